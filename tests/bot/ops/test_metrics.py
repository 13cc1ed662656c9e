"""Metrics: their values, their readers, and no labels from user input."""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
from pathlib import Path

import pytest
from aiohttp import ClientConnectionError, ClientSession, web

from bot import metrics
from bot.ops import discord_requests, live_status
from bot.ops.settings import Settings
from bot.store import Store, connect
from bot.store import backlog as stored_backlog
from bot.store.backlog import COUNT_AGAIN, MANY, LiveTables
from bot.store.schema import FINISHED, LOBBY, PLAYING
from bot.ui import pictures
from bot.ui.painter_workers import Painters
from tests.bot.due_jobs import set_clock
from tests.bot.evening import MINUTE, Evening
from tests.bot.store.test_store import a_table

ROOT = Path(__file__).resolve().parents[3]
ENDS = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_count", "_sum"]}
SERIES = {f"{family.name}{end}" for family in metrics.registry.collect() for end in ENDS[family.type]}
"""Names that a query may use."""


def value(name: str, **labels: str) -> float:
    """Return the value of a metric, or 0 if it was never set."""
    return metrics.registry.get_sample_value(f"explorers_{name}", labels) or 0


def asked(what: str, kind: str, outcome: str) -> float:
    return value("asked_total", what=what, kind=kind, outcome=outcome)


@pytest.mark.slow
async def test_interactions_are_counted_by_name_as_answered_refused_or_failed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = {
        ("command", "play lost-cities", "answered"): 1,
        ("press", "join", "answered"): 1,
        ("press", "start", "answered"): 1,
        ("press", "hand", "refused"): 1,
        ("press", "unknown", "refused"): 1,
        ("command", "move", "failed"): 1,
    }
    before = {key: asked(*key) for key in expected}
    await evening.begin()
    await evening.press(evening.chen, "My hand")
    await evening.forge(evening.chen, "eg:nonsense:1:1:")
    monkeypatch.setattr("bot.tables.moves.play", None)
    await evening.move((await evening.legal())[0])
    assert len(evening.errors) == 1
    evening.errors.clear()
    assert {key: asked(*key) - before[key] for key in expected} == expected


async def test_acknowledgement_of_each_press_and_command_and_each_post_is_timed_once(
    evening: Evening,
) -> None:
    await evening.begin()
    presses = value("acknowledge_seconds_count", what="press")
    commands = value("acknowledge_seconds_count", what="command")
    posts = value("post_seconds_count")
    await evening.press(evening.ada, "Play")
    await evening.move((await evening.legal())[0])
    assert value("acknowledge_seconds_count", what="press") == presses + 1
    assert value("acknowledge_seconds_count", what="command") == commands + 1
    assert value("post_seconds_count") == posts + 1


@pytest.mark.slow
async def test_rejected_post_counts_as_pending_and_is_timed_once_it_arrives(evening: Evening) -> None:
    await evening.begin()
    posts = value("post_seconds_count")
    evening.forbid("send_messages")
    await evening.move((await evening.legal())[0])
    await evening.pass_time(MINUTE)
    assert value("post_seconds_count") == posts
    assert value("pending_posts") == 1
    assert value("troubled_tables") == 1
    evening.env.backend.get_channel(evening.channel.id).overwrites.clear()
    await evening.pass_time(2 * MINUTE)
    assert value("post_seconds_count") == posts + 1
    assert value("pending_posts") == value("troubled_tables") == 0


async def test_picture_metrics_are_labelled_by_kind_and_game_and_never_by_a_persons_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def course(*_: object) -> None: ...

    monkeypatch.setattr(pictures, "_painters", Painters(0))

    of_a_game = value("picture_seconds_count", game="tikal", kind="course")
    of_a_person = value("picture_seconds_count", game="", kind="course")
    await pictures.painted(course, "tikal", None, alt="")
    await pictures.painted(course, "ada", "board", [1, 2], None, alt="")
    assert value("picture_seconds_count", game="tikal", kind="course") == of_a_game + 1
    assert value("picture_seconds_count", game="", kind="course") == of_a_person + 1


async def test_thinking_of_computers_is_timed_by_game_and_level(evening: Evening) -> None:
    before = value("thinking_seconds_count", game="lost_cities", level="easy")
    await evening.say(evening.ada, "practice", game="lost_cities", level="easy")
    await evening.move((await evening.legal())[0])
    assert value("thinking_seconds_count", game="lost_cities", level="easy") > before


@pytest.mark.parametrize(("number", "age", "reads"), [(3, 0, 2), (MANY, 0, 1), (MANY, COUNT_AGAIN, 2)])
async def test_live_tables_are_counted_every_time_if_few_and_every_ten_minutes_if_many(
    number: int, age: int, reads: int
) -> None:
    now, asked = [100], list[None]()

    class Counted:
        async def read(self, _question: object) -> dict[str, int]:
            asked.append(None)
            return {"playing": number}

    tables = LiveTables(Counted(), lambda: now[0])  # type: ignore[arg-type]
    assert await tables.counts() == {"playing": number}
    now[0] += age
    assert await tables.counts() == {"playing": number}
    assert len(asked) == reads


