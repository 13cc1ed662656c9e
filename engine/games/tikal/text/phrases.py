"""Phrases that Tikal's sentences share: lists, tiles, groups of pieces."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.core.phrasing import listed
from engine.games.tikal.box import EDGES, LAND, Tile

Parts = dict[str, str | int]


def land_named(tile: Tile, say: Say) -> str:
    """What a tile shows: "temple of 3"."""
    return say("tikal-land", **land_parts(tile))


def land_parts(tile: Tile) -> Parts:
    """The details by which a sentence names a tile."""
    land = LAND[tile]
    return {"kind": land.kind, "value": land.value, "treasures": land.treasures}


def stones_listed(lying: Sequence[int], say: Say) -> str:
    """On which edges so many stones by edge lie: "N ×2 and S"."""
    return listed(
        [say("tikal-stones", count=count, edge=EDGES[edge]) for edge, count in enumerate(lying) if count], say
    )


def group(explorers: int, leader: bool, say: Say) -> str:
    """Pieces that go together: "the leader and 2 explorers"."""
    return say("tikal-group", explorers=explorers, leader=yes(leader))


def yes(holds: bool) -> str:
    """How sentences are told whether something holds."""
    return "yes" if holds else "no"
