"""Fixtures for tests of the bot's own servers."""

from __future__ import annotations

import os
import socket
from contextlib import suppress

import pytest


@pytest.fixture
def free_port() -> int:
    """Return a free port that no other process of these tests uses."""
    own = range(10_000 + os.getpid() % 1000 * 20, 32_000)
    return next(filter(_is_free, own))


def _is_free(port: int) -> bool:
    with socket.socket() as taken, suppress(OSError):
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(("127.0.0.1", port))
        return True
    return False
