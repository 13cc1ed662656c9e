"""Lost Cities in sentences, through the catalogue (`data/locales/*/lost_cities.ftl`)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.card_refusals import card_violation
from engine.core.catalogue import Say, capital
from engine.core.errors import RuleViolation
from engine.core.menu import Question
from engine.core.types import Event, Seat
from engine.games.lost_cities.model import ORDER, PILE, Action, Options, Pass, View
from engine.games.lost_cities.notation import DISCARD, EXPEDITION
from engine.games.lost_cities.text import events as events_text
from engine.games.lost_cities.text import position, prompts
from engine.games.lost_cities.text.phrases import listed, parts
from engine.games.lost_cities.text.summary import table_in_short

__all__ = ["LostCitiesWords"]


class LostCitiesWords:
    """What engine.core.plugin.Words asks for."""

    def options(self, options: Options, say: Say) -> str:
        kind = "partners" if options.partners else "duel"
        return say("lost_cities-options", rounds=options.rounds, colours=options.colours, kind=kind)

    def describe(
        self, events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say
    ) -> list[str]:
        return [events_text.sentence(event, names, say) for event in events if event.is_for(viewer)]

    def ask(self, question: Question, view: View, say: Say) -> str:
        return prompts.ask(question, view, say)

    def answer(self, question: Question, answer: str, view: View, say: Say) -> str:
        return prompts.answer_label(question, answer, view, say)

    def symbol(self, question: str, answer: str) -> str | None:
        return prompts.symbol(question, answer)

    def action(self, action: Action, say: Say) -> str:
        if isinstance(action, Pass):
            return say("lost_cities-action-pass", cards=listed(action.cards, say))
        source = "pile" if action.source == PILE else say("lost_cities-colour", colour=action.source)
        target = prompts.target_key(DISCARD if action.discard else EXPEDITION)
        return capital(say("lost_cities-action", to=target, source=source, **parts(action.card)))

    def position(self, view: View, names: Sequence[str], say: Say) -> str:
        return position.position(view, names, say)

    def glance(self, view: View, names: Sequence[str], say: Say) -> str:
        return position.glance(view, names, say)

    def hand(self, view: View, say: Say) -> str:
        sentences = [say("lost_cities-hand", cards=listed(view.hand, say))]
        sentences.append(say("lost_cities-hand-playable", cards=listed(view.playable, say)))
        if view.given:
            sentences.append(say("lost_cities-hand-given", cards=listed(view.given, say)))
        if view.drawn is not None:
            sentences.append(say("lost_cities-hand-drawn", **parts(view.drawn)))
        viewer = view.viewer
        return " ".join([*sentences, *([] if viewer is None else table_in_short(view, viewer, say))])

    def violation(self, error: RuleViolation, say: Say) -> str:
        return card_violation(error, say, game="lost_cities", cards=ORDER, parts=parts)
