"""A cup's result, and the cup of the running week. Both have the season's table.

The result has three plinths with a golden mug for each winner, and further places. The best result of each
deal is on a golden chip.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import signed
from render import club_parts, fonts, podium, sprites, theme
from render.canvas import MIDDLE, RIGHT, Canvas
from render.club_parts import HEIGHT, IN, OUTLINE, SEASON, SKY, TITLE, TITLE_X, TITLE_Y, Season
from render.drawing import Drawing, Sprite
from render.geometry import WIDTH, Box
from render.image_cache import cached_image
from render.theme import Style, rgb
from render.two_lines import fit_name

PLINTHS = (Box(232, 168, 268, 218), Box(18, 182, 214, 204), Box(500, 194, 214, 192))
"""First, second, third."""
SHOWN_ON_PLINTHS = len(PLINTHS)
TWO = 2
"""The most players who are not counted in words, and the number for which the plinths are moved."""
MEDAL = 68
LOWER_MUG = 0.75
"""The share of its size that a mug on a side plinth has, so that it stays below the title."""
NAMES, BROKEN, NAME_IN = (42,), (42,), 8
NAME_AT, SUM_AT, LEADS_AT = 0.26, 0.54, 0.85
"""The centres of a plinth's three lines, as shares of its height."""
WINNING, SUM = theme.TOTAL, Style(theme.TOTAL.face, 48)
CHIP_HIGH, CHIP_IN = 42, 6
LEADS = theme.LABEL, theme.FINE, Style(theme.FINE.face, theme.FINE.size, 0.78)
"""Styles of leads; the smaller ones for wide numbers that would touch each other."""
TABLE = Box(14, 386, 702, 230)
ROW, MOST_ROWS = 44, 5
ROW_NAME_X, LEADS_END, LEAD_STEP = 56, 360, 100
NOT_PLAYED = "–"


class Row(Struct, frozen=True):
    """A player's place in the cup, from 1: leads over the computer by deal (None: not played), their sum."""

    rank: int
    name: str
    leads: tuple[int | None, ...]
    total: int


class CupCard(Struct, frozen=True):
    """The content of the picture. `rows` are not empty."""

    number: int
    rows: tuple[Row, ...]
    season: Season


def cup_picture(card: CupCard, say: Say) -> Image.Image:
    """Return the picture of a cup's result, 1,200 × 630 pixels."""
    picture = club_parts.dusk(HEIGHT, SKY)
    picture.outlined_text(
        say("picture-cup-title", cup=card.number), TITLE_X, TITLE_Y, TITLE, theme.CREAM, OUTLINE
    )
    if len(card.rows) > TWO:
        players = say("picture-cup-players", players=len(card.rows))
        x = SEASON.x - IN
        picture.outlined_text(
            players, x, TITLE_Y, theme.LABEL, theme.GOLD_LINE, OUTLINE, across=RIGHT, room=240
        )
    best = best_leads(card.rows)
    boxes = plinths(len(card.rows))
    for place in reversed(range(len(boxes))):
        _paint_plinth(picture, boxes[place], card.rows[place], best)
    club_parts.put_panel(picture, TABLE)
    _paint_rows(picture, card.rows, best, say)
    club_parts.paint_season(picture, card.season, say)
    return picture.image


def plinths(players: int) -> list[Box]:
    """Return the plinths of the best three, the first in the middle.

    There are fewer for fewer players; two stand around the middle.
    """
    shift = PLINTHS[2].w // 2 if players == TWO else 0
    return [Box(box.x + shift, box.y, box.w, box.h) for box in PLINTHS[:players]]


def best_leads(rows: Sequence[Row]) -> tuple[int | None, ...]:
    """Return the best lead in each deal.

    None where no player has one, and for all if there is only one player.
    """
    if len(rows) == 1:
        return (None,) * len(rows[0].leads)
    deals = zip(*(row.leads for row in rows), strict=True)
    return tuple(max((lead for lead in deal if lead is not None), default=None) for deal in deals)


