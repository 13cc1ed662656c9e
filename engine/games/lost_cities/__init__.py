"""Lost Cities, the card game by Reiner Knizia, for two, or for four as partners."""

from engine.core.plugin import Game
from engine.games.lost_cities import ending, model, notation, questions, rules, seeing, soundness
from engine.games.lost_cities.model import Action, Options, State, View
from engine.games.lost_cities.words import LostCitiesWords

GAME: Game[State, Action, View] = Game(
    key="lost_cities",
    version=1,
    seats=rules.SEATS,
    Options=Options,
    State=State,
    Action=Action,
    words=LostCitiesWords(),
    example=notation.EXAMPLE,
    has_hidden_hands=True,
    seats_for=rules.seats_for,
    sides=model.sides,
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
    held=seeing.held,
)
