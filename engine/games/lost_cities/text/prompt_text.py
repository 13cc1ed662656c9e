"""Menu questions and answers in words."""

from __future__ import annotations

from typing import Literal

from engine.core.catalogue import Say, capitalized
from engine.core.menu import Question
from engine.games.lost_cities.model import (
    COLOUR,
    COLOUR_KEYS,
    COLOURS,
    NUMBER,
    ORDER,
    PILE,
    WAGER,
    View,
    side_of,
)
from engine.games.lost_cities.notation import DISCARD, PASS
from engine.games.lost_cities.text.phrases import card_details

ANSWER_SYMBOLS = {PASS: "🤝", PILE: "draw-pile"}
"""Emojis of answers that are not colours."""


def question_text(question: Question, view: View, say: Say) -> str:
    """Return a menu question as a sentence."""
    settled = dict(question.settled)
    chosen = settled.get("first") or settled.get("card")
    details = card_details(chosen) if chosen in ORDER else {}
    if "to" in settled:
        details["to"] = target_key(settled["to"])
        details["last"] = _blocking_number(settled, view)
    details["sources"] = "single" if len(question.answers) == 1 else "several"
    return say(f"lost_cities-ask-{question.name}", **details)


def answer_label(question: Question, answer: str, view: View, say: Say) -> str:
    """Return the label of an answer's button."""
    if answer == PASS:
        return say("lost_cities-answer-pass")
    if answer in ORDER:
        return capitalized(say("lost_cities-answer-card", **card_details(answer)))
    if question.name == "to":
        return say(f"lost_cities-answer-{target_key(answer)}")
    if answer == PILE:
        return say("lost_cities-answer-draw" if len(question.answers) == 1 else "lost_cities-answer-pile")
    top, _ = view.discards[COLOURS.index(answer)]
    return capitalized(say("lost_cities-answer-from", **card_details(top or answer)))


def answer_symbol(question: str, answer: str) -> str | None:
    """Return the name of an answer's emoji: a colour, its wager, the pile or a pass. None for a target."""
    if answer in ANSWER_SYMBOLS or question == "to":
        return ANSWER_SYMBOLS.get(answer)
    colour = COLOUR_KEYS[answer[0]]
    return f"{colour}-wager" if NUMBER.get(answer) == WAGER else colour


def _blocking_number(settled: dict[str, str], view: View) -> str:
    """Return the number on the own expedition that blocks a card to be discarded.

    It is "none" if the card fits or is played, and for an onlooker.
    """
    card = settled["card"]
    if view.viewer is None or settled["to"] != DISCARD or card in view.playable:
        return "none"
    return str(NUMBER[view.board[side_of(view.viewer)][COLOUR[card]][-1]])


def target_key(answer: str) -> Literal["discard", "expedition"]:
    """Return the sentence key of a target."""
    return "discard" if answer == DISCARD else "expedition"
