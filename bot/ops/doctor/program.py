"""Checks the parts of the program: Python, the games, the fonts."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from bot.ops.doctor.finding import Check, brief

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
"""The package with letters for Japanese, which our image has."""


def check_python(running: tuple[int, ...] = sys.version_info[:3]) -> Check:
    """Whether this Python is new enough."""
    found = ".".join(map(str, running))
    if running < PYTHON:
        return Check("Python", found, f"Install Python {'.'.join(map(str, PYTHON))} or newer.")
    return Check("Python", found)


def check_games() -> Check:
    """Whether the games load, with their names and their rules for players."""
    try:
        names = _game_names()
    except Exception as error:  # whatever is wrong in a game, the other checks still run
        return Check("Games", f"don't load ({brief(error)})", _REINSTALL)
    if not names:
        return Check("Games", "none found", _REINSTALL)
    return Check("Games", ", ".join(names))


_REINSTALL = "Reinstall Explorers' Guild; files are missing or damaged."


def _game_names() -> list[str]:
    from importlib.resources import files

    from engine.core.catalogue import catalogue
    from engine.registry import games

    say = catalogue()
    for key in games():
        (files("data") / "rules" / f"{key}.{say.language}.md").read_text(encoding="utf-8")
    return [say(f"game-{key}") for key in games()]


def check_fonts() -> Check:
    """Whether the fonts of the pictures can be opened, and for which scripts there are none."""
    from render.fonts import font
    from render.letters import bundled_font
    from render.theme import Face

    packages = dict.fromkeys(face.value[0] for face in Face)
    if absent := [name.replace("_", "-") for name in packages if find_spec(name) is None]:
        return Check("Fonts", f"{', '.join(absent)} missing", f"pip install {' '.join(absent)}")
    try:
        for face in Face:
            font(bundled_font(face), 16)
    except OSError as error:
        return Check("Fonts", f"can't be opened ({brief(error)})", "Reinstall Pillow and the fonts.")
    return Check("Fonts", f"found{_unwritable()}")


def _unwritable() -> str:
    """The scripts in which names cannot be drawn. No problem: players are known by their seats then."""
    from render.letters import legible

    scripts = [script for script, letter in SCRIPTS.items() if not legible(letter)]
    if not scripts:
        return ""
    missing = ", ".join(scripts)
    return f" (pictures can't show names in {missing}; install the Noto fonts to add them{_in_english()})"


def _in_english() -> str:
    """Of which languages of ours the words stay English in pictures, and what brings them."""
    from engine.core.catalogue import catalogue, languages, native_name
    from render.letters import say_in_drawable_language

    left = [
        native_name(one) for one in languages() if say_in_drawable_language(catalogue(one)).language != one
    ]
    return f": {', '.join(left)} is painted in English without, say, Debian's {PACKAGE}" if left else ""
