"""Which cards may go onto a column, and who may set out with them (rules, "Play")."""

from __future__ import annotations

from engine.core.card_games import Card
from engine.core.types import Seat
from engine.games.lost_cities_board.model import (
    ADVENTURER,
    CARDS,
    COLOUR,
    NUMBER,
    RESEARCHER,
    Column,
    Options,
    State,
)
from engine.games.lost_cities_board.refusals import Refusal


def laying_refusal(state: State, seat: Seat, card: Card) -> Refusal | None:
    """The reason a card may not go onto its column, if there is one."""
    column = state.columns[seat][COLOUR[card]]
    if not column:
        return None if _may_begin(state, seat, card) else "not-lowest"
    way = required_direction(column, state.options)
    if card in FITTING_CARDS[way][column[-1]]:
        return None
    return "lower" if way > 0 else "higher"


UP, ANYWHERE, DOWN = 1, 0, -1
FITTING_CARDS: dict[int, dict[Card, frozenset[Card]]] = {
    way: {
        last: frozenset(card for card in CARDS if (NUMBER[card] - NUMBER[last]) * way >= 0) for last in CARDS
    }
    for way in (UP, ANYWHERE, DOWN)
}
"""By where a column is heading and by its last card: what it may go on with."""


def required_direction(column: Column, options: Options) -> int:
    """Where a column has to go on to: UP, DOWN, or ANYWHERE if its next card decides."""
    return column_direction(column) if options.up_or_down else UP


def column_direction(column: Column) -> int:
    """Where a column is heading: UP, DOWN, or ANYWHERE while all its cards are equal."""
    for card in column:
        if NUMBER[card] != NUMBER[column[0]]:
            return UP if NUMBER[card] > NUMBER[column[0]] else DOWN
    return ANYWHERE


def _may_begin(state: State, seat: Seat, card: Card) -> bool:
    """Whether a card may begin a column: the lowest of its colour in hand, unless an option lifts that."""
    if any_card_may_begin(state.options):
        return True
    # Hands are sorted, so that the first of a colour is its lowest.
    for other in state.hands[seat]:
        if other[0] == card[0]:
            return other == card
    return True


def any_card_may_begin(options: Options) -> bool:
    """Whether a column may begin with any card of its colour."""
    return options.free_first_card or options.up_or_down


ON_PATH = ("",)
EITHER = (ADVENTURER, RESEARCHER)
FIGURES_FOR: tuple[tuple[str, ...], ...] = (ON_PATH, EITHER, EITHER[:1], EITHER[1:])
"""All that `figures_for` and `setting_out` may answer."""


def figures_for_card(state: State, seat: Seat, card: Card) -> tuple[str, ...]:
    """The figures that may begin the card's path; an empty text where its column lies already."""
    return ON_PATH if state.columns[seat][COLOUR[card]] else available_figures(state, seat)


def available_figures(state: State, seat: Seat) -> tuple[str, ...]:
    """The figures that may begin another path."""
    if state.researchers[seat] is not None:
        return EITHER[:1]
    # Five figures for five paths: the last one to set out is the researcher.
    return EITHER if state.stones[seat].count(0) > 1 else EITHER[1:]
