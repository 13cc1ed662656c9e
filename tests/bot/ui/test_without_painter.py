"""A game without a painter is playable: text says all that a picture would show."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.ui import panel_message, pictures
from bot.ui.message import Image
from engine.core.catalogue import catalogue
from engine.core.menu import Question
from render import picture
from render.painter import Painter
from tests.bot.evening import Evening
from tests.bot.games.test_tikal import place, sit_down


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "painter", lambda game_key: Painter())
    monkeypatch.setattr(picture, "hand", lambda *_: None)


async def test_panel_without_painter_has_the_hand_as_text_and_no_card_numbers(
    evening: Evening, unpainted: None
) -> None:
    await evening.begin()
    position = await evening.position()
    (seat,) = position.to_move
    message = await panel_message.turn_panel(position, seat, catalogue())
    assert "Your hand: " in message.text
    assert message.images == []
    labels = [button.label for row in message.rows for button in row]
    assert not any(" · " in label for label in labels), "a number would be a key to a picture"


@pytest.mark.slow
async def test_panel_with_painter_shows_the_hand_and_numbers_its_cards(evening: Evening) -> None:
    await evening.begin()
    position = await evening.position()
    message = await panel_message.turn_panel(position, position.to_move[0], catalogue())
    assert [image.filename for image in message.images] == ["lost_cities-hand.jpg"]
    assert "Your hand: " not in message.text
    assert any(" · " in button.label for row in message.rows for button in row)


@pytest.mark.slow
async def test_question_without_picture_has_no_button_label_in_its_text(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object) -> list[Image]:
        return []

    monkeypatch.setattr(pictures, "of_question", nothing)
    await sit_down(evening)
    mover = await evening.mover()
    await place(evening, mover, await evening.press(mover, "Play", evening.post))
    position = await evening.position()
    (seat,) = position.to_move
    asked = position.ask(seat, ())
    assert isinstance(asked, Question)
    bought = replace(asked, answers=tuple(answer for answer in asked.answers if "new" in answer))
    assert bought.answers
    message = await panel_message.question_panel(position, seat, bought, ("more",), catalogue())
    assert not [button.label for row in message.rows for button in row if button.label in message.text]
