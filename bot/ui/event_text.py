"""Events in words: the game's own, and those that every game shares."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.store import Table
from bot.store.records import is_former
from bot.tables import what_counts
from bot.tables.game import game_of
from bot.ui.markup import bold
from engine.core.catalogue import Say
from engine.core.types import (
    Event,
    Idle,
    Left,
    Restored,
    Resumed,
    Returned,
    Seat,
    TableEvent,
    TookBack,
    TurnTimedOut,
)

ROUND_THE_GAME: dict[type[Event], str] = {
    Left: "told-left",
    Returned: "told-returned",
    TurnTimedOut: "told-late",
    Idle: "told-idle",
    TookBack: "told-took-back",
    Resumed: "told-resumed",
    Restored: "told-restored",
}
"""The sentences for what no game knows of."""


def told(table: Table, events: Sequence[Event], viewer: Seat | None, say: Say) -> list[str]:
    """A sentence or two an event, leaving out what the viewer (None: everybody) may not know."""
    names, words = bold(table), game_of(table).words
    sentences = []
    for is_ours, some in groupby(events, lambda event: type(event) in ROUND_THE_GAME):
        if is_ours:
            sentences += [_round_the_game(table, event, names, say) for event in some]
        else:
            sentences += words.describe(list(some), viewer, names, say)
    return sentences


def news(table: Table, events: Sequence[Event], viewer: Seat | None, say: Say) -> list[str]:
    """What is told of these events beside how the table stands, which says all there is of a match."""
    if table.is_match:
        events = [event for event in events if type(event) in ROUND_THE_GAME]
    return told(table, events, viewer, say)


def _round_the_game(table: Table, event: Event, names: Sequence[str], say: Say) -> str:
    assert isinstance(event, TableEvent)
    seat = event.seat
    if isinstance(event, Left) and is_former(table.players[seat].user_id):
        return say("told-left-for-good", name=names[seat])
    if isinstance(event, TookBack):
        return _took_back(table, seat, names, say)
    return say(ROUND_THE_GAME[type(event)], name=names[seat])


def _took_back(table: Table, seat: Seat, names: Sequence[str], say: Say) -> str:
    """That a turn was taken back, by whose leave, and that computers' games do not count after that."""
    how = "agreed" if what_counts.others(table, seat) else "alone"
    counts = "no" if what_counts.is_against_computers(table) else "yes"
    return say("told-took-back", name=names[seat], how=how, counts=counts)
