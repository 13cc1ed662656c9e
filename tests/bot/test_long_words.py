"""All games in a language with 40 % longer words: no request is rejected, and no text is English.

simcord rejects what Discord would, such as a label of more than 80 characters.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import simcord

from engine.core.catalogue import ENGLISH, LOCALES
from engine.game_registry import games
from tests import pseudo
from tests.bot.evening import Evening
from tests.bot.guest import Guest, names, sentences, words_in
from tests.pseudo import pseudo as said

pytestmark = [pytest.mark.usefixtures("long_words"), pytest.mark.xdist_group("made-up languages")]
STEPS = 12
"""Number of presses on panels. Then the game continues without presses."""


@pytest.fixture(scope="module")
def long_words(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The test language, instead of German."""
    yield from pseudo.spoken(tmp_path_factory.mktemp("locales"), de=pseudo.ACUTE)


@pytest.fixture
def guest(evening: Evening) -> Guest:
    """Use a Discord client in the test language."""
    for person in evening.people:
        evening.speaks(person, "de")
    said_in_english = map(words_in, sentences(Path(str(LOCALES)) / ENGLISH).values())
    return Guest(evening, frozenset().union(*said_in_english) - names())


async def sat_down(evening: Evening, guest: Guest, command: str) -> None:
    lobby = await guest.say(evening.ada, command, opponent=evening.boris)
    accept = said("Accept") if said("Accept") in lobby.labels else said("Join")
    await guest.press(evening.boris, accept, lobby)
    start = next(label for label in lobby.labels if label.startswith(said("Start")))
    await guest.press(evening.ada, start, lobby)


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
async def test_games_in_a_language_with_long_words_cause_no_errors_and_show_no_english(
    evening: Evening, guest: Guest, key: str
) -> None:
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
        if label != said("Analyse"):  # which is slow
            await guest.press(evening.ada, label, evening.post)
    for command in ("history", "leaderboard", "profile"):
        await guest.say(evening.ada, command)
    guest.read_everything()
    assert not guest.found, guest.told()


@pytest.mark.slow
async def test_pages_in_a_language_with_long_words_cause_no_errors_and_show_no_english(guest: Guest) -> None:
    await guest.read_pages("de")
    guest.read_everything()
    assert not guest.found, guest.told()
