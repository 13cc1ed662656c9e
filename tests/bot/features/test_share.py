"""*Share* below a finished game: a picture of the result for users who may see the game."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.ui.custom_id import CustomId
from render import picture
from render.picture import Picture
from render.picture import share as paint
from tests.bot.evening import Evening, Seen

GONE = "That table is no longer there."


async def finished(evening: Evening) -> Seen:
    """Return the last post of a finished round."""
    await evening.begin(rounds=1)
    await evening.hurry(left=0)
    return evening.post


async def forged(evening: Evening) -> str:
    """Return a forged button of the channel’s table."""
    return CustomId("share", (await evening.table()).id).write()


@pytest.mark.slow
async def test_share_by_an_onlooker_answers_privately_with_the_result_picture(evening: Evening) -> None:
    last = await finished(evening)
    result = (await evening.position()).result
    assert result is not None
    shared = await evening.press(evening.chen, "Share", last)
    assert shared.is_private
    assert shared.text.startswith("Save or copy this picture and post it wherever you like.")
    ((name, alt),) = shared.pictures.items()
    assert name == "lost_cities-share.jpg"
    first, second = sorted(range(2), key=lambda seat: result.placings[seat])
    names = ("ada", "boris")
    scores = [f"{names[seat]} {result.scores[seat]}".replace("-", "−") for seat in (first, second)]
    assert alt.startswith(f"Lost Cities: {scores[0]}, {scores[1]}; ")
    assert "The turning point: " in alt
    assert len(evening.posts) == len(evening.posts_in(evening.channel)), "nothing is posted for others"


@pytest.mark.slow
async def test_share_in_direct_messages_answers_with_the_picture(evening: Evening) -> None:
    await finished(evening)
    for person in (evening.ada, evening.boris):
        shared = await evening.press(person, "Share", evening.direct_message(person))
        assert list(shared.pictures) == ["lost_cities-share.jpg"]


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_share_of_a_game_whose_state_was_deleted_answers_with_its_picture(evening: Evening) -> None:
    """The post stays in the channel. Its table has no state any more, only its log."""
    last = await finished(evening)
    await evening.begin()
    await evening.pass_time(9 * 24 * 60 * 60)
    shared = await evening.press(evening.chen, "Share", last)
    assert list(shared.pictures) == ["lost_cities-share.jpg"]


async def test_share_is_refused_for_a_running_game(evening: Evening) -> None:
    await evening.begin()
    answer = await evening.forge(evening.boris, await forged(evening))
    assert answer.text.startswith("That game isn’t over yet.")
    assert answer.pictures == {}


async def test_share_is_refused_for_an_abandoned_game(evening: Evening) -> None:
    await evening.begin(rounds=3)
    await evening.resign(evening.ada)
    assert "Share" not in evening.post.labels
    answer = await evening.forge(evening.boris, await forged(evening))
    assert answer.text == "That game was abandoned, so there’s no result to share."


async def test_share_is_refused_from_another_server_and_to_a_stranger_by_direct_message(
    evening: Evening,
) -> None:
    await finished(evening)
    made_up = await forged(evening)
    guild = evening.env.create_guild("Elsewhere")
    dana = guild.add_member(evening.env.create_user("dana"))
    there = await evening.say(dana, "help", where=guild.create_text_channel("games"))
    own = await evening.write(evening.chen, "help")
    for person, message in ((dana, there), (evening.chen.user, own)):
        answer: Any = await evening.forge(person, made_up, message)
        assert answer.text.startswith(GONE)
        assert answer.pictures == {}


@pytest.mark.slow
async def test_share_is_text_if_its_picture_fails(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    last = await finished(evening)

    def fail(*_: Any) -> Picture:
        raise RuntimeError("no paint")

    monkeypatch.setattr(picture, "share", fail)
    shared = await evening.press(evening.chen, "Share", last)
    evening.errors.clear()
    assert shared.text.startswith("I can’t draw the picture right now. In words: Lost Cities: ")
    assert shared.pictures == {}


@pytest.mark.slow
async def test_shared_picture_is_1200_by_630_and_at_most_300_kilobytes(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Picture] = []

    def watched(*args: Any) -> Picture:
        made.append(paint(*args))
        return made[-1]

    monkeypatch.setattr(picture, "share", watched)
    last = await finished(evening)
    await evening.press(evening.chen, "Share", last)
    assert Image.open(BytesIO(made[0].data)).size == (1200, 630)
    assert len(made[0].data) <= 300_000
