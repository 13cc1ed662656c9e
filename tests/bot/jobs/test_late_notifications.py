"""One notification a turn, where each player chose it; none for players at the table or in quiet hours."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from random import Random
from typing import Any
from unittest.mock import Mock

import aiohttp
import pytest
import simcord
from msgspec.structs import replace

from bot.jobs import late_notifications
from bot.store import outbox, table_queries
from bot.tables import moves, positions
from bot.tables.notifications import set_preferences
from tests.bot.evening import HOUR, MINUTE, Evening, Seen
from tests.bot.jobs.test_outages import break_posts
from tests.bot.sounds import Sounds
from tests.examples import slow

pytestmark = pytest.mark.usefixtures("hourly")
CLOSED: dict[str, Any] = {"status": 403, "code": 50007, "times": None}


async def wish(evening: Evening, person: simcord.MemberActor, **preferences: Any) -> None:
    """Choose notification settings for a user, as with /notify."""
    await evening.bot.manager.run_for(set_preferences, person.id, **preferences)


async def sweep(evening: Evening) -> None:
    await evening.bot.scheduler.sweep()
    await evening.env.settle()


def pass_quietly(evening: Evening, seconds: float) -> None:
    """Let time pass without a sweep."""
    evening.env.backend.clock.advance(seconds)


async def play(evening: Evening) -> simcord.MemberActor:
    """Let the mover take a turn; return the next mover."""
    await evening.move((await evening.legal())[0])
    return await evening.mover()


async def a_turn_later(evening: Evening) -> tuple[simcord.MemberActor, Sounds]:
    """Start a game, and take the first turn when no player is at the table any more."""
    await evening.begin(clock="7d")
    pass_quietly(evening, HOUR)
    return await evening.waiting(), Sounds(evening)


@pytest.mark.parametrize(
    ("place", "direct", "posted"),
    [("direct", 1, 0), ("channel", 0, 1), *slow(("neither", 0, 0), ("both", 1, 1), ("digest", 0, 0))],
)
async def test_turn_notifies_by_dm_in_the_post_in_both_or_in_neither_as_its_player_chose(
    evening: Evening, place: str, direct: int, posted: int
) -> None:
    for person in (evening.ada, evening.boris):
        await wish(evening, person, turns=place)
    person, sounds = await a_turn_later(evening)
    assert await play(evening) is person
    assert sounds.loud(person) == direct + posted
    assert len(evening.post.notified) == posted
    if place != "digest":
        assert evening.direct_message(person).is_silent is not bool(direct), "the hand arrives all the same"
    assert person.mention in evening.post.text


@pytest.mark.slow
async def test_post_of_a_turn_is_silent_if_its_player_is_notified_by_dm(evening: Evening) -> None:
    """On small servers every message notifies unless it is silent: that would be a second sound."""
    _, _ = await a_turn_later(evening)
    await play(evening)
    assert evening.post.is_silent


async def test_first_hand_of_the_waiting_player_is_silent(evening: Evening) -> None:
    sounds = Sounds(evening)
    await evening.begin()
    assert sounds.loud(await evening.waiting()) == 0


@pytest.mark.slow
async def test_player_with_closed_dms_is_pinged_once_in_the_post(evening: Evening) -> None:
    for person in (evening.ada, evening.boris):
        path = f"/channels/{person.user.dm_channel.id}/messages"
        evening.env.inject_error("POST", path, **CLOSED)
    person, sounds = await a_turn_later(evening)
    assert await play(evening) is person
    assert sounds.loud(person) == 1
    assert evening.post.notified == {person.id}


@pytest.mark.slow
async def test_rejected_dm_about_a_turn_is_replaced_by_a_mention_at_once(evening: Evening) -> None:
    person, sounds = await a_turn_later(evening)
    evening.env.inject_error("POST", f"/channels/{person.user.dm_channel.id}/messages", **CLOSED)
    assert await play(evening) is person
    assert sounds.loud(person) == 1
    assert evening.post.text.startswith(f"{person.mention}, it’s your turn.")
    await sweep(evening)
    assert sounds.loud(person) == 0


async def test_turn_notifies_by_dm_instead_of_the_chosen_channel_on_a_server_without_pings(
    evening: Evening,
) -> None:
    await evening.bot.manager.change_server(evening.guild.id, partial(replace, pings=False))
    for person in (evening.ada, evening.boris):
        await wish(evening, person, turns="channel")
    person, sounds = await a_turn_later(evening)
    assert await play(evening) is person
    assert evening.post.notified == set()
    assert not evening.direct_message(person).is_silent
    assert sounds.loud(person) == 1


@pytest.mark.slow
@pytest.mark.parametrize("place", ["direct", *slow("channel")])
async def test_player_at_the_table_is_notified_of_a_turn_once_after_two_minutes_without_a_press(
    evening: Evening, place: str
) -> None:
    for person in (evening.ada, evening.boris):
        await wish(evening, person, turns=place)
    await evening.begin(clock="7d")
    first = await evening.mover()
    await play(evening)
    sounds = Sounds(evening)
    pass_quietly(evening, 20)
    assert await play(evening) is first, "who has moved twenty seconds before"
    assert sounds.loud(first) == 0
    await sweep(evening)
    assert sounds.loud(first) == 0
    pass_quietly(evening, 2 * MINUTE)
    await sweep(evening)
    assert sounds.loud(first) == 1
    pass_quietly(evening, 2 * MINUTE)
    await sweep(evening)
    assert sounds.loud(first) == 0, "and once"


async def notified_silently(evening: Evening) -> tuple[simcord.MemberActor, Seen]:
    """Return a player at the table whose turn has come, and their silent DM."""
    await evening.begin(clock="7d")
    first = await evening.mover()
    await play(evening)
    await play(evening)
    return first, evening.direct_message(first)


@pytest.mark.slow
async def test_loud_dm_after_two_minutes_replaces_the_silent_dm_about_a_turn_and_can_be_played_on(
    evening: Evening,
) -> None:
    first, silent = await notified_silently(evening)
    assert silent.is_silent
    shown = (silent.text, silent.labels)
    pass_quietly(evening, 2 * MINUTE)
    await sweep(evening)
    told = evening.direct_message(first)
    assert not told.is_silent
    assert (told.text, told.labels) == shown
    assert silent.id not in [seen.id for seen in evening.direct_messages(first)]
    before = (await evening.table()).version
    await evening.turn(first, (await evening.legal())[0], told)
    assert (await evening.table()).version == before + 1


@pytest.mark.slow
async def test_plan_button_is_removed_when_a_player_with_a_digest_is_to_move(
    evening: Evening,
) -> None:
    """A player with a daily digest gets no newer message that would replace the old one."""
    await evening.begin()
    first = await evening.mover()
    message = evening.direct_message(first)
    await evening.turn(first, (await evening.legal())[0], message)
    assert message.labels == ["Plan my turn", "Go to table"]
    await wish(evening, first, turns="digest")
    assert await play(evening) is first
    assert evening.direct_message(first).id == message.id
    assert message.labels == ["Go to table"]


@pytest.mark.slow
async def test_start_dm_loses_its_plan_button_when_a_player_with_digest_is_to_move(
    evening: Evening,
) -> None:
    await evening.begin()
    waits = evening.boris if await evening.mover() is evening.ada else evening.ada
    message = evening.direct_message(waits)
    assert "Plan my turn" in message.labels
    await wish(evening, waits, turns="digest")
    assert await play(evening) is waits
    assert message.labels == ["Go to table"]
    assert message.text.endswith("the game started.")


@pytest.mark.slow
async def test_silent_dm_that_cannot_be_deleted_loses_its_buttons_for_a_newer_one(evening: Evening) -> None:
    first, silent = await notified_silently(evening)
    there = f"/channels/{first.user.dm_channel.id}/messages/{silent.id}"
    evening.env.inject_error("DELETE", there, status=403, code=50003)
    pass_quietly(evening, 2 * MINUTE)
    await sweep(evening)
    assert evening.direct_message(first).id != silent.id and silent.buttons
    pass_quietly(evening, 2 * MINUTE)
    await sweep(evening)
    assert not any("panel" in custom_id for custom_id in silent.buttons.values())
    assert "There’s a newer message below" in silent.text


@pytest.mark.slow
@pytest.mark.parametrize("come_back", ["press", *slow("play")])
async def test_player_who_returns_to_the_table_gets_no_later_ping(evening: Evening, come_back: str) -> None:
    await evening.begin(clock="7d")
    first = await evening.mover()
    await play(evening)
    await play(evening)
    sounds = Sounds(evening)
    if come_back == "press":
        await evening.press(first, "Play")
    else:
        await evening.move((await evening.legal())[0])
    pass_quietly(evening, 3 * MINUTE)
    await sweep(evening)
    assert sounds.loud(first) == 0


@pytest.mark.slow
async def test_ping_postponed_for_a_player_at_the_table_comes_after_a_restart(evening: Evening) -> None:
    await evening.begin(clock="7d")
    first = await evening.mover()
    await play(evening)
    await play(evening)
    sounds = Sounds(evening)
    pass_quietly(evening, 2 * MINUTE)
    await evening.restart()
    await sweep(evening)
    assert sounds.loud(first) == 1


@pytest.mark.slow
async def test_loud_dm_rejected_by_a_server_error_replaces_the_silent_one_once(evening: Evening) -> None:
    await evening.begin(clock="7d")
    first = await evening.mover()
    await play(evening)
    await play(evening)
    before = len(evening.direct_messages(first))
    pass_quietly(evening, 2 * MINUTE)
    evening.env.inject_error("POST", f"/channels/{first.user.dm_channel.id}/messages", status=500, times=1)
    await sweep(evening)
    pass_quietly(evening, 6 * MINUTE)
    await sweep(evening)
    assert len(evening.direct_messages(first)) == before
    assert not evening.direct_message(first).is_silent


@pytest.mark.slow
async def test_turn_can_be_taken_on_a_dm_that_a_crash_left_unrecorded(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a crash before the record, a press on it must not be rejected as out of date."""
    first, silent = await notified_silently(evening)
    pass_quietly(evening, 2 * MINUTE)
    with monkeypatch.context() as crash:
        crash.setattr(outbox, "record_hand", Mock(side_effect=OSError("a crash")))
        await sweep(evening)
    told, before = evening.direct_message(first), (await evening.table()).version
    assert told.id > silent.id
    await evening.turn(first, (await evening.legal())[0], told)
    assert (await evening.table()).version == before + 1


