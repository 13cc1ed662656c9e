"""Distances between the levels of Lost Cities, from thousands of games in the compact simulator.

    uv run python -m benchmarks.computers.ladder duel|partners [games]

Each level plays the one below, each deal from both sides. Prints the share of games won (ties half) with one
standard error. Experts play without playouts. A test checks that computers decide as through the public
protocol, which is seven times as slow. `sensible` is `steady` in opponents.py.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from operator import itemgetter
from random import Random
from statistics import mean
from typing import Protocol

from benchmarks.computers.matches import character
from benchmarks.computers.opponents import steady
from benchmarks.computers.rounds import MOST_TURNS, deal
from engine.ai.character import Character, Level
from engine.core.types import Seat
from engine.games.lost_cities.computer.compact import ADDS, KINDS_OF, NUMBERS, PILE, Round, cards_of
from engine.games.lost_cities.computer.estimate import MAX_IDLE_TURNS, Act, TurnAct
from engine.games.lost_cities.computer.look import NO_CARD, Look
from engine.games.lost_cities.computer.perception import (
    fancied_points,
    is_forgotten,
    is_overlooked,
    is_unminded,
)
from engine.games.lost_cities.computer.playouts import apply_act
from engine.games.lost_cities.judgement import estimate_for, weakness_of
from engine.games.lost_cities.model import PASSED, SIDES
from engine.games.lost_cities.scoring import next_starter

SEATS = {"duel": SIDES, "partners": 2 * SIDES}
ROUNDS, COLOURS = 3, 5
GAMES = 1000
SENSIBLE = "sensible"


class Player(Protocol):
    """A player in a seat."""

    def begin(self, number: int) -> None:
        """Start a round with this number."""

    def choose(self, round_: Round) -> Act:
        """Return the act of the seat to move."""


class Computer:
    """A computer of some level, without playouts."""

    def __init__(self, who: Character, seats: int) -> None:
        self.who, self.weakness = who, weakness_of(who, seats)
        self.minding = estimate_for(seats, self.weakness)
        self.minds_itself = estimate_for(seats, self.weakness, minds_rivals=False)

    def begin(self, number: int) -> None:
        who, weakness = self.who, self.weakness
        self.number = number
        unminded = [is_unminded(who, weakness, number, colour) for colour in range(COLOURS)]
        self.estimates = [self.minds_itself if one else self.minding for one in unminded]
        self.fancies = [fancied_points(who, weakness, number, colour) for colour in range(COLOURS)]

    def choose(self, round_: Round) -> Act:
        """Return the turn or pass with the highest estimate."""
        looks = self.looks(round_)
        worth, turn = max(self.turns(round_, looks), key=itemgetter(0))
        if self.minding.may_pass(round_):
            held = [
                (look.pass_value(card & 15), card)
                for colour, look in enumerate(looks)
                for card in cards_of(colour, look.held)
            ]
            (first, one), (second, other) = sorted(held, reverse=True)[:PASSED]
            if self.minding.numbers.hand_over + first + second > worth:
                return one, other
        return turn

    def looks(self, round_: Round) -> list[Look]:
        """Return the evaluated colours, with forgotten cards counted as unseen."""
        seat = round_.turn
        known = round_.unseen[seat]
        round_.unseen[seat] = [
            unseen + sum(ADDS[card & 15] for card in pile[:-1] if self.waits_for(card))
            for unseen, pile in zip(known, round_.discards, strict=True)
        ]
        mood = self.minding.mood(round_)
        looks = [one.look(round_, colour, mood) for colour, one in enumerate(self.estimates)]
        round_.unseen[seat] = known
        for look, more in zip(looks, self.fancies, strict=True):
            look.misjudge(more)
        return looks

    def waits_for(self, card: int) -> bool:
        """Return whether a buried card is forgotten."""
        return is_forgotten(self.who, self.weakness, self.number, card)

    def turns(self, round_: Round, looks: Sequence[Look]) -> Iterator[tuple[float, TurnAct]]:
        """Yield (estimate, turn) for each card laid or discarded, with the best source."""
        takes = self.takes(round_, looks)
        for colour, look in enumerate(looks):
            drawn, source = max((take for take in takes if take[1] != colour), key=itemgetter(0))
            same = [drawn for drawn, place in takes if place == colour]
            for kind in KINDS_OF[look.held]:
                card = colour << 4 | kind
                yield drawn - look.own_use(kind) - look.rival_use(kind), (card, True, source)
                if look.fits(kind):
                    play = sum(look.play_parts(kind))
                    yield play + drawn, (card, False, source)
                    for take in same:
                        spoilt = 0.0 if NUMBERS[look.top] > NUMBERS[kind] else look.gain()
                        yield play + take - spoilt, (card, False, colour)

    def takes(self, round_: Round, looks: Sequence[Look]) -> list[tuple[float, int]]:
        """Return (value, source) for the pile and for each better discard pile that is not overlooked."""
        found = [(0.0, PILE)]
        for colour, look in enumerate(looks if round_.idle < MAX_IDLE_TURNS else ()):
            worth = sum(look.take_parts()) if look.top != NO_CARD else 0.0
            if worth > 0 and not self.overlooks(round_, colour):
                found.append((worth, colour))
        return found

    def overlooks(self, round_: Round, colour: int) -> bool:
        """Return whether a colour's top discard is overlooked."""
        return is_overlooked(self.who, self.weakness, self.number, len(round_.pile), colour)


class Sensible:
    """A player of the recorded games."""

    def begin(self, number: int) -> None:
        """Do nothing: it does not change between rounds."""

    def choose(self, round_: Round) -> Act:
        return steady(round_)


def seated(name: str, number: int, seat: Seat, seats: int) -> Player:
    """Return the player of a level for a deal and seat."""
    return Sensible() if name == SENSIBLE else Computer(character(Level(name), number, seat), seats)


def won(one: str, other: str, number: int, seats: int) -> float:
    """Return the share of a game that `one` wins. Consecutive games share a deal, from both sides."""
    dealt, side = divmod(number, SIDES)
    players = [seated(one if seat % SIDES == side else other, dealt, seat, seats) for seat in range(seats)]
    totals, starter = [0] * seats, dealt % seats
    for round_number in range(1, ROUNDS + 1):
        round_ = deal(Random(f"ladder {dealt} {round_number}"), COLOURS, seats)
        round_.turn = starter
        for player in players:
            player.begin(round_number)
        for _ in range(MOST_TURNS):
            if not round_.pile:
                break
            apply_act(round_, players[round_.turn].choose(round_))
        scores = round_.scores()
        totals = [total + scores[seat % SIDES] for seat, total in enumerate(totals)]
        starter = next_starter(starter, (totals[0], totals[1]), seats)
    ahead = totals[side] - totals[1 - side]
    return 0.5 + 0.5 * ((ahead > 0) - (ahead < 0))


def main() -> None:
    if len(sys.argv) < 2 or sys.argv[1] not in SEATS:
        raise SystemExit(__doc__)
    seats, games = SEATS[sys.argv[1]], int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    for better, worse in ((SENSIBLE, Level.FIRST.value), *((b.value, w.value) for w, b in pairwise(Level))):
        share = mean(won(better, worse, number, seats) for number in range(games))
        error = sqrt(share * (1 - share) / games)
        sys.stdout.write(f"{better} against {worse}: {share:.1%} ± {error:.1%}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
