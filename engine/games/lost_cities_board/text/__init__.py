"""Sentences of the board game (`data/locales/*/lost_cities_board.ftl`)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.card_games import card_violation
from engine.core.catalogue import Say, capitalized
from engine.core.game_errors import RuleViolation
from engine.core.menu import Question
from engine.core.phrasing import join_commas, numeral
from engine.core.types import Event, Seat
from engine.games.lost_cities_board.model import (
    ORDER,
    VALUES,
    Action,
    Discarded,
    Draw,
    Drew,
    ExpeditionBegan,
    ExpeditionEnded,
    Go,
    Laid,
    Options,
    Play,
    Received,
    Retired,
    Stayed,
    View,
    Walked,
)
from engine.games.lost_cities_board.notation import STAY
from engine.games.lost_cities_board.text import position, prompt_text
from engine.games.lost_cities_board.text.phrases import card_details, card_list

__all__ = ["BoardWords"]


class BoardWords:
    """The part `words`. See engine.core.plugin.Words."""

    def options(self, options: Options, say: Say) -> str:
        chosen = [say(f"lost_cities_board-length-{options.length}")]
        chosen += [say("lost_cities_board-up-or-down")] if options.up_or_down else []
        chosen += [say("lost_cities_board-free-first-card")] if options.free_first_card else []
        chosen += [say("lost_cities_board-edition-2008")] if options.edition == "2008" else []
        return join_commas(chosen, say)

    def describe(
        self, events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say
    ) -> list[str]:
        return event_sentences(events, viewer, names, say)

    def ask(self, question: Question, view: View, say: Say) -> str:
        return prompt_text.question_text(question, view, say)

    def answer(self, question: Question, answer: str, view: View, say: Say) -> str:
        return prompt_text.answer_label(question, answer, view, say)

    def symbol(self, question: str, answer: str) -> str | None:
        return prompt_text.answer_symbol(question, answer)

    def action(self, action: Action, say: Say) -> str:
        match action:
            case Play():
                to = "discard" if action.discard else action.figure or "column"
                return capitalized(say("lost_cities_board-action-play", to=to, **card_details(action.card)))
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
        """Return the hand, playable cards, open points, and the card just drawn."""
        sentences = [say("lost_cities_board-hand", cards=card_list(view.hand, say))]
        sentences.append(say("lost_cities_board-hand-playable", cards=card_list(view.playable, say)))
        if view.viewer is not None and view.totals[view.viewer] is not None:
            sentences.append(say("lost_cities_board-hand-points", points=view.totals[view.viewer] or 0))
        if view.drawn is not None:
            sentences.append(say("lost_cities_board-hand-drawn", **card_details(view.drawn)))
        return " ".join(sentences)

    def violation(self, error: RuleViolation, say: Say) -> str:
        return card_violation(error, say, game="lost_cities_board", cards=ORDER, parts=card_details)


def event_sentences(
    events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say
) -> list[str]:
    """Return one sentence per event that the viewer may know, without obvious ones.

    Raises TypeError for an event of another game.
    """
    visible = [event for event in events if event.is_for(viewer) and not _is_obvious(event)]
    return [_event_sentence(event, names, say) for event in visible]


def _is_obvious(event: Event) -> bool:
    # A figure that sets out stands on the first stone, which never has a tile.
    return isinstance(event, Walked) and event.stone == 1


def _event_sentence(event: Event, names: Sequence[str], say: Say) -> str:
    match event:
        case ExpeditionBegan():
            return say("lost_cities_board-began", expedition=event.expedition, name=names[event.starter])
        case Laid():
            figure = event.figure or "none"
            return say(
                "lost_cities_board-laid", name=names[event.seat], figure=figure, **card_details(event.card)
            )
        case Discarded():
            return say("lost_cities_board-discarded", name=names[event.seat], **card_details(event.card))
        case Walked():
            return _walked_sentence(event, names, say)
        case Stayed():
            return say("lost_cities_board-stayed", name=names[event.seat])
        case Drew():
            taken = (
                "none" if event.taken is None else say("lost_cities_board-card", **card_details(event.taken))
            )
            return say("lost_cities_board-drew", name=names[event.seat], taken=taken)
        case Received():
            return say("lost_cities_board-received", **card_details(event.card))
        case ExpeditionEnded():
            return _ended_sentence(event, names, say)
        case Retired():
            return say("lost_cities_board-retired", name=names[event.seat])
    raise TypeError(event)


def _walked_sentence(event: Walked, names: Sequence[str], say: Say) -> str:
    return say(
        "lost_cities_board-walked",
        name=names[event.seat],
        colour=event.colour,
        value=numeral(VALUES[event.stone - 1]),
        crossed="yes" if event.crossed else "no",
        tile=event.tile or "none",
    )


def _ended_sentence(event: ExpeditionEnded, names: Sequence[str], say: Say) -> str:
    scores = join_commas(
        [
            say(
                "lost_cities_board-score",
                name=names[seat],
                figures=numeral(figures),
                total=numeral(event.totals[seat]) if event.totals is not None else "hidden",
            )
            for seat, figures in enumerate(event.figures)
        ],
        say,
    )
    why = "bridge" if event.bridge else "pile"
    return say("lost_cities_board-ended", expedition=event.expedition, why=why, scores=scores)
