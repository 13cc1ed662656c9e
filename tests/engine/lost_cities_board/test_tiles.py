"""Event tiles: artifacts, victory points and arrows."""

from __future__ import annotations

from engine.games.lost_cities_board.model import State, Walked
from tests.engine.lost_cities_board.board import ADA, BORIS, at, legal, play, position, spot, take


def tile_on(state: State, place: str) -> str:
    colour, stone = spot(place)
    return state.tiles[colour][stone - 1]


# Artifacts


def test_artifact_is_taken_by_the_first_player_and_not_by_the_next() -> None:
    """The Board Game, "Event tiles": the place is empty for the rest of the expedition."""
    state = position("Y5", "Y6", figures=("Y1", "Y1"), tiles="Y2=artifact", pile="R1")
    state = play(state, "+Y5")
    assert state.found == (1, 0)
    assert tile_on(state, "Y2") == ""
    state = play(state, "draw D", "+Y6")
    assert at(state, BORIS, "Y") == 2
    assert state.found == (1, 0)


def test_artifact_adds_no_points_before_the_end() -> None:
    """The Board Game, "Event tiles" and "The game": artifacts count at the end."""
    state = position("Y5", figures=("Y1",), tiles="Y2=artifact")
    assert play(state, "+Y5").totals == state.totals


# Victory points


def test_tile_of_points_scores_for_each_player_who_enters_it() -> None:
    """The Board Game, "Event tiles": you get that many points. The tile stays."""
    state = position("Y5", "Y6", figures=("Y1", "Y1"), tiles="Y2=15", pile="R1")
    state = play(state, "+Y5")
    assert (state.totals, tile_on(state, "Y2")) == ((15, 0), "15")
    assert play(state, "draw D", "+Y6").totals == (15, 15)


def test_researcher_gets_the_points_of_a_tile_once() -> None:
    """The Board Game, "Event tiles"."""
    assert play(position("Y5", figures=("*Y1",), tiles="Y2=15"), "+Y5").totals == (15, 0)


def test_tile_of_points_asks_nothing_and_the_draw_follows() -> None:
    """The Board Game, "Event tiles": carried out at once."""
    state = play(position("Y5", figures=("Y1 B2",), tiles="Y2=10"), "+Y5")
    assert legal(state) == ["draw D"]


def test_step_onto_a_stone_without_a_tile_has_no_effect() -> None:
    """The Board Game, "Parts": five stones of each path take a tile."""
    step = take(position("Y5", figures=("Y2",), tiles="Y2=5"), "+Y5")
    assert step.events[-1] == Walked(ADA, "Y", 3, "", crossed=False)
    assert legal(step.state) == ["draw D"]


def test_tile_of_the_stone_that_a_figure_leaves_is_not_applied_again() -> None:
    """The Board Game, "Event tiles": when a figure is moved *onto* the stone."""
    state = position("Y5", figures=("Y2",), tiles="Y2=15")
    assert play(state, "+Y5").totals == state.totals == (15, 0)


# Arrows


def test_arrow_moves_any_own_figure_on_a_path() -> None:
    """The Board Game, "Event tiles": any one of your figures already on a path, the same one too."""
    state = position("Y5", figures=("Y1 B2 *W5 G9",), tiles="Y2=arrow")
    state = play(state, "+Y5")
    assert legal(state) == ["go Y", "go B", "go W", "stay"]
    assert play(state, "go Y").stones[ADA] == (3, 2, 5, 9, 0)
    assert play(state, "go W").stones[ADA] == (2, 2, 6, 9, 0)


def test_arrow_moves_own_figures_on_paths_only() -> None:
    """The Board Game, "Event tiles": *your* figures, *already on a path*."""
    state = play(position("Y5", figures=("Y1", "B2 R4"), tiles="Y2=arrow"), "+Y5")
    assert legal(state) == ["go Y", "stay"]


def test_arrow_tile_stays_for_the_next_player() -> None:
    """The Board Game, "Event tiles": the tile stays."""
    state = position("Y5", "Y6", figures=("Y1 B1", "Y1 B1"), tiles="Y2=arrow", pile="R1")
    state = play(state, "+Y5", "go B", "draw D", "+Y6")
    assert tile_on(state, "Y2") == "arrow"
    assert legal(state) == ["go Y", "go B", "stay"]


