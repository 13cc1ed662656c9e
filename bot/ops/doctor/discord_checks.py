"""Checks the token, and prints the invite link."""

from __future__ import annotations

import base64
import binascii
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING

import discord
from aiohttp import ClientError

from bot.ops.doctor.finding import Check, brief
from bot.ops.doctor.installation import playground_obstacle
from bot.ops.permissions import NAMES, invite_link, missing_anywhere
from bot.ops.settings import Settings
from bot.store.dm_queries import NOT_ACCEPTED, QUARANTINED, TOO_FAST

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
