"""The first picture of the README: the bot's name beside a phone with a game, and a player's private hand.

`front_pictures.py --hero` paints it, with the painters, sentences and buttons of the bot. The words of people
and of Discord itself are in this file.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import cos, pi, sin
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from discord import ButtonStyle
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from bot.ui.custom_id import CustomId
from bot.ui.panel_message import answer_rows
from bot.ui.posts import running_buttons
from engine.core.catalogue import Catalogue
from engine.core.types import Event
from render import theme
from render.games import lost_cities
from render.scene import Scene

SIZE, FINE = (1600, 900), 2
"""The size in pixels, and the factor by which everything is drawn larger before scaling down."""
NAME = ("Explorers’", "Guild")
LINES = (
    "Board games on Discord",
    "that take their time: the",
    "board for everyone, your",
    "hand for you alone.",
)
CHAT_LINE = "Last round, and still close. Popcorn!"
BEFORE, NOW = "19:40", "19:42"
CORNER, QUALITY = 44, 88
ADA, ONLOOKER = 0, None

CREAM, GOLD, INK, QUIET = "#fff6df", "#ffd977", "#f2f3f5", "#a0a3aa"
CHAT, MENTION, CONTROL, BLUE = "#1a1b1f", "#2b2822", "#3a3b42", "#5865f2"
SKY: tuple[theme.Colour, ...] = ((10, 21, 48), (30, 28, 74), (74, 48, 96), (196, 116, 92), (255, 198, 122))
HILLS, NEAR, NIGHT = (98, 66, 104), (42, 27, 65), (8, 23, 27)

_FONTS = {
    "serif": ("fontpkg_source_serif_4", "SourceSerif4[opsz,wght].ttf"),
    "sans": ("fontpkg_source_sans_3", "SourceSans3[wght].ttf"),
}


def hero(
    game: Any, state: Any, events: Sequence[Event], names: tuple[str, ...], say: Catalogue
) -> Image.Image:
    """Return the picture of a position in which it is the first player's turn, after `events`."""
    sheet = Sheet(_ground())
    _paint_name(sheet)
    view, seen = game.visibility.view(state, ADA), game.visibility.view(state, ONLOOKER)
    news = " ".join(map(_plain, game.words.describe(events, ONLOOKER, names, say)))
    board = SimpleNamespace(
        game=game, table=SimpleNamespace(id=1, version=1, is_on_hold=False, only_computers=False)
    )
    buttons = [(one.label, one.style is ButtonStyle.primary) for one in running_buttons(board, say)]
    _paint_phone(sheet, news, lost_cities.PAINTER.tabletop(seen, names, say).image, buttons, names, say)
    asked = game.ask(state, ADA, ())
    rows = answer_rows(game, view, asked, CustomId("panel"), say)
    colours = [theme.SUITS[game.symbol(asked, answer).partition("-")[0]].top for answer in asked.answers]
    labels = [button.label for row in rows for button in row]
    hand = lost_cities.PAINTER.hand(view, names, say)
    assert hand is not None
    _paint_panel(sheet, game.words.ask(asked, view, say), hand.image, list(zip(labels, colours, strict=True)))
    return _with_corners(sheet.image.resize(SIZE, Image.Resampling.LANCZOS))


def _plain(sentence: str) -> str:
    return re.sub(r"\*\*|[\u2066-\u2069]", "", sentence)


@cache
def _font(size: float, weight: int, face: str) -> ImageFont.FreeTypeFont:
    package, name = _FONTS[face]
    font = ImageFont.truetype(str(files(package).joinpath("files", name)), round(size * FINE))
    font.set_variation_by_axes([weight] if face == "sans" else [weight, 60])
    return font


