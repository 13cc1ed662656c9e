"""Checks of the program and its surroundings: Python, games, fonts, proxy, ports and files."""

from __future__ import annotations

import json
import os
import shutil
import socket
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPException
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

from bot.metrics import fetch_metrics
from bot.ops.settings import Settings


@dataclass(frozen=True)
class Check:
    """The result of a check. One with a remedy is a problem."""

    name: str
    found: str
    remedy: str | None = None

    @property
    def is_ok(self) -> bool:
        return self.remedy is None

    def __str__(self) -> str:
        """Return its line of the report; a problem has its remedy on a second one."""
        line = f"{'ok' if self.is_ok else 'problem':<9}{self.name}: {self.found}"
        return line if self.is_ok else f"{line}\n         → {self.remedy}"


def brief(error: BaseException) -> str:
    """Return an error as one line, its type and the first line of its text."""
    said = str(error).splitlines()
    return f"{type(error).__name__}: {said[0]}" if said else type(error).__name__


PYTHON = (3, 11)
SCRIPTS = {
    "Chinese": "漢",
    "Japanese": "あ",
    "Korean": "한",
    "Arabic": "ع",
    "Hebrew": "א",
    "Devanagari": "अ",
    "Thai": "ก",
}
"""Scripts people write names in that the bundled fonts lack, each with a letter to try."""

PACKAGE = "fonts-noto-cjk"
"""The Debian package with Japanese letters, which our image has."""


def check_python(running: tuple[int, ...] = sys.version_info[:3]) -> Check:
    """Check that this Python is new enough."""
    found = ".".join(map(str, running))
    if running < PYTHON:
        return Check("Python", found, f"Install Python {'.'.join(map(str, PYTHON))} or newer.")
    return Check("Python", found)


def check_games() -> Check:
    """Check that all games load, with their names and rules."""
    try:
        names = _game_names()
    except Exception as error:  # a broken game must not stop the other checks
        return Check("Games", f"don't load ({brief(error)})", _REINSTALL)
    if not names:
        return Check("Games", "none found", _REINSTALL)
    return Check("Games", ", ".join(names))


_REINSTALL = "Reinstall Explorers' Guild; files are missing or damaged."


def _game_names() -> list[str]:
    """Return the English names of all games, after reading their rules pages."""
    from importlib.resources import files

    from engine.core.catalogue import catalogue
    from engine.game_registry import games

    say = catalogue()
    for key in games():
        (files("data") / "rules" / f"{key}.{say.language}.md").read_text(encoding="utf-8")
    return [say(f"game-{key}") for key in games()]


def check_fonts() -> Check:
    """Check that the fonts of the pictures can be opened. The result names scripts without a font."""
    from render.fonts import bundled_font, font
    from render.theme import Face

    packages = dict.fromkeys(face.value[0] for face in Face)
    if absent := [name.replace("_", "-") for name in packages if find_spec(name) is None]:
        return Check("Fonts", f"{', '.join(absent)} missing", f"pip install {' '.join(absent)}")
    try:
        for face in Face:
            font(bundled_font(face), 16)
    except OSError as error:
        return Check("Fonts", f"can't be opened ({brief(error)})", "Reinstall Pillow and the fonts.")
    return Check("Fonts", f"found{_scripts_note()}")


def _scripts_note() -> str:
    """Return a note on scripts that pictures cannot show; empty without any."""
    from render.fonts import legible

    scripts = [script for script, letter in SCRIPTS.items() if not legible(letter)]
    if not scripts:
        return ""
    missing = ", ".join(scripts)
    return f" (pictures can't show names in {missing}; install the Noto fonts to add them{_languages_note()})"


def _languages_note() -> str:
    """Return a clause on languages that lack a font, so pictures use English; empty without any."""
    from engine.core.catalogue import catalogue, languages, native_name
    from render.fonts import say_in_drawable_language

    left = [
        native_name(one) for one in languages() if say_in_drawable_language(catalogue(one)).language != one
    ]
    return f": {', '.join(left)} is painted in English without, say, Debian's {PACKAGE}" if left else ""


SECONDS = 5.0
"""Seconds the proxy has to answer."""


