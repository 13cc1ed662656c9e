"""Evaluation of one colour for a seat: the value of each play, discard, pass and draw."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from engine.games.lost_cities.computer.compact import (
    ABOVE,
    BETWEEN,
    COUNTS,
    KINDS_OF,
    LAST,
    NUMBERS,
    PLAYED_WAGERS,
    SUMS,
    WAGERS_HELD,
    Note,
    held_kind,
)
from engine.games.lost_cities.model import NUMBERS as ON_CARDS
from engine.games.lost_cities.scoring import BONUS_CARDS, COST

NO_CARD = -1
"""The kind of an absent card."""
BONUS_IN_SIGHT = 5
"""Expected cards above which the bonus for long expeditions starts to count."""
COLOUR_SUM = sum(ON_CARDS)
"""The sum of a colour's numbers."""
SAFE_SUM = COST + 5
"""The sum of held numbers from which no player hesitates to begin."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights of the evaluation in points or factors, found by benchmarks/computers/tune.py."""

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
    chance_late: float = 0.0
    together: float = 0.0
    together_jump: float = 0.0
    contested: float = 0.0
    play_hurry: float = 0.0
    pile_hurry: float = 0.0
    hand_over: float = 0.0
    hand_over_own: float = 0.0
    hand_over_rival: float = 0.0
    hand_over_fitting: float = 0.0
    start_caution: float = 0.0
    wager_caution: float = 0.0


@dataclass(frozen=True, slots=True)
class Mood:
    """The situation of a player in a round that applies to all colours."""

    numbers: Weights
    hurry: int
    """Playable cards beyond the turns left, minus one. Negative: there is time for all."""
    ending: bool
    """It is too late to begin an expedition at no cost."""
    chance: float
    """Expected share of the unseen cards that one's own side will receive in time."""
    contested: float
    """Bonus for beginning a colour that the rivals have begun."""
    turns: int
    """Approximate number of own turns left."""

    @property
    def late(self) -> bool:
        """Whether more cards could be played than turns are left."""
        return self.hurry >= 0


