"""A few small worlds, and the safeguards without which a world has to notice something."""

from __future__ import annotations

import pytest

from tests.world import safeguards, swarm
from tests.world.world import Plan

SMALL = Plan(0, tables=1, hours=0.5)
SEEDS = range(12, 16)
"""Seeds within which a safeguard that is gone has to be missed."""


def small(seed: int, **about: object) -> Plan:
    """A world that takes a few seconds."""
    return SMALL._replace(seed=seed, **about)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_small_world_keeps_every_promise(seed: int) -> None:
    """Presses meet presses, kills, faults of the network and each other; every table comes to its end."""
    outcome = swarm.outcome(small(seed))
    assert not outcome.findings, "\n".join(map(str, outcome.findings))
    assert outcome.counts["press"] > 20


def test_the_same_seed_gives_the_same_history() -> None:
    """Byte by byte: whatever is found can be looked at again."""
    one, other = (swarm.outcome(small(10)) for _ in range(2))
    assert one.digest and one.digest == other.digest


@pytest.mark.slow
@pytest.mark.parametrize("harm", safeguards.ALL, ids=lambda harm: harm.__name__)
def test_a_world_notices_that_a_safeguard_is_gone(harm: swarm.Harm) -> None:
    """Each is caught within a few seeds; the worlds of the same seeds with the safeguard are clean."""
    plans = (SMALL._replace(seed=seed, hours=0.5) for seed in SEEDS)
    assert any(outcome.findings for outcome in swarm.outcomes(plans, harm=harm))
