"""Numbers for lessons, and facts for advice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.core.card_games import Card, most_frequent_colour
from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from engine.core.types import Fact
from engine.games.lost_cities_board.model import (
    ARROW,
    ARTIFACT,
    COLOUR,
    COLOURS,
    CROSSINGS,
    FACTOR,
    HAND,
    NOTHING,
    NUMBER,
    PILE,
    RESEARCHER,
    STONES,
    VALUES,
    Action,
    Draw,
    Go,
    Play,
    View,
    crosses_bridge,
    movable_paths,
    tile_points,
)
from engine.games.lost_cities_board.position_text import card_details, card_list, number_details
from engine.games.lost_cities_board.scoring import artifact_points, current_points


def lesson_numbers(view: View) -> Mapping[str, int]:
    """Return numbers of the rules, the table and the last stone reached, by name.

    Those of an onlooker are seat 0's. Hidden totals count as 0.
    """
    standings = [points or 0 for points in current_points(view.totals, view.worths)]
    mine = view.viewer or 0
    return {
        "hand": HAND,
        "factor": FACTOR,
        "crossings": CROSSINGS,
        "costly": sum(value < 0 for value in VALUES),
        "crossed": view.crossed,
        "total": standings[mine],
        "opponent": max(total for seat, total in enumerate(standings) if seat != mine),
        "none": artifact_points(0, view.options),
        "worth": artifact_points(view.tokens[mine] + view.found[mine], view.options),
        **_last_stone_numbers(view),
    }


def _last_stone_numbers(view: View) -> Mapping[str, int]:
    """Return the points of the stone last reached and its tile; 0 if the last turn moved no figure."""
    if view.last is None or not view.last.walked:
        return {"value": 0, "gained": 0}
    colour, stone = view.last.walked[-1]
    return {"value": VALUES[stone - 1], "gained": tile_points(view.tiles[colour][stone - 1])}


FEW_CARDS = 3
"""Held cards of a colour below which their number speaks against beginning its path."""


def cause(part: str, points: int, rival: str | None, say: Say) -> str:
    """Return a clause: in which colour an action gained points, or cost the rival of that name points."""
    whose = "own" if rival is None else "rival"
    return say("lost_cities_board-cause", colour=part, points=points, whose=whose, name=rival or "")


def main_deeds(actions: Sequence[Action], say: Say) -> str:
    """Return the cards laid on columns of the colour with the most of them, in order; empty if none.

    Of equal colours it is the first in COLOURS.
    """
    played = [one.card for one in actions if isinstance(one, Play) and not one.discard]
    return card_list(most_frequent_colour(played, COLOURS), say) if played else ""


def action_facts(view: View, after: View | None, action: Action, say: Say) -> Sequence[Fact]:
    """Return facts for or against an action of the viewer, empty for staying.

    `after` is the view after the action; if that reveals something, the view before it or None.
    """
    match action:
        case Play(discard=True):
            return list(_discard_facts(view, action.card, say))
        case Play():
            return list(_play_facts(view, action, say))
        case Go():
            return [_step_fact(view, COLOURS.index(action.colour), say)]
        case Draw():
            return list(_draw_facts(view, after or view, action, say))
    return []


def _play_facts(view: View, play: Play, say: Say) -> Iterator[Fact]:
    """Yield facts for and against laying the card. If a figure sets out, it is about that alone."""
    path = COLOUR[play.card]
    if play.figure:
        held = sum(one[0] == play.card[0] for one in view.hand)
        leads = "yes" if play.figure == RESEARCHER else "no"
        start = say("lost_cities_board-why-start", count=held, researcher=leads, **card_details(play.card))
        yield Fact(start, against=held < FEW_CARDS)
        return
    stones = view.stones[_own_seat(view)]
    if stones[path] < STONES:
        yield _step_fact(view, path, say)
    elif movable_paths(stones):
        yield Fact(say("lost_cities_board-why-arrived"))
    if skipped := _skipped_cards(view, play.card):
        details = {"cards": card_list(skipped, say), **number_details(skipped, say)}
        yield Fact(say("lost_cities_board-why-skips", **details), against=True)


def _step_fact(view: View, path: int, say: Say) -> Fact:
    """Return a fact about the value and tile of a path's next stone, which must exist.

    The step that ends the expedition uses no tile.
    """
    stone = view.stones[_own_seat(view)][path]
    ends = view.crossed == CROSSINGS - 1 and crosses_bridge(stone + 1)
    tile = NOTHING if ends else view.tiles[path][stone]
    kind = tile if tile in (ARTIFACT, ARROW) else "points" if tile else "none"
    gained = tile_points(tile) if kind == "points" else 0
    return Fact(say("lost_cities_board-why-step", value=numeral(VALUES[stone]), tile=kind, points=gained))


def _discard_facts(view: View, card: Card, say: Say) -> Iterator[Fact]:
    """Yield a fact on the card's use to the viewer, if that column has begun, and one on the rivals'."""
    me = _own_seat(view)
    if view.columns[me][COLOUR[card]]:
        fits = _continues(view, card, me)
        yield Fact(say("lost_cities_board-why-fits" if fits else "lost_cities_board-why-dead"), against=fits)
    others = [seat for seat in range(len(view.columns)) if seat != me]
    if any(_continues(view, card, seat) for seat in others):
        use = "fits"
    else:
        use = "dead" if all(view.columns[seat][COLOUR[card]] for seat in others) else "open"
    theirs = say("lost_cities_board-why-theirs", use=use, others=len(others), **card_details(card))
    yield Fact(theirs, against=use == "fits")


def _draw_facts(view: View, after: View, draw: Draw, say: Say) -> Iterator[Fact]:
    """Yield one fact if the discard drawn continues an own column of the view `after`; else none."""
    if draw.source == PILE:
        return
    top, _ = view.discards[COLOURS.index(draw.source)]
    if top is not None and _continues(after, top, _own_seat(view)):
        yield Fact(say("lost_cities_board-why-takes"))


def _skipped_cards(view: View, card: Card) -> list[Card]:
    """Return the held cards that fit now but not after this card. Its column must have begun."""
    path, me = COLOUR[card], _own_seat(view)
    number, last = NUMBER[card], NUMBER[view.columns[me][path][-1]]
    now = view.directions[me][path]
    then = now or (number > last) - (number < last)
    return [
        one
        for one in view.hand
        if one[0] == card[0] and (NUMBER[one] - last) * now >= 0 > (NUMBER[one] - number) * then
    ]


def _continues(view: View, card: Card, seat: int) -> bool:
    """Return whether a seat has begun a column that accepts the card."""
    column = view.columns[seat][COLOUR[card]]
    if not column:
        return False
    return (NUMBER[card] - NUMBER[column[-1]]) * view.directions[seat][COLOUR[card]] >= 0


def _own_seat(view: View) -> int:
    """Return the viewer's seat; of an onlooker seat 0."""
    return view.viewer or 0
