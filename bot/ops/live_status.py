"""`explorers doctor --live`: reports the state of the running bot."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import UTC, datetime
from http.client import HTTPException
from pathlib import Path

from bot.metrics import Figures, fetch_metrics
from bot.ops import backup, health
from bot.ops.alerts import LATE
from bot.ops.installation import Check
from bot.ops.open_database import FAILED, MISUSED, OK, say
from bot.ops.settings import Settings, SettingsError, load

_RESTART = "Check the log, then restart the bot: nothing is lost."
_PAGE = "If the bot is running, its log says why: usually its user can't write to that folder."
_BACKUPS = "The bot makes one a minute after its start and one a day; if one fails, its log says why."
_STUCK = "The bot is without its database or Discord. Check the log: it says why."
_LOOK = "Check the log: it has each of them with its traceback."


def run() -> int:
    """Print the state of the running bot. Return 0 if all is well, 1 if not, 2 for invalid settings."""
    try:
        settings = load()
    except SettingsError as error:
        say(str(error))
        return MISUSED
    checks = list(examine(settings))
    for check in checks:
        say(str(check))
    return OK if all(check.is_ok for check in checks) else FAILED


def examine(settings: Settings) -> Iterator[Check]:
    """Yield the checks of a running bot, of its status page, and of its backups.

    The last two only if they are configured, and backups only if this process makes them.
    """
    yield from _checks_of_bot(settings)
    if settings.status_file is not None:
        yield _check_status_page(settings.status_file, time.time())
    if backup.makes_daily_backups(settings):
        yield check_backups(settings, datetime.now(UTC))


def _checks_of_bot(settings: Settings) -> Iterator[Check]:
    """Yield checks of the bot's metrics, or without a port of its heartbeat."""
    if settings.metrics_port is None:
        yield _check_heartbeat()
        return
    try:
        figures = fetch_metrics(settings.metrics_host, settings.metrics_port)
    except (OSError, HTTPException, ValueError) as error:
        yield Check("Bot", f"doesn't answer on port {settings.metrics_port} ({error})", _metrics_remedy())
        return
    yield from metric_checks(figures, time.time())


def _check_heartbeat() -> Check:
    """Return the check of the last sign of life on disk; it fails without one or if that is too old."""
    silence = health.silence()
    if silence is None:
        return Check("Bot", "no sign of life", "Start it with `explorers`.")
    found = f"last sign of life {duration_text(silence)} ago"
    if not health.is_alive():
        return Check("Bot", found, _RESTART)
    return Check("Bot", f"{found}; set METRICS_PORT to see more")


def _check_status_page(file: Path, now: float) -> Check:
    """Report when the page was written; a problem if it is missing, or too old for a running bot."""
    try:
        age = now - file.stat().st_mtime
    except OSError:
        return Check("Status page", f"{file} doesn't exist", _PAGE)
    return Check("Status page", f"written {duration_text(age)} ago", _PAGE if age > health.PATIENCE else None)


def check_backups(settings: Settings, now: datetime) -> Check:
    """Report the age and size of the newest daily backup.

    It is a problem if there is none younger than two days, or the folder cannot be read.
    """
    try:
        backups = backup.daily_backups(settings.backup_folder or Path(), now)
        size = backups[0].file.stat().st_size if backups else 0
    except FileNotFoundError:
        return Check("Backups", f"none in {settings.backup_folder} yet", _BACKUPS)
    except OSError as error:
        return Check("Backups", f"can't read {settings.backup_folder} ({error.strerror})", _BACKUPS)
    if not backups:
        return Check("Backups", f"none in {settings.backup_folder} yet", _BACKUPS)
    age = now - backups[0].made_at
    found = f"newest {duration_text(age.total_seconds())} ago, {size / 1e6:.1f} MB; {len(backups)} kept"
    return Check("Backups", found, _BACKUPS if age > 2 * backup.DAILY else None)


def _metrics_remedy() -> str:
    if health.is_alive():
        return "If it's running, it has other settings: restart it. Otherwise start it with `explorers`."
    return "Start it with `explorers`."


def metric_checks(figures: Figures, now: float) -> Iterator[Check]:
    """Yield the checks that follow from `figures`, a bot's metrics by name; `now` is in Unix seconds."""
    yield _check_event_loop(figures, now)
    yield Check("Tables", f"{_metric_value(figures, 'tables')} open or being played")
    yield _report_pending(figures)
    jobs, computers = _metric_value(figures, "due_jobs"), _metric_value(figures, "awaited_computers")
    age = _metric_value(figures, "sweep_age_seconds")
    found = f"{jobs} jobs, {computers} computer turns (checked every minute, last {duration_text(age)} ago)"
    yield Check("Due", found, _STUCK if age > LATE else None)
    errors = _metric_value(figures, "errors_last_hour")
    if errors:
        yield Check("Errors", f"{errors} in the last hour", _LOOK)
    else:
        yield Check("Errors", "none in the last hour")


def _check_event_loop(figures: Figures, now: float) -> Check:
    """Return the check of the event loop by its metrics; it fails after PATIENCE seconds of silence."""
    since = figures["explorers_started_timestamp_seconds"]
    silence = figures["explorers_heartbeat_age_seconds"]
    found = (
        f"alive since {datetime.fromtimestamp(since, UTC):%Y-%m-%d %H:%M} UTC "
        f"({duration_text(now - since)}), last sign of life {duration_text(silence)} ago"
    )
    return Check("Bot", found, _RESTART if silence > health.PATIENCE else None)


def _report_pending(figures: Figures) -> Check:
    """Return how many posts and direct messages are pending, and since when; it never fails."""
    posts, hands = _metric_value(figures, "pending_posts"), _metric_value(figures, "pending_direct_messages")
    if not posts + hands:
        return Check("Pending", "nothing")
    found = f"{posts} posts, direct messages at {hands} tables"
    if oldest := _metric_value(figures, "oldest_pending_seconds"):
        found += f"; the oldest for {duration_text(oldest)}"
    if failing := _metric_value(figures, "troubled_tables"):
        found += f"; {failing} tables failed at the last try: the log says why"
    return Check("Pending", found)


def _metric_value(figures: Figures, name: str) -> int:
    """Return a metric, named without `explorers_`, as a whole number; 0 without it."""
    # Before the first sweep there are no table counts.
    return int(figures.get(f"explorers_{name}", 0))


def duration_text(seconds: float) -> str:
    """Return a duration in words, in the largest unit of which it has at least two: "90 minutes"."""
    for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= 2 * length:
            return f"{int(seconds // length)} {unit}"
    return f"{int(seconds)} seconds"
