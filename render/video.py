"""A whole game as an animation, one frame per turn, small enough for a phone and a chat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from typing import Literal

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import GameView, Result
from render import picture, theme
from render.fonts import say_in_drawable_language
from render.layers import whole_image
from render.painter import painter, tabletop_in_words

WIDTH = 720
"""The width in pixels: twice what a phone shows, so letters stay sharp."""
BAR = 10
MAX_BYTES = 8_000_000
FORMAT, SUFFIX = "WEBP", "webp"
QUALITIES = (60, 40, 20)
"""WebP qualities, tried in turn until the file is small enough."""
METHOD = 2
NO_KEYFRAMES = 1 << 30
"""A keyframe distance that no video reaches.

Keyframes cost a third more bytes and time. Method 4 saves 5 % of the bytes for 75 % more time, method 0 needs
half as many bytes again in half the time.
"""
FRAME_JPEG = {"quality": 90, "subsampling": "4:2:0"}
"""How a painted frame is stored until all are done: uncompressed ones take 2 MB each."""
TOTAL_MS, SHORTEST_MS, LONGEST_MS = 60_000, 350, 900
"""Milliseconds: all turns together, and the shortest and longest time per turn."""
TOP, MIDDLE = 0.0, 0.5
"""Where an image lies in a frame that is higher. Tables lie at the top, so that headers do not move."""
SUMMARY_MS, END_MS = 2_500, 6_000
"""Milliseconds for which a summary and the final picture are shown."""


ShotKind = Literal["tabletop", "score_sheet", "finale"]
"""The kinds of picture that a turn can be shown as."""


class Shot(Struct, frozen=True):
    """A frame of the video: a view, the kind of picture, and views whose hands are shown below it."""

    view: GameView
    what: ShotKind = "tabletop"
    result: Result | None = None
    hands: tuple[GameView, ...] = ()


class Script(Struct, frozen=True):
    """The content of a video: its language, game, names by seat, and frames in order."""

    language: str
    game: str
    names: tuple[str, ...]
    shots: tuple[Shot, ...]


def paint_video(script: Script, say: Say, on_progress: Callable[[int], None]) -> bytes:
    """Return the video as a WebP file, in the best of three qualities that fits into `MAX_BYTES`.

    If none fits, it is the lowest. There must be a shot. `on_progress` gets the number of shots painted.
    Raises KeyError for an unknown game.
    """
    kept, say = [], say_in_drawable_language(say)
    for number, shot in enumerate(script.shots, start=1):
        image = _painted_shot(script, shot, say)
        kept.append(_Frame(_scale_image(image, WIDTH / image.width), number))
        on_progress(number)
    tables = [frame for frame, shot in zip(kept, script.shots, strict=True) if shot.what == "tabletop"]
    height = max((frame.height for frame in tables or kept), default=0)
    for frame, shot in zip(kept, script.shots, strict=True):
        down = TOP if shot.what == "tabletop" else MIDDLE
        frame.cut = partial(_cut_to_size, height=height + BAR, share=frame.number / len(kept), down=down)
    for quality in QUALITIES:
        data = _encoded_video(kept, _frame_milliseconds(script.shots), quality)
        if len(data) <= MAX_BYTES:
            break
    return data


def _painted_shot(script: Script, shot: Shot, say: Say) -> Image.Image:
    """Return a shot's picture, with the hands below it if the shot and the game have them."""
    table, paint = _main_picture(script, shot, say), painter(script.game).hands
    if not shot.hands or paint is None:
        return table
    hands = paint(shot.hands, picture.drawable_names(script.names, say), say)
    both = Image.new("RGB", (table.width, table.height + hands.height))
    both.paste(table, (0, 0))
    both.paste(hands, (0, table.height))
    return both


def _main_picture(script: Script, shot: Shot, say: Say) -> Image.Image:
    """Return the picture that a shot asks for, or the table if the game has no such picture."""
    names, own = picture.drawable_names(script.names, say), painter(script.game)
    if shot.what == "tabletop":
        paint = own.tabletop or partial(tabletop_in_words, script.game)
        return whole_image(paint(shot.view, names, say))
    if shot.what == "finale" and shot.result is not None and own.finale is not None:
        return own.finale(shot.view, shot.result, names, say)
    if shot.what == "score_sheet" and own.score_sheet is not None:
        return own.score_sheet(shot.view, shot.result, names, say)
    return _main_picture(script, Shot(shot.view), say)


def _scale_image(image: Image.Image, by: float) -> Image.Image:
    size = round(image.width * by), round(image.height * by)
    return image.resize(size, Image.Resampling.BILINEAR)


def _frame_milliseconds(shots: Sequence[Shot]) -> list[int]:
    """Return how long each shot is shown, in milliseconds; the last one longest."""
    usual = max(SHORTEST_MS, min(LONGEST_MS, TOTAL_MS // len(shots)))
    return [*(usual if shot.what == "tabletop" else SUMMARY_MS for shot in shots[:-1]), END_MS]


class _Frame:
    """A painted turn in the form that Pillow's encoder accepts."""

    mode = "RGB"

    def __init__(self, image: Image.Image, number: int) -> None:
        """Keep an image as a JPEG, to save memory."""
        file = BytesIO()
        image.save(file, "JPEG", **FRAME_JPEG)
        self._data, self.height, self.number = file.getvalue(), image.height, number
        self.cut: Callable[[Image.Image], Image.Image] = lambda image: image

    def image(self) -> Image.Image:
        """Return the image, cut to the video's size once `cut` is set."""
        return self.cut(Image.open(BytesIO(self._data)))

    def seek(self, frame: int) -> None:
        """Do nothing: there is only one image in a frame."""

    def getim(self) -> object:
        """Return the pixels as Pillow's encoder asks for them."""
        return self.image().getim()


def _cut_to_size(image: Image.Image, *, height: int, share: float, down: float) -> Image.Image:
    """Return a frame `height` pixels high with the image, shrunk if it is higher, and a progress bar below.

    `share` (0 to 1) of the bar is filled, and `down` (0 to 1) of the free height is above the image.
    """
    room = height - BAR
    if image.height > room:
        image = _scale_image(image, room / image.height)
    frame = Image.new("RGB", (WIDTH, height), theme.TABLE_DARK)
    frame.paste(image, ((WIDTH - image.width) // 2, round((room - image.height) * down)))
    frame.paste(theme.GOLD, (0, room, round(WIDTH * share), height))
    return frame


def _encoded_video(frames: Sequence[_Frame], times: list[int], quality: int) -> bytes:
    """Return the frames as an endless animation. `times` are in milliseconds."""
    first, *others = frames
    file = BytesIO()
    first.image().save(
        file,
        FORMAT,
        save_all=True,
        append_images=others,
        duration=times,
        loop=0,
        quality=quality,
        method=METHOD,
        kmin=NO_KEYFRAMES,
        kmax=NO_KEYFRAMES + 1,
    )
    return file.getvalue()
