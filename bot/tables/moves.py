"""Moves: deal, steps of a turn, resigning. Each function changes one locked table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from msgspec import structs

from bot.errors import Refused
from bot.ratings.rating_model import DUPLICATE as LINEUP
from bot.ratings.rating_updates import record_result
from bot.store import Player, Table
from bot.store.records import Kind, SeatResult
from bot.store.schema import BEGUN, CHANNEL, FINISHED, OPEN, PLAYING
from bot.store.transaction import TableTransaction
from bot.tables import clock, hooks, invitations, notifications, plans, solo
from bot.tables.game import game_of, options_of, require_version, seat_of, state_of
from engine.core.game_log import LOST_ON_TIME, RETIRED, TABLE_EVENTS, Entry, lose_on_time
from engine.core.menu import Chosen
from engine.core.types import ABANDONED, ON_TIME, GameAction, GameState, Result, Seat, Step

THREAD_STAYS_OPEN = 24 * 60 * 60
"""Seconds after a game's end before its thread is closed."""


@dataclass(frozen=True)
class Played:
    """A committed step: the table after it, the seat, and what the step led to."""

    table: Table
    seat: Seat
    step: Step[GameState]


MOST_DRAWS = 200
"""Seeds drawn at most until the chosen starter is first to move."""


def deal(change: TableTransaction, user_id: int, seed: Callable[[], int]) -> None:
    """Deal a lobby's game with a seed from `seed()`, for the user who starts it (0: it starts by itself).

    Empty seats are closed up; invitations and the job of the lobby end. The caller has checked that the lobby
    can start. Raises Refused: rules-gone.
    """
    # Close the gaps between the players' seats.
    change.seat(replace(player, seat=seat) for seat, player in enumerate(change.table.players))
    change.update_players(
        _seen_now(player, change.now) for player in change.table.players if player.user_id == user_id
    )
    drawn, state = _draw_deal(change.table, seed)
    change.set_columns(
        seed=format(drawn, "x"),
        created_at=min(change.table.created_at, change.now),  # a rematch that was put off closes later
        published_version=0,
        starts_at=None,
        host_due=None,
    )
    invitations.close_all(change, BEGUN)
    clock.set_up_clock(change)
    write_state(change, None, state)


def _draw_deal(table: Table, seed: Callable[[], int]) -> tuple[int, GameState]:
    """Return a seed and the state it deals.

    If a player is to start, seeds are drawn until they are first to move; after `MOST_DRAWS` the last is
    used.
    """
    game, options, starter = game_of(table), options_of(table), table.player_of(table.starter_id or 0)
    for _ in range(MOST_DRAWS):
        drawn = seed()
        state = game.rules.setup(options, len(table.players), drawn).state
        if starter is None or starter.seat in game.rules.to_move(state):
            break
    return drawn, state


def play(change: TableTransaction, user_id: int, action: GameAction, *, version: int | None = None) -> Played:
    """Take a step of a user's turn, and those planned next.

    `version` is the version that the user saw (None: not checked).

    Raises GameFinished, RuleViolation, and Refused: match-alone, not-started, not-seated, on-hold, moved-on,
    left, rules-gone; in a match's deal also match-deal-closed, match-left, match-over, match-played.
    """
    if change.table.is_match:
        raise Refused("match-alone", change.table)
    seat = seat_of(change.table, user_id)
    require_version(change.table, version)
    solo.require_next_deal(change)
    if not change.table.players[seat].is_present:
        raise Refused("left", change.table)
    game, before = game_of(change.table), state_of(change.table)
    step = game.rules.apply(before, seat, action)
    change.update_players([_seen_now(change.table.players[seat], change.now)])
    clock.restart_if_late(change, seat)
    plans.clear_outcome(change, seat)
    return record_step(change, Entry(seat, game.notation.write(action)), before, step)


def _seen_now(player: Player, now: int) -> Player:
    """Return the player as seen `now`, without a pending notification."""
    return replace(player, seen_at=now, to_notify=False)


