"""How strong the computer players are, and how long they think.

    uv run python -m benchmarks.computers [game[@seats][:option=value,…] level opponent [games [playouts]]]

Plays whole games through the public protocol, each deal from both sides, and prints the mean margin with two
standard errors, the share of games won (ties half) and of the others beaten, and the processor time of a
decision. Opponents are `G`, `H4` (plain rules for the duel), `digger`, `hunter`, `poster`, `counting` (plain
ways to play Tikal), `sensible` (the players of the recorded games), `random`, or a level. For Lost Cities
margins are points a round. Without arguments it prints a small table of everything.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from statistics import mean, stdev
from typing import Any

import msgspec
from msgspec import Struct

from benchmarks import opponents, tikal_opponents
from engine.ai.choosing import choose
from engine.ai.judging import Level, situation_of
from engine.core.plugin import AnyGame
from engine.core.types import Event, Result, Seat
from engine.games.lost_cities.computer.compact import NUMBERS, PILE, Round, compacted
from engine.games.lost_cities.model import COLOURS, Turn, card
from engine.registry import games
from tests.playthroughs import players

PLAYOUTS = 600
GAMES = 100
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
    """A computer of a level; it is handed a resampled state, as at a real table."""
    return choose(game, game.resample(state, seat, seed), seat, history, seed, level, playouts)


def at_random(game: AnyGame, state: Any, seat: Seat, history: Sequence[Event], seed: int) -> Any:
    """Anything that is legal."""
    return Random(seed).choice(game.legal_actions(state, seat))


def sensible(game: AnyGame, state: Any, seat: Seat, history: Sequence[Event], seed: int) -> Any:
    """The players of the recorded games, without their whims."""
    view, legal = game.view(state, seat), game.legal_actions(state, seat)
    sense = players.SENSES[game.key]
    return max(legal, key=lambda action: sense(view, action))


def leaning(name: str, game: AnyGame, state: Any, seat: Seat, history: Sequence[Event], seed: int) -> Any:
    """The sensible player of Tikal with a leaning."""
    view, legal = game.view(state, seat), game.legal_actions(state, seat)
    return max(legal, key=lambda action: tikal_opponents.leaning(name, view, action))


def counting(game: AnyGame, state: Any, seat: Seat, history: Sequence[Event], seed: int) -> Any:
    """Plans its turns in Tikal for what it would score at their end."""
    situation = situation_of(game, state, seat, history, seed, Level.HARD)
    opinions = tikal_opponents.COUNTING.weigh(situation)
    return max(opinions, key=lambda opinion: opinion.worth).action


def plain(
    rule: Callable[[Round], tuple[int, bool, int]],
    game: AnyGame,
    state: Any,
    seat: Seat,
    history: Sequence[Event],
    seed: int,
) -> Turn:
    """A plain opponent of the duel, which looks at nothing hidden."""
    number, discard, source = rule(compacted(state))
    kind = card(COLOURS[number >> 4], NUMBERS[number & 15])
    return Turn(kind, discard, "D" if source == PILE else COLOURS[source])


def player(name: str, playouts: int) -> Player:
    """A player by name."""
    plain_ones: dict[str, Player] = {
        "G": partial(plain, opponents.greedy),
        "H4": partial(plain, opponents.h4),
        "sensible": sensible,
        "random": at_random,
        "counting": counting,
        **{name: partial(leaning, name) for name in tikal_opponents.LEANINGS},
    }
    return plain_ones.get(name) or partial(computer, Level(name), playouts)


class Setting(Struct, frozen=True):
    """A game, how it is set up, and for how many."""

    key: str
    options: Any
    seats: int

    @classmethod
    def read(cls, text: str) -> Setting:
        """A setting as text: `tikal@4:auction=true`, `lost_cities:rounds=1,colours=6`."""
        name, _, chosen = text.partition(":")
        key, _, seats = name.partition("@")
        game = games()[key]
        pairs = dict(pair.split("=") for pair in chosen.split(",") if pair)
        options = msgspec.convert(pairs, game.Options, strict=False)
        return cls(key, options, int(seats or game.seats_for(options)[0]))


@dataclass
class Score:
    """What came out of some games, for the player that is measured."""

    margins: list[float] = field(default_factory=list)
    wins: float = 0.0
    beaten: float = 0.0
    thought: float = 0.0
    decisions: int = 0

    def add(self, result: Result, side: Sequence[Seat], rounds: int) -> None:
        """Counts a game of so many rounds in which the player sat on a side."""
        others = [points for seat, points in enumerate(result.scores) if seat not in side]
        self.margins.append((result.scores[side[0]] - max(others)) / rounds)
        self.beaten += _beaten(result, side)
        if side[0] in result.winners:
            self.wins += len(side) / len(result.winners)

    def line(self) -> str:
        error = 2 * stdev(self.margins) / len(self.margins) ** 0.5 if len(self.margins) > 1 else 0.0
        won, beaten = self.wins / len(self.margins), self.beaten / len(self.margins)
        each = 1000 * self.thought / max(1, self.decisions)
        margin = f"{len(self.margins):>6}{mean(self.margins):>10.1f}{error:>7.1f}"
        return f"{margin}{won:>8.0%}{beaten:>8.0%}{each:>10.2f}"


def _beaten(result: Result, side: Sequence[Seat]) -> float:
    """The share of the other seats that are placed behind a side; ties half."""
    own = result.placings[side[0]]
    others = [place for seat, place in enumerate(result.placings) if seat not in side]
    return sum((own < place) + 0.5 * (own == place) for place in others) / len(others)


def measure(setting: Setting, one: Player, other: Player, deals: int) -> Score:
    """Games between `one` and `other`, each deal once from every side."""
    score, game = Score(), games()[setting.key]
    sides = game.sides(setting.options, setting.seats)
    for seed in range(deals):
        for side in sides:
            seated = [one if seat in side else other for seat in range(setting.seats)]
            result = game.result(_played(game, setting, seed, seated, one, score))
            assert result is not None, "it was played to the end"
            score.add(result, side, getattr(setting.options, "rounds", 1))
    return score


def _played(
    game: AnyGame,
    setting: Setting,
    seed: int,
    seated: Sequence[Player],
    one: Player,
    score: Score,
) -> Any:
    """A whole game's last state; the time `one` takes is added up."""
    step = game.setup(setting.options, setting.seats, seed)
    history: list[Event] = list(step.events)
    for number in range(MOST_DECISIONS):
        movers = game.to_move(step.state)
        if not movers:
            return step.state
        begun = time.process_time()
        action = seated[movers[0]](game, step.state, movers[0], history, seed * MOST_DECISIONS + number)
        if seated[movers[0]] is one:
            score.thought += time.process_time() - begun
            score.decisions += 1
        step = game.apply(step.state, movers[0], action)
        history += step.events
    raise AssertionError("the game does not end")


