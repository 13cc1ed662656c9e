"""Checks an installation: `explorers doctor` prints a line a check, and the remedy where one is needed."""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from bot.operating.browser_page import obstacle
from bot.operating.permissions import NAMES, invite_link
from bot.operating.settings import Settings, SettingsError, load

PYTHON = (3, 11)
PLACEHOLDER = "YOUR_APPLICATION_ID"
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


@dataclass(frozen=True)
class Check:
    """What one look found; with a remedy it is a problem."""

    name: str
    found: str
    remedy: str | None = None

    @property
    def is_ok(self) -> bool:
        """Whether nothing has to be done."""
        return self.remedy is None

    def __str__(self) -> str:
        line = f"{'ok' if self.is_ok else 'problem':<9}{self.name}: {self.found}"
        return line if self.is_ok else f"{line}\n         → {self.remedy}"


def run() -> int:
    """Prints every check and the invitation; 0 if all is well, else 1."""
    try:
        settings = load()
    except SettingsError as error:
        # What does not depend on the settings is still worth knowing.
        checks = [check_python(), check_games(), check_fonts(), _bad_settings(error)]
        token = None
    else:
        checks = list(examine(settings))
        token = settings.discord_token.get_secret_value() if settings.discord_token else None
    for check in checks:
        _say(str(check))
    _say(invitation(token))
    return 0 if all(check.is_ok for check in checks) else 1


def examine(settings: Settings) -> Iterator[Check]:
    """All the checks, in the order in which they matter."""
    yield check_python()
    yield check_games()
    yield check_fonts()
    database = asyncio.run(check_database(settings.database_url))
    yield database
    if database.is_ok and _is_there(settings.database_url):
        yield from asyncio.run(check_direct_messages(settings.database_url))
    if settings.discord_token is None:
        yield check_playground()
    else:
        yield check_token(settings.discord_token.get_secret_value())


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _bad_settings(error: SettingsError) -> Check:
    return Check("Settings", "not usable", f"{error} docs/operating.md explains them.")


def check_python(running: tuple[int, ...] = sys.version_info[:3]) -> Check:
    """Whether this Python is new enough."""
    found = ".".join(map(str, running))
    if running < PYTHON:
        return Check("Python", found, f"Install Python {'.'.join(map(str, PYTHON))} or newer.")
    return Check("Python", found)


# The parts of the program


def check_games() -> Check:
    """Whether the games load, with their names and their rules for players."""
    try:
        names = _game_names()
    except Exception as error:  # whatever is wrong in a game, the other checks still run
        return Check("Games", f"do not load ({_brief(error)})", _REINSTALL)
    if not names:
        return Check("Games", "none found", _REINSTALL)
    return Check("Games", ", ".join(names))


_REINSTALL = "Install Explorers' Guild again; files are missing or damaged."


def _game_names() -> list[str]:
    from importlib.resources import files

    from engine.core.catalogue import catalogue
    from engine.registry import games

    say = catalogue()
    for key in games():
        (files("data") / "rules" / f"{key}.{say.language}.md").read_text(encoding="utf-8")
    return [say(f"game-{key}") for key in games()]


def _brief(error: BaseException) -> str:
    """An error on one line: its kind, and the first line of what it says."""
    said = str(error).splitlines()
    return f"{type(error).__name__}: {said[0]}" if said else type(error).__name__


def check_fonts() -> Check:
    """Whether the fonts of the pictures can be opened, and for which scripts there are none."""
    from render.fonts import font
    from render.letters import bundled
    from render.theme import Face

    packages = dict.fromkeys(face.value[0] for face in Face)
    if absent := [name.replace("_", "-") for name in packages if find_spec(name) is None]:
        return Check("Fonts", f"{', '.join(absent)} missing", f"pip install {' '.join(absent)}")
    try:
        for face in Face:
            font(bundled(face), 16)
    except OSError as error:
        return Check("Fonts", f"cannot be opened ({_brief(error)})", "Install Pillow and the fonts again.")
    return Check("Fonts", f"found{_unwritable()}")


def _unwritable() -> str:
    """The scripts in which names cannot be drawn. No problem: players are known by their seats then."""
    from render.letters import legible

    scripts = [script for script, letter in SCRIPTS.items() if not legible(letter)]
    if not scripts:
        return ""
    return f" (pictures cannot show names in {', '.join(scripts)}; the Noto fonts would bring them)"


def check_playground() -> Check:
    """Whether the browser page can run, which is what there is without a token."""
    if found := obstacle():
        return Check(
            "Discord", f"no DISCORD_TOKEN is set. {found.found}", f"Set DISCORD_TOKEN. {found.remedy}"
        )
    return Check("Discord", "no DISCORD_TOKEN is set; `explorers` opens the browser page")


