"""Shrinking: a smaller world that breaks the same promise is easier to read."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from tests.world import swarm
from tests.world.simulation import Outcome
from tests.world.world import Plan

SHORTEST = 0.1
"""Hours below which hardly anything happens."""


def shrunk(outcome: Outcome, harm: swarm.Harm = lambda: None) -> Outcome:
    """Return the smallest outcome found in which one of the same checkers reports a finding."""
    checkers = {finding.checker for finding in outcome.findings}
    smaller = next(
        (
            other
            for other in (swarm.outcome(plan, harm) for plan in _smaller(outcome.plan))
            if checkers & {finding.checker for finding in other.findings}
        ),
        None,
    )
    return outcome if smaller is None else shrunk(smaller, harm)


def _smaller(plan: Plan) -> Iterator[Plan]:
    """Yield worlds slightly smaller than this one, the smallest first."""
    if plan.ends:
        yield plan._replace(ends=False)
    if plan.club:
        yield plan._replace(club=False)
    for tables in range(1, plan.tables):
        yield plan._replace(tables=tables)
    if plan.faults:
        yield plan._replace(faults=False, kills=False)
    if plan.kills:
        yield plan._replace(kills=False)
    for share in (0.25, 0.5, 0.8):
        if plan.hours * share > SHORTEST:
            yield plan._replace(hours=round(plan.hours * share, 2))


def command(plan: Plan) -> str:
    """Return the command that runs a world again."""
    usual = Plan(plan.seed)
    given = [
        f" --{name} {shlex.quote(str(value))}"
        for name, value in plan._asdict().items()
        if name in ("tables", "hours", "pace", "folk", "game", "calamity", "crashes", "pastime")
        and value != getattr(usual, name)
    ]
    if not plan.faults:
        given.append(" --fair")
    elif not plan.kills:
        given.append(" --immortal")
    if not plan.ends:
        given.append(" --unfinished")
    if not plan.club:
        given.append(" --clubless")
    return f"python -m tests.world {plan.seed}{''.join(given)}"
