"""Numbers for lessons, and facts for advice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.core.card_games import Card, most_frequent_colour
from engine.core.catalogue import Say
from engine.core.types import Fact
from engine.games.lost_cities.model import (
    COLOUR,
    COLOURS,
    HAND,
    NUMBER,
    NUMBERS,
    PASSED,
    PASSES_IN_A_ROW,
    PILE,
    WAGER,
    WAGERS,
    Action,
    Expedition,
    Move,
    Pass,
    Turn,
    View,
    accepts,
    copies_in_deck,
    side_of,
)
from engine.games.lost_cities.position_text import card_details, card_list, number_details
from engine.games.lost_cities.scoring import (
    BONUS,
    BONUS_CARDS,
    COST,
    current_points,
    expedition_points,
    score_expedition,
)


def lesson_numbers(view: View) -> Mapping[str, int]:
    """Return numbers of the rules, the table and the last expedition played on, by name.

    Those of an onlooker are side 0's.
    """
    touched, side = score_expedition(_last_expedition(view)), side_of(view.viewer or 0)
    return {
        "hand": HAND,
        "wagers": WAGERS,
        "cost": COST,
        "bonus": BONUS,
        "long": BONUS_CARDS,
        "passed": PASSED,
        "passes": PASSES_IN_A_ROW,
        "pile": view.pile,
        "most": max(map(len, view.board[side])),
        "total": current_points(view)[side],
        "opponent": current_points(view)[1 - side],
        "sum": touched.numbers,
        "factor": touched.factor,
        "worth": touched.points,
    }


def _last_expedition(view: View) -> Expedition:
    """Return the expedition that the last turn added to; empty if it was a discard or a pass."""
    if not isinstance(view.last, Move) or view.last.discarded:
        return ()
    return view.board[side_of(view.last.seat)][COLOURS.index(view.last.card[0])]


MANY_JUMPED = 3
"""Cards that could still come between an expedition and a card, from which this speaks against playing it."""
NEARLY_OVER = 10
"""Cards in the pile below which prolonging the round matters more than collecting an unbegun colour."""


def cause(part: str, points: int, rival: str | None, say: Say) -> str:
    """Return a clause: in which colour an action gained points, or cost the rival of that name points."""
    whose = "own" if rival is None else "rival"
    return say("lost_cities-cause", colour=part, points=points, whose=whose, name=rival or "")


def main_deeds(actions: Sequence[Action], say: Say) -> str:
    """Return the cards laid on expeditions of the colour with the most of them, in order; empty if none."""
    played = [one.card for one in actions if isinstance(one, Turn) and not one.discard]
    return card_list(most_frequent_colour(played, COLOURS), say) if played else ""


def action_facts(view: View, after: View | None, action: Action, say: Say) -> Sequence[Fact]:
    """Return facts for and against an action of the viewer, one for a pass. `after` is not needed."""
    if isinstance(action, Pass):
        useful = sum(_continues(view, card, _own_side(view)) for card in action.cards)
        return [Fact(say("lost_cities-why-pass", count=useful), against=not useful)]
    about = _discard_facts if action.discard else _play_facts
    return [*about(view, action.card, say), *_draw_facts(view, action, say)]


def _play_facts(view: View, card: Card, say: Say) -> Iterator[Fact]:
    """Yield what speaks for or against playing a card on the viewer's own expedition."""
    expedition, number = _own_expedition(view, card), NUMBER[card]
    others = _other_cards(view, card)
    # Of equal numbers only one can follow, while wagers follow each other.
    following = [one for one in others if accepts((card,), one)]
    follow = len({*following}) + max(0, following.count(f"{card[0]}W") - 1)
    skipped = [one for one in others if accepts(expedition, one) and not accepts((card,), one)]
    if not expedition:
        held = sum(NUMBER[one] for one in (card, *others))
        start = say("lost_cities-why-start", cost=COST, sum=held, **card_details(card))
        yield Fact(start, against=held < COST)
    if skipped:
        names = card_list(skipped, say)
        yield Fact(say("lost_cities-why-skips", cards=names, **number_details(skipped, say)), against=True)
    elif (missing := _jumped_cards(view, card)) >= MANY_JUMPED and view.pile > NEARLY_OVER:
        yield Fact(say("lost_cities-why-jumps", count=missing), against=True)
    elif expedition and number != WAGER:
        yield Fact(say("lost_cities-why-order"))
    if follow:
        yield Fact(say("lost_cities-why-follow", count=follow))
    if number == NUMBERS[-1] and (not expedition or NUMBER[expedition[-1]] < NUMBERS[-2]):
        yield Fact(say("lost_cities-why-closes"), against=True)
    if len(expedition) + 1 == BONUS_CARDS:
        yield Fact(say("lost_cities-why-long", cards=BONUS_CARDS, bonus=BONUS))


