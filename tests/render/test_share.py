"""The picture to share, for any names and any kind of ending."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core.catalogue import Catalogue, catalogue
from engine.core.types import Result
from engine.game_registry import games
from render import fonts, picture, share_picture, theme
from render.card_faces import CORNER
from render.games.lost_cities import card_sprites
from render.games.lost_cities.cover import (
    CARD_HEIGHT,
    CARD_WIDTH,
    FIGURES,
    MOST_WIDE,
    fan_places,
    leads_by_round,
)
from render.geometry import PAD, WIDTH
from render.share_picture import first_word, outcome_text
from tests.examples import slow
from tests.render import board_positions, conftest, tikal_positions
from tests.render.golden import compare

NAMES = ("Ada", "Boris of Blackwater Hall", "Chen", "Dana")
LONG = (
    "Wilhelmina_Featherstonehaugh_Lee",
    "Bartholomew the Unready of Derby",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Genevieve_from_the_Emerald_Coast",
)
MOST_BYTES = 300_000


DUEL, PARTNERS = conftest.over(3), conftest.over(3, conftest.PARTNERS)
BOARD, TIKAL = board_positions.over(4), tikal_positions.scored(4)
ENDS: dict[str, tuple[str, Any, Result]] = {
    "duel": ("lost_cities", DUEL, conftest.result(DUEL)),
    "partners": ("lost_cities", PARTNERS, conftest.result(PARTNERS)),
    "board": ("lost_cities_board", BOARD, board_positions.result(BOARD)),
    "tikal": ("tikal", TIKAL, tikal_positions.result(TIKAL)),
}


def painted(key: str, view: Any, result: Result, names: tuple[str, ...], say: Catalogue) -> Image.Image:
    decisive = games()[key].decisive(view, result)
    made = picture.share(key, view, result, decisive, names[: len(result.placings)], say)
    assert len(made.data) <= MOST_BYTES
    return Image.open(BytesIO(made.data)).convert("RGB")


@pytest.mark.parametrize("end", ENDS)
def test_share_matches_recorded_picture(end: str, say: Catalogue, record: bool) -> None:
    compare(painted(*ENDS[end], NAMES, say), f"share-{end}", record)


@pytest.mark.parametrize("end", ["partners", *slow(*sorted(ENDS.keys() - {"partners"}))])
@pytest.mark.parametrize(
    "names", [LONG, ("محمد الطويل جدا", "שלום", "李小龍", "\u200d")], ids=("long", "scripts")
)
def test_long_or_foreign_names_stay_within_the_share_picture(
    end: str, names: tuple[str, ...], say: Catalogue
) -> None:
    image = painted(*ENDS[end], names, say)
    assert image.size == (WIDTH, share_picture.HEIGHT)
    foot = image.crop(
        (WIDTH - PAD // 2, share_picture.HEIGHT - share_picture.BAND + 10, WIDTH, share_picture.HEIGHT)
    ).convert("L")
    darkest, lightest = foot.getextrema()
    assert lightest - darkest < 60, "only the cream band"


@pytest.mark.parametrize("end", ENDS)
def test_shared_win_resignation_and_win_on_time_are_named(end: str, say: Catalogue) -> None:
    key, view, result = ENDS[end]
    shared = replace(result, placings=(1,) * len(result.placings), scores=(30,) * len(result.scores))
    resigned = replace(result, why="resigned")
    late = replace(result, why="on-time")
    ends = ((shared, "shared win"), (resigned, "won by resignation"), (late, "won on time"))
    for one, words in ends:
        assert outcome_text(one, say) == words
        assert painted(key, view, one, NAMES, say).size == (WIDTH, share_picture.HEIGHT)


def test_win_is_named_with_margin_or_tie_break(say: Catalogue) -> None:
    _, _, result = ENDS["board"]
    assert outcome_text(result, say) == "won by 110"
    assert outcome_text(replace(result, scores=(7,) * 4, placings=(1, 2, 3, 4)), say) == "won the tie"


def test_margin_is_the_lead_over_the_second_not_over_a_player_who_left_with_more(say: Catalogue) -> None:
    """In a duplicate match players who left are last, even with the most points."""
    _, _, result = ENDS["board"]
    left = replace(result, scores=(180, 30, 15, 10), placings=(4, 1, 2, 3))
    assert outcome_text(left, say) == "won by 15"


def test_duel_has_a_line_of_leads_by_round_unless_it_had_one_round(say: Catalogue) -> None:
    _, view, result = ENDS["duel"]
    leads = leads_by_round(view, result)
    assert len(leads) == 3
    assert leads[-1] == max(result.scores) - min(result.scores)
    assert leads_by_round(conftest.over(1), conftest.result(conftest.over(1))) == ()
    line = share_picture._lead_line(leads, 0, 1).image
    other = share_picture._lead_line((-leads[0], *leads[1:]), 0, 1).image
    assert ImageChops.difference(line.convert("RGB"), other.convert("RGB")).getbbox() is not None


def test_game_without_backdrop_has_a_share_picture_of_full_size(say: Catalogue) -> None:
    result = Result(((0,), (1,)), (1, 2), (3, 1), ((), ()), "played-out")
    backdrop = share_picture.default_backdrop(None, result, None, say)
    image = share_picture.share_picture(backdrop, "Tiny", result, None, ("Ada", "Boris"), say)
    assert image.size == (WIDTH, share_picture.HEIGHT)
    assert backdrop.kind == "two players"


@pytest.mark.parametrize(
    ("name", "word"),
    [("Ada", "Ada"), ("Boris of Hall", "Boris"), ("Max_Power", "Max"), ("_x_", "x"), ("Jean-Luc", "Jean")],
)
def test_first_word_of_a_name_ends_at_a_space_underscore_or_hyphen(name: str, word: str) -> None:
    assert first_word(name) == word


@pytest.mark.parametrize("room", (share_picture.DUEL.name_room, share_picture.CROWD.name_room))
@pytest.mark.parametrize(
    "names",
    [("Ada",), (LONG[1],), LONG[:2], (LONG[2], LONG[2]), LONG[:3]],
    ids=("short", "long", "two long", "two of one letter", "three long"),
)
def test_names_of_winners_fit_the_room_of_the_share_picture(names: tuple[str, ...], room: int) -> None:
    lines, style = share_picture._winner_lines(names, room, catalogue())
    assert style.size >= 36
    assert len(lines) <= (4 if len(names) == 2 else 2)
    wide = room + share_picture.MORE_ROOM if len(lines) > 2 else room
    assert all(fonts.advance(line, style) <= wide for line in lines)


@pytest.mark.parametrize("name", ("W" * 24, "i" * 24, "Wilhelmina von Habsburg I"))
def test_names_of_winning_partners_are_written_in_full(name: str) -> None:
    lines, _ = share_picture._winner_lines((name, name), share_picture.DUEL.name_room, catalogue())
    assert "".join("".join(lines).split()) == 2 * "".join(name.split())


def test_three_who_share_a_win_are_named_in_full_where_there_is_room() -> None:
    names = ("Ada Lovelace", "Boris Hall", "Chen Wu")
    lines, _ = share_picture._winner_lines(names, share_picture.CROWD.name_room, catalogue())
    assert " ".join(lines) == "Ada Lovelace, Boris Hall, & Chen Wu"


@pytest.mark.parametrize("count", range(1, 13))
def test_decisive_cards_show_their_numbers_and_stay_inside_the_share_picture(count: int) -> None:
    places = fan_places(count)
    style = theme.Style(theme.CARD.face, FIGURES[count > MOST_WIDE])
    for x, y, turn in (places[0], places[-1]):
        card = card_sprites.corner_card("Y2", CARD_WIDTH, CARD_HEIGHT, style).rotated(turn)
        assert x - card.width // 2 > share_picture.DUEL.points_x + share_picture.POINTS_ROOM - 24
        assert x + card.width // 2 <= WIDTH and y - card.height // 2 >= 0
    for (one, *_), (other, *_) in pairwise(places):
        widest = max(fonts.advance(str(number), style) for number in range(2, 10))
        assert other - one >= CORNER - 1 + widest
