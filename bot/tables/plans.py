"""Plans: turns that a waiting player leaves to be taken when their turn comes.

A plan is stored with the player, so no view or log shows it. After its turn its outcome replaces it until the
owner's next turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import msgspec
from msgspec import Struct

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.transaction import TableTransaction
from bot.tables.game import GameHistory, game_of, seat_of, state_of
from bot.tables.positions import Position, at_last_complete_turn, committed
from engine.core import planned_turns as turns
from engine.core.menu import NoSuchPath, Premise
from engine.core.planned_turns import PlannedTurn, plan_obstacle
from engine.core.plugin import AnyGame
from engine.core.types import GameAction, GameState, Seat

OTHER_CARDS = Premise("plan-other-cards")
TAKEN_BACK = Premise("plan-taken-back")


class Standing(Struct, frozen=True, tag=True):
    """A plan of a kind that the game defines, repeated for as long as its reason lasts."""

    text: str


class Turn(Struct, frozen=True, tag=True):
    """A plan for the next turn: alternatives in order of preference, and the cards held when planning."""

    ways: tuple[PlannedTurn, ...]
    held: tuple[str, ...]


class Done(Struct, frozen=True, tag=True):
    """The planned turn was taken."""

    actions: tuple[str, ...]


class PutAside(Struct, frozen=True, tag=True):
    """The planned turn was not taken, because of these changes."""

    because: tuple[Premise, ...]


Plan: TypeAlias = Standing | Turn | Done | PutAside
_decoder = msgspec.json.Decoder(Plan)


def plan_of(player: Player) -> Plan | None:
    """Return a player's plan, or its outcome (`Done`, `PutAside`); None without either."""
    return None if player.planned is None else _decoder.decode(player.planned)


def store_plan(change: TableTransaction, seat: Seat, plan: Plan | None) -> None:
    """Store a plan for a seat; None removes it."""
    change.update_players([_with_plan(change.table.players[seat], plan)])


def _with_plan(player: Player, plan: Plan | None) -> Player:
    return replace(player, planned=None if plan is None else msgspec.json.encode(plan).decode())


def cancel_all_plans(change: TableTransaction) -> None:
    """Cancel all plans because a turn is undone. Planned turns become `PutAside`, others are removed."""
    change.update_players(
        _with_plan(player, PutAside((TAKEN_BACK,)) if isinstance(plan_of(player), Turn) else None)
        for player in change.table.players
    )


def clear_outcome(change: TableTransaction, seat: Seat) -> None:
    """Remove the outcome of a seat's plan; a plan stays."""
    if isinstance(plan_of(change.table.players[seat]), Done | PutAside):
        store_plan(change, seat, None)


def planned_steps(change: TableTransaction) -> Sequence[tuple[Seat, GameAction]]:
    """Return the steps that the plan of the seat to move takes now.

    Empty without a plan that applies. Plans that no longer apply are removed, and planned turns become their
    outcome. A `Standing` plan takes no step in a turn that a computer takes. Raises Refused: rules-gone.
    """
    if not any(player.planned for player in change.table.players):
        return ()
    game, state = game_of(change.table), state_of(change.table)
    change.update_players(_without_expired_plan(player, game, state) for player in change.table.players)
    for seat in game.rules.to_move(state)[:1]:
        player = change.table.players[seat]
        match plan_of(player):
            case Standing(text) if not player.substitute_turn:
                action = game.shortcuts.planned_action(state, text)
                return () if action is None else [(seat, action)]
            case Turn(ways):
                taken = _first_possible_way(change, game, state, seat, ways)
                return [(seat, game.notation.read(text)) for text in taken]
    return ()


