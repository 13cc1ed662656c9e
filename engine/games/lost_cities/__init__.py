"""Lost Cities, the card game by Reiner Knizia, for two players or two partnerships."""

from typing import get_args

from engine.core.plugin import Game
from engine.games.lost_cities import (
    highlights,
    invariants,
    notation,
    prompts,
    rules,
    scoring,
    teaching,
    visibility,
)
from engine.games.lost_cities.model import Action, Options, Refusal, State, View
from engine.games.lost_cities.prompts import LostCitiesShortcuts
from engine.games.lost_cities.text import LostCitiesWords

GAME: Game[Options, State, Action, View] = Game(
    key="lost_cities",
    version=1,
    has_hidden_hands=True,
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
    shortcuts=LostCitiesShortcuts(),
    teaching=teaching,
    words=LostCitiesWords(),
)