@pytest.mark.slow
async def test_player_who_chose_both_and_was_pinged_by_dm_in_an_outage_is_pinged_in_the_post_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await wish(evening, evening.ada, turns="both")
    await wish(evening, evening.boris, turns="both")
    first, _ = await notified_silently(evening)
    sounds = Sounds(evening)
    pass_quietly(evening, 2 * MINUTE)
    with monkeypatch.context() as outage:
        break_posts(evening, outage, aiohttp.ClientConnectionError("out of reach"), times=99)
        await sweep(evening)
    assert sounds.loud(first) == 1, "by direct message"
    pass_quietly(evening, 6 * MINUTE)
    await sweep(evening)
    assert sounds.loud(first) == 1, "in the channel, and not once more by direct message"
    pass_quietly(evening, 6 * MINUTE)
    await sweep(evening)
    assert sounds.loud(first) == 0


async def play_in_three_channels(evening: Evening) -> list[simcord.ChannelHandle]:
    """Begin games of Boris and Ada in three channels in which Ada is to move."""
    channels = [evening.channel, *(evening.guild.create_text_channel(name) for name in ("two", "three"))]
    for channel in channels:
        lobby = await evening.say(
            evening.boris, "play lost-cities", opponent=evening.ada, clock="7d", where=channel
        )
        await evening.join(evening.ada, lobby)
        await evening.press(evening.boris, "Start", lobby)
        table = await evening.table(channel)
        if positions.committed(table).to_move[0] == 0:
            await evening.say(evening.boris, "move", move=await first_move(evening, channel), where=channel)
    return channels


