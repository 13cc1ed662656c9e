"""Strength and speed of the computer players.

    uv run python -m benchmarks.computers.strength [--kept FILE] [--only TEXT] [--games N] [--show]
    uv run python -m benchmarks.computers.strength SETTING player opponent [games [playouts]]

Plays whole games through the public protocol, each deal from every side. Prints a row for each pairing with a
requirement (docs/computers.md): the result with two standard errors, whether it is sufficient, and the
processor time per decision. The measure is the share of games won (ties half), the share of rivals beaten,
or the lead in points (Lost Cities: per round). With `--kept`, each game is stored in a file and not played
again.

A setting is a game, with seats and options if needed: `tikal@3:auction=true`. Players are levels, or: `G` and
`H4`, plain rules for the duel; `digger`, `hunter`, `poster` and `counting` for Tikal; `sensible`, the players
of recorded games; `random`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from benchmarks.computers.matches import Outcome, Score, Setting, played, player
from engine.ai.character import Level

GAMES = 100
PLAYOUTS = {
    "lost_cities@2": 300,
    "lost_cities@4": 250,
    "lost_cities_board@2": 300,
    "lost_cities_board@4": 150,
    "tikal": 10,
}
"""By game and seats: playouts (Tikal: replies) of an expert.

They fit into 150 milliseconds for the median of the decisions that use them all.
"""
Counts = Literal["margin", "won", "beaten"]


class Row(Struct, frozen=True):
    """A pairing: what is measured, the required value, and the number of games."""

    setting: str
    player: str
    opponent: str
    counts: Counts
    least: float | None = None
    games: int = GAMES
    playouts: int | None = None

    @property
    def budget(self) -> int:
        setting = Setting.read(self.setting)
        return self.playouts or PLAYOUTS.get(setting.key) or PLAYOUTS[f"{setting.key}@{setting.seats}"]

    @property
    def name(self) -> str:
        """A key that identifies its games."""
        return f"{self.setting} {self.player} {self.opponent} {self.budget}"


class Kept(Struct, frozen=True):
    """A stored game."""

    row: str
    number: int
    outcome: Outcome


ROUND, PARTNERS = "lost_cities:rounds=1", "lost_cities:rounds=1,partners=true"
LADDER = (
    ("sensible", "first", 0.6),
    *((better.value, worse.value, 0.6) for worse, better in pairwise(Level)),
)
ROWS = (
    Row(ROUND, "hard", "G", "margin", 15, 400),
    Row(ROUND, "expert", "G", "margin", 21, 80),
    Row(ROUND, "expert", "H4", "margin", 18, 120),
    Row(PARTNERS, "expert", "sensible", "won", 0.75, 300, 150),
    Row("lost_cities_board@2", "expert", "sensible", "won", 0.95, 300),
    Row("lost_cities_board@4", "expert", "sensible", "won", 0.6, 40),
    Row("tikal@2", "expert", "sensible", "won", 0.9, 54),
    Row("tikal@4", "expert", "sensible", "beaten", 0.7, 16),
    Row("tikal@4:auction=true", "expert", "sensible", "beaten", 0.8, 24),
    *(Row("lost_cities", one, other, "won", least, 200) for one, other, least in LADDER),
    *(Row("lost_cities:partners=true", one, other, "won", least, 200) for one, other, least in LADDER[:-1]),
    *(Row("lost_cities_board@2", one, other, "won", least, 160) for one, other, least in LADDER),
    *(Row("tikal@2", one, other, "won", least, 40) for one, other, least in LADDER),
)


def line(row: Row, score: Score) -> str:
    low, high = score.between(row.counts)
    form = "{:+.1f}" if row.counts == "margin" else "{:.0%}"
    found, least, most = (form.format(number) for number in (score.mean(row.counts), low, high))
    asked, verdict = "", ""
    if row.least is not None:
        asked = form.format(row.least)
        verdict = "yes" if low >= row.least else "no" if high < row.least else "not sure"
    cells = (row.setting, row.player, row.opponent, row.counts, asked, found, f"{least} to {most}", verdict)
    return f"| {' | '.join(cells)} | {len(score.outcomes)} | {row.budget} | {score.milliseconds:.1f} |\n"


HEAD = (
    "| game | player | against | counts | asked | result | two errors | enough | games | playouts | ms |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n"
)


def games_of(row: Row, kept: dict[int, Outcome], file: Path | None) -> Iterator[Outcome]:
    """Yield the games of a row. Missing games are played and stored."""
    setting = Setting.read(row.setting)
    one, other = player(row.player, row.budget), player(row.opponent, row.budget)
    for number in range(row.games):
        outcome = kept.get(number)
        if outcome is None:
            outcome = played(setting, one, other, number)
            if file:
                with file.open("ab") as notes:
                    notes.write(msgspec.json.encode(Kept(row.name, number, outcome)) + b"\n")
        yield outcome


def read(file: Path | None) -> dict[str, dict[int, Outcome]]:
    """Return the stored games by row."""
    found: dict[str, dict[int, Outcome]] = {}
    for noted in file.read_bytes().splitlines() if file and file.exists() else ():
        kept = msgspec.json.decode(noted, type=Kept)
        found.setdefault(kept.row, {})[kept.number] = kept.outcome
    return found


def tell(rows: Iterable[Row], file: Path | None, *, play: bool = True) -> None:
    """Play the rows, or only read them, and print each when it is done."""
    notes = read(file)
    sys.stdout.write(HEAD)
    for row in rows:
        kept = notes.get(row.name, {})
        outcomes = list(games_of(row, kept, file)) if play else list(kept.values())
        if outcomes:
            sys.stdout.write(line(row, Score(outcomes)))
            sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("row", nargs="*", help="one pairing: game, player, opponent, games, playouts")
    parser.add_argument("--kept", type=Path, help="a file that notes every game played")
    parser.add_argument("--only", default="", help="rows whose name has this in it")
    parser.add_argument("--games", type=int, help="games per row")
    parser.add_argument("--show", action="store_true", help="print what is kept, and play nothing")
    given = parser.parse_args()
    rows = [row for row in ROWS if given.only in row.name]
    if given.row:
        setting, one, other, *numbers = given.row
        games, playouts = [*map(int, numbers), *(GAMES, 0)[len(numbers) :]]
        counts: Counts = "margin" if setting.startswith("lost_cities:") else "won"
        rows = [Row(setting, one, other, counts, None, games, playouts or None)]
    if given.games:
        rows = [msgspec.structs.replace(row, games=given.games) for row in rows]
    tell(rows, given.kept, play=not given.show)


if __name__ == "__main__":
    main()
