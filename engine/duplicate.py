"""Duplicate matches: all players play the same deals of a two-player game against the same computer.

A match is a game whose only action reports the result of a deal played elsewhere. The highest total lead over
the computer wins. Its sentences are in `data/locales/*/duplicate.ftl`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import cast

from msgspec.structs import replace

from engine.core.catalogue import Say
from engine.core.data_files import load_data
from engine.core.game_errors import (
    BadNotation,
    GameFinished,
    NotYourTurn,
    RuleViolation,
    check_seat,
    check_seats,
    require,
)
from engine.core.immutable import put
from engine.core.menu import Question, Slots
from engine.core.phrasing import numeral, signed
from engine.core.plugin import AnyGame, Game
from engine.core.types import (
    ABANDONED,
    PLAYED_OUT,
    Event,
    GameAction,
    GameOptions,
    GameState,
    GameView,
    Result,
    ScoreLine,
    Seat,
    Step,
    Stored,
    one_seat_per_side,
    placings,
)

UNFINISHED: int = load_data("duplicate")["unfinished"]
"""Score of a deal that was not finished in time, lower than nearly any finished one."""


class DealPoints(Stored, frozen=True):
    """The points of the player and of the computer in a deal."""

    own: int
    computer: int


DealResult = DealPoints | None
"""The result of a deal; None if it was not finished in time."""


def deal_score(played: DealResult) -> int:
    """Return the player's points minus the computer's; UNFINISHED if not finished in time."""
    return UNFINISHED if played is None else played.own - played.computer


class MatchState(GameState, frozen=True):
    """The results of all deals so far, by seat, and the seats that left."""

    played: tuple[tuple[DealResult, ...], ...]
    retired: tuple[Seat, ...] = ()


class Outcome(GameAction, frozen=True):
    """The result of a seat's next deal."""

    points: DealResult


class MatchView(GameView, frozen=True):
    """What all players may know: how many deals each seat finished, and results of common deals.

    `compared` are the deals that all have finished, each by seat.
    """

    deals: int
    done: tuple[int, ...]
    retired: tuple[Seat, ...]
    compared: tuple[tuple[DealResult, ...], ...]


class Began(Event, frozen=True):
    """The match began."""


class Finished(Event, frozen=True):
    """A player finished a deal (counted from 1)."""

    seat: Seat
    deal: int


class OutOfTime(Event, frozen=True):
    """A player's time for a deal ran out."""

    seat: Seat
    deal: int


class Compared(Event, frozen=True):
    """All players finished a deal. Results are by seat."""

    deal: int
    played: tuple[DealResult, ...]


class GaveUp(Event, frozen=True):
    """A player left the match."""

    seat: Seat


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
        """Return (2, 6), for all options."""
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
        known = _compared_deals(before)
        for deal, played in enumerate(_compared_deals(after)[len(known) :], start=len(known) + 1):
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
        return MatchView(self.deals, done, state.retired, _compared_deals(state))

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


def _compared_deals(state: MatchState) -> tuple[tuple[DealResult, ...], ...]:
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


class MatchWords:
    """The part `words` of a match: no questions, symbols or hands ("" or None). `game` words options."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def options(self, options: GameOptions, say: Say) -> str:
        return self._game.words.options(options, say)

    def describe(
        self, events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say
    ) -> list[str]:
        """Return sentences about all events, which are public."""
        return [sentence for event in events for sentence in _event_sentences(event, names, say)]

    def ask(self, question: Question, view: MatchView, say: Say) -> str:
        return ""

    def answer(self, question: Question, answer: str, view: MatchView, say: Say) -> str:
        """Return the answer unchanged."""
        return answer

    def symbol(self, question: str, answer: str) -> str | None:
        return None

    def action(self, action: Outcome, say: Say) -> str:
        """Return the deal's score as in `deal_difference`."""
        return deal_difference(action.points, say)

    def position(self, view: MatchView, names: Sequence[str], say: Say) -> str:
        """Return a line with each player's progress, and one per compared deal."""
        lines = [progress_line(view, seat, name, say) for seat, name in enumerate(names)]
        return "\n".join([*lines, *comparison_lines(view, names, say)])

    def glance(self, view: MatchView, names: Sequence[str], say: Say) -> str:
        """Return a line with each player's progress."""
        return "\n".join(progress_line(view, seat, name, say) for seat, name in enumerate(names))

    def hand(self, view: MatchView, say: Say, names: Sequence[str] = ()) -> str:
        return ""

    def violation(self, error: RuleViolation, say: Say) -> str:
        """Return the reason's id: a match has none of its own."""
        return error.reason


def progress_line(view: MatchView, seat: Seat, name: str, say: Say) -> str:
    """Return how many deals a player has finished, and whether they have left."""
    gone = "yes" if seat in view.retired else "no"
    return say("duplicate-progress", name=name, done=view.done[seat], deals=view.deals, gone=gone)


def comparison_lines(view: MatchView, names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield a line for each compared deal, in order."""
    for deal, played in enumerate(view.compared, start=1):
        yield _comparison_line(deal, played, names, say)


def _comparison_line(deal: int, played: Sequence[DealResult], names: Sequence[str], say: Say) -> str:
    """Return the results of a deal as a sentence, best first. `played` and `names` are by seat."""
    best_first = sorted(range(len(played)), key=lambda seat: -deal_score(played[seat]))
    results = " · ".join(f"{names[seat]} {deal_difference(played[seat], say)}" for seat in best_first)
    return say("duplicate-compared", deal=deal, results=results)


def deal_difference(played: DealResult, say: Say) -> str:
    """Return a deal's score, with the player's and the computer's points or that it was not finished."""
    if played is None:
        return say("duplicate-unfinished", score=numeral(deal_score(played)))
    by = signed(deal_score(played))
    return say("duplicate-difference", by=by, own=numeral(played.own), computer=numeral(played.computer))


def _event_sentences(event: Event, names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield the sentence of an event; nothing for one that has none."""
    match event:
        case Began():
            yield say("duplicate-began")
        case Finished():
            yield say("duplicate-finished", name=names[event.seat], deal=event.deal)
        case OutOfTime():
            yield say("duplicate-out-of-time", name=names[event.seat], deal=event.deal)
        case GaveUp():
            yield say("duplicate-gave-up", name=names[event.seat])
        case Compared():
            yield _comparison_line(event.deal, event.played, names, say)


KEY = "duplicate"


@cache
def match_of(game: AnyGame, deals: int) -> AnyGame:
    """Return the game of matches of `deals` deals of `game`, with the version and options of `game`."""
    parts = Match(deals)
    match: Game[GameOptions, MatchState, Outcome, MatchView] = Game(
        key=KEY,
        version=game.version,
        has_hidden_hands=False,
        Options=game.Options,
        State=MatchState,
        Action=Outcome,
        refusals=(),
        rules=parts,
        ending=parts,
        visibility=parts,
        invariants=parts,
        notation=parts,
        prompts=parts,
        words=MatchWords(game),
    )
    return cast(AnyGame, match)
