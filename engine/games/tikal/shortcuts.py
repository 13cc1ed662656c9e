"""What spares people taps and messages (`engine.core.shortcuts`)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.menu import ALWAYS, Slots
from engine.core.shortcuts import Shortcuts
from engine.core.types import Seat
from engine.games.tikal import auction
from engine.games.tikal.action_types import Action, Bid, End, Enter, Pass
from engine.games.tikal.box import SPOT
from engine.games.tikal.model import ACT, State, View
from engine.games.tikal.mover import mover_of
from engine.games.tikal.prompts import END, ENTRIES, FEW_BIDS, PASS, UP_TO, WORKS, entering, together

RANKS = {**dict.fromkeys(WORKS, 0), ENTRIES: 1, END: ALWAYS}
PIECE, RARE = 2, 3
"""Where answers stand that have no rank of their own."""


class TikalShortcuts(Shortcuts[State, Action, View]):
    """Explorers come in together, spent points end the turn, and bids go on by themselves."""

    def repeats(self, state: State, action: Action, /) -> Iterator[tuple[Slots, int]]:
        if not isinstance(action, Enter) or action.leader:
            return
        mover = mover_of(state)
        for times in together(mover):
            yield entering(mover, action.hex, str(times)), times

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
            for limit in range(least + 1, min(most, least + FEW_BIDS) + 1):
                yield (("bid", UP_TO), ("up-to", str(limit))), str(limit)

    def planned(self, state: State, plan: str, /) -> Action:
        """A bid of one point more, up to as many points as were planned; or to pass."""
        bid = auction.auction_of(state).bid + 1
        return Bid(bid) if bid <= int(plan) else Pass()

    def supposing(self, state: State, seat: Seat, /) -> State | None:
        """A bid, which may be left before it is asked for; a turn's tile lies face down until it begins."""
        return replace(state, turn=seat) if auction.may_bid(state, seat) else None

    def rank(self, question: str, answer: str, /) -> int:
        """Work comes first, then pieces, then what is bought; the end of the turn is never out of sight."""
        what = answer.partition("-")[0]
        match question:
            case "do" | "go":
                return RANKS.get(what, PIECE if what in SPOT else RARE)
            case "enter":
                return SPOT[what]
            case "bid":
                return 0 if answer in (PASS, UP_TO) else 1
        return 0
