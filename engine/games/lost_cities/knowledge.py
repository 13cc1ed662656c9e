"""What players know of each other's hands: cards seen going there and not played since."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.card_games import Card, Cards, without_cards
from engine.core.immutable import put
from engine.core.types import Seat
from engine.games.lost_cities.model import PILE, SIDES, Known, Move, Options, State, partner_of, side_of


def empty_knowledge(seats: int, options: Options) -> Known:
    """Return the knowledge after a deal: no card is known."""
    none: tuple[Cards, ...] = ((),) * seats
    return Known(none, ((),) * SIDES, none) if options.partners else Known(none)


def knowledge_of(state: State) -> Known:
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


def after_turn(state: State, seat: Seat, card: Card, taken: Card | None) -> Known:
    """Return the knowledge after a turn of a seat that laid or discarded `card`.

    `state` is from before the turn. `taken` came from a discard pile; None: the seat drew from the pile.
    """
    known = state.known if state.known.open else knowledge_of(state)
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
    """Return the knowledge with `between` and `partner` updated after a turn; see `after_turn`."""
    side, seen, between = side_of(seat), without_cards(known.partner[seat], (card,)), known.between
    if card not in known.open[seat]:
        between = put(between, side, without_cards(between[side], (card,)))
    if taken is not None:
        seen = (*seen, taken)
    return Known(known.open, between, put(known.partner, seat, seen))


def after_pass(state: State, seat: Seat, cards: Cards) -> Known:
    """Return the knowledge after a seat passed cards to its partner, face down. `state` is from before.

    The other side no longer knows which partner holds what the seat took openly.
    """
    known, partner, side = knowledge_of(state), partner_of(seat, len(state.hands)), side_of(seat)
    between = (*known.between[side], *known.open[seat])
    seen = put(known.partner, seat, without_cards(known.partner[seat], cards))
    return Known(
        open=put(known.open, seat, ()),
        between=put(known.between, side, between),
        partner=put(seen, partner, (*seen[partner], *cards)),
    )


def known_hands(state: State, viewer: Seat | None) -> tuple[Cards, ...]:
    """Return, by seat, the cards that the viewer knows to be in that hand; all of the own hand.

    Of the partner, this includes the cards that the viewer passed.
    """
    known, seats = knowledge_of(state), range(len(state.hands))
    partner = None if viewer is None or not known.partner else partner_of(viewer, len(seats))
    return tuple(
        state.hands[seat] if seat == viewer else known.partner[seat] if seat == partner else known.open[seat]
        for seat in seats
    )


def known_between_partners(state: State, viewer: Seat | None) -> tuple[Cards, ...]:
    """Return, by side, the cards known to be with one of its two partners, but not which one.

    Empty for the viewer's own side; () in the duel.
    """
    rows = knowledge_of(state).between
    return tuple(
        () if viewer is not None and side_of(viewer) == side else row for side, row in enumerate(rows)
    )
