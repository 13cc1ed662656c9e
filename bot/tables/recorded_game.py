"""Finished games: their state rebuilt from the log, their transcript, their turns, and who may have them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.archive import Finisher
from bot.store.records import Logged, is_computer
from bot.store.schema import FINISHED
from bot.store.transaction import TableTransaction
from bot.tables.game import game_of, state_of, steps_of
from bot.tables.positions import Position
from engine import game_transcript
from engine.core.game_log import ends_turn
from engine.core.turning_points import ShownTurn, TurningPoint
from engine.core.types import Event, GameState, GameView, Result, Step
from engine.game_transcript import BadTranscript, FinalResult, Transcript


def is_archived(table: Table) -> bool:
    """Whether a finished game is kept without its state."""
    return table.status == FINISHED and table.state is None and table.seed is not None


def with_state(table: Table, log: Iterable[Logged]) -> Table:
    """A game that was put away, with the state its log leads to. Raises Refused: rules-gone."""
    return replace(table, state=game_of(table).dump(steps_of(table, log)[-1].state))


def transcript_of(table: Table, log: Sequence[Logged]) -> Transcript:
    """The transcript of a table. Raises Refused: not-over, since it holds the seed, and so every card."""
    result = None if table.seed is None else game_of(table).result(state_of(table))
    if result is None or table.seed is None:
        raise Refused("not-over", table)
    return Transcript(
        table.game,
        table.rules_version,
        table.options,
        table.names,
        table.created_at,
        table.changed_at,
        table.seed,
        tuple(logged.entry for logged in log),
        FinalResult(result.why, result.placings, result.scores),
    )


def replays_to_record(table: Table, told: Transcript, results: Sequence[Finisher]) -> bool:
    """Whether seed and log lead to the state that is kept, if it is, and to the results by seat."""
    try:
        state = game_transcript.replay(told)[-1].state
    except BadTranscript:
        return False
    return _is_kept(table, state) and is_recorded(game_of(table).result(state), results)


def _is_kept(table: Table, state: GameState) -> bool:
    """Whether a state is the one that is kept, if it is. One stored before there was an option lacks it."""
    return table.state is None or state_of(table) == state


def is_recorded(result: Result | None, results: Sequence[Finisher]) -> bool:
    """Whether a result is the one that was written down, by seat."""
    ended = () if result is None else tuple(zip(result.placings, result.scores, strict=True))
    return ended == tuple((one.placing, one.score) for one in results)


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


def turns_of(position: Position, log: Sequence[Logged]) -> list[Turn]:
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


def are_hands_open(table: Table) -> bool:
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


def may_have_transcript(table: Table, user_id: int) -> bool:
    """Whether somebody may have them: a player, and everybody where nobody holds anything or all agree."""
    return (
        table.player_of(user_id) is not None or not game_of(table).has_hidden_hands or are_hands_open(table)
    )
