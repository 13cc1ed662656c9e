"""Run the flows of docs/flows.md: the named functions are called in the named order."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.bot.evening import HOUR, MINUTE, Evening

HOUSE = Path(__file__).resolve().parent.parent.parent
Call = tuple[str, str]
ELSEWHERE = {
    ("bot/ui/sentences.py", "explain"),
    ("bot/ratings/rating_updates.py", "record"),
    ("bot/tables/resigning.py", "replace_departed"),
    ("bot/jobs/computer_workers.py", "decide"),
    ("engine/ai/candidate_race.py", "compare_candidates"),
}
"""Functions that a flow names but does not reach here, such as refusals or replaced parts."""


def described(flow: str) -> list[Call]:
    """Return the functions that a flow names, in its order."""
    text = (HOUSE / "docs/flows.md").read_text(encoding="utf-8").split(f"## {flow}\n")[1].split("\n## ")[0]
    text = text.replace("GAME", "lost_cities")
    named = re.findall(r"`([\w/]+\.py)`((?:,\s+`\w+`)+)", text)
    calls = [(path, name) for path, names in named for name in re.findall(r"`(\w+)`", names)]
    return [call for call in calls if call not in ELSEWHERE]


@contextmanager
def watched() -> Iterator[list[Call]]:
    """Record all calls of the project's functions in order. Resuming a coroutine counts as a call."""
    calls: list[Call] = []
    names: dict[str, str] = {}

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call":
            file = frame.f_code.co_filename
            if file not in names:
                path = Path(file)
                names[file] = path.relative_to(HOUSE).as_posix() if path.is_relative_to(HOUSE) else ""
            if names[file]:
                calls.append((names[file], frame.f_code.co_name))

    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)


def missing(flow: list[Call], calls: list[Call]) -> list[Call]:
    """Return functions of a flow that were not called in order."""
    left, rest = iter(calls), list(flow)
    while rest and rest[0] in left:
        del rest[0]
    return rest


def test_functions_named_in_the_flows_exist() -> None:
    named = set(re.findall(r"`(\w+)`", (HOUSE / "docs/flows.md").read_text(encoding="utf-8"))) - {"jobs"}
    sources = [
        path.read_text(encoding="utf-8")
        for part in ("bot", "engine")
        for path in (HOUSE / part).rglob("*.py")
    ]
    assert named <= set(re.findall(r"\bdef (\w+)", "\n".join(sources)))


def test_call_missing_from_a_documented_flow_or_in_wrong_order_is_detected() -> None:
    one, other = ("a.py", "one"), ("b.py", "other")
    assert missing([one, other], [one, one, other]) == []
    assert missing([other, one], [one, other]) == [one]


async def test_turn_makes_the_calls_documented_for_a_press_and_a_committed_step(evening: Evening) -> None:
    await evening.begin()
    person = await evening.mover()
    panel = await evening.press(person, "Play")
    text = (await evening.legal())[0]
    with watched() as calls:
        await evening.turn(person, text, panel)
        await evening.pass_time(MINUTE)
    assert missing(described("A press"), calls) == []
    assert missing(described("A committed step"), calls) == []


@pytest.mark.usefixtures("hourly")
async def test_reminder_makes_the_documented_calls(evening: Evening) -> None:
    with watched() as calls:
        await evening.begin(clock="12h")
        await evening.pass_time(7 * HOUR)
    assert missing(described("A reminder"), calls) == []


@pytest.mark.slow
async def test_computers_turn_makes_the_documented_calls(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    panel = await evening.press(evening.ada, "Play")
    text = (await evening.legal())[0]
    with watched() as calls:
        await evening.turn(evening.ada, text, panel)
    assert missing(described("A computer’s turn"), calls) == []
