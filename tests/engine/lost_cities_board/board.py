"""Lays out a board of Lost Cities: The Board Game for a test, and plays on it in the game's notation.

Ada sits at seat 0, then Boris, Chen and Dana. Cards are written as in the log, `"Y0 Y2 B10"`; figures with
the stone they stand on, a star before the researcher: `"Y3 *B7"`; tiles as `"Y2=arrow Y4=artifact B3=15"`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest
from msgspec import Struct, structs

from engine.core.dice import Dice
from engine.core.game_errors import RuleViolation
from engine.core.types import Step
from engine.games.lost_cities_board import invariants, notation, rules
from engine.games.lost_cities_board.model import (
    ASIDE,
    COLOUR,
    COLOURS,
    DECK,
    HAND,
    NOTHING,
    NUMBER,
    ORDER,
    PILE,
    STONES,
    TILE_STONES,
    TILES,
    Action,
    Card,
    Draw,
    ExpeditionEnded,
    Options,
    Play,
    ScoreSheet,
    State,
    Stones,
)

ADA, BORIS, CHEN, DANA = range(4)
NAMES = ("Ada", "Boris", "Chen", "Dana")
WORTH = (-20, -15, -10, 5, 10, 15, 30, 35, 50)
"""Values of stones from the rules page ("Parts"), independent of the engine's data."""

Spot = tuple[int, int]
"""A path, by its place among the colours, and a stone of it, from 1."""


class Expedition(Struct, frozen=True):
    """An expedition that is over: by seat, the figures at its end, points of tiles, artifacts found."""

    figures: tuple[str, ...]
    tiles: tuple[int, ...] = ()
    found: tuple[int, ...] = ()


def position(
    *hands: str,
    seats: int = 2,
    figures: tuple[str, ...] = (),
    columns: tuple[str, ...] = (),
    tiles: str = "",
    found: tuple[int, ...] = (),
    discards: str = "",
    pile: str = "",
    left: int | None = None,
    turn: int = ADA,
    earlier: tuple[Expedition, ...] = (),
    options: Options | None = None,
) -> State:
    """Return a valid state with these pieces; the rest is filled in.

    Hands are filled to eight cards. A figure without a column gets one card under it. Unnamed tiles that
    figures have passed are arrows first, then points; artifacts there are taken, at least `found` per
    seat. The first card of `pile` is drawn first, the last of a colour's `discards` is on top. With
    `left` the pile has this many cards and the others are at the bottom of the discard piles.
    """
    on_paths = [places(text) for text in _by_seat(figures, seats)]
    rest = Counter(DECK) - Counter(" ".join((*hands, *columns, discards, pile)).split())
    laid = [
        _columns(text, stones, rest)
        for text, (stones, _) in zip(_by_seat(columns, seats), on_paths, strict=True)
    ]
    spare = list(rest.elements())
    own = [text.split() for text in _by_seat(hands, seats)]
    for hand in own:
        hand += [spare.pop() for _ in range(HAND - len(hand))]
    aside = tuple(spare.pop(0) for _ in range(ASIDE if seats == 2 else 0))
    under = len(spare) + len(pile.split()) - left if left is not None else 0
    sheets = tuple(_sheets(earlier, seats))
    lying, taken = _tiles(tiles, [stones for stones, _ in on_paths], numbers(found, seats))
    gained = tuple(
        sum(int(lying[c][s - 1]) for c, s in passed(stones) if lying[c][s - 1].isdigit())
        for stones, _ in on_paths
    )
    before = sheets[-1].totals if sheets else (0,) * seats
    state = State(
        options=options or Options(),
        dice=Dice.from_seed(1).shuffle(DECK)[1],
        expedition=len(sheets) + 1,
        starter=turn,
        turn=turn,
        phase="play",
        hands=tuple(tuple(sorted(hand, key=ORDER.__getitem__)) for hand in own),
        columns=tuple(laid),
        stones=tuple(stones for stones, _ in on_paths),
        researchers=tuple(researcher for _, researcher in on_paths),
        tiles=lying,
        discards=rows((*spare[:under], *discards.split())),
        pile=(*spare[under:], *reversed(pile.split())),
        aside=aside,
        totals=tuple(total + points for total, points in zip(before, gained, strict=True)),
        gained=gained,
        tokens=tuple(sum(sheet.found[seat] for sheet in sheets) for seat in range(seats)),
        found=taken,
        sheets=sheets,
    )
    invariants.check(state)
    return state


def _by_seat(texts: tuple[str, ...], seats: int) -> tuple[str, ...]:
    return (*texts, *[""] * (seats - len(texts)))


