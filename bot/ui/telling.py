"""What happened at a table in sentences: the game's own words, and what happens round every game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.store import Table
from bot.tables.game import game_of
from bot.ui.markup import bold
from engine.core.catalogue import Say
from engine.core.types import Event, Left, Returned, Seat


def told(table: Table, events: Sequence[Event], viewer: Seat | None, say: Say) -> list[str]:
    """A sentence or two an event, leaving out what the viewer (None: everybody) may not know."""
    names, words = bold(table), game_of(table).words
    sentences = []
    for is_ours, some in groupby(events, lambda event: isinstance(event, (Left, Returned))):
        if is_ours:
            sentences += [_round_the_game(event, names, say) for event in some]
        else:
            sentences += words.describe(list(some), viewer, names, say)
    return sentences


def _round_the_game(event: Event, names: Sequence[str], say: Say) -> str:
    assert isinstance(event, (Left, Returned))
    return say("told-left" if isinstance(event, Left) else "told-returned", name=names[event.seat])
