"""Invariants of a state: cards are neither lost nor duplicated, and its history is possible."""

from __future__ import annotations

import re
from collections import Counter

from engine.core.card_games import Card, Cards, contains_cards, sorted_hand
from engine.core.game_errors import require
from engine.games.lost_cities.model import (
    COLOUR,
    COLOURS,
    DUEL,
    FEWEST_AFTER_PASSING,
    HAND,
    ORDER,
    PARTNERS,
    PASSED,
    PASSES_IN_A_ROW,
    PILE,
    SIDES,
    Board,
    Handing,
    Known,
    Move,
    Options,
    State,
    accepts,
    deck,
    partner_of,
    side_of,
    sides,
)


def check(state: State) -> None:
    """Raise CorruptState if no game can lead to the state."""
    seats = len(state.hands)
    require(seats == (PARTNERS if state.options.partners else DUEL), "seats")
    require(state.starter in range(seats) and (state.turn is None or state.turn in range(seats)), "turn")
    require(all(card in ORDER for card in _all_cards(state)), "unknown card")
    require(Counter(_all_cards(state)) == Counter(deck(state.options)), "cards")
    require(sum(map(len, state.hands)) == seats * HAND, "hands")
    fewest = FEWEST_AFTER_PASSING if state.options.partners else HAND
    require(all(len(hand) >= fewest and hand == sorted_hand(hand, ORDER) for hand in state.hands), "hands")
    _check_passes(state, seats)
    _check_rows(state.discards, state.options)
    for board in (state.board, *state.finished):
        _check_board(board, state.options)
    _check_course(state, seats)
    _check_known(state, seats)


def _check_passes(state: State, seats: int) -> None:
    """Raise CorruptState unless passes in a row, cards passed and hand sizes fit each other."""
    partners, last = state.options.partners, state.last
    require(state.passes in range(PASSES_IN_A_ROW + 1 if partners else 1), "passes")
    require(isinstance(last, Handing) == (state.passes > 0), "passes")
    require(len(state.given) == (seats if partners else 0), "given")
    for side in sides(state.options, seats):
        require(sum(len(state.hands[seat]) for seat in side) == len(side) * HAND, "hands")
    for given, hand in zip(state.given, state.hands, strict=False):
        require(len(given) in (0, PASSED) and Counter(given) <= Counter(hand), "given")
    if isinstance(last, Handing):
        require(last.seat in range(seats) and bool(state.given[partner_of(last.seat, seats)]), "given")


def _check_board(board: Board, options: Options) -> None:
    """Raise CorruptState unless a round's expeditions rise and have cards of their colour in the deck."""
    require(len(board) == SIDES, "sides")
    for expeditions in board:
        _check_rows(expeditions, options)
        rising = (accepts(row[:place], card) for row in expeditions for place, card in enumerate(row))
        require(all(rising), "order")
    lying = Counter(card for side in board for row in side for card in row)
    require(lying <= Counter(deck(options)), "cards")


def _check_rows(rows: tuple[Cards, ...], options: Options) -> None:
    """Raise CorruptState unless there is a row per colour, with cards of that colour only."""
    require(len(rows) == options.colours, "colours")
    require(all(COLOUR.get(card) == colour for colour, row in enumerate(rows) for card in row), "colour")


def _check_course(state: State, seats: int) -> None:
    """Raise CorruptState unless rounds, turn, last action and dice fit each other."""
    rounds, played = state.options.rounds, len(state.finished)
    require(state.retired is None or state.retired in range(seats), "retired")
    require(played <= rounds and state.round == min(played + 1, rounds), "round")
    played_out = played == rounds
    require((state.turn is None) == (played_out or state.retired is not None), "finished")
    require(played_out == (not state.pile), "pile")
    require(not played_out or (state.retired is None and state.finished[-1] == state.board), "last round")
    last = state.last
    require(last is None or last.seat in range(seats), "last")
    require(last is None or state.turn in (None, (last.seat + 1) % seats), "turn")
    require(isinstance(last, Move) == (state.drawn is not None), "drawn")
    if isinstance(last, Move):
        _check_move(state, last)
    require(bool(re.fullmatch("[0-9a-f]+", state.dice.seed)) and state.dice.block > 0, "dice")


def _check_move(state: State, last: Move) -> None:
    """Raise CorruptState unless the last card is where it went, and the drawn one in the hand."""
    require(last.card in ORDER and last.source in (PILE, *COLOURS), "last")
    rows = state.discards if last.discarded else state.board[side_of(last.seat)]
    require(COLOUR[last.card] < len(rows) and rows[COLOUR[last.card]][-1:] == (last.card,), "last")
    require(not last.discarded or last.source != last.card[0], "last")
    require(state.drawn in state.hands[last.seat], "drawn")
    require(last.source in (PILE, str(state.drawn)[0]), "drawn")


def _check_known(state: State, seats: int) -> None:
    """Raise CorruptState unless known cards are in the hands, and partners know what all players know."""
    if state.known == Known():
        return
    known, partners = state.known, state.options.partners
    require(len(known.open) == seats, "known")
    require(len(known.partner) == (seats if partners else 0), "known")
    require(len(known.between) == (SIDES if partners else 0), "known")
    for hand, cards in zip(state.hands, known.open, strict=True):
        require(contains_cards(hand, cards), "known")
    for seat, cards in enumerate(known.partner):
        require(contains_cards(state.hands[seat], cards), "known")
        require(contains_cards(cards, (*known.open[seat], *state.given[seat])), "known")
    for side, cards in enumerate(known.between):
        require(
            contains_cards(_cards_of_side(state.hands, side), (*_cards_of_side(known.open, side), *cards)),
            "known",
        )
    if isinstance(state.last, Move) and state.last.source != PILE:
        require(state.drawn in known.open[state.last.seat], "known")


def _cards_of_side(rows: tuple[Cards, ...], side: int) -> Cards:
    """Return the cards of a side's seats. `rows` are by seat."""
    return tuple(card for seat, row in enumerate(rows) if side_of(seat) == side for card in row)


def _all_cards(state: State) -> list[Card]:
    """Return the cards of the current round, hidden ones included."""
    rows = (*state.hands, *state.discards, state.pile, *(row for side in state.board for row in side))
    return [card for row in rows for card in row]
