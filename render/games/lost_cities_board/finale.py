"""The final picture: who won over the lands at dusk, every expedition, two journeys, the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Result
from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS, View
from engine.games.lost_cities_board.scoring import figures
from engine.games.lost_cities_board.turning_points import Journey, best_and_worst
from render import final, rounds, sprites, theme
from render.canvas import Canvas
from render.games.lost_cities_board import journeys
from render.games.lost_cities_board.artifacts import STRIP, artifacts
from render.games.lost_cities_board.layout import GUTTER, HEADER, Layout
from render.games.lost_cities_board.standings import brought, head
from render.games.lost_cities_board.tabletop import tabletop
from render.geometry import EDGE, PAD, WIDTH, Box
from render.rounds import Round
from render.scoresheet import Part, stacked

GAP = 12
MEMORIES = 2 * journeys.HEIGHT + GAP
BOARD = WIDTH - 2 * PAD - GAP - journeys.WIDTH
"""The width of the board in little."""
FRAME, RADIUS = 3, 20


def finale(view: View, result: Result, names: Sequence[str], say: Say) -> Image.Image:
    """How a game ended, in one picture, 1,200 pixels wide; names by seat."""
    parts = [Part(final.HEAD, partial(head, view=view, result=result, names=names, say=say))]
    told = best_and_worst(view.sheets)
    if told:
        parts.append(Part(STRIP, partial(artifacts, view=view, result=result)))
        parts.append(_expeditions(view, *told, say))
    board = _board(view, names, say)
    if told:
        parts.append(Part(MEMORIES, partial(_memories, told=told, board=board, say=say)))
    else:
        parts.append(Part(board.height, partial(_alone, board=board)))
    return stacked(parts, PAD)


def _expeditions(view: View, best: Journey, worst: Journey, say: Say) -> Part:
    """A panel an expedition."""
    told = [_expedition(view, number, say) for number in range(len(view.sheets))]
    paint = partial(
        rounds.panels,
        rounds=told,
        in_a_row=len(told),
        sides=[(seat,) for seat in range(len(view.totals))],
        keys=[COLOUR_KEYS[letter] for letter in COLOURS],
        best=_spot(best),
        worst=_spot(worst),
    )
    return Part(rounds.height(told, len(told)), paint)


def _expedition(view: View, number: int, say: Say) -> Round:
    sheet, seats = view.sheets[number], range(len(view.totals))
    sums = tuple(
        tuple(
            points if stone else None
            for points, stone in zip(
                figures(sheet.stones[seat], sheet.researchers[seat]), sheet.stones[seat], strict=True
            )
        )
        for seat in seats
    )
    title = say("lost_cities_board-picture-expedition", expedition=str(number + 1))
    return Round(title, tuple(brought(sheet, seat) for seat in seats), sums)


def _spot(journey: Journey) -> rounds.Spot:
    return journey.expedition - 1, journey.seat, journey.colour


def _board(view: View, names: Sequence[str], say: Say) -> Image.Image:
    """The paths in little, as they were at the end."""
    layout = Layout.of(view)
    whole = (GUTTER - EDGE, HEADER, WIDTH, layout.band.y)
    image = tabletop(view, names, say).crop(whole)
    return image.resize(
        (BOARD, image.height * BOARD // image.width), Image.Resampling.LANCZOS, reducing_gap=2
    )


def _memories(
    picture: Canvas, y: int, *, told: tuple[Journey, Journey], board: Image.Image, say: Say
) -> None:
    """The journeys that brought in and cost the most, and the board beside them."""
    for index, (journey, word) in enumerate(zip(told, ("best", "worst"), strict=True)):
        words = say(f"lost_cities_board-picture-{word}")
        journeys.window(picture, PAD, y + index * (journeys.HEIGHT + GAP), journey, words, say)
    # The lands' upper part is left out: everything else is as high as the windows.
    cut = board.crop((0, board.height - MEMORIES, board.width, board.height))
    _framed(picture, Box(WIDTH - PAD - BOARD, y, BOARD, MEMORIES), cut)


def _alone(picture: Canvas, y: int, *, board: Image.Image) -> None:
    """The board of a game that ended before anything was scored."""
    _framed(picture, Box((WIDTH - BOARD) // 2, y, BOARD, board.height), board)


def _framed(picture: Canvas, box: Box, image: Image.Image) -> None:
    picture.image.paste(image, (box.x, box.y), sprites.plain_mask(box.w, box.h, RADIUS))
    picture.put(sprites.frame(box.w, box.h, RADIUS, FRAME, theme.BRASS), box.x, box.y)
