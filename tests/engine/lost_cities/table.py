"""Lays out a Lost Cities table for a test, and plays on it in the game's notation.

Ada sits at seat 0, Boris at seat 1. With partners, Chen at seat 2 plays with Ada, and Dana at seat 3 with
Boris. Cards are written as in the log: `"YW Y2 Y5"`.
"""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import structs

from engine.core.game_errors import RuleViolation
from engine.core.types import Step
from engine.games.lost_cities import invariants, notation, rules
from engine.games.lost_cities.model import COLOURS, HAND, ORDER, Board, Card, Options, State, deck

ADA, BORIS, CHEN, DANA = range(4)
FOUR = ("Ada", "Boris", "Chen", "Dana")
NAMES = FOUR[:2]


def position(
    *,
    ada: str = "",
    boris: str = "",
    chen: str = "",
    dana: str = "",
    expeditions: tuple[str, str] = ("", ""),
    discards: str = "",
    pile: str = "",
    left: int | None = None,
    turn: int = ADA,
    starter: int = ADA,
    rounds: int = 3,
    colours: int = 5,
    partners: bool = False,
    sizes: tuple[int, ...] = (HAND,) * 4,
    finished: tuple[tuple[str, str], ...] = (),
) -> State:
    """Return a valid state with these cards; the rest is filled in.

    Hands are filled to eight cards, or to `sizes`. The first card of `pile` is drawn first, the last of a
    colour's `discards` is on top. With `left` the pile has this many cards and the others are at the
    bottom of the discard piles. `finished` has both sides' expeditions of earlier rounds.
    """
    options = Options(rounds, colours, partners)
    texts = (ada, boris, chen, dana) if partners else (ada, boris)
    rest = Counter(deck(options)) - Counter(" ".join((*texts, *expeditions, discards, pile)).split())
    spare = list(rest.elements())
    hands = [text.split() for text in texts]
    for hand, size in zip(hands, sizes, strict=False):
        hand += [spare.pop() for _ in range(size - len(hand))]
    under = len(spare) + len(pile.split()) - left if left is not None else 0
    state = structs.replace(
        rules.setup(options, len(texts), seed=1).state,
        round=len(finished) + 1,
        starter=starter,
        turn=turn,
        hands=tuple(tuple(sorted(hand, key=ORDER.__getitem__)) for hand in hands),
        board=board(*expeditions, colours=colours),
        discards=rows(" ".join((*spare[:under], discards)), colours),
        pile=(*spare[under:], *reversed(pile.split())),
        finished=tuple(board(*sides, colours=colours) for sides in finished),
    )
    invariants.check(state)
    return state


def rows(cards: str, colours: int = 5) -> tuple[tuple[Card, ...], ...]:
    """Cards laid out by colour, in the order they are written."""
    return tuple(tuple(card for card in cards.split() if card[0] == c) for c in COLOURS[:colours])


def board(ada: str, boris: str, colours: int = 5) -> Board:
    """Both sides' expeditions."""
    return rows(ada, colours), rows(boris, colours)


def take(state: State, text: str) -> Step[State]:
    """Apply a turn of the seat to move."""
    assert state.turn is not None
    return rules.apply(state, state.turn, notation.read(text))


def play(state: State, *texts: str) -> State:
    """The state after these turns."""
    for text in texts:
        state = take(state, text).state
    return state


def refusal(state: State, text: str) -> RuleViolation:
    """Return why the seat to move may not take a turn."""
    with pytest.raises(RuleViolation) as refused:
        take(state, text)
    return refused.value


def legal(state: State) -> list[str]:
    """Return all legal turns of the seat to move."""
    assert state.turn is not None
    return [notation.write(action) for action in rules.legal_actions(state, state.turn)]
