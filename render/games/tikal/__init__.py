"""Tikal as pictures: the table, the ways to turn a tile, the sums."""

from render.games.tikal.sums import sums
from render.games.tikal.table import table
from render.games.tikal.turning import question

__all__ = ["question", "sums", "table"]