def numbers(given: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """Numbers by seat, 0 for the seats that were not given one."""
    return (*given, *[0] * (seats - len(given)))


def rows(cards: Iterable[Card]) -> tuple[tuple[Card, ...], ...]:
    """Cards laid out by colour, in the order they are written."""
    listed = tuple(cards)
    return tuple(tuple(card for card in listed if card[0] == colour) for colour in COLOURS)


def places(text: str) -> tuple[Stones, int | None]:
    """The stones of a player's figures by colour, and the colour of the path the researcher is on."""
    stones, researcher = [0] * len(COLOURS), None
    for figure in text.split():
        colour = COLOURS.index(figure.lstrip("*")[0])
        stones[colour] = int(figure.lstrip("*")[1:])
        if figure.startswith("*"):
            researcher = colour
    return tuple(stones), researcher


def passed(stones: Stones) -> Iterator[Spot]:
    """Every stone a player's figures stand on or have passed."""
    return ((colour, stone) for colour, last in enumerate(stones) for stone in range(1, last + 1))


def _columns(text: str, stones: Stones, rest: Counter[Card]) -> tuple[tuple[Card, ...], ...]:
    """The columns that were named, and a lowest card that is left under every other figure."""
    named = rows(text.split())
    missing = [
        next(card for card in ORDER if card[0] == COLOURS[colour] and rest[card])
        for colour, stone in enumerate(stones)
        if stone and not named[colour]
    ]
    rest.subtract(missing)
    return tuple(own or rows(missing)[colour] for colour, own in enumerate(named))


def _tiles(
    text: str, stones: list[Stones], found: tuple[int, ...]
) -> tuple[tuple[tuple[str, ...], ...], tuple[int, ...]]:
    """Return the tiles by stone, and by seat the artifacts taken."""
    everywhere = [(colour, stone) for colour, row in enumerate(TILE_STONES) for stone in row]
    lying = {spot(each.split("=")[0]): each.split("=")[1] for each in text.split()}
    assert set(lying) <= set(everywhere), "tiles lie on their places"
    first: dict[Spot, int] = {}
    for seat, own in enumerate(stones):
        for each in passed(own):
            first.setdefault(each, seat)
    for seat, artifacts in enumerate(found):
        free = [each for each in everywhere if first.get(each) == seat and each not in lying]
        assert len(free) >= artifacts, "artifacts are found on the way"
        lying |= dict.fromkeys(free[:artifacts], "artifact")
    left = Counter(TILES) - Counter(lying.values())
    # Arrows, then points, on stones that were passed; as many artifacts as possible on the others.
    kinds = sorted(left.elements(), key=("arrow", "5", "10", "15", "artifact").index)
    free = sorted(set(everywhere) - set(lying), key=lambda each: (each not in first, each))
    lying |= dict(zip(free, kinds, strict=True))
    gone = [each for each, tile in lying.items() if tile == "artifact" and each in first]
    lying |= dict.fromkeys(gone, NOTHING)
    by_colour = tuple(
        tuple(lying.get((colour, stone), NOTHING) for stone in range(1, STONES + 1))
        for colour in range(len(COLOURS))
    )
    return by_colour, tuple(sum(first[each] == seat for each in gone) for seat in range(len(stones)))


def spot(text: str) -> Spot:
    """A place on the board: `B3` is the third stone of the blue path."""
    return COLOURS.index(text[0]), int(text[1:])


def _sheets(earlier: tuple[Expedition, ...], seats: int) -> Iterator[ScoreSheet]:
    totals = (0,) * seats
    for expedition in earlier:
        on_paths = [places(text) for text in _by_seat(expedition.figures, seats)]
        tiles = numbers(expedition.tiles, seats)
        totals = tuple(
            max(0, total + points + _net(stones, researcher))
            for total, points, (stones, researcher) in zip(totals, tiles, on_paths, strict=True)
        )
        yield ScoreSheet(
            stones=tuple(stones for stones, _ in on_paths),
            researchers=tuple(researcher for _, researcher in on_paths),
            tiles=tiles,
            found=numbers(expedition.found, seats),
            totals=totals,
        )


def _net(stones: Stones, researcher: int | None) -> int:
    return sum(
        WORTH[stone - 1] * (2 if colour == researcher else 1) for colour, stone in enumerate(stones) if stone
    )


def take(state: State, text: str) -> Step[State]:
    """Apply an action of the seat to move."""
    assert state.turn is not None
    return rules.apply(state, state.turn, notation.read(text))


def play(state: State, *texts: str) -> State:
    """The state after these things were done in turn; each one on the way is sound."""
    for text in texts:
        state = take(state, text).state
        invariants.check(state)
    return state


def refusal(state: State, text: str) -> RuleViolation:
    """Return why the seat to move may not act like this. Checks that the state is unchanged."""
    before = structs.replace(state)
    with pytest.raises(RuleViolation) as refused:
        take(state, text)
    assert state == before
    assert text not in legal(state)
    return refused.value


def legal(state: State) -> list[str]:
    """Return all legal actions of the seat to move."""
    assert state.turn is not None
    return [notation.write(action) for action in rules.legal_actions(state, state.turn)]


def lays(state: State, colour: str) -> set[str]:
    """Return the cards that the seat to move may lay on a colour's column."""
    return {text for text in legal(state) if text.startswith(f"+{colour}")}


def ended(step: Step[State]) -> ExpeditionEnded:
    return next(event for event in step.events if isinstance(event, ExpeditionEnded))


def at(state: State, seat: int, colour: str) -> int:
    """The stone a player's figure stands on; 0 without one."""
    return state.stones[seat][COLOURS.index(colour)]


def eager(state: State, number: int) -> str:
    """Return an action of a player who prefers low cards and small steps; `number` varies it.

    Random players hardly ever cross a bridge.
    """
    assert state.turn is not None
    liked = sorted(rules.legal_actions(state, state.turn), key=lambda action: _cost(state, action))
    return notation.write(liked[0 if number % 6 else number // 6 % len(liked)])


def _cost(state: State, action: Action) -> int:
    assert state.turn is not None
    match action:
        case Play(card=card, discard=False):
            column = state.columns[state.turn][COLOUR[card]]
            return abs(NUMBER[card] - NUMBER[column[-1]]) if column else NUMBER[card] + 1
        case Play(card=card):
            return 9 - NUMBER[card] // 2
        case Draw(source=source):
            return int(source != PILE)
    return 0


def walk(agreed: Options, seats: int, seed: int, whims: Iterable[int]) -> Iterator[Step[State]]:
    """A game from its setup on, in which every whim leads to a step."""
    step = rules.setup(agreed, seats, seed)
    yield step
    for whim in whims:
        if step.state.turn is None:
            return
        step = take(step.state, eager(step.state, whim))
        yield step
