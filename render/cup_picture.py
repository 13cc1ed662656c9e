"""A cup's result: three plinths with a golden mug for the winner, further places, and the season's table.

The best result of each deal is on a golden chip. The season's table has a column per cup, as high as its
points.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import join_names, signed
from render import fonts, podium, sprites, theme
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Drawing, Overlay, Sprite
from render.geometry import WIDTH, Box
from render.image_cache import cached_image
from render.letters import isolated
from render.panorama import HEIGHT as SKY_HEIGHT
from render.panorama import panorama
from render.theme import Colour, Style, rgb
from render.two_lines import fit_name, wrap_text

HEIGHT, LANDS, SKY = 630, 5, 20
TITLE, TITLE_X, TITLE_Y, OUTLINE = theme.NAME, 28, 50, 3
PLINTHS = (Box(232, 168, 268, 218), Box(18, 182, 214, 204), Box(500, 194, 214, 192))
"""First, second, third."""
SHOWN_ON_PLINTHS = len(PLINTHS)
MEDAL, MUG = 68, 128
NAMES, BROKEN, NAME_IN = (42, 36), (36,), 8
NAME_AT, SUM_AT, LEADS_AT = 0.26, 0.54, 0.85
"""The centres of a plinth's three lines, as shares of its height."""
WINNING, SUM = theme.TOTAL, Style(theme.TOTAL.face, 48)
CHIP_HIGH, CHIP_IN = 42, 6
TABLE, SEASON = Box(14, 386, 702, 230), Box(730, 18, 456, 598)
RADIUS, IN = 18, 20
ROW, MOST_ROWS = 44, 5
PLACE, ROW_NAME, ROW_SUM = theme.LABEL, 42, Style(theme.TOTAL.face, 42)
ROW_NAME_X, LEADS_END, LEAD_STEP = 56, 360, 100
SEASON_TITLE, SEASON_ROW, MOST_SEASON = theme.NAME, 54, 8
COLUMNS_X, COLUMN, COLUMN_STEP, COLUMN_HIGH = 226, 28, 35, 36
SEASON_TITLE_WIDE = COLUMNS_X - IN - 20
MOST_POINTS = 12
"""The points of a first place, a column of full height."""
NOT_PLAYED = "–"
MUG_WIDE, HANDLE, BRIM = 98, 68, 28
"""The width of the mug without its handle, the handle's size, and the brim's height."""
MUG_LIGHT, MUG_SHADE, MUG_DARK = (255, 231, 160), (184, 127, 30), (62, 34, 12)


class Row(Struct, frozen=True):
    """A player's place in the cup, from 1: the lead over the computer by deal, and their sum."""

    rank: int
    name: str
    leads: tuple[int | None, ...]
    total: int


class SeasonRow(Struct, frozen=True):
    """A player's rank in the season, from 1: the points by cup (None if it has not closed), and their sum."""

    rank: int
    name: str
    cups: tuple[int | None, ...]
    points: int


class CupCard(Struct, frozen=True):
    """The content of the picture. `rows` are not empty. `ends_season`: this was the season's last cup."""

    number: int
    rows: tuple[Row, ...]
    season: int
    standings: tuple[SeasonRow, ...]
    ends_season: bool


def cup_picture(card: CupCard, say: Say) -> Image.Image:
    """Return the picture of a cup's result, 1,200 × 630 pixels."""
    picture = Canvas(Image.new("RGB", (WIDTH, HEIGHT), theme.BAND_DARK), fresh=True)
    picture.image.paste(panorama(LANDS).crop((0, SKY, WIDTH, SKY_HEIGHT)), (0, 0))
    picture.outlined_text(
        say("picture-cup-title", cup=card.number), TITLE_X, TITLE_Y, TITLE, theme.CREAM, OUTLINE
    )
    players = say("picture-cup-players", players=len(card.rows))
    x = SEASON.x - IN
    picture.outlined_text(players, x, TITLE_Y, theme.CHIP, theme.GOLD_LINE, OUTLINE, across=RIGHT, room=240)
    best = best_leads(card.rows)
    for place, row in reversed(list(enumerate(card.rows[:SHOWN_ON_PLINTHS]))):
        _paint_plinth(picture, PLINTHS[place], place, row, best)
    picture.put(sprites.panel(TABLE.w, TABLE.h, RADIUS, theme.BAND_DARK), TABLE.x, TABLE.y)
    _paint_rows(picture, card.rows, best, say)
    for _ in range(2):  # as good as opaque: the lands behind would disturb a table
        picture.put(sprites.panel(SEASON.w, SEASON.h, RADIUS, theme.BAND_DARK), SEASON.x, SEASON.y)
    _paint_season(picture, card, say)
    return picture.image


