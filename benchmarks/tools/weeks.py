"""Simulated weeks with many tables: presses, findings and seconds. `python -m benchmarks.tools.weeks`."""

from __future__ import annotations

import argparse
import sys

from tests.world import shrink, swarm
from tests.world.world import Plan


def main() -> int:
    """Simulate a week for each seed. Return 1 if a check failed or a week took too long."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tools.weeks", description=__doc__)
    parser.add_argument("seed", type=int, nargs="?", default=1, help="the first seed")
    parser.add_argument("--seeds", type=int, default=1, help="how many, one after another")
    parser.add_argument("--tables", type=int, default=20, help="channels in which people play")
    parser.add_argument("--hours", type=float, default=168.0)
    parser.add_argument("--most", type=float, default=240.0, help="seconds of processor time for each")
    asked = parser.parse_args()
    failed = False
    for seed in range(asked.seed, asked.seed + asked.seeds):
        outcome = swarm.outcome(Plan(seed, tables=asked.tables, hours=asked.hours, ends=False))
        counts = outcome.counts
        kills = counts.get("kill", 0) + counts.get("power cut", 0)
        rounds = int(asked.hours * 60)
        sys.stdout.write(
            f"seed {seed}: {counts.get('press', 0)} presses, {kills} kills, {counts.get('fault', 0)} faults,"
            f" about {rounds} rounds, {outcome.seconds:.0f} s\n"
        )
        for finding in outcome.findings:
            sys.stdout.write(f"    {finding}\n    {shrink.command(outcome.plan)}\n")
        failed |= bool(outcome.findings) or outcome.seconds > asked.most
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
