"""Pig, for two to six players."""

from engine.core.plugin import Game
from engine.games.pig import game
from engine.games.pig.game import Hold, Options, Roll, State, View

GAME: Game[Options, State, Roll | Hold, View] = Game(
    key="pig",
    version=1,
    has_hidden_hands=False,
    Options=Options,
    State=State,
    Action=Roll | Hold,
    refusals=(),
    rules=game,
    ending=game,
    visibility=game,
    invariants=game,
    notation=game,
    prompts=game,
    words=game,
)
