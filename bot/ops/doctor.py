"""`explorers doctor`: checks an installation; one line per check, with a remedy where one is needed."""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
import shutil
import time
from collections.abc import AsyncIterator, Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import discord
from aiohttp import ClientError
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.ops import installation
from bot.ops.installation import Check, brief, playground_obstacle
from bot.ops.open_database import VERSION_PROBLEMS, damage, is_damage, is_locked, is_there, say
from bot.ops.permissions import NAMES, invite_link, missing_anywhere
from bot.ops.settings import Settings, SettingsError, load
from bot.store import Age, age, connect, names
from bot.store.dm_queries import MEMO, NOT_ACCEPTED, QUARANTINED, TOO_FAST, read_pace

MakeChecks = Callable[[], Iterable[Check]]


def run(command_names: CommandNames | None = None) -> int:
    """Print every check and the invite link; return the exit code, 0 without a problem, else 1.

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
            looks["Discord"] = lambda: asyncio.run(examine_online(settings, command_names))
        secret = settings.discord_token.value if settings.discord_token else None
    checks = [check for name, look in looks.items() for check in _make_checks(name, look)]
    for check in checks:
        say(str(check))
    say(invitation(secret))
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
        "Database": lambda: asyncio.run(examine_database(url)),
        "Environment": lambda: installation.examine_environment(settings),
        "Token": lambda: [check_token(token.value) if token else check_playground()],
    }


def _make_checks(name: str, look: MakeChecks) -> list[Check]:
    """Run the checks of one subject. An exception becomes a failed check `name` with a remedy."""
    try:
        return list(look())
    except Exception as error:
        return [Check(name, f"could not be checked ({brief(error)})", "Please report this as a bug.")]


ROOM = 50_000_000
"""Free bytes of a SQLite file's disk below which the bot may soon be unable to write."""


async def examine_database(url: str) -> list[Check]:
    """Check the database, and if it has the bot's tables, whether direct messages are paused."""
    check = await check_database(url)
    if not (check.is_ok and is_there(make_url(url))):
        return [check]
    return [check, *await check_direct_messages(url)]


async def check_database(url: str) -> Check:
    """Check that the database can be reached and written, is intact, and has the current schema.

    A SQLite file that does not exist yet is no problem if it can be created; neither is a database without
    tables.
    """
    address = make_url(url)
    shown = address.render_as_string(hide_password=True)
    file = Path(address.database) if address.get_backend_name() == "sqlite" and address.database else None
    if file is not None and str(file) != ":memory:":
        if problem := _place_remedy(file):
            return Check("Database", shown, problem)
        if not file.exists():
            return Check("Database", f"{shown} (will be created at the first start)")
    try:
        version, damaged = await _try_database(url)
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        if isinstance(error, DBAPIError) and is_damage(error):
            return Check("Database", f"{shown} is damaged ({cause})", _RESTORE)
        if isinstance(error, DBAPIError) and is_locked(error):
            return Check("Database", f"{shown} is locked by another program", _UNLOCK)
        if isinstance(cause, OSError) and file is None:
            return Check("Database", f"{shown} can't be reached ({brief(cause)})", _START)
        return Check("Database", f"{shown} can't be used ({brief(cause)})", _MEND)
    if damaged:
        return Check("Database", f"{shown} is damaged ({damaged[0]})", _RESTORE)
    if version is Age.UNKNOWN:
        return Check("Database", f"{shown} (its tables will be created at the first start)")
    if version in VERSION_PROBLEMS:
        found, remedy = VERSION_PROBLEMS[version]
        return Check("Database", f"{shown} {found}", remedy)
    return Check("Database", shown)


_MEND = (
    "Check DATABASE_URL, and that the bot's user can write there; docs/operating.md explains how to restore."
)
_START = "Start the database server, and check its host and port in DATABASE_URL."
_UNLOCK = "Close the program that has opened the file to write, or end its transaction."
_RESTORE = "`explorers check` prints the commands that restore a backup."


def _place_remedy(file: Path) -> str | None:
    """Return what to do if a file cannot be written or created, or its disk has less than ROOM bytes left.

    None if all is well.
    """
    folder = file.absolute().parent
    if not folder.is_dir():
        return f"The folder {folder} doesn't exist. Create it, or change DATABASE_URL."
    # SQLite keeps its journal beside the file, so the folder has to be writable, too.
    if not os.access(folder, os.W_OK) or (file.exists() and not os.access(file, os.W_OK)):
        return f"Give the bot's user write access to {file.name} and its folder {folder}."
    if (free := shutil.disk_usage(folder).free) < ROOM:
        return f"Make room: the disk of {folder} has only {free / 1e6:.0f} MB left."
    return None


