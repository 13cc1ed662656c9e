"""Higher Card, for two players."""

from typing import get_args

from engine.core.plugin import Game
from engine.games.higher_card import invariants, notation, prompts, rules, scoring, text, visibility
from engine.games.higher_card.model import Lay, Options, Refusal, State, View

GAME: Game[Options, State, Lay, View] = Game(
    key="higher_card",
    version=1,
    has_hidden_hands=True,
    Options=Options,
    State=State,
    Action=Lay,
    refusals=get_args(Refusal),
    rules=rules,
    ending=scoring,
    visibility=visibility,
    invariants=invariants,
    notation=notation,
    prompts=prompts,
    words=text,
)
