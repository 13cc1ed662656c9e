"""*Analyse* below a finished game, and `/analyse`: private, for its players only."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from threading import Timer
from typing import Any

import msgspec
import pytest
from msgspec import structs

from bot import process_pool
from bot.features.replay import analysis
from bot.features.replay import analysis as analysis_presses
from bot.features.replay.analysis import judged_seats
from bot.jobs.long_jobs import analysed
from bot.ui import pictures
from bot.ui.custom_id import CustomId
from engine.ai import game_analysis
from engine.ai.game_analysis import Analysis, Cause, Cost, WhatIf
from engine.core.types import Seat
from engine.game_registry import games
from engine.game_transcript import Transcript
from render.analysis_data import AnalysisData
from tests.bot.evening import Evening, Seen, Tap


def quick(told: Transcript, _: frozenset[Seat]) -> bytes:
    """Return an analysis in which the first turn was a mistake."""
    process_pool.report(50)
    first = told.log[0]
    cost = Cost(1, 0, first.seat, first.text, first.text, 12.3, 1.0, cause=Cause(None, "Y", 11.0))
    chances = ((0.5, 0.5),) * len(told.log) + ((1.0, 0.0),)
    return msgspec.json.encode(Analysis(((0,), (1,)), chances, (cost,), (6.0, -6.0)))


def discarding(text: str) -> str:
    """Return the action that discards the card that another one plays."""
    assert text.startswith("+")
    return text.replace("+", "-")


def advises_the_discard(told: Transcript, seats: frozenset[Seat]) -> bytes:
    """Return an analysis in which the first card should have been discarded."""
    found = msgspec.json.decode(quick(told, seats), type=Analysis)
    costs = tuple(structs.replace(cost, better=discarding(cost.played)) for cost in found.costs)
    return msgspec.json.encode(structs.replace(found, costs=costs))


def crashes(told: Transcript, seats: frozenset[Seat]) -> bytes:
    os._exit(1)


@pytest.fixture
def processes() -> None:
    """Use a worker process. Other tests analyse inline."""


def here(work: Callable[..., bytes], *subject: Any, **_: Any) -> Future[bytes]:
    done = Future[bytes]()
    done.set_result(work(*subject))
    return done


@pytest.fixture(autouse=True)
def quickly(request: pytest.FixtureRequest, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    evening.bot.services.analyses.work = quick
    if "processes" not in request.fixturenames:
        monkeypatch.setattr(evening.bot.services.analyses.pool, "submit", here)


async def finished(evening: Evening) -> Seen:
    """Return the last post of a round that was resigned early."""
    await evening.begin(rounds=1)
    for _ in range(2):
        await evening.move((await evening.legal())[0])
    await evening.resign(evening.ada)
    return evening.post


async def test_private_analysis_shows_costly_turns_better_actions_and_whom_the_deal_favoured(
    evening: Evening,
) -> None:
    last = await finished(evening)
    answer = await evening.press(evening.boris, "Analyse", last)
    assert answer.is_private
    assert answer.text.startswith("**Lost Cities** · **ada** & **boris** · the turning points")
    assert "**Turn 1** · **" in answer.text, "as the button below and the picture call it"
    assert "That cost about **12 points**. Better: **" in answer.text
    advised = re.search(r"\*\*Turn 1\*\* · (\*\*\w+\*\*) .*\(for (\*\*\w+\*\*): .+\)", answer.text)
    assert advised is not None and advised[1] == advised[2], "“your” is said to whoever played the turn"
    assert "The deal favoured **ada** by about 6 points" in answer.text
    ((name, alt),) = answer.pictures.items()
    assert name == "lost_cities-analysis.jpg"
    assert "At the start: ada 50%, boris 50%" in alt
    assert len(evening.posts) == len(evening.posts_in(evening.channel)), "nothing is posted for others"


@pytest.mark.slow
async def test_button_of_a_costly_turn_opens_it_in_a_new_message_below_the_analysis(evening: Evening) -> None:
    answer = await evening.press(evening.ada, "Analyse", await finished(evening))
    turn = await evening.press(evening.ada, "Turn 1", answer)
    assert turn.id != answer.id and "turn 1 of " in turn.text
    assert "the turning points" in answer.text, "and it still stands there"


@pytest.mark.slow
async def test_analysis_says_you_instead_of_the_name_to_the_player_who_reads_it(evening: Evening) -> None:
    answer = await evening.press(evening.ada, "Analyse", await finished(evening))
    assert "**Turn 1** · You " in answer.text
    assert "(for " not in answer.text
    assert "The deal favoured you by about 6 points" in answer.text


@pytest.mark.slow
async def test_analysis_names_the_turns_in_which_the_chances_rose_most(evening: Evening) -> None:
    """The last turn is a resignation, after which the other player has won."""
    answer = await evening.press(evening.ada, "Analyse", await finished(evening))
    assert "Turns 1–3: your chances rose by 50%" in answer.text


@pytest.mark.slow
async def test_analysis_picture_may_take_over_five_times_as_long_as_other_pictures(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A user who has waited a minute waits longer for the picture."""
    last, patience = await finished(evening), list[float]()
    paint = pictures._painters.paint

    async def noted(*given: Any, **named: Any) -> Any:
        patience.append(named["patience"])
        return await paint(*given, **named)

    monkeypatch.setattr(pictures._painters, "paint", noted)
    answer = await evening.press(evening.ada, "Analyse", last)
    assert answer.pictures and patience == [pictures.LONG_PATIENCE]
    assert pictures.LONG_PATIENCE > 5 * pictures.PATIENCE


