"""What each seat may see."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec
import pytest
from msgspec import structs

from engine.core.catalogue import catalogue
from engine.games.lost_cities_board import invariants, rules, scoring, visibility
from engine.games.lost_cities_board.model import Options, State, View
from engine.games.lost_cities_board.text import BoardWords
from tests.engine.lost_cities_board.board import (
    ADA,
    BORIS,
    CHEN,
    NAMES,
    Expedition,
    ended,
    play,
    position,
    take,
    walk,
)

say, words = catalogue(), BoardWords()
OF_2008 = Options(edition="2008")
ALL_VIEWERS = pytest.mark.parametrize(
    "viewer", [ADA, BORIS, CHEN, None], ids=["Ada", "Boris", "Chen", "onlooker"]
)
FIGURES = ("Y6 *B7", "R8", "*R2 W1")


def table(**given: object) -> State:
    return position("Y5 Y6 B4", "R9 G1", seats=3, figures=FIGURES, discards="W2 W9 G0", **given)


def test_view_has_the_own_hand_only() -> None:
    """The Board Game, "What each seat may see"."""
    state = table()
    for seat in (ADA, BORIS, CHEN):
        assert visibility.view(state, seat).hand == state.hands[seat]
    assert visibility.view(state, None).hand == ()


def test_view_has_no_hidden_card() -> None:
    """The Board Game, "What each seat may see"."""
    state = position("Y0 Y1 Y2 Y3 Y4 Y5 Y6 Y7", columns=("", "B2"), figures=("", "B2"), discards="G3 G2")
    shown = msgspec.json.encode(visibility.view(state, ADA)).decode()
    for card in {*state.hands[BORIS], *state.pile, *state.aside} - {*state.hands[ADA], "B2", "G2"}:
        assert f'"{card}"' not in shown


@ALL_VIEWERS
def test_board_pieces_and_points_are_public(viewer: int | None) -> None:
    """The Board Game, "What each seat may see": board, columns, tops, pile size, artifacts, points."""
    state = table(found=(1, 0, 0))
    seen = visibility.view(state, viewer)
    assert (seen.columns, seen.stones, seen.researchers) == (state.columns, state.stones, state.researchers)
    assert seen.tiles == state.tiles
    assert seen.discards == ((None, 0), (None, 0), ("W9", 2), ("G0", 1), (None, 0))
    assert (seen.pile, seen.crossed) == (len(state.pile), 2)
    assert (seen.totals, seen.tokens, seen.found) == (state.totals, (0, 0, 0), state.found)


def test_cards_below_the_top_discard_are_hidden() -> None:
    """The Board Game, "What each seat may see": the *tops* of discard piles."""
    assert '"W2"' not in msgspec.json.encode(visibility.view(table(), None)).decode()


@pytest.mark.parametrize("field", ["aside", "dice", "hands"])
def test_view_has_no_fields_for_cards_set_aside_dice_or_all_hands(field: str) -> None:
    """The Board Game, "What each seat may see": no cards set aside, no seed."""
    assert field not in msgspec.to_builtins(visibility.view(position(), ADA))


def test_drawn_card_is_in_its_drawers_view_only() -> None:
    """The Board Game, "What each seat may see"."""
    step = take(play(position("Y5", pile="W9"), "-Y5"), "draw D")
    assert [visibility.view(step.state, viewer).drawn for viewer in (ADA, BORIS, None)] == ["W9", None, None]
    texts = {
        viewer: " ".join(words.describe(step.events, viewer, NAMES, say)) for viewer in (ADA, BORIS, None)
    }
    assert "white 9" in texts[ADA]
    assert "white 9" not in texts[BORIS] + texts[None]


def test_card_drawn_last_turn_is_not_shown_to_others_in_the_next() -> None:
    """The Board Game, "What each seat may see": never another hand."""
    state = play(position("Y5", "B5", pile="W9"), "-Y5", "draw D", "-B5")
    assert [visibility.view(state, viewer).drawn for viewer in (BORIS, None)] == [None, None]


def test_card_taken_from_a_discard_pile_is_public() -> None:
    """The Board Game, "What each seat may see": the tops of discard piles."""
    step = take(play(position("Y5", discards="B2"), "-Y5"), "draw B")
    assert "blue 2" in " ".join(words.describe(step.events, None, NAMES, say))


@ALL_VIEWERS
def test_last_turn_with_its_card_walk_and_source_is_public(viewer: int | None) -> None:
    state = play(position("Y5", seats=3, figures=("Y1 B2",), tiles="Y2=arrow B3=5"), "+Y5", "go B", "draw D")
    last = visibility.view(state, viewer).last
    assert last is not None
    assert (last.seat, last.card, last.discarded, last.source) == (ADA, "Y5", False, "D")
    assert last.walked == ((0, 2), (1, 3))


def test_view_lists_playable_cards_of_the_own_hand_and_none_to_onlookers() -> None:
    """The Board Game, "Play"."""
    state = position("Y5 Y7 Y8 B3 B4 W9 G2 R2", columns=("Y7 R3",), figures=("Y2 R1",))
    assert visibility.view(state, ADA).playable == ("Y7", "Y8", "B3", "W9", "G2")
    assert visibility.view(state, None).playable == ()


# The edition of 2008


def of_2008(tiles: tuple[int, ...] = (15, 10, 0)) -> State:
    earlier = (Expedition(figures=("Y9", "B8", "W7"), tiles=tiles),)
    return table(earlier=earlier, options=OF_2008)


def counted(seen: State | View) -> list[tuple[Any, ...]]:
    """Return the contents of every score sheet."""
    return [structs.astuple(sheet) for sheet in seen.sheets]


def test_totals_are_public_in_the_current_edition() -> None:
    """The Board Game, "Options": current."""
    state = table(earlier=(Expedition(figures=("Y9", "B8", "W7")),))
    assert visibility.view(state, BORIS).totals == state.totals
    assert counted(visibility.view(state, BORIS)) == counted(state)


def test_points_of_figures_on_their_paths_are_public() -> None:
    """The Board Game, "Scoring an expedition", 1: −10 + 2 × 30, and −20 − 15."""
    state = position("R5", figures=("Y3 *B7", "Y1 G2"))
    assert visibility.view(state, BORIS).worths == (50, -35)


def test_leader_has_the_most_points_when_figures_are_counted() -> None:
    """Boris has fewer points, but his figures make up for it."""
    earlier = (Expedition(figures=("Y8", "Y7")),)
    state = position("R5", figures=("Y2", "Y4"), earlier=earlier)
    assert visibility.view(state, None).ahead == (BORIS,)


def test_no_seat_is_in_the_lead_while_all_are_equal() -> None:
    assert visibility.view(position("R5", figures=("Y2", "G2")), None).ahead == ()


def test_figures_have_no_worth_and_no_seat_is_ahead_after_the_end() -> None:
    """The Board Game, "The game": at the end they are in the totals, as are 20 lost without artifacts."""
    state = position("Y5", left=1, figures=("Y8", ""), options=Options("short"))
    view = visibility.view(play(state, "-Y5", "draw D"), None)
    assert (view.totals, view.worths, view.ahead) == ((15, 0), (), ())


@ALL_VIEWERS
def test_leader_is_hidden_in_the_2008_edition(viewer: int | None) -> None:
    """The Board Game, "Options": it would tell of hidden totals."""
    assert visibility.view(of_2008(), viewer).ahead == ()


def test_each_seat_sees_only_its_own_total_in_the_2008_edition() -> None:
    """The Board Game, "Options" and "What each seat may see": 2008: only its own."""
    state = of_2008()
    ada, boris, chen = state.totals
    assert visibility.view(state, ADA).totals == (ada, None, None)
    assert visibility.view(state, BORIS).totals == (None, boris, None)
    assert visibility.view(state, CHEN).totals == (None, None, chen)
    assert visibility.view(state, None).totals == (None, None, None)


@ALL_VIEWERS
def test_totals_of_earlier_expeditions_are_hidden_in_the_2008_edition(viewer: int | None) -> None:
    """The Board Game, "Options"."""
    assert all(sheet.totals is None for sheet in visibility.view(of_2008(), viewer).sheets)


@pytest.mark.parametrize("viewer", [BORIS, CHEN, None], ids=["Boris", "Chen", "onlooker"])
def test_views_of_others_do_not_depend_on_a_hidden_total_in_the_2008_edition(viewer: int | None) -> None:
    """The Board Game, "Options": chips lie face down. Ada has 15 more or fewer from the first expedition."""
    views = [visibility.view(of_2008(tiles), viewer) for tiles in ((15, 10, 0), (0, 10, 0))]
    assert views[0] == views[1]


@pytest.mark.parametrize("viewer", [BORIS, CHEN, None], ids=["Boris", "Chen", "onlooker"])
def test_texts_for_others_do_not_depend_on_a_hidden_total_in_the_2008_edition(viewer: int | None) -> None:
    """The Board Game, "Options"."""
    views = [visibility.view(of_2008(tiles), viewer) for tiles in ((15, 10, 0), (0, 10, 0))]
    texts = [(words.position(view, NAMES, say), words.hand(view, say)) for view in views]
    assert texts[0] == texts[1]
    assert "points hidden" in texts[0][0]


def test_texts_show_the_own_points_and_hide_others_in_the_2008_edition() -> None:
    """The Board Game, "What each seat may see"."""
    state = of_2008()
    view = visibility.view(state, BORIS)
    assert f"Boris, {state.totals[BORIS]} points" in words.position(view, NAMES, say)
    assert f"Your points: {state.totals[BORIS]}." in words.hand(view, say)
    assert "Ada (to play), points hidden" in words.position(view, NAMES, say)


def test_points_in_view_and_texts_after_the_game_include_artifacts() -> None:
    """The Board Game, "The game": points of artifacts are added at the end."""
    short = Options(length="short")
    state = play(position("Y5", left=1, figures=("B9", "G9"), found=(2,), options=short), "-Y5", "draw D")
    view, result = visibility.view(state, None), scoring.result(state)
    assert result is not None
    assert view.totals == result.scores == (60, 30)
    assert "Ada, 60 points" in words.glance(view, NAMES, say)
    assert "Boris, 30 points" in words.position(view, NAMES, say)


def test_text_of_an_expeditions_end_has_no_totals_in_the_2008_edition() -> None:
    """The Board Game, "Options"."""
    earlier = (Expedition(figures=("Y9", "B8")),)
    state = position("Y5", left=1, figures=("Y4", ""), earlier=earlier, options=OF_2008)
    step = take(play(state, "-Y5"), "draw D")
    assert ended(step).totals is None
    texts = " ".join(words.describe(step.events, None, NAMES, say))
    assert "total" not in texts
    assert "55" not in texts


@pytest.mark.parametrize("seed", range(2))
def test_totals_are_hidden_throughout_a_game_of_the_2008_edition(seed: int) -> None:
    """The Board Game, "Options": hidden from the others until the end."""
    whims = (seed * 7_919 + number * 104_729 for number in count())
    for number, step in enumerate(walk(OF_2008, 3, seed, whims)):
        over = step.state.turn is None
        viewers = (ADA, BORIS, CHEN, None) if over or number % 5 == 0 else ()
        result = scoring.result(step.state)
        totals = step.state.totals if result is None else result.scores
        for viewer in viewers:
            view = visibility.view(step.state, viewer)
            for seat, total in enumerate(view.totals):
                assert total == (totals[seat] if over or seat == viewer else None)
            hidden = words.position(view, NAMES, say).count("points hidden")
            assert hidden == (0 if over else 3 - (viewer is not None))
        assert "total" not in " ".join(words.describe(step.events, None, NAMES, say))
    assert over


def test_totals_are_public_after_the_end_in_the_2008_edition() -> None:
    """The Board Game, "Options": until the end."""
    state = position("Y5", left=1, figures=("Y8", ""), options=Options("short", edition="2008"))
    state = play(state, "-Y5", "draw D")
    assert visibility.view(state, None).totals == (15, 0)
    assert counted(visibility.view(state, None)) == counted(state)
    assert visibility.view(rules.retire(of_2008(), ADA).state, None).totals == of_2008().totals


# Resampling


def test_resample_keeps_an_openly_taken_card_in_the_hand_of_its_taker() -> None:
    state = play(position("Y5", discards="B2", left=40), "-Y5", "draw B")
    for seed in range(20):
        other = visibility.resample(state, BORIS, seed)
        assert "B2" in other.hands[ADA]
        invariants.check(other)


def test_openly_taken_card_is_known_until_played() -> None:
    """The Board Game, "What each seat may see": the tops of discard piles."""
    state = play(position("Y5", discards="B2"), "-Y5", "draw B")
    for _ in range(2):
        state = play(state, f"-{state.hands[BORIS][0]}", "draw D")
        own = next(card for card in state.hands[ADA] if card != "B2")
        state = play(state, f"-{own}", "draw D")
    for viewer in (BORIS, None):
        assert visibility.view(state, viewer).known[ADA] == ("B2",)
        assert all("B2" in visibility.resample(state, viewer, seed).hands[ADA] for seed in range(20))
    state = play(state, f"-{state.hands[BORIS][0]}", "draw D", "-B2")
    assert visibility.view(state, BORIS).known[ADA] == ()


def test_state_stored_without_taken_cards_is_valid_and_playable() -> None:
    state = structs.replace(play(position("Y5", discards="B2"), "-Y5", "draw B"), taken=())
    invariants.check(state)
    assert visibility.view(state, BORIS).known[ADA] == ("B2",)
    assert all("B2" in visibility.resample(state, BORIS, seed).hands[ADA] for seed in range(20))
    invariants.check(play(state, f"-{state.hands[BORIS][0]}", "draw Y"))