async def test_turns_in_quiet_hours_are_silent_and_make_one_sound_in_the_morning(evening: Evening) -> None:
    """The evening begins at midnight; three turns come at night, and one sound in the morning."""
    await wish(evening, evening.ada, quiet_from=22, quiet_until=8, turns="direct")
    sounds = Sounds(evening)
    await play_in_three_channels(evening)
    assert sounds.loud(evening.ada) == 0
    assert (
        len(
            [
                seen
                for seen in evening.direct_messages(evening.ada)
                if "Play" in str(seen.text) or seen.presses
            ]
        )
        >= 3
    )
    await evening.pass_time(7 * HOUR)
    assert sounds.loud(evening.ada) == 0
    await evening.pass_time(2 * HOUR)
    assert sounds.loud(evening.ada) == 1
    assert "2 more games wait for you: /games" in evening.direct_message(evening.ada).text
    await evening.pass_time(10 * HOUR)
    assert sounds.loud(evening.ada) == 0


@pytest.mark.slow
async def test_turns_in_quiet_hours_are_pinged_in_each_channel_in_the_morning(evening: Evening) -> None:
    """A ping in one channel does not tell of the games in others."""
    await wish(evening, evening.ada, quiet_from=22, quiet_until=8, turns="channel")
    channels = await play_in_three_channels(evening)
    await evening.pass_time(9 * HOUR)
    pinged = [[post for post in evening.posts_in(channel) if post.notified] for channel in channels]
    assert list(map(len, pinged)) == [1, 1, 1]


