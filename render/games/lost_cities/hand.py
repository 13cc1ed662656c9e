"""A private hand: what may be played is raised, what may not is dimmed, each card with its number key."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.core.catalogue import Say
from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS, Expedition, View, side_of
from engine.games.lost_cities.scoring import worth
from render import sprites, theme
from render.canvas import MIDDLE, RIGHT, Canvas
from render.games.lost_cities import cards
from render.geometry import EDGE, PAD, WIDTH, Box, columns
from render.numerals import signed
from render.sheet import Sheet, Sprite, gradient

CARD_WIDTH, CARD_HEIGHT = 134, 216
RAISE = 34
"""How much higher a playable card stands."""
TOP = 44
"""Above the raised cards there is room for the mark of the one just drawn."""
KEY = 58
"""A number key's width."""
KEYS_Y = TOP + RAISE + CARD_HEIGHT + PAD + KEY // 2
STRIP = 76
"""The reminder of one's own expeditions, at the lower edge."""
HEIGHT = KEYS_Y + KEY // 2 + PAD * 3 // 4 + STRIP
NEW_MARK = 52
NEW_OUT = 5
"""How far outside its card the middle of that mark lies."""
SYMBOL, NOT_BEGUN = 38, 0.45
"""The reminder's symbols, and how strongly one is drawn whose expedition has not begun."""
KEY_RADIUS = 15


def hand(view: View, names: Sequence[str], say: Say) -> Image.Image | None:
    """The viewer's hand, sorted as it is held; None for an onlooker."""
    if view.viewer is None:
        return None
    picture = Canvas(_ground())
    new = _place_of_drawn(view)
    # The panel offers like cards once, so they share a key.
    kinds = list(dict.fromkeys(view.hand))
    for place, box in enumerate(places(len(view.hand))):
        _card(picture, view, place, box, new=place == new)
        key = _key(kinds.index(view.hand[place]) + 1, view.hand[place] in view.playable)
        picture.centre(key, box.middle[0], KEYS_Y)
    _own_expeditions(picture, view.board[side_of(view.viewer)])
    return picture.image


def places(count: int) -> tuple[Box, ...]:
    """Where the cards of a hand stand, not raised; side by side, closer together when there are many."""
    room = WIDTH - 2 * PAD
    step = min((room - CARD_WIDTH) // max(count - 1, 1), CARD_WIDTH + PAD // 2)
    left = (WIDTH - CARD_WIDTH - step * (count - 1)) // 2
    return tuple(Box(left + place * step, TOP + RAISE, CARD_WIDTH, CARD_HEIGHT) for place in range(count))


def _place_of_drawn(view: View) -> int | None:
    return view.hand.index(view.drawn) if view.drawn in view.hand else None


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    ground = gradient(WIDTH, HEIGHT, theme.TABLE_LIGHT, theme.TABLE_DARK)
    strip = gradient(WIDTH, STRIP, theme.BAR_TOP, theme.BAR_BOTTOM)
    ground.paste(strip, (0, HEIGHT - STRIP))
    ground.paste(theme.BAND_LINE, (0, HEIGHT - STRIP, WIDTH, HEIGHT - STRIP + 2))
    return ground


def _card(picture: Canvas, view: View, place: int, box: Box, *, new: bool) -> None:
    card = view.hand[place]
    playable = card in view.playable
    y = box.y - RAISE if playable else box.y
    picture.put(cards.standing(card, box.w, box.h, dimmed=not playable), box.x, y)
    if new:
        picture.put(sprites.ring(box.w, box.h, cards.STANDING_RADIUS), box.x, y)
        mark = sprites.medal("down", NEW_MARK, theme.LIGHT_TOP, theme.GOLD, theme.INK)
        picture.centre(mark, box.middle[0], y - NEW_OUT)


@lru_cache(maxsize=64)
def _key(number: int, bright: bool) -> Sprite:
    """A number key, as on the panel's buttons."""
    sheet = Sheet(KEY, KEY, margin=EDGE)
    whole = sheet.rounded(0, KEY_RADIUS)
    sheet.shadow(whole, blur=3, strength=0.7, drop=2)
    top, bottom, ink = _KEY_PAINTS[bright]
    sheet.shade(whole, top, bottom)
    sheet.ink(sheet.rounded(0, KEY_RADIUS, edge=2), ink, 0.35)
    sheet.text(str(number), KEY / 2, KEY / 2, theme.BADGE, ink, across=MIDDLE)
    return sheet.sprite()


_KEY_PAINTS = {
    True: (theme.LIGHT_TOP, theme.LIGHT_BOTTOM, theme.INK),
    False: (theme.LEVEL.top, theme.LEVEL.bottom, theme.LEVEL.ink),
}


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
