"""Tikal by Michael Kiesling and Wolfgang Kramer, for two to four players."""

from typing import get_args

from engine.core.plugin import Game
from engine.games.tikal import highlights, invariants, notation, prompts, rules, scoring, teaching, visibility
from engine.games.tikal.model import Action, Options, Refusal, State, View
from engine.games.tikal.prompts import TikalShortcuts
from engine.games.tikal.text import TikalWords

GAME: Game[Options, State, Action, View] = Game(
    key="tikal",
    version=1,
    has_hidden_hands=False,
    Options=Options,
    State=State,
    Action=Action,
    refusals=get_args(Refusal),
    rules=rules,
    ending=scoring,
    visibility=visibility,
    invariants=invariants,
    notation=notation,
    prompts=prompts,
    achievements=highlights,
    turning_points=highlights,
    shortcuts=TikalShortcuts(),
    teaching=teaching,
    words=TikalWords(),
)
