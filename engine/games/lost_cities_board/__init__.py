"""Lost Cities: The Board Game by Reiner Knizia, for two to four."""

from engine.core.plugin import Game
from engine.core.seating import everybody_alone
from engine.games.lost_cities_board import ending, model, notation, questions, rules, seeing, soundness
from engine.games.lost_cities_board.model import Action, Options, State, View
from engine.games.lost_cities_board.words import BoardWords

GAME: Game[State, Action, View] = Game(
    key="lost_cities_board",
    version=1,
    seats=model.SEATS,
    Options=Options,
    State=State,
    Action=Action,
    words=BoardWords(),
    example=notation.EXAMPLE,
    has_hidden_hands=True,
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
    held=seeing.held,
)
