"""Weights of the computer players (explained in data/computer_strength/tikal.toml)."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from engine.core.data_files import load_data


class Weights(Struct, frozen=True):
    """Weights of the evaluation, in victory points unless the file says otherwise."""

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
    """Limits of the search."""

    width: int
    narrow: int
    placings: int
    replies: int
    margin: float
    answer: float


class Projection(Struct, frozen=True):
    """Parameters of projected final scores and their uncertainty."""

    map: float
    treasures: float
    spread: float
    spread_a_turn: float


WEIGHTS = msgspec.convert(load_data("computer_strength/tikal")["judgement"], Weights)
EFFORT = msgspec.convert(load_data("computer_strength/tikal")["plan"], Effort)
PROJECTION = msgspec.convert(load_data("computer_strength/tikal")["projection"], Projection)
