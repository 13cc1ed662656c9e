"""How Tikal is played (data/rules/tikal.en.md explains it to players)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.errors import GameFinished, NoSuchAction, RuleViolation
from engine.core.plugin import check_setup
from engine.core.seating import check_seat, check_seats, check_turn, everybody_alone
from engine.core.types import ABANDONED, Line, Result, Seat, Step, placings
from engine.games.tikal import acts, land, rounds, scoring
from engine.games.tikal.model import (
    ACT,
    AUCTION_START,
    BID,
    CAMPS,
    CHOOSE,
    COST,
    EXPLORERS,
    GROUPS,
    GUARDS,
    HEXES,
    LAND,
    PLACE,
    PRINTED,
    SUPPLY,
    TILE,
    TREASURES,
    TURN_POINTS,
    Action,
    Bid,
    Camp,
    Choose,
    End,
    Enter,
    Excavate,
    Exchange,
    GameBegan,
    Guard,
    Hunt,
    Move,
    Options,
    Pass,
    Place,
    Retired,
    State,
    View,
    is_known,
)
from engine.games.tikal.workers import NOBODY

SEATS = (2, 4)


def seats_for(options: Options) -> tuple[int, int]:
    """Two to four, whatever the options."""
    return SEATS


# Setting up


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    """Stacks the tiles, hides the treasures and lets chance say who begins. Raises InvalidSetup."""
    check_setup(options, seed)
    check_seats(seats, SEATS)
    starter, dice = Dice.from_seed(seed).below(seats)
    stack: tuple[str, ...] = ()
    for group in GROUPS:
        shuffled, dice = dice.shuffle(group)
        stack = (*shuffled, *stack)
    pool, dice = dice.shuffle(TREASURES)
    empty: tuple[int, ...] = (0,) * len(HEXES)
    printed = {PLACE[spot]: tile for tile, spot in PRINTED.items()}
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
        drawer=None,
        queue=(),
        scoring=0,
        final=False,
        tiles=tuple(printed.get(place, "") for place in range(len(HEXES))),
        rotations=empty,
        levels=tuple(LAND[printed[place]].value if place in printed else 0 for place in range(len(HEXES))),
        hoards=((),) * len(HEXES),
        pool=pool,
        camps=(None,) * len(HEXES),
        guards=(None,) * len(HEXES),
        explorers=(empty,) * seats,
        leaders=(SUPPLY,) * seats,
        supply=(EXPLORERS,) * seats,
        workers=NOBODY,
        treasures=((),) * seats,
        totals=(AUCTION_START if options.auction else 0,) * seats,
        paid=(0,) * seats,
    )
    begin = rounds.open_round if options.auction else rounds.draw
    state, events = begin(state, starter, (GameBegan(starter),))
    return Step(state, events, reveals=True)


# What may be done


def to_move(state: State) -> tuple[Seat, ...]:
    """The seat whose turn it is; nobody once the game is over."""
    return () if state.turn is None else (state.turn,)


def turn_complete(state: State) -> bool:
    """Whether the seat to move has done nothing yet; until it ends the turn, it may take back what it did."""
    return state.turn is None or not state.begun


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """All the seat may do now, by kind of action, then by hex."""
    if seat != state.turn or type(seat) is not int:
        return []
    if state.phase == ACT:
        return _acts(state, seat)
    if state.phase == TILE:
        fitting = land.chart(state.tiles, state.rotations).places(state.tile or "")
        return [Place(HEXES[at], rotation) for at, turns in fitting.items() for rotation in turns]
    auction = state.auction
    assert auction is not None
    if state.phase == CHOOSE:
        return [Choose(tile) for tile in auction.open]
    return [Pass(), *(Bid(points) for points in range(auction.bid + 1, state.totals[seat] + 1))]


def _acts(state: State, seat: Seat) -> list[Action]:
    """The eight actions as far as the points go, and the end of the turn."""
    points, legal = state.points, list[Action]()
    chart = land.chart(state.tiles, state.rotations)
    camps = land.camps_of(state.camps, seat)
    if points >= COST["new"]:
        if state.supply[seat]:
            legal += [Enter(HEXES[spot]) for spot in camps]
        if state.leaders[seat] == SUPPLY:
            legal += [Enter(HEXES[spot], leader=True) for spot in camps]
    standing = acts.standing(state, seat)
    for spot in standing:
        explorers, leads = state.explorers[seat][spot], state.leaders[seat] == spot
        legal += _moves(spot, chart.ways(camps, spot), points, explorers, leads)
    if points >= COST["excavate"]:
        legal += [Excavate(HEXES[at]) for at in standing if acts.why_not_excavate(state, seat, at) is None]
    if points >= COST["treasure"]:
        legal += [Hunt(HEXES[at]) for at in standing if acts.why_not_hunt(state, seat, at) is None]
    if points >= COST["exchange"]:
        legal += _exchanges(state, seat)
    if points >= COST["camp"] and state.camps.count(seat) < CAMPS:
        legal += [Camp(HEXES[at]) for at in chart.camp_sites if acts.why_not_camp(state, seat, at) is None]
    if points >= COST["guard"] and state.guards.count(seat) < GUARDS:
        legal += [Guard(HEXES[at]) for at in standing if acts.why_not_guard(state, seat, at) is None]
    legal.append(End())
    return legal


def _moves(start: int, ways: Mapping[int, land.Way], points: int, explorers: int, leads: bool) -> list[Move]:
    """Every move from a hex: who can pay the way goes, in any number, with or without the leader."""
    groups, moves = _groups(start), list[Move]()
    for end, (price, _) in ways.items():
        if price > points:
            # The cheapest ways come first.
            break
        most, (alone, led) = points // price, groups[end]
        moves += alone[: explorers if explorers < most else most]
        if leads:
            moves += led[: explorers + 1 if explorers < most else most]
    return moves


@lru_cache(len(HEXES))
def _groups(start: int) -> tuple[tuple[tuple[Move, ...], tuple[Move, ...]], ...]:
    """By the hex they go to, all groups that could ever leave a hex: without and with the leader."""
    return tuple(
        (
            tuple(Move(HEXES[start], end, count) for count in range(1, TURN_POINTS + 1)),
            tuple(Move(HEXES[start], end, count, leader=True) for count in range(TURN_POINTS)),
        )
        for end in HEXES
    )


def _exchanges(state: State, seat: Seat) -> list[Action]:
    mine = scoring.lone(state.treasures[seat])
    return [
        Exchange(give, other, take)
        for other in range(len(state.totals))
        if other != seat and mine
        for take in scoring.lone(state.treasures[other])
        for give in mine
        if give != take
    ]


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Places a tile, spends points, ends the turn, or bids.

    Raises GameFinished, NotYourTurn, NoSuchAction, or RuleViolation: place-first, act-now, bid-first,
    choose-first, and the reasons that `acts` and `rounds` name with each action.
    """
    check_turn(seat, state.turn)
    if not is_known(action):
        raise NoSuchAction
    if state.phase != _PHASES.get(type(action), ACT):
        raise RuleViolation(_ORDERS[state.phase])
    if isinstance(action, (End, Bid, Pass, Choose)):
        state, events = _go_on(state, seat, action)
        return Step(state, events, reveals=any(event.uncovers for event in events))
    state, event = _ACTS[type(action)](state, seat, action)
    return Step(state, (event,), reveals=event.uncovers)


