"""Phrases shared by the game's sentences."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.core.phrasing import join_list
from engine.games.tikal.model import EDGES, LAND, Tile

MessageDetails = dict[str, str | int]


def tile_name(tile: Tile, say: Say) -> str:
    """Return what a tile shows: “temple of 3”."""
    return say("tikal-land", **tile_details(tile))


def tile_details(tile: Tile) -> MessageDetails:
    """Return a tile as arguments of a sentence."""
    land = LAND[tile]
    return {"kind": land.kind, "value": land.value, "treasures": land.treasures}


def kind_details(name: str, kind: str, say: Say, *, article: bool = False) -> MessageDetails:
    """Return a kind of treasure as arguments: `name` has its words, and `NAME_kind` its id.

    They are “mask”, or with `article` “a mask”.
    """
    return {name: say("tikal-a-kind" if article else "tikal-kind", kind=kind), f"{name}_kind": kind}


def stone_list(stones: Sequence[int], say: Say) -> str:
    """Return the edges with stones: “N ×2 and S”; "" without any."""
    return join_list(
        [say("tikal-stones", count=count, edge=EDGES[edge]) for edge, count in enumerate(stones) if count],
        say,
    )


def piece_group(explorers: int, leader: bool, say: Say) -> MessageDetails:
    """Return a group of pieces as arguments: “the leader and 2 explorers”, and its parts."""
    parts: MessageDetails = {"explorers": explorers, "leader": yes_or_no(leader)}
    return {"group": say("tikal-group", **parts), **parts}


def yes_or_no(holds: bool) -> str:
    """Return “yes” or “no”, for choices in sentences."""
    return "yes" if holds else "no"
