"""Invariants that legal steps keep, and states that `check` rejects."""

from __future__ import annotations

import os
from collections import Counter
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from engine.core.dice import Dice
from engine.core.game_errors import CorruptState
from engine.core.types import Step
from engine.games.lost_cities_board import invariants, rules, scoring
from engine.games.lost_cities_board.model import (
    DECK,
    TILES,
    ExpeditionBegan,
    ExpeditionEnded,
    Options,
    ScoreSheet,
    State,
    Trace,
)
from tests.engine.lost_cities_board.board import (
    ADA,
    BORIS,
    Expedition,
    eager,
    legal,
    play,
    position,
    take,
    walk,
)
from tests.examples import a_few

agreements = st.builds(
    Options,
    st.sampled_from(["long", "short"]),
    st.booleans(),
    st.booleans(),
    st.sampled_from(["current", "2008"]),
)
tables = st.integers(2, 4)
seeds = st.integers(0, 2**64)
choices = st.lists(st.integers(0, 10**6), min_size=80, max_size=400)
games = given(agreements, tables, seeds, choices)


def states(agreed: Options, seats: int, seed: int, whims: list[int]) -> list[State]:
    """A game from its setup on, and one from a board on which a step or two may end the expedition."""
    late = position(
        seats=seats,
        figures=("Y6 *B7 W7 G2 R9", "R6 G8 *Y5", "W6", "B6")[:seats],
        options=agreed,
        left=6 + seed % 30,
    )
    return [
        *(step.state for step in walk(agreed, seats, seed, whims)),
        *(step.state for step in onwards(late, whims)),
    ]


def onwards(state: State, whims: list[int]) -> list[Step[State]]:
    steps = [Step(state, (), reveals=True)]
    for whim in whims[:60]:
        if steps[-1].state.turn is None:
            break
        steps.append(take(steps[-1].state, eager(steps[-1].state, whim)))
    return steps


# What is never lost


def everywhere(state: State) -> Counter[str]:
    columns = [column for own in state.columns for column in own]
    return Counter(
        card for place in (*state.hands, *columns, *state.discards, state.pile, state.aside) for card in place
    )


def is_kept(state: State) -> None:
    """Assert that no card, tile or figure is missing or misplaced."""
    assert everywhere(state) == Counter(DECK)
    lying = Counter(tile for row in state.tiles for tile in row if tile)
    lying["artifact"] += sum(state.found)
    assert lying == Counter(TILES)
    for stones, researcher, columns in zip(state.stones, state.researchers, state.columns, strict=True):
        out = [colour for colour, stone in enumerate(stones) if stone]
        assert [bool(column) for column in columns] == [stone > 0 for stone in stones]
        assert len(out) - (researcher is not None) <= 4
        assert researcher is None or researcher in out
        assert all(0 <= stone <= 9 for stone in stones)
    assert min(state.totals) >= 0
    assert sum(stone > 6 for stones in state.stones for stone in stones) <= 5


def is_in_order(state: State) -> None:
    for own in state.columns:
        for column in own:
            numbers = [int(card[1:]) for card in column]
            rises, falls = numbers == sorted(numbers), numbers == sorted(numbers, reverse=True)
            assert rises or (falls and state.options.up_or_down)


@a_few
@games
def test_steps_neither_lose_nor_duplicate_cards_tiles_or_figures(
    agreed: Options, seats: int, seed: int, whims: list[int]
) -> None:
    """The Board Game, "Parts"; totals never fall below 0, and never more than five figures cross."""
    for state in states(agreed, seats, seed, whims):
        is_kept(state)
        invariants.check(state)


@a_few
@games
def test_columns_only_rise_or_with_the_option_also_fall_in_random_games(
    agreed: Options, seats: int, seed: int, whims: list[int]
) -> None:
    """The Board Game, "Play" and "Options"."""
    for state in states(agreed, seats, seed, whims):
        is_in_order(state)