async def test_backlog_counts_pending_posts_hands_jobs_computer_turns_and_live_tables(url: str) -> None:
    store = Store(connect(url))
    for channel_id, columns in enumerate(
        [
            {"status": LOBBY},
            {"version": 3, "published_version": 2, "turn_version": 3, "changed_at": 50},
            {"version": 3, "published_version": 3, "turn_version": 3, "changed_at": 70},
            {"awaits_computer": True},
            {"status": FINISHED},
        ]
    ):
        await store.create([], **a_table(**{"channel_id": channel_id, "status": PLAYING, **columns}))
    await set_clock(store, 1, 90)
    await set_clock(store, 2, 101)
    backlog = await store.read(stored_backlog.count, 100)
    tables = await store.read(stored_backlog.live_tables)
    await store.close()
    assert (backlog.posts, backlog.hands, backlog.oldest) == (1, 2, 50)
    assert (backlog.jobs, backlog.computers) == (1, 1)
    assert tables == {"offered": 0, "opening": 0, "lobby": 1, "playing": 3}


async def test_age_of_the_oldest_pending_message_excludes_half_taken_turns_and_closed_channels(
    url: str,
) -> None:
    """Both may last for days, and would alert the operator as soon as anything else fails."""
    store = Store(connect(url))
    half = {"version": 3, "published_version": 2, "dm_version": 2, "turn_version": 2, "changed_at": 10}
    told = {"version": 3, "published_version": 2, "dm_version": 3, "turn_version": 3, "changed_at": 20}
    for channel_id, columns in enumerate([half, {**told, "post_blocked_reason": "send_messages"}]):
        await store.create([], **a_table(**{"channel_id": channel_id, "status": PLAYING, **columns}))
    assert (await store.read(stored_backlog.count, 100)).oldest == 0
    await store.create([], **a_table(**{**told, "channel_id": 7, "status": PLAYING, "changed_at": 30}))
    backlog = await store.read(stored_backlog.count, 100)
    await store.close()
    assert (backlog.posts, backlog.oldest) == (3, 70)


# Discord's rate limits


@pytest.fixture(autouse=True)
def _busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "PAGE_TIMEOUT", 60.0)


async def test_discord_responses_waits_and_used_up_limits_are_counted(free_port: int) -> None:
    before = {status: value("discord_requests_total", status=status) for status in ("200", "429", "none")}
    waited, used_up = value("discord_wait_seconds_total"), value("discord_used_up_total")
    answers = iter(
        [
            web.Response(headers={"X-RateLimit-Remaining": "1"}),
            web.Response(headers={"X-RateLimit-Remaining": "0"}),
            web.Response(status=429, headers={"Retry-After": "1.5"}),
            web.Response(status=429, headers={"Retry-After": "Sun, 22 Nov 2026 00:00:00 GMT"}),
        ]
    )

    async def answer(_: web.BaseRequest) -> web.Response:
        return next(answers)

    server = web.ServerRunner(web.Server(answer))
    await server.setup()
    await web.TCPSite(server, "127.0.0.1", free_port).start()
    async with ClientSession(trace_configs=[discord_requests.trace()]) as session:
        for _ in range(4):
            await (await session.get(f"http://127.0.0.1:{free_port}/")).read()
        await server.cleanup()
        with pytest.raises(ClientConnectionError):
            await session.get(f"http://127.0.0.1:{free_port}/")
    after = {status: value("discord_requests_total", status=status) - before[status] for status in before}
    assert after == {"200": 2, "429": 2, "none": 1}
    assert value("discord_wait_seconds_total") - waited == 1.5
    assert value("discord_used_up_total") - used_up == 1


# Who can read them


def settings(**given: object) -> Settings:
    return Settings(**given)


def test_metrics_are_not_served_without_a_port() -> None:
    assert metrics.serve_metrics("127.0.0.1", None) is None


def test_metrics_are_served_on_the_local_address_and_live_status_says_if_the_port_answers(
    free_port: int,
) -> None:
    server = metrics.serve_metrics("127.0.0.1", free_port)
    assert server is not None
    assert server.server_address[0] == "127.0.0.1"
    shown = metrics.fetch_metrics("127.0.0.1", free_port)
    assert shown["explorers_heartbeat_age_seconds"] >= 0
    with pytest.raises(OSError, match="in use"):
        metrics.serve_metrics("127.0.0.1", free_port)
    (found, *_) = live_status.examine(settings(metrics_port=free_port))
    assert found.found.startswith("alive since 20")
    server.shutdown()
    server.server_close()
    (found,) = live_status.examine(settings(metrics_port=free_port))
    assert found.found.startswith(f"doesn't answer on port {free_port}")


