"""Lost Cities: The Board Game by Reiner Knizia, for two to four."""

from engine.core.plugin import Game, in_any_state
from engine.core.seating import everybody_alone
from engine.games.lost_cities_board import notation, rules
from engine.games.lost_cities_board.model import Action, Options, State, View
from engine.games.lost_cities_board.words import BoardWords

GAME: Game[State, Action, View] = Game(
    key="lost_cities_board",
    version=1,
    seats=rules.SEATS,
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
    view=rules.view,
    result=rules.result,
    retire=rules.retire,
    check=rules.check,
    resample=rules.resample,
    write=notation.write,
    read=notation.read,
    slots=in_any_state(notation.slots),
)
