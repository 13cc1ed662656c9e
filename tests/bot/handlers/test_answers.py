"""Presses are answered in time: with one request if the answer is ready, else after an acknowledgement."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from discord.webhook.async_ import AsyncWebhookAdapter
from sqlalchemy import Engine, event

from bot.store import Store, table_queries
from bot.tables import game, positions
from bot.tables.languages import Languages
from bot.ui import pictures, responder
from bot.ui.custom_id import CustomId
from render import picture
from tests import examples
from tests.bot.evening import Evening, Tap

SEND, DEFER_SEND, DEFER_EDIT, EDIT = 4, 5, 6, 7
PATIENCE, LONG = 0.02, 0.25
"""Seconds, shorter than in production."""
MOST_STATEMENTS_A_TURN = 37
BEFORE_DISCORD_GIVES_UP, MUCH_TOO_LONG = 1.0, 5.0


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the time after which the bot acknowledges."""
    monkeypatch.setattr(responder, "ACKNOWLEDGE_AFTER", PATIENCE)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Slow down one of the store's methods."""

    def slow_down(method: str, seconds: float = LONG) -> None:
        at_once = getattr(Store, method)

        async def after_a_while(*args: Any, **kwargs: Any) -> Any:
            await asyncio.sleep(seconds)
            return await at_once(*args, **kwargs)

        monkeypatch.setattr(Store, method, after_a_while)

    return slow_down


