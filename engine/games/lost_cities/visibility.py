"""Views, resampling of hidden cards, and the cards that seats know to be in hands."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.card_games import Card, Cards, sorted_hand, without_cards
from engine.core.dice import Dice
from engine.core.game_errors import check_seat
from engine.core.immutable import put
from engine.core.types import Seat
from engine.games.lost_cities.model import (
    COLOUR,
    ORDER,
    PILE,
    SIDES,
    Known,
    Move,
    Options,
    State,
    View,
    accepts,
    partner_of,
    side_of,
    sides,
)
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
        known=_known_hands(state, viewer),
        between=_known_between_partners(state, viewer),
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
    dealt = [list(cards) for cards in _known_hands(state, viewer)]
    for side, passed in zip(
        sides(state.options, len(seats)), _known_between_partners(state, viewer), strict=False
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
    """Return how many cards of a seat's hand are not dealt yet. `dealt` is by seat."""
    return len(state.hands[seat]) - len(dealt[seat])


def _resample_drawn(state: State, viewer: Seat | None, dice: Dice) -> State:
    """Return the state with an unknown card of the hand as the drawn one, unless the viewer saw that."""
    last = state.last
    if not isinstance(last, Move) or last.seat == viewer or last.source != PILE:
        return state
    known = _known_hands(state, viewer)[last.seat]
    cards, _ = dice.shuffle(without_cards(state.hands[last.seat], known))
    return replace(state, drawn=cards[0])


def _resample_knowledge(state: State, viewer: Seat | None, dice: Dice) -> State:
    """Return the state in which what the other side's partners know of each other fits the new hands."""
    if not state.given:
        return state
    known, given = _knowledge_of(state), state.given
    for seat, hand in enumerate(state.hands):
        if viewer is not None and side_of(viewer) == side_of(seat):
            continue
        free, dice = dice.shuffle(without_cards(hand, known.open[seat]))
        passed = sorted_hand(free[: len(given[seat])], ORDER)
        given = put(given, seat, passed)
        seen = (*known.open[seat], *passed)
        known = replace(known, partner=put(known.partner, seat, seen))
    return replace(state, given=given, known=known)


def empty_knowledge(seats: int, options: Options) -> Known:
    """Return the knowledge after a deal: no card is known."""
    none: tuple[Cards, ...] = ((),) * seats
    return Known(none, ((),) * SIDES, none) if options.partners else Known(none)


def _knowledge_of(state: State) -> Known:
    """Return a state's knowledge. If none is stored, it is what the last turn and passed cards show."""
    if state.known.open:
        return state.known
    known, last = replace(empty_knowledge(len(state.hands), state.options), partner=state.given), state.last
    if not isinstance(last, Move) or last.source == PILE or state.drawn is None:
        return known
    partner = known.partner
    if partner:
        partner = put(partner, last.seat, (*partner[last.seat], state.drawn))
    return replace(known, open=put(known.open, last.seat, (state.drawn,)), partner=partner)


def knowledge_after_turn(state: State, seat: Seat, card: Card, taken: Card | None) -> Known:
    """Return the knowledge after a turn of a seat that laid or discarded `card`.

    `state` is from before the turn. `taken` came from a discard pile; None: the seat drew from the pile.
    """
    known = state.known if state.known.open else _knowledge_of(state)
    if known.partner:
        known = _partner_knowledge(known, seat, card, taken)
    opened = [*known.open]
    mine = [*opened[seat]]
    if card in mine:
        mine.remove(card)
    elif taken is None:
        return known
    if taken is not None:
        mine.append(taken)
    opened[seat] = tuple(mine)
    return Known(tuple(opened), known.between, known.partner)


def _partner_knowledge(known: Known, seat: Seat, card: Card, taken: Card | None) -> Known:
    """Return the knowledge with `between` and `partner` updated after a turn; see `knowledge_after_turn`."""
    side, seen, between = side_of(seat), without_cards(known.partner[seat], (card,)), known.between
    if card not in known.open[seat]:
        between = put(between, side, without_cards(between[side], (card,)))
    if taken is not None:
        seen = (*seen, taken)
    return Known(known.open, between, put(known.partner, seat, seen))


def knowledge_after_pass(state: State, seat: Seat, cards: Cards) -> Known:
    """Return the knowledge after a seat passed cards to its partner, face down. `state` is from before.

    The other side no longer knows which partner holds what the seat took openly.
    """
    known, partner, side = _knowledge_of(state), partner_of(seat, len(state.hands)), side_of(seat)
    between = (*known.between[side], *known.open[seat])
    seen = put(known.partner, seat, without_cards(known.partner[seat], cards))
    return Known(
        open=put(known.open, seat, ()),
        between=put(known.between, side, between),
        partner=put(seen, partner, (*seen[partner], *cards)),
    )


def _known_hands(state: State, viewer: Seat | None) -> tuple[Cards, ...]:
    """Return, by seat, the cards that the viewer knows to be in that hand; all of the own hand.

    Of the partner, this includes the cards that the viewer passed.
    """
    known, seats = _knowledge_of(state), range(len(state.hands))
    partner = None if viewer is None or not known.partner else partner_of(viewer, len(seats))
    return tuple(
        state.hands[seat] if seat == viewer else known.partner[seat] if seat == partner else known.open[seat]
        for seat in seats
    )


def _known_between_partners(state: State, viewer: Seat | None) -> tuple[Cards, ...]:
    """Return, by side, the cards known to be with one of its two partners, but not which one.

    Empty for the viewer's own side; () in the duel.
    """
    rows = _knowledge_of(state).between
    return tuple(
        () if viewer is not None and side_of(viewer) == side else row for side, row in enumerate(rows)
    )
