"""Views, and resampling of hidden cards."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.card_games import Card, Cards, sorted_hand, without_cards
from engine.core.dice import Dice
from engine.core.game_errors import check_seat
from engine.core.immutable import put
from engine.core.types import Seat
from engine.games.lost_cities import knowledge
from engine.games.lost_cities.model import COLOUR, ORDER, PILE, Move, State, View, accepts, side_of, sides
from engine.games.lost_cities.scoring import expedition_points, totals


def view(state: State, viewer: Seat | None) -> View:
    """Return what a seat, or an onlooker (None), may see. Raises NoSuchSeat."""
    check_seat(viewer, len(state.hands))
    hand = state.hands[viewer] if viewer is not None else ()
    own = state.board[side_of(viewer)] if viewer is not None else ()
    drew_last = viewer is not None and state.last is not None and state.last.seat == viewer
    given = state.given[viewer] if viewer is not None and state.given else ()
    return View(
        viewer=viewer,
        options=state.options,
        sides=sides(state.options, len(state.hands)),
        round=state.round,
        starter=state.starter,
        turn=state.turn,
        board=state.board,
        worths=tuple(tuple(expedition_points(row) if row else None for row in side) for side in state.board),
        discards=tuple((pile[-1] if pile else None, len(pile)) for pile in state.discards),
        pile=len(state.pile),
        hand_sizes=tuple(map(len, state.hands)),
        hand=hand,
        playable=tuple(dict.fromkeys(card for card in hand if accepts(own[COLOUR[card]], card))),
        drawn=state.drawn if drew_last else None,
        given=given,
        last=state.last,
        finished=state.finished,
        totals=totals(state.finished),
        retired=state.retired,
        known=knowledge.known_hands(state, viewer),
        between=knowledge.known_between_partners(state, viewer),
    )


def held(view: View) -> Cards:
    """Return the viewer's hand; empty for an onlooker."""
    return view.hand


def resample(state: State, viewer: Seat | None, seed: int) -> State:
    """Return a random state that looks the same to the viewer; the same seed gives the same state.

    Other hands, the pile and later rounds are dealt again, except for known cards.
    """
    dice, seats = Dice.from_seed(seed), range(len(state.hands))
    hidden = [seat for seat in seats if seat != viewer]
    dealt = [list(cards) for cards in knowledge.known_hands(state, viewer)]
    for side, passed in zip(
        sides(state.options, len(seats)), knowledge.known_between_partners(state, viewer), strict=False
    ):
        rooms, dice = dice.shuffle(
            [seat for seat in side for _ in range(_missing_card_count(state, dealt, seat))]
        )
        for seat, card in zip(rooms, passed, strict=False):
            dealt[seat].append(card)
    cards = (*state.pile, *(card for seat in hidden for card in state.hands[seat]))
    unseen = without_cards(cards, (card for seat in hidden for card in dealt[seat]))
    shuffled, dice = dice.shuffle(sorted_hand(unseen, ORDER))
    left = list(shuffled)
    for seat in hidden:
        room = _missing_card_count(state, dealt, seat)
        dealt[seat] += left[:room]
        del left[:room]
    other = replace(
        state,
        dice=replace(state.dice, seed=format(seed, "x")),
        hands=tuple(sorted_hand(cards, ORDER) for cards in dealt),
        pile=tuple(left),
    )
    return _resample_knowledge(_resample_drawn(other, viewer, dice), viewer, dice)


def _missing_card_count(state: State, dealt: list[list[Card]], seat: Seat) -> int:
    return len(state.hands[seat]) - len(dealt[seat])


def _resample_drawn(state: State, viewer: Seat | None, dice: Dice) -> State:
    """Return the state with an unknown card of the hand as the drawn one, unless the viewer saw that."""
    last = state.last
    if not isinstance(last, Move) or last.seat == viewer or last.source != PILE:
        return state
    known = knowledge.known_hands(state, viewer)[last.seat]
    cards, _ = dice.shuffle(without_cards(state.hands[last.seat], known))
    return replace(state, drawn=cards[0])


def _resample_knowledge(state: State, viewer: Seat | None, dice: Dice) -> State:
    """Return the state in which what the other side's partners know of each other fits the new hands."""
    if not state.given:
        return state
    known, given = knowledge.knowledge_of(state), state.given
    for seat, hand in enumerate(state.hands):
        if viewer is not None and side_of(viewer) == side_of(seat):
            continue
        free, dice = dice.shuffle(without_cards(hand, known.open[seat]))
        passed = sorted_hand(free[: len(given[seat])], ORDER)
        given = put(given, seat, passed)
        seen = (*known.open[seat], *passed)
        known = replace(known, partner=put(known.partner, seat, seen))
    return replace(state, given=given, known=known)
