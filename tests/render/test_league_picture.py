"""The table of a league's group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.catalogue import Catalogue, catalogue, languages
from render import club_parts, fonts, league_picture, picture, theme
from render.canvas import SQUEEZED, Canvas
from render.league_picture import (
    HEAD,
    PILL_NUMBER,
    ROW,
    TOP,
    Cell,
    LeagueCard,
    OpenGame,
    Row,
    Score,
    Turn,
    columns_for,
    is_per_game,
    signs_of,
    turn_in_words,
)
from tests.examples import slow
from tests.render.golden import compare

NAMES = ("Tamsin", "jonas_k", "Mirela", "Pilar Núñez", "Okoro", "Wilhelmina")
WEEKS = 28


def score(own: int, other: int) -> Score:
    return Score(own, other, own - other, 1 + (own > other) - (own < other))


RUNNING: dict[tuple[int, int], tuple[Cell, Cell]] = {
    (0, 1): (score(152, 118), score(118, 152)),
    (0, 2): (score(97, 131), score(131, 97)),
    (0, 3): (score(140, 66), score(66, 140)),
    (0, 4): ("waits", Turn(53, "running")),
    (1, 2): (score(120, 104), score(104, 120)),
    (1, 3): (Turn(5, "running"), "waits"),
    (1, 4): (score(88, 88), score(88, 88)),
    (2, 3): (Score(40, 52, 0, 2), Score(52, 40, 0, 0)),
    (2, 4): (Turn(0, "away"), "waits"),
    (3, 4): (Turn(0, "paused"), "waits"),
}
OPEN = (
    OpenGame(4, 0, Turn(53, "running")),
    OpenGame(1, 3, Turn(5, "running")),
    OpenGame(2, 4, Turn(0, "away")),
)


def card(
    count: int, games: dict[tuple[int, int], tuple[Cell, Cell]], *, over: bool = False, left: bool = False
) -> LeagueCard:
    """Return a group of `count`; the last has left if `left`. Pairs without a game are open or not played."""
    cells = [_cells_of(one, count, games, over=over, left=left) for one in range(count)]
    scores = [[cell for cell in row if isinstance(cell, Score)] for row in cells]
    points = [sum(score.earned for score in row) for row in scores]
    leads = [sum(score.lead for score in row) for row in scores]
    gone = [left and one == count - 1 for one in range(count)]
    counts = [max(1, len(row)) if over else 1 for row in scores]
    order = sorted(
        range(count),
        key=lambda one: (
            gone[one],
            over and 2 * counts[one] < count - 1,
            -points[one] / counts[one],
            -leads[one] / counts[one],
        ),
    )
    rows = [
        Row(
            (2, 0, 4, 1, 3, 5)[one],
            NAMES[one],
            points[one],
            leads[one],
            gone[one],
            tuple(cells[one][other] for other in order),
        )
        for one in order
    ]
    running = OPEN if games and not over else ()
    open_games = (OpenGame(order.index(one.mover), order.index(one.other), one.turn) for one in running)
    played = sum(isinstance(pair[0], Score) and high < count for (_, high), pair in games.items())
    return LeagueCard(
        3,
        "B" if count < 6 else "",
        "Lost Cities",
        None if over else 9,
        WEEKS,
        tuple(rows),
        tuple(open_games),
        played,
        played if over else count * (count - 1) // 2,
        over,
    )


def _cells_of(
    one: int, count: int, games: dict[tuple[int, int], tuple[Cell, Cell]], *, over: bool, left: bool
) -> list[Cell]:
    """Return a player's cells in the order of `NAMES`."""
    cells = list[Cell]()
    for other in range(count):
        low, high = min(one, other), max(one, other)
        missing: Cell = "none" if over or (left and high == count - 1) else "soon"
        pair = games.get((low, high), (missing, missing))
        cells.append("self" if one == other else pair[one > other])
    return cells


FINISHED = {pair: cells for pair, cells in RUNNING.items() if isinstance(cells[0], Score)}
CARDS = {
    "running-five": card(5, RUNNING),
    "new-four": card(4, {}),
    "running-six": card(6, RUNNING, left=True),
    "over-six": card(6, FINISHED, over=True, left=True),
}


@pytest.mark.parametrize("name", ["running-five", *slow("new-four", "running-six", "over-six")])
def test_table_matches_recorded_picture(name: str, say: Catalogue, record: bool) -> None:
    compare(league_picture.league_picture(CARDS[name], say), f"league-{name}", record)


