"""Lost Cities in sentences, through the catalogue (`data/locales/*/lost_cities.ftl`)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.card_refusals import card_violation
from engine.core.cards import Card
from engine.core.catalogue import Say, capital
from engine.core.errors import RuleViolation
from engine.core.menu import Question
from engine.core.numerals import numeral
from engine.core.types import Event, Seat
from engine.games.lost_cities.in_short import table_in_short
from engine.games.lost_cities.model import (
    COLOUR,
    COLOUR_KEYS,
    COLOURS,
    NUMBER,
    ORDER,
    PILE,
    WAGER,
    Action,
    Drew,
    Handed,
    Moved,
    Options,
    Pass,
    Passed,
    Retired,
    RoundBegan,
    RoundEnded,
    Seated,
    View,
    side_of,
)
from engine.games.lost_cities.notation import DISCARD, EXPEDITION, PASS
from engine.games.lost_cities.phrases import discards, last_turn, listed, parts, points
from engine.games.lost_cities.scoring import board_scores, leads

SYMBOLS = {PASS: "🤝", PILE: "draw-pile"}
"""What an answer is at a glance, where it is no colour."""


class LostCitiesWords:
    """What engine.core.plugin.Words asks for."""

    def options(self, options: Options, say: Say) -> str:
        kind = "partners" if options.partners else "duel"
        return say("lost_cities-options", rounds=options.rounds, colours=options.colours, kind=kind)

    def describe(
        self, events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say
    ) -> list[str]:
        return [_sentence(event, names, say) for event in events if event.is_for(viewer)]

    def ask(self, question: Question, view: View, say: Say) -> str:
        settled = dict(question.settled)
        chosen = settled.get("first") or settled.get("card")
        told = parts(chosen) if chosen in ORDER else {}
        if "to" in settled:
            told["to"] = _target(settled["to"])
            told["last"] = _in_the_way(settled, view)
        return say(f"lost_cities-ask-{question.name}", **told)

    def answer(self, question: Question, answer: str, view: View, say: Say) -> str:
        if answer == PASS:
            return say("lost_cities-answer-pass")
        if answer in ORDER:
            return capital(say("lost_cities-answer-card", **parts(answer)))
        if question.name == "to":
            return say(f"lost_cities-answer-{_target(answer)}")
        if answer == PILE:
            return say("lost_cities-answer-pile")
        top, _ = view.discards[COLOURS.index(answer)]
        return capital(say("lost_cities-answer-from", **parts(top or answer)))

    def symbol(self, question: str, answer: str) -> str | None:
        if answer in SYMBOLS or question == "to":
            return SYMBOLS.get(answer)
        colour = COLOUR_KEYS[answer[0]]
        return f"{colour}-wager" if NUMBER.get(answer) == WAGER else colour

    def action(self, action: Action, say: Say) -> str:
        if isinstance(action, Pass):
            return say("lost_cities-action-pass", cards=listed(action.cards, say))
        source = "pile" if action.source == PILE else say("lost_cities-colour", colour=action.source)
        target = _target(DISCARD if action.discard else EXPEDITION)
        return capital(say("lost_cities-action", to=target, source=source, **parts(action.card)))

    def position(self, view: View, names: Sequence[str], say: Say) -> str:
        head = say("lost_cities-position", round=view.round, rounds=view.options.rounds, pile=view.pile)
        hands = [_hand_sizes(view, names, say)] if view.options.partners else []
        told = (*_sides(view, names, say), *hands, discards(view, say))
        return "\n".join((head, *told, *_last(view, names, say), *_rounds(view, names, say)))

    def glance(self, view: View, names: Sequence[str], say: Say) -> str:
        head = say("lost_cities-position", round=view.round, rounds=view.options.rounds, pile=view.pile)
        return " ".join((head, *_sides_in_short(view, names, say), *_last(view, names, say)))

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


def _sentence(event: Event, names: Sequence[str], say: Say) -> str:
    match event:
        case Seated():
            sides = [" & ".join(names[seat] for seat in side) for side in event.sides]
            return say("lost_cities-seated", first=sides[0], second=sides[1])
        case Passed():
            return say("lost_cities-passed", name=names[event.seat], to=names[event.to])
        case Handed():
            cards = listed(event.cards, say)
            return say("lost_cities-handed", name=names[event.seat], to=names[event.to], cards=cards)
        case RoundBegan():
            return say("lost_cities-round-began", round=event.round, name=names[event.starter])
        case Moved():
            return _moved(event, names, say)
        case Drew():
            return say("lost_cities-drew", **parts(event.card))
        case RoundEnded():
            scores = ", ".join(
                say(
                    "lost_cities-round-score",
                    name=_side_name(side, names),
                    points=numeral(points),
                    total=numeral(total) if event.round > 1 else "same",
                )
                for side, (points, total) in enumerate(zip(event.scores, event.totals, strict=True))
            )
            return say("lost_cities-round-ended", round=event.round, scores=scores)
        case Retired():
            return say("lost_cities-retired", name=names[event.seat])
    raise TypeError(event)


def _moved(event: Moved, names: Sequence[str], say: Say) -> str:
    move = event.move
    taken = "none" if event.taken is None else say("lost_cities-card", **parts(event.taken))
    return say("lost_cities-moved", name=names[move.seat], how=_how(event), taken=taken, **parts(move.card))


def _how(event: Moved) -> str:
    if event.move.discarded:
        return "discard"
    if NUMBER[event.move.card] == WAGER:
        return "invest"
    return "begin" if event.length == 1 else "follow"


def _in_the_way(settled: dict[str, str], view: View) -> str:
    """The number on one's own expedition that leaves a card no place but the discards; "none" if it fits."""
    card = settled["card"]
    if view.viewer is None or settled["to"] != DISCARD or card in view.playable:
        return "none"
    return str(NUMBER[view.board[side_of(view.viewer)][COLOUR[card]][-1]])


