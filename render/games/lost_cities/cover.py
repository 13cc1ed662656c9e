"""The cover: the five lands side by side at dusk, a card of each fanned out before them."""

from __future__ import annotations

from PIL import Image

from engine.core.catalogue import Say
from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS
from render import covers, theme
from render.canvas import Canvas
from render.covers import HEIGHT, WIDTH
from render.games.lost_cities import cards
from render.geometry import Box, columns
from render.lands import land
from render.sheet import gradient

CARDS = ("YW", "B4", "W7", "G9", "R10")
LANDS = 5
HORIZON, DUSK = 0.72, 0.45
CARD_WIDTH, CARD_HEIGHT = 138, 240
FAN_X, FAN_Y, STEP, TURN, DROP = 712, 196, 92, 7, 9
"""The middle card's place; from card to card how far, how turned, how much lower."""


def cover(say: Say) -> Image.Image:
    """The game as it is shown where players gather."""
    scene = Image.new("RGB", (WIDTH, HEIGHT))
    for letter, box in zip(COLOURS, columns(Box(0, 0, WIDTH, HEIGHT), LANDS, 0), strict=False):
        scene.paste(land(COLOUR_KEYS[letter], box.w, HEIGHT, HORIZON), (box.x, 0))
    picture = Canvas(Image.blend(scene, gradient(WIDTH, HEIGHT, theme.DUSK_TOP, theme.DUSK_BOTTOM), DUSK))
    for place, card in enumerate(CARDS):
        away = place - len(CARDS) // 2
        image = cards.standing(card, CARD_WIDTH, CARD_HEIGHT, dimmed=False).image
        turned = image.rotate(-TURN * away, Image.Resampling.BICUBIC, expand=True)
        x, y = FAN_X + STEP * away - turned.width // 2, FAN_Y + DROP * away * away - turned.height // 2
        picture.image.paste(turned, (x, y), turned)
    return covers.cover(picture.image, say("game-lost_cities"))
