"""What spares people taps and messages (`engine.core.shortcuts`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.menu import MAX_ANSWERS, Question, Slots
from engine.core.shortcuts import Shortcuts
from engine.core.types import Seat
from engine.games.tikal import auction
from engine.games.tikal.action_types import Action, Bid, End, Enter, Pass
from engine.games.tikal.box import COST, LAND, RUIN, SPOT, TEMPLE, Hex
from engine.games.tikal.model import ACT, State, View
from engine.games.tikal.mover import mover_of
from engine.games.tikal.prompts import END, EXCAVATE, LEAD, NEW, PASS, TREASURE, UP_TO

TOGETHER = (2, 3, 5)
"""So many explorers come in by one tap."""
OFTEN = (NEW, LEAD, EXCAVATE, TREASURE, END)
"""What is done in most turns."""


class TikalShortcuts(Shortcuts[State, Action, View]):
    """Explorers come in together, spent points end the turn, and bids go on by themselves."""

    def repeats(self, state: State, action: Action, /) -> Iterator[tuple[Slots, int]]:
        if not isinstance(action, Enter) or action.leader:
            return
        mover = mover_of(state)
        where = (("site", action.hex),) if len(mover.camps) > 1 else ()
        most = min(state.points // COST[NEW], state.supply[mover.seat])
        for times in TOGETHER:
            if times <= most:
                yield (("do", f"{NEW}{times}"), *where), times

    def follows(self, state: State, /) -> Action | None:
        # Nothing is free: where all points are spent, nothing else can be done.
        spent = state.turn is not None and state.phase == ACT and state.begun and not state.points
        return End() if spent else None

    def goes_on(self, state: State, /) -> bool:
        return auction.goes_on(state)

    def plans(self, state: State, action: Action, /) -> Iterator[tuple[Slots, str]]:
        """With the lowest bid, up to how many points more may be bid without being asked."""
        if not isinstance(action, Bid):
            return
        least, most = auction.auction_of(state).bid + 1, state.totals[mover_of(state).seat]
        if action.points == least:
            for limit in range(least + 1, min(most, least + MAX_ANSWERS) + 1):
                yield (("bid", UP_TO), ("up-to", str(limit))), str(limit)

    def planned(self, state: State, plan: str, /) -> Action:
        """A bid of one point more, up to as many points as were planned; or to pass."""
        bid = auction.auction_of(state).bid + 1
        return Bid(bid) if bid <= int(plan) else Pass()

    def supposing(self, state: State, seat: Seat, /) -> State | None:
        """A bid, which may be left before it is asked for; a turn's tile lies face down until it begins."""
        return replace(state, turn=seat) if auction.may_bid(state, seat) else None

    def handy(self, question: Question, view: View, /) -> Sequence[str]:
        """Places where something is to be had, and what is done most often."""
        match question.name:
            case "bid":
                return sorted(question.answers, key=lambda answer: answer not in (PASS, UP_TO))
            case "goal":
                return sorted(question.answers, key=lambda answer: not _rewards(answer, view))
            case "go":
                return sorted(question.answers, key=lambda answer: _unlikeliness(answer, view))
            case "do":
                return sorted(question.answers, key=_rareness)
        return question.answers


def _rareness(answer: str) -> int:
    """How rarely something is done: work and the end of the turn come first, then moves."""
    deed = answer.partition("-")[0]
    return 0 if deed in OFTEN else 1 if deed in SPOT else 2


def _unlikeliness(answer: str, view: View) -> tuple[bool, bool]:
    """How rarely a group goes somewhere: one explorer first, and where something is to be had."""
    end, _, who = answer.partition("-")
    return who != "1", not _rewards(end, view)


def _rewards(answer: Hex, view: View) -> bool:
    """Whether there is a temple or a treasure on a hex."""
    spot = SPOT[answer]
    kind = LAND[view.tiles[spot]].kind
    return (kind == TEMPLE and view.guards[spot] is None) or (kind == RUIN and bool(view.hoards[spot]))
