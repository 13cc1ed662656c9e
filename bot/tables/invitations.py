"""Invitations to a lobby, and rematches, which invite the same players again.

A host may invite a user three times an hour, and not for a day after *Decline*. Only the first of an hour
makes a sound. An accepted one no longer counts.

A rematch is a lobby whose `starter_id` is set. It starts once all have accepted. It becomes an ordinary
lobby when one of several others declines or loses the seat.
"""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from bot.errors import Refused
from bot.store import Player, Table, invitation_queries, jobs, message_queries, table_queries
from bot.store.invitation_queries import HOUR, Inviter
from bot.store.jobs import Job
from bot.store.records import Kind, OpenMessage, is_computer, is_former
from bot.store.schema import CHANNEL, REMOVED, UNANSWERED, WITHDRAWN
from bot.store.transaction import TableTransaction
from bot.tables import hooks
from bot.tables.game import game_of, steps_of
from bot.tables.proposal import Person

MOST = 3
"""Unanswered invitations within an hour at most."""
DAY = 24 * HOUR
PUT_OFF_JOB = "rematch put off"
"""Kind of the job that invites a user again to a rematch."""


def require_allowed(change: TableTransaction, guest: Player) -> Inviter:
    """Check that the host may invite a guest now; return the host's invitations to them in the last hour.

    Raises Refused: invited-often, invitations-blocked, you-blocked (one has blocked the other).
    """
    hooks.before_invitation.run(change, Person(guest.user_id, guest.name))
    found = _read_inviter(change, guest.user_id)
    if found.blocked_until > change.now:
        raise Refused("invitations-blocked", name=guest.name)
    recent = tuple(at for at in found.recent if at > change.now - HOUR)
    if len(recent) >= MOST:
        raise Refused("invited-often", name=guest.name, when=f"<t:{recent[0] + HOUR}:R>")
    return replace(found, recent=recent)


def _count_invitation(change: TableTransaction, guest: Player) -> bool:
    """Count an invitation from the host to a guest, and return whether its message is silent.

    Only the first within an hour makes a sound. Raises Refused: invited-often, invitations-blocked,
    you-blocked.
    """
    found = require_allowed(change, guest)
    _write_inviter(change, guest.user_id, replace(found, recent=(*found.recent, change.now)))
    return bool(found.recent)


def clear_count(change: TableTransaction, user_id: int) -> None:
    """Clear the count of the host's invitations to a user. Call it when they accept."""
    _write_inviter(change, user_id, replace(_read_inviter(change, user_id), recent=()))


def block(change: TableTransaction, user_id: int, until: int) -> None:
    """Block invitations to a user from the table's host until a time; a longer block stays."""
    found = _read_inviter(change, user_id)
    _write_inviter(change, user_id, replace(found, blocked_until=max(found.blocked_until, until)))


def _read_inviter(change: TableTransaction, guest_id: int) -> Inviter:
    return change.within(invitation_queries.inviter_of, guest_id, change.table.host_id)


def _write_inviter(change: TableTransaction, guest_id: int, inviter: Inviter) -> None:
    change.within(invitation_queries.write_inviter, guest_id, change.table.host_id, inviter)


def invite_guests(change: TableTransaction, *, required: bool = True) -> None:
    """Make invitations pending to the players who have not joined and were not invited yet.

    Raises Refused: invited-often, invitations-blocked, you-blocked; unless `required`, the seats of such
    guests are freed instead.
    """
    guests, silent = _guests_to_invite(change), set[int]()
    for guest in list(guests):
        try:
            if _count_invitation(change, guest):
                silent.add(guest.user_id)
        except Refused:
            if required:
                raise
            guests.remove(guest)
            change.seat(one for one in change.table.players if one.user_id != guest.user_id)
    change.within(invitation_queries.write_invitation, table_id=change.table.id, guests=guests, silent=silent)


def require_askable(change: TableTransaction) -> None:
    """Check that the host may invite all players who have not joined and were not invited yet.

    Raises Refused: invited-often, invitations-blocked, you-blocked.
    """
    for guest in _guests_to_invite(change):
        require_allowed(change, guest)


def _guests_to_invite(change: TableTransaction) -> list[Player]:
    """Return the players who have not joined and have no invitation to the table yet."""
    # Earlier versions invited guests when the table was offered; such an offer may still be open.
    asked = {
        invited.user_id
        for invited in change.within(invitation_queries.invitations_of, table_id=change.table.id)
    }
    return [one for one in change.table.players if not one.joined and one.user_id not in asked]


def may_put_off(connection: Connection, table: Table, user_id: int, now: int) -> bool:
    """Return whether a user may put off an offered rematch: once, unanswered, within a day of the offer."""
    player = table.player_of(user_id)
    waits = table.in_lobby and is_rematch(table) and player is not None and not player.joined
    # The job outlasts the day in which an offer may be put off.
    return waits and now <= table.turn_at + DAY and jobs.of(connection, _put_off_job(table, user_id)) is None


def _put_off_job(table: Table, user_id: int) -> Job:
    """Return the job that invites a user again to a rematch, without its time."""
    return Job(PUT_OFF_JOB, user_id, table.id, guild_id=table.guild_id)


