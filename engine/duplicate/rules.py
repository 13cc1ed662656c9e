"""The rules of duplicate matches."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.checks import check_seat, check_seats, one_seat_per_side
from engine.core.game_errors import BadNotation, GameFinished, NotYourTurn, require
from engine.core.immutable import put
from engine.core.menu import Slots
from engine.core.types import (
    ABANDONED,
    PLAYED_OUT,
    Event,
    GameOptions,
    Result,
    ScoreLine,
    Seat,
    Step,
    placings,
)
from engine.duplicate.model import (
    Began,
    Compared,
    DealPoints,
    DealResult,
    Finished,
    GaveUp,
    MatchState,
    MatchView,
    Outcome,
    OutOfTime,
    deal_score,
)

MIN_SEATS, MAX_SEATS = 2, 6
RESIGNED = "resigned"
OUT_OF_TIME = "out of time"
_POINTS = re.compile(r"(-?\d{1,4}):(-?\d{1,4})")


class Match:
    """The parts of a match's `Game`, in one object."""

    SEATS = (MIN_SEATS, MAX_SEATS)
    EXAMPLE = "42:17"
    sides = staticmethod(one_seat_per_side)

    def __init__(self, deals: int) -> None:
        self.deals = deals

    # Rules

    def seats_for(self, options: GameOptions, /) -> tuple[int, int]:
        return self.SEATS

    def setup(self, options: GameOptions, seats: int, seed: int, /) -> Step[MatchState]:
        """Return the start of a match; the seed is ignored. Raises InvalidSetup unless 2 to 6 seats play."""
        check_seats(seats, self.SEATS)
        return Step(MatchState(((),) * seats), (Began(),), reveals=True)

    def to_move(self, state: MatchState, /) -> tuple[Seat, ...]:
        """Return the seats with deals left; empty if fewer than two seats have not retired."""
        there = [seat for seat in range(len(state.played)) if seat not in state.retired]
        if len(there) < MIN_SEATS:
            return ()
        return tuple(seat for seat in there if len(state.played[seat]) < self.deals)

    def turn_complete(self, state: MatchState, /) -> bool:
        """Return whether the match has not begun or is over."""
        return not (any(state.played) or state.retired) or not self.to_move(state)

    def legal_actions(self, state: MatchState, seat: Seat, /) -> Sequence[Outcome]:
        """Return an empty tuple: results are reported, not chosen."""
        return ()

    def apply(self, state: MatchState, seat: Seat, action: Outcome, /) -> Step[MatchState]:
        """Record the result of a seat's next deal.

        Raises NotYourTurn if the seat has no deals left or has retired, and GameFinished.
        """
        movers = self.to_move(state)
        if seat not in movers:
            raise NotYourTurn if movers else GameFinished
        deal = len(state.played[seat]) + 1
        after = replace(state, played=put(state.played, seat, (*state.played[seat], action.points)))
        kind = OutOfTime if action.points is None else Finished
        return Step(after, (kind(seat=seat, deal=deal), *self._news(state, after)), reveals=True)

    def retire(self, state: MatchState, seat: Seat, /) -> Step[MatchState]:
        """Remove a seat; its missing deals count as out of time.

        Raises NoSuchSeat, and GameFinished if the match is over or the seat has retired.
        """
        check_seat(seat, len(state.played))
        if seat in state.retired or not self.to_move(state):
            raise GameFinished
        missing = self.deals - len(state.played[seat])
        played = put(state.played, seat, (*state.played[seat], *[None] * missing))
        after = replace(state, played=played, retired=(*state.retired, seat))
        return Step(after, (GaveUp(seat=seat), *self._news(state, after)), reveals=True)

    def _news(self, before: MatchState, after: MatchState) -> Iterator[Event]:
        """Yield an event for each deal that all players have now finished."""
        known = compared_deals(before)
        for deal, played in enumerate(compared_deals(after)[len(known) :], start=len(known) + 1):
            yield Compared(deal=deal, played=played)

    # Ending

    def result(self, state: MatchState, /) -> Result | None:
        """Return the result by total score, those who left behind all others; None while the match runs."""
        if self.to_move(state):
            return None
        scores = tuple(sum(map(deal_score, own)) for own in state.played)
        ranks = [(int(seat not in state.retired), score) for seat, score in enumerate(scores)]
        return Result(
            sides=one_seat_per_side(None, len(scores)),
            placings=placings(ranks),
            scores=scores,
            score_sheets=tuple(tuple(_score_lines(own)) for own in state.played),
            why=self._why(state),
        )

    def _why(self, state: MatchState) -> str:
        """Return ABANDONED if no seat finished a deal, PLAYED_OUT if at least two stayed, else RESIGNED."""
        if not any(points is not None for own in state.played for points in own):
            return ABANDONED
        there = len(state.played) - len(state.retired)
        return PLAYED_OUT if there >= MIN_SEATS else RESIGNED

    # Visibility

    def view(self, state: MatchState, viewer: Seat | None, /) -> MatchView:
        """Return what all may see, the same for each seat and onlookers (None). Raises NoSuchSeat."""
        check_seat(viewer, len(state.played))
        done = tuple(map(len, state.played))
        return MatchView(self.deals, done, state.retired, compared_deals(state))

    def held(self, view: MatchView, /) -> Sequence[str]:
        """Return no cards: hands belong to the games of a match."""
        return ()

    def resample(self, state: MatchState, viewer: Seat | None, seed: int, /) -> MatchState:
        """Return the state itself, secret results included."""
        return state

    # Invariants, notation, prompts

    def check(self, state: MatchState, /) -> None:
        """Raise CorruptState if a seat has too many deals, or a seat that left does not exist."""
        seats = range(len(state.played))
        require(all(len(own) <= self.deals for own in state.played), "no more deals than there are")
        require(set(state.retired) <= set(seats), "only who plays can give up")

    def write(self, action: Outcome, /) -> str:
        """Return a result as text: `42:17`, or `out of time`."""
        points = action.points
        return OUT_OF_TIME if points is None else f"{points.own}:{points.computer}"

    def read(self, text: str, /) -> Outcome:
        """Return the result of a text from `write`. Raises BadNotation, also for five digits or more."""
        if text == OUT_OF_TIME:
            return Outcome(None)
        if match := _POINTS.fullmatch(text):
            return Outcome(DealPoints(int(match[1]), int(match[2])))
        raise BadNotation(text, expected=self.EXAMPLE)

    def slots(self, state: MatchState, action: Outcome, /) -> Slots:
        """Return no slots: results are reported, not chosen."""
        return ()


def compared_deals(state: MatchState) -> tuple[tuple[DealResult, ...], ...]:
    """Return the results of the deals that are over for all seats, in order; each is a tuple by seat."""
    return tuple(zip(*state.played, strict=False))


def _score_lines(own: Sequence[DealResult]) -> Iterator[ScoreLine]:
    """Yield a line for each deal, in order; a deal that is not finished has a sentence without totals."""
    for deal, played in enumerate(own, start=1):
        if played is None:
            yield ScoreLine("duplicate-line-unfinished", {"deal": deal}, deal_score(played))
        else:
            details: dict[str, str | int] = {"deal": deal, "own": played.own, "computer": played.computer}
            yield ScoreLine("duplicate-line", details, deal_score(played))
