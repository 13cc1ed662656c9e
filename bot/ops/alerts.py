"""Alerts for the operator: short messages to the Discord webhook ALERT_WEBHOOK.

At most one of each kind is sent per hour, across restarts. Reports about people are all sent, by their jobs.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from contextlib import suppress
from enum import StrEnum
from functools import partial
from http.client import HTTPException
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING
from urllib.request import ProxyHandler, Request, build_opener

from bot import installed_version, metrics
from bot.ops import health, logs

if TYPE_CHECKING:
    import discord
    from discord.ext import commands

    from bot.tables.operator import Operator, SendAlert

log = logging.getLogger(__name__)

HOUR = 60 * 60
RETRY = 5 * 60
"""Seconds after a failed alert in which no other of its kind is tried."""
LATE = 15 * 60
"""Seconds after which pending messages, or sweeps that fail, are worth an alert."""
EVERY = 60.0
"""Seconds between two checks of both."""
TIMEOUT, GOODBYE = 10.0, 2.0
"""Seconds the webhook has to answer, and seconds for the last alerts at shutdown."""


class Kind(StrEnum):
    """The subject of an alert."""

    STARTED, RESTARTED, ERROR, PENDING, STUCK, TOKEN, REMOVED = (
        "started",
        "restarted",
        "error",
        "pending",
        "stuck",
        "token",
        "removed",
    )


LASTING = {Kind.PENDING, Kind.STUCK}
"""Kinds that are checked again and again while the trouble lasts, and so are not counted."""


class Alerts:
    """Sends alerts to a webhook; does nothing without one."""

    def __init__(self, webhook: str | None) -> None:
        """Start the thread that sends alerts, unless `webhook` (its address) is None."""
        self._webhook = webhook
        self._queue = SimpleQueue[tuple[Kind, str] | None]()
        self._handler = ErrorHandler(self)
        self._sent = _Sent()
        self._is_failing = self._has_started = False
        self._thread = Thread(target=self._run, name="alerts", daemon=True)
        if webhook is not None:
            self._thread.start()

    def send(self, kind: Kind, text: str) -> None:
        """Queue an alert, which is left out if one of its kind was sent within the hour.

        Never waits and never fails.
        """
        if self._webhook is not None:
            self._queue.put((kind, text))

    @property
    def report_person(self) -> SendAlert | None:
        """Function that sends the operator a text and returns whether it arrived; None without a webhook."""
        return None if self._webhook is None else self._post_report

    async def _post_report(self, text: str) -> bool:
        """Post a text; return whether the webhook has accepted it. A failure is logged."""
        try:
            await asyncio.to_thread(self._post, text)
        except Exception as error:
            self._warn(error)
            return False
        return True

    def listen(self, client: commands.AutoShardedBot, operator: Operator) -> None:
        """Report the bot's first connection, and each server that removes the bot.

        Not a server that the operator has it leave.
        """
        client.add_listener(self._report_first_connection, "on_ready")
        client.add_listener(partial(self._report_removal, operator), "on_guild_remove")

    def report_logged_errors(self) -> None:
        """Report errors in the log, except outages, from now on. Does nothing without a webhook."""
        if self._webhook is not None:
            logging.getLogger().addHandler(self._handler)

    def report_rejected_token(self) -> None:
        """Report that Discord does not accept the bot's token."""
        self.send(Kind.TOKEN, "Discord rejects the bot's token, so the bot has stopped. Set a new one.")

    def report_unusable_database(self) -> None:
        """Report that the bot has stopped since it cannot use its database."""
        self.send(Kind.STUCK, "The bot can't use its database, so it has stopped. The log says why.")

    def close(self) -> None:
        """Send queued alerts within `GOODBYE` seconds, and end the thread."""
        logging.getLogger().removeHandler(self._handler)
        if self._webhook is not None:
            self._queue.put(None)
            self._thread.join(GOODBYE)

    async def _report_first_connection(self) -> None:
        """Send RESTARTED if the watchdog had ended the bot, else STARTED; once per process."""
        if self._has_started:
            return
        self._has_started = True
        name = f"Explorers' Guild {installed_version()}"
        if health.has_hung():
            self.send(Kind.RESTARTED, f"{name} had hung, was ended by its watchdog, and has started again.")
        else:
            self.send(Kind.STARTED, f"{name} has started.")

    async def _report_removal(self, operator: Operator, guild: discord.Guild) -> None:
        """Send an alert that the bot was removed from a server, unless the operator has it leave."""
        if guild.id not in operator.servers_to_leave():
            self.send(Kind.REMOVED, f"The bot was removed from server {guild.id}.")

    def _run(self) -> None:
        """Deliver queued alerts and check the metrics each `EVERY` seconds, until the queue has None."""
        is_open = True
        while is_open:
            with suppress(Empty):
                alert = self._queue.get(timeout=EVERY)
                if alert is None:
                    is_open = False
                else:
                    self._deliver(*alert)
            if age := pending_seconds():
                self._deliver(
                    Kind.PENDING,
                    f"Messages to Discord have been pending for {int(age // 60)} minutes. The log says why.",
                )
            if age := stuck_seconds():
                self._deliver(
                    Kind.STUCK,
                    f"The bot has been without its database or Discord for {int(age // 60)} minutes. "
                    "The log says why.",
                )

    def _deliver(self, kind: Kind, text: str) -> None:
        """Post an alert, or only count it if one of its kind was sent within the hour.

        An alert that fails counts as one left out, and its kind is tried again after `RETRY` seconds. Those
        that are `LASTING` are not counted.
        """
        now, counts = _current_time(), kind not in LASTING
        if not self._sent.is_due(kind, now):
            if counts:
                self._sent.count(kind)
            return
        more = self._sent.counted(kind)
        try:
            self._post(f"{text} ({more} more since the last such alert)" if more else text)
        except Exception as error:
            self._warn(error)
            self._sent.note(kind, now - HOUR + RETRY, more + counts)
        else:
            self._sent.note(kind, now, 0)

    def _post(self, text: str) -> None:
        """Post a text to the webhook. Raises OSError or HTTPException."""
        body = json.dumps({"content": text, "allowed_mentions": {"parse": []}}).encode()
        # Discord rejects requests with another kind of user agent.
        agent = f"DiscordBot (explorers-guild, {installed_version()})"
        headers = {"Content-Type": "application/json", "User-Agent": agent}
        request = Request(self._webhook or "", body, headers)
        with build_opener(ProxyHandler({})).open(request, timeout=TIMEOUT):
            self._is_failing = False

    def _warn(self, error: Exception) -> None:
        """Log a failed alert, unless the one before it failed too."""
        # Other errors may quote the address.
        known = isinstance(error, (OSError, HTTPException)) and str(error)
        if not self._is_failing:
            log.warning("Alerts can't be sent to ALERT_WEBHOOK: %s", known or type(error).__name__)
        self._is_failing = True


