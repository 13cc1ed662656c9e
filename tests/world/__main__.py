"""`python -m tests.world SEED`: run one simulated world, or many."""

from __future__ import annotations

import argparse
import itertools
import sys
import time

from tests.world import shrink, swarm
from tests.world.simulation import Outcome
from tests.world.world import Plan

SEASON = {
    "tables": 7,
    "hours": (6 + 4 * 7) * 24 + 6,
    "pace": 10,
    "fair": True,
    "crashes": 20,
    "unfinished": True,
    "mail": True,
}
"""Options of a season: thirty people sign up for six days, and live through four weeks of cup and league."""


def main() -> int:
    """Run the worlds of the given seeds; return 1 if any finding was reported, else 0."""
    asked = _parser().parse_args()
    if asked.season:
        vars(asked).update(SEASON)
    plans = [
        Plan(
            seed,
            tables=asked.tables,
            hours=asked.hours,
            faults=not asked.fair,
            kills=not (asked.fair or asked.immortal),
            pace=asked.pace,
            story=asked.story,
            folk=asked.folk,
            game=asked.game,
            calamity=asked.calamity,
            ends=not asked.unfinished,
            club=not asked.clubless,
            crashes=asked.crashes,
            pastime=asked.pastime,
        )
        for seed in range(asked.seed, asked.seed + asked.seeds)
    ]
    found, end = 0, time.monotonic() + asked.minutes * 60
    in_time = itertools.takewhile(lambda _: time.monotonic() < end, plans)
    for outcome in swarm.outcomes(in_time, workers=asked.workers):
        found += bool(outcome.findings)
        _tell(outcome)
        sys.stdout.write("".join(f"    {line}\n" for line in outcome.mail if asked.mail))
        if outcome.findings and asked.shrink:
            _tell(shrink.shrunk(outcome))
    return 1 if found else 0


def _tell(outcome: Outcome) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in outcome.story))
    counts = " ".join(f"{kind} {number}" for kind, number in sorted(outcome.counts.items()))
    days = outcome.simulated / 86_400
    sys.stdout.write(
        f"seed {outcome.plan.seed}  {outcome.digest}  {days:.1f} days in {outcome.seconds:.1f} s  {counts}\n"
    )
    for finding in outcome.findings:
        sys.stdout.write(f"    ✗ {finding}\n")
    if outcome.findings:
        sys.stdout.write(f"    {shrink.command(outcome.plan)}\n")
    sys.stdout.flush()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.world", description=__doc__)
    parser.add_argument("seed", type=int, help="the first seed")
    parser.add_argument("--seeds", type=int, default=1, help="how many, one after another")
    parser.add_argument("--minutes", type=float, default=1e6, help="begin no other seed after so long")
    parser.add_argument("--story", action="store_true", help="tell what happened")
    parser.add_argument("--tables", type=int, default=2, help="channels in which people play")
    parser.add_argument(
        "--hours", type=float, default=2.0, help="hours before everything heals; above 24 people live by days"
    )
    parser.add_argument("--pace", type=int, default=1, help="minutes between the bot's rounds")
    parser.add_argument("--fair", action="store_true", help="no faults, and the bot is not killed")
    parser.add_argument("--immortal", action="store_true", help="the bot is not killed")
    parser.add_argument("--unfinished", action="store_true", help="end before the games do")
    parser.add_argument("--crashes", type=int, default=0, help="more kills, also with --fair")
    parser.add_argument(
        "--pastime", default="", help="all that people do besides their games: block+challenge"
    )
    parser.add_argument("--season", action="store_true", help="a season of cup and league of 30 people")
    parser.add_argument("--mail", action="store_true", help="count the messages that each person got")
    parser.add_argument("--clubless", action="store_true", help="no hall, cup, follows, alerts or blocks")
    parser.add_argument("--folk", default="", help="the policy of all people: curious, slow, undecided")
    parser.add_argument("--game", default="", help="what is played at all tables, such as: tikal")
    parser.add_argument("--calamity", default="", help="what surely happens, such as: clock, backup, later")
    parser.add_argument("--shrink", action="store_true", help="look for a smaller world that finds it too")
    parser.add_argument("--workers", type=int, default=1, help="seeds at the same time")
    return parser


if __name__ == "__main__":
    sys.exit(main())
