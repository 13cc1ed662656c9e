"""Late pictures: messages go out as text, and posts get their pictures later."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from concurrent.futures import Future
from threading import Event
from typing import Any

import pytest
import simcord

from bot import metrics
from bot.app import client
from bot.app.client import Explorers
from bot.process_pool import Lost
from bot.store import Database, migrate
from bot.ui import painter_workers, pictures
from bot.ui.painter_workers import Painters, PictureTimeout
from engine.core.catalogue import catalogue
from engine.game_registry import games
from render import picture
from render.picture import Picture
from tests.bot import errands
from tests.bot.evening import MINUTE, Evening
from tests.bot.games.test_tikal import place, sit_down
from tests.bot.ops.test_process_pool import SLOW_MACHINE

AT_ONCE, KEPT = 0.02, 20
PAINTED = Picture(b"picture", "picture.jpg", 1, 1)
ENTRY = painter_workers._ENTRY_BYTES + len(PAINTED.data)


class Easel:
    """A painter that blocks until released, and records what it started."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.go_on = Event()
        self.__name__ = "easel"

    def __call__(self, what: str, _: Any) -> Picture:
        self.begun.append(what)
        self.go_on.wait(SLOW_MACHINE)
        return PAINTED


@pytest.fixture
def easel() -> Iterator[Easel]:
    easel = Easel()
    yield easel
    easel.go_on.set()


async def both_busy(painters: Painters, easel: Easel) -> list[asyncio.Task[Picture | None]]:
    """Two pictures that are being painted."""
    busy = [asyncio.create_task(painters.paint(easel, name, None, patience=SLOW_MACHINE)) for name in "ab"]
    while len(easel.begun) < len(busy):  # noqa: ASYNC110, a thread rings no bell
        await asyncio.sleep(0.001)
    return busy


