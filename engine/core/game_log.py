"""A game is its options, its seed and its log: folding them again gives the same state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from engine.core.plugin import AnyGame
from engine.core.types import (
    GameOptions,
    GameState,
    Idle,
    Left,
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
LEFT, RETURNED = "leaves", "returns"
LATE, IDLE = "is late", "stays away"
TOOK_BACK = "takes back"
RESUMED, RESTORED = "resumes", "is restored"
"""Stand in the log where a seat gave up, where a computer took it over, and where its owner took it back;
where a computer took one turn because time was up, or all further ones; where all agreed to take a turn
back; where somebody took up a game that was on hold, and where an older copy of the table was restored. No
game's notation reads them."""
TABLE_EVENTS: dict[str, type[TableEvent]] = {
    LEFT: Left,
    RETURNED: Returned,
    LATE: TurnTimedOut,
    IDLE: Idle,
    TOOK_BACK: TookBack,
    RESUMED: Resumed,
    RESTORED: Restored,
}
"""What happens at a table without the game's knowing of it, by the log's word for it."""
_TABLE_EVENT_TYPES = frozenset(TABLE_EVENTS.values())
MAX_ENTRY_LENGTH = 100
"""How long the text of an action may be: what the log keeps."""


class Entry(Struct, frozen=True):
    """One line of a log: who did what, in the game's notation."""

    seat: Seat
    text: str


def replay_log(
    game: AnyGame, options: GameOptions, seats: int, seed: int, log: Iterable[Entry]
) -> Iterator[Step[GameState]]:
    """Every step from the setup on. Raises what `apply`, `read` and `setup` raise."""
    step = game.setup(options, seats, seed)
    yield step
    for entry in log:
        step = apply_entry(game, step.state, entry)
        yield step


def apply_entry(game: AnyGame, state: GameState, entry: Entry) -> Step[GameState]:
    """One entry further. Raises what `apply`, `retire` and `read` raise."""
    if entry.text == RETIRED:
        return game.retire(state, entry.seat)
    if entry.text in TABLE_EVENTS:
        return apply_table_event(state, entry)
    return game.apply(state, entry.seat, game.read(entry.text))


def apply_table_event(state: GameState, entry: Entry) -> Step[GameState]:
    """Something happens beside the game: it stands as it is, and nothing before can be taken back."""
    event = TABLE_EVENTS[entry.text]
    return Step(state, (event(seat=entry.seat),), reveals=True)


def ends_turn(game: AnyGame, step: Step[GameState]) -> bool:
    """Whether a turn is over with a step, as replays count them: what is told in one piece is one turn."""
    if game.result(step.state) is not None:
        return True
    beside = all(type(event) in _TABLE_EVENT_TYPES for event in step.events)
    return not beside and game.turn_complete(step.state) and not game.shortcuts.extends_last_post(step.state)