def _paint_plinth(picture: Canvas, box: Box, row: Row, best: Sequence[int | None]) -> None:
    """Paint a plinth in the metal of its rank, with a mug for a winner; `best` are the best leads by deal."""
    picture.put(podium.plinth_sprite(box.w, box.h, row.rank - 1, own=False), box.x, box.y)
    x, wins = box.middle[0], row.rank == 1
    if wins:
        share = 1 if box.y == PLINTHS[0].y else LOWER_MUG
        mug = club_parts.golden_mug().scaled_down(share)
        picture.put(mug, x - round(club_parts.MUG_WIDE * share / 2), box.y + 4 - mug.h)
    else:
        picture.centre(podium.rank_medal(row.rank, MEDAL), x, box.y - MEDAL // 4)
    lines, style = fit_name(row.name, box.w - 2 * NAME_IN, NAMES, BROKEN)
    two = len(lines) > 1
    y = box.y + round(box.h * NAME_AT)
    picture.lines(lines, style, x, y, theme.CREAM, step=style.size, across=MIDDLE)
    y = box.y + round(box.h * SUM_AT) + (10 if two else 0)
    ink = theme.GOLD if wins else theme.CREAM
    picture.text(signed(row.total), x, y, WINNING if wins and not two else SUM, ink, across=MIDDLE)
    y, step = box.y + round(box.h * LEADS_AT), box.w // len(row.leads)
    first = x - round((len(row.leads) - 1) / 2 * step)
    _paint_leads(picture, first, y, row, best, step, MIDDLE)


def lead_texts(leads: Sequence[int | None], room: int) -> list[str]:
    """Return leads as text, without plus signs if one of them would be wider than `room` pixels.

    A deal that was not played has a dash.
    """
    texts = [NOT_PLAYED if lead is None else signed(lead) for lead in leads]
    if max(fonts.advance(words, theme.LABEL) for words in texts) <= room:
        return texts
    return [words.removeprefix("+") for words in texts]


def _paint_leads(
    picture: Canvas, x: int, y: int, row: Row, best: Sequence[int | None], step: int, across: float
) -> None:
    """Paint a player's leads from x on, `step` pixels apart; the best of a deal lies on a golden chip.

    `across` is the share of a lead's width left of its x.
    """
    room = step - 2 * CHIP_IN
    texts = lead_texts(row.leads, room)
    fitting = (one for one in LEADS if max(fonts.advance(words, one) for words in texts) <= room)
    style = next(fitting, LEADS[-1])
    for number, (words, lead, highest) in enumerate(zip(texts, row.leads, best, strict=True)):
        at, is_best = x + number * step, lead is not None and lead == highest
        if is_best:
            wide = fonts.advance(words, style)
            chip = _best_chip(wide + 2 * CHIP_IN)
            picture.put(chip, at - round(across * wide) - CHIP_IN, y - chip.h // 2)
        ink = theme.GOLD_INK if is_best else theme.points_ink(lead)
        picture.text(words, at, y, style, ink, across=across)


@cached_image
def _best_chip(wide: int) -> Sprite:
    drawing = Drawing(wide, CHIP_HIGH)
    drawing.shade(drawing.rounded(0, 10), theme.GOLD, theme.GOLD_DEEP)
    return drawing.sprite()


def _paint_rows(picture: Canvas, rows: Sequence[Row], best: Sequence[int | None], say: Say) -> None:
    """Write the players after the third (those without room are only counted), or that there are none."""
    others = rows[SHOWN_ON_PLINTHS:]
    if not others:
        words = say("picture-cup-alone")
        room = TABLE.w - 2 * IN
        picture.shrunk_text(words, *TABLE.middle, theme.NAME, theme.CREAM, room, across=MIDDLE)
        return
    shown = club_parts.lines_for_rows(len(others), MOST_ROWS)
    top = TABLE.y + (TABLE.h - ROW * MOST_ROWS) // 2 + ROW // 2
    for number, row in enumerate(others[:shown]):
        _paint_row(picture, top + number * ROW, row, best)
    room = TABLE.w - ROW_NAME_X - IN
    more, below = len(others) - shown, top + shown * ROW
    club_parts.paint_more(picture, more, TABLE.x + ROW_NAME_X, below, room, say)


def _paint_row(picture: Canvas, y: int, row: Row, best: Sequence[int | None]) -> None:
    """Paint a player's row: rank, name, the lead in each deal, and the total.

    `best`: each deal's highest lead, which is marked.
    """
    picture.text(str(row.rank), TABLE.x + IN + 8, y, theme.LABEL, theme.QUIET, across=MIDDLE)
    x = TABLE.x + ROW_NAME_X
    room = LEADS_END - LEAD_STEP - x + 8
    picture.name_text(row.name, x, y, club_parts.NAME, theme.CREAM, room)
    _paint_leads(picture, LEADS_END, y, row, best, LEAD_STEP, RIGHT)
    picture.text(signed(row.total), TABLE.right - IN, y, club_parts.NUMBER, theme.CREAM, across=RIGHT)


WEEK_DONE_Y = 106
WEEK_TABLE = Box(14, 138, 702, 478)
WEEK_HEAD, WEEK_FIRST, WEEK_ROW, MOST_WEEK_ROWS = 34, 90, 58, 7
"""From the table's top: the deals' numbers and the first row; a row's height, and rows in the table."""
WEEK_STEP, WEEK_LAST_IN = 118, 70
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

    Players without room in `MOST_WEEK_ROWS` lines are only counted.
    """
    shown = club_parts.lines_for_rows(card.members, MOST_WEEK_ROWS)
    lines = min(card.members, MOST_WEEK_ROWS)
    table = (
        WEEK_TABLE
        if card.season
        else Box(WEEK_TABLE.x, WEEK_TABLE.y, WIDTH - 2 * WEEK_TABLE.x, WEEK_FIRST + lines * WEEK_ROW - 10)
    )
    picture = club_parts.dusk(HEIGHT if card.season else table.bottom + WEEK_TABLE.x, SKY)
    title = say("picture-cup-title", cup=card.number)
    picture.outlined_text(title, TITLE_X, TITLE_Y, TITLE, theme.CREAM, OUTLINE)
    done = say("picture-cup-done", count=card.finished)
    room = table.w - IN
    picture.outlined_text(done, TITLE_X, WEEK_DONE_Y, theme.LABEL, theme.GOLD_LINE, OUTLINE, room=room)
    club_parts.put_panel(picture, table)
    done_mark = sprites.medal("tick", TICK, *theme.GREEN)
    ring = sprites.frame(RING, RING, RING // 2, RING_LINE, WAITING)
    deals = len(card.players[0].done)
    rooms = [table.right - WEEK_LAST_IN - (deals - 1 - number) * WEEK_STEP for number in range(deals)]
    for number, x in enumerate(rooms, start=1):
        picture.text(str(number), x, table.y + WEEK_HEAD, theme.LABEL, theme.QUIET, across=MIDDLE)
    x, y = table.x + IN, table.y + WEEK_FIRST
    for player in card.players[:shown]:
        club_parts.paint_rule(picture, x, y - WEEK_ROW // 2, table.w - 2 * IN)
        picture.name_text(player.name, x, y, club_parts.NAME, theme.CREAM, rooms[0] - TICK - x)
        for at, is_done in zip(rooms, player.done, strict=True):
            picture.centre(done_mark if is_done else ring, at, y)
        y += WEEK_ROW
    club_parts.paint_more(picture, card.members - shown, x, y, table.w - 2 * IN, say)
    if card.season:
        club_parts.paint_season(picture, card.season, say)
    return picture.image
