"""Tikal in sentences, through the catalogue (`data/locales/*/tikal.ftl`)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say, capital
from engine.core.errors import RuleViolation
from engine.core.menu import Question
from engine.core.types import Event, Seat
from engine.games.tikal.action_types import (
    Action,
    Bid,
    Camp,
    Choose,
    Enter,
    Excavate,
    Exchange,
    Guard,
    Hunt,
    Move,
    Pass,
    Place,
)
from engine.games.tikal.model import Options, View
from engine.games.tikal.text import events as events_text
from engine.games.tikal.text import prompts
from engine.games.tikal.text.phrases import group, land_named, yes
from engine.games.tikal.text.position import belongings, glance, position

__all__ = ["TikalWords"]


class TikalWords:
    """What engine.core.plugin.Words asks for."""

    def options(self, options: Options, say: Say) -> str:
        return say("tikal-auction" if options.auction else "tikal-no-auction")

    def describe(
        self, events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say
    ) -> list[str]:
        return events_text.sentences([event for event in events if event.is_for(viewer)], names, say)

    def ask(self, question: Question, view: View, say: Say) -> str:
        return prompts.ask(question, view, say)

    def answer(self, question: Question, answer: str, view: View, say: Say) -> str:
        return prompts.answer_label(question, answer, view, say)

    def symbol(self, question: str, answer: str) -> str | None:
        return prompts.symbol(question, answer)

    def action(self, action: Action, say: Say) -> str:
        match action:
            case Place():
                return say("tikal-action-place", hex=action.hex, number=action.rotation + 1)
            case Enter():
                return say("tikal-action-enter", hex=action.hex, leader=yes(action.leader))
            case Move():
                going = group(action.explorers, action.leader, say)
                return capital(say("tikal-action-move", group=going, start=action.start, end=action.end))
            case Excavate() | Hunt() | Camp() | Guard():
                return say(f"tikal-action-{type(action).__name__.lower()}", hex=action.hex)
            case Exchange():
                give = say("tikal-kind", kind=action.give)
                take = say("tikal-kind", kind=action.take)
                return say("tikal-action-exchange", give=give, seat=action.seat + 1, take=take)
            case Bid():
                return say("tikal-action-bid", points=action.points)
            case Pass():
                return say("tikal-action-pass")
            case Choose():
                return say("tikal-action-choose", land=land_named(action.tile, say), tile=action.tile.upper())
        return say("tikal-action-end")

    def position(self, view: View, names: Sequence[str], say: Say) -> str:
        return position(view, names, say)

    def glance(self, view: View, names: Sequence[str], say: Say) -> str:
        return glance(view, names, say)

    def hand(self, view: View, say: Say) -> str:
        if view.viewer is None:
            return say("tikal-hand-none")
        return say("tikal-hand", **belongings(view, view.viewer, say))

    def violation(self, error: RuleViolation, say: Say) -> str:
        return say(f"tikal-refused-{error.reason}", **error.details)
