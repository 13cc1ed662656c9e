"""Invariants of a state: nothing is lost or duplicated, and the last turn is possible."""

from __future__ import annotations

import re
from collections import Counter

from engine.core.card_games import contains_cards, sorted_hand
from engine.core.game_errors import require
from engine.core.types import Seat
from engine.games.lost_cities_board import scoring
from engine.games.lost_cities_board.model import (
    ARROW,
    ARTIFACT,
    ASIDE,
    COLOUR,
    COLOURS,
    CROSSINGS,
    DRAW,
    GO,
    HAND,
    NOTHING,
    NUMBER,
    ORDER,
    PILE,
    PLAY,
    SEATS,
    STONES,
    TILE_STONES,
    TILES,
    TWO,
    Column,
    Options,
    ScoreSheet,
    State,
    Stones,
    Trace,
    crossed_count,
    crosses_bridge,
    deck,
    movable_paths,
    tile_points,
)


def check(state: State) -> None:
    """Raise CorruptState if no game can lead to the state."""
    seats = len(state.hands)
    require(SEATS[0] <= seats <= SEATS[1], "seats")
    by_seat = (
        state.columns,
        state.stones,
        state.researchers,
        state.totals,
        state.gained,
        state.tokens,
        state.found,
    )
    require(all(len(each) == seats for each in by_seat), "seats")
    _check_cards(state)
    for stones, researcher in zip(state.stones, state.researchers, strict=True):
        _check_figures(stones, researcher)
    _check_columns(state)
    _check_course(state)
    _check_tiles(state)
    _check_last(state)
    _check_sums(state)
    _check_taken(state)


def _check_cards(state: State) -> None:
    """Raise CorruptState unless cards are complete and in order, and hands have the right size."""
    rows = (*state.hands, *state.discards, state.pile, state.aside)
    columns = tuple(column for own in state.columns for column in own)
    cards = [card for row in (*rows, *columns) for card in row]
    require(all(card in ORDER for card in cards), "unknown card")
    require(Counter(cards) == Counter(deck(state.options)), "cards")
    require(len(state.aside) == (ASIDE if len(state.hands) == TWO else 0), "aside")
    for own in (*state.columns, state.discards):
        require(len(own) == len(COLOURS), "colours")
        require(all(COLOUR[card] == colour for colour, row in enumerate(own) for card in row), "colour")
    require(all(_is_ordered(column, state.options) for column in columns), "order")
    for seat, hand in enumerate(state.hands):
        require(len(hand) == HAND - (seat == _seat_before_draw(state)), "hands")
        require(hand == sorted_hand(hand, ORDER), "hands")


def _seat_before_draw(state: State) -> Seat | None:
    """Return the seat that has played a card and not drawn yet, or None."""
    return state.last.seat if state.last is not None and state.last.source is None else None


def _is_ordered(column: Column, options: Options) -> bool:
    """Return whether the numbers never fall; never rise also counts if columns may go down."""
    numbers = [NUMBER[card] for card in column]
    rising, falling = numbers == sorted(numbers), numbers == sorted(numbers, reverse=True)
    return rising or (falling and options.up_or_down)


def _check_figures(stones: Stones, researcher: int | None) -> None:
    """Raise CorruptState unless figures are on existing stones; if all five are, one is the researcher."""
    require(len(stones) == len(COLOURS) and all(0 <= stone <= STONES for stone in stones), "stones")
    if researcher is None:
        require(0 in stones, "researcher")
    else:
        require(researcher in range(len(COLOURS)) and stones[researcher] > 0, "researcher")


def _check_columns(state: State) -> None:
    """Raise CorruptState if a figure has fewer steps than its column has cards, up to the last stone."""
    for columns, stones in zip(state.columns, state.stones, strict=True):
        for column, stone in zip(columns, stones, strict=True):
            require(bool(column) == (stone > 0) and min(len(column), STONES) <= stone, "figures")


def _check_course(state: State) -> None:
    """Raise CorruptState unless expeditions, turn, crossings and dice fit each other."""
    seats, count = range(len(state.hands)), scoring.expedition_count(state.options)
    require(state.starter in seats and (state.turn is None or state.turn in seats), "turn")
    require(state.retired is None or state.retired in seats, "retired")
    require(len(state.sheets) <= count, "sheets")
    require(state.expedition == min(len(state.sheets) + 1, count), "expedition")
    played_out = len(state.sheets) == count
    require((state.turn is None) == (played_out or state.retired is not None), "finished")
    require(not played_out or state.retired is None, "finished")
    require(played_out == (crossed_count(state.stones) == CROSSINGS or not state.pile), "end")
    require(crossed_count(state.stones) <= CROSSINGS, "end")
    require(_bridge_ended(state) == (played_out and _seat_before_draw(state) is not None), "end")
    require(bool(re.fullmatch("[0-9a-f]+", state.dice.seed)) and state.dice.block > 0, "dice")


def _bridge_ended(state: State) -> bool:
    """Return whether enough figures have crossed the bridge to end the expedition."""
    return crossed_count(state.stones) == CROSSINGS


