"""Higher Card, for two players."""

from typing import get_args

from engine.core.plugin import Game
from engine.games.higher_card import ending, invariants, notation, prompts, rules, text, visibility
from engine.games.higher_card.model import Lay, Options, State, View
from engine.games.higher_card.refusals import Refusal

GAME: Game[Options, State, Lay, View] = Game(
    key="higher_card",
    version=1,
    has_hidden_hands=True,
    Options=Options,
    State=State,
    Action=Lay,
    refusals=get_args(Refusal),
    rules=rules,
    ending=ending,
    visibility=visibility,
    invariants=invariants,
    notation=notation,
    prompts=prompts,
    words=text,
)
