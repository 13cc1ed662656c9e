"""Events in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.core.lists import in_row, together
from engine.core.numerals import numeral
from engine.core.types import Event
from engine.games.lost_cities.model import (
    NUMBER,
    WAGER,
    Drew,
    Handed,
    Moved,
    Passed,
    Retired,
    RoundBegan,
    RoundEnded,
    Seated,
)
from engine.games.lost_cities.text.phrases import listed, parts, side_name


def sentence(event: Event, names: Sequence[str], say: Say) -> str:
    """An event as everybody who may know of it reads it."""
    match event:
        case Seated():
            sides = [together([names[seat] for seat in side], say) for side in event.sides]
            return say("lost_cities-seated", first=sides[0], second=sides[1])
        case Passed():
            return say("lost_cities-passed", name=names[event.seat], to=names[event.to])
        case Handed():
            cards = listed(event.cards, say)
            return say("lost_cities-handed", name=names[event.seat], to=names[event.to], cards=cards)
        case RoundBegan():
            return say("lost_cities-round-began", round=event.round, name=names[event.starter])
        case Moved():
            return _moved(event, names, say)
        case Drew():
            return say("lost_cities-drew", **parts(event.card))
        case RoundEnded():
            scores = in_row(
                [
                    say(
                        "lost_cities-round-score",
                        name=side_name(side, names, say),
                        points=numeral(points),
                        total=numeral(total) if event.round > 1 else "same",
                    )
                    for side, (points, total) in enumerate(zip(event.scores, event.totals, strict=True))
                ],
                say,
            )
            return say("lost_cities-round-ended", round=event.round, scores=scores)
        case Retired():
            return say("lost_cities-retired", name=names[event.seat])
    raise TypeError(event)


def _moved(event: Moved, names: Sequence[str], say: Say) -> str:
    move = event.move
    taken = "none" if event.taken is None else say("lost_cities-card", **parts(event.taken))
    return say("lost_cities-moved", name=names[move.seat], how=_how(event), taken=taken, **parts(move.card))


def _how(event: Moved) -> str:
    if event.move.discarded:
        return "discard"
    if NUMBER[event.move.card] == WAGER:
        return "invest"
    return "begin" if event.length == 1 else "follow"