class _Sent:
    """When the last alert of each kind was sent, and how many have been left out since; kept in a file."""

    def __init__(self) -> None:
        """Read what was sent from the file. A missing or damaged file counts as empty."""
        self._file = health.note("alerts")
        self._kinds = dict[str, tuple[float, int]]()
        with suppress(OSError, ValueError, TypeError, AttributeError):
            found = json.loads(self._file.read_text(encoding="utf-8"))
            self._kinds = {str(kind): (float(at), int(more)) for kind, (at, more) in found.items()}

    def is_due(self, kind: Kind, now: float) -> bool:
        """Return whether no alert of this kind was sent within the hour before `now`."""
        at, _ = self._kinds.get(kind, (now - HOUR, 0))
        return not 0 <= now - at < HOUR

    def counted(self, kind: Kind) -> int:
        """Return how many alerts of this kind were left out since the last was sent; 0 if none was."""
        return self._kinds.get(kind, (0, 0))[1]

    def count(self, kind: Kind) -> None:
        """Count an alert that is left out. One of its kind must have been sent before."""
        at, more = self._kinds[kind]
        self.note(kind, at, more + 1)

    def note(self, kind: Kind, at: float, more: int) -> None:
        """Record, also in the file, when the last alert of a kind was sent, and how many were left out since.

        `at` is in Unix seconds. A file that cannot be written is ignored.
        """
        self._kinds[kind] = (at, more)
        with suppress(OSError):
            self._file.write_text(json.dumps(self._kinds), encoding="utf-8")


class ErrorHandler(logging.Handler):
    """Sends an alert for each logged error with its place and type, but not its text."""

    def __init__(self, alerts: Alerts) -> None:
        super().__init__(logging.ERROR)
        self._alerts = alerts

    def emit(self, record: logging.LogRecord) -> None:
        """Send an alert for a record, unless it is about an outage."""
        if not logs.is_outage(record):
            what = record.exc_info[0] if record.exc_info else None
            where = f"{what.__name__} in {record.name}" if what else f"in {record.name}"
            self._alerts.send(Kind.ERROR, f"An error was logged: {where}. The log says more.")


def pending_seconds() -> int:
    """Return how long the oldest message has been pending.

    It is in seconds; 0 up to `LATE`, and while every table's last delivery succeeded.
    """
    age = metrics.registry.get_sample_value("explorers_oldest_pending_seconds") or 0
    troubled = metrics.registry.get_sample_value("explorers_troubled_tables")
    return int(age) if age > LATE and troubled else 0


def stuck_seconds() -> int:
    """Return for how many seconds no sweep has succeeded; 0 up to `LATE`."""
    age = metrics.registry.get_sample_value("explorers_sweep_age_seconds") or 0
    return int(age) if age > LATE else 0


def _current_time() -> float:
    return time.time()
