"""Constructed positions of Lost Cities to paint. Changes of rules or shuffling do not change them."""

from __future__ import annotations

import pytest

from engine.core.catalogue import Catalogue, catalogue
from engine.core.types import Result, placings
from engine.games.lost_cities.model import (
    COLOUR,
    COLOURS,
    NUMBERS,
    SIDES,
    WAGERS,
    Board,
    Card,
    Handing,
    Move,
    Options,
    View,
    accepts,
    side_of,
)
from engine.games.lost_cities.scoring import expedition_points, totals
from tests.examples import slow

DUEL, PARTNERS = (8, 8), (8, 8, 8, 8)
"""The hands at the start, by seat."""
Discards = tuple[tuple[Card | None, int], ...]


@pytest.fixture
def say() -> Catalogue:
    return catalogue()


@pytest.fixture
def names() -> tuple[str, ...]:
    return "Ada", "Boris", "Chen", "Dana"


def board(one: str, other: str, colours: int) -> Board:
    """Parse both sides' expeditions, such as `"Y2 Y5 BW"`."""
    return tuple(
        tuple(tuple(card for card in cards.split() if card[0] == colour) for colour in COLOURS[:colours])
        for cards in (one, other)
    )


def view(
    played: Board,
    *,
    discards: Discards | None = None,
    pile: int = 21,
    hand: str = "",
    drawn: Card | None = None,
    given: tuple[Card, ...] = (),
    hand_sizes: tuple[int, ...] = DUEL,
    rounds: int = 3,
    turn: int | None = 0,
    viewer: int | None = None,
    last: Move | Handing | None = None,
    finished: tuple[Board, ...] = (),
    retired: int | None = None,
) -> View:
    """Return a view with all derived fields filled in; of partners if there are four hands."""
    cards, seats = tuple(hand.split()), len(hand_sizes)
    own = played[side_of(viewer or 0)]
    return View(
        viewer=viewer,
        options=Options(rounds=rounds, colours=len(played[0]), partners=seats > SIDES),  # type: ignore[arg-type]
        sides=tuple(tuple(range(side, seats, SIDES)) for side in range(SIDES)),
        round=min(len(finished) + 1, rounds),
        starter=0,
        turn=turn,
        board=played,
        worths=tuple(tuple(expedition_points(row) if row else None for row in side) for side in played),
        discards=discards or ((None, 0),) * len(played[0]),
        pile=pile,
        hand_sizes=hand_sizes,
        hand=cards,
        playable=tuple(card for card in cards if accepts(own[COLOUR[card]], card)),
        drawn=drawn,
        given=given,
        last=last,
        finished=finished,
        totals=totals(finished),
        retired=retired,
        known=((),) * seats,
        between=(),
    )


FIRST = board("Y2 Y5 Y7 Y9 BW B3 B6 B10 G4 G8", "YW Y4 W2 W3 W7 W8 W10 RW RW R6 R9", 5)
SECOND = board("BW BW B4 B7 B8 B9 W5 W9 R2 R3 R8", "YW Y3 Y4 Y5 Y6 Y7 Y8 Y9 GW G2 G10 R5", 5)
EARLY = board("YW Y3 B2 B4 B5 W3 W4 W7 W10 RW RW RW R2", "YW Y2 Y5 B4 GW GW G3 G4 G6 G8 G9 G10 R5", 5)
SIX = board("YW Y4 Y7 B2 B3 WW W5 G6 R2 R9 PW PW P4 P8", "Y3 Y6 BW B8 B10 W4 GW G5 G7 R3 R4 P2 P10", 6)


def middle() -> View:
    """Return a view in the second round. Seat 2 has taken a discard and played on a long column."""
    discards: Discards = (("Y4", 1), (None, 0), ("W9", 3), ("GW", 1), ("R6", 2))
    last = Move(seat=1, card="G10", discarded=False, source="W")
    return view(EARLY, discards=discards, pile=23, last=last, finished=(FIRST,))


def begun() -> View:
    """Return an early view with six suits. Seat 1 has discarded and drawn from the full pile."""
    discards: Discards = ((None, 0), ("B5", 1), (None, 0), (None, 0), (None, 0), (None, 0))
    last = Move(seat=0, card="B5", discarded=True, source="D")
    return view(board("Y2 PW", "G3 G4", 6), discards=discards, pile=55, last=last, rounds=1, turn=1)


