"""Plays rounds to their end from a situation, with the hidden cards dealt at random."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log

from engine.core.dice import Dice
from engine.games.lost_cities.computer.compact import NUMBERS, Round, cards_of
from engine.games.lost_cities.computer.estimate import Act, Estimate
from engine.games.lost_cities.computer.holding import likelihood
from engine.games.lost_cities.computer.memory import LostCitiesSituation, known_cards, remembered
from engine.games.lost_cities.model import COLOUR, NUMBER, PASSED, SIDES, Card, View, side_of

MOST_TURNS = 200
"""No round is played for longer; usually there are about 45 turns in one."""
WINNING = {SIDES: 10.0, 2 * SIDES: 40.0}
"""By the number of seats, what winning the game is worth beside the points of its last round."""


class Rollouts:
    """Rounds after each of some choices, everybody then playing by the same estimate."""

    def __init__(self, situation: LostCitiesSituation, choices: Sequence[Act], estimate: Estimate) -> None:
        self._seat, self._seed = situation.seat, situation.seed
        self._view: View = situation.view
        self._choices, self._estimate = choices, estimate
        self._round = remembered(situation)
        self._hidden = [
            card
            for colour, held in enumerate(self._round.unseen[self._seat])
            for card in cards_of(colour, held)
        ]
        self._known = [self._unhide(cards.elements()) for cards in known_cards(situation)]
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
        act(round_, self._choices[candidate])
        first, second = played_on(round_, self._estimate)
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
        return gained + WINNING[len(view.hand_sizes)] * ((total > 0) - (total < 0))

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
            card: likelihood(
                round_.expeditions[side][card >> 4],
                card & 15,
                round_.unseen[seat][card >> 4] | round_.hands[seat][card >> 4],
                len(round_.pile),
            )
            for card in self._hidden
        }


def played_on(round_: Round, estimate: Estimate) -> tuple[int, int]:
    """The scores, by side, after everybody has played by the same estimate to the end of the round."""
    choose = estimate.choose
    for _ in range(MOST_TURNS):
        if not round_.pile:
            break
        act(round_, choose(round_))
    return round_.scores()


def act(round_: Round, choice: Act) -> None:
    """Does what the one to move has chosen."""
    if len(choice) == PASSED:
        round_.hand_over(*choice)
    else:
        round_.take(*choice)
