"""A panel follows its turn wherever that is taken: no button is a dead end."""

from __future__ import annotations

from random import Random
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
import simcord

from bot.jobs.publisher import LOOK_AFTER
from bot.jobs.stale_panels import TURN_VERBS
from bot.store import open_message_queries
from bot.tables import moves
from bot.ui.custom_id import CustomId
from tests.bot.evening import MINUTE, Evening, Seen, Tap
from tests.bot.jobs.test_half_turns import begin, half_a_turn, whole_turn
from tests.examples import slow

GONE_ON = "*Those buttons are out of date. Here’s your turn as it stands now:*\n"
DRAW, PLAY = "**Where do you draw from?**", "**Which card do you play or discard?**"


@pytest.fixture
async def seated(evening: Evening) -> Evening:
    """Ada and Boris at a board game that has just begun."""
    await begin(evening, "lost-cities-board", length="short")
    return evening


async def test_the_direct_message_follows_a_turn_taken_by_text(seated: Evening) -> None:
    mover = await seated.mover()
    message = seated.direct_message(mover)
    assert message.text.endswith(PLAY)
    await half_a_turn(seated)
    assert message.text.endswith(DRAW)
    await seated.press(mover, "Draw pile", message)
    assert "You drew the" in message.text
    assert await seated.mover() is not mover


async def test_the_direct_message_follows_a_turn_taken_in_the_channel(seated: Evening) -> None:
    mover = await seated.mover()
    message, panel = seated.direct_message(mover), await seated.panel(mover)
    await seated.press(mover, panel.presses[0], panel)
    await seated.press(mover, "Discard", panel)
    assert message.text.endswith(DRAW)
    await seated.press(mover, "Back", panel)
    assert message.text.endswith(PLAY)
    await seated.press(mover, message.presses[0], message)
    assert message.text.endswith("where to?**")


@pytest.mark.parametrize("pictures", [True, False], ids=["with a picture", "without one"])
async def test_a_direct_message_that_follows_shows_the_hand_and_the_way_back(
    seated: Evening, pictures: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not pictures:
        monkeypatch.setattr("render.picture.hand", lambda *_: None)
    message = seated.direct_message(await seated.mover())
    await half_a_turn(seated)
    assert [name.partition(".")[0] for name in message.pictures] == ["lost_cities_board-hand"] * pictures
    assert message.labels[-1] == "Go to table"


async def test_the_panel_in_the_channel_follows_a_turn_taken_in_the_direct_message(seated: Evening) -> None:
    """What only one person sees cannot be edited from elsewhere: it is shown anew when it is pressed."""
    mover = await seated.mover()
    message, panel = seated.direct_message(mover), await seated.panel(mover)
    await seated.press(mover, message.presses[0], message)
    await seated.press(mover, "Discard", message)
    log = await seated.log()
    await seated.press(mover, panel.presses[0], panel)
    assert panel.text == f"{GONE_ON}{DRAW}"
    assert await seated.log() == log
    await seated.press(mover, "Draw pile", panel)
    assert await seated.mover() is not mover


@pytest.mark.parametrize("verb", ["panel", *slow("look", "undo")])
async def test_every_old_button_of_a_running_turn_shows_it_as_it_stands(seated: Evening, verb: str) -> None:
    mover, table = await seated.mover(), await seated.table()
    panel = await seated.panel(mover)
    await half_a_turn(seated)
    log = await seated.log()
    await seated.forge(mover, CustomId(verb, table.id, table.version).write(), panel)
    assert panel.text == f"{GONE_ON}{DRAW}"
    assert await seated.log() == log


async def test_play_works_after_a_turn_was_taken_back(seated: Evening) -> None:
    """The post is the one of before: nobody was told of anything."""
    mover, post = await seated.mover(), seated.post
    await half_a_turn(seated)
    await seated.say(mover, "undo")
    assert seated.post.id == post.id
    assert (await seated.panel(mover)).text == PLAY


async def test_a_panel_of_a_turn_that_is_over_says_so(seated: Evening) -> None:
    mover = await seated.mover()
    panel = await seated.panel(mover)
    press = panel.buttons[panel.presses[0]]
    await whole_turn(seated, Random(1))
    answer = await seated.forge(mover, press, panel)
    assert answer.text.startswith("The game has moved on")


async def test_a_made_up_button_never_puts_a_panel_into_the_channel(seated: Evening) -> None:
    mover, table = await seated.mover(), await seated.table()
    words = seated.post.text
    await half_a_turn(seated)
    answer = await seated.forge(mover, CustomId("panel", table.id, table.version).write())
    assert answer.is_private
    assert seated.post.text == words


async def test_a_closed_direct_message_holds_nothing_up(seated: Evening) -> None:
    """An old panel that cannot be edited is shown anew when it is pressed."""
    mover = await seated.mover()
    message = seated.direct_message(mover)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.PartialMessage, "edit", _refuse)
        await half_a_turn(seated)
    assert message.text.endswith(PLAY)
    await seated.press(mover, message.presses[0], message)
    assert message.text == f"{GONE_ON}{DRAW}"


