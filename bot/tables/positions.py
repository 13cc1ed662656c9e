"""Positions: what a table shows, and to whom.

Where hands are hidden, half a turn is known to its mover alone, since it can still be taken back: to the
others the table stands as it did when the last turn was complete.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from bot.store import Table
from bot.store.records import Logged
from bot.tables.game import MOST_KEPT, SETUP, choices, folded, game_of, seen, state_of, steps_of
from engine.core.menu import Chosen, Question
from engine.core.plugin import AnyGame, asked
from engine.core.replay import BESIDE_THE_GAME
from engine.core.types import Event, Result, Seat


@dataclass(frozen=True)
class Position:
    """A running or finished game, ready to be looked at."""

    table: Table
    game: AnyGame
    state: Any

    def view(self, viewer: Seat | None) -> Any:
        """What a seat (None: an onlooker) may see."""
        return seen(self.game, self.state, viewer)

    @property
    def turn_complete(self) -> bool:
        """Whether no turn is half taken."""
        return self.game.turn_complete(self.state)

    def is_open_to(self, viewer: Seat | None) -> bool:
        """Whether a viewer may see it as it is: where hands are hidden, half a turn is its mover's own."""
        return not self.game.has_hidden_hands or self.turn_complete or viewer in self.to_move

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that may act now."""
        return self.game.to_move(self.state)

    @property
    def result(self) -> Result | None:
        """How it ended; None while it runs."""
        return self.game.result(self.state)

    def ask(self, seat: Seat, path: Sequence[str]) -> Question | Chosen[Any]:
        """The seat's next question after the answers in `path`. Raises NoSuchPath."""
        return asked(choices(self.game, self.state, seat), path)

    def legal_actions(self, seat: Seat) -> Sequence[Any]:
        """All a seat may do now."""
        return self.game.legal_actions(self.state, seat)


_BESIDE = tuple(BESIDE_THE_GAME.values())


@dataclass(frozen=True)
class HistoryEntry:
    """The events of one step, the version it led to, and whose step it was (None: the setup).

    `complete` says whether a turn ended with it, `goes_on` whether what is told in the same post does.
    """

    version: int
    seat: Seat | None
    events: tuple[Event, ...]
    complete: bool
    goes_on: bool = False

    @property
    def is_beside(self) -> bool:
        """Whether it happened beside the game: nobody played."""
        return bool(self.events) and all(isinstance(event, _BESIDE) for event in self.events)


def committed(table: Table) -> Position:
    """The game as it was committed, half a turn included. Raises Refused before the game."""
    return Position(table, game_of(table), state_of(table))


def at_last_complete_turn(position: Position, log: Sequence[Logged]) -> Position:
    """The game as it stood when the last turn was complete."""
    table, steps = position.table, steps_of(position.table, log)
    complete = [place for place, step in enumerate(steps) if position.game.turn_complete(step.state)]
    place = complete[-1] if complete else 0
    version = log[place - 1].version if place else SETUP
    # A step taken back leaves the count higher than the log does; posts carry that count.
    shown = replace(table, version=max(version, table.published_version))
    return replace(position, table=shown, state=steps[place].state)


def history(position: Position, log: Sequence[Logged], viewer: Seat | None) -> list[HistoryEntry]:
    """What has happened at every step, the setup first; half a turn only for whoever may know of it."""
    table = position.table
    entries = list(_entries(position.game, table.options, len(table.players), table.seed, tuple(log)))
    if not position.is_open_to(viewer):
        while not entries[-1].complete:
            entries.pop()
    return entries


@lru_cache(MOST_KEPT)
def _entries(
    game: AnyGame, options: str, seats: int, seed: str | None, log: tuple[Logged, ...]
) -> tuple[HistoryEntry, ...]:
    """All steps of a game. Post and hands of a turn ask for the same."""
    first, *later = folded(game, options, seats, seed, log)
    return (
        HistoryEntry(SETUP, None, first.events, complete=True),
        *(
            HistoryEntry(
                logged.version,
                logged.entry.seat,
                step.events,
                game.turn_complete(step.state),
                game.goes_on(step.state),
            )
            for logged, step in zip(log, later, strict=True)
        ),
    )


def viewer_of(table: Table, user_id: int | None) -> Seat | None:
    """The seat from which somebody looks; None for an onlooker."""
    player = None if user_id is None else table.player_of(user_id)
    return None if player is None else player.seat
