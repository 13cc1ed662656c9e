"""Panels follow their turn wherever it is taken: every button leads on."""

from __future__ import annotations

from random import Random
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
import simcord

from bot.jobs.publisher import PANEL_CHECK_DELAY
from bot.jobs.stale_panels import TURN_VERBS
from bot.store import message_queries
from bot.tables import moves
from bot.ui.custom_id import CustomId
from tests.bot.evening import MINUTE, Evening, Seen, Tap
from tests.bot.jobs.test_half_turns import begin, half_a_turn, whole_turn
from tests.examples import slow

GONE_ON = "*Those buttons are out of date. Here’s your turn as it stands now:*\n"
DRAW, PLAY = "**Draw a card to end your turn.**", "**Which card do you play or discard?**"


@pytest.fixture
async def seated(evening: Evening) -> Evening:
    """Start a board game between Ada and Boris."""
    await begin(evening, "lost-cities-board", length="short")
    return evening


@pytest.mark.slow
async def test_dm_panel_shows_the_next_question_of_a_turn_typed_in_the_channel(seated: Evening) -> None:
    mover = await seated.mover()
    message = seated.direct_message(mover)
    assert message.text.endswith(PLAY)
    await half_a_turn(seated)
    assert message.text.endswith(DRAW)
    await seated.press(mover, "Draw and end turn", message)
    assert " and draw the " in message.text
    assert await seated.mover() is not mover


@pytest.mark.slow
async def test_dm_panel_shows_the_next_question_of_a_turn_taken_in_the_channel(seated: Evening) -> None:
    mover = await seated.mover()
    message, panel = seated.direct_message(mover), await seated.panel(mover)
    await seated.press(mover, panel.presses[0], panel)
    await seated.press(mover, "Discard", panel)
    assert message.text.endswith(DRAW)
    await seated.press(mover, "Back", panel)
    assert message.text.endswith(PLAY)
    await seated.press(mover, message.presses[0], message)
    assert message.text.endswith(" go?**")


