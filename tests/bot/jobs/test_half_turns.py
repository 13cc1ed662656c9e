"""An incomplete turn can be undone, so only its player sees it."""

from __future__ import annotations

from random import Random

import pytest
import simcord

from tests.bot.curious import Curious
from tests.bot.evening import HOUR, Evening
from tests.examples import slow

CHANGED_BY_HALF_A_TURN = "undo"
"""A verb whose old button is rejected for different reasons before and during a turn."""


@pytest.fixture
async def seated(evening: Evening) -> Evening:
    """Start a board game between Ada and Boris, play some turns, and let Chen watch."""
    await begin(evening, "lost-cities-board", length="short")
    random = Random(3)
    for _ in range(4):
        await whole_turn(evening, random)
    return evening


async def begin(evening: Evening, game: str, **options: object) -> None:
    await evening.say(evening.ada, f"play {game}", opponent=evening.boris, **options)
    await evening.start(evening.post, evening.boris)


async def whole_turn(evening: Evening, random: Random) -> None:
    mover = await evening.mover()
    while await evening.mover() is mover:
        await evening.move(random.choice(await evening.legal()))


async def half_a_turn(evening: Evening) -> None:
    """Let the mover lay down a card without drawing."""
    await evening.move((await evening.legal())[0])
    assert not (await evening.position()).turn_complete


async def lays_down(evening: Evening) -> str:
    """Return the card that starts the mover's next incomplete turn."""
    return (await evening.legal())[0].split()[0][1:]


def the_others(evening: Evening, mover: simcord.MemberActor) -> list[simcord.MemberActor]:
    return [person for person in (evening.ada, evening.boris, evening.chen) if person is not mover]


@pytest.mark.slow
@pytest.mark.parametrize("who", [0, *slow(1)], ids=["opponent", "onlooker"])
async def test_incomplete_turn_is_visible_only_to_the_mover(
    seated: Evening, who: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Texts, pictures, suggestions, buttons and times show the last complete turn."""
    mover, curious, card = await seated.mover(), Curious(seated, monkeypatch), await lays_down(seated)
    person = the_others(seated, mover)[who]
    before = await curious.asks(person, card)
    await seated.pass_time(HOUR)
    await half_a_turn(seated)
    now = await curious.asks(person, card)
    assert now.keys() == before.keys()
    changed = {asked for asked in now if now[asked] != before[asked]}
    assert not {asked for asked in changed if CHANGED_BY_HALF_A_TURN not in asked}


@pytest.mark.slow
async def test_help_and_end_game_do_not_reveal_an_incomplete_turn(seated: Evening) -> None:
    """Custom ids are visible to every reader, so they carry no newer version."""
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


async def test_hand_log_and_text_show_the_mover_their_own_incomplete_turn(seated: Evening) -> None:
    mover = await seated.mover()
    before = {command: (await seated.say(mover, command)).text for command in ("hand", "log")}
    words = (await seated.press(mover, "As text")).text
    await half_a_turn(seated)
    assert (await seated.press(mover, "As text")).text != words
    for command, text in before.items():
        assert (await seated.say(mover, command)).text != text


@pytest.mark.slow
async def test_log_of_others_does_not_show_an_incomplete_turn_that_was_undone(seated: Evening) -> None:
    """Other players cannot tell that a card was laid down, taken back and laid down again."""
    mover, others = await seated.mover(), the_others(seated, await seated.mover())
    logs = [(await seated.say(person, "log")).text for person in others]
    await half_a_turn(seated)
    await seated.say(mover, "undo")
    await half_a_turn(seated)
    assert [(await seated.say(person, "log")).text for person in others] == logs
    refusal = await seated.press(others[0], "Play")
    assert refusal.text.endswith("’s turn. I’ll tell you when it’s yours.")


async def test_complete_turn_appears_in_the_log_of_all_players(seated: Evening) -> None:
    mover = await seated.mover()
    others = the_others(seated, mover)
    logs = [(await seated.say(person, "log")).text for person in others]
    await whole_turn(seated, Random(1))
    for person, log in zip(others, logs, strict=True):
        assert (await seated.say(person, "log")).text != log


@pytest.mark.slow
async def test_text_and_log_of_a_game_without_hands_show_incomplete_turns_to_onlookers(
    evening: Evening,
) -> None:
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
async def test_panel_choices_before_the_last_press_of_a_turn_are_invisible_to_other_users(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Choices on the panel before the last press stay private."""
    post = await evening.begin()
    curious, mover = Curious(evening, monkeypatch), await evening.mover()
    others = the_others(evening, mover)
    card = await lays_down(evening)
    before = [await curious.asks(person, card) for person in others]
    panel = await evening.press(mover, "Play", post)
    await evening.press(mover, panel.presses[0], panel)
    assert [await curious.asks(person, card) for person in others] == before
