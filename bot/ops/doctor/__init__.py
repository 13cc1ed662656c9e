"""`explorers doctor`: checks an installation; one line per check, with a remedy where one is needed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from bot.ops.doctor import database_checks, discord_checks, installation
from bot.ops.doctor.discord_checks import CommandNames
from bot.ops.doctor.finding import Check, brief
from bot.ops.open_database import say
from bot.ops.settings import Settings, SettingsError, load

MakeChecks = Callable[[], Iterable[Check]]


def run(command_names: CommandNames | None = None) -> int:
    """Print every check and the invite link; return 0 without a problem, else 1.

    With `command_names`, which returns the names of all commands, Discord is asked too.
    """
    try:
        settings = load()
    except SettingsError as error:
        # Checks that do not depend on the settings still run.
        problem = Check("Settings", "not usable", f"{error} docs/operating.md explains all settings.")
        secret = None
        looks = {**_program_checks(), "Settings": lambda: [problem]}
    else:
        looks = {**_program_checks(), **_settings_checks(settings)}
        if command_names is not None:
            looks["Discord"] = lambda: asyncio.run(discord_checks.examine_online(settings, command_names))
        secret = settings.discord_token.value if settings.discord_token else None
    checks = [check for name, look in looks.items() for check in _make_checks(name, look)]
    for check in checks:
        say(str(check))
    say(discord_checks.invitation(secret))
    return 0 if all(check.is_ok for check in checks) else 1


def _program_checks() -> dict[str, MakeChecks]:
    return {
        "Python": lambda: [installation.check_python()],
        "Games": lambda: [installation.check_games()],
        "Fonts": lambda: [installation.check_fonts()],
    }


def _settings_checks(settings: Settings) -> dict[str, MakeChecks]:
    """Return the checks of what the settings name, by name, most important first."""
    url, token = settings.database_url, settings.discord_token
    return {
        "Database": lambda: asyncio.run(database_checks.examine_database(url)),
        "Environment": lambda: installation.examine_environment(settings),
        "Token": lambda: [
            discord_checks.check_token(token.value) if token else discord_checks.check_playground()
        ],
    }


def _make_checks(name: str, look: MakeChecks) -> list[Check]:
    """Run the checks of one subject. An exception becomes a failed check `name` with a remedy."""
    try:
        return list(look())
    except Exception as error:
        return [Check(name, f"could not be checked ({brief(error)})", "Please report this as a bug.")]
