"""The weights of the evaluation, and what a seat can expect of the rest of an expedition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.games.lost_cities_board.computer.compact import (
    ALL_CARDS,
    ARTIFACT,
    FROM,
    PATHS,
    STONE_VALUES,
    UP_TO,
    Expedition,
)
from engine.games.lost_cities_board.model import BRIDGE, CROSSINGS, FACTOR, STONES

EARLY_TURNS = 24
"""Turns left per player from which on the early weights apply."""


class Weights(Struct, frozen=True):
    """Weights of the evaluation, in points or factors of points."""

    pace: float
    """Steps per turn that bring figures closer to the bridge."""
    chance: float
    """Factor on the probability of receiving an unseen card."""
    unit: float
    """Value of a playable card."""
    artifact: float
    """Value of an artifact, relative to its average value."""
    race: float
    """Extra value of an artifact that a rival is close to."""
    arrow: float
    """Value of an arrow, relative to the best other step."""
    play: float
    play_held: float
    """Value of playing a card, and extra value per held card that fits."""
    hurry: float
    """Extra value of playing a card per playable card and turn left."""
    now: float
    ahead: float
    """Factors of the next step and the one after it."""
    jump: float
    jump_late: float
    jump_full: float
    """Cost of skipped cards, reduced when turns are short or the path will be full."""
    cross: float
    cross_lead: float
    """Value of crossing the bridge; grows with the lead and earlier crossings."""
    start: float
    start_need: float
    """Value of beginning a path, and its reduction while playable cards wait."""
    start_estimate: float
    start_tiles: float
    start_late: float
    start_jump: float
    start_card: float
    focus: float
    """Share of the turns left that may go into a new path."""
    researcher: float
    researcher_from: float
    researcher_wait: float
    """Gain of the researcher above a minimum path value, which grows with turns left."""
    own: float
    own_gap: float
    own_full: float
    own_late: float
    """Own use of a fitting card, reduced by gaps, plenty of cards, and few turns."""
    own_start: float
    own_low: float
    rival: float
    rival_gap: float
    rival_start: float
    rival_far: float
    cover: float
    take: float
    take_now: float
    take_gap: float
    take_start: float
    take_start_card: float
    take_start_low: float
    deny: float
    delay: float
    delay_lead: float
    """Value of not drawing from the pile: for waiting cards, and when behind."""
    walk: float
    walk_ahead: float
    walk_full: float
    walk_held: float
    """Corrections for steps without a card."""
    finished: float
    end: float
    end_lead: float
    end_held: float
    """Value of ending the expedition: constant, by lead, and by cards still playable."""


def weights_by_turns_left(early: Mapping[str, float], late: Mapping[str, float]) -> list[Weights]:
    """Return weights by turns left, interpolated from `late` (0 turns) to `early` (EARLY_TURNS)."""
    return [
        Weights(**{name: late[name] + (early[name] - late[name]) * turns / EARLY_TURNS for name in early})
        for turns in range(EARLY_TURNS + 1)
    ]


CLOSE_STEPS = 2
"""Steps within which a rival is close to a tile."""


class Outlook:
    """What the seat to move can expect of the rest of an expedition. `course`: weights by turns left.

    A card is given by `colour`, an index, and the `number` on it.
    """

    __slots__ = (
        "arrow",
        "artifact",
        "expedition",
        "fitting",
        "known_lead",
        "need",
        "numbers",
        "researcher",
        "seat",
        "share",
        "stones",
        "turns",
    )

    def __init__(self, expedition: Expedition, course: Sequence[Weights]) -> None:
        """Derive what is expected from the expedition, with the weights for its turns left."""
        self.expedition = expedition
        self.turns = turns_left(expedition, course[-1].pace)
        self.numbers = numbers = course[min(EARLY_TURNS, round(self.turns))]
        self.seat = seat = expedition.turn
        self.stones = expedition.stones[seat]
        self.researcher = expedition.researchers[seat]
        unseen = sum([held.bit_count() for held in expedition.unseen[seat]])
        self.share = numbers.chance * self.turns / (unseen or 1)
        self.fitting = [
            ALL_CARDS if last < 0 or not way else FROM[last] if way > 0 else UP_TO[last]
            for last, way in zip(expedition.lasts[seat], expedition.ways[seat], strict=True)
        ]
        self.need = self._need()
        self.artifact = numbers.artifact * expedition.artifact
        self.known_lead: float | None = None
        self.arrow = 0.0
        self.arrow = numbers.arrow * self._best_step_gain()

    def _need(self) -> float:
        """Return the number of held cards that fit begun, unfinished paths, per turn left; at most 2."""
        hand, lasts = self.expedition.hands[self.seat], self.expedition.lasts[self.seat]
        cards = sum(
            [
                (hand[colour] & self.fitting[colour]).bit_count()
                for colour in range(PATHS)
                if lasts[colour] >= 0 and self.stones[colour] < STONES
            ]
        )
        return min(2.0, cards / self.turns)

    def _best_step_gain(self) -> float:
        """Return the most points that the next step of a figure brings; 0 if none is on a path."""
        return max(
            [self.gain(colour, stone + 1) for colour, stone in enumerate(self.stones) if stone], default=0.0
        )

    def gain(self, colour: int, stone: int) -> float:
        """Return the points of stepping onto a stone, its tile included; 0 beyond the last stone."""
        if stone > STONES:
            return 0.0
        figure = STONE_VALUES[stone] - STONE_VALUES[stone - 1]
        if colour == self.researcher:
            figure *= FACTOR
        return figure + self.tile(colour, stone)

    def tile(self, colour: int, stone: int) -> float:
        """Return the value of a stone's tile: points, an artifact (more if a rival is close) or an arrow."""
        tile = self.expedition.tiles[colour][stone]
        if tile >= 0:
            return tile
        if tile == ARTIFACT:
            return self.artifact + (self.numbers.race if self._raced(colour, stone) else 0.0)
        return self.arrow

    def _raced(self, colour: int, stone: int) -> bool:
        """Return whether a rival's figure is at most CLOSE_STEPS before a stone."""
        for seat, row in enumerate(self.expedition.stones):
            if row[colour] and seat != self.seat and 0 < stone - row[colour] <= CLOSE_STEPS:
                return True
        return False

    def path_worth(self, colour: int, steps: float) -> tuple[float, float]:
        """Return the points of a new figure after `steps` steps, and the value of its tiles.

        A fraction of a step counts in proportion; steps beyond the last stone count for nothing. The factor
        of a researcher is not applied.
        """
        whole = min(int(steps), STONES)
        part = min(steps, STONES) - whole
        figure, tiles = float(STONE_VALUES[whole]), 0.0
        for stone in range(2, whole + 1):
            tiles += self.tile(colour, stone)
        if part:
            figure += part * (STONE_VALUES[whole + 1] - STONE_VALUES[whole])
            tiles += part * self.tile(colour, whole + 1)
        return figure, tiles

    def surplus(self, colour: int) -> float:
        """Return how many more cards are expected for a path than it has steps left, at least 0."""
        fits = self.fitting[colour]
        held = self.expedition.hands[self.seat][colour] & fits
        unseen = self.expedition.unseen[self.seat][colour] & fits
        cards = held.bit_count() + unseen.bit_count() * self.share
        return max(0.0, cards - (STONES - self.stones[colour]))

    def lead(self) -> float:
        """Return the current lead over the best rival in points of this expedition; negative if behind."""
        if self.known_lead is None:
            expedition = self.expedition
            worths = [
                expedition.figures(seat) + expedition.gained[seat] + expedition.found[seat] * self.artifact
                for seat in range(expedition.seats)
            ]
            own = worths.pop(self.seat)
            self.known_lead = own - max(worths)
        return self.known_lead

    def lost(self, colour: int, number: int, direction: int) -> float:
        """Return the expected number of own cards that fit now but not after `number` is laid.

        `direction` is 1 for a rising column, −1 for a falling one, 0 if undecided, which loses none.
        """
        if not direction:
            return 0.0
        passed = self.fitting[colour] & (FROM[number + 1] if direction < 0 else ~FROM[number])
        held = self.expedition.hands[self.seat][colour] & passed
        unseen = self.expedition.unseen[self.seat][colour] & passed
        return held.bit_count() + unseen.bit_count() * self.share

    def rivals_use(self, colour: int, number: int) -> float:
        """Return what a discard is worth to the rivals, in points; only the next seat's use counts fully."""
        expedition, numbers = self.expedition, self.numbers
        following = (self.seat + 1) % expedition.seats
        use = self._use(following, colour, number)
        for seat in range(expedition.seats):
            if seat != self.seat and seat != following:
                use += numbers.rival_far * self._use(seat, colour, number)
        return use

    def _use(self, seat: int, colour: int, number: int) -> float:
        """Return a discard's points to another seat; 0 if it does not fit or that path is finished."""
        expedition, numbers = self.expedition, self.numbers
        last = expedition.lasts[seat][colour]
        if last < 0:
            return numbers.rival_start * (4 - number) if number < 4 < self.turns else 0.0
        way = expedition.ways[seat][colour]
        far = (number - last) * way if way else abs(number - last)
        if far < 0 or expedition.stones[seat][colour] == STONES:
            return 0.0
        return numbers.unit * max(0.0, 1.0 - numbers.rival_gap * far)


def turns_left(expedition: Expedition, pace: float) -> float:
    """Return the turns (at least 0.5) of each seat until the pile is empty or enough figures have crossed.

    `pace` is the number of steps per turn towards the bridge. Caches the steps in the expedition.
    """
    if expedition.steps < 0:
        stones = sorted([stone for row in expedition.stones for stone in row if stone <= BRIDGE])
        nearest = stones[expedition.crossed - CROSSINGS :]
        expedition.steps = (BRIDGE + 1) * len(nearest) - sum(nearest)
    return max(0.5, min(len(expedition.pile), expedition.steps / pace) / expedition.seats)