async def _try_database(url: str) -> tuple[Age, list[str]]:
    """Return the age of the database's schema, and what is damaged.

    It also tries a write that changes nothing. Raises database errors and OSError.
    """
    # Changes nothing, but needs the right to write.
    idle = text("UPDATE alembic_version SET version_num = version_num")
    database = connect(url)
    try:
        found = await age(database)
        if found is not Age.UNKNOWN:
            await database.write(lambda connection: connection.execute(idle))
        return found, await database.read(damage)
    finally:
        await database.close()


async def check_direct_messages(url: str) -> tuple[Check, ...]:
    """Report a pause of new direct messages that Discord has caused.

    Empty if there is none, or if the database has another version. Raises database errors.
    """
    database = connect(url)
    try:
        if await age(database) is not Age.CURRENT:
            return ()
        pace = read_pace(await database.read(names.read_value, MEMO))
    finally:
        await database.close()
    if pace.stopped_until <= time.time():
        return ()
    until = datetime.fromtimestamp(pace.stopped_until, UTC)
    found = f"paused for new people until {until:%Y-%m-%d %H:%M} UTC (Discord's error {pace.code})"
    return (Check("Direct messages", found, _DIRECT_MESSAGES),)


_DIRECT_MESSAGES = (
    "Games continue: people can play in the channel. "
    "If this comes back, check in the developer portal if Discord has flagged the bot."
)


PLACEHOLDER = "YOUR_APPLICATION_ID"


def check_playground() -> Check:
    """Check that the playground can run, which is what starts without a token."""
    if found := playground_obstacle():
        return Check(
            "Discord", f"no DISCORD_TOKEN is set. {found.found}", f"Set DISCORD_TOKEN. {found.remedy}"
        )
    return Check("Discord", "no DISCORD_TOKEN is set; `explorers` opens the browser page")


def check_token(token: str) -> Check:
    """Check that a token is well-formed. Only Discord knows whether it is valid."""
    application = application_id(token)
    if application is None:
        return Check(
            "Discord",
            "DISCORD_TOKEN doesn't look like a bot's token",
            "Copy it from the developer portal: your application, then Bot, then Reset Token "
            '(three parts separated by dots, without "Bot " in front).',
        )
    return Check(
        "Discord", f"DISCORD_TOKEN is for application {application}; --online checks it with Discord"
    )


def application_id(token: str) -> int | None:
    """Return the application id in a token's first part; None if the token is malformed."""
    parts = token.split(".")
    if len(parts) != 3 or not all(map(_is_base64, parts)):
        return None
    decoded = base64.urlsafe_b64decode(_pad_base64(parts[0]))
    return int(decoded) if decoded.isdigit() else None


def _is_base64(part: str) -> bool:
    """Return whether a part of a token is URL-safe base64, padded or not, and not empty."""
    if set(part) & set("+/"):  # also accepted by `b64decode`
        return False
    try:
        return bool(base64.b64decode(_pad_base64(part), altchars=b"-_", validate=True))
    except (binascii.Error, ValueError):
        return False


def _pad_base64(part: str) -> str:
    return part + "=" * (-len(part) % 4)


def invitation(token: str | None) -> str:
    """Return the lines with the invite link and the permissions it asks for.

    Without a well-formed token the link has a placeholder for the application's id.
    """
    application = (application_id(token) if token else None) or PLACEHOLDER
    lines = ["", "Invite the bot to a server:", f"  {invite_link(application)}"]
    if application == PLACEHOLDER:
        lines.append(f"  ({PLACEHOLDER}: in the developer portal under General Information)")
    return "\n".join([*lines, f"It asks for: {', '.join(NAMES.values())}."])


if TYPE_CHECKING:
    from discord.types.guild import Guild

CommandNames = Callable[[], set[str]]
"""Returns the names of this version's commands."""

MOST_NAMED = 20
"""The number of servers with missing permissions that are named."""
_AT_ONCE = 200
_REFUSALS = {QUARANTINED, TOO_FAST, NOT_ACCEPTED}


async def examine_online(settings: Settings, command_names: CommandNames) -> list[Check]:
    """Return checks of the token, commands, servers and direct messages with Discord.

    Empty without a token. If Discord cannot be reached or rejects the token, a failed check says why.
    """
    if settings.discord_token is None:
        return []
    if settings.discord_api_url:
        discord.http.Route.BASE = settings.discord_api_url
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(settings.discord_token.value)
            return [check async for check in _online_checks(client, command_names(), settings.shard_count)]
        except discord.LoginFailure:
            return [Check("Token", "Discord doesn't accept it", _RESET)]
        except (discord.HTTPException, discord.GatewayNotFound, ClientError, OSError) as error:
            return [Check("Discord", f"can't be reached ({brief(error)})", _UNREACHABLE)]


_RESET = (
    "In the developer portal: your application, then Bot, then Reset Token. Put the new one in DISCORD_TOKEN."
)
_UNREACHABLE = "Check the network, and try again later."


