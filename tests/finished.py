"""Which games are finished: a game can be played before it has a painter."""

from __future__ import annotations

from engine.game_registry import games
from render.picture import painter

FINISHED = tuple(key for key in games() if painter(key).tabletop is not None)
"""Keys of the games with a painter. Only these need pictures, recorded games and a line in the README."""
