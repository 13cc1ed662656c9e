"""A player's profile: name and rating over the lands at dusk.

Below are the rating chart, points per land, the most frequent opponent, medals, and other boards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from render import fonts, podium, sheet_parts, sprites, theme
from render.canvas import RIGHT, Canvas
from render.drawing import Drawing, Sprite
from render.fonts import isolated
from render.geometry import PAD, WIDTH, Box, columns
from render.landscapes import land
from render.panorama import panorama
from render.rating_chart import RatedGame, paint_rating_chart
from render.sheet_parts import Part, stacked
from render.theme import Colour, Style
from render.two_lines import wrap_text

HEAD, CHART, PANELS, MEDALS, OTHERS, LINE, FOOT = 404, 416, 150, 124, 26, 62, 20
GAP, IN, RADIUS = 16, 28, 20
WINDOW = 220, 168
YIELDS, _YIELDS_Y, _YIELD = 60 + WINDOW[1], 26, 60
LANDS = 5
NAMES = tuple(Style(theme.NAME.face, size) for size in (80, 64, 48))
_BADGE, _NAME_AT, _NAME_Y, _SCOPE_Y = 104, 168, 70, 132
_PLATE = Box(PAD, 178, WIDTH - 2 * PAD, 154)
RATING = Style(theme.TOTAL.face, 126)
RANK = theme.NAME
_CROWN, _RANK_UP, _RECORD_DOWN = 100, 30, 34
TITLE = Style(theme.NAME.face, 42)
BEST, BEST_ROOM = theme.TOTAL, 276
_TITLE_DOWN, TITLE_STEP = 42, 50
"""From a panel's top to its title, and between two lines of a title, in pixels."""
_BAR, _BAR_DOWN = 52, 102
_LEAST_BAR = 0.46
"""The least share of a bar that each part takes, so that its text fits."""
_MEDAL = 92
_MEDAL_TEXT, _MEDAL_IN, MEDAL_STEP = 16 + _MEDAL + 16, 20, 44
"""From a panel's edges to the text beside a medal, and between two lines of a game's name, in pixels."""
METALS: dict[str, tuple[Colour, Colour, Colour]] = {
    "gold": theme.GOLDEN,
    "silver": (theme.SUITS["white"].top, theme.SUITS["white"].bottom, theme.SUITS["white"].ink),
    "bronze": (theme.BACK_LINE, theme.PLANK_TOP, theme.GOLD_INK),
}
MAX_MEDALS = 4


class Achievement(Struct, frozen=True):
    """An achievement: name, game, how often it was earned, and the metal and icon (`mark`) of its medal."""

    name: str
    where: str
    times: int
    metal: str
    mark: str


class OtherBoard(Struct, frozen=True):
    """A board that the player is on besides the main one."""

    board: str
    rating: int
    provisional: bool
    games: int
    wins: int


class Card(Struct, frozen=True):
    """The content of a profile.

    Ratings and scores belong to the board played most.

    `course` has the rating after each recent game; `longest` and `current` are streaks of wins. `rival` is
    (name, games, games won against them); `lands` are (suit, average points) in the last `lands_of` games.
    """

    scope: str
    game: str
    lineup: str
    rating: int
    provisional: bool
    rank: int
    among: int
    games: int
    wins: int
    best: int | None
    longest: int
    current: int
    course: tuple[RatedGame, ...]
    rival: tuple[str, int, int] | None
    achievements: tuple[Achievement, ...]
    others: tuple[OtherBoard, ...]
    lands: tuple[tuple[str, int], ...] = ()
    lands_of: int = 0


def profile_picture(card: Card, name: str, rival_name: str, say: Say) -> Image.Image:
    """Return the profile, 1,200 pixels wide, with at most `MAX_MEDALS` medals.

    `rival_name` is the drawable name of `card.rival`. Parts without content are left out, as is the chart of
    fewer than two games.
    """
    parts = [Part(HEAD, partial(_paint_head, card=card, name=name, say=say))]
    if len(card.course) > 1:
        parts.append(Part(CHART + GAP, partial(_paint_chart, card=card, say=say)))
    if card.lands:
        parts.append(Part(YIELDS + GAP, partial(_paint_land_points, card=card, say=say)))
    rival = _rival_lines(card, rival_name, say)
    height = PANELS + (TITLE_STEP if len(rival) > 1 else 0)
    parts.append(Part(height + GAP, partial(_paint_panels, card=card, height=height, rival=rival, say=say)))
    medals = card.achievements[:MAX_MEDALS]
    for start in range(0, len(medals), 2):
        medal_row = _medal_row(medals[start : start + 2], say)
        height = MEDALS + GAP + (MEDAL_STEP if any(len(medal.where) > 1 for medal in medal_row) else 0)
        parts.append(Part(height, partial(_paint_medals, row=medal_row, height=height - GAP)))
    if card.others:
        lines = _other_board_lines(card.others, say)
        parts.append(Part(OTHERS + len(lines) * LINE, partial(_paint_others, lines=lines, say=say)))
    return stacked(parts, FOOT - GAP if not card.others else FOOT)


