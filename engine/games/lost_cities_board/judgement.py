"""Computer players of the board game: an estimate proposes actions, playouts choose among them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from engine.ai.candidate_race import Playout, SplitPlayout, compare_candidates, shuffle_nearby
from engine.ai.character import NO_WEAKNESS, Weakness
from engine.ai.situation import Opinion, ShouldStop
from engine.core.data_files import load_data
from engine.core.dice import Dice
from engine.games.lost_cities_board import model
from engine.games.lost_cities_board.computer.compact import PILE, card_code, compact_expedition
from engine.games.lost_cities_board.computer.estimate import (
    MAX_IDLE_ROUNDS,
    STAY,
    Act,
    Estimate,
)
from engine.games.lost_cities_board.computer.perception import (
    BoardSituation,
    WeakOutlook,
    await_buried_cards,
    idle_turns,
    misjudgements_in,
    visible_expedition,
    weakened_weights,
)
from engine.games.lost_cities_board.computer.playouts import Playouts, play_to_end
from engine.games.lost_cities_board.computer.prospect import Prospect
from engine.games.lost_cities_board.model import (
    COLOUR,
    COLOURS,
    DRAW,
    NUMBER,
    RESEARCHER,
    TWO,
    Action,
    Draw,
    Go,
    Play,
    State,
    Stay,
)
from engine.games.lost_cities_board.scoring import expedition_count

_DATA = load_data("computer_strength/lost_cities_board")
MAX_CACHED = 64
"""Cached estimates of weak players."""
CANDIDATES = 5
"""Actions compared by playouts."""
FAR_BEHIND = 8.0
"""Points behind the best estimate beyond which an action is not played out."""


@lru_cache(maxsize=MAX_CACHED)
def estimate_for(seats: int, weakness: Weakness = NO_WEAKNESS) -> Estimate:
    """Return the cached estimate for two seats, or for more, with a weak player's weights."""
    times = _DATA["two" if seats == TWO else "four"]
    return Estimate({time: weakened_weights(numbers, weakness) for time, numbers in times.items()})


@cache
def prospect_for(seats: int) -> Prospect:
    """Return the cached prospect for two seats, or for more."""
    return Prospect(_DATA["prospect"]["two" if seats == TWO else "four"])


