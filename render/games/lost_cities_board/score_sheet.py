"""The score sheet of the board game: who leads, and the finished expeditions path by path.

Every part has a height and a function that paints it (`sheet_parts.Part`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageOps

from engine.core.catalogue import Say
from engine.core.phrasing import numeral, signed
from engine.core.types import ABANDONED, Result, Seat, placings
from engine.games.lost_cities_board.highlights import Extremes, Journey, best_and_worst, expedition_points
from engine.games.lost_cities_board.model import ARTIFACT, COLOUR_KEYS, COLOURS, VALUES, SeenSheet, View
from engine.games.lost_cities_board.scoring import figure_points
from render import fonts, sheet_parts, sprites, theme
from render.backgrounds import shipped
from render.canvas import RIGHT, Canvas
from render.games.lost_cities_board import ground, piece_sprites, table_layout
from render.games.lost_cities_board.ground import VALUE
from render.games.lost_cities_board.table_layout import GUTTER, HEADER, Layout
from render.games.lost_cities_board.tabletop import tabletop
from render.geometry import EDGE, PAD, WIDTH, Box, columns
from render.landscapes import night_land
from render.sheet_parts import HeadWords, Part, Plate, stacked, turn_parts


def paint_head(
    picture: Canvas, y: int, *, view: View, result: Result | None, names: Sequence[str], say: Say
) -> None:
    """Paint the seats' plates and a headline. It says who has won or leads (result None) and by how much."""
    points = result.scores if result else view.totals
    lit = _lit_seats(points, result)
    order = _seat_order(points, result)
    plates = [_seat_plate(view, result, seat, say, lit=seat in lit) for seat in order]
    details = {"expedition": str(len(view.sheets)), "expeditions": str(view.expeditions)}
    sheet = say("picture-final") if result else say("lost_cities_board-picture-after", **details)
    words = HeadWords(_headline_text(points, lit, result, say), say("game-lost_cities_board"), sheet)
    sheet_parts.paint_head(picture, y, plates=plates, names=names, words=words, lands=len(COLOURS))


def head_part(view: View, result: Result | None, names: Sequence[str], say: Say) -> Part:
    """Return the part with the head."""
    paint = partial(paint_head, view=view, result=result, names=names, say=say)
    return Part(sheet_parts.head_height(len(view.totals)), paint)


def _seat_order(points: Sequence[int | None], result: Result | None) -> list[Seat]:
    """Return the seats by placing, or before the end (result None) by points, hidden ones as 0."""
    places = result.placings if result else placings([total or 0 for total in points])
    return sorted(range(len(points)), key=lambda seat: (places[seat], seat))


def _lit_seats(points: Sequence[int | None], result: Result | None) -> list[Seat]:
    """Return the seats that have won, or lead before the end (result None).

    Empty in an abandoned game; before the end also if points are hidden or all equal.
    """
    if result:
        return [] if result.why == ABANDONED else list(result.winners)
    known = [total for total in points if total is not None]
    if len(known) < len(points) or len(set(known)) == 1:
        return []
    return [seat for seat, total in enumerate(points) if total == max(known)]


def _seat_plate(view: View, result: Result | None, seat: Seat, say: Say, *, lit: bool) -> Plate:
    """Return a seat's plate: its total points, and its placing unless it is lit.

    After an expedition (result None) a pill shows that expedition's points. Hidden points are left out.
    """
    points = result.scores[seat] if result else view.totals[seat]
    gain = None
    if not result and view.sheets and points is not None:
        gained = expedition_points(view.sheets[-1], seat)
        gain = sprites.fitted_pill(gained, sheet_parts.GAIN, theme.WORTH, sheet_parts.GAIN_PAD)
    placing = say("picture-placing", placing=result.placings[seat]) if result and not lit else ""
    retired = seat if view.retired == seat else None
    return Plate((seat,), "" if points is None else str(points), lit, placing, gain, retired)