async def _refuse(*_: object, **__: object) -> None:
    raise discord.HTTPException(type("Response", (), {"status": 500, "reason": "down"})(), "down")  # type: ignore[arg-type]


async def test_tikals_panel_follows_too(evening: Evening) -> None:
    await begin(evening, "tikal")
    mover = await evening.mover()
    message = evening.direct_message(mover)
    before = message.text
    await evening.move((await evening.legal())[0])
    assert evening.direct_message(mover).id == message.id
    assert message.text != before
    version = (await evening.table()).version
    await evening.press(mover, message.presses[0], message)
    assert not message.text.startswith(GONE_ON)
    assert (await evening.table()).version in (version, version + 1)


# Answers that come late


def panels(message: Seen) -> list[CustomId]:
    """What of a message a turn could be taken with."""
    presses = map(CustomId.read, message.buttons.values())
    return [press for press in presses if press is not None and press.verb in TURN_VERBS]


async def tap_and_play_on(seated: Evening, monkeypatch: pytest.MonkeyPatch, steps: int) -> tuple[Seen, str]:
    """The mover taps a card on their direct message; until Discord shows what follows, steps are taken.

    The message, and what it said before the late answer came.
    """
    mover, table, said = await seated.mover(), await seated.table(), list[str]()
    message, edit = seated.direct_message(mover), discord.InteractionResponse.edit_message

    async def late(response: Any, **shown: Any) -> Any:
        monkeypatch.setattr(discord.InteractionResponse, "edit_message", edit)
        for _ in range(steps):
            action = (await seated.position()).game.read((await seated.legal())[0])
            await seated.bot.manager.run(moves.play, table.id, mover.id, action)
        await seated.bot.publisher.publish(table.id)
        said.append(message.text)
        answer = await edit(response, **shown)
        assert message.text.endswith("where to?**")
        return answer

    monkeypatch.setattr(discord.InteractionResponse, "edit_message", late)
    await seated.press(mover, message.presses[0], message)
    await seated.pass_time(MINUTE)
    return message, said[0]


