"""Duplicate matches of any game for two: everybody plays the same deals, alone against the same computer.

A match is a game of its own, whose only action is to hand in what came of a deal; the deals are played
elsewhere. What counts is by how much somebody was ahead of the computer in all of them together.
"""

from __future__ import annotations

from functools import cache
from typing import cast

from engine.core.plugin import AnyGame, Game
from engine.core.types import GameOptions
from engine.duplicate import rules
from engine.duplicate.model import MatchState, MatchView, Outcome
from engine.duplicate.text import MatchWords

KEY = "duplicate"


@cache
def match_of(game: AnyGame, deals: int) -> AnyGame:
    """Matches of so many deals of a game: they have its options, and rules of their own."""
    rooms = rules.Match(deals)
    match: Game[GameOptions, MatchState, Outcome, MatchView] = Game(
        key=KEY,
        version=game.version,
        has_hidden_hands=False,
        Options=game.Options,
        State=MatchState,
        Action=Outcome,
        refusals=(),
        rules=rooms,
        ending=rooms,
        visibility=rooms,
        invariants=rooms,
        notation=rooms,
        prompts=rooms,
        words=MatchWords(game),
    )
    return cast(AnyGame, match)