def put_off(change: TableTransaction, user_id: int) -> None:
    """Keep an offered rematch open for a user: it closes in two days, and they are asked again after one.

    Messages about it will be edited. Raises Refused: not-invited, put-off-before (if not `may_put_off`).
    """
    require_invited(change, user_id)
    if not change.within(may_put_off, change.table, user_id, change.now):
        raise Refused("put-off-before", change.table)
    change.set_columns(created_at=change.now + DAY)
    change.within(jobs.schedule, replace(_put_off_job(change.table, user_id), due_at=change.now + DAY))
    change.within(invitation_queries.outdate, [change.table.id])
    mark_lobby_outdated(change)


def require_invited(change: TableTransaction, user_id: int | None) -> None:
    """Check that a user was invited. Raises Refused: not-invited."""
    invited = change.within(invitation_queries.invitations_of, table_id=change.table.id)
    if all(invitation.user_id != user_id for invitation in invited):
        raise Refused("not-invited")


def set_status(change: TableTransaction, status: str, *user_ids: int) -> int:
    """Set the status of some users' invitations to the table; return how many of them were invited."""
    return change.within(invitation_queries.set_invitation_status, change.table.id, status, *user_ids)


def close_all(change: TableTransaction, status: str) -> None:
    """Set the status of all invitations to the table that are pending or accepted."""
    change.within(invitation_queries.close_all, table_id=change.table.id, status=status)


def mark_lobby_outdated(change: TableTransaction) -> None:
    """Make an update of the lobby's message pending, after a change that another message triggered."""
    change.set_columns(published_version=change.table.published_version - 1)


def free_seat(change: TableTransaction, user_id: int, player_id: int) -> None:
    """Free the seat of the player `player_id` (a user id), for the host, and notify the player.

    A rematch becomes an ordinary lobby. Raises Refused: not-host, seat-is-free, host-cancels (their own).
    """
    table, player = change.table, change.table.player_of(player_id)
    if table.host_id != user_id:
        raise Refused("not-host", table)
    if player_id == user_id:
        raise Refused("host-cancels", table)
    if player is None:
        raise Refused("seat-is-free", table)
    change.seat(other for other in table.players if other is not player)
    _notify_removed(change, player)
    break_up_rematch(change)
    mark_lobby_outdated(change)


def _notify_removed(change: TableTransaction, player: Player) -> None:
    """Make a message to a player who lost their seat pending. Does nothing for computers."""
    status = REMOVED if player.joined else WITHDRAWN
    if player.user_id > 0 and not set_status(change, status, player.user_id):
        table_id = change.table.id
        change.within(invitation_queries.write_invitation, table_id, [player], status)


def free_unanswered_seats(change: TableTransaction) -> None:
    """Free the seats of guests who have not answered, and end their invitations.

    The lobby's day begins again, and its message will be edited.
    """
    players = change.table.players
    set_status(change, UNANSWERED, *(player.user_id for player in players if not player.joined))
    change.seat(player for player in players if player.joined)
    change.set_columns(created_at=change.now)
    mark_lobby_outdated(change)


def is_rematch(table: Table) -> bool:
    """Return whether a table is a rematch of the same players, which has not become an ordinary lobby."""
    return table.starter_id is not None


def break_up_rematch(change: TableTransaction) -> None:
    """Turn a rematch into an ordinary lobby, which anyone may join. Does nothing at other tables.

    The day of one that was put off begins now.
    """
    if is_rematch(change.table):
        change.set_columns(starter_id=None, created_at=min(change.table.created_at, change.now))


def update_last_messages(change: TableTransaction) -> None:
    """Make edits of the finished game's last messages pending.

    Their *Rematch* is hidden while one is offered. Does nothing unless the table was offered as a rematch.
    """
    finished_id = change.table.rematch_of
    if finished_id is None or (finished := change.within(table_queries.read_table, finished_id)) is None:
        return
    shown_result = [player for player in finished.players if player.dm_kind == Kind.END]
    messages = [
        (finished.post_message_id, finished.channel_id, CHANNEL),
        *((one.dm_message_id, one.dm_channel_id, one.seat) for one in shown_result),
    ]
    for message_id, channel_id, seat in messages:
        if message_id is not None and channel_id is not None:
            about = (finished.id, Kind.REMATCH, seat, finished.version)
            message = OpenMessage(message_id, channel_id, *about)
            change.within(message_queries.add, message, due_at=change.now)


def require_rematch(table: Table, user_id: int) -> None:
    """Check that a user may open a rematch: they played or hosted the finished game, and its channel exists.

    Raises Refused: still-running (also before the game), not-played, channel-gone.
    """
    if not table.is_finished:
        raise Refused("still-running", table)
    if table.player_of(user_id) is None and table.host_id != user_id:
        raise Refused("not-played", table)
    if table.channel_gone:
        raise Refused("channel-gone")


def rematch_players(table: Table, user_id: int) -> list[Player]:
    """Return the players of a rematch in the same seats.

    The user and computers have joined, other people are invited, deleted users are left out.
    """
    return [
        Player(
            seat=player.seat,
            user_id=player.user_id,
            name=player.name,
            joined=player.user_id == user_id or is_computer(player.user_id),
            computer=player.computer if is_computer(player.user_id) else None,
        )
        for player in table.players
        if not is_former(player.user_id)
    ]


def next_starter(table: Table) -> int:
    """Return the user id of the person or computer who moves first in a rematch.

    Theirs is the seat after this game's first mover. Raises Refused: rules-gone.
    """
    setup, *_ = steps_of(table, ())
    (first, *_) = game_of(table).rules.to_move(setup.state)
    return table.players[(first + 1) % len(table.players)].user_id