async def test_other_server_on_the_metrics_port_is_not_mistaken_for_the_bot(free_port: int) -> None:
    async def answer(_: web.BaseRequest) -> web.Response:
        return web.Response(text="up 1\n")

    server = web.ServerRunner(web.Server(answer))
    await server.setup()
    await web.TCPSite(server, "127.0.0.1", free_port).start()
    with pytest.raises(ValueError, match="something else"):
        await asyncio.to_thread(live_status.fetch_metrics, "127.0.0.1", free_port)
    await server.cleanup()


WELL = {
    "explorers_started_timestamp_seconds": 0.0,
    "explorers_heartbeat_age_seconds": 12.0,
    "explorers_tables": 40.0,
    "explorers_pending_posts": 0.0,
    "explorers_pending_direct_messages": 0.0,
    "explorers_oldest_pending_seconds": 0.0,
    "explorers_troubled_tables": 0.0,
    "explorers_due_jobs": 2.0,
    "explorers_awaited_computers": 0.0,
    "explorers_sweep_age_seconds": 40.0,
    "explorers_errors_last_hour": 0.0,
}


def test_live_status_of_a_healthy_bot_has_no_problems() -> None:
    checks = list(live_status.metric_checks(WELL, 3 * 24 * 60 * 60))
    assert all(check.is_ok for check in checks)
    assert [check.found for check in checks] == [
        "alive since 1970-01-01 00:00 UTC (3 days), last sign of life 12 seconds ago",
        "40 open or being played",
        "nothing",
        "2 jobs, 0 computer turns (checked every minute, last 40 seconds ago)",
        "none in the last hour",
    ]


def test_live_status_of_a_stuck_bot_reports_old_heartbeat_late_sweep_and_errors() -> None:
    stuck = {
        **WELL,
        "explorers_heartbeat_age_seconds": 400.0,
        "explorers_pending_posts": 3.0,
        "explorers_pending_direct_messages": 1.0,
        "explorers_oldest_pending_seconds": 840.0,
        "explorers_troubled_tables": 2.0,
        "explorers_sweep_age_seconds": 1000.0,
        "explorers_errors_last_hour": 5.0,
    }
    checks = {check.name: check for check in live_status.metric_checks(stuck, 60)}
    assert [name for name, check in checks.items() if not check.is_ok] == ["Bot", "Due", "Errors"]
    assert checks["Bot"].found.endswith("last sign of life 6 minutes ago")
    assert "3 posts, direct messages at 1 tables; the oldest for 14 minutes; 2 t" in checks["Pending"].found
    assert checks["Due"].found.endswith("(checked every minute, last 16 minutes ago)")
    assert checks["Errors"].found == "5 in the last hour"


def test_live_status_reports_a_missing_or_outdated_status_page(tmp_path: Path) -> None:
    page = tmp_path / "status.html"
    *_, found = live_status.examine(settings(status_file=page))
    assert not found.is_ok
    page.touch()
    *_, found = live_status.examine(settings(status_file=page))
    assert found.is_ok
    long_ago = time.time() - live_status.health.PATIENCE - 1
    os.utime(page, (long_ago, long_ago))
    *_, found = live_status.examine(settings(status_file=page))
    assert not found.is_ok
    assert found.found == "written 3 minutes ago"


# Documentation and dashboard


def test_metrics_named_in_the_documentation_exist() -> None:
    page = (ROOT / "docs/operating.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(explorers_\w+)`", page))
    samples = {
        f"{family.name}_total" if family.type == "counter" else family.name
        for family in metrics.registry.collect()
        if family.name.startswith("explorers_")
    }
    assert named
    assert named <= samples


def test_metrics_queried_by_the_dashboard_exist() -> None:
    dashboard = json.loads((ROOT / "deploy/grafana.json").read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    named = {name for query in queries for name in re.findall(r"\b(?:explorers|process)_\w+", query)}
    assert len(named) >= 15
    assert named <= SERIES


def test_dashboard_shows_every_metric_but_the_start_time() -> None:
    dashboard = json.loads((ROOT / "deploy/grafana.json").read_text(encoding="utf-8"))
    queries = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    shown = {family.name for family in metrics.registry.collect() if family.name.startswith("explorers_")}
    assert {figure for figure in shown if figure not in queries} == {"explorers_started_timestamp_seconds"}


def test_dashboard_panels_fill_the_width_without_overlapping() -> None:
    dashboard = json.loads((ROOT / "deploy/grafana.json").read_text(encoding="utf-8"))
    places = [
        (x, y)
        for panel in dashboard["panels"]
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(places) == len(set(places))
    assert {x for x, _ in places} == set(range(24))
