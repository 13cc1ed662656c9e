"""Lobbies that can start: the host is notified once, and a full lobby starts by itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
import simcord

from bot.handlers import lobby_buttons
from bot.jobs import delivery
from bot.store import ShardRange, Store, heartbeats, table_queries
from bot.tables import lobby_rules, resigning
from bot.tables.notifications import set_preferences
from bot.tables.proposal import Person
from bot.ui.message import Message
from tests.bot.due_jobs import claim_clocks
from tests.bot.evening import DAY, HOUR, MINUTE, Evening, Seen
from tests.bot.sounds import Sounds

STARTS_AFTER = lobby_rules.STARTS_AFTER


def now(evening: Evening) -> int:
    return int(evening.env.now().timestamp())


def notices(evening: Evening, person: simcord.MemberActor) -> list[str]:
    """Return the DMs to a user about a lobby that can start."""
    return [seen.text for seen in evening.direct_messages(person) if "your table" in seen.text]


async def for_four(evening: Evening, **options: Any) -> Seen:
    """Open Ada's lobby for two to four players."""
    return await evening.say(evening.ada, "play lost-cities-board", **options)


@pytest.mark.slow
async def test_absent_host_gets_one_dm_that_the_lobby_is_full_and_starts_the_game_from_it(
    evening: Evening,
) -> None:
    """One message with a sound has the button that starts the game."""
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    assert notices(evening, evening.ada) == [], "a host who is there presses Start without it"
    await evening.pass_time(2 * MINUTE)
    message = evening.direct_message(evening.ada)
    assert message.text.startswith("**Lost Cities**: your table is full, with **boris**.")
    assert message.presses == ["Start now", "Wait"]
    await evening.press(evening.ada, "Start", message)
    assert (await evening.table()).is_playing
    started = "**Lost Cities** with **boris**: your game started."
    assert (message.text, message.presses) == (started, [])
    assert lobby.labels == ["Go to table"] and "has begun." in lobby.text
    await evening.pass_time(HOUR)
    assert notices(evening, evening.ada) == []


@pytest.mark.slow
async def test_host_who_starts_at_once_gets_no_dm_about_a_full_lobby(evening: Evening) -> None:
    await evening.begin()
    await evening.pass_time(HOUR)
    assert notices(evening, evening.ada) == []


