"""The picture of a cup's result."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from bot.features.cup.cup_rules import points_of
from engine.core.catalogue import Catalogue, catalogue
from render import club_parts, cup_picture, fonts, picture, theme
from render.canvas import Canvas
from render.club_parts import Season, SeasonRow, lines_for_rows
from render.cup_picture import PLINTHS, TABLE, CupCard, Player, Row, WeekCard, best_leads, lead_texts, plinths
from render.geometry import Box
from render.theme import Style
from render.two_lines import fit_name
from tests.examples import slow
from tests.render.golden import compare

NAMES = ("Tamsin", "jonas_k", "Mirela", "Okoro", "Pilar", "Søren", "Hanako", "Bram")
LEADS: tuple[tuple[int | None, ...], ...] = (
    (41, 18, -3),
    (22, 9, 19),
    (30, -12, 25),
    (5, 27, -8),
    (-14, 33, 2),
    (11, -20, 14),
    (-9, 4, -6),
    (17, -35, None),
)
LONG = "Wilhelmina_von_Habsburg1"


def card(players: int, *, ends_season: bool = False) -> CupCard:
    """Return a cup of `players`."""
    rows = []
    for index in range(players):
        own = LEADS[index % len(LEADS)]
        rows.append(Row(index + 1, NAMES[index % len(NAMES)], own, sum(filter(None, own))))
    return CupCard(11, tuple(rows), season(players, 4 if ends_season else 3))


def season(players: int, closed: int) -> Season:
    """Return a season of which `closed` of four cups have closed, each with another order of players."""
    orders = ((index * (2 * cup + 1) + cup) % players for cup in range(closed) for index in range(players))
    points = [points_of(1 + place) for place in orders]
    cups = {index: points[index::players] for index in range(players)}
    order = sorted(range(players), key=lambda index: -sum(cups[index]))
    sums = [sum(cups[index]) for index in order]
    rows = (
        SeasonRow(
            1 + sums.index(points),
            NAMES[index % len(NAMES)],
            (*cups[index], *[None] * (4 - closed)),
            points,
        )
        for index, points in zip(order, sums, strict=True)
    )
    return Season(3, tuple(rows), min(closed, 3), closed == 4)


@pytest.mark.parametrize("players", (8, *slow(1, 2, 40)))
def test_result_matches_recorded_picture(players: int, say: Catalogue, record: bool) -> None:
    shown = card(players, ends_season=players == 40)
    compare(cup_picture.cup_picture(shown, say), f"cup-{players}", record)


@pytest.mark.parametrize("language", ["de", *slow("fr", "es", "pt-BR", "ja")])
def test_title_and_number_of_players_leave_room_for_the_mug(language: str) -> None:
    say = catalogue(language)
    title = fonts.advance(say("picture-cup-title", cup=104), club_parts.TITLE)
    players = fonts.advance(say("picture-cup-players", players=40), theme.LABEL)
    mug = PLINTHS[0].middle[0] - club_parts.MUG_WIDE // 2
    assert club_parts.TITLE_X + title < mug
    assert club_parts.SEASON.x - club_parts.IN - players > mug + club_parts.MUG_WIDE


@pytest.mark.parametrize("language", ["en", *slow("de", "fr", "es", "pt-BR", "ja")])
def test_title_of_the_season_is_whole_and_left_of_the_numbers_of_cups(language: str) -> None:
    words = catalogue(language)("picture-cup-season", season=40)
    style = fonts.shrunk_style(words, club_parts.SEASON_TITLE, club_parts.SEASON_TITLE_WIDE)
    assert club_parts.SEASON.x + club_parts.IN + fonts.advance(words, style) < _first_column()


def _first_column() -> int:
    return club_parts.SEASON.x + club_parts.COLUMNS_X


def test_cup_with_a_single_player_marks_no_best_deals() -> None:
    assert best_leads(card(1).rows) == (None, None, None)
    assert best_leads(card(8).rows) == (41, 33, 25)


def test_leads_are_written_without_a_plus_where_room_is_short() -> None:
    assert lead_texts((41, -3, None), 70) == ["+41", "−3", "–"]
    assert lead_texts((141, -103, 7), 70) == ["141", "−103", "7"]


@pytest.mark.parametrize("leads", [(-42, -42, -42), (-142, 118, -103), (5, -7, None)], ids=str)
def test_leads_of_a_plinth_and_their_chips_do_not_touch(
    leads: tuple[int | None, ...], say: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    spans, text, label = list[tuple[int, float, float]](), Canvas.text, theme.LABEL.face

    def noted(canvas: Canvas, words: str, x: int, y: int, style: Style, *how: Any, **more: Any) -> int:
        if x < TABLE.right and y < TABLE.y and style.face is label and words.lstrip("+−–").isdecimal():
            wide = fonts.advance(words, style) + 2 * cup_picture.CHIP_IN
            left = x - more["across"] * wide
            spans.append((y, left, left + wide))
        return text(canvas, words, x, y, style, *how, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    rows = tuple(replace(row, leads=leads) for row in card(3).rows)
    cup_picture.cup_picture(replace(card(3), rows=rows), say)
    assert len(spans) == 3 * sum(lead is not None for lead in leads)
    spans.sort()
    assert all(one[2] <= other[1] + 1 for one, other in pairwise(spans) if one[0] == other[0])


def test_table_names_one_player_less_if_a_last_line_must_count_the_others() -> None:
    assert [lines_for_rows(count, 5) for count in (0, 5, 6, 37)] == [0, 5, 4, 4]


def test_cup_winners_name_of_24_letters_is_not_cut() -> None:
    lines, _ = fit_name(LONG, PLINTHS[0].w - 2 * cup_picture.NAME_IN, cup_picture.NAMES, cup_picture.BROKEN)
    assert "".join(lines) == LONG


def test_equal_best_leads_of_a_cup_are_all_marked(say: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    chips, chip = list[int](), cup_picture._best_chip
    monkeypatch.setattr(cup_picture, "_best_chip", lambda wide: chips.append(wide) or chip(wide))
    rows = (Row(1, "Ada", (5, 9, 1), 15), Row(2, "Boris", (5, 2, 1), 8))
    cup_picture.cup_picture(CupCard(11, rows, season(2, 3)), say)
    assert len(chips) == 5, "two of the first deal, one of the second, and two of the third"


def test_plinths_of_two_players_are_centred_on_the_table() -> None:
    first, second = plinths(2)
    table = cup_picture.TABLE
    assert second.x - table.x == pytest.approx(table.right - first.right, abs=2)


def week_card(members: int, *, season: Season | None) -> WeekCard:
    """Return an open cup of which the player at index `n` has finished `n % 4` deals, from the first on."""
    rows = (Player(name, tuple(deal < index % 4 for deal in range(3))) for index, name in enumerate(NAMES))
    return WeekCard(12, tuple(rows)[:members], members, members // 4, season)


SEASON_SO_FAR = season(7, 3)
WEEKS = {
    "7": week_card(7, season=SEASON_SO_FAR),
    "40": week_card(40, season=season(40, 4)),
    "first": week_card(3, season=None),
}


@pytest.mark.parametrize("name", ["7", *slow("40", "first")])
def test_open_cup_matches_recorded_picture(name: str, say: Catalogue, record: bool) -> None:
    compare(cup_picture.cup_week_picture(WEEKS[name], say), f"cup-week-{name}", record)


def test_finished_deal_is_green_in_the_picture_of_the_open_cup(say: Catalogue) -> None:
    card = week_card(2, season=None)
    seen = cup_picture.cup_week_picture(card, say)
    y = cup_picture.WEEK_TABLE.y + cup_picture.WEEK_FIRST + cup_picture.WEEK_ROW + 20
    first_deal = seen.width - 14 - cup_picture.WEEK_LAST_IN - 2 * cup_picture.WEEK_STEP
    pixel = seen.getpixel((first_deal, y))
    assert isinstance(pixel, tuple)
    red, green, _ = pixel
    assert green > 2 * red


def test_file_of_the_open_cup_is_named_cup_week_and_has_under_300_kilobytes(say: Catalogue) -> None:
    file = picture.cup_week(WEEKS["7"], say)
    assert file.filename.startswith("cup-week.")
    assert len(file.data) < 300_000


@pytest.mark.parametrize("language", ["en", *slow("de", "fr", "es", "pt-BR", "ja")])
def test_words_for_the_number_of_finished_players_fit_into_the_picture(language: str) -> None:
    say = catalogue(language)
    for count in (0, 1, 40):
        words = say("picture-cup-done", count=count)
        assert fonts.advance(words, theme.LABEL) <= cup_picture.WEEK_TABLE.w - club_parts.IN


def test_picture_of_a_cup_result_has_link_preview_size_and_under_300_kilobytes(say: Catalogue) -> None:
    file = picture.cup(card(3), say)
    assert (file.width, file.height) == (1200, 630)
    assert len(file.data) < 300_000


def test_all_who_share_the_first_place_of_a_cup_have_a_golden_mug(
    say: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    mugs, mug = list[None](), club_parts.golden_mug
    monkeypatch.setattr(club_parts, "golden_mug", lambda: mugs.append(None) or mug())
    rows = (Row(1, "Ada", (5, 9, 1), 15), Row(1, "Boris", (9, 5, 1), 15), Row(3, "Chen", (2, 1, 1), 4))
    cup_picture.cup_picture(CupCard(11, rows, season(3, 3)), say)
    assert len(mugs) == 2


@pytest.mark.parametrize("box", PLINTHS[1:])
def test_mug_on_a_side_plinth_stays_below_the_title(box: Box) -> None:
    foot = club_parts.TITLE_Y + club_parts.TITLE.size / 2 + club_parts.OUTLINE
    assert foot < box.y + 4 - club_parts.MUG * cup_picture.LOWER_MUG
