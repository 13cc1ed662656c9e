"""Fixtures: a new bot on a simulated Discord for each test."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import pytest
import simcord
from sqlalchemy import URL, Engine, create_engine

from bot import network_errors
from bot.app.client import Explorers, build
from bot.jobs import late_notifications, publisher
from bot.process_pool import ProcessPool
from bot.ratings import rating_updates
from bot.store import Database, Store, connect, migrate, names
from bot.store import database as database_module
from bot.ui import painter_workers, presses, responder
from engine.core.card_games import why_resigned
from engine.core.catalogue import Catalogue
from engine.core.menu import Question
from engine.games.lost_cities import scoring as lost_cities_scoring
from engine.games.lost_cities_board import scoring as lost_cities_board_scoring
from render import picture
from render.picture import Picture, warm_up
from tests import postgres
from tests.bot import discord_api
from tests.bot.compiled_statements import CompiledStatements
from tests.bot.copies import make_plain
from tests.bot.evening import Evening, look_round_hourly, settings, wide_rows
from tests.bot.here import without_threads
from tests.bot.patient_clock import make_patient
from tests.bot.quick_clock import make_quick
from tests.bot.quick_start import make_starts_quick, without_first_cleanup
from tests.bot.thinking import Judging

SLOW_MACHINE = 60.0
"""Seconds before simcord calls a step stuck. Test machines can be busy."""
SOON = 0.2
"""Seconds that an answer waits for its picture. The patient clock counts each of the loop's turns as 0.01."""
LOOK_AGAIN = 0.001
"""Seconds between checks whether the bot is idle. simcord does not notice finished threads."""
ENDINGS = (lost_cities_scoring, lost_cities_board_scoring)
"""Modules of games that an early end can keep from counting."""
_Made = TypeVar("_Made")


@pytest.fixture(scope="session")
def _migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all migrations, as a new bot leaves it. Copying it is fast."""
    file = tmp_path_factory.mktemp("template") / "empty.db"

    async def make() -> None:
        database = connect(f"sqlite:///{file}")
        await migrate(database)
        await database.write(names.draw_key)
        await rating_updates.rebuild_if_outdated(database)
        await database.close()

    asyncio.run(make())
    return file


@pytest.fixture(scope="session", autouse=True)
def _statements() -> Iterator[None]:
    """Share compiled SQL statements between all databases of a process."""
    shared, compiled, engine_of = create_engine("sqlite://"), CompiledStatements(), database_module.engine_of
    shared.connect().close()

    def sharing(address: URL) -> Engine:
        engine = engine_of(address)
        engine.dialect, engine._compiled_cache = shared.dialect, compiled
        return engine

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.store.database.engine_of", sharing)
        yield


@pytest.fixture(scope="session", autouse=True)
def _simcord() -> Iterator[None]:
    """Speed up simcord and the start of the bot."""
    with pytest.MonkeyPatch.context() as patch:
        make_plain(patch)
        make_quick(patch)
        make_starts_quick(patch)
        patch.setattr(simcord.Env, "_settle_internal", _patiently)
        yield


_settle = simcord.Env._settle_internal


async def _patiently(env: simcord.Env, *, timeout: float | None = None, **given: Any) -> None:  # noqa: ASYNC109
    """Settle a starting bot with a longer timeout than simcord's five seconds."""
    if timeout is not None:
        timeout = max(timeout, SLOW_MACHINE)
    await _settle(env, timeout=timeout, **{"idle": LOOK_AGAIN, **given})


@pytest.fixture(scope="session")
def on_postgres(request: pytest.FixtureRequest) -> bool:
    """Whether these tests run on PostgreSQL (`--database postgres`)."""
    return bool(request.config.getoption("--database") == "postgres")


@pytest.fixture
def on_the_disk() -> None:
    """Wait for the disk, for tests about durability. Other tests do not wait."""


@pytest.fixture
def early_ends() -> None:
    """Apply the rule that games abandoned early do not count. Other tests disable it to stay short."""


@pytest.fixture
def pauses() -> None:
    """Keep delays, for tests about delayed work. Other tests run it at once."""


def _why_resigned(finished: int, rounds: int, *_: Any, share: int) -> str:
    """Let a game of one round count from its start."""
    return why_resigned(finished, rounds, (), (), share)


