"""Playouts of expeditions with the hidden cards dealt at random."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.candidate_race import SplitLead
from engine.core.dice import Dice
from engine.core.immutable import cache_newest
from engine.games.lost_cities_board import scoring
from engine.games.lost_cities_board.computer.compact import (
    OVER,
    PATHS,
    PLAY,
    Expedition,
    add_card,
    card_code,
    card_numbers,
    combine_cards,
    path_points,
    remove_card,
)
from engine.games.lost_cities_board.computer.estimate import Act, Estimate, apply_act
from engine.games.lost_cities_board.computer.perception import BoardSituation, visible_expedition
from engine.games.lost_cities_board.computer.prospect import Prospect, points_now
from engine.games.lost_cities_board.model import COLOURS, State, View

TURNS_EACH = 5
"""Turns per seat in a short playout. The rest is estimated by `Prospect`."""
MAX_TURNS_EACH = 150
"""Limit per seat for complete playouts, since computers that only discard never finish."""
WIN_BONUS = 30.0
"""The value of winning the game, in points."""


class Playouts:
    """Playouts after each of some acts, by index `candidate`.

    They stop after TURNS_EACH turns per seat unless `whole`. Hidden cards are dealt again for each `deal`.
    """

    def __init__(
        self,
        situation: BoardSituation,
        acts: Sequence[Act],
        estimate: Estimate,
        prospect: Prospect,
        *,
        whole: bool = False,
    ) -> None:
        """Prepare playouts, run on demand. Unless `whole`, they stop early; `prospect` estimates the rest."""
        self._seat, self._seed = situation.seat, situation.seed
        self._view: View = situation.view
        self._acts, self._estimate, self._prospect = acts, estimate, prospect
        self._turns = (MAX_TURNS_EACH if whole else TURNS_EACH) * len(situation.state.hands)
        self._expedition = visible_expedition(situation)
        self._known = [[card_code(card) for card in cards] for cards in self._view.known]
        self._sizes = [len(hand) for hand in situation.state.hands]
        self._hidden = self._unknown()
        self._newest_deal = cache_newest(self.dealt)

    def _unknown(self) -> list[int]:
        """Return the cards that the seat cannot locate, in compact encoding, by colour and number."""
        hidden = list(self._expedition.unseen[self._seat])
        for seat, cards in enumerate(self._known):
            for card in cards if seat != self._seat else ():
                hidden[card >> 4] = remove_card(hidden[card >> 4], card & 15)
        return [colour << 4 | number for colour, held in enumerate(hidden) for number in card_numbers(held)]

    def outcome(self, candidate: int, deal: int) -> float:
        """Return `points`; in the last expedition plus WIN_BONUS for a win, minus it for a loss."""
        own, others = self._ends(self._played(candidate, deal))
        ahead = _lead_over(own, others)
        if self._view.expedition < self._view.expeditions:
            return ahead
        return ahead + WIN_BONUS * ((own > max(others)) - (own < max(others)))

    def points(self, candidate: int, deal: int) -> float:
        """Return the lead (`_lead_over`) expected at the expedition's end, earlier expeditions included.

        `candidate` is the index of the first act; equal deals have the same hidden cards.
        """
        return _lead_over(*self._ends(self._played(candidate, deal)))

    def split_lead(self, candidate: int, deal: int) -> SplitLead:
        """Return `points` with each path's share by (seat, None for the own, colour); see `_lead_over`."""
        expedition = self._played(candidate, deal)
        own, others = self._ends(expedition)
        shares = _shares_of_lead(self._seat, others)
        parts = {
            (None if seat == self._seat else seat, COLOURS[colour]): share * points
            for seat, share in enumerate(shares)
            for colour, points in enumerate(path_points(expedition, seat))
        }
        return SplitLead(_lead_over(own, others), parts)

    def _played(self, candidate: int, deal: int) -> Expedition:
        """Return the expedition after an act and the playout."""
        expedition, choose = self._newest_deal(deal).copy(), self._estimate.choose
        apply_act(expedition, self._acts[candidate])
        turns = self._turns
        while expedition.phase != OVER:
            if expedition.phase == PLAY:
                turns -= 1
                if turns < 0:
                    break
            apply_act(expedition, choose(expedition))
        return expedition

    def _ends(self, expedition: Expedition) -> tuple[float, list[float]]:
        """Return the points that the seat is expected to end with, and those of the others in order."""
        before = self._expedition.gained
        ends = [_final_points(self._view, before, expedition, seat) for seat in range(expedition.seats)]
        if expedition.phase != OVER:
            coming = enumerate(self._prospect.expected_points(expedition))
            ends = [ends[seat] + (end - points_now(expedition, seat)) for seat, end in coming]
        return ends.pop(self._seat), ends

    def dealt(self, deal: int) -> Expedition:
        """Return the expedition with the unknown cards dealt again."""
        expedition = self._expedition.copy()
        shuffled, _ = Dice.from_seed(self._seed + deal).shuffle(self._hidden)
        left = list(shuffled)
        for other, size in enumerate(self._sizes):
            if other != self._seat:
                unknown = size - len(self._known[other])
                self._hold(expedition, other, [*self._known[other], *left[:unknown]])
                del left[:unknown]
        expedition.pile = left[: len(expedition.pile)]
        return expedition

    def _hold(self, expedition: Expedition, other: int, cards: Sequence[int]) -> None:
        """Set another seat's hand in the expedition, and what it has not seen by the own seat's cards."""
        own, unseen = expedition.hands[self._seat], expedition.unseen[self._seat]
        hand, hidden = [0] * PATHS, [combine_cards(own[colour], unseen[colour]) for colour in range(PATHS)]
        for card in cards:
            hand[card >> 4] = add_card(hand[card >> 4], card & 15)
            hidden[card >> 4] = remove_card(hidden[card >> 4], card & 15)
        expedition.hands[other], expedition.unseen[other] = hand, hidden


