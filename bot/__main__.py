"""The command `explorers`."""

from __future__ import annotations

import asyncio
import errno
import logging
import shutil
import sys
import tempfile
from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

from bot import installed_version

# discord.py and the database take a second to import, too long for `explorers health`, which Docker runs
# every minute: so the functions that need them import them.
from bot.app import command_line
from bot.app.command_line import FAILED, MISUSED, OK, Parser
from bot.ops import health
from bot.ops.shutdown import Ending

if TYPE_CHECKING:
    from discord import Client

    from bot.ops.alerts import Alerts
    from bot.ops.settings import Settings

log = logging.getLogger(__name__)

REVOKED = 4004
"""Close code of Discord's gateway for a revoked token."""
NEW_TOKEN = "Copy a new one from the developer portal (your application, then Bot, then Reset Token)."


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line, by default the process's own, and exit with its code."""
    sys.exit(_run_command(_command_parser().parse_args(arguments)))


def _command_parser() -> Parser:
    """Return the parser of the command line. Without a command it starts the bot."""
    return command_line.parser(lambda options: _start(options.port))


def _run_command(options: Namespace) -> int:
    """Run the chosen command and return its exit code. Ctrl-C counts as success."""
    try:
        code: int = options.run(options)
    except KeyboardInterrupt:
        return OK
    return code


def _print_error(sentence: str, code: int) -> int:
    """Write the sentence to standard error, and return `code`."""
    sys.stderr.write(f"{sentence}\n")
    return code


def _start(port: int) -> int:
    """Start the bot, or without a token the playground; return the exit code, MISUSED for wrong settings."""
    from bot.ops.settings import SettingsError, load

    try:
        settings = load()
    except SettingsError as error:
        return _print_error(str(error), MISUSED)
    ending = Ending()
    ending.handle_signals()
    if settings.discord_token is None:
        return _serve_playground(settings, port, ending)
    return _serve_alone(settings, settings.discord_token.value, ending)


def _set_up_logging(settings: Settings, level: int, *secrets: str) -> None:
    """Set up logging at a level: mask `secrets`, limit repeated tracebacks, and count errors."""
    import discord

    from bot.ops import logs

    # Silence discord.py's warning about missing voice libraries, which the bot does not use.
    logging.getLogger("alembic").setLevel(logging.WARNING)  # ten lines about itself for each migration
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    formatter = logs.json_formatter() if settings.log_format == "json" else logs.text_formatter(sys.stderr)
    discord.utils.setup_logging(level=level, formatter=formatter or discord.utils.MISSING)
    logs.hide_tokens(*secrets)
    logs.limit_tracebacks()
    logs.count_errors()


def _serve_metrics(settings: Settings) -> bool:
    """Serve metrics if a port is set. If it is not available, print that and return False."""
    from bot import metrics

    try:
        metrics.serve_metrics(settings.metrics_host, settings.metrics_port)
    except OSError as error:
        where = f"{settings.metrics_host}:{settings.metrics_port}"
        _print_error(f"METRICS_PORT: can't listen on {where} ({error.strerror}). Try another port.", FAILED)
        return False
    return True


def _serve_alone(settings: Settings, token: str, ending: Ending) -> int:
    """Run the bot with its database locked; return the exit code, FAILED if another process has locked it."""
    from bot.ops.alerts import Alerts
    from bot.store.file_lock import InUse, file_locked

    webhook = settings.alert_webhook.value if settings.alert_webhook else None
    try:
        with file_locked(settings.database_url), closing(Alerts(webhook)) as alerts:
            return _serve(settings, token, ending, alerts)
    except InUse as taken:
        return _print_error(str(taken), FAILED)


