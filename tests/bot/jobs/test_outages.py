"""Discord hangs, fails for hours, or a channel is deleted: other tables do not wait, and the game goes on."""

from __future__ import annotations

import asyncio
import logging
from fnmatch import fnmatch
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands
from simcord.http import router
from sqlalchemy.exc import OperationalError

from bot import feature, metrics, network_errors
from bot.app import client
from bot.app.dispatch import all_commands
from bot.jobs import retries, table_lock
from bot.jobs.computer_turns import ComputerTurns
from bot.ops import health
from bot.store import sharding
from bot.tables import clock, resigning
from bot.ui import responder
from tests.bot.evening import HOUR, MINUTE, Evening, Tap
from tests.bot.jobs.test_backing_off import refusal
from tests.bot.jobs.test_failures import CALLBACK, messages_of
from tests.bot.jobs.test_kills import messages, play
from tests.examples import slow

SHORT, LONG = 1.5, 60.0


def break_posts(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, error: Exception | None, times: int
) -> None:
    """Let the next `times` posts to the channel fail before they reach Discord; `None`: all of them."""
    request, path = evening.bot.http.request, f"/channels/{evening.channel.id}/messages"
    left = [times]

    async def broken(route: Any, **options: Any) -> Any:
        if route.method == "POST" and route.url.endswith(path) and left[0] > 0:
            left[0] -= 1
            if error is None:
                await asyncio.Event().wait()
            else:
                raise error
        return await request(route, **options)

    monkeypatch.setattr(evening.bot.http, "request", broken)


@pytest.mark.slow
async def test_hanging_post_delays_neither_other_tables_nor_hands(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retries, "PATIENCE", SHORT)
    hanging = evening.channel
    await evening.begin()
    await play(evening)
    before = messages(evening)
    evening.channel = evening.guild.create_text_channel("other-games")
    await evening.begin()
    await play(evening)
    other, posts = evening.channel, len(evening.posts)
    evening.channel = hanging
    break_posts(evening, monkeypatch, None, times=1)
    sweep = asyncio.create_task(evening.bot.scheduler.sweep())
    await asyncio.wait([sweep], timeout=LONG)
    assert sweep.done()
    assert len(evening.posts_in(other)) == posts + 1
    assert sum(messages(evening)) >= sum(before) + 2, "the hands at the hanging table are dealt as well"
    hung = len(evening.posts_in(hanging))
    await evening.pass_time(MINUTE)
    assert len(evening.posts_in(hanging)) == hung + 1


