"""Playouts of rounds with the hidden cards dealt at random."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log

from engine.ai.candidate_race import SplitLead
from engine.core.data_files import load_data
from engine.core.dice import Dice
from engine.core.immutable import cache_newest
from engine.games.lost_cities.computer.compact import (
    BETWEEN,
    COUNTS,
    LAST,
    NUMBERS,
    Round,
    cards_of,
    compact_points,
)
from engine.games.lost_cities.computer.estimate import Act, Estimate
from engine.games.lost_cities.computer.perception import LostCitiesSituation, remembered_round
from engine.games.lost_cities.model import COLOUR, COLOURS, NUMBER, PASSED, SIDES, Card, View, side_of

MAX_TURNS = 200
"""Turns after which a playout stops. Usual rounds take about 45."""
WIN_BONUS = {SIDES: 10.0, 2 * SIDES: 40.0}
"""By number of seats: the value of winning the game, in points."""


class Playouts:
    """Playouts after each of some choices, by index `candidate`. All seats then play by the same estimate.

    Hidden cards are dealt again for each `deal`.
    """

    def __init__(self, situation: LostCitiesSituation, choices: Sequence[Act], estimate: Estimate) -> None:
        """Prepare playouts, run on demand. `choices` are the first acts, in order of `candidate`."""
        self._seat, self._seed = situation.seat, situation.seed
        self._view: View = situation.view
        self._choices, self._estimate = choices, estimate
        self._round = remembered_round(situation)
        self._hidden = [
            card
            for colour, held in enumerate(self._round.unseen[self._seat])
            for card in cards_of(colour, held)
        ]
        self._known = [
            self._unhide(cards if seat != self._seat else ()) for seat, cards in enumerate(self._view.known)
        ]
        self._weights = [self._weigh(side) for side in range(SIDES)]
        self._newest_deal = cache_newest(self.dealt)

    def _unhide(self, cards: Iterable[Card]) -> list[int]:
        """Remove known cards from the hidden ones; return them in compact encoding."""
        found = []
        for card in cards:
            for number in self._hidden:
                if number >> 4 == COLOUR[card] and NUMBERS[number & 15] == NUMBER[card]:
                    self._hidden.remove(number)
                    found.append(number)
                    break
        return found

    def outcome(self, candidate: int, deal: int) -> float:
        """Return `points`; in the last round plus WIN_BONUS for a win of the game, minus it for a loss."""
        view, gained = self._view, self.points(candidate, deal)
        if view.round < view.options.rounds:
            return gained
        total = gained + self._lead_in_earlier_rounds()
        return gained + WIN_BONUS[len(view.hand_sizes)] * ((total > 0) - (total < 0))

    def points(self, candidate: int, deal: int) -> int:
        """Return the own side's points in the round minus the rivals'.

        `candidate` is the index of the choice; equal deals have the same hidden cards.
        """
        first, second = self._played(candidate, deal).scores()
        return second - first if side_of(self._seat) else first - second

    def _played(self, candidate: int, deal: int) -> Round:
        """Return the round after a choice and its playout to the end."""
        round_ = self._newest_deal(deal).copy()
        apply_act(round_, self._choices[candidate])
        play_to_end(round_, self._estimate)
        return round_

    def lead(self, candidate: int, deal: int) -> int:
        """Return the lead of the seat's side in points after the round, earlier rounds included."""
        return self._lead_in_earlier_rounds() + self.points(candidate, deal)

    def split_lead(self, candidate: int, deal: int) -> SplitLead:
        """Return `lead` with the points of this round's expeditions by (side, colour), the rivals' negated.

        The own side is None, the rivals' side its index.
        """
        round_, own = self._played(candidate, deal), side_of(self._seat)
        parts = {
            (None if side == own else side, COLOURS[colour]): points if side == own else -points
            for side in range(SIDES)
            for colour, points in enumerate(map(compact_points, round_.expeditions[side], round_.sums[side]))
        }
        return SplitLead(self._lead_in_earlier_rounds() + sum(parts.values()), parts)

    def _lead_in_earlier_rounds(self) -> int:
        """Return the own side's points in finished rounds minus the rivals'."""
        side, totals = side_of(self._seat), self._view.totals
        return totals[side] - totals[1 - side]

    def dealt(self, deal: int) -> Round:
        """Return the round with the unknown cards dealt again, weighted by who is likely to hold them."""
        round_ = self._round.copy()
        left, dice = Dice.from_seed(self._seed + deal).shuffle(self._hidden)
        for other, size in enumerate(self._view.hand_sizes):
            if other != self._seat:
                known = self._known[other]
                likely = self._likeliest_first(left, other)
                round_.hold(other, (*known, *likely[: size - len(known)]), self._seat)
                left, dice = dice.shuffle(likely[size - len(known) :])
        round_.pile = list(left)
        return round_

    def _likeliest_first(self, shuffled: Sequence[int], seat: int) -> list[int]:
        """Return the shuffled cards in random order, those that the seat is likely to hold mostly first."""
        weights, count = self._weights[seat % SIDES], len(shuffled)
        clocks = [-log(1 - (place + 0.5) / count) / weights[card] for place, card in enumerate(shuffled)]
        return [card for _, card in sorted(zip(clocks, shuffled, strict=True))]

    def _weigh(self, side: int) -> dict[int, float]:
        """Return, by hidden card, how likely a seat of a side holds it, relative to chance."""
        round_, seat = self._round, self._seat
        return {
            card: holding_likelihood(
                round_.expeditions[side][card >> 4],
                card & 15,
                round_.unseen[seat][card >> 4] | round_.hands[seat][card >> 4],
                len(round_.pile),
            )
            for card in self._hidden
        }


def play_to_end(round_: Round, estimate: Estimate) -> tuple[int, int]:
    """Play the round to its end by the estimate, at most `MAX_TURNS` turns. Changes the round.

    Return each side's points in it.
    """
    choose = estimate.choose
    for _ in range(MAX_TURNS):
        if not round_.pile:
            break
        apply_act(round_, choose(round_))
    return round_.scores()


def apply_act(round_: Round, choice: Act) -> None:
    """Apply a turn, or a pass of two cards, of the seat to move to the round. Nothing is checked."""
    if len(choice) == PASSED:
        round_.hand_over(*choice)
    else:
        round_.take(*choice)


LATE_PILE = 12
"""Cards in the pile from which on hands count as late."""
NEAR_GAP = 1
"""Unseen cards that may lie between an expedition and a “near” card."""


def card_use(expedition: int, kind: int, hidden: int) -> str:
    """Return the use of a card to an expedition's owner.

    It is dead if it does not fit; else wager, wager_more (not the first), or new (the first number). Later
    numbers are next, near or far, by the hidden cards skipped: 0, 1 or more. `hidden` are the colour's cards
    that are not on the table. All are encoded as in `compact`.
    """
    last, number = expedition & LAST, NUMBERS[kind]
    if last and number <= last:
        return "dead"
    if not kind:
        return "wager_more" if expedition else "wager"
    if not expedition:
        return "new"
    gap = COUNTS[hidden & BETWEEN[last][number]]
    return "far" if gap > NEAR_GAP else "near" if gap else "next"


def holding_likelihood(expedition: int, kind: int, hidden: int, pile: int) -> float:
    """Return how likely an expedition's owner holds a card, relative to chance (1).

    `pile` is the number of cards in the draw pile, the rest as in `card_use`.
    """
    ratios: dict[str, list[float]] = load_data("computer_strength/lost_cities")["holding"]
    return ratios[card_use(expedition, kind, hidden)][pile <= LATE_PILE]