def _paint_head(picture: Canvas, y: int, *, card: Card, name: str, say: Say) -> None:
    """Paint the panorama, a badge, the name, the board and scope, and the plate with the rating."""
    picture.image.paste(panorama(LANDS), (0, y))
    picture.put(_explorer_badge(), PAD + 16, y + 36)
    room = WIDTH - PAD - _NAME_AT
    style = next((style for style in NAMES if fonts.advance(name, style) <= room), NAMES[-1])
    picture.outlined_text(name, _NAME_AT, y + _NAME_Y, style, theme.CREAM, 5, room=room)
    words = say("picture-profile-board", game=card.game, lineup=card.lineup, scope=card.scope)
    picture.outlined_text(words, _NAME_AT, y + _SCOPE_Y, theme.LABEL, theme.GOLD_LINE, 4, room=room)
    _paint_plate(picture, Box(_PLATE.x, _PLATE.y + y, _PLATE.w, _PLATE.h), card, say)


def _explorer_badge() -> Sprite:
    seat = theme.SEATS[0]
    drawing = Drawing(_BADGE, _BADGE, margin=sprites.SHADOW_ROOM)
    disc = drawing.rounded(0, _BADGE / 2)
    drawing.shadow(disc, blur=4, strength=0.8, drop=2)
    drawing.ink(disc, theme.CREAM)
    drawing.ink(drawing.rounded(6, _BADGE / 2 - 6), seat.paint)
    drawing.icon("explorer", _BADGE * 0.2, _BADGE * 0.2, _BADGE * 0.6, theme.CREAM)
    return drawing.sprite()


