"""How many messages each person got, by kind."""

from __future__ import annotations

from collections import Counter, defaultdict

from tests.world.discord_world import Discord, Interaction, Message

DIRECT, SILENT, MENTION, ANSWER = "direct with a sound", "silent direct", "mentions", "answers"
KINDS = (DIRECT, SILENT, MENTION, ANSWER)


class Mail:
    """Counts the bot's messages by person. Edits are not counted."""

    def __init__(self, discord: Discord) -> None:
        self._discord = discord
        self._got = defaultdict[str, Counter[str]](Counter)
        discord.on_message.append(self._sent)

    def _sent(self, message: Message, answers: Interaction | None, edited: bool) -> None:
        if edited:
            return
        channel = self._discord.channels.get(message.channel)
        if answers is not None:
            self._got[answers.person.name][ANSWER] += 1
        elif channel is not None and channel.person is not None:
            self._got[channel.person.name][DIRECT if message.loud else SILENT] += 1
        else:
            for person in message.loud:
                self._got[self._discord.people[person].name][MENTION] += 1

    def lines(self) -> tuple[str, ...]:
        """Return a line for each person, those with most messages first."""
        ordered = sorted(self._got.items(), key=lambda one: (-one[1].total(), one[0]))
        return tuple(
            f"{name:8}" + "  ".join(f"{got[kind]:5} {kind}" for kind in KINDS) for name, got in ordered
        )
