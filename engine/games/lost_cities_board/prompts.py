"""Menu questions of the board game, their answers in words, and shortcuts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.card_games import Card, MessageDetails
from engine.core.catalogue import Say, capitalized
from engine.core.menu import Premise, Question, Shortcuts, Slots
from engine.core.types import Seat
from engine.games.lost_cities_board.model import (
    ADVENTURER,
    CARDS,
    COLOUR,
    COLOUR_KEYS,
    COLOURS,
    NOTHING,
    NUMBER,
    PILE,
    RESEARCHER,
    STONES,
    Action,
    Draw,
    Go,
    Play,
    State,
    View,
)
from engine.games.lost_cities_board.notation import COLUMN, DISCARD, STAY
from engine.games.lost_cities_board.position_text import card_details


def slots(state: State, action: Action) -> Slots:
    """Return the questions and answers of an action: card, target, figure; path; source."""
    match action:
        case Play():
            to = (("card", action.card), ("to", DISCARD if action.discard else COLUMN))
            return (*to, ("figure", action.figure)) if action.figure else to
        case Go():
            return (("go", action.colour),)
        case Draw():
            return (("from", action.source),)
    return (("go", STAY),)


class BoardShortcuts(Shortcuts[State, Action, View]):
    """Shortcuts: plays are suggested before discards, and turns can be planned."""

    def assume_turn(self, state: State, seat: Seat, /) -> State:
        """Return the state with `seat` to move."""
        return replace(state, turn=seat)

    def premises(self, state: State, seat: Seat, action: Action, /) -> Sequence[Premise]:
        """Return the premises of a planned action: the discard taken, or the next stone's tile; else none."""
        match action:
            case Draw() if action.source != PILE:
                return [_discard_premise(state, action.source)]
            case Go():
                return [_tile_premise(state, seat, action.colour)]
            case Play() if not action.discard:
                return [_tile_premise(state, seat, action.card[0])]
        return ()

    def idea(self, action: Action, slots: Slots, /) -> Slots:
        """Return the slots that tell an action apart in advice. Of a discard it is only the colour."""
        if isinstance(action, Play) and action.discard:
            return (("discard", action.card[0]),)
        return super().idea(action, slots)

    def is_discard(self, action: Action, /) -> bool:
        return isinstance(action, Play) and action.discard


def _discard_premise(state: State, colour: str) -> Premise:
    """Return the premise that a discard pile keeps its top card, if any."""
    pile = state.discards[COLOURS.index(colour)]
    return Premise("lost_cities_board-plan-taken", card_details(pile[-1]) if pile else {})


def _tile_premise(state: State, seat: Seat, letter: str) -> Premise:
    """Return the premise that the figure's next stone, and the tile there, stay the same."""
    colour = COLOURS.index(letter)
    stone = state.stones[seat][colour]
    tile = state.tiles[colour][stone] if stone < STONES else NOTHING
    return Premise("lost_cities_board-plan-tile", {"colour": letter, "stone": stone + 1, "tile": tile})


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