def play_choice(
    change: TableTransaction,
    user_id: int,
    chosen: Chosen[GameAction],
    *,
    version: int,
    message: int | None = None,
) -> Played:
    """Play a choice from the panel: the action, `chosen.times` times, then the forced action if any.

    A plan in `chosen` is stored first. `version` is the version that the panel showed, `message` its id: on
    the player's direct message a completed turn is recorded. Raises as `play`.
    """
    if chosen.plan is not None:
        require_version(change.table, version)
        plans.store_plan(change, seat_of(change.table, user_id), plans.Standing(chosen.plan))
    done = play(change, user_id, chosen.action, version=version)
    for _ in range(chosen.times - 1):
        done = _combine_steps(done, play(change, user_id, chosen.action))
    following = game_of(change.table).shortcuts.forced_action(state_of(change.table))
    if following is not None:
        done = _combine_steps(done, play(change, user_id, following))
    _record_turn_message(change, done.seat, message)
    return replace(done, table=change.table)


def _record_turn_message(change: TableTransaction, seat: Seat, message: int | None) -> None:
    """Record that a turn was completed on the player's direct message, which already shows the result.

    Does nothing for another message, or before the turn is complete.
    """
    player = change.table.players[seat]
    here = message is not None and message == player.dm_message_id
    if here and game_of(change.table).rules.turn_complete(state_of(change.table)):
        change.update_players([replace(player, dm_kind=Kind.PLAYED)])


def _combine_steps(one: Played, other: Played) -> Played:
    """Return the later step with the events of both. It reveals something if one of them does."""
    events, reveals = (*one.step.events, *other.step.events), one.step.reveals or other.step.reveals
    return replace(other, step=Step(other.step.state, events, reveals=reveals))


def play_for_computer(change: TableTransaction, seat: Seat, action: GameAction, version: int) -> Played:
    """Take a step of a computer that saw `version`.

    Raises RuleViolation, and Refused: moved-on if the table is at another version or no computer moves there,
    rules-gone; in a match's deal also as `record_step`.
    """
    table = change.table
    require_version(table, version)
    if not table.awaits_computer or not table.players[seat].is_played_for:
        raise Refused("moved-on", table)
    plans.clear_outcome(change, seat)
    return apply_action(change, seat, action)


LONGEST_GAME = 3 * 365 * clock.DAY
"""Seconds. A longer game means that the machine's clock is wrong."""


def retire(change: TableTransaction, seat: Seat) -> Played:
    """Remove a seat from its game permanently, which may end it, and take the steps planned next.

    Raises GameFinished, in a match also if it retired before, and Refused: not-started, lobby-cancelled,
    rules-gone; in a match's deal also as `record_step`.
    """
    before = state_of(change.table)
    step = game_of(change.table).rules.retire(before, seat)
    return record_step(change, Entry(seat, RETIRED), before, step)


def retire_late(change: TableTransaction, seat: Seat) -> Played:
    """Remove a late seat from its game permanently, as its opponent takes the win. Raises as `retire`."""
    before = state_of(change.table)
    step = lose_on_time(game_of(change.table), before, seat)
    done = record_step(change, Entry(seat, LOST_ON_TIME), before, step)
    change.update_players([replace(change.table.players[seat], reminded=clock.LOST_ON_TIME)])
    return replace(done, table=change.table)


def record_step(change: TableTransaction, entry: Entry, before: GameState, step: Step[GameState]) -> Played:
    """Write a step and its log entry, the results if the game ended, and the steps that are planned next.

    `before` is the state before the step. Return the step with the table after all of them. When a game ends,
    `hooks.game_over` runs, and a deal of a match is reported to the match. Raises Refused: rules-gone; in a
    match's deal also as `solo.deal_outcome`.
    """
    change.append_move(seat=entry.seat, text=entry.text, at=change.now)
    acted = entry.text not in TABLE_EVENTS
    complete = change.table.is_match or game_of(change.table).rules.turn_complete(step.state)
    done = entry.seat if acted and complete else None
    result = write_state(change, before, step.state, done=done)
    if result is not None:
        if entry.text == LOST_ON_TIME and result.why != ABANDONED:
            result = structs.replace(result, why=ON_TIME)
        game, seats = game_of(change.table), range(len(change.table.players))
        earned = [game.earned(step.state, seat) for seat in seats]
        record_result(change, _result_rows(change.table, result, change.now), earned)
        hooks.game_over.run(change, result)
        _report_to_match(change, result)
    for seat, action in plans.planned_steps(change):
        apply_action(change, seat, action)
    return Played(change.table, entry.seat, step)


