"""Duplicate matches: all players play the same deals of a two-player game against the same computer.

A match is a game whose only action reports the result of a deal played elsewhere. The highest total lead over
the computer wins.
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
    """Return the game of matches of `deals` deals of `game`, with the version and options of `game`."""
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
