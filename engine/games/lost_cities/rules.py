"""The rules of Lost Cities (for players: data/rules/lost_cities.en.md)."""

from __future__ import annotations

from bisect import insort
from functools import cached_property
from itertools import permutations, product

from msgspec.structs import replace

from engine.core.card_games import Card, Cards, sorted_hand, without_cards
from engine.core.dice import Dice
from engine.core.game_errors import (
    GameFinished,
    InvalidSetup,
    NoSuchAction,
    check_seat,
    check_seats,
    check_setup,
    check_turn,
)
from engine.core.immutable import put
from engine.core.types import Event, Seat, Step
from engine.games.lost_cities import scoring, visibility
from engine.games.lost_cities.model import (
    CARDS,
    COLOUR,
    COLOURS,
    DUEL,
    FEWEST_AFTER_PASSING,
    FIVE,
    HAND,
    NUMBER,
    ORDER,
    PARTNERS,
    PASSED,
    PASSES_IN_A_ROW,
    PILE,
    PLACE,
    SIDES,
    WAGER,
    Action,
    Board,
    Forbidden,
    Handed,
    Handing,
    Move,
    Moved,
    Options,
    Pass,
    Passed,
    Received,
    Retired,
    RoundBegan,
    Seated,
    State,
    Turn,
    accepts,
    deck,
    partner_of,
    side_of,
)
from engine.games.lost_cities.model import sides as sides

SEATS = (DUEL, PARTNERS)
HAND_ORDER = ORDER.__getitem__
"""Sort key of cards in a hand."""


def seats_for(options: Options) -> tuple[int, int]:
    """Return (2, 2), or (4, 4) with partners. Raises InvalidSetup for partners with six colours."""
    if options.partners and options.colours != FIVE:
        raise InvalidSetup("partners-five-colours")
    seats = PARTNERS if options.partners else DUEL
    return seats, seats


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    """Deal the first round with a random starter. With partners, an event tells the sides.

    Raises InvalidSetup for bad options, seats or seed.
    """
    check_setup(options, seed)
    check_seats(seats, seats_for(options))
    starter, dice = Dice.from_seed(seed).below(seats)
    state = _deal(options, dice, round_=1, starter=starter, seats=seats, finished=())
    met = (Seated(sides(options, seats)),) if options.partners else ()
    return Step(state, (*met, RoundBegan(1, starter)), reveals=True)


def _deal(
    options: Options, dice: Dice, *, round_: int, starter: Seat, seats: int, finished: tuple[Board, ...]
) -> State:
    """Return the first state of a round (from 1): cards shuffled and dealt, `starter` to move."""
    cards, dice = dice.shuffle(deck(options))
    nothing = ((),) * options.colours
    return State(
        options=options,
        dice=dice,
        round=round_,
        starter=starter,
        turn=starter,
        hands=tuple(sorted_hand(cards[seat * HAND : (seat + 1) * HAND], ORDER) for seat in range(seats)),
        board=(nothing,) * SIDES,
        discards=nothing,
        pile=cards[seats * HAND :],
        finished=finished,
        given=((),) * seats if options.partners else (),
        known=visibility.empty_knowledge(seats, options),
    )


