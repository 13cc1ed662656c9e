"""Lost Cities, the card game by Reiner Knizia, for two, or for four as partners."""

from engine.core.plugin import Game, in_any_state
from engine.games.lost_cities import notation, rules
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
    sides=rules.sides,
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
