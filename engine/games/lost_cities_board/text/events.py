"""Events in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.core.lists import in_row
from engine.core.numerals import numeral
from engine.core.types import Event, Seat
from engine.games.lost_cities_board.model import (
    VALUES,
    Discarded,
    Drew,
    ExpeditionBegan,
    ExpeditionEnded,
    Laid,
    Received,
    Retired,
    Stayed,
    Walked,
)
from engine.games.lost_cities_board.text.phrases import parts


def sentences(events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say) -> list[str]:
    """What a viewer may know of some events, a sentence each; nothing of what goes without saying."""
    told = [event for event in events if event.is_for(viewer) and not _goes_without_saying(event)]
    return [_sentence(event, names, say) for event in told]


def _goes_without_saying(event: Event) -> bool:
    # Who sets out stands on the first stone; it never has a tile.
    return isinstance(event, Walked) and event.stone == 1


def _sentence(event: Event, names: Sequence[str], say: Say) -> str:
    match event:
        case ExpeditionBegan():
            return say("lost_cities_board-began", expedition=event.expedition, name=names[event.starter])
        case Laid():
            figure = event.figure or "none"
            return say("lost_cities_board-laid", name=names[event.seat], figure=figure, **parts(event.card))
        case Discarded():
            return say("lost_cities_board-discarded", name=names[event.seat], **parts(event.card))
        case Walked():
            return _walked(event, names, say)
        case Stayed():
            return say("lost_cities_board-stayed", name=names[event.seat])
        case Drew():
            taken = "none" if event.taken is None else say("lost_cities_board-card", **parts(event.taken))
            return say("lost_cities_board-drew", name=names[event.seat], taken=taken)
        case Received():
            return say("lost_cities_board-received", **parts(event.card))
        case ExpeditionEnded():
            return _ended(event, names, say)
        case Retired():
            return say("lost_cities_board-retired", name=names[event.seat])
    raise TypeError(event)


def _walked(event: Walked, names: Sequence[str], say: Say) -> str:
    return say(
        "lost_cities_board-walked",
        name=names[event.seat],
        colour=event.colour,
        value=numeral(VALUES[event.stone - 1]),
        crossed="yes" if event.crossed else "no",
        tile=event.tile or "none",
    )


def _ended(event: ExpeditionEnded, names: Sequence[str], say: Say) -> str:
    scores = in_row(
        [
            say(
                "lost_cities_board-score",
                name=names[seat],
                figures=numeral(figures),
                total=numeral(event.totals[seat]) if event.totals is not None else "hidden",
            )
            for seat, figures in enumerate(event.figures)
        ],
        say,
    )
    why = "bridge" if event.bridge else "pile"
    return say("lost_cities_board-ended", expedition=event.expedition, why=why, scores=scores)