async def _online_checks(client: discord.Client, names: set[str], shards: int | None) -> AsyncIterator[Check]:
    """Yield a check of each subject, in the order of printing. `client` must be logged in.

    Raises Discord's errors.
    """
    assert client.application is not None
    yield Check("Token", f"valid, belongs to {_printable(str(client.user))}")
    yield check_presses(client.application)
    yield await _check_starts(client, shards)
    yield check_commands(names, {command.name for command in await _fetch_slash_commands(client)})
    for check in check_servers([guild async for guild in _servers_with_permissions(client)]):
        yield check
    yield await _check_messages(client, client.application)


def check_presses(application: discord.AppInfo) -> Check:
    """Check that Discord sends interactions to the bot, not to a web address."""
    if address := application.interactions_endpoint_url:
        return Check("Presses", f"go to {address} and not to the bot", _ENDPOINT)
    return Check("Presses", "come to the bot")


_ENDPOINT = "In the developer portal, under General Information, empty the Interactions Endpoint URL."


async def _check_starts(client: discord.Client, shards: int | None) -> Check:
    """Check that Discord allows another start today, and that SHARD_COUNT is not below what it asks for.

    Raises Discord's errors.
    """
    wanted, _, limit = await client.http.get_bot_gateway()
    shards_text = f"{wanted} shard{'s' if wanted != 1 else ''}"
    found = f"{limit['remaining']} of {limit['total']} left today; Discord asks for {shards_text}"
    if not limit["remaining"]:
        hours = limit["reset_after"] / 3_600_000
        return Check("Starts", found, f"Wait {hours:.1f} hours, and find out why the bot starts so often.")
    if shards is not None and shards < wanted:
        return Check("Starts", found, f"Raise SHARD_COUNT to {wanted} in all processes.")
    return Check("Starts", found)


async def _fetch_slash_commands(client: discord.Client) -> list[discord.app_commands.AppCommand]:
    known = await discord.app_commands.CommandTree(client).fetch_commands()
    return [command for command in known if command.type is discord.AppCommandType.chat_input]


def check_commands(ours: set[str], theirs: set[str]) -> Check:
    """Check that Discord's commands (`theirs`, by name) are exactly those of this version (`ours`)."""
    if not theirs:
        return Check("Commands", "Discord doesn't have any yet", _TELL)
    if absent := ours - theirs:
        return Check("Commands", f"Discord is missing {_command_list(absent)}", _TELL)
    if old := theirs - ours:
        return Check("Commands", f"Discord shows {_command_list(old)}, which the bot doesn't have", _TELL)
    return Check("Commands", f"{len(ours)}, up to date")


_TELL = "Start the bot, which registers its commands with Discord. If that fails, the log says why."


async def _servers_with_permissions(client: discord.Client) -> AsyncIterator[Guild]:
    """Yield the bot's servers as Discord lists them, with its permissions there. Raises Discord's errors."""
    after = discord.Object(0)
    while page := await client.http.get_guilds(_AT_ONCE, after=after.id, with_counts=False):
        for guild in page:
            yield guild
        if len(page) < _AT_ONCE:
            return
        after = discord.Object(int(page[-1]["id"]))


def check_servers(servers: list[Guild]) -> list[Check]:
    """Check that the bot is on a server, and has its permissions on each; name `MOST_NAMED` at most."""
    if not servers:
        return [Check("Servers", "none yet", "Invite the bot with the link below.")]
    lacking = [
        (guild["name"], lacks)
        for guild in servers
        if (lacks := missing_anywhere(discord.Permissions(int(guild["permissions"]))))
    ]
    if not lacking:
        return [
            Check(
                "Servers", f"{len(servers)}, all with all permissions; single channels can still remove some"
            )
        ]
    named = [
        Check("Server", f"{_printable(name)} is missing {', '.join(lacks)}", _INVITE)
        for name, lacks in lacking[:MOST_NAMED]
    ]
    return [Check("Servers", f"{len(servers)}, of which {len(lacking)} are missing permissions"), *named]


_INVITE = "A server manager can add them to the bot's role, or invite it again with the link below."


async def _check_messages(client: discord.Client, application: discord.AppInfo) -> Check:
    """Open a direct message channel with the bot's owner, without a message; report if Discord forbids it."""
    team = application.team
    owner_id = application.owner.id if team is None else team.owner_id
    try:
        await client.http.start_private_message(owner_id or application.owner.id)
    except discord.HTTPException as error:
        if error.code in _REFUSALS:
            found = f"Discord doesn't let the bot start any (error {error.code})"
            return Check("Direct messages", found, _FLAGGED)
        return Check("Direct messages", f"can't be tried with the bot's owner ({brief(error)})")
    return Check("Direct messages", "allowed")


_FLAGGED = "Games continue in channels. Check in the developer portal if Discord has flagged the bot."


def _command_list(names: set[str]) -> str:
    return ", ".join(f"/{name}" for name in sorted(names))


def _printable(name: str) -> str:
    """Return the name with `?` for each unprintable character."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)
