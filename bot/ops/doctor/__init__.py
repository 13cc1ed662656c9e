"""`explorers doctor`: checks an installation; one line per check, with a remedy where one is needed."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator

from bot.ops.doctor import application, database, environment, online, program
from bot.ops.doctor.finding import Check
from bot.ops.doctor.online import CommandNames
from bot.ops.settings import Settings, SettingsError, load


def run(command_names: CommandNames | None = None) -> int:
    """Prints every check and the invitation; 0 if all is well, else 1.

    With `command_names`, which says what commands there are, Discord is asked as well.
    """
    try:
        settings = load()
    except SettingsError as error:
        # What does not depend on the settings is still worth knowing.
        checks = [program.check_python(), program.check_games(), program.check_fonts(), _bad_settings(error)]
        secret = None
    else:
        checks = list(examine(settings))
        if command_names is not None:
            checks += asyncio.run(online.examine(settings, command_names))
        secret = settings.discord_token.get_secret_value() if settings.discord_token else None
    for check in checks:
        _say(str(check))
    _say(application.invitation(secret))
    return 0 if all(check.is_ok for check in checks) else 1


def examine(settings: Settings) -> Iterator[Check]:
    """All the checks, in the order in which they matter."""
    yield program.check_python()
    yield program.check_games()
    yield program.check_fonts()
    found = asyncio.run(database.check_database(settings.database_url))
    yield found
    if found.is_ok and database.is_there(settings.database_url):
        yield from asyncio.run(database.check_direct_messages(settings.database_url))
    yield from environment.examine(settings)
    if settings.discord_token is None:
        yield application.check_playground()
    else:
        yield application.check_token(settings.discord_token.get_secret_value())


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _bad_settings(error: SettingsError) -> Check:
    return Check("Settings", "not usable", f"{error} docs/operating.md explains all settings.")
