"""Strange habits of computer players, by level.

    uv run python -m benchmarks.computers.habits [--only TEXT] [--games N] [level …]

Each level plays games against itself. Counts per player and round (duel) or expedition (board game): discards
that no side can use; those among them that a player without misjudgements would not discard; discards that
fit the own column; columns begun; in the duel, columns that end below 0, and players who kept a good hand of
an unbegun colour for four turns, or to the end. Counts per turn (Tikal): walks out
and back, walks in several parts, turns with three or more unused points, temples raised for another player,
guards, and leaders lost for a guard. In auctions: the price of a turn.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from benchmarks.computers.matches import MOST_DECISIONS, Setting, player
from engine.ai.character import Level
from engine.ai.choice import choose
from engine.core.types import Event, Seat
from engine.game_registry import games
from engine.games.lost_cities.model import COLOUR, COLOURS, NUMBER, PILE, Turn, side_of
from engine.games.lost_cities.scoring import expedition_points
from engine.games.lost_cities_board.model import Play
from engine.games.tikal.model import LEADER_STRENGTH, SPOT, Bid, End, Excavate, Guard, Hunt, Move

GOOD_CARDS, GOOD_SUM, KEPT_TURNS, TIME_LEFT = 5, 25, 4, 10
"""A good hand: cards of a colour and their sum; turns after which it is kept; cards in the pile by then."""
UNUSED = 3
"""Unused action points that are counted."""
GAMES = {"lost_cities:rounds=1": 60, "lost_cities_board": 20, "tikal": 4, "tikal:auction=true": 4}
"""By setting: games per level that show its habits."""
Counts = Counter[str]


def played(setting: Setting, level: str, deal: int, playouts: int) -> Iterator[tuple[Any, Seat, Any]]:
    """Yield (state, seat, action) of a game of a level against itself."""
    game, one = games()[setting.key], player(level, playouts)
    step = game.rules.setup(setting.options, setting.seats, deal)
    history: list[Event] = list(step.events)
    while movers := game.rules.to_move(step.state):
        seat, number = movers[0], deal * MOST_DECISIONS + len(history)
        action = one(game, step.state, seat, history, number)
        yield step.state, seat, action
        step = game.rules.apply(step.state, seat, action)
        history += step.events
    yield step.state, 0, None


def duel(setting: Setting, level: str, deal: int, playouts: int) -> Counts:
    found, seen = Counts(), list(played(setting, level, deal, playouts))
    for state, seat, action in seen:
        if not isinstance(action, Turn):
            continue
        mine, theirs = state.board[side_of(seat)], state.board[1 - side_of(seat)]
        own, rival = (_fits(rows, action.card) for rows in (mine, theirs))
        begun = bool(mine[COLOUR[action.card]])
        if _throws_useless(state, seat, action):
            found["useless thrown"] += 1
            clear = choose(games()[setting.key], state, seat, [], deal, Level.EXPERT, 0)
            found["of those amiss"] += not _throws_useless(state, seat, clear)
        found["own thrown"] += action.discard and begun and own
        found["gifts"] += action.discard and bool(theirs[COLOUR[action.card]]) and rival
        found["begun"] += not action.discard and not begun
        found["wagers"] += not action.discard and not NUMBER[action.card]
        if action.source != PILE:
            top = state.discards[COLOURS.index(action.source)][-1]
            found["taken"] += 1
            found["useless taken"] += not any(_fits(rows, top) for rows in state.board)
    for row in seen[-1][0].board:
        found["below 0"] += sum(bool(column) and expedition_points(column) < 0 for column in row)
    kept = set(_kept_hands(seen))
    found["good hands kept"] = len({seat for seat, _ in kept})
    found["never begun"] = len({seat for seat, row in kept if not seen[-1][0].board[side_of(seat)][row]})
    found["units"] = 2
    return found


def _kept_hands(seen: Sequence[tuple[Any, Seat, Any]]) -> Iterator[tuple[Seat, int]]:
    """Yield (seat, colour) of good hands of unbegun colours, once they were kept for `KEPT_TURNS` turns."""
    turns = Counter[tuple[Seat, int]]()
    for state, seat, _ in seen:
        for colour, row in enumerate(state.board[side_of(seat)]):
            held = [NUMBER[card] for card in state.hands[seat] if COLOUR[card] == colour]
            is_good = not row and len(held) >= GOOD_CARDS and sum(held) >= GOOD_SUM
            turns[seat, colour] = turns[seat, colour] + 1 if is_good and state.pile[TIME_LEFT - 1 :] else 0
            if turns[seat, colour] >= KEPT_TURNS:
                yield seat, colour


def _throws_useless(state: Any, seat: Seat, turn: Any) -> bool:
    """Return whether a turn discards a card that fits no side's column."""
    return turn.discard and not any(_fits(rows, turn.card) for rows in state.board)


