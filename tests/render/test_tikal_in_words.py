"""The position in words reads every field that the pictures read."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct

from engine.core.catalogue import catalogue
from engine.games.tikal.text import TikalWords
from render.games.tikal.score_sheet import score_sheet
from render.games.tikal.sites import site_at
from render.games.tikal.tabletop import tabletop
from tests.render.tikal_positions import NAMES, POSITIONS

say, words = catalogue(), TikalWords()


class Watched:
    """A view that records what is read from it and from its parts."""

    def __init__(self, seen: Any, read: set[str]) -> None:
        self._seen, self._read = seen, read

    def __getattr__(self, name: str) -> Any:
        self._read.add(f"{type(self._seen).__name__}.{name}")
        return _watched(getattr(self._seen, name), self._read)

    def __eq__(self, other: object) -> bool:
        return bool(self._seen == other)

    def __hash__(self) -> int:
        return hash(self._seen)


def _watched(seen: Any, read: set[str]) -> Any:
    if isinstance(seen, tuple) and any(isinstance(part, Struct) for part in seen):
        return tuple(_watched(part, read) for part in seen)
    return Watched(seen, read) if isinstance(seen, Struct) else seen


@pytest.mark.slow
def test_position_text_of_tikal_reads_every_field_that_its_pictures_read() -> None:
    said, shown = set[str](), set[str]()
    for position in POSITIONS.values():
        seen: Any = position()
        names = NAMES[: len(seen.totals)]
        words.position(Watched(seen, said), names, say)  # type: ignore[arg-type]
        tabletop(Watched(seen, shown), names, say)  # type: ignore[arg-type]
        score_sheet(Watched(seen, shown), None, names, say)  # type: ignore[arg-type]
    assert {
        "View.rotations",
        "View.candidates",
        "Auction.bidder",
        "Trace.ways",
        "ScoreSheet.temples",
    } <= shown
    assert shown - said == set()


@pytest.mark.parametrize("name", POSITIONS)
def test_position_text_names_the_guard_or_holder_of_each_temple(name: str) -> None:
    seen = POSITIONS[name]()
    described = words.position(seen, NAMES[: len(seen.totals)], say)
    sites = [site_at(seen, spot) for spot, level in enumerate(seen.levels) if level]
    assert sites
    for site in sites:
        if site.guard is not None:
            assert f"{site.name} {site.level} guard {site.guard + 1}" in described
        elif site.holder is not None:
            assert f"{site.name} {site.level} held by {site.holder + 1}" in described
        else:
            assert f"{site.name} {site.level} held" not in described
