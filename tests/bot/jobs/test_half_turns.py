"""Half a turn can be undone, so only its player sees it."""

from __future__ import annotations

from random import Random

import pytest
import simcord

from tests.bot.curious import Curious
from tests.bot.evening import HOUR, Evening
from tests.examples import slow

CHANGED_BY_HALF_A_TURN = "undo"
"""An old button of it is refused for one reason before half a turn, and for another after."""


@pytest.fixture
async def seated(evening: Evening) -> Evening:
    """Ada and Boris at the board game, some turns in; Chen watches."""
    await begin(evening, "lost-cities-board", length="short")
    random = Random(3)
    for _ in range(4):
        await whole_turn(evening, random)
    return evening


async def begin(evening: Evening, game: str, **options: object) -> None:
    await evening.say(evening.ada, f"play {game}", opponent=evening.boris, **options)
    await evening.press(evening.boris, "Join", evening.post)
    await evening.press(evening.ada, "Start", evening.post)


async def whole_turn(evening: Evening, random: Random) -> None:
    mover = await evening.mover()
    while await evening.mover() is mover:
        await evening.move(random.choice(await evening.legal()))


async def half_a_turn(evening: Evening) -> None:
    """The mover lays down a card and has not drawn yet."""
    await evening.move((await evening.legal())[0])
    assert not (await evening.position()).turn_complete


async def lays_down(evening: Evening) -> str:
    """The card with which the mover's next half turn begins."""
    return (await evening.legal())[0].split()[0][1:]


def the_others(evening: Evening, mover: simcord.MemberActor) -> list[simcord.MemberActor]:
    return [person for person in (evening.ada, evening.boris, evening.chen) if person is not mover]


@pytest.mark.parametrize("who", [0, *slow(1)], ids=["opponent", "onlooker"])
async def test_only_the_mover_learns_of_half_a_turn(
    seated: Evening, who: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words, alt texts, pictures, suggestions, buttons and times are those of the last complete turn."""
    mover, curious, card = await seated.mover(), Curious(seated, monkeypatch), await lays_down(seated)
    person = the_others(seated, mover)[who]
    before = await curious.asks(person, card)
    await seated.pass_time(HOUR)
    await half_a_turn(seated)
    now = await curious.asks(person, card)
    assert now.keys() == before.keys()
    changed = {asked for asked in now if now[asked] != before[asked]}
    assert not {asked for asked in changed if CHANGED_BY_HALF_A_TURN not in asked}


async def test_help_and_end_game_do_not_reveal_half_a_turn(seated: Evening) -> None:
    """Custom ids are visible to anyone who looks at what Discord sends: they carry no newer version."""
    mover, opponent = await seated.mover(), await seated.waiting()
    manager = seated.arrive("manager")
    seated.env.backend.get_guild(seated.guild.id).owner_id = manager.id

    async def buttons() -> list[dict[str, str]]:
        start = (await seated.say(opponent, "help")).buttons
        page = await seated.press(opponent, "My turn", await seated.say(opponent, "help"))
        return [start, page.buttons, (await seated.say(manager, "end-game")).buttons]

    before = await buttons()
    assert "Play" in before[0] and "Show my hand" in before[1]
    await half_a_turn(seated)
    assert await buttons() == before
    opened = await seated.press(mover, "Play", await seated.say(mover, "help"))
    assert opened.presses, "the mover goes on from there"


async def test_the_mover_sees_the_turn_as_far_as_it_has_come(seated: Evening) -> None:
    mover = await seated.mover()
    before = {command: (await seated.say(mover, command)).text for command in ("hand", "log")}
    words = (await seated.press(mover, "As text")).text
    await half_a_turn(seated)
    assert (await seated.press(mover, "As text")).text != words
    for command, text in before.items():
        assert (await seated.say(mover, command)).text != text


async def test_half_a_turn_taken_back_was_never_seen(seated: Evening) -> None:
    """Laid down, taken back and laid down again: nobody else can tell."""
    mover, others = await seated.mover(), the_others(seated, await seated.mover())
    logs = [(await seated.say(person, "log")).text for person in others]
    await half_a_turn(seated)
    await seated.say(mover, "undo")
    await half_a_turn(seated)
    assert [(await seated.say(person, "log")).text for person in others] == logs
    refusal = await seated.press(others[0], "Play")
    assert refusal.text.endswith("’s turn. I’ll tell you when it’s yours.")


async def test_once_the_turn_is_complete_everybody_knows(seated: Evening) -> None:
    mover = await seated.mover()
    others = the_others(seated, mover)
    logs = [(await seated.say(person, "log")).text for person in others]
    await whole_turn(seated, Random(1))
    for person, log in zip(others, logs, strict=True):
        assert (await seated.say(person, "log")).text != log


async def test_a_game_without_hands_is_watched_while_a_turn_lasts(evening: Evening) -> None:
    await begin(evening, "tikal")
    words, log = (
        (await evening.press(evening.chen, "As text")).text,
        (await evening.say(evening.chen, "log")).text,
    )
    await evening.move((await evening.legal())[0])
    assert not (await evening.position()).turn_complete
    assert (await evening.press(evening.chen, "As text")).text != words
    assert (await evening.say(evening.chen, "log")).text != log


@pytest.mark.slow
async def test_a_card_game_turn_is_complete_with_one_action(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the mover taps on the panel before the last tap stays there."""
    post = await evening.begin()
    curious, mover = Curious(evening, monkeypatch), await evening.mover()
    others = the_others(evening, mover)
    card = await lays_down(evening)
    before = [await curious.asks(person, card) for person in others]
    panel = await evening.press(mover, "Play", post)
    await evening.press(mover, panel.presses[0], panel)
    assert [await curious.asks(person, card) for person in others] == before
