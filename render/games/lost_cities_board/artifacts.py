"""What the artifacts came to: how many each found, and what they were worth."""

from __future__ import annotations

from engine.core.types import Result
from engine.games.lost_cities_board.model import View
from render import fonts, sprites, theme
from render.canvas import Canvas
from render.geometry import PAD, WIDTH, Box, columns

STRIP = 86
BADGE, JAR, JAR_GAP, PILL_WIDTH, PILL_HEIGHT = 50, 42, 4, 112, 52


def artifacts(picture: Canvas, y: int, *, view: View, result: Result) -> None:
    """Paints everybody's artifacts from y on."""
    seats = len(view.totals)
    for seat, box in enumerate(columns(Box(PAD, y, WIDTH - 2 * PAD, STRIP), seats, 0)):
        middle, left = box.middle[1], box.x
        picture.put(sprites.badge(seat, BADGE), left, middle - BADGE // 2)
        left += BADGE + PAD // 2
        picture.put(sprites.icon("artifact", JAR, theme.QUIET), left, middle - JAR // 2)
        left += JAR + JAR_GAP
        found = str(view.tokens[seat] + view.found[seat])
        picture.text(found, left, middle, theme.WORTH, theme.CREAM)
        left += fonts.line(found, theme.WORTH).advance + PAD // 2
        worth = artifacts_worth(result, seat)
        if worth is not None:
            pill = sprites.pill(worth, PILL_WIDTH, PILL_HEIGHT, theme.WORTH)
            picture.put(pill, left, middle - PILL_HEIGHT // 2)


def artifacts_worth(result: Result, seat: int) -> int | None:
    """What a seat's artifacts came to; None as long as nobody has counted them."""
    lines = result.score_sheets[seat]
    return next((line.points for line in lines if line.text == "lost_cities_board-line-artifacts"), None)
