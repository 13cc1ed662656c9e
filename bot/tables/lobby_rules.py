"""The lobby: who sits where until the game begins, and when it starts by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Unpack

import msgspec

from bot.errors import Refused
from bot.store import Player, Table, message_queries
from bot.store.records import Kind, OpenMessage, TableColumns, is_computer
from bot.store.schema import (
    CALLED_OFF,
    CANCELLED,
    CHANNEL,
    DECLINED,
    HOST,
    JOINED,
    LEFT,
    LOBBY,
    OFFERED,
    OPENING,
)
from bot.store.transaction import TableTransaction
from bot.tables import clock, computers, hooks, invitations, quiet_hours, solo
from bot.tables.game import game_of, newest, options_of
from bot.tables.proposal import Person, Proposal
from bot.tables.solo import rules_for
from engine.ai.character import Level
from engine.core.types import GameOptions, Seat

OPEN_SECONDS = 24 * 60 * 60
"""Seconds for which a lobby waits for its guests and its start."""


def first_players(proposal: Proposal, now: int) -> list[Player]:
    """Return a new table's players: host, guests, then computers; only computers if the host watches.

    Guests have joined if the proposal is agreed.
    Raises Refused: invited-self, invited-twice, invited-too-many, host-needs-seat, no-such-choice,
    no-matches, match-of-people.
    """
    invited = [person for person in proposal.invited if person.id != proposal.host.id]
    if len(invited) < len(proposal.invited):
        raise Refused("invited-self")
    if len({person.id for person in invited}) < len(invited):
        raise Refused("invited-twice")
    _, most = rules_for(newest(proposal.game), proposal).rules.seats_for(proposal.options)
    people = [] if proposal.watches else [proposal.host, *invited]
    if proposal.computers == most and people == [proposal.host]:
        raise Refused("host-needs-seat", most=most - 1)
    if len(people) + proposal.computers > most:
        raise Refused("invited-too-many", most=most)
    seen_at = now if proposal.is_agreed else None
    guests = [
        Player(seat, one.id, one.name, joined=proposal.is_agreed or one is proposal.host, seen_at=seen_at)
        for seat, one in enumerate(people)
    ]
    seats = list(range(len(people), len(people) + proposal.computers))
    return [*guests, *computers.computer_seats(proposal.level, seats, now)]


def is_complete(proposal: Proposal) -> bool:
    """Return whether the game can begin at once.

    It can without guests and with computers in all other seats, or if the host watches. Raises Refused:
    no-matches, match-of-people.
    """
    _, most = rules_for(newest(proposal.game), proposal).rules.seats_for(proposal.options)
    return proposal.watches or (not proposal.invited and proposal.computers >= most - 1)


def require_lobby(table: Table) -> None:
    """Check that a table is an offer or a lobby.

    Raises Refused: lobby-cancelled, already-started, rules-gone.
    """
    if not table.in_lobby:
        raise Refused("lobby-cancelled" if table.status == CANCELLED else "already-started", table)
    game_of(table)


def require_hosted_lobby(table: Table, user_id: int) -> None:
    """Check that a user hosts an open lobby.

    Raises Refused: not-host, already-started, lobby-cancelled, rules-gone.
    """
    if table.host_id != user_id:
        raise Refused("not-host", table)
    require_lobby(table)


def closed_options(table: Table) -> GameOptions:
    """Return the options of a cancelled lobby or a finished game, as the newest rules read them.

    Raises Refused: still-in-lobby, already-started; KeyError if there are no rules of the game any more.
    """
    if table.status != CANCELLED and not table.is_finished:
        raise Refused("still-in-lobby" if table.in_lobby else "already-started", table)
    return msgspec.json.decode(table.options, type=newest(table.game).Options)


def clock_like(table: Table) -> str | None:
    """Return the clock for a new lobby with the settings of a closed table; None: the server's.

    A finished game without a clock in which at most one person played gives None.
    """
    people = [player for player in table.players if not is_computer(player.user_id)]
    return None if table.is_finished and table.clock == clock.OFF and len(people) < 2 else table.clock


def _start_obstacle(table: Table) -> Refused | None:
    """Return the refusal if a lobby cannot start: invited-missing or too-few.

    None: it can. Raises Refused: rules-gone.
    """
    waiting = tuple(player.name for player in table.players if not player.joined)
    if waiting:
        return Refused("invited-missing", table, names=waiting)
    fewest, _ = game_of(table).rules.seats_for(options_of(table))
    missing = fewest - len(table.players)
    return Refused("too-few", table, missing=missing) if missing > 0 else None


def can_start(table: Table) -> bool:
    """Return whether a lobby has enough players, all of whom have answered. Raises Refused: rules-gone."""
    return _start_obstacle(table) is None


def require_start(table: Table, user_id: int) -> None:
    """Check that a user may start a lobby's game.

    Raises Refused as `_start_obstacle` for the host; host-starts for others, or not-host if the host has no
    seat.
    """
    refusal = _start_obstacle(table) if table.host_id == user_id else _not_host_refusal(table)
    if refusal is not None:
        raise refusal


def _not_host_refusal(table: Table) -> Refused:
    """Return the refusal for others than the host: host-starts, or not-host if the host has no seat."""
    host, starts_at = table.player_of(table.host_id), table.starts_at
    if host is None:
        return Refused("not-host", table)
    if starts_at is None:
        return Refused("host-starts", table, name=host.name, start="by-host", when="")
    return Refused("host-starts", table, name=host.name, start="by-itself", when=f"<t:{starts_at}:R>")


def closes_at(table: Table) -> int:
    """Return when a lobby closes, or frees the seats of guests who have not answered (Unix seconds)."""
    return table.created_at + OPEN_SECONDS


def claim_offer(change: TableTransaction, user_id: int) -> None:
    """Mark an offer as accepted while its thread is created.

    Only for its host, and once. Raises Refused: not-host, thread-exists.
    """
    if change.table.host_id != user_id:
        raise Refused("not-host", change.table)
    if change.table.status != OFFERED:
        raise Refused("thread-exists", change.table)
    change.set_columns(status=OPENING)


def open_offered_lobby(change: TableTransaction, channel_id: int | None) -> None:
    """Open an accepted offer as a lobby in the thread `channel_id`, and invite its guests.

    Its day begins now. Guests who may not be invited lose their seats. None: the thread could not be created,
    so it is an offer again.
    """
    if channel_id is None:
        change.set_columns(status=OFFERED)
    else:
        # The thread belongs to the channel in which it was offered.
        parent_id = change.table.channel_id
        change.set_columns(channel_id=channel_id, parent_id=parent_id, status=LOBBY, created_at=change.now)
        invitations.invite_guests(change, required=False)


def sit_down(change: TableTransaction, person: Person, side: int | None = None) -> None:
    """Seat a user, or move them to another side; an invitation becomes accepted.

    `side` is the index of the side from 0 (None: any). A guest's own seat there is used, else its first free
    one. Raises Refused: already-seated, table-full, side-full, seat-kept, others-rematch, no-such-choice,
    rules-gone, seat-refused (the host has blocked the user).
    """
    table = change.table
    mine = table.player_of(person.id)
    if mine is None and invitations.is_rematch(table):
        raise Refused("others-rematch", table, names=table.names)
    if mine is None or not mine.joined:
        hooks.before_sitting_down.run(change, person.id)
    others = [player for player in table.players if player.user_id != person.id]
    taken = {player.seat for player in others}
    free = [seat for seat in _seats_of(table, side) if seat not in taken]
    if mine is not None and mine.joined and (side is None or mine.seat in free):
        raise Refused("already-seated", table)
    if not free:
        raise _no_seat_refusal(table, side)
    seat = mine.seat if mine is not None and mine.seat in free else free[0]
    change.seat([*others, Player(seat, person.id, person.name, joined=True)])
    if invitations.set_status(change, JOINED, person.id):
        invitations.clear_count(change, person.id)


def _no_seat_refusal(table: Table, side: int | None) -> Refused:
    """Return the refusal if no seat is free: seat-kept, table-full or side-full."""
    invited = tuple(player.name for player in table.players if not player.joined)
    if invited and side is None:
        return Refused("seat-kept", table, names=invited, when=f"<t:{closes_at(table)}:R>")
    return Refused("table-full" if side is None else "side-full", table)


def seat_computer(change: TableTransaction, user_id: int, level: Level) -> None:
    """Seat a computer of a level in the first free seat, for the host; the lobby's message will be edited.

    Raises Refused: not-host, match-of-people, table-full, no-such-choice (no computer of the level is free),
    rules-gone.
    """
    table = change.table
    if table.host_id != user_id:
        raise Refused("not-host", table)
    if table.is_match:
        raise Refused("match-of-people", table)
    taken = {player.seat for player in table.players}
    free = [seat for seat in _seats_of(table, None) if seat not in taken]
    if not free:
        raise Refused("table-full", table)
    change.seat([*table.players, *computers.computer_seats(level, free[:1], change.now, table.players)])
    invitations.mark_lobby_outdated(change)


def change_options(change: TableTransaction, user_id: int, options: GameOptions) -> None:
    """Change the options, for the host; the lobby's message will be edited.

    Options that are fixed in matches stay in one. Players move up if one's seat no longer exists. Raises
    InvalidSetup, and Refused: not-host, too-many-players, rules-gone.
    """
    table = change.table
    if table.host_id != user_id:
        raise Refused("not-host", table)
    if table.is_match:
        options = solo.match_options(table.game, options)
    _, most = game_of(table).rules.seats_for(options)
    if len(table.players) > most:
        raise Refused("too-many-players", table, most=most)
    change.set_columns(options=msgspec.json.encode(options).decode())
    invitations.mark_lobby_outdated(change)
    if any(player.seat >= most for player in table.players):
        change.seat(replace(player, seat=seat) for seat, player in enumerate(table.players))


def stand_up(change: TableTransaction, user_id: int) -> None:
    """Free the seat of a user, or of a guest who declines; then the host may not invite the guest for a day.

    A rematch blocks no invitations; it becomes an ordinary lobby, or is cancelled if no person but the host
    is left. Raises Refused: not-joined, host-cancels.
    """
    table, mine = change.table, change.table.player_of(user_id)
    if mine is None:
        raise Refused("not-joined", table)
    if table.host_id == user_id:
        raise Refused("host-cancels", table)
    change.seat(player for player in table.players if player is not mine)
    invitations.set_status(change, LEFT if mine.joined else DECLINED, user_id)
    if not invitations.is_rematch(table):
        if not mine.joined:
            invitations.block(change, user_id, change.now + invitations.DAY)
    elif any(
        player.user_id not in (user_id, table.host_id) and player.user_id > 0 for player in table.players
    ):
        invitations.break_up_rematch(change)
    else:
        _cancel_lobby_and_invitations(change)


def set_clock(change: TableTransaction, user_id: int, setting: str) -> None:
    """Choose the clock, for the host; the lobby's message will be edited.

    `setting` is one of `clock.CLOCK_CHOICES`. Raises Refused: not-host, no-such-choice.
    """
    if change.table.host_id != user_id:
        raise Refused("not-host", change.table)
    if setting not in clock.CLOCK_CHOICES:
        raise Refused("no-such-choice", change.table)
    change.set_columns(clock=setting)
    invitations.mark_lobby_outdated(change)


def cancel_lobby(change: TableTransaction, user_id: int, *, allowed: bool = False) -> None:
    """Cancel a lobby and its invitations, for its host or an `allowed` user. Raises Refused: not-host."""
    if change.table.host_id != user_id and not allowed:
        raise Refused("not-host", change.table)
    _cancel_lobby_and_invitations(change)


def expire(change: TableTransaction) -> None:
    """Free a lobby's seats of guests who have not answered, at any age.

    Without such guests cancel it; cancel offers and rematches in any case.
    """
    table = change.table
    is_open = table.status == LOBBY and not invitations.is_rematch(table)
    if is_open and not all(player.joined for player in table.players):
        invitations.free_unanswered_seats(change)
    else:
        _cancel_lobby_and_invitations(change)


def _cancel_lobby_and_invitations(change: TableTransaction) -> None:
    """Cancel a lobby or offer, and make the edit of its message pending.

    If it was to be a rematch, the finished game's last messages get pending edits too.
    """
    change.set_columns(status=CANCELLED, changed_at=change.now, starts_at=None, host_due=None)
    change.wake_at(None)
    invitations.close_all(change, CALLED_OFF)
    _close_message(change, change.table, due_at=change.now)
    invitations.update_last_messages(change)


def record_reposted(change: TableTransaction, message_id: int) -> None:
    """Record that a lobby was posted again. Its former message is closed once the lobby is.

    Does nothing if it is over by now.
    """
    if change.table.in_lobby:
        _close_message(change, change.table, due_at=None)
        change.set_columns(post_message_id=message_id)


def _close_message(change: TableTransaction, lobby: Table, *, due_at: int | None) -> None:
    """Store a lobby's message, if there is one, to be closed at a time; None: with the table's next news."""
    if lobby.post_message_id is not None:
        about = (lobby.post_message_id, lobby.channel_id, lobby.id, Kind.LOBBY, CHANNEL, lobby.version)
        change.within(message_queries.add, OpenMessage(*about), due_at=due_at)


def has_changed(shown: Table, newest: Table) -> bool:
    """Return whether a lobby differs from how its message shows it."""
    return replace(newest, published_version=shown.published_version) != shown


def correct_message(change: TableTransaction, shown: Table) -> None:
    """Make an edit of a lobby's message pending, if there is one, after it has `shown` an older state."""
    if change.table.in_lobby:
        invitations.mark_lobby_outdated(change)
    else:
        _close_message(change, shown, due_at=change.now)


