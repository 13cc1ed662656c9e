"""A game without a painter is playable: everything a picture would show is said in words."""

from __future__ import annotations

import pytest

from bot.ui import panel
from engine.core.catalogue import catalogue
from render import picture
from render.painter import Painter
from tests.bot.evening import Evening


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game has pictures of its own."""
    monkeypatch.setattr(picture, "painter", lambda game_key: Painter())
    monkeypatch.setattr(picture, "hand", lambda *_: None)


async def test_the_panel_says_the_hand_and_names_no_keys_of_a_picture(
    evening: Evening, unpainted: None
) -> None:
    await evening.begin()
    position = await evening.position()
    (seat,) = position.to_move
    message = await panel.opened(position, seat, catalogue())
    assert "Your hand: " in message.text
    assert message.images == []
    labels = [button.label for row in message.rows for button in row]
    assert not any(" · " in label for label in labels), "a number would be a key to a picture"


async def test_with_a_painter_the_hand_is_a_picture_and_its_cards_have_numbers(evening: Evening) -> None:
    await evening.begin()
    position = await evening.position()
    message = await panel.opened(position, position.to_move[0], catalogue())
    assert "Your hand: " not in message.text
    assert any(" · " in button.label for row in message.rows for button in row)