def to_move(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is; empty when the game is over."""
    return () if state.turn is None else (state.turn,)


def turn_complete(state: State) -> bool:
    """Return True: a turn is one action."""
    return True


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """Return all turns and passes of a seat, once for equal cards; empty if it is not the seat's turn.

    In hand order: expedition before discard, the pile before discard piles; then passes.
    """
    if seat != state.turn or type(seat) is not int:
        return []
    sources = SOURCES
    for pile in state.discards:
        sources = sources.lying if pile else sources.bare
    everywhere, discards = sources.turns
    expeditions = state.board[side_of(seat)]
    actions: list[Action] = []
    before = None
    for card in state.hands[seat]:
        colour, lasts = PLACEMENT[card]
        # Hands are sorted, so equal cards are adjacent.
        if lasts is not before:
            before, expedition = lasts, expeditions[colour]
            fits = not expedition or expedition[-1] in lasts
            actions += (everywhere if fits else discards)[card]
    if state.options.partners:
        actions += _passes(state, seat)
    return actions


def _passes(state: State, seat: Seat) -> list[Pass]:
    """Return the legal passes, each in both orders; empty with too few cards or after `PASSES_IN_A_ROW`."""
    hand = state.hands[seat]
    if len(hand) - PASSED < FEWEST_AFTER_PASSING or state.passes == PASSES_IN_A_ROW:
        return []
    return [Pass(cards) for cards in dict.fromkeys(permutations(hand, PASSED))]


PLACEMENT: dict[Card, tuple[int, frozenset[Card]]] = {
    card: (COLOUR[card], frozenset(last for last in CARDS if card[0] == last[0] and accepts((last,), card)))
    for card in CARDS
}
"""By card: its colour index, and the cards it may be played on."""
TURNS = {key: Turn(*key) for key in product(CARDS, (False, True), (PILE, *COLOURS))}
"""Every turn, created once. Reusing them keeps them close together in memory."""
TurnsByCard = dict[Card, tuple[Turn, ...]]


class _Sources:
    """A node of a tree that selects the legal sources: each level asks whether a pile has cards.

    `sources` are the piles that have cards, `further` the colours to ask about.
    """

    def __init__(self, sources: tuple[str, ...], further: str) -> None:
        self._sources = sources
        self.lying = _Sources((*sources, further[0]), further[1:]) if further else self
        self.bare = _Sources(sources, further[1:]) if further else self

    @cached_property
    def turns(self) -> tuple[TurnsByCard, TurnsByCard]:
        """(all turns of a card, only those that discard it), each by card."""
        discards = {card: self._discard_turns(card) for card in CARDS}
        everywhere = {card: self._expedition_turns(card) + discards[card] for card in CARDS}
        return everywhere, discards

    def _expedition_turns(self, card: Card) -> tuple[Turn, ...]:
        return tuple(TURNS[card, False, source] for source in self._sources)

    def _discard_turns(self, card: Card) -> tuple[Turn, ...]:
        """Return the turns that discard the card. They do not draw from its own colour."""
        return tuple(TURNS[card, True, source] for source in self._sources if source != card[0])


SOURCES = _Sources((PILE,), "".join(COLOURS))
"""The root of the tree. Descending is faster than hashing all piles as a key."""


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Return the step of a turn or pass.

    Raises GameFinished, NotYourTurn, NoSuchAction (of another kind) and Forbidden (against a rule).
    """
    check_turn(seat, state.turn)
    if type(action) is Pass:
        _check_pass(state, seat, action)
        return _pass_cards(state, seat, action)
    if type(action) is not Turn or type(action.discard) is not bool:
        raise NoSuchAction
    return _play_turn(state, seat, action)


def _play_turn(state: State, seat: Seat, turn: Turn) -> Step[State]:
    """Return the step of a turn. The last card of the pile ends the round. Raises Forbidden."""
    hands = [*state.hands]
    hand = _remaining_cards(hands[seat], turn.card)
    board, discards, length = _lay_down(state, seat, turn)
    pile, taken = state.pile, None
    if turn.source == PILE:
        drawn, pile = pile[-1], pile[:-1]
    else:
        place = _pile_index(discards, turn)
        drawn = taken = discards[place][-1]
        discards[place] = discards[place][:-1]
    insort(hand, drawn, key=HAND_ORDER)
    hands[seat] = tuple(hand)
    move = Move(seat, turn.card, turn.discard, turn.source)
    after = replace(
        state,
        turn=(seat + 1) % len(hands),
        hands=tuple(hands),
        board=board,
        discards=tuple(discards),
        pile=pile,
        last=move,
        drawn=drawn,
        passes=0,
        given=put(state.given, seat, ()) if state.given else (),
        known=visibility.knowledge_after_turn(state, seat, turn.card, taken),
    )
    moved = Moved(move, length, taken)
    if taken is not None:
        return Step(after, (moved,), False)
    events = (moved, Received(seat, drawn, audience=(seat,)))
    if pile:
        return Step(after, events, True)
    return _end_round(after, events)


def _remaining_cards(hand: Cards, card: Card) -> list[Card]:
    """Return the hand without a card. Raises Forbidden if it is not there."""
    others = [*hand]
    try:
        others.remove(card)
    except ValueError:
        raise Forbidden("card-not-in-hand", card=card) from None
    return others


def _lay_down(state: State, seat: Seat, turn: Turn) -> tuple[Board, list[Cards], int]:
    """Return the board and discards with the card added, and the length of its expedition or pile.

    Raises Forbidden if the expedition rejects it.
    """
    card, board, discards = turn.card, state.board, [*state.discards]
    colour = COLOUR[card]
    if turn.discard:
        discards[colour] = pile = discards[colour] + (card,)
        return board, discards, len(pile)
    side = side_of(seat)
    expedition = board[side][colour]
    if not accepts(expedition, card):
        wager = NUMBER[card] == WAGER
        raise Forbidden("wager-after-number" if wager else "not-higher", card=card, last=expedition[-1])
    expedition += (card,)  # and not (*expedition, card), which goes by way of a list
    return put(board, side, put(board[side], colour, expedition)), discards, len(expedition)


def _pile_index(discards: list[Cards], turn: Turn) -> int:
    """Return the index of the discard pile that a turn draws from.

    Raises Forbidden if it does not exist, is empty, or is discarded onto.
    """
    try:
        place = PLACE[turn.source]
        pile = discards[place]
    except (KeyError, TypeError, IndexError):  # IndexError: a game without the last colour
        raise Forbidden("no-such-pile", colour=turn.source) from None
    if turn.discard and place == COLOUR[turn.card]:
        raise Forbidden("own-discard", card=turn.card)
    if not pile:
        raise Forbidden("discard-empty", colour=turn.source)
    return place


def _check_pass(state: State, seat: Seat, action: Pass) -> None:
    """Raise Forbidden unless the seat may pass these cards now.

    It needs a partner, two held cards, enough cards after them, and fewer than `PASSES_IN_A_ROW` passes
    before.
    """
    if not state.options.partners:
        raise Forbidden("no-partner")
    if type(action.cards) is not tuple or len(action.cards) != PASSED:
        raise Forbidden("pass-two")
    hand = state.hands[seat]
    for card in action.cards:
        if action.cards.count(card) > hand.count(card):
            raise Forbidden("card-not-in-hand", card=card)
    if len(hand) - PASSED < FEWEST_AFTER_PASSING:
        raise Forbidden("hand-too-small", cards=len(hand))
    if state.passes == PASSES_IN_A_ROW:
        raise Forbidden("fourth-pass")


def _pass_cards(state: State, seat: Seat, action: Pass) -> Step[State]:
    """Return the step in which two cards go to the partner, face down. Legality is not checked."""
    partner = partner_of(seat, len(state.hands))
    passed = sorted_hand(action.cards, ORDER)
    hands = put(state.hands, seat, without_cards(state.hands[seat], passed))
    after = replace(
        state,
        turn=(seat + 1) % len(state.hands),
        hands=put(hands, partner, sorted_hand((*hands[partner], *passed), ORDER)),
        last=Handing(seat),
        drawn=None,
        passes=state.passes + 1,
        given=put(put(state.given, seat, ()), partner, passed),
        known=visibility.knowledge_after_pass(state, seat, passed),
    )
    secret = Handed(seat, partner, passed, audience=(seat, partner))
    return Step(after, (Passed(seat, partner), secret), reveals=True)


def _end_round(state: State, events: tuple[Event, ...]) -> Step[State]:
    """Score the round and deal the next one, or end the game. The step has `events` first."""
    scored, ended = scoring.score_round(state)
    if scored.turn is None:
        return Step(scored, (*events, ended), True)
    starter = scoring.next_starter(state.starter, ended.totals, len(state.hands))
    following = _deal(
        state.options,
        state.dice,
        round_=state.round + 1,
        starter=starter,
        seats=len(state.hands),
        finished=scored.finished,
    )
    return Step(following, (*events, ended, RoundBegan(following.round, starter)), True)


def retire(state: State, seat: Seat) -> Step[State]:
    """End the game, its round unscored: the seat's side loses. Raises NoSuchSeat and GameFinished."""
    check_seat(seat, len(state.hands))
    if state.turn is None:
        raise GameFinished
    return Step(replace(state, turn=None, retired=seat), (Retired(seat),), reveals=False)
