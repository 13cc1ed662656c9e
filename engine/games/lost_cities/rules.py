"""How Lost Cities is played (data/rules/lost_cities.en.md explains it to players)."""

from __future__ import annotations

import re
from bisect import insort
from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import permutations
from typing import Any

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.errors import (
    GameFinished,
    InvalidSetup,
    NoSuchAction,
    RuleViolation,
    require,
)
from engine.core.plugin import check_setup
from engine.core.seating import check_seat, check_seats, check_turn
from engine.core.tuples import put
from engine.core.types import ABANDONED, Line, Result, Seat, Step, placings
from engine.games.lost_cities.model import (
    CARDS,
    COLOUR,
    COLOURS,
    FEWEST_AFTER_PASSING,
    FIVE,
    FOLLOWERS,
    HAND,
    NUMBER,
    ORDER,
    PASSED,
    PASSES_IN_A_ROW,
    PILE,
    SIDES,
    WAGER,
    Action,
    Board,
    Card,
    Drew,
    Handed,
    Handing,
    Move,
    Moved,
    Options,
    Pass,
    Passed,
    Piles,
    Retired,
    RoundBegan,
    RoundEnded,
    Seated,
    State,
    Turn,
    View,
    accepts,
    deck,
    partner_of,
    side_of,
)
from engine.games.lost_cities.scoring import board_scores, totals, work_out, worth

DUEL, PARTNERS = 2, 4
SEATS = (DUEL, PARTNERS)


def seats_for(options: Options) -> tuple[int, int]:
    """Two, or four as partners. Raises InvalidSetup: partners play with five colours only."""
    if options.partners and options.colours != FIVE:
        raise InvalidSetup("partners-five-colours")
    seats = PARTNERS if options.partners else DUEL
    return seats, seats


