"""The position in words: in full, so that a blind player can follow it, and at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import Card
from engine.core.catalogue import Say
from engine.core.lists import clauses, in_row, together
from engine.core.numerals import numeral
from engine.core.types import Seat
from engine.games.lost_cities.model import COLOURS, NUMBER, WAGER, View
from engine.games.lost_cities.scoring import board_scores, leads
from engine.games.lost_cities.text.phrases import discards, last_turn, points, side_name


def position(view: View, names: Sequence[str], say: Say) -> str:
    """The whole table, so that a blind player can follow it."""
    head = say("lost_cities-position", round=view.round, rounds=view.options.rounds, pile=view.pile)
    hands = [_hand_sizes(view, names, say)] if view.options.partners else []
    told = (*_sides(view, names, say), *hands, discards(view, say))
    return "\n".join((head, *told, *_last(view, names, say), *_rounds(view, names, say)))


def glance(view: View, names: Sequence[str], say: Say) -> str:
    """Whose turn it is, who leads with what, and the last turn."""
    head = say("lost_cities-position", round=view.round, rounds=view.options.rounds, pile=view.pile)
    return " ".join((head, *_sides_in_short(view, names, say), *_last(view, names, say)))


def _sides(view: View, names: Sequence[str], say: Say) -> list[str]:
    return [
        say(
            "lost_cities-position-side",
            name=together([names[seat] for seat in seats], say),
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
            name=together([names[seat] for seat in seats], say),
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
            scores=in_row(
                [
                    say(
                        "lost_cities-position-score", name=side_name(side, names, say), points=numeral(points)
                    )
                    for side, points in enumerate(board_scores(board))
                ],
                say,
            ),
        )
        for number, board in enumerate(view.finished, start=1)
    ]


def _hand_sizes(view: View, names: Sequence[str], say: Say) -> str:
    hands = in_row([f"{name} {size}" for name, size in zip(names, view.hand_sizes, strict=True)], say)
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
    return clauses(rows, say) or say("lost_cities-position-none")


def _number(card: Card, say: Say) -> str:
    return say("lost_cities-wager") if NUMBER[card] == WAGER else str(NUMBER[card])
