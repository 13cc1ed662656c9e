"""*Block*: keep a person from inviting the user, joining their lobbies, or being paired with them."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select, update

from bot.errors import Refused
from bot.feature import AnyUser, Feature, Services
from bot.handlers.context import chosen_value, person, user_in
from bot.handlers.invitation_buttons import record_answer
from bot.store import invitation_queries
from bot.store.dialects import upsert
from bot.store.names import keyed_hash
from bot.store.schema import blocks
from bot.store.transaction import PersonTransaction, TableTransaction
from bot.tables import hooks
from bot.tables.proposal import Person
from bot.ui.custom_id import CustomId
from bot.ui.markup import COMMANDS, escaped, unmarked
from bot.ui.message import MOST_CHOICES, Button, Choice, Menu, Message
from bot.ui.responder import Interaction, edit, reply_private, say_to, show
from engine.core.catalogue import Say

MOST = 100
"""People that one person can block."""

feature = Feature()


# What is stored


@dataclass(frozen=True)
class Block:
    """A blocked person: keyed hash, name, and since when (Unix seconds).

    The name is empty if they have deleted their data since then.
    """

    blocked: str
    name: str
    blocked_at: int


def block(person: PersonTransaction, whom: Person) -> str:
    """Block a person for a user; renew name and time of one they block. Return the keyed hash.

    Raises Refused: blocks-many, if the user blocks `MOST` others.
    """
    code = require_room(person, whom.id)
    person.within(_store_block, Block(code, whom.name, person.now))
    return code


def require_room(person: PersonTransaction, whom_id: int) -> str:
    """Check that a user may block the person with the id `whom_id`; return the keyed hash.

    Raises Refused: blocks-many, if the user blocks `MOST` others.
    """
    code, known = person.within(lambda connection, _: _hash_of(connection, whom_id)), person.within(blocks_of)
    if len(known) >= MOST and code not in {one.blocked for one in known}:
        raise Refused("blocks-many", most=MOST)
    return code


def _store_block(connection: Connection, user_id: int, one: Block) -> None:
    """Store a block; it replaces an earlier one of the same person."""
    connection.execute(upsert(connection, blocks), {"user_id": user_id, **vars(one)})


def blocks_of(connection: Connection, user_id: int) -> list[Block]:
    """Return the people that a user has blocked, newest first."""
    mine = select(blocks.c.blocked, blocks.c.name, blocks.c.blocked_at).where(blocks.c.user_id == user_id)
    return [Block(*row) for row in connection.execute(mine.order_by(blocks.c.blocked_at.desc()))]


def unblock(connection: Connection, user_id: int, code: str) -> None:
    """Delete a user's block of the person with this keyed hash, if there is one."""
    connection.execute(delete(blocks).where(blocks.c.user_id == user_id, blocks.c.blocked == code))


def has_blocked(connection: Connection, user_id: int, whom: int) -> bool:
    """Return whether a user has blocked the person with the id `whom`."""
    mine = (blocks.c.user_id == user_id, blocks.c.blocked == _hash_of(connection, whom))
    return bool(connection.scalar(select(func.count()).select_from(blocks).where(*mine)))


def _hash_of(connection: Connection, user_id: int) -> str:
    return keyed_hash(connection, "blocked", user_id)


# What a block prevents


@hooks.before_invitation
def require_no_block(change: TableTransaction, guest: Person) -> None:
    """Check that neither the host nor the guest has blocked the other.

    Raises Refused: invitations-blocked (the guest has), you-blocked (the host has).
    """
    if change.within(has_blocked, guest.id, change.table.host_id):
        raise Refused("invitations-blocked", name=guest.name)
    if change.within(has_blocked, change.table.host_id, guest.id):
        raise Refused("you-blocked", name=guest.name)


@hooks.before_sitting_down
def require_not_blocked_by_host(change: TableTransaction, user_id: int) -> None:
    """Check that the host of a lobby has not blocked a user. Raises Refused: seat-refused."""
    if change.within(has_blocked, change.table.host_id, user_id):
        raise Refused("seat-refused")


@hooks.kept_apart
def is_either_blocked(connection: Connection, user_id: int, other: int) -> bool:
    """Return whether one of two users has blocked the other."""
    return has_blocked(connection, user_id, other) or has_blocked(connection, other, user_id)


