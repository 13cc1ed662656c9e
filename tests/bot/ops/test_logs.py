"""Logs: no tokens and no chosen cards at any level."""

from __future__ import annotations

import ast
import io
import json
import logging
import re
import socket
import sqlite3
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
import sentry_sdk
from sqlalchemy.exc import OperationalError

from bot import __main__ as command
from bot import log_context, metrics
from bot.ops import logs
from bot.ops.logs import HIDDEN, hide_tokens, redacted
from bot.ops.settings import Settings
from tests.bot.evening import MINUTE, Evening
from tests.source_files import nodes, sources

TOKEN = "aW50ZXJhY3Rpb246MTIz.abc-DEF_0"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Provide the output of the root logger's handler."""
    stream, root = io.StringIO(), logging.getLogger()
    handler, level = logging.StreamHandler(stream), root.level
    before = {one: one.formatter for one in root.handlers}
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    hide_tokens()
    yield stream
    root.removeHandler(handler)
    root.setLevel(level)
    for one, formatter in before.items():
        one.setFormatter(formatter)


@pytest.mark.parametrize(("terminal", "no_color"), [(False, ""), (True, "1")])
def test_log_has_no_colour_codes_outside_a_terminal_or_with_no_color(
    terminal: bool, no_color: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This includes containers, which discord.py takes for a terminal."""
    stream, root = io.StringIO(), logging.getLogger()
    monkeypatch.setattr(stream, "isatty", lambda: terminal, raising=False)
    monkeypatch.setattr(discord.utils, "is_docker", lambda: True)
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    if no_color:
        monkeypatch.setenv("NO_COLOR", no_color)
    command._set_up_logging(Settings(), logging.INFO)
    logging.getLogger("bot").warning("a line")
    written = stream.getvalue()
    assert re.fullmatch(r"\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\] \[WARNING \] bot: a line\n", written)


@pytest.fixture
def plain(written: io.StringIO) -> io.StringIO:
    """Provide the log as text, as the bot writes it."""
    logging.getLogger().handlers[-1].setFormatter(logs.text_formatter(written))
    return written


def test_text_log_names_table_and_interaction_in_warnings_and_errors_but_not_in_info_lines(
    plain: io.StringIO,
) -> None:
    with log_context.about(table=12, interaction="345"):
        for level in (logging.INFO, logging.WARNING, logging.ERROR):
            logging.getLogger("bot").log(level, "Background work failed")
    info, *others = plain.getvalue().splitlines()
    assert info.endswith("bot: Background work failed")
    assert len(others) == 2
    assert all(one.endswith("bot: Background work failed (table 12, interaction 345)") for one in others)


@pytest.mark.parametrize(
    "line",
    [
        f"POST https://discord.com/api/v10/interactions/123/{TOKEN}/callback with None has returned 204",
        f"PATCH https://discord.com/api/v10/webhooks/123/{TOKEN}/messages/@original has returned 200",
        f"WebSocket Event: {{'t': 'INTERACTION_CREATE', 'd': {{'token': '{TOKEN}', 'type': 3}}}}",
        f'has received {{"id": "1", "token": "{TOKEN}"}}',
    ],
)
def test_token_in_a_logged_address_or_json_is_hidden_and_the_rest_of_the_line_is_kept(line: str) -> None:
    assert redacted(line) == line.replace(TOKEN, HIDDEN)


def test_tokens_are_hidden_in_logged_messages_arguments_and_tracebacks(written: io.StringIO) -> None:
    log = logging.getLogger("discord.http")
    log.debug(f"PATCH /webhooks/2/{TOKEN}")
    log.debug("%s %s", "POST", f"/webhooks/1/{TOKEN}")
    try:
        raise RuntimeError(f"/interactions/1/{TOKEN}/callback")
    except RuntimeError:
        log.exception("failed")
    assert TOKEN not in written.getvalue()
    assert written.getvalue().count(HIDDEN) >= 3


def test_password_in_a_logged_database_address_is_hidden_and_other_addresses_are_kept() -> None:
    line = "cannot reach postgresql+asyncpg://bot:hunter2@db:5432/games"
    assert redacted(line) == "cannot reach postgresql+asyncpg://bot:[hidden]@db:5432/games"
    assert redacted("http://localhost:8080/api/v10 of eg@host") == "http://localhost:8080/api/v10 of eg@host"


@pytest.fixture
def lines(written: io.StringIO) -> Callable[[], list[dict[str, Any]]]:
    """Provide the JSON lines of the root logger's handler."""
    logging.getLogger().handlers[-1].setFormatter(logs.json_formatter())
    hide_tokens("very.secret.token")
    # A bot that is already running may have logged a line.
    written.seek(0)
    written.truncate()
    return lambda: [json.loads(line) for line in written.getvalue().splitlines()]


def test_json_line_has_time_level_logger_message_and_the_table_if_known(
    lines: Callable[[], list[dict[str, Any]]],
) -> None:
    with log_context.about(table=12):
        logging.getLogger("bot.jobs").warning("Table %s\nwaits", "“ä”")
    logging.getLogger("bot").info("Nothing special")
    first, second = lines()
    assert datetime.fromisoformat(first.pop("time")).utcoffset() == timedelta(0)
    assert first == {"level": "WARNING", "logger": "bot.jobs", "message": "Table “ä”\nwaits", "table": 12}
    assert second.keys() == {"time", "level", "logger", "message"}


def test_json_line_hides_tokens_and_passwords_also_in_tracebacks(
    lines: Callable[[], list[dict[str, Any]]], written: io.StringIO
) -> None:
    log = logging.getLogger("discord.http")
    log.debug("%s received %s", f"/webhooks/1/{TOKEN}", {"token": TOKEN})
    log.debug("has received %s", json.dumps({"id": "1", "token": TOKEN}))
    try:
        raise RuntimeError(f"'token': '{TOKEN}' sent with very.secret.token to sql://me:hunter2@there")
    except RuntimeError:
        log.exception("failed")
    assert [line["level"] for line in lines()] == ["DEBUG", "DEBUG", "ERROR"]
    told = f"'token': '{HIDDEN}' sent with {HIDDEN} to sql://me:{HIDDEN}@there"
    assert lines()[2]["traceback"].endswith(told)
    assert not [secret for secret in (TOKEN, "very.secret", "hunter2") if secret in written.getvalue()]


@pytest.mark.slow
async def test_errors_of_presses_and_posts_name_table_and_interaction_and_those_of_sweeps_the_table(
    evening: Evening, lines: Callable[[], list[dict[str, Any]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """This includes background work that a press starts."""
    await evening.begin()
    table, move = await evening.table(), (await evening.legal())[0]

    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(evening.bot.publisher.posting, "catch_up", fail)
    await evening.move(move)
    await evening.pass_time(MINUTE)
    monkeypatch.setattr(evening.bot.manager, "view", fail)
    await evening.press(evening.ada, "My hand")
    assert len(evening.errors) == 3
    evening.errors.clear()
    posted, swept, pressed = [line for line in lines() if line["level"] == "ERROR"]
    assert posted["table"] == swept["table"] == pressed["table"] == table.id
    assert posted["interaction"] != pressed["interaction"]
    assert "interaction" not in swept
    assert pressed["shard"] == 0
    assert log_context.current_ids() == {}


def test_logged_errors_are_counted_once_and_warnings_are_not(written: io.StringIO) -> None:
    before = metrics.registry.get_sample_value("explorers_errors_total") or 0
    for _ in range(2):
        logs.count_errors()
    logging.getLogger("bot").warning("not so bad")
    logging.getLogger("bot").error("bad")
    (counting,) = [one for one in logging.getLogger().handlers if isinstance(one, logs.ErrorCounter)]
    logging.getLogger().removeHandler(counting)
    assert metrics.registry.get_sample_value("explorers_errors_total") == before + 1
    assert (metrics.registry.get_sample_value("explorers_errors_last_hour") or 0) >= 1


def test_error_report_names_the_fault_but_no_token_card_or_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    real = sentry_sdk.init

    class Kept(sentry_sdk.transport.Transport):
        def capture_envelope(self, envelope: Any) -> None:
            sent.append(envelope)

    monkeypatch.setattr(sentry_sdk, "init", lambda **how: real(**how, transport=Kept))
    logs.start_error_reports("https://key@127.0.0.1/1", "1.0", "very.secret.token")
    hand = " ".join(["Y" + "7", "R" + "2"])
    try:
        raise RuntimeError(f"/webhooks/1/{TOKEN} very.secret.token", len(hand))
    except RuntimeError:
        logging.getLogger("bot").exception("Table %s broke", 12)
    finally:
        real(default_integrations=False)
    (event,) = [envelope.get_event() for envelope in sent]
    assert event["logentry"]["message"] == "Table %s broke"
    assert event["exception"]["values"][0]["type"] == "RuntimeError"
    text = json.dumps(event)
    assert not [
        word for word in (TOKEN, "very.secret.token", "R2", "Y7", socket.gethostname()) if word in text
    ]


@pytest.mark.slow
async def test_log_never_names_a_chosen_card(
    evening: Evening, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This includes errors while a card is handled."""
    caplog.set_level(logging.INFO)
    await evening.begin()
    panel = await evening.panel(evening.ada)
    card = panel.buttons[panel.labels[0]].rpartition(":")[2]
    await evening.press(evening.ada, panel.labels[0], panel)
    await evening.press(evening.ada, "Discard", panel)

    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("bot.tables.moves.play", fail)
        patch.setattr("bot.tables.moves.play_choice", fail)
        await evening.press(evening.ada, "Draw and end turn", panel)
        await evening.move((await evening.legal())[0])
    assert len(evening.errors) == 2
    evening.errors.clear()
    ours = [record.getMessage() for record in caplog.records if record.name.startswith("bot")]
    assert not any(card in message for message in ours)


def test_error_without_text_is_described_by_its_class_and_others_in_one_line() -> None:
    assert log_context.describe(TimeoutError()) == "TimeoutError"
    assert log_context.describe(OSError("no\nroute")) == "OSError: no route"


def test_database_error_is_described_without_statement_and_values() -> None:
    driver = sqlite3.OperationalError("disk I/O error\nDETAIL: (seed)=(7)")
    assert (
        log_context.describe(OperationalError("SELECT 7", None, driver)) == "OperationalError: disk I/O error"
    )


def _bare_errors(file: Path) -> Iterator[int]:
    """Return the lines of log calls whose only argument is an exception's text, which may be empty."""
    handlers = [node for node in nodes(file, "log.") if isinstance(node, ast.ExceptHandler) and node.name]
    for handler in handlers:
        calls = (node for node in ast.walk(handler) if isinstance(node, ast.Call))
        for call in (call for call in calls if ast.unparse(call.func).startswith("log.")):
            if handler.name in map(ast.unparse, call.args):
                yield call.lineno


@pytest.mark.xdist_group("architecture")  # one process, which parses every file once
@pytest.mark.parametrize("room", ["bot", "playground"])
def test_no_log_call_in_an_except_block_has_the_exception_itself_as_an_argument(room: str) -> None:
    found = [(file.name, line) for file in sources(room) for line in _bare_errors(file)]
    assert found == []
