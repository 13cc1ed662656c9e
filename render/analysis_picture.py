"""The analysis of a game: who won, the chances as a landscape, the costliest turns, the luck of the deal."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import join_names, numeral
from engine.core.types import Seat
from render import bars, fonts, sprites, theme
from render.analysis_chart import MARK, RADIUS, chart_height, number_disc, paint_chart
from render.analysis_data import AnalysisData, CostlyTurnRow, Play
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Sprite, gradient
from render.fonts import isolated
from render.geometry import PAD, WIDTH, Box, columns
from render.painter import AnyPainter, painter
from render.panorama import panorama
from render.sheet_parts import PLATE_GAP, row_boxes
from render.theme import Style
from render.two_lines import fit_name, wrap_text

LANDS, SKY, FADE = 5, 200, 2
"""The height of the panorama that is only sky, and how late it fades: 2 keeps its upper half whole."""
TITLE, LEAST_TITLE, TITLE_Y, OUTLINE = theme.TITLE, 42, 40, 4
PLATES_Y, PLATES, LOW_PLATE = 84, 116, 84
"""The upper end of the plates, and their height for two sides; of more, that of each beside the winner's."""
LIT_WIDTH, LIT_WIDTH_OF_MORE = 748, 560
IN, CAPTION = 20, 56
"""The padding of parts, and the height of the line above the chart."""
LIT_BADGE, TALL_BADGE, CROWN, CROWN_UP = 70, 92, 46, 14
TALL_NAME_Y, TALL_POINTS_UP = 58, 46
"""Where names and points are on the tall plate, from its upper and lower end."""
POINTS, LOW_POINTS = (Style(theme.TOTAL.face, 96), Style(theme.TOTAL.face, 76)), Style(theme.TOTAL.face, 48)
LIT_NAMES, LIT_LINES, NAMES, LINES = (54, 46), (44, 42), (46, 42), (42,)
"""Sizes of names on one line and on two, on the lit plate and on others."""
TEXT = theme.LABEL
LINE, FIRST_LINE, ROW_IN = 46, 52, 14
"""The height of a row's lines, of its first line, and its padding."""
BADGE, ARROW, TICK = 46, 36, 40
MARK_GAP = 8
COST, COST_HEIGHT, COST_UP = theme.BADGE, 58, 6
LUCK, LUCK_BAR, LUCK_BADGE = 88, 40, 52
MOST_LUCK = 60
"""Points of luck that fill half of the bar."""
FOOT = 66


