"""Positions of the board game in words, complete and short, and phrases that all its sentences share."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.card_games import Card, MessageDetails
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, numeral
from engine.core.types import Seat
from engine.games.lost_cities_board.model import COLOURS, NOTHING, NUMBER, STONES, VALUES, SeenSheet, View
from engine.games.lost_cities_board.scoring import current_points, total_figure_points


def card_details(card: Card) -> MessageDetails:
    """Return a card as arguments of a sentence: the colour's letter, and the number as text."""
    return {"colour": card[0], "number": str(NUMBER[card])}


def number_details(cards: Sequence[Card], say: Say) -> MessageDetails:
    """Return one or more cards of a colour as arguments: its letter, how many, and their numbers."""
    numbers = join_commas([str(NUMBER[card]) for card in cards], say)
    return {"colour": cards[0][0], "count": len(cards), "numbers": numbers}


def card_list(cards: Sequence[Card], say: Say) -> str:
    """Return cards as a list, or the phrase for none."""
    return join_commas([say("lost_cities_board-card", **card_details(card)) for card in cards], say) or say(
        "lost_cities_board-nothing"
    )


def position(view: View, names: Sequence[str], say: Say) -> str:
    """Return the public position, the last turn, who resigned, and finished expeditions."""
    sentences = (
        *_player_sentences(view, names, say),
        _discards_sentence(view, say),
        _tile_sentences(view, say),
    )
    past = (*_last_turn_and_resignation(view, names, say), *_earlier_sentences(view, names, say))
    return "\n".join(line for line in (_expedition_sentence(view, say), *sentences, *past) if line)


def glance(view: View, names: Sequence[str], say: Say) -> str:
    """Return a short position: the expedition, each player's points, who moves and leads, the last turn.

    Points below 0 are shown as 0. A resignation comes last.
    """
    scored = [
        None if points is None else max(0, points) for points in current_points(view.totals, view.worths)
    ]
    players = (
        say("lost_cities_board-glance-player", **_player_details(view, seat, names, scored[seat]))
        for seat in range(len(view.totals))
    )
    return " ".join(
        (_expedition_sentence(view, say, "glance"), *players, *_last_turn_and_resignation(view, names, say))
    )


def _expedition_sentence(view: View, say: Say, sentence: str = "position") -> str:
    """Return the sentence about expedition, pile and crossings whose id ends in `sentence`."""
    return say(
        f"lost_cities_board-{sentence}",
        expedition=view.expedition,
        expeditions=view.expeditions,
        pile=view.pile,
        crossed=view.crossed,
        columns="turning" if view.options.up_or_down else "rising",
    )


def _player_sentences(view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return a sentence for each player: points, artifacts, whether they are to move, and their figures."""
    return [
        say(
            "lost_cities_board-position-player",
            figures=_figure_list(view, seat, say),
            **_player_details(view, seat, names, view.totals[seat]),
        )
        for seat in range(len(view.totals))
    ]


def _player_details(view: View, seat: Seat, names: Sequence[str], total: int | None) -> MessageDetails:
    """Return a seat's name, total (hidden if None), worth and artifacts, and whether it moves or is ahead."""
    return {
        "name": names[seat],
        "moves": "yes" if view.turn == seat else "no",
        "points": "hidden" if total is None else total,
        "worth": numeral(view.worths[seat]) if view.worths else "counted",
        "ahead": "yes" if seat in view.ahead else "no",
        "artifacts": view.tokens[seat] + view.found[seat],
    }


def _figure_list(view: View, seat: Seat, say: Say) -> str:
    """Return a seat's figures with the value of each stone; "none" without any."""
    ways = {1: "up", -1: "down"} if view.options.up_or_down else {}
    rows = (
        say(
            "lost_cities_board-position-figure",
            colour=COLOURS[colour],
            value=numeral(VALUES[stone - 1]),
            researcher="yes" if view.researchers[seat] == colour else "no",
            last=str(NUMBER[view.columns[seat][colour][-1]]),
            way=ways.get(view.directions[seat][colour], "open"),
        )
        for colour, stone in enumerate(view.stones[seat])
        if stone
    )
    return join_commas(rows, say) or "none"


def _discards_sentence(view: View, say: Say) -> str:
    """Return a sentence with each discard pile's top card and size, or that there are none."""
    piles = [
        say("lost_cities_board-position-discard", size=str(size), **card_details(top))
        for top, size in view.discards
        if top is not None
    ]
    return say(
        "lost_cities_board-position-discards",
        piles=join_commas(piles, say) or say("lost_cities_board-nothing"),
    )


def _last_turn_and_resignation(view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return the last turn (card, steps, and where the new card came from), and who resigned.

    Each is left out if there is none.
    """
    last = view.last
    left = (
        [] if view.retired is None else [say("lost_cities_board-position-retired", name=names[view.retired])]
    )
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
        steps=join_commas(steps, say) or "none",
        source=source,
        **{"from": say("lost_cities_board-colour", colour=source)},
        **card_details(last.card),
    )
    return [sentence, *left]


def _earlier_sentences(view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return a sentence for each finished expedition, with its scores."""
    return [
        say(
            "lost_cities_board-position-earlier",
            expedition=number,
            scores=join_commas(
                [_score_phrase(sheet, seat, names[seat], say) for seat in range(len(sheet.found))], say
            ),
        )
        for number, sheet in enumerate(view.sheets, start=1)
    ]


def _score_phrase(sheet: SeenSheet, seat: Seat, name: str, say: Say) -> str:
    """Return a player's points in an expedition: total, figures, artifacts and tiles; some may be hidden."""
    return say(
        "lost_cities_board-position-score",
        name=name,
        points=numeral(sheet.totals[seat]) if sheet.totals is not None else "hidden",
        figures=numeral(total_figure_points(sheet.stones[seat], sheet.researchers[seat])),
        artifacts=sheet.found[seat],
        tiles=str(sheet.tiles[seat]) if sheet.tiles is not None else "hidden",
    )


def _tile_sentences(view: View, say: Say) -> str:
    """Return the tiles left on each path; "" without any."""
    rows = (
        say(
            "lost_cities_board-position-tiles",
            colour=COLOURS[colour],
            tiles=join_commas(
                [
                    say("lost_cities_board-tile", value=numeral(VALUES[stone]), tile=row[stone])
                    for stone in range(STONES)
                    if row[stone] != NOTHING
                ],
                say,
            ),
        )
        for colour, row in enumerate(view.tiles)
        if any(row)
    )
    return " ".join(rows)
