"""Plans: carried out for a player when it is their turn, or as long as something goes on.

A plan stands beside the state, not in it: no view, log or computer has to be kept from it. What became of one
stands in its place, for its owner to be told, until they take a turn themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bot.store import Player
from bot.store.transaction import TableTransaction
from bot.tables.game import game_of, state_of
from engine.core.plans import Way, why_not
from engine.core.plugin import AnyGame
from engine.core.shortcuts import Premise
from engine.core.types import Seat

OTHER_CARDS = Premise("plan-other-cards")
TAKEN_BACK = Premise("plan-taken-back")


class Standing(Struct, frozen=True, tag=True):
    """One of the game's own plans: it is carried out again and again while what it was left for goes on."""

    text: str


class Turn(Struct, frozen=True, tag=True):
    """The next turn, in the ways that are to be tried one after another; what the player held meanwhile."""

    ways: tuple[Way, ...]
    held: tuple[str, ...]


class Done(Struct, frozen=True, tag=True):
    """A turn was taken as it was planned."""

    actions: tuple[str, ...]


class PutAside(Struct, frozen=True, tag=True):
    """A planned turn was not taken, since all this has changed."""

    because: tuple[Premise, ...]


Plan: TypeAlias = Standing | Turn | Done | PutAside
_decoder = msgspec.json.Decoder(Plan)


def of(player: Player) -> Plan | None:
    """What a player has planned, or what became of it."""
    return None if player.planned is None else _decoder.decode(player.planned)


def leave(change: TableTransaction, seat: Seat, plan: Plan | None) -> None:
    """Leaves a plan for a seat, or takes it away."""
    change.update_players([_with(change.table.players[seat], plan)])


def _with(player: Player, plan: Plan | None) -> Player:
    return replace(player, planned=None if plan is None else msgspec.json.encode(plan).decode())


def drop_all(change: TableTransaction) -> None:
    """Takes all plans away, since a turn is taken back; whose turn was planned is told."""
    change.update_players(
        _with(player, PutAside((TAKEN_BACK,)) if isinstance(of(player), Turn) else None)
        for player in change.table.players
    )


def forget(change: TableTransaction, seat: Seat) -> None:
    """Forgets what became of a seat's plan: it takes a turn now."""
    if isinstance(of(change.table.players[seat]), Done | PutAside):
        leave(change, seat, None)


def due(change: TableTransaction) -> Sequence[tuple[Seat, Any]]:
    """What somebody's plan does now, whose turn it is. Plans end with what they were for."""
    if not any(player.planned for player in change.table.players):
        return ()
    game, state = game_of(change.table), state_of(change.table)
    change.update_players(_kept(player, game, state) for player in change.table.players)
    return [own for seat in game.to_move(state)[:1] for own in _due_of(change, game, state, seat)]


def _due_of(change: TableTransaction, game: AnyGame, state: Any, seat: Seat) -> Sequence[tuple[Seat, Any]]:
    player = change.table.players[seat]
    match of(player):
        case Standing(text) if not player.substitute_turn:
            action = game.planned(state, text)
            return () if action is None else [(seat, action)]
        case Turn(ways):
            return [(seat, game.read(text)) for text in _begun(change, game, state, seat, ways)]
    return ()


def _kept(player: Player, game: AnyGame, state: Any) -> Player:
    """A player with a plan as far as it still holds."""
    plan = of(player)
    if plan is None or player.computer is not None or not game.to_move(state):
        return _with(player, None)
    if isinstance(plan, Standing) and not game.goes_on(state):
        return _with(player, None)
    if isinstance(plan, Turn) and held(game, state, player.seat) != plan.held:
        return _with(player, PutAside((OTHER_CARDS,)))
    return player


def held(game: AnyGame, state: Any, seat: Seat) -> tuple[str, ...]:
    """What a seat holds."""
    return tuple(game.held(game.view(state, seat)))


def _begun(
    change: TableTransaction, game: AnyGame, state: Any, seat: Seat, ways: Sequence[Way]
) -> tuple[str, ...]:
    """The first way that is as it was planned; where none is, nothing. Either is noted for its owner."""
    because: list[Premise] = []
    for way in ways:
        changed = why_not(game, state, seat, way)
        if changed is None:
            leave(change, seat, Done(way.actions))
            return way.actions
        because += [changed] if changed not in because else []
    leave(change, seat, PutAside(tuple(because)))
    return ()
