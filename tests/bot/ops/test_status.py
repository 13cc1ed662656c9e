"""The status page: its content, when it is written, and no private data on it."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from bot import metrics, network_errors
from bot.ops import status_page
from bot.ops.status_page import PATIENCE, Report, State, Status, StatusPublisher, files_of, page
from bot.store import ShardRange, Store, connect
from bot.store.backlog import Backlog
from engine.core.catalogue import catalogue
from tests.bot import evening as evenings
from tests.bot.evening import MINUTE, Evening

NOW = 1_780_000_000
SAY, FILE = catalogue(), Path("status.html")
IDLE = Backlog(posts=0, hands=0, oldest=0, guests=0, jobs=0, computers=0)
TABLES = {"playing": 1234, "lobby": 5, "offered": 2}
WELL = Report(at=NOW, since=NOW - 86_400, state=State.CONNECTED, version="1.2.3", quick=0.2)


def status(*reports: Report, shards: int | None = None, backlog: Backlog = IDLE) -> Status:
    return Status("Guild & Co", NOW, reports or (WELL,), shards, backlog, TABLES)


def of_shard(*shards: int, **about: object) -> Report:
    return Report(
        **{**{name: getattr(WELL, name) for name in WELL.__struct_fields__}, "shards": shards, **about}
    )


class Reader(HTMLParser):
    """A reader of a page, which records what else a browser would fetch or run."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.open: list[str] = []
        self.foreign: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        names = {name for name, _ in attributes}
        runs = any(name.startswith("on") for name in names)
        if runs or (tag != "a" and names & {"src", "href"}) or tag in ("script", "link", "img", "iframe"):
            self.foreign.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open and data.strip():
            self.words.append(" ".join(data.split()))


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    assert reader.open == []
    return reader


def text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def words(status: Status) -> str:
    return " | ".join(read(page(status, SAY, files_of(FILE))).words)


# Content


def test_status_page_of_a_connected_bot_says_online_with_its_figures() -> None:
    shown = words(status())
    assert shown.startswith("Guild & Co: online | Guild & Co | online | Buttons and commands are answered")
    for told in (
        "Games being played | 1234",
        "Open lobbies | 7",
        "waiting to be posted | 0",
        "0.2 s",
        "Version 1.2.3 · running since | 2026-05-27 20:26 UTC",
    ):
        assert told in shown


def test_status_page_says_how_old_it_must_be_for_the_bot_to_be_down() -> None:
    shown = words(status())
    assert "Updated | 2026-05-28 20:26 UTC | , and every minute." in shown
    assert "more than five minutes ago, the bot is down" in shown


def test_status_page_uses_no_other_file_address_or_script() -> None:
    html = page(status(of_shard(0), shards=2), SAY, files_of(FILE))
    assert read(html).foreign == []
    assert "url(" not in html and "http" not in html.replace("http-equiv", "")


async def test_status_page_is_written_in_every_language(url: str, tmp_path: Path) -> None:
    store = Store(connect(url))
    await StatusPublisher(store, tmp_path / FILE, now=lambda: NOW).publish("The guild", State.CONNECTED)
    await store.close()
    files = files_of(tmp_path / FILE)
    assert [files[one].name for one in ("en", "de", "pt-BR")] == [
        "status.html", "status.de.html", "status.pt-BR.html",
    ]  # fmt: skip
    for language, file in files.items():
        assert catalogue(language)("status-connected-lead") in read(text(file)).words


def test_status_page_of_a_stopped_bot_says_since_when_and_not_every_minute() -> None:
    shown = words(status(of_shard(state=State.ENDED)))
    assert "| Since | 2026-05-28 20:26 UTC |" in shown
    assert "every minute" not in shown and "running" not in shown


def test_name_of_the_bot_is_escaped_in_the_status_page() -> None:
    html = page(replace(status(), bot="<script>x</script>"), SAY, files_of(FILE))
    assert "<script>" not in html


@pytest.mark.parametrize(
    ("states", "together"),
    [
        (["connected", "connected"], "online"),
        (["connected", "connecting"], "partly online"),
        (["connecting", "connecting"], "can’t reach Discord"),
        (["ended", "ended"], "stopped"),
        (["connected", "ended"], "partly online"),
    ],
)
def test_status_page_of_several_processes_says_online_partly_or_not(states: list[str], together: str) -> None:
    reports = [of_shard(shard, state=State(state)) for shard, state in enumerate(states)]
    assert words(status(*reports, shards=2)).startswith(f"Guild & Co: {together} |")


def test_process_that_reports_no_more_is_not_responding_unless_it_stopped() -> None:
    silent = of_shard(1, at=NOW - PATIENCE - 1)
    assert "1 | not responding" in words(status(of_shard(0), silent, shards=2))
    assert "1 | online" in words(status(of_shard(0), of_shard(1, at=NOW - PATIENCE), shards=2))
    ended = of_shard(1, at=NOW - 86_400, state=State.ENDED)
    assert "1 | stopped" in words(status(of_shard(0), ended, shards=2))


def test_shard_without_a_process_is_not_responding_on_the_status_page() -> None:
    shown = words(status(of_shard(0, 1), shards=4))
    assert shown.startswith("Guild & Co: partly online")
    assert "2, 3 | not responding" in shown


def test_status_page_lists_shards_only_if_sharding_is_set() -> None:
    assert "| Shard |" not in words(status())
    assert "| Shard |" in words(status(of_shard(0), shards=1))


