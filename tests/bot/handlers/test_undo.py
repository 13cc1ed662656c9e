"""Undo by consent: the other players agree within a day, or the turn stays."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
import simcord

from bot.handlers import table_buttons
from bot.handlers.context import seated_player
from bot.store.schema import QUIET
from bot.tables import consent, moves, on_hold, positions, resigning
from bot.ui.custom_id import CustomId
from engine.core.game_log import LEFT, TOOK_BACK
from tests.bot.evening import DAY, HOUR, Evening, Seen
from tests.bot.jobs.test_failures import messages_of
from tests.examples import slow

pytestmark = pytest.mark.usefixtures("hourly")


async def asked(evening: Evening, person: simcord.MemberActor) -> Seen:
    """Return the question to the others after a player asked for an undo."""
    offer = await evening.say(person, "undo")
    assert offer.is_private
    await evening.press(person, "Ask the others", offer)
    return evening.post


async def turn(evening: Evening) -> None:
    """Play a whole turn of the player to move."""
    person = await evening.mover()
    while await evening.mover() is person:
        await evening.move((await evening.legal())[0])


@pytest.fixture
async def played(evening: Evening) -> Evening:
    """Ada has played a turn against Boris."""
    await evening.begin()
    await turn(evening)
    return evening


async def four(evening: Evening) -> None:
    lobby = await evening.say(evening.ada, "play lost-cities-board")
    await evening.start(lobby, evening.boris, evening.chen, evening.arrive("dana"))


async def test_turn_is_undone_and_asked_again_if_the_opponent_agrees(evening: Evening) -> None:
    await evening.begin()
    before = (await evening.position()).state
    await turn(evening)
    question = await asked(evening, evening.ada)
    assert question.notified == set(), "whose turn it is has been told of that"
    await evening.press(evening.boris, "Agree", question)
    assert question.text == "Everyone agreed: **ada** undid a turn."
    assert (await evening.position()).state == before
    assert await evening.mover() is evening.ada
    assert "Everyone agreed: **ada** undid their last turn" in evening.post.text
    assert evening.ada.mention in evening.post.text
    assert evening.direct_message(evening.ada).labels[0].startswith("1 · ")


@pytest.mark.slow
async def test_undo_agreed_to_by_all_takes_back_the_later_turns_of_others_too(evening: Evening) -> None:
    await four(evening)
    asker, before = await evening.mover(), (await evening.position()).state
    for _ in range(3):
        await turn(evening)
    question = await asked(evening, asker)
    for person in evening.people:
        if person is not asker:
            await evening.press(person, "Agree", question)
    assert (await evening.position()).state == before
    assert await evening.log() == [TOOK_BACK]


@pytest.mark.slow
async def test_undo_needs_all_players_and_fails_when_one_disagrees(evening: Evening) -> None:
    await four(evening)
    asker = await evening.mover()
    await turn(evening)
    question = await asked(evening, asker)
    others = [person for person in evening.people if person is not asker]
    for person in others[:2]:
        await evening.press(person, "Agree", question)
    assert question.notified >= {others[2].id}
    assert await evening.mover() is not asker
    await evening.press(others[2], "Disagree", question)
    assert question.text == f"**{asker.user.name}** asked to undo a turn. It stands."
    answer = await evening.forge(others[2], CustomId("consent", (await evening.table()).id).write(), question)
    assert answer.text.startswith("That undo request is over")


@pytest.mark.slow
async def test_undo_question_of_another_player_closes_the_one_before(evening: Evening) -> None:
    """An answer counts for the newest question, so only that one has buttons."""
    await four(evening)
    first = await evening.mover()
    await turn(evening)
    second = await evening.mover()
    await turn(evening)
    before = await asked(evening, first)
    question = await asked(evening, second)
    assert (before.text, before.labels) == (f"**{first.user.name}** asked to undo a turn. It stands.", [])
    assert question.labels == ["Agree", "Disagree"]


@pytest.mark.slow
async def test_undo_question_is_closed_after_a_day(played: Evening) -> None:
    question = await asked(played, played.ada)
    agree = question.buttons["Agree"]
    await played.pass_time(DAY + HOUR)
    assert (question.text, question.labels) == ("**ada** asked to undo a turn. It stands.", [])
    answer = await played.forge(played.boris, agree, question)
    assert answer.text.startswith("That undo request is over")
    assert await played.mover() is played.boris


async def test_next_turn_closes_the_undo_question_as_refused(played: Evening) -> None:
    question = await asked(played, played.ada)
    agree = question.buttons["Agree"]
    await turn(played)
    assert (question.text, question.labels) == ("**ada** asked to undo a turn. It stands.", [])
    answer = await played.forge(played.boris, agree, question)
    assert answer.text.startswith("That undo request is over")


@pytest.mark.slow
async def test_neither_asker_nor_stranger_can_agree_to_an_undo(played: Evening) -> None:
    question = await asked(played, played.ada)
    assert (await played.press(played.ada, "Agree", question)).text.startswith("That undo request is over")
    assert (await played.press(played.chen, "Agree", question)).text.startswith("You’re not playing")


async def test_undo_against_computers_needs_no_consent(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    before = (await evening.position()).state
    await evening.move((await evening.legal())[0])
    offer = await evening.say(evening.ada, "undo")
    await evening.press(evening.ada, "Undo", offer)
    assert offer.text == "Your turn is undone."
    assert (await evening.position()).state == before


@pytest.mark.slow
async def test_undo_question_can_be_answered_after_a_restart(played: Evening) -> None:
    question = await asked(played, played.ada)
    await played.restart()
    await played.press(played.boris, "Agree", question)
    assert await played.mover() is played.ada


async def test_undo_by_a_player_who_has_not_moved_is_refused(evening: Evening) -> None:
    await evening.begin()
    answer = await evening.say(evening.boris, "undo")
    assert answer.text.startswith("Nothing to undo")


@pytest.mark.slow
async def test_undo_by_a_player_who_has_only_resumed_the_game_is_refused(evening: Evening) -> None:
    await evening.begin()
    table = await evening.table()
    await evening.bot.manager.run(on_hold.put_on_hold, table.id, QUIET)
    await evening.bot.manager.resume(table.id, evening.ada.id)
    answer = await evening.say(evening.ada, "undo")
    assert answer.text.startswith("Nothing to undo")


@pytest.mark.slow
async def test_undo_is_asked_by_direct_message_if_the_channel_was_deleted(evening: Evening) -> None:
    await four(evening)
    asker, before = await evening.mover(), (await evening.position()).state
    await turn(evening)
    table = await evening.table()
    evening.env.backend.delete_channel(evening.channel.id)
    await evening.env.settle()
    offer = await evening.write(asker, "undo")
    await evening.press(asker, "Ask the others", offer)
    assert offer.text.startswith("I’ve asked the others.")
    for person in evening.people:
        if person is not asker:
            await evening.press(person, "Agree", evening.direct_message(person))
    after = await evening.bot.manager.table(table.id)
    assert positions.committed(after).state == before


@pytest.mark.slow
async def test_undo_question_to_an_away_player_is_a_silent_dm_if_the_channel_is_closed(
    played: Evening,
) -> None:
    await played.say(played.boris, "away", until=(played.env.now() + timedelta(7)).date().isoformat())
    played.forbid("send_messages")
    offer = await played.write(played.ada, "undo")
    await played.press(played.ada, "Ask the others", offer)
    question = played.direct_message(played.boris)
    assert question.presses == ["Agree", "Disagree"]
    assert question.is_silent


@pytest.mark.slow
@pytest.mark.parametrize("status", [500, *slow(403)])
async def test_undo_question_that_discord_rejects_is_asked_by_dm_if_forbidden_else_by_a_second_press(
    played: Evening, status: int
) -> None:
    """After a failure the asker is asked to press again. Without permission to post, it is a direct
    message."""
    posts, letters = len(played.posts), len(played.direct_messages(played.boris))
    offer = await played.say(played.ada, "undo")
    path = f"/channels/{played.channel.id}/messages"
    played.env.inject_error("POST", path, status=status, code=0 if status == 500 else 50013)
    answer = await played.press(played.ada, "Ask the others", offer)
    if status == 403:
        question = played.direct_message(played.boris)
        assert len(played.direct_messages(played.boris)) == letters + 1
    else:
        assert answer.text.startswith("I couldn’t ask the others just now.")
        assert len(played.posts) == posts
        await played.press(played.ada, "Ask the others", offer)
        question = played.post
    await played.press(played.boris, "Agree", question)
    assert await played.mover() is played.ada


@pytest.mark.slow
async def test_undo_question_asked_again_and_rejected_by_discord_closes_the_first(played: Evening) -> None:
    """The asker reads that the others were not asked, so no answer counts."""
    offer = await played.say(played.ada, "undo")
    press = offer.buttons["Ask the others"]
    await played.press(played.ada, "Ask the others", offer)
    before = played.post
    played.env.inject_error("POST", f"/channels/{played.channel.id}/messages", status=500, code=0)
    refused = await played.forge(played.ada, press, offer)
    assert refused.text.startswith("I couldn’t ask the others just now.")
    assert (await played.table()).undo_seat is None
    assert (before.text, before.labels) == ("**ada** asked to undo a turn. It stands.", [])


async def test_agreeing_to_an_undo_question_that_could_not_be_closed_does_not_answer_the_next(
    played: Evening,
) -> None:
    before = await asked(played, played.ada)
    await played.pass_time(HOUR)
    path = f"/channels/{played.channel.id}/messages/{before.id}"
    played.env.inject_error("PATCH", path, status=403, code=50013)
    question = await asked(played, played.ada)
    assert "Agree" in before.labels
    answer = await played.press(played.boris, "Agree", before)
    assert answer.text.startswith("That undo request is over")
    await played.pass_time(HOUR)
    assert (before.text, before.labels) == ("**ada** asked to undo a turn. It stands.", [])
    await played.press(played.boris, "Agree", question)
    assert (await played.table()).undo_seat is None


@pytest.mark.parametrize("error", [discord.RateLimited(60), *slow(TimeoutError())])
async def test_undo_question_that_discord_delays_is_withdrawn_and_the_asker_is_informed(
    played: Evening, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise error

    offer = await played.say(played.ada, "undo")
    monkeypatch.setattr(discord.PartialMessageable, "send", fail)
    answer = await played.press(played.ada, "Ask the others", offer)
    assert answer.text.startswith("I couldn’t ask the others just now.")
    assert (await played.table()).undo_seat is None


@pytest.mark.slow
async def test_undo_question_that_discord_rejected_does_not_cancel_one_of_another_player(
    evening: Evening,
) -> None:
    await four(evening)
    manager, table = evening.bot.manager, await evening.table()
    first = await evening.mover()
    await turn(evening)
    second = await evening.mover()
    await turn(evening)
    rejected = await manager.run(consent.ask_for_undo, table.id, first.id)
    asked_since = await manager.run(consent.ask_for_undo, table.id, second.id)
    await manager.run(consent.cancel_rejected_undo, table.id, rejected)
    assert (await evening.table()).undo_seat == asked_since.undo_seat


async def test_asker_is_informed_if_the_undo_question_reached_neither_channel_nor_dm(
    played: Evening,
) -> None:
    offer = await played.say(played.ada, "undo")
    for channel in (played.channel, played.boris.user.dm_channel):
        path = f"/channels/{channel.id}/messages"
        played.env.inject_error("POST", path, status=403, code=50013, times=None)
    await played.press(played.ada, "Ask the others", offer)
    assert offer.text.startswith("I couldn’t ask the others: I can’t post here")


@pytest.mark.slow
async def test_player_who_left_can_neither_ask_for_an_undo_nor_answer_one(evening: Evening) -> None:
    await four(evening)
    leaver = await evening.mover()
    await turn(evening)
    asker = await evening.mover()
    await turn(evening)
    table = await evening.table()
    await evening.bot.manager.run(resigning.leave, table.id, leaver.id)
    question = await asked(evening, asker)
    for label in ("Agree", "Disagree"):
        refused = await evening.press(leaver, label, question)
        assert refused.text.startswith("You left this game")
    assert (await evening.say(leaver, "undo")).text.startswith("You left this game")
    refused = await evening.forge(leaver, CustomId("askundo", table.id).write(), question)
    assert refused.text.startswith("You left this game")
    assert question.labels == ["Agree", "Disagree"]


@pytest.mark.slow
async def test_undo_does_not_bring_back_a_player_who_left_since(evening: Evening) -> None:
    """The turn is undone, but not the departure: the computer keeps the seat."""
    await four(evening)
    asker, before = await evening.mover(), (await evening.position()).state
    await turn(evening)
    leaver = (await evening.table()).players[((await evening.position()).to_move[0] + 1) % 4]
    await evening.bot.manager.run(resigning.leave, (await evening.table()).id, leaver.user_id)
    question = await asked(evening, asker)
    for person in evening.people:
        if person.id not in (asker.id, leaver.user_id):
            await evening.press(person, "Agree", question)
    assert (await evening.position()).state == before
    assert await evening.log() == [LEFT, TOOK_BACK]
    assert (await evening.table()).players[leaver.seat].computer is not None
    assert f"**{leaver.name}** left the table." in (await evening.say(asker, "log")).text


@pytest.mark.slow
@pytest.mark.parametrize("status", [None, 500])
async def test_undo_question_pings_neither_its_asker_nor_the_player_to_move_even_when_retried(
    evening: Evening, status: int | None
) -> None:
    await four(evening)
    asker = await evening.mover()
    await turn(evening)
    mover = await evening.mover()
    offer = await evening.say(asker, "undo")
    if status is not None:
        evening.env.inject_error("POST", messages_of(evening.channel), status=status)
        await evening.press(asker, "Ask the others", offer)
    await evening.press(asker, "Ask the others", offer)
    others = {person.id for person in evening.people} - {asker.id, mover.id}
    assert "Agree" in evening.post.labels
    assert evening.post.notified == others, "the mover has been told of the turn"


@pytest.mark.slow
async def test_turn_undone_before_discord_accepted_its_post_is_never_posted(evening: Evening) -> None:
    """Discord rejects the post of a turn. When it accepts posts again, the turn has been undone."""
    await evening.begin()
    discard = next(text for text in await evening.legal() if text.startswith("-"))
    evening.env.inject_error("POST", messages_of(evening.channel), status=500, times=None)
    letters = len(evening.direct_messages(evening.boris))
    await evening.move(discard)
    table = await evening.table()
    await evening.bot.manager.run(consent.ask_for_undo, table.id, evening.ada.id)
    await evening.bot.manager.run(consent.answer_undo, table.id, evening.boris.id, agrees=True)
    evening.env.backend.faults.clear()
    posts = len(evening.posts)
    await evening.pass_time(2 * HOUR)
    told = evening.posts[posts:]
    assert [("undid their last turn" in post.text, "discards" in post.text) for post in told] == [
        (True, False)
    ]
    assert not any("discards" in message.text for message in evening.direct_messages(evening.boris)[letters:])


async def test_undo_question_and_answer_show_the_deadline_as_a_date(played: Evening) -> None:
    """The private answer is never edited, and "24 hours" would soon be wrong."""
    offer = await played.say(played.ada, "undo")
    await played.press(played.ada, "Ask the others", offer)
    until = f"<t:{((await played.table()).undo_at or 0) + DAY}:f>"
    assert f"They can answer until {until}." in offer.text
    assert f"If everyone agrees by {until}, the game rewinds." in played.post.text


@pytest.mark.slow
async def test_undo_that_races_with_the_players_next_step_is_refused_and_keeps_the_step(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The step and `/undo` run concurrently on a slow database."""
    await four(evening)
    table, mover = await evening.table(), await evening.mover()
    step = next(text for text in await evening.legal() if text.startswith("-"))

    async def read_too_early(*about: Any) -> Any:
        found = await seated_player(*about)
        action = found[0].game.notation.read(step)
        await evening.bot.manager.run(moves.play, table.id, mover.id, action)
        return found

    monkeypatch.setattr(table_buttons, "seated_player", read_too_early)
    answer = await evening.say(mover, "undo")
    assert "The game has moved on" in answer.text
    assert await evening.log() == [step]
