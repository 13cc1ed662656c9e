"""Sentences of Lost Cities (`data/locales/*/lost_cities.ftl`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core.card_games import Card, card_violation
from engine.core.catalogue import Say, capitalized
from engine.core.game_errors import RuleViolation
from engine.core.phrasing import actor, join_commas, join_names, numeral
from engine.core.types import Event, Seat
from engine.games.lost_cities import position_text, prompts
from engine.games.lost_cities.model import (
    NUMBER,
    ORDER,
    WAGER,
    Action,
    Handed,
    Moved,
    Options,
    Pass,
    Passed,
    Received,
    Retired,
    RoundBegan,
    RoundEnded,
    Seated,
    View,
)
from engine.games.lost_cities.notation import DISCARD, EXPEDITION
from engine.games.lost_cities.position_text import card_details, card_list, side_name, source_details


class LostCitiesWords:
    """The part `words`. See engine.core.plugin.Words."""

    ask = staticmethod(prompts.question_text)
    answer = staticmethod(prompts.answer_label)
    symbol = staticmethod(prompts.answer_symbol)
    position = staticmethod(position_text.position)
    glance = staticmethod(position_text.glance)

    def options(self, options: Options, say: Say) -> str:
        """Return rounds, colours, and duel or partners as a phrase."""
        kind = "partners" if options.partners else "duel"
        return say("lost_cities-options", rounds=options.rounds, colours=options.colours, kind=kind)

    def describe(
        self, events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say
    ) -> list[str]:
        """Return a sentence per event that the viewer may know; a turn and the card drawn for it share one.

        Raises TypeError for other games' events.
        """
        known, sentences = [event for event in events if event.is_for(viewer)], list[str]()
        for number, event in enumerate(known):
            before = known[number - 1] if number else None
            if isinstance(event, Moved):
                drawn = _drawn_after(event, known[number + 1 : number + 2])
                sentences.append(_moved_sentence(event, drawn, viewer, names, say))
            elif not (isinstance(before, Moved) and _drawn_after(before, [event]) is not None):
                sentences.append(_event_sentence(event, viewer, names, say))
        return sentences

    def action(self, action: Action, say: Say) -> str:
        if isinstance(action, Pass):
            return say("lost_cities-action-pass", cards=card_list(action.cards, say))
        target = prompts.target_key(DISCARD if action.discard else EXPEDITION)
        details = {**source_details(action.source, say), **card_details(action.card)}
        return capitalized(say("lost_cities-action", to=target, **details))

    def hand(self, view: View, say: Say, names: Sequence[str] = ()) -> str:
        """Return the hand, playable and newly received cards, and for a seat the short position."""
        sentences = [say("lost_cities-hand", cards=card_list(view.hand, say))]
        sentences.append(say("lost_cities-hand-playable", cards=card_list(view.playable, say)))
        if view.given:
            sentences.append(say("lost_cities-hand-given", cards=card_list(view.given, say)))
        if view.drawn is not None:
            sentences.append(say("lost_cities-hand-drawn", **card_details(view.drawn)))
        viewer = view.viewer
        return " ".join(
            [*sentences, *([] if viewer is None else position_text.table_summary(view, viewer, names, say))]
        )

    def violation(self, error: RuleViolation, say: Say) -> str:
        """Return the refusal's sentence, or that of an unknown card. Raises KeyError for other reasons."""
        return card_violation(error, say, game="lost_cities", cards=ORDER, parts=card_details)


def _drawn_after(move: Moved, following: Sequence[Event]) -> Card | None:
    """Return the card that the mover received from the pile, or None if `following` lacks it."""
    seat = move.move.seat
    return next((one.card for one in following if isinstance(one, Received) and one.seat == seat), None)


def _event_sentence(event: Event, viewer: Seat | None, names: Sequence[str], say: Say) -> str:
    """Return an event's sentence. Raises TypeError for a move and for other games' events."""
    match event:
        case Seated():
            sides = [join_names([names[seat] for seat in side], say) for side in event.sides]
            return say("lost_cities-seated", first=sides[0], second=sides[1])
        case Passed():
            name = actor(event.seat, viewer, names)
            return say("lost_cities-passed", name=name, to=names[event.to])
        case Handed():
            cards = card_list(event.cards, say)
            name = actor(event.seat, viewer, names)
            return say("lost_cities-handed", name=name, to=names[event.to], cards=cards)
        case RoundBegan():
            name = actor(event.starter, viewer, names)
            return say("lost_cities-round-began", round=event.round, name=name)
        case Received():
            return say("lost_cities-drew", **card_details(event.card))
        case RoundEnded():
            scores = join_commas(
                [
                    say(
                        "lost_cities-round-score",
                        name=side_name(side, names, say),
                        points=numeral(points),
                        total=numeral(total) if event.round > 1 else "same",
                    )
                    for side, (points, total) in enumerate(zip(event.scores, event.totals, strict=True))
                ],
                say,
            )
            return say("lost_cities-round-ended", round=event.round, scores=scores)
        case Retired():
            return say("lost_cities-retired", name=actor(event.seat, viewer, names))
    raise TypeError(event)


def _moved_sentence(
    event: Moved, drawn: Card | None, viewer: Seat | None, names: Sequence[str], say: Say
) -> str:
    """Return a move's sentence, addressed to `viewer`. It names the card `drawn` from the pile, if known."""
    move, card = event.move, event.taken or drawn
    details = {} if card is None else card_details(card)
    taken = "none" if drawn is None else "drawn"
    if event.taken is not None:
        taken = say("lost_cities-card", **details)
    return say(
        "lost_cities-moved",
        name=actor(move.seat, viewer, names),
        how=_turn_kind(event),
        taken=taken,
        drawn="" if drawn is None else say("lost_cities-the-card", **details),
        **card_details(move.card),
        **{f"taken_{part}": value for part, value in details.items()},
    )


def _turn_kind(event: Moved) -> Literal["begin", "follow", "invest", "discard"]:
    """Return the sentence key of a turn. Laying a wager is always `invest`."""
    if event.move.discarded:
        return "discard"
    if NUMBER[event.move.card] == WAGER:
        return "invest"
    return "begin" if event.length == 1 else "follow"
