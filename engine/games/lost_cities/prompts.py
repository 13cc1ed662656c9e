"""Menu questions of Lost Cities, their answers in words, and shortcuts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from engine.core.card_games import MessageDetails
from engine.core.catalogue import Say, capitalized
from engine.core.menu import Premise, Question, Shortcuts, Slots
from engine.core.types import Seat
from engine.games.lost_cities.model import (
    COLOUR,
    COLOUR_KEYS,
    COLOURS,
    NUMBER,
    ORDER,
    PILE,
    WAGER,
    Action,
    Pass,
    State,
    View,
    side_of,
)
from engine.games.lost_cities.notation import DISCARD, EXPEDITION, PASS
from engine.games.lost_cities.position_text import card_details


def slots(state: State, action: Action) -> Slots:
    """Return the questions and answers of an action: card, target and source, or the cards to pass."""
    if isinstance(action, Pass):
        first, second = action.cards
        return (("card", PASS), ("first", first), ("second", second))
    return (
        ("card", action.card),
        ("to", DISCARD if action.discard else EXPEDITION),
        ("from", action.source),
    )


class LostCitiesShortcuts(Shortcuts[State, Action, View]):
    """Shortcuts: plays are suggested before discards, and turns can be planned."""

    def assume_turn(self, state: State, seat: Seat, /) -> State:
        """Return the state with `seat` to move."""
        return replace(state, turn=seat)

    def premises(self, state: State, seat: Seat, action: Action, /) -> Sequence[Premise]:
        """Return the premises of a planned turn; none for a pass.

        They are the discard taken, and the expedition's length if partners share it.
        """
        if isinstance(action, Pass):
            return ()
        premises = []
        if state.options.partners and not action.discard:
            length = len(state.board[side_of(seat)][COLOUR[action.card]])
            details: MessageDetails = {"colour": action.card[0], "length": length}
            premises.append(Premise("lost_cities-plan-expedition", details))
        if action.source != PILE:
            premises.append(_discard_premise(state, action.source))
        return premises

    def idea(self, action: Action, slots: Slots, /) -> Slots:
        """Return the slots that tell an action apart in advice. Of a discard it is only the colour."""
        if not isinstance(action, Pass) and action.discard:
            return (("discard", action.card[0]),)
        return super().idea(action, slots)

    def is_discard(self, action: Action, /) -> bool:
        return not isinstance(action, Pass) and action.discard


def _discard_premise(state: State, colour: str) -> Premise:
    """Return the premise that a discard pile keeps its top card, if any."""
    pile = state.discards[COLOURS.index(colour)]
    return Premise("lost_cities-plan-taken", card_details(pile[-1]) if pile else {})


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
