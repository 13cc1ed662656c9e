"""Presses are answered with one request, or acknowledged first if the answer is slow."""

from __future__ import annotations

import asyncio
import gc
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.store import Store
from bot.tables.lobby_service import LobbyService
from bot.tables.manager import Manager
from bot.ui import painter_workers, responder
from bot.ui.custom_id import CustomId
from engine.core.menu import Question
from tests.bot.evening import Evening, Seen, Tap
from tests.bot.games.test_tikal import place, sit_down
from tests.bot.handlers.test_answers import answers_since

SEND, DEFER_SEND, DEFER_EDIT, EDIT = 4, 5, 6, 7
MOMENT, LONG = 0.3, 5.0
"""Seconds: above `responder.SOON` but below the timer of other acknowledgements, and above both."""
ACTIONS = ("Leader (1)", "2 new (2)", "A5", "B5 ×1 + leader", "Excavate B5 (2)")
LAST_ACTION = "New (1) 🏁"
"""Taps on a panel of Tikal after the tile of the first turn is placed."""
UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION = 10008, 10015, 10062
"""Discord’s error codes."""


def slow_down(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, seconds: float = LONG) -> None:
    at_once = getattr(owner, name)

    async def after_a_while(*args: Any, **kwargs: Any) -> Any:
        await asyncio.sleep(seconds)
        return await at_once(*args, **kwargs)

    monkeypatch.setattr(owner, name, after_a_while)