def has_free_seat(table: Table) -> bool:
    """Return whether a table is an open lobby with a free seat. Raises Refused: rules-gone."""
    return table.status == LOBBY and len(table.players) < len(_seats_of(table, None))


def _seats_of(table: Table, side: int | None) -> list[Seat]:
    """Return the seats of a side (from 0), or all (None). Raises Refused: no-such-choice, rules-gone."""
    game, options = game_of(table), options_of(table)
    _, most = game.rules.seats_for(options)
    if side is None:
        return list(range(most))
    sides = game.rules.sides(options, most)
    if side not in range(len(sides)):
        raise Refused("no-such-choice", table)
    return list(sides[side])


NOTIFIED_AFTER = 60
"""Seconds after which the host is notified, unless they start before; also the retry delay."""
STARTS_AFTER = 10 * 60
"""Seconds for which a full lobby waits for its host, outside the host's quiet hours."""


def lobby_stage(table: Table) -> str | None:
    """Return FULL or READY for a lobby that can start.

    None for others, and while its host is the only person. Raises Refused: rules-gone.
    """
    others = [player for player in table.players if player.user_id > 0 and player.user_id != table.host_id]
    if table.status != LOBBY or not others or not can_start(table):
        return None
    return Kind.READY if has_free_seat(table) else Kind.FULL


