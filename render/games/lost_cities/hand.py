"""A private hand: what may be played is raised, what may not is dimmed, each card with its number key.

Under it lies the whole table in little, so that a game can be played from direct messages alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from engine.core.card_games import Card
from engine.core.catalogue import Say
from engine.games.lost_cities.model import View, partner_of
from render import holding, sprites, theme
from render.canvas import Canvas
from render.games.lost_cities import cards, strip
from render.geometry import Box
from render.layers import Layers

STRIP_TOP = holding.HEIGHT
HEIGHT = STRIP_TOP + strip.HEIGHT
GIVER = 54
"""The badge of the partner whom a card came from …"""
GIVER_ACROSS, GIVEN_ACROSS = 20, 18
"""… and how far left of the card's middle it is, and the arrow right of it."""


def hand(view: View, names: Sequence[str], say: Say) -> Image.Image | None:
    """The viewer's hand, sorted as it is held; None for an onlooker."""
    picture = laid_hand(view, names, say)
    return None if picture is None else picture.image


def laid_hand(view: View, names: Sequence[str], say: Say) -> Layers | None:
    """The same, yet to be painted."""
    if view.viewer is None:
        return None
    picture = holding.laid(strip.HEIGHT, strip.ground, view.options.colours, strip.gutter(view))
    drawn = places_of(view.hand, (view.drawn,) if view.drawn else ())
    given = places_of(view.hand, view.given)
    playable = [card in view.playable for card in view.hand]
    for index, box in enumerate(holding.standing(playable)):
        cards.stand(picture, view.hand[index], box, dimmed=not playable[index])
        if index in drawn:
            holding.mark_drawn(picture, box)
        elif index in given:
            _mark_given(picture, box, partner_of(view.viewer, len(view.hand_sizes)))
    holding.keys(picture, view.hand, playable)
    strip.strip(picture, STRIP_TOP, view, names, say)
    return picture


def places_of(hand: Sequence[Card], cards_: Sequence[Card]) -> frozenset[int]:
    """Where in a hand some cards are: of like ones as many as there are among them."""
    left, found = Counter(cards_), set()
    for index, card in enumerate(hand):
        if left[card]:
            left[card] -= 1
            found.add(index)
    return frozenset(found)


def _mark_given(picture: Canvas, box: Box, giver: int) -> None:
    """Outlines a card that has come from the partner: the partner's badge, and an arrow away from it."""
    holding.outline(picture, box)
    x, y = box.middle[0], box.y - holding.NEW_OUT
    arrow = sprites.medal("right", holding.NEW_MARK, theme.LIGHT_TOP, theme.GOLD, theme.INK)
    picture.centre(arrow, x + GIVEN_ACROSS, y)
    picture.centre(sprites.badge(giver, GIVER), x - GIVER_ACROSS, y)
