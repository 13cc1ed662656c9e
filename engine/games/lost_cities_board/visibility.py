"""Views, and resampling of hidden cards."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.card_games import Cards, sorted_hand, without_cards
from engine.core.dice import Dice
from engine.core.game_errors import check_seat
from engine.core.immutable import put
from engine.core.types import Seat
from engine.games.lost_cities_board import laying, scoring
from engine.games.lost_cities_board.model import (
    ORDER,
    PILE,
    ScoreSheet,
    SeenSheet,
    State,
    View,
    crossed_count,
)


def view(state: State, viewer: Seat | None) -> View:
    """Return what a seat, or an onlooker (None), may see. Raises NoSuchSeat.

    In the 2008 edition others' totals are hidden (None) until the game is over.
    """
    check_seat(viewer, len(state.hands))
    hand = state.hands[viewer] if viewer is not None else ()
    last = state.last
    drew_last = last is not None and last.seat == viewer and last.source is not None
    playing = state.turn is not None
    hidden = state.options.edition == "2008" and playing
    final = scoring.result(state)
    totals = tuple(
        None if hidden and seat != viewer else total
        for seat, total in enumerate(state.totals if final is None else final.scores)
    )
    worths = tuple(map(scoring.total_figure_points, state.stones, state.researchers)) if playing else ()
    return View(
        viewer=viewer,
        options=state.options,
        expedition=state.expedition,
        expeditions=scoring.expedition_count(state.options),
        starter=state.starter,
        turn=state.turn,
        phase=state.phase,
        columns=state.columns,
        directions=tuple(
            tuple(laying.required_direction(column, state.options) if column else 0 for column in columns)
            for columns in state.columns
        ),
        stones=state.stones,
        researchers=state.researchers,
        tiles=state.tiles,
        discards=tuple((pile[-1] if pile else None, len(pile)) for pile in state.discards),
        pile=len(state.pile),
        crossed=crossed_count(state.stones),
        totals=totals,
        worths=worths,
        ahead=scoring.leading_seats(totals, worths) if worths else (),
        tokens=state.tokens,
        found=state.found,
        hand=hand,
        playable=_playable(state, viewer),
        drawn=state.drawn if drew_last else None,
        last=last,
        sheets=tuple(_visible_sheet(sheet, hidden=hidden) for sheet in state.sheets),
        retired=state.retired,
        known=tuple(
            state.hands[seat] if seat == viewer else taken for seat, taken in enumerate(openly_taken(state))
        ),
    )


def _playable(state: State, viewer: Seat | None) -> Cards:
    """Return the different cards that the viewer could lay if it were their turn; none for an onlooker."""
    if viewer is None:
        return ()
    return tuple(
        card
        for card in dict.fromkeys(state.hands[viewer])
        if laying.laying_refusal(state, viewer, card) is None
    )


def openly_taken(state: State) -> tuple[Cards, ...]:
    """Return, by seat, the cards taken from discard piles that must still be in that hand.

    If an older version stored none, only the last draw counts.
    """
    if state.taken:
        return state.taken
    none: tuple[Cards, ...] = ((),) * len(state.hands)
    last = state.last
    if last is None or state.drawn is None or last.source in (None, PILE):
        return none
    return put(none, last.seat, (state.drawn,))


def _visible_sheet(sheet: ScoreSheet, *, hidden: bool) -> SeenSheet:
    """Return a score sheet, without tiles and totals if `hidden`."""
    tiles, totals = (None, None) if hidden else (sheet.tiles, sheet.totals)
    return SeenSheet(sheet.stones, sheet.researchers, tiles, sheet.found, totals)


def held(view: View) -> Cards:
    """Return the viewer's hand; empty for an onlooker."""
    return view.hand


def resample(state: State, viewer: Seat | None, seed: int) -> State:
    """Return a random state that looks the same to the viewer: other hands, pile and cards set aside.

    Cards taken openly stay. The same seed gives the same state.
    """
    hidden = [seat for seat in range(len(state.hands)) if seat != viewer]
    known = openly_taken(state)
    unseen = [card for seat in hidden for card in without_cards(state.hands[seat], known[seat])]
    shuffled, dice = Dice.from_seed(seed).shuffle(sorted_hand((*state.pile, *state.aside, *unseen), ORDER))
    hands, left = state.hands, shuffled
    for seat in hidden:
        room = len(hands[seat]) - len(known[seat])
        hands = put(hands, seat, sorted_hand((*known[seat], *left[:room]), ORDER))
        left = left[room:]
    other = replace(
        state,
        dice=replace(state.dice, seed=format(seed, "x")),
        hands=hands,
        pile=left[: len(state.pile)],
        aside=left[len(state.pile) :],
    )
    return _resample_drawn(other, viewer, dice)


def _resample_drawn(state: State, viewer: Seat | None, dice: Dice) -> State:
    """Return the state with an unknown card of the hand as the drawn one, unless the viewer saw that.

    Within a turn no card counts as drawn.
    """
    last = state.last
    if last is not None and last.source is None:
        # Within a turn this is the previous turn's card, which no view shows.
        return replace(state, drawn=None)
    if last is None or last.seat == viewer or last.source != PILE:
        return state
    cards, _ = dice.shuffle(without_cards(state.hands[last.seat], openly_taken(state)[last.seat]))
    return replace(state, drawn=cards[0])