@pytest.mark.parametrize("language", ["en", *slow("de", "fr", "es", "pt-BR", "ja")])
def test_headings_and_counts_of_the_table_fit_in_every_language(language: str) -> None:
    say = catalogue(language)
    plate = columns_for(6)[0].w - 2 * league_picture.PLATE_IN - league_picture.PLATE_CURVE
    for hours in (23, 47, 48, 13 * 24):
        assert fonts.advance(turn_in_words(Turn(hours, "running"), say), theme.LABEL) <= plate
    signs = ("waits", "away", "paused", "soon")
    words = sum(fonts.advance(say(f"picture-league-{sign}"), theme.LABEL) for sign in signs)
    between = league_picture.GLASS + league_picture.SIGN_GAP + league_picture.SIGNS_APART
    assert words + len(signs) * between < league_picture.TABLE_WIDE
    for state in ("away", "paused"):
        assert fonts.advance(say(f"picture-league-{state}"), theme.LABEL) <= league_picture.open_game_room()
    title = fonts.advance(say("picture-league-title", season=40), league_picture.TITLE)
    days = fonts.advance(say("picture-league-days", days=28), league_picture.DAYS)
    assert league_picture.TITLE_X + title + 2 * league_picture.TITLE_X + days < league_picture.EDGE
    turns = fonts.advance(say("picture-league-turns"), theme.NAME)
    played = fonts.advance(say("picture-league-played", played=15, games=15), theme.LABEL)
    assert turns + played < league_picture.TABLE_WIDE - 100


@pytest.mark.parametrize("count", [4, 5, 6])
def test_pills_have_room_for_three_digits_and_columns_for_the_points(count: int) -> None:
    columns = columns_for(count)
    pill = columns[0].w - 2 * league_picture.PILL_IN
    assert fonts.advance("−134", PILL_NUMBER) < pill
    if columns[0].w >= league_picture.WITH_SCORES:
        narrowed = SQUEEZED * fonts.advance("152:118", theme.LABEL)
        assert narrowed <= columns[0].w - league_picture.SCORES_APART
    points = league_picture.TABLE_X + league_picture.TABLE_WIDE - columns[-1].right
    digits, lead = fonts.advance("10/5", league_picture.POINTS), fonts.advance("−174", theme.LABEL)
    assert max(digits, lead) + league_picture.LEAD_IN < points


@pytest.mark.slow
def test_league_picture_has_room_for_signs_and_a_note_only_until_the_season_is_over(say: Catalogue) -> None:
    waiting = league_picture.league_picture(CARDS["new-four"], say)
    assert waiting.height == HEAD + TOP + 4 * ROW + 6 + league_picture.FOOT + league_picture.SIGNS
    over = league_picture.league_picture(CARDS["over-six"], say)
    assert over.height == HEAD + TOP + 6 * ROW + 6 + league_picture.SHORT_FOOT


def test_signs_of_the_league_table_are_explained_only_where_they_occur() -> None:
    assert signs_of(CARDS["new-four"]) == ["soon"]
    assert signs_of(CARDS["running-five"]) == ["waits", "away", "paused"]
    assert signs_of(CARDS["over-six"]) == []


def test_league_table_is_ordered_per_game_only_at_the_end_if_games_differ() -> None:
    assert is_per_game(CARDS["over-six"])
    assert not is_per_game(CARDS["running-six"])
    equal = card(3, {pair: RUNNING[pair] for pair in ((0, 1), (0, 2), (1, 2))}, over=True)
    assert not is_per_game(equal)


@pytest.mark.parametrize("name", ["Wilhelmina", "Wilhelmina_von_Habsburg1", "Donaudampfschifffahrtska"])
@pytest.mark.parametrize("count", [4, 5, 6])
def test_name_of_24_letters_is_not_cut_in_the_league_table(
    count: int, name: str, monkeypatch: pytest.MonkeyPatch, say: Catalogue
) -> None:
    written, lines = list[str](), Canvas.lines

    def watched(canvas: Canvas, words: Sequence[str], *args: Any) -> int:
        written.append("".join(words))
        return lines(canvas, words, *args)

    monkeypatch.setattr(Canvas, "lines", watched)
    shown = card(count, FINISHED, over=True)
    rows = (*shown.rows[:-1], replace(shown.rows[-1], name=name))
    league_picture.league_picture(replace(shown, rows=rows), say)
    assert name in written


def test_file_of_the_league_table_is_named_after_it_1200_pixels_wide_and_under_300_kilobytes(
    say: Catalogue,
) -> None:
    file = picture.league(card(5, RUNNING), say)
    assert file.filename.startswith("league-table.")
    assert file.width == 1200
    assert len(file.data) < 300_000


@pytest.mark.parametrize("language", languages())
def test_sentence_for_a_league_without_open_games_fits_into_its_panel(language: str) -> None:
    words = catalogue(language)("league-turns-soon")
    room = league_picture.TABLE_WIDE - 2 * club_parts.IN
    assert fonts.advance(words, fonts.shrunk_style(words, theme.LABEL, room)) <= room
