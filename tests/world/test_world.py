"""A few small worlds, and sabotages that a world has to notice."""

from __future__ import annotations

import ast
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.examples import slow
from tests.world import __main__, safeguards, shrink, swarm
from tests.world.safeguards import CALM, CLUB, SHORT
from tests.world.simulation import Stop
from tests.world.world import Plan

CI = Path(__file__).parents[2] / ".ci/run"
together = pytest.mark.xdist_group("a small world")


@cache
def lived(plan: Plan) -> swarm.Outcome:
    return swarm.outcome(plan)


@together
@pytest.mark.parametrize("seed", [1, *slow(2, 5, 6, 7, 8)])
def test_half_an_hour_of_presses_kills_and_network_faults_has_no_findings(seed: int) -> None:
    outcome = lived(SHORT._replace(seed=seed))
    assert not outcome.findings, "\n".join(map(str, outcome.findings))
    assert outcome.counts["press"] > 20


@pytest.mark.parametrize("seed", [1, *slow(2, 3, 4)])
def test_half_an_hour_of_a_club_with_hall_cup_follows_and_blocks_has_no_findings(seed: int) -> None:
    """With concurrent presses, kills and network faults, too; people also use alerts."""
    outcome = lived(CLUB._replace(seed=seed, hours=0.5))
    assert not outcome.findings, "\n".join(map(str, outcome.findings))


@together
@pytest.mark.slow
def test_same_seed_gives_the_same_history() -> None:
    """Histories are equal byte by byte, so every finding can be reproduced."""
    one, other = lived(SHORT._replace(seed=1)), swarm.outcome(SHORT._replace(seed=1))
    assert one.digest and one.digest == other.digest


@pytest.mark.slow
def test_story_does_not_change_the_history_and_describes_the_bots_actions() -> None:
    silent, with_story = lived(SHORT._replace(seed=1)), swarm.outcome(SHORT._replace(seed=1, story=True))
    assert (silent.digest, silent.story) == (with_story.digest, ())
    assert any("The bot writes" in line for line in with_story.story)


@pytest.mark.slow
def test_world_that_continues_days_later_presses_buttons_of_archived_games() -> None:
    plan = Plan(2, tables=1, hours=0.25, game="lost-cities", calamity="later", story=True, club=False)
    outcome = swarm.outcome(plan)
    assert not outcome.findings, "\n".join(map(str, outcome.findings))
    days_later = next(place for place, line in enumerate(outcome.story) if "Days later" in line)
    assert any(" presses " in line for line in outcome.story[days_later:])


FOUND = (
    # A post left unrecorded by a kill was forgotten when its channel closed, and sent again.
    SHORT._replace(seed=547),
    # A player who was away was notified by a question in DMs, since the channel was closed.
    SHORT._replace(seed=5000001, hours=1.0),
    # A rejected post was mistaken for a question of the same version, and never sent.
    SHORT._replace(seed=5000171, hours=1.0),
    # Of two unrecorded posts after a restored backup, one kept its buttons.
    # A second press, after a computer had replied to the first, put the next turn on the old message.
    SHORT._replace(seed=7000005, hours=1.0, ends=False),
    # An edit from the future that a restored backup discards counted as a fault of the bot.
    SHORT._replace(seed=9510113, hours=1.0, ends=False),
)
"""Worlds with former findings. The meaning of a seed changes, so each has a test in `tests/bot` as well."""


@pytest.mark.slow
@pytest.mark.parametrize("plan", FOUND, ids=shrink.command)
def test_world_in_which_a_bug_was_found_has_no_findings_any_more(plan: Plan) -> None:
    outcome = lived(plan)
    assert not outcome.findings, "\n".join(map(str, outcome.findings))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_all_games_of_a_small_world_end_once_faults_are_over(seed: int) -> None:
    """After an hour without further faults people play on until all games are over."""
    outcome = lived(Plan(seed, tables=1, hours=1))
    assert not outcome.findings, "\n".join(map(str, outcome.findings))


