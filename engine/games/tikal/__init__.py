"""Tikal by Michael Kiesling and Wolfgang Kramer, for two to four players."""

from typing import get_args

from engine.core.plugin import Game
from engine.games.tikal import ending, highlights, invariants, notation, prompts, rules, teaching, visibility
from engine.games.tikal.action_types import Action
from engine.games.tikal.model import Options, State, View
from engine.games.tikal.prompts import TikalShortcuts
from engine.games.tikal.refusals import Refusal
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
    ending=ending,
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
