"""Lost Cities: The Board Game by Reiner Knizia, for two to four players."""

from typing import get_args

from engine.core.plugin import Game
from engine.games.lost_cities_board import (
    highlights,
    invariants,
    notation,
    prompts,
    rules,
    scoring,
    teaching,
    visibility,
)
from engine.games.lost_cities_board.model import Action, Options, Refusal, State, View
from engine.games.lost_cities_board.prompts import BoardShortcuts
from engine.games.lost_cities_board.text import BoardWords

GAME: Game[Options, State, Action, View] = Game(
    key="lost_cities_board",
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
    shortcuts=BoardShortcuts(),
    teaching=teaching,
    words=BoardWords(),
)
