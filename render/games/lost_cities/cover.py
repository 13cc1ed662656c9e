"""The cover of Lost Cities, and the backdrop of its picture to share."""

from __future__ import annotations

from PIL import Image, ImageOps

from engine.core.catalogue import Say
from engine.core.turning_points import Decisive
from engine.core.types import Result
from engine.games.lost_cities.highlights import Journey, decisive_journey
from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS, View
from render import lobby_picture, share_picture, sprites, theme
from render.canvas import Canvas
from render.games.lost_cities import card_sprites
from render.geometry import WIDTH
from render.landscapes import land
from render.lobby_picture import COVER_HEIGHT
from render.panorama import panorama
from render.share_picture import Backdrop
from render.theme import Style

CARDS = ("YW", "B4", "W7", "G9", "R10")
LANDS = 5
COVER_CARD_WIDTH, COVER_CARD_HEIGHT = 166, 288
COVER_FAN_X, COVER_FAN_Y, COVER_STEP, COVER_ROTATION, COVER_DROP = 862, 226, 110, 7, 11
"""The middle card of the fan; and per card: step, rotation in degrees, drop."""


def cover(say: Say) -> Image.Image:
    """Return the game's cover: a fan of cards before the lands at dusk."""
    picture = Canvas(ImageOps.fit(panorama(LANDS), (WIDTH, COVER_HEIGHT)))
    for index, card in enumerate(CARDS):
        away = index - len(CARDS) // 2
        turned = card_sprites.hand_card(card, COVER_CARD_WIDTH, COVER_CARD_HEIGHT, dimmed=False).rotated(
            -COVER_ROTATION * away
        )
        x, y = (
            COVER_FAN_X + COVER_STEP * away - turned.width // 2,
            COVER_FAN_Y + COVER_DROP * away * away - turned.height // 2,
        )
        picture.image.paste(turned, (x, y), turned)
    return lobby_picture.titled_cover(picture.image, say("game-lost_cities"))


DUSK = 0.22
FAN_X, FAN_Y, MAX_FAN_WIDTH, STEP, ROTATION, DROP = 924, 222, 388, 74, 3.2, 2.6
"""The middle card of the fan, its greatest width; and per card: step, rotation in degrees, drop."""
CARD_WIDTH, CARD_HEIGHT = 104, 150
FOOT_Y, BADGE, PILL_WIDTH, PILL_HEIGHT, GAP = 412, 72, 190, 88, 18
POINTS = Style(theme.WORTH.face, 66)


def backdrop(view: View, result: Result, decisive: Decisive | None, say: Say) -> Backdrop:
    """Return the decisive expedition: its cards over its land, its players and points.

    Without a decisive moment it is the lands at dusk.
    """
    kind = say("lost_cities-picture-kind", rounds=view.options.rounds, players=len(result.placings))
    if decisive is None:
        return Backdrop(ImageOps.fit(panorama(view.options.colours), (WIDTH, share_picture.HEIGHT)), kind)
    journey = decisive_journey(decisive, view)
    key = COLOUR_KEYS[COLOURS[journey.colour]]
    ground = land(key, WIDTH, share_picture.HEIGHT, 0.66)
    picture = Canvas(Image.blend(ground, Image.new("RGB", ground.size, theme.night(key)), DUSK), fresh=True)
    _paint_fan(picture, view, journey)
    _paint_players_and_points(picture, view, journey)
    return Backdrop(picture.image, kind)


def _paint_fan(picture: Canvas, view: View, journey: Journey) -> None:
    """Fan out the cards of a journey."""
    expedition = view.finished[journey.round - 1][journey.side][journey.colour]
    last = len(expedition) - 1
    step = min(STEP, MAX_FAN_WIDTH // max(last, 1))
    for index, card in enumerate(expedition):
        away = index - last / 2
        turned = card_sprites.small_card(card, CARD_WIDTH, CARD_HEIGHT, 0).rotated(-ROTATION * away)
        x = FAN_X + round(step * away) - turned.width // 2
        y = FAN_Y + round(DROP * away * away / 2) - turned.height // 2
        picture.image.paste(turned, (x, y), turned)


def _paint_players_and_points(picture: Canvas, view: View, journey: Journey) -> None:
    seats = view.sides[journey.side]
    wide = len(seats) * (BADGE + GAP) + PILL_WIDTH
    x = FAN_X - wide // 2
    for seat in seats:
        picture.put(sprites.badge(seat, BADGE), x, FOOT_Y - BADGE // 2)
        x += BADGE + GAP
    picture.put(
        sprites.points_pill(journey.points, PILL_WIDTH, PILL_HEIGHT, POINTS), x, FOOT_Y - PILL_HEIGHT // 2
    )
