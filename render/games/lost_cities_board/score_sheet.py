"""The score sheet of the board game: who leads, and the finished expeditions path by path.

Every part has a height and a function that paints it (`sheet_parts.Part`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import ABANDONED, Result, Seat, placings
from engine.games.lost_cities_board.highlights import best_and_worst, expedition_points
from engine.games.lost_cities_board.model import COLOURS, View
from render import fonts, result_head, sprites, theme
from render.canvas import Canvas
from render.games.lost_cities_board.grid import grid_height, paint_grid
from render.games.lost_cities_board.memories import memories_part
from render.geometry import PAD, WIDTH, Box, columns
from render.result_head import HeadWords, Plate
from render.sheet_parts import Part, stacked, turn_parts


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
    result_head.paint_head(picture, y, plates=plates, names=names, words=words, lands=len(COLOURS))


def head_part(view: View, result: Result | None, names: Sequence[str], say: Say) -> Part:
    """Return the part with the head."""
    paint = partial(paint_head, view=view, result=result, names=names, say=say)
    return Part(result_head.head_height(len(view.totals)), paint)


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
        gain = sprites.fitted_pill(gained, result_head.GAIN, theme.WORTH, result_head.GAIN_PAD)
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
BADGE, JAR, JAR_GAP, PILL_WIDTH, PILL_HEIGHT = 50, 42, 4, 112, 52


def paint_artifacts(picture: Canvas, y: int, *, view: View, result: Result) -> None:
    """Paint all players' artifacts and their points, if scored, at height y."""
    seats = len(view.totals)
    for seat, box in enumerate(columns(Box(PAD, y, WIDTH - 2 * PAD, ARTIFACTS_HEIGHT), seats, 0)):
        middle, left = box.middle[1], box.x
        picture.put(sprites.badge(seat, BADGE), left, middle - BADGE // 2)
        left += BADGE + PAD // 2
        picture.put(sprites.icon("artifact", JAR, theme.QUIET), left, middle - JAR // 2)
        left += JAR + JAR_GAP
        found = str(view.tokens[seat] + view.found[seat])
        picture.text(found, left, middle, theme.WORTH, theme.CREAM)
        left += fonts.line(found, theme.WORTH).advance + PAD // 2
        worth = artifact_points(result, seat)
        if worth is not None:
            pill = sprites.points_pill(worth, PILL_WIDTH, PILL_HEIGHT, theme.WORTH)
            picture.put(pill, left, middle - PILL_HEIGHT // 2)


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
    parts.append(Part(grid_height(view, shown), partial(paint_grid, view=view, shown=shown, say=say)))
    if result:
        return stacked(parts, PAD)
    parts.append(memories_part(view, best_and_worst(view.sheets, len(view.sheets)), names, say, PAD))
    number = say("lost_cities_board-picture-expedition", expedition=str(view.expedition))
    return stacked([*parts, *turn_parts(view.turn, number, names, say)], 0)
