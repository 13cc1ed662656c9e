"""The rules of the board game (for players: data/rules/lost_cities_board.en.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from engine.core.card_games import Card, Cards, sorted_hand, with_card, without_card
from engine.core.dice import Dice
from engine.core.game_errors import (
    GameFinished,
    NoSuchAction,
    check_seat,
    check_seats,
    check_setup,
    check_turn,
)
from engine.core.immutable import put
from engine.core.types import Event, Seat, Step, one_seat_per_side
from engine.games.lost_cities_board import laying, scoring
from engine.games.lost_cities_board.model import (
    ARROW,
    ARTIFACT,
    ASIDE,
    CARDS,
    COLOUR,
    COLOURS,
    CROSSINGS,
    DRAW,
    GO,
    HAND,
    NOTHING,
    ORDER,
    PILE,
    PLAY,
    RESEARCHER,
    STONES,
    TILE_STONES,
    TILES,
    TWO,
    Action,
    Column,
    Discarded,
    Draw,
    Drew,
    ExpeditionBegan,
    Forbidden,
    Go,
    Laid,
    Options,
    Play,
    Received,
    Refusal,
    Retired,
    ScoreSheet,
    State,
    Stay,
    Stayed,
    Trace,
    Walked,
    crossed_count,
    crosses_bridge,
    deck,
    movable_paths,
    tile_points,
)
from engine.games.lost_cities_board.model import SEATS as SEATS


def seats_for(options: Options) -> tuple[int, int]:
    """Return (2, 4), for all options."""
    return SEATS


sides = one_seat_per_side


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    """Deal the first expedition with a random starter. Raises InvalidSetup for bad options, seats or seed."""
    check_setup(options, seed)
    check_seats(seats, SEATS)
    starter, dice = Dice.from_seed(seed).below(seats)
    state = _deal_expedition(
        options, dice, expedition=1, starter=starter, totals=(0,) * seats, tokens=(0,) * seats
    )
    return Step(state, (ExpeditionBegan(1, starter),), reveals=True)


def to_move(state: State) -> tuple[Seat, ...]:
    """Return the seat whose turn it is; empty when the game is over."""
    return () if state.turn is None else (state.turn,)


def turn_complete(state: State) -> bool:
    """Return whether the next action is playing a card, or the game is over."""
    return state.turn is None or state.phase == PLAY


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """Return all actions a seat may take now: play a card, step or stay, or draw; empty if not its turn."""
    if seat != state.turn or type(seat) is not int:
        return []
    if state.phase == PLAY:
        return _plays(state, seat)
    if state.phase == GO:
        return [*(Go(COLOURS[colour]) for colour in movable_paths(state.stones[seat])), Stay()]
    return list(_draws(tuple(map(bool, state.discards)), _discarded_colour(state)))


def _plays(state: State, seat: Seat) -> list[Action]:
    """Return the plays in hand order, each kind of card once, laying before discarding."""
    columns, options = state.columns[seat], state.options
    on_path, setting_out = PLAYS[laying.ON_PATH], PLAYS[laying.available_figures(state, seat)]
    plays: list[Action] = []
    before = ""
    # `laying_refusal` inlined: calling it for every card would cost a tenth of a game's time. Hands are
    # sorted, so equal cards are adjacent and the first of a colour is its lowest.
    for card in state.hands[seat]:
        if card == before:
            continue
        column = columns[COLOUR[card]]
        if column:
            onto = RISING if not options.up_or_down else laying.FITTING_CARDS[laying.column_direction(column)]
            plays += (on_path if card in onto[column[-1]] else DISCARDS)[card]
        else:
            begins = card[0] != before[:1] or laying.any_card_may_begin(options)
            plays += (setting_out if begins else DISCARDS)[card]
        before = card
    return plays


# Created once, since the same actions are offered again and again.
DRAWS: dict[str, Draw] = {source: Draw(source) for source in (PILE, *COLOURS)}
PLAYS: dict[tuple[str, ...], dict[Card, tuple[Play, ...]]] = {
    figures: {
        card: (*(Play(card, figure=figure) for figure in figures), Play(card, discard=True)) for card in CARDS
    }
    for figures in ((), *laying.FIGURES_FOR)
}
"""By the figures that may set out, then by card: its plays."""
DISCARDS = PLAYS[()]
RISING = laying.FITTING_CARDS[laying.UP]


@cache
def _draws(has_discards: tuple[bool, ...], discarded: str) -> tuple[Draw, ...]:
    """Return the legal draws, the pile first.

    `has_discards` tells by colour which piles have cards; `discarded` is the colour letter just discarded or
    "".
    """
    return tuple(
        draw for source, draw in DRAWS.items() if _why_not_draw(source, has_discards, discarded) is None
    )


def _discarded_colour(state: State) -> str:
    """Return the letter of the colour that the last card was discarded to; "" if it was laid."""
    last = state.last
    return last.card[0] if last is not None and last.discarded else ""


def _why_not_draw(source: str, has_discards: Sequence[bool | Cards], discarded: str) -> Refusal | None:
    """Return why a source is not allowed, or None. `discarded` as in `_draws`."""
    if source == PILE:
        return None
    if source not in COLOURS:
        return "no-such-pile"
    if not has_discards[COLOURS.index(source)]:
        return "discard-empty"
    # The card discarded this turn is on top of its pile.
    return "own-discard" if source == discarded else None


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Return the step of an action. Raises GameFinished, NotYourTurn, NoSuchAction and Forbidden.

    Forbidden is play-first, go-first or draw-now if another action is due, else the rule broken.
    """
    check_turn(seat, state.turn)
    kind = type(action)
    if kind not in PHASE_OF or (isinstance(action, Play) and type(action.discard) is not bool):
        raise NoSuchAction
    if state.phase != PHASE_OF[kind]:
        raise Forbidden(_ORDERS[state.phase])
    match action:
        case Play():
            return _discard(state, seat, action) if action.discard else _lay(state, seat, action)
        case Draw():
            return _draw(state, seat, action.source)
        case Go():
            return _go(state, seat, action)
    return Step(replace(state, phase=DRAW), (Stayed(seat),), reveals=False)


