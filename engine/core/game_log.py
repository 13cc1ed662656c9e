"""Logs of actions. Replaying options, seed and log gives the same states."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from engine.core.plugin import AnyGame
from engine.core.types import (
    GameOptions,
    GameState,
    Idle,
    Left,
    LostOnTime,
    Restored,
    Resumed,
    Returned,
    Seat,
    Step,
    TableEvent,
    TookBack,
    TurnTimedOut,
)

RETIRED = "retires"
LOST_ON_TIME = "loses on time"
LEFT, RETURNED = "leaves", "returns"
LATE, IDLE = "is late", "stays away"
TOOK_BACK = "takes back"
RESUMED, RESTORED = "resumes", "is restored"
"""Log texts for what happens at the table rather than in the game. No notation reads them."""
TABLE_EVENTS: dict[str, type[TableEvent]] = {
    LEFT: Left,
    RETURNED: Returned,
    LATE: TurnTimedOut,
    IDLE: Idle,
    TOOK_BACK: TookBack,
    RESUMED: Resumed,
    RESTORED: Restored,
}
"""Event types by log text, for entries that leave the game's state unchanged."""
NO_ACTIONS = frozenset({RETIRED, LOST_ON_TIME, *TABLE_EVENTS})
"""Log texts that are no action of the game."""
_TABLE_EVENT_TYPES = frozenset(TABLE_EVENTS.values())
MAX_ENTRY_LENGTH = 100
"""Characters of an entry's text."""


class Entry(Struct, frozen=True):
    """One line of a log: a seat and its action in the game's notation, or a text of `NO_ACTIONS`."""

    seat: Seat
    text: str


def replay_log(
    game: AnyGame, options: GameOptions, seats: int, seed: int, log: Iterable[Entry]
) -> Iterator[Step[GameState]]:
    """Yield the setup step, then one step per log entry.

    Raises InvalidSetup, BadNotation or RuleViolation at the first impossible step.
    """
    step = game.rules.setup(options, seats, seed)
    yield step
    for entry in log:
        step = apply_entry(game, step.state, entry)
        yield step


def apply_entry(game: AnyGame, state: GameState, entry: Entry) -> Step[GameState]:
    """Return the step that a log entry leads to: an action, a resignation or a table event.

    Raises BadNotation for other texts, and RuleViolation if the game forbids it now.
    """
    if entry.text == RETIRED:
        return game.rules.retire(state, entry.seat)
    if entry.text == LOST_ON_TIME:
        return lose_on_time(game, state, entry.seat)
    if entry.text in TABLE_EVENTS:
        return apply_table_event(state, entry)
    return game.rules.apply(state, entry.seat, game.notation.read(entry.text))


def lose_on_time(game: AnyGame, state: GameState, seat: Seat) -> Step[GameState]:
    """Return the step in which a late seat leaves permanently, as its opponent takes the win.

    Its only event is LostOnTime. Raises NoSuchSeat, and GameFinished if the game is over.
    """
    step = game.rules.retire(state, seat)
    return Step(step.state, (LostOnTime(seat=seat),), reveals=step.reveals)


def apply_table_event(state: GameState, entry: Entry) -> Step[GameState]:
    """Return a step with the entry's table event and the same state, beyond which there is no undo.

    Raises KeyError unless the text is in `TABLE_EVENTS`.
    """
    event = TABLE_EVENTS[entry.text]
    return Step(state, (event(seat=entry.seat),), reveals=True)


def ends_turn(game: AnyGame, step: Step[GameState]) -> bool:
    """Return whether a step completes a turn or the game, as replays count turns; the setup step is turn 0.

    Table events do not, nor a step that extends the last post (`Shortcuts.extends_last_post`).
    """
    if game.ending.result(step.state) is not None:
        return True
    beside = all(type(event) in _TABLE_EVENT_TYPES for event in step.events)
    return (
        not beside
        and game.rules.turn_complete(step.state)
        and not game.shortcuts.extends_last_post(step.state)
    )
