"""The position in words: complete, short, and below a hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core.card_games import MessageDetails
from engine.core.catalogue import Say
from engine.core.phrasing import join_clauses, join_commas, numeral
from engine.core.types import Seat
from engine.games.lost_cities.model import COLOURS, NUMBER, WAGER, View, side_of
from engine.games.lost_cities.scoring import board_scores, has_more_points, score_expedition
from engine.games.lost_cities.text.phrases import (
    card_details,
    discards_sentence,
    last_turn_sentences,
    points_details,
    side_name,
)


def position(view: View, names: Sequence[str], say: Say) -> str:
    """Return the public position: sides, discards, last turn, resignation, and scores of finished rounds.

    With partners also the sizes of hands.
    """
    head = say("lost_cities-position", round=view.round, rounds=view.options.rounds, pile=view.pile)
    hands = [_hand_sizes_sentence(view, names, say)] if view.options.partners else []
    sentences = (*_side_sentences(view, names, say), *hands, discards_sentence(view, say))
    return "\n".join(
        (head, *sentences, *_last_turn_and_resignation(view, names, say), *_round_sentences(view, names, say))
    )


def glance(view: View, names: Sequence[str], say: Say) -> str:
    """Return round, pile, each side in short, the last turn, and who resigned."""
    head = say("lost_cities-position", round=view.round, rounds=view.options.rounds, pile=view.pile)
    return " ".join(
        (head, *_short_side_sentences(view, names, say), *_last_turn_and_resignation(view, names, say))
    )


def _side_sentences(view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return a sentence for each side: who is to move, its expeditions and its points."""
    return [
        say(
            "lost_cities-position-side",
            expeditions=_expedition_clauses(view, side, say),
            **_side_details(view, side, names, say),
        )
        for side in range(len(view.sides))
    ]


def _short_side_sentences(view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return a short sentence for each side: who is to move, who leads, how many expeditions, its points.

    After the game no side leads.
    """
    return [
        say(
            "lost_cities-glance-side",
            leads="yes" if view.turn is not None and has_more_points(view, side) else "no",
            expeditions=sum(1 for expedition in view.board[side] if expedition),
            **_side_details(view, side, names, say),
        )
        for side in range(len(view.sides))
    ]


def _side_details(view: View, side: int, names: Sequence[str], say: Say) -> MessageDetails:
    """Return a side's players, the one to move if any, and its points, as arguments of a sentence."""
    return {
        "name": side_name(side, names, say),
        "moves": _mover_key(view, view.sides[side]),
        "mover": names[view.turn or 0],
        **points_details(view, side),
    }


def _mover_key(view: View, seats: Sequence[Seat]) -> Literal["no", "alone", "partner"]:
    """Return whether the seats have the player to move, alone or with a partner."""
    if view.turn is None or view.turn not in seats:
        return "no"
    return "alone" if len(seats) == 1 else "partner"


def _last_turn_and_resignation(view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return the last turn, if there was one, and who resigned, if a player did."""
    left = [] if view.retired is None else [say("lost_cities-position-retired", name=names[view.retired])]
    return [*last_turn_sentences(view, names, say), *left]


def _round_sentences(view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return a sentence with the scores of each finished round."""
    return [
        say(
            "lost_cities-position-round",
            round=number,
            scores=join_commas(
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


def _hand_sizes_sentence(view: View, names: Sequence[str], say: Say) -> str:
    hands = join_commas([f"{name} {size}" for name, size in zip(names, view.hand_sizes, strict=True)], say)
    return say("lost_cities-position-hands", hands=hands)


def _expedition_clauses(view: View, side: int, say: Say) -> str:
    """Return a side's begun expeditions with cards and points, or the phrase for none."""
    rows = (
        say(
            "lost_cities-position-expedition",
            colour=colour,
            cards=" ".join(
                say("lost_cities-wager") if NUMBER[card] == WAGER else str(NUMBER[card])
                for card in expedition
            ),
            worth=numeral(worth),
        )
        for colour, expedition, worth in zip(COLOURS, view.board[side], view.worths[side], strict=False)
        if worth is not None
    )
    return join_clauses(rows, say) or say("lost_cities-position-none")


def table_summary(view: View, viewer: Seat, names: Sequence[str], say: Say) -> list[str]:
    """Return the table in short sentences for a seat that plays by direct message, without its hand.

    With partners opponents have their names, or without `names` their numbers.
    """
    own = side_of(viewer)
    who = [_seat_name(view, viewer, seat, names, say) for seat in range(len(view.hand_sizes))]
    sentences = [say("lost_cities-short", round=view.round, rounds=view.options.rounds, pile=view.pile)]
    sentences += [_side_summary(view, side, own, say) for side in (1 - own, own)]
    sentences += [discards_sentence(view, say), *last_turn_sentences(view, who, say, viewer)]
    if view.options.partners:
        sentences.append(_hand_sizes_sentence(view, who, say))
    if view.turn is not None:
        sentences.append(say("lost_cities-short-turn", who=who[view.turn]))
    return sentences


def _seat_name(view: View, viewer: Seat, seat: Seat, names: Sequence[str], say: Say) -> str:
    """Return a seat as the viewer knows it: you, the partner, the rival, or its name (else its number)."""
    if seat == viewer:
        kind = "you"
    elif side_of(seat) != side_of(viewer):
        kind = "seat" if view.options.partners else "rival"
    else:
        kind = "partner"
    if kind == "seat" and names:
        return names[seat]
    return say("lost_cities-short-who", who=kind, seat=seat + 1)


def _side_summary(view: View, side: int, own: int, say: Say) -> str:
    """Return a side's total, lead and begun expeditions in short. `own` is the viewer's side.

    An expedition is its last card, number of cards, factor, and points if it ended now.
    """
    rows = [
        say(
            "lost_cities-short-expedition",
            cards=str(len(expedition)),
            factor=score_expedition(expedition).factor,
            worth=numeral(worth),
            **card_details(expedition[-1]),
        )
        for expedition, worth in zip(view.board[side], view.worths[side], strict=True)
        if worth is not None
    ]
    return say(
        "lost_cities-short-side",
        whose="own" if side == own else "rivals" if view.options.partners else "rival",
        total=points_details(view, side)["total"],
        ahead="yes" if has_more_points(view, side) else "no",
        expeditions=join_commas(rows, say) or say("lost_cities-position-none"),
    )