PHASE_OF: dict[type, str] = {Play: PLAY, Go: GO, Stay: GO, Draw: DRAW}
"""The phase of each kind of action."""


_ORDERS: dict[str, Refusal] = {PLAY: "play-first", GO: "go-first", DRAW: "draw-now"}


def _require_card(state: State, seat: Seat, card: Card) -> None:
    """Raise Forbidden unless the seat holds the card."""
    if card not in state.hands[seat]:
        raise Forbidden("card-not-in-hand", card=card)


def _discard(state: State, seat: Seat, play: Play) -> Step[State]:
    """Return the step of a discard. Raises Forbidden for a card that is not held, or with a figure."""
    _require_card(state, seat, play.card)
    if play.figure != "":
        raise Forbidden("no-figure-needed")
    colour = COLOUR[play.card]
    after = replace(
        state,
        phase=DRAW,
        hands=put(state.hands, seat, without_card(state.hands[seat], play.card)),
        discards=put(state.discards, colour, (*state.discards[colour], play.card)),
        last=Trace(seat, play.card, discarded=True),
        taken=_without_taken(state.taken, seat, play.card),
    )
    return Step(after, (Discarded(seat, play.card),), reveals=False)


def _lay(state: State, seat: Seat, play: Play) -> Step[State]:
    """Return the step of laying a card, after which its figure walks. Raises Forbidden.

    On a finished path, another figure may step instead.
    """
    _require_card(state, seat, play.card)
    _check_lay(state, seat, play)
    colour = COLOUR[play.card]
    column = (*state.columns[seat][colour], play.card)
    after = replace(
        state,
        hands=put(state.hands, seat, without_card(state.hands[seat], play.card)),
        columns=put(state.columns, seat, put(state.columns[seat], colour, column)),
        last=Trace(seat, play.card, discarded=False),
        taken=_without_taken(state.taken, seat, play.card),
    )
    laid = Laid(seat, play.card, play.figure)
    if play.figure == RESEARCHER:
        after = replace(after, researchers=put(after.researchers, seat, colour))
    if after.stones[seat][colour] == STONES:
        return Step(_offer_step(after, seat), (laid,), reveals=False)
    return _walk(after, seat, colour, (laid,))