def test_arrow_may_be_declined() -> None:
    """The Board Game, "Event tiles": you may decline."""
    state = play(position("Y5", figures=("Y1 B2",), tiles="Y2=arrow"), "+Y5", "stay")
    assert state.stones[ADA] == (2, 2, 0, 0, 0)
    assert legal(state) == ["draw D"]


def test_tile_reached_by_an_arrow_is_applied() -> None:
    """The Board Game, "Event tiles": and carry out the tile it reaches."""
    state = position("Y5", figures=("Y1 B2",), tiles="Y2=arrow B3=artifact")
    state = play(state, "+Y5", "go B")
    assert state.found == (1, 0)
    assert legal(state) == ["draw D"]


def test_arrow_that_leads_to_an_arrow_moves_another_figure_and_so_on() -> None:
    """The Board Game, "Event tiles": and so on; each link may be another figure, or the same."""
    tiles = "Y2=arrow B3=arrow W2=arrow W3=15"
    state = position("Y5", figures=("Y1 B2 W1",), tiles=tiles)
    state = play(state, "+Y5", "go B", "go W")
    assert legal(state) == ["go Y", "go B", "go W", "stay"]
    state = play(state, "go W")
    assert state.stones[ADA] == (2, 3, 3, 0, 0)
    assert state.totals == (15, 0)
    assert legal(state) == ["draw D"]


def test_chain_of_arrows_may_be_declined_at_any_link() -> None:
    """The Board Game, "Event tiles"."""
    state = position("Y5", figures=("Y1 B2",), tiles="Y2=arrow B3=arrow")
    state = play(state, "+Y5", "go B", "stay")
    assert state.stones[ADA] == (2, 3, 0, 0, 0)
    assert legal(state) == ["draw D"]


def test_step_onto_a_stone_without_a_tile_ends_a_chain_of_arrows() -> None:
    """The Board Game, "Event tiles"."""
    state = play(position("Y5", figures=("Y1 R1",), tiles="Y2=arrow"), "+Y5", "go R")
    assert at(state, ADA, "R") == 2
    assert legal(state) == ["draw D"]


def test_arrow_on_the_last_stone_moves_only_other_figures() -> None:
    """The Board Game, "Event tiles": not on stone 9."""
    state = play(position("Y5", figures=("Y8 B2",), tiles="Y9=arrow"), "+Y5")
    assert legal(state) == ["go B", "stay"]


def test_arrow_without_a_movable_figure_is_skipped() -> None:
    """The Board Game, "Event tiles": there is nothing to choose."""
    state = play(position("Y5", figures=("Y8 B9",), tiles="Y9=arrow"), "+Y5")
    assert legal(state) == ["draw D"]


def test_chain_of_arrows_may_move_one_figure_several_stones() -> None:
    """The Board Game, "Event tiles": the same one too. White has tiles on stones 2 and 3."""
    state = position("W5", figures=("W1",), tiles="W2=arrow W3=arrow")
    state = play(state, "+W5", "go W", "go W")
    assert at(state, ADA, "W") == 4
    assert state.last is not None
    assert state.last.walked == ((2, 2), (2, 3), (2, 4))


def test_figure_that_sets_out_applies_no_tile() -> None:
    """The Board Game, "Parts": stone 1 never has a tile."""
    step = take(position("Y5", figures=("B3",)), "+Y5 A")
    assert step.events[-1] == Walked(ADA, "Y", 1, "", crossed=False)
    assert legal(step.state) == ["draw D"]


def test_tile_behind_the_bridge_is_applied() -> None:
    """The Board Game, "Event tiles"; stones 7 and 9 always have one ("Parts")."""
    step = take(position("Y5", figures=("Y6",), tiles="Y7=15"), "+Y5")
    assert step.events[-1] == Walked(ADA, "Y", 7, "15", crossed=True)
    assert step.state.totals == (15, 0)
