"""The board game in sentences, through the catalogue (`data/locales/*/lost_cities_board.ftl`)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.card_refusals import card_violation
from engine.core.cards import Card
from engine.core.catalogue import Say, capital
from engine.core.errors import RuleViolation
from engine.core.menu import Question
from engine.core.numerals import numeral
from engine.core.types import Event, Seat
from engine.games.lost_cities_board.model import (
    COLOURS,
    NOTHING,
    NUMBER,
    ORDER,
    STONES,
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
    ScoreSheet,
    Stayed,
    View,
    Walked,
)
from engine.games.lost_cities_board.notation import COLUMN, STAY
from engine.games.lost_cities_board.scoring import figures_together

SYMBOLS = {"Y": "🟡", "B": "🔵", "W": "⚪", "G": "🟢", "R": "🔴"}
"""A colour at a glance on a button, which names it as well."""

_OF_A_COLOUR = {"card", "go", "from"}
"""The questions whose answers are of a colour; the researcher's R is none."""

Parts = dict[str, str | int]


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
        parts = _card(settled["card"]) if "card" in settled else {}
        return say(f"lost_cities_board-ask-{question.name}", **parts)

    def answer(self, question: Question, answer: str, view: View, say: Say) -> str:
        match question.name:
            case "card":
                return capital(say("lost_cities_board-card", **_card(answer)))
            case "to":
                return say(f"lost_cities_board-answer-{'column' if answer == COLUMN else 'discard'}")
            case "figure":
                return capital(say("lost_cities_board-figure", figure=answer))
            case "go":
                return say("lost_cities_board-answer-go", colour=answer)
        return say("lost_cities_board-answer-from", source=answer)

    def symbol(self, question: str, answer: str) -> str | None:
        return SYMBOLS.get(answer[0]) if question in _OF_A_COLOUR and answer != STAY else None

    def action(self, action: Action, say: Say) -> str:
        match action:
            case Play():
                to = "discard" if action.discard else action.figure or "column"
                return capital(say("lost_cities_board-action-play", to=to, **_card(action.card)))
            case Go():
                return say("lost_cities_board-action-go", colour=action.colour)
            case Draw():
                return say("lost_cities_board-action-draw", source=action.source)
        return say("lost_cities_board-answer-go", colour=STAY)

    def position(self, view: View, names: Sequence[str], say: Say) -> str:
        told = (*_players(view, names, say), _discards(view, say), _tiles(view, say))
        past = (*_last(view, names, say), *_earlier(view, names, say))
        return "\n".join(line for line in (_head(view, say), *told, *past) if line)

    def hand(self, view: View, say: Say) -> str:
        sentences = [say("lost_cities_board-hand", cards=_list(view.hand, say))]
        sentences.append(say("lost_cities_board-hand-playable", cards=_list(view.playable, say)))
        if view.viewer is not None and view.totals[view.viewer] is not None:
            sentences.append(say("lost_cities_board-hand-points", points=view.totals[view.viewer] or 0))
        if view.drawn is not None:
            sentences.append(say("lost_cities_board-hand-drawn", **_card(view.drawn)))
        return " ".join(sentences)

    def violation(self, error: RuleViolation, say: Say) -> str:
        return card_violation(error, say, game="lost_cities_board", cards=ORDER, parts=_card)


def _goes_without_saying(event: Event) -> bool:
    # Who sets out stands on the first stone; it never has a tile.
    return isinstance(event, Walked) and event.stone == 1


def _sentence(event: Event, names: Sequence[str], say: Say) -> str:
    match event:
        case ExpeditionBegan():
            return say("lost_cities_board-began", expedition=event.expedition, name=names[event.starter])
        case Laid():
            figure = event.figure or "none"
            return say("lost_cities_board-laid", name=names[event.seat], figure=figure, **_card(event.card))
        case Discarded():
            return say("lost_cities_board-discarded", name=names[event.seat], **_card(event.card))
        case Walked():
            return _walked(event, names, say)
        case Stayed():
            return say("lost_cities_board-stayed", name=names[event.seat])
        case Drew():
            taken = "none" if event.taken is None else say("lost_cities_board-card", **_card(event.taken))
            return say("lost_cities_board-drew", name=names[event.seat], taken=taken)
        case Received():
            return say("lost_cities_board-received", **_card(event.card))
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
            total=numeral(event.totals[seat]) if event.totals else "hidden",
        )
        for seat, figures in enumerate(event.figures)
    )
    why = "bridge" if event.bridge else "pile"
    return say("lost_cities_board-ended", expedition=event.expedition, why=why, scores=scores)


