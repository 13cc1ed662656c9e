"""Paint the shipped backgrounds: `uv run python scripts/grounds.py`, after a change of a painter.

They are slow to draw (lands, landscapes, empty tables) and the same in every game.
"""

from __future__ import annotations

import sys
from importlib import import_module

from engine.game_registry import games
from render.backgrounds import FOLDER, GROUNDS

QUALITY = 90
"""WebP quality. Files are a third of the size of lossless ones and look the same."""


def main() -> None:
    """Write all backgrounds and delete files that no painter uses."""
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
