"""The final picture of Tikal: winner, standings, turning points, map and scoring rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PIL import Image, ImageDraw

from engine.core.catalogue import Say
from engine.core.phrasing import join_names, numeral, signed
from engine.core.types import ABANDONED, ON_TIME, Result, Seat
from engine.games.tikal.highlights import Holders, best_scoring, best_temple, leaders_by_round
from engine.games.tikal.model import AUCTION_START, HEXES, View
from render import bars, fonts, sprites, theme
from render.bars import Inks
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Sprite
from render.fonts import END_ISOLATE, ISOLATE, isolated
from render.games.tikal import map_and_rounds, paints, piece_sprites, score_parts
from render.games.tikal.buildings import temple
from render.games.tikal.cover import sunlit_temple
from render.games.tikal.table_layout import Hexagon
from render.geometry import PAD, WIDTH, Box, columns
from render.sheet_parts import Part, stacked
from render.theme import Colour, Style
from render.two_lines import Fitted, fit_name, wrap_text

WINNER_HEIGHT = 312
TEMPLE_X = 968
BADGE, BADGE_X, BADGE_Y, CROWN, CROWN_Y = 170, 122, 200, 124, 66
MAX_BADGES, TIED_BADGE = 2, 110
"""The most badges of tied winners side by side, and their size."""
TEXT_X, TITLE_Y, POINTS_Y = 236, 78, 196
TITLE, POINTS, AHEAD = Style(theme.TITLE.face, 64), Style(theme.TOTAL.face, 150), theme.NAME
OUTCOME_END = 804
"""The right end of the lines beside the points: the foot of the temple begins here."""
LINE = 4
TITLE_ROOM = TEMPLE_X - TEXT_X - 90
SENTENCE_SIZES, NAME_SIZES, MOST_LINES = (48,), (48, 42), 3


def _paint_winner(picture: Canvas, y: int, *, result: Result, names: Sequence[str], say: Say) -> None:
    """Paint the winner, the points and the margin at height y. An abandoned game has a sentence instead."""
    picture.image.paste(sunlit_temple(WIDTH, WINNER_HEIGHT, TEMPLE_X), (0, y))
    picture.fill(Box(0, y + WINNER_HEIGHT - LINE, WIDTH, LINE), theme.GOLD_DEEP)
    if result.why == ABANDONED:
        picture.text(say("tikal-picture-abandoned"), PAD, y + TITLE_Y, TITLE, theme.CREAM)
        return
    winners = result.winners
    _paint_badges(picture, y, winners)
    lines, style = title_lines([names[seat] for seat in winners], say)
    picture.lines(lines, style, TEXT_X, y + TITLE_Y, theme.CREAM)
    points = result.scores[winners[0]]
    x = TEXT_X + picture.text(numeral(points), TEXT_X, y + POINTS_Y, POINTS, theme.GOLD) + PAD
    beside = [say("tikal-picture-won", points=points), win_text(result, say)]
    beside_lines, style = outcome_lines(list(filter(None, beside)), OUTCOME_END - x)
    picture.lines(beside_lines, style, x, y + POINTS_Y, theme.CREAM)


def outcome_lines(texts: Sequence[str], room: int) -> tuple[Sequence[str], Style]:
    """Break texts beside the points into lines of at most `room` pixels, and return them with their style.

    If a text needs a second line, all become smaller.
    """
    lines: Sequence[str] = texts
    style = AHEAD
    for style in (AHEAD, theme.LABEL):
        lines = [line for text in texts for line in wrap_text(text, style, room)]
        if len(lines) == len(texts):
            break
    return lines, style


def title_lines(winners: Sequence[str], say: Say) -> tuple[tuple[str, ...], Style]:
    """Return the winners' names in lines, and their style.

    A single winner's is in a sentence if that fits. Several are joined; two or three long ones are on a line
    each.
    """
    if len(winners) > 1:
        joined = fit_name(join_names(map(isolated, winners), say), TITLE_ROOM, (TITLE.size,), NAME_SIZES)
        if fonts.ELLIPSIS not in joined[0][-1] or len(winners) > MOST_LINES:
            return joined
        return tuple(fonts.shortened(name, theme.LABEL, TITLE_ROOM) for name in winners), theme.LABEL
    name = f"{ISOLATE}{winners[0]}{END_ISOLATE}"
    words = say("tikal-picture-wins", name=name)
    for style in (TITLE, *(Style(TITLE.face, size) for size in SENTENCE_SIZES)):
        lines = tuple(wrap_text(words, style, TITLE_ROOM))
        if len(lines) <= (1 if style is TITLE else 2) and any(name in line for line in lines):
            return lines, style
    return fit_name(winners[0], TITLE_ROOM, (TITLE.size,), NAME_SIZES)


def _paint_badges(picture: Canvas, y: int, winners: Sequence[Seat]) -> None:
    """Paint the badges of at most `MAX_BADGES` winners, below a crown."""
    for number, seat in enumerate(winners[:MAX_BADGES]):
        alone = len(winners) == 1
        size = BADGE if alone else TIED_BADGE
        x = BADGE_X if alone else BADGE_X + (number * 2 - 1) * TIED_BADGE // 2
        picture.centre(sprites.badge(seat, size), x, y + BADGE_Y)
    picture.put(score_parts.outlined_crown(CROWN), BADGE_X - CROWN // 2, y + CROWN_Y - CROWN // 2)


def win_text(result: Result, say: Say) -> str:
    """Return how the game was won: ahead, by tie-break, shared, on time, or by any other end as resigned.

    Empty for a game of one seat.
    """
    winner, *others = result.winners
    behind = [score for score, placing in zip(result.scores, result.placings, strict=True) if placing > 1]
    if others:
        return say("picture-share-outcome", how="shared", margin=0)
    if not behind:
        return ""
    ahead = result.scores[winner] - max(behind)
    how = "ahead" if ahead > 0 else "level"
    if result.why != "played-out":
        how = "on-time" if result.why == ON_TIME else "resigned"
    return say("tikal-picture-outcome", how=how, points=ahead)


FOOT = PAD // 2


def finale(view: View, result: Result, names: Sequence[str], say: Say) -> Image.Image:
    """Return the winner, standings, moments (once a round was scored) and the map, 1,200 pixels wide."""
    seats = sorted(range(len(view.totals)), key=lambda seat: (result.placings[seat], seat))
    row = partial(_paint_standing, view=view, result=result, names=names, say=say)
    parts = [
        Part(WINNER_HEIGHT, partial(_paint_winner, result=result, names=names, say=say)),
        *(Part(STANDING, partial(row, seat=seat)) for seat in seats),
    ]
    if view.sheets:
        parts.append(Part(MOMENTS_HEIGHT, partial(_paint_moments, view=view, say=say)))
    parts.append(
        Part(map_and_rounds.HEIGHT, partial(map_and_rounds.paint_map_and_rounds, view=view, say=say))
    )
    return stacked(parts, FOOT)


PANEL_HEIGHT, PANEL_GAP = 206, 12
MOMENTS_HEIGHT = PANEL_HEIGHT + PANEL_GAP
"""The height of the three panels and the gap around them."""
PANEL_RADIUS = 16
PANEL_TITLE, PANEL_TITLE_DOWN = Style(theme.NAME.face, 42), 40
MIDDLE_DOWN, FOOT_DOWN = 108, 172
"""The centres of a panel's lower lines."""
PANEL_BADGE, SHARED_BADGE, SHARED_STEP = 54, 40, 26
PANEL_LABEL = theme.LABEL
PILL_WIDTH, PILL_HEIGHT = 116, 54
BEST_TEMPLE, BEST_TEMPLE_X = Hexagon(80), 52
PANEL_ICON, ICON_SHAPE, BEST_TEMPLE_LEVEL = 40, Hexagon(46), 6
MAX_STACKED, STACK_HEIGHT, STACKED_GAP, ROUNDS_GAP = 2, 78, 2, 6
"""The most plates of a round below each other, their height, and the gaps between plates and rounds."""