async def test_heartbeat_goes_on_while_a_sweep_hangs(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats: list[None] = []
    never = asyncio.Event()
    monkeypatch.setattr(health, "beat", lambda _: beats.append(None))

    async def hang() -> None:
        await evening.env.external_wait(never.wait(), reason="a sweep that hangs")

    monkeypatch.setattr(evening.bot.scheduler, "sweep", hang)
    await evening.pass_time(5 * MINUTE)
    assert len(beats) >= 4
    never.set()


@pytest.mark.slow
async def test_post_rejected_for_an_hour_is_retried_a_few_times_and_then_accepted(evening: Evening) -> None:
    await evening.begin()
    path = messages_of(evening.channel)
    evening.env.inject_error("POST", path, status=403, code=50013, times=None)
    await evening.move((await evening.legal())[0])
    before = len(evening.http)
    for _ in range(6):
        await evening.pass_time(10 * MINUTE)
    tries = [entry for entry in evening.http[before:] if (entry.method, entry.path) == ("POST", path)]
    assert 3 <= len(tries) <= 8
    evening.env.backend.faults.clear()
    await evening.pass_time(HOUR + MINUTE)
    assert evening.post.addressed == {(await evening.mover()).id}


@pytest.mark.slow
async def test_post_whose_connection_broke_is_retried_at_once_and_not_logged_as_a_bug(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await evening.begin()
    for error in (ConnectionResetError(104, "reset"), aiohttp.ServerDisconnectedError()):
        posts = len(evening.posts)
        break_posts(evening, monkeypatch, error, times=1)
        await evening.move((await evening.legal())[0])
        assert len(evening.posts) == posts + 1
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.slow
async def test_outage_of_discord_is_logged_once_and_turns_are_posted_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await evening.begin()
    posts = len(evening.posts)
    break_posts(evening, monkeypatch, aiohttp.ClientConnectionError("no route"), times=8)
    for _ in range(3):
        await evening.move((await evening.legal())[0])
    warnings = [record for record in caplog.records if record.levelno >= logging.WARNING]
    (warning,) = (record.getMessage() for record in warnings)
    assert warning == "Discord cannot be reached: ClientConnectionError: no route"
    assert warnings[0].exc_info is None
    await evening.pass_time(5 * MINUTE)
    assert len(evening.posts) == posts + 1


# Discord's API fails while its gateway stays connected


async def deadline(evening: Evening) -> int:
    """Return the deadline of the player to move."""
    at = clock.deadline(await evening.table(), (await evening.position()).to_move[0])
    assert at is not None
    return at


async def fail_all_requests(evening: Evening) -> None:
    """Let all requests fail from now on; the mover presses *Play*, and gets no answer."""
    evening.env.inject_error("*", "*", status=503, times=None)
    evening.inject(Tap(await evening.mover(), evening.post, evening.post.buttons["Play"]))
    await evening.env.settle()


@pytest.mark.slow
@pytest.mark.parametrize("restarts", [False, *slow(True)])
async def test_hour_in_which_all_requests_fail_moves_deadline_and_reminder_by_its_length(
    evening: Evening, restarts: bool
) -> None:
    """Events and presses arrive, and no answer reaches a player."""
    post = await evening.begin(clock="1h")
    before = await deadline(evening)
    await fail_all_requests(evening)
    await evening.pass_time(HOUR)
    evening.env.backend.faults.clear()
    if restarts:
        await evening.restart()
    await evening.pass_time(2 * MINUTE)
    after = await deadline(evening)
    assert after - before == pytest.approx(HOUR, abs=2 * MINUTE)
    assert f"Deadline <t:{after}:R>" in post.text
    assert not any("it’s still your turn." in one.text for one in evening.direct_messages(evening.ada))
    await evening.pass_time(32 * MINUTE)
    assert sum("it’s still your turn." in one.text for one in evening.direct_messages(evening.ada)) == 1


@pytest.mark.slow
async def test_computer_takes_no_turn_of_a_player_whose_time_ends_while_all_requests_fail(
    evening: Evening,
) -> None:
    lobby = await evening.say(evening.ada, "play lost-cities-board", clock="1h")
    await evening.start(lobby, evening.boris, evening.chen)
    version = (await evening.table()).version
    await evening.pass_time(58 * MINUTE)
    await fail_all_requests(evening)
    await evening.pass_time(HOUR)
    assert (await evening.table()).version == version
    evening.env.backend.faults.clear()
    await evening.pass_time(MINUTE)
    assert (await evening.table()).version == version


@pytest.mark.slow
@pytest.mark.parametrize("what", ["one request", *slow("one channel", "no request")])
async def test_failure_of_one_request_or_channel_stops_no_clock(evening: Evening, what: str) -> None:
    await evening.begin(clock="12h")
    if what == "no request":
        evening.env.inject_error("*", "*", status=503, times=None)
    else:
        times = 1 if what == "one request" else None
        evening.env.inject_error("POST", messages_of(evening.channel), status=503, times=times)
        await evening.move((await evening.legal())[0])
    before = await deadline(evening)
    await evening.pass_time(HOUR)
    evening.env.backend.faults.clear()
    await evening.pass_time(2 * MINUTE)
    assert await deadline(evening) == before


# Deleted channels


@pytest.mark.slow
async def test_players_of_a_deleted_channel_are_informed_once_and_go_on_by_dm(evening: Evening) -> None:
    """Each player is notified once; turns and the end of the game come by DM."""
    await evening.begin()
    table = await evening.table()
    before = messages(evening)
    evening.env.backend.delete_channel(evening.channel.id)
    await evening.env.settle()
    assert messages(evening) == [count + 1 for count in before]
    for person in (evening.ada, evening.boris):
        message = evening.direct_message(person)
        assert "The game’s channel is gone, so the game continues here." in message.text
        assert "Go to table" not in message.labels
    message = evening.direct_message(evening.ada)
    turn = (await evening.legal())[0]
    await evening.turn(evening.ada, turn, message)
    assert (await evening.table()).version == 2
    assert evening.direct_message(evening.boris).labels[0].startswith("1 · ")
    assert messages(evening) == [before[0] + 1, before[1] + 2]
    await evening.restart()
    await evening.pass_time(5 * MINUTE)
    assert messages(evening) == [before[0] + 1, before[1] + 2], "and nothing is said twice"
    await evening.bot.manager.run(resigning.leave, table.id, evening.ada.id)
    await evening.pass_time(MINUTE)
    for person in (evening.ada, evening.boris):
        who = "You win" if person is evening.boris else "**boris** wins"
        assert f"**Game over.** {who} by resignation." in evening.direct_message(person).text
    tried = [entry for entry in evening.http if entry.path == messages_of(evening.channel)]
    await evening.pass_time(10 * MINUTE)
    assert tried == [entry for entry in evening.http if entry.path == messages_of(evening.channel)]


# Interaction responses


def break_answers(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, error: Exception, path: str, *, arrives: bool
) -> None:
    """Break the connection once when a path is requested, before or after Discord handles it."""
    dispatch, broken = router.dispatch, []

    def breaking(backend: Any, method: str, asked: str, **options: Any) -> Any:
        if broken or not fnmatch(asked, path):
            return dispatch(backend, method, asked, **options)
        broken.append(asked)
        if arrives:
            dispatch(backend, method, asked, **options)
        raise error

    monkeypatch.setattr(router, "dispatch", breaking)


@pytest.mark.slow
@pytest.mark.parametrize("arrives", [False, *slow(True)])
@pytest.mark.parametrize("path", [CALLBACK, *slow("/webhooks/*")])
async def test_response_is_sent_again_after_a_broken_connection(
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    path: str,
    arrives: bool,
) -> None:
    await evening.begin()
    for label in ["Play", "My hand", "More…"]:
        with monkeypatch.context() as broken:
            break_answers(evening, broken, ConnectionResetError(104, "reset"), path, arrives=arrives)
            answer = await evening.press(evening.ada, label)
        assert answer.is_private, label
        assert "couldn’t reach Discord" not in answer.text, label
        assert not [record for record in caplog.records if record.exc_info], label


async def test_response_that_timed_out_is_not_sent_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A repetition five minutes later would overwrite newer text."""
    monkeypatch.setattr(responder, "REQUEST_TIMEOUT", 0.01)
    calls = []

    async def hangs() -> None:
        calls.append("edit")
        await asyncio.sleep(HOUR)

    with pytest.raises(TimeoutError):
        await responder.with_retry(hangs)
    assert calls == ["edit"]


@pytest.mark.slow
async def test_turn_is_taken_once_if_the_response_to_its_press_is_lost(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    panel = await evening.panel(evening.ada)
    await evening.press(evening.ada, panel.labels[0], panel)
    await evening.press(evening.ada, "Discard", panel)
    break_answers(evening, monkeypatch, aiohttp.ServerDisconnectedError(), CALLBACK, arrives=True)
    await evening.press(evening.ada, "Draw and end turn", panel)
    assert (await evening.table()).version == 2
    assert panel.labels == ["My hand", "Plan my turn", "Go to table"]


async def test_press_whose_token_has_expired_logs_no_error(evening: Evening) -> None:
    """The press came before a pause of a quarter of an hour, so it can no longer be answered."""
    await evening.begin()
    evening.env.inject_error("POST", CALLBACK, status=401, code=50027, times=None)
    with pytest.raises(AssertionError, match="every press gets an answer"):
        await evening.press(evening.ada, "Play")
    assert evening.errors == []


# Commands


async def test_removed_command_is_refused_as_changed_and_commands_are_registered_again(
    evening: Evening,
) -> None:
    def registrations() -> int:
        return sum(entry.path.endswith("/commands") for entry in evening.http)

    await evening.begin()
    before = registrations()
    evening.bot.tree.remove_command("board")
    answer = await evening.say(evening.ada, "board")
    assert answer.is_private
    assert answer.text.startswith("This command has changed.")
    assert registrations() == before + 1
    assert len(evening.env.errors) == 1, "what simcord thinks of it"
    evening.env._errors.clear()


async def test_outage_while_commands_are_registered_again_is_a_warning_and_the_next_use_retries(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await evening.begin()
    evening.bot.tree.remove_command("board")
    attempts = []

    async def unreachable() -> None:
        attempts.append(None)
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(evening.bot.tree, "sync", unreachable)
    for attempt in (1, 2):
        answer = await evening.say(evening.ada, "board")
        assert answer.text.startswith("This command has changed.")
        assert len(attempts) == attempt
    assert "Discord cannot be reached" in caplog.text
    assert evening.errors == []
    evening.env._errors.clear()  # what simcord thinks of the removed command


@pytest.mark.slow
async def test_commands_are_not_registered_at_a_restart_unless_they_changed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord accepts two hundred registrations a day, and a crashing bot starts often."""

    def registrations() -> int:
        return sum(entry.path.endswith("/commands") for entry in evening.http)

    before = registrations()
    for _ in range(3):
        await evening.restart()
    assert registrations() == before
    monkeypatch.setattr(feature, "translated_text", lambda key: app_commands.locale_str(f"New {key}"[:32]))
    monkeypatch.setattr(client, "all_commands", all_commands.__wrapped__)
    await evening.restart()
    assert registrations() == before + 1


@pytest.mark.parametrize("change", ["missing", *slow("foreign")])
async def test_commands_that_another_program_has_replaced_are_registered_at_the_next_start(
    evening: Evening, change: str
) -> None:
    """The stored digest says that nothing has changed."""
    bot, there = evening.bot, evening.env.backend.commands[None]

    async def registrations() -> int:
        before = len(evening.http)
        await bot.tree.register(bot.services)
        return sum(entry.method == "PUT" for entry in evening.http[before:])

    assert await registrations() == 0
    if change == "missing":
        there.pop(next(iter(there)))
    else:
        there[next(iter(there))]["name"] = "foreign"
    assert await registrations() == 1
    assert await registrations() == 0


async def test_commands_that_cannot_be_read_at_a_start_count_as_registered(evening: Evening) -> None:
    evening.env.inject_error("GET", "/applications/*/commands", status=503)
    assert not await evening.bot.tree._has_others()


# The database


@pytest.mark.slow
async def test_delivery_stopped_by_the_database_is_logged_once_and_retried(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await evening.begin()
    posts, outbox = len(evening.posts), evening.bot.manager.store.outbox

    async def stopped(*_: object) -> None:
        raise OperationalError("SELECT 7", None, ConnectionRefusedError("refused"))

    with monkeypatch.context() as outage:
        outage.setattr(outbox, "read_table", stopped)
        await evening.move((await evening.legal())[0])
    assert len(evening.posts) == posts
    await evening.pass_time(retries.RETRY + 1)
    assert len(evening.posts) == posts + 1
    logged = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert logged == ["The database cannot be used: ConnectionRefusedError: refused"]


async def test_sweeps_begin_although_the_database_fails_when_the_bot_connects_to_discord(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    swept = list[None]()

    async def stopped(_: object) -> None:
        raise OperationalError("SELECT 7", None, ConnectionRefusedError("refused"))

    monkeypatch.setattr(ComputerTurns, "prepare_if_needed", stopped)
    await evening.restart()
    monkeypatch.setattr(metrics, "swept", lambda: swept.append(None))
    await evening.pass_time(3 * MINUTE)
    assert len(swept) >= 2
    assert evening.errors == []


def test_long_outage_is_logged_once_and_a_later_one_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 0.0
    monkeypatch.setattr(network_errors.time, "monotonic", lambda: now)
    for now in (*range(0, 1800, 10), 1800 + network_errors.OUTAGE_ENDS_AFTER):  # noqa: B007
        network_errors.warn(ConnectionResetError("reset"))
    assert len([record for record in caplog.records if record.levelno >= logging.WARNING]) == 2


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (refusal(408), "Discord cannot be reached: HTTPException: 408 no (error code: 0): no"),
        (discord.RateLimited(60.0), "Discord limits the bot's requests: RateLimited: "),
    ],
)
def test_timeout_of_a_proxy_and_a_rate_limit_are_outages_that_the_log_names(
    error: Exception, said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(network_errors, "_warned", {})
    assert network_errors.is_temporary(error)
    network_errors.warn(error)
    assert caplog.messages[0].startswith(said)


def test_heartbeat_and_lease_times_allow_a_takeover_within_a_minute() -> None:
    """The delay is the last heartbeat, the next sweep of the others, and the table's lease."""
    assert sharding.GONE_AFTER + sharding.HEARTBEAT_SECONDS <= 45
    assert table_lock.LEASE <= sharding.GONE_AFTER
