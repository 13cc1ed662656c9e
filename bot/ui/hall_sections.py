"""Hooks by which features add to the messages of servers: a section of the hall, lines of the week's post."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import NamedTuple

from bot.store.hook import Hook
from bot.tables.manager import Manager
from bot.ui.message import Button, Image, Part
from engine.core.catalogue import Say

hall_section = Hook[[Manager, int, Say], Awaitable[Sequence[Part]]]()
"""Return the parts of a feature's section in the hall of a server (its id); empty if it has nothing to show.

Parts must not change by themselves: times are Discord timestamps, and each change of what they show runs
`server_changed`. The hall is also renewed at midnight UTC.
"""


class WeekNews(NamedTuple):
    """What a feature adds to a server's post about a week: lines, buttons below it, and pictures."""

    lines: Sequence[str]
    buttons: Sequence[Button] = ()
    images: Sequence[Image] = ()


week_news = Hook[[Manager, int, int, Say], Awaitable[WeekNews]]()
"""Return a feature's news of a closed week (its number, `weeks.week_at`) on a server (its id).

A week whose post has no lines is not posted.
"""