def reschedule_start(change: TableTransaction, changed_by: int | None) -> None:
    """Decide again if the host is notified and when the lobby starts by itself.

    User `changed_by` has changed it (None: the bot); a host gets no message about their own change. Does
    nothing unless the table is a lobby. Raises Refused: rules-gone.
    """
    table = change.table
    if table.status != LOBBY:
        return
    stage = lobby_stage(table)
    knows = changed_by == table.host_id or table.host_notified in (stage, Kind.FULL)
    due = None if knows else stage
    starts = stage == Kind.FULL and not table.host_waits
    starts_at = _outside_quiet_hours(table, change.now) + STARTS_AFTER if starts else None
    _set_changed_columns(change, host_due=due, starts_at=starts_at)
    # The host is notified first, and the start is scheduled then.
    reschedule_lobby(change, starts_at if due is None else change.now + NOTIFIED_AFTER)


def reschedule_lobby(change: TableTransaction, *moments: int | None) -> None:
    """Schedule a lobby's job at the earliest of `moments` (None is ignored) and a second after it closes."""
    change.wake_at(min([closes_at(change.table) + 1, *(moment for moment in moments if moment is not None)]))


def _outside_quiet_hours(table: Table, now: int) -> int:
    """Return the end of the host's quiet hours, or `now` outside them (Unix seconds)."""
    host = table.player_of(table.host_id)
    until = None if host is None else quiet_hours.quiet_hours_end(host.preferences, now)
    return now if until is None else until