TABLE = (
    ("lost_cities:rounds=1", "hard", "G"),
    ("lost_cities:rounds=1", "hard", "H4"),
    ("lost_cities:rounds=1", "expert", "G"),
    ("lost_cities:rounds=1", "expert", "H4"),
    ("lost_cities:rounds=1,partners=true", "expert", "sensible"),
    ("tikal@2", "expert", "sensible"),
    ("tikal@4", "expert", "sensible"),
    ("tikal@4:auction=true", "expert", "sensible"),
    ("tikal@2", "expert", "counting"),
    ("tikal@2", "easy", "sensible"),
    ("tikal@2", "medium", "easy"),
    ("tikal@2", "hard", "medium"),
    ("tikal@2", "expert", "hard"),
    *(
        (f"lost_cities_board@{seats}", *pair)
        for seats in (2, 4)
        for pair in (("hard", "sensible"), ("expert", "sensible"))
    ),
    ("lost_cities_board@2", "easy", "sensible"),
    ("lost_cities_board@2", "medium", "easy"),
    ("lost_cities_board@2", "hard", "medium"),
    ("lost_cities_board@2", "expert", "hard"),
    ("lost_cities", "easy", "sensible"),
    ("lost_cities", "medium", "easy"),
    ("lost_cities", "hard", "medium"),
    ("lost_cities", "expert", "hard"),
)


def _print(text: str, level: str, opponent: str, many: int, playouts: int) -> None:
    setting = Setting.read(text)
    sides = len(games()[setting.key].sides(setting.options, setting.seats))
    score = measure(setting, player(level, playouts), player(opponent, playouts), max(1, many // sides))
    sys.stdout.write(f"{text:<40}{level:<8}{opponent:<10}{score.line()}\n")
    sys.stdout.flush()


def main() -> None:
    text, level, opponent, many, playouts, *_ = [*sys.argv[1:], *[""] * 5]
    sys.stdout.write(
        f"{'game':<40}{'level':<8}{'against':<10}{'games':>6}{'margin':>10}{'±':>7}{'won':>8}{'beaten':>8}{'ms':>10}\n"
    )
    rows = ((text, level, opponent),) if text else TABLE
    for row in rows:
        _print(*row, int(many or GAMES), int(playouts or PLAYOUTS))


if __name__ == "__main__":
    main()
