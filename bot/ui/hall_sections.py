"""`hall_section`: the hook by which features add a section to the halls of servers."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from bot.store.hook import Hook
from bot.tables.manager import Manager
from bot.ui.message import Part
from engine.core.catalogue import Say

hall_section = Hook[[Manager, int, Say], Awaitable[Sequence[Part]]]()
"""Return the parts of a feature's section in the hall of a server (its id); empty if it has nothing to show.

Parts must not change by themselves: times are Discord timestamps, and each change of what they show runs
`server_changed`. The hall is also renewed at midnight UTC.
"""
