"""Small pictures of actions in colour: a card laid or thrown away."""

from __future__ import annotations

from render import card_faces, sprites, theme
from render.drawing import PREMULTIPLIED, Sprite, paste_premultiplied, paste_sprite, transparent
from render.image_cache import cached_image

WIDTH, HEIGHT = 92, 108
"""The size of a mark in pixels."""
CARD_WIDTH, CARD_HEIGHT = 70, 96
TURN = 11
"""How far a card that is thrown away leans, in degrees."""
MEDAL = 42
MINI_WIDTH, MINI_HEIGHT = 50, 68


@cached_image
def card_mark(number: str | None, key: str, *, discarded: bool = False, source: str | None = None) -> Sprite:
    """Return a card of suit `key`; a wager for number None.

    A `discarded` card leans and has an arrow down. With `source`, the suit of the discard pile drawn from,
    it also has an arrow up in that colour.
    """
    card = card_faces.small_card(number, key, CARD_WIDTH, CARD_HEIGHT, 0)
    image = transparent(WIDTH, HEIGHT)
    if discarded:
        leaning = card.rotated(TURN).convert(PREMULTIPLIED)
        paste_premultiplied(image, leaning, (WIDTH - leaning.width) // 2, (HEIGHT - leaning.height) // 2)
        down = sprites.medal("down", MEDAL, *theme.PALE)
        paste_sprite(image, down, 1, HEIGHT - MEDAL - 1)
    else:
        paste_sprite(image, card, (WIDTH - CARD_WIDTH) // 2, (HEIGHT - CARD_HEIGHT) // 2)
    if source is not None:
        suit = theme.SUITS[source]
        up = sprites.medal("up", MEDAL, suit.top, suit.bottom, suit.ink)
        paste_sprite(image, up, WIDTH - MEDAL - 1, HEIGHT - MEDAL - 1)
    return Sprite(image, 0, WIDTH, HEIGHT)


def mini_card(number: str | None, key: str) -> Sprite:
    """Return a card of suit `key` in a row of several; a wager for number None."""
    return card_faces.small_card(number, key, MINI_WIDTH, MINI_HEIGHT, 0)


def main_suit(cards: list[str]) -> list[str]:
    """Return the cards (suit letter first) of the most frequent suit, in order; on a tie the first suit."""
    suits = [card[0] for card in cards]
    most = max(suits, key=suits.count, default="")
    return [card for card in cards if card[0] == most]
