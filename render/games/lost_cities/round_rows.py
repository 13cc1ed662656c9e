"""A finished round of Lost Cities: a row per land, with each side's cards, their sum and their points."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS, Board, Expedition
from engine.games.lost_cities.scoring import BONUS_CARDS, score_expedition
from render import sprites, theme
from render.backgrounds import shipped
from render.bars import BADGE
from render.canvas import LEFT, RIGHT, Canvas
from render.drawing import paste_sprite
from render.games.lost_cities import card_sprites
from render.geometry import PAD, WIDTH, Box
from render.landscapes import night_land
from render.theme import Style

HEAD, ROW, ROW_GAP, RADIUS, IN = 84, 132, 8, 18, 16
NIGHT, LINE, LINE_SHARE = 0.66, 2, 0.7
MEDAL, GAP = 74, 16
PILL_HEIGHT, PILL_PAD, POINTS = 62, 24, Style(theme.WORTH.face, 48)
CARD_WIDTH, CARD_HEIGHT, CARD_DOWN, STEP = 62, 72, 10, 67
SUM_DOWN, STAR = 106, 36
"""The centre of a sum from a row's top, and the size of the star for many cards."""
SIDES = (RIGHT, LEFT)
"""How texts of the left and right side are aligned: towards the middle."""


def played_lands(board: Board) -> list[int]:
    """Return the indices of the suits of which at least one side has cards."""
    return [colour for colour in range(len(board[0])) if any(side[colour] for side in board)]


def rows_height(board: Board) -> int:
    """Return the height of a round's rows and the space below them, in pixels."""
    return HEAD + len(played_lands(board)) * (ROW + ROW_GAP) + ROW_GAP


def paint_rows(picture: Canvas, y: int, *, sides: Sequence[Sequence[int]], board: Board) -> None:
    """Paint a finished round at height y: a row for each suit that was played.

    `sides` are the seats by side.
    """
    for side, seats in enumerate(sides):
        _paint_badges(picture, y + HEAD // 2, side, seats)
    box = Box(PAD, y + HEAD, WIDTH - 2 * PAD, ROW)
    lands = played_lands(board)
    for number, colour in enumerate(lands):
        _paint_row(picture, Box(box.x, box.y + number * (ROW + ROW_GAP), box.w, ROW), colour, board)


def _paint_badges(picture: Canvas, y: int, side: int, seats: Sequence[int]) -> None:
    """Paint a side's badges at height y, left of the middle for side 0, right for side 1."""
    away = MEDAL // 2 + GAP + BADGE
    x = WIDTH // 2 + (away if side else -away - (len(seats) - 1) * (BADGE + GAP))
    for index, seat in enumerate(seats):
        picture.centre(sprites.badge(seat, BADGE), x + index * (BADGE + GAP), y)


def _paint_row(picture: Canvas, box: Box, colour: int, board: Board) -> None:
    """Paint a colour's row: its land and medal, and each side's expedition, if begun."""
    key = COLOUR_KEYS[COLOURS[colour]]
    picture.image.paste(row_ground(key), (box.x, box.y), sprites.rounded_mask(box.w, box.h, RADIUS))
    paints = theme.SUITS[key]
    picture.centre(sprites.medal(key, MEDAL, paints.top, paints.bottom, paints.ink), *box.middle)
    for side, expeditions in enumerate(board):
        if expeditions[colour]:
            _paint_expedition(picture, box, side, expeditions[colour])


def _paint_expedition(picture: Canvas, box: Box, side: int, expedition: Expedition) -> None:
    """Paint an expedition's cards outwards from the middle, its points, and below them how they are made.

    A star marks the bonus.
    """
    score, outwards = score_expedition(expedition), 1 if side else -1
    pill = sprites.fitted_pill(score.points, PILL_HEIGHT, POINTS, PILL_PAD)
    middle = WIDTH // 2 + outwards * (MEDAL // 2 + GAP + pill.w // 2)
    picture.centre(pill, middle, box.middle[1])
    if len(expedition) >= BONUS_CARDS:
        star = sprites.medal("star", STAR, *theme.GOLDEN)
        picture.centre(star, middle + outwards * (pill.w // 2 - 6), box.middle[1] - PILL_HEIGHT // 2 + 4)
    inner = middle + outwards * (pill.w // 2 + GAP)
    for card, x in zip(expedition, card_places(inner, side, len(expedition)), strict=True):
        picture.put(card_sprites.mini_card(card, CARD_WIDTH, CARD_HEIGHT), x, box.y + CARD_DOWN)
    picture.text(working(expedition), inner, box.y + SUM_DOWN, theme.LABEL, theme.CREAM, across=SIDES[side])


def card_places(inner: int, side: int, count: int) -> list[int]:
    """Return the left edges of a side's cards, from the left.

    `inner` is the edge of their room next to the points.
    """
    room = (WIDTH - PAD - IN - inner if side else inner - PAD - IN) - CARD_WIDTH
    step = min(STEP, room // max(count - 1, 1))
    left = inner if side else inner - CARD_WIDTH - step * (count - 1)
    return [left + index * step for index in range(count)]


@shipped("duel-row", *((key,) for key in COLOUR_KEYS.values()))
def row_ground(key: str) -> Image.Image:
    """Return a suit's land at night with a line around it, the ground of its row."""
    w = WIDTH - 2 * PAD
    ground = night_land(key, w, ROW, NIGHT)
    line = theme.blend(theme.TABLE_DARK, theme.SUITS[key].bottom, LINE_SHARE)
    paste_sprite(ground, sprites.frame(w, ROW, RADIUS, LINE, line), 0, 0)
    return ground


def working(expedition: Expedition) -> str:
    """Return an expedition's scoring as a formula: `47 − 20`, `(47 − 20) × 2 + 20`."""
    sum_ = score_expedition(expedition)
    text = f"{sum_.numbers} − {sum_.cost}"
    if sum_.factor > 1:
        text = f"({text}) × {sum_.factor}"
    return f"{text} + {sum_.bonus}" if sum_.bonus else text