def _card(card: Card) -> Parts:
    return {"colour": card[0], "number": str(NUMBER[card])}


def _list(cards: Sequence[Card], say: Say) -> str:
    listed = ", ".join(say("lost_cities_board-card", **_card(card)) for card in cards)
    return listed or say("lost_cities_board-nothing")


def _head(view: View, say: Say) -> str:
    return say(
        "lost_cities_board-position",
        expedition=view.expedition,
        expeditions=view.expeditions,
        pile=view.pile,
        crossed=view.crossed,
        columns="turning" if view.options.up_or_down else "rising",
    )


def _players(view: View, names: Sequence[str], say: Say) -> list[str]:
    return [
        say(
            "lost_cities_board-position-player",
            name=names[seat],
            moves="yes" if view.turn == seat else "no",
            points="hidden" if total is None else numeral(total),
            worth=numeral(view.worths[seat]) if view.worths else "counted",
            ahead="yes" if seat in view.ahead else "no",
            artifacts=view.tokens[seat] + view.found[seat],
            figures=_figures(view, seat, say),
        )
        for seat, total in enumerate(view.totals)
    ]


def _figures(view: View, seat: Seat, say: Say) -> str:
    rows = (
        say(
            "lost_cities_board-position-figure",
            colour=COLOURS[colour],
            value=numeral(VALUES[stone - 1]),
            researcher="yes" if view.researchers[seat] == colour else "no",
            last=str(NUMBER[view.columns[seat][colour][-1]]),
            way=_way(view, seat, colour),
        )
        for colour, stone in enumerate(view.stones[seat])
        if stone
    )
    return ", ".join(rows) or say("lost_cities_board-nothing")


def _way(view: View, seat: Seat, colour: int) -> str:
    """Where a column goes on to, where columns may rise or fall."""
    ways = {1: "up", -1: "down"}
    return ways.get(view.directions[seat][colour], "open") if view.options.up_or_down else "open"


def _discards(view: View, say: Say) -> str:
    piles = [
        say("lost_cities_board-position-discard", size=str(size), **_card(top))
        for top, size in view.discards
        if top is not None
    ]
    return say(
        "lost_cities_board-position-discards", piles=", ".join(piles) or say("lost_cities_board-nothing")
    )


def _last(view: View, names: Sequence[str], say: Say) -> list[str]:
    """The last turn, and who has given up."""
    last = view.last
    left = [] if view.retired is None else [say("lost_cities_board-retired", name=names[view.retired])]
    if last is None:
        return left
    steps = [
        say("lost_cities_board-position-step", colour=COLOURS[colour], value=numeral(VALUES[stone - 1]))
        for colour, stone in last.walked
    ]
    source = last.source or "none"
    sentence = say(
        "lost_cities_board-position-last",
        name=names[last.seat],
        how="discard" if last.discarded else "play",
        steps=", ".join(steps) or "none",
        source=source,
        **{"from": say("lost_cities_board-colour", colour=source)},
        **_card(last.card),
    )
    return [sentence, *left]


def _earlier(view: View, names: Sequence[str], say: Say) -> list[str]:
    """What each finished expedition came to."""
    return [
        say(
            "lost_cities_board-position-earlier",
            expedition=number,
            scores=", ".join(_came_to(sheet, seat, names[seat], say) for seat in range(len(sheet.found))),
        )
        for number, sheet in enumerate(view.sheets, start=1)
    ]


def _came_to(sheet: ScoreSheet, seat: Seat, name: str, say: Say) -> str:
    return say(
        "lost_cities_board-position-score",
        name=name,
        points=numeral(sheet.totals[seat]) if sheet.totals else "hidden",
        figures=numeral(figures_together(sheet.stones[seat], sheet.researchers[seat])),
        artifacts=sheet.found[seat],
        tiles=str(sheet.tiles[seat]) if sheet.tiles else "hidden",
    )


def _tiles(view: View, say: Say) -> str:
    rows = (
        say(
            "lost_cities_board-position-tiles",
            colour=COLOURS[colour],
            tiles=", ".join(
                say("lost_cities_board-tile", value=numeral(VALUES[stone]), tile=row[stone])
                for stone in range(STONES)
                if row[stone] != NOTHING
            ),
        )
        for colour, row in enumerate(view.tiles)
        if any(row)
    )
    return " ".join(rows)
