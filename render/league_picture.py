"""The table of a league's group: each row against each column, whose move it is, and the points.

A light plate marks the games in which the row is to move. Each player keeps a shape and a colour for the
season, with the first letter of the name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import numeral, signed
from render import club_parts, fonts, sprites, theme
from render.canvas import MIDDLE, RIGHT, Canvas, Overlay
from render.daily_picture import figure_sprite
from render.drawing import Drawing, Sprite
from render.geometry import Box, columns
from render.image_cache import cached_image
from render.theme import Colour, Style
from render.two_lines import fit_name

SKY, HEAD, TOP, ROW, FOOT, SHORT_FOOT = 96, 196, 70, 102, 178, 78
"""What is cut from the sky's top, and the heights of the head, the row of columns' heads, and a player's row;
of the foot with running games and without."""
TABLE_X, TABLE_WIDE = 14, 1172
RULE_IN = 20
TITLE, TITLE_X, TITLE_Y, ABOUT_Y, OUTLINE = Style(theme.NAME.face, 64), 32, 54, 112, 4
DAYS, DAYS_Y, EDGE = theme.NAME, 54, 1168
TRAIL, TRAIL_Y, WEEKS, DOT, LINE = (790, 1110), 164, 4, 11, 8
FIGURE, FLAG, POLE = 0.66, 44, 6
CHAMPION, CHAMPION_TWO, CHAMPION_MIDDLE, CHAMPION_STEP = (48, 42), (42,), 100, 50
MUG_X, MUG_Y = 1030, 46
SIDES = {4: (350, 160), 5: (330, 122), 6: (354, 122)}
"""By the number of players, the width of their names and of their points, left and right of the columns."""
WITH_SCORES = 120
"""The width of columns from which games show both scores, in pixels."""
TOKEN, LETTER = 60, Style(theme.BADGE.face, 42)
CROWN, CROWN_ROOM = 44, 14
NAME_X, NAME_IN, NAMES = 92, 6, (42,)
PILL, PILL_IN, PILL_UP, SCORE_DOWN, SCORES_APART = 46, 6, 21, 27, 18
PILL_NUMBER = Style(theme.NOTE.face, 42)
PLATE_HIGH, PLATE_IN, PLATE_CURVE, PLATE_RIM = 68, 6, 10, 4
GLASS, COMPASS, ICON = 42, 36, 40
POINTS, LEAD_IN = Style(theme.TOTAL.face, 48), 18
CARD_WIDE, CARD_HIGH, CARD_STEP, CARDS_Y, FOOT_Y = 381, 92, 395.5, 74, 42
"""Of a running game in the foot: its panel, the step to the next; and from the table's end down to the
panels, and to the middle of the line above them."""
SIGNS, SIGNS_UP, SIGN_GAP, SIGNS_APART, LATER = 50, 8, 12, 48, 26
"""The line that explains signs: its height, how far it is moved up, the gaps after a sign and a word; and the
size of the ring of a game that opens later."""
MOST_CARDS = 3
CARD_NAME, CARD_NAMES, CARD_WAIT = 84, Style(theme.NAME.face, 42), 64
NOT_PLAYED = "–"
IN_DAYS = 48
"""Hours from which a time is given in days."""

State = Literal["running", "away", "paused"]
Sign = Literal["waits", "away", "paused", "soon"]
"""The signs in cells that are explained below the table."""


class Score(Struct, frozen=True):
    """A finished game, read from the row: both scores, and by how much the row was ahead.

    `earned` is 2 for a win, 1 for a draw, 0 for a loss. `lead` is 0 if the scores contradict who won, as
    after a resignation.
    """

    points: int
    others: int
    lead: int
    earned: int


class Turn(Struct, frozen=True):
    """The row has been to move for `hours`; 0 if its clock stands still."""

    hours: int
    state: State


Mark = Literal["waits", "soon", "none", "self"]
"""The row waits for the column; the game opens later; it is not played; row and column are the same."""
Cell = Score | Turn | Mark


class Row(Struct, frozen=True):
    """A player with their place in the group, which gives shape and colour, and a cell for each row.

    `has_left`: they are out of the season.
    """

    place: int
    name: str
    points: int
    lead: int
    has_left: bool
    cells: tuple[Cell, ...]


class OpenGame(Struct, frozen=True):
    """A running game: the indexes of the rows of who is to move and of who waits."""

    mover: int
    other: int
    turn: Turn


class LeagueCard(Struct, frozen=True):
    """The content of the picture: `rows` best first, and running games, those that wait longest first.

    `group` is empty if there is only one. `days_left` of `days` is None once the season is over; the first
    row is then the champion, if there is one. `played` of `games` are finished.
    """

    season: int
    group: str
    game: str
    days_left: int | None
    days: int
    rows: tuple[Row, ...]
    open_games: tuple[OpenGame, ...]
    played: int
    games: int
    has_champion: bool

    @property
    def is_over(self) -> bool:
        """Whether the season is over."""
        return self.days_left is None


def columns_for(count: int) -> tuple[Box, ...]:
    """Return the heads of the columns of a table with `count` players."""
    name, points = SIDES[min(max(count, min(SIDES)), max(SIDES))]
    return columns(Box(TABLE_X + name, HEAD, TABLE_WIDE - name - points, TOP), count, 0)


def league_picture(card: LeagueCard, say: Say) -> Image.Image:
    """Return the table of a group, 1,200 pixels wide, and below it running games until all are played."""
    rows = len(card.rows)
    table = Box(TABLE_X, HEAD, TABLE_WIDE, TOP + rows * ROW + 6)
    has_foot = not card.is_over and card.played < card.games
    signs = signs_of(card) if has_foot else []
    foot = FOOT + (SIGNS if signs else 0) if has_foot else SHORT_FOOT
    picture = club_parts.dusk(table.bottom + foot, SKY)
    _paint_head(picture, card, say)
    club_parts.put_panel(picture, table)
    heads = columns_for(rows)
    for row, head in zip(card.rows, heads, strict=True):
        picture.centre(_letter_badge(row.place, _letter(row.name)), *head.middle)
    words = say("picture-league-points")
    room = table.right - LEAD_IN - heads[-1].middle[0] - TOKEN // 2 - NAME_IN
    at = table.right - LEAD_IN, HEAD + TOP // 2
    picture.name_text(words, *at, theme.LABEL, theme.QUIET, room, across=RIGHT)
    for number in range(rows):
        _paint_row(picture, HEAD + TOP + number * ROW, number, card, heads, say)
    played = say("picture-league-played", played=card.played, games=card.games)
    picture.text(played, EDGE, table.bottom + FOOT_Y, theme.LABEL, theme.QUIET, across=RIGHT)
    if has_foot:
        _paint_foot(picture, table.bottom, card, fonts.advance(played, theme.LABEL), say)
        _paint_legend_of_signs(picture, table.bottom + FOOT + SIGNS // 2 - SIGNS_UP, signs, say)
    elif is_per_game(card):
        x = TABLE_X + RULE_IN
        room = EDGE - fonts.advance(played, theme.LABEL) - 2 * club_parts.IN - x
        words = say("picture-league-per-game")
        picture.text(words, x, table.bottom + FOOT_Y, theme.LABEL, theme.QUIET, room=room)
    return picture.image


def is_per_game(card: LeagueCard) -> bool:
    """Return whether the order is by points per game.

    It is after the season if the players who stayed have finished different numbers of games.
    """
    return card.is_over and len({_finished_games(row) for row in card.rows if not row.has_left}) > 1


def _finished_games(row: Row) -> int:
    """Return how many of a row's games are finished."""
    return sum(isinstance(cell, Score) for cell in row.cells)