def _check_last(state: State) -> None:
    """Raise CorruptState unless the last turn fits the cards, the phase and the seat to move."""
    last, playing = state.last, state.turn is not None
    require(state.phase in (PLAY, GO, DRAW), "phase")
    if last is None:
        require(state.phase == PLAY and state.drawn is None, "phase")
        require(not playing or state.turn == state.starter, "turn")
        return
    require(last.seat in range(len(state.hands)) and last.card in ORDER, "last")
    colour = COLOUR[last.card]
    pile = state.discards[colour] if last.discarded else state.columns[last.seat][colour]
    require(pile[-1:] == (last.card,), "last")
    _check_walked(state, last)
    if last.source is None:
        require(state.drawn is None or state.drawn in ORDER, "drawn")
        require(not playing or state.turn == last.seat, "turn")
        require((state.phase != DRAW if _bridge_ended(state) else state.phase != PLAY), "phase")
        return
    require(last.source in (PILE, *COLOURS), "last")
    require(not (last.discarded and last.source == last.card[0]), "last")
    require(state.drawn in state.hands[last.seat], "drawn")
    require(last.source in (PILE, str(state.drawn)[0]), "drawn")
    require(not playing or state.turn == (last.seat + 1) % len(state.hands), "turn")
    require(state.phase == PLAY and (bool(state.pile) or last.source == PILE), "phase")


def _check_walked(state: State, last: Trace) -> None:
    """Raise CorruptState unless steps lead to the figures: first that of the card's path, then by arrows."""
    stones, colour = state.stones[last.seat], COLOUR[last.card]
    left = list(stones)
    for path, stone in reversed(last.walked):
        require(path in range(len(COLOURS)) and 0 < stone == left[path], "walked")
        left[path] -= 1
    require(all(state.tiles[path][stone - 1] == ARROW for path, stone in last.walked[:-1]), "walked")
    if last.discarded:
        require(not last.walked and state.phase != GO, "walked")
        return
    # A card on a finished path moves another figure, or none.
    finished = left[colour] == STONES
    require(finished or (last.walked != () and last.walked[0][0] == colour), "walked")
    if state.phase == GO and not _bridge_ended(state):
        path, stone = last.walked[-1] if last.walked else (colour, STONES)
        require(not last.walked or state.tiles[path][stone - 1] == ARROW, "walked")
        require(bool(movable_paths(stones)), "walked")


def _check_tiles(state: State) -> None:
    """Raise CorruptState unless tiles are on their stones.

    Artifacts are gone where figures have been; points stay.
    """
    require(len(state.tiles) == len(COLOURS) and all(len(row) == STONES for row in state.tiles), "tiles")
    lying = Counter(tile for row in state.tiles for tile in row if tile)
    require(all(found >= 0 for found in state.found), "tiles")
    lying[ARTIFACT] += sum(state.found)
    require(lying == Counter(TILES), "tiles")
    carried_out = [_used_stones(state, seat) for seat in range(len(state.hands))]
    for colour, (row, places) in enumerate(zip(state.tiles, TILE_STONES, strict=True)):
        for stone, tile in enumerate(row, start=1):
            require(stone in places or not tile, "tiles")
            if tile == ARTIFACT or (stone in places and not tile):
                been_there = any((colour, stone) in own for own in carried_out)
                require(been_there == (not tile), "artifacts")
    for own, gained, found in zip(carried_out, state.gained, state.found, strict=True):
        tiles = [state.tiles[colour][stone - 1] for colour, stone in own if stone in TILE_STONES[colour]]
        require(gained == sum(map(tile_points, tiles)), "gained")
        require(found <= tiles.count(NOTHING), "found")


def _used_stones(state: State, seat: Seat) -> set[tuple[int, int]]:
    """Return the (colour index, stone) pairs whose tiles the seat's figures have used.

    Raises CorruptState if the last step of an expedition ended by the bridge does not cross it.
    """
    stones = enumerate(state.stones[seat])
    spots = {(colour, stone) for colour, last in stones for stone in range(1, last + 1)}
    last = state.last
    if _bridge_ended(state) and last is not None and last.seat == seat:
        require(last.walked != () and crosses_bridge(last.walked[-1][1]), "walked")
        spots.discard(last.walked[-1])
    return spots


def _check_sums(state: State) -> None:
    """Raise CorruptState unless the score sheets add up to the totals and the artifacts."""
    seats = range(len(state.hands))
    totals, tokens = [0] * len(seats), [0] * len(seats)
    for sheet in state.sheets:
        by_seat = (sheet.stones, sheet.researchers, sheet.tiles, sheet.found, sheet.totals)
        require(all(len(each) == len(seats) for each in by_seat), "sheet")
        require(min(*sheet.tiles, *sheet.found) >= 0 and sum(sheet.found) <= TILES.count(ARTIFACT), "sheet")
        for seat in seats:
            _check_figures(sheet.stones[seat], sheet.researchers[seat])
            net = scoring.total_figure_points(sheet.stones[seat], sheet.researchers[seat])
            totals[seat] = scoring.add_points(totals[seat], sheet.tiles[seat] + net)
            tokens[seat] += sheet.found[seat]
        require(sheet.totals == tuple(totals), "sheet")
    if len(state.sheets) == scoring.expedition_count(state.options):
        now = ScoreSheet(state.stones, state.researchers, state.gained, state.found, state.totals)
        require(state.sheets[-1] == now, "sheet")
        require(tuple(map(sum, zip(state.tokens, state.found, strict=True))) == tuple(tokens), "tokens")
    else:
        points = tuple(map(sum, zip(totals, state.gained, strict=True)))
        require(state.totals == points and state.tokens == tuple(tokens), "totals")


def _check_taken(state: State) -> None:
    """Raise CorruptState unless openly taken cards are still in hand, the one just drawn among them."""
    if not state.taken:
        return
    require(len(state.taken) == len(state.hands), "taken")
    for hand, cards in zip(state.hands, state.taken, strict=True):
        require(contains_cards(hand, cards), "taken")
    last = state.last
    if last is not None and state.drawn is not None and last.source in COLOURS:
        require(state.drawn in state.taken[last.seat], "taken")
