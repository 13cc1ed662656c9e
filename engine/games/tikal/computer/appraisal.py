"""Evaluation of a position for a seat, hex by hex, in expected victory points minus the rivals'.

Hexes are independent, so a change on one needs one new evaluation. Weights are explained in
data/computer_strength/tikal.toml.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, cached_property
from math import exp

import msgspec
from msgspec import Struct

from engine.core.data_files import load_data
from engine.core.types import Seat
from engine.games.tikal import land, scoring
from engine.games.tikal.computer.turn import swap_treasure
from engine.games.tikal.model import (
    BASE_CAMP,
    COST,
    GONE,
    HEXES,
    KINDS,
    LAND,
    LEADER_STRENGTH,
    SPOTS,
    SUPPLY,
    TURN_POINTS,
    VOLCANO,
    WORTH,
    Exchange,
    Kind,
    Options,
    Spot,
    View,
    groups,
    hidden_treasures,
)
from engine.games.tikal.scoring import strength


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


FAR = 14
"""Price of a hex that cannot be reached in a turn."""
MAX_PRICE = 99
"""Upper bound of prices."""
_STRENGTHS = 40


class Reach:
    """Distances of all seats from the hexes of a map, in action points."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._seats = range(len(view.totals))
        self._chart = land.chart(view.tiles, view.rotations)
        self._prices: dict[Spot, list[list[int]]] = {}

    def ways(self, seat: Seat, start: Spot) -> Mapping[Spot, int]:
        """Return hex → price in action points for a seat's piece from `start`, in reach of a full turn."""
        return self._chart.walks(land.usable_camps(self._view.camps, seat), start).prices

    @cached_property
    def units(self) -> tuple[list[int], ...]:
        """By seat and hex: the price of one more explorer there; FAR if it cannot come."""
        return tuple(self._units(seat) for seat in self._seats)

    def _units(self, seat: Seat) -> list[int]:
        """Return, by hex, the lowest price of one more explorer of a seat; FAR if it cannot come.

        The price of a new explorer is included, even if one comes from another hex.
        """
        view, units = self._view, [FAR] * len(HEXES)
        starts = [place for place, count in zip(SPOTS, view.explorers[seat], strict=True) if count]
        if view.supply[seat]:
            starts += land.usable_camps(view.camps, seat)
        for start in starts:
            # An explorer that leaves its hex is missing there, which costs as much as a new one.
            for place, price in self.ways(seat, start).items():
                units[place] = min(units[place], price + COST["new"])
        return units

    @cached_property
    def _leaders(self) -> tuple[dict[Spot, int], ...]:
        """By seat: hex → price of bringing the leader there."""
        return tuple(map(self._leader_prices, self._seats))

    def _leader_prices(self, seat: Seat) -> dict[Spot, int]:
        """Return hex → price of bringing a seat's leader there from elsewhere; empty if it is gone.

        The price of a new piece is included, even if it comes from another hex.
        """
        where = self._view.leaders[seat]
        if where == GONE:
            return {}
        near = self.ways(seat, BASE_CAMP if where == SUPPLY else where)
        return {place: price + COST["new"] for place, price in near.items() if place != where}

    def prices(self, place: Spot) -> list[list[int]]:
        """Return, by seat and added strength (from 0), what it costs to bring it to a hex, at most MAX_PRICE.

        The lists are cached; callers must not change them.
        """
        if place not in self._prices:
            self._prices[place] = [self._strength_prices(seat, place) for seat in self._seats]
        return self._prices[place]

    def _strength_prices(self, seat: Seat, place: Spot) -> list[int]:
        """Return, by added strength (from 0), what it costs to bring it to a hex, at most MAX_PRICE."""
        unit, leader = self.units[seat][place], self._leaders[seat].get(place, MAX_PRICE)
        led = (leader + max(0, more - LEADER_STRENGTH) * unit for more in range(_STRENGTHS))
        return [min(more * unit, price, MAX_PRICE) if more else 0 for more, price in enumerate(led)]


