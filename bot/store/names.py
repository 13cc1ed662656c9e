"""What people are called: a name belongs to a server, and other servers don't see it.

A nickname may be a real name, so a name that was used on one server is not shown on another. Whom nobody has
met where one looks has a label made of a code, unless they agreed to one name for everywhere. The code is
another on each server, so that no two places can compare their codes.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from hashlib import blake2b
from typing import NamedTuple

from sqlalchemy import BigInteger, Connection, ScalarSelect, insert, literal, select, union_all

from bot.store.schema import key_values, results, user_preferences

_KEY = "label-key"
_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without those that are taken for others when they are read aloud."""
_LENGTH = 4
_DRAWN = select(key_values.c.text).where(key_values.c.name == _KEY)


class Called(NamedTuple):
    """What somebody is called: by a name, or where there is none, by a label with a code."""

    name: str | None
    code: str


def called(connection: Connection, place: int, user_ids: Collection[int]) -> dict[int, Called]:
    """What people are called on a server; in direct messages (EVERYWHERE) nobody has been met."""
    known = _public(connection, user_ids) | (_used(connection, place, user_ids) if place else {})
    key = _key(connection) or ""
    return {user_id: Called(known.get(user_id), _code(key, place, user_id)) for user_id in user_ids}


def _used(connection: Connection, guild_id: int, user_ids: Collection[int]) -> dict[int, str]:
    """The names under which people played last on a server: one statement, a step of the index for each."""
    newest = [select(literal(user_id, BigInteger), _newest(guild_id, user_id)) for user_id in user_ids]
    rows = connection.execute(union_all(*newest)) if newest else ()
    return {user_id: name for user_id, name in rows if name is not None}


def _newest(guild_id: int, user_id: int) -> ScalarSelect[str]:
    mine = (results.c.guild_id == guild_id, results.c.user_id == user_id)
    query = select(results.c.name).where(*mine).order_by(results.c.table_id.desc())
    return query.limit(1).scalar_subquery()


def _public(connection: Connection, user_ids: Collection[int]) -> dict[int, str]:
    """The names people show everywhere."""
    query = select(user_preferences.c.user_id, user_preferences.c.public_name).where(
        user_preferences.c.user_id.in_(user_ids), user_preferences.c.public_name.is_not(None)
    )
    return {row.user_id: row.public_name for row in connection.execute(query)}


def public_name(connection: Connection, user_id: int) -> str | None:
    """The name somebody shows everywhere."""
    return _public(connection, [user_id]).get(user_id)


def among_themselves(connection: Connection, user_id: int, other: int) -> str | None:
    """The name under which somebody has met another person last."""
    mine, theirs = results.alias().c, results.alias().c
    met = (mine.user_id == user_id, theirs.table_id == mine.table_id, theirs.user_id == other)
    query = select(theirs.name).where(*met).order_by(mine.table_id.desc()).limit(1)
    name: str | None = connection.scalar(query)
    return name


def _code(key: str, place: int, user_id: int) -> str:
    digest = blake2b(f"{place} {user_id}".encode(), key=key.encode(), digest_size=_LENGTH).digest()
    return "".join(_DIGITS[byte % len(_DIGITS)] for byte in digest)


def _key(connection: Connection) -> str | None:
    key: str | None = connection.scalar(_DRAWN)
    return key


def keyed_hash(connection: Connection, about: str, user_id: int) -> str:
    """A person as 32 hexadecimal digits, which say nothing without the secret in the database.

    The same person has another hash for each `about`.
    """
    draw_key(connection)
    key = (_key(connection) or "").encode()
    return blake2b(f"{about} {user_id}".encode(), key=key, digest_size=16).hexdigest()


def draw_key(connection: Connection) -> None:
    """Draws the secret that codes are made with, once for all times."""
    if _key(connection) is None:
        connection.execute(insert(key_values).values(name=_KEY, text=secrets.token_hex(32)))