class Sheet:
    """A picture being painted. All measures are in pixels of the finished one."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.pen = ImageDraw.Draw(image)

    def slab(
        self, x: float, y: float, w: float, h: float, radius: float, paint: Any, edge: Any = None
    ) -> None:
        """Fill a rounded rectangle, with a fine line around it in the colour `edge`."""
        box = [round(value * FINE) for value in (x, y, x + w, y + h)]
        self.pen.rounded_rectangle(box, radius * FINE, paint, edge, 2 * FINE if edge else 0)

    def shadow(self, x: float, y: float, w: float, h: float, radius: float) -> None:
        """Darken the surroundings of a rounded rectangle that is painted afterwards."""
        mask = Image.new("L", self.image.size)
        box = [round(value * FINE) for value in (x, y + 10, x + w, y + h + 14)]
        ImageDraw.Draw(mask).rounded_rectangle(box, radius * FINE, 150)
        self.image.paste("#02060c", (0, 0), mask.filter(ImageFilter.GaussianBlur(18 * FINE)))

    def words(
        self, x: float, y: float, text: str, size: float, paint: Any, weight: int = 400, face: str = "sans"
    ) -> float:
        """Write text with its baseline at y. Return where it ends."""
        font = _font(size, weight, face)
        self.pen.text((x * FINE, y * FINE), text, paint, font, anchor="ls")
        return x + font.getlength(text) / FINE

    def width(self, text: str, size: float, weight: int = 400) -> float:
        return _font(size, weight, "sans").getlength(text) / FINE

    def paragraph(
        self, x: float, y: float, room: float, text: str, size: float, paint: Any, step: float
    ) -> float:
        """Write a text in lines at most `room` wide. Return the next baseline."""
        line = ""
        for word in text.split():
            longer = f"{line} {word}".strip()
            if self.width(longer, size) > room:
                self.words(x, y, line, size, paint)
                y, longer = y + step, word
            line = longer
        self.words(x, y, line, size, paint)
        return y + step

    def picture(self, image: Image.Image, x: float, y: float, w: float, radius: float) -> float:
        """Paste a picture with rounded corners, `w` wide. Return its height."""
        size = round(w * FINE), round(w * FINE * image.height / image.width)
        mask = Image.new("L", size)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), radius * FINE, 255)
        self.image.paste(
            image.convert("RGB").resize(size, Image.Resampling.LANCZOS),
            (round(x * FINE), round(y * FINE)),
            mask,
        )
        return size[1] / FINE

    def avatar(self, x: float, y: float, size: float) -> None:
        """Paste the bot's picture, cut round."""
        with Image.open(str(files("data").joinpath("avatar.png"))) as image:
            self.picture(image, x, y, size, size / 2)

    def button(self, x: float, y: float, label: str, size: float, paint: Any, dot: Any = None) -> float:
        """Paint a button, with a coloured dot before its label. Return its width."""
        pad, room = size * 0.85, size * 1.4 if dot else 0
        wide = self.width(label, size, 600) + 2 * pad + room
        self.slab(x, y, wide, size * 2.35, 9, paint)
        if dot:
            self.slab(x + pad, y + size * 0.72, size * 0.9, size * 0.9, size * 0.45, dot)
        self.words(x + pad + room, y + size * 1.5, label, size, INK, 600)
        return wide


def _ground() -> Image.Image:
    """Return the dusk behind everything: sky, rays, stars, mountains, a pyramid, a temple and palms."""
    w, h = SIZE
    scene = Scene(w, h, 0.84, SKY)
    _draw_rays(scene)
    scene.glow(0.62, 0, 1.2, (255, 214, 140), 0.55)
    scene.specks(90, (255, 240, 214), 0.5, 1.1, 0.0022)
    ridge = (
        (0.0, 0.01),
        (0.1, 0.1),
        (0.13, 0.13),
        (0.2, 0.04),
        (0.32, 0.1),
        (0.42, 0.02),
        (0.6, 0.08),
        (0.72, 0.03),
    )
    ridge += (0.84, 0.15), (0.88, 0.14), (0.92, 0.16), (1.0, 0.05)
    scene.shape([scene.at(0, -0.1), *(scene.at(*point) for point in ridge), scene.at(1, -0.1)], HILLS)
    scene.thing(0.08, [(-0.16, 0), (0, 0.12), (0.16, 0)], NEAR)
    for half, foot in ((0.075, 0.0), (0.06, 0.022), (0.045, 0.044), (0.03, 0.066), (0.014, 0.088)):
        scene.block(0.83, (-half, half), (foot, foot + 0.024), NEAR)
    scene.block(0.83, (-0.005, 0.005), (0.09, 0.105), (255, 217, 119))
    scene.rolling((0.01, 0.025, 0.0, 0.012, 0.02, 0.004), NIGHT)
    for x, high in ((0.652, 0.11), (0.672, 0.075), (0.945, 0.1), (0.284, 0.13)):
        _draw_palm(scene, x, high)
    return scene.image.resize((w * FINE, h * FINE), Image.Resampling.LANCZOS)


