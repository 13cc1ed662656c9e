"""When people of a long world look at Discord, as people do who play over days.

In a world of hours all players are always present, and hundreds of presses an hour meet each other. Over a
week most turns wait for hours, nights are quiet, and some evenings are as quick as at one table.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tests.world.history import DAY, HOUR, MINUTE

LONG = 24.0
"""Hours above which a world follows daily habits."""
AWAKE = 16 * HOUR
"""Seconds of each day in which a player is awake."""
EVENING = 2 * HOUR
QUICK = 0.4
"""The share of players who stay after their turn, since the next may come at once."""
GAMES_APART = 1.5 * DAY
"""Mean seconds from one game of a channel to the next."""


@dataclass(frozen=True)
class Days:
    """A player's days: when they get up and when their table's evening begins, in seconds of the UTC day.

    `between` is their mean absence by day in seconds; `stays` is the probability that they wait for another
    turn.
    """

    rises: float
    evening: float
    between: float
    stays: float

    def gone(self, random: Random, now: float, *, busy: bool) -> float:
        """Return the seconds until the player looks again: few if they were `busy` and stay."""
        if busy and random.random() < self.stays:
            return random.expovariate(1 / MINUTE)
        wait = random.expovariate(1 / self.between)
        evening = (self.evening - now) % DAY
        if evening < wait and random.random() < 0.5:
            return evening + random.uniform(0, EVENING)
        asleep = (now + wait - self.rises) % DAY - AWAKE
        return wait if asleep < 0 else wait + DAY - AWAKE - asleep + random.expovariate(1 / (HOUR / 2))


def drawn(random: Random, table: Random, least: float) -> Days:
    """Draw the days of a player at a table, with at least `least` seconds between two looks."""
    evening = table.uniform(0, DAY)
    rises = (evening - random.uniform(9, 13) * HOUR) % DAY
    stays = 0.85 if random.random() < QUICK else 0.2
    return Days(rises, evening, max(least, random.uniform(2, 8) * HOUR), stays)