def analysis_picture(data: AnalysisData, names: Sequence[str], say: Say) -> Image.Image:
    """Return the picture, 1,200 pixels wide. Unknown luck is left out."""
    game = painter(data.game_key)
    rows = [_Row.of(row, game) for row in data.rows]
    plates = Box(PAD, PLATES_Y, WIDTH - 2 * PAD, _plates_height(len(data.sides)))
    chart = Box(PAD, plates.bottom + CAPTION, plates.w, chart_height(data))
    height = chart.bottom + PLATE_GAP + sum(row.height + PLATE_GAP for row in rows)
    luck = Box(PAD, height, plates.w, LUCK)
    height += LUCK + PLATE_GAP if data.luck else 0
    picture = Canvas(_sky_and_table(height + FOOT, chart.y), fresh=True)
    _paint_title_and_turns(picture, data, say)
    _paint_plates(picture, plates, data, names, say)
    caption = say("picture-analysis-chance")
    y = plates.bottom + CAPTION // 2 + 2
    picture.outlined_text(caption, PAD + IN, y, theme.LABEL, theme.CREAM, OUTLINE)
    minis = game.stretch_marks(data.stretch_actions) if game.stretch_marks else ()
    paint_chart(picture, chart, data, minis, names, say)
    y = chart.bottom + PLATE_GAP
    for number, row in enumerate(rows, start=1):
        _paint_row(picture, Box(PAD, y, plates.w, row.height), number, row, say)
        y += row.height + PLATE_GAP
    if data.luck:
        _paint_luck(picture, luck, data, say)
    foot = say("picture-analysis-foot", judged="yes" if data.luck else "no")
    picture.text(foot, WIDTH // 2, height + FOOT // 2 - 6, theme.LABEL, theme.QUIET, across=MIDDLE)
    return picture.image


def _plates_height(sides: int) -> int:
    """Return the height of the plates: side by side for two sides, else all but the winner's stacked."""
    return PLATES if sides == 2 else (sides - 1) * (LOW_PLATE + PLATE_GAP) - PLATE_GAP


def _sky_and_table(height: int, sky_height: int) -> Image.Image:
    """Return the background: a panorama that fades, over `sky_height` pixels, into the table."""
    ground = gradient(WIDTH, height, theme.TABLE_DARK, theme.TABLE_DARK)
    sky = panorama(LANDS).crop((0, 0, WIDTH, SKY)).resize((WIDTH, sky_height), Image.Resampling.BICUBIC)
    fade = (
        Image.linear_gradient("L").resize(sky.size).point(lambda value: min(255, round((255 - value) * FADE)))
    )
    ground.paste(sky, (0, 0), fade)
    return ground


def _paint_title_and_turns(picture: Canvas, data: AnalysisData, say: Say) -> None:
    """Write the title, smaller if needed, and on the right the game and its number of turns."""
    kind = say("picture-analysis-turns", game=say(f"game-{data.game_key}"), turns=len(data.chances) - 1)
    wide = picture.outlined_text(
        kind, WIDTH - PAD, TITLE_Y, theme.LABEL, theme.GOLD_LINE, OUTLINE, across=RIGHT
    )
    room = WIDTH - 3 * PAD - wide
    words = say("picture-analysis")
    size = min(TITLE.size, max(LEAST_TITLE, TITLE.size * room // fonts.advance(words, TITLE)))
    picture.outlined_text(words, PAD, TITLE_Y, Style(TITLE.face, size), theme.CREAM, OUTLINE + 1, room=room)


# The result


def _paint_plates(picture: Canvas, box: Box, data: AnalysisData, names: Sequence[str], say: Say) -> None:
    """Paint a plate for each of two sides, the winner's light.

    Of more sides the winners share a tall light one, left of the others'.
    """
    lit, others = list(data.winners), [side for side in data.by_points if side not in data.winners]
    if len(data.sides) == 2:
        left = Box(box.x, box.y, LIT_WIDTH, box.h)
        boxes = (left, Box(left.right + PLATE_GAP, box.y, box.right - left.right - PLATE_GAP, box.h))
        for side, part in zip([*lit, *others], boxes if others else columns(box, 2, PLATE_GAP), strict=True):
            _paint_plate(picture, part, _Who.of([side], data, names, say), lit=side in lit)
        return
    wide = LIT_WIDTH_OF_MORE if others else box.w
    _paint_tall_plate(picture, Box(box.x, box.y, wide, box.h), _Who.of(lit, data, names, say))
    room = Box(box.x + wide + PLATE_GAP, box.y, box.w - wide - PLATE_GAP, box.h)
    for side, part in zip(others, row_boxes(room, len(others), room.h), strict=True):
        _paint_plate(picture, part, _Who.of([side], data, names, say), lit=False)


class _Who(Struct, frozen=True):
    """Who is on a plate: seats, their names as one text, and their points."""

    seats: tuple[Seat, ...]
    name: str
    points: str

    @classmethod
    def of(cls, sides: Sequence[int], data: AnalysisData, names: Sequence[str], say: Say) -> _Who:
        """Return what is on a plate of sides that have equal points."""
        seats = tuple(seat for side in sides for seat in data.sides[side])
        name = join_names([isolated(names[seat]) for seat in seats], say)
        return cls(seats, name, numeral(data.points[sides[0]]))


def _paint_plate(picture: Canvas, box: Box, who: _Who, *, lit: bool) -> None:
    """Paint a side's plate: badges, name and points; `lit` with a crown for winners."""
    picture.put(sprites.raised_panel(box.w, box.h, RADIUS, light=lit), box.x, box.y)
    ink, y = theme.INK if lit else theme.CREAM, box.middle[1]
    x = _paint_badges(picture, who.seats, box, LIT_BADGE if lit else BADGE, crowned=lit)
    sizes = (LIT_NAMES, LIT_LINES) if lit else (NAMES, LINES)
    room = box.right - 2 * IN - x
    style = _points_style(who, room, sizes) if lit else LOW_POINTS
    room -= picture.text(who.points, box.right - IN, y, style, ink, across=RIGHT)
    picture.lines(*fit_name(who.name, room, *sizes), x, y, ink)


def _paint_tall_plate(picture: Canvas, box: Box, who: _Who) -> None:
    """Paint the plate of the winners of more than two sides, with a crown."""
    picture.put(sprites.raised_panel(box.w, box.h, RADIUS, light=True), box.x, box.y)
    size = TALL_BADGE if len(who.seats) < 3 else BADGE
    x = _paint_badges(picture, who.seats, box, size, crowned=True)
    lines, style = fit_name(who.name, box.right - IN - x, LIT_NAMES, LIT_LINES)
    picture.lines(lines, style, x, box.y + TALL_NAME_Y, theme.INK)
    y = box.bottom - TALL_POINTS_UP
    picture.text(who.points, box.right - IN, y, POINTS[len(lines) - 1], theme.INK, across=RIGHT)


def _paint_badges(picture: Canvas, seats: Sequence[Seat], box: Box, size: int, *, crowned: bool) -> int:
    """Paint badges in a row, below a crown if `crowned`. Return the x after a gap."""
    y = box.middle[1] + (CROWN_UP if crowned else 0)
    x = bars.paint_badges(picture, seats, box.x + IN, y, size, MARK_GAP)
    if crowned:
        middle = (box.x + IN + x - MARK_GAP) // 2
        picture.put(sprites.crown(CROWN), middle - CROWN // 2, y - size // 2 - CROWN + MARK_GAP)
    return x + MARK_GAP


def _points_style(who: _Who, room: int, sizes: tuple[Sequence[int], Sequence[int]]) -> Style:
    """Return the style of the winner's points: the smaller one if the name is cut beside the larger.

    `room` is for both, in pixels; `sizes` are those of a name on one line and on two.
    """
    large, small = POINTS
    lines, _ = fit_name(who.name, room - fonts.advance(who.points, large), *sizes)
    return small if any(fonts.ELLIPSIS in line for line in lines) else large


# The turns that cost most


class _Row(Struct, frozen=True):
    """A costly turn with its small pictures, and its lines of text broken to the room beside them."""

    row: CostlyTurnRow
    played: Sprite | None
    improved: Sprite | None
    deed: tuple[str, ...]
    better: tuple[str, ...]
    reason: tuple[str, ...]

    @classmethod
    def of(cls, row: CostlyTurnRow, game: AnyPainter) -> _Row:
        """Return a costly turn with its marks, and its words broken and cut to the room beside them."""
        played, improved = (_action_mark(game, play) for play in (row.played, row.improved))
        left = _text_x(played, improved)
        room = WIDTH - 2 * PAD - left - IN
        deed, better = (tuple(wrap_text(words, TEXT, room))[:2] for words in (row.deed, row.better))
        reason = tuple(wrap_text(row.reason, theme.LABEL, room))[:1] if row.reason else ()
        return cls(row, played, improved, deed, better, reason)

    @property
    def height(self) -> int:
        lines = len(self.deed) + len(self.better) + len(self.reason)
        return max(2 * ROW_IN + FIRST_LINE + LINE * lines, 140)


def _action_mark(game: AnyPainter, play: Play | None) -> Sprite | None:
    """Return the small picture of an action. None without an action, or if the game has none."""
    return game.action_mark(play.view, play.action) if game.action_mark and play else None


def _text_x(played: Sprite | None, improved: Sprite | None) -> int:
    """Return where a row's text begins, from its left edge, right of the marks that it has."""
    shown = [mark.w + MARK_GAP for mark in (played, improved) if mark is not None]
    return IN + MARK + IN + sum(shown) + (ARROW + MARK_GAP if len(shown) == 2 else 0)


def _paint_row(picture: Canvas, box: Box, number: int, row: _Row, say: Say) -> None:
    """Paint a costly turn: `number` as in the text (from 1), marks, its turn and cost, and the words."""
    picture.put(sprites.raised_panel(box.w, box.h, RADIUS), box.x, box.y)
    picture.centre(number_disc(number), box.x + IN + MARK // 2, box.middle[1])
    _paint_row_marks(picture, Box(box.x + IN + MARK + IN, box.y, 0, box.h), row)
    x, y = box.x + _text_x(row.played, row.improved), box.y + ROW_IN + FIRST_LINE // 2
    picture.put(sprites.badge(row.row.seat, BADGE), x, y - BADGE // 2)
    picture.text(say("picture-analysis-turn", turn=row.row.turn), x + BADGE + 12, y, theme.LABEL, theme.GOLD)
    pill = sprites.fitted_pill(-row.row.points, COST_HEIGHT, COST, 18)
    picture.put(pill, box.right - IN - pill.w, y - pill.h // 2 - COST_UP)
    y += (FIRST_LINE + LINE) // 2
    for lines, ink in ((row.deed, theme.CREAM), (row.better, theme.GAIN.rim), (row.reason, theme.QUIET)):
        for line in lines:
            picture.text(line, x, y, TEXT, ink)
            y += LINE


def _paint_row_marks(picture: Canvas, box: Box, row: _Row) -> None:
    """Paint the move that was made, an arrow and the better move with a tick; either may be missing."""
    x, y = box.x, box.middle[1]
    if row.played is not None:
        picture.put(row.played, x, y - row.played.h // 2)
        x += row.played.w + MARK_GAP
    if row.improved is None:
        return
    if row.played is not None:
        picture.put(sprites.icon("right", ARROW, theme.QUIET), x, y - ARROW // 2)
        x += ARROW + MARK_GAP
    top = y - row.improved.h // 2
    picture.put(row.improved, x, top)
    tick = sprites.medal("tick", TICK, *theme.GREEN)
    picture.put(tick, x + row.improved.w - TICK + 4, top - 8)


# Luck


def _paint_luck(picture: Canvas, box: Box, data: AnalysisData, say: Say) -> None:
    """Write the side that luck favoured most and by how many points, or that it was even.

    Unless even, two sides also get a bar.
    """
    picture.put(sprites.raised_panel(box.w, box.h, RADIUS), box.x, box.y)
    x, y, right, best = box.x + IN, box.middle[1], box.right - IN, data.luckiest
    x += picture.text(say("picture-analysis-luck"), x, y, theme.NAME, theme.GOLD_LINE) + 2 * IN
    if best is None:
        picture.text(say("picture-analysis-luck-even"), x, y, theme.LABEL, theme.CREAM, room=right - x)
        return
    pill = sprites.fitted_pill(round(data.luck[best]), COST_HEIGHT, COST, 18)
    picture.put(pill, right - pill.w, y - pill.h // 2)
    right -= pill.w + 8
    picture.put(sprites.badge(data.sides[best][0], LUCK_BADGE), right - LUCK_BADGE, y - LUCK_BADGE // 2)
    right -= LUCK_BADGE + 2 * IN
    if len(data.sides) == 2:
        _paint_luck_bar(picture, Box(x, y - LUCK_BAR // 2, right - x, LUCK_BAR), data)


def _paint_luck_bar(picture: Canvas, box: Box, data: AnalysisData) -> None:
    """Paint a bar from the middle towards the luckier of two sides. `MOST_LUCK` points fill it."""
    own, other = (side[0] for side in data.sides)
    y = box.middle[1] - LUCK_BADGE // 2
    picture.put(sprites.badge(own, LUCK_BADGE), box.x, y)
    picture.put(sprites.badge(other, LUCK_BADGE), box.right - LUCK_BADGE, y)
    bar = Box(box.x + LUCK_BADGE + 10, box.y, box.w - 2 * LUCK_BADGE - 20, box.h)
    picture.put(sprites.panel(bar.w, bar.h, bar.h // 2, theme.BAND_DARK), bar.x, bar.y)
    share = min(1.0, abs(data.luck[0]) / MOST_LUCK)
    wide, middle = max(8, round((bar.w - bar.h) / 2 * share)), bar.middle[0]
    lucky, left = (own, middle - wide) if data.luck[0] > 0 else (other, middle)
    picture.fill(Box(left, bar.y + 4, wide, bar.h - 8), theme.SEATS[lucky].paint)
    picture.fill(Box(middle - 2, bar.y - 6, 5, bar.h + 12), theme.CREAM)