class Look:
    """Evaluation of one colour from held and unseen cards, both expeditions, and the top discard's kind.

    `together`: the partner laid the expedition's last card.
    """

    __slots__ = (
        "chance",
        "eight",
        "expected",
        "factor",
        "fitting",
        "held",
        "last",
        "late",
        "mood",
        "n",
        "own",
        "rival",
        "together",
        "top",
        "unseen",
    )

    def __init__(
        self, mood: Mood, held: int, unseen: int, own: int, rival: int, top: int, together: bool = False
    ) -> None:
        """Find the held cards that fit, and what the colour is expected to bring.

        If more fit than turns are left, only the highest count.
        """
        self.mood, self.n, self.late = mood, mood.numbers, mood.late
        self.held, self.unseen, self.own, self.rival, self.top = held, unseen, own, rival, top
        self.together = together
        self.chance = chance = mood.chance
        self.last = own & LAST
        self.factor = 1 + ((own & PLAYED_WAGERS) >> 4)
        fitting, live = held & ABOVE[self.last], unseen & ABOVE[self.last]
        if COUNTS[fitting] > mood.turns:
            fitting = _highest(fitting, mood.turns)
        self.fitting = fitting
        promise = chance * (1 + mood.numbers.together) if together else chance
        self.expected = SUMS[fitting] + promise * SUMS[live] - COST
        cards = (own >> 6) + COUNTS[fitting] + chance * COUNTS[live]
        self.eight = (
            0.0
            if cards <= BONUS_IN_SIGHT
            else min(1.0, (cards - BONUS_IN_SIGHT) / (BONUS_CARDS - BONUS_IN_SIGHT))
        )

    def misjudge(self, points: float) -> None:
        """Expect `points` more of the colour, or fewer, but never less than the held cards alone bring."""
        self.expected = max(SUMS[self.fitting] - COST, self.expected + points)

    def note(self) -> Note:
        """Return the best play and discard, each with its kind, and the value of taking the top discard.

        Values are points. The play is −inf if no held card fits, the discard if none is held. Taking is 0
        without a discard.
        """
        best_play, played, best_throw, thrown = -inf, 0, -inf, 0
        for kind in KINDS_OF[self.held]:
            # The lowest fitting number looks best, unless there is no time to play all.
            if (best_play == -inf or self.late or not played) and self.fits(kind):
                play = sum(self.play_parts(kind))
                if play > best_play:
                    best_play, played = play, kind
            throw = -self.own_use(kind) - self.rival_use(kind)
            if throw > best_throw:
                best_throw, thrown = throw, kind
        return best_play, played, best_throw, thrown, sum(self.take_parts()) if self.top >= 0 else 0.0

    def fits(self, kind: int) -> bool:
        """Return whether the own expedition accepts a card of this kind."""
        return not self.last or NUMBERS[kind] > self.last

    def play_parts(self, kind: int) -> tuple[float, ...]:
        """Return the value of playing a fitting card in points, in parts; a wager has only the first three.

        They are the play, the colour's prospect, few cards, those jumped over, those skipped, wagers lost.
        """
        n = self.n
        if not kind:
            begun = n.wager - n.wager_caution * self._lacking_share() + self._contest_bonus()
            more = (n.wager_more if self.own else begun) - self._too_late()
            prospect = n.wager_estimate * self.expected
            return more, prospect, n.wager_cards * COUNTS[self.fitting]
        number = NUMBERS[kind]
        between = BETWEEN[self.last][number]
        missed, skipped = self.unseen & between, self.held & between
        jump = self.chance * (SUMS[missed] + n.jump_card * COUNTS[missed])
        if self.together:
            jump *= 1 + n.together_jump
        skip = (n.skip_late if self.late else n.skip) * (SUMS[skipped] + n.jump_card * COUNTS[skipped])
        cards = -n.bonus * self.eight * (self.chance * COUNTS[missed] + COUNTS[skipped])
        wagers = 0.0 if self.last else self._wagers_lost()
        factor = self.factor
        if self.own:
            value = factor * (n.value_late if self.late else n.value) * number
            play = n.play + n.play_hurry * self.mood.hurry + value
            return play, 0.0, cards, -n.jump * jump * factor, -skip * factor, wagers
        start = n.start - n.start_caution * self._lacking_share() + self._contest_bonus() - self._too_late()
        return start, n.start_estimate * self.expected, cards, -n.start_jump * jump, -skip, wagers

    def _lacking_share(self) -> float:
        """Return the share (0 to 1) of `SAFE_SUM` that the held numbers lack."""
        return max(0.0, 1 - SUMS[self.fitting] / SAFE_SUM)

    def _contest_bonus(self) -> float:
        """Return the points for beginning a colour that the rivals have begun; 0 if they have not."""
        return self.mood.contested if self.rival else 0.0

    def _too_late(self) -> float:
        """Return the points, from 0, lost by beginning an expedition now; 0 until it is late in the round."""
        return self.n.start_late if self.mood.ending else 0.0

    def _wagers_lost(self) -> float:
        """Return the cost (0 or less) of a first number, which rules out wagers in hand or to come."""
        wagers = (self.held & WAGERS_HELD) + self.chance * (self.unseen & WAGERS_HELD)
        return -self.n.lost_wager * wagers * max(0.0, self.expected + 10)

    def kind(self, number: int) -> int:
        """Return the kind of a held number, as `held_kind`."""
        return held_kind(self.held, number)

    def own_use(self, kind: int) -> float:
        """Return the points, from 0, that the own side loses without a held card; 0 if it does not fit."""
        n, number = self.n, NUMBERS[kind]
        if self.last and number <= self.last:
            return 0.0
        if not kind:
            return n.own_wager * max(0.0, self.expected + 10) * self.factor
        if not self.own:
            return self._hope(self.expected) * (n.own_start * number + n.own_card)
        return self.factor * (n.own * number + n.own_card) + n.bonus * self.eight

    def _hope(self, expected: float) -> float:
        """Return a weight, from 0, for an unbegun colour with `expected` points; held wagers raise it."""
        if expected <= -self.n.hope:
            return 0.0
        return min(1.0, (expected + self.n.hope) / self.n.doubt) * (1 + 0.5 * (self.held & WAGERS_HELD))

    def pass_value(self, kind: int) -> float:
        """Return the value of passing a card to the partner.

        It is less for a card of own use, more for one that fits a begun expedition or that rivals could use.
        """
        n = self.n
        own, rival = self.own_use(kind), self.rival_use(kind)
        fitting = n.hand_over_fitting if self.own and self.fits(kind) else 0.0
        return n.hand_over_rival * rival - n.hand_over_own * own + fitting

    def rival_use(self, kind: int) -> float:
        """Return a card's points to the other side; 0 if it does not fit or skips too many of their cards."""
        n, rival, number = self.n, self.rival, NUMBERS[kind]
        last = rival & LAST
        if last and number <= last:
            return 0.0
        if not kind:
            return n.rival_wager * SUMS[self.unseen] / COLOUR_SUM * (2 if rival else 1)
        if not rival:
            return n.rival_start * number * SUMS[self.unseen] / COLOUR_SUM
        gap = n.rival_gap * COUNTS[(self.unseen | self.held & ~WAGERS_HELD) & BETWEEN[last][number]]
        if gap >= 1:
            return 0.0
        return (1 + ((rival & PLAYED_WAGERS) >> 4)) * (n.rival * number + n.rival_card) * (1 - gap)

    def take_parts(self) -> tuple[float, float, float]:
        """Return the points of taking the top discard, which must exist: gain, denial, keeping the pile."""
        n = self.n
        pile = (n.pile_late if self.late else n.pile) + n.pile_hurry * self.mood.hurry
        return self.gain(), n.deny * self.rival_use(self.top), pile

    def gain(self) -> float:
        """Return the points of the top discard, which must exist, on the own side; 0 if it does not fit."""
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
    """Return a holding without its lowest numbers, so that at most `most` are left. Wagers stay."""
    while COUNTS[held] > most:
        held &= ~(1 << next(kind for kind in KINDS_OF[held] if kind))
    return held
