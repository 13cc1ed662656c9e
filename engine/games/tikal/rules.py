"""The rules of Tikal (for players: data/rules/tikal.en.md)."""

from __future__ import annotations

from operator import attrgetter

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.game_errors import (
    GameFinished,
    NoSuchAction,
    check_seat,
    check_seats,
    check_setup,
    check_turn,
)
from engine.core.types import Seat, Step, one_seat_per_side
from engine.games.tikal import turns_and_auctions
from engine.games.tikal.actions import ACTION_KINDS, PAYABLE
from engine.games.tikal.events import GameBegan, Retired
from engine.games.tikal.model import (
    ACT,
    AUCTION_START,
    BID,
    CHOOSE,
    EXPLORERS,
    HEXES,
    LAND,
    PRINTED,
    SUPPLY,
    TILE,
    TURN_POINTS,
    Action,
    Forbidden,
    Options,
    Refusal,
    State,
    Tile,
    groups,
    hidden_treasures,
    is_valid_action,
)
from engine.games.tikal.mover import NO_WORKERS, mover_of

SEATS = (2, 4)
_DUE_IN_PHASE: dict[str, Refusal] = {
    TILE: "place-first",
    ACT: "act-now",
    BID: "bid-first",
    CHOOSE: "choose-first",
}
"""By phase: the refusal of actions that belong to another phase."""
_UNCOVERS = attrgetter("uncovers")


def seats_for(options: Options) -> tuple[int, int]:
    """Return (2, 4), the fewest and most players, for all options."""
    return SEATS


sides = one_seat_per_side


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    """Shuffle tiles and treasures, choose a random starter, and begin the first turn. Raises InvalidSetup."""
    check_setup(options, seed)
    check_seats(seats, SEATS)
    starter, dice = Dice.from_seed(seed).below(seats)
    stack: tuple[Tile, ...] = ()
    for group in groups(options):
        shuffled, dice = dice.shuffle(group)
        stack = (*shuffled, *stack)
    pool, dice = dice.shuffle(hidden_treasures(options))
    nothing: tuple[int, ...] = (0,) * len(HEXES)
    printed = {name: tile for tile, name in PRINTED.items()}
    state = State(
        options=options,
        dice=dice,
        phase=TILE,
        starter=starter,
        turn=starter,
        points=TURN_POINTS,
        begun=False,
        stack=stack,
        removed=(),
        tile=None,
        scoring=None,
        tiles=tuple(printed.get(name, "") for name in HEXES),
        rotations=nothing,
        levels=tuple(LAND[printed[name]].value if name in printed else 0 for name in HEXES),
        hoards=((),) * len(HEXES),
        pool=pool,
        camps=(None,) * len(HEXES),
        guards=(None,) * len(HEXES),
        explorers=(nothing,) * seats,
        leaders=(SUPPLY,) * seats,
        supply=(EXPLORERS,) * seats,
        workers=NO_WORKERS,
        treasures=((),) * seats,
        totals=(AUCTION_START if options.auction else 0,) * seats,
        paid=(0,) * seats,
    )
    begin = turns_and_auctions.open_auction if options.auction else turns_and_auctions.draw_tile
    state, events = begin(state, starter, (GameBegan(starter),))
    return Step(state, events, reveals=True)


def to_move(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is; empty when the game is over."""
    return () if state.turn is None else (state.turn,)


def turn_complete(state: State) -> bool:
    """Return whether no turn is half taken: the seat to move has not acted, or the game is over."""
    return state.turn is None or not state.begun


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """Return all actions a seat may take now, by kind, then by hex; empty if it is not the seat's turn."""
    if seat != state.turn or type(seat) is not int:
        return []
    mover = mover_of(state)
    legal: list[Action] = []
    for kind in PAYABLE[state.phase][state.points]:
        legal += kind.legal(mover)
    return legal


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Return the step of an action. Raises GameFinished, NotYourTurn, NoSuchAction and Forbidden."""
    check_turn(seat, state.turn)
    if not is_valid_action(action):
        raise NoSuchAction
    kind = ACTION_KINDS[type(action)]
    if kind.phase != state.phase:
        raise Forbidden(_DUE_IN_PHASE[state.phase])
    mover = mover_of(state)
    kind.require_allowed(mover, action)
    after, events = kind.perform(mover, action)
    return Step(after, events, reveals=any(map(_UNCOVERS, events)))


def retire(state: State, seat: Seat) -> Step[State]:
    """End the game because the seat resigns, which makes it last. Raises NoSuchSeat and GameFinished."""
    check_seat(seat, len(state.totals))
    if state.turn is None:
        raise GameFinished
    return Step(replace(state, turn=None, retired=seat), (Retired(seat),), reveals=False)
