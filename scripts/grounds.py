"""Paints the grounds shipped as files: `uv run python scripts/grounds.py`, after a change of a painter.

They are drawn slowly (lands, landscapes, empty tables) and look the same in every game, so that nobody should
have to wait for them.
"""

from __future__ import annotations

import sys
from importlib import import_module

from engine.registry import games
from render.backgrounds import FOLDER, GROUNDS

QUALITY = 90
"""Of WebP: skies and outlines at a third of the bytes of a lossless file, told from it by nobody."""


def main() -> None:
    """Paints all of them, and takes away what no painter asks for any more."""
    for key in games():
        import_module(f"render.games.{key}")
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*"):
        if file.name not in GROUNDS:
            file.unlink()
    for name, paint in sorted(GROUNDS.items()):
        paint().save(FOLDER / name, quality=QUALITY, method=6)
        sys.stdout.write(f"{name}: {(FOLDER / name).stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()