def test_command_of_a_finding_repeats_its_plan() -> None:
    plan = Plan(7, tables=1, hours=0.5, faults=False, kills=False, ends=False)
    assert shrink.command(plan) == "python -m tests.world 7 --tables 1 --hours 0.5 --fair --unfinished"


def test_ci_seeds_its_worlds_with_the_number_of_the_commit() -> None:
    """The first seed is the number of the commit, so it is equal for all developers."""
    (line,) = re.findall(r"run python -m tests\.world (.*) \|\|$", CI.read_text(), re.MULTILINE)
    command = ["bash", "-c", f"commit=7eedd5a0; echo {line}"]
    words = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    asked = __main__._parser().parse_args(words)
    assert asked.seed == 0x7EEDD5A0
    assert asked.minutes == 5
    assert asked.seeds >= 500, "more than there is time for"


def test_sabotages_replace_existing_names() -> None:
    """A misspelt name would add an unused attribute and sabotage nothing."""
    tree = ast.parse(Path(safeguards.__file__).read_text("utf-8"))
    targets = [target for node in ast.walk(tree) if isinstance(node, ast.Assign) for target in node.targets]
    unknown = []
    for target in targets:
        if isinstance(target, ast.Attribute) and ast.unparse(target.value) != "module":
            owner = eval(ast.unparse(target.value), vars(safeguards))
            if not hasattr(owner, target.attr):
                unknown.append(ast.unparse(target))
    assert unknown == []


@pytest.mark.slow
@pytest.mark.parametrize("missed", safeguards.ALL, ids=lambda missed: missed.harm.__name__)
def test_world_with_a_sabotaged_bot_has_a_finding_that_the_unharmed_bot_has_not(
    missed: safeguards.Missed,
) -> None:
    """A few seeds are enough; until then the same seed without the sabotage has no findings."""
    for seed in missed.seeds:
        plan = missed.world._replace(seed=seed)
        found = swarm.outcome(plan, missed.harm, Stop(at_finding=True)).findings
        assert "world" not in {one.checker for one in found}, "the sabotage itself fails"
        assert not any("TypeError" in one.what for one in found), "the sabotage has another signature"
        assert all(one.at > 0 for one in found), "the sabotage ends the bot at once"
        if found:
            unharmed = swarm.outcome(plan, stop=Stop(until=found[0].at + 1)).findings
            assert not unharmed, f"seed {seed} finds something in the unharmed bot"
            return
    pytest.fail("not noticed")


@pytest.mark.slow
def test_world_stops_at_its_first_finding_or_at_a_given_time() -> None:
    plan = SHORT._replace(seed=1, story=True)
    whole, early = lived(plan), swarm.outcome(plan, stop=Stop(until=120.0))
    assert early.story == whole.story[: len(early.story)]
    assert early.story and early.simulated == 120.0
    (finding,) = swarm.outcome(CALM, safeguards.noting, Stop(at_finding=True)).findings
    assert finding.checker == "posts"


@pytest.mark.slow
def test_finding_is_shrunk_to_a_smaller_world() -> None:
    plan = SHORT._replace(seed=6)
    small = shrink.shrunk(swarm.outcome(plan, safeguards.old_buttons), safeguards.old_buttons)
    assert small.findings
    assert (small.plan.tables, small.plan.hours) < (plan.tables, plan.hours)


def test_subqueries_and_aliases_of_statements_have_fixed_names() -> None:
    """SQLAlchemy draws a name for an unnamed subquery, which would shift all later draws of a world.

    The statement is cached, so the digest of a world would depend on the tests that ran before.
    """
    unnamed = re.compile(r"\.(?:subquery|alias|cte|lateral)\(\)")
    files = Path(swarm.bot.__file__).parent.rglob("*.py")
    assert [file.name for file in files if unnamed.search(file.read_text("utf-8"))] == []
