"""Positions: what a table shows, and to whom; all turns of a finished game, and its transcript.

With hidden hands, only the mover sees a half-taken turn, because it can still be undone. Others see the last
complete turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from msgspec import structs

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.archive import Finisher
from bot.store.records import Logged, is_computer
from bot.store.schema import FINISHED
from bot.store.transaction import TableTransaction
from bot.tables import clock
from bot.tables.game import GameHistory, HistoryEntry, cached_view, choices, game_of, state_of, steps_of
from engine import game_transcript
from engine.core.catalogue import Say
from engine.core.game_log import ends_turn
from engine.core.menu import Chosen, Question, path_to
from engine.core.plugin import AnyGame, asked
from engine.core.turning_points import ShownTurn, TurningPoint
from engine.core.types import (
    ABANDONED,
    ON_TIME,
    PLAYED_OUT,
    Event,
    Fact,
    GameAction,
    GameState,
    GameView,
    Result,
    Seat,
)
from engine.game_transcript import BadTranscript, FinalResult, Transcript


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
        """Return the actions that a seat may take now; none if it is not to move."""
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


def is_archived(table: Table) -> bool:
    """Return whether a finished game is stored without its state. It can be rebuilt from the log."""
    return table.status == FINISHED and table.state is None and table.seed is not None


def with_replayed_state(table: Table, log: Iterable[Logged]) -> Table:
    """Return the table with the state to which its log leads. Raises Refused: rules-gone."""
    return replace(table, state=game_of(table).dump(steps_of(table, log)[-1].state))


def transcript_of(table: Table, log: Sequence[Logged]) -> Transcript:
    """Return a finished game's transcript, which reveals all cards. Raises Refused: not-over, rules-gone."""
    result = None if table.seed is None else game_of(table).ending.result(state_of(table))
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


def replays_to_record(table: Table, transcript: Transcript, results: Sequence[Finisher]) -> bool:
    """Return whether a transcript gives the stored state (if any) and result. Raises Refused: rules-gone."""
    try:
        state = game_transcript.replay(transcript)[-1].state
    except BadTranscript:
        return False
    # Decoding the stored state adds options that older ones lack.
    is_stored = table.state is None or state_of(table) == state
    return is_stored and is_recorded(game_of(table).ending.result(state), results)


def is_recorded(result: Result | None, results: Sequence[Finisher]) -> bool:
    """Return whether a result has the stored placings and scores, by seat. A result of None needs no rows."""
    ended = () if result is None else tuple(zip(result.placings, result.scores, strict=True))
    return ended == tuple((one.placing, one.score) for one in results)


@dataclass(frozen=True)
class Turn:
    """A complete turn: the position after it, and its events."""

    position: Position
    events: tuple[Event, ...]

    @property
    def shown(self) -> ShownTurn[GameView]:
        """What onlookers saw of the turn: the view after it, and the events they may know."""
        return ShownTurn(
            self.position.view(None), tuple(event for event in self.events if event.is_for(None))
        )

    @property
    def milestones(self) -> tuple[Event, ...]:
        """The turn's milestones, such as the end of a round."""
        return tuple(event for event in self.events if event.milestone)


def turns_of(position: Position, log: Sequence[Logged]) -> list[Turn]:
    """Return all complete turns, the deal first.

    Turns shown in one post count as one. Raises Refused: rules-gone.
    """
    turns, events = list[Turn](), tuple[Event, ...]()
    for step in steps_of(position.table, log):
        events += step.events
        if ends_turn(position.game, step):
            turns.append(Turn(replace(position, state=step.state), events))
            events = ()
    return turns


def turning_points(turns: Sequence[Turn]) -> list[TurningPoint]:
    """Return the memorable turns of a finished game, in order.

    They are found in what onlookers saw of `turns`, all its turns.
    """
    last = turns[-1].position
    return last.game.memorable_turns([turn.shown for turn in turns], last.result)


def hand_owners(table: Table) -> list[Player]:
    """Return the people without whose consent hands may not be shown, by seat.

    People who left count. Empty for a running game and for games without hidden hands. Raises Refused:
    rules-gone.
    """
    if table.status != FINISHED or not game_of(table).has_hidden_hands:
        return []
    return [player for player in table.players if not is_computer(player.user_id)]


def are_hands_open(table: Table) -> bool:
    """Return whether hands may be shown to all users.

    The game must be over and all its people agree. False for games without hidden hands or without people.
    Raises Refused: rules-gone.
    """
    asked = hand_owners(table)
    return bool(asked) and all(player.shows_hand for player in asked)


def set_hand_consent(change: TableTransaction, user_id: int, *, agrees: bool) -> Table:
    """Store whether a user agrees to show their hand in replays; return the table.

    Does nothing at solo tables. Raises Refused: not-seated, not-over.
    """
    player = change.table.player_of(user_id)
    if player is None:
        raise Refused("not-seated", change.table)
    if change.table.status != FINISHED:
        raise Refused("not-over", change.table)
    # A solo deal has no secret hands, but replays that an earlier version sent offer the button.
    if not change.table.is_solo:
        change.update_players([replace(player, shows_hand=agrees)])
    return change.table


def may_have_transcript(table: Table, user_id: int) -> bool:
    """Return whether a user may have the transcript.

    Players always may; others if there are no hidden hands or all agreed to show theirs. Raises Refused:
    rules-gone.
    """
    return (
        table.player_of(user_id) is not None or not game_of(table).has_hidden_hands or are_hands_open(table)
    )
