"""What everybody holds, a row a player."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.card_games import Card
from engine.core.catalogue import Say
from engine.games.lost_cities.model import View
from render import hands as held
from render.drawing import Sprite
from render.games.lost_cities import cards


def hands(views: Sequence[View], names: Sequence[str], say: Say) -> Image.Image:
    """All hands, from the views of their owners by seat."""
    return held.hands([view.hand for view in views], names, _card)


def _card(card: Card, w: int, h: int) -> Sprite:
    return cards.small(card, w, h, 0)
