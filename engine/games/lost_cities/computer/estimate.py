"""How good a turn looks, one ply deep, from what a seat sees of each colour.

What counts: cards not yet seen that a play jumps over, wagers, one's own use and the rival's use of what is
discarded, discards that fit, and whether there are turns enough left for all that could still be played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf

from engine.games.lost_cities.computer.compact import (
    ABOVE,
    BETWEEN,
    COUNTS,
    LAST,
    NUMBERS,
    PILE,
    PLAYED_WAGERS,
    SUMS,
    WAGERS_HELD,
    Note,
    Round,
    kind_in,
    kinds_of,
)
from engine.games.lost_cities.model import SIDES
from engine.games.lost_cities.scoring import BONUS_CARDS, COST

PHASES = (2, 4, 6, 8, 11, 14, 18, 22, 27, 33, 39, 99)
"""How many cards the pile has at most in each phase of a round; within one, a colour looks the same."""
PHASE: tuple[int, ...] = tuple(
    next(phase for phase, most in enumerate(PHASES) if cards <= most) for cards in range(PHASES[-1])
)
LEFT: tuple[float, ...] = (1.5, 3.5, 5.5, 7.5, 10, 13, 16.5, 20.5, 25, 30.5, 36.5, 43)
"""Cards of the pile in the middle of each phase."""
MOST_REMEMBERED = 200_000
MOST_IDLE = 4
"""Turns in a row that may go by without the pile getting smaller or an expedition longer."""
Choice = tuple[int, bool, int]
"""A card, whether it is discarded, and where the new one comes from."""
NOTHING = -1
"""The kind of a card that is not there."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """What the judgement reckons with; tuned by benchmarks/tune.py. Points, or factors of points."""

    chance: float
    slack: float
    play: float
    value: float
    value_late: float
    jump: float
    jump_card: float
    skip: float
    skip_late: float
    lost_wager: float
    bonus: float
    start: float
    start_estimate: float
    start_jump: float
    start_late: float
    hope: float
    doubt: float
    wager: float
    wager_more: float
    wager_estimate: float
    wager_cards: float
    own: float
    own_card: float
    own_start: float
    own_wager: float
    rival: float
    rival_card: float
    rival_gap: float
    rival_start: float
    rival_wager: float
    take: float
    take_card: float
    take_jump: float
    take_start: float
    take_wager: float
    deny: float
    pile: float
    pile_late: float


class Estimate:
    """A judgement with its numbers, at a table of so many seats."""

    def __init__(self, numbers: Mapping[str, float], seats: int) -> None:
        self.numbers = Numbers(**numbers)
        self.seats = seats
        side = SIDES / seats
        # Of what is unseen, the part that comes to one's side while there is time to play it.
        self.chances = tuple(
            min(1.0, self.numbers.chance * left * 0.5 / (left + 8 * (seats - 1))) for left in LEFT
        )
        self.turns = tuple((cards + 1) / seats for cards in range(100))
        self.phase_turns = tuple(int((left + 1) * side / SIDES + 0.5) for left in LEFT)
        self._remembered: dict[int, Note] = {}

    def choose(self, round_: Round) -> Choice:
        """What the one to move does."""
        notes = self.notes(round_)
        source, take, other, less = self._sources(round_, notes)
        best, colour, kind, discard = -inf, 0, 0, False
        for place, note in enumerate(notes):
            play, played, throw, thrown, _ = note
            if play + (take if source != place or _alive(round_, place, played) else less) > best:
                best = play + (take if source != place or _alive(round_, place, played) else less)
                colour, kind, discard = place, played, False
            if throw + (take if source != place else less) > best:
                best = throw + (take if source != place else less)
                colour, kind, discard = place, thrown, True
        if source == colour and (discard or not _alive(round_, colour, kind)):
            source = other
        return colour << 4 | kind, discard, source

    def notes(self, round_: Round) -> list[Note]:
        """By colour, what the one to move makes of it."""
        seat = round_.turn
        mood = self.mood(round_)
        notes = round_.notes[seat]
        if mood != round_.moods[seat]:
            round_.moods[seat] = mood
            notes = round_.notes[seat] = [None] * round_.colours
        for colour, note in enumerate(notes):
            if note is None:
                notes[colour] = self._note(round_, seat, colour, mood)
        return notes  # type: ignore[return-value]

    def mood(self, round_: Round) -> int:
        """The phase of the round, and whether there is hurry: fewer turns than cards to play."""
        hand, cards = round_.hands[round_.turn], len(round_.pile)
        own = round_.expeditions[round_.turn % SIDES]
        need = self.numbers.slack
        for held, expedition in zip(hand, own, strict=True):
            if expedition and held:
                need += COUNTS[held & ABOVE[expedition & LAST]]
        return PHASE[cards] * 2 + (need > self.turns[cards])

    def _note(self, round_: Round, seat: int, colour: int, mood: int) -> Note:
        side = seat % SIDES
        own, rival = round_.expeditions[side][colour], round_.expeditions[1 - side][colour]
        held, unseen = round_.hands[seat][colour], round_.unseen[seat][colour]
        pile = round_.discards[colour]
        top = pile[-1] & 15 if pile else NOTHING
        rivals = rival & (LAST | PLAYED_WAGERS) | (rival > 0) << 6
        key = ((((held << 14 | unseen) << 10 | own) << 7 | rivals) << 5 | mood) << 4 | top + 1
        note = self._remembered.get(key)
        if note is None:
            if len(self._remembered) >= MOST_REMEMBERED:
                self._remembered.clear()
            note = self._remembered[key] = Look(self, held, unseen, own, rival, top, mood).note()
        return note

    def look(self, round_: Round, colour: int, mood: int) -> Look:
        """A colour as the one to move sees it."""
        seat, pile = round_.turn, round_.discards[colour]
        return Look(
            self,
            round_.hands[seat][colour],
            round_.unseen[seat][colour],
            round_.expeditions[seat % SIDES][colour],
            round_.expeditions[1 - seat % SIDES][colour],
            pile[-1] & 15 if pile else NOTHING,
            mood,
        )

    def _sources(self, round_: Round, notes: list[Note]) -> tuple[int, float, int, float]:
        """The best source and what it is worth, and the next best."""
        source, take, other, less = PILE, 0.0, PILE, 0.0
        if round_.idle >= MOST_IDLE:
            return source, take, other, less
        for colour, pile in enumerate(round_.discards):
            if pile:
                worth = notes[colour][4]
                if worth > take:
                    source, take, other, less = colour, worth, source, take
                elif worth > less:
                    other, less = colour, worth
        return source, take, other, less


def _alive(round_: Round, colour: int, kind: int) -> bool:
    """Whether the top discard of a colour still fits when a card of it was played."""
    return NUMBERS[round_.discards[colour][-1] & 15] > NUMBERS[kind]


class Look:
    """One colour as a seat sees it, in a mood: what each play, discard and draw there is worth."""

    def __init__(
        self, estimate: Estimate, held: int, unseen: int, own: int, rival: int, top: int, mood: int
    ) -> None:
        self.n = estimate.numbers
        self.held, self.unseen, self.own, self.rival, self.top = held, unseen, own, rival, top
        phase, self.late = divmod(mood, 2)
        self.chance = estimate.chances[phase]
        self.last = own & LAST
        self.factor = 1 + ((own & PLAYED_WAGERS) >> 4)
        self.fitting = _highest(held & ABOVE[self.last], max(estimate.phase_turns[phase], 1))
        self.live = unseen & ABOVE[self.last]
        self.phase = phase
        self.expected = SUMS[self.fitting] + self.chance * SUMS[self.live] - COST
        self.interest = float(self.factor) if own else self._hope(self.expected)
        cards = (own >> 6) + COUNTS[self.fitting] + self.chance * COUNTS[self.live]
        self.eight = min(1.0, max(0.0, (cards - 5) / (BONUS_CARDS - 5)))

    def _hope(self, expected: float) -> float:
        """How likely a colour not begun is worth beginning."""
        wagers = 1 + 0.5 * (self.held & WAGERS_HELD)
        return min(1.0, max(0.0, (expected + self.n.hope) / self.n.doubt)) * wagers

    def note(self) -> Note:
        """The best of each, for players who are in a hurry."""
        best_play, played, best_throw, thrown = -inf, 0, -inf, 0
        for kind in kinds_of(self.held):
            play, throw = self.play(kind), self.discard(kind)
            if play > best_play:
                best_play, played = play, kind
            if throw > best_throw:
                best_throw, thrown = throw, kind
        return best_play, played, best_throw, thrown, self.take() if self.top != NOTHING else 0.0

    def play(self, kind: int) -> float:
        """What playing a card onto the expedition is worth; −∞ where it does not fit."""
        return sum(self.play_reasons(kind).values()) if self.fits(kind) else -inf

    def fits(self, kind: int) -> bool:
        """Whether a card can be played."""
        return NUMBERS[kind] > self.last or not self.last

    def play_reasons(self, kind: int) -> dict[str, float]:
        """What speaks for and against playing a card that fits."""
        n = self.n
        if not kind:
            return {
                "wager": (n.wager_more if self.own else n.wager) - n.start_late * (self.phase < 4),
                "prospect": n.wager_estimate * self.expected,
                "cards": n.wager_cards * COUNTS[self.fitting],
            }
        number = NUMBERS[kind]
        between = BETWEEN[self.last][number]
        missed, skipped = self.unseen & between, self.held & between
        jump = self.chance * (SUMS[missed] + n.jump_card * COUNTS[missed])
        skip = (n.skip_late if self.late else n.skip) * (SUMS[skipped] + n.jump_card * COUNTS[skipped])
        reasons = {"skip": -skip * self.factor}
        if not self.last:
            wagers = (self.held & WAGERS_HELD) + self.chance * (self.unseen & WAGERS_HELD)
            reasons["wager"] = -n.lost_wager * wagers * max(0.0, self.expected + 10)
        if self.own:
            reasons["play"] = n.play + self.factor * (n.value_late if self.late else n.value) * number
            reasons["jump"] = -n.jump * jump * self.factor
        else:
            reasons["start"] = n.start - n.start_late * (self.phase < 4)
            reasons["prospect"] = n.start_estimate * self.expected
            reasons["jump"] = -n.start_jump * jump
        cards = self.chance * COUNTS[missed] + COUNTS[skipped]
        reasons["eight"] = -n.bonus * self.eight * cards
        return reasons

    def discard(self, kind: int) -> float:
        """What discarding a card is worth."""
        return sum(self.discard_reasons(kind).values())

    def discard_reasons(self, kind: int) -> dict[str, float]:
        """What speaks against discarding a card."""
        return {"own": -self.own_use(kind), "rival": -self.rival_use(kind)}

    def kind(self, number: int) -> int:
        """The kind of a number that is held."""
        return kind_in(self.held, number)

    def own_use(self, kind: int) -> float:
        """What is lost with a card that one might have played."""
        n = self.n
        if not self.fits(kind):
            return 0.0
        if not kind:
            return n.own_wager * max(0.0, self.expected + 10) * (self.factor if self.own else 1)
        if not self.own:
            return self.interest * (n.own_start * NUMBERS[kind] + n.own_card)
        return self.factor * (n.own * NUMBERS[kind] + n.own_card) + n.bonus * self.eight

    def rival_use(self, kind: int) -> float:
        """What a card is worth to the other side."""
        n, last, number = self.n, self.rival & LAST, NUMBERS[kind]
        if last and number <= last:
            return 0.0
        hidden = self.unseen | self.held & ~WAGERS_HELD
        if not kind:
            return n.rival_wager * SUMS[self.unseen] / 54 * (1 + (self.rival > 0))
        if not self.rival:
            return n.rival_start * number * SUMS[self.unseen] / 54
        gap = COUNTS[hidden & BETWEEN[last][number]]
        factor = 1 + ((self.rival & PLAYED_WAGERS) >> 4)
        return factor * (n.rival * number + n.rival_card) * max(0.0, 1 - n.rival_gap * gap)

    def take(self) -> float:
        """What the top discard is worth, compared with a card from the pile."""
        return sum(self.take_reasons().values())

    def take_reasons(self) -> dict[str, float]:
        """What speaks for and against taking the top discard."""
        n = self.n
        return {
            "take": self.gain(),
            "deny": n.deny * self.rival_use(self.top),
            "pile": n.pile_late if self.late else n.pile,
        }

    def gain(self) -> float:
        """What the top discard is worth on one's own expedition."""
        n, number = self.n, NUMBERS[self.top]
        if not self.fits(self.top):
            return 0.0
        if not self.top:
            return n.take_wager * max(0.0, self.expected + 10)
        if not self.own:
            return self._hope(self.expected + number) * n.take_start * number
        missed = self.unseen & BETWEEN[self.last][number]
        jump = self.chance * (SUMS[missed] + n.jump_card * COUNTS[missed])
        return self.factor * (n.take * number + n.take_card - n.take_jump * jump) + n.bonus * self.eight


def _highest(held: int, most: int) -> int:
    """Of the numbers held, only so many of the highest."""
    while COUNTS[held] > most:
        held &= ~(1 << next(kind for kind in kinds_of(held) if kind))
    return held