def _jumped_cards(view: View, card: Card) -> int:
    """Return how many numbers fit between a begun own expedition and `card`, and have a copy out of sight."""
    expedition = _own_expedition(view, card)
    if not expedition:
        return 0
    theirs = view.board[1 - _own_side(view)][COLOUR[card]]
    top, _ = view.discards[COLOUR[card]]
    seen = Counter([*view.hand, *theirs, top])
    between = (f"{card[0]}{n}" for n in NUMBERS if NUMBER[expedition[-1]] < n < NUMBER[card])
    return sum(seen[kind] < copies_in_deck(kind, view.options) for kind in between)


def _discard_facts(view: View, card: Card, say: Say) -> Iterator[Fact]:
    """Yield facts about the card's use to the viewer, if that expedition has begun, and to the other side."""
    side = _own_side(view)
    if _own_expedition(view, card):
        fits = _continues(view, card, side)
        yield Fact(say("lost_cities-why-fits" if fits else "lost_cities-why-dead"), against=fits)
    theirs = view.board[1 - side][COLOUR[card]]
    use = "open" if not theirs else "fits" if _continues(view, card, 1 - side) else "dead"
    others = len(view.sides[1 - side])
    fact = say("lost_cities-why-theirs", use=use, others=others, **card_details(card))
    yield Fact(fact, against=use == "fits")


def _draw_facts(view: View, turn: Turn, say: Say) -> Iterator[Fact]:
    """Yield a fact about the draw; about the pile only if it has one card left."""
    if turn.source == PILE:
        if view.pile == 1:
            yield Fact(say("lost_cities-why-last"), against=_is_behind_after(view, turn))
        return
    top, _ = view.discards[COLOURS.index(turn.source)]
    assert top is not None  # only what lies there is drawn
    laid = () if turn.discard or turn.card[0] != top[0] else (turn.card,)
    expedition = (*_own_expedition(view, top), *laid)
    if expedition and accepts(expedition, top):
        yield Fact(say("lost_cities-why-takes", **card_details(top)))
    elif _continues(view, top, rivals := 1 - _own_side(view)):
        yield Fact(say("lost_cities-why-denies", others=len(view.sides[rivals]), **card_details(top)))
    elif (held := sum(one[0] == top[0] for one in view.hand)) and view.pile > NEARLY_OVER and not expedition:
        yield Fact(say("lost_cities-why-joins", count=held, **card_details(top)))
    else:
        yield Fact(say("lost_cities-why-longer", count=view.pile))


def _is_behind_after(view: View, turn: Turn) -> bool:
    """Return whether the viewer's side has fewer points than the other once the turn's card is laid."""
    side, now, gained = _own_side(view), current_points(view), 0
    if not turn.discard:
        expedition = _own_expedition(view, turn.card)
        gained = expedition_points((*expedition, turn.card)) - expedition_points(expedition)
    return now[side] + gained < now[1 - side]


def _other_cards(view: View, card: Card) -> list[Card]:
    """Return the viewer's other cards of its colour. `card` must be in the hand."""
    held = [one for one in view.hand if one[0] == card[0]]
    held.remove(card)
    return held


def _own_expedition(view: View, card: Card) -> Expedition:
    """Return the expedition of the viewer's side in the card's colour; of an onlooker side 0's."""
    return view.board[_own_side(view)][COLOUR[card]]


def _continues(view: View, card: Card, side: int) -> bool:
    """Return whether a side has begun an expedition that accepts the card."""
    expedition = view.board[side][COLOUR[card]]
    return bool(expedition) and accepts(expedition, card)


def _own_side(view: View) -> int:
    """Return the viewer's side; of an onlooker side 0."""
    return side_of(view.viewer or 0)
