"""Plays rounds to their end, with the hidden cards dealt at random."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log

from engine.ai.candidate_race import shuffle_nearby
from engine.core.data_files import load_data
from engine.core.dice import Dice
from engine.games.lost_cities.computer.compact import (
    BETWEEN,
    COUNTS,
    LAST,
    NUMBERS,
    Round,
    cards_of,
    compact_round,
)
from engine.games.lost_cities.computer.estimate import Act, Estimate
from engine.games.lost_cities.computer.perception import (
    LostCitiesSituation,
    remembered_round,
    seen_taken_cards,
)
from engine.games.lost_cities.model import COLOUR, NUMBER, PASSED, SIDES, Card, State, View, side_of
from engine.games.lost_cities.scoring import totals

MAX_TURNS = 200
"""No round is played for longer; usually there are about 45 turns in one."""
WIN_BONUS = {SIDES: 10.0, 2 * SIDES: 40.0}
"""By the number of seats, what winning the game is worth beside the points of its last round."""


class Playouts:
    """Rounds after each of some choices, everybody then playing by the same estimate."""

    def __init__(self, situation: LostCitiesSituation, choices: Sequence[Act], estimate: Estimate) -> None:
        self._seat, self._seed = situation.seat, situation.seed
        self._view: View = situation.view
        self._choices, self._estimate = choices, estimate
        self._round = remembered_round(situation)
        self._hidden = [
            card
            for colour, held in enumerate(self._round.unseen[self._seat])
            for card in cards_of(colour, held)
        ]
        self._known = [self._unhide(cards.elements()) for cards in seen_taken_cards(situation)]
        self._weights = [self._weigh(side) for side in range(SIDES)]
        self._deal, self._dealt = -1, self._round

    def _unhide(self, cards: Iterable[Card]) -> list[int]:
        """Takes known cards from those that may lie anywhere."""
        found = []
        for card in cards:
            for number in self._hidden:
                if number >> 4 == COLOUR[card] and NUMBERS[number & 15] == NUMBER[card]:
                    self._hidden.remove(number)
                    found.append(number)
                    break
        return found

    def outcome(self, candidate: int, deal: int) -> float:
        """What it comes to after one of the choices in a deal: the points, and whether the game is won."""
        return self._with_win(self.points(candidate, deal))

    def points(self, candidate: int, deal: int) -> int:
        """By how many points the seat's side does better in the round, after one of the choices in a deal."""
        if deal != self._deal:
            self._deal, self._dealt = deal, self.dealt(deal)
        round_ = self._dealt.copy()
        apply_act(round_, self._choices[candidate])
        first, second = play_to_end(round_, self._estimate)
        return second - first if side_of(self._seat) else first - second

    def lead(self, candidate: int, deal: int) -> int:
        """Return by how many points the seat's side leads after the round, earlier rounds included."""
        return self._led_before() + self.points(candidate, deal)

    def _led_before(self) -> int:
        side, totals = side_of(self._seat), self._view.totals
        return totals[side] - totals[1 - side]

    def _with_win(self, gained: int) -> float:
        view = self._view
        if view.round < view.options.rounds:
            return gained
        total = gained + self._led_before()
        return gained + WIN_BONUS[len(view.hand_sizes)] * ((total > 0) - (total < 0))

    def dealt(self, deal: int) -> Round:
        """The round with all that the seat does not know dealt anew, likely cards into likely hands."""
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
        """Cards in random order, drawn so that each comes early as often as the seat is likely to hold it."""
        weights, count = self._weights[seat % SIDES], len(shuffled)
        clocks = [-log(1 - (place + 0.5) / count) / weights[card] for place, card in enumerate(shuffled)]
        return [card for _, card in sorted(zip(clocks, shuffled, strict=True))]

    def _weigh(self, side: int) -> dict[int, float]:
        """By hidden card, how much likelier than by chance a seat of a side holds it."""
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
    """The scores, by side, after everybody has played by the same estimate to the end of the round."""
    choose = estimate.choose
    for _ in range(MAX_TURNS):
        if not round_.pile:
            break
        apply_act(round_, choose(round_))
    return round_.scores()


def apply_act(round_: Round, choice: Act) -> None:
    """Does what the one to move has chosen."""
    if len(choice) == PASSED:
        round_.hand_over(*choice)
    else:
        round_.take(*choice)


def sample_results(state: State, estimate: Estimate, seed: int, count: int) -> list[tuple[float, ...]]:
    """So many times, by side, the points after the running round, the pile shuffled anew."""
    before, round_ = totals(state.finished), compact_round(state)
    found: list[tuple[float, ...]] = []
    for deal in range(count):
        other = round_.copy()
        other.pile = list(Dice.from_seed(seed + deal).shuffle(round_.pile)[0])
        scores = play_to_end(other, estimate)
        found.append(tuple(had + more for had, more in zip(before, scores, strict=True)))
    return found


def replay_deal(state: State, estimate: Estimate, seed: int, count: int) -> list[tuple[float, ...]]:
    """So many times, by side, what a round brings with the same hands and about the same pile."""
    round_, found = compact_round(state), []
    for deal in range(count):
        other = round_.copy()
        other.pile = shuffle_nearby(round_.pile, seed + deal)
        found.append(tuple(map(float, play_to_end(other, estimate))))
    return found


LATE_PILE = 12
"""Cards left in the pile from which on hands are counted as late ones."""
NEAR_GAP = 1
"""How many cards not seen may lie between an expedition and a card that is near it."""


def card_use(expedition: int, kind: int, hidden: int) -> str:
    """What a card is to the owner of an expedition; `hidden` is what of the colour lies on no table."""
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
    """How much likelier than by chance a card is held by the owner of an expedition."""
    ratios: dict[str, list[float]] = load_data("ai/lost_cities")["holding"]
    return ratios[card_use(expedition, kind, hidden)][pile <= LATE_PILE]