async def begin_another_press(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chen presses *As text*, which is slow."""
    table = await evening.table()
    slow_down(monkeypatch, Store, "table")
    evening.inject(Tap(evening.chen, evening.post, CustomId("text", table.id, table.version).write()))


def answered(evening: Evening, press: Any) -> list[tuple[str, int]]:
    """Return how a press was answered: methods, and for a callback its type."""
    of_press = [entry for entry in evening.http if press.token in entry.path]
    return [(entry.method, (entry.json or {}).get("type", 0)) for entry in of_press]


async def last_tap(evening: Evening, panel: Seen) -> Tap:
    """Return Ada's tap on the last answer of her first legal turn."""
    position, path = await evening.position(), ()
    action = position.game.notation.read((await evening.legal())[0])
    answers = dict(position.game.prompts.slots(position.state, action))
    while isinstance(question := position.ask(position.to_move[0], path), Question):
        path = (*path, answers[question.name])
    table = position.table
    return Tap(evening.ada, panel, CustomId("panel", table.id, table.version, path).write())


@pytest.mark.slow
async def test_idle_bot_answers_a_turn_with_one_request(evening: Evening) -> None:
    await evening.begin()
    tap = await last_tap(evening, await evening.panel(evening.ada))
    press = evening.inject(tap)
    await evening.env.settle()
    assert answered(evening, press) == [("POST", EDIT)]
    assert len(await evening.log()) == 1


@pytest.mark.slow
async def test_turn_whose_commit_is_slow_is_acknowledged_before_it_is_played(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    panel = await evening.panel(evening.ada)
    tap = await last_tap(evening, panel)
    slow_down(monkeypatch, Manager, "run")
    press = evening.inject(tap)
    await evening.pass_time(MOMENT)
    assert answered(evening, press) == [("POST", DEFER_EDIT)]
    assert await evening.log() == []
    await evening.pass_time(LONG)
    assert answered(evening, press) == [("POST", DEFER_EDIT), ("PATCH", 0)]
    assert "You " in panel.text
    assert len(await evening.log()) == 1


async def test_play_is_acknowledged_first_only_while_reading_is_slow(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painter_workers, "CACHE_BYTES", 2**30)
    await evening.begin()
    await evening.panel(evening.ada)  # its picture is painted by now
    tap = Tap(evening.ada, evening.post, evening.post.buttons["Play"])
    alone = evening.inject(tap)
    await evening.env.settle()
    assert answered(evening, alone) == [("POST", SEND)]
    await begin_another_press(evening, monkeypatch)
    among_others = evening.inject(tap)
    await evening.pass_time(MOMENT)
    assert answered(evening, among_others) == [("POST", DEFER_SEND)]
    await evening.pass_time(LONG)
    (panel,) = evening.answers([among_others])
    assert panel.is_private
    assert panel.pictures


async def test_joining_a_lobby_is_acknowledged_first_while_seating_is_slow(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await evening.open()
    slow_down(monkeypatch, LobbyService, "join")
    press = evening.inject(Tap(evening.boris, lobby, lobby.buttons["Join"]))
    await evening.pass_time(MOMENT)
    assert answered(evening, press) == [("POST", DEFER_EDIT)]
    await evening.pass_time(LONG)
    assert answered(evening, press) == [("POST", DEFER_EDIT), ("PATCH", 0)]
    assert "boris" in lobby.text.lower()


async def test_acknowledgement_soon_is_timed_from_the_press_and_not_from_the_call() -> None:
    press: Any = SimpleNamespace(type=discord.InteractionType.component, locale=discord.Locale.german)
    response, loop = responder.Response(press, public=False), asyncio.get_running_loop()
    await asyncio.sleep(0.01)  # reading the table
    called_at = loop.time()
    response.acknowledge_soon(thinking=False)
    response._timer.cancel()
    assert response._timer.when() < called_at + responder.SOON


async def test_first_press_of_a_user_is_acknowledged_while_storing_them_is_slow(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A first press stores the user's language, which would wait for other writes."""
    await evening.begin()
    await begin_another_press(evening, monkeypatch)
    slow_down(monkeypatch, Store, "change_person")
    press = evening.inject(Tap(evening.arrive("dora"), evening.post, evening.post.buttons["Play"]))
    await evening.pass_time(MOMENT)
    assert answered(evening, press) == [("POST", DEFER_SEND)]
    await evening.pass_time(2 * LONG)
    (refusal,) = evening.answers([press])
    assert refusal.is_private


@pytest.mark.slow
async def test_panel_question_is_answered_with_one_request_during_a_slow_press(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    panel = await evening.panel(evening.ada)
    await begin_another_press(evening, monkeypatch)
    press = evening.inject(Tap(evening.ada, panel, panel.buttons[panel.labels[0]]))
    await evening.pass_time(MOMENT)
    assert answered(evening, press) == [("POST", EDIT)]
    await evening.pass_time(LONG)


async def test_double_tap_on_a_turns_last_answer_gets_two_answers_and_plays_once(evening: Evening) -> None:
    await evening.begin()
    tap = await last_tap(evening, await evening.panel(evening.ada))
    assert len(await evening.tap(tap, tap)) == 2
    assert len(await evening.log()) == 1


@pytest.mark.slow
async def test_acknowledged_turn_is_posted_to_the_others_although_its_answer_is_lost(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    panel, posts = await evening.panel(evening.ada), len(evening.posts)
    tap = await last_tap(evening, panel)
    slow_down(monkeypatch, Manager, "run", MOMENT)
    evening.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=UNKNOWN_WEBHOOK)
    press = evening.inject(tap)
    await evening.pass_time(LONG)
    assert answered(evening, press) == [("POST", DEFER_EDIT), ("PATCH", 0)]
    assert len(await evening.log()) == 1
    assert len(evening.posts) == posts + 1
    assert evening.post.addressed == {evening.boris.id}


async def test_turn_is_answered_by_a_new_message_if_the_pressed_one_was_dismissed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    tap = await last_tap(evening, await evening.panel(evening.ada))
    slow_down(monkeypatch, Manager, "run", MOMENT)
    evening.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=UNKNOWN_MESSAGE)
    press = evening.inject(tap)
    await evening.pass_time(LONG)
    assert answered(evening, press) == [("POST", DEFER_EDIT), ("PATCH", 0), ("POST", 0)]
    assert " and draw the " in evening.answers([press])[0].text


async def test_turn_whose_acknowledgement_came_too_late_is_not_played(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press that is no longer fresh is acknowledged before the commit."""
    await evening.begin()
    tap = await last_tap(evening, await evening.panel(evening.ada))
    monkeypatch.setattr(responder, "FRESH", 0.0)
    evening.env.inject_error("POST", "/interactions/*/callback", status=404, code=UNKNOWN_INTERACTION)
    press = evening.inject(tap)
    await evening.pass_time(LONG)
    assert answered(evening, press) == [("POST", DEFER_EDIT)]
    assert await evening.log() == []


@pytest.mark.slow
async def test_crash_between_acknowledgement_and_commit_plays_nothing_and_the_button_works_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crash(*_: Any, **__: Any) -> None:
        await asyncio.sleep(MOMENT)
        raise asyncio.CancelledError

    await evening.begin()
    tap = await last_tap(evening, await evening.panel(evening.ada))
    with monkeypatch.context() as patch:
        patch.setattr(Manager, "run", crash)
        press = evening.inject(tap)
        await evening.pass_time(LONG)
    assert answered(evening, press) == [("POST", DEFER_EDIT)]
    await evening.restart()
    assert await evening.log() == []
    await evening.tap(tap)
    assert len(await evening.log()) == 1


@pytest.mark.slow
async def test_tikal_turn_that_ends_with_its_last_point_is_answered_by_one_edit_without_a_picture(
    evening: Evening,
) -> None:
    """With the last point spent, the new post shows the map, so the answer needs no picture."""
    await sit_down(evening)
    mover = await evening.mover()
    panel = await evening.press(mover, "Play")
    await place(evening, mover, panel)
    for label in ACTIONS:
        await evening.press(mover, label, panel)
    seen = len(evening.http)
    await evening.press(mover, LAST_ACTION, panel)
    assert (await evening.mover()).id != mover.id
    assert answers_since(evening, seen) == [("POST", EDIT)]
    assert panel.pictures == {}


@pytest.mark.slow
async def test_answered_press_is_freed_without_garbage_collection(evening: Evening) -> None:
    """discord.py creates reference cycles between a press, its answer and the pressed message."""
    await evening.begin()
    await evening.panel(evening.ada)
    gc.disable()
    try:
        before = {id(press): press for press in remembered_presses()}
        await evening.panel(evening.ada)
        assert [press for press in remembered_presses() if id(press) not in before] == []
    finally:
        gc.enable()


def remembered_presses() -> list[discord.Interaction]:
    return [one for one in gc.get_objects() if isinstance(one, discord.Interaction)]
