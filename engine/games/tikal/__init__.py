"""Tikal by Michael Kiesling and Wolfgang Kramer, for two to four."""

from engine.core.plugin import Game
from engine.core.seating import everybody_alone
from engine.games.tikal import ending, notation, questions, rules, seeing, soundness
from engine.games.tikal.actions import Action
from engine.games.tikal.model import Options, State, View
from engine.games.tikal.words import TikalWords

GAME: Game[State, Action, View] = Game(
    key="tikal",
    version=1,
    seats=rules.SEATS,
    Options=Options,
    State=State,
    Action=Action,
    words=TikalWords(),
    example=notation.EXAMPLE,
    has_hidden_hands=False,
    seats_for=rules.seats_for,
    sides=everybody_alone,
    setup=rules.setup,
    to_move=rules.to_move,
    turn_complete=rules.turn_complete,
    legal_actions=rules.legal_actions,
    apply=rules.apply,
    view=seeing.view,
    result=ending.result,
    retire=rules.retire,
    check=soundness.check,
    resample=seeing.resample,
    write=notation.write,
    read=notation.read,
    slots=questions.slots,
)
