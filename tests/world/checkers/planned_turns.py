"""A planned turn is taken if its premises are unchanged, and otherwise dropped."""

from __future__ import annotations

from bot.tables import plans
from engine.core.game_errors import GameError
from engine.core.menu import Premise
from engine.core.planned_turns import PlannedTurn
from engine.core.types import GameState, Seat
from tests.world.record import Change, Game, Taken
from tests.world.world import World


class PlannedTurns:
    """Compares each planned turn with the plan, at the commit that takes or drops it."""

    def __init__(self, world: World) -> None:
        self._world = world
        world.record.on_change.append(self._changed)

    def _changed(self, change: Change) -> None:
        for seat, text in change.plans_before.items():
            planned, now = plans._decoder.decode(text), change.game.plans.get(seat)
            became = plans._decoder.decode(now) if now is not None else None
            if isinstance(planned, plans.Turn) and isinstance(became, plans.Done):
                self._taken(change, seat, planned, became.actions)
            elif isinstance(planned, plans.Turn) and isinstance(became, plans.PutAside):
                self._put_aside(change.game, seat, planned, became.because)

    def _taken(self, change: Change, seat: Seat, planned: plans.Turn, actions: tuple[str, ...]) -> None:
        """Check that all ways before the chosen one were impossible, and that this one went as planned."""
        before = _before(change.new, seat, actions)
        if before is None or actions not in [way.actions for way in planned.ways]:
            self._find(change.game, seat, f"{actions} is said to be done as planned, and was not")
            return
        way = next(way for way in planned.ways if way.actions == actions)
        if _held(change.game, before, seat) != planned.held:
            self._find(change.game, seat, f"{actions} was taken with another hand than it was planned with")
        elif (changed := _difference(change.game, before, seat, way)) is not None:
            self._find(change.game, seat, f"{actions} was taken, although this was different: {changed}")
        elif any(
            _difference(change.game, before, seat, earlier) is None
            for earlier in planned.ways[: planned.ways.index(way)]
        ):
            self._find(change.game, seat, f"{actions} was taken, although an earlier way was as planned")

    def _put_aside(self, game: Game, seat: Seat, planned: plans.Turn, because: tuple[Premise, ...]) -> None:
        if because == (plans.TAKEN_BACK,) or seat not in game.rules.rules.to_move(game.state):
            return
        if _held(game, game.state, seat) != planned.held:
            return
        for way in planned.ways:
            if _difference(game, game.state, seat, way) is None:
                self._find(game, seat, f"{way.actions} was put aside, although everything was as planned")

    def _find(self, game: Game, seat: Seat, what: str) -> None:
        self._world.history.find("plans", f"table {game.table} ({game.rules.key}), seat {seat}: {what}")

    async def at_end(self) -> None:
        """Do nothing: each plan was checked when it was carried out."""


def _before(new: list[Taken], seat: Seat, actions: tuple[str, ...]) -> GameState | None:
    """Return the state in which a seat took these actions in a row, or `None`."""
    for place in range(len(new)):
        steps = new[place : place + len(actions)]
        if [(taken.seat, taken.text) for taken in steps] == [(seat, text) for text in actions]:
            return steps[0].before
    return None


def _held(game: Game, state: GameState, seat: Seat) -> tuple[str, ...]:
    return tuple(game.rules.visibility.held(game.rules.visibility.view(state, seat)))


def _difference(game: Game, state: GameState, seat: Seat, way: PlannedTurn) -> str | None:
    """Return how a turn in this state differs from the plan, or `None` if it does not."""
    rules, premises, scores = game.rules, list(way.premises), False
    for text in way.actions:
        action = rules.notation.read(text)
        for met in rules.shortcuts.premises(state, seat, action):
            expected = premises.pop(0) if premises else None
            if met != expected:
                return f"{expected} is {met} now"
        try:
            step = rules.rules.apply(state, seat, action)
        except GameError as error:
            return f"the rules forbid {text}: {error!r}"
        scores = scores or any(event.milestone for event in step.events)
        state = step.state
    if premises or scores != way.scores or not rules.rules.turn_complete(state):
        return "what the turn leads to"
    return None