@pytest.mark.slow
async def test_game_that_ended_in_quiet_hours_is_not_counted_among_those_that_wait(evening: Evening) -> None:
    await wish(evening, evening.ada, quiet_from=22, quiet_until=8, turns="direct")
    *_, last = await play_in_three_channels(evening)
    await evening.resign(evening.boris, where=last)
    await evening.pass_time(9 * HOUR)
    assert "One more game waits for you: /games" in evening.direct_message(evening.ada).text


@pytest.mark.slow
async def test_turn_in_quiet_hours_is_notified_at_their_new_end_if_they_are_shortened(
    evening: Evening,
) -> None:
    """The evening begins at midnight."""
    await wish(evening, evening.boris, quiet_from=22, quiet_until=10)
    person, sounds = await a_turn_later(evening)
    assert await play(evening) is person is evening.boris
    await wish(evening, evening.boris, quiet_from=22, quiet_until=4)
    await evening.pass_time(HOUR)
    assert sounds.loud(evening.boris) == 0, "it is two at night"
    await evening.pass_time(2 * HOUR + 30 * MINUTE)
    assert sounds.loud(evening.boris) == 1


async def first_move(evening: Evening, channel: simcord.ChannelHandle) -> str:
    position = positions.committed(await evening.table(channel))
    return position.game.notation.write(
        position.game.rules.legal_actions(position.state, position.to_move[0])[0]
    )


async def test_turn_of_an_away_player_is_silent_and_pinged_when_the_absence_ends(evening: Evening) -> None:
    person, sounds = await a_turn_later(evening)
    await evening.say(person, "away", until=str(evening.env.now().date()))
    await play(evening)
    assert sounds.loud(person) == 0
    await evening.pass_time(26 * HOUR)
    assert sounds.loud(person) == 1


@pytest.mark.slow
async def test_turn_of_a_player_who_is_back_early_is_pinged_then(evening: Evening) -> None:
    person, sounds = await a_turn_later(evening)
    await evening.say(person, "away", until=str(evening.env.now().date() + timedelta(5)))
    await play(evening)
    await evening.pass_time(20 * HOUR)
    assert sounds.loud(person) == 0
    await evening.say(person, "back")
    await sweep(evening)
    assert sounds.loud(person) == 1


