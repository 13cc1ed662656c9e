"""What the next player can make of the position after a turn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.ai.judgement import Enough
from engine.core.tuples import put
from engine.core.types import Seat
from engine.games.tikal.box import TURN_POINTS
from engine.games.tikal.computer.appraisal import Appraisal
from engine.games.tikal.computer.numbers import Effort
from engine.games.tikal.computer.planner import Plan
from engine.games.tikal.computer.turn import Position
from engine.games.tikal.model import ACT, ScoreSheet, View
from engine.games.tikal.workers import NOBODY


def answered(
    appraisal: Appraisal, reached: Sequence[Position], effort: Effort, enough: Enough
) -> list[tuple[float, Position]]:
    """The best positions of a plan with what they are worth once the next player has answered, best first."""
    top = reached[0].value
    likely = [each for each in reached if each.value > top - effort.margin][: effort.replies]
    found: list[tuple[float, Position]] = []
    for position in likely:
        if enough():
            break
        found.append((position.value + effort.answer * _answer(appraisal, position, effort), position))
    return sorted(found, key=lambda each: -each[0])


def _answer(appraisal: Appraisal, position: Position, effort: Effort) -> float:
    """By how much the next player's best turn changes what the map is worth to me."""
    me, weights = appraisal.me, appraisal.weights
    now = ended(appraisal.view, me, position)
    rival = now.turn
    if rival is None or rival == me:
        return 0.0
    theirs = Appraisal(now, rival, weights)
    reply = Plan(theirs, NOBODY, effort.narrow).best
    then = Appraisal(ended(now, rival, reply), me, weights)
    gained = reply.found * theirs.find
    if theirs.outlook.scores_now:
        gained += _scored(theirs, reply)
    return then.total() - Appraisal(now, me, weights).total() + appraisal.scale[rival] * gained


def _scored(appraisal: Appraisal, position: Position) -> float:
    """What the temples without guards score at the end of a scoring turn."""
    return sum(
        position.stock[place]
        for place in appraisal.temples
        if place in position.guards or position.strength(place) > appraisal.holding.strongest_rival(place)
    )


def ended(view: View, me: Seat, position: Position) -> View:
    """The view when a seat ends its turn in a position; a treasure nobody has seen belongs to nobody yet."""
    guards, camps = list(view.guards), list(view.camps)
    for place in position.guards:
        guards[place] = me
    for place in position.camps[1:]:
        camps[place] = me
    after = replace(
        view,
        phase=ACT,
        points=TURN_POINTS,
        explorers=put(view.explorers, me, tuple(position.explorers)),
        leaders=put(view.leaders, me, position.leader),
        supply=put(view.supply, me, position.supply),
        levels=tuple(stock if level else 0 for stock, level in zip(position.stock, view.levels, strict=True)),
        hoards=tuple(stock if hoard else 0 for stock, hoard in zip(position.stock, view.hoards, strict=True)),
        guards=tuple(guards),
        camps=tuple(camps),
    )
    return _next(after, me)


def _next(view: View, me: Seat) -> View:
    """Whose turn follows: the next one in a scoring round, then whoever drew the volcano."""
    scoring = view.scoring
    if scoring is None:
        return replace(view, turn=(me + 1) % len(view.totals))
    sheets = (*view.sheets, ScoreSheet(scoring.number, me, (), 0))
    if scoring.queue:
        left = replace(scoring, queue=scoring.queue[1:])
        return replace(view, sheets=sheets, turn=scoring.queue[0], scoring=left)
    if scoring.volcano is None:
        return replace(view, sheets=sheets, turn=None)
    return replace(view, sheets=sheets, turn=scoring.volcano.drawer, scoring=None)