@pytest.fixture(autouse=True)
def _usual(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep tests short, except for what they ask for by one of the fixtures above."""
    asked = request.fixturenames
    if "on_the_disk" not in asked:
        monkeypatch.setattr(database_module, "SYNCHRONOUS", "OFF")
    if "early_ends" not in asked:
        for ending in ENDINGS:
            monkeypatch.setattr(ending, "why_resigned", _why_resigned)
    if "pauses" not in asked:
        monkeypatch.setattr(publisher, "PROGRESS_DELAY", 0.0)
        monkeypatch.setattr(publisher, "PANEL_CHECK_DELAY", 0.0)
        monkeypatch.setattr(late_notifications, "SEEN_DELAY", 0.0)
    # Outages that other tests have logged are logged again.
    monkeypatch.setattr(network_errors, "_warned", {})
    monkeypatch.setattr(network_errors, "_failing", set())
    # An answer waits longer for its picture than a busy test machine needs.
    monkeypatch.setattr(responder, "SOON", SOON)
    monkeypatch.setattr(presses, "HEAD_START", SOON / 2)


@pytest.fixture(autouse=True)
def _threads(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Check that no thread outlives its test, such as one of a killed bot, and close all databases.

    The threads of a database would call the loop of a later test.
    """
    pools = _note_new(ProcessPool, monkeypatch)
    connections = _note_new(aiosqlite.Connection, monkeypatch)
    yield
    _forget_finished_tasks()
    for connection in connections:
        if connection._thread.is_alive():
            connection.stop()
            connection._thread.join(SLOW_MACHINE)
    for processes in pools:
        processes.close()
    for thread in [one for processes in pools for one in processes._threads]:
        thread.join(SLOW_MACHINE)
        assert not thread.is_alive(), "it does what nobody has told to end"


def _forget_finished_tasks() -> None:
    """Remove finished tasks from asyncio's set, which the end of each event loop looks through.

    They stay in it until they are collected as garbage, which is rarely done.
    """
    known = "_all_tasks" if sys.version_info < (3, 12) else "_scheduled_tasks"
    for task in list(getattr(asyncio.tasks, known)):
        if task.done():
            asyncio.tasks._unregister_task(task)


def _note_new(kind: type[_Made], monkeypatch: pytest.MonkeyPatch) -> list[_Made]:
    """Return a list of all objects of a class that are made from here on."""
    begun, begin = list[_Made](), kind.__init__

    def beginning(made: _Made, *given: Any, **named: Any) -> None:
        begin(made, *given, **named)
        begun.append(made)

    monkeypatch.setattr(kind, "__init__", beginning)
    return begun


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path, on_postgres: bool) -> Path:
    """A SQLite file for one test."""
    if on_postgres:
        pytest.skip("about SQLite")
    return Path(shutil.copy(request.getfixturevalue("_migrated"), tmp_path / "explorers.db"))


@pytest.fixture
def url(request: pytest.FixtureRequest, on_postgres: bool) -> Iterator[str]:
    """The URL of a migrated database for one test."""
    if on_postgres:
        with postgres.migrated() as url:
            yield url
    else:
        yield f"sqlite:///{request.getfixturevalue('database')}"


@pytest.fixture
async def opened(url: str) -> AsyncIterator[Database]:
    """A migrated database."""
    opened = connect(url)
    yield opened
    await opened.close()


@pytest.fixture
def store(opened: Database) -> Store:
    """The store of a migrated database."""
    return Store(opened)


@pytest.fixture
def new_url(tmp_path: Path, on_postgres: bool) -> Iterator[str]:
    """Return the URL of a new database for one test."""
    if on_postgres:
        with postgres.empty() as url:
            yield url
    else:
        yield f"sqlite:///{tmp_path / 'new.db'}"


@pytest.fixture
def painters(_warm: None) -> None:
    """Paint real pictures. Other tests get fast fakes."""


@pytest.fixture(scope="session")
def _warm() -> None:
    """Paint the first pictures of the process, which are slow, before a bot starts."""
    for _ in warm_up():
        pass


@pytest.fixture
def threads() -> None:
    """Use threads for SQLite and painters as in production. Other tests run that work inline."""


@pytest.fixture
def hourly() -> None:
    """Run the sweep only once an hour, for tests in which days pass."""


