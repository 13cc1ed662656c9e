"""A lobby that could start: its host is told once, and a full one starts by itself."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.store import ShardRange, Store, heartbeats, table_queries
from bot.tables import lobby_auto_start, seat_handover
from bot.tables.notification_settings import set_preferences
from tests.bot.due_jobs import claim_clocks
from tests.bot.evening import DAY, HOUR, MINUTE, Evening, Seen

STARTS_AFTER = lobby_auto_start.STARTS_AFTER


def now(evening: Evening) -> int:
    return int(evening.env.now().timestamp())


def told(evening: Evening, person: simcord.MemberActor) -> list[str]:
    """What somebody was told by direct message of a lobby that could start."""
    return [seen.text for seen in evening.direct_messages(person) if "your table" in seen.text]


async def for_four(evening: Evening, **options: Any) -> Seen:
    """Ada's lobby for two to four players."""
    return await evening.say(evening.ada, "play lost-cities-board", **options)


async def test_a_host_who_is_away_hears_that_the_lobby_is_full(evening: Evening) -> None:
    """One message with a sound, by which the game can be started at once."""
    lobby = await evening.open()
    await evening.press(evening.boris, "Join", lobby)
    assert told(evening, evening.ada) == [], "a host who is there presses Start without it"
    await evening.pass_time(2 * MINUTE)
    message = evening.direct_message(evening.ada)
    assert message.text.startswith("**Lost Cities**: your table is full, with **boris**.")
    assert message.presses == ["Start", "Wait"]
    await evening.press(evening.ada, "Start", message)
    assert (await evening.table()).is_playing
    started = "**Lost Cities** with **boris**: your game started."
    assert (message.text, message.presses) == (started, [])
    assert lobby.labels == ["Go to table", "Rules"] and "The game has started." in lobby.text
    await evening.pass_time(HOUR)
    assert told(evening, evening.ada) == []


@pytest.mark.slow
async def test_who_starts_at_once_is_told_nothing(evening: Evening) -> None:
    await evening.begin()
    await evening.pass_time(HOUR)
    assert told(evening, evening.ada) == []


