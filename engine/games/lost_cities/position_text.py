"""Positions of Lost Cities in words, complete and short, and phrases that all its sentences share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core.card_games import Card, MessageDetails
from engine.core.catalogue import Say
from engine.core.phrasing import join_clauses, join_commas, join_names, numeral
from engine.core.types import Seat
from engine.games.lost_cities.model import COLOURS, NUMBER, PILE, WAGER, Handing, View, side_of
from engine.games.lost_cities.scoring import board_scores, current_points, has_more_points, score_expedition


def card_details(kind: Card) -> MessageDetails:
    """Return a card as arguments of a sentence: the colour's letter, and the number or "wager"."""
    return {"colour": kind[0], "number": "wager" if NUMBER[kind] == WAGER else str(NUMBER[kind])}


def source_details(source: str, say: Say) -> MessageDetails:
    """Return where a card is drawn as a sentence's arguments.

    `source` is `pile` or a colour in words, `source_colour` its id or `PILE`.
    """
    return {
        "source": "pile" if source == PILE else say("lost_cities-colour", colour=source),
        "source_colour": source,
    }


def number_details(cards: Sequence[Card], say: Say) -> MessageDetails:
    """Return cards of one colour, at least one, as arguments.

    These are the colour, how many cards and wagers, and the numbers, or "none".
    """
    numbers = [str(NUMBER[card]) for card in cards if NUMBER[card] != WAGER]
    return {
        "colour": cards[0][0],
        "count": len(cards),
        "numbers": join_commas(numbers, say) or "none",
        "wagers": len(cards) - len(numbers),
    }


def card_list(cards: Sequence[Card], say: Say) -> str:
    """Return cards as a list, or the phrase for none."""
    named = [say("lost_cities-card", **card_details(kind)) for kind in cards]
    return join_commas(named, say) or say("lost_cities-nothing")


def _points_details(view: View, side: int) -> MessageDetails:
    """Return a side's total, points before this round ("none" in the first), and points in it, as arguments.

    After the game, `now` is "".
    """
    before, now = view.totals[side], current_points(view)[side]
    if view.turn is None:
        return {"total": numeral(before), "count": before, "earlier": "none", "now": ""}
    earlier = numeral(before) if view.finished else "none"
    return {"total": numeral(now), "count": now, "earlier": earlier, "now": numeral(now - before)}


def _discards_sentence(view: View, say: Say) -> str:
    """Return a sentence with each discard pile's top card and size, or that there are none."""
    piles = [
        say("lost_cities-position-discard", size=str(size), **card_details(top))
        for top, size in view.discards
        if top is not None
    ]
    if not piles:
        return say("lost_cities-position-no-discards")
    return say("lost_cities-position-discards", piles=join_commas(piles, say))


def _last_turn_sentences(view: View, names: Sequence[str], say: Say, reader: Seat | None = None) -> list[str]:
    """Return one sentence about the last turn or pass; empty at the start. `reader` is addressed as “you”."""
    if view.last is None:
        return []
    if isinstance(view.last, Handing):
        details: MessageDetails = {"how": "pass", "source": "pass", "colour": "", "number": ""}
    else:
        how = "discard" if view.last.discarded else "play"
        details = {"how": how, **source_details(view.last.source, say), **card_details(view.last.card)}
    who = "you" if view.last.seat == reader else "other"
    return [say("lost_cities-position-last", name=names[view.last.seat], who=who, **details)]


def side_name(side: int, names: Sequence[str], say: Say) -> str:
    """Return the names of a side's players."""
    return join_names(names[side::2], say)


def position(view: View, names: Sequence[str], say: Say) -> str:
    """Return the public position: sides, discards, last turn, resignation, and scores of finished rounds.

    With partners also the sizes of hands.
    """
    head = say("lost_cities-position", round=view.round, rounds=view.options.rounds, pile=view.pile)
    hands = [_hand_sizes_sentence(view, names, say)] if view.options.partners else []
    sentences = (*_side_sentences(view, names, say), *hands, _discards_sentence(view, say))
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
        **_points_details(view, side),
    }


def _mover_key(view: View, seats: Sequence[Seat]) -> Literal["no", "alone", "partner"]:
    """Return whether the seats have the player to move, alone or with a partner."""
    if view.turn is None or view.turn not in seats:
        return "no"
    return "alone" if len(seats) == 1 else "partner"


def _last_turn_and_resignation(view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return the last turn, if there was one, and who resigned, if a player did."""
    left = [] if view.retired is None else [say("lost_cities-position-retired", name=names[view.retired])]
    return [*_last_turn_sentences(view, names, say), *left]


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
    sentences += [_discards_sentence(view, say), *_last_turn_sentences(view, who, say, viewer)]
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
        total=_points_details(view, side)["total"],
        ahead="yes" if has_more_points(view, side) else "no",
        expeditions=join_commas(rows, say) or say("lost_cities-position-none"),
    )