def _headline_text(points: Sequence[int | None], lit: Sequence[Seat], result: Result | None, say: Say) -> str:
    """Return why the game ended early, or by how much the `lit` seats lead or won. Empty without any."""
    if result and result.why != "played-out":
        return say("lost_cities_board-picture-outcome", how=result.why, margin="0")
    if not lit:
        return ""
    first = points[lit[0]] or 0
    others = [total or 0 for seat, total in enumerate(points) if seat not in lit]
    margin = first - max(others, default=first)
    how = "tie" if len(lit) > 1 else "margin" if margin else "level"
    which = "outcome" if result else "lead"
    return say(f"lost_cities_board-picture-{which}", how=how, margin=str(margin))


ARTIFACTS_HEIGHT = 86
ARTIFACTS_BADGE, JAR, JAR_GAP, ARTIFACTS_PILL_WIDTH, ARTIFACTS_PILL_HEIGHT = 50, 42, 4, 112, 52


def paint_artifacts(picture: Canvas, y: int, *, view: View, result: Result) -> None:
    """Paint all players' artifacts and their points, if scored, at height y."""
    seats = len(view.totals)
    for seat, box in enumerate(columns(Box(PAD, y, WIDTH - 2 * PAD, ARTIFACTS_HEIGHT), seats, 0)):
        middle, left = box.middle[1], box.x
        picture.put(sprites.badge(seat, ARTIFACTS_BADGE), left, middle - ARTIFACTS_BADGE // 2)
        left += ARTIFACTS_BADGE + PAD // 2
        picture.put(sprites.icon("artifact", JAR, theme.QUIET), left, middle - JAR // 2)
        left += JAR + JAR_GAP
        found = str(view.tokens[seat] + view.found[seat])
        picture.text(found, left, middle, theme.WORTH, theme.CREAM)
        left += fonts.line(found, theme.WORTH).advance + PAD // 2
        worth = artifact_points(result, seat)
        if worth is not None:
            pill = sprites.points_pill(worth, ARTIFACTS_PILL_WIDTH, ARTIFACTS_PILL_HEIGHT, theme.WORTH)
            picture.put(pill, left, middle - ARTIFACTS_PILL_HEIGHT // 2)


def artifact_points(result: Result, seat: int) -> int | None:
    """Return a seat's points for artifacts. None if the game ended before they were scored."""
    lines = result.score_sheets[seat]
    return next((line.points for line in lines if line.text == "lost_cities_board-line-artifacts"), None)


def score_sheet(view: View, result: Result | None, names: Sequence[str], say: Say) -> Image.Image:
    """Return the score sheet after an expedition (result None; it says who is to move) or at the end."""
    parts = [head_part(view, result, names, say)]
    if result:
        parts.append(Part(ARTIFACTS_HEIGHT, partial(paint_artifacts, view=view, result=result)))
    if not view.sheets:
        return stacked(parts, PAD)
    last = len(view.sheets) - 1
    shown = range(len(view.sheets)) if result else (last,)
    parts.append(Part(_grid_height(view, shown), partial(_paint_grid, view=view, shown=shown, say=say)))
    if result:
        return stacked(parts, PAD)
    parts.append(memories_part(view, best_and_worst(view.sheets, len(view.sheets)), names, say, PAD))
    number = say("lost_cities_board-picture-expedition", expedition=str(view.expedition))
    return stacked([*parts, *turn_parts(view.turn, number, names, say)], 0)


GRID_ROW = 61
GRID_HEAD = 84
EXPEDITION = 48
"""The height of an expedition's title, if there are several."""
EXPEDITION_GAP = 8
GRID_GUTTER = 88
PATHS, FIGURES, TILES, FOUND, TOTAL = 730, 850, 958, 1044, WIDTH - PAD
"""The right ends of the paths and of the columns after them."""
GRID_BADGE, GRID_SYMBOL, GRID_TILE = 52, 52, 42
GRID_PILL_HEIGHT, GRID_PILL_GAP = 50, 8
GRID_POINTS = theme.WORTH
HAT_MARK, HAT_IN, HAT_DOWN = 36, 3, 3
"""The researcher's mark: its size, and its offsets from the pill's corner."""
GRID_TINT = 0.16
GRID_RADIUS = 20
AT_LEAST = "≥ "
"""The sign before a total that was raised to 0."""


def _grid_height(view: View, shown: Sequence[int]) -> int:
    """Return the height of a grid of expeditions in pixels. `shown` are their indexes from 0."""
    return GRID_HEAD + len(shown) * _expedition_height(len(view.totals), named=len(shown) > 1)


def _expedition_height(seats: int, *, named: bool) -> int:
    return (EXPEDITION if named else 0) + seats * GRID_ROW + EXPEDITION_GAP


def _paint_grid(picture: Canvas, y: int, *, view: View, shown: Sequence[int], say: Say) -> None:
    """Paint a grid with the finished expeditions `shown` (indexes from 0) at height y."""
    top = y + PAD // 2
    room = Box(GRID_GUTTER, top, PATHS - GRID_GUTTER, _grid_height(view, shown) - PAD // 2)
    cells = columns(room, len(COLOURS), GRID_PILL_GAP)
    for colour, box in enumerate(cells):
        key = COLOUR_KEYS[COLOURS[colour]]
        paint = theme.blend(theme.TABLE_DARK, theme.SUITS[key].bottom, GRID_TINT)
        picture.put(sprites.panel(box.w, box.h, GRID_RADIUS, paint), box.x, box.y)
        picture.centre(
            sprites.icon(key, GRID_SYMBOL, theme.SUITS[key].top), box.middle[0], box.y + GRID_HEAD // 2
        )
    _paint_column_heads(picture, top + GRID_HEAD // 2, say)
    named = len(shown) > 1
    for index, number in enumerate(shown):
        before = view.sheets[number - 1] if number else None
        block = y + GRID_HEAD + index * _expedition_height(len(view.totals), named=named)
        if named:
            _paint_expedition_name(picture, block + EXPEDITION // 2, number + 1, say)
            block += EXPEDITION
        _paint_expedition(picture, block, view.sheets[number], before, cells)


def _paint_column_heads(picture: Canvas, y: int, say: Say) -> None:
    """Paint what heads the columns: a sum sign, a coin, an artifact, and the word for the total."""
    picture.text("Σ", FIGURES, y, theme.TOTAL, theme.QUIET, across=RIGHT)
    coin, jar = piece_sprites.tile("10", GRID_TILE), piece_sprites.tile(ARTIFACT, GRID_TILE)
    picture.put(coin, TILES - coin.w, y - coin.h // 2)
    picture.put(jar, FOUND - jar.w, y - jar.h // 2)
    words = say("lost_cities_board-picture-total")
    room = TOTAL - FOUND - GRID_PILL_GAP
    picture.name_text(words, TOTAL, y, theme.LABEL, theme.CREAM, room, across=RIGHT)


def _paint_expedition_name(picture: Canvas, y: int, number: int, say: Say) -> None:
    """Write “Expedition” and its `number`, from 1, with a line to the right edge."""
    words = say("lost_cities_board-picture-expedition", expedition=str(number))
    width = picture.text(words, PAD, y, theme.LABEL, theme.CREAM, room=WIDTH // 2)
    picture.fill(Box(2 * PAD + width, y, WIDTH - 3 * PAD - width, 2), theme.BAND_LINE)


def _paint_expedition(
    picture: Canvas, y: int, sheet: SeenSheet, before: SeenSheet | None, cells: Sequence[Box]
) -> None:
    """Paint a row per seat. `before` is the sheet of the previous expedition."""
    for seat in range(len(sheet.stones)):
        middle = y + seat * GRID_ROW + GRID_ROW // 2
        picture.put(sprites.badge(seat, GRID_BADGE), PAD - GRID_PILL_GAP, middle - GRID_BADGE // 2)
        for colour, box in enumerate(cells):
            _paint_figure_points(picture, sheet, seat, colour, box, middle)
        _paint_other_points(picture, sheet, before, seat, middle)


def _paint_figure_points(picture: Canvas, sheet: SeenSheet, seat: int, colour: int, box: Box, y: int) -> None:
    """Paint a figure's points, with a hat for the researcher; nothing before its first stone."""
    if not sheet.stones[seat][colour]:
        return
    points = figure_points(sheet.stones[seat], sheet.researchers[seat])[colour]
    picture.centre(
        sprites.points_pill(points, box.w - GRID_PILL_GAP, GRID_PILL_HEIGHT, GRID_POINTS), box.middle[0], y
    )
    if sheet.researchers[seat] == colour:
        hat = sprites.medal("hat", HAT_MARK, *theme.GOLDEN)
        picture.centre(hat, box.right - HAT_IN, y - GRID_PILL_HEIGHT // 2 + HAT_DOWN)


def _paint_other_points(
    picture: Canvas, sheet: SeenSheet, before: SeenSheet | None, seat: int, y: int
) -> None:
    """Write the figures' sum, artifacts, tile points and total; hidden ones are face-down chips.

    `before` is the previous expedition's sheet. A total that was raised to 0 has `AT_LEAST` before it.
    """
    sum_ = sum(figure_points(sheet.stones[seat], sheet.researchers[seat]))
    picture.text(signed(sum_), FIGURES, y, theme.WORTH, theme.CREAM, across=RIGHT)
    _write_number(picture, sheet.found[seat], str(sheet.found[seat]), FOUND, y)
    if sheet.tiles is None or sheet.totals is None:
        # Tile points are hidden, and the total too, from which they could be computed.
        for x in (TILES, TOTAL):
            picture.put(sprites.hidden_points(), x - sprites.HIDDEN, y - sprites.HIDDEN // 2)
        return
    _write_number(picture, sheet.tiles[seat], signed(sheet.tiles[seat]), TILES, y)
    total = sheet.totals[seat]
    width = picture.text(str(total), TOTAL, y, theme.WORTH, theme.CREAM, across=RIGHT)
    if (before.totals[seat] if before and before.totals else 0) + sheet.tiles[seat] + sum_ < total:
        picture.text(AT_LEAST, TOTAL - width, y, theme.LABEL, theme.QUIET, across=RIGHT)


def _write_number(picture: Canvas, number: int, words: str, x: int, y: int) -> None:
    """Write `words` left of x, quiet if `number` is 0."""
    ink = theme.CREAM if number else theme.QUIET
    picture.text(words, x, y, theme.WORTH, ink, across=RIGHT)


MEMORY_GAP = 12
WINDOW_WIDTH, WINDOW_HEIGHT = (WIDTH - 2 * PAD - MEMORY_GAP) // 2, 182
"""A window's size if it shows one journey."""
WINDOW_RADIUS, WINDOW_DARK = 20, 0.5
"""The corner radius of windows, and how dark their lands are."""
WINDOW_TITLE_DOWN, JOURNEY_DOWN, MEMORY_ROW = 50, 130, 88
"""The centres of a window's title and of its first journey, and the height of each further one."""
MOST_MEMORIES = 4
"""The most journeys of equal points that a window shows."""
MEMORY_BADGE, MEMORY_PILL_WIDTH, MEMORY_PILL_HEIGHT = 56, 140, 60
STONE_WIDTH, STONE_UP = 196, 36
"""The stone reached: its width, and its distance from the line."""
FIGURE_IN, FIGURE_FOOT = 92, 6
MEMORY_FRAME, MEMORY_FRAME_RADIUS = 3, 20
"""The frame of the small board, and its corner radius. It is as wide as a window."""


def _memories_height(extremes: Extremes) -> int:
    """Return the height of both windows in pixels."""
    return WINDOW_HEIGHT + MEMORY_ROW * (min(MOST_MEMORIES, max(map(len, extremes))) - 1)


def paint_memories(picture: Canvas, y: int, *, extremes: Extremes, say: Say) -> None:
    """Paint the best and the worst journeys at height y, each kind in a window.

    Of equal ones four at most are shown.
    """
    room = Box(PAD, y, WIDTH - 2 * PAD, _memories_height(extremes))
    for box, equal, word in zip(columns(room, 2, MEMORY_GAP), extremes, ("best", "worst"), strict=True):
        words = say(f"lost_cities_board-picture-{word}", cost=equal[0].cost)
        _paint_window_head(picture, box, equal, words)
        for number, journey in enumerate(equal[:MOST_MEMORIES]):
            _paint_journey(picture, box, box.y + JOURNEY_DOWN + number * MEMORY_ROW, journey, say)


def _paint_window_head(picture: Canvas, box: Box, equal: Sequence[Journey], words: str) -> None:
    """Paint a window's title and points, on the land of the first of the `equal` journeys."""
    ground = _dark_land(COLOUR_KEYS[COLOURS[equal[0].colour]])
    if ground.height != box.h:
        ground = ImageOps.fit(ground, (box.w, box.h))
    picture.image.paste(ground, (box.x, box.y), sprites.rounded_mask(box.w, box.h, WINDOW_RADIUS))
    pill = sprites.points_pill(equal[0].points, MEMORY_PILL_WIDTH, MEMORY_PILL_HEIGHT, theme.WORTH)
    right, y = box.right - PAD - MEMORY_PILL_WIDTH, box.y + WINDOW_TITLE_DOWN
    picture.put(pill, right, y - MEMORY_PILL_HEIGHT // 2)
    picture.shrunk_text(words, box.x + PAD, y, theme.NAME, theme.CREAM, right - PAD - box.x - PAD)


def _paint_journey(picture: Canvas, box: Box, y: int, journey: Journey, say: Say) -> None:
    """Paint a journey's line: badge, expedition, and the stone that was reached with its value and figure."""
    x = box.x + PAD
    picture.put(sprites.badge(journey.seat, MEMORY_BADGE), x, y - MEMORY_BADGE // 2)
    x += MEMORY_BADGE + PAD // 2
    stone = Box(box.right - PAD - STONE_WIDTH, y - STONE_UP, STONE_WIDTH, table_layout.STONE)
    number = say("lost_cities_board-picture-expedition", expedition=str(journey.expedition))
    picture.text(number, x, y, theme.LABEL, theme.CREAM, room=stone.x - PAD // 2 - x)
    _paint_stone_reached(picture, stone, journey, COLOUR_KEYS[COLOURS[journey.colour]])


def _paint_stone_reached(picture: Canvas, box: Box, journey: Journey, key: str) -> None:
    """Paint the stone that a journey has reached, with its value and the figure on it."""
    picture.put(ground.slab(key, box.w, box.h, journey.stone % ground.SLAB_FORMS), box.x, box.y)
    value = numeral(VALUES[journey.stone - 1])
    ink = theme.SUITS[key].ink
    picture.text(value, box.x + table_layout.VALUE_AT, box.middle[1] - ground.SLAB_THICK // 2, VALUE, ink)
    figure = piece_sprites.figure(journey.seat, journey.researcher, piece_sprites.FIGURE)
    picture.put(figure, box.right - FIGURE_IN, box.bottom - FIGURE_FOOT - figure.h)


@shipped("board-journey", *((COLOUR_KEYS[letter],) for letter in COLOURS))
def _dark_land(key: str) -> Image.Image:
    return night_land(key, WINDOW_WIDTH, WINDOW_HEIGHT, WINDOW_DARK)


def memories_part(
    view: View, extremes: Extremes | None, names: Sequence[str], say: Say, foot: int = 0
) -> Part:
    """Return a part with the best and worst journeys; if there are none, with the board.

    It has `foot` pixels of room below.
    """
    if extremes:
        return Part(_memories_height(extremes) + foot, partial(paint_memories, extremes=extremes, say=say))
    board = _small_board(view, names, say)
    return Part(board.height + foot, partial(_paint_framed_board, board=board))


def _paint_framed_board(picture: Canvas, y: int, *, board: Image.Image) -> None:
    """Paint the small board in a brass frame, centred across, from height y down."""
    box = Box((WIDTH - board.width) // 2, y, board.width, board.height)
    picture.image.paste(board, (box.x, box.y), sprites.rounded_mask(box.w, box.h, MEMORY_FRAME_RADIUS))
    picture.put(sprites.frame(box.w, box.h, MEMORY_FRAME_RADIUS, MEMORY_FRAME, theme.BRASS), box.x, box.y)


def _small_board(view: View, names: Sequence[str], say: Say) -> Image.Image:
    """Return the paths of the table as a small image."""
    layout = Layout.of(view)
    image = tabletop(view, names, say).image
    down = image.height - layout.height
    image = image.crop((GUTTER - EDGE, HEADER + down, WIDTH, layout.band.y + down))
    return image.resize((WINDOW_WIDTH, image.height * WINDOW_WIDTH // image.width), Image.Resampling.HAMMING)