async def test_a_full_lobby_starts_by_itself_and_says_when(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.press(evening.boris, "Join", lobby)
    starts_at = now(evening) + STARTS_AFTER
    assert f"The game starts by itself <t:{starts_at}:R> unless ada presses **Wait**." in lobby.text
    await evening.pass_time(STARTS_AFTER - MINUTE)
    assert (await evening.table()).in_lobby
    await evening.pass_time(2 * MINUTE)
    assert (await evening.table()).is_playing
    assert lobby.labels == ["Go to table", "Rules"]
    assert "The game has started. **ada** goes first." in lobby.text
    assert "it’s your turn" in evening.direct_message(evening.ada).text
    (before, *_) = evening.direct_messages(evening.ada)
    assert before.text == "**Lost Cities** with **boris**: your game started."


@pytest.mark.usefixtures("hourly")
async def test_a_host_who_waits_is_waited_for(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.press(evening.boris, "Join", lobby)
    assert (await evening.press(evening.boris, "Wait", lobby)).text.startswith("Only the host")
    await evening.press(evening.ada, "Wait", lobby)
    assert "Everyone’s here. ada, press **Start** when you’re ready." in lobby.text
    assert "Wait" not in lobby.labels
    await evening.pass_time(5 * HOUR)
    assert (await evening.table()).in_lobby
    assert told(evening, evening.ada) == []


@pytest.mark.slow
async def test_a_host_waits_by_direct_message_too(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.press(evening.boris, "Join", lobby)
    await evening.pass_time(2 * MINUTE)
    message = evening.direct_message(evening.ada)
    await evening.press(evening.ada, "Wait", message)
    assert message.text == "**Lost Cities**: your table is full. The game starts when you press **Start**."
    assert message.presses == ["Start"]
    assert "press **Start** when you’re ready" in lobby.text, "the others see it"
    await evening.pass_time(STARTS_AFTER)
    assert (await evening.table()).in_lobby
    await evening.press(evening.ada, "Start", message)
    assert (await evening.table()).is_playing


async def test_a_host_hears_once_that_enough_have_come_and_once_that_all_have(evening: Evening) -> None:
    """Who comes and goes rings nobody again."""
    lobby = await for_four(evening)
    await evening.press(evening.boris, "Join", lobby)
    await evening.pass_time(2 * MINUTE)
    assert told(evening, evening.ada) == [
        "**Lost Cities: The Board Game**: **boris** joined your table, so you can start. "
        "More players can still join."
    ]
    for _ in range(2):
        await evening.press(evening.boris, "Leave", lobby)
        await evening.press(evening.boris, "Join", lobby)
        await evening.pass_time(2 * MINUTE)
    (message,) = evening.direct_messages(evening.ada)
    assert message.text.endswith("the players at your table have changed since.")
    for person in (evening.chen, evening.arrive("dana")):
        await evening.press(person, "Join", lobby)
    await evening.pass_time(2 * MINUTE)
    _, full = evening.direct_messages(evening.ada)
    assert "your table is full, with **boris**, **chen**, & **dana**." in full.text
    assert evening.env.backend.get_message(full.channel_id, full.id).flags & SILENT == 0


@pytest.mark.slow
async def test_enough_is_not_all_and_starts_nothing(evening: Evening) -> None:
    lobby = await for_four(evening)
    await evening.press(evening.boris, "Join", lobby)
    await evening.pass_time(HOUR)
    assert (await evening.table()).in_lobby


async def test_who_leaves_stops_the_start(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.press(evening.boris, "Join", lobby)
    await evening.pass_time(5 * MINUTE)
    await evening.press(evening.boris, "Leave", lobby)
    await evening.pass_time(HOUR)
    assert (await evening.table()).in_lobby
    (message,) = evening.direct_messages(evening.ada)
    assert message.text.endswith("the players at your table have changed since."), (
        "nothing can be started there"
    )
    assert message.presses == []


@pytest.mark.slow
async def test_a_guest_who_accepts_by_direct_message_fills_it_as_well(evening: Evening) -> None:
    await evening.begin()
    await evening.bot.manager.run(seat_handover.leave, (await evening.table()).id, evening.boris.id)
    lobby = await evening.open(opponent=evening.boris)
    await evening.press(evening.boris, "Join", evening.direct_message(evening.boris))
    assert "The game starts by itself" in lobby.text
    await evening.pass_time(2 * MINUTE)
    assert len(told(evening, evening.ada)) == 1


SILENT = 1 << 12


@pytest.mark.usefixtures("hourly")
async def test_at_night_the_host_is_told_without_a_sound_and_nothing_starts(evening: Evening) -> None:
    hour = evening.env.now().hour
    await evening.bot.manager.run_for(
        set_preferences, evening.ada.id, quiet_from=hour, quiet_until=(hour + 6) % 24
    )
    lobby = await evening.open()
    await evening.press(evening.boris, "Join", lobby)
    await evening.pass_time(4 * HOUR)
    (message,) = evening.direct_messages(evening.ada)
    assert "your table is full" in message.text
    assert evening.env.backend.get_message(message.channel_id, message.id).flags & SILENT
    assert (await evening.table()).in_lobby
    await evening.pass_time(4 * HOUR)
    assert (await evening.table()).is_playing


@pytest.mark.slow
async def test_where_direct_messages_are_closed_the_channel_tells_the_host(evening: Evening) -> None:
    path = f"/channels/{evening.ada.user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=403, code=50007, times=None)
    lobby = await evening.open()
    await evening.press(evening.boris, "Join", lobby)
    await evening.pass_time(2 * MINUTE)
    call = evening.post
    assert call.id != lobby.id and call.notified == {evening.ada.id}
    assert (await evening.press(evening.boris, "Start", call)).text.startswith("Only the host")
    await evening.press(evening.ada, "Start", call)
    assert (await evening.table()).is_playing
    assert (call.text, call.presses) == ("**Lost Cities** with **boris**: your game started.", [])


@pytest.mark.slow
async def test_a_lobby_called_off_says_so_to_the_host(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.press(evening.boris, "Join", lobby)
    await evening.pass_time(2 * MINUTE)
    await evening.press(evening.ada, "Cancel", lobby)
    message = evening.direct_message(evening.ada)
    assert message.text == "**Lost Cities** with **boris**: your lobby was cancelled."
    await evening.pass_time(HOUR)
    assert await evening.bot.manager.store.read(table_queries.live_in_channel, evening.channel.id) is None


# Restarts, several processes, refusals


@pytest.mark.slow
@pytest.mark.parametrize("after", [30, 3 * MINUTE])
async def test_a_restart_forgets_neither_the_word_nor_the_start(evening: Evening, after: int) -> None:
    lobby = await evening.open()
    await evening.press(evening.boris, "Join", lobby)
    await evening.pass_time(after)
    await evening.restart()
    await evening.pass_time(3 * MINUTE)
    assert len(told(evening, evening.ada)) == 1
    await evening.pass_time(STARTS_AFTER)
    assert (await evening.table()).is_playing


@pytest.mark.slow
async def test_a_crash_between_the_word_and_its_note_tells_it_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await evening.open()
    await evening.press(evening.boris, "Join", lobby)
    with monkeypatch.context() as patch:
        patch.setattr("bot.tables.lobby_auto_start.record_host_message", _crash)
        await evening.pass_time(2 * MINUTE)
    evening.errors.clear()
    await evening.restart()
    await evening.pass_time(7 * MINUTE)
    assert len(evening.direct_messages(evening.ada)) == 1


def _crash(*_: object) -> None:
    raise ZeroDivisionError


async def test_a_word_that_discord_refuses_comes_later_and_once(evening: Evening) -> None:
    path = f"/channels/{evening.ada.user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=500, times=2)
    lobby = await evening.open()
    await evening.press(evening.boris, "Join", lobby)
    await evening.pass_time(6 * MINUTE)
    assert len(evening.direct_messages(evening.ada)) == 1


async def test_of_several_processes_one_looks_after_a_lobby(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.press(evening.boris, "Join", lobby)
    table, at = await evening.table(), now(evening) + 2 * MINUTE
    store = evening.bot.manager.store
    others = [Store(store._database, ShardRange((shard,), 2)) for shard in (0, 1)]
    claimed = [await claim_clocks(other, at, at + 300) for other in (*others, store)]
    assert sorted(claimed) == [[], [], [table.id]]


@pytest.mark.usefixtures("hourly")
async def test_time_in_which_the_bot_was_down_does_not_count(evening: Evening) -> None:
    """Nobody could press *Wait* meanwhile."""
    lobby = await evening.open()
    await evening.press(evening.boris, "Join", lobby)
    table = await evening.table()
    store = evening.bot.manager.store
    await store.write(heartbeats.record_heartbeat, store.share, now(evening), 300)
    await store.write(heartbeats.record_heartbeat, store.share, now(evening) + DAY, 300)
    after = await evening.table()
    assert table.starts_at is not None and after.starts_at is not None
    assert after.starts_at >= table.starts_at + DAY - HOUR
    assert after.published_version < table.published_version, "the lobby owes the new time"


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_a_lobby_whose_closing_could_not_be_shown_shows_it_later(evening: Evening) -> None:
    lobby = await evening.open()
    path = f"/channels/{evening.channel.id}/messages/{lobby.id}"
    evening.env.inject_error("PATCH", path, status=429, code=30046, times=2)
    await evening.pass_time(DAY + 5 * HOUR)
    assert lobby.labels == ["Open again", "Play a computer"]
    assert lobby.text.endswith("Nobody started this game within a day, so the lobby closed.")