@pytest.fixture
def bot(
    request: pytest.FixtureRequest, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Explorers:
    """The bot, not connected yet."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))  # where its heartbeat file is
    monkeypatch.setattr(painter_workers, "CACHE_BYTES", 0)  # tests read the arguments of the painters
    if "threads" not in request.fixturenames:
        without_threads(monkeypatch)
    if "painters" not in request.fixturenames:
        monkeypatch.setattr(painter_workers, "warm_up", tuple)
        for what in ("lobby", "tabletop", "hand", "lesson", "score_sheet", "match", "share"):
            monkeypatch.setattr(picture, what, _quick(what))
        monkeypatch.setattr(picture, "hands", _hands)
        monkeypatch.setattr(picture, "question", _question)
        monkeypatch.setattr(picture, "finale", _finale)
        monkeypatch.setattr(picture, "analysis", lambda looked, *_: _quick("analysis")(looked.game_key))
        monkeypatch.setattr(picture, "board", lambda *_: _quick("page")("leaderboard"))
        monkeypatch.setattr(picture, "career", lambda *_: _quick("card")("profile"))
        monkeypatch.setattr(picture, "daily", lambda *_: _quick("card")("daily"))
        monkeypatch.setattr(picture, "cup", lambda *_: _quick("result")("cup"))
        monkeypatch.setattr(picture, "cup_week", lambda *_: _quick("week")("cup"))
        monkeypatch.setattr(picture, "league", lambda *_: _quick("table")("league"))
    bot = build(settings(url), Judging())
    without_first_cleanup(bot)
    if "hourly" in request.fixturenames:
        look_round_hourly(bot)
    return bot


def _quick(what: str) -> Callable[..., Picture]:
    return lambda key, *_: Picture(b"picture", f"{key}-{what}.jpg", 1, 1)


def _hands(key: str, *_: Any) -> Picture | None:
    """Paint all hands, for games that have such a picture."""
    return _quick("hands")(key) if picture.paints_hands(key) else None


def _finale(key: str, *subject: Any) -> picture.Picture | None:
    """Paint the end, for games that have one picture of it."""
    return (
        _quick("finale")(key, *subject) if hasattr(import_module(f"render.games.{key}"), "finale") else None
    )


def _question(key: str, _: Any, asked: Question, say: Catalogue) -> Picture | None:
    """Paint a fast question if the painters have a picture for it."""
    return _quick("question")(key) if picture.paints_question(key, asked) else None


@pytest.fixture
def waited() -> float:
    """Seconds from New Year 2026, where the simulated clock begins, to the start. A file may override it."""
    return 0.0


@pytest.fixture
async def env(bot: Explorers, waited: float, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[simcord.Env]:
    """Discord with the connected bot."""
    make_patient(monkeypatch)
    env = simcord.Env(bot, settle_timeout=SLOW_MACHINE)
    env.backend.clock.advance(waited)
    await env.start()
    yield env
    await env.shutdown()
    env.raise_errors()


@pytest.fixture
async def evening(
    request: pytest.FixtureRequest, env: simcord.Env, bot: Explorers, url: str
) -> AsyncIterator[Evening]:
    """A simulated evening. Errors logged by the bot fail the test unless it reads and clears them."""
    evening = Evening(env, bot, url, hourly="hourly" in request.fixturenames)
    listener = _Listener(evening.errors)
    logging.getLogger("bot").addHandler(listener)
    yield evening
    logging.getLogger("bot").removeHandler(listener)
    await evening.bot.manager.store.close()
    assert evening.errors == [], "the bot noted a bug of its own"
    assert wide_rows(env) == [], "these rows of buttons break on a phone"


class _Listener(logging.Handler):
    def __init__(self, messages: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._messages = messages

    def emit(self, record: logging.LogRecord) -> None:
        self._messages.append(record.getMessage())


@pytest.fixture(scope="session")
def _description() -> discord_api.Description | None:
    return discord_api.from_environment()


@pytest.fixture(autouse=True)
def as_discord_describes_it(
    request: pytest.FixtureRequest, _description: discord_api.Description | None
) -> Iterator[None]:
    """Check after each test that all requests match Discord's published API description."""
    yield
    evening = (getattr(request.node, "funcargs", None) or {}).get("evening")
    if _description is not None and isinstance(evening, Evening):
        wrong = [problem for entry in evening.http for problem in _description.problems(entry)]
        assert not wrong, "\n".join(wrong)


@pytest.fixture
def keeper(evening: Evening) -> simcord.MemberActor:
    """A member who manages the server."""
    return evening.add_keeper("dana")
