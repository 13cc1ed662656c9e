"""Fixtures for tests of the bot's own servers."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from pathlib import Path

import pytest

from bot.ops.settings import SETTING_NAMES


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Set up a folder without `.env` and an environment without the bot's variables."""
    for name in SETTING_NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


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
