"""Sentences of duplicate matches (`data/locales/*/duplicate.ftl`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.catalogue import Say
from engine.core.game_errors import RuleViolation
from engine.core.menu import Question
from engine.core.phrasing import numeral, signed
from engine.core.plugin import AnyGame
from engine.core.types import Event, GameOptions, Seat
from engine.duplicate.model import (
    Began,
    Compared,
    DealResult,
    Finished,
    GaveUp,
    MatchView,
    Outcome,
    OutOfTime,
    deal_score,
)


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
        yield comparison_line(deal, played, names, say)


def comparison_line(deal: int, played: Sequence[DealResult], names: Sequence[str], say: Say) -> str:
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
            yield comparison_line(event.deal, event.played, names, say)
