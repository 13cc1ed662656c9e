"""Computer players of Lost Cities: an estimate proposes turns, playouts choose among them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from engine.ai.candidate_race import Playout, SplitPlayout, compare_candidates, shuffle_nearby
from engine.ai.character import NO_WEAKNESS, Character, Misjudgements, Weakness
from engine.ai.situation import Opinion, ShouldStop
from engine.core.data_files import load_data
from engine.core.dice import Dice
from engine.games.lost_cities.computer import compact
from engine.games.lost_cities.computer.compact import NUMBERS, Round, compact_round, second_copy
from engine.games.lost_cities.computer.estimate import MAX_IDLE_TURNS, Act, Estimate
from engine.games.lost_cities.computer.perception import (
    LostCitiesSituation,
    await_buried_cards,
    misjudgements_in,
    remembered_round,
    weakened_weights,
    without_rivals,
)
from engine.games.lost_cities.computer.playouts import Playouts, play_to_end
from engine.games.lost_cities.model import (
    COLOUR,
    COLOURS,
    NUMBER,
    ORDER,
    PILE,
    SIDES,
    Action,
    Card,
    Pass,
    State,
    Turn,
)
from engine.games.lost_cities.scoring import totals

_DATA = load_data("computer_strength/lost_cities")
MAX_CACHED = 64
"""Cached estimates of weak players."""
CANDIDATES = 4
"""Turns compared by playouts."""
FAR_BEHIND = 15.0
"""Points behind the best estimate beyond which a turn is not played out."""


@lru_cache(maxsize=MAX_CACHED)
def estimate_for(seats: int, weakness: Weakness = NO_WEAKNESS, *, minds_rivals: bool = True) -> Estimate:
    """Return the cached estimate for two or four seats, with the weights of a player with this weakness.

    Unless `minds_rivals`, the other side's needs are ignored.
    """
    numbers = weakened_weights(_DATA[_duel_or_partners(seats)], weakness)
    return Estimate(numbers if minds_rivals else without_rivals(numbers), seats)


def _duel_or_partners(seats: int) -> Literal["duel", "partners"]:
    return "duel" if seats == SIDES else "partners"


class LostCitiesJudgement:
    """Judgement with search by playouts; also analyses finished games."""

    def weigh(self, situation: LostCitiesSituation) -> list[Opinion[Action]]:
        """Return the estimate, in points, of each turn or pass that is worth considering.

        Takes of discards that the character overlooks are left out, and all after `MAX_IDLE_TURNS` idle
        turns; so is one of two passes with the same cards.
        """
        round_ = remembered_round(situation)
        weakness = weakness_of(situation.character, len(situation.state.hands))
        is_moving, seen = round_.idle < MAX_IDLE_TURNS, misjudgements_in(situation, weakness)
        scale = _scorer(situation, round_, weakness, seen)
        return [
            Opinion(action, scale.worth(action))
            for action in situation.legal
            if _is_worth_considering(action, is_moving, seen)
        ]

    def search(
        self, situation: LostCitiesSituation, opinions: Sequence[Opinion[Action]], should_stop: ShouldStop
    ) -> list[Opinion[Action]]:
        """Return opinions, best first, of which at most `CANDIDATES` are revised by playouts.

        They are less than `FAR_BEHIND` points behind the first; the others follow unchanged. `opinions` must
        be sorted, best first, and not empty.
        """
        top = opinions[0].worth
        likely = [one for one in opinions if one.worth > top - FAR_BEHIND][:CANDIDATES]
        outcome = _playouts(situation, [one.action for one in likely]).outcome
        better = compare_candidates([one.worth for one in likely], outcome, should_stop)
        settled = [Opinion(one.action, top + more) for one, more in zip(likely, better, strict=True)]
        return sorted(settled, key=lambda one: -one.worth) + list(opinions[len(likely) :])

    def sample_results(self, state: State, seed: int, count: int) -> list[tuple[float, ...]]:
        """Return `count` samples of total points by side after this round; experts play, pile shuffled."""
        before, round_, found = totals(state.finished), compact_round(state), list[tuple[float, ...]]()
        for deal in range(count):
            other = round_.copy()
            other.pile = list(Dice.from_seed(seed + deal).shuffle(round_.pile)[0])
            scores = play_to_end(other, estimate_for(len(state.hands)))
            found.append(tuple(had + more for had, more in zip(before, scores, strict=True)))
        return found

    def rounds_left(self, state: State) -> int:
        """Return the number of rounds after the current one."""
        return state.options.rounds - state.round

    def action_playout(
        self, situation: LostCitiesSituation, actions: Sequence[Action], rest: Sequence[Action] = ()
    ) -> Playout:
        """Return a function (candidate, deal) → the side's lead after the round, earlier rounds included.

        `rest` is not needed: a turn is one action.
        """
        return _playouts(situation, actions).lead

    def split_playout(
        self, situation: LostCitiesSituation, actions: Sequence[Action], rest: Sequence[Action] = ()
    ) -> SplitPlayout:
        """Return a function (candidate, deal) → lead, as `action_playout`, split by side and expedition."""
        return _playouts(situation, actions).split_lead

    def replay_deal(self, state: State, seed: int, count: int) -> list[tuple[float, ...]]:
        """Return `count` samples of the round's own points by side, played out from `state`.

        Hands stay; the order of the pile changes only between nearby cards.
        """
        round_, found = compact_round(state), list[tuple[float, ...]]()
        for deal in range(count):
            other = round_.copy()
            other.pile = shuffle_nearby(round_.pile, seed + deal)
            found.append(tuple(map(float, play_to_end(other, estimate_for(len(state.hands))))))
        return found


def _playouts(situation: LostCitiesSituation, actions: Sequence[Action]) -> Playouts:
    """Return playouts after each of the actions, with an expert's estimate."""
    held = compact_round(situation.state).hands[situation.seat]
    choices = [compact_act(held, action) for action in actions]
    return Playouts(situation, choices, estimate_for(len(situation.state.hands)))


