"""Compact expeditions of the board game between any two strategies, over common deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.games.lost_cities_board.computer.compact import (
    ALL_CARDS,
    ARROW,
    ARTIFACT,
    FROM,
    GO,
    NOTHING,
    OVER,
    PATHS,
    PILE,
    PLAY,
    STONE_VALUES,
    Expedition,
    add_card,
    card_code,
    card_numbers,
    distinct_numbers,
    remove_card,
)
from engine.games.lost_cities_board.computer.estimate import STAY, Act, apply_act
from engine.games.lost_cities_board.model import (
    ASIDE,
    DECK,
    HAND,
    STONES,
    TILE_STONES,
    TILES,
    TWO,
    Options,
    tile_points,
)

Player = Callable[[Expedition], Act]
MOST_DECISIONS = 2_000


def deal(random: Random, seats: int) -> Expedition:
    """Return a newly dealt expedition with a random starter."""
    expedition, deck, tiles = Expedition(seats, Options()), [*map(card_code, DECK)], [*TILES]
    random.shuffle(deck)
    random.shuffle(tiles)
    for colour, places in enumerate(TILE_STONES):
        for stone in places:
            tile = tiles.pop()
            named = {"artifact": ARTIFACT, "arrow": ARROW}
            expedition.tiles[colour][stone] = named.get(tile, tile_points(tile) or NOTHING)
    for seat in range(seats):
        expedition.unseen[seat] = [ALL_CARDS] * PATHS
        for _ in range(HAND):
            card = deck.pop()
            expedition.hands[seat][card >> 4] = add_card(expedition.hands[seat][card >> 4], card & 15)
            expedition.unseen[seat][card >> 4] = remove_card(expedition.unseen[seat][card >> 4], card & 15)
    expedition.pile = deck[ASIDE if seats == TWO else 0 :]
    expedition.turn = random.randrange(seats)
    return expedition


def play(expedition: Expedition, players: Sequence[Player]) -> list[float]:
    """Play to the end and return each seat's points, with average artifacts."""
    for _ in range(MOST_DECISIONS):
        if expedition.phase == OVER:
            break
        apply_act(expedition, players[expedition.turn](expedition))
    seats = range(expedition.seats)
    return [
        expedition.figures(seat) + expedition.gained[seat] + expedition.artifact * expedition.found[seat]
        for seat in seats
    ]


def leads(one: Player, other: Player, deals: int, seed: str, seats: int) -> list[float]:
    """Return the lead of `one` over the best rival, for each deal and seat."""
    return [
        _lead(play(deal(Random(f"{seed} {number}"), seats), _seated(one, other, seat, seats)), seat)
        for number in range(deals)
        for seat in range(seats)
    ]


def _seated(one: Player, other: Player, seat: int, seats: int) -> list[Player]:
    return [one if place == seat else other for place in range(seats)]


def _lead(ends: list[float], seat: int) -> float:
    return ends[seat] - max(end for other, end in enumerate(ends) if other != seat)


def plain(expedition: Expedition) -> Act:
    """Return the act of the sensible player of recorded games."""
    seat = expedition.turn
    if expedition.phase == PLAY:
        return _plain_play(expedition, seat)
    if expedition.phase == GO:
        stones = expedition.stones[seat]
        walks = [
            (0.5 + _step(expedition, seat, colour), colour)
            for colour in range(PATHS)
            if 0 < stones[colour] < STONES
        ]
        worth, colour = max(walks)
        return ("walk", colour if worth > 0 else STAY, 0)
    draws = [(0.0, PILE)]
    for colour, pile in enumerate(expedition.discards):
        if pile and colour != expedition.thrown:
            last = expedition.lasts[seat][colour]
            jump = pile[-1] - last if last >= 0 else 99
            draws.append((2.0 - jump if 0 <= jump < 3 else -6.0, colour))
    return ("draw", max(draws)[1], 0)


def _plain_play(expedition: Expedition, seat: int) -> Act:
    found: list[tuple[float, Act]] = []
    late = len(expedition.pile) < 8 * expedition.seats or expedition.crossed > 2
    out = expedition.researchers[seat] >= 0
    figures = (0,) if out else (0, 1) if expedition.stones[seat].count(0) > 1 else (1,)
    for colour, held in enumerate(expedition.hands[seat]):
        last, numbers, fits = (
            expedition.lasts[seat][colour],
            card_numbers(held),
            FROM[max(0, expedition.lasts[seat][colour])],
        )
        for number in distinct_numbers(held):
            card, playable = colour << 4 | number, fits >> 2 * number & 1
            waits = -2.0 * (last >= 0 and bool(playable)) - 0.8 * (len(numbers) - 1) * (
                number > 3 or last >= 0
            )
            found.append((waits - 0.2 * (10 - number), ("discard", card, 0)))
            if last >= 0 and playable:
                worth = 4.0 + _step(expedition, seat, colour) - (0.3 if late else 1.1) * (number - last)
                found.append((worth, ("lay", card, 0)))
            elif last < 0 and number == numbers[0]:
                for figure in figures:
                    waiting = len(numbers) + (0 if figure else 2)
                    begun = -5.0 if late else 0.5 * (10 - number) + 0.8 * waiting - 4.0
                    found.append((begun, ("lay", card, figure)))
    return max(found, key=lambda pair: pair[0])[1]


def _step(expedition: Expedition, seat: int, colour: int) -> float:
    stone = expedition.stones[seat][colour]
    if stone == STONES:
        return 0.5
    tile = expedition.tiles[colour][stone + 1]
    bonus = {ARTIFACT: 2.0, ARROW: 1.5, NOTHING: 0.0}.get(tile, 1.0)
    factor = 2 if expedition.researchers[seat] == colour else 1
    return (STONE_VALUES[stone + 1] - STONE_VALUES[stone]) / 10 * factor + bonus
