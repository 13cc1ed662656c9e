"""The computer player's weights, and how they change in the course of an expedition."""

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
"""Turns left for each player from which on it is early."""


class Weights(Struct, frozen=True):
    """How much things count; in points, or as factors of points."""

    pace: float
    """Steps a turn that bring figures towards the bridge."""
    chance: float
    """How likely a card not seen yet gets here, against one's mere share of the cards drawn."""
    unit: float
    """What a card that can be played is worth."""
    artifact: float
    """The worth of an artifact, against what one is worth in the long run."""
    race: float
    """How much more it is worth where another is close to it."""
    arrow: float
    """The worth of an arrow, against the best other step there is."""
    play: float
    play_held: float
    """What playing a card is worth, and the more for each one that is held and fits."""
    hurry: float
    """What playing a card is worth the more, the more playable cards wait for each turn left."""
    now: float
    ahead: float
    """What the next step and the one after it bring."""
    jump: float
    jump_late: float
    jump_full: float
    """What a playable card is worth that is passed over; how much less when turns are short, or there are
    more cards for the path than steps."""
    cross: float
    cross_lead: float
    """Stepping over a bridge, and the more of it there are the more for whoever is ahead."""
    start: float
    start_need: float
    """Beginning a path, and how much less when playable cards wait already."""
    start_estimate: float
    start_tiles: float
    start_late: float
    start_jump: float
    start_card: float
    focus: float
    """The part of the turns left that may go into a new path."""
    researcher: float
    researcher_from: float
    researcher_wait: float
    """What the researcher gains by a path's worth above a least one, which is higher for every turn left."""
    own: float
    own_gap: float
    own_full: float
    own_late: float
    """One's use for a card that fits: less behind a gap, where cards are plenty, in the last turns."""
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
    """Leaving the pile alone, for playable cards that wait, and when behind."""
    walk: float
    walk_ahead: float
    walk_full: float
    walk_held: float
    """Steps without a card: for paths that cards would bring to their end anyway, or that have none."""
    finished: float
    end: float
    end_lead: float
    end_held: float
    """Ending the expedition: as it is, by the lead, by the cards that could still be played."""


def weights_by_turns_left(early: Mapping[str, float], late: Mapping[str, float]) -> list[Weights]:
    """The numbers by turns left, from `late` to `early`; they stay so beyond the last."""
    return [
        Weights(**{name: late[name] + (early[name] - late[name]) * turns / EARLY_TURNS for name in early})
        for turns in range(EARLY_TURNS + 1)
    ]


CLOSE_STEPS = 2
"""Steps from which another is close to a tile."""


class Outlook:
    """One seat's sense of an expedition, as it stands at a decision."""

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
        self.arrow = numbers.arrow * self._best_step()

    def _need(self) -> float:
        """Own cards that could be played on columns, against the turns there are."""
        hand, lasts = self.expedition.hands[self.seat], self.expedition.lasts[self.seat]
        cards = sum(
            [
                (hand[colour] & self.fitting[colour]).bit_count()
                for colour in range(PATHS)
                if lasts[colour] >= 0 and self.stones[colour] < STONES
            ]
        )
        return min(2.0, cards / self.turns)

    def _best_step(self) -> float:
        """What the best step on a path begun brings; an arrow may be left, which is worth nothing."""
        return max(
            [self.gain(colour, stone + 1) for colour, stone in enumerate(self.stones) if stone], default=0.0
        )

    def gain(self, colour: int, stone: int) -> float:
        """What reaching a stone from the one before it brings; nothing beyond the last."""
        if stone > STONES:
            return 0.0
        figure = STONE_VALUES[stone] - STONE_VALUES[stone - 1]
        if colour == self.researcher:
            figure *= FACTOR
        return figure + self.tile(colour, stone)

    def tile(self, colour: int, stone: int) -> float:
        """What a stone's tile is worth to whoever reaches it."""
        tile = self.expedition.tiles[colour][stone]
        if tile >= 0:
            return tile
        if tile == ARTIFACT:
            return self.artifact + (self.numbers.race if self._raced(colour, stone) else 0.0)
        return self.arrow

    def _raced(self, colour: int, stone: int) -> bool:
        """Whether another is at most two steps away from a stone."""
        for seat, row in enumerate(self.expedition.stones):
            if row[colour] and seat != self.seat and 0 < stone - row[colour] <= CLOSE_STEPS:
                return True
        return False

    def path_worth(self, colour: int, steps: float) -> tuple[float, float]:
        """What a new figure counts after so many steps, and what the tiles up to there are worth."""
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
        """How many more cards, held or to come, go with a path than it has steps left."""
        fits = self.fitting[colour]
        held = self.expedition.hands[self.seat][colour] & fits
        unseen = self.expedition.unseen[self.seat][colour] & fits
        cards = held.bit_count() + unseen.bit_count() * self.share
        return max(0.0, cards - (STONES - self.stones[colour]))

    def lead(self) -> float:
        """By how many points the seat is ahead of the best of the others as things stand."""
        if self.known_lead is None:
            expedition = self.expedition
            worths = [
                expedition.figures(seat) + expedition.gained[seat] + expedition.found[seat] * self.artifact
                for seat in range(expedition.seats)
            ]
            own = worths.pop(self.seat)
            self.known_lead = own - max(worths)
        return self.known_lead

    def lost(self, colour: int, number: int, way: int) -> float:
        """How many cards will be missed, held or to come, that fit now and no longer after a number."""
        if not way:
            return 0.0
        passed = self.fitting[colour] & (FROM[number + 1] if way < 0 else ~FROM[number])
        held = self.expedition.hands[self.seat][colour] & passed
        unseen = self.expedition.unseen[self.seat][colour] & passed
        return held.bit_count() + unseen.bit_count() * self.share

    def rivals_use(self, colour: int, number: int) -> float:
        """What a discard is worth to the others, to the next one most."""
        expedition, numbers = self.expedition, self.numbers
        following = (self.seat + 1) % expedition.seats
        use = self._use(following, colour, number)
        for seat in range(expedition.seats):
            if seat != self.seat and seat != following:
                use += numbers.rival_far * self._use(seat, colour, number)
        return use

    def _use(self, seat: int, colour: int, number: int) -> float:
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
    """How many turns each has left: until the pile is empty, or enough figures are over a bridge."""
    if expedition.steps < 0:
        stones = sorted([stone for row in expedition.stones for stone in row if stone <= BRIDGE])
        nearest = stones[expedition.crossed - CROSSINGS :]
        expedition.steps = (BRIDGE + 1) * len(nearest) - sum(nearest)
    return max(0.5, min(len(expedition.pile), expedition.steps / pace) / expedition.seats)