def weakness_of(who: Character, seats: int) -> Weakness:
    """Return what a character misjudges at a table of two or four. Raises KeyError as `weakness`."""
    return who.weakness(_DATA["weakness"][_duel_or_partners(seats)])


def _scorer(
    situation: LostCitiesSituation, round_: Round, weakness: Weakness, seen: Misjudgements
) -> ActionScorer:
    """Return the scorer of actions as the player judges, with fancied colours and ignored rivals.

    Changes the round: forgotten discards become unseen.
    """
    await_buried_cards(round_, situation, weakness)
    seats = len(situation.state.hands)
    minding, minds_itself = estimate_for(seats, weakness), estimate_for(seats, weakness, minds_rivals=False)
    scale = ActionScorer(round_, [minds_itself if unminded else minding for unminded in seen.unminded])
    for look, fancy in zip(scale.looks, seen.fancies, strict=True):
        look.misjudge(fancy)
    return scale


def _is_worth_considering(action: Action, is_moving: bool, seen: Misjudgements) -> bool:
    """Return whether a turn draws from the pile, or takes a discard that is not overlooked.

    Unless `is_moving`, only the pile counts. Of two passes with the same cards, only the first counts.
    """
    if isinstance(action, Pass):
        return ORDER[action.cards[0]] <= ORDER[action.cards[1]]
    return action.source == PILE or (is_moving and not seen.unseen[COLOURS.index(action.source)])


def compact_act(held: Sequence[int], action: Action) -> Act:
    """Return a turn as (card, whether it is discarded, source), or a pass as two cards, all in integers.

    `held` is the hand of the seat to move, by colour.
    """
    if isinstance(action, Pass):
        first, second = action.cards
        one = _card_code(held, first)
        other = _card_code(held, second)
        return (one, second_copy(other) if one == other else other)
    source = compact.PILE if action.source == PILE else COLOURS.index(action.source)
    return _card_code(held, action.card), action.discard, source


def _card_code(held: Sequence[int], card: Card) -> int:
    """Return a card in compact encoding: its first copy, or the second if `held` lacks the first."""
    return 16 * COLOUR[card] + compact.held_kind(held[COLOUR[card]], NUMBER[card])


JUDGEMENT = LostCitiesJudgement()


class ActionScorer:
    """Estimates of actions in a round, with one `Estimate` per colour."""

    def __init__(self, round_: Round, estimates: Sequence[Estimate]) -> None:
        self.looks = [
            estimate.look(round_, colour, estimate.mood(round_)) for colour, estimate in enumerate(estimates)
        ]
        self._pass = estimates[0].numbers.hand_over
        self._known: dict[tuple[Card, bool] | str, float] = {PILE: 0.0}

    def worth(self, action: Action) -> float:
        """Return the estimate of an action, in points."""
        if isinstance(action, Pass):
            looks = [(self.looks[COLOUR[card]], NUMBER[card]) for card in action.cards]
            return self._pass + sum(look.pass_value(look.kind(number)) for look, number in looks)
        return self._turn_worth(action)

    def _turn_worth(self, turn: Turn) -> float:
        """Return a turn's estimate in points. Parts are cached."""
        lay, source = (turn.card, turn.discard), turn.source
        if lay not in self._known:
            self._known[lay] = self._lay_worth(turn)
        if source not in self._known:
            self._known[source] = sum(self.looks[COLOURS.index(source)].take_parts())
        return self._known[lay] + self._known[source] - self._spoilt(turn)

    def _lay_worth(self, turn: Turn) -> float:
        """Return the points for laying or discarding the turn's card."""
        look = self.looks[COLOUR[turn.card]]
        kind = look.kind(NUMBER[turn.card])
        return -look.own_use(kind) - look.rival_use(kind) if turn.discard else sum(look.play_parts(kind))

    def _spoilt(self, turn: Turn) -> float:
        """Return the value lost if the turn's card makes the drawn discard unplayable; 0 if it does not."""
        if turn.discard or turn.source != turn.card[0]:
            return 0.0
        look = self.looks[COLOUR[turn.card]]
        return 0.0 if NUMBERS[look.top] > NUMBER[turn.card] else look.gain()