def _draw_rays(scene: Scene, rays: int = 20, half: float = 0.036) -> None:
    mask = Image.new("L", scene.image.size)
    x, y = scene.at(0.62, 0)
    for ray in range(rays):
        middle = pi * (ray + 0.5) / rays
        ends = [(x - 4 * scene.w * cos(a), y - 4 * scene.w * sin(a)) for a in (middle - half, middle + half)]
        ImageDraw.Draw(mask).polygon([(x, y), *ends], fill=30)
    scene.image.paste((255, 230, 166), (0, 0), mask)


def _draw_palm(scene: Scene, x: float, high: float) -> None:
    scene.thing(
        x, [(-0.03 * high, -0.02), (0.06 * high, high), (0.11 * high, high), (0.05 * high, -0.02)], NIGHT
    )
    for reach, rise, drop in ((0.5, 0.2, 0.1), (0.42, 0.28, -0.1), (0.3, 0.14, 0.38), (0.16, 0.3, -0.3)):
        for side in (-1, 1):
            across = [side * reach * share * high for share in (0, 0.3, 0.65, 1)]
            upper = [high, high * (1 + rise * 0.8), high * (1 + rise * 0.7), high * (1 - drop)]
            lower = [high * 0.96, high * (1 + rise * 0.45), high * (1 + rise * 0.35), high * (1 - drop)]
            outline = [*zip(across, upper, strict=True), *reversed([*zip(across, lower, strict=True)])]
            scene.thing(x, [(0.085 * high + a, y) for a, y in outline], NIGHT)