@pytest.fixture
def slow_query(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Delay a query about tables in the database's thread."""

    def slow_down(name: str) -> None:
        at_once = getattr(table_queries, name)

        def after_a_while(*args: Any) -> Any:
            time.sleep(LONG)
            return at_once(*args)

        monkeypatch.setattr(table_queries, name, after_a_while)

    return slow_down


def answers_since(evening: Evening, seen: int) -> list[tuple[str, int]]:
    """Return what was sent because of presses and commands: method and, for a callback, its type."""
    sent = evening.http[seen:]
    return [
        (entry.method, (entry.json or {}).get("type", 0))
        for entry in sent
        if entry.path.startswith(("/interactions/", "/webhooks/"))
    ]


async def press_of(evening: Evening, verb: str, *path: str) -> str:
    table = await evening.table()
    return CustomId(verb, table.id, table.version, path).write()


# Ready answers


async def test_panel_question_is_answered_with_one_request(evening: Evening) -> None:
    await evening.begin()
    panel = await evening.panel(evening.ada)
    seen = len(evening.http)
    await evening.press(evening.ada, panel.labels[0], panel)
    assert answers_since(evening, seen) == [("POST", EDIT)]


async def test_text_log_and_refusal_are_answered_with_one_request_each(evening: Evening) -> None:
    """Chen only watches, and so may not resign."""
    await evening.begin()
    for verb in ("text", "log", "resign"):
        seen = len(evening.http)
        await evening.forge(evening.chen, await press_of(evening, verb))
        assert answers_since(evening, seen) == [("POST", SEND)], verb


async def test_joining_a_lobby_is_answered_with_one_request(evening: Evening) -> None:
    lobby = await evening.open()
    seen = len(evening.http)
    await evening.join(evening.boris, lobby)
    assert answers_since(evening, seen) == [("POST", EDIT)]


async def test_opening_a_lobby_takes_one_request(evening: Evening) -> None:
    seen = len(evening.http)
    lobby = await evening.open()
    assert answers_since(evening, seen) == [("POST", SEND)]
    assert (await evening.table()).post_message_id == lobby.id


async def test_answer_with_a_quick_picture_takes_one_request(evening: Evening) -> None:
    await evening.begin()
    seen = len(evening.http)
    await evening.press(evening.ada, "Play")
    assert answers_since(evening, seen) == [("POST", SEND)]


@pytest.mark.usefixtures("pauses")
async def test_answer_with_a_slow_picture_is_acknowledged_first(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    paint = pictures.of_hand

    async def slow(*given: Any) -> Any:
        await asyncio.sleep(LONG)
        return await paint(*given)

    monkeypatch.setattr(pictures, "of_hand", slow)
    seen = len(evening.http)
    press = evening.inject(Tap(evening.ada, evening.post, evening.post.buttons["Play"]))
    await evening.pass_time(2 * LONG)
    assert answers_since(evening, seen) == [("POST", DEFER_SEND), ("POST", 0)]
    assert evening.answers([press])[0].pictures


# Slow answers


async def test_slow_answer_is_acknowledged_within_discords_limit_and_sent_later(
    evening: Evening, slow: Callable[..., None]
) -> None:
    await evening.begin()
    slow("table", MUCH_TOO_LONG)
    seen = len(evening.http)
    press = evening.inject(Tap(evening.chen, evening.post, await press_of(evening, "text")))
    await evening.pass_time(BEFORE_DISCORD_GIVES_UP)
    assert answers_since(evening, seen) == [("POST", DEFER_EDIT)]
    await evening.pass_time(MUCH_TOO_LONG)
    (told,) = evening.answers([press])
    assert "44 cards left in the pile" in told.text


@pytest.mark.usefixtures("impatient")
async def test_answer_is_not_deferred_if_the_whole_process_was_held_up(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other work in the test process must not trigger the timer, else tests would be flaky."""
    await evening.begin()
    at_once = Store.table

    async def held_up(*args: Any, **kwargs: Any) -> Any:
        time.sleep(2 * PATIENCE)  # noqa: ASYNC251, as if another process had its turn
        return await at_once(*args, **kwargs)

    monkeypatch.setattr(Store, "table", held_up)
    seen = len(evening.http)
    await evening.forge(evening.chen, await press_of(evening, "text"))
    assert answers_since(evening, seen) == [("POST", SEND)]


@pytest.mark.usefixtures("impatient")
async def test_slow_text_is_acknowledged_and_then_sent_privately(
    evening: Evening, slow: Callable[..., None]
) -> None:
    await evening.begin()
    slow("table")
    seen = len(evening.http)
    told = await evening.forge(evening.chen, await press_of(evening, "text"))
    assert answers_since(evening, seen) == [("POST", DEFER_EDIT), ("POST", 0)]
    assert told.is_private
    assert "44 cards left in the pile" in told.text


@pytest.mark.slow
@pytest.mark.usefixtures("impatient")
async def test_slow_panel_edit_is_acknowledged_and_then_made(
    evening: Evening, slow: Callable[..., None]
) -> None:
    await evening.begin()
    panel = await evening.panel(evening.ada)
    slow("cached_table")
    seen = len(evening.http)
    await evening.press(evening.ada, panel.labels[0], panel)
    assert answers_since(evening, seen) == [("POST", DEFER_EDIT), ("PATCH", 0)]
    assert panel.labels == ["Expedition", "Discard", "Back"]


@pytest.mark.usefixtures("impatient")
async def test_form_that_comes_too_late_is_replaced_by_a_private_request_to_try_again(
    evening: Evening, slow: Callable[..., None]
) -> None:
    """Discord shows a form only as the first answer to a press."""
    lobby = await evening.open()
    options = await evening.press(evening.ada, "Options…", lobby)
    slow("table")
    told = await evening.press(evening.ada, "Game options…", options)
    assert told.is_private
    assert told.text == "That took too long. Please try again."


@pytest.mark.slow
@pytest.mark.usefixtures("impatient")
async def test_burst_of_20_slow_presses_acknowledges_and_answers_each(
    evening: Evening, slow: Callable[..., None]
) -> None:
    await evening.begin()
    slow("table")
    seen = len(evening.http)
    tap = Tap(evening.chen, evening.post, await press_of(evening, "text"))
    answers = await evening.tap(*[tap] * 20)
    assert len(answers) == 20
    assert answers_since(evening, seen)[:20] == [("POST", DEFER_EDIT)] * 20


@pytest.mark.usefixtures("impatient")
async def test_slow_lobby_is_acknowledged_and_then_posted_publicly(
    evening: Evening, slow: Callable[..., None]
) -> None:
    slow("create")
    seen = len(evening.http)
    told = await evening.open()
    assert answers_since(evening, seen) == [("POST", DEFER_SEND), ("POST", 0)]
    assert not told.is_private


@pytest.mark.usefixtures("impatient")
async def test_slow_refusal_of_a_public_command_is_private(
    evening: Evening, slow: Callable[..., None]
) -> None:
    """`/play` is deferred publicly, but the refusal that the channel is taken is private."""
    await evening.begin()
    slow("create")
    before = len(evening.posts)
    told = await evening.say(evening.chen, "play lost-cities")
    assert told.is_private
    assert told.labels == ["Play in a thread"]
    assert len(evening.posts) == before


@pytest.mark.usefixtures("impatient")
async def test_slow_board_of_a_lobby_is_posted_publicly(
    evening: Evening, slow_query: Callable[[str], None]
) -> None:
    """`/board` is either a private answer or a public lobby, which it knows only later."""
    await evening.open()
    slow_query("live_in_channel")
    told = await evening.say(evening.ada, "board")
    assert not told.is_private
    assert told.labels == ["Join", "Options…"]


@pytest.mark.usefixtures("impatient")
async def test_answer_is_sent_although_the_acknowledgement_failed(
    evening: Evening, slow: Callable[..., None]
) -> None:
    await evening.begin()
    custom_id = await press_of(evening, "text")
    slow("table")
    press = evening.inject(Tap(evening.chen, evening.post, custom_id))
    evening.env.inject_error("POST", f"/interactions/{press.id}/{press.token}/callback", status=404, code=0)
    await evening.env.settle()
    (told,) = evening.answers([press])
    assert "44 cards left in the pile" in told.text


Lose = Callable[..., list[Any]]


@pytest.fixture
def lose_first_response(monkeypatch: pytest.MonkeyPatch) -> Lose:
    """Return a function after which a method's first request is recorded by Discord, but raises an error.

    It takes the method's name and the error, and returns a list that gets the parameters of each request.
    """

    def lose(method: str, error: type[Exception] = ConnectionResetError) -> list[Any]:
        send, sent = getattr(AsyncWebhookAdapter, method), list[Any]()

        async def send_and_lose(self: AsyncWebhookAdapter, *given: Any, **named: Any) -> Any:
            sent.append(named.get("params"))
            answer = await send(self, *given, **named)
            if len(sent) == 1:
                raise error
            return answer

        monkeypatch.setattr(AsyncWebhookAdapter, method, send_and_lose)
        return sent

    return lose


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("verb", ("text", "play"))
async def test_answer_arrives_although_the_response_to_the_acknowledgement_was_lost(
    evening: Evening, slow: Callable[..., None], lose_first_response: Lose, verb: str
) -> None:
    await evening.begin()
    custom_id = await press_of(evening, verb)
    sent = lose_first_response("create_interaction_response")
    slow("table")
    (told,) = await evening.tap(Tap(evening.ada, evening.post, custom_id))
    assert told.text
    assert sent[0].payload["type"] in (DEFER_SEND, DEFER_EDIT)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("verb", ("text", "play"))
async def test_answer_arrives_although_the_acknowledgement_timed_out_after_discord_recorded_it(
    evening: Evening,
    slow: Callable[..., None],
    lose_first_response: Lose,
    monkeypatch: pytest.MonkeyPatch,
    verb: str,
) -> None:
    await evening.begin()
    panel = await evening.panel(evening.ada)
    custom_id = await press_of(evening, verb)
    sent = lose_first_response("create_interaction_response", TimeoutError)
    monkeypatch.setattr(responder, "with_retry", lambda call: call())
    slow("table")
    pressed = panel if verb == "play" else evening.post
    (told,) = await evening.tap(Tap(evening.ada, pressed, custom_id))
    assert sent[0].payload["type"] in (DEFER_SEND, DEFER_EDIT)
    assert told.labels if verb == "play" else "44 cards left in the pile" in told.text


@pytest.mark.usefixtures("impatient")
async def test_refusal_arrives_although_the_response_to_the_placeholders_deletion_was_lost(
    evening: Evening, slow: Callable[..., None], lose_first_response: Lose
) -> None:
    await evening.begin()
    slow("create")
    tries = lose_first_response("delete_original_interaction_response")
    told = await evening.say(evening.chen, "play lost-cities")
    assert told.labels == ["Play in a thread"]
    assert len(tries) == 2


@pytest.mark.usefixtures("impatient")
async def test_slow_lobby_is_posted_once_although_the_response_to_its_follow_up_was_lost(
    evening: Evening, slow: Callable[..., None], lose_first_response: Lose
) -> None:
    slow("create")
    sent = lose_first_response("execute_webhook")
    lobby = await evening.open()
    assert len(sent) == 1
    assert [post.id for post in evening.posts] == [lobby.id]
    assert (await evening.table()).post_message_id == lobby.id


# No more work than the answer needs


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count expensive calls."""
    counted: Counter[str] = Counter()

    def count(owner: Any, name: str) -> None:
        original = getattr(owner, name)

        def counting(*args: Any, **kwargs: Any) -> Any:
            counted[name] += 1
            return original(*args, **kwargs)

        monkeypatch.setattr(owner, name, counting)

    for name in ("tabletop", "hand", "question", "score_sheet"):
        count(picture, name)
    count(game, "replay_log")
    count(positions, "committed")
    return counted


async def test_stranger_is_refused_before_any_painting_or_replay(
    evening: Evening, work: Counter[str]
) -> None:
    await evening.begin()
    for verb in ["play", "hand", "panel", "look", "undo", "resign"]:
        custom_id = await press_of(evening, verb)
        work.clear()
        told = await evening.forge(evening.chen, custom_id)
        assert "You’re not playing at this table" in told.text, verb
        assert work == {}, verb


async def test_press_is_answered_with_an_apology_and_logs_one_bug_if_reading_the_language_fails(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    custom_id = await press_of(evening, "hand")

    async def fail(*_: Any) -> str:
        raise ValueError("broken")

    monkeypatch.setattr(Languages, "of", fail)
    assert "Something went wrong on my side" in (await evening.forge(evening.ada, custom_id)).text
    assert ["Bug in eg:hand" in error for error in evening.errors] == [True]
    evening.errors.clear()


@pytest.mark.parametrize("command", ["help", *examples.slow("play lost-cities", "unknown")])
async def test_command_gets_one_apology_and_logs_one_bug_if_reading_the_language_fails(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    def answers() -> int:
        return sum("/interactions/" in one.path or "/webhooks/" in one.path for one in evening.http)

    async def fail(*_: Any) -> str:
        raise ValueError("broken")

    monkeypatch.setattr(Languages, "of", fail)
    if command == "unknown":
        command = "help"
        evening.bot.tree.remove_command(command)
    before = answers()
    assert "Something went wrong on my side" in (await evening.say(evening.ada, command)).text
    assert answers() == before + 1
    assert len(evening.errors) == 1
    evening.errors.clear()
    evening.env._errors.clear()  # what simcord thinks of the failed command


async def test_play_hand_and_text_read_the_table_once_and_a_panel_question_uses_the_cached_table(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    custom_ids = {verb: await press_of(evening, verb) for verb in ("play", "hand", "text", "panel")}
    read: list[int] = []
    original = Store.table

    async def reading(store: Store, table_id: int) -> Any:
        read.append(table_id)
        return await original(store, table_id)

    monkeypatch.setattr(Store, "table", reading)
    for verb, custom_id in custom_ids.items():
        read.clear()
        await evening.forge(evening.ada, custom_id)
        # Panel questions use the cached table while it is current.
        assert len(read) == (0 if verb == "panel" else 1), verb


@pytest.fixture
def statements() -> Iterator[list[str]]:
    asked: list[str] = []

    def listen(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        asked.append(statement)

    event.listen(Engine, "before_cursor_execute", listen)
    yield asked
    event.remove(Engine, "before_cursor_execute", listen)


async def test_turn_of_three_taps_makes_at_most_37_database_statements(
    evening: Evening, statements: list[str]
) -> None:
    """Play, three taps, the post and the next hand."""
    await evening.begin()
    text = (await evening.legal())[0]
    statements.clear()
    taps = await evening.turn(evening.ada, text)
    assert len(taps) == 3
    assert len(statements) <= MOST_STATEMENTS_A_TURN, "\n".join(statements)


async def test_panel_question_makes_one_select_statement(evening: Evening, statements: list[str]) -> None:
    await evening.begin()
    panel = await evening.panel(evening.ada)
    statements.clear()
    await evening.press(evening.ada, panel.labels[0], panel)
    assert len([statement for statement in statements if statement.startswith("SELECT")]) == 1
