"""Members whom a server's managers keep from opening tables there."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select, update

from bot.errors import Refused
from bot.feature import Feature, Services
from bot.handlers.context import chosen_value, managed, member_here, person
from bot.store.dialects import upsert
from bot.store.names import keyed_hash
from bot.store.schema import barred
from bot.store.transaction import TableTransaction
from bot.tables import hooks
from bot.tables.proposal import Person
from bot.ui.custom_id import CustomId, number
from bot.ui.markup import escaped, unmarked
from bot.ui.message import MOST_CHOICES, Choice, Menu, Message, Row, UserMenu
from bot.ui.responder import Interaction, edit, reply_private, say_to
from engine.core.catalogue import Say

MOST = MOST_CHOICES
"""Members that one server can bar."""

feature = Feature()


@dataclass(frozen=True)
class Barred:
    """A barred member: their keyed hash, and the name they had; empty once they have deleted their data."""

    person: str
    name: str


def bar(connection: Connection, guild_id: int, whom: Person) -> None:
    """Keep a person from opening tables on a server, or store the new name of one who is barred.

    Raises Refused: barred-many, if `MOST` others are barred.
    """
    code, known = _hash_of(connection, whom.id), barred_on(connection, guild_id)
    if len(known) >= MOST and code not in {one.person for one in known}:
        raise Refused("barred-many", most=MOST)
    row = {"guild_id": guild_id, "person": code, "name": whom.name}
    connection.execute(upsert(connection, barred), row)


def allow(connection: Connection, guild_id: int, code: str) -> None:
    """Let the person with this keyed hash open tables on a server again; do nothing if not barred."""
    connection.execute(delete(barred).where(barred.c.guild_id == guild_id, barred.c.person == code))


def barred_on(connection: Connection, guild_id: int) -> list[Barred]:
    """Return the people who may not open tables on a server, by name."""
    here = select(barred.c.person, barred.c.name).where(barred.c.guild_id == guild_id)
    return [Barred(*row) for row in connection.execute(here.order_by(barred.c.name, barred.c.person))]


@hooks.kept_from_opening
def is_barred(connection: Connection, guild_id: int, user_id: int) -> bool:
    """Return whether a user may not open tables on a server."""
    mine = (barred.c.guild_id == guild_id, barred.c.person == _hash_of(connection, user_id))
    return bool(connection.scalar(select(func.count()).select_from(barred).where(*mine)))


def _hash_of(connection: Connection, user_id: int) -> str:
    return keyed_hash(connection, "barred", user_id)


@hooks.before_opening
def require_not_barred(change: TableTransaction) -> None:
    """Check that a new table's host may open it on its server. Raises Refused: opening-barred."""
    if change.table.guild_id and change.within(is_barred, change.table.guild_id, change.table.host_id):
        raise Refused("opening-barred")


@hooks.person_forgotten
def forget_names(connection: Connection, user_id: int, now: int) -> None:
    """Empty the name of a user who deletes their data in servers' lists. The bars stay."""
    mine = update(barred).where(barred.c.person == _hash_of(connection, user_id))
    connection.execute(mine.values(name=""))


@feature.button("barred")
async def change_list(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Barred…* in `/settings`: answer privately with the list of who may not open tables.

    Its menus bar or allow a member, and show it again. Raises Refused: not-in-server, not-manager,
    not-a-member, barred-many, bot-not-here.
    """
    guild_id, chosen = managed(interaction), chosen_value(interaction)
    if press.path == (BAR,):
        member = await member_here(interaction, number(chosen) or 0)
        await services.store.write(bar, guild_id, person(member))
    elif press.path == (ALLOW,):
        await services.store.write(allow, guild_id, chosen)
    send = edit if press.path else reply_private
    await send(interaction, page(await services.store.read(barred_on, guild_id), say_to(interaction)))


BAR, ALLOW = "bar", "allow"
"""Path of a press: keep a member from opening tables, and let one again."""


def page(found: list[Barred], say: Say) -> Message:
    """Return who may not open tables here, with menus to bar a member and, if any are barred, allow one."""
    rows: list[Row] = [UserMenu(CustomId("barred", path=(BAR,)), say("barred-add"))]
    if found:
        choices = [Choice(unmarked(one.name) or say("former-player"), one.person) for one in found]
        rows.append(Menu(CustomId("barred", path=(ALLOW,)), say("barred-allow"), choices))
    lines = [f"- {escaped(one.name) or say('former-player')}" for one in found]
    return Message("\n".join([say("barred-title", count=len(found)), *lines]), rows=rows)