class Holding:
    """Expected points of unguarded temples, by seat, depending on the strength of `me`."""

    def __init__(self, view: View, me: Seat, weights: Weights, reach: Reach, outlook: Outlook) -> None:
        """Weigh the scoring rounds to come, for each seat."""
        self._view, self._me, self._weights = view, me, weights
        self._reach, self._outlook = reach, outlook
        self._seats = range(len(view.totals))
        waits = outlook.waits
        self.coming = tuple(sum(self._round_weight(turn) for turn, _ in enumerate(wait)) for wait in waits)
        """By seat: weighted number of future scoring rounds; scoring right now is not included."""
        self._doubt = tuple(self._fading(wait, weights.hold) for wait in waits)
        self._hope = tuple(self._fading(wait, weights.take) for wait in waits)

    def _round_weight(self, turn: int) -> float:
        """Return the weight of a scoring round to come (from 0); later ones weigh less."""
        return self._weights.later**turn

    def _fading(self, waits: tuple[float, ...], points: float) -> list[float]:
        """Return, by price, in how many future scoring rounds (weighted) a temple will have a new holder.

        A round counts at most by half. `waits` are a seat's (`Outlook.waits`). The higher `points`, the less
        a price deters.
        """
        scales = [points + self._weights.pace * wait / len(self._seats) for wait in waits]
        return [
            0.5 * sum(self._round_weight(turn) * exp(-price / scale) for turn, scale in enumerate(scales))
            for price in range(MAX_PRICE + 1)
        ]

    def strongest_rival(self, place: Spot) -> int:
        """Return the highest strength of a rival on a hex."""
        return max(strength(self._view, seat, place) for seat in self._seats if seat != self._me)

    def points(self, place: Spot, own: int, level: int) -> list[float]:
        """Return, by seat, a temple's expected points, any now included, if `me` has strength `own` there."""
        standing = [strength(self._view, seat, place) for seat in self._seats]
        standing[self._me] = own
        rounds = [self._rounds(place, seat, standing) for seat in self._seats]
        if self._outlook.scores_now:
            rounds[self._me] += own > self.strongest_rival(place)
        return [level * each for each in rounds]

    def _rounds(self, place: Spot, seat: Seat, standing: list[int]) -> float:
        """Return the weighted number of scoring rounds in which a seat will hold a temple.

        `standing` are the strengths there by seat.
        """
        mine, prices = standing[seat], self._reach.prices(place)
        most = max(other for rival, other in enumerate(standing) if rival != seat)
        if mine <= most:
            return self._hope[seat][prices[seat][most + 1 - mine]]
        price = min(prices[other][mine - standing[other]] for other in self._seats if other != seat)
        return self.coming[seat] - self._doubt[seat][price]


