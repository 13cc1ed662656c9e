"""Positions: what a table shows, and to whom.

With hidden hands, only the mover sees a half-taken turn, because it can still be undone. Others see the last
complete turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from msgspec import structs

from bot.store import Table
from bot.tables import clock
from bot.tables.game import cached_view, choices, game_of, state_of
from bot.tables.histories import GameHistory, HistoryEntry
from engine.core.catalogue import Say
from engine.core.menu import Chosen, Question, path_to
from engine.core.plugin import AnyGame, asked
from engine.core.types import (
    ABANDONED,
    ON_TIME,
    PLAYED_OUT,
    Fact,
    GameAction,
    GameState,
    GameView,
    Result,
    Seat,
)


@dataclass(frozen=True)
class Position:
    """A running or finished game with its rules and state."""

    table: Table
    game: AnyGame
    state: GameState

    def view(self, viewer: Seat | None) -> GameView:
        """Return what a seat may see of the position (None: an onlooker)."""
        return cached_view(self.game, self.state, viewer)

    @property
    def turn_complete(self) -> bool:
        """Whether no turn is half taken."""
        return self.game.rules.turn_complete(self.state)

    def is_open_to(self, viewer: Seat | None) -> bool:
        """Return whether a viewer may see this position.

        Only a half-taken turn with hidden hands is hidden, from all but its mover.
        """
        return not self.game.has_hidden_hands or self.turn_complete or viewer in self.to_move

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that may act now, in turn order; empty after the end."""
        return self.game.rules.to_move(self.state)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs."""
        result = self.game.ending.result(self.state)
        if result is None or result.why in (PLAYED_OUT, ABANDONED) or not self.was_lost_on_time:
            return result
        return structs.replace(result, why=ON_TIME)

    @property
    def was_lost_on_time(self) -> bool:
        """Whether the game ended because a player ran out of time and the opponent took the win."""
        return any(player.reminded == clock.LOST_ON_TIME for player in self.table.players)

    def ask(self, seat: Seat, path: Sequence[str]) -> Question | Chosen[GameAction]:
        """Return the seat's next question after the answers in `path`, or its choice. Raises NoSuchPath."""
        return asked(choices(self.game, self.state, seat), path, self.game.shortcuts.rank)

    def path_to(self, seat: Seat, action: GameAction) -> tuple[str, ...]:
        """Return the answers that choose an action in the menu. Raises NoSuchPath if it is not legal."""
        return tuple(path_to(partial(self.ask, seat), self.game.prompts.slots(self.state, action)))

    def action_facts(
        self, seat: Seat, action: GameAction, say: Say, earlier: Sequence[GameAction] = ()
    ) -> Sequence[Fact]:
        """Return facts for and against an action, from what the seat can know.

        With `earlier` actions of the same turn, all are described together. Raises RuleViolation.
        """
        return self.game.action_facts(
            self.game.visibility.resample(self.state, seat, 0), seat, action, say, earlier
        )

    def legal_actions(self, seat: Seat) -> Sequence[GameAction]:
        """Return the actions that a seat may take now."""
        return self.game.rules.legal_actions(self.state, seat)


def committed(table: Table) -> Position:
    """Return the current position, a half-taken turn included.

    Raises Refused: not-started, lobby-cancelled, rules-gone.
    """
    return Position(table, game_of(table), state_of(table))


def at_last_complete_turn(position: Position, history: GameHistory) -> Position:
    """Return the position after the last complete turn. Its table has the version that posts show for it."""
    table = position.table
    # Undo raises the version above that of the log's last move; posts show that version.
    shown = replace(table, version=max(history.complete_version, table.published_version))
    return replace(position, table=shown, state=history.complete_state)


def known_to(position: Position, history: GameHistory, viewer: Seat | None) -> list[HistoryEntry]:
    """Return the steps that a viewer (None: an onlooker) may know, the setup first.

    They are all, or all but a hidden half-taken turn.
    """
    entries = list(history.entries)
    if not position.is_open_to(viewer):
        while not entries[-1].complete:
            entries.pop()
    return entries


def viewer_of(table: Table, user_id: int | None) -> Seat | None:
    """Return a user's seat at a table. None for an onlooker, and for a user without a seat."""
    player = None if user_id is None else table.player_of(user_id)
    return None if player is None else player.seat