def sides(options: Options, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Who plays together: every second seat round the table."""
    return tuple(tuple(range(side, seats, SIDES)) for side in range(SIDES))


# Setting up


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    """Deals the first round and lets chance say who begins. Raises InvalidSetup."""
    check_setup(options, seed)
    check_seats(seats, seats_for(options))
    starter, dice = Dice.from_seed(seed).below(seats)
    state = _deal(options, dice, round_=1, starter=starter, seats=seats, finished=())
    met = (Seated(sides(options, seats)),) if options.partners else ()
    return Step(state, (*met, RoundBegan(1, starter)), reveals=True)


def _deal(
    options: Options, dice: Dice, *, round_: int, starter: Seat, seats: int, finished: tuple[Board, ...]
) -> State:
    cards, dice = dice.shuffle(deck(options))
    nothing = ((),) * options.colours
    return State(
        options=options,
        dice=dice,
        round=round_,
        starter=starter,
        turn=starter,
        hands=tuple(_sorted(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)),
        board=(nothing,) * SIDES,
        discards=nothing,
        pile=cards[seats * HAND :],
        finished=finished,
        given=((),) * seats if options.partners else (),
    )


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=ORDER.__getitem__))


# What may be done


def to_move(state: State) -> tuple[Seat, ...]:
    """The seat whose turn it is; nobody once the game is over."""
    return () if state.turn is None else (state.turn,)


def turn_complete(state: State) -> bool:
    """Always: a turn is one action."""
    return True


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """All the seat may do: by card as in the hand, expedition before discard, pile first; then passes."""
    if seat != state.turn or type(seat) is not int:
        return []
    anywhere, discards = _turns(tuple(map(bool, state.discards)))
    expeditions = state.board[side_of(seat)]
    actions: list[Action] = []
    for card in dict.fromkeys(state.hands[seat]):
        expedition = expeditions[COLOUR[card]]
        # `accepts`, spelled out: a call for every card would cost a tenth of a game's time.
        fits = not expedition or card in FOLLOWERS[expedition[-1]]
        actions += anywhere[card] if fits else discards[card]
    if state.options.partners:
        actions += _passes(state, seat)
    return actions


def _passes(state: State, seat: Seat) -> list[Pass]:
    """Every pass, in either order of its two cards: people name first the one they think of first."""
    hand = state.hands[seat]
    if len(hand) - PASSED < FEWEST_AFTER_PASSING or state.passes == PASSES_IN_A_ROW:
        return []
    return [Pass(cards) for cards in dict.fromkeys(permutations(hand, PASSED))]


@cache
def _turns(lying: tuple[bool, ...]) -> tuple[dict[Card, tuple[Turn, ...]], dict[Card, tuple[Turn, ...]]]:
    """By card, the turns with it: all of them, and those that discard it.

    `lying` says which discard piles have cards; the card's own is closed to the one who discards it
    (rules, "The duel", 3).
    """
    sources = (PILE, *(colour for colour, open_ in zip(COLOURS, lying, strict=False) if open_))
    discards = {
        card: tuple(Turn(card, True, source) for source in sources if source != card[0]) for card in CARDS
    }
    plays = {card: tuple(Turn(card, False, source) for source in sources) for card in CARDS}
    return {card: plays[card] + discards[card] for card in CARDS}, discards


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Takes a turn: card down, card drawn, and at the end of the pile the round is over; or passes cards.

    Raises GameFinished, NotYourTurn, NoSuchAction, or RuleViolation with one of the reasons card-not-in-hand,
    wager-after-number, not-higher, no-such-pile, discard-empty, own-discard; for a pass no-partner,
    pass-two, hand-too-small, fourth-pass.
    """
    check_turn(seat, state.turn)
    if type(action) is Pass:
        _check_pass(state, seat, action)
        return _pass(state, seat, action)
    if type(action) is not Turn or type(action.discard) is not bool:
        raise NoSuchAction
    if action.card not in state.hands[seat]:
        raise RuleViolation("card-not-in-hand", card=action.card)
    if not action.discard:
        _check_expedition(state, seat, action.card)
    _check_source(state, action)
    return _take(state, seat, action)


def _check_expedition(state: State, seat: Seat, card: Card) -> None:
    expedition = state.board[side_of(seat)][COLOUR[card]]
    if not accepts(expedition, card):
        reason = "wager-after-number" if NUMBER[card] == WAGER else "not-higher"
        raise RuleViolation(reason, card=card, last=expedition[-1])


def _check_source(state: State, action: Turn) -> None:
    if action.source == PILE:
        return
    if action.source not in COLOURS[: state.options.colours]:
        raise RuleViolation("no-such-pile", colour=action.source)
    if action.discard and action.source == action.card[0]:
        raise RuleViolation("own-discard", card=action.card)
    if not state.discards[COLOURS.index(action.source)]:
        raise RuleViolation("discard-empty", colour=action.source)


def _take(state: State, seat: Seat, turn: Turn) -> Step[State]:
    board, discards, length = _lay_down(state, seat, turn)
    pile, taken = state.pile, None
    if turn.source == PILE:
        drawn, pile = pile[-1], pile[:-1]
    else:
        source = COLOURS.index(turn.source)
        drawn = taken = discards[source][-1]
        discards = put(discards, source, discards[source][:-1])
    hand = list(state.hands[seat])
    hand.remove(turn.card)
    insort(hand, drawn, key=ORDER.__getitem__)
    move = Move(seat, turn.card, turn.discard, turn.source)
    after = State(
        state.options,
        state.dice,
        state.round,
        state.starter,
        (seat + 1) % len(state.hands),
        put(state.hands, seat, tuple(hand)),
        board,
        discards,
        pile,
        state.finished,
        move,
        drawn,
        given=state.given and put(state.given, seat, ()),
    )
    moved = Moved(move, length, taken)
    if taken is not None:
        return Step(after, (moved,), False)
    events = (moved, Drew(seat, drawn, audience=(seat,)))
    if pile:
        return Step(after, events, True)
    return _end_round(after, events)


def _lay_down(state: State, seat: Seat, turn: Turn) -> tuple[Board, Piles, int]:
    """The board and the discards with the card on them, and how many cards lie where it went."""
    colour, board, discards = COLOUR[turn.card], state.board, state.discards
    if turn.discard:
        pile = (*discards[colour], turn.card)
        return board, put(discards, colour, pile), len(pile)
    side = side_of(seat)
    expedition = (*board[side][colour], turn.card)
    return put(board, side, put(board[side], colour, expedition)), discards, len(expedition)


# Passing cards to the partner


def _check_pass(state: State, seat: Seat, action: Pass) -> None:
    """Rules, "Partners"."""
    if not state.options.partners:
        raise RuleViolation("no-partner")
    if type(action.cards) is not tuple or len(action.cards) != PASSED:
        raise RuleViolation("pass-two")
    hand = state.hands[seat]
    for card in action.cards:
        if action.cards.count(card) > hand.count(card):
            raise RuleViolation("card-not-in-hand", card=card)
    if len(hand) - PASSED < FEWEST_AFTER_PASSING:
        raise RuleViolation("hand-too-small", cards=len(hand))
    if state.passes == PASSES_IN_A_ROW:
        raise RuleViolation("fourth-pass")


def _pass(state: State, seat: Seat, action: Pass) -> Step[State]:
    partner = partner_of(seat, len(state.hands))
    kept = list(state.hands[seat])
    for card in action.cards:
        kept.remove(card)
    hands = put(state.hands, seat, tuple(kept))
    hands = put(hands, partner, _sorted((*hands[partner], *action.cards)))
    after = replace(
        state,
        turn=(seat + 1) % len(state.hands),
        hands=hands,
        last=Handing(seat),
        drawn=None,
        passes=state.passes + 1,
        given=put(put(state.given, seat, ()), partner, _sorted(action.cards)),
    )
    secret = Handed(seat, partner, _sorted(action.cards), audience=(seat, partner))
    return Step(after, (Passed(seat, partner), secret), reveals=True)


# The end of a round


def _end_round(state: State, events: tuple[Any, ...]) -> Step[State]:
    """Scores the round; deals the next one or ends the game (rules, "The duel", 4 to 6)."""
    finished = (*state.finished, state.board)
    sums = totals(finished)
    events += (RoundEnded(state.round, board_scores(state.board), sums),)
    if len(finished) == state.options.rounds:
        return Step(replace(state, turn=None, finished=finished), events, True)
    starter = _next_starter(state.starter, sums, len(state.hands))
    following = _deal(
        state.options,
        state.dice,
        round_=state.round + 1,
        starter=starter,
        seats=len(state.hands),
        finished=finished,
    )
    return Step(following, (*events, RoundBegan(following.round, starter)), True)


def _next_starter(starter: Seat, sums: tuple[int, ...], seats: int) -> Seat:
    """The leading side's first seat after the last starter; on a tie simply the next seat.

    In the duel: the player who leads, or on a tie the one who did not begin the round before.
    """
    after = [(starter + step) % seats for step in range(1, seats + 1)]
    return next(seat for seat in after if sums[side_of(seat)] == max(sums))


def retire(state: State, seat: Seat) -> Step[State]:
    """A player gives up, which ends the game for both sides. Raises NoSuchSeat and GameFinished."""
    check_seat(seat, len(state.hands))
    if state.turn is None:
        raise GameFinished
    return Step(replace(state, turn=None, retired=seat), (Retired(seat),), reveals=False)


# What is seen and what comes out


def view(state: State, viewer: Seat | None) -> View:
    """What a seat (None: an onlooker) may see: its own hand, and all that lies open. Raises NoSuchSeat."""
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
        worths=tuple(tuple(worth(row) if row else None for row in side) for side in state.board),
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
    )