def _fits(rows: Sequence[Sequence[str]], card: str) -> bool:
    """Return whether a card fits a side's column of its colour."""
    row = rows[COLOUR[card]]
    return not row or NUMBER[card] > NUMBER[row[-1]] or not NUMBER[row[-1]]


def board(setting: Setting, level: str, deal: int, playouts: int) -> Counts:
    found = Counts()
    for _, _, action in played(setting, level, deal, playouts):
        if isinstance(action, Play):
            found["begun"] += bool(action.figure)
            found["thrown"] += action.discard
    found["units"] = setting.seats * 3
    return found


def tikal(setting: Setting, level: str, deal: int, playouts: int) -> Counts:
    found, turn = Counts(), list[Any]()
    for state, seat, action in played(setting, level, deal, playouts):
        turn.append(action)
        if isinstance(action, Guard):
            found["guards"] += 1
            found["leaders given up"] += state.leaders[seat] == SPOT[action.hex]
        if isinstance(action, End):
            found["units"] += 1
            found["out and back"] += any(map(partial(_is_undone, turn), range(len(turn))))
            found["broken walks"] += any(map(partial(_is_broken, turn), range(len(turn))))
            found["three unused"] += state.points >= UNUSED
            found["raised for another"] += sum(_is_anothers(state, seat, one.hex) for one in _raised(turn))
            turn.clear()
    return found


def _raised(turn: Sequence[Any]) -> list[Excavate]:
    return [one for one in turn if isinstance(one, Excavate)]


def _is_anothers(state: Any, seat: Seat, hex_: str) -> bool:
    """Return whether another player is the strongest on an unguarded temple."""
    spot = SPOT[hex_]
    strengths = [
        explorers[spot] + LEADER_STRENGTH * (leader == spot)
        for explorers, leader in zip(state.explorers, state.leaders, strict=True)
    ]
    return state.guards[spot] is None and max(strengths) > strengths[seat]


def _is_broken(turn: Sequence[Any], number: int) -> bool:
    """Return whether pieces continue an earlier move without work in between."""
    walk = turn[number]
    for later in turn[number + 1 :] if isinstance(walk, Move) else ():
        if isinstance(later, (Excavate, Hunt, Guard)) and later.hex == walk.end:
            return False
        if isinstance(later, Move) and later.start == walk.end:
            return (later.explorers, later.leader) == (walk.explorers, walk.leader)
    return False


def _is_undone(turn: Sequence[Any], number: int) -> bool:
    """Return whether pieces move and return in the same turn without work in between."""
    walk = turn[number]
    if not isinstance(walk, Move):
        return False
    for later in turn[number + 1 :]:
        if isinstance(later, (Excavate, Hunt, Guard)) and later.hex == walk.end:
            return False
        if isinstance(later, Move) and (later.start, later.end) == (walk.end, walk.start):
            return later.leader == walk.leader
    return False


def auction(setting: Setting, level: str, deal: int, playouts: int) -> Counts:
    """Count the points paid in a game of Tikal's auction."""
    found, seen = Counts(), list(played(setting, level, deal, playouts))
    for _, _, action in seen:
        found["units"] += isinstance(action, End)
        found["bids"] += isinstance(action, Bid)
    found["paid"] = sum(seen[-1][0].paid)
    return found


WATCH = {
    "lost_cities:rounds=1": duel,
    "lost_cities_board": board,
    "tikal": tikal,
    "tikal:auction=true": auction,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("levels", nargs="*")
    parser.add_argument("--only", default="")
    parser.add_argument("--games", type=int)
    parser.add_argument("--playouts", type=int, default=60)
    given = parser.parse_args()
    for name, watch in WATCH.items():
        if given.only and name != given.only:
            continue
        for level in given.levels or [one.value for one in Level]:
            total = Counts()
            for deal in range(given.games or GAMES[name]):
                total += watch(Setting.read(name), level, deal, given.playouts)
            units = total.pop("units")
            figures = ", ".join(f"{what} {count / units:.2f}" for what, count in total.items())
            sys.stdout.write(f"{name} {level}: {figures}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
