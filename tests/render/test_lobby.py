"""Lobby pictures: small, quick to paint, legible on a phone."""

from __future__ import annotations

import time
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.core.catalogue import Catalogue, catalogue, languages
from engine.game_registry import games
from render import fonts, lobby_picture, picture
from render.games.lost_cities_board.road import road
from render.geometry import WIDTH
from render.lobby_picture import Lobby, Place
from tests.examples import slow
from tests.finished import FINISHED
from tests.render.golden import compare

MOST_BYTES, MOST_SECONDS, SMALLEST = 300_000, 0.025, 36
ADA, BORIS, FREE = Place("Ada", "host"), Place("Boris"), Place()
LONG = "Wilhelmina Featherstonehaugh-Lee"
COMPUTER = Place("Juniper", "computer", level="medium")
LOBBIES = {
    "open": Lobby(((0, ADA), (1, FREE))),
    "three": Lobby(((0, ADA), (1, Place("Grüße_an_alle", "invited")), (2, FREE))),
    "full": Lobby(((0, ADA), (1, BORIS), (2, Place(LONG)), (3, COMPUTER)), "full"),
    "expired": Lobby(((0, ADA), (1, FREE), (2, FREE), (3, FREE)), "expired"),
    "cancelled": Lobby(((0, ADA), (1, BORIS)), "cancelled"),
    "started": Lobby(((0, ADA), (1, BORIS), (2, Place(LONG, "begins"))), "started"),
    "six": Lobby(tuple((seat, Place("Ada")) for seat in range(6))),
    "partners": Lobby(((0, Place("Ada", "host", 1)), (1, Place("", "", 2)), (2, Place("Chen", "", 1)))),
}


def painted(key: str, shown: Lobby, say: Catalogue) -> Image.Image:
    made = picture.lobby(key, shown, say)
    return Image.open(BytesIO(made.data)).convert("RGB")


@pytest.mark.parametrize("name", LOBBIES)
def test_lobby_matches_recorded_picture(name: str, say: Catalogue, record: bool) -> None:
    compare(painted("tikal", LOBBIES[name], say), f"lobby-{name}", record)


@pytest.mark.parametrize("key", FINISHED)
def test_full_lobby_of_each_game_matches_recorded_picture(key: str, say: Catalogue, record: bool) -> None:
    compare(painted(key, LOBBIES["full"], say), f"{key}-lobby", record)


@pytest.mark.parametrize("name", ["full", *slow(*sorted(LOBBIES.keys() - {"full"}))])
@pytest.mark.parametrize("key", [FINISHED[0], *slow(*FINISHED[1:])])
def test_lobby_file_has_at_most_300_kilobytes_and_is_painted_again_within_25_ms(
    key: str, name: str, say: Catalogue
) -> None:
    """The picture is painted for every player who joins."""
    picture.lobby(key, LOBBIES[name], say)
    taken = []
    for _ in range(5):
        before = time.thread_time()
        made = picture.lobby(key, LOBBIES[name], say)
        taken.append(time.thread_time() - before)
    assert (made.width, len(made.data) <= MOST_BYTES) == (WIDTH, True)
    assert min(taken) <= MOST_SECONDS


@pytest.mark.parametrize(
    "name",
    ["Ada", LONG, "M" * 32, "xX_Dragonslayer_1999_Xx", "a b", "Q̃́" * 16, "-" * 32, "i" * 32, "_ _"],
)
def test_player_name_of_any_length_fits_the_lobby_in_two_legible_lines(name: str) -> None:
    lines, style = lobby_picture.fit_name(name, lobby_picture.ROOM, lobby_picture.SIZES, lobby_picture.BROKEN)
    assert 1 <= len(lines) <= 2 and all(lines)
    assert style.size >= SMALLEST
    assert all(fonts.advance(line, style) <= lobby_picture.ROOM for line in lines)


def test_long_name_breaks_at_a_separator() -> None:
    assert lobby_picture.fit_name(LONG, lobby_picture.ROOM, lobby_picture.SIZES, lobby_picture.BROKEN)[0] == (
        "Wilhelmina",
        "Featherstonehaugh-Lee",
    )
    assert lobby_picture.fit_name(
        "xX_Dragonslayer_1999_Xx", lobby_picture.ROOM, lobby_picture.SIZES, lobby_picture.BROKEN
    )[0] == (
        "xX_Dragonslayer_",
        "1999_Xx",
    )


def test_name_without_separator_is_cut_into_two_lines() -> None:
    first, second = lobby_picture.fit_name(
        "Donaudampfschifffahrtskapitaen", lobby_picture.ROOM, lobby_picture.SIZES, lobby_picture.BROKEN
    )[0]
    assert f"{first}{second}" == "Donaudampfschifffahrtskapitaen"


def test_undrawable_name_in_a_lobby_is_painted_as_someone(say: Catalogue) -> None:
    odd = Lobby(((0, ADA), (3, Place("\u200b\u2060"))))
    named = Lobby(((0, ADA), (3, Place("Someone"))))
    assert ImageChops.difference(painted("tikal", odd, say), painted("tikal", named, say)).getbbox() is None


def test_lobby_picture_of_an_unknown_game_has_no_room_for_a_cover(say: Catalogue) -> None:
    made = picture.lobby("no_such_game", LOBBIES["open"], say)
    assert made.height < lobby_picture.TOP


@pytest.mark.parametrize("left", (0, 200))
def test_left_third_of_the_lobby_ground_is_not_of_one_brightness(left: int) -> None:
    beside = road(lobby_picture.COVER_HEIGHT).crop((left, 300, left + 200, lobby_picture.TOP)).convert("L")
    assert ImageStat.Stat(beside).stddev[0] > 8


@pytest.mark.parametrize("language", languages())
def test_game_name_fits_on_its_cover_in_every_language(language: str) -> None:
    for game in games():
        for words in catalogue(language)(f"game-{game}").split(": "):
            for style in (lobby_picture.ONE_WORD, lobby_picture.TITLE, lobby_picture.BELOW):
                assert (
                    fonts.advance(words, lobby_picture.title_style(words, style)) <= lobby_picture.TITLE_ROOM
                )


def test_subtitle_of_a_lobby_fits_and_is_smaller_than_the_title(say: Catalogue) -> None:
    title, _, below = say("game-lost_cities_board").partition(": ")
    assert fonts.advance(title, lobby_picture.TITLE) <= lobby_picture.TITLE_ROOM
    assert fonts.advance(below, lobby_picture.BELOW) <= lobby_picture.TITLE_ROOM
    assert lobby_picture.TITLE.size > lobby_picture.BELOW.size >= SMALLEST