def result(state: State) -> Result | None:
    """Placings by total over all finished rounds; who gave up is placed behind (rules, "The duel", 6)."""
    if state.turn is not None:
        return None
    scores = totals(state.finished)
    ranks = placings(scores)
    if state.retired is not None:
        loser = side_of(state.retired)
        ranks = tuple(2 if side == loser else 1 for side in range(SIDES))
    seats = range(len(state.hands))
    return Result(
        sides=sides(state.options, len(state.hands)),
        placings=tuple(ranks[side_of(seat)] for seat in seats),
        scores=tuple(scores[side_of(seat)] for seat in seats),
        score_sheets=tuple(_lines(state.finished, side_of(seat)) for seat in seats),
        why=_why(state),
    )


def _why(state: State) -> str:
    if state.retired is None:
        return "played-out"
    # A longer game given up in its first round was hardly one, and does not count for anybody.
    return "resigned" if state.finished or state.options.rounds == 1 else ABANDONED


def _lines(finished: tuple[Board, ...], side: int) -> tuple[Line, ...]:
    """One line an expedition that was begun, in the order of rounds and colours."""
    return tuple(
        _line(round_, colour, expedition)
        for round_, board in enumerate(finished, start=1)
        for colour, expedition in zip(COLOURS, board[side], strict=False)
        if expedition
    )


def _line(round_: int, colour: str, expedition: tuple[Card, ...]) -> Line:
    work = work_out(expedition)
    details: dict[str, str | int] = {
        "round": round_,
        "colour": colour,
        "numbers": work.numbers,
        "cost": work.cost,
        "factor": work.factor,
        "bonus": work.bonus,
    }
    return Line("lost_cities-line", details, work.points)


# What must always hold


