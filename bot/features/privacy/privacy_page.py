"""`/privacy`: what is stored about a user, with buttons to export and delete it."""

from __future__ import annotations

import gzip
from collections.abc import Mapping

import discord

from bot.errors import Refused
from bot.feature import Feature, Services
from bot.features.privacy import personal_data
from bot.features.privacy.personal_data import export_json, forget_person
from bot.handlers.context import before_forgetting
from bot.store.deletion import ABSENCES_KEPT, DAY, LOBBIES_KEPT, STATES_KEPT
from bot.store.transaction import PersonTransaction
from bot.ui.custom_id import CustomId
from bot.ui.markup import COMMANDS, visible_name
from bot.ui.message import Attached, Button, Message
from bot.ui.responder import Interaction, defer_reply, defer_update, edit, reply_private, say_to
from bot.ui.responder import show as show_own
from engine.core.catalogue import Say


def set_public_name(person: PersonTransaction, name: str | None) -> None:
    """Set the name that leaderboards of all servers show for a user. None hides it there."""
    person.set_columns(public_name=name)


EXPORT, NAME, ASK, FORGET = "export", "publicname", "askforget", "forget"
"""Verbs of the buttons."""
LARGEST = 8_000_000
"""Bytes of a file that Discord accepts on any server."""
_IF_ANY = (
    "language",
    "lessons",
    "dailies",
    "blocks",
    "cups",
    "leagues",
    "follows",
    "reports",
    "seeks",
    "alerts",
    "roles",
)
"""Kinds of stored data that are only named if there is some, in the order of the page."""
_ALSO = {"cups": "cup_servers", "leagues": "league_seasons"}
"""Kinds that are named with another one."""
_LASTING = {"states": STATES_KEPT // DAY, "lobbies": LOBBIES_KEPT // DAY, "absences": ABSENCES_KEPT // DAY}


def page(counts: Mapping[str, int], user_id: int, say: Say) -> Message:
    """Return the counts by kind, how long data is stored, and buttons to export, delete and name.

    `counts` is the result of `personal_data.summary`; with any blocks, a button lists them.
    """
    has_games = any(counts[games] for games in ("finished", "running", "lobbies"))
    lines = [
        say("privacy-title"),
        say("privacy-games" if has_games else "privacy-no-games", **counts),
        say("privacy-ratings" if counts["standings"] else "privacy-no-ratings", **counts),
        say("privacy-settings", **counts),
        *(
            say(f"privacy-{kind}", **counts)
            for kind in _IF_ANY
            if counts[kind] or counts[_ALSO.get(kind, kind)]
        ),
        say("privacy-messages", **counts),
        say("privacy-name", shown="yes" if counts["named"] else "no"),
        "",
        say("privacy-retention", **_LASTING),
        say("privacy-actions"),
    ]
    export = Button(say("button-export"), CustomId(EXPORT))
    ask = Button(say("button-forget"), CustomId(ASK, path=(str(user_id),)), style=discord.ButtonStyle.danger)
    blocked = [[Button(say("button-blocks"), CustomId("blocks"))]] if counts["blocks"] else []
    verb = "hide" if counts["named"] else "show"
    name = Button(say(f"button-name-{verb}"), CustomId(NAME, path=(verb,)))
    return Message("\n".join(lines), rows=[[export, name, ask], *blocked])


def _deletion_question(counts: Mapping[str, int], user_id: int, say: Say) -> Message:
    """Return the confirmation before the deletion, with its consequences."""
    press = CustomId(FORGET, path=(str(user_id),))
    yes = Button(say("button-forget-really"), press, style=discord.ButtonStyle.danger)
    return Message(say("privacy-ask", **counts), rows=[[yes]])


def _export_message(data: bytes, user_id: int, say: Say) -> Message:
    """Return the export as a file, compressed if it exceeds Discord's limit."""
    name = f"explorers-guild-{user_id}.json"
    file = Attached(data, name)
    if len(data) > LARGEST:
        file = Attached(gzip.compress(data, mtime=0), f"{name}.gz")
    return Message(say("privacy-export"), attached=[file])


feature = Feature()


@feature.button("privacy")
async def show(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Show* in the help about privacy: answer privately with the page about stored data."""
    await reply_private(interaction, await _own_page(services, interaction))


async def _own_page(services: Services, interaction: Interaction) -> Message:
    user_id = interaction.user.id
    return page(await services.store.read(personal_data.summary, user_id), user_id, say_to(interaction))


@feature.button("export")
async def send_export(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Export*: answer privately with a file of all stored data."""
    await defer_reply(interaction)
    user_id = interaction.user.id
    data = await export_json(services.store, user_id, services.publisher.now())
    await reply_private(interaction, _export_message(data, user_id, say_to(interaction)))


@feature.button("publicname")
async def name(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Show my name everywhere* (the account's name, not a server's) and *Hide my name elsewhere*.

    Then show the page.
    """
    user = interaction.user
    own = visible_name(user.global_name, user.name)
    await services.manager.run_for(set_public_name, user.id, own if press.path == ("show",) else None)
    await show_own(interaction, await _own_page(services, interaction))


@feature.button("askforget")
async def ask(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Delete*: ask privately for confirmation. Raises Refused: not-yours."""
    user_id = _own_user_id(interaction, press)
    counts = await services.store.read(personal_data.summary, user_id)
    await reply_private(interaction, _deletion_question(counts, user_id, say_to(interaction)))


@feature.button("forget")
async def forget_caller(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Yes, delete everything*: delete the user's data, and show that it is deleted.

    The tables that they leave are updated. Raises Refused: not-yours. An error of a function in
    `before_forgetting` stops it before anything is deleted.
    """
    user_id = _own_user_id(interaction, press)
    await defer_update(interaction)
    for prepare in before_forgetting:
        await prepare(services, interaction)
    left = await services.manager.run_for(forget_person, user_id, say_to(interaction)("former-player"))
    services.languages.forget(user_id)
    for table in (*left.games, *left.lobbies):
        services.publisher.schedule(table.id)
    for table in left.lobbies:
        services.publisher.inform_guests(table.id)
    await edit(interaction, Message(say_to(interaction)("privacy-deleted", **COMMANDS)))


def _own_user_id(interaction: Interaction, press: CustomId) -> int:
    """Return the user's id, which must be in the button. Raises Refused: not-yours."""
    if press.path != (str(interaction.user.id),):
        raise Refused("not-yours")
    return int(interaction.user.id)


@feature.command("privacy", anywhere=True)
async def privacy(services: Services, interaction: Interaction) -> None:
    """Handle `/privacy`: answer privately with what is stored about the user."""
    await reply_private(interaction, await _own_page(services, interaction))
