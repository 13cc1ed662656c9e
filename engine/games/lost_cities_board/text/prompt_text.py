"""Menu questions and answers in words."""

from __future__ import annotations

from engine.core.card_games import Card, MessageDetails
from engine.core.catalogue import Say, capitalized
from engine.core.menu import Question
from engine.games.lost_cities_board.model import (
    ADVENTURER,
    CARDS,
    COLOUR,
    COLOUR_KEYS,
    COLOURS,
    NUMBER,
    PILE,
    RESEARCHER,
    View,
)
from engine.games.lost_cities_board.notation import COLUMN
from engine.games.lost_cities_board.text.phrases import card_details

ANSWER_SYMBOLS = {
    "card": {card: COLOUR_KEYS[card[0]] for card in CARDS},
    "figure": {ADVENTURER: "adventurer", RESEARCHER: "researcher"},
    "go": COLOUR_KEYS,
    "from": {**COLOUR_KEYS, PILE: "draw-pile"},
}
"""Emojis of answers by question."""


def question_text(question: Question, view: View, say: Say) -> str:
    """Return a menu question as a sentence."""
    settled = dict(question.settled)
    details = card_details(settled["card"]) if "card" in settled else {}
    if question.name == "to":
        details |= _blocking_card(settled["card"], view)
    sources = "single" if len(question.answers) == 1 else "several"
    return say(f"lost_cities_board-ask-{question.name}", sources=sources, **details)


def answer_label(question: Question, answer: str, view: View, say: Say) -> str:
    """Return the label of an answer's button."""
    match question.name:
        case "card":
            return capitalized(say("lost_cities_board-card", **card_details(answer)))
        case "to":
            return say(f"lost_cities_board-answer-{'column' if answer == COLUMN else 'discard'}")
        case "figure":
            return capitalized(say("lost_cities_board-figure", figure=answer))
        case "go":
            return say("lost_cities_board-answer-go", colour=answer)
    if answer == PILE:
        one = len(question.answers) == 1
        return say(f"lost_cities_board-answer-{'draw' if one else 'from'}", source=PILE, card="")
    top, _ = view.discards[COLOURS.index(answer)]
    details = card_details(top or answer)
    named = capitalized(say("lost_cities_board-card", **details))
    return say("lost_cities_board-answer-from", source=answer, card=named, **details)


def answer_symbol(question: str, answer: str) -> str | None:
    """Return the name of an answer's emoji, or None if it has none."""
    return ANSWER_SYMBOLS.get(question, {}).get(answer)


def _blocking_card(card: Card, view: View) -> MessageDetails:
    """Return `why` a card can only be discarded, and the number of the column's `last` card, as arguments.

    `why`: not-lowest (with an empty column), higher, lower; fits if it can be played, or for an onlooker.
    `last` is empty unless that card blocks.
    """
    if view.viewer is None or card in view.playable:
        return {"why": "fits", "last": ""}
    column = view.columns[view.viewer][COLOUR[card]]
    if not column:
        return {"why": "not-lowest", "last": ""}
    way = view.directions[view.viewer][COLOUR[card]]
    return {"why": "higher" if way < 0 else "lower", "last": str(NUMBER[column[-1]])}
