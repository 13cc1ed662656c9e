"""A private hand: what may be played is raised, what may not is dimmed, each card with its number key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.core.cards import Card
from engine.core.catalogue import Say
from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS, Expedition, View, partner_of, side_of
from engine.games.lost_cities.scoring import worth
from render import cards as common
from render import sprites, theme
from render.canvas import RIGHT, Canvas
from render.games.lost_cities import cards
from render.geometry import PAD, WIDTH, Box, columns
from render.numerals import signed
from render.sheet import gradient

CARD_WIDTH, CARD_HEIGHT = 134, 216
"""A card's size; those of a large hand are narrower, so that they do not hide each other."""
CARD_GAP = 11
RAISE = 34
"""How much higher a playable card stands."""
TOP = 44
"""Above the raised cards there is room for the mark of the one just drawn."""
KEYS_Y = TOP + RAISE + CARD_HEIGHT + PAD + common.KEY // 2
STRIP = 76
"""The reminder of one's own expeditions, at the lower edge."""
HEIGHT = KEYS_Y + common.KEY // 2 + PAD * 3 // 4 + STRIP
NEW_MARK = 52
NEW_OUT = 5
"""How far outside its card the middle of that mark lies."""
GIVER = 54
"""The badge of the partner whom a card came from …"""
GIVER_ACROSS, GIVEN_ACROSS = 20, 18
"""… and how far left of the card's middle it is, and the arrow right of it."""
SYMBOL, NOT_BEGUN = 38, 0.45
"""The reminder's symbols, and how strongly one is drawn whose expedition has not begun."""


def hand(view: View, names: Sequence[str], say: Say) -> Image.Image | None:
    """The viewer's hand, sorted as it is held; None for an onlooker."""
    if view.viewer is None:
        return None
    picture = Canvas(_ground())
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
    _own_expeditions(picture, view.board[side_of(view.viewer)])
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


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    ground = gradient(WIDTH, HEIGHT, theme.TABLE_LIGHT, theme.TABLE_DARK)
    strip = gradient(WIDTH, STRIP, theme.BAR_TOP, theme.BAR_BOTTOM)
    ground.paste(strip, (0, HEIGHT - STRIP))
    ground.paste(theme.BAND_LINE, (0, HEIGHT - STRIP, WIDTH, HEIGHT - STRIP + 2))
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


def _own_expeditions(picture: Canvas, expeditions: Sequence[Expedition]) -> None:
    """Where each of one's own expeditions stands."""
    strip = Box(PAD, HEIGHT - STRIP, WIDTH - 2 * PAD, STRIP)
    for colour, box in enumerate(columns(strip, len(expeditions), PAD)):
        if colour:
            picture.fill(Box(box.x - PAD // 2, box.y + PAD, 2, box.h - 2 * PAD), theme.BAND_LINE)
        _own_expedition(picture, box, COLOUR_KEYS[COLOURS[colour]], expeditions[colour])


def _own_expedition(picture: Canvas, box: Box, key: str, expedition: Expedition) -> None:
    """The colour's symbol, the last card, and quietly what it is worth."""
    y, up = box.middle[1], box.middle[1] - SYMBOL // 2
    strength = 1.0 if expedition else NOT_BEGUN
    picture.put(sprites.icon(key, SYMBOL, theme.SUITS[key].top, strength), box.x, up)
    if not expedition:
        return
    x, last = box.x + SYMBOL + PAD // 3, cards.numeral(expedition[-1])
    if last is None:
        picture.put(sprites.icon("wager", SYMBOL, theme.CREAM), x, up)
    else:
        picture.text(last, x, y, theme.BADGE, theme.CREAM)
    picture.text(signed(worth(expedition)), box.right, y, theme.LABEL, theme.QUIET, across=RIGHT)
