"""Plays expeditions on, with the hidden cards dealt at random."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.candidate_race import shuffle_nearby
from engine.core.dice import Dice
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
    compact_expedition,
    remove_card,
)
from engine.games.lost_cities_board.computer.estimate import Act, Estimate, apply_act
from engine.games.lost_cities_board.computer.perception import BoardSituation, visible_expedition
from engine.games.lost_cities_board.computer.prospect import Prospect, points_now
from engine.games.lost_cities_board.model import State, View

TURNS_EACH = 5
"""So many turns of everybody are played; what would come after them is guessed."""
MAX_TURNS_EACH = 150
"""No expedition is played for longer; a computer that only discards would never end."""
WIN_BONUS = 30.0
"""What winning the game is worth beside the points of its last expedition."""


class Playouts:
    """Expeditions after each of some acts, everybody then playing by the same estimate for some turns.

    `whole`: to the end, where a guess of what is to come will not do.
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
        self._seat, self._seed = situation.seat, situation.seed
        self._view: View = situation.view
        self._acts, self._estimate, self._prospect = acts, estimate, prospect
        self._turns = (MAX_TURNS_EACH if whole else TURNS_EACH) * len(situation.state.hands)
        self._expedition = visible_expedition(situation)
        self._known = [[card_code(card) for card in cards] for cards in self._view.known]
        self._sizes = [len(hand) for hand in situation.state.hands]
        self._hidden = self._unknown()
        self._deal, self._dealt = -1, self._expedition

    def _unknown(self) -> list[int]:
        """The cards that may lie anywhere, in their order."""
        hidden = list(self._expedition.unseen[self._seat])
        for seat, cards in enumerate(self._known):
            for card in cards if seat != self._seat else ():
                hidden[card >> 4] = remove_card(hidden[card >> 4], card & 15)
        return [colour << 4 | number for colour, held in enumerate(hidden) for number in card_numbers(held)]

    def outcome(self, candidate: int, deal: int) -> float:
        """What it comes to after one of the acts in a deal: the lead, and whether the game is won."""
        own, others = self._ends(candidate, deal)
        ahead = _lead_over(own, others)
        if self._view.expedition < self._view.expeditions:
            return ahead
        return ahead + WIN_BONUS * ((own > max(others)) - (own < max(others)))

    def points(self, candidate: int, deal: int) -> float:
        """By how many points the seat is ahead in the end, after one of the acts in a deal."""
        return _lead_over(*self._ends(candidate, deal))

    def _ends(self, candidate: int, deal: int) -> tuple[float, list[float]]:
        """What the seat has in the end, and what the others have."""
        if deal != self._deal:
            self._deal, self._dealt = deal, self.dealt(deal)
        expedition, choose = self._dealt.copy(), self._estimate.choose
        apply_act(expedition, self._acts[candidate])
        turns = self._turns
        while expedition.phase != OVER:
            if expedition.phase == PLAY:
                turns -= 1
                if turns < 0:
                    break
            apply_act(expedition, choose(expedition))
        coming = _expected_gains(expedition, self._prospect)
        ends = [self._end(expedition, seat) + more for seat, more in enumerate(coming)]
        return ends.pop(self._seat), ends

    def dealt(self, deal: int) -> Expedition:
        """The expedition with all that the seat does not know dealt anew."""
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
        """Gives another seat just these cards; all else that nobody has seen, it has not seen."""
        own, unseen = expedition.hands[self._seat], expedition.unseen[self._seat]
        hand, hidden = [0] * PATHS, [combine_cards(own[colour], unseen[colour]) for colour in range(PATHS)]
        for card in cards:
            hand[card >> 4] = add_card(hand[card >> 4], card & 15)
            hidden[card >> 4] = remove_card(hidden[card >> 4], card & 15)
        expedition.hands[other], expedition.unseen[other] = hand, hidden

    def _end(self, expedition: Expedition, seat: int) -> float:
        """What a seat has if the expedition is over now; in the last one its artifacts are counted."""
        view = self._view
        total, tokens = view.totals[seat] or 0, view.tokens[seat] + expedition.found[seat]
        # Points of tiles are in the total already, as far as they had been gained.
        gained = expedition.gained[seat] - self._expedition.gained[seat]
        points = scoring.add_points(total, gained + expedition.figures(seat))
        if view.expedition < view.expeditions:
            return points + expedition.artifact * tokens
        return scoring.add_points(points, scoring.artifact_points(tokens, view.options))


def _lead_over(own: float, others: Sequence[float]) -> float:
    """The lead over the others: half over the best of them, half over all."""
    return own - (max(others) + sum(others) / len(others)) / 2


def _expected_gains(expedition: Expedition, prospect: Prospect) -> list[float]:
    """By seat, how much more it is likely to have in the end than now."""
    if expedition.phase == OVER:
        return [0.0] * expedition.seats
    ends = enumerate(prospect.expected_points(expedition))
    return [end - points_now(expedition, seat) for seat, end in ends]


MAX_STEPS = 600
"""No expedition is played for longer; a computer that only discards would never end."""


def sample_results(state: State, estimate: Estimate, seed: int, count: int) -> list[tuple[float, ...]]:
    """So many times, by seat, the points after the running expedition, the pile shuffled anew."""
    start, found = compact_expedition(state), list[tuple[float, ...]]()
    hidden = [card_code(card) for card in (*state.pile, *state.aside)]
    for deal in range(count):
        other = start.copy()
        other.pile = list(Dice.from_seed(seed + deal).shuffle(hidden)[0][: len(state.pile)])
        found.append(_played_on(state, other, estimate))
    return found


def replay_deal(state: State, estimate: Estimate, seed: int, count: int) -> list[tuple[float, ...]]:
    """So many times, by seat, what an expedition brings with the same hands and about the same pile."""
    start, found = compact_expedition(state), list[tuple[float, ...]]()
    before = [
        total + start.artifact * tokens for total, tokens in zip(state.totals, state.tokens, strict=True)
    ]
    for deal in range(count):
        other = start.copy()
        other.pile = shuffle_nearby(start.pile, seed + deal)
        after = _played_on(state, other, estimate)
        found.append(tuple(end - had for end, had in zip(after, before, strict=True)))
    return found


def _played_on(state: State, expedition: Expedition, estimate: Estimate) -> tuple[float, ...]:
    """By seat, what it comes to. Nothing is guessed: a guess has no luck in it, and chances are luck."""
    choose, steps = estimate.choose, MAX_STEPS
    while expedition.phase != OVER and steps:
        steps -= 1
        apply_act(expedition, choose(expedition))
    return tuple(_end(state, expedition, seat) for seat in range(expedition.seats))


def _end(state: State, expedition: Expedition, seat: int) -> float:
    """What a seat has when the expedition is over; after the last one its artifacts are counted."""
    # Points of tiles are in the total already, as far as they had been gained.
    gained = expedition.gained[seat] - state.gained[seat]
    points = scoring.add_points(state.totals[seat], gained + expedition.figures(seat))
    tokens = state.tokens[seat] + expedition.found[seat]
    if state.expedition < scoring.expedition_count(state.options):
        return points + expedition.artifact * tokens
    return scoring.add_points(points, scoring.artifact_points(tokens, state.options))
