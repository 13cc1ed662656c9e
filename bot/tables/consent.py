"""What players agree on: extra time, pauses, and undo.

Any player may give others time, and all together may pause the clock. Single steps of the own half-taken turn
are undone without asking; a complete turn if all others agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.records import Logged, TableColumns
from bot.store.transaction import TableTransaction
from bot.tables import clock, notifications, plans, rated_games, solo
from bot.tables.clock import DAY, HALF, Clock
from bot.tables.game import SETUP, game_of, own_seat_of, require_version, state_of, steps_of
from bot.tables.moves import record_step, write_state
from engine.core.game_log import TABLE_EVENTS, TOOK_BACK, Entry
from engine.core.types import GameState, Seat, Step, TookBack


def give_time(change: TableTransaction, user_id: int, seat: Seat) -> Table:
    """Add the time of one turn to the bank of the player in `seat`, who is to move; return the table.

    The bank may exceed the clock's most. They are reminded again near its end. Raises GameFinished, and
    Refused: no-clock, not-their-turn (also for the user's own seat), left, match-left, not-started,
    not-seated, on-hold, rules-gone.
    """
    ours = _clock_of(change.table, user_id)
    waiting = game_of(change.table).rules.to_move(state_of(change.table))
    if seat not in waiting or change.table.players[seat].user_id == user_id:
        raise Refused("not-their-turn", change.table)
    player = change.table.players[seat]
    change.update_players(
        [replace(player, bank=player.bank + ours.more, reminded=min(player.reminded, HALF))]
    )
    clock.reschedule(change)
    return change.table


PAUSE = "pause"
"""The kind of mention by which a pause is requested."""


def ask_for_pause(change: TableTransaction, user_id: int, *, agrees: bool = False) -> Table:
    """Switch a user's consent to a pause on or off; return the table.

    The pause begins once all have agreed. With `agrees` it is only switched on. Does nothing during a pause.
    Raises GameFinished, and Refused: no-clock, left, match-left, not-started, not-seated, on-hold,
    rules-gone.
    """
    _clock_of(change.table, user_id)
    if change.table.paused_at is not None:
        return change.table
    player = change.table.players[own_seat_of(change.table, user_id)]
    change.update_players([replace(player, wants_pause=agrees or not player.wants_pause)])
    _record_pause_mentions(change)
    settle_pause(change)
    return change.table


def undecided_players(table: Table) -> list[Player]:
    """Return the people who play and have not agreed to a pause. Raises as `people_playing`."""
    return [player for player in people_playing(table) if not player.wants_pause]


def people_playing(table: Table) -> list[Player]:
    """Return the players for whom no computer plays and who have not retired from a match.

    Raises Refused: rules-gone, in a match.
    """
    retired = solo.match_state(table).retired if table.is_match else ()
    return [player for player in table.players if player.is_present and player.seat not in retired]


def settle_pause(change: TableTransaction) -> None:
    """Pause the game if all people who play, at least one, have agreed; then their consents end.

    A player whose time is up gets that of a new turn, also if a computer was to take this one. Raises
    Refused: rules-gone.
    """
    if undecided_players(change.table) or not people_playing(change.table):
        return
    change.update_players(replace(player, wants_pause=False) for player in change.table.players)
    movers = game_of(change.table).rules.to_move(state_of(change.table))
    for seat in movers:
        if clock.is_time_up(change.table, seat, change.now):
            clock.restart_turn(change, seat)
    awaits_computer = any(change.table.players[seat].is_played_for for seat in movers)
    change.set_columns(paused_at=change.now, awaits_computer=awaits_computer)
    clock.reschedule(change)


def _record_pause_mentions(change: TableTransaction) -> None:
    """Record whom an open request mentions: those who have not agreed and may get a sound, once per turn."""
    table = change.table
    free = [
        player
        for player in undecided_players(table)
        if notifications.may_mention(table, player, PAUSE) and notifications.may_sound_for(player, change.now)
    ]
    if any(player.wants_pause for player in table.players):
        notifications.record_mentions(change, free, notifications.mention_name(table, PAUSE))


def end_pause(change: TableTransaction, user_id: int) -> Table:
    """End a pause, for any player; return the table.

    Players to move who have had all reminders get the last one again. Raises GameFinished, and Refused:
    no-clock, not-paused, left, match-left, not-started, not-seated, on-hold, rules-gone.
    """
    _clock_of(change.table, user_id)
    since = change.table.paused_at
    if since is None:
        raise Refused("not-paused", change.table)
    change.set_columns(paused_at=None, asked_at=None)
    change.stop_clock(since, change.now)
    movers = [
        change.table.players[seat] for seat in game_of(change.table).rules.to_move(state_of(change.table))
    ]
    change.update_players(replace(player, reminded=min(player.reminded, HALF)) for player in movers)
    clock.reschedule(change)
    return change.table


def _clock_of(table: Table, user_id: int) -> Clock:
    """Return the clock of a table where a user plays.

    Raises GameFinished, and Refused: no-clock, not-seated, not-started, on-hold, left, match-left,
    rules-gone.
    """
    seat = own_seat_of(table, user_id)
    if table.players[seat] not in people_playing(table):
        raise Refused("match-left", table)
    ours = clock.parse_clock(table.clock)
    if ours is None:
        raise Refused("no-clock", table)
    return ours


QUESTION, FORMER = "question", "former"
"""Kinds of mention: by the question for consent, or by an earlier message of the same turn."""
NO_QUESTION: TableColumns = {"undo_seat": None, "undo_version": None, "undo_at": None}
"""The columns of a table without a question for consent."""


@dataclass(frozen=True)
class CompleteTurn:
    """A complete turn: the version and state before it, and the version of the newest complete turn."""

    before: int
    state: GameState
    newest: int


def ask_for_undo(change: TableTransaction, user_id: int) -> Table:
    """Ask the others for consent to undo the user's last turn; return the table.

    This replaces an open question. If no person has to agree, the turn is undone at once. Raises
    GameFinished, and Refused: undo-needs-agreement, nothing-to-undo, left, not-started, not-seated, on-hold,
    rules-gone.
    """
    seat = own_seat_of(change.table, user_id)
    require_undo_consent(change.table, seat)
    taken = _last_turn(change.table, change.log(), seat)
    change.set_columns(undo_seat=seat, undo_version=taken.newest, undo_at=change.now)
    change.update_players(replace(player, agrees=False) for player in change.table.players)
    _record_undo_mentions(change)
    return _undo_if_agreed(change)


def answer_undo(
    change: TableTransaction, user_id: int, *, agrees: bool, asked_at: int | None = None
) -> Table:
    """Agree (`agrees`) to undo a turn, or refuse, which ends the question; return the table.

    `asked_at` is when the answered question was asked; None, as in questions of earlier versions: the newest.
    Raises GameFinished, and Refused: not-asked (no question, the user's own, older than a day, another one or
    a turn was completed since), left, not-started, not-seated, on-hold, rules-gone.
    """
    table, seat = change.table, own_seat_of(change.table, user_id)
    if seat == table.undo_seat or asked_at not in (None, table.undo_at) or not _is_undo_open(change):
        raise Refused("not-asked", table)
    if not agrees:
        change.set_columns(**NO_QUESTION)
        return change.table
    change.update_players([replace(table.players[seat], agrees=True)])
    return _undo_if_agreed(change)


def require_undo_consent(table: Table, seat: Seat) -> None:
    """Check that the others can agree to undo.

    In a rated game another person must be present. Raises Refused: undo-needs-agreement.
    """
    others = rated_games.other_people(table, seat)
    if rated_games.is_rated(table) and not any(player.is_present for player in others):
        raise Refused("undo-needs-agreement", table)


def redeals_hands(table: Table, log: Sequence[Logged], seat: Seat) -> bool:
    """Return whether hands were dealt since a seat's last turn began, so that undoing it redeals them.

    False if there is no turn to undo, or the rules are gone.
    """
    try:
        before = _last_turn(table, log, seat).before
    except Refused:
        return False
    _, *steps = steps_of(table, log)
    since = (step for logged, step in zip(log, steps, strict=True) if logged.version > before)
    return any(event.deals for step in since for event in step.events)


def players_to_agree(table: Table) -> list[Player]:
    """Return the present people, without the asker, whose consent to undo a turn is missing, by seat."""
    return [
        player
        for player in table.players
        if player.is_present and player.seat != table.undo_seat and not player.agrees
    ]


def _record_undo_mentions(change: TableTransaction) -> None:
    """Record for each player asked, except those to move, whether the question mentions them.

    It does not (FORMER) if they may not get a sound now or were mentioned in this turn before.
    """
    table, movers = change.table, game_of(change.table).rules.to_move(state_of(change.table))
    for player in (player for player in players_to_agree(table) if player.seat not in movers):
        may_sound = notifications.may_sound_for(player, change.now)
        is_free = may_sound and notifications.may_mention(table, player, "")
        name = notifications.mention_name(table, QUESTION if is_free else FORMER)
        notifications.record_mentions(change, [player], name)


def cancel_rejected_undo(change: TableTransaction, asked: Table) -> None:
    """Cancel the question of `asked`, which Discord rejected; the next may mention the same players.

    Does nothing if it was answered, or another was asked since.
    """
    table = change.table
    if all(getattr(table, name) == getattr(asked, name) for name in NO_QUESTION):
        notifications.record_mentions(change, players_asked_for_undo(table), "")
        change.set_columns(**NO_QUESTION)


def players_asked_for_undo(table: Table) -> list[Player]:
    """Return those players whose consent is missing and whom the question mentions."""
    return [
        player
        for player in players_to_agree(table)
        if player.last_mention == notifications.mention_name(table, QUESTION)
    ]


def _undo_if_agreed(change: TableTransaction) -> Table:
    """Take back the asker's last turn if all others have agreed. Returns the table in any case."""
    table, seat = change.table, change.table.undo_seat
    if seat is not None and not players_to_agree(table):
        taken = _last_turn(table, change.log(), seat)
        change.set_columns(**NO_QUESTION)
        _undo_turn(change, seat, taken)
    return change.table


def settle_undo(change: TableTransaction) -> None:
    """Update the question for consent after a seat was given to a computer or back to its player.

    It ends if no one is left to ask or the asker left; else the turn is undone if no consent is missing any
    more. Raises Refused: rules-gone.
    """
    table, seat = change.table, change.table.undo_seat
    if seat is None or not table.is_playing:
        return
    others = [player for player in table.players if player.is_present and player.seat != seat]
    if not others or not table.players[seat].is_present:
        change.set_columns(**NO_QUESTION)
    elif _is_undo_open(change):
        _undo_if_agreed(change)


def _is_undo_open(change: TableTransaction) -> bool:
    """Return whether the question can still be answered: for a day, and until another turn is complete."""
    table = change.table
    if table.undo_seat is None or table.undo_at is None or change.now > table.undo_at + DAY:
        return False
    return _last_turn(table, change.log(), table.undo_seat).newest == table.undo_version


def _undo_turn(change: TableTransaction, seat: Seat, taken: CompleteTurn) -> None:
    """Take back all moves since a turn began, cancel all plans, and log it.

    Table events stay. Against computers all people count as helped.
    """
    for logged in change.log():
        if logged.version > taken.before and logged.entry.text not in TABLE_EVENTS:
            change.take_back(logged.version)
    plans.cancel_all_plans(change)
    if rated_games.is_against_computers(change.table):
        rated_games.record_help_for_all(change)
    step = Step(taken.state, (TookBack(seat=seat),), reveals=True)
    change.set_columns(turn_version=change.table.version + 1, turn_at=change.now)
    record_step(change, Entry(seat, TOOK_BACK), state_of(change.table), step)


def _last_turn(table: Table, log: Sequence[Logged], seat: Seat) -> CompleteTurn:
    """Return a seat's last complete turn, also if others have taken turns since.

    Raises Refused: nothing-to-undo.
    """
    ends = game_of(table).rules.turn_complete
    setup, *steps = steps_of(table, log)
    # Version and state after the previous complete turn.
    before: tuple[int, GameState] = (SETUP, setup.state)
    taken: tuple[int, GameState] | None = None
    newest = SETUP
    for logged, step in zip(log, steps, strict=True):
        if ends(step.state):
            is_move = logged.entry.text not in TABLE_EVENTS
            taken = before if is_move and logged.entry.seat == seat else taken
            before = (logged.version, step.state)
            # Table events, such as a handover, do not outdate the question.
            newest = logged.version if is_move else newest
    if taken is None:
        raise Refused("nothing-to-undo", table)
    return CompleteTurn(*taken, newest=newest)


def undo_step(change: TableTransaction, user_id: int, *, version: int | None = None) -> Table:
    """Undo the last step of the user's half-taken turn; return the table.

    `version` is the version that the user saw (None: not checked). Raises GameFinished, and Refused:
    moved-on, nothing-to-undo (also if the step revealed something), left, not-started, not-seated, on-hold,
    rules-gone.
    """
    table = change.table
    seat = own_seat_of(table, user_id)
    require_version(table, version)
    game, log = game_of(table), change.log()
    state = state_of(table)
    if game.rules.turn_complete(state) or log[-1].entry.seat != seat:
        raise Refused("nothing-to-undo", table)
    *_, before, last = steps_of(table, log)
    if last.reveals:
        raise Refused("nothing-to-undo", table)
    change.take_back(log[-1].version)
    write_state(change, state, before.state)
    return change.table
