"""Checks what some settings need from their surroundings; says nothing of settings that are not set."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

from bot.ops.doctor.finding import Check, brief
from bot.ops.metrics_client import ask
from bot.ops.settings import Settings

SECONDS = 5.0
"""How long the proxy may take to answer."""


def examine(settings: Settings) -> Iterator[Check]:
    """Whether there is what the settings count on."""
    if settings.shard_count is not None:
        yield check_shards(settings.shard_count, settings.shard_ids)
    if settings.discord_api_url is not None:
        yield check_proxy(settings.discord_api_url)
    if settings.metrics_port is not None:
        yield check_port(settings.metrics_host, settings.metrics_port)
    if settings.status_file is not None:
        yield check_status_file(settings.status_file)


def check_shards(count: int, ids: tuple[int, ...] | None) -> Check:
    """Which shards this process has; every other one needs a process of its own."""
    if ids is None:
        return Check("Shards", f"all {count}")
    return Check("Shards", f"{', '.join(map(str, ids))} of {count}; run the others in other processes")


def check_proxy(url: str) -> Check:
    """Whether something there speaks as Discord's API does, which tells anybody where its gateway is."""
    try:
        with build_opener(ProxyHandler({})).open(f"{url}/gateway", timeout=SECONDS) as answer:
            gateway = json.load(answer)["url"]
    except (OSError, HTTPException, ValueError, LookupError, TypeError) as error:
        return Check("Proxy", f"nothing at {url} answers like Discord ({brief(error)})", _PROXY)
    return Check("Proxy", f"{url} leads to Discord ({gateway})")


_PROXY = "Start the proxy, or change DISCORD_API_URL; without it the bot talks to Discord directly."


def check_port(host: str, port: int) -> Check:
    """Whether the bot can show its figures at a port, or one does already."""
    where = f"{host}:{port}"
    try:
        with socket.create_server((host, port), family=_family(host)):
            return Check("Figures", f"{where} is free")
    except OSError as error:
        problem = brief(error)
    try:
        ask(host, port)
    except (OSError, HTTPException, ValueError):
        return Check("Figures", f"{where} is in use by another program, or not available ({problem})", _PORT)
    return Check("Figures", f"a bot shows them at {where}")


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


_PORT = "Choose another METRICS_PORT, or an address of this machine for METRICS_HOST."


def check_status_file(file: Path) -> Check:
    """Whether the page about the bot can be written."""
    folder = file.absolute().parent
    if not os.access(folder, os.W_OK):
        return Check("Status page", str(file), f"Give the bot's user write access to the folder {folder}.")
    return Check("Status page", str(file))
