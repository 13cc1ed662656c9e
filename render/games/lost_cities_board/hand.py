"""A private hand: what may be laid down is raised, what may not is dimmed, each card with its number key.

Under it lies the whole table in rows, so that a game can be played from direct messages alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.catalogue import Say
from engine.games.lost_cities_board.model import COLOUR_KEYS, NUMBER, View
from render import cards, holding
from render.games.lost_cities_board import strip
from render.games.lost_cities_board.strip import rows
from render.layers import Layers

STRIP_TOP = holding.HEIGHT


def hand(view: View, names: Sequence[str], say: Say) -> Image.Image | None:
    """The viewer's hand, sorted as it is held; None for an onlooker."""
    picture = laid_hand(view, names, say)
    return None if picture is None else picture.image


def laid_hand(view: View, names: Sequence[str], say: Say) -> Layers | None:
    """Return the layers of `hand`, before they are painted into one image."""
    if view.viewer is None:
        return None
    seats = len(view.totals)
    picture = holding.laid(rows.height(seats), strip.ground, seats)
    new = view.hand.index(view.drawn) if view.drawn in view.hand else None
    playable = [card in view.playable for card in view.hand]
    for index, box in enumerate(holding.standing(playable)):
        number, key = str(NUMBER[view.hand[index]]), COLOUR_KEYS[view.hand[index][0]]
        cards.stand(picture, box, number, key, dimmed=not playable[index])
        if index == new:
            holding.mark_drawn(picture, box)
    holding.keys(picture, view.hand, playable)
    strip.strip(picture, STRIP_TOP, view, names, say)
    return picture