def _check_lay(state: State, seat: Seat, play: Play) -> None:
    """Raise Forbidden unless the column accepts the card, and the figure fits."""
    reason = laying.laying_refusal(state, seat, play.card)
    if reason is not None:
        column = state.columns[seat][COLOUR[play.card]]
        raise Forbidden(reason, card=play.card, last=column[-1] if column else play.card)
    figures = laying.figures_for_card(state, seat, play.card)
    if play.figure in figures:
        return
    if figures == laying.ON_PATH:
        raise Forbidden("no-figure-needed")
    raise Forbidden("figure-out" if play.figure else "figure-needed")


def _without_taken(taken: tuple[Cards, ...], seat: Seat, card: Card) -> tuple[Cards, ...]:
    """Return the openly taken cards by seat, without one copy of `card` of this seat, if there."""
    return put(taken, seat, without_card(taken[seat], card)) if taken and card in taken[seat] else taken


def _go(state: State, seat: Seat, action: Go) -> Step[State]:
    """Return a figure's step without a card. Raises Forbidden if it has not set out or is at the end."""
    if action.colour not in COLOURS or not state.stones[seat][COLOURS.index(action.colour)]:
        raise Forbidden("not-on-path", colour=action.colour)
    colour = COLOURS.index(action.colour)
    if state.stones[seat][colour] == STONES:
        raise Forbidden("at-the-end", colour=action.colour)
    return _walk(state, seat, colour, ())


def _walk(state: State, seat: Seat, colour: int, events: tuple[Event, ...]) -> Step[State]:
    """Return a figure's step to the next stone, after `events`. The last crossing ends the expedition."""
    after, walked = _move_figure(state, seat, colour)
    if walked.crossed and crossed_count(after.stones) == CROSSINGS:
        return _end_expedition(after, seat, (*events, walked), bridge=True)
    return Step(after, (*events, walked), reveals=False)


def _draw(state: State, seat: Seat, source: str) -> Step[State]:
    """Return the step of a draw. The last card of the pile ends the expedition.

    Raises Forbidden for an unknown or empty pile, or the one just discarded onto.
    """
    reason = _why_not_draw(source, state.discards, _discarded_colour(state))
    if reason is not None:
        raise Forbidden(reason, colour=source)
    pile, discards, known, taken = state.pile, state.discards, state.taken, None
    if source == PILE:
        card, pile = pile[-1], pile[:-1]
    else:
        colour = COLOURS.index(source)
        card = taken = discards[colour][-1]
        discards = put(discards, colour, discards[colour][:-1])
        known = known or ((),) * len(state.hands)
        known = put(known, seat, (*known[seat], card))
    after = replace(
        state,
        turn=_next_seat(state, seat),
        phase=PLAY,
        hands=put(state.hands, seat, with_card(state.hands[seat], card, ORDER)),
        pile=pile,
        discards=discards,
        last=replace(state.last, source=source) if state.last is not None else None,
        drawn=card,
        taken=known,
    )
    drew = Drew(seat, source, taken)
    if taken is not None:
        return Step(after, (drew,), reveals=False)
    events = (drew, Received(seat, card, audience=(seat,)))
    if pile:
        return Step(after, events, reveals=True)
    return _end_expedition(after, seat, events, bridge=False)


def _next_seat(state: State, seat: Seat) -> Seat:
    return (seat + 1) % len(state.hands)


def _end_expedition(state: State, seat: Seat, events: tuple[Event, ...], *, bridge: bool) -> Step[State]:
    """Score the expedition and deal the next one, begun by the seat after `seat`, or end the game.

    `bridge`: crossings of the bridge ended it, not the empty pile.
    """
    counted, ended = scoring.close_expedition(state, bridge=bridge)
    if counted.turn is None:
        return Step(counted, (*events, ended), reveals=True)
    starter = _next_seat(state, seat)
    following = _deal_expedition(
        state.options,
        state.dice,
        expedition=state.expedition + 1,
        starter=starter,
        totals=counted.totals,
        tokens=scoring.artifact_counts(counted),
        sheets=counted.sheets,
    )
    return Step(following, (*events, ended, ExpeditionBegan(following.expedition, starter)), reveals=True)