def _set_changed_columns(change: TableTransaction, **columns: Unpack[TableColumns]) -> None:
    """Set the columns, unless all have these values already."""
    if any(getattr(change.table, name) != value for name, value in columns.items()):
        change.set_columns(**columns)


def wait_for_host(change: TableTransaction, user_id: int) -> Table:
    """Cancel the lobby's automatic start and the message to its host that is due; return the table.

    If the lobby is full, it never starts automatically afterwards, also when its players change. Its message
    will be edited. Raises Refused: not-host, already-started, lobby-cancelled, rules-gone.
    """
    require_hosted_lobby(change.table, user_id)
    waits = change.table.host_waits or lobby_stage(change.table) == Kind.FULL
    _set_changed_columns(change, host_due=None, host_waits=waits, starts_at=None)
    reschedule_lobby(change)
    invitations.mark_lobby_outdated(change)
    return change.table


def record_host_message(change: TableTransaction, kind: str, message: OpenMessage | None) -> None:
    """Record that the host was sent the message READY or FULL (`kind`), which is stored to be edited later.

    `message` None: it was not delivered, and is not sent again.
    """
    table = change.table
    due = None if table.host_due == kind else table.host_due
    _set_changed_columns(change, host_notified=kind, host_due=due)
    change.end_attempt(HOST)
    if message is not None:
        change.within(message_queries.add, message=message)


def is_start_due(change: TableTransaction) -> bool:
    """Return whether a full lobby starts now; if not, store when to check again.

    A start that is due in the host's quiet hours is postponed to `STARTS_AFTER` seconds after their end.
    A lobby that is not full has none. Raises Refused: rules-gone.
    """
    table = change.table
    starts_at = table.starts_at if lobby_stage(table) == Kind.FULL else None
    if starts_at is not None and starts_at <= change.now:
        if (morning := _outside_quiet_hours(table, change.now)) == change.now:
            return True
        starts_at = morning + STARTS_AFTER
        change.set_columns(published_version=table.published_version - 1)
    again = None if table.host_due is None else change.now + NOTIFIED_AFTER
    _set_changed_columns(change, starts_at=starts_at)
    reschedule_lobby(change, again, starts_at)
    return False
