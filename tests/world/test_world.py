"""A few small worlds, and the safeguards without which a world has to notice something."""

from __future__ import annotations

from functools import cache

import pytest

from tests.examples import slow
from tests.world import safeguards, swarm
from tests.world.world import Plan

SMALL = Plan(0, tables=1, hours=0.5)
SEEDS = range(12, 16)
"""Seeds within which a safeguard that is gone has to be missed."""


def small(seed: int, **about: object) -> Plan:
    """A world that takes a few seconds."""
    return SMALL._replace(seed=seed, **about)


together = pytest.mark.xdist_group("a small world")


@cache
def lived(seed: int) -> swarm.Outcome:
    """What became of a small world, to be asked more than once."""
    return swarm.outcome(small(seed))


@together
@pytest.mark.parametrize("seed", [1, *slow(2)])
def test_a_small_world_keeps_every_promise(seed: int) -> None:
    """Presses meet presses, kills, faults of the network and each other; every table comes to its end."""
    outcome = lived(seed)
    assert not outcome.findings, "\n".join(map(str, outcome.findings))
    assert outcome.counts["press"] > 20


@together
def test_the_same_seed_gives_the_same_history() -> None:
    """Byte by byte: whatever is found can be looked at again."""
    one, other = lived(1), swarm.outcome(small(1))
    assert one.digest and one.digest == other.digest


@pytest.mark.slow
@pytest.mark.parametrize("harm", safeguards.ALL, ids=lambda harm: harm.__name__)
def test_a_world_notices_that_a_safeguard_is_gone(harm: swarm.Harm) -> None:
    """Each is caught within a few seeds; the worlds of the same seeds with the safeguard are clean."""
    plans = (SMALL._replace(seed=seed, hours=0.5) for seed in SEEDS)
    assert any(outcome.findings for outcome in swarm.outcomes(plans, harm=harm))
