"""The page of metrics: serve it, and read the one of the running bot."""

from __future__ import annotations

import time
from urllib.request import ProxyHandler, build_opener
from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server
from prometheus_client.parser import text_string_to_metric_families

from bot import metrics
from bot.ops.settings import Settings


def serve_metrics(settings: Settings) -> WSGIServer | None:
    """Answers at /metrics; None if that is not asked for. A bot that is stuck answers too: by another thread.

    Raises OSError where the port cannot be had.
    """
    metrics.started.set(time.time())
    if settings.metrics_port is None:
        return None
    server, _ = start_http_server(settings.metrics_port, settings.metrics_host, metrics.registry)
    return server


SECONDS = 5.0
"""How long an answer may take."""
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where to ask a bot that listens at all addresses."""
Figures = dict[str, float]
"""What the bot counts, by name; where there are labels, their sum."""


def fetch_metrics(host: str, port: int) -> Figures:
    """The figures of a running bot. Raises OSError, HTTPException or ValueError if that is no bot of ours."""
    host = ANYWHERE.get(host, host)
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/metrics"
    with build_opener(ProxyHandler({})).open(address, timeout=SECONDS) as answer:
        text = answer.read().decode()
    figures = Figures()
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            figures[sample.name] = figures.get(sample.name, 0) + sample.value
    if "explorers_started_timestamp_seconds" not in figures:
        raise ValueError("something else answers there")
    return figures
