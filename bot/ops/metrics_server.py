"""Serves the metrics to Prometheus if METRICS_PORT is set."""

from __future__ import annotations

import time
from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server

from bot import metrics
from bot.ops.settings import Settings


def serve(settings: Settings) -> WSGIServer | None:
    """Answers at /metrics; None if that is not asked for. A bot that is stuck answers too: by another thread.

    Raises OSError where the port cannot be had.
    """
    metrics.started.set(time.time())
    if settings.metrics_port is None:
        return None
    server, _ = start_http_server(settings.metrics_port, settings.metrics_host, metrics.registry)
    return server
