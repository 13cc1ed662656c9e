"""The board game in sentences, through the catalogue (`data/locales/*/lost_cities_board.ftl`)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.card_refusals import card_violation
from engine.core.catalogue import Say, capital
from engine.core.errors import RuleViolation
from engine.core.lists import in_row
from engine.core.menu import Question
from engine.core.types import Event, Seat
from engine.games.lost_cities_board.model import ORDER, Action, Draw, Go, Options, Play, View
from engine.games.lost_cities_board.notation import STAY
from engine.games.lost_cities_board.text import events as events_text
from engine.games.lost_cities_board.text import position, prompts
from engine.games.lost_cities_board.text.phrases import listed, parts

__all__ = ["BoardWords"]


class BoardWords:
    """What engine.core.plugin.Words asks for."""

    def options(self, options: Options, say: Say) -> str:
        chosen = [say(f"lost_cities_board-length-{options.length}")]
        chosen += [say("lost_cities_board-up-or-down")] if options.up_or_down else []
        chosen += [say("lost_cities_board-free-first-card")] if options.free_first_card else []
        chosen += [say("lost_cities_board-edition-2008")] if options.edition == "2008" else []
        return in_row(chosen, say)

    def describe(
        self, events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say
    ) -> list[str]:
        return events_text.sentences(events, viewer, names, say)

    def ask(self, question: Question, view: View, say: Say) -> str:
        return prompts.ask(question, view, say)

    def answer(self, question: Question, answer: str, view: View, say: Say) -> str:
        return prompts.answer_label(question, answer, view, say)

    def symbol(self, question: str, answer: str) -> str | None:
        return prompts.symbol(question, answer)

    def action(self, action: Action, say: Say) -> str:
        match action:
            case Play():
                to = "discard" if action.discard else action.figure or "column"
                return capital(say("lost_cities_board-action-play", to=to, **parts(action.card)))
            case Go():
                return say("lost_cities_board-action-go", colour=action.colour)
            case Draw():
                return say("lost_cities_board-action-draw", source=action.source)
        return say("lost_cities_board-answer-go", colour=STAY)

    def position(self, view: View, names: Sequence[str], say: Say) -> str:
        return position.position(view, names, say)

    def glance(self, view: View, names: Sequence[str], say: Say) -> str:
        return position.glance(view, names, say)

    def hand(self, view: View, say: Say) -> str:
        sentences = [say("lost_cities_board-hand", cards=listed(view.hand, say))]
        sentences.append(say("lost_cities_board-hand-playable", cards=listed(view.playable, say)))
        if view.viewer is not None and view.totals[view.viewer] is not None:
            sentences.append(say("lost_cities_board-hand-points", points=view.totals[view.viewer] or 0))
        if view.drawn is not None:
            sentences.append(say("lost_cities_board-hand-drawn", **parts(view.drawn)))
        return " ".join(sentences)

    def violation(self, error: RuleViolation, say: Say) -> str:
        return card_violation(error, say, game="lost_cities_board", cards=ORDER, parts=parts)
