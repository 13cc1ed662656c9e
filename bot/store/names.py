"""The bot's own values, by name."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from hashlib import blake2b
from typing import NamedTuple

from sqlalchemy import BigInteger, Connection, ScalarSelect, bindparam, literal, select, union_all

from bot.store.dialects import VALUE, add_if_new, advisory_lock, upsert
from bot.store.schema import key_values, results, user_preferences

_TEXT = select(key_values.c.text).where(key_values.c.name == bindparam("of_name"))


def read_value(connection: Connection, name: str) -> str | None:
    """Return the value of a name, or None."""
    return connection.scalar(_TEXT, {"of_name": name})


def values_starting_with(connection: Connection, prefix: str) -> dict[str, str]:
    """Return the values whose names start with a prefix, by full name."""
    query = select(key_values.c.name, key_values.c.text).where(
        key_values.c.name.startswith(prefix, autoescape=True)
    )
    return dict(connection.execute(query).all())


def write_value(connection: Connection, name: str, value: str) -> None:
    """Set the value of a name."""
    connection.execute(upsert(connection, key_values), {"name": name, "text": value})


def change_value(connection: Connection, name: str, work: Callable[[str | None], str]) -> None:
    """Replace the value of a name (None: never set) by `work(value)`; one change of it at a time."""
    # A missing row cannot be locked, so the name is.
    advisory_lock(connection, f"{VALUE} {name}")
    write_value(connection, name, work(read_value(connection, name)))


_KEY = "label-key"
_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters that are not confused when read aloud."""
_LENGTH = 4


class DisplayName(NamedTuple):
    """What a user is shown as: a name, or a label with the code if there is none."""

    name: str | None
    code: str


def display_names(connection: Connection, place: int, user_ids: Collection[int]) -> dict[int, DisplayName]:
    """Return what users are shown as at a place, by user id.

    `place` is a server's id, or EVERYWHERE for direct messages and lists of all servers. On a server it is
    the name in their newest result there; else, and elsewhere, the public name; without one the code alone.
    """
    known = _public_names(connection, user_ids) | (
        _names_on_server(connection, place, user_ids) if place else {}
    )
    key = read_value(connection, _KEY) or ""
    return {
        user_id: DisplayName(known.get(user_id), _code_from_key(key, place, user_id)) for user_id in user_ids
    }


def _names_on_server(connection: Connection, guild_id: int, user_ids: Collection[int]) -> dict[int, str]:
    """Return the users' names in their newest results on a server. Users without results are left out."""
    newest = [
        select(literal(user_id, BigInteger), _newest_name_query(guild_id, user_id)) for user_id in user_ids
    ]
    rows = connection.execute(union_all(*newest)) if newest else ()
    return {user_id: name for user_id, name in rows if name is not None}


def _newest_name_query(guild_id: int, user_id: int) -> ScalarSelect[str]:
    mine = (results.c.guild_id == guild_id, results.c.user_id == user_id)
    query = select(results.c.name).where(*mine).order_by(results.c.table_id.desc())
    return query.limit(1).scalar_subquery()


def _public_names(connection: Connection, user_ids: Collection[int]) -> dict[int, str]:
    """Return the names that users have made public. Users without one are left out."""
    query = select(user_preferences.c.user_id, user_preferences.c.public_name).where(
        user_preferences.c.user_id.in_(user_ids), user_preferences.c.public_name.is_not(None)
    )
    return {row.user_id: row.public_name for row in connection.execute(query)}


def public_name(connection: Connection, user_id: int) -> str | None:
    """Return the name that a user agreed to show on all servers; None if they agreed to none."""
    return _public_names(connection, [user_id]).get(user_id)


def name_last_met(connection: Connection, user_id: int, other: int) -> str | None:
    """Return the name of `other` in the last opened game that both users finished, or None."""
    mine, theirs = results.alias("mine").c, results.alias("theirs").c
    met = (mine.user_id == user_id, theirs.table_id == mine.table_id, theirs.user_id == other)
    query = select(theirs.name).where(*met).order_by(mine.table_id.desc()).limit(1)
    name: str | None = connection.scalar(query)
    return name


def _code_from_key(key: str, place: int, user_id: int) -> str:
    """Return the code that tells a user without a name apart at a place."""
    digest = blake2b(f"{place} {user_id}".encode(), key=key.encode(), digest_size=_LENGTH).digest()
    return "".join(_DIGITS[byte % len(_DIGITS)] for byte in digest)


def keyed_hash(connection: Connection, purpose: str, user_id: int) -> str:
    """Return a hash of a user for one `purpose`: 32 hexadecimal digits.

    It depends on the secret key, which is created if needed.
    """
    key = draw_key(connection).encode()
    return blake2b(f"{purpose} {user_id}".encode(), key=key, digest_size=16).hexdigest()


def draw_key(connection: Connection) -> str:
    """Return the secret key for codes and hashes; create it unless it exists, also in another process."""
    key = read_value(connection, _KEY)
    if key is not None:
        return key
    drawn = secrets.token_hex(32)
    add_if_new(connection, key_values, name=_KEY, text=drawn)
    return read_value(connection, _KEY) or drawn
