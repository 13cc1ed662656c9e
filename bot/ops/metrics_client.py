"""Reads the metrics of a bot that runs here."""

from __future__ import annotations

from urllib.request import ProxyHandler, build_opener

from prometheus_client.parser import text_string_to_metric_families

SECONDS = 5.0
"""How long an answer may take."""
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where to ask a bot that listens at all addresses."""
Figures = dict[str, float]
"""What the bot counts, by name; where there are labels, their sum."""


def ask(host: str, port: int) -> Figures:
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