def _paint_moments(picture: Canvas, y: int, *, view: View, say: Say) -> None:
    """Paint the three panels at height y. At least one round must have been scored."""
    room = Box(PAD, y + PANEL_GAP // 2, WIDTH - 2 * PAD, PANEL_HEIGHT)
    for box, paint in zip(
        columns(room, 3, PANEL_GAP), (_paint_leaders, _paint_best_temple, _paint_best_round), strict=True
    ):
        picture.put(sprites.panel(box.w, box.h, PANEL_RADIUS, theme.BAND_LINE), box.x, box.y)
        paint(picture, box, view, say)


def _paint_panel_title(picture: Canvas, box: Box, words: str, points: int | None = None) -> None:
    """Paint a moment's title and, if given, a pill with its points."""
    right = box.right - PAD // 2
    if points is not None:
        right -= PILL_WIDTH
        pill = sprites.points_pill(points, PILL_WIDTH, PILL_HEIGHT, theme.WORTH)
        picture.put(pill, right, box.y + PANEL_TITLE_DOWN - PILL_HEIGHT // 2)
    x = box.x + PAD
    picture.shrunk_text(words, x, box.y + PANEL_TITLE_DOWN, PANEL_TITLE, theme.GOLD, right - PAD // 2 - x)


def _paint_leaders(picture: Canvas, box: Box, view: View, say: Say) -> None:
    """Paint the leader after each scoring round; those who share the lead have smaller badges."""
    _paint_panel_title(
        picture, box, say("tikal-picture-lead", auction="yes" if view.options.auction else "no")
    )
    every = leaders_by_round(view)
    for number, (seats, part) in enumerate(zip(every, columns(box, len(every), 0), strict=True), start=1):
        size, step = (PANEL_BADGE, 0) if len(seats) == 1 else (SHARED_BADGE, _badge_step(len(seats), part))
        x, y = part.middle[0] - step * (len(seats) - 1) // 2, box.y + MIDDLE_DOWN
        for index, seat in enumerate(seats):
            picture.centre(sprites.badge(seat, size), x + index * step, y)
        words = score_parts.round_name(view, number, say)
        picture.text(words, part.middle[0], box.y + FOOT_DOWN, PANEL_LABEL, theme.CREAM, across=MIDDLE)


def _badge_step(count: int, part: Box) -> int:
    """Return the distance between badges of `count` tied leaders (at least 2) in a part of the panel."""
    return min(SHARED_STEP, (part.w - SHARED_BADGE - ROUNDS_GAP) // (count - 1))


def _paint_best_temple(picture: Canvas, box: Box, view: View, say: Say) -> None:
    """Paint the best temple, its points, and its holders by round; only a title if no temple scored."""
    spot, holders = best_temple(view)
    if not holders:
        _paint_panel_title(picture, box, say("tikal-picture-no-temple"))
        return
    _paint_panel_title(picture, box, say("tikal-picture-best-temple", hex=HEXES[spot]), sum(holders.values()))
    every = _by_round(holders)
    room = Box(box.x + PAD // 2, box.y, box.w - PAD, box.h)
    if all(len(held) <= MAX_STACKED for held in every.values()):
        x = box.x + PAD + BEST_TEMPLE_X
        picture.centre(temple(view.levels[spot], BEST_TEMPLE), x, box.middle[1] + PANEL_TITLE_DOWN // 2)
        room = Box(x + BEST_TEMPLE_X, box.y, box.right - PAD // 4 - x - BEST_TEMPLE_X, box.h)
    for (number, held), part in zip(every.items(), columns(room, len(every), 0), strict=True):
        for plate, place in _plate_places(held, part):
            picture.put(plate, place.x, place.y)
        words = score_parts.round_name(view, number, say)
        picture.text(words, part.middle[0], box.y + FOOT_DOWN, PANEL_LABEL, theme.CREAM, across=MIDDLE)


def _by_round(holders: Holders) -> dict[int, list[tuple[Seat, int]]]:
    """Return, by scoring round, the (seat, points) that a temple brought."""
    found: dict[int, list[tuple[Seat, int]]] = {}
    for (number, seat), value in holders.items():
        found.setdefault(number, []).append((seat, value))
    return found


def _plate_places(held: Sequence[tuple[Seat, int]], part: Box) -> Iterator[tuple[Sprite, Box]]:
    """Yield the plates of (seat, points) in `held` with their boxes, as large as fits into `part`.

    They are below each other, or two by two if there are many.
    """
    every = [piece_sprites.value_plate(value, seat) for seat, value in held]
    across, down = -(-len(every) // MAX_STACKED), min(len(every), MAX_STACKED)
    wide, high = max(plate.w for plate in every) + STACKED_GAP, every[0].h + STACKED_GAP
    share = min(1.0, (part.w - ROUNDS_GAP) / (across * wide), (STACK_HEIGHT + STACKED_GAP) / (down * high))
    x, y = part.middle[0], part.y + MIDDLE_DOWN
    for index, plate in enumerate(every):
        small = plate.scaled_down(share)
        right, below = index // MAX_STACKED - (across - 1) / 2, index % MAX_STACKED - (down - 1) / 2
        left, top = x + share * wide * right - small.w / 2, y + share * high * below - small.h / 2
        yield small, Box(round(left), round(top), small.w, small.h)


def _paint_best_round(picture: Canvas, box: Box, view: View, say: Say) -> None:
    """Paint the best scoring of a player: points, badge, round, and the parts for temples and treasures."""
    best = best_scoring(view)
    _paint_panel_title(picture, box, say("tikal-picture-best-round"), best.points)
    x, y = box.x + PAD, box.y + MIDDLE_DOWN
    picture.put(sprites.badge(best.seat, PANEL_BADGE), x, y - PANEL_BADGE // 2)
    words = say("tikal-picture-in-round", number=best.number, final=score_parts.final_flag(view, best.number))
    picture.text(
        words, x + PANEL_BADGE + PAD // 2, y, PANEL_LABEL, theme.CREAM, room=box.right - PAD - x - PANEL_BADGE
    )
    y = box.y + FOOT_DOWN
    mark = temple(BEST_TEMPLE_LEVEL, ICON_SHAPE)
    for sprite, points in (
        (mark, best.points - best.treasures),
        (score_parts.treasure("mask", PANEL_ICON), best.treasures),
    ):
        picture.put(sprite, x, y - sprite.h // 2)
        x += sprite.w + PAD // 3
        x += picture.text(signed(points), x, y, theme.NOTE, theme.CREAM) + PAD


STANDING = 132
STANDING_BADGE, STANDING_NAME_X, STANDING_NAME = 68, 106, Style(theme.NAME.face, 42)
BARS_X, BARS_END = 300, 960
"""The ends of the longest bar."""
NAMES_X = 376
"""Where bars begin beside names that need more room."""
FINDS_END = BARS_END + PAD // 2
STANDING_UPPER, STANDING_LOWER = 38, 96
BAR_HIGH, BAR_CURVE, BAR_GAP = 48, 6, 3
STANDING_LIGHT = 0.35
BAR_NUMBER = theme.NOTE
STANDING_TOTAL = theme.TOTAL
STANDING_CROWN, STANDING_FLAG = 60, 48
STANDING_MARK = Hexagon(46)
STANDING_MARK_LEVEL = 6
PLATES_ROOM, PLATE_GAP = 330, 6
"""The greatest width of temple plates, and their gap if treasures leave room."""
STANDING_RULE = 2
TREASURE = 48
"""The size of treasures if there is room."""


def _paint_standing(
    picture: Canvas, y: int, *, view: View, result: Result, names: Sequence[str], say: Say, seat: Seat
) -> None:
    """Paint a player's row at height y. A winner's row is light."""
    won = result.why != ABANDONED and seat in result.winners
    box = Box(0, y, WIDTH, STANDING)
    inks = bars.paint_bar_ground(picture, box, light=won)
    picture.fill(Box(PAD, y + STANDING - STANDING_RULE, WIDTH - 2 * PAD, STANDING_RULE), theme.BAND_LINE)
    middle = box.middle[1]
    picture.put(sprites.badge(seat, STANDING_BADGE), PAD, middle - STANDING_BADGE // 2)
    left = bars_x(names)
    picture.lines(*_fitted(names[seat], left), STANDING_NAME_X, middle, inks.strong)
    score, y_total = result.scores[seat], middle
    if view.options.auction:
        words = say("tikal-picture-auction", points=signed(AUCTION_START - view.paid[seat]))
        y_total = y + STANDING_UPPER
        at, room = (WIDTH - PAD, y + STANDING_LOWER), WIDTH - PAD - FINDS_END - PAD // 2
        picture.name_text(words, *at, theme.LABEL, inks.quiet, room, across=RIGHT)
    picture.text(numeral(score), WIDTH - PAD, y_total, STANDING_TOTAL, inks.strong, across=RIGHT)
    _paint_mark(picture, view, result, seat, y_total, say, inks)
    _paint_bar(picture, y + STANDING_UPPER, view, seat, inks, left)
    _paint_holdings(picture, y + STANDING_LOWER, view, seat, left)


def bars_x(names: Sequence[str]) -> int:
    """Return where all bars begin: farther right if a name is too long for the usual room."""
    return BARS_X if all(_fitted(name, BARS_X)[1].size >= STANDING_NAME.size for name in names) else NAMES_X


def _fitted(name: str, left: int) -> Fitted:
    """Return a name as it stands before bars that begin at `left`."""
    return fit_name(name, left - PAD // 2 - STANDING_NAME_X, (STANDING_NAME.size,), (STANDING_NAME.size,))


def _paint_mark(
    picture: Canvas, view: View, result: Result, seat: Seat, middle: int, say: Say, inks: Inks
) -> None:
    """Paint a flag if the seat resigned, else its crown or placing; neither in an abandoned game."""
    x = BARS_END + PAD
    if view.retired == seat:
        picture.put(sprites.icon("flag", STANDING_FLAG, inks.quiet), x, middle - STANDING_FLAG // 2)
    elif result.why != ABANDONED:
        if result.placings[seat] == 1:
            picture.put(score_parts.outlined_crown(STANDING_CROWN), x, middle - STANDING_CROWN // 2)
        else:
            placing = say("picture-placing", placing=result.placings[seat])
            picture.text(placing, x + STANDING_CROWN // 2, middle, theme.LABEL, inks.quiet, across=MIDDLE)


def _paint_bar(picture: Canvas, middle: int, view: View, seat: Seat, inks: Inks, x: int) -> None:
    """Paint a seat's rounds as pieces of a bar from `x` on. The most points of any seat fill its room."""
    room, most = BARS_END - x, score_parts.most_scored(view)
    for sheet in score_parts.sheets_of(view, seat):
        wide = round(room * sheet.points / most)
        if wide <= BAR_GAP:
            continue
        paint, ink = score_parts.round_paints(seat, sheet.number)
        _paint_bar_piece(picture, x, middle, wide - BAR_GAP, paint, inks.quiet)
        if fonts.line(str(sheet.points), BAR_NUMBER).advance < wide - BAR_GAP:
            picture.text(str(sheet.points), x + wide // 2, middle, BAR_NUMBER, ink, across=MIDDLE)
        x += wide


def _paint_bar_piece(picture: Canvas, x: int, middle: int, wide: int, paint: Colour, line: Colour) -> None:
    """Paint an outlined piece of a bar, `wide` pixels wide."""
    top, right, foot = middle - BAR_HIGH // 2, x + wide - 1, middle + BAR_HIGH // 2 - 1
    pen, curve = ImageDraw.Draw(picture.image), min(BAR_CURVE, wide // 2)
    pen.rounded_rectangle((x, top, right, foot), curve, fill=paint, outline=line, width=STANDING_RULE)
    if wide > 2 * BAR_CURVE:
        light = Box(x + BAR_CURVE, top + STANDING_RULE, wide - 2 * BAR_CURVE, STANDING_RULE)
        picture.fill(light, paints.lighter(paint, STANDING_LIGHT))


def _paint_holdings(picture: Canvas, middle: int, view: View, seat: Seat, x: int) -> None:
    """Paint the temples that a seat scored last, and all its treasures."""
    found = view.treasures[seat]
    plates = _temple_plates(view, seat)
    if plates:
        widths, mark = [plate.w for plate in plates], temple(STANDING_MARK_LEVEL, STANDING_MARK)
        room = FINDS_END - x - PAD - score_parts.treasures_width(found, TREASURE)
        if has_mark(widths, room):
            picture.centre(mark, x + mark.w // 2, middle)
            x += mark.w
            room -= mark.w
        gap = plate_gap(widths, room)
        for plate in plates:
            picture.centre(plate, x + plate.w // 2, middle)
            x += plate.w + gap
        x += PAD - gap
    box = Box(x, middle - TREASURE // 2, FINDS_END - x, TREASURE)
    score_parts.paint_treasures(picture, box, found, TREASURE)


def has_mark(widths: Sequence[int], room: int) -> bool:
    """Return whether a temple fits before plates of these widths in `room` pixels."""
    return sum(widths) + temple(STANDING_MARK_LEVEL, STANDING_MARK).w <= room


def _temple_plates(view: View, seat: Seat) -> list[Sprite]:
    """Return the temples that a seat scored last, the highest first; guarded ones are shields."""
    held = [
        (value, spot) for sheet in score_parts.sheets_of(view, seat)[-1:] for spot, value in sheet.temples
    ]
    return [
        piece_sprites.guard_shield(value, seat)
        if view.guards[spot] == seat
        else piece_sprites.value_plate(value, seat)
        for value, spot in sorted(held, reverse=True)
    ]


def plate_gap(widths: Sequence[int], room: int) -> int:
    """Return the gap in pixels between plates of these widths in `room` pixels.

    It is negative if they must overlap.
    """
    between, taken = max(len(widths) - 1, 1), sum(widths)
    return min(max((room - taken) // between, 0), (PLATES_ROOM - taken) // between, PLATE_GAP)
