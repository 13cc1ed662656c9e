"""Alerts to a Discord webhook: few, without names, and never in the bot's way."""

from __future__ import annotations

import json
import logging
import socket
import time
from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any

import pytest

from bot import installed_version, metrics
from bot.ops import alerts, health
from bot.ops.alerts import HOUR, Alerts, Kind
from bot.tables.operator import SERVER, Decisions, Refusal, change, refusal_key
from tests.bot.evening import Evening

SECRET = "aW50ZXJhY3Rpb246MTIz-abc_0"


class Webhook(HTTPServer):
    """A Discord webhook in miniature: notes the messages it is sent and answers with `status`."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.status, self.messages = 204, list[dict[str, Any]]()
        self.agents = list[str]()
        self.url = f"http://127.0.0.1:{self.server_port}/api/webhooks/123/{SECRET}"

    @property
    def texts(self) -> list[str]:
        return [message["content"] for message in self.messages]


class _Handler(BaseHTTPRequestHandler):
    server: Webhook

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.agents.append(self.headers["User-Agent"])
        self.server.messages.append(json.loads(body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Write nothing."""


@pytest.fixture
def webhook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Webhook]:
    monkeypatch.chdir(tmp_path)  # which alerts were sent is noted there
    with Webhook() as server:
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture(autouse=True)
def pending(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """The figures of pending messages; tests change them."""
    pending = {"explorers_oldest_pending_seconds": 0.0, "explorers_troubled_tables": 0.0}
    monkeypatch.setattr(metrics.registry, "get_sample_value", pending.get)
    return pending


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The time that alerts go by; tests move it."""
    clock = SimpleNamespace(now=1_000_000.0)
    monkeypatch.setattr(alerts, "_current_time", lambda: clock.now)
    return clock


def send(webhook: Webhook, *sent: tuple[Kind, str]) -> None:
    """Send alerts as one process does from its start to its end."""
    process = Alerts(webhook.url)
    for kind, text in sent:
        process.send(kind, text)
    process.close()


def test_alert_is_posted_to_the_webhook_without_mentions_and_with_the_bots_user_agent(
    webhook: Webhook,
) -> None:
    send(webhook, (Kind.REMOVED, "The bot was removed from server 5."))
    assert webhook.messages == [
        {"content": "The bot was removed from server 5.", "allowed_mentions": {"parse": []}}
    ]
    assert webhook.agents[0].startswith("DiscordBot ("), "Discord turns other programs away"


def test_alert_of_a_kind_is_sent_once_an_hour_even_after_a_restart_and_the_next_counts_the_others(
    webhook: Webhook, clock: SimpleNamespace
) -> None:
    send(webhook, *[(Kind.ERROR, "An error.")] * 5, (Kind.PENDING, "Late."))
    assert webhook.texts == ["An error.", "Late."]
    clock.now += HOUR - 1
    send(webhook, (Kind.ERROR, "An error."))
    assert len(webhook.texts) == 2, "a restart changes nothing"
    clock.now += 1
    send(webhook, (Kind.ERROR, "An error."))
    assert webhook.texts[2:] == ["An error. (5 more since the last such alert)"]
    clock.now += HOUR
    send(webhook, (Kind.ERROR, "An error."))
    assert webhook.texts[3:] == ["An error."]


async def test_each_report_about_a_user_is_sent_and_returns_whether_it_arrived(webhook: Webhook) -> None:
    process = Alerts(webhook.url)
    report = process.report_person
    assert report is not None
    assert [await report("User 1 reports user 2."), await report("User 3 reports user 2.")] == [True, True]
    webhook.status = 404
    assert not await report("User 4 reports user 2.")
    process.close()
    assert webhook.texts[:2] == ["User 1 reports user 2.", "User 3 reports user 2."]


def test_alert_is_sent_although_the_clock_was_set_back(webhook: Webhook, clock: SimpleNamespace) -> None:
    send(webhook, (Kind.ERROR, "An error."))
    clock.now -= 10 * HOUR
    send(webhook, (Kind.ERROR, "An error."))
    assert len(webhook.texts) == 2


@pytest.mark.parametrize("found", ["", "[]", '{"error": 5}', "no JSON", '{"error": ["a", "b"]}'])
def test_unreadable_notes_about_earlier_alerts_do_not_prevent_the_next_alert(
    found: str, webhook: Webhook
) -> None:
    health.note("alerts").write_text(found)
    send(webhook, (Kind.ERROR, "An error."))
    assert webhook.texts == ["An error."]


def test_alerts_refused_by_the_webhook_log_one_warning_with_the_status_and_without_its_address(
    webhook: Webhook, clock: SimpleNamespace, caplog: pytest.LogCaptureFixture
) -> None:
    webhook.status = 404
    process = Alerts(webhook.url)
    for kind in Kind:
        process.send(kind, "Something.")
    process.close()
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert "404" in record.getMessage() and SECRET not in record.getMessage()


def test_alert_that_failed_holds_back_its_kind_for_minutes_and_the_next_alert_counts_it(
    webhook: Webhook, clock: SimpleNamespace
) -> None:
    webhook.status = 500
    send(webhook, (Kind.ERROR, "An error."), (Kind.ERROR, "An error."))
    assert len(webhook.texts) == 1, "an unreachable webhook is not asked for each error"
    webhook.status = 204
    clock.now += alerts.RETRY
    send(webhook, (Kind.ERROR, "An error."))
    assert webhook.texts[-1] == "An error. (2 more since the last such alert)"


def test_webhook_that_does_not_answer_delays_neither_sending_an_alert_nor_the_shutdown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(alerts, "GOODBYE", 0.1)
    monkeypatch.setattr(alerts, "TIMEOUT", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        begun = time.monotonic()
        process = Alerts(f"http://127.0.0.1:{silent.getsockname()[1]}/api/webhooks/1/{SECRET}")
        process.send(Kind.ERROR, "An error.")
        process.close()
        assert time.monotonic() - begun < 0.5


def test_sending_an_alert_without_a_webhook_raises_no_error() -> None:
    process = Alerts(None)
    process.send(Kind.ERROR, "An error.")
    process.close()


# What is worth an alert


def test_sweeps_that_fail_for_more_than_15_minutes_are_alerted(
    webhook: Webhook, pending: dict[str, float]
) -> None:
    pending["explorers_sweep_age_seconds"] = 900.0
    send(webhook, (Kind.STARTED, "Started."))
    assert webhook.texts == ["Started."], "the next one may succeed"
    pending["explorers_sweep_age_seconds"] = 901.0
    send(webhook, (Kind.REMOVED, "Removed."))
    assert webhook.texts[2:] == [
        "The bot has been without its database or Discord for 15 minutes. The log says why."
    ]


def test_lasting_outage_is_alerted_once_an_hour_without_a_count_of_checks(
    webhook: Webhook, pending: dict[str, float], clock: SimpleNamespace
) -> None:
    """It is checked each minute: 59 checks that find it again are no 59 outages."""
    pending["explorers_sweep_age_seconds"] = 901.0
    for _ in range(3):
        send(webhook, (Kind.STARTED, "Started."))
    clock.now += HOUR
    send(webhook, (Kind.REMOVED, "Removed."))
    assert (
        webhook.texts[-1]
        == "The bot has been without its database or Discord for 15 minutes. The log says why."
    )
    assert len(webhook.texts) == 4


def test_logged_error_is_alerted_by_type_and_module_only_and_a_warning_or_lost_connection_is_not(
    webhook: Webhook,
) -> None:
    process = Alerts(webhook.url)
    process.report_logged_errors()
    log = logging.getLogger("bot.jobs.publisher")
    log.warning("Ada is late")
    log.error("Ada lost the connection", exc_info=ConnectionResetError("gone"))
    log.error("Ada cannot be told", exc_info=ValueError("Ada holds the red 7"))
    process.close()
    log.error("after the end")
    assert webhook.texts == ["An error was logged: ValueError in bot.jobs.publisher. The log says more."]


def test_messages_pending_for_15_minutes_are_reported_only_if_a_table_fails(
    webhook: Webhook, pending: dict[str, float]
) -> None:
    pending["explorers_oldest_pending_seconds"] = 901.0
    send(webhook, (Kind.STARTED, "Started."))
    assert webhook.texts == ["Started."], "the next sweep delivers it"
    pending["explorers_troubled_tables"] = 1.0
    send(webhook, (Kind.REMOVED, "Removed."))
    assert webhook.texts[2:] == ["Messages to Discord have been pending for 15 minutes. The log says why."]


async def remove_from(evening: Evening, process: Alerts, guild_id: int) -> None:
    """Tell a process that the bot is no longer on a server."""
    for listener in evening.bot.extra_events["on_guild_remove"]:
        if isinstance(listener, partial) and listener.func == process._report_removal:
            await listener(SimpleNamespace(id=guild_id, name="Ada's place"))


async def test_first_of_two_connections_is_alerted_and_a_removal_with_the_servers_id_instead_of_its_name(
    webhook: Webhook, evening: Evening
) -> None:
    process = Alerts(webhook.url)
    process.listen(evening.bot, evening.bot.manager.operator)
    evening.bot.dispatch("ready")
    evening.bot.dispatch("ready")
    await evening.env.settle()
    await remove_from(evening, process, 77)
    process.close()
    assert webhook.texts == [
        f"Explorers' Guild {installed_version()} has started.",
        "The bot was removed from server 77.",
    ]


async def test_server_that_the_operator_has_the_bot_leave_is_not_reported(
    webhook: Webhook, evening: Evening
) -> None:
    process, operator = Alerts(webhook.url), evening.bot.manager.operator
    process.listen(evening.bot, operator)
    decided = Decisions({refusal_key(SERVER, 77): Refusal(leave=True), refusal_key(SERVER, 78): Refusal()})
    await evening.bot.manager.store.write(change, lambda _: decided)
    await operator.renew()
    for guild_id in (77, 78):
        await remove_from(evening, process, guild_id)
    process.close()
    assert webhook.texts == ["The bot was removed from server 78."]


async def test_first_start_after_a_hang_is_alerted_as_a_restart_by_the_watchdog(
    webhook: Webhook, evening: Evening
) -> None:
    health.mark_hung()
    for _ in range(2):
        process = Alerts(webhook.url)
        process.listen(evening.bot, evening.bot.manager.operator)
        await process._report_first_connection()
        process.close()
    assert webhook.texts == [
        f"Explorers' Guild {installed_version()} had hung, was ended by its watchdog, and has started again.",
        f"Explorers' Guild {installed_version()} has started.",
    ]


def test_notes_for_the_next_start_are_in_the_temporary_folder_if_the_working_folder_is_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert health.note("hung").resolve().parent == tmp_path
    monkeypatch.setattr(health.os, "access", lambda *_: False)
    assert health.note("hung").parent == health.heartbeat().parent