@a_few
@games
def test_hands_have_eight_cards_between_turns(
    agreed: Options, seats: int, seed: int, whims: list[int]
) -> None:
    """The Board Game, "An expedition", 3. Agrees with `turn_complete`."""
    for state in states(agreed, seats, seed, whims):
        sizes = [len(hand) for hand in state.hands]
        if state.turn is None:
            assert rules.turn_complete(state)
            assert sorted(sizes) in ([8] * seats, [7, *[8] * (seats - 1)])
        else:
            half_way = sizes[state.turn] == 7
            assert sizes == [8 - (half_way and seat == state.turn) for seat in range(seats)]
            assert rules.turn_complete(state) == (not half_way)


@a_few
@games
def test_only_pile_draws_and_expedition_ends_count_as_revealing(
    agreed: Options, seats: int, seed: int, whims: list[int]
) -> None:
    """All that is done before the draw can be taken back, unless the fifth figure crossed."""
    for step in walk(agreed, seats, seed, whims):
        what = {type(event).__name__ for event in step.events}
        assert step.reveals == bool(what & {"Received", "ExpeditionEnded", "ExpeditionBegan"})
        if step.state.phase in ("go", "draw") and step.state.turn is not None:
            assert not step.reveals


@a_few
@games
def test_turns_rotate_and_the_seat_after_the_last_mover_begins_the_next_expedition(
    agreed: Options, seats: int, seed: int, whims: list[int]
) -> None:
    """The Board Game, "An expedition", 2 and 3, and "End of an expedition"."""
    for before, after in pairwise(walk(agreed, seats, seed, whims)):
        mover, following = before.state.turn, after.state.turn
        ends = [event for event in after.events if isinstance(event, ExpeditionEnded)]
        assert mover is not None
        if not ends:
            assert following == (mover + (after.state.phase == "play")) % seats
        elif following is not None:
            assert following == after.state.starter == (mover + 1) % seats
            assert isinstance(after.events[-1], ExpeditionBegan)
        assert (following is None) == (len(after.state.sheets) == (1 if agreed.length == "short" else 3))


def test_points_of_the_events_of_an_expedition_add_up_to_its_tiles_and_figures() -> None:
    points, sheets = Counter[int](), list[ScoreSheet]()
    for step in walk(Options(), 2, 7, Random("points").choices(range(10**6), k=600)):
        for event in step.events:
            points.update(event.points_by_side())
        if len(step.state.sheets) > len(sheets):
            sheets.append(step.state.sheets[-1])
            figures = map(scoring.total_figure_points, sheets[-1].stones, sheets[-1].researchers)
            assert [points[ADA], points[BORIS]] == list(map(sum, zip(sheets[-1].tiles, figures, strict=True)))
            points.clear()
    assert len(sheets) == 3
    assert any(any(sheet.tiles) for sheet in sheets)


@a_few
@games
def test_game_ends_if_players_keep_drawing_from_the_pile(
    agreed: Options, seats: int, seed: int, whims: list[int]
) -> None:
    """The Board Game, "End of an expedition": every such draw brings the end nearer."""
    state = list(walk(agreed, seats, seed, whims))[-1].state
    for _ in range(3 * 90 * 40):
        if state.turn is None:
            break
        texts = legal(state)
        state = take(state, "draw D" if "draw D" in texts else texts[seed % len(texts)]).state
    assert scoring.result(state) is not None


# Many whole games


EVERY_AGREEMENT = [
    Options(length, up_or_down, free, edition)
    for length, up_or_down, free, edition in product(
        ("long", "short"), (False, True), (False, True), ("current", "2008")
    )
]
NIGHTLY = os.environ.get("NIGHTLY_GAMES")
WHOLE_GAMES = dict.fromkeys(("long", "short"), int(NIGHTLY)) if NIGHTLY else {"long": 20, "short": 150}
"""Games per set of options, for half a minute in total unless NIGHTLY_GAMES is set."""