@pytest.mark.slow
async def test_full_lobby_shows_when_it_starts_and_starts_then(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    starts_at = now(evening) + STARTS_AFTER
    assert f"It starts by itself <t:{starts_at}:R>." in lobby.text
    await evening.pass_time(STARTS_AFTER - MINUTE)
    assert (await evening.table()).in_lobby
    await evening.pass_time(2 * MINUTE)
    assert (await evening.table()).is_playing
    assert lobby.labels == ["Go to table"]
    assert "**Lost Cities** has begun. **ada** starts." in lobby.text
    assert "it’s your turn" in evening.direct_message(evening.ada).text
    (before, *_) = evening.direct_messages(evening.ada)
    assert before.text == "**Lost Cities** with **boris**: your game started."


@pytest.mark.slow
async def test_host_whose_turn_is_first_is_notified_of_a_start_by_itself(evening: Evening) -> None:
    """They need not be there, unlike a host who presses *Start*."""
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    await evening.pass_time(2 * MINUTE)
    sounds = Sounds(evening)
    await evening.pass_time(STARTS_AFTER)
    assert await evening.mover() is evening.ada
    assert sounds.loud(evening.ada) == 1


@pytest.mark.usefixtures("hourly")
async def test_only_the_host_stops_the_automatic_start_in_the_options(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    options = await evening.press(evening.ada, "Options…", lobby)
    refused = await evening.forge(evening.boris, options.buttons["Don’t start by itself"], lobby)
    assert refused.text.startswith("Only the host")
    await evening.press(evening.ada, "Don’t start by itself", options)
    assert "✓ Changed." in options.text and "Don’t start by itself" not in options.labels
    assert "ada and boris are here. ada starts it." in lobby.text
    await evening.pass_time(5 * HOUR)
    assert (await evening.table()).in_lobby
    assert notices(evening, evening.ada) == []


@pytest.mark.slow
async def test_wait_button_in_the_dm_stops_the_automatic_start(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    await evening.pass_time(2 * MINUTE)
    message = evening.direct_message(evening.ada)
    await evening.press(evening.ada, "Wait", message)
    assert (
        message.text == "**Lost Cities**: your table is full. The game starts when you press **Start now**."
    )
    assert message.presses == ["Start now"]
    assert "ada starts it." in lobby.text, "the others see it"
    await evening.pass_time(STARTS_AFTER)
    assert (await evening.table()).in_lobby
    await evening.press(evening.ada, "Start", message)
    assert (await evening.table()).is_playing


@pytest.mark.slow
async def test_lobby_whose_host_waits_does_not_start_by_itself_after_a_guest_was_replaced(
    evening: Evening,
) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    await evening.pass_time(2 * MINUTE)
    await evening.press(evening.ada, "Wait", evening.direct_message(evening.ada))
    await evening.press(evening.boris, "Leave", lobby)
    await evening.join(evening.chen, lobby)
    assert "ada and chen are here. ada starts it." in lobby.text
    await evening.pass_time(STARTS_AFTER + MINUTE)
    assert (await evening.table()).in_lobby


@pytest.mark.slow
async def test_notice_to_a_host_who_waits_does_not_announce_an_automatic_start(evening: Evening) -> None:
    """The host chose it at once, before the notice of the first guest was due."""
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    options = await evening.press(evening.ada, "Options…", lobby)
    await evening.press(evening.ada, "Don’t start by itself", options)
    await evening.press(evening.boris, "Leave", lobby)
    await evening.join(evening.chen, lobby)
    await evening.pass_time(STARTS_AFTER + 2 * MINUTE)
    message = evening.direct_message(evening.ada)
    assert (
        message.text == "**Lost Cities**: your table is full. The game starts when you press **Start now**."
    )
    assert (await evening.table()).in_lobby


@pytest.mark.slow
async def test_host_is_notified_once_of_enough_players_and_once_of_a_full_lobby(evening: Evening) -> None:
    """Players who leave and join again cause no further notice."""
    lobby = await for_four(evening)
    await evening.join(evening.boris, lobby)
    await evening.pass_time(2 * MINUTE)
    assert notices(evening, evening.ada) == [
        "**Lost Cities: The Board Game**: **boris** joined your table, so you can start. "
        "More players can still join."
    ]
    for _ in range(2):
        await evening.press(evening.boris, "Leave", lobby)
        await evening.join(evening.boris, lobby)
        await evening.pass_time(2 * MINUTE)
    (message,) = evening.direct_messages(evening.ada)
    assert message.text.endswith("the players at your table have changed since.")
    for person in (evening.chen, evening.arrive("dana")):
        await evening.join(person, lobby)
    await evening.pass_time(2 * MINUTE)
    _, full = evening.direct_messages(evening.ada)
    assert "your table is full, with **boris**, **chen**, & **dana**." in full.text
    assert evening.env.backend.get_message(full.channel_id, full.id).flags & SILENT == 0


@pytest.mark.slow
async def test_lobby_with_enough_players_but_free_seats_does_not_start_by_itself(evening: Evening) -> None:
    lobby = await for_four(evening)
    await evening.join(evening.boris, lobby)
    await evening.pass_time(HOUR)
    assert (await evening.table()).in_lobby


@pytest.mark.slow
async def test_player_leaving_a_full_lobby_stops_the_automatic_start_and_closes_the_hosts_dm(
    evening: Evening,
) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
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
async def test_lobby_filled_by_accepting_an_invitation_starts_by_itself_and_tells_the_host(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.bot.manager.run(resigning.leave, (await evening.table()).id, evening.boris.id)
    lobby = await evening.open(opponent=evening.boris)
    await evening.join(evening.boris, evening.direct_message(evening.boris))
    assert "It starts by itself" in lobby.text
    await evening.pass_time(2 * MINUTE)
    assert len(notices(evening, evening.ada)) == 1
    await evening.pass_time(STARTS_AFTER)
    assert (await evening.table()).is_playing


SILENT = 1 << 12


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_full_lobby_in_the_hosts_quiet_hours_is_announced_silently_and_starts_after_them(
    evening: Evening,
) -> None:
    hour = evening.env.now().hour
    await evening.bot.manager.run_for(
        set_preferences, evening.ada.id, quiet_from=hour, quiet_until=(hour + 6) % 24
    )
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    await evening.pass_time(4 * HOUR)
    (message,) = evening.direct_messages(evening.ada)
    assert "your table is full" in message.text
    assert evening.env.backend.get_message(message.channel_id, message.id).flags & SILENT
    assert (await evening.table()).in_lobby
    await evening.pass_time(4 * HOUR)
    assert (await evening.table()).is_playing


@pytest.mark.slow
async def test_host_with_closed_dms_is_pinged_in_the_channel_about_a_full_lobby(evening: Evening) -> None:
    path = f"/channels/{evening.ada.user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=403, code=50007, times=None)
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    await evening.pass_time(2 * MINUTE)
    call = evening.post
    assert call.id != lobby.id and call.notified == {evening.ada.id}
    assert (await evening.press(evening.boris, "Start", call)).text.startswith("ada can start now.")
    await evening.press(evening.ada, "Start", call)
    assert (await evening.table()).is_playing
    assert (call.text, call.presses) == ("**Lost Cities** with **boris**: your game started.", [])


@pytest.mark.slow
async def test_dm_about_a_full_lobby_shows_that_the_host_cancelled_the_lobby(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    await evening.pass_time(2 * MINUTE)
    await evening.cancel(evening.ada, lobby)
    message = evening.direct_message(evening.ada)
    assert message.text == "**Lost Cities** with **boris**: your lobby was cancelled."
    await evening.pass_time(HOUR)
    assert await evening.bot.manager.store.read(table_queries.live_in_channel, evening.channel.id) is None


# Restarts, several processes, refusals


@pytest.mark.slow
@pytest.mark.parametrize("after", [30, 3 * MINUTE])
async def test_dm_about_a_full_lobby_and_automatic_start_come_after_a_restart_too(
    evening: Evening, after: int
) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    await evening.pass_time(after)
    await evening.restart()
    await evening.pass_time(3 * MINUTE)
    assert len(notices(evening, evening.ada)) == 1
    await evening.pass_time(STARTS_AFTER)
    assert (await evening.table()).is_playing


@pytest.mark.slow
async def test_dm_about_a_full_lobby_is_sent_once_after_a_crash_before_it_was_recorded(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    with monkeypatch.context() as patch:
        patch.setattr("bot.tables.lobby_rules.record_host_message", _crash)
        await evening.pass_time(2 * MINUTE)
    evening.errors.clear()
    await evening.restart()
    await evening.pass_time(7 * MINUTE)
    assert len(evening.direct_messages(evening.ada)) == 1


def _crash(*_: object) -> None:
    raise ZeroDivisionError


async def test_dm_about_a_full_lobby_that_was_rejected_is_sent_once_later(evening: Evening) -> None:
    path = f"/channels/{evening.ada.user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=500, times=2)
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    await evening.pass_time(6 * MINUTE)
    assert len(evening.direct_messages(evening.ada)) == 1


async def test_start_of_a_full_lobby_is_claimed_by_one_process_only(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    table, at = await evening.table(), now(evening) + 2 * MINUTE
    store = evening.bot.manager.store
    others = [Store(store._database, ShardRange((shard,), 2)) for shard in (0, 1)]
    claimed = [await claim_clocks(other, at, at + 300) for other in (*others, store)]
    assert sorted(claimed) == [[], [], [table.id]]


@pytest.mark.usefixtures("hourly")
async def test_downtime_postpones_the_automatic_start_and_shows_the_new_time(evening: Evening) -> None:
    """During the downtime *Wait* could not be pressed."""
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    table = await evening.table()
    store = evening.bot.manager.store
    await store.write(heartbeats.record_heartbeat, store.share, now(evening), 300)
    await store.write(heartbeats.record_heartbeat, store.share, now(evening) + DAY, 300)
    after = await evening.table()
    assert table.starts_at is not None and after.starts_at is not None
    assert after.starts_at >= table.starts_at + DAY - HOUR
    assert after.published_version < table.published_version, "the lobby owes the new time"
    await evening.bot.scheduler.sweep()
    assert f"<t:{after.starts_at}:R>" in lobby.text


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_lobby_shows_that_it_expired_although_the_first_edits_were_rejected(evening: Evening) -> None:
    lobby = await evening.open()
    path = f"/channels/{evening.channel.id}/messages/{lobby.id}"
    evening.env.inject_error("PATCH", path, status=429, code=30046, times=2)
    await evening.pass_time(DAY + 5 * HOUR)
    assert lobby.labels == ["Open again", "Play a computer", "Tell me about the next one"]
    assert lobby.text == "**Lost Cities**: nobody joined within a day, so this lobby is closed."


# Changes while a lobby's message is edited


def run_during_edit(
    monkeypatch: pytest.MonkeyPatch, module: Any, happens: Callable[[], Awaitable[None]]
) -> None:
    """Run `happens` after a module has painted the lobby's message and before it edits the message."""
    paint = module.lobby_with_picture

    async def paint_and_wait(*given: Any, **named: Any) -> Message:
        monkeypatch.setattr(module, "lobby_with_picture", paint)
        shown: Message = await paint(*given, **named)
        await happens()
        return shown

    monkeypatch.setattr(module, "lobby_with_picture", paint_and_wait)


async def join(evening: Evening, person: simcord.MemberActor) -> None:
    """Seat a user in the channel's lobby, and show that."""
    table, guest = await evening.table(), Person(person.id, person.user.name)
    await evening.bot.publisher.show_lobby(await evening.bot.manager.lobbies.join(table.id, guest))


async def start(evening: Evening) -> None:
    """Start the game of the channel's lobby, and show that."""
    table = await evening.table()
    await evening.bot.publisher.show_lobby(await evening.bot.manager.lobbies.start(table.id, evening.ada.id))


@pytest.mark.slow
async def test_game_that_starts_while_its_lobby_is_edited_is_posted(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    run_during_edit(monkeypatch, delivery, partial(start, evening))
    await evening.choose(evening.ada, "12 hours a turn", lobby)
    await evening.pass_time(MINUTE)
    assert evening.post.id != lobby.id and "Play" in evening.post.labels
    assert lobby.labels == ["Go to table"]


async def test_guest_who_joins_while_the_lobby_is_edited_is_shown(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await for_four(evening)
    run_during_edit(monkeypatch, delivery, partial(join, evening, evening.boris))
    await evening.choose(evening.ada, "12 hours a turn", lobby)
    assert lobby.seats[:2] == ["ada · host", "boris"]


async def test_lobby_cancelled_while_it_is_edited_is_shown_as_cancelled(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await for_four(evening)
    number = (await evening.table()).id

    async def cancel() -> None:
        lobbies = evening.bot.manager.lobbies
        cancelled = await lobbies.run(lobby_rules.cancel_lobby, number, evening.ada.id)
        await evening.bot.publisher.show_lobby(cancelled)

    run_during_edit(monkeypatch, delivery, cancel)
    await evening.choose(evening.ada, "12 hours a turn", lobby)
    assert "Open again" in lobby.labels


@pytest.mark.parametrize("starts", [False, True])
async def test_late_answer_to_a_join_does_not_hide_a_later_join_or_the_start(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, *, starts: bool
) -> None:
    lobby = await for_four(evening)

    async def join_too() -> None:
        await join(evening, evening.chen)
        if starts:
            await start(evening)

    run_during_edit(monkeypatch, lobby_buttons, join_too)
    await evening.press(evening.boris, "Join", lobby)
    if starts:
        assert lobby.labels == ["Go to table"]
    else:
        assert lobby.seats[:3] == ["ada · host", "boris", "chen"]


async def test_late_edit_after_a_join_elsewhere_does_not_hide_another_join(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Boris joins from the server's hall, for example, while Chen presses the lobby."""
    lobby = await for_four(evening)
    run_during_edit(monkeypatch, delivery, partial(join, evening, evening.chen))
    await join(evening, evening.boris)
    await evening.pass_time(MINUTE)
    assert lobby.seats[:3] == ["ada · host", "boris", "chen"]
