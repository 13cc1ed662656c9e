"""Count what the computer of Lost Cities holds, for `holding` in data/computer_strength/lost_cities.toml.

uv run python -m benchmarks.computers.holding [rounds]
"""

from __future__ import annotations

import sys
from collections import defaultdict
from random import Random

from benchmarks.computers.rounds import deal
from engine.games.lost_cities.computer.compact import COUNTS, WAGERS_HELD, Round, cards_of
from engine.games.lost_cities.computer.playouts import LATE_PILE, apply_act, card_use
from engine.games.lost_cities.judgement import estimate_for
from engine.games.lost_cities.model import HAND

Counted = dict[tuple[str, bool], list[float]]


def count(round_: Round, counted: Counted) -> None:
    """Add what the other seat holds, and what it would hold by chance."""
    me, other = round_.turn, 1 - round_.turn
    unseen = round_.unseen[me]
    share = HAND / sum(COUNTS[held] + (held & WAGERS_HELD) for held in unseen)
    for colour, held in enumerate(unseen):
        theirs = round_.hands[other][colour]
        for card in cards_of(colour, held):
            kind = card & 15
            use = card_use(round_.expeditions[other][colour], kind, held | round_.hands[me][colour])
            found = theirs >> kind & 1 if kind else (theirs & WAGERS_HELD) / (held & WAGERS_HELD)
            sums = counted[use, len(round_.pile) <= LATE_PILE]
            sums[0] += found
            sums[1] += share


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    counted: Counted = defaultdict(lambda: [0.0, 0.0])
    for number in range(rounds):
        round_ = deal(Random(number))
        while round_.pile:
            count(round_, counted)
            apply_act(round_, estimate_for(2).choose(round_))
    for use in sorted({use for use, _ in counted}):
        early, late = (counted[use, when][0] / counted[use, when][1] for when in (False, True))
        sys.stdout.write(f"{use} = [{early:.2f}, {late:.2f}]\n")


if __name__ == "__main__":
    main()