@pytest.mark.parametrize("pictures", [True, False], ids=["with a picture", "without one"])
async def test_dm_updated_by_a_step_has_the_hand_picture_if_it_was_painted_and_links_the_table(
    seated: Evening, pictures: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not pictures:
        monkeypatch.setattr("render.picture.hand", lambda *_: None)
    message = seated.direct_message(await seated.mover())
    await half_a_turn(seated)
    assert [name.partition(".")[0] for name in message.pictures] == ["lost_cities_board-hand"] * pictures
    assert message.labels[-1] == "Go to table"


@pytest.mark.slow
async def test_stale_channel_panel_plays_nothing_and_shows_the_next_question(seated: Evening) -> None:
    """A private answer cannot be edited from elsewhere: pressing it shows the current panel."""
    mover = await seated.mover()
    message, panel = seated.direct_message(mover), await seated.panel(mover)
    await seated.press(mover, message.presses[0], message)
    await seated.press(mover, "Discard", message)
    log = await seated.log()
    await seated.press(mover, panel.presses[0], panel)
    assert panel.text == f"{GONE_ON}{DRAW}"
    assert await seated.log() == log
    await seated.press(mover, "Draw and end turn", panel)
    assert await seated.mover() is not mover


@pytest.mark.parametrize("verb", ["panel", *slow("look", "undo")])
async def test_old_button_pressed_in_a_running_turn_plays_nothing_and_shows_the_current_panel(
    seated: Evening, verb: str
) -> None:
    mover, table = await seated.mover(), await seated.table()
    panel = await seated.panel(mover)
    await half_a_turn(seated)
    log = await seated.log()
    await seated.forge(mover, CustomId(verb, table.id, table.version).write(), panel)
    assert panel.text == f"{GONE_ON}{DRAW}"
    assert await seated.log() == log


@pytest.mark.slow
async def test_play_button_opens_the_first_question_again_after_an_incomplete_turn_was_undone(
    seated: Evening,
) -> None:
    """The post is unchanged, since the turn was never posted."""
    mover, post = await seated.mover(), seated.post
    await half_a_turn(seated)
    await seated.say(mover, "undo")
    assert seated.post.id == post.id
    assert (await seated.panel(mover)).text == PLAY


@pytest.mark.slow
async def test_press_on_the_panel_of_a_finished_turn_is_refused(seated: Evening) -> None:
    mover = await seated.mover()
    panel = await seated.panel(mover)
    press = panel.buttons[panel.presses[0]]
    await whole_turn(seated, Random(1))
    answer = await seated.forge(mover, press, panel)
    assert answer.text.startswith("The game has moved on")


async def test_forged_panel_button_below_a_post_is_answered_privately_and_leaves_the_post(
    seated: Evening,
) -> None:
    mover, table = await seated.mover(), await seated.table()
    words = seated.post.text
    await half_a_turn(seated)
    answer = await seated.forge(mover, CustomId("panel", table.id, table.version).write())
    assert answer.is_private
    assert seated.post.text == words


async def test_dm_that_could_not_be_edited_shows_the_current_panel_when_pressed(seated: Evening) -> None:
    """A panel that cannot be edited is replaced when it is pressed."""
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


@pytest.mark.slow
async def test_tikal_panel_in_a_dm_follows_a_turn_typed_in_the_channel(evening: Evening) -> None:
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


# Late interaction responses


def panels(message: Seen) -> list[CustomId]:
    """Return the buttons of a message that can take a turn."""
    presses = map(CustomId.read, message.buttons.values())
    return [press for press in presses if press is not None and press.verb in TURN_VERBS]


async def tap_and_play_on(seated: Evening, monkeypatch: pytest.MonkeyPatch, steps: int) -> tuple[Seen, str]:
    """Let the mover press a card by DM; take steps until Discord shows the answer.

    Return the message, and its text before the late answer.
    """
    mover, table, said = await seated.mover(), await seated.table(), list[str]()
    message, edit = seated.direct_message(mover), discord.InteractionResponse.edit_message

    async def late(response: Any, **shown: Any) -> Any:
        monkeypatch.setattr(discord.InteractionResponse, "edit_message", edit)
        for _ in range(steps):
            action = (await seated.position()).game.notation.read((await seated.legal())[0])
            await seated.bot.manager.run(moves.play, table.id, mover.id, action)
        await seated.bot.publisher.publish(table.id)
        said.append(message.text)
        answer = await edit(response, **shown)
        assert message.text.endswith(" go?**")
        return answer

    monkeypatch.setattr(discord.InteractionResponse, "edit_message", late)
    await seated.press(mover, message.presses[0], message)
    await seated.pass_time(MINUTE)
    return message, said[0]


@pytest.mark.slow
async def test_question_that_arrives_after_its_turn_is_finished_is_removed_from_the_dm(
    seated: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn was taken elsewhere, and the message showed that before the question arrived."""
    message, said = await tap_and_play_on(seated, monkeypatch, steps=2)
    assert (panels(message), message.text, message.labels) == ([], said, ["Go to table"])


@pytest.mark.slow
async def test_question_that_arrives_late_in_a_running_turn_is_replaced_by_the_current_one(
    seated: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    message, _ = await tap_and_play_on(seated, monkeypatch, steps=1)
    assert message.text.endswith(DRAW)
    assert {press.version for press in panels(message)} == {(await seated.table()).version}


@pytest.mark.slow
async def test_panel_of_a_finished_turn_left_in_a_dm_is_removed_when_pressed(seated: Evening) -> None:
    """The bot was killed before it learned that its answer had arrived late."""
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
    """Return the mover with a newer message, and the older message with its stale panel."""
    mover = await seated.mover()
    message = seated.direct_message(mover)
    panel = message.stored.components
    for _ in range(2):
        await whole_turn(seated, Random(1))
    newer = seated.direct_message(mover)
    assert newer.id != message.id and panels(newer)
    return mover, message, panel


async def has_no_part(seated: Evening, mover: simcord.MemberActor, message: Seen) -> None:
    """Check that a press on the older message plays nothing and schedules nothing."""
    answer = await seated.press(mover, message.presses[0], message)
    assert answer.text.startswith("The game has moved on")
    await seated.pass_time(MINUTE)
    assert panels(seated.direct_message(mover)) and not panels(message)


@pytest.mark.slow
async def test_press_on_the_old_panel_of_an_earlier_dm_is_refused_and_the_newer_dm_keeps_its_panel(
    seated: Evening,
) -> None:
    """The second of two presses arrives after a computer has answered the first."""
    mover, message, panel = await two_turns_on(seated)
    message.stored.components = panel
    await has_no_part(seated, mover, message)


@pytest.mark.slow
async def test_press_on_an_earlier_dm_with_the_current_panel_is_refused_and_removes_that_panel(
    seated: Evening,
) -> None:
    """The press came before the old panel was repaired; the answer must not stay there."""
    mover, message, _ = await two_turns_on(seated)
    message.stored.components = seated.direct_message(mover).stored.components
    await has_no_part(seated, mover, message)


@pytest.mark.slow
async def test_panel_left_in_an_old_dm_by_a_killed_bot_is_removed_after_the_restart(
    seated: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The repair is stored first: the second of two presses finds the next turn."""
    mover, message, panel = await two_turns_on(seated)
    message.stored.components = panel
    # The new message has not arrived yet.
    monkeypatch.setattr("bot.handlers.context.has_newer_prompt", lambda *_: False)
    monkeypatch.setattr("bot.jobs.publisher.PANEL_CHECK_DELAY", 1e9)
    answer = await seated.press(mover, message.presses[0], message)
    assert answer.text.startswith(GONE_ON) and panels(message)
    await seated.restart()
    await seated.pass_time(2 * MINUTE)
    assert panels(seated.direct_message(mover)) and not panels(message)
    assert not await seated.bot.manager.store.read(message_queries.at_table, (await seated.table()).id)


@pytest.mark.slow
async def test_panel_restored_by_a_late_response_is_removed_from_the_old_dm_by_a_later_check(
    seated: Evening,
) -> None:
    """The answer took eight seconds."""
    mover, message, panel = await two_turns_on(seated)
    message.stored.components = panel
    await seated.press(mover, message.presses[0], message)
    await seated.pass_time(PANEL_CHECK_DELAY + 1)
    assert not panels(message)
    message.stored.components = panel
    await seated.pass_time(2 * MINUTE)
    assert not panels(message) and panels(seated.direct_message(mover))


@pytest.mark.slow
async def test_panel_in_an_old_dm_that_cannot_be_read_is_removed_when_it_can_be(
    seated: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover = await seated.mover()
    message = seated.direct_message(mover)
    panel = message.stored.components
    await whole_turn(seated, Random(1))
    message.stored.components = panel
    with monkeypatch.context() as closed:
        closed.setattr("bot.jobs.stale_panels.StalePanels._shown_presses", AsyncMock(side_effect=OSError))
        await seated.press(mover, message.presses[0], message)
        await seated.pass_time(MINUTE)
        assert panels(message)
    await seated.pass_time(10 * MINUTE)
    assert not panels(message)


@pytest.mark.slow
async def test_double_tap_that_ends_the_turn_keeps_the_hand_in_the_message(seated: Evening) -> None:
    """The current hand stays, although the second press finds the game advanced."""
    await half_a_turn(seated)
    mover = await seated.mover()
    message = seated.direct_message(mover)
    await seated.tap(*[Tap(mover, message, message.buttons["Draw and end turn"])] * 2)
    await seated.pass_time(MINUTE)
    assert message.pictures
