"""The computer player's weights (data/ai/tikal.toml explains each)."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from engine.core.data_files import load_data


class Weights(Struct, frozen=True):
    """How much things count, in victory points unless the table says otherwise."""

    hold: float
    take: float
    pace: float
    later: float
    rivals: tuple[float, ...]
    treasure: float
    ruin: float
    reach: float
    guard: float
    leader: float
    explorer: float
    piece: float
    near: float
    camp: float
    spare_camp: float
    tile: float


class Effort(Struct, frozen=True):
    """How far a computer looks."""

    width: int
    narrow: int
    placings: int
    replies: int
    margin: float
    answer: float


class Projection(Struct, frozen=True):
    """What everybody may expect in the end, and how far that is off."""

    map: float
    treasures: float
    spread: float
    spread_a_turn: float


WEIGHTS = msgspec.convert(load_data("ai/tikal")["judgement"], Weights)
EFFORT = msgspec.convert(load_data("ai/tikal")["plan"], Effort)
PROJECTION = msgspec.convert(load_data("ai/tikal")["projection"], Projection)
