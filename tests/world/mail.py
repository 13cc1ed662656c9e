"""The messages that each person got: how many of which kind, and one person's week of them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

from tests.world.discord_world import Discord, Interaction, Message
from tests.world.history import DAY, moment

DIRECT, SILENT, MENTION, ANSWER = "direct with a sound", "silent direct", "mentions", "answers"
KINDS = (DIRECT, SILENT, MENTION, ANSWER)
WEEK = 7 * DAY
LONGEST = 100
"""Characters of a message in the list of a week."""


class Letter(NamedTuple):
    """A message that a person got: its kind, time and channel, and how it begins."""

    kind: str
    at: float
    place: str
    text: str

    def __str__(self) -> str:
        return f"{moment(self.at)}  {self.kind} in #{self.place}: {self.text}"


class Mail:
    """Keeps the bot's messages by person. Edits are left out."""

    def __init__(self, discord: Discord) -> None:
        self._discord = discord
        self._got = defaultdict[str, list[Letter]](list)
        discord.on_message.append(self._sent)

    def _sent(self, message: Message, answers: Interaction | None, edited: bool) -> None:
        if edited:
            return
        channel = self._discord.channels.get(message.channel)
        if answers is not None:
            self._keep(answers.person.name, ANSWER, message)
        elif channel is not None and channel.person is not None:
            self._keep(channel.person.name, DIRECT if message.loud else SILENT, message)
        else:
            for person in message.loud:
                self._keep(self._discord.people[person].name, MENTION, message)

    def _keep(self, name: str, kind: str, message: Message) -> None:
        channel = self._discord.channels.get(message.channel)
        text = " ⏎ ".join((message.text or message.laid_out).splitlines())[:LONGEST]
        place = channel.name if channel is not None else "a deleted channel"
        self._got[name].append(Letter(kind, message.at, place, text))

    def lines(self) -> tuple[str, ...]:
        """Return a line for each person, those with most messages first, and what a week brings."""
        got = {name: Counter(one.kind for one in letters) for name, letters in self._got.items()}
        ordered = sorted(got, key=lambda name: (-got[name].total(), name))
        people = (
            f"{name:8}" + "  ".join(f"{got[name][kind]:5} {kind}" for kind in KINDS) for name in ordered
        )
        return (*people, f"{len(ordered)} people", *self._weekly())

    def _weekly(self) -> Iterator[str]:
        """Yield maximum and median of a person's week by kind, and the messages of a usual week."""
        weeks = defaultdict[tuple[str, int], list[Letter]](list)
        last = max((int(one.at // WEEK) for letters in self._got.values() for one in letters), default=0)
        for name, letters in self._got.items():
            for week in range(last):
                weeks[name, week] = [one for one in letters if one.at // WEEK == week]
        if not weeks:
            return
        for kind in KINDS:
            counts = [sum(one.kind == kind for one in letters) for letters in weeks.values()]
            yield f"a week: {max(counts):4} {kind} at most, {median(counts):g} in the median"
        usual = sorted(weeks, key=lambda week: (len(weeks[week]), week))[len(weeks) // 2]
        yield f"{usual[0]}'s week {usual[1] + 1}:"
        yield from (f"  {letter}" for letter in weeks[usual])