def _report_to_match(change: TableTransaction, result: Result) -> None:
    """Take a deal's result as a step of its match; do nothing at other tables.

    Raises Refused: match-left, match-deal-closed, match-over, match-played, on-hold, rules-gone.
    """
    if change.table.match_id is not None:
        match = change.lock(change.table.match_id)
        apply_action(match, *solo.deal_outcome(change, match.table, result))


def apply_action(change: TableTransaction, seat: Seat, action: GameAction) -> Played:
    """Take a step with an action, and those planned next, without checking who asked for it.

    Return the step with the table after all of them. Raises RuleViolation, and Refused: not-started,
    lobby-cancelled, rules-gone; in a match's deal also as `record_step`.
    """
    game, before = game_of(change.table), state_of(change.table)
    step = game.rules.apply(before, seat, action)
    return record_step(change, Entry(seat, game.notation.write(action)), before, step)


def write_state(
    change: TableTransaction, before: GameState | None, state: GameState, *, done: Seat | None = None
) -> Result | None:
    """Write the state after a step with the clocks; return the result if the game ended, else None.

    A completed turn and the deal raise `turn_version`. A completed turn also records attempts to send, unless
    the game ended or the last post is extended. The end schedules the closing of the thread, except of solo
    tables. `before` is the previous state (None: the deal), `done` the seat whose turn is complete. Raises
    Refused: rules-gone.
    """
    game = game_of(change.table)
    waited, waiting = () if before is None else game.rules.to_move(before), game.rules.to_move(state)
    columns = clock.advance_clocks(change, waited, waiting, done)
    # In a match players are notified once that they may play, not again for each deal.
    turn_ended = done is not None and game.rules.turn_complete(state)
    if turn_ended or before is None:
        columns |= {"turn_version": change.table.version + 1, "turn_at": change.now}
    result = game.ending.result(state)
    if result is not None and not change.table.is_solo:
        change.wake_at(change.now + THREAD_STAYS_OPEN)
    change.write_step(
        state=game.dump(state),
        status=PLAYING if result is None else FINISHED,
        at=change.now,
        awaits_computer=any(change.table.players[seat].is_played_for for seat in waiting),
        **columns,
    )
    if turn_ended and result is None and not game.shortcuts.extends_last_post(state):
        change.record_attempts(_next_recipients(change.table, waiting))
    return result


def _next_recipients(table: Table, waiting: Iterable[Seat]) -> Iterator[int]:
    """Yield who gets a message right after a completed turn: CHANNEL, and seats among `waiting`.

    CHANNEL only if posts reach it and a person plays. Seats only of present people with open direct messages
    who are not limited to the daily digest.
    """
    if table.is_posted and not table.only_computers:
        yield CHANNEL
    for player in (table.players[seat] for seat in waiting):
        reached = player.is_present and player.dm_state == OPEN and player.dm_channel_id is not None
        if reached and not notifications.gets_digest_only(player.preferences):
            yield player.seat


def _result_rows(table: Table, result: Result, now: int) -> list[SeatResult]:
    """Return a row of the result for each seat, as stored."""
    side_of = {seat: side for side, seats in enumerate(result.sides) for seat in seats}
    return [
        {
            "seat": player.seat,
            "user_id": player.user_id,
            "name": player.name,
            "game": table.game,
            "guild_id": table.guild_id,
            "side": side_of[player.seat],
            "placing": result.placings[player.seat],
            "score": result.scores[player.seat],
            "why": result.why,
            "computer": player.computer,
            "helped": player.helped,
            "lineup": LINEUP if table.is_match else None,
            "ended_at": _plausible_end(table, now),
        }
        for player in table.players
    ]


def _plausible_end(table: Table, now: int) -> int:
    """Return `now`; if the game lasted over `LONGEST_GAME`, as after a wrong clock, when it was opened."""
    return now if now - table.created_at <= LONGEST_GAME else table.created_at