def _target(answer: str) -> str:
    return "discard" if answer == DISCARD else "expedition"


def _side_name(side: int, names: Sequence[str]) -> str:
    return " & ".join(names[side::2])


def _sides(view: View, names: Sequence[str], say: Say) -> list[str]:
    return [
        say(
            "lost_cities-position-side",
            name=" & ".join(names[seat] for seat in seats),
            moves=_moves(view, seats),
            mover=names[view.turn or 0],
            expeditions=_expeditions(view, side, say),
            **points(view, side),
        )
        for side, seats in enumerate(view.sides)
    ]


def _sides_in_short(view: View, names: Sequence[str], say: Say) -> list[str]:
    return [
        say(
            "lost_cities-glance-side",
            name=" & ".join(names[seat] for seat in seats),
            moves=_moves(view, seats),
            mover=names[view.turn or 0],
            leads="yes" if leads(view, side) else "no",
            expeditions=sum(1 for expedition in view.board[side] if expedition),
            **points(view, side),
        )
        for side, seats in enumerate(view.sides)
    ]


def _moves(view: View, seats: Sequence[Seat]) -> str:
    if view.turn is None or view.turn not in seats:
        return "no"
    return "alone" if len(seats) == 1 else "partner"


def _last(view: View, names: Sequence[str], say: Say) -> list[str]:
    """The last turn, and who has given up."""
    left = [] if view.retired is None else [say("lost_cities-retired", name=names[view.retired])]
    return [*last_turn(view, names, say), *left]


def _rounds(view: View, names: Sequence[str], say: Say) -> list[str]:
    """What each finished round came to."""
    return [
        say(
            "lost_cities-position-round",
            round=number,
            scores=", ".join(
                say("lost_cities-position-score", name=_side_name(side, names), points=numeral(points))
                for side, points in enumerate(board_scores(board))
            ),
        )
        for number, board in enumerate(view.finished, start=1)
    ]


def _hand_sizes(view: View, names: Sequence[str], say: Say) -> str:
    hands = ", ".join(f"{name} {size}" for name, size in zip(names, view.hand_sizes, strict=True))
    return say("lost_cities-position-hands", hands=hands)


def _expeditions(view: View, side: int, say: Say) -> str:
    rows = (
        say(
            "lost_cities-position-expedition",
            colour=colour,
            cards=" ".join(_number(card, say) for card in expedition),
            worth=numeral(worth),
        )
        for colour, expedition, worth in zip(COLOURS, view.board[side], view.worths[side], strict=False)
        if worth is not None
    )
    return "; ".join(rows) or say("lost_cities-position-none")


def _number(card: Card, say: Say) -> str:
    return say("lost_cities-wager") if NUMBER[card] == WAGER else str(NUMBER[card])