async def test_a_question_that_arrives_after_its_turn_does_not_stay(
    seated: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn was taken elsewhere meanwhile, and the message said so before the question came."""
    message, said = await tap_and_play_on(seated, monkeypatch, steps=2)
    assert (panels(message), message.text, message.labels) == ([], said, ["Go to table"])


async def test_a_question_that_arrives_after_half_its_turn_makes_room_for_the_next(
    seated: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    message, _ = await tap_and_play_on(seated, monkeypatch, steps=1)
    assert message.text.endswith(DRAW)
    assert {press.version for press in panels(message)} == {(await seated.table()).version}


async def test_a_panel_that_has_stayed_after_its_turn_goes_when_it_is_pressed(seated: Evening) -> None:
    """As where the bot was killed before it heard that an answer of its own had arrived so late."""
    mover = await seated.mover()
    message = seated.direct_message(mover)
    panel = message.stored.components
    await whole_turn(seated, Random(1))
    told, message.stored.components = message.text, panel
    answer = await seated.press(mover, message.presses[0], message)
    assert answer.text.startswith("The game has moved on")
    await seated.pass_time(MINUTE)
    assert (panels(message), message.text, message.labels) == ([], told, ["Go to table"])


async def two_turns_on(seated: Evening) -> tuple[simcord.MemberActor, Seen, list[dict[str, Any]]]:
    """The mover, who has a newer message since, and the older one with the panel that it had."""
    mover = await seated.mover()
    message = seated.direct_message(mover)
    panel = message.stored.components
    for _ in range(2):
        await whole_turn(seated, Random(1))
    newer = seated.direct_message(mover)
    assert newer.id != message.id and panels(newer)
    return mover, message, panel


async def has_no_part(seated: Evening, mover: simcord.MemberActor, message: Seen) -> None:
    """A press on the older message plays nothing, and that asks for nothing soon."""
    answer = await seated.press(mover, message.presses[0], message)
    assert answer.text.startswith("The game has moved on")
    await seated.pass_time(MINUTE)
    assert panels(seated.direct_message(mover)) and not panels(message)


async def test_an_old_message_does_not_take_the_panel_of_a_turn_that_a_newer_one_asks_for(
    seated: Evening,
) -> None:
    """As where the second of two taps comes when a computer has answered the first."""
    mover, message, panel = await two_turns_on(seated)
    message.stored.components = panel
    await has_no_part(seated, mover, message)


async def test_an_old_message_takes_no_part_in_a_turn_that_a_newer_one_asks_for(seated: Evening) -> None:
    """As where a tap came before its panel was set right: what followed would stay on the old message."""
    mover, message, _ = await two_turns_on(seated)
    message.stored.components = seated.direct_message(mover).stored.components
    await has_no_part(seated, mover, message)


async def test_a_panel_that_lost_its_turn_goes_though_the_bot_was_killed_before_it_looked(
    seated: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is noted before: a computer answers the first of two taps, and the second finds the next turn."""
    mover, message, panel = await two_turns_on(seated)
    message.stored.components = panel
    monkeypatch.setattr("bot.handlers.context.asks", lambda *_: False)  # the new message is not there yet
    monkeypatch.setattr("bot.jobs.publisher.LOOK_AFTER", 1e9)
    answer = await seated.press(mover, message.presses[0], message)
    assert answer.text.startswith(GONE_ON) and panels(message)
    await seated.restart()
    await seated.pass_time(2 * MINUTE)
    assert panels(seated.direct_message(mover)) and not panels(message)
    assert not await seated.bot.manager.store.read(open_message_queries.at_table, (await seated.table()).id)


async def test_a_panel_that_comes_back_with_a_late_answer_goes_when_none_can_come_any_more(
    seated: Evening,
) -> None:
    """Seed 7810385 found it, with `--hours 1.0 --unfinished`: the answer took eight seconds."""
    mover, message, panel = await two_turns_on(seated)
    message.stored.components = panel
    await seated.press(mover, message.presses[0], message)
    await seated.pass_time(LOOK_AFTER + 1)
    assert not panels(message)
    message.stored.components = panel
    await seated.pass_time(2 * MINUTE)
    assert not panels(message) and panels(seated.direct_message(mover))


@pytest.mark.slow
async def test_a_message_that_cannot_be_read_is_looked_at_later(
    seated: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover = await seated.mover()
    message = seated.direct_message(mover)
    panel = message.stored.components
    await whole_turn(seated, Random(1))
    message.stored.components = panel
    with monkeypatch.context() as closed:
        closed.setattr("bot.jobs.stale_panels.StalePanels._shown", AsyncMock(side_effect=OSError))
        await seated.press(mover, message.presses[0], message)
        await seated.pass_time(MINUTE)
        assert panels(message)
    await seated.pass_time(10 * MINUTE)
    assert not panels(message)


async def test_two_taps_leave_on_the_message_what_one_would(seated: Evening) -> None:
    """The hand as it is now stays, though the second tap finds the game moved on."""
    await half_a_turn(seated)
    mover = await seated.mover()
    message = seated.direct_message(mover)
    await seated.tap(*[Tap(mover, message, message.buttons["Draw pile"])] * 2)
    await seated.pass_time(MINUTE)
    assert message.pictures