# The database


async def check_database(url: str) -> Check:
    """Whether the database can be reached and written, and has every migration."""
    address = make_url(url)
    shown = address.render_as_string(hide_password=True)
    file = Path(address.database) if address.get_backend_name() == "sqlite" and address.database else None
    if file is not None and str(file) != ":memory:":
        if problem := _place_problem(file):
            return Check("Database", shown, problem)
        if not file.exists():
            return Check("Database", f"{shown} (made at the first start)")
    try:
        current = await _try_database(url)
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        return Check("Database", f"{shown} cannot be used ({_brief(cause)})", _MEND)
    if not current:
        return Check("Database", f"{shown} belongs to another version", _OTHER_VERSION)
    return Check("Database", shown)


_MEND = "Check DATABASE_URL, and that the bot's user may write there; docs/operating.md tells how to restore."
_OTHER_VERSION = (
    "If it is older, make a copy and start the bot, which brings it up to date. "
    "If it is newer, update Explorers' Guild."
)


def _place_problem(file: Path) -> str | None:
    """What keeps a SQLite file from being written where it is to be."""
    folder = file.absolute().parent
    if not folder.is_dir():
        return f"There is no folder {folder}. Make it, or change DATABASE_URL."
    # SQLite keeps its journal beside the file, so the folder has to be writable, too.
    if not os.access(folder, os.W_OK) or (file.exists() and not os.access(file, os.W_OK)):
        return f"Let the user that runs the bot write {file.name} and its folder {folder}."
    return None


def _is_there(url: str) -> bool:
    """Whether there is a database yet; looking into a file that is not there would make it."""
    address = make_url(url)
    return address.get_backend_name() != "sqlite" or Path(address.database or "").is_file()


async def _try_database(url: str) -> bool:
    """Takes the lock for writing and gives it back; whether every migration is in."""
    from sqlalchemy import text

    from bot.store import connect, is_current

    # Changes nothing, but needs the right to write.
    idle = text("UPDATE alembic_version SET version_num = version_num")
    database = connect(url)
    try:
        current = await is_current(database)
        if current:
            await database.write(lambda connection: connection.execute(idle))
        return current
    finally:
        await database.close()


async def check_direct_messages(url: str) -> tuple[Check, ...]:
    """Whether Discord lets the bot begin direct messages; nothing is said while it does."""
    from bot.store import Store, connect
    from bot.store.pace import MEMO, read

    store = Store(connect(url))
    try:
        pace = read(await store.memo(MEMO))
    finally:
        await store.close()
    if pace.stopped_until <= time.time():
        return ()
    until = datetime.fromtimestamp(pace.stopped_until, UTC)
    found = f"none is begun with anybody new before {until:%Y-%m-%d %H:%M} UTC (Discord's error {pace.code})"
    return (Check("Direct messages", found, _DIRECT_MESSAGES),)


_DIRECT_MESSAGES = (
    "Games go on: everybody plays in the channel meanwhile. "
    "If this comes back, look in the developer portal whether Discord has flagged the bot."
)


# The token and the invitation


def check_token(token: str) -> Check:
    """Whether a token looks like one; only Discord knows whether it still holds."""
    application = application_id(token)
    if application is None:
        return Check(
            "Discord",
            "DISCORD_TOKEN does not look like a bot's token",
            "Copy it from the developer portal: your application, then Bot, then Reset Token "
            '(three parts with dots between, without "Bot " before them).',
        )
    return Check("Discord", f"DISCORD_TOKEN belongs to the application {application}")


def application_id(token: str) -> int | None:
    """The application a token belongs to, which is its first part; None if it is no token."""
    parts = token.split(".")
    if len(parts) != 3 or not all(map(_is_base64, parts)):
        return None
    decoded = base64.urlsafe_b64decode(_padded(parts[0]))
    return int(decoded) if decoded.isdigit() else None


def _is_base64(part: str) -> bool:
    try:
        return bool(base64.b64decode(_padded(part), altchars=b"-_", validate=True))
    except (binascii.Error, ValueError):
        return False


def _padded(part: str) -> str:
    return part + "=" * (-len(part) % 4)


def invitation(token: str | None) -> str:
    """How to bring the bot to a server, and what it asks for there."""
    application = (application_id(token) if token else None) or PLACEHOLDER
    lines = ["", "Invite the bot to a server:", f"  {invite_link(application)}"]
    if application == PLACEHOLDER:
        lines.append(f"  ({PLACEHOLDER}: in the developer portal under General Information)")
    return "\n".join([*lines, f"It asks for: {', '.join(NAMES.values())}."])
