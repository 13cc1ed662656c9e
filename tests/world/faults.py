"""Network faults: which occur and when, drawn from the seed."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from random import Random

from tests.world.history import HOUR, MINUTE, History

OFTEN = 0.05
"""The share of requests with a fault on a usual day."""


class Fault(Enum):
    """A fault of a request."""

    SLOW_DOWN = "429"
    SLOW_DOWN_ALL = "429 for all"
    FAILS = "5xx"
    LOST = "the answer was lost after the deed"
    HANGS = "hangs, and nothing was done"
    HANGS_AFTER = "hangs after the deed"
    RESET = "the connection was reset"


_WEIGHTS = {
    Fault.SLOW_DOWN: 6,
    Fault.SLOW_DOWN_ALL: 1,
    Fault.FAILS: 5,
    Fault.LOST: 5,
    Fault.HANGS: 1,
    Fault.HANGS_AFTER: 2,
    Fault.RESET: 4,
}
_DOWN = (Fault.FAILS, Fault.FAILS, Fault.RESET, Fault.HANGS)
_OUTAGE = (Fault.FAILS, Fault.FAILS, Fault.RESET, Fault.HANGS, Fault.LOST)


class Weather:
    """The current state of the network: single faults, outages of all of Discord, and calm in the end."""

    def __init__(self, random: Random, now: Callable[[], float], history: History) -> None:
        self._random, self._now, self._history = random, now, history
        self.is_calm = False
        self.last = float("-inf")
        """The time of the latest fault."""
        self._outage = self._next_outage()
        self._down_until = float("-inf")
        self.on_recovery: list[Callable[[], None]] = []
        """Callbacks that run when Discord responds again after an outage."""

    def _next_outage(self) -> tuple[float, float]:
        begins = self._now() + self._random.expovariate(1 / (9 * HOUR))
        return begins, begins + self._random.uniform(MINUTE, 15 * MINUTE)

    @property
    def is_outage(self) -> bool:
        """Return whether Discord is unreliable now."""
        if self.is_down:
            return True
        begins, ends = self._outage
        if self._now() > ends:
            self._outage = self._next_outage()
        return begins <= self._now() <= ends and not self.is_calm

    @property
    def is_down(self) -> bool:
        """Return whether every request fails now."""
        return self._now() < self._down_until

    def take_down(self, seconds: float) -> None:
        """Let every request fail for `seconds`, even in a world without other faults."""
        self._down_until = self._now() + seconds
        self.strike(f"Discord answers nothing for {seconds:.0f} seconds")

    def calm_down(self) -> None:
        self.is_calm = True
        self._history.tell("faults", "☀ Nothing breaks any more")

    def strike(self, what: str) -> None:
        """Record a fault that was no request."""
        self.last = self._now()
        self._history.tell("fault", f"⚡ {what}")

    def meets(self, request: str) -> Fault | None:
        """Return the fault of a request, if any."""
        if self.is_down:
            self.last = self._now()
            return self._random.choice(_DOWN)
        if self.is_calm:
            return None
        drawn = self._random.random()
        if self.is_outage and drawn < 0.8:
            fault = self._random.choice(_OUTAGE)
        elif drawn < OFTEN:
            fault = self._random.choices(list(_WEIGHTS), list(_WEIGHTS.values()))[0]
        else:
            return None
        self.strike(f"{request}: {fault.value}")
        return fault
