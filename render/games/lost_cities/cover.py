"""The cover: the five lands on their shore at dusk, a card of each fanned out before them."""

from __future__ import annotations

from PIL import Image, ImageOps

from engine.core.catalogue import Say
from render import covers
from render.canvas import Canvas
from render.covers import HEIGHT
from render.games.lost_cities import cards
from render.geometry import WIDTH
from render.panorama import panorama

CARDS = ("YW", "B4", "W7", "G9", "R10")
LANDS = 5
CARD_WIDTH, CARD_HEIGHT = 166, 288
FAN_X, FAN_Y, STEP, TURN, DROP = 862, 226, 110, 7, 11
"""The middle card's place; from card to card how far, how turned, how much lower."""


def cover(say: Say) -> Image.Image:
    """The game as it is shown where players gather."""
    picture = Canvas(ImageOps.fit(panorama(LANDS), (WIDTH, HEIGHT)))
    for index, card in enumerate(CARDS):
        away = index - len(CARDS) // 2
        turned = cards.standing(card, CARD_WIDTH, CARD_HEIGHT, dimmed=False).turned(-TURN * away)
        x, y = FAN_X + STEP * away - turned.width // 2, FAN_Y + DROP * away * away - turned.height // 2
        picture.image.paste(turned, (x, y), turned)
    return covers.cover(picture.image, say("game-lost_cities"))