@pytest.mark.slow
@pytest.mark.parametrize("agreed", EVERY_AGREEMENT, ids=str)
def test_games_with_every_set_of_options_end_with_all_pieces_and_score_sheets_that_add_up(
    agreed: Options,
) -> None:
    """The Board Game, "The game": half of them at random, half with some sense, which gets over bridges."""
    ends: Counter[bool] = Counter()
    for seed in range(WHOLE_GAMES[agreed.length]):
        random, seats = Random(f"{agreed} {seed}"), 2 + seed % 3
        state = rules.setup(agreed, seats, seed).state
        while state.turn is not None:
            step = (
                take(state, eager(state, random.randrange(10**6)))
                if seed % 2
                else rules.apply(state, state.turn, random.choice(rules.legal_actions(state, state.turn)))
            )
            state = step.state
            is_in_order(state)
            ends.update(event.bridge for event in step.events if isinstance(event, ExpeditionEnded))
            if state.phase == "draw":
                is_kept(state)
        invariants.check(state)
        result = scoring.result(state)
        assert result is not None
        assert [sum(line.points for line in lines) for lines in result.score_sheets] == list(result.scores)
        assert min(result.scores) >= 0
    assert min(ends[True], ends[False]) > 0


# What `check` refuses


SOUND = position(
    "Y2 Y3",
    figures=("Y4 *B7", "R2"),
    tiles="Y2=15 Y4=arrow B3=artifact B5=arrow B6=5 B7=arrow R3=10",
    discards="G9 G2",
    earlier=(Expedition(figures=("Y9 *B2", "B8"), tiles=(15, 0), found=(2, 1)),),
)
FOR_THREE = position("Y5", seats=3, figures=("Y1", "B2", "*W9"), tiles="Y2=arrow")
AT_AN_ARROW = play(FOR_THREE, "+Y5")
WALKED = play(AT_AN_ARROW, "go Y")
DISCARDED = play(position("Y2", discards="R5"), "-Y2")
DRAWN = play(DISCARDED, "draw R")
BY_PILE = play(position("Y2", left=1, figures=("Y9",), options=Options("short")), "-Y2", "draw D")
BY_BRIDGE = play(
    position("Y5", seats=3, figures=("Y6 B7", "W7 *G8", "R9"), tiles="Y7=artifact", options=Options("short")),
    "+Y5",
)
FINISHED = play(position("Y8", columns=("Y7",), figures=("Y9 B2",)), "+Y8")
LEFT = rules.retire(AT_AN_ARROW, BORIS).state


