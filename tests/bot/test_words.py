"""One word for a thing: before the start it is a lobby, which is opened and cancelled."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SENTENCES = Path("data/locales/en/bot.ftl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("other", ["called off", "calls? .* off", "opens? a table", "open a new table"])
def test_a_lobby_is_opened_and_cancelled_and_nothing_else(other: str) -> None:
    assert [line for line in SENTENCES if re.search(other, line, re.IGNORECASE)] == []
