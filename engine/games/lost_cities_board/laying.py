"""Which cards may go onto a column, and which figures may begin it (rules, “Play”)."""

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
    Refusal,
    State,
)


def laying_refusal(state: State, seat: Seat, card: Card) -> Refusal | None:
    """Return why a card may not go onto its column: lower, higher or not-lowest; None if it may.

    Whether the seat holds it is not checked.
    """
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
"""By direction and last card of a column: the cards that may follow."""


def required_direction(column: Column, options: Options) -> int:
    """Return the direction in which a column must continue; ANYWHERE if its next card decides."""
    return column_direction(column) if options.up_or_down else UP


def column_direction(column: Column) -> int:
    """Return a column's direction: UP, DOWN, or ANYWHERE while all its cards are equal."""
    for card in column:
        if NUMBER[card] != NUMBER[column[0]]:
            return UP if NUMBER[card] > NUMBER[column[0]] else DOWN
    return ANYWHERE


def _may_begin(state: State, seat: Seat, card: Card) -> bool:
    """Return whether a card may begin a column: by default only the lowest of its colour in hand."""
    if any_card_may_begin(state.options):
        return True
    # Hands are sorted, so the first card of a colour is its lowest.
    for other in state.hands[seat]:
        if other[0] == card[0]:
            return other == card
    return True


def any_card_may_begin(options: Options) -> bool:
    """Return whether the options let a column begin with any card."""
    return options.free_first_card or options.up_or_down


ON_PATH = ("",)
EITHER = (ADVENTURER, RESEARCHER)
FIGURES_FOR: tuple[tuple[str, ...], ...] = (ON_PATH, EITHER, EITHER[:1], EITHER[1:])
"""All possible results of `figures_for_card` and `available_figures`."""


def figures_for_card(state: State, seat: Seat, card: Card) -> tuple[str, ...]:
    """Return the figures that may set out with a card; ("",) if its column has begun. Ignores hands."""
    return ON_PATH if state.columns[seat][COLOUR[card]] else available_figures(state, seat)


def available_figures(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the figures that may begin another path: an adventurer, the researcher, or either.

    Meaningless if all paths have figures.
    """
    if state.researchers[seat] is not None:
        return EITHER[:1]
    # Five figures for five paths: if four adventurers are out, only the researcher is left.
    return EITHER if state.stones[seat].count(0) > 1 else EITHER[1:]