def _without_expired_plan(player: Player, game: AnyGame, state: GameState) -> Player:
    """Return the player without a plan that no longer applies.

    All plans end with the game or when a computer takes over; a `Standing` one also ends with its reason. A
    planned turn becomes `PutAside` if the hand has changed.
    """
    plan = plan_of(player)
    if plan is None or player.computer is not None or not game.rules.to_move(state):
        return _with_plan(player, None)
    if isinstance(plan, Standing) and not game.shortcuts.extends_last_post(state):
        return _with_plan(player, None)
    if isinstance(plan, Turn) and held_cards(game, state, player.seat) != plan.held:
        return _with_plan(player, PutAside((OTHER_CARDS,)))
    return player


def held_cards(game: AnyGame, state: GameState, seat: Seat) -> tuple[str, ...]:
    """Return the cards in a seat's hand, as menu answers."""
    return tuple(game.visibility.held(game.visibility.view(state, seat)))


def _first_possible_way(
    change: TableTransaction, game: AnyGame, state: GameState, seat: Seat, ways: Sequence[PlannedTurn]
) -> tuple[str, ...]:
    """Return the actions of the first way that is still possible (else none); store the plan's outcome."""
    because: list[Premise] = []
    for way in ways:
        changed = plan_obstacle(game, state, seat, way)
        if changed is None:
            store_plan(change, seat, Done(way.actions))
            return way.actions
        because += [changed] if changed not in because else []
    store_plan(change, seat, PutAside(tuple(because)))
    return ()


@dataclass(frozen=True)
class AssumedTurn:
    """A running game as a waiting seat sees it, as if it were that seat's turn."""

    position: Position
    seat: Seat

    def ask(self, path: Sequence[str]) -> turns.PlanQuestion | turns.Plan:
        """Return the next question after the answers in `path`, or the plan if they are complete.

        Raises NoSuchPath.
        """
        return turns.ask_plan(self.position.game, self.position.state, self.seat, path)

    def at(self, state: GameState) -> Position:
        """Return the position with another state."""
        return replace(self.position, state=state)


def assume_turn(position: Position, player: Player) -> AssumedTurn | None:
    """Return the position as if it were a player's turn, for planning.

    None if the game is over or offers no planning, if a computer plays for them, or if no other person plays.
    """
    table = position.table
    others = (other for other in table.players if other is not player)
    if not table.is_playing or not player.is_present or not any(other.is_present for other in others):
        return None
    state = position.game.assume_turn(position.state, player.seat)
    return None if state is None else AssumedTurn(replace(position, state=state), player.seat)


def save_plan(change: TableTransaction, user_id: int, path: Sequence[str], *, version: int) -> Table:
    """Store the plan that a user chose by `path` when they saw `version`; return the table.

    `path` are the answers to the questions of `AssumedTurn.ask`. Raises GameFinished, and Refused: moved-on
    (also if it is their turn), no-such-choice, not-started, not-seated, on-hold, rules-gone.
    """
    seat = seat_of(change.table, user_id)
    position = committed(change.table)
    if not position.is_open_to(seat):
        history = GameHistory(change.table)
        history.follow(change.log(), change.table.version)
        position = at_last_complete_turn(position, history)
    if seat in committed(change.table).to_move or position.table.version != version:
        raise Refused("moved-on", change.table)
    supposed = assume_turn(position, change.table.players[seat])
    try:
        planned = None if supposed is None else supposed.ask(path)
    except NoSuchPath:
        planned = None
    if not isinstance(planned, turns.Plan):
        raise Refused("no-such-choice", change.table)
    turn = Turn(planned.ways, held_cards(position.game, position.state, seat))
    store_plan(change, seat, turn if planned.standing is None else Standing(planned.standing))
    return change.table


def cancel_plan(change: TableTransaction, user_id: int) -> Table:
    """Cancel a user's plan; return the table.

    Raises GameFinished, and Refused: no-plan, plan-done, plan-cancelled, not-started, not-seated, on-hold.
    """
    seat = seat_of(change.table, user_id)
    match plan_of(change.table.players[seat]):
        case None:
            raise Refused("no-plan", change.table)
        case Done():
            raise Refused("plan-done", change.table)
        case PutAside():
            raise Refused("plan-cancelled", change.table)
    store_plan(change, seat, None)
    return change.table
