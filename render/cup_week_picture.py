"""A cup while it is open: who has finished which deal, without points, and the season's table so far."""

from __future__ import annotations

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from render import club_parts, sprites, theme
from render.canvas import MIDDLE
from render.club_parts import HEIGHT, IN, OUTLINE, SKY, TITLE, TITLE_X, TITLE_Y, Season
from render.geometry import WIDTH, Box
from render.theme import rgb

DONE_Y = 106
TABLE = Box(14, 138, 702, 478)
HEAD, FIRST, ROW, MOST_ROWS = 34, 90, 58, 7
"""From the table's top: the deals' numbers and the first row; a row's height, and rows in the table."""
STEP, LAST_IN = 118, 70
"""From deal to deal, and from the last to the table's right edge."""
TICK, RING, RING_LINE = 50, 40, 4
WAITING = rgb("709EA0")


class Player(Struct, frozen=True):
    """A player who takes part, and by deal whether they have finished it."""

    name: str
    done: tuple[bool, ...]


class WeekCard(Struct, frozen=True):
    """The content of the picture. `season` is None before the first result.

    `players` are some of the `members`, at least one; `finished` have finished all deals.
    """

    number: int
    players: tuple[Player, ...]
    members: int
    finished: int
    season: Season | None


def cup_week_picture(card: WeekCard, say: Say) -> Image.Image:
    """Return the picture of an open cup, 1,200 × 630 pixels; without a season less high for fewer players.

    Players beyond `MOST_ROWS` are only counted.
    """
    shown = club_parts.lines_for_rows(card.members, MOST_ROWS)
    lines = min(card.members, MOST_ROWS)
    table = TABLE if card.season else Box(TABLE.x, TABLE.y, WIDTH - 2 * TABLE.x, FIRST + lines * ROW - 10)
    picture = club_parts.dusk(HEIGHT if card.season else table.bottom + TABLE.x, SKY)
    title = say("picture-cup-title", cup=card.number)
    picture.outlined_text(title, TITLE_X, TITLE_Y, TITLE, theme.CREAM, OUTLINE)
    done = say("picture-cup-done", count=card.finished)
    room = table.w - IN
    picture.outlined_text(done, TITLE_X, DONE_Y, theme.LABEL, theme.GOLD_LINE, OUTLINE, room=room)
    club_parts.put_panel(picture, table)
    done_mark = sprites.medal("tick", TICK, *theme.GREEN)
    ring = sprites.frame(RING, RING, RING // 2, RING_LINE, WAITING)
    deals = len(card.players[0].done)
    rooms = [table.right - LAST_IN - (deals - 1 - number) * STEP for number in range(deals)]
    for number, x in enumerate(rooms, start=1):
        picture.text(str(number), x, table.y + HEAD, theme.LABEL, theme.QUIET, across=MIDDLE)
    x, y = table.x + IN, table.y + FIRST
    for player in card.players[:shown]:
        club_parts.paint_rule(picture, x, y - ROW // 2, table.w - 2 * IN)
        picture.name_text(player.name, x, y, club_parts.NAME, theme.CREAM, rooms[0] - TICK - x)
        for at, is_done in zip(rooms, player.done, strict=True):
            picture.centre(done_mark if is_done else ring, at, y)
        y += ROW
    club_parts.paint_more(picture, card.members - shown, x, y, table.w - 2 * IN, say)
    if card.season:
        club_parts.paint_season(picture, card.season, say)
    return picture.image
