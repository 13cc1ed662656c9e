"""What is still to come: scoring rounds, turns, and treasures."""

from __future__ import annotations

from collections import Counter
from functools import cache, cached_property

from engine.core.types import Seat
from engine.games.tikal.model import (
    KINDS,
    LAND,
    VOLCANO,
    WORTH,
    Kind,
    Options,
    View,
    groups,
    hidden_treasures,
)


@cache
def scoring_rounds(options: Options) -> int:
    """Return the number of scoring rounds: one per volcano, and the final one."""
    return 1 + sum(LAND[tile].kind == VOLCANO for group in groups(options) for tile in group)


class Outlook:
    """What a seat can expect of the rest of the game."""

    def __init__(self, view: View, me: Seat) -> None:
        """Count how often each seat will still score."""
        self.seats = len(view.totals)
        done, most = Counter(sheet.seat for sheet in view.sheets), scoring_rounds(view.options)
        self.rounds = tuple(most - done[seat] for seat in range(self.seats))
        """By seat: how often it will still score."""
        self.scores_now = view.scoring is not None and view.turn == me
        self._view, self._me = view, me

    @cached_property
    def waits(self) -> tuple[tuple[float, ...], ...]:
        """By seat: tiles drawn before each future scoring round; scoring right now is not included."""
        hidden = self._draws
        return tuple(
            # Seats that have not scored in the current round do so before the next draw.
            (0.0,) * (self.rounds[seat] - (self.scores_now and seat == self._me) - len(hidden)) + hidden
            for seat in range(self.seats)
        )

    @cached_property
    def _draws(self) -> tuple[float, ...]:
        """Expected tiles drawn before each unplaced volcano, then before the end; empty in the last round."""
        view, scoring = self._view, self._view.scoring
        if scoring is not None and scoring.volcano is None:
            return ()
        laid_aside = None if scoring is None or scoring.volcano is None else scoring.volcano.tile
        open_ = view.auction.open if view.auction else ()
        known = {*view.tiles, *view.removed, view.tile, laid_aside, *open_}
        ahead, found = 0, [1.0 for tile in open_ if LAND[tile].kind == VOLCANO]
        for group in groups(view.options):
            hidden = [tile for tile in group if tile not in known]
            found += [ahead + (len(hidden) + 1) / 2 for tile in hidden if LAND[tile].kind == VOLCANO]
            ahead += len(hidden)
        return (*found, ahead + 1.0)

    @cached_property
    def turns(self) -> float:
        """Expected number of own turns after this one, scoring turns included."""
        after = self.rounds[self._me] - self.scores_now
        return self._view.stack / self.seats + after

    @cached_property
    def unseen(self) -> dict[Kind, int]:
        """Kind → treasures that no player has taken, those on ruins included."""
        taken = Counter(kind for held in self._view.treasures for kind in held)
        treasures = hidden_treasures(self._view.options)
        return {kind: treasures.count(kind) - taken[kind] for kind in KINDS}


def next_treasure_points(held: tuple[Kind, ...], unseen: dict[Kind, int]) -> float:
    """Return by how many points a random unseen treasure raises each later scoring; 0 if none is left."""
    counts = Counter(held)
    most = len(WORTH) - 1
    gain = sum(
        left * (WORTH[counts[kind] + 1] - WORTH[counts[kind]])
        for kind, left in unseen.items()
        if counts[kind] < most
    )
    return gain / max(1, sum(unseen.values()))