async def test_player_seen_a_moment_ago_gets_the_next_turn_silently(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Presence is stored seconds later, but always before a turn is published."""
    monkeypatch.setattr(late_notifications, "SEEN_DELAY", HOUR)
    waiting, sounds = await a_turn_later(evening)
    await evening.say(waiting, "hand")
    await play(evening)
    assert sounds.loud(waiting) == 0


@pytest.mark.slow
async def test_turn_after_a_computers_reply_in_practice_is_silent_then_and_three_minutes_later(
    evening: Evening,
) -> None:
    sounds = Sounds(evening)
    await evening.say(evening.ada, "practice", game="lost_cities")
    for _ in range(3):
        await evening.move((await evening.legal())[0])
        assert sounds.loud(evening.ada) == 0
    pass_quietly(evening, 3 * MINUTE)
    await sweep(evening)
    assert sounds.loud(evening.ada) == 0, "nor later"


# Whole games: what each player receives


@dataclass
class Received:
    """Counts of a game by player: turns that came from others, sounds, and silent messages."""

    turns: Counter[str]
    loud: Counter[str]
    silent: Counter[str]

    def __str__(self) -> str:
        lines = (
            f"{name}: {self.loud[name]} loud, {self.silent[name]} silent" for name in sorted(self.silent)
        )
        return f"{self.turns.total()} turns · {' · '.join(lines)}"


def shown(*lines: object) -> None:
    """Print the counts, for runs with `-s`."""
    print(*lines)  # noqa: T201


async def whole_game(evening: Evening, sounds: Sounds, pause: float) -> Received:
    """Play a game to its end, with a pause before each turn and a sweep after it."""
    random, turns, table = Random(1), Counter[str](), await evening.table()
    received, before = Received(turns, *sounds.look()), None
    while (mover := await evening.mover_or_nobody()) is not None:
        pass_quietly(evening, pause)
        await whole_turn(evening, random)
        turns[mover.name] += mover is not before
        before = mover
        await evening.bot.publisher.publish(table.id)
        await sweep(evening)
        for kind, news in zip((received.loud, received.silent), sounds.look(), strict=True):
            kind.update(news)
    return received


async def whole_turn(evening: Evening, random: Random) -> None:
    """Take the mover's whole turn, which in Lost Cities follows a simple strategy."""
    position = await evening.position()
    (seat,), game = position.to_move, position.game
    if game.key == "lost_cities":
        action = game.notation.read(await evening.sensible(random))
        await evening.bot.manager.run(
            moves.play, position.table.id, position.table.players[seat].user_id, action
        )
        return
    complete = False
    while not complete and position.to_move == (seat,):
        action = random.choice(position.game.rules.legal_actions(position.state, seat))
        user_id = position.table.players[seat].user_id
        played = await evening.bot.manager.run(moves.play, position.table.id, user_id, action)
        position = positions.committed(played.table)
        complete = game.rules.turn_complete(position.state)


@pytest.mark.slow
async def test_duel_over_days_pings_each_player_once_a_turn(evening: Evening) -> None:
    sounds = Sounds(evening)
    await evening.begin(clock="7d", rounds=3)
    received = await whole_game(evening, sounds, HOUR)
    shown("A duel of three rounds over days:", received)
    for person in (evening.ada, evening.boris):
        # Ada started the game and had the first turn; the player who ends the game is there.
        assert abs(received.loud[person.name] - received.turns[person.name]) <= 1
    assert received.loud["chen"] == 0


@pytest.mark.slow
async def test_duel_at_one_sitting_makes_at_most_two_sounds(evening: Evening) -> None:
    sounds = Sounds(evening)
    await evening.begin(clock="7d", rounds=1)
    received = await whole_game(evening, sounds, 15)
    shown("A duel of a round at one sitting:", received)
    assert received.loud.total() <= 2, "to who has not begun the game, and to who has not ended it"


@pytest.mark.slow
async def test_practice_game_sends_no_sounds(evening: Evening) -> None:
    sounds = Sounds(evening)
    await evening.say(evening.ada, "practice", game="lost_cities")
    received = await whole_game(evening, sounds, 20)
    shown("A practice game:", received)
    assert received.loud.total() == 0


@pytest.mark.slow
async def test_practice_game_by_dm_sends_no_sounds(evening: Evening) -> None:
    ada = evening.ada
    await evening.write(ada, "practice", game="lost_cities")
    sounds = Sounds(evening)
    (table,) = await evening.bot.manager.store.read(table_queries.running_of_user, ada.id)
    random = Random(1)
    while (table := await evening.bot.manager.table(table.id)).is_playing:
        pass_quietly(evening, 20)
        position = positions.committed(table)
        action = random.choice(position.game.rules.legal_actions(position.state, 0))
        await evening.bot.manager.run(moves.play, table.id, ada.id, action)
        await evening.bot.publisher.publish(table.id)
    await sweep(evening)
    loud, silent = sounds.look()
    shown(f"A practice game in direct messages: {loud[ada.name]} loud, {silent[ada.name]} silent")
    assert loud[ada.name] == 0


@pytest.mark.slow
@pytest.mark.parametrize("auction", [False, True])
async def test_tikal_of_four_notifies_once_per_turn(evening: Evening, auction: bool) -> None:
    sounds, dana = Sounds(evening), evening.arrive("dana")
    lobby = await evening.say(evening.ada, "play tikal", clock="7d", auction=auction)
    await evening.start(lobby, evening.boris, evening.chen, dana)
    received = await whole_game(evening, sounds, HOUR)
    shown(f"A Tikal of four{' with auctions' if auction else ''}:", received)
    for person in evening.people:
        assert abs(received.loud[person.name] - received.turns[person.name]) <= 1