def _serve(settings: Settings, token: str, ending: Ending, alerts: Alerts) -> int:
    """Run the bot on Discord, with metrics, error reports and backups if set; return the exit code.

    Failures that the operator can fix are one sentence on standard error; others are errors in the log.
    """
    import discord
    from sqlalchemy.exc import DBAPIError

    from bot.app.client import build
    from bot.ops import backup, shutdown
    from bot.ops.open_database import cause
    from bot.store.file_lock import InUse
    from bot.store.schema_version import NewerDatabase

    secrets = (token, *([settings.alert_webhook.value] if settings.alert_webhook else []))
    _set_up_logging(settings, settings.logging_level, *secrets)
    alerts.report_logged_errors()
    if not _serve_metrics(settings):
        return FAILED
    if settings.sentry_dsn is not None:
        from bot.ops import logs

        logs.start_error_reports(settings.sentry_dsn.value, installed_version(), *secrets)
    if backup.makes_daily_backups(settings):
        backup.start_daily_backups(settings)
    try:
        client = build(settings)
        alerts.listen(client, client.manager.operator)
        client.manager.operator.alert = alerts.report_person
        shutdown.tune_interpreter()
        ending.run(_run_client(client, token), shutdown.fast_event_loop)
    except discord.LoginFailure:
        alerts.report_rejected_token()
        return _print_error(
            f"Discord doesn't accept this DISCORD_TOKEN. {NEW_TOKEN}",
            FAILED,
        )
    except discord.PrivilegedIntentsRequired:
        return _print_error(
            "Discord refuses an intent the bot asked for. It doesn't need any privileged ones: "
            "please report this as a bug.",
            FAILED,
        )
    except NewerDatabase:
        return _print_error(
            "The database was written by a newer version of Explorers' Guild. "
            "Update Explorers' Guild, or restore a backup.",
            FAILED,
        )
    except InUse as taken:
        return _print_error(str(taken), FAILED)
    except DBAPIError as error:
        alerts.report_unusable_database()
        return _print_error(
            f"Can't use the database: {cause(error)}. `explorers doctor` tells you what to do.", FAILED
        )
    except discord.ConnectionClosed as error:
        if error.code != REVOKED:
            return _report_unreachable(error)
        alerts.report_rejected_token()
        return _print_error(f"Discord no longer accepts this DISCORD_TOKEN. {NEW_TOKEN}", FAILED)
    except Exception as error:
        if (lost := _lost_connection(error)) is not None:
            return _report_unreachable(lost)
        log.critical("The bot has ended by an error that it doesn't know", exc_info=error)
        return FAILED
    return OK


def _lost_connection(error: Exception) -> Exception | None:
    """Return the outage by which the bot ended; None if it ended by another error."""
    from aiohttp import ClientConnectionError

    from bot import network_errors

    # discord.py 2.7 raises AttributeError if the very first connection fails.
    if isinstance(error, AttributeError) and isinstance(error.__context__, ClientConnectionError):
        return error.__context__
    return error if network_errors.is_outage(error) else None


async def _run_client(client: Client, token: str) -> None:
    """Start the watchdog, and run the client until it is closed."""
    health.start_watchdog(asyncio.get_running_loop())
    async with client:
        await client.start(token)


def _report_unreachable(error: Exception) -> int:
    """Write to standard error why Discord is out of reach, and return FAILED."""
    why = str(error).rstrip(".") or type(error).__name__
    return _print_error(f"Can't reach Discord: {why}. Check the network, then start again.", FAILED)


def _serve_playground(settings: Settings, port: int, ending: Ending) -> int:
    """Run the bot on the simulated Discord, with a database for this run only.

    Returns an exit code: MISUSED if a package is missing, FAILED if a port is taken.
    """
    from bot.ops.installation import playground_obstacle
    from bot.ops.settings import environment

    if found := playground_obstacle():
        return _print_error(
            f"{found.found} {found.remedy}\nOr set DISCORD_TOKEN to run it on Discord.", MISUSED
        )
    # The only import of the playground, whose dependencies come with an extra.
    from bot.app.client import build
    from playground import start

    # Users watch the page, so the log shows only warnings unless LOG_LEVEL is set.
    _set_up_logging(settings, settings.logging_level if "LOG_LEVEL" in environment() else logging.WARNING)
    if not _serve_metrics(settings):
        return FAILED
    with tempfile.TemporaryDirectory(prefix="explorers-", ignore_cleanup_errors=True) as folder:
        ending.last = partial(shutil.rmtree, folder, ignore_errors=True)
        try:
            alone = settings.for_playground(folder)
            ending.run(start.run(build(alone), port=port))
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
            return _print_error(f"Port {port} is in use or not allowed. Try another --port.", FAILED)
    return OK


if __name__ == "__main__":
    main()