def check(state: State) -> None:
    """No card is lost or doubled, expeditions rise, hands are full. Raises CorruptState."""
    seats = len(state.hands)
    require(seats == (PARTNERS if state.options.partners else DUEL), "seats")
    require(state.starter in range(seats) and (state.turn is None or state.turn in range(seats)), "turn")
    require(all(card in ORDER for card in _everywhere(state)), "unknown card")
    require(Counter(_everywhere(state)) == Counter(deck(state.options)), "cards")
    require(sum(map(len, state.hands)) == seats * HAND, "hands")
    fewest = FEWEST_AFTER_PASSING if state.options.partners else HAND
    require(all(len(hand) >= fewest and hand == _sorted(hand) for hand in state.hands), "hands")
    _check_passes(state, seats)
    _check_rows(state.discards, state.options)
    for board in (state.board, *state.finished):
        _check_board(board, state.options)
    _check_course(state, seats)


def _check_passes(state: State, seats: int) -> None:
    """Cards only ever go to the partner, two at a time, and each pass in a row is counted."""
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
    require(len(board) == SIDES, "sides")
    for expeditions in board:
        _check_rows(expeditions, options)
        require(all(map(_rises, expeditions)), "order")
    lying = Counter(card for side in board for row in side for card in row)
    require(lying <= Counter(deck(options)), "cards")


def _check_rows(rows: tuple[tuple[Card, ...], ...], options: Options) -> None:
    require(len(rows) == options.colours, "colours")
    require(all(COLOUR.get(card) == colour for colour, row in enumerate(rows) for card in row), "colour")


def _check_course(state: State, seats: int) -> None:
    """Rounds, turns and the end fit each other."""
    rounds, played = state.options.rounds, len(state.finished)
    require(state.retired is None or state.retired in range(seats), "retired")
    require(played <= rounds and state.round == min(played + 1, rounds), "round")
    played_out = played == rounds
    require((state.turn is None) == (played_out or state.retired is not None), "finished")
    require(played_out == (not state.pile), "pile")
    require(not played_out or state.finished[-1] == state.board, "last round")
    last = state.last
    require(last is None or last.seat in range(seats), "last")
    require(isinstance(last, Move) == (state.drawn is not None), "drawn")
    if isinstance(last, Move):
        require(last.card in ORDER and last.source in (PILE, *COLOURS), "last")
        require(state.drawn in state.hands[last.seat], "drawn")
    require(bool(re.fullmatch("[0-9a-f]+", state.dice.seed)) and state.dice.block > 0, "dice")


def _everywhere(state: State) -> list[Card]:
    rows = (*state.hands, *state.discards, state.pile, *(row for side in state.board for row in side))
    return [card for row in rows for card in row]


def _rises(expedition: tuple[Card, ...]) -> bool:
    return all(accepts(expedition[:place], card) for place, card in enumerate(expedition))


def resample(state: State, viewer: Seat | None, seed: int) -> State:
    """A state the viewer cannot tell from this one: other hands and the pile dealt anew.

    What the viewer knows of another hand stays there: cards passed to the partner, a discard just taken.
    """
    hidden = [seat for seat in range(len(state.hands)) if seat != viewer]
    known = {seat: _known(state, viewer, seat) for seat in hidden}
    cards = [*state.pile, *(card for seat in hidden for card in _without(state.hands[seat], known[seat]))]
    shuffled, _ = Dice.from_seed(seed).shuffle(_sorted(cards))
    pile, left = shuffled[: len(state.pile)], list(shuffled[len(state.pile) :])
    hands, given = list(state.hands), list(state.given)
    for seat in hidden:
        unknown = len(hands[seat]) - len(known[seat])
        hands[seat] = _sorted((*known[seat], *left[:unknown]))
        del left[:unknown]
        if given and not known[seat]:
            given[seat] = hands[seat][: len(given[seat])]
    last = state.last
    secret = isinstance(last, Move) and last.seat != viewer and last.source == PILE
    return replace(
        state,
        dice=replace(state.dice, seed=format(seed, "x")),
        hands=tuple(hands),
        given=tuple(given),
        pile=pile,
        drawn=hands[last.seat][0] if last and secret else state.drawn,
    )


def _known(state: State, viewer: Seat | None, seat: Seat) -> tuple[Card, ...]:
    """The cards in another hand that the viewer has seen go there."""
    last = state.last
    taken = isinstance(last, Move) and last.seat == seat and last.source != PILE
    cards = (state.drawn,) if taken and state.drawn else ()
    if viewer is None or not state.given or partner_of(viewer, len(state.hands)) != seat:
        return cards
    return state.given[seat] + cards


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> list[Card]:
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest
