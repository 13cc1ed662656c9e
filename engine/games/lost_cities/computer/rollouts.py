"""Rounds played to their end from a situation, with the hidden cards as they may lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.ai.judging import Situation
from engine.core.dice import Dice
from engine.games.lost_cities.computer.compact import NUMBERS, Round, cards_of, compacted
from engine.games.lost_cities.computer.estimate import Act, Estimate
from engine.games.lost_cities.computer.memory import idleness, known_cards
from engine.games.lost_cities.model import COLOUR, NUMBER, PASSED, Card, View, side_of

MOST_TURNS = 200
"""No round is played for longer; usually there are about 45 turns in one."""
WINNING = 25.0
"""What winning the game is worth beside the points of its last round."""


class Rollouts:
    """Rounds after each of some choices, everybody then playing by the same estimate."""

    def __init__(self, situation: Situation, choices: Sequence[Act], estimate: Estimate) -> None:
        self._seat, self._seed = situation.seat, situation.seed
        self._view: View = situation.view
        self._choices, self._estimate = choices, estimate
        self._round = compacted(situation.state)
        self._round.idle = idleness(situation)
        self._hidden = [
            card
            for colour, held in enumerate(self._round.unseen[self._seat])
            for card in cards_of(colour, held)
        ]
        self._known = [self._unhide(cards.elements()) for cards in known_cards(situation)]
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
        """By how much the seat's side is ahead in the end, after one of the choices in a deal."""
        if deal != self._deal:
            self._deal, self._dealt = deal, self.dealt(deal)
        round_ = self._dealt.copy()
        act(round_, self._choices[candidate])
        choose = self._estimate.choose
        for _ in range(MOST_TURNS):
            if not round_.pile:
                break
            act(round_, choose(round_))
        return self._gained(*round_.scores())

    def _gained(self, first: int, second: int) -> float:
        side, view = side_of(self._seat), self._view
        gained = second - first if side else first - second
        if view.round < view.options.rounds:
            return gained
        total = gained + view.totals[side] - view.totals[1 - side]
        return gained + WINNING * ((total > 0) - (total < 0))

    def dealt(self, deal: int) -> Round:
        """The round with all that the seat does not know dealt anew."""
        round_ = self._round.copy()
        shuffled, _ = Dice.from_seed(self._seed + deal).shuffle(self._hidden)
        left = list(shuffled)
        for other, size in enumerate(self._view.hand_sizes):
            if other != self._seat:
                known = self._known[other]
                unknown = size - len(known)
                round_.hold(other, (*known, *left[:unknown]), self._seat)
                del left[:unknown]
        round_.pile = left
        return round_


def act(round_: Round, choice: Act) -> None:
    """Does what the one to move has chosen."""
    if len(choice) == PASSED:
        round_.hand_over(*choice)
    else:
        round_.take(*choice)