@pytest.mark.parametrize(
    ("megabytes", "cached"), [(None, 62), (256, 24), (1_000, 40), (64_000, 200)], ids=str
)
def test_painters_cache_4_percent_of_the_memory_but_at_least_24_and_at_most_200_megabytes(
    megabytes: int | None, cached: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory = None if megabytes is None else megabytes * 1_000_000
    monkeypatch.setattr(painter_workers, "memory_limit", lambda: memory)
    assert painter_workers.image_budget() == cached * 1_000_000


@pytest.fixture
def painters() -> Iterator[Painters]:
    """Painters with two threads."""
    painters = Painters(0)
    yield painters
    painters.close()


async def test_picture_slower_than_the_callers_patience_is_painted_once_for_later(
    painters: Painters, easel: Easel
) -> None:
    with pytest.raises(PictureTimeout, match="late"):
        await painters.paint(easel, "one", None, patience=AT_ONCE)
    easel.go_on.set()
    assert await painters.paint(easel, "one", None, patience=SLOW_MACHINE) == PAINTED
    assert easel.begun == ["one"], "it was painted once"


async def test_caller_who_gives_up_does_not_cancel_the_picture_for_others(
    painters: Painters, easel: Easel
) -> None:
    busy = await both_busy(painters, easel)
    patient = asyncio.create_task(painters.paint(easel, "c", None, patience=SLOW_MACHINE))
    with pytest.raises(PictureTimeout):
        await painters.paint(easel, "c", None, patience=AT_ONCE)
    easel.go_on.set()
    assert await asyncio.gather(patient, *busy) == [PAINTED] * 3


async def test_picture_that_no_caller_waits_for_is_not_painted(painters: Painters, easel: Easel) -> None:
    busy = await both_busy(painters, easel)
    with pytest.raises(PictureTimeout):
        await painters.paint(easel, "c", None, patience=AT_ONCE)
    easel.go_on.set()
    await asyncio.gather(*busy)
    await painters.paint(easel, "d", None, patience=SLOW_MACHINE)
    assert sorted(easel.begun) == ["a", "b", "d"]


async def test_metric_of_waiting_pictures_omits_a_given_up_one_and_falls_back_when_all_are_painted(
    painters: Painters, easel: Easel
) -> None:
    def waiting() -> float:
        return metrics.registry.get_sample_value("explorers_pictures_waiting") or 0

    before = waiting()
    busy = await both_busy(painters, easel)
    with pytest.raises(PictureTimeout):
        await painters.paint(easel, "given up", None, patience=AT_ONCE)
    assert waiting() == before + 2
    easel.go_on.set()
    await asyncio.gather(*busy)
    assert waiting() == before


async def test_full_queue_of_pictures_rejects_another_at_once_and_has_room_later(
    easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painter_workers, "CAPACITY", 1)
    painters = Painters(0)
    first = asyncio.create_task(painters.paint(easel, "one", None, patience=SLOW_MACHINE))
    await asyncio.sleep(0)
    with pytest.raises(PictureTimeout, match="full"):
        await painters.paint(easel, "another", None, patience=SLOW_MACHINE)
    easel.go_on.set()
    await first
    assert await painters.paint(easel, "another", None, patience=SLOW_MACHINE), "then there is room again"
    painters.close()


async def test_pictures_of_a_table_differ_between_languages(painters: Painters) -> None:
    game = games()["lost_cities"]
    view = game.visibility.view(game.rules.setup(game.Options(), 2, 5).state, None)
    english, german = [
        await painters.paint(
            picture.tabletop,
            "lost_cities",
            view,
            ("Ada", "Boris"),
            catalogue(language),
            patience=SLOW_MACHINE,
        )
        for language in ("en", "de")
    ]
    assert english != german


@pytest.mark.slow
async def test_worker_process_paints_the_same_picture_as_the_bots_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(painter_workers, "TIMEOUT", SLOW_MACHINE)
    game, say = games()["lost_cities"], catalogue()
    view = game.visibility.view(game.rules.setup(game.Options(), 2, 5).state, None)
    subject = ("lost_cities", view, ("Ada", "Boris"), say)
    painters = Painters(1)
    try:
        assert await painters.paint(picture.tabletop, *subject, patience=SLOW_MACHINE) == picture.tabletop(
            *subject
        )
    finally:
        painters.close()


@pytest.mark.slow
def test_worker_process_allocates_images_in_blocks_of_64_kib() -> None:
    """In blocks of 16 MiB, freed images leave holes of tens of megabytes."""
    painters = Painters(1)
    try:
        assert painters._pool.submit(errands.image_block_size).result() == 64 * 1024
    finally:
        painters.close()


# Visible effects


class Slow:
    """Painters whose pictures are late until they are released."""

    has_backlog = False

    def __init__(self, painters: Painters) -> None:
        self._painters = painters
        self.late = True

    def has(self, *_: Any) -> bool:
        return False

    async def paint(self, *subject: Any, patience: float) -> Picture | None:
        if self.late:
            raise PictureTimeout("late")
        return await self._painters.paint(*subject, patience=patience)


@pytest.fixture
def slow(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow(evening.bot._painters)
    monkeypatch.setattr(pictures, "_painters", slow)
    return slow


@pytest.mark.slow
async def test_post_whose_picture_is_late_is_sent_as_text_and_gets_it_in_a_minute(
    evening: Evening, slow: Slow
) -> None:
    before = metrics.registry.get_sample_value("explorers_pictures_later_total") or 0
    post = await evening.begin()
    assert post.pictures == {} and "44 cards left in the pile" in post.text
    hand = evening.direct_message(evening.ada)
    assert hand.pictures == {} and "Your hand: " in hand.text, "nobody waits for a hand"
    slow.late = False
    await evening.pass_time(MINUTE)
    assert list(post.pictures) == ["lost_cities-tabletop.jpg"]
    assert "44 cards left in the pile" not in post.text, "the picture shows it"
    assert evening.post.id == post.id and post.labels == ["Play", "My hand", "More…"]
    assert metrics.registry.get_sample_value("explorers_pictures_later_total") == before + 1
    await evening.turn(evening.ada, (await evening.legal())[0])
    assert post.labels == []


async def test_old_post_gets_no_late_picture_once_there_is_a_newer_one(evening: Evening, slow: Slow) -> None:
    post = await evening.begin()
    await evening.move((await evening.legal())[0])
    newest, text = evening.post, post.text
    assert newest.id != post.id
    slow.late = False
    await evening.pass_time(MINUTE)
    assert post.pictures == {} and post.text == text
    assert list(newest.pictures) == ["lost_cities-tabletop.jpg"]


@pytest.mark.slow
async def test_late_picture_is_given_up_after_five_minutes(evening: Evening, slow: Slow) -> None:
    post = await evening.begin()
    await evening.pass_time(5 * MINUTE)
    tries = metrics.registry.get_sample_value("explorers_pictures_missing_total", {"why": "late"})
    slow.late = False
    await evening.pass_time(5 * MINUTE)
    assert post.pictures == {}
    assert metrics.registry.get_sample_value("explorers_pictures_missing_total", {"why": "late"}) == tries
    assert (await evening.press(evening.ada, "Play")).pictures, "the next is painted as ever"


@pytest.mark.slow
async def test_post_of_an_incomplete_turn_gets_a_late_picture_of_its_current_state(
    evening: Evening, slow: Slow
) -> None:
    """In games without hands the newest post is edited during a turn."""
    await sit_down(evening)
    post, mover = evening.post, await evening.mover()
    panel = evening.direct_message(mover)
    version = (await evening.table()).version
    await place(evening, mover, panel)
    assert (await evening.table()).version == version + 1
    words = post.text
    assert post.pictures == {}
    slow.late = False
    await evening.pass_time(MINUTE)
    assert list(evening.post.pictures) == ["tikal-tabletop.jpg"]
    assert len(evening.post.text) < len(words)


@pytest.fixture
def order(bot: Explorers, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The order in which a starting bot starts its parts."""
    begun: list[str] = []

    async def migrating(database: Database) -> None:
        begun.append("database")
        await migrate(database)

    monkeypatch.setattr(bot._painters, "start", lambda: begun.append("painters"))
    monkeypatch.setattr(client, "migrate", migrating)
    return begun


async def test_painter_workers_start_before_the_database_is_migrated(
    order: list[str], env: simcord.Env
) -> None:
    """A press right after the start does not wait for fonts and backgrounds."""
    assert order == ["painters", "database"]


async def test_full_cache_drops_the_pictures_painted_first(
    painters: Painters, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painter_workers, "CACHE_BYTES", 3 * ENTRY)
    easel.go_on.set()
    for number in range(KEPT):
        await painters.paint(easel, str(number), None, patience=SLOW_MACHINE)
    assert len(painters._recent) == 3
    assert painters.has(easel, str(KEPT - 1), None)
    assert not painters.has(easel, "0", None)


async def test_cached_pictures_are_dropped_when_the_workers_end_idle(
    painters: Painters, easel: Easel
) -> None:
    easel.go_on.set()
    await painters.paint(easel, "board", None, patience=SLOW_MACHINE)
    assert painters.has(easel, "board", None)
    painters._pool._on_idle()
    assert not painters.has(easel, "board", None)


async def test_evicted_picture_is_freed_without_garbage_collection(
    painters: Painters, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Garbage is collected rarely: under load, 600 evicted pictures stayed in memory."""
    monkeypatch.setattr(painter_workers, "CACHE_BYTES", ENTRY)
    busy = await both_busy(painters, easel)
    kept = [weakref.ref(one.future) for one in painters._recent.values()]
    easel.go_on.set()
    await asyncio.gather(*busy)
    del busy
    gc.disable()
    try:
        for number in range(100):  # until the threads have other work too
            if [one() for one in kept] == [None]:
                break
            await painters.paint(easel, str(number), None, patience=SLOW_MACHINE)
        else:
            pytest.fail("it is still known to somebody")
    finally:
        gc.enable()


@pytest.mark.slow
async def test_picture_that_fails_after_its_callers_gave_up_logs_no_unhandled_error(
    painters: Painters,
) -> None:
    """At shutdown pictures are lost for which no caller waits any more."""
    may_fail, unhandled = Event(), list[dict[str, Any]]()
    asyncio.get_running_loop().set_exception_handler(lambda _, about: unhandled.append(about))

    def lost(*_: object) -> Picture:
        may_fail.wait(SLOW_MACHINE)
        raise Lost("the pool is closed")

    with pytest.raises(PictureTimeout, match="late"):
        await painters.paint(lost, "one", None, patience=AT_ONCE)
    (painting,) = painters._recent.values()
    may_fail.set()
    while not painting.future.done():  # noqa: ASYNC110, a thread rings no bell
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.001)
    del painting
    painters._recent.clear()
    gc.collect()
    assert unhandled == []


async def test_lookup_of_a_cached_picture_does_not_check_the_others(
    painters: Painters, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each future has a lock, so comparing the pictures of some minutes took a millisecond."""
    easel.go_on.set()
    for number in range(KEPT):
        await painters.paint(easel, str(number), None, patience=SLOW_MACHINE)
    asked, done = list[object](), Future.done

    def counted(future: Future[Any]) -> bool:
        asked.append(future)
        return done(future)

    monkeypatch.setattr(Future, "done", counted)
    await painters.paint(easel, str(KEPT - 1), None, patience=SLOW_MACHINE)
    assert len(asked) < KEPT / 2
