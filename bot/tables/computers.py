"""Computers at a table: seating, steps, and strength."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.records import is_computer
from bot.store.transaction import TableTransaction
from bot.tables import invitations, plans, rated_games
from bot.tables.computer_players import free_personas, persona_of
from bot.tables.game import game_of, options_of, require_version, state_of
from bot.tables.moves import Played, record_step
from engine.ai.character import EVEN_TEMPERAMENT, Character, Level
from engine.core.game_log import Entry
from engine.core.types import GameAction, Seat

SUBSTITUTE_LEVEL = Level.MEDIUM
"""The level of a substitute for one turn if no computer plays at the table."""
RATED_GAME_LEVEL = Level.EASY
"""The level of any substitute in a rated game, so that leaving is no advantage."""


def sit_down(change: TableTransaction, user_id: int, level: Level) -> None:
    """Seat a computer of a level in the first free seat, for the host; the lobby's message will be edited.

    Raises Refused: not-host, match-of-people, table-full, no-such-choice (no computer of the level is free),
    rules-gone.
    """
    table = change.table
    if table.host_id != user_id:
        raise Refused("not-host", table)
    if table.is_match:
        raise Refused("match-of-people", table)
    _, most = game_of(table).rules.seats_for(options_of(table))
    taken = {player.seat for player in table.players}
    free = [seat for seat in range(most) if seat not in taken]
    if not free:
        raise Refused("table-full", table)
    change.seat([*table.players, *players(level, free[:1], change.now, table.players)])
    invitations.mark_lobby_outdated(change)


def change_level(change: TableTransaction, user_id: int, level: Level) -> Table:
    """Replace a game's computers by ones of another level, and make all messages pending again.

    Return the table. Allowed until a person has taken a step, in a running game against computers. Raises
    Refused: not-host, level-fixed (too late), no-such-choice.
    """
    table = change.table
    if table.host_id != user_id:
        raise Refused("not-host", table)
    people = {player.seat for player in table.players if not is_computer(player.user_id)}
    begun = any(logged.entry.seat in people for logged in change.log())
    if begun or not table.is_playing or not rated_games.is_against_computers(table):
        raise Refused("level-fixed", table)
    seats = [player.seat for player in table.players if is_computer(player.user_id)]
    new = {player.seat: player for player in players(level, seats, change.now)}
    change.seat(new.get(player.seat, player) for player in table.players)
    change.mark_pending_since(0)
    return change.table


def players(level: Level, seats: list[Seat], now: int, others: Sequence[Player] = ()) -> list[Player]:
    """Return computers of a level for some seats, none of whom is among `others`.

    The time `now` selects the first. Raises Refused: no-such-choice if too few are free.
    """
    free = free_personas(level, (player.user_id for player in others))
    if len(free) < len(seats):
        raise Refused("no-such-choice")
    first = now % len(free) if free else 0
    return [
        Player(seat, one.user_id, one.name, joined=True, computer=level)
        for seat, one in zip(seats, [*free[first:], *free[:first]], strict=False)
    ]


def play(change: TableTransaction, seat: Seat, action: GameAction, version: int) -> Played:
    """Take a step of a computer that saw `version`.

    Raises RuleViolation, and Refused: moved-on if the table is at another version or no computer moves there,
    rules-gone; in a match's deal also as `moves.record_step`.
    """
    table = change.table
    require_version(table, version)
    if not table.awaits_computer or not table.players[seat].is_played_for:
        raise Refused("moved-on", table)
    game, before = game_of(table), state_of(table)
    step = game.rules.apply(before, seat, action)
    plans.clear_outcome(change, seat)
    return record_step(change, Entry(seat, game.notation.write(action)), before, step)


def character_of(table: Table, seat: Seat, seed: int) -> Character:
    """Return how a computer plays in a seat.

    It has its persona's temperament, or none if it plays for a person. `seed` determines its mistakes; pass
    the same number in the whole game.
    """
    persona = persona_of(table.players[seat].user_id)
    temperament = EVEN_TEMPERAMENT if persona is None else persona.temperament
    return Character(level_of(table, seat), temperament, seed + seat)


def level_of(table: Table, seat: Seat) -> Level:
    """Return the level of a computer that plays in a seat, even if only for one turn.

    It is RATED_GAME_LEVEL in a rated game, else its own, that of the table's first computer, or
    SUBSTITUTE_LEVEL.
    """
    if rated_games.is_rated(table):
        return RATED_GAME_LEVEL
    levels = [table.players[seat].computer, *(player.computer for player in table.players)]
    return next((Level(level) for level in levels if level is not None), SUBSTITUTE_LEVEL)
