"""When people of a long world look at Discord: as they do who play over days.

In a world of hours everybody is there all the time, and hundreds of presses an hour meet each other. Over a
week most turns wait for hours, nights are quiet, and in the evening some play as quickly as at one table.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tests.world.history import DAY, HOUR, MINUTE

LONG = 24.0
"""Hours above which a world is lived as days are."""
AWAKE = 16 * HOUR
"""Of each day, from when somebody rises."""
EVENING = 2 * HOUR
QUICK = 0.4
"""How many stay where a turn was theirs, since the next may come at once."""
GAMES_APART = 1.5 * DAY
"""From one game of a channel to the next, on average."""


@dataclass(frozen=True)
class Days:
    """Somebody's days: when they rise and when their table's evening begins, in seconds of the day of UTC.

    `between` is how long they are gone by day on average, `stays` how likely they wait for another turn.
    """

    rises: float
    evening: float
    between: float
    stays: float

    def gone(self, random: Random, now: float, *, busy: bool) -> float:
        """Seconds until they look again; soon where they were `busy` and stay."""
        if busy and random.random() < self.stays:
            return random.expovariate(1 / MINUTE)
        wait = random.expovariate(1 / self.between)
        evening = (self.evening - now) % DAY
        if evening < wait and random.random() < 0.5:
            return evening + random.uniform(0, EVENING)
        asleep = (now + wait - self.rises) % DAY - AWAKE
        return wait if asleep < 0 else wait + DAY - AWAKE - asleep + random.expovariate(1 / (HOUR / 2))


def drawn(random: Random, table: Random, least: float) -> Days:
    """The days of one who plays at a table, and is gone for so long at least between two looks."""
    evening = table.uniform(0, DAY)
    rises = (evening - random.uniform(9, 13) * HOUR) % DAY
    stays = 0.85 if random.random() < QUICK else 0.2
    return Days(rises, evening, max(least, random.uniform(2, 8) * HOUR), stays)