def _paint_plate(picture: Canvas, box: Box, card: Card, say: Say) -> None:
    """Paint rating, rank and record.

    The first of at least `podium.PLACES` players has a crown, unless the rating is provisional.
    """
    picture.put(sheet_parts.plate_ground(box.w, box.h, lit=True), box.x, box.y)
    middle, x = box.middle[1], box.x + IN + 12
    x += picture.text(_rating_text(card.rating, card.provisional), x, middle, RATING, theme.INK) + 36
    if card.rank == 1 and card.among >= podium.PLACES and not card.provisional:
        picture.put(sprites.crown(_CROWN), x, middle - _CROWN // 2)
        x += _CROWN + 30
    room = box.right - IN - x
    rank = say("picture-rank", rank=card.rank, among=card.among)
    picture.text(rank, x, middle - _RANK_UP, RANK, theme.INK, room=room)
    record = say(
        "picture-profile-record",
        games=card.games,
        wins=card.wins,
        current=card.current if card.current > 1 else 0,
        provisional="yes" if card.provisional else "no",
    )
    picture.name_text(record, x, middle + _RECORD_DOWN, theme.LABEL, theme.INK_QUIET, room)


def _rating_text(rating: int, provisional: bool) -> str:
    """Return a rating, with a question mark if it is provisional."""
    return numeral(rating) + ("?" if provisional else "")


def _paint_chart(picture: Canvas, y: int, *, card: Card, say: Say) -> None:
    """Paint the course of the rating; its title says whether it holds all rated games."""
    whole = "yes" if len(card.course) == card.games else "no"
    title = say("picture-rating-course", games=len(card.course), all=whole)
    paint_rating_chart(picture, Box(PAD, y, WIDTH - 2 * PAD, CHART), card.course, title, say)


def _paint_land_points(picture: Canvas, y: int, *, card: Card, say: Say) -> None:
    """Paint a window for each land with its average points; the best has a golden frame."""
    note, right, middle = say("picture-lands-note", games=card.lands_of), WIDTH - PAD, y + _YIELDS_Y
    left = right - picture.text(note, right, middle, theme.LABEL, theme.QUIET, across=RIGHT)
    picture.shrunk_text(say("picture-lands"), PAD, middle, TITLE, theme.GOLD_LINE, left - 2 * PAD)
    lands = sorted(card.lands, key=lambda one: list(theme.SUITS).index(one[0]))
    best = max(points for _, points in lands)
    room = Box(PAD, y + YIELDS - WINDOW[1], WIDTH - 2 * PAD, WINDOW[1])
    for (key, points), box in zip(lands, columns(room, max(len(lands), LANDS), GAP), strict=False):
        mask = sprites.rounded_mask(box.w, box.h, RADIUS)
        picture.image.paste(land(key, box.w, box.h), (box.x, box.y), mask)
        edge, paint = (6, theme.GOLD_LINE) if points == best else (2, theme.BAND_LINE)
        picture.put(sprites.frame(box.w, box.h, RADIUS, edge, paint), box.x, box.y)
        pill = sprites.fitted_pill(points, _YIELD, theme.WORTH, 20)
        picture.put(pill, box.middle[0] - pill.w // 2, box.bottom - 18 - pill.h)


def _rival_width(card: Card) -> int:
    """Return the width of the panel with the most frequent opponent, in pixels."""
    bests = 1 if card.best is None else 2
    return WIDTH - 2 * PAD - bests * (BEST_ROOM + GAP)


def _rival_lines(card: Card, rival_name: str, say: Say) -> tuple[str, ...]:
    """Return the title about the most frequent opponent on one line or two; none without an opponent."""
    if card.rival is None:
        return ()
    words, room = say("picture-most-played", name=isolated(rival_name)), _rival_width(card) - 2 * IN
    if fonts.advance(words, theme.NARROW) <= room:
        return (words,)
    return tuple(wrap_text(words, theme.NARROW, room))[:2]


def _paint_panels(
    picture: Canvas, y: int, *, card: Card, height: int, rival: tuple[str, ...], say: Say
) -> None:
    """Paint panels with the most frequent opponent, the best score and the longest streak.

    `rival` is the title of the first, on one line or two.
    """
    bests = [(say("picture-streak"), str(card.longest), say("picture-wins-unit", wins=card.longest))]
    if card.best is not None:
        bests.insert(0, (say("picture-best"), numeral(card.best), ""))
    left = PAD
    if card.rival is not None:
        _, games, won = card.rival
        box = Box(PAD, y, _rival_width(card), height)
        _paint_rival(picture, box, rival, won, games - won, say)
        left = box.right + GAP
    down = (height - PANELS) // 2
    for (title, number, unit), box in zip(
        bests, columns(Box(left, y, WIDTH - PAD - left, height), len(bests), GAP), strict=True
    ):
        _paint_panel(picture, box)
        upper, lower = box.y + _TITLE_DOWN + down, box.y + _BAR_DOWN + down
        picture.shrunk_text(title, box.x + IN, upper, TITLE, theme.GOLD_LINE, box.w - 2 * IN)
        x = box.x + IN + picture.text(number, box.x + IN, lower, BEST, theme.CREAM)
        picture.text(unit, x + 12, lower + 8, theme.LABEL, theme.QUIET, room=box.right - 12 - x - 12)


def _paint_panel(picture: Canvas, box: Box) -> None:
    picture.put(sprites.panel(box.w, box.h, RADIUS, theme.BAR_TOP), box.x, box.y)


def _paint_rival(picture: Canvas, box: Box, title: tuple[str, ...], won: int, lost: int, say: Say) -> None:
    """Paint the usual opponent's panel: its title, and a bar of games won and lost."""
    _paint_panel(picture, box)
    room, down = box.w - 2 * IN, box.y + _TITLE_DOWN
    for number, words in enumerate(title):
        picture.name_text(words, box.x + IN, down + number * TITLE_STEP, TITLE, theme.GOLD_LINE, room)
    share = min(max(won / max(won + lost, 1), _LEAST_BAR), 1 - _LEAST_BAR)
    split = room if not lost else 0 if not won else round(room * share)
    x, top = box.x + IN, down + (len(title) - 1) * TITLE_STEP + _BAR_DOWN - _TITLE_DOWN - _BAR // 2
    parts = ((0, split, theme.SEATS[0], "won", won), (split, room, theme.SEATS[1], "lost", lost))
    for first, end, look, kind, count in parts:
        if end > first:
            picture.put(sprites.tablet(end - first - 4, _BAR, 12, look.paint), x + first, top)
            words = say(f"picture-{kind}", count=count)
            picture.text(words, x + first + 16, top + _BAR // 2, theme.LABEL, look.ink, room=end - first - 28)


class _Medal(Struct, frozen=True):
    """An achievement's medal, with its game on one line or two, and how often it was earned if not once."""

    achievement: Achievement
    where: tuple[str, ...]
    times: str


def _medal_row(achievements: Sequence[Achievement], say: Say) -> list[_Medal]:
    """Return medals side by side. A game's name that does not fit beside the count has two lines."""
    row = list[_Medal]()
    for one, box in zip(achievements, _medal_boxes(0, MEDALS, len(achievements)), strict=True):
        times = say("picture-times", times=one.times) if one.times > 1 else ""
        room = box.w - _MEDAL_TEXT - _MEDAL_IN - (fonts.advance(times, theme.NOTE) + 16 if times else 0)
        fits = fonts.advance(one.where, theme.NARROW) <= room
        where = (one.where,) if fits else tuple(wrap_text(one.where, theme.LABEL, room))[:2]
        row.append(_Medal(one, where, times))
    return row


def _medal_boxes(y: int, height: int, count: int) -> tuple[Box, ...]:
    return columns(Box(PAD, y, WIDTH - 2 * PAD, height), count, GAP)


def _paint_medals(picture: Canvas, y: int, *, row: Sequence[_Medal], height: int) -> None:
    """Paint a row of achievements: medal, name, where, and how often."""
    for medal, box in zip(row, _medal_boxes(y, height, len(row)), strict=True):
        one, x, right = medal.achievement, box.x + _MEDAL_TEXT, box.right - _MEDAL_IN
        _paint_panel(picture, box)
        disc = sprites.medal(one.mark, _MEDAL, *METALS[one.metal])
        picture.put(disc, box.x + 16, box.middle[1] - _MEDAL // 2)
        top = box.middle[1] - (MEDALS + (len(medal.where) - 1) * MEDAL_STEP) // 2
        picture.name_text(one.name, x, top + 40, theme.NAME, theme.CREAM, room=right - x)
        for number, words in enumerate(medal.where):
            line, room = top + 88 + number * MEDAL_STEP, right - x
            if number == 0 and medal.times:
                wide = picture.text(medal.times, right, line, theme.NOTE, theme.GOLD_LINE, across=RIGHT)
                room -= wide + 16
            picture.name_text(words, x, line, theme.LABEL, theme.QUIET, room)


def _other_board_lines(others: tuple[OtherBoard, ...], say: Say) -> list[list[OtherBoard]]:
    """Return the other boards in lines that fit the picture; one empty line if there are none."""
    lines: list[list[OtherBoard]] = [[]]
    x = first = PAD + fonts.advance(say("picture-others"), TITLE) + 36
    for other in others:
        wide = _board_width(other, say) + 40
        if lines[-1] and x + wide > WIDTH - PAD:
            lines.append([])
            x = first
        lines[-1].append(other)
        x += wide
    return lines


def _board_width(other: OtherBoard, say: Say) -> int:
    number = fonts.advance(_rating_text(other.rating, other.provisional), theme.WORTH)
    return fonts.advance(other.board, theme.LABEL) + 12 + number


def _paint_others(picture: Canvas, y: int, *, lines: list[list[OtherBoard]], say: Say) -> None:
    """Paint a line, and below it the ratings on other boards; the heading is in the first line only."""
    picture.fill(Box(PAD, y + 4, WIDTH - 2 * PAD, 2), theme.BAND_LINE)
    for number, line in enumerate(lines):
        middle = y + OTHERS + number * LINE + LINE // 2
        if not number:
            picture.text(say("picture-others"), PAD, middle, TITLE, theme.GOLD_LINE)
        x = PAD + fonts.advance(say("picture-others"), TITLE) + 36
        for other in line:
            rating = _rating_text(other.rating, other.provisional)
            room = WIDTH - PAD - x - 12 - fonts.advance(rating, theme.WORTH)
            x += picture.text(other.board, x, middle, theme.LABEL, theme.CREAM, room=room) + 12
            x += picture.text(rating, x, middle, theme.WORTH, theme.CREAM) + 40
