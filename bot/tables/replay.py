"""Replays: a game as its audience saw it, turn by turn; with all hands if all players agree afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.records import Logged, is_computer
from bot.store.schema import FINISHED
from bot.store.transaction import TableTransaction
from bot.tables.game import game_of, steps_of
from bot.tables.positions import Position
from engine.core.game_log import ends_turn
from engine.core.turning_points import ShownTurn, TurningPoint
from engine.core.types import Event, GameState, GameView, Step


@dataclass(frozen=True)
class Turn:
    """The table when a turn was over, and what had happened in it."""

    position: Position
    events: tuple[Event, ...]

    @property
    def shown(self) -> ShownTurn[GameView]:
        """The turn as everybody has seen it."""
        return ShownTurn(
            self.position.view(None), tuple(event for event in self.events if event.is_for(None))
        )

    @property
    def milestones(self) -> tuple[Event, ...]:
        """What the game went through with it: the end of a round."""
        return tuple(event for event in self.events if event.milestone)


def turns(position: Position, log: Sequence[Logged]) -> list[Turn]:
    """All turns that are over, the deal first; what one post tells is one turn, half a turn is none.

    What happens beside the game is told with the turn after it.
    """
    return list(_turns(position, steps_of(position.table, log)))


def _turns(position: Position, steps: Sequence[Step[GameState]]) -> Iterator[Turn]:
    events: tuple[Event, ...] = ()
    for step in steps:
        events += step.events
        if ends_turn(position.game, step):
            yield Turn(replace(position, state=step.state), events)
            events = ()


def turning_points(turns: Sequence[Turn]) -> list[TurningPoint]:
    """The turns to remember, the earliest first; they are found in what everybody has seen."""
    last = turns[-1].position
    return last.game.memorable_turns([turn.shown for turn in turns], last.result)


def holders(table: Table) -> list[Player]:
    """Whose consent it takes to show hands: everybody's who is no computer; empty where there are none."""
    if table.status != FINISHED or not game_of(table).has_hidden_hands:
        return []
    return [player for player in table.players if not is_computer(player.user_id)]


def are_open(table: Table) -> bool:
    """Whether hands are shown: the game is over, and all agree."""
    asked = holders(table)
    return bool(asked) and all(player.shows_hand for player in asked)


def open_hand(change: TableTransaction, user_id: int, *, opens: bool) -> Table:
    """Agrees that one's hand is shown in replays, or no longer. Raises Refused: not-seated, not-over."""
    player = change.table.player_of(user_id)
    if player is None:
        raise Refused("not-seated", change.table)
    if change.table.status != FINISHED:
        raise Refused("not-over", change.table)
    if not change.table.is_solo:  # everybody had those hands; a replay sent by an earlier version offers it
        change.update_players([replace(player, shows_hand=opens)])
    return change.table
