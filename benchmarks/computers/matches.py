"""Games between players of any kind through the public protocol."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

import msgspec
from msgspec import Struct

from benchmarks.computers import opponents
from bot.tables.computers import personas
from engine.ai.character import Character, Level
from engine.ai.choice import choose
from engine.ai.situation import situation_of
from engine.core.plugin import AnyGame
from engine.core.types import Event, Result, Seat
from engine.game_registry import games
from engine.games.lost_cities.computer.compact import NUMBERS, PILE, Round, compact_round
from engine.games.lost_cities.model import COLOURS, Turn, make_card
from tests.playthroughs import players

MOST_DECISIONS = 20_000
Player = Callable[[AnyGame, Any, Seat, Sequence[Event], int], Any]
"""(game, state, seat, history, seed) → an action."""


def computer(
    level: Level,
    playouts: int,
    game: AnyGame,
    state: Any,
    seat: Seat,
    history: Sequence[Event],
    seed: int,
) -> Any:
    """Return the action of a computer, given a resampled state as at real tables."""
    who = character(level, seed // MOST_DECISIONS, seat)
    return choose(game, game.visibility.resample(state, seat, seed), seat, history, seed, who, playouts)


@cache
def character(level: Level, deal: int, seat: Seat) -> Character:
    """Return the character of a level for a deal and seat. All temperaments are equally frequent."""
    here = [one for one in personas() if one.level is level]
    random = Random(f"{level} {deal} {seat}")
    return Character(level, random.choice(here).temperament, random.getrandbits(60))


def at_random(game: AnyGame, state: Any, seat: Seat, history: Sequence[Event], seed: int) -> Any:
    return Random(seed).choice(game.rules.legal_actions(state, seat))


def sensible(game: AnyGame, state: Any, seat: Seat, history: Sequence[Event], seed: int) -> Any:
    """Return the action of the players of recorded games, without random variation."""
    view, legal = game.visibility.view(state, seat), game.rules.legal_actions(state, seat)
    sense = players.SENSES[game.key]
    return max(legal, key=lambda action: sense(view, action))


def leaning(name: str, game: AnyGame, state: Any, seat: Seat, history: Sequence[Event], seed: int) -> Any:
    """Return the action of the sensible Tikal player with a leaning."""
    view, legal = game.visibility.view(state, seat), game.rules.legal_actions(state, seat)
    return max(legal, key=lambda action: opponents.leaning(name, view, action))


def counting(game: AnyGame, state: Any, seat: Seat, history: Sequence[Event], seed: int) -> Any:
    """Return a planned Tikal action that only considers the score at the end of the turn."""
    situation = situation_of(game, state, seat, history, seed, Level.HARD)
    opinions = opponents.COUNTING.weigh(situation)
    return max(opinions, key=lambda opinion: opinion.worth).action


def plain(
    rule: Callable[[Round], tuple[int, bool, int]],
    game: AnyGame,
    state: Any,
    seat: Seat,
    history: Sequence[Event],
    seed: int,
) -> Turn:
    """Return the turn of a plain opponent of the duel, which ignores hidden cards."""
    number, discard, source = rule(compact_round(state))
    kind = make_card(COLOURS[number >> 4], NUMBERS[number & 15])
    return Turn(kind, discard, "D" if source == PILE else COLOURS[source])


def player(name: str, playouts: int) -> Player:
    plain_ones: dict[str, Player] = {
        "G": partial(plain, opponents.greedy),
        "H4": partial(plain, opponents.h4),
        "sensible": sensible,
        "random": at_random,
        "counting": counting,
        **{name: partial(leaning, name) for name in opponents.LEANINGS},
    }
    return plain_ones.get(name) or partial(computer, Level(name), playouts)


class Setting(Struct, frozen=True):
    """A game with options and a number of seats."""

    key: str
    options: Any
    seats: int

    @classmethod
    def read(cls, text: str) -> Setting:
        """Return the setting of a text: `tikal@4:auction=true`, `lost_cities:rounds=1,colours=6`."""
        name, _, chosen = text.partition(":")
        key, _, seats = name.partition("@")
        game = games()[key]
        pairs = dict(pair.split("=") for pair in chosen.split(",") if pair)
        options = msgspec.convert(pairs, game.Options, strict=False)
        return cls(key, options, int(seats or game.rules.seats_for(options)[0]))

    @property
    def sides(self) -> Sequence[Sequence[Seat]]:
        """By side: its seats."""
        return games()[self.key].rules.sides(self.options, self.seats)


class Outcome(Struct, frozen=True):
    """The result of a game for the measured player."""

    margin: float
    """Points ahead of the best rival; per round in games of rounds."""
    won: float
    """1, or a share after a tie."""
    beaten: float
    """Share of rivals placed behind it; ties count half."""
    thought: float
    """Processor seconds of all its decisions."""
    decisions: int


class Score(Struct, frozen=True):
    """The results of several games."""

    outcomes: Sequence[Outcome]

    @property
    def margins(self) -> list[float]:
        """By game: points ahead."""
        return [outcome.margin for outcome in self.outcomes]

    @property
    def wins(self) -> float:
        """The number of games won."""
        return sum(outcome.won for outcome in self.outcomes)

    @property
    def milliseconds(self) -> float:
        """Mean processor time per decision, in milliseconds."""
        thought = sum(outcome.thought for outcome in self.outcomes)
        return 1000 * thought / max(1, sum(outcome.decisions for outcome in self.outcomes))

    def mean(self, what: str) -> float:
        return float(mean(getattr(outcome, what) for outcome in self.outcomes))

    def between(self, what: str) -> tuple[float, float]:
        """Return the mean of a field minus and plus two standard errors."""
        found = [getattr(outcome, what) for outcome in self.outcomes]
        many = len(found)
        if what == "margin":
            error = 2 * stdev(found) / sqrt(many) if many > 1 else float("inf")
            return mean(found) - error, mean(found) + error
        # Two extra wins and losses, so that few games or none lost do not look certain.
        share = (sum(found) + 2) / (many + 4)
        error = 2 * sqrt(share * (1 - share) / (many + 4))
        return share - error, share + error


def measure(setting: Setting, one: Player, other: Player, deals: int) -> Score:
    """Play each deal once from every side and return the results."""
    return Score([played(setting, one, other, number) for number in range(deals * len(setting.sides))])


def are_won(share: float, games: int, won: Iterable[float]) -> bool:
    """Return whether more than `share` of the games are won. Stops as soon as that is certain."""
    need, total = share * games, 0.0
    for number, one in enumerate(won, start=1):
        total += one
        if total > need or total + games - number <= need:
            break
    return total > need


def played(setting: Setting, one: Player, other: Player, number: int) -> Outcome:
    """Return the outcome of a game. Consecutive games share a deal, from every side."""
    game, sides = games()[setting.key], setting.sides
    deal, side = number // len(sides), sides[number % len(sides)]
    seated = [one if seat in side else other for seat in range(setting.seats)]
    thought: list[float] = []
    result = game.ending.result(_end(game, setting, deal, seated, one, thought))
    assert result is not None, "it was played to the end"
    others = [points for seat, points in enumerate(result.scores) if seat not in side]
    margin = (result.scores[side[0]] - max(others)) / getattr(setting.options, "rounds", 1)
    won = len(side) / len(result.winners) if side[0] in result.winners else 0.0
    return Outcome(margin, won, _beaten(result, side), sum(thought), len(thought))


def _beaten(result: Result, side: Sequence[Seat]) -> float:
    """Return the share of other seats placed behind a side; ties count half."""
    own = result.placings[side[0]]
    others = [placing for seat, placing in enumerate(result.placings) if seat not in side]
    return sum((own < placing) + 0.5 * (own == placing) for placing in others) / len(others)


def _end(
    game: AnyGame,
    setting: Setting,
    seed: int,
    seated: Sequence[Player],
    one: Player,
    thought: list[float],
) -> Any:
    """Play a game and return its last state. Appends the seconds of each decision of `one` to `thought`."""
    step = game.rules.setup(setting.options, setting.seats, seed)
    history: list[Event] = list(step.events)
    for number in range(MOST_DECISIONS):
        movers = game.rules.to_move(step.state)
        if not movers:
            return step.state
        begun = time.process_time()
        action = seated[movers[0]](game, step.state, movers[0], history, seed * MOST_DECISIONS + number)
        if seated[movers[0]] is one:
            thought.append(time.process_time() - begun)
        step = game.rules.apply(step.state, movers[0], action)
        history += step.events
    raise AssertionError("the game does not end")