def _paint_name(sheet: Sheet) -> None:
    shade = (
        Image.linear_gradient("L")
        .rotate(-90)
        .resize((700 * FINE, SIZE[1] * FINE))
        .point(lambda v: v * 3 // 5)
    )
    sheet.image.paste("#070d1c", (0, 0), shade)
    sheet.avatar(64, 96, 168)
    for y, part in zip((368, 453), NAME, strict=True):
        sheet.words(64, y, part, 84, CREAM, 700, "serif")
    for y, line in zip(range(524, 900, 42), LINES, strict=False):
        sheet.words(64, y, line, 34, CREAM)


def _paint_phone(
    sheet: Sheet,
    news: str,
    board: Image.Image,
    buttons: Sequence[tuple[str, bool]],
    names: tuple[str, ...],
    say: Catalogue,
) -> None:
    x, y, w, h = 512, 40, 488, 806
    sheet.shadow(x, y, w, h, 56)
    sheet.slab(x, y, w, h, 56, "#0b0c0e", "#5d6f72")
    sheet.slab(x + 12, y + 12, w - 24, h - 24, 46, CHAT)
    sheet.words(x + 34, y + 52, "‹", 30, QUIET)
    sheet.words(x + 60, y + 52, "#", 26, QUIET, 600)
    sheet.words(x + 86, y + 51, "games", 23, INK, 700)
    sheet.pen.line([(x + 12) * FINE, (y + 74) * FINE, (x + w - 12) * FINE, (y + 74) * FINE], "#2b2d31", FINE)
    left, end = x + 86, _paint_sender(sheet, x + 26, y + 92, names[3], BEFORE, "#5c2f86")
    sheet.words(left, y + 140, CHAT_LINE, 19, INK)
    top = y + 164
    sheet.slab(x + 12, top, w - 24, h - 252, 0, MENTION)
    sheet.slab(x + 12, top, 4, h - 252, 0, "#f0b232")
    _paint_sender(sheet, x + 26, top + 14, "", NOW)
    asks = _plain(say("post-turn", mention="\0")).partition("\0")[2]
    end = sheet.width(f"@{names[0]}", 19, 600)
    sheet.slab(left - 3, top + 45, end + 6, 26, 4, "#3d4270")
    sheet.words(sheet.words(left, top + 64, f"@{names[0]}", 19, "#c9cdfb", 600) + 2, top + 64, asks, 19, INK)
    below = sheet.paragraph(left, top + 92, w - 110, news, 17, QUIET, 22)
    high = sheet.picture(board, left, below - 12, w - 108, 10)
    across, foot = float(left), below + high + 2
    for label, is_primary in buttons:
        across += sheet.button(across, foot, label, 17, BLUE if is_primary else CONTROL) + 8
    sheet.slab(x + 26, y + h - 72, 42, 42, 21, "#2b2d31")
    sheet.words(x + 38.5, y + h - 43, "+", 28, QUIET)
    sheet.slab(x + 80, y + h - 72, w - 108, 42, 21, "#2b2d31")
    sheet.words(x + 98, y + h - 45, "Message #games", 18, "#85888f")


def _paint_sender(sheet: Sheet, x: float, y: float, name: str, time: str, colour: str = "") -> float:
    """Paint who writes: a person with an initial, or the bot (no name)."""
    if name:
        sheet.slab(x, y, 46, 46, 23, colour)
        sheet.words(x + 23 - sheet.width(name[0], 22, 600) / 2, y + 31, name[0], 22, INK, 600)
    else:
        sheet.avatar(x, y, 46)
    return _write_sender(sheet, x + 60, y + 18, name, time)


def _write_sender(sheet: Sheet, x: float, y: float, name: str, time: str) -> float:
    end = sheet.words(x, y, name or " ".join(NAME), 19, INK, 600) + 9
    if not name:
        sheet.slab(end, y - 16, 38, 20, 4, BLUE)
        sheet.words(end + 6, y - 1, "APP", 13, "white", 700)
        end += 47
    return sheet.words(end, y, time, 15, QUIET)


def _paint_panel(sheet: Sheet, question: str, hand: Image.Image, answers: list[tuple[str, Any]]) -> None:
    x, y, w, pad = 1016, 76, 536, 20
    lines, across = 1, 0.0
    for label, _ in answers:
        across += sheet.width(label, 16.5, 600) + 2 * 14 + 23.5 + 8
        if across > w - 2 * pad:
            lines, across = lines + 1, sheet.width(label, 16.5, 600) + 59.5
    high = 84 + (w - 2 * pad) * hand.height / hand.width + 14 + lines * 47 + 44
    sheet.shadow(x, y, w, high, 28)
    sheet.slab(x, y, w, high, 28, CHAT, "#5d6f72")
    _write_sender(sheet, x + pad, y + 36, "", NOW)
    sheet.words(x + pad, y + 66, question, 19, INK, 700)
    foot = y + 84 + sheet.picture(hand, x + pad, y + 84, w - 2 * pad, 10) + 14
    across = x + pad
    for label, colour in answers:
        wide = sheet.width(label, 16.5, 600) + 2 * 14 + 23.5
        if across + wide > x + w - pad:
            across, foot = x + pad, foot + 47
        across += sheet.button(across, foot, label, 16.5, CONTROL, colour) + 8
    end = sheet.words(x + pad, foot + 70, "Only you can see this · ", 15.5, QUIET)
    sheet.words(end, foot + 70, "Dismiss message", 15.5, "#8ea6f4", 600)


def _with_corners(image: Image.Image) -> Image.Image:
    """Return the picture with transparent corners and a light rim, for light and dark pages."""
    w, h = SIZE[0] * FINE, SIZE[1] * FINE
    mask, rim = Image.new("L", (w, h)), Image.new("L", (w, h))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, w - 1, h - 1), CORNER * FINE, 255)
    ImageDraw.Draw(rim).rounded_rectangle((0, 0, w - 1, h - 1), CORNER * FINE, None, 97, 3 * FINE)
    image.paste("#ffe9a8", (0, 0), rim.resize(SIZE, Image.Resampling.LANCZOS))
    image.putalpha(ImageChops.lighter(mask.resize(SIZE, Image.Resampling.LANCZOS), Image.new("L", SIZE)))
    return image


def save(image: Image.Image, file: Path) -> None:
    """Write the picture as WebP."""
    image.save(file, quality=QUALITY, method=6)
