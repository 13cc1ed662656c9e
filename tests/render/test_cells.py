"""Files joined from cached cells decode to the same pixels as the painted picture."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest
from PIL import Image, ImageChops

from engine.core.catalogue import Catalogue
from engine.core.plugin import AnyGame
from engine.game_registry import games
from render import encoding
from render.drawing import Drawing, Sprite
from render.geometry import WIDTH, Box
from render.layers import Layers
from render.painter import painter
from tests.examples import slow

NAMES = ("Ada", "Boris", "Chen", "Dana")
GAMES = tuple(key for key in games() if painter(key).tabletop)
HEIGHT = 100
"""The height of a picture whose last cells are lower."""


@pytest.fixture(autouse=True)
def empty_cache(monkeypatch: pytest.MonkeyPatch) -> encoding._CellCache:
    kept = encoding._CellCache(encoding.CACHE_BYTES)
    monkeypatch.setattr(encoding, "cached_cells", kept)
    return kept


def seats(game: AnyGame) -> int:
    """Return the usual greatest number of players."""
    return game.rules.seats_for(game.Options())[1]


def positions(game: AnyGame, steps: int) -> Iterator[Any]:
    random = Random(game.key)
    state = game.rules.setup(game.Options(), seats(game), 1).state
    for _ in range(steps):
        yield state
        seat = game.rules.to_move(state)[0]
        state = game.rules.apply(state, seat, random.choice(game.rules.legal_actions(state, seat))).state


def layers_of(game: AnyGame, state: Any, say: Catalogue) -> Iterator[Layers]:
    """Yield a position's tabletop and the next player's hand as layers."""
    own, names = painter(game.key), NAMES[: seats(game)]
    assert own.tabletop is not None
    tabletop = own.tabletop(game.visibility.view(state, None), names, say)
    assert isinstance(tabletop, Layers)
    yield tabletop
    if own.hand is not None:
        hand = own.hand(game.visibility.view(state, game.rules.to_move(state)[0]), names, say)
        assert isinstance(hand, Layers)
        yield hand


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def differ(one: Image.Image, other: Image.Image) -> bool:
    return one.size != other.size or ImageChops.difference(one, other).getbbox() is not None


@pytest.mark.slow
@pytest.mark.parametrize(("key", "steps"), [(key, 4) for key in GAMES] + slow(*((key, 60) for key in GAMES)))
def test_picture_joined_from_cells_has_the_pixels_of_a_whole_one(
    key: str, steps: int, say: Catalogue
) -> None:
    for state in positions(games()[key], steps):
        for picture in layers_of(games()[key], state, say):
            whole = opened(encoding.encode_image(picture.image))
            assert not differ(opened(encoding.encode_layers(picture)), whole)


@pytest.mark.parametrize("key", GAMES)
def test_only_changed_cells_are_painted_for_the_next_turn(
    key: str, say: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = list[Box]()
    monkeypatch.setattr(Layers, "painted", _noting(painted))
    one, other = (next(layers_of(games()[key], state, say)) for state in positions(games()[key], 2))
    encoding.encode_layers(one)
    assert sum(box.w * box.h for box in painted) == one.width * one.height
    painted.clear()
    encoding.encode_layers(one)
    assert painted == []
    encoding.encode_layers(other)
    assert 0 < sum(box.w * box.h for box in painted) < other.width * other.height * 0.7


def _noting(painted: list[Box]) -> Any:
    paint = Layers.painted

    def noting(self: Layers, box: Box) -> Image.Image:
        painted.append(box)
        return paint(self, box)

    return noting


def sprite(colour: tuple[int, int, int]) -> Sprite:
    drawing = Drawing(40, 30, margin=4)
    drawing.ink(drawing.rounded(0, 8), colour)
    return drawing.sprite()


def picture(*sprites: Sprite, x: int = 300) -> Layers:
    """Return layers with sprites side by side on a plain ground."""
    layers = Layers(WIDTH, HEIGHT)
    layers.fill(Box(0, 0, WIDTH, HEIGHT), (20, 40, 60))
    for number, one in enumerate(sprites):
        layers.put(one, x + number * 50, 50)
    return layers


def test_cell_with_an_equal_sprite_drawn_again_has_the_same_key() -> None:
    one, other, red = (picture(sprite(colour)) for colour in ((0, 90, 0), (0, 90, 0), (90, 0, 0)))
    assert (
        one.cells(encoding.CELL_WIDTH, encoding.CELL_HEIGHT)
        == other.cells(encoding.CELL_WIDTH, encoding.CELL_HEIGHT)
        != red.cells(encoding.CELL_WIDTH, encoding.CELL_HEIGHT)
    )


def test_sprite_at_another_place_or_in_another_order_changes_the_cell() -> None:
    green, red = sprite((0, 90, 0)), sprite((90, 0, 0))
    every = [picture(green, red), picture(red, green), picture(green, red, x=301), picture(green)]
    for one in every:
        assert not differ(opened(encoding.encode_layers(one)), opened(encoding.encode_image(one.image)))
    assert len({tuple(one.cells(encoding.CELL_WIDTH, encoding.CELL_HEIGHT)) for one in every}) == len(every)


def test_picture_whose_last_row_of_cells_is_lower_is_joined_unchanged() -> None:
    low, high = Layers(WIDTH, 24), Layers(WIDTH, 32)
    for layers in (low, high):
        layers.fill(Box(0, 0, WIDTH, 32), (20, 40, 60))
        layers.put(sprite((90, 0, 0)), 300, 8)
        assert not differ(opened(encoding.encode_layers(layers)), opened(encoding.encode_image(layers.image)))


def test_cached_cells_stay_within_their_limit(empty_cache: encoding._CellCache) -> None:
    empty_cache.max_bytes = 20_000
    for number in range(200):
        empty_cache.keep((number,), bytes(500))
        assert empty_cache.found([(number,)]) == [bytes(500)]
    every = [empty_cache.found([(number,)])[0] for number in range(200)]
    assert 0 < sum(len(data) for data in every if data) <= 20_000


def test_layers_too_large_for_a_file_are_saved_in_lower_quality(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = picture(sprite((90, 0, 0)))
    usual = encoding.encode_layers(one)
    monkeypatch.setattr(encoding, "MAX_BYTES", len(usual) - 1)
    assert encoding.encode_layers(one) == encoding.jpeg_bytes(one.image, encoding.LOW_QUALITY) != usual


def test_layers_too_large_for_full_quality_are_painted_once(
    empty_cache: encoding._CellCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(encoding, "MAX_BYTES", 0)
    one, paint = picture(sprite((90, 0, 0))), Mock(wraps=Layers._painted)
    monkeypatch.setattr(Layers, "_painted", lambda layers, box: paint(layers, box))
    encoding.encode_layers(one)
    assert paint.call_count == 1


def test_pieces_added_to_painted_layers_appear_in_their_image() -> None:
    one = picture(sprite((90, 0, 0)))
    before = one.image.tobytes()
    one.fill(Box(0, 0, 40, 40), (90, 0, 0))
    assert one.image.tobytes() != before
