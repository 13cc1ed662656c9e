"""A private hand: what may be played is raised, what may not is dimmed, each card with its number key.

Under it lies the whole table in little, so that a game can be played from direct messages alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.core.cards import Card
from engine.core.catalogue import Say
from engine.games.lost_cities.model import View, partner_of
from render import cards as common
from render import sprites, theme
from render.canvas import Canvas
from render.games.lost_cities import cards, strip
from render.geometry import EDGE, PAD, WIDTH, Box
from render.sheet import gradient

CARD_WIDTH, CARD_HEIGHT = 134, 226
"""A card's size; those of a large hand are narrower, so that they do not hide each other."""
CARD_GAP = 11
RAISE = 26
"""How much higher a playable card stands."""
TOP = 42
"""Above the raised cards there is room for the mark of the one just drawn."""
KEYS_Y = TOP + RAISE + CARD_HEIGHT + EDGE + common.KEY // 2
STRIP_TOP = KEYS_Y + common.KEY // 2 + PAD * 3 // 4
HEIGHT = STRIP_TOP + strip.HEIGHT
NEW_MARK = 52
NEW_OUT = 10
"""How far outside its card the middle of that mark lies."""
GIVER = 54
"""The badge of the partner whom a card came from …"""
GIVER_ACROSS, GIVEN_ACROSS = 20, 18
"""… and how far left of the card's middle it is, and the arrow right of it."""


def hand(view: View, names: Sequence[str], say: Say) -> Image.Image | None:
    """The viewer's hand, sorted as it is held; None for an onlooker."""
    if view.viewer is None:
        return None
    gutter = strip.PARTNERS_GUTTER if view.options.partners else strip.GUTTER
    picture = Canvas(_ground(view.options.colours, gutter))
    drawn = places_of(view.hand, (view.drawn,) if view.drawn else ())
    given = places_of(view.hand, view.given)
    # The panel offers like cards once, so they share a key.
    kinds = list(dict.fromkeys(view.hand))
    for place, box in enumerate(places(len(view.hand))):
        playable = view.hand[place] in view.playable
        standing = Box(box.x, box.y - RAISE, box.w, box.h) if playable else box
        picture.put(cards.standing(view.hand[place], box.w, box.h, dimmed=not playable), box.x, standing.y)
        if place in drawn:
            _mark_drawn(picture, standing)
        elif place in given:
            _mark_given(picture, standing, partner_of(view.viewer, len(view.hand_sizes)))
        key = common.key(kinds.index(view.hand[place]) + 1, bright=playable)
        picture.centre(key, box.middle[0], KEYS_Y)
    strip.strip(picture, STRIP_TOP, view, names, say)
    return picture.image


def places(count: int) -> tuple[Box, ...]:
    """Where the cards of a hand stand, not raised; side by side, narrower when there are many."""
    room = WIDTH - 2 * PAD + CARD_GAP
    width = min(room // max(count, 1) - CARD_GAP, CARD_WIDTH)
    step = width + CARD_GAP
    left = (WIDTH + CARD_GAP - step * count) // 2
    return tuple(Box(left + place * step, TOP + RAISE, width, CARD_HEIGHT) for place in range(count))


def places_of(hand: Sequence[Card], cards_: Sequence[Card]) -> frozenset[int]:
    """Where in a hand some cards are: of like ones as many as there are among them."""
    left, found = Counter(cards_), set()
    for place, card in enumerate(hand):
        if left[card]:
            left[card] -= 1
            found.add(place)
    return frozenset(found)


@lru_cache(maxsize=4)
def _ground(colours: int, gutter: int) -> Image.Image:
    ground = gradient(WIDTH, HEIGHT, theme.TABLE_LIGHT, theme.TABLE_DARK)
    ground.paste(strip.ground(colours, gutter), (0, STRIP_TOP))
    return ground


def _mark_drawn(picture: Canvas, box: Box) -> None:
    """Outlines a card that has come from a pile: an arrow down."""
    _outline(picture, box)
    arrow = sprites.medal("down", NEW_MARK, theme.LIGHT_TOP, theme.GOLD, theme.INK)
    picture.centre(arrow, box.middle[0], box.y - NEW_OUT)


def _mark_given(picture: Canvas, box: Box, giver: int) -> None:
    """Outlines a card that has come from the partner: the partner's badge, and an arrow away from it."""
    _outline(picture, box)
    x, y = box.middle[0], box.y - NEW_OUT
    arrow = sprites.medal("right", NEW_MARK, theme.LIGHT_TOP, theme.GOLD, theme.INK)
    picture.centre(arrow, x + GIVEN_ACROSS, y)
    picture.centre(sprites.badge(giver, GIVER), x - GIVER_ACROSS, y)


def _outline(picture: Canvas, box: Box) -> None:
    picture.put(sprites.ring(box.w, box.h, common.STANDING_RADIUS), box.x, box.y)