_PHASES: dict[type, str] = {Place: TILE, Bid: BID, Pass: BID, Choose: CHOOSE}
"""The phase an action belongs to; all others spend points."""
_ORDERS = {TILE: "place-first", ACT: "act-now", BID: "bid-first", CHOOSE: "choose-first"}
_ACTS: dict[type, Any] = {
    Place: acts.place,
    Enter: acts.enter,
    Move: acts.move,
    Excavate: acts.excavate,
    Hunt: acts.hunt,
    Exchange: acts.exchange,
    Camp: acts.camp,
    Guard: acts.guard,
}


def _go_on(state: State, seat: Seat, action: End | Bid | Pass | Choose) -> rounds.Course:
    match action:
        case Bid():
            return rounds.bid(state, seat, action)
        case Pass():
            return rounds.leave(state, seat)
        case Choose():
            return rounds.choose(state, seat, action)
    return rounds.end(state, seat)


def retire(state: State, seat: Seat) -> Step[State]:
    """A player gives up, which ends the game for everybody. Raises NoSuchSeat and GameFinished."""
    check_seat(seat, len(state.totals))
    if state.turn is None:
        raise GameFinished
    return Step(replace(state, turn=None, retired=seat), (Retired(seat),), reveals=False)


# What is seen and what comes out