def test_status_page_shows_pending_work_with_the_age_of_the_oldest() -> None:
    assert "the oldest" not in words(status())
    shown = words(status(backlog=replace(IDLE, posts=3, oldest=125)))
    assert "waiting to be posted | 3 | the oldest for 2 minutes" in shown


@pytest.mark.parametrize(("language", "said"), [("en", "0.2 s"), ("de", "0,2 s"), ("ja", "0.2秒")])
def test_seconds_on_the_status_page_follow_the_languages_number_format(language: str, said: str) -> None:
    assert said in read(page(status(), catalogue(language), files_of(FILE))).words


def test_acknowledgement_time_on_the_status_page_is_the_95th_percentile_of_the_slowest_process() -> None:
    """The figure is a bound of the histogram, of the slowest process."""
    before = metrics.acknowledged_within(0.0001)
    for _ in range(10_000):
        metrics.acknowledging.labels("test of the page").observe(0.15)
    assert before is None or before <= 0.2
    assert metrics.acknowledged_within(0.95) == 0.2
    assert status(of_shard(0, quick=0.1), of_shard(1, quick=0.4), shards=2).quick == 0.4
    assert "answered within" not in words(status(of_shard(0, quick=None)))


# Writing


@pytest.fixture
def clock() -> list[int]:
    return [NOW]


def test_status_page_is_replaced_atomically_and_is_readable_by_all(tmp_path: Path) -> None:
    file = tmp_path / "status.html"
    file.write_text("before")
    with file.open() as reading:
        status_page.write_page(file, "after")
        assert reading.read() == "before", "whoever is reading reads on"
    assert text(file) == "after"
    assert file.stat().st_mode & 0o777 == 0o644
    assert list(tmp_path.iterdir()) == [file]


async def test_status_page_of_each_process_shows_all_shards_of_its_shard_count_and_no_others(
    url: str, tmp_path: Path, clock: list[int]
) -> None:
    """The database has the others' reports; those of another number of shards are left out."""
    stores = [
        Store(connect(url), ShardRange(ids, count)) for ids, count in (((0,), 3), ((1, 2), 3), ((0, 1), 2))
    ]
    first, second, former = (
        StatusPublisher(store, tmp_path / f"{number}.html", now=lambda: clock[0])
        for number, store in enumerate(stores)
    )
    await former.publish("The guild", State.CONNECTED)
    await first.publish("The guild", State.CONNECTED)
    assert "1, 2 | not responding" in " | ".join(read(text(tmp_path / "0.html")).words)
    await second.publish("The guild", State.CONNECTING)
    shown = " | ".join(read(text(tmp_path / "1.html")).words)
    assert re.search(r"\| 0 \| online \|.* 1, 2 \| can’t reach Discord \|", shown)
    assert "0, 1" not in shown
    clock[0] += PATIENCE + 1
    await second.publish("The guild", State.CONNECTED)
    assert "0 | not responding" in " | ".join(read(text(tmp_path / "1.html")).words)
    for store in stores:
        await store.close()


async def test_unwritable_status_page_is_logged_and_raises_nothing(
    url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(connect(url))
    told = StatusPublisher(store, tmp_path / "gone" / "status.html", now=lambda: NOW)
    await told.publish("The guild", State.CONNECTED)
    await store.close()
    assert "The status could not be published" in caplog.text


async def test_database_that_is_out_of_reach_is_logged_once_and_not_each_minute(
    url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network_errors, "_warned", {})
    store = Store(connect(url))
    told = StatusPublisher(store, tmp_path / "status.html", now=lambda: NOW)

    async def stopped(*_: object) -> None:
        raise OperationalError("SELECT 7", None, ConnectionRefusedError("refused"))

    monkeypatch.setattr(store, "read", stopped)
    for _ in range(3):
        await told.publish("The guild", State.CONNECTED)
    await store.close()
    assert [record.getMessage() for record in caplog.records] == [
        "The database cannot be used: ConnectionRefusedError: refused"
    ]


def test_failed_replacement_of_the_status_page_leaves_no_file(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        status_page.write_page(tmp_path / "folder", "page")
    assert list(tmp_path.iterdir()) == [tmp_path / "folder"]


def test_page_that_the_disk_has_no_room_for_leaves_no_file(tmp_path: Path) -> None:
    """A full disk is imitated by the process's limit on the size of files."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        with pytest.raises(OSError, match="too large"):
            status_page.write_page(tmp_path / "status.html", "page " * 1000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def status_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Set the path of the status page; to be requested before the bot."""
    file = tmp_path / "status.html"
    telling_it = replace(evenings.SETTINGS, status_file=file)
    monkeypatch.setattr(evenings, "SETTINGS", telling_it)
    return file


@pytest.mark.slow
async def test_bot_writes_the_status_page_every_minute_without_names_and_at_its_end(
    status_file: Path, evening: Evening
) -> None:
    """The page has no name of a user, channel or card."""
    assert "online" in read(text(status_file)).words, "as soon as it is connected"
    await evening.begin()
    await evening.pass_time(2 * MINUTE)
    html = text(status_file)
    shown = " | ".join(read(html).words)
    assert "online" in shown and "Games being played | 1" in shown
    for person in evening.people:
        assert str(person.id) not in html and person.name not in html.lower()
    written = re.findall(r'datetime="(.+?)"', html)[0]
    await evening.pass_time(MINUTE)
    assert written != re.findall(r'datetime="(.+?)"', text(status_file))[0]
    await evening.bot.close()
    assert "stopped" in text(status_file)
