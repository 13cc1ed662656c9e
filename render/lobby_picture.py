"""The picture of a lobby: the game's cover, and below it a place for every seat, taken or free.

A golden frame marks a full lobby. A lobby that closed without a game is grey and carries a stamp.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct
from PIL import Image, ImageChops, ImageEnhance

from engine.core.catalogue import Say
from render import fonts, sprites, theme
from render.canvas import Canvas
from render.drawing import Drawing, Sprite, foot_fade, gradient
from render.geometry import PAD, WIDTH, Box
from render.image_cache import cached_image
from render.theme import Colour, Style
from render.two_lines import fit_name

COVER_HEIGHT, COVER_MIDDLE = 456, 198
TITLE_LEFT, TITLE_ROOM = 60, 600
ONE_WORD, SEVERAL_WORDS = Style(theme.TITLE.face, 154), Style(theme.TITLE.face, 100)
"""Styles of a name with one word, and with several."""
TITLE, BELOW = Style(theme.TITLE.face, 118), Style(theme.TITLE.face, 64)
TITLE_UP, BELOW_DOWN = 36, 68
OUTLINE = 6
SHADE_SLOPE, SHADE_START = 1.5, 105
"""The shade towards the left edge: its slope, and the value (of 255) at which it starts."""


def titled_cover(scene: Image.Image, name: str) -> Image.Image:
    """Return a scene with the game's name on it. What follows a colon is smaller and below."""
    picture = Canvas(scene)
    shade = Image.linear_gradient("L").rotate(-90).resize((WIDTH, COVER_HEIGHT))
    picture.image.paste(
        theme.SHADOW, (0, 0), shade.point(lambda value: round(max(value - SHADE_START, 0) * SHADE_SLOPE))
    )
    title, _, below = name.partition(": ")
    if below:
        _write_title_line(picture, title, COVER_MIDDLE - TITLE_UP, TITLE, theme.CREAM)
        _write_title_line(picture, below, COVER_MIDDLE + BELOW_DOWN, BELOW, theme.GOLD)
    else:
        style = SEVERAL_WORDS if " " in title else ONE_WORD
        _write_title_line(picture, title, COVER_MIDDLE, style, theme.CREAM)
    return picture.image