def best_leads(rows: Sequence[Row]) -> tuple[int | None, ...]:
    """Return the best lead in each deal; None where no one has one, and if there is only one player."""
    if len(rows) == 1:
        return (None,) * len(rows[0].leads)
    deals = zip(*(row.leads for row in rows), strict=True)
    return tuple(max((lead for lead in deal if lead is not None), default=None) for deal in deals)


def _paint_plinth(picture: Canvas, box: Box, place: int, row: Row, best: Sequence[int | None]) -> None:
    """Paint a plinth with a medal or the winner's mug, name, sum and deals. `place` 0 is the middle."""
    picture.put(podium.plinth_sprite(box.w, box.h, place, own=False), box.x, box.y)
    x, wins = box.middle[0], place == 0
    if wins:
        mug = golden_mug()
        picture.put(mug, x - MUG_WIDE // 2, box.y + 4 - mug.h)
    else:
        picture.centre(podium.rank_medal(row.rank, MEDAL), x, box.y - MEDAL // 4)
    lines, style = fit_name(row.name, box.w - 2 * NAME_IN, NAMES, BROKEN)
    two = len(lines) > 1
    for number, words in enumerate(lines):
        y = box.y + round(box.h * NAME_AT) + round((number - (len(lines) - 1) / 2) * style.size)
        picture.text(words, x, y, style, theme.CREAM, across=MIDDLE)
    y = box.y + round(box.h * SUM_AT) + (10 if two else 0)
    ink = theme.GOLD if wins else theme.CREAM
    picture.text(signed(row.total), x, y, WINNING if wins and not two else SUM, ink, across=MIDDLE)
    y, step = box.y + round(box.h * LEADS_AT), box.w // len(row.leads)
    texts = lead_texts(row.leads, step - 2 * CHIP_IN)
    for number, (lead, highest) in enumerate(zip(row.leads, best, strict=True)):
        at = x + round((number - (len(row.leads) - 1) / 2) * step)
        is_best = lead is not None and lead == highest
        _paint_lead(picture, at, y, texts[number], _lead_ink(lead, is_best=is_best), is_best, MIDDLE)


def lead_texts(leads: Sequence[int | None], room: int) -> list[str]:
    """Return leads as text, without the plus if one of them is wider than `room` pixels."""
    texts = [NOT_PLAYED if lead is None else signed(lead) for lead in leads]
    if max(fonts.advance(words, theme.LABEL) for words in texts) <= room:
        return texts
    return [words.removeprefix("+") for words in texts]


def _paint_lead(
    picture: Canvas, x: int, y: int, words: str, ink: Colour, is_best: bool, across: float
) -> None:
    """Write a lead at x, on a golden chip if it is the best of its deal."""
    if is_best:
        wide = fonts.advance(words, theme.LABEL)
        chip = _best_chip(wide + 2 * CHIP_IN)
        picture.put(chip, x - round(across * wide) - CHIP_IN, y - chip.h // 2)
    picture.text(words, x, y, theme.LABEL, ink, across=across)


def _lead_ink(lead: int | None, *, is_best: bool) -> Colour:
    if is_best:
        return theme.GOLD_INK
    return theme.QUIET if not lead else theme.GAIN.rim if lead > 0 else theme.LOSS.rim


@cached_image
def _best_chip(wide: int) -> Sprite:
    drawing = Drawing(wide, CHIP_HIGH)
    drawing.shade(drawing.rounded(0, 10), theme.GOLD, theme.GOLD_DEEP)
    return drawing.sprite()


def _paint_rows(picture: Canvas, rows: Sequence[Row], best: Sequence[int | None], say: Say) -> None:
    """Paint the places after the third, or a sentence if there are none."""
    others = rows[SHOWN_ON_PLINTHS:]
    if not others:
        words = say("picture-cup-alone")
        style = fonts.shrunk_style(words, theme.NAME, TABLE.w - 2 * IN)
        picture.text(words, *TABLE.middle, style, theme.CREAM, across=MIDDLE, room=TABLE.w - 2 * IN)
        return
    shown = lines_for_rows(len(others), MOST_ROWS)
    top = TABLE.y + (TABLE.h - ROW * MOST_ROWS) // 2 + ROW // 2
    for number, row in enumerate(others[:shown]):
        _paint_row(picture, top + number * ROW, row, best)
    if more := len(others) - shown:
        words, room = say("picture-cup-more", count=more), TABLE.w - ROW_NAME_X - IN
        picture.text(words, TABLE.x + ROW_NAME_X, top + shown * ROW, theme.LABEL, theme.QUIET, room=room)


def lines_for_rows(count: int, most: int) -> int:
    """Return how many of `count` rows are shown in `most` lines: all, or all but a line for the others."""
    return count if count <= most else most - 1


def _paint_row(picture: Canvas, y: int, row: Row, best: Sequence[int | None]) -> None:
    picture.text(str(row.rank), TABLE.x + IN + 8, y, PLACE, theme.QUIET, across=MIDDLE)
    x = TABLE.x + ROW_NAME_X
    room = LEADS_END - LEAD_STEP - x + 8
    _paint_name(picture, row.name, x, y, room)
    texts = lead_texts(row.leads, LEAD_STEP - 2 * CHIP_IN)
    for number, (lead, highest) in enumerate(zip(row.leads, best, strict=True)):
        at, is_best = LEADS_END + number * LEAD_STEP, lead is not None and lead == highest
        _paint_lead(picture, at, y, texts[number], _lead_ink(lead, is_best=is_best), is_best, RIGHT)
    picture.text(signed(row.total), TABLE.right - IN, y, ROW_SUM, theme.CREAM, across=RIGHT)


def _paint_name(picture: Canvas, name: str, x: int, y: int, room: int) -> None:
    picture.name_text(name, x, y, Style(theme.NAME.face, ROW_NAME), theme.CREAM, room)


def _paint_season(picture: Canvas, card: CupCard, say: Say) -> None:
    """Paint the season's table, and its champion at the end."""
    x, y, right = SEASON.x + IN, SEASON.y + 44, SEASON.right - IN
    room = SEASON.w - 2 * IN
    title = say("picture-cup-season", season=card.season)
    picture.text(title, x, y, fonts.shrunk_style(title, SEASON_TITLE, SEASON_TITLE_WIDE), theme.CREAM)
    now = sum(points is not None for points in card.standings[0].cups)
    for number in range(1, len(card.standings[0].cups) + 1):
        at = SEASON.x + COLUMNS_X + (number - 1) * COLUMN_STEP + COLUMN // 2
        ink = theme.GOLD if number == now else theme.QUIET
        picture.text(str(number), at, y, theme.CHIP, ink, across=MIDDLE)
    most = MOST_SEASON - 1 if card.ends_season else MOST_SEASON
    shown = lines_for_rows(len(card.standings), most)
    for index, row in enumerate(card.standings[:shown]):
        _paint_season_row(picture, SEASON.y + 110 + index * SEASON_ROW, row, right)
    if more := len(card.standings) - shown:
        y = SEASON.y + 110 + shown * SEASON_ROW
        picture.text(say("picture-cup-more", count=more), x + 36, y, theme.LABEL, theme.QUIET, room=room - 36)
    if card.ends_season:
        names = [isolated(row.name) for row in card.standings if row.rank == 1]
        words = say("picture-cup-champion", name=join_names(names, say), count=len(names))
        lines = list(wrap_text(words, theme.CHIP, room))[:2]
        picture.lines(lines, theme.CHIP, x, SEASON.bottom - 56, theme.GOLD_LINE)


def _paint_season_row(picture: Canvas, y: int, row: SeasonRow, right: int) -> None:
    """Paint a player's rank, name, a column per cup, and points."""
    first = row.rank == 1
    x, ink = SEASON.x + IN, theme.GOLD if first else theme.CREAM
    picture.text(str(row.rank), x + 8, y, PLACE, theme.GOLD if first else theme.QUIET, across=MIDDLE)
    _paint_name(picture, row.name, x + 32, y, COLUMNS_X - IN - 32 - 8)
    foot = y + COLUMN_HIGH // 2
    for number, points in enumerate(row.cups):
        column = points_column(points)
        left = SEASON.x + COLUMNS_X + number * COLUMN_STEP
        picture.put(column, left, foot - column.h)
    picture.text(str(row.points), right, y, ROW_SUM, ink, across=RIGHT)


PAINTS = {12: podium.METALS[0], 9: podium.METALS[1], 7: podium.METALS[2]}
"""By the points of the first three places, their metals."""
OTHERS = (rgb("8CC4BC"), rgb("5E9C96"), rgb("3E7470"))


@cached_image
def points_column(points: int | None) -> Sprite:
    """Return a column as high as its points: a bare foot for 0, three dots for a cup to come (None)."""
    high = 8 + round((points or 0) / MOST_POINTS * (COLUMN_HIGH - 8))
    drawing = Drawing(COLUMN, high)
    drawing.slab(0, high - 3, COLUMN, high, theme.BAND_LINE)
    if points is None:
        for dot in range(3):
            drawing.disc(4 + dot * 10, high - 6.5, 2, theme.QUIET)
    elif points:
        light, _, shade = PAINTS.get(points, OTHERS)
        drawing.shade(drawing.polygon([(0, 0), (COLUMN, 0), (COLUMN, high - 4), (0, high - 4)]), light, shade)
    return drawing.sprite()


@cached_image
def golden_mug() -> Sprite:
    """Return the winner's mug: golden tin with a 1."""
    handle, body, brim = Drawing(HANDLE, HANDLE), Drawing(MUG_WIDE, MUG), Drawing(MUG_WIDE, BRIM)
    handle.ink(handle.rounded(0, HANDLE / 2, edge=17), MUG_DARK)
    handle.shade(handle.rounded(3, HANDLE / 2 - 3, edge=11), MUG_LIGHT, MUG_SHADE)
    for inset, top, foot in ((0, MUG_DARK, MUG_DARK), (3, MUG_LIGHT, MUG_SHADE)):
        right, low = MUG_WIDE - inset, MUG - inset
        shape = body.polygon([(inset, BRIM / 2), (right, BRIM / 2), (right - 4, low), (inset + 4, low)])
        body.shade(shape, top, foot)
    body.slab(10, BRIM, 18, MUG - 8, theme.blend(MUG_LIGHT, theme.GLOW, 0.5))
    for y in (BRIM + 12, MUG - 14):
        body.slab(3, y, MUG_WIDE - 3, y + 3, MUG_SHADE)
    body.text("1", MUG_WIDE / 2, MUG * 0.56, theme.TOTAL, MUG_DARK, across=MIDDLE)
    brim.ink(brim.rounded(0, BRIM / 2), MUG_DARK)
    brim.shade(brim.rounded(3, BRIM / 2 - 3), MUG_LIGHT, MUG_SHADE)
    brim.ink(brim.rounded(8, BRIM / 2 - 8), MUG_DARK)
    drawn = Overlay(Drawing(MUG_WIDE + HANDLE - 30, MUG).sprite())
    drawn.put(handle.sprite(), MUG_WIDE - 30, (MUG - HANDLE) // 2)
    drawn.put(body.sprite(), 0, 0)
    drawn.put(brim.sprite(), 0, 0)
    return drawn.sprite()
