"""The cover of Lost Cities, and the backdrop of its picture to share."""

from __future__ import annotations

from math import asin, cos, degrees, sin

from PIL import Image, ImageOps

from engine.core.catalogue import Say
from engine.core.turning_points import Decisive
from engine.core.types import Result
from engine.games.lost_cities.highlights import Journey, decisive_journey
from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS, Expedition, View, side_of
from engine.games.lost_cities.scoring import totals
from render import bars, fonts, lobby_picture, share_picture, sprites, theme
from render.canvas import MIDDLE, Canvas
from render.games.lost_cities import card_sprites
from render.games.lost_cities.score_sheet import working
from render.geometry import WIDTH
from render.landscapes import night_land
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
        sprite = card_sprites.hand_card(card, COVER_CARD_WIDTH, COVER_CARD_HEIGHT)
        turned = sprite.rotated(-COVER_ROTATION * away)
        x = COVER_FAN_X + COVER_STEP * away - turned.width // 2
        y = COVER_FAN_Y + COVER_DROP * away * away - turned.height // 2
        picture.image.paste(turned, (x, y), turned)
    return lobby_picture.titled_cover(picture.image, say("game-lost_cities"))


DUSK = 0.22
FAN_X, FAN_Y, FAN_REACH, FAN_RADIUS, STEP = 874, 236, 432, 900, 88
"""The middle of the fan, its greatest width without a card, its radius, and its greatest step, in pixels."""
CARD_WIDTH, CARD_HEIGHT = 148, 216
FIGURES = (58, 46)
"""Sizes of the figures on cards; the second for more than `MOST_WIDE` cards."""
MOST_WIDE = 10
FOOT_Y, BADGE, PILL_WIDTH, PILL_HEIGHT, GAP = 396, 72, 196, 84, 18
POINTS = Style(theme.WORTH.face, 66)
WORKING_Y, CHIP_HEIGHT, WORKING = 472, 58, theme.LABEL


def backdrop(view: View, result: Result, decisive: Decisive | None, say: Say) -> Backdrop:
    """Return the decisive expedition: its cards over its land, its players and points.

    Without a decisive moment it is the lands at dusk.
    """
    kind = say("lost_cities-picture-kind", rounds=view.options.rounds, players=len(result.placings))
    leads = leads_by_round(view, result)
    if decisive is None:
        lands = ImageOps.fit(panorama(view.options.colours), (WIDTH, share_picture.HEIGHT))
        return Backdrop(lands, kind, leads)
    journey = decisive_journey(decisive, view)
    key = COLOUR_KEYS[COLOURS[journey.colour]]
    picture = Canvas(night_land(key, WIDTH, share_picture.HEIGHT, DUSK, 0.66), fresh=True)
    _paint_fan(picture, view, journey)
    _paint_players_and_points(picture, view, journey)
    return Backdrop(picture.image, kind, leads)


def leads_by_round(view: View, result: Result) -> tuple[int, ...]:
    """Return the winners' lead after each finished round, negative if behind.

    Empty if fewer than two were played.
    """
    sums = [totals(view.finished[:number]) for number in range(1, len(view.finished) + 1)]
    won = side_of(result.winners[0])
    return tuple(points[won] - points[1 - won] for points in sums) if len(sums) > 1 else ()


def _paint_fan(picture: Canvas, view: View, journey: Journey) -> None:
    """Paint an expedition's cards as a fan. Many cards have smaller figures."""
    expedition = journey_cards(view, journey)
    style = Style(theme.CARD.face, FIGURES[len(expedition) > MOST_WIDE])
    for card, (x, y, turn) in zip(expedition, fan_places(len(expedition)), strict=True):
        turned = card_sprites.corner_card(card, CARD_WIDTH, CARD_HEIGHT, style).rotated(turn)
        picture.image.paste(turned, (x - turned.width // 2, y - turned.height // 2), turned)


def journey_cards(view: View, journey: Journey) -> Expedition:
    """Return the cards of the expedition that a journey names, in the order they were laid."""
    return view.finished[journey.round - 1][journey.side][journey.colour]


def fan_places(count: int) -> list[tuple[int, int, float]]:
    """Return where the cards of a fan lie, from the left.

    Each has the centre (x, y) in pixels and the rotation in degrees, anticlockwise.
    """
    last = count - 1
    step = min(STEP, FAN_REACH / max(last, 1))
    turns = [asin(step * (index - last / 2) / FAN_RADIUS) for index in range(count)]
    return [
        (FAN_X + round(FAN_RADIUS * sin(turn)), FAN_Y + round(FAN_RADIUS * (1 - cos(turn))), -degrees(turn))
        for turn in turns
    ]


def _paint_players_and_points(picture: Canvas, view: View, journey: Journey) -> None:
    """Paint the side's badges, the journey's points, and how they are calculated."""
    seats = view.sides[journey.side]
    wide = len(seats) * (BADGE + GAP) + PILL_WIDTH
    x = bars.paint_badges(picture, seats, FAN_X - wide // 2, FOOT_Y, BADGE, GAP)
    pill = sprites.points_pill(journey.points, PILL_WIDTH, PILL_HEIGHT, POINTS)
    picture.put(pill, x, FOOT_Y - PILL_HEIGHT // 2)
    words = working(journey_cards(view, journey))
    wide = fonts.advance(words, WORKING) + 2 * GAP
    chip = sprites.panel(wide, CHIP_HEIGHT, CHIP_HEIGHT // 2, theme.TABLE_DARK)
    picture.centre(chip, FAN_X, WORKING_Y)
    picture.text(words, FAN_X, WORKING_Y, WORKING, theme.CREAM, across=MIDDLE)
