"""The final picture of Lost Cities: result, rounds, best and worst expedition."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Result
from engine.games.lost_cities.highlights import Journey, best_and_worst
from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS, Expedition, View
from render import bars, sprites, theme
from render.backgrounds import shipped
from render.canvas import Canvas
from render.games.lost_cities import card_sprites
from render.games.lost_cities.score_sheet import result_parts
from render.geometry import PAD, WIDTH, Box, columns
from render.landscapes import night_land
from render.sheet_parts import Part, stacked
from render.theme import Style

WINDOW_HEIGHT, GAP = 320, 12
MEMORIES_HEIGHT = WINDOW_HEIGHT + GAP
"""The height of the two windows and the gap below, in pixels."""
NAME = Style(theme.NAME.face, 42)
RADIUS, NIGHT = 20, 0.55
TITLE_DOWN, WHO_DOWN = 38, 96
BADGE, PILL_WIDTH, PILL_HEIGHT = 52, 124, 58
CARD_WIDTH, CARD_HEIGHT, FIGURE = 100, 142, theme.CARD
MAX_TURN, MAX_DROP = 28, 160
"""How far the outer cards of a fan are turned apart, in degrees, and lowered, in eighths of a pixel."""
FAN_DOWN, STEP, ROTATION, DROP = 222, 66, 3.2, 2.2
"""The middle card of the fan from a window's top; and per card: step, rotation in degrees, drop."""


def paint_memories(picture: Canvas, y: int, *, view: View, best: Journey, worst: Journey, say: Say) -> None:
    """Paint the best and the worst expedition at height y, each in a window with its cards."""
    left, right = columns(Box(PAD, y, WIDTH - 2 * PAD, WINDOW_HEIGHT), 2, GAP)
    _paint_window(picture, left, view, best, say("lost_cities-picture-best"), say)
    _paint_window(picture, right, view, worst, say("lost_cities-picture-worst", cost=worst.cost), say)


def _paint_window(picture: Canvas, box: Box, view: View, journey: Journey, words: str, say: Say) -> None:
    """Paint a window about an expedition: its land and cards, `words`, points and the side's badges.

    It names the round if the game had several.
    """
    key = COLOUR_KEYS[COLOURS[journey.colour]]
    picture.image.paste(_window_image(key), (box.x, box.y), sprites.rounded_mask(box.w, box.h, RADIUS))
    pill = sprites.points_pill(journey.points, PILL_WIDTH, PILL_HEIGHT, theme.WORTH)
    right = box.right - PAD - PILL_WIDTH
    picture.put(pill, right, box.y + TITLE_DOWN + GAP - PILL_HEIGHT // 2)
    picture.shrunk_text(words, box.x + PAD, box.y + TITLE_DOWN, NAME, theme.CREAM, right - PAD - box.x - PAD)
    y = box.y + WHO_DOWN
    x = bars.paint_badges(picture, view.sides[journey.side], box.x + PAD, y, BADGE, GAP)
    if len(view.finished) > 1:
        picture.text(say("picture-round-number", round=str(journey.round)), x, y, theme.LABEL, theme.CREAM)
    _paint_fan(picture, box, view.finished[journey.round - 1][journey.side][journey.colour])


@shipped("duel-memory", *((key,) for key in COLOUR_KEYS.values()))
def _window_image(key: str) -> Image.Image:
    w = columns(Box(PAD, 0, WIDTH - 2 * PAD, WINDOW_HEIGHT), 2, GAP)[0].w
    return night_land(key, w, WINDOW_HEIGHT, NIGHT)


def _paint_fan(picture: Canvas, box: Box, expedition: Expedition) -> None:
    """Paint an expedition's cards as a fan. The more cards, the closer and straighter they are."""
    last = len(expedition) - 1
    step = min(STEP, (box.w - 2 * PAD - CARD_WIDTH) // max(last, 1))
    rotation, drop = min(ROTATION, MAX_TURN / max(last, 1)), min(DROP, MAX_DROP / max(last, 1) ** 2)
    for index, card in enumerate(expedition):
        away = index - last / 2
        turned = card_sprites.corner_card(card, CARD_WIDTH, CARD_HEIGHT, FIGURE).rotated(-rotation * away)
        x = box.middle[0] + round(step * away) - turned.width // 2
        y = box.y + FAN_DOWN + round(drop * away * away / 2) - turned.height // 2
        picture.image.paste(turned, (x, y), turned)


def finale(view: View, result: Result, names: Sequence[str], say: Say) -> Image.Image:
    """Return the result, rounds, and best and worst expeditions (if any were begun), 1,200 pixels wide."""
    parts = result_parts(view, result, names, say)
    journeys = best_and_worst(view.finished)
    if journeys:
        best, worst = journeys
        memories = partial(paint_memories, view=view, best=best, worst=worst, say=say)
        parts.append(Part(MEMORIES_HEIGHT, memories))
    return stacked(parts, 0)
