"""The head of the score sheet and of the final picture: who leads or has won, and what each gained."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.core.types import ABANDONED, Result, Seat, placings
from engine.games.lost_cities_board.highlights import expedition_points
from engine.games.lost_cities_board.model import COLOURS, View
from render import final, sprites, theme
from render.canvas import Canvas
from render.final import Plate, Words


def head(
    picture: Canvas, y: int, *, view: View, result: Result | None, names: Sequence[str], say: Say
) -> None:
    """Paints who is first, and by how much or why; after an expedition (result None) or at the end."""
    points = result.scores if result else view.totals
    lit = _lit(points, result)
    order = _order(points, result)
    plates = [_plate(view, result, seat, say, lit=seat in lit) for seat in order]
    details = {"expedition": str(len(view.sheets)), "expeditions": str(view.expeditions)}
    sheet = say("picture-final") if result else say("lost_cities_board-picture-after", **details)
    words = Words(_headline(points, lit, result, say), say("game-lost_cities_board"), sheet)
    final.head(picture, y, plates=plates, names=names, words=words, lands=len(COLOURS))


def _order(points: Sequence[int | None], result: Result | None) -> list[Seat]:
    """The seats from the first to the last: as they were placed, or before the end by their points."""
    places = result.placings if result else placings([total or 0 for total in points])
    return sorted(range(len(points)), key=lambda seat: (places[seat], seat))


def _lit(points: Sequence[int | None], result: Result | None) -> list[Seat]:
    """Who has won, or leads; nobody where points lie face down or are equal, or a game counts for nobody."""
    if result:
        return [] if result.why == ABANDONED else list(result.winners)
    known = [total for total in points if total is not None]
    if len(known) < len(points) or len(set(known)) == 1:
        return []
    return [seat for seat, total in enumerate(points) if total == max(known)]


def _plate(view: View, result: Result | None, seat: Seat, say: Say, *, lit: bool) -> Plate:
    points = result.scores[seat] if result else view.totals[seat]
    gain = None
    if not result and view.sheets and points is not None:
        gain = sprites.worth(
            expedition_points(view.sheets[-1], seat), final.GAIN, theme.WORTH, final.GAIN_PAD
        )
    placing = say("picture-placing", placing=result.placings[seat]) if result and not lit else ""
    retired = seat if view.retired == seat else None
    return Plate((seat,), "" if points is None else str(points), lit, placing, gain, retired)


def _headline(points: Sequence[int | None], lit: Sequence[Seat], result: Result | None, say: Say) -> str:
    """By how much, or why, the first is first."""
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