def retire(state: State, seat: Seat) -> Step[State]:
    """End the game, current figures unscored; the seat is last. Raises NoSuchSeat and GameFinished."""
    check_seat(seat, len(state.hands))
    if state.turn is None:
        raise GameFinished
    return Step(replace(state, turn=None, retired=seat), (Retired(seat),), reveals=False)


def _deal_expedition(
    options: Options,
    dice: Dice,
    *,
    expedition: int,
    starter: Seat,
    totals: tuple[int, ...],
    tokens: tuple[int, ...],
    sheets: tuple[ScoreSheet, ...] = (),
) -> State:
    """Return the state at the start of an expedition (from 1): tiles, hands, pile.

    `totals` and `tokens` (artifacts) are by seat. With two players some cards are set aside.
    """
    seats = len(totals)
    tiles, dice = dice.shuffle(TILES)
    cards, dice = dice.shuffle(deck(options))
    aside = ASIDE if seats == TWO else 0
    dealt = aside + seats * HAND
    nothing: tuple[Column, ...] = ((),) * len(COLOURS)
    return State(
        options=options,
        dice=dice,
        expedition=expedition,
        starter=starter,
        turn=starter,
        phase=PLAY,
        hands=tuple(sorted_hand(cards[first : first + HAND], ORDER) for first in range(aside, dealt, HAND)),
        columns=(nothing,) * seats,
        stones=((0,) * len(COLOURS),) * seats,
        researchers=(None,) * seats,
        tiles=_on_stones(tiles),
        discards=nothing,
        pile=cards[dealt:],
        aside=cards[:aside],
        totals=totals,
        gained=(0,) * seats,
        tokens=tokens,
        found=(0,) * seats,
        sheets=sheets,
        taken=((),) * seats,
    )


def _on_stones(tiles: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Lay shuffled tiles on the stones that take one. Return the tiles by colour, then stone."""
    left = iter(tiles)
    return tuple(
        tuple(next(left) if stone in taking else NOTHING for stone in range(1, STONES + 1))
        for taking in TILE_STONES
    )


def _move_figure(state: State, seat: Seat, colour: int) -> tuple[State, Walked]:
    """Return the state after a figure's step with its tile applied, and the event.

    The seat draws next; after an arrow it may step again. The crossing that ends the expedition applies no
    tile. The figure must not be on the last stone.
    """
    stone = state.stones[seat][colour] + 1
    stones = put(state.stones, seat, put(state.stones[seat], colour, stone))
    last = state.last
    if last is not None:
        last = replace(last, walked=(*last.walked, (colour, stone)))
    over = crosses_bridge(stone)
    if over and crossed_count(stones) == CROSSINGS:
        walked = Walked(seat, COLOURS[colour], stone, NOTHING, over)
        return replace(state, stones=stones, last=last), walked
    walked = Walked(seat, COLOURS[colour], stone, state.tiles[colour][stone - 1], over)
    if walked.tile == ARROW:
        return _offer_step(replace(state, stones=stones, last=last), seat), walked
    moved = replace(state, stones=stones, last=last, phase=DRAW)
    return _with_tile_used(moved, seat, colour, stone), walked


def _offer_step(state: State, seat: Seat) -> State:
    """Return the state in which the seat may step or stay; without a movable figure it has to draw."""
    return replace(state, phase=GO if movable_paths(state.stones[seat]) else DRAW)


def _with_tile_used(state: State, seat: Seat, colour: int, stone: int) -> State:
    """Return the state with a stone's tile used by a seat. Artifacts are removed; points stay."""
    tile = state.tiles[colour][stone - 1]
    if tile == NOTHING:
        return state
    if tile == ARTIFACT:
        rest = put(state.tiles[colour], stone - 1, NOTHING)
        found = put(state.found, seat, state.found[seat] + 1)
        return replace(state, tiles=put(state.tiles, colour, rest), found=found)
    points = tile_points(tile)
    totals = put(state.totals, seat, state.totals[seat] + points)
    return replace(state, totals=totals, gained=put(state.gained, seat, state.gained[seat] + points))
