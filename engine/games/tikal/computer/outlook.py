"""What is still to come: scoring rounds, turns, and treasures nobody has found."""

from __future__ import annotations

from collections import Counter
from functools import cache, cached_property

from engine.core.types import Seat
from engine.games.tikal.box import KINDS, LAND, VOLCANO, WORTH, Kind, Tile
from engine.games.tikal.model import Options, View, groups, hidden_treasures


@cache
def scoring_rounds(options: Options) -> int:
    """The scoring rounds of a game: one a volcano, and the last."""
    return 1 + sum(LAND[tile].kind == VOLCANO for group in groups(options) for tile in group)


def _is_last(view: View) -> bool:
    """Whether the last scoring round is running, after which nothing comes."""
    return view.scoring is not None and view.scoring.final


def _laid_aside(view: View) -> Tile | None:
    """The volcano that waits for the end of its scoring round."""
    volcano = view.scoring.volcano if view.scoring else None
    return None if volcano is None else volcano.tile


class Outlook:
    """What a seat can tell of the rest of the game."""

    def __init__(self, view: View, me: Seat) -> None:
        self.seats = len(view.totals)
        done, most = Counter(sheet.seat for sheet in view.sheets), scoring_rounds(view.options)
        self.rounds = tuple(most - done[seat] for seat in range(self.seats))
        """By seat, how often it will score."""
        self.scores_now = view.scoring is not None and view.turn == me
        self.scoring = view.scoring is not None
        self._view, self._me = view, me

    @cached_property
    def waits(self) -> tuple[tuple[float, ...], ...]:
        """By seat, how many tiles are drawn before each scoring round to come; not one that is now."""
        hidden = self._draws
        return tuple(
            # Whoever has not scored in the running round does so before anything is drawn.
            (0.0,) * (self.rounds[seat] - self._scores_now(seat) - len(hidden)) + hidden
            for seat in range(self.seats)
        )

    def _scores_now(self, seat: Seat) -> bool:
        return self.scores_now and seat == self._me

    @cached_property
    def _draws(self) -> tuple[float, ...]:
        """How many tiles are drawn before each volcano that is still hidden or open, and before the end."""
        view = self._view
        open_ = view.auction.open if view.auction else ()
        known = {*view.tiles, *view.removed, view.tile, _laid_aside(view), *open_}
        ahead, found = 0, [1.0 for tile in open_ if LAND[tile].kind == VOLCANO]
        for group in groups(view.options):
            hidden = [tile for tile in group if tile not in known]
            found += [ahead + (len(hidden) + 1) / 2 for tile in hidden if LAND[tile].kind == VOLCANO]
            ahead += len(hidden)
        return (*found, ahead + 1.0) if not _is_last(view) else ()

    @cached_property
    def turns(self) -> float:
        """How many more turns of ten points each seat has after this one, scoring turns included."""
        after = self.rounds[self._me] - self.scores_now
        return self._view.stack / self.seats + after

    @cached_property
    def unseen(self) -> dict[Kind, int]:
        """Of each kind, how many treasures nobody has taken."""
        taken = Counter(kind for held in self._view.treasures for kind in held)
        treasures = hidden_treasures(self._view.options)
        return {kind: treasures.count(kind) - taken[kind] for kind in KINDS}


def next_treasure_points(held: tuple[Kind, ...], unseen: dict[Kind, int]) -> float:
    """What one more treasure, whichever it is, adds to what a seat scores in a round."""
    counts = Counter(held)
    most = len(WORTH) - 1
    gain = sum(
        left * (WORTH[counts[kind] + 1] - WORTH[counts[kind]])
        for kind, left in unseen.items()
        if counts[kind] < most
    )
    return gain / max(1, sum(unseen.values()))
