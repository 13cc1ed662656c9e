"""A few small worlds, and the safeguards without which a world has to notice something."""

from __future__ import annotations

import ast
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.examples import slow
from tests.world import __main__, safeguards, shrink, swarm
from tests.world.safeguards import SHORT
from tests.world.world import Plan

CI = Path(__file__).parents[2] / ".ci/run"
together = pytest.mark.xdist_group("a small world")


@cache
def lived(plan: Plan) -> swarm.Outcome:
    """What became of a world, to be asked more than once."""
    return swarm.outcome(plan)


@together
@pytest.mark.parametrize("seed", [1, *slow(2, 5, 6, 7, 8)])
def test_a_short_world_keeps_every_promise(seed: int) -> None:
    """Presses meet presses, kills, faults of the network and each other, for half an hour."""
    outcome = lived(SHORT._replace(seed=seed))
    assert not outcome.findings, "\n".join(map(str, outcome.findings))
    assert outcome.counts["press"] > 20


@together
@pytest.mark.slow
def test_the_same_seed_gives_the_same_history() -> None:
    """Byte by byte: whatever is found can be looked at again."""
    one, other = lived(SHORT._replace(seed=1)), swarm.outcome(SHORT._replace(seed=1))
    assert one.digest and one.digest == other.digest


@pytest.mark.slow
def test_a_history_is_the_same_with_its_story_and_says_what_the_bot_did() -> None:
    silent, told = lived(SHORT._replace(seed=1)), swarm.outcome(SHORT._replace(seed=1, story=True))
    assert (silent.digest, silent.story) == (told.digest, ())
    assert any("The bot writes" in line for line in told.story)


@pytest.mark.slow
def test_in_some_worlds_people_press_what_is_left_of_games_that_were_put_away() -> None:
    outcome = swarm.outcome(Plan(2, tables=1, hours=0.5, calamity="later", story=True))
    assert not outcome.findings, "\n".join(map(str, outcome.findings))
    days_later = next(place for place, line in enumerate(outcome.story) if "Days later" in line)
    assert any(" presses " in line for line in outcome.story[days_later:])


FOUND = (
    # A post that a kill left unnoted was forgotten when its channel was closed to the bot, and sent again.
    SHORT._replace(seed=547),
    # Somebody who was away heard a question that came by direct message, since the channel was closed.
    SHORT._replace(seed=5000001, hours=1.0),
    # A post that Discord had not taken was held to be a question of the same version, and never sent.
    SHORT._replace(seed=5000171, hours=1.0),
    # Of two posts that nobody had noted after a restored backup, one kept its buttons.
    # And a second tap, after a computer had answered the first, put the next turn on the old message.
    SHORT._replace(seed=7000005, hours=1.0, ends=False),
    # What was edited in a future that a restored backup has forgotten was held against the bot.
    SHORT._replace(seed=9510113, hours=1.0, ends=False),
)
"""Where something was found. What a seed means changes, so each has a test in `tests/bot` as well."""


@pytest.mark.slow
@pytest.mark.parametrize("plan", FOUND, ids=shrink.command)
def test_what_was_found_is_not_found_again(plan: Plan) -> None:
    outcome = lived(plan)
    assert not outcome.findings, "\n".join(map(str, outcome.findings))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_in_a_small_world_every_table_comes_to_its_end(seed: int) -> None:
    """After an hour of it nothing breaks any more, and people play on."""
    outcome = lived(Plan(seed, tables=1, hours=1))
    assert not outcome.findings, "\n".join(map(str, outcome.findings))


def test_a_finding_can_be_lived_through_again_by_one_command() -> None:
    plan = Plan(7, tables=1, hours=0.5, faults=False, kills=False, ends=False)
    assert shrink.command(plan) == "python -m tests.world 7 --tables 1 --hours 0.5 --fair --unfinished"


def test_every_commit_has_worlds_of_its_own_in_ci() -> None:
    """The first seed is the commit's number, so that nobody chooses it and everybody has the same."""
    (line,) = re.findall(r"run python -m tests\.world (.*) \|\|$", CI.read_text(), re.MULTILINE)
    command = ["bash", "-c", f"commit=7eedd5a0; echo {line}"]
    words = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    asked = __main__._parser().parse_args(words)
    assert asked.seed == 0x7EEDD5A0
    assert asked.minutes == 5
    assert asked.seeds >= 500, "more than there is time for"


def test_sabotages_replace_names_that_exist() -> None:
    """A misspelt name would add an attribute that is never read, and sabotage nothing."""
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
def test_a_world_notices_that_a_safeguard_is_gone(missed: safeguards.Missed) -> None:
    """Each is missed within a few seeds; the worlds of the same seeds with the safeguard are clean."""
    for seed in range(1, missed.seeds + 1):
        plan = missed.world._replace(seed=seed)
        assert not lived(plan).findings, f"seed {seed} finds something in the unharmed bot"
        found = swarm.outcome(plan, harm=missed.harm).findings
        assert "world" not in {one.checker for one in found}, "the harm itself fails"
        assert not any("TypeError" in one.what for one in found), "the harm has another signature"
        if found:
            return
    pytest.fail("nobody noticed")


@pytest.mark.slow
def test_a_finding_is_shrunk_to_a_smaller_world() -> None:
    plan = SHORT._replace(seed=6)
    small = shrink.shrunk(swarm.outcome(plan, safeguards.old_buttons), safeguards.old_buttons)
    assert small.findings
    assert (small.plan.tables, small.plan.hours) < (plan.tables, plan.hours)
