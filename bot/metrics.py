"""Metrics that all packages can update, and the page that shows them. This module imports none of them.

Updates cost microseconds. Prometheus reads the page; docs/operating.md explains each metric. Labels come from
the program, never from users' text.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Mapping
from math import inf
from urllib.request import ProxyHandler, build_opener
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.parser import text_string_to_metric_families

SECONDS = (0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3.0, 5.0, 10.0)
"""Histogram bounds in seconds. A press is acknowledged after 0.8, and Discord expires it after 3."""
HOUR = 60 * 60
_MOST_REMEMBERED = 1000

registry = CollectorRegistry()
ProcessCollector(registry=registry)

asked = Counter(
    "explorers_asked",
    "Presses, forms and commands by outcome",
    ["what", "kind", "outcome"],
    registry=registry,
)
acknowledging = Histogram(
    "explorers_acknowledge_seconds",
    "Seconds from a press or command to its acknowledgement",
    ["what"],
    buckets=SECONDS,
    registry=registry,
)
posting = Histogram(
    "explorers_post_seconds", "Seconds from a commit to its post", buckets=SECONDS, registry=registry
)
painting = Histogram(
    "explorers_picture_seconds",
    "Seconds to paint a picture, without waiting",
    ["game", "kind"],
    buckets=SECONDS,
    registry=registry,
)
awaited_pictures = Gauge(
    "explorers_pictures_waiting", "Requested pictures that are not painted yet", registry=registry
)
unpainted = Counter(
    "explorers_pictures_missing",
    "Pictures missing when their message was sent, by reason",
    ["why"],
    registry=registry,
)
painted_later = Counter(
    "explorers_pictures_later", "Text posts that got their picture later", registry=registry
)
thinking = Histogram(
    "explorers_thinking_seconds",
    "Seconds to choose a computer's action, with waiting",
    ["game", "level"],
    buckets=SECONDS,
    registry=registry,
)
cut_short = Counter(
    "explorers_thinking_cut_short",
    "Computers' searches shortened because workers or processors were busy, by reason",
    ["why"],
    registry=registry,
)
requests = Counter(
    "explorers_discord_requests", "Responses of Discord's API by status", ["status"], registry=registry
)
held_back = Counter(
    "explorers_discord_wait_seconds", "Seconds that Discord asked to wait (status 429)", registry=registry
)
used_up = Counter("explorers_discord_used_up", "Responses that used up a rate limit", registry=registry)
errors = Counter("explorers_errors", "Errors in the log", registry=registry)
troubled = Gauge(
    "explorers_troubled_tables",
    "Tables whose last job failed, without those that Discord rejects while it accepts others",
    registry=registry,
)
started = Gauge("explorers_started_timestamp_seconds", "When the bot was started", registry=registry)
_BACKLOG = {
    "posts": ("explorers_pending_posts", "Tables with a pending post"),
    "hands": ("explorers_pending_direct_messages", "Tables with a pending direct message"),
    "oldest": (
        "explorers_oldest_pending_seconds",
        "Age of the oldest pending message, without half-taken turns and posts that lack a permission",
    ),
    "guests": ("explorers_pending_invitations", "Guests with an undelivered message"),
    "jobs": ("explorers_due_jobs", "Reminders, digests, edits and other jobs that are due"),
    "computers": ("explorers_awaited_computers", "Tables at which a computer is to move"),
}
"""The gauges of pending work by field of `store.backlog.Backlog`."""
_backlog = {field: Gauge(*named, registry=registry) for field, named in _BACKLOG.items()}
_tables = Gauge("explorers_tables", "Open and running tables by state", ["state"], registry=registry)
_heartbeat = Gauge("explorers_heartbeat_age_seconds", "Seconds since the last heartbeat", registry=registry)
_sweep_age = Gauge(
    "explorers_sweep_age_seconds",
    "Seconds since a sweep of pending work last succeeded, with the database and Discord in reach",
    registry=registry,
)
_recent_errors = Gauge(
    "explorers_errors_last_hour", f"Errors in the last hour, up to {_MOST_REMEMBERED}", registry=registry
)

_last_beat = _last_sweep = time.monotonic()
_errors = deque[float](maxlen=_MOST_REMEMBERED)


def show_backlog(pending: Mapping[str, int]) -> None:
    """Set the gauges of pending work, by field of `store.backlog.Backlog`. Raises KeyError for others."""
    for field, count in pending.items():
        _backlog[field].set(count)


def show_tables(tables: Mapping[str, int]) -> None:
    """Set the number of tables in each given state. States that `tables` lacks keep their number."""
    for state, count in tables.items():
        _tables.labels(state).set(count)


def beat() -> None:
    """Record that the event loop is running, for the heartbeat's age."""
    global _last_beat
    _last_beat = time.monotonic()


def swept() -> None:
    """Record that a sweep succeeded, for its age."""
    global _last_sweep
    _last_sweep = time.monotonic()


def acknowledged_within(share: float) -> float | None:
    """Return the lowest bound of `SECONDS` within which a share of presses (0 to 1) was acknowledged.

    None without presses, or if the highest bound is too low. It counts since the process started.
    """
    counts = dict.fromkeys((*SECONDS, inf), 0.0)
    for sample in (sample for family in acknowledging.collect() for sample in family.samples):
        if "le" in sample.labels:
            counts[float(sample.labels["le"])] += sample.value
    enough = share * counts[inf]
    return next((bound for bound in SECONDS if counts[bound] >= enough > 0), None)


def count_error() -> None:
    """Count an error in the log, in total and for the last hour."""
    errors.inc()
    _errors.append(time.monotonic())


_heartbeat.set_function(lambda: time.monotonic() - _last_beat)
_sweep_age.set_function(lambda: time.monotonic() - _last_sweep)
_recent_errors.set_function(lambda: sum(at > time.monotonic() - HOUR for at in tuple(_errors)))


def serve_metrics(host: str, port: int | None) -> WSGIServer | None:
    """Record the start, and serve /metrics in a thread; without a port serve nothing and return None.

    Until a sweep succeeds, its age counts from the start. Raises OSError if the port is not available.
    """
    started.set(time.time())
    swept()
    if port is None:
        return None
    server, _ = start_http_server(port, host, registry)
    return server


PAGE_TIMEOUT = 5.0
"""Seconds the bot has to answer."""
_ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""The address to ask if a bot listens on all addresses."""
Figures = dict[str, float]
"""Metrics by name, summed over their labels."""


def fetch_metrics(host: str, port: int) -> Figures:
    """Return the metrics of a running bot by name, summed over their labels.

    Raises OSError, HTTPException, or ValueError if another program answers.
    """
    host = _ANYWHERE.get(host, host)
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/metrics"
    with build_opener(ProxyHandler({})).open(address, timeout=PAGE_TIMEOUT) as answer:
        text = answer.read().decode()
    figures = Figures()
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            figures[sample.name] = figures.get(sample.name, 0) + sample.value
    if "explorers_started_timestamp_seconds" not in figures:
        raise ValueError("something else answers there")
    return figures