class Appraisal:
    """Evaluation of everything on the map for the seat `me`, at the start of a plan."""

    def __init__(self, view: View, me: Seat, weights: Weights = WEIGHTS) -> None:
        """Collect unguarded temples, ruins, camps and distances, and value each seat's next treasure."""
        self.view, self.me, self.weights = view, me, weights
        self.outlook = Outlook(view, me)
        self.seats = range(len(view.totals))
        self.others = tuple(seat for seat in self.seats if seat != me)
        self.scale = tuple(
            1.0 if seat == me else -weights.rivals[len(view.totals) - 2] for seat in self.seats
        )
        """By seat: factor of its points. 1 for `me`, negative for rivals."""
        self.chart = land.chart(view.tiles, view.rotations)
        self.temples = tuple(
            place
            for place, level in zip(SPOTS, view.levels, strict=True)
            if level and view.guards[place] is None
        )
        self.ruins = tuple(place for place, hoard in zip(SPOTS, view.hoards, strict=True) if hoard)
        self.reach = Reach(view)
        self.holding = Holding(view, me, weights, self.reach, self.outlook)
        self.coming = self.holding.coming[me]
        self.future = min(1.0, self.outlook.turns / 2)
        """Probability-like weight that another turn can use what is prepared now."""
        self.finds = tuple(
            next_treasure_points(view.treasures[seat], self.outlook.unseen)
            * self.outlook.rounds[seat]
            * weights.treasure
            for seat in self.seats
        )
        """By seat: expected value of its next treasure."""
        self.find = self.finds[me]
        self.held = view.treasures[me]
        self.camps = land.usable_camps(view.camps, me)
        self._worth: dict[tuple[Spot, int, bool, int], float] = {}

    def on(self, view: View) -> Appraisal:
        """Return the same player's appraisal of another view."""
        return Appraisal(view, self.me, self.weights)

    def worth(self, place: Spot, explorers: int, has_leader: bool, stock: int) -> float:
        """Return the cached value of a hex with these own pieces, in points.

        `stock` is the temple's level or the treasures there.
        """
        key = (place, explorers, has_leader, stock)
        known = self._worth.get(key)
        if known is None:
            known = self._worth[key] = self._compute_worth(place, explorers, has_leader, stock)
        return known

    def _compute_worth(self, place: Spot, explorers: int, has_leader: bool, stock: int) -> float:
        """Compute `worth`. Where a guard stands, only the pieces count: `guarded` has the temple's value."""
        view = self.view
        present = self.presence(place, explorers, has_leader)
        if view.levels[place]:
            if view.guards[place] is not None:
                return present
            return present + self.temple(place, explorers + LEADER_STRENGTH * has_leader, stock)
        if view.hoards[place]:
            return present + self.ruin(place, explorers + has_leader, stock)
        return present

    def presence(self, place: Spot, explorers: int, has_leader: bool) -> float:
        """Return what own pieces on a hex are worth besides its temple or treasures; 0 without pieces."""
        if not explorers and not has_leader:
            return 0.0
        weights = self.weights
        each = weights.piece + weights.near * self.nearness[place]
        crowd = (1 - 0.6**explorers) / 0.4 + 2.0 * has_leader
        return each * crowd * self.future + (weights.leader * self.future if has_leader else 0.0)

    @cached_property
    def nearness(self) -> list[float]:
        """By hex: the value of the best temple or ruin nearby, falling with distance."""
        near = [0.0] * len(HEXES)
        for place in (*self.temples, *self.ruins):
            value = self._site_attraction(place)
            for other, price in self.chart.walks((BASE_CAMP,), place).prices.items():
                near[other] = max(near[other], value * exp(-price / 3))
        return near

    def _site_attraction(self, place: Spot) -> float:
        """Return how much a temple or ruin draws pieces: its level or treasures, in expected points."""
        if self.view.hoards[place]:
            return self.finds[self.me] * min(2, self.view.hoards[place])
        return self.view.levels[place] * self.coming

    def temple(self, place: Spot, strength: int, level: int) -> float:
        """Return the value of an unguarded temple for a strength of `me`, minus its value for the rivals."""
        points = self.holding.points(place, strength, level)
        return sum(scale * points for scale, points in zip(self.scale, points, strict=True))

    def guarded(self, place: Spot, level: int) -> float:
        """Return the value of an own guarded temple: its points in all scoring rounds left."""
        return float(level * self.outlook.rounds[self.me])

    def ruin(self, place: Spot, pieces: int, hoard: int) -> float:
        """Return the value of a ruin's treasures for `me`, minus the shares of rivals; 0 without treasures.

        `pieces` are those of `me` there, `hoard` the treasures left.
        """
        if not hoard:
            return 0.0
        claims = [self._ruin_claim(seat, place, pieces) for seat in self.seats]
        all_claims = sum(claims) + 0.3
        shares = sum(self.scale[seat] * self.finds[seat] * claim for seat, claim in enumerate(claims))
        return self.weights.ruin * self.future * hoard * shares / all_claims

    def _ruin_claim(self, seat: Seat, place: Spot, pieces: int) -> float:
        """Return a seat's claim to a ruin by its pieces there (`pieces` for `me`) and those that can come."""
        if seat != self.me:
            pieces = self.view.explorers[seat][place] + (self.view.leaders[seat] == place)
        return min(2, pieces) + 0.5 * exp(-self.reach.units[seat][place] / self.weights.reach)

    @cached_property
    def in_hand(self) -> float:
        """The value of an explorer in the supply."""
        return self.weights.explorer * self.future

    @cached_property
    def spare_guard(self) -> float:
        """The value of a guard that is not posted yet."""
        return self.weights.guard * min(self.outlook.turns, 4.0)

    def camp(self, place: Spot) -> float:
        """Return the value of points saved by a camp on ways to temples and ruins, minus a spare camp's."""
        units, saved = self.reach.units[self.me], 0
        for target, price in self.reach.ways(self.me, place).items():
            if target in self.temples or target in self.ruins:
                saved += max(0, min(units[target], TURN_POINTS) - COST["new"] - price)
        soon = min(self.outlook.turns, 6.0) / 6
        return self.weights.camp * saved * soon - self.weights.spare_camp * self.future

    def exchanged(self, action: Exchange) -> float:
        """Return the value of an exchange for `me`, minus what the other player gains by it."""
        theirs = self.view.treasures[action.seat]
        mine = self._treasure_value(self.me, swap_treasure(self.held, action.give, action.take))
        mine -= self._treasure_value(self.me, self.held)
        other = self._treasure_value(action.seat, swap_treasure(theirs, action.take, action.give))
        return mine + other - self._treasure_value(action.seat, theirs)

    def _treasure_value(self, seat: Seat, held: tuple[Kind, ...]) -> float:
        """Return the value for `me` of a seat holding these treasures; negative for rivals."""
        return self.scale[seat] * scoring.treasure_points(held) * self.outlook.rounds[seat]

    def total(self) -> float:
        """Return the value of the map for `me`, minus that for rivals; without scores and taken treasures."""
        view, me, total = self.view, self.me, 0.0
        for place, level, hoard in zip(SPOTS, view.levels, view.hoards, strict=True):
            owner = view.guards[place]
            if owner is not None:
                total += self.scale[owner] * level * self.outlook.rounds[owner]
            total += self.worth(
                place, view.explorers[me][place], view.leaders[me] == place, max(level, hoard)
            )
        return total