def title_style(words: str, style: Style) -> Style:
    """Return the style, smaller if the words are wider than `TITLE_ROOM`."""
    wide = fonts.advance(words, style)
    return style if wide <= TITLE_ROOM else Style(style.face, style.size * TITLE_ROOM // wide)


def _write_title_line(picture: Canvas, words: str, y: int, style: Style, colour: Colour) -> None:
    picture.outlined_text(words, TITLE_LEFT, y, title_style(words, style), colour, OUTLINE, room=TITLE_ROOM)


State = Literal["open", "full", "expired", "cancelled", "started"]
Mark = Literal["", "host", "computer", "invited", "begins"]
"""What is special about a player in the lobby. `begins` marks the one who goes first."""

TOP, PLACE, ROWS_GAP, COLUMNS_GAP, FOOT = 416, 132, 30, 20, 44
PLACE_WIDTH = (WIDTH - 2 * PAD - COLUMNS_GAP) // 2
RADIUS, EDGE = 22, 3
DASH, DASH_GAP = 20, 14
FADE = 140
BADGE, BADGE_AT, NAME_AT, NAME_END = 84, 24, 126, 12
ROOM = PLACE_WIDTH - NAME_AT - NAME_END
SIZES = (48, 42)
BROKEN = (42,)
LINE = 1.12
LEADING = 6
"""How far two lines of a name are moved down: most of it is small letters."""
CHIP, CHIP_PAD, CHIP_IN = 56, 18, 18
PLUS = 70
FREE = Style(theme.LABEL.face, 48)
FADED = 0.5
FRAME, FRAME_RADIUS = 12, 26
GREY, DIM, NIGHT = 0.12, 0.5, theme.blend(theme.SHADOW, theme.TABLE_DARK, 0.5)
STAMP, STAMP_PAD, STAMP_TURN, STAMP_EDGE = Style(theme.NAME.face, 78), 36, 6, 7
STAMP_X, STAMP_Y = 850, 214
PLACE_TOP, PLACE_BOTTOM = theme.blend(theme.BAR_TOP, theme.BAND_LINE, 0.1), theme.BAR_BOTTOM
QUIET_LINE = theme.blend(theme.BAND_LINE, theme.QUIET, 0.6)


class Place(Struct, frozen=True):
    """A seat in a lobby: the player's name (empty if free), and what its chips say.

    `side` counts from 1 and is 0 without partners. `level` is a computer's; empty for people.
    """

    name: str = ""
    mark: Mark = ""
    side: int = 0
    level: str = ""


class Lobby(Struct, frozen=True):
    """The content of a lobby's picture: seats with their places in display order, and the lobby's state."""

    places: tuple[tuple[int, Place], ...]
    state: State = "open"


def lobby_picture(cover: Image.Image | None, lobby: Lobby, names: Sequence[str], say: Say) -> Image.Image:
    """Return the lobby, 1,200 pixels wide; `names` are in the order of its places.

    Without a cover only the places show. A full lobby has a golden frame, one that closed a stamp.
    """
    rows = -(-len(lobby.places) // 2)
    top = TOP if cover is not None else PAD + CHIP // 2
    height = top + rows * (PLACE + ROWS_GAP) - ROWS_GAP + FOOT
    foot = theme.blend(theme.TABLE_DARK, theme.SHADOW, 0.35)
    canvas = Canvas(gradient(WIDTH, height, theme.TABLE_DARK, foot), fresh=True)
    if cover is not None:
        canvas.image.paste(cover, (0, 0), foot_fade(WIDTH, COVER_HEIGHT, FADE))
    for box, (seat, place), name in zip(
        _place_boxes(len(lobby.places), top), lobby.places, names, strict=True
    ):
        _paint_place(canvas, box, seat, place, name, say)
    if lobby.state in ("expired", "cancelled"):
        return _closed_lobby(canvas.image, say(f"picture-lobby-{lobby.state}"), has_cover=cover is not None)
    if lobby.state == "full":
        for edge, x, y in sprites.frame_edges(WIDTH, canvas.image.height, FRAME_RADIUS, FRAME, theme.GOLD):
            canvas.put(edge, x, y)
    return canvas.image


def _place_boxes(count: int, top: int) -> Iterator[Box]:
    """Yield boxes from y = `top` down, two in a row; an odd last one is centred."""
    for index in range(count):
        row, column = divmod(index, 2)
        alone = column == 0 and index == count - 1
        x = (WIDTH - PLACE_WIDTH) // 2 if alone else PAD + column * (PLACE_WIDTH + COLUMNS_GAP)
        yield Box(x, top + row * (PLACE + ROWS_GAP), PLACE_WIDTH, PLACE)


def _paint_place(canvas: Canvas, box: Box, seat: int, place: Place, name: str, say: Say) -> None:
    """Paint a seat: free, or its badge and name; chips name its side and its mark, if any."""
    middle = box.middle[1]
    if not place.name:
        canvas.put(_free_place(), box.x, box.y)
        canvas.put(_free_badge(seat), box.x + BADGE_AT, middle - BADGE // 2)
        canvas.text(say("picture-lobby-free"), box.x + NAME_AT, middle, FREE, theme.QUIET)
        canvas.put(_plus_sprite(), box.right - BADGE_AT - PLUS, middle - PLUS // 2)
    else:
        begins = place.mark == "begins"
        canvas.put(_taken_place(place.mark), box.x, box.y)
        canvas.put(sprites.badge(seat, BADGE), box.x + BADGE_AT, middle - BADGE // 2)
        lines, style = fit_name(name, ROOM, SIZES, BROKEN)
        middle += LEADING if len(lines) > 1 else 0
        ink = theme.INK if begins else theme.CREAM
        canvas.lines(lines, style, box.x + NAME_AT, middle, ink, step=style.size * LINE)
    if place.side:
        chip = _chip_sprite(say("picture-lobby-side", number=place.side), "")
        canvas.put(chip, box.x + CHIP_IN, box.y - CHIP // 2)
    if place.mark:
        chip = _chip_sprite(_mark_text(place, say), place.mark)
        canvas.put(chip, box.right - CHIP_IN - chip.w, box.y - CHIP // 2)


def _mark_text(place: Place, say: Say) -> str:
    """Return the words of a mark's chip, with a computer's level."""
    level = say(f"level-{place.level}") if place.level else "none"
    return say(f"picture-lobby-{place.mark}", level=level, level_id=place.level or "none")


@cached_image
def _taken_place(mark: str) -> Sprite:
    """Return a taken place: light if it begins, dashed if only invited."""
    drawing = Drawing(PLACE_WIDTH, PLACE, margin=sprites.SHADOW_ROOM)
    whole, edge = drawing.rounded(0, RADIUS), drawing.rounded(0, RADIUS, edge=EDGE)
    drawing.shadow(whole, blur=4, strength=0.6, drop=3)
    if mark == "begins":
        drawing.shade(whole, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
        drawing.ink(edge, theme.GOLD_DEEP)
    else:
        drawing.shade(whole, PLACE_TOP, PLACE_BOTTOM)
        invited = mark == "invited"
        drawing.ink(_dash_mask(drawing) if invited else edge, QUIET_LINE if invited else theme.BAND_LINE)
    return drawing.sprite()


@cached_image
def _free_place() -> Sprite:
    drawing = Drawing(PLACE_WIDTH, PLACE)
    drawing.ink(drawing.rounded(0, RADIUS), theme.BAR_BOTTOM, 0.72)
    drawing.ink(_dash_mask(drawing), QUIET_LINE)
    return drawing.sprite()


def _dash_mask(drawing: Drawing) -> Image.Image:
    """Return the mask of a dashed edge with rounded corners."""
    edge = drawing.rounded(0, RADIUS, edge=EDGE)
    w, h = drawing.w, drawing.h
    for start, end in _dash_gaps(w):
        edge = ImageChops.subtract(edge, drawing.polygon([(start, 0), (end, 0), (end, h), (start, h)]))
    for start, end in _dash_gaps(h):
        edge = ImageChops.subtract(edge, drawing.polygon([(0, start), (w, start), (w, end), (0, end)]))
    return edge


def _dash_gaps(length: int) -> Iterator[tuple[float, float]]:
    """Yield start and end of the gaps between the dashes of a straight edge, with a gap at each end."""
    straight = length - 2 * RADIUS
    count = round((straight - DASH_GAP) / (DASH + DASH_GAP))
    dash = (straight - (count + 1) * DASH_GAP) / count
    for number in range(count + 1):
        start = RADIUS + number * (dash + DASH_GAP)
        yield start, start + DASH_GAP


@cached_image
def _free_badge(seat: int) -> Sprite:
    """Return the faded badge of a seat that is free."""
    look = theme.SEATS[seat % len(theme.SEATS)]
    drawing = Drawing(BADGE, BADGE)
    outer, inner = drawing.icon_mask(look.shape, 0, 0, BADGE), drawing.icon_mask(look.shape, 5, 5, BADGE - 10)
    drawing.ink(ImageChops.subtract(outer, inner), theme.QUIET, FADED)
    drawing.ink(inner, theme.blend(look.paint, theme.QUIET, 0.12), FADED + 0.2)
    return drawing.sprite()


@cached_image
def _plus_sprite() -> Sprite:
    drawing = Drawing(PLUS, PLUS)
    drawing.ink(drawing.rounded(0, PLUS / 2, edge=5), theme.GOLD)
    near, far, half = PLUS * 0.28, PLUS * 0.72, 3
    middle = PLUS / 2
    drawing.slab(near, middle - half, far, middle + half, theme.GOLD)
    drawing.slab(middle - half, near, middle + half, far, theme.GOLD)
    return drawing.sprite()


@cached_image
def _chip_sprite(words: str, mark: str) -> Sprite:
    """Return words on a chip: filled for the `mark` "begins", golden for "host", grey for all others."""
    drawing = Drawing(fonts.advance(words, theme.LABEL) + 2 * CHIP_PAD, CHIP)
    whole, edge = drawing.rounded(0, CHIP / 2), drawing.rounded(0, CHIP / 2, edge=EDGE)
    if mark == "begins":
        drawing.shade(whole, theme.GOLD, theme.GOLD_DEEP)
        ink = theme.GOLD_INK
    else:
        ink = theme.GOLD if mark == "host" else theme.QUIET
        drawing.ink(whole, theme.BAR_BOTTOM)
        drawing.ink(edge, ink)
    drawing.text(words, CHIP_PAD, CHIP / 2, theme.LABEL, ink)
    return drawing.sprite()


def _closed_lobby(image: Image.Image, words: str, *, has_cover: bool) -> Image.Image:
    """Return the lobby dark and grey, with `words` as a stamp."""
    grey, night = ImageEnhance.Color(image).enhance(GREY), Image.new("RGB", image.size, NIGHT)
    canvas = Canvas(Image.blend(grey, night, DIM), fresh=True)
    stamp = _stamp_image(words)
    y = STAMP_Y if has_cover else image.height // 2
    canvas.image.paste(stamp, (STAMP_X - stamp.width // 2, y - stamp.height // 2), stamp)
    return canvas.image


@cached_image
def _stamp_image(words: str) -> Image.Image:
    """Return words in a frame on dark ground, slightly turned."""
    drawing = Drawing(fonts.advance(words, STAMP) + 2 * STAMP_PAD, round(STAMP.size * 1.7))
    drawing.ink(drawing.rounded(0, 14), theme.SHADOW, 0.72)
    drawing.ink(drawing.rounded(0, 14, edge=STAMP_EDGE), theme.CREAM)
    drawing.text(words, STAMP_PAD, drawing.h * 0.52, STAMP, theme.CREAM)
    return drawing.sprite().rotated(STAMP_TURN)