def fullest() -> View:
    """Return a view with six suits, columns of greatest length, and long numbers."""
    full = [
        tuple([f"{colour}W"] * WAGERS + [f"{colour}{number}" for number in NUMBERS]) for colour in COLOURS
    ]
    halves = (tuple(full[:3]) + ((),) * 3, ((),) * 3 + tuple(full[3:]))
    everything = (tuple(full), tuple(full))
    last = Move(seat=1, card="P10", discarded=False, source="D")
    return view(halves, pile=61, last=last, rounds=5, finished=(everything,) * 4)


def held() -> View:
    """Return a view of a hand with six suits, unplayable cards and one card just drawn."""
    hand = "YW Y2 B5 W9 GW G8 P9 P10"
    return view(SIX, hand=hand, drawn="B5", viewer=0, last=Move(0, "P8", False, "D"), turn=1)


def over(rounds: int, hand_sizes: tuple[int, ...] = DUEL) -> View:
    finished = (FIRST, SECOND, EARLY, SECOND, FIRST)[:rounds]
    return view(finished[-1], rounds=rounds, turn=None, pile=0, hand_sizes=hand_sizes, finished=finished)


def over_six(rounds: int) -> View:
    """Return a view of a finished game with six suits."""
    other = board("BW BW B4 B7 B8 W5 W9 R2 R3 R8 P2 P9", "YW Y3 Y4 Y5 Y6 Y7 Y8 Y9 GW G2 G10 R5 PW P10", 6)
    finished = (SIX, other, SIX, other, SIX)[:rounds]
    return view(finished[-1], rounds=rounds, turn=None, pile=0, finished=finished)


def result(seen: View) -> Result:
    """Return the result of a finished game as far as pictures need it."""
    seats, places = range(len(seen.hand_sizes)), placings(seen.totals)
    return Result(
        sides=seen.sides,
        placings=tuple(places[side_of(seat)] for seat in seats),
        scores=tuple(seen.totals[side_of(seat)] for seat in seats),
        score_sheets=((),) * len(seats),
        why="played-out",
    )


def passed() -> View:
    """Return a view of partners in the second round. Seat 2 has just passed cards to seat 4."""
    discards: Discards = (("Y4", 1), (None, 0), ("W9", 3), ("GW", 1), ("R6", 2))
    sizes = (8, 6, 8, 10)
    return view(EARLY, discards=discards, last=Handing(1), turn=2, hand_sizes=sizes, finished=(FIRST,))


def received() -> View:
    """Return a view of a hand of ten with two passed cards, one equal to a card held before."""
    hand, given = "YW Y5 B3 B3 B7 W2 GW G10 R3 R10", ("B3", "R10")
    return view(SECOND, hand=hand, given=given, viewer=2, last=Handing(0), turn=1, hand_sizes=(6, 8, 10, 8))


def choosing() -> View:
    """Return a view at the viewer's turn in the second round, with wagers and discard piles."""
    discards: Discards = (("Y8", 3), ("BW", 2), ("W2", 1), (None, 0), ("R6", 4))
    played = board("YW Y3 Y5 B6 W4 W6 GW G2 G3 G5 G6 G7 G8 G10 RW RW R4", "Y2 Y10 BW B4 B7 G4 G7", 5)
    return view(
        played,
        hand="YW Y9 B3 B8 W8 G9 RW R7",
        drawn="Y9",
        viewer=0,
        discards=discards,
        pile=23,
        last=Move(1, "R6", True, "W"),
        finished=(FIRST,),
    )


POSITIONS = {"middle": middle, "begun": begun, "fullest": fullest, "final": lambda: over(3), "passed": passed}


@pytest.fixture(params=("middle", "fullest", *slow(*sorted(POSITIONS.keys() - {"middle", "fullest"}))))
def position(request: pytest.FixtureRequest) -> View:
    return POSITIONS[request.param]()


@pytest.fixture
def positions() -> dict[str, View]:
    """All tables by name, and three hands."""
    return {name: make() for name, make in POSITIONS.items()} | {
        "held": held(),
        "received": received(),
        "choosing": choosing(),
    }


@pytest.fixture
def fullest_view() -> View:
    return fullest()


@pytest.fixture
def held_view() -> View:
    return held()


@pytest.fixture
def received_view() -> View:
    return received()


@pytest.fixture
def middle_view() -> View:
    return middle()


@pytest.fixture
def passed_view() -> View:
    return passed()


@pytest.fixture(params=(*slow(1), 3, *slow(5)))
def ended(request: pytest.FixtureRequest) -> tuple[View, Result]:
    """A finished game of one, three or five rounds."""
    seen = over(request.param)
    return seen, result(seen)


@pytest.fixture
def ended_for_partners(ended: tuple[View, Result]) -> tuple[View, Result]:
    """A finished partners' game of one, three or five rounds."""
    seen = over(ended[0].options.rounds, PARTNERS)
    return seen, result(seen)