def view(state: State, viewer: Seat | None) -> View:
    """What a seat (None: an onlooker) may see; there are no hands, so all see the same. Raises NoSuchSeat."""
    check_seat(viewer, len(state.totals))
    placing = state.phase == TILE and state.tile is not None and state.turn is not None
    chart = land.chart(state.tiles, state.rotations)
    fitting = chart.places(state.tile or "") if placing else {}
    return View(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        starter=state.starter,
        turn=state.turn,
        points=state.points,
        begun=state.begun,
        stack=len(state.stack),
        next_group=LAND[state.stack[-1]].group if state.stack else "",
        removed=state.removed,
        tile=state.tile,
        drawer=state.drawer,
        queue=state.queue,
        scoring=state.scoring,
        final=state.final,
        tiles=state.tiles,
        rotations=state.rotations,
        levels=state.levels,
        hoards=tuple(map(len, state.hoards)),
        camps=state.camps,
        guards=state.guards,
        explorers=state.explorers,
        leaders=state.leaders,
        supply=state.supply,
        treasures=state.treasures,
        totals=state.totals,
        paid=state.paid,
        worth=tuple(scoring.worth(state, seat) for seat in range(len(state.totals))),
        candidates=tuple(fitting),
        sheets=state.sheets,
        auction=state.auction,
        last=state.last,
        retired=state.retired,
    )


def result(state: State) -> Result | None:
    """Placings by points, then by the most valuable temple guarded, then by treasures ("The end")."""
    if state.turn is not None:
        return None
    seats = range(len(state.totals))
    ranks = [
        (seat != state.retired, state.totals[seat], _best_guard(state, seat), len(state.treasures[seat]))
        for seat in seats
    ]
    if state.retired is not None:
        ranks = [(*rank[:2], 0, 0) for rank in ranks]
    return Result(
        sides=everybody_alone(state.options, len(seats)),
        placings=placings(ranks),
        scores=state.totals,
        score_sheets=tuple(_lines(state, seat) if state.retired is None else () for seat in seats),
        why=_why(state),
    )


def _best_guard(state: State, seat: Seat) -> int:
    """The value of the most valuable temple with a guard of the seat."""
    return max(level if owner == seat else 0 for owner, level in zip(state.guards, state.levels, strict=True))


def _why(state: State) -> str:
    if state.retired is None:
        return "played-out"
    # A game given up before everybody has had a turn was hardly one, and does not count for anybody.
    drawn = sum(map(len, GROUPS)) - len(state.stack)
    return "resigned" if drawn > len(state.totals) else ABANDONED


def _lines(state: State, seat: Seat) -> tuple[Line, ...]:
    """A player's sum: every scoring round's temples and treasures, and what the auction took."""
    lines: list[Line] = []
    if state.options.auction:
        lines.append(_line("start", AUCTION_START))
    for sheet in state.sheets:
        if sheet.seat == seat:
            held = sheet.points - sheet.treasures
            lines.append(_line("temples", held, round=sheet.number, count=len(sheet.temples)))
            lines.append(_line("treasures", sheet.treasures, round=sheet.number))
    if state.options.auction:
        lines.append(_line("bids", -state.paid[seat]))
    return tuple(lines)


def _line(what: str, points: int, **details: str | int) -> Line:
    return Line(f"tikal-line-{what}", dict(details), points)
