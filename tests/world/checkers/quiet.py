"""When nothing disturbs the bot, so that what it shows has to be true."""

from __future__ import annotations

from tests.world.shims import Disk
from tests.world.world import World


def is_quiet(world: World, seconds: float) -> bool:
    """Return whether the bot has run without any fault for this many seconds."""
    since = world.loop.time() - seconds
    return (
        world.loop.time() > seconds
        and world.run is not None
        and world.run.is_alive
        and (not world.down or world.down[-1][1] < since)
        and world.weather.last < since
        and not world.weather.is_outage
        and world.gateway.is_connected
        and not Disk.is_full
        and Disk.slowness == 1.0
    )


def is_settled(world: World) -> bool:
    """Return whether the bot has had the time to do all that is due, by a clock that was never wrong."""
    return not world.clock.has_leapt and is_quiet(world, patience(world))


def patience(world: World) -> float:
    """Return the seconds of quiet after which the bot has done what is due, in two sweeps."""
    return (2 * world.pace + 3) * 60.0
