"""Sentences of Higher Card (`data/locales/*/higher_card.ftl`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.catalogue import Say
from engine.core.game_errors import RuleViolation
from engine.core.menu import Question
from engine.core.types import Event, Seat
from engine.games.higher_card.model import Lay, Options, View


def options(options: Options, say: Say) -> str:
    """Return the chosen options as a phrase."""
    return say("higher_card-options", hand=options.hand)


def describe(events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say) -> list[str]:
    """Return one sentence per event that the viewer may know."""
    return [_sentence(event, names, say) for event in events if event.is_for(viewer)]


def _sentence(event: Any, names: Sequence[str], say: Say) -> str:
    kind = type(event).__name__.lower()
    return say(f"higher_card-{kind}", name=names[event.seat], card=getattr(event, "card", 0))


def ask(question: Question, view: View, say: Say) -> str:
    """Return the question: which card, and what it has to beat."""
    return say("higher_card-ask", lead=view.trick[0] if len(view.trick) == 1 else 0)


def answer(question: Question, answer: str, view: View, say: Say) -> str:
    """Return the label of a card's button."""
    return say("higher_card-card", card=int(answer))


def symbol(question: str, answer: str) -> str | None:
    """Return None: cards have no emoji."""
    return None


def action(action: Lay, say: Say) -> str:
    """Return a turn as a short phrase."""
    return say("higher_card-card", card=action.card)


def position(view: View, names: Sequence[str], say: Say) -> str:
    """Return the public position."""
    lead, answer = (*view.trick, 0, 0)[:2]
    table = say("higher_card-position", pile=view.pile, lead=lead, answer=answer)
    tricks = zip(names, view.tricks, strict=True)
    return "\n".join([table, *(say("higher_card-tricks", name=name, tricks=won) for name, won in tricks)])


def glance(view: View, names: Sequence[str], say: Say) -> str:
    """Return the public position, which is short enough."""
    return position(view, names, say)


def hand(view: View, say: Say, names: Sequence[str] = ()) -> str:
    """Return the hand as a sentence."""
    return say("higher_card-hand", cards=", ".join(map(str, view.hand)))


def violation(error: RuleViolation, say: Say) -> str:
    """Return why the rules forbid an action."""
    return say(f"higher_card-refused-{error.reason}", **error.details)