class BoardJudgement:
    """Judgement with search by playouts; also analyses finished games."""

    def weigh(self, situation: BoardSituation) -> list[Opinion[Action]]:
        """Return the estimate, in points, of each action, but not of taking a discard that is overlooked.

        After too many idle turns no discard is taken.
        """
        scale = ActionScorer(situation)
        return [
            Opinion(action, scale.worth(action))
            for action in situation.legal
            if scale.is_worth_estimating(action)
        ]

    def search(
        self, situation: BoardSituation, opinions: Sequence[Opinion[Action]], should_stop: ShouldStop
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
        """Return `count` samples of total points by seat after this expedition.

        Hands stay; the pile and the cards set aside are shuffled. Before the last expedition, artifacts count
        at their average value.
        """
        start, found = compact_expedition(state), list[tuple[float, ...]]()
        hidden = [card_code(card) for card in (*state.pile, *state.aside)]
        for deal in range(count):
            other = start.copy()
            other.pile = list(Dice.from_seed(seed + deal).shuffle(hidden)[0][: len(state.pile)])
            found.append(play_to_end(state, other, estimate_for(len(state.hands))))
        return found

    def rounds_left(self, state: State) -> int:
        """Return the number of expeditions after the current one."""
        return expedition_count(state.options) - state.expedition

    def action_playout(
        self, situation: BoardSituation, actions: Sequence[Action], rest: Sequence[Action] = ()
    ) -> Playout:
        """Return a function (candidate, deal) → total lead after the expedition, partly estimated.

        The lead is over the mean of the best rival and the average one. `rest` is not used: the turn of each
        candidate continues by the estimate.
        """
        return _playouts(situation, actions).points

    def split_playout(
        self, situation: BoardSituation, actions: Sequence[Action], rest: Sequence[Action] = ()
    ) -> SplitPlayout:
        """Return a function as `action_playout`, of complete playouts, with the points by path."""
        return _playouts(situation, actions, whole=True).split_lead

    def replay_deal(self, state: State, seed: int, count: int) -> list[tuple[float, ...]]:
        """Return `count` samples of the expedition's own points by seat, played out from `state`.

        Artifacts count too. Hands stay; the order of the pile changes only between nearby cards.
        """
        start, found = compact_expedition(state), list[tuple[float, ...]]()
        sums = zip(state.totals, state.tokens, strict=True)
        before = [total + start.artifact * tokens for total, tokens in sums]
        for deal in range(count):
            other = start.copy()
            other.pile = shuffle_nearby(start.pile, seed + deal)
            after = play_to_end(state, other, estimate_for(len(state.hands)))
            found.append(tuple(end - had for end, had in zip(after, before, strict=True)))
        return found


def _playouts(situation: BoardSituation, actions: Sequence[Action], *, whole: bool = False) -> Playouts:
    """Return the playouts after each of the actions: to the end if `whole`, else short ones."""
    seats, acts = len(situation.state.hands), [compact_act(action) for action in actions]
    return Playouts(situation, acts, estimate_for(seats), prospect_for(seats), whole=whole)


JUDGEMENT = BoardJudgement()


class ActionScorer:
    """Estimates of actions in a situation, with the weaknesses of its character."""

    def __init__(self, situation: BoardSituation) -> None:
        weakness = situation.character.weakness(_DATA["weakness"])
        self._expedition = visible_expedition(situation)
        self._estimate = estimate_for(len(situation.state.hands), weakness)
        self._misjudged = misjudgements_in(situation, weakness)
        await_buried_cards(self._expedition, situation, weakness)
        self._outlook = WeakOutlook(self._expedition, self._estimate.course, self._misjudged)
        self._stuck = only_pile_leads_on(situation)

    def is_worth_estimating(self, action: Action) -> bool:
        """Return False for the take of a discard that is overlooked or leads nowhere, else True."""
        if not isinstance(action, Draw) or action.source == model.PILE:
            return True
        return not self._stuck and not self._misjudged.unseen[COLOURS.index(action.source)]

    def worth(self, action: Action) -> float:
        """Return the estimate of an action, in points; 0 for staying and a draw from the pile."""
        match action:
            case Play():
                return self._play_worth(action)
            case Go():
                return sum(self._estimate.walk(self._outlook, COLOURS.index(action.colour)))
            case Draw() if action.source != model.PILE:
                return sum(self._estimate.take(self._outlook, COLOURS.index(action.source)))
        return 0.0

    def _play_worth(self, play: Play) -> float:
        """Return the estimate of a play. A new column is judged by its better direction."""
        colour, number = COLOUR[play.card], NUMBER[play.card]
        if play.discard:
            return sum(self._estimate.discard(self._outlook, colour, number))
        if not play.figure:
            return sum(self._estimate.lay(self._outlook, colour, number))
        ways = (1, -1) if self._expedition.up_or_down else (1,)
        researcher = int(play.figure == RESEARCHER)
        return max(sum(self._estimate.start(self._outlook, colour, number, way, researcher)) for way in ways)


def only_pile_leads_on(situation: BoardSituation) -> bool:
    """Return whether taking a discard would only repeat the position, after too many idle turns.

    False unless the seat has discarded and must draw. Without a history, True then.
    """
    last = situation.view.last
    if situation.view.phase != DRAW or last is None or not last.discarded:
        return False
    turns = idle_turns(situation)
    return turns is None or turns >= MAX_IDLE_ROUNDS * len(situation.state.hands)


def compact_act(action: Action) -> Act:
    """Return an action as (verb, card or colour or STAY or PILE, 1 if the researcher sets out, else 0)."""
    match action:
        case Play():
            verb = "discard" if action.discard else "lay"
            return verb, card_code(action.card), int(action.figure == RESEARCHER)
        case Go():
            return "walk", COLOURS.index(action.colour), 0
        case Stay():
            return "walk", STAY, 0
    return "draw", PILE if action.source == model.PILE else COLOURS.index(action.source), 0