def changed(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    return (*items[:place], item, *items[place + 1 :])


def stones(state: State, seat: int, colour: int, stone: int) -> tuple[tuple[int, ...], ...]:
    """The figures with one of them somewhere else."""
    return changed(state.stones, seat, changed(state.stones[seat], colour, stone))


def tiles(state: State, *swaps: tuple[int, int, str]) -> tuple[tuple[str, ...], ...]:
    """The tiles with other ones (colour, stone, tile) in some places."""
    rows = state.tiles
    for colour, stone, tile in swaps:
        rows = changed(rows, colour, changed(rows[colour], stone - 1, tile))
    return rows


def walked(state: State, *spots: tuple[int, int]) -> dict[str, Any]:
    return {"last": structs.replace(state.last, walked=spots)}


def sheet(**others: Any) -> dict[str, Any]:
    return {"sheets": (structs.replace(SOUND.sheets[0], **others),)}


EMPTY = ScoreSheet(((0,) * 5,) * 2, (None, None), (0, 0), (0, 0), (0, 0))


@pytest.mark.parametrize(
    ("state", "changes"),
    [
        # Cards
        pytest.param(SOUND, {"pile": SOUND.pile[1:]}, id="a card is missing"),
        pytest.param(SOUND, {"pile": (*SOUND.pile, "Y2")}, id="a card is there three times"),
        pytest.param(SOUND, {"pile": ("Q9", *SOUND.pile[1:])}, id="a card is unknown"),
        pytest.param(SOUND, {"pile": ("Y11", *SOUND.pile[1:])}, id="a card is too high"),
        pytest.param(
            SOUND,
            {"aside": SOUND.aside[1:], "pile": (*SOUND.pile, SOUND.aside[0])},
            id="29 cards set aside for two",
        ),
        pytest.param(
            FOR_THREE,
            {"aside": FOR_THREE.pile[:30], "pile": FOR_THREE.pile[30:]},
            id="cards set aside for three",
        ),
        pytest.param(
            SOUND,
            {"hands": changed(SOUND.hands, 0, SOUND.hands[0][1:]), "pile": (*SOUND.pile, SOUND.hands[0][0])},
            id="a hand of seven between turns",
        ),
        pytest.param(
            AT_AN_ARROW,
            {
                "hands": changed(AT_AN_ARROW.hands, 1, AT_AN_ARROW.hands[1][1:]),
                "pile": (*AT_AN_ARROW.pile, AT_AN_ARROW.hands[1][0]),
            },
            id="a hand of seven of one who is not to move",
        ),
        pytest.param(SOUND, {"hands": changed(SOUND.hands, 0, SOUND.hands[0][::-1])}, id="a hand not sorted"),
        pytest.param(SOUND, {"hands": SOUND.hands[:1]}, id="a player is missing"),
        pytest.param(
            SOUND, {"discards": ((), (), (), (), ("G9", "G2"))}, id="green cards on the red discard pile"
        ),
        pytest.param(SOUND, {"discards": (*SOUND.discards, ())}, id="a discard pile too many"),
        pytest.param(
            FINISHED,
            {"columns": (changed(FINISHED.columns[0], 0, ("Y8", "Y7")), FINISHED.columns[1])},
            id="a column that falls",
        ),
        pytest.param(SOUND, {"columns": (SOUND.columns[0],)}, id="the columns of one are missing"),
        # Figures
        pytest.param(SOUND, {"stones": stones(SOUND, 0, 0, 10)}, id="a figure beyond the last stone"),
        pytest.param(SOUND, {"stones": stones(SOUND, 0, 0, -1)}, id="a figure before the first stone"),
        pytest.param(SOUND, {"stones": stones(SOUND, 0, 2, 1)}, id="a figure without a column"),
        pytest.param(SOUND, {"stones": stones(SOUND, 1, 4, 0)}, id="a column without a figure"),
        pytest.param(SOUND, {"stones": (SOUND.stones[0][:4], SOUND.stones[1])}, id="four paths"),
        pytest.param(
            position("Y8", columns=("Y1 Y2 Y3",), figures=("Y3",)),
            {"stones": ((2, 0, 0, 0, 0), (0,) * 5)},
            id="more cards than steps",
        ),
        pytest.param(SOUND, {"researchers": (4, None)}, id="a researcher where no figure is"),
        pytest.param(SOUND, {"researchers": (5, None)}, id="a researcher on no path there is"),
        pytest.param(SOUND, {"researchers": (-1, None)}, id="a researcher on the path −1"),
        pytest.param(
            position(figures=("Y1 B1 W1 G1 *R1",)), {"researchers": (None, None)}, id="five adventurers"
        ),
        # Tiles
        pytest.param(SOUND, {"tiles": SOUND.tiles[:4]}, id="the tiles of a path are missing"),
        pytest.param(SOUND, {"tiles": tiles(SOUND, (4, 3, "5"))}, id="a tile of another value"),
        pytest.param(SOUND, {"tiles": tiles(SOUND, (4, 3, "jewel"))}, id="a tile there is not"),
        pytest.param(
            SOUND, {"tiles": tiles(SOUND, (4, 3, ""), (4, 8, "10"))}, id="a tile on an eighth stone"
        ),
        pytest.param(
            SOUND, {"tiles": tiles(SOUND, (0, 4, "artifact"), (0, 6, "arrow"))}, id="an artifact passed by"
        ),
        pytest.param(
            SOUND,
            {"tiles": tiles(SOUND, (1, 3, SOUND.tiles[2][6]), (2, 7, ""))},
            id="an artifact gone from a stone not reached",
        ),
        pytest.param(SOUND, {"found": (0, 1)}, id="an artifact found by one who was not there"),
        pytest.param(SOUND, {"found": (2, 0)}, id="an artifact too many"),
        pytest.param(SOUND, {"found": (2, -1)}, id="artifacts below 0"),
        # Points
        pytest.param(SOUND, {"totals": (SOUND.totals[0] + 5, SOUND.totals[1])}, id="points from nowhere"),
        pytest.param(
            SOUND,
            {"totals": (SOUND.totals[0] + 5, SOUND.totals[1]), "gained": (25, 0)},
            id="points of a tile not reached",
        ),
        pytest.param(SOUND, {"tokens": (3, 1)}, id="an artifact token too many"),
        pytest.param(SOUND, sheet(totals=(0, 0)), id="an earlier expedition with another total"),
        pytest.param(SOUND, sheet(tiles=(15,)), id="an earlier expedition of one"),
        pytest.param(SOUND, sheet(found=(9, 1)), id="ten artifacts in an earlier expedition"),
        pytest.param(SOUND, sheet(researchers=(2, None)), id="an earlier researcher where no figure was"),
        pytest.param(SOUND, {"sheets": ()}, id="an earlier expedition is missing"),
        pytest.param(BY_PILE, {"sheets": (EMPTY,)}, id="the last expedition is not the one on the table"),
        # The course
        pytest.param(SOUND, {"turn": 2}, id="the turn of a missing seat"),
        pytest.param(SOUND, {"turn": -1}, id="the turn of the seat −1"),
        pytest.param(SOUND, {"turn": None}, id="no seat is to move before the end"),
        pytest.param(SOUND, {"turn": BORIS}, id="the first turn of one who does not begin"),
        pytest.param(SOUND, {"starter": 2}, id="begun by a missing seat"),
        pytest.param(SOUND, {"expedition": 1}, id="the wrong expedition"),
        pytest.param(SOUND, {"phase": "rest"}, id="a phase there is not"),
        pytest.param(SOUND, {"phase": "draw"}, id="drawing before anything was played"),
        pytest.param(SOUND, {"phase": "go"}, id="walking before anything was played"),
        pytest.param(SOUND, {"retired": ADA}, id="a player left and the game goes on"),
        pytest.param(SOUND, {"turn": None, "retired": 7}, id="a missing seat left"),
        pytest.param(SOUND, {"options": Options("short")}, id="a second expedition of a short game"),
        pytest.param(BY_PILE, {"turn": ADA}, id="a seat is to move after the end"),
        pytest.param(BY_PILE, {"retired": ADA}, id="a player left after the end"),
        pytest.param(BY_PILE, {"options": Options()}, id="a long game after one expedition"),
        pytest.param(BY_BRIDGE, {"turn": ADA}, id="a seat is to move after the fifth crossing"),
        pytest.param(BY_BRIDGE, {"found": (1, 0, 0)}, id="the tile of the fifth crossing was carried out"),
        pytest.param(BY_BRIDGE, {"phase": "draw"}, id="a card is to be drawn after the fifth crossing"),
        # The last turn
        pytest.param(DRAWN, {"last": None}, id="a card was drawn by no player"),
        pytest.param(DRAWN, {"drawn": None}, id="a turn without a card drawn"),
        pytest.param(DRAWN, {"drawn": "R6"}, id="the card you draw is in no hand"),
        pytest.param(
            DRAWN, {"last": Trace(ADA, "Y2", True, (), "B")}, id="a card drawn from a pile of another colour"
        ),
        pytest.param(DRAWN, {"taken": ((), ())}, id="the card just taken is not known"),
        pytest.param(DRAWN, {"taken": (DRAWN.taken[ADA],)}, id="known cards of one seat only"),
        pytest.param(DRAWN, {"taken": DRAWN.taken[::-1]}, id="a card is known where it is not"),
        pytest.param(DRAWN, {"turn": ADA}, id="the same player twice"),
        pytest.param(DRAWN, {"phase": "draw"}, id="drawing twice"),
        pytest.param(DRAWN, {"last": Trace(2, "Y2", True, (), "R")}, id="a turn of a missing seat"),
        pytest.param(DRAWN, {"last": Trace(-1, "Y2", True, (), "R")}, id="a turn of the seat −1"),
        pytest.param(DRAWN, {"last": Trace(ADA, "Q2", True, (), "R")}, id="a turn with an unknown card"),
        pytest.param(DRAWN, {"last": Trace(ADA, "Y3", True, (), "R")}, id="a discard that is on no pile"),
        pytest.param(
            DRAWN, {"last": Trace(ADA, "Y2", False, (), "R")}, id="a card played that is on no column"
        ),
        pytest.param(DRAWN, {"last": Trace(ADA, "Y2", True, (), "Q")}, id="a card of an unknown pile"),
        pytest.param(DRAWN, {"last": Trace(ADA, "Y2", True, (), "Y")}, id="the own discard taken back"),
        pytest.param(DRAWN, {"last": Trace(ADA, "Y2", True, ((0, 1),), "R")}, id="a discard that walked"),
        pytest.param(DISCARDED, {"turn": BORIS}, id="one plays and another draws"),
        pytest.param(DISCARDED, {"phase": "play"}, id="playing twice"),
        pytest.param(DISCARDED, {"phase": "go"}, id="walking after a discard"),
        pytest.param(DISCARDED, {"drawn": "Q9"}, id="an unknown card drawn before"),
        pytest.param(AT_AN_ARROW, {"phase": "play"}, id="playing again at an arrow"),
        pytest.param(AT_AN_ARROW, walked(AT_AN_ARROW), id="a card that moved no figure"),
        pytest.param(AT_AN_ARROW, walked(AT_AN_ARROW, (0, 1)), id="a stone without a figure was reached"),
        pytest.param(AT_AN_ARROW, walked(AT_AN_ARROW, (0, 2), (0, 2)), id="a stone reached twice"),
        pytest.param(AT_AN_ARROW, walked(AT_AN_ARROW, (9, 2)), id="a path there is not"),
        pytest.param(WALKED, {"phase": "go"}, id="walking on without an arrow"),
        pytest.param(WALKED, walked(WALKED, (0, 3), (0, 2)), id="stones reached in the wrong order"),
        pytest.param(WALKED, walked(WALKED, (0, 1), (0, 2), (0, 3)), id="a chain without an arrow"),
        pytest.param(FINISHED, walked(FINISHED, (1, 2)), id="a step of a finished path and one more"),
        pytest.param(LEFT, {"phase": "play"}, id="left within a turn, but nothing was played"),
        # The dice
        pytest.param(SOUND, {"dice": Dice("xyz", 1)}, id="dice of no seed"),
        pytest.param(SOUND, {"dice": Dice("", 1)}, id="dice of an empty seed"),
        pytest.param(SOUND, {"dice": Dice("ab\n", 1)}, id="dice of a seed and a line's end"),
        pytest.param(SOUND, {"dice": Dice("ab", 0)}, id="dice that shuffled nothing"),
        pytest.param(SOUND, {"dice": Dice("ab", -1)}, id="dice before their first number"),
    ],
)
def test_impossible_state_of_the_board_game_is_rejected(state: State, changes: dict[str, Any]) -> None:
    invariants.check(state)
    with pytest.raises(CorruptState):
        invariants.check(structs.replace(state, **changes))


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_state_with_a_wrong_number_of_seats_is_rejected(seats: int) -> None:
    state = position(seats=4)
    fields = ("hands", "columns", "stones", "researchers", "totals", "gained", "tokens", "found")
    resized = {name: (*getattr(state, name), getattr(state, name)[0])[:seats] for name in fields}
    with pytest.raises(CorruptState):
        invariants.check(structs.replace(state, **resized))