def examine_environment(settings: Settings) -> Iterator[Check]:
    """Yield a check of everything outside the program that the settings name."""
    if settings.shard_count is not None:
        yield check_shards(settings.shard_count, settings.shard_ids)
    if settings.discord_api_url is not None:
        yield check_proxy(settings.discord_api_url)
    if settings.metrics_port is not None:
        yield check_port(settings.metrics_host, settings.metrics_port)
    if settings.status_file is not None:
        yield check_status_file(settings.status_file)
    if settings.backup_folder is not None:
        yield check_backups(settings.backup_folder, settings.database_url)


def check_shards(count: int, ids: tuple[int, ...] | None) -> Check:
    """Report which shards this process runs. `ids` None: all. It is never a problem."""
    if ids is None:
        return Check("Shards", f"all {count}")
    return Check("Shards", f"{', '.join(map(str, ids))} of {count}; run the others in other processes")


def check_proxy(url: str) -> Check:
    """Check that the proxy answers Discord's public gateway request."""
    try:
        with build_opener(ProxyHandler({})).open(f"{url}/gateway", timeout=SECONDS) as answer:
            gateway = json.load(answer)["url"]
    except (OSError, HTTPException, ValueError, LookupError, TypeError) as error:
        return Check("Proxy", f"nothing at {url} answers like Discord ({brief(error)})", _PROXY)
    return Check("Proxy", f"{url} leads to Discord ({gateway})")


_PROXY = "Start the proxy, or change DISCORD_API_URL; without it the bot talks to Discord directly."


def check_port(host: str, port: int) -> Check:
    """Check that the metrics port can be opened, or that a running bot of ours has it open."""
    where, family = f"{host}:{port}", socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.create_server((host, port), family=family):
            return Check("Figures", f"{where} is free")
    except OSError as error:
        problem = brief(error)
    try:
        fetch_metrics(host, port)
    except (OSError, HTTPException, ValueError):
        return Check("Figures", f"{where} is in use by another program, or not available ({problem})", _PORT)
    return Check("Figures", f"a bot shows them at {where}")


_PORT = "Choose another METRICS_PORT, or an address of this machine for METRICS_HOST."


def check_status_file(file: Path) -> Check:
    """Check that the status page's folder can be written."""
    folder = file.absolute().parent
    if not os.access(folder, os.W_OK):
        return Check("Status page", str(file), f"Give the bot's user write access to the folder {folder}.")
    return Check("Status page", str(file))


def check_backups(folder: Path, database_url: str) -> Check:
    """Check that daily backups can be made.

    The folder must be writable, or one that can be created; PostgreSQL needs its client programs.
    """
    place = folder if folder.is_dir() else folder.absolute().parent
    if not os.access(place, os.W_OK):
        return Check("Backups", str(folder), f"Give the bot's user write access to the folder {place}.")
    if database_url.startswith("postgresql") and shutil.which("pg_dump") is None:
        return Check("Backups", "pg_dump isn't installed here", _CLIENTS)
    return Check("Backups", str(folder))


_CLIENTS = "Install PostgreSQL's client programs, no older than the server."


SIMCORD = "3.2.1"
NEEDED = ("simcord", "markdown_it", "linkify_it", "regex")
"""The modules of simcord and of what its pages need."""


@dataclass(frozen=True, slots=True)
class PlaygroundObstacle:
    """Why the browser playground cannot run, and the remedy, a sentence each."""

    found: str
    remedy: str


def playground_obstacle() -> PlaygroundObstacle | None:
    """Return why the browser playground cannot run: a missing module or another version; None if it can."""
    if absent := [name for name in NEEDED if find_spec(name) is None]:
        return PlaygroundObstacle(f"The browser page is missing {', '.join(absent)}.", _INSTALL)
    if (found := _simcord_version()) != SIMCORD:
        return PlaygroundObstacle(f"The browser page needs simcord {SIMCORD}, not {found}.", _INSTALL)
    return None


_INSTALL = "Run `uv run explorers` in the folder of the source, or: pip install 'explorers-guild[playground]'"


def _simcord_version() -> str:
    """Return simcord's version, or words that say it has none."""
    try:
        return version("simcord")
    except PackageNotFoundError:  # a copy that was never installed
        return "a copy without a version"
