"""Every kind of game in a language whose words are 40 % longer: nothing is refused, and nothing is English.

simcord refuses what Discord would refuse, such as a label of more than 80 characters.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import discord
import pytest
import simcord
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine.core.catalogue import ENGLISH, LOCALES
from engine.registry import games
from tests import pseudo
from tests.bot.evening import Evening, Seen
from tests.bot.guest import written
from tests.pseudo import pseudo as said

pytestmark = [pytest.mark.usefixtures("long_words"), pytest.mark.xdist_group("made-up languages")]
STEPS = 12
"""So many presses on panels, then the game goes on to its end by itself."""
KEPT_AS_THEY_ARE = {"ada", "boris", "chen", "dana", "games", "guild", "The", "New", "UTC", "move"}
"""Names of people and places, such as New York, and what a move of Tikal’s begins with as it is typed."""


@pytest.fixture(scope="module")
def long_words(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The language that nobody speaks, in the place of German."""
    yield from pseudo.spoken(tmp_path_factory.mktemp("locales"), de=pseudo.ACUTE)


class _Words(Visitor):
    def __init__(self) -> None:
        self.found = set[str]()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found |= set(re.findall(r"\w{3,}", pseudo.LEFT.sub(" ", node.value)))


@pytest.fixture(scope="module")
def english() -> set[str]:
    """Every word of three letters or more that stands in an English sentence."""
    words = _Words()
    for file in (LOCALES / ENGLISH).iterdir():
        words.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return {word for word in words.found if not word.isdigit()} - KEPT_AS_THEY_ARE


TYPED = re.compile(r"\b[a-z]+ [A-H][1-5]( \d)?\b")
"""Tikal's moves as they are typed: the same in every language."""


def in_english(message: Seen, english: set[str]) -> set[str]:
    """The English words of a message."""
    told = TYPED.sub(" ", pseudo.LEFT.sub(" ", " ".join(written(message))))
    return set(re.findall(r"\w{3,}", told)) & english


class Guest:
    """Somebody whose Discord is in the language nobody speaks; notes what of an answer is English."""

    def __init__(self, evening: Evening, english: set[str]) -> None:
        self._evening, self._english = evening, english
        self.english = dict[str, tuple[set[str], Seen]]()

    def read(self, what: str, message: Seen) -> Seen:
        """Looks at an answer."""
        if found := in_english(message, self._english):
            self.english[what] = found, message
        return message

    async def say(self, who: simcord.MemberActor, command: str, **options: object) -> Seen:
        return self.read(f"/{command}", await self._evening.say(who, command, **options))

    async def press(self, who: simcord.MemberActor, label: str, message: Seen) -> Seen:
        return self.read(label, await self._evening.press(who, label, message))

    def told(self) -> str:
        """What is English, and where."""
        return "".join(
            f"\n{sorted(words)} in {what}: {shown.text[:300]} {shown.labels}"
            for what, (words, shown) in self.english.items()
        )

    def read_everything(self) -> None:
        """Looks at all that has ever been posted, as it is now, and at what was told privately."""
        for channel_id, messages in self._evening.env.backend.messages.items():
            for message in messages.values():
                if message.author_id == self._evening.env.backend.bot_user.id:
                    self.read(f"message {message.id}", Seen(self._evening.env, channel_id, message.id))


@pytest.fixture
def guest(evening: Evening, english: set[str]) -> Guest:
    for person in evening.people:
        evening.speaks(person, "de")
    return Guest(evening, english)


async def sat_down(evening: Evening, guest: Guest, command: str) -> None:
    lobby = await guest.say(evening.ada, command, opponent=evening.boris)
    await guest.press(evening.boris, said("Join"), lobby)
    await guest.press(evening.ada, said("Start"), lobby)


async def tapped(evening: Evening, guest: Guest, mover: simcord.MemberActor, random: Random) -> None:
    panel = evening.direct_message(mover)
    if panel.menu:
        guest.read("menu", await evening.pick(mover, random.choice(list(panel.menu)), panel))
    else:
        back = said("Back")
        label = random.choice([label for label in panel.presses if label != back])
        await guest.press(mover, label, panel)


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(games()))
async def test_a_game_of_each_kind_is_played_in_long_words(evening: Evening, guest: Guest, key: str) -> None:
    command = f"play {key.replace('_', '-')}"
    random = Random(3)
    await sat_down(evening, guest, command)
    for _ in range(STEPS):
        await tapped(evening, guest, await evening.mover(), random)
    for label in evening.post.presses:
        await guest.press(evening.boris, label, evening.post)
    for command in ("hand", "board", "log", "clock", "undo", "games", "tables", "resign", "replay", "verify"):
        await guest.say(evening.ada, command)
    await guest.say(evening.ada, "move", move="nonsense")
    await evening.skip(0, random)
    for label in evening.post.presses[1:]:
        if label != said("Analyse"):  # which takes long
            await guest.press(evening.ada, label, evening.post)
    for command in ("history", "leaderboard", "profile"):
        await guest.say(evening.ada, command)
    guest.read_everything()
    assert not guest.english, guest.told()


async def test_pages_are_read_in_long_words(evening: Evening, guest: Guest) -> None:
    role = evening.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
    keeper = evening.guild.add_member(evening.env.create_user("dana"), roles=[role])
    evening.speaks(keeper, "de")
    for command in ("help", "rules", "learn", "notify", "privacy", "settings", "daily", "games", "history"):
        page = await guest.say(keeper, command)
        for label in page.presses:
            page = await guest.say(keeper, command)
            if label in page.labels:
                await guest.press(keeper, label, page)
    await guest.say(keeper, "away", until="2026-01-03")
    await guest.say(keeper, "back")
    await guest.say(keeper, "practice", game="tikal")
    guest.read_everything()
    assert not guest.english, guest.told()