@pytest.mark.slow
async def test_analysis_picture_gets_the_played_and_the_better_action_and_the_reason(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.bot.services.analyses.work = advises_the_discard
    last, given = await finished(evening), list[AnalysisData]()
    first, paint = (await evening.log())[0], pictures.of_analysis

    async def noted(data: AnalysisData, *others: Any, **named: Any) -> Any:
        given.append(data)
        return await paint(data, *others, **named)

    monkeypatch.setattr(pictures, "of_analysis", noted)
    answer = await evening.press(evening.ada, "Analyse", last)
    ((row,), reasons) = given[0].rows, answer.text
    actions = [play and play.action for play in (row.played, row.improved)]
    assert actions == [games()["lost_cities"].notation.read(text) for text in (first, discarding(first))]
    assert row.reason[1:] in reasons
    assert len(given[0].round_points) == len(given[0].rounds)


@pytest.mark.slow
async def test_analysis_is_refused_for_onlookers(evening: Evening) -> None:
    """An analysis reveals all hands."""
    last = await finished(evening)
    answer = await evening.press(evening.chen, "Analyse", last)
    assert answer.is_private
    assert answer.text.startswith("An analysis shows every hand, so only this game’s players can see it.")


async def test_analysis_of_a_running_game_is_refused(evening: Evening) -> None:
    await evening.begin(rounds=1)
    forged = CustomId("analyse", (await evening.table()).id).write()
    answer = await evening.forge(evening.ada, forged, evening.post)
    assert answer.text.startswith("That game isn’t over yet.")


@pytest.mark.slow
@pytest.mark.usefixtures("processes")
async def test_stored_analysis_is_shown_again_to_both_players_without_computing_it(evening: Evening) -> None:
    last = await finished(evening)
    first = await evening.press(evening.ada, "Analyse", last)
    evening.bot.services.analyses.work = crashes
    assert (await evening.press(evening.ada, "Analyse", last)).text == first.text
    other = await evening.press(evening.boris, "Analyse", last)
    assert other.labels == first.labels, "the same turns, though its sentences address Boris"


class Slow:
    """A pending job with this progress, one value after another, and then a result."""

    def __init__(self, *to_come: int | None, result: Analysis | WhatIf) -> None:
        self.done: int | None = None
        self._to_come, self._result = [*to_come], result

    async def within(self, _: float) -> bytes | None:
        if not self._to_come:
            return msgspec.json.encode(self._result)
        self.done = self._to_come.pop(0)
        return None


def edits(evening: Evening) -> list[str]:
    """Return the texts to which deferred answers were edited, in order."""
    return [entry.json["content"] for entry in evening.http if "@original" in entry.path and entry.json]


@pytest.mark.slow
async def test_analysis_shows_its_place_in_the_queue_and_then_the_share_done(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow(None, 50, result=Analysis(((0,), (1,)), ((0.5, 0.5), (1.0, 0.0))))
    monkeypatch.setattr(evening.bot.services.analyses, "make", lambda *_, **__: slow)
    await evening.press(evening.ada, "Analyse", await finished(evening))
    said = edits(evening)
    assert said[:2] == ["Your analysis is next in the queue…", "Looking at every turn again: 50% done…"]


async def test_analysis_behind_another_counts_as_queued_and_a_started_one_without_progress_does_not(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker takes seconds to start, and reports nothing before."""
    futures = [Future[bytes](), Future[bytes]()]
    waiting, analyses = iter(futures), evening.bot.services.analyses
    monkeypatch.setattr(analyses.pool, "submit", lambda *_, **__: next(waiting))
    first, second = (analyses.make(number, user_id=number) for number in (1, 2))
    futures[0].set_running_or_notify_cancel()
    assert (first.done, second.done) == (0, None)
    for future in futures:
        future.set_result(b"")
    assert await first.within(1) == await second.within(1) == b""


@pytest.mark.slow
async def test_analysis_is_stored_though_its_press_has_expired(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    last = await finished(evening)

    def slowly(*given: Any, **_: Any) -> Future[bytes]:
        done = Future[bytes]()
        Timer(0.1, lambda: done.set_result(here(*given).result())).start()
        return done

    monkeypatch.setattr(evening.bot.services.analyses.pool, "submit", slowly)
    monkeypatch.setattr(analysis_presses, "PROGRESS_EVERY", 0.01)
    evening.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=401, code=50027, times=None)
    evening.inject(Tap(evening.ada, last, last.buttons["Analyse"]))
    await evening.pass_time(1)
    assert (
        await evening.bot.manager.store.read(analysis.stored_analysis, (await evening.table()).id) is not None
    )


@pytest.mark.slow
@pytest.mark.usefixtures("processes")
async def test_analysis_whose_worker_crashed_says_so_and_can_be_requested_again(evening: Evening) -> None:
    last = await finished(evening)
    evening.bot.services.analyses.work = crashes
    answer = await evening.press(evening.ada, "Analyse", last)
    assert answer.text.startswith("Something went wrong while I was looking at that game.")
    evening.bot.services.analyses.work = quick
    again = await evening.press(evening.ada, "Analyse", last)
    assert "the turning points" in again.text


@pytest.mark.slow
async def test_analyse_command_is_refused_without_a_finished_game_and_finds_one_also_by_a_players_name(
    evening: Evening,
) -> None:
    nothing = await evening.say(evening.ada, "analyse")
    assert nothing.is_private and nothing.text.startswith("You haven’t finished a game yet.")
    await finished(evening)
    assert "the turning points" in (await evening.say(evening.ada, "analyse")).text
    assert "the turning points" in (await evening.say(evening.ada, "analyse", game="boris")).text


@pytest.mark.slow
async def test_analyse_command_without_a_game_passes_over_a_newer_game_abandoned_too_early(
    evening: Evening,
) -> None:
    await finished(evening)
    await evening.begin(rounds=3)
    await evening.resign(evening.ada)
    assert "too early to count" in evening.post.text
    assert "the turning points" in (await evening.say(evening.ada, "analyse")).text


async def test_analysis_of_a_practice_game_judges_only_the_persons_turns(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    assert judged_seats(await evening.table()) == {0}


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, number in {
        "TOTAL_SAMPLES": 1,
        "MIN_SAMPLES": 4,
        "NEW_DEALS": 4,
        "TOTAL_SCREENING_DEALS": 1,
        "MEASURING_DEALS": 8,
    }.items():
        monkeypatch.setattr(game_analysis, name, number)
    yield


@pytest.mark.slow
@pytest.mark.usefixtures("hasty")
async def test_analysis_worker_reports_rising_progress_and_returns_chances_after_each_turn(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(evening)
    told, progress = await evening.bot.manager.transcript(await evening.table()), list[int]()
    monkeypatch.setattr(process_pool, "report", progress.append)
    found = analysed(told, frozenset({0}))
    assert progress and progress == sorted(progress)
    assert len(msgspec.json.decode(found, type=Analysis).chances) == len(told.log) + 1


# What if?


@pytest.fixture
def what_ifs(evening: Evening, hasty: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compute chances in this process, from a few samples."""
    monkeypatch.setattr(game_analysis, "WHAT_IF_SAMPLES", 4)
    monkeypatch.setattr(evening.bot.services.what_ifs.pool, "submit", here)


async def costly_turn(evening: Evening) -> Seen:
    """Return the message about the costly turn of Ada's analysis."""
    answer = await evening.press(evening.ada, "Analyse", await finished(evening))
    return await evening.press(evening.ada, "Turn 1", answer)


@pytest.mark.usefixtures("what_ifs")
async def test_what_if_shows_the_chances_after_another_move(evening: Evening) -> None:
    turn = await costly_turn(evening)
    assert turn.rows[-2:] == [["Animation", "Show my hand"], ["What if?"]], "three are too wide for a phone"
    asked = await evening.press(evening.ada, "What if?", turn)
    assert asked.is_private and asked.text.startswith("What if you had made another move?")
    for _ in range(3):
        last = asked.text
        asked = await evening.press(evening.ada, asked.labels[0], asked)
        if "chances would have been" in asked.text:
            break
        assert asked.text != last, "the next question"
    assert re.search(
        r"your chances would have been \d+%, instead of \d+% after the turn played\.", asked.text
    )
    assert asked.labels == ["Another move"]
    again = await evening.press(evening.ada, "Another move", asked)
    assert again.text.startswith("What if you ")


@pytest.mark.slow
@pytest.mark.usefixtures("what_ifs")
async def test_what_if_says_that_it_is_queued_then_that_it_computes_and_then_the_chances(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It reports no progress."""
    asked = await evening.press(evening.ada, "What if?", await costly_turn(evening))
    slow = Slow(None, 0, result=WhatIf(0.5, 0.25))
    monkeypatch.setattr(evening.bot.services.what_ifs, "make", lambda *_, **__: slow)
    while "chances would have been" not in asked.text:
        asked = await evening.press(evening.ada, asked.labels[0], asked)
    waited = ["Your analysis is next in the queue…", "Playing on from there, many times…"]
    assert [text for text in edits(evening) if text in waited] == waited


@pytest.mark.slow
@pytest.mark.usefixtures("what_ifs")
async def test_what_if_is_refused_for_onlookers(evening: Evening) -> None:
    turn = await costly_turn(evening)
    answer = await evening.forge(evening.chen, turn.buttons["What if?"], evening.post)
    assert answer.text.startswith("An analysis shows every hand, so only this game’s players can see it.")


@pytest.mark.slow
async def test_what_if_of_a_running_game_is_refused(evening: Evening) -> None:
    await evening.begin(rounds=1)
    await evening.move((await evening.legal())[0])
    forged = CustomId("whatif", (await evening.table()).id, path=("0",)).write()
    answer = await evening.forge(evening.ada, forged, evening.post)
    assert answer.text.startswith("That game isn’t over yet.")


@pytest.mark.usefixtures("what_ifs")
@pytest.mark.parametrize("path", [(), ("x",), ("99",), ("2",), ("0", "Z9"), ("0", "more", "more", "more")])
async def test_forged_move_of_what_if_is_refused(evening: Evening, path: tuple[str, ...]) -> None:
    """Entry 2 is the resignation."""
    last = await finished(evening)
    forged = CustomId("whatif", (await evening.table()).id, path=path).write()
    answer = await evening.forge(evening.ada, forged, last)
    assert answer.text.startswith("That move isn’t possible there.")