def _lead_over(own: float, others: Sequence[float]) -> float:
    """Return the lead over the mean of the best rival and the average one."""
    return own - (max(others) + sum(others) / len(others)) / 2


def _shares_of_lead(seat: int, others: Sequence[float]) -> list[float]:
    """Return, by seat, the weight of its points in `_lead_over`: 1 for `seat`, below 0 for all others.

    `others` are the others' points in seat order. The best has the least weight; of equal ones the first.
    """
    shares = [-0.5 / len(others)] * len(others)
    shares[others.index(max(others))] -= 0.5
    return [*shares[:seat], 1.0, *shares[seat:]]


MAX_STEPS = 600
"""Limit of acts, since computers that only discard never finish."""


def play_to_end(state: State, expedition: Expedition, estimate: Estimate) -> tuple[float, ...]:
    """Play to the expedition's end, at most `MAX_STEPS` acts. Changes the expedition.

    Return, by seat, the points of the game so far, as `_final_points`.
    """
    choose, steps = estimate.choose, MAX_STEPS
    while expedition.phase != OVER and steps:
        steps -= 1
        apply_act(expedition, choose(expedition))
    return tuple(_final_points(state, state.gained, expedition, seat) for seat in range(expedition.seats))


def _final_points(table: State | View, before: Sequence[int], expedition: Expedition, seat: int) -> float:
    """Return a seat's points if the expedition ended now, earlier ones included. Hidden totals count as 0.

    `before` are the points of tiles, by seat, that are in the totals of the `table`. Artifacts count at their
    average value, after the last expedition at their own.
    """
    gained = expedition.gained[seat] - before[seat]
    points = scoring.add_points(table.totals[seat] or 0, gained + expedition.figures(seat))
    tokens = table.tokens[seat] + expedition.found[seat]
    if table.expedition < scoring.expedition_count(table.options):
        return points + expedition.artifact * tokens
    return scoring.add_points(points, scoring.artifact_points(tokens, table.options))
