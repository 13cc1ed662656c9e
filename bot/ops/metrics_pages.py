"""The metrics page: serves it, and reads that of the running bot."""

from __future__ import annotations

import time
from urllib.request import ProxyHandler, build_opener
from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server
from prometheus_client.parser import text_string_to_metric_families

from bot import metrics
from bot.ops.settings import Settings


def serve_metrics(settings: Settings) -> WSGIServer | None:
    """Record the start, and serve /metrics in a thread if METRICS_PORT is set; return the server or None.

    Until a sweep succeeds, its age counts from the start. Raises OSError if the port is not available.
    """
    metrics.started.set(time.time())
    metrics.swept()
    if settings.metrics_port is None:
        return None
    server, _ = start_http_server(settings.metrics_port, settings.metrics_host, metrics.registry)
    return server


SECONDS = 5.0
"""Seconds the bot has to answer."""
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""The address to ask if a bot listens on all addresses."""
Figures = dict[str, float]
"""Metrics by name, summed over their labels."""


def fetch_metrics(host: str, port: int) -> Figures:
    """Return the metrics of a running bot.

    Raises OSError, HTTPException, or ValueError if another program answers.
    """
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
