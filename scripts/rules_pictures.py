"""Paint the pictures of the rules pages: `uv run python scripts/rules_pictures.py`.

Run it after a change of a painter or an example. The games' own painters draw constructed positions, which
the rules have checked. Letters and arrows mark the places that a page refers to.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from math import atan2, cos, dist, sin
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PIL import Image, ImageDraw

from engine.core.catalogue import catalogue
from engine.core.dice import Dice
from engine.core.menu import Question
from engine.core.phrasing import numeral
from engine.games.lost_cities import invariants as duel_invariants
from engine.games.lost_cities import model as duel
from engine.games.lost_cities import visibility as duel_visibility
from engine.games.lost_cities.scoring import ExpeditionScore, score_expedition
from engine.games.lost_cities_board import invariants as walk_invariants
from engine.games.lost_cities_board import model as walk
from engine.games.lost_cities_board import scoring
from engine.games.lost_cities_board import visibility as walk_visibility
from engine.games.tikal import GAME as TREK
from engine.games.tikal import invariants, land, visibility
from engine.games.tikal import model as trek
from engine.games.tikal import rules as trek_rules
from engine.games.tikal import scoring as trek_scoring
from engine.games.tikal.model import Place
from render import bars, sprites, theme
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import SCALE, Drawing, Sprite, gradient
from render.games import lost_cities, lost_cities_board, tikal
from render.games.lost_cities import card_sprites
from render.games.lost_cities import table_layout as duel_layout
from render.games.lost_cities_board import table_layout as walk_layout
from render.games.tikal import table_layout as trek_layout
from render.games.tikal.rotations import GAP, HEAD, toll
from render.games.tikal.score_parts import paint_treasures
from render.geometry import BAR, EDGE, PAD, WIDTH, Box, columns
from render.hand_picture import CARD_HEIGHT, RAISE, TOP, card_boxes
from render.theme import Style

FOLDER = Path(__file__).resolve().parent.parent / "data" / "rules" / "images"
SHOWN_WIDTH = 860
MOST_BYTES = 60_000
QUALITY = 82, 74, 66, 60, 54, 50, 46, 42
"""WebP qualities, tried in turn until the file is small enough."""
NAMES = ("Ada", "Boris", "Chen", "Dana")
LETTER, LETTER_SHARE = 64, 0.69
"""A callout's diameter, and its letter's share of it."""
ARROW_WIDTH, ARROW_RIM, ARROW_HEAD = 12, 4, 34
SUM_ROW, RESULT_ROW = 60, 84
"""Heights below a column: a step of the calculation, and its result."""
PILL_WIDTH, PILL_HEIGHT = 160, 60

Point = tuple[int, int]


def main() -> None:
    """Paint the pictures of the rules pages."""
    FOLDER.mkdir(exist_ok=True)
    for name, paint in PICTURES.items():
        data = encoded_webp(paint())
        (FOLDER / f"{name}.webp").write_bytes(data)
        sys.stdout.write(f"{name}: {len(data):,} bytes\n")


def encoded_webp(image: Image.Image) -> bytes:
    """Return an image as WebP in its displayed size. Raises ValueError if it cannot be small enough."""
    height = round(image.height * SHOWN_WIDTH / image.width)
    small = image.resize((SHOWN_WIDTH, height), Image.Resampling.LANCZOS)
    for quality in QUALITY:
        file = BytesIO()
        small.save(file, "WEBP", quality=quality, method=6)
        if file.tell() < MOST_BYTES:
            return file.getvalue()
    raise ValueError("too much to see for so small a file")


# What is drawn besides


@lru_cache(maxsize=32)
def callout(name: str, size: int = LETTER) -> Sprite:
    """Return a letter on a golden disc, for a place the text refers to."""
    drawing = Drawing(size, size, margin=EDGE)
    disc = drawing.rounded(0, size / 2)
    drawing.shadow(disc, blur=4, strength=0.9, drop=2)
    drawing.ink(disc, theme.SHADOW)
    drawing.shade(drawing.rounded(3, size / 2 - 3), theme.GOLD_LINE, theme.GOLD_DEEP)
    drawing.ink(drawing.rounded(6, size / 2 - 6, edge=1.5), theme.GOLD_INK, 0.35)
    style = Style(theme.BADGE.face, round(size * LETTER_SHARE))
    drawing.text(name, size / 2, size / 2, style, theme.GOLD_INK, across=MIDDLE)
    return drawing.sprite()


def paint_arrow(picture: Canvas, start: Point, end: Point) -> None:
    """Draw an arrow between two places."""
    for rim, paint in ((ARROW_RIM, theme.SHADOW), (0, theme.GOLD)):
        mask = Image.new("L", (picture.image.width * SCALE, picture.image.height * SCALE))
        pen = ImageDraw.Draw(mask)
        for shape in _arrow_shapes(start, end, rim):
            pen.polygon([(x * SCALE, y * SCALE) for x, y in shape], 255)
        picture.image.paste(paint, (0, 0), mask.resize(picture.image.size, Image.Resampling.LANCZOS))


def _arrow_shapes(start: Point, end: Point, rim: float) -> list[list[tuple[float, float]]]:
    (x, y), length = start, dist(start, end)
    angle = atan2(end[1] - y, end[0] - x)
    half, wing, neck = ARROW_WIDTH / 2 + rim, ARROW_HEAD * 0.6 + rim * 1.6, length - ARROW_HEAD
    shaft = ((-rim, -half), (neck, -half), (neck, half), (-rim, half))
    head = ((length + rim * 2, 0), (neck - rim, wing), (neck - rim, -wing))
    return [
        [(x + a * cos(angle) - b * sin(angle), y + a * sin(angle) + b * cos(angle)) for a, b in shape]
        for shape in (shaft, head)
    ]


def horizontal_slice(image: Image.Image, top: int, bottom: int) -> Image.Image:
    """Return the part of an image between two heights."""
    return image.crop((0, top, image.width, bottom))


def stacked(*images: Image.Image) -> Image.Image:
    """Return images of equal width below each other."""
    whole = Image.new("RGB", (images[0].width, sum(image.height for image in images)))
    y = 0
    for image in images:
        whole.paste(image, (0, y))
        y += image.height
    return whole


def sums_image(boxes: Sequence[Box], lines: Sequence[Sequence[str]], points: Sequence[int]) -> Image.Image:
    """Return the steps of a calculation below each column, with its result."""
    rows = max(map(len, lines))
    picture = Canvas(gradient(WIDTH, PAD + rows * SUM_ROW + RESULT_ROW, theme.BAND_DARK, theme.TABLE_DARK))
    picture.fill(Box(0, 0, WIDTH, 2), theme.BAND_LINE)
    for box, steps, sum_ in zip(boxes, lines, points, strict=True):
        x = box.middle[0]
        for row, words in enumerate(steps):
            y = PAD // 2 + row * SUM_ROW + SUM_ROW // 2
            picture.text(words, x, y, theme.NOTE, theme.CREAM, across=MIDDLE)
        y = PAD // 2 + rows * SUM_ROW + RESULT_ROW // 2
        width = min(PILL_WIDTH, box.w - EDGE)
        picture.centre(sprites.points_pill(sum_, width, PILL_HEIGHT, theme.WORTH), x, y)
    return picture.image


def total_bar(points: int, left: int = 0, working: str = "") -> Image.Image:
    """Return a player's bar with a total. The part left of `left` is cut off by the caller."""
    box = Box(0, 0, WIDTH, BAR)
    picture = Canvas(gradient(WIDTH, BAR, theme.BAR_TOP, theme.BAR_BOTTOM))
    inks = bars.paint_bar_ground(picture, box, light=True)
    bars.paint_seats(picture, Box(left + PAD, 0, WIDTH // 2, BAR), (0,), NAMES, inks)
    edge = bars.paint_score(picture, box, numeral(points), inks.strong) - PAD
    picture.text(working, edge, box.middle[1], theme.WORTH, inks.quiet, across=RIGHT)
    return picture.image


# Lost Cities

EXAMPLE = "Y2 Y5 Y6 Y9 WW W4 W7 GW GW G6 G8 G9 G10 RW R2 R3 R4 R5 R6 R8 R9"
"""The expeditions of the page's example."""
ONE_OF_EACH = ("Y4", "B7", "W2", "G9", "R5", "P8")
WIDEST, SHORTER = 170, 200
"""The greatest width of cards side by side, and their height."""
TURN_COLUMNS = 262
PASSED_X = 300


def duel_state(
    one: str,
    other: str,
    discards: str,
    hands: Sequence[str],
    *,
    options: duel.Options,
    last: duel.Move | duel.Handing | None = None,
    given: tuple[tuple[str, ...], ...] = (),
    turn: int = 0,
) -> duel.State:
    """Return a state with the given cards on the table and in hands. All others are in the draw pile."""
    board = tuple(_rows(cards_, duel.COLOURS[: options.colours]) for cards_ in (one, other))
    named = Counter(" ".join((one, other, discards, *hands)).split())
    pile = tuple((Counter(duel.deck(options)) - named).elements())
    return duel.State(
        options=options,
        dice=Dice.from_seed(0).below(1 + len(hands))[1],
        round=1,
        starter=0,
        turn=turn,
        hands=tuple(tuple(sorted(hand.split(), key=duel.ORDER.__getitem__)) for hand in hands),
        board=board,
        discards=_rows(discards, duel.COLOURS[: options.colours]),
        pile=pile,
        last=last,
        given=given,
        passes=int(bool(given)),
    )


def _rows(cards_: str, colours: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """Return cards by suit, in order."""
    return tuple(tuple(card for card in cards_.split() if card[0] == colour) for colour in colours)


def deck_image() -> Image.Image:
    """Return all kinds of cards of one suit, and below them a card of each suit."""
    picture = Canvas(gradient(WIDTH, 2 * SHORTER + 3 * PAD, theme.TABLE_LIGHT, theme.TABLE_DARK))
    kinds = [card for card in duel.CARDS if card[0] == duel.COLOURS[0]]
    for row, shown in enumerate((kinds, ONE_OF_EACH)):
        box = Box(PAD, PAD + row * (SHORTER + PAD), WIDTH - 2 * PAD, SHORTER)
        for card, room in zip(shown, columns(box, len(shown), EDGE), strict=True):
            sprite = card_sprites.hand_card(card, min(room.w, WIDEST), SHORTER)
            picture.centre(sprite, *room.middle)
    return picture.image


def duel_example() -> Image.Image:
    """Return the page's example: each expedition with its calculation below."""
    state = duel_state(EXAMPLE, "", "", ("", ""), options=duel.Options(rounds=1))
    view = duel_visibility.view(state, None)
    layout = duel_layout.Layout.of(view)
    tabletop = lost_cities.PAINTER.tabletop(view, NAMES, catalogue()).image
    top, bottom = layout.band.bottom, layout.pill(0, 0).y - duel_layout.GAP
    works = [score_expedition(expedition) for expedition in state.board[0]]
    lines = [_steps(work) for work in works]
    points = [work.points for work in works]
    left = duel_layout.GUTTER - PAD
    whole = stacked(
        horizontal_slice(tabletop, top, bottom),
        sums_image(layout.columns[0], lines, points),
        total_bar(sum(points), left),
    )
    return whole.crop((left, 0, WIDTH, whole.height))


def _steps(work: ExpeditionScore) -> tuple[str, ...]:
    """Return the steps of a calculation; empty where a step changes nothing."""
    return (
        f"{work.numbers} − {work.cost}" if work.cost else "",
        f"× {work.factor}" if work.factor > 1 else "",
        f"+ {work.bonus}" if work.bonus else "",
    )


def duel_turn() -> Image.Image:
    """Return a hand below the table: where a card can go, and where the new one can come from."""
    hands = ("Y4 Y9 B2 W5 W8 GW R3 R10", "YW Y6 W2 B9 B10 G3 G7 R5")
    table = "Y2 Y5 Y7 WW W3 R2", "YW B3 B4 GW G4", "B6 B5 G2"
    state = duel_state(*table, hands, options=duel.Options(rounds=1))
    duel_invariants.check(state)
    view = duel_visibility.view(state, 0)
    layout = duel_layout.Layout.of(view)
    top, below = layout.band.y, layout.band.bottom + TURN_COLUMNS
    hand = lost_cities.PAINTER.hand(view, NAMES, catalogue())
    assert hand is not None
    held = horizontal_slice(hand.image, TOP - EDGE, TOP + RAISE + CARD_HEIGHT + EDGE)
    picture = Canvas(
        stacked(
            horizontal_slice(lost_cities.PAINTER.tabletop(view, NAMES, catalogue()).image, top, below), held
        )
    )
    _turn_marks(picture, layout, view)
    return picture.image


def _turn_marks(picture: Canvas, layout: duel_layout.Layout, view: duel.View) -> None:
    top = layout.band.y
    hand_y = layout.band.bottom + TURN_COLUMNS - top + EDGE
    own = [card.middle[0] for card in card_boxes(len(view.hand))]
    slots = [(slot.middle[0], slot.bottom - PAD - top) for slot in layout.slots]
    last, pile = layout.card(0, 0, 2, 3), layout.pile(view.pile)
    _marked(picture, "A", (own[1], hand_y), (last.middle[0], last.bottom - top - EDGE))
    _marked(picture, "B", (own[2], hand_y), (slots[1][0], slots[1][1] + PAD))
    _marked(picture, "C", (pile.middle[0], pile.bottom - top), (pile.middle[0], hand_y + RAISE - EDGE))
    _marked(picture, "D", slots[3], (slots[3][0], hand_y))


def _marked(picture: Canvas, name: str, start: Point, end: Point) -> None:
    """Draw an arrow with a letter in its middle."""
    paint_arrow(picture, start, end)
    picture.centre(callout(name), (start[0] + end[0]) // 2, (start[1] + end[1]) // 2)


def duel_partners() -> Image.Image:
    """Return a partners' table after cards were passed, with callouts."""
    hands = (
        "YW Y2 BW B2 WW W2 GW G2",
        "Y4 B2 B3 W3 RW R3",
        "BW B4 B4 W3 W4 G3 G4 R4",
        "YW B10 WW W9 GW G9 RW R2 R8 R10",
    )
    ours = "Y3 Y5 Y6 Y8 Y9 WW W2 W4 W6 W8 W10 G4 G7 RW R3 R5 R6 R7 R9"
    theirs = "Y2 Y3 Y4 Y7 Y10 BW B3 B5 B7 B8 B9 W5 W7 G2 G3 G6 G8 G10"
    options = duel.Options(rounds=1, partners=True)
    given = (), (), (), ("R8", "R10")
    state = duel_state(
        ours, theirs, "R2 B6", hands, options=options, last=duel.Handing(1), given=given, turn=2
    )
    duel_invariants.check(state)
    view = duel_visibility.view(state, None)
    layout = duel_layout.Layout.of(view)
    picture = Canvas(lost_cities.PAINTER.tabletop(view, NAMES, catalogue()).image)
    picture.centre(callout("A"), duel_layout.GUTTER // 2, layout.columns[0][0].middle[1])
    picture.centre(callout("B"), PASSED_X, layout.bars[1].middle[1])
    return picture.image


# The board game

LAID_OUT = (
    "artifact arrow 5 artifact 15",
    "artifact arrow 10 arrow artifact",
    "arrow 5 artifact 15 arrow",
    "artifact 10 arrow artifact arrow",
    "10 arrow arrow artifact artifact",
)
"""Tiles by path, in the order of the stones that take one."""
FIGURES, RESEARCHER = (8, 4, 2, 0, 7), 4
"""The stones of the page's example, and the path of its researcher."""
TRACK_CELLS, TRACK_ROW, TRACK_PILL, JAR = 8, 150, 132, 44
MOST_ARTIFACTS = 28
"""More artifacts than three expeditions have."""


def board_state(
    columns_: Sequence[str],
    stones: Sequence[walk.Stones],
    researchers: Sequence[int | None],
    *,
    taken: Sequence[tuple[int, int]] = (),
    found: Sequence[int],
    discards: str = "",
    last: walk.Trace | None = None,
    turn: int = 0,
) -> walk.State:
    """Return a state with the given columns, stones and tiles. Cards that are not named are dealt."""
    seats = len(columns_)
    named = Counter(" ".join((*columns_, discards)).split())
    rest, dice = Dice.from_seed(0).shuffle(tuple((Counter(walk.DECK) - named).elements()))
    aside = walk.ASIDE if seats == walk.TWO else 0
    dealt = aside + seats * walk.HAND
    hands = [
        tuple(sorted(rest[first : first + walk.HAND], key=walk.ORDER.__getitem__))
        for first in range(aside, dealt, walk.HAND)
    ]
    tiles = _tiles(taken)
    gained = tuple(_points(tiles, own) for own in stones)
    return walk.State(
        options=walk.Options(),
        dice=dice,
        expedition=1,
        starter=0,
        turn=turn,
        phase=walk.PLAY,
        hands=tuple(hands),
        columns=tuple(_rows(cards_, walk.COLOURS) for cards_ in columns_),
        stones=tuple(stones),
        researchers=tuple(researchers),
        tiles=tiles,
        discards=_rows(discards, walk.COLOURS),
        pile=rest[dealt:],
        aside=rest[:aside],
        totals=gained,
        gained=gained,
        tokens=(0,) * seats,
        found=tuple(found),
        last=last,
        drawn=hands[last.seat][0] if last else None,
    )


def _tiles(taken: Sequence[tuple[int, int]]) -> tuple[tuple[str, ...], ...]:
    """Return the tiles by path and stone, without taken ones, given as (path, stone)."""
    rows = []
    for path, (row, stones) in enumerate(zip(LAID_OUT, walk.TILE_STONES, strict=True)):
        lie = {
            stone: tile for stone, tile in zip(stones, row.split(), strict=True) if (path, stone) not in taken
        }
        rows.append(tuple(lie.get(stone, walk.NOTHING) for stone in range(1, walk.STONES + 1)))
    return tuple(rows)


def _points(tiles: Sequence[Sequence[str]], stones: walk.Stones) -> int:
    """Return the points of tiles that a player's figures have reached."""
    reached = [tile for row, stone in zip(tiles, stones, strict=True) for tile in row[:stone]]
    return sum(map(walk.tile_points, reached))


def _painted(state: walk.State) -> tuple[Canvas, walk_layout.Layout]:
    """Check a state, and return its tabletop as a canvas with its layout."""
    walk_invariants.check(state)
    view = walk_visibility.view(state, None)
    return Canvas(lost_cities_board.PAINTER.tabletop(view, NAMES, catalogue()).image), walk_layout.Layout.of(
        view
    )


def board_overview() -> Image.Image:
    """Return the whole board in mid-expedition, with letters for its parts."""
    picture, layout = _painted(
        board_state(
            (
                "Y1 Y3 Y4 Y4 Y7 B2 B5 W0 W3 W3 W5 W8 W9 W9 R2 R6",
                "B0 B1 B3 B6 B8 B9 G1 G4 G5 R0 R1 R3 R5 R7",
            ),
            ((5, 3, 7, 0, 2), (0, 7, 0, 3, 6)),
            (2, 1),
            taken=((0, 2), (1, 3), (2, 5), (3, 2)),
            found=(2, 2),
            discards="Y10 G9 G7 R9",
            last=walk.Trace(seat=0, card="W9", discarded=False, walked=((2, 7),), source=walk.PILE),
            turn=1,
        )
    )
    path, tile, figure, bridge = layout.paths[0], layout.stone(4, 9), layout.stone(0, 5), layout.bridge(3)
    mark, slot, pile = layout.mark(1, 2), layout.slots[1], layout.pile(0)
    marks = {
        "A": (path.right - LETTER * 3 // 4, path.y + walk_layout.SCENE // 3),
        "B": bridge.middle,
        "C": (tile.x + walk_layout.VALUE_RIGHT + LETTER // 2, tile.middle[1]),
        "D": (figure.right - EDGE, figure.middle[1]),
        "E": (mark.middle[0], mark.middle[1]),
        "F": slot.middle,
        "G": (pile.middle[0], pile.y - LETTER),
    }
    for name, (x, y) in marks.items():
        picture.centre(callout(name), x, y)
    return picture.image


def board_chain() -> Image.Image:
    """Return a card's step and the two steps that arrows led to."""
    picture, layout = _painted(
        board_state(
            ("Y2 Y3 Y3 Y6 B1 B4 B4 B7 W5 W6 R8 R8", "G0 G2 G5 G5 R1 R4 R4 R5 R9"),
            ((4, 6, 2, 0, 2), (0, 0, 0, 4, 5)),
            (1, 3),
            taken=((0, 2), (1, 3), (3, 2)),
            found=(2, 1),
            last=walk.Trace(
                seat=0, card="Y6", discarded=False, walked=((0, 4), (1, 5), (1, 6)), source=walk.PILE
            ),
            turn=1,
        )
    )
    return horizontal_slice(picture.image, layout.river.y, layout.stone(0, 2).bottom + walk_layout.GAP)


def board_example() -> Image.Image:
    """Return the page's example: a player's figures and their points."""
    cards_ = "Y1 Y2 Y2 Y4 Y5 Y8 Y9 Y10 B3 B5 B8 W9 W10 R0 R1 R3 R3 R6 R7"
    taken, found = ((0, 2), (0, 7), (1, 3), (4, 7)), (4, 0)
    state = board_state((cards_, ""), (FIGURES, (0,) * 5), (RESEARCHER, None), taken=taken, found=found)
    picture, layout = _painted(state)
    lines = []
    for path, stone in enumerate(FIGURES):
        value = numeral(walk.VALUES[stone - 1]) if stone else ""
        lines.append((value, f"× {walk.FACTOR}" if path == RESEARCHER else ""))
    points = scoring.figure_points(FIGURES, RESEARCHER)
    gained, figures = state.gained[0], sum(points)
    return stacked(
        horizontal_slice(picture.image, layout.paths[0].y, layout.paths[0].bottom),
        sums_image(layout.paths, lines, points),
        total_bar(gained + figures, working=f"{gained} + {figures} ="),
    )


def artifact_tracks() -> Image.Image:
    """Return the points for artifacts in the long game and in the short one."""
    return stacked(_track(walk.Options(length="long")), _track(walk.Options(length="short")))


def _track(options: walk.Options) -> Image.Image:
    """Return the points for each number of artifacts, up to the one from which more bring no more."""
    worths = [scoring.artifact_points(count, options) for count in range(MOST_ARTIFACTS)]
    last = worths.index(worths[-1])
    rows = last // TRACK_CELLS + 1
    height = rows * TRACK_ROW + PAD
    picture = Canvas(gradient(WIDTH, height, theme.TABLE_LIGHT, theme.TABLE_DARK))
    for count in range(last + 1):
        row, cell = divmod(count, TRACK_CELLS)
        line = Box(PAD, PAD // 2 + row * TRACK_ROW, WIDTH - 2 * PAD, TRACK_ROW)
        words = f"{count}+" if count == last else str(count)
        _track_cell(picture, columns(line, TRACK_CELLS, EDGE)[cell], words, worths[count])
    return picture.image


def _track_cell(picture: Canvas, box: Box, words: str, worth: int) -> None:
    x, y = box.middle[0], box.y + TRACK_ROW // 3
    picture.put(sprites.icon(walk.ARTIFACT, JAR, theme.CLAY_TOP), x - JAR - EDGE, y - JAR // 2)
    picture.text(words, x - EDGE // 2, y, theme.WORTH, theme.CREAM)
    picture.centre(
        sprites.points_pill(worth, TRACK_PILL, PILL_HEIGHT, theme.WORTH), x, box.bottom - TRACK_ROW // 4
    )


# Tikal

DISCOVERED = "B3=a2/1 A3=a5/2 C4=a6/0 C5=a3/0 C3=a4/3 B2=a1/2 D4=b2/1 D3=b6/0 D5=b3/2 E4=b4/4 E5=b1/0"
"""The tiles of all pictures in order of placement, with their rotations."""
HIGHEST, RIGHTMOST = "B2", "E5"
MARGIN = 8
SMALL_LETTER = 46
WALKS = "A5-C3", "A5-E5"
ASIDE, HOP_AT = -45, 0.32
"""The distance of an edge's price from its way, and the position of a camp way's price."""
TURNED = "b5", "D2"
"""The tile to rotate, and its hex."""
HELD = "A4", "B3", "C5", "D4"
"""The temples of the page's example."""
TREASURE_ROOM, FOUND_WIDTH = 2, 136
"""The columns of the calculation for treasures, and the width of three kinds."""


def tikal_state(
    pieces: Sequence[str],
    *,
    totals: Sequence[int],
    levels: str = "",
    hoards: str = "",
    camps: Sequence[str] = (),
    guards: Sequence[str] = (),
    taken: Sequence[str] = (),
    tile: str | None = None,
) -> trek.State:
    """Return a state with the given pieces by seat; `"A5=3L"` is three explorers and the leader on A5.

    Seat 1 spends its points or places a tile. Found treasures come from the ruins, where `hoards` are left.
    """
    seats = len(pieces)
    state = trek_rules.setup(trek.Options(), seats, 0).state
    drawn = state.stack
    for hex_, (name, turned) in _pairs(DISCOVERED, lambda text: text.split("/")).items():
        state = replace(state, phase=trek.TILE, tile=name)
        state = trek_rules.apply(state, state.turn or 0, Place(hex_, int(turned))).state
    found = tuple(tuple(sorted(each.split(), key=trek.KINDS.index)) for each in _by_seat(taken, seats))
    rest = Counter(trek.TREASURES) - Counter(kind for each in found for kind in each)
    hidden = list(rest.elements())
    sizes = dict(zip(trek.HEXES, map(len, state.hoards), strict=True)) | _pairs(hoards, int)
    standing = [_pairs(text, str) for text in pieces]
    explorers = tuple(_by_hex({at: int(who.rstrip("L") or 0) for at, who in own.items()}) for own in standing)
    leaders = [[at for at, who in own.items() if who.endswith("L")] for own in standing]
    posted = _owners(guards)
    state = replace(
        state,
        phase=trek.TILE if tile else trek.ACT,
        turn=0,
        points=trek.TURN_POINTS,
        begun=False,
        stack=tuple(each for each in drawn if each not in (*state.tiles, tile)),
        tile=tile,
        levels=_by_hex(dict(zip(trek.HEXES, state.levels, strict=True)) | _pairs(levels, int)),
        hoards=tuple(tuple(hidden.pop() for _ in range(sizes[name])) for name in trek.HEXES),
        pool=tuple(hidden),
        camps=_owners(camps),
        guards=posted,
        explorers=explorers,
        leaders=tuple(trek.SPOT[at[0]] if at else trek.SUPPLY for at in leaders),
        supply=tuple(trek.EXPLORERS - sum(own) - posted.count(seat) for seat, own in enumerate(explorers)),
        treasures=found,
        totals=tuple(totals),
        sheets=tuple(trek.ScoreSheet(1, seat, (), points) for seat, points in enumerate(totals)),
        last=None,
    )
    invariants.check(state)
    return state


def _pairs(text: str, made: Callable[[str], Any]) -> dict[str, Any]:
    """Parse values by hex, such as `"C3=2 D5=4"`."""
    return {each.split("=")[0]: made(each.split("=")[1]) for each in text.split()}


def _by_hex(given: Mapping[str, Any], otherwise: Any = 0) -> tuple[Any, ...]:
    return tuple(given.get(name, otherwise) for name in trek.HEXES)


def _by_seat(texts: Sequence[str], seats: int) -> tuple[str, ...]:
    return (*texts, *[""] * (seats - len(texts)))


def _owners(texts: Sequence[str]) -> tuple[Any, ...]:
    return _by_hex({at: seat for seat, text in enumerate(texts) for at in text.split()}, None)


def _jungle(state: trek.State) -> tuple[Canvas, trek_layout.Layout]:
    view = visibility.view(state, None)
    return Canvas(tikal.PAINTER.tabletop(view, NAMES, catalogue()).image), trek_layout.Layout.of(view)


def _part(picture: Canvas, layout: trek_layout.Layout) -> Image.Image:
    """Return the discovered part of the map."""
    top, right = (layout.middles[trek.SPOT[name]] for name in (HIGHEST, RIGHTMOST))
    upper = top[1] - trek_layout.HEX.tall // 2 - MARGIN
    reach = right[0] + trek_layout.HEX.half + MARGIN
    return picture.image.crop((layout.map.x - MARGIN, upper, reach, layout.map.bottom + MARGIN // 2))


def tikal_map() -> Image.Image:
    """Return the discovered part of a map, with a letter for each kind of thing."""
    picture, layout = _jungle(_afternoon())
    marks = {
        "A": ("B2", -4, 36),
        "B": ("C3", -8, 30),
        "C": ("E4", 6, 36),
        "D": ("D3", -46, 34),
        "E": ("C4", -33, -79),
        "F": ("C5", 0, 70),
        "G": ("C4", 0, 38),
        "H": ("D4", -24, 40),
    }
    for name, (hex_, across, down) in marks.items():
        x, y = layout.middles[trek.SPOT[hex_]]
        picture.centre(callout(name, SMALL_LETTER), x + across, y + down)
    return _part(picture, layout)


def tikal_players() -> Image.Image:
    """Return two players' parts of the header."""
    picture, layout = _jungle(_afternoon())
    return picture.image.crop((0, 0, layout.bars[1].right, layout.bars[1].bottom))


def _afternoon() -> trek.State:
    """Return the state of a game in which all players have found treasures."""
    return tikal_state(
        ("B4=2 C5=1L A5=1", "A4=2 D5=2 C5=1 A5=2", "B3=2L A5=3"),
        totals=(12, 9, 10),
        levels="D4=5 A4=3",
        hoards="D5=2 A3=3",
        camps=("C4",),
        guards=("D4",),
        taken=("mask mask idol",),
    )


def tikal_walks() -> Image.Image:
    """Return two walks along the cheapest ways, with the price of each step."""
    state = tikal_state(("A5=3L", "A4=2 D5=2 C5=1", "B3=2L"), totals=(12, 9, 10), camps=("E4",))
    for text in WALKS:
        state = trek_rules.apply(state, 0, TREK.notation.read(f"move {text} 1")).state
    assert state.last is not None
    picture, layout = _jungle(state)
    chart = land.chart(state.tiles, state.rotations)
    for way in state.last.ways:
        for one, other in pairwise(way):
            prices = chart.walks(land.usable_camps(state.camps, 0), one).prices
            _price(picture, layout.middles[one], layout.middles[other], prices[other])
    return _part(picture, layout)


def _price(picture: Canvas, one: Point, other: Point, price: int) -> None:
    """Write a step's price beside its stones, or on the way between camps."""
    (x, y), (u, v), length = one, other, dist(one, other)
    hop = length > 2 * trek_layout.HEX.half
    share, aside = (HOP_AT, 0) if hop else (0.5, ASIDE)
    across, down = (u - x) / length, (v - y) / length
    left = x + (u - x) * share + down * aside
    top = y + (v - y) * share - across * aside
    picture.centre(toll(price), round(left), round(top))


def tikal_rotations() -> Image.Image:
    """Return the ways to rotate a tile, as shown on the panel, without the question."""
    tile, hex_ = TURNED
    state = tikal_state(("A5=1", "B4=1L"), totals=(12, 9), tile=tile)
    question = TREK.ask(state, 0, (hex_,))
    assert isinstance(question, Question)
    image = tikal.PAINTER.question(visibility.view(state, 0), question, catalogue())
    assert image is not None
    return horizontal_slice(image, HEAD - GAP, image.height)


def tikal_example() -> Image.Image:
    """Return the page's example: temples and treasures, and their points for one player."""
    state = tikal_state(
        ("A4=2 B3=0L C5=1 B4=2", "A4=1 C5=3L B5=1", "B3=3 D4=4 A5=2"),
        totals=(14, 11, 12),
        levels="A4=3 B3=4 C5=5 D4=6",
        hoards="A3=2 D5=0",
        guards=("D4",),
        taken=("mask mask mask bell bell idol",),
    )
    picture, layout = _jungle(state)
    shown = _part(picture, layout)
    held = dict(trek_scoring.scored_temples(state, 0))
    points = [held.get(trek.SPOT[name], 0) for name in HELD]
    assert sum(points) == sum(held.values())
    treasures = trek_scoring.treasure_points(state.treasures[0])
    boxes = columns(Box(EDGE, 0, shown.width - 2 * EDGE, 0), len(HELD) + TREASURE_ROOM, 0)
    for_treasures = Box(boxes[len(HELD)].x, 0, boxes[-1].right - boxes[len(HELD)].x, 0)
    lines = [(name,) for name in HELD]
    strip = Canvas(sums_image((*boxes[: len(HELD)], for_treasures), [*lines, ("",)], [*points, treasures]))
    icons = Box(for_treasures.x + (for_treasures.w - FOUND_WIDTH) // 2, PAD // 2, FOUND_WIDTH, SUM_ROW)
    paint_treasures(strip, icons, state.treasures[0])
    gained = total_bar(sum(points) + treasures, WIDTH - shown.width, f"{sum(points)} + {treasures} =")
    return stacked(
        shown,
        strip.image.crop((0, 0, shown.width, strip.image.height)),
        gained.crop((WIDTH - shown.width, 0, WIDTH, gained.height)),
    )


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "lost_cities-cards": deck_image,
    "lost_cities-turn": duel_turn,
    "lost_cities-example": duel_example,
    "lost_cities-partners": duel_partners,
    "lost_cities_board-board": board_overview,
    "lost_cities_board-chain": board_chain,
    "lost_cities_board-example": board_example,
    "lost_cities_board-artifacts": artifact_tracks,
    "tikal-map": tikal_map,
    "tikal-players": tikal_players,
    "tikal-turned": tikal_rotations,
    "tikal-walks": tikal_walks,
    "tikal-example": tikal_example,
}

if __name__ == "__main__":
    main()
