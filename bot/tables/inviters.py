"""Limits of invitations from one user to another: three an hour, none for a day after *No, thanks*.

Only the first invitation of an hour makes a sound. An accepted one no longer counts, so users who play with
each other are not limited.
"""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refused
from bot.store import Player, inviters
from bot.store.inviters import HOUR, Inviter
from bot.store.transaction import TableTransaction

MOST = 3
"""Unanswered invitations within an hour at most."""
DAY = 24 * HOUR
PERMANENTLY = 2**62
"""The end of a block that does not end."""


def require_allowed(change: TableTransaction, guest: Player) -> Inviter:
    """Return the host's recent invitations to a guest, if another is allowed.

    Raises Refused: invited-often, invitation-refused.
    """
    found = _of(change, guest.user_id)
    if found.blocked_until > change.now:
        raise Refused("invitation-refused", name=guest.name)
    recent = tuple(at for at in found.recent if at > change.now - HOUR)
    if len(recent) >= MOST:
        raise Refused("invited-often", name=guest.name, when=f"<t:{recent[0] + HOUR}:R>")
    return replace(found, recent=recent)


def count_invitation(change: TableTransaction, guest: Player) -> bool:
    """Count an invitation from the host to a guest; return whether it is silent.

    Raises Refused: invited-often, invitation-refused.
    """
    found = require_allowed(change, guest)
    _write(change, guest.user_id, replace(found, recent=(*found.recent, change.now)))
    return bool(found.recent)


def clear_count(change: TableTransaction, user_id: int) -> None:
    """Clear the host's count for a guest who has accepted."""
    _write(change, user_id, replace(_of(change, user_id), recent=()))


def block(change: TableTransaction, user_id: int, until: int) -> None:
    """Block invitations from the host until a time, or longer if they are blocked longer."""
    found = _of(change, user_id)
    _write(change, user_id, replace(found, blocked_until=max(found.blocked_until, until)))


def _of(change: TableTransaction, user_id: int) -> Inviter:
    return change.within(inviters.of, user_id, change.table.host_id)


def _write(change: TableTransaction, user_id: int, inviter: Inviter) -> None:
    change.within(inviters.write, user_id, change.table.host_id, inviter)
