"""Logs: no tokens at any level, no chosen cards."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from bot.operating.logs import HIDDEN, hide_tokens, redacted
from tests.bot.evening import Evening

TOKEN = "aW50ZXJhY3Rpb246MTIz.abc-DEF_0"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the root logger's handler writes."""
    stream, root = io.StringIO(), logging.getLogger()
    handler, level = logging.StreamHandler(stream), root.level
    before = {one: one.formatter for one in root.handlers}
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    hide_tokens()
    yield stream
    root.removeHandler(handler)
    root.setLevel(level)
    for one, formatter in before.items():
        one.setFormatter(formatter)


@pytest.mark.parametrize(
    "line",
    [
        f"POST https://discord.com/api/v10/interactions/123/{TOKEN}/callback with None has returned 204",
        f"PATCH https://discord.com/api/v10/webhooks/123/{TOKEN}/messages/@original has returned 200",
        f"WebSocket Event: {{'t': 'INTERACTION_CREATE', 'd': {{'token': '{TOKEN}', 'type': 3}}}}",
        f'has received {{"id": "1", "token": "{TOKEN}"}}',
    ],
)
def test_a_token_is_hidden_and_the_rest_stays(line: str) -> None:
    assert redacted(line) == line.replace(TOKEN, HIDDEN)


def test_tokens_are_hidden_from_messages_arguments_and_tracebacks(written: io.StringIO) -> None:
    log = logging.getLogger("discord.http")
    log.debug("%s %s", "POST", f"/webhooks/1/{TOKEN}")
    try:
        raise RuntimeError(f"/interactions/1/{TOKEN}/callback")
    except RuntimeError:
        log.exception("failed")
    assert TOKEN not in written.getvalue()
    assert written.getvalue().count(HIDDEN) >= 2


async def test_nothing_logged_names_a_chosen_card(
    evening: Evening, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even that something went wrong with it."""
    caplog.set_level(logging.INFO)
    await evening.begin()
    panel = await evening.panel(evening.ada)
    card = panel.buttons[panel.labels[0]].rpartition(":")[2]
    await evening.press(evening.ada, panel.labels[0], panel)
    await evening.press(evening.ada, "Discard", panel)

    async def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(evening.bot.manager, "play", fail)
        patch.setattr(evening.bot.manager, "tap", fail)
        await evening.press(evening.ada, "The draw pile", panel)
        await evening.move((await evening.legal())[0])
    assert len(evening.errors) == 2
    evening.errors.clear()
    ours = [record.getMessage() for record in caplog.records if record.name.startswith("bot")]
    assert not any(card in message for message in ours)