def signs_of(card: LeagueCard) -> list[Sign]:
    """Return the signs in the table's cells that are explained below it, in a fixed order."""
    cells = [cell for row in card.rows for cell in row.cells]
    found = {cell.state if isinstance(cell, Turn) else cell for cell in cells if not isinstance(cell, Score)}
    return [sign for sign in get_args(Sign) if sign in found]


def _paint_legend_of_signs(picture: Canvas, y: int, signs: Sequence[Sign], say: Say) -> None:
    """Paint the signs with their meanings in one line from the table's left edge; its middle is at `y`."""
    x = TABLE_X + RULE_IN
    for sign in signs:
        sprite = _sign(sign, theme.QUIET)
        picture.put(sprite, x, y - sprite.h // 2)
        x += sprite.w + SIGN_GAP
        room = EDGE - x
        x += picture.text(say(f"picture-league-{sign}"), x, y, theme.LABEL, theme.QUIET, room=room)
        x += SIGNS_APART


def _sign(sign: Sign, ink: Colour) -> Sprite:
    """Return the icon of a sign.

    Only those of a game that stands still (away, paused) have the colour `ink`.
    """
    if sign == "waits":
        return _hourglass()
    if sign == "soon":
        return sprites.frame(LATER, LATER, LATER // 2, 4, theme.BAND_LINE)
    return sprites.icon("tent", ICON, ink) if sign == "away" else _pause_bars(ink)


def _paint_head(picture: Canvas, card: LeagueCard, say: Say) -> None:
    """Write the season and group, and the champion, or else the days left with the trail of weeks."""
    title = say("picture-league-title", season=card.season)
    wide = picture.outlined_text(title, TITLE_X, TITLE_Y, TITLE, theme.CREAM, OUTLINE)
    about = say("picture-league-group", group=card.group or "none", game=card.game)
    room = TRAIL[0] - 2 * TITLE_X
    picture.outlined_text(about, TITLE_X, ABOUT_Y, theme.LABEL, theme.GOLD_LINE, OUTLINE - 1, room=room)
    if card.has_champion:
        _paint_champion(picture, card.rows[0].name, MUG_X - 3 * club_parts.IN - TITLE_X - wide, say)
    elif card.days_left is not None:
        words = say("picture-league-days", days=card.days_left)
        room = EDGE - 2 * TITLE_X - wide
        style = fonts.shrunk_style(words, DAYS, room)
        picture.outlined_text(words, EDGE, DAYS_Y, style, theme.GOLD, OUTLINE - 1, across=RIGHT, room=room)
        _paint_trail(picture, 1 - card.days_left / card.days)


def _paint_champion(picture: Canvas, name: str, room: int, say: Say) -> None:
    """Paint the golden mug, and beside it the champion's name, in two lines if needed."""
    picture.put(club_parts.golden_mug(), MUG_X, MUG_Y)
    lines, style = fit_name(name, room, CHAMPION, CHAMPION_TWO)
    texts = [*((words, style, theme.GOLD) for words in lines)]
    texts.append((say("picture-league-champion"), theme.LABEL, theme.CREAM))
    top = CHAMPION_MIDDLE - (len(texts) - 1) * CHAMPION_STEP // 2
    for number, (words, its_style, ink) in enumerate(texts):
        y = top + number * CHAMPION_STEP
        right = MUG_X - club_parts.IN
        picture.outlined_text(words, right, y, its_style, ink, OUTLINE - 1, across=RIGHT, room=room)


def _paint_trail(picture: Canvas, passed: float) -> None:
    """Paint the season as a line of weeks. The guild's figure stands at `passed` (0 to 1)."""
    left, right = TRAIL
    picture.put(_trail(round(passed * (right - left))), left - DOT - 3, TRAIL_Y - DOT - 3)
    picture.put(_pennant(), right - POLE // 2, TRAIL_Y - FLAG - 14)
    figure = figure_sprite().scaled_down(FIGURE)
    picture.put(figure, left + round(passed * (right - left)) - figure.w // 2, TRAIL_Y - figure.h + 4)


@cached_image
def _trail(now: int) -> Sprite:
    """Return a line with a dot for the start and the end of each week, golden up to `now` pixels."""
    wide, inset = TRAIL[1] - TRAIL[0], DOT + 3
    drawing = Drawing(wide + 2 * inset, 2 * inset)
    dots = [round(wide * week / WEEKS) for week in range(WEEKS + 1)]
    for grow, paints in ((3, (theme.SHADOW, theme.SHADOW)), (0, (theme.GOLD, theme.BAND_LINE))):
        half = LINE / 2 + grow
        drawing.slab(inset, inset - half, inset + wide, inset + half, paints[1])
        drawing.slab(inset, inset - half, inset + now, inset + half, paints[0])
        for x in dots:
            drawing.disc(inset + x, inset, DOT + grow - 3, paints[x > now])
    return drawing.sprite()


@cached_image
def _pennant() -> Sprite:
    """Return a golden flag with a pole and a dark outline."""
    high = FLAG + 14
    drawing = Drawing(FLAG + POLE, high, margin=3)
    for grow, paint, pole in ((3, theme.SHADOW, theme.SHADOW), (0, theme.GOLD, theme.GOLD)):
        drawing.slab(-grow, -grow, POLE + grow, high, pole)
        drawing.fill([(POLE, -grow), (POLE + FLAG + grow, FLAG * 0.28), (POLE, FLAG * 0.56 + grow)], paint)
    return drawing.sprite()


def _letter(name: str) -> str:
    """Return the first letter or digit of a name as a capital."""
    return next((letter for letter in name if letter.isalnum()), name[:1]).upper()[:1]


@cached_image
def _letter_badge(place: int, letter: str) -> Sprite:
    """Return a place's badge (places count from 0) with a letter."""
    look = theme.SEATS[place % len(theme.SEATS)]
    drawn = Overlay(sprites.blank_badge(place, TOKEN).sprite())
    y = TOKEN * sprites.NUMBER_DOWN.get(look.shape, 0.5)
    drawn.text(letter, TOKEN / 2, y, LETTER, look.ink, across=MIDDLE)
    return drawn.sprite()


def _paint_row(
    picture: Canvas, y: int, number: int, card: LeagueCard, heads: Sequence[Box], say: Say
) -> None:
    """Paint row `number` of the card, from 0, below the columns' `heads`.

    The first has a crown; one who has left has a flag, no points.
    """
    row, middle = card.rows[number], y + ROW // 2
    is_champion = card.has_champion and not number
    if is_champion:
        picture.put(_champion_bar(), TABLE_X + PLATE_IN, y + 3)
    else:
        club_parts.paint_rule(picture, TABLE_X + RULE_IN, y, TABLE_WIDE - 2 * RULE_IN)
    strong = theme.INK if is_champion else theme.QUIET if row.has_left else theme.CREAM
    quiet = theme.INK_QUIET if is_champion else theme.QUIET
    is_first = not number and row.points > 0 and not row.has_left
    x = TABLE_X + RULE_IN + TOKEN // 2
    picture.centre(_letter_badge(row.place, _letter(row.name)), x, middle + (CROWN_ROOM if is_first else 0))
    if is_first:
        picture.centre(sprites.crown(CROWN), x, middle + CROWN_ROOM - TOKEN // 2 - CROWN // 3)
    fitted = fit_name(row.name, heads[0].x - NAME_X - TABLE_X - NAME_IN, NAMES, NAMES)
    picture.lines(*fitted, TABLE_X + NAME_X, middle, strong)
    for cell, head in zip(row.cells, heads, strict=True):
        _paint_cell(picture, cell, head.middle[0], y, head.w, (strong, quiet), say)
    right = TABLE_X + TABLE_WIDE - LEAD_IN
    if row.has_left:
        picture.centre(sprites.icon("flag", ICON, theme.QUIET), right - ICON // 2, middle)
        return
    picture.text(signed(row.lead), right, middle + SCORE_DOWN, theme.LABEL, quiet, across=RIGHT)
    ink = theme.GOLD if is_first and not is_champion else strong
    words = f"{row.points}/{_finished_games(row)}" if is_per_game(card) else str(row.points)
    picture.text(words, right, middle - PILL_UP, POINTS, ink, across=RIGHT)


def _paint_cell(
    picture: Canvas, cell: Cell, x: int, y: int, wide: int, inks: tuple[Colour, Colour], say: Say
) -> None:
    """Paint a game in the cell around x of the row at height y. `inks`: prominent and quiet."""
    middle = y + ROW // 2
    if isinstance(cell, Score):
        _paint_score(picture, cell, x, middle, wide, inks)
    elif isinstance(cell, Turn):
        plate = _turn_plate(wide - 2 * PLATE_IN)
        picture.centre(plate, x, middle)
        if cell.state == "running":
            words = turn_in_words(cell, say)
            room = plate.w - PLATE_CURVE
            picture.text(words, x, middle, theme.LABEL, theme.INK, across=MIDDLE, room=room)
        else:
            picture.centre(_sign(cell.state, theme.INK), x, middle)
    elif cell == "none":
        picture.text(NOT_PLAYED, x, middle, theme.LABEL, inks[1], across=MIDDLE)
    else:
        compass = sprites.icon("compass", COMPASS, inks[1], 0.5)
        picture.centre(compass if cell == "self" else _sign(cell, inks[1]), x, middle)


def _paint_score(
    picture: Canvas, cell: Score, x: int, middle: int, wide: int, inks: tuple[Colour, Colour]
) -> None:
    """Paint the lead as a pill, above both scores if there is room.

    A win against the scores, as by resignation, has a mark instead.
    """
    sign, w = cell.earned - 1, wide - 2 * PILL_IN
    if sign and not cell.lead:
        pill = sprites.icon_pill("tick" if sign > 0 else "flag", sign, w, PILL)
    else:
        pill = sprites.points_pill(cell.lead, w, PILL, PILL_NUMBER)
    if wide < WITH_SCORES:
        picture.centre(pill, x, middle)
        return
    picture.centre(pill, x, middle - PILL_UP)
    words, ink = f"{numeral(cell.points)}:{numeral(cell.others)}", inks[1] if sign < 0 else inks[0]
    room = min(fonts.advance(words, theme.LABEL), wide - SCORES_APART)
    picture.name_text(words, x - room // 2, middle + SCORE_DOWN, theme.LABEL, ink, room)


def turn_in_words(turn: Turn, say: Say) -> str:
    """Return how long a player has been to move, in hours (from 48 in whole days), or why no time runs."""
    if turn.state != "running":
        return say(f"picture-league-{turn.state}")
    unit, count = ("days", turn.hours // 24) if turn.hours >= IN_DAYS else ("hours", turn.hours)
    return say("picture-league-wait", unit=unit, count=count)


@cached_image
def _pause_bars(ink: Colour) -> Sprite:
    drawing = Drawing(ICON, ICON)
    for x in (8, 23):
        drawing.slab(x, 5, x + 9, ICON - 5, ink)
    return drawing.sprite()


@cached_image
def _turn_plate(w: int) -> Sprite:
    """Return a blank light plate with a brass rim, `w` pixels wide."""
    drawing = Drawing(w, PLATE_HIGH, margin=sprites.SHADOW_ROOM)
    paints = theme.BRASS, theme.LIGHT_TOP, theme.LIGHT_BOTTOM
    drawing.plate(PLATE_CURVE, PLATE_RIM, *paints, shadow=(3, 0.7, 2))
    return drawing.sprite()


@cached_image
def _champion_bar() -> Sprite:
    """Return the light background of the champion's row."""
    drawing = Drawing(TABLE_WIDE - 2 * PLATE_IN, ROW - 4)
    drawing.shade(drawing.rounded(0, PLATE_CURVE), theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    drawing.ink(drawing.rounded(0, PLATE_CURVE, edge=PLATE_RIM), theme.BRASS)
    return drawing.sprite()


@cached_image
def _hourglass() -> Sprite:
    """Return the sign of a game in which the other player is to move."""
    w, h = GLASS * 0.72, GLASS
    drawing = Drawing(round(w), h)
    drawing.slab(0, 0, w, 6, theme.QUIET)
    drawing.slab(0, h - 6, w, h, theme.QUIET)
    neck, middle = 2.5, w / 2
    for top, foot in ((8, h / 2 + 2), (h - 8, h / 2 - 2)):
        drawing.fill([(3, top), (w - 3, top), (middle + neck, foot), (middle - neck, foot)], theme.QUIET)
    return drawing.sprite()


def _paint_foot(picture: Canvas, top: int, card: LeagueCard, taken: int, say: Say) -> None:
    """Paint who is to move in the games that wait longest, `MOST_CARDS` at most, or when games open.

    `taken` pixels at the right are in use.
    """
    left = TABLE_X + RULE_IN
    room = EDGE - taken - 2 * club_parts.IN - left
    words = say("picture-league-turns")
    picture.shrunk_text(words, left, top + FOOT_Y, theme.NAME, theme.CREAM, room)
    y = top + CARDS_Y
    if not card.open_games:
        club_parts.put_panel(picture, Box(TABLE_X, y, TABLE_WIDE, CARD_HIGH))
        words, room = say("league-turns-soon"), TABLE_WIDE - 2 * club_parts.IN
        at = TABLE_X + TABLE_WIDE // 2, y + CARD_HIGH // 2
        picture.text(words, *at, theme.LABEL, theme.GOLD_LINE, across=MIDDLE, room=room)
    for number, game in enumerate(card.open_games[:MOST_CARDS]):
        _paint_open_game(picture, TABLE_X + round(number * CARD_STEP), y, game, card.rows, say)


def _paint_open_game(picture: Canvas, x: int, y: int, game: OpenGame, rows: Sequence[Row], say: Say) -> None:
    """Paint an open game's card: both badges, who is to move, and for how long or why no time runs."""
    club_parts.put_panel(picture, Box(x, y, CARD_WIDE, CARD_HIGH))
    middle, mover, other = y + CARD_HIGH // 2, rows[game.mover], rows[game.other]
    picture.centre(_letter_badge(mover.place, _letter(mover.name)), x + CARD_NAME // 2, middle)
    right = x + CARD_WIDE - CARD_NAME // 2
    picture.centre(_letter_badge(other.place, _letter(other.name)), right, middle)
    picture.centre(_hourglass(), right - CARD_WAIT, middle)
    room = open_game_room()
    picture.name_text(mover.name, x + CARD_NAME, y + 27, CARD_NAMES, theme.CREAM, room)
    words = turn_in_words(game.turn, say)
    picture.text(words, x + CARD_NAME, y + 68, theme.LABEL, theme.GOLD_LINE, room=room)


def open_game_room() -> int:
    """Return the width in pixels of the name and the time of a running game."""
    return CARD_WIDE - CARD_NAME // 2 - CARD_WAIT - GLASS // 2 - NAME_IN - CARD_NAME
