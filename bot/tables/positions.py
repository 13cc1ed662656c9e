"""Positions: what a table shows, and to whom.

Where hands are hidden, half a turn is known to its mover alone, since it can still be taken back: to the
others the table stands as it did when the last turn was complete.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.store import Table
from bot.tables.game import choices, game_of, seen, state_of
from bot.tables.histories import GameHistory, HistoryEntry
from engine.core.catalogue import Say
from engine.core.game_errors import GameError
from engine.core.menu import Chosen, Question
from engine.core.plugin import AnyGame, asked
from engine.core.types import GameAction, GameState, GameView, Result, Seat


@dataclass(frozen=True)
class Position:
    """A running or finished game, ready to be looked at."""

    table: Table
    game: AnyGame
    state: GameState

    def view(self, viewer: Seat | None) -> GameView:
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

    def ask(self, seat: Seat, path: Sequence[str]) -> Question | Chosen[GameAction]:
        """The seat's next question after the answers in `path`. Raises NoSuchPath."""
        return asked(choices(self.game, self.state, seat), path, self.game.shortcuts.rank)

    def why(
        self, seat: Seat, action: GameAction, say: Say, earlier: Sequence[GameAction] = ()
    ) -> Sequence[str]:
        """Facts about an action that can be checked on the table; what is hidden is dealt anew for them."""
        return self.game.action_facts(self.game.resample(self.state, seat, 0), seat, action, say, earlier)

    def completes_turn(self, seat: Seat, chosen: Chosen[GameAction]) -> bool:
        """Whether a turn is complete with what a seat has chosen, and the game goes on."""
        state = self.state
        try:
            for _ in range(chosen.times):
                state = self.game.apply(state, seat, chosen.action).state
        except GameError:
            return False
        return self.game.turn_complete(state) and self.game.result(state) is None

    def legal_actions(self, seat: Seat) -> Sequence[GameAction]:
        """All a seat may do now."""
        return self.game.legal_actions(self.state, seat)


def committed(table: Table) -> Position:
    """The game as it was committed, half a turn included. Raises Refused before the game."""
    return Position(table, game_of(table), state_of(table))


def at_last_complete_turn(position: Position, history: GameHistory) -> Position:
    """The game as it stood when the last turn was complete."""
    table = position.table
    # A step taken back leaves the count higher than the log does; posts carry that count.
    shown = replace(table, version=max(history.complete_version, table.published_version))
    return replace(position, table=shown, state=history.complete_state)


def known_to(position: Position, history: GameHistory, viewer: Seat | None) -> list[HistoryEntry]:
    """What has happened at every step, the setup first; half a turn only for whoever may know of it."""
    entries = list(history.entries)
    if not position.is_open_to(viewer):
        while not entries[-1].complete:
            entries.pop()
    return entries


def viewer_of(table: Table, user_id: int | None) -> Seat | None:
    """The seat from which somebody looks; None for an onlooker."""
    player = None if user_id is None else table.player_of(user_id)
    return None if player is None else player.seat
