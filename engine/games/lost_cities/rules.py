"""How Lost Cities is played (data/rules/lost_cities.en.md explains it to players)."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.errors import CorruptState, GameFinished, InvalidSetup, NotYourTurn, RuleViolation
from engine.core.types import ABANDONED, Line, Result, Seat, Step, placings
from engine.games.lost_cities.model import (
    CARDS,
    COLOUR,
    COLOURS,
    FOLLOWERS,
    HAND,
    NUMBER,
    ORDER,
    PILE,
    SIDES,
    WAGER,
    Action,
    Board,
    Card,
    Drew,
    Move,
    Moved,
    Options,
    Retired,
    RoundBegan,
    RoundEnded,
    State,
    Turn,
    View,
    accepts,
    deck,
    side_of,
)
from engine.games.lost_cities.scoring import board_scores, totals, work_out, worth

SEATS = (2, 2)


def seats_for(options: Options) -> tuple[int, int]:
    """The duel is for two."""
    return SEATS


def sides(options: Options, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Who plays together: every second seat round the table."""
    return tuple(tuple(range(side, seats, SIDES)) for side in range(SIDES))


# Setting up


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    """Deals the first round and lets chance say who begins. Raises InvalidSetup."""
    fewest, most = seats_for(options)
    if not fewest <= seats <= most:
        raise InvalidSetup("wrong-seats", seats=seats, fewest=fewest, most=most)
    starter, dice = Dice.from_seed(seed).below(seats)
    state = _deal(options, dice, round_=1, starter=starter, seats=seats, finished=())
    return Step(state, (RoundBegan(1, starter),), reveals=True)


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
    )


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=ORDER.__getitem__))


# What may be done


def to_move(state: State) -> tuple[Seat, ...]:
    """The seat whose turn it is; nobody once the game is over."""
    return () if state.turn is None else (state.turn,)


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """Every turn the seat may take: by card as in the hand, expedition before discard, pile first."""
    if seat != state.turn:
        return []
    anywhere, discards = _turns(tuple(map(bool, state.discards)))
    expeditions = state.board[side_of(seat)]
    turns: list[Action] = []
    for card in dict.fromkeys(state.hands[seat]):
        expedition = expeditions[COLOUR[card]]
        # `accepts`, spelled out: a call for every card would cost a tenth of a game's time.
        fits = not expedition or card in FOLLOWERS[expedition[-1]]
        turns += anywhere[card] if fits else discards[card]
    return turns


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
    """Takes a turn: card down, card drawn, and at the end of the pile the round is over.

    Raises GameFinished, NotYourTurn, or RuleViolation with one of the reasons card-not-in-hand,
    wager-after-number, not-higher, no-such-pile, discard-empty, own-discard.
    """
    if state.turn is None:
        raise GameFinished
    if seat != state.turn:
        raise NotYourTurn
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
    colour = COLOUR[turn.card]
    board, discards, pile = state.board, state.discards, state.pile
    if turn.discard:
        discards = _with(discards, colour, (*discards[colour], turn.card))
        length = len(discards[colour])
    else:
        side = side_of(seat)
        expedition = (*board[side][colour], turn.card)
        board = _with(board, side, _with(board[side], colour, expedition))
        length = len(expedition)
    taken = None
    if turn.source == PILE:
        drawn, pile = pile[-1], pile[:-1]
    else:
        source = COLOURS.index(turn.source)
        drawn = taken = discards[source][-1]
        discards = _with(discards, source, discards[source][:-1])
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
        _with(state.hands, seat, tuple(hand)),
        board,
        discards,
        pile,
        state.finished,
        move,
        drawn,
        None,
    )
    moved = Moved(move, length, taken)
    if taken is not None:
        return Step(after, (moved,), False)
    events = (moved, Drew(seat, drawn, audience=(seat,)))
    if pile:
        return Step(after, events, True)
    return _end_round(after, events)


def _with(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    return items[:place] + (item,) + items[place + 1 :]  # noqa: RUF005 - twice as fast, and every move needs it


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
    """A player gives up, which ends the game for both sides. Raises GameFinished."""
    if state.turn is None:
        raise GameFinished
    return Step(replace(state, turn=None, retired=seat), (Retired(seat),), reveals=False)


# What is seen and what comes out


def view(state: State, viewer: Seat | None) -> View:
    """What a seat (None: an onlooker) may see: its own hand, and all that lies open."""
    hand = state.hands[viewer] if viewer is not None else ()
    own = state.board[side_of(viewer)] if viewer is not None else ()
    drew_last = viewer is not None and state.last is not None and state.last.seat == viewer
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
        sums=tuple(_lines(state.finished, side_of(seat)) for seat in seats),
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
    _demand(SEATS[0] <= seats <= SEATS[1], "seats")
    _demand(state.starter in range(seats) and (state.turn is None or state.turn in range(seats)), "turn")
    _demand(all(card in ORDER for card in _everywhere(state)), "unknown card")
    _demand(Counter(_everywhere(state)) == Counter(deck(state.options)), "cards")
    _demand(all(len(hand) == HAND and hand == _sorted(hand) for hand in state.hands), "hands")
    _check_rows(state.discards, state.options)
    for board in (state.board, *state.finished):
        _check_board(board, state.options)
    _check_course(state, seats)


def _check_board(board: Board, options: Options) -> None:
    _demand(len(board) == SIDES, "sides")
    for expeditions in board:
        _check_rows(expeditions, options)
        _demand(all(map(_rises, expeditions)), "order")
    lying = Counter(card for side in board for row in side for card in row)
    _demand(lying <= Counter(deck(options)), "cards")


def _check_rows(rows: tuple[tuple[Card, ...], ...], options: Options) -> None:
    _demand(len(rows) == options.colours, "colours")
    _demand(all(COLOUR.get(card) == colour for colour, row in enumerate(rows) for card in row), "colour")


def _check_course(state: State, seats: int) -> None:
    """Rounds, turns and the end fit each other."""
    rounds, played = state.options.rounds, len(state.finished)
    _demand(state.retired is None or state.retired in range(seats), "retired")
    _demand(played <= rounds and state.round == min(played + 1, rounds), "round")
    played_out = played == rounds
    _demand((state.turn is None) == (played_out or state.retired is not None), "finished")
    _demand(played_out == (not state.pile), "pile")
    _demand(not played_out or state.finished[-1] == state.board, "last round")


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise CorruptState(what)


def _everywhere(state: State) -> list[Card]:
    rows = (*state.hands, *state.discards, state.pile, *(row for side in state.board for row in side))
    return [card for row in rows for card in row]


def _rises(expedition: tuple[Card, ...]) -> bool:
    return all(accepts(expedition[:place], card) for place, card in enumerate(expedition))


def redeal(state: State, viewer: Seat | None, seed: int) -> State:
    """A state the viewer cannot tell from this one: other hands and the pile dealt anew."""
    hidden = [seat for seat in range(len(state.hands)) if seat != viewer]
    cards = [card for seat in hidden for card in state.hands[seat]] + list(state.pile)
    shuffled, _ = Dice.from_seed(seed).shuffle(cards)
    hands = list(state.hands)
    for place, seat in enumerate(hidden):
        hands[seat] = _sorted(shuffled[place * HAND : (place + 1) * HAND])
    secret = state.last is not None and state.last.seat != viewer and state.last.source == PILE
    return replace(
        state,
        dice=replace(state.dice, seed=format(seed, "x")),
        hands=tuple(hands),
        pile=shuffled[len(hidden) * HAND :],
        drawn=hands[state.last.seat][0] if secret and state.last else state.drawn,
    )