@hooks.person_forgotten
def forget_names(connection: Connection, user_id: int, now: int) -> None:
    """Empty the name of a user who deletes their data in others' lists. The blocks stay."""
    mine = update(blocks).where(blocks.c.blocked == _hash_of(connection, user_id))
    connection.execute(mine.values(name=""))


# Pressing


@feature.menu("block", anywhere=True)
async def block_from_menu(services: Services, interaction: Interaction, user: AnyUser) -> None:
    """Handle *Block* in the menu on a person: block them, and answer privately with *Unblock*.

    Raises Refused: block-self, block-bot, blocks-many.
    """
    await reply_private(interaction, await _block(services, interaction, user))


@feature.button("block")
async def block_from_profile(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Block* below a profile: block its owner, and answer privately with *Unblock*.

    Raises Refused: unknown-button, block-self, block-bot, blocks-many.
    """
    user = await user_in(interaction, press)
    await reply_private(interaction, await _block(services, interaction, user))


async def _block(services: Services, interaction: Interaction, user: AnyUser) -> Message:
    """Block a person, and return the confirmation. Raises Refused: block-self, block-bot, blocks-many."""
    if user.id == interaction.user.id:
        raise Refused("block-self")
    if user.bot:
        raise Refused("block-bot", name=user.display_name)
    code = await services.manager.run_for(block, interaction.user.id, person(user))
    return blocked_message(person(user).name, code, say_to(interaction))


@feature.button("refuseinviter")
async def block_host(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Block …* below an invitation: decline it, block its host, and show *Unblock*.

    If the table's invitations were deleted, block the user whose id is in the press. Raises Refused:
    blocks-many (then the invitation stays open), not-invited, no-such-table, rules-gone; without invitations
    also unknown-button, block-self, block-bot.
    """
    user_id = interaction.user.id
    host_id = (await services.manager.table(press.table)).host_id
    await services.manager.run_for(require_room, user_id, host_id)
    try:
        table = await services.manager.lobbies.refuse_invitation(press.table, user_id)
    except Refused as refusal:
        others = await services.store.read(invitation_queries.invitations_of, press.table)
        if refusal.reason != "not-invited" or others or not press.path:
            raise
        await show(interaction, await _block(services, interaction, await user_in(interaction, press)))
        return
    services.publisher.schedule(table.id)
    host = table.player_of(table.host_id)
    whom = Person(table.host_id, "" if host is None else host.name)
    code = await services.manager.run_for(block, user_id, whom)
    await show(interaction, blocked_message(whom.name, code, say_to(interaction)))
    await record_answer(services, table, user_id)


@feature.button("unblock")
async def stop(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Unblock* and the list's menu: delete the block, and show who is still blocked."""
    code = chosen_value(interaction) or "".join(press.path)
    await services.store.write(unblock, interaction.user.id, code)
    await edit(interaction, await _own_block_list(services, interaction))


@feature.button("blocks")
async def show_list(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *People you block…* in `/privacy`: list them privately, with a menu to unblock."""
    await reply_private(interaction, await _own_block_list(services, interaction))


async def _own_block_list(services: Services, interaction: Interaction) -> Message:
    return block_list(await services.store.read(blocks_of, interaction.user.id), say_to(interaction))


def blocked_message(name: str, code: str, say: Say) -> Message:
    """Return the confirmation of a block, with *Unblock*. `code` is the keyed hash."""
    undo = Button(say("button-unblock"), CustomId("unblock", path=(code,)))
    return Message(say("block-done", name=escaped(name), **COMMANDS), rows=[[undo]])


def block_list(blocked: list[Block], say: Say) -> Message:
    """Return the newest `MOST_CHOICES` of the people that the reader blocks, with a menu to unblock one.

    `blocked` are all, newest first. Without any, say so.
    """
    if not blocked:
        return Message(say("blocks-none"))
    newest = blocked[:MOST_CHOICES]
    lines = [
        say(
            "blocks-line",
            name=f"**{escaped(one.name)}**" if one.name else say("former-player"),
            since=f"<t:{one.blocked_at}:D>",
        )
        for one in newest
    ]
    choices = [Choice(unmarked(one.name) or say("former-player"), one.blocked) for one in newest]
    menu = Menu(CustomId("unblock"), say("blocks-stop"), choices)
    return Message("\n".join([say("blocks-title", count=len(blocked)), *lines]), rows=[menu])
