"""Sentences of the board game (`data/locales/*/lost_cities_board.ftl`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.core.card_games import Card, card_violation
from engine.core.catalogue import Say, capitalized
from engine.core.game_errors import RuleViolation
from engine.core.phrasing import actor, join_commas, join_list, numeral
from engine.core.types import Event, Seat
from engine.games.lost_cities_board import position_text, prompts
from engine.games.lost_cities_board.model import (
    ORDER,
    PILE,
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
from engine.games.lost_cities_board.position_text import card_details, card_list


class BoardWords:
    """The part `words`. See engine.core.plugin.Words."""

    ask = staticmethod(prompts.question_text)
    answer = staticmethod(prompts.answer_label)
    symbol = staticmethod(prompts.answer_symbol)
    position = staticmethod(position_text.position)
    glance = staticmethod(position_text.glance)

    def options(self, options: Options, say: Say) -> str:
        """Return the length, chosen variants, and the 2008 edition if chosen, separated by commas."""
        chosen = [say(f"lost_cities_board-length-{options.length}")]
        chosen += [say("lost_cities_board-up-or-down")] if options.up_or_down else []
        chosen += [say("lost_cities_board-free-first-card")] if options.free_first_card else []
        chosen += [say("lost_cities_board-edition-2008")] if options.edition == "2008" else []
        return join_commas(chosen, say)

    def describe(
        self, events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say
    ) -> list[str]:
        """Return the events that the viewer may know as sentences; a player's steps in a row form one.

        A step onto the first stone is left out. Raises TypeError for other games' events.
        """
        # A figure that sets out stands on the first stone, which never has a tile: that step needs no words.
        visible = [
            event
            for event in events
            if event.is_for(viewer) and not (isinstance(event, Walked) and event.stone == 1)
        ]
        sentences = list[str]()
        for seat, own in groupby(visible, key=_acting_seat):
            if seat is None:
                sentences += [_event_sentence(event, viewer, names, say) for event in own]
            else:
                name = actor(seat, viewer, names)
                deeds = join_list(_clauses(list(own), name, say), say)
                sentences.append(say("lost_cities_board-turn", name=name, deeds=deeds))
        return sentences

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

    def hand(self, view: View, say: Say, names: Sequence[str] = ()) -> str:
        """Return the hand, playable cards, the viewer's total without figures, and the card just drawn."""
        sentences = [say("lost_cities_board-hand", cards=card_list(view.hand, say))]
        sentences.append(say("lost_cities_board-hand-playable", cards=card_list(view.playable, say)))
        if view.viewer is not None and view.totals[view.viewer] is not None:
            sentences.append(say("lost_cities_board-hand-points", points=view.totals[view.viewer] or 0))
        if view.drawn is not None:
            sentences.append(say("lost_cities_board-hand-drawn", **card_details(view.drawn)))
        return " ".join(sentences)

    def violation(self, error: RuleViolation, say: Say) -> str:
        """Return the refusal's sentence, or that of an unknown card. Raises KeyError for other reasons."""
        return card_violation(error, say, game="lost_cities_board", cards=ORDER, parts=card_details)


def _acting_seat(event: Event) -> Seat | None:
    """Return whose step an event is; None if it gets its own sentence."""
    return event.seat if isinstance(event, Laid | Discarded | Walked | Stayed | Drew | Received) else None


def _clauses(steps: Sequence[Event], name: str, say: Say) -> list[str]:
    """Return a player's steps as parts of a sentence. `name` is the player's name or `READER`."""
    clauses, path = list[str](), ""
    drawn = next((step.card for step in steps if isinstance(step, Received)), None)
    draws = any(isinstance(step, Drew) for step in steps)
    for step in steps:
        if isinstance(step, Received) and draws:
            continue  # in the clause about the draw
        clauses.append(_clause(step, path, drawn, name, say))
        path = _path_of(step) or path
    return clauses


def _path_of(step: Event) -> str:
    """Return the colour letter of the path that a step names; "" if it names none."""
    if isinstance(step, Laid):
        return step.card[0]
    return step.colour if isinstance(step, Walked) else ""


def _clause(step: Event, path: str, drawn: Card | None, name: str, say: Say) -> str:
    """Return a step as a part of its turn's sentence, in which `path` was named before.

    `drawn` is the card from the pile, if known. Raises TypeError for other events.
    """
    match step:
        case Laid():
            figure = step.figure or "none"
            return say("lost_cities_board-laid", name=name, figure=figure, **card_details(step.card))
        case Discarded():
            return say("lost_cities_board-discarded", name=name, **card_details(step.card))
        case Walked():
            return _walked_clause(step, path, name, say)
        case Stayed():
            return say("lost_cities_board-stayed", name=name)
        case Drew():
            return _drew_clause(step, drawn, name, say)
        case Received():
            return _drew_clause(Drew(step.seat, PILE, None), step.card, name, say)
    raise TypeError(step)


def _walked_clause(step: Walked, path: str, name: str, say: Say) -> str:
    """Return how far a figure walked, whether it crossed the bridge, and the tile that it found.

    It says whether the path differs from the card's colour `path`.
    """
    return say(
        "lost_cities_board-walked",
        name=name,
        colour=step.colour,
        path="same" if step.colour == path else "other",
        value=numeral(VALUES[step.stone - 1]),
        crossed="yes" if step.crossed else "no",
        tile=step.tile or "none",
    )


def _drew_clause(step: Drew, drawn: Card | None, name: str, say: Say) -> str:
    """Return what a player drew: the discard taken, or a card from the pile.

    `drawn` is that card for readers who may see it; None leaves it unnamed.
    """
    card = step.taken or drawn
    details = {} if card is None else card_details(card)
    named = say("lost_cities_board-card", **details) if details else ""
    taken = named if step.taken is not None else "none" if drawn is None else "drawn"
    return say("lost_cities_board-drew", name=name, taken=taken, drawn=named, **details)


def _event_sentence(event: Event, viewer: Seat | None, names: Sequence[str], say: Say) -> str:
    """Return an event's own sentence. Raises TypeError for steps of a turn."""
    match event:
        case ExpeditionBegan():
            name = actor(event.starter, viewer, names)
            return say("lost_cities_board-began", expedition=event.expedition, name=name)
        case ExpeditionEnded():
            return _ended_sentence(event, names, say)
        case Retired():
            return say("lost_cities_board-retired", name=actor(event.seat, viewer, names))
    raise TypeError(event)


def _ended_sentence(event: ExpeditionEnded, names: Sequence[str], say: Say) -> str:
    """Return why an expedition ended, and each player's points; the totals if they are open."""
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
