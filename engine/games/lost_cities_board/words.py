"""The board game in sentences, through the catalogue (`data/locales/*/lost_cities_board.ftl`)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.card_refusals import Parts, card_violation
from engine.core.cards import Card
from engine.core.catalogue import Say, capital
from engine.core.errors import RuleViolation
from engine.core.menu import Question
from engine.core.numerals import numeral
from engine.core.types import Event, Seat
from engine.games.lost_cities_board.in_full import at_a_glance, position_in_full
from engine.games.lost_cities_board.model import (
    ADVENTURER,
    CARDS,
    COLOUR,
    COLOUR_KEYS,
    COLOURS,
    NUMBER,
    ORDER,
    PILE,
    RESEARCHER,
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
from engine.games.lost_cities_board.notation import COLUMN, STAY
from engine.games.lost_cities_board.phrases import listed, parts

SYMBOLS = {
    "card": {card: COLOUR_KEYS[card[0]] for card in CARDS},
    "figure": {ADVENTURER: "adventurer", RESEARCHER: "researcher"},
    "go": COLOUR_KEYS,
    "from": {**COLOUR_KEYS, PILE: "draw-pile"},
}
"""What answers are at a glance, by question."""


class BoardWords:
    """What engine.core.plugin.Words asks for."""

    def options(self, options: Options, say: Say) -> str:
        chosen = [say(f"lost_cities_board-length-{options.length}")]
        chosen += [say("lost_cities_board-up-or-down")] if options.up_or_down else []
        chosen += [say("lost_cities_board-free-first-card")] if options.free_first_card else []
        chosen += [say("lost_cities_board-edition-2008")] if options.edition == "2008" else []
        return ", ".join(chosen)

    def describe(
        self, events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say
    ) -> list[str]:
        told = [event for event in events if event.is_for(viewer) and not _goes_without_saying(event)]
        return [_sentence(event, names, say) for event in told]

    def ask(self, question: Question, view: View, say: Say) -> str:
        settled = dict(question.settled)
        told = parts(settled["card"]) if "card" in settled else {}
        if question.name == "to":
            told |= _in_the_way(settled["card"], view)
        return say(f"lost_cities_board-ask-{question.name}", **told)

    def answer(self, question: Question, answer: str, view: View, say: Say) -> str:
        match question.name:
            case "card":
                return capital(say("lost_cities_board-card", **parts(answer)))
            case "to":
                return say(f"lost_cities_board-answer-{'column' if answer == COLUMN else 'discard'}")
            case "figure":
                return capital(say("lost_cities_board-figure", figure=answer))
            case "go":
                return say("lost_cities_board-answer-go", colour=answer)
        return _source(answer, view, say)

    def symbol(self, question: str, answer: str) -> str | None:
        return SYMBOLS.get(question, {}).get(answer)

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
        return position_in_full(view, names, say)

    def glance(self, view: View, names: Sequence[str], say: Say) -> str:
        return at_a_glance(view, names, say)

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


def _in_the_way(card: Card, view: View) -> Parts:
    """Why a card has no place but the discards, and the number on one's column; "fits" if it has one."""
    if view.viewer is None or card in view.playable:
        return {"why": "fits", "last": ""}
    column = view.columns[view.viewer][COLOUR[card]]
    if not column:
        return {"why": "not-lowest", "last": ""}
    way = view.directions[view.viewer][COLOUR[card]]
    return {"why": "higher" if way < 0 else "lower", "last": str(NUMBER[column[-1]])}


def _source(answer: str, view: View, say: Say) -> str:
    """Where a card may be drawn from; a discard by its name."""
    if answer == PILE:
        return say("lost_cities_board-answer-from", source="D", card="")
    top, _ = view.discards[COLOURS.index(answer)]
    named = say("lost_cities_board-card", **parts(top or answer))
    return say("lost_cities_board-answer-from", source=answer, card=capital(named))


def _goes_without_saying(event: Event) -> bool:
    # Who sets out stands on the first stone; it never has a tile.
    return isinstance(event, Walked) and event.stone == 1


def _sentence(event: Event, names: Sequence[str], say: Say) -> str:
    match event:
        case ExpeditionBegan():
            return say("lost_cities_board-began", expedition=event.expedition, name=names[event.starter])
        case Laid():
            figure = event.figure or "none"
            return say("lost_cities_board-laid", name=names[event.seat], figure=figure, **parts(event.card))
        case Discarded():
            return say("lost_cities_board-discarded", name=names[event.seat], **parts(event.card))
        case Walked():
            return _walked(event, names, say)
        case Stayed():
            return say("lost_cities_board-stayed", name=names[event.seat])
        case Drew():
            taken = "none" if event.taken is None else say("lost_cities_board-card", **parts(event.taken))
            return say("lost_cities_board-drew", name=names[event.seat], taken=taken)
        case Received():
            return say("lost_cities_board-received", **parts(event.card))
        case ExpeditionEnded():
            return _ended(event, names, say)
        case Retired():
            return say("lost_cities_board-retired", name=names[event.seat])
    raise TypeError(event)


def _walked(event: Walked, names: Sequence[str], say: Say) -> str:
    return say(
        "lost_cities_board-walked",
        name=names[event.seat],
        colour=event.colour,
        value=numeral(VALUES[event.stone - 1]),
        crossed="yes" if event.crossed else "no",
        tile=event.tile or "none",
    )


def _ended(event: ExpeditionEnded, names: Sequence[str], say: Say) -> str:
    scores = ", ".join(
        say(
            "lost_cities_board-score",
            name=names[seat],
            figures=numeral(figures),
            total=numeral(event.totals[seat]) if event.totals is not None else "hidden",
        )
        for seat, figures in enumerate(event.figures)
    )
    why = "bridge" if event.bridge else "pile"
    return say("lost_cities_board-ended", expedition=event.expedition, why=why, scores=scores)
