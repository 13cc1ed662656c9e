"""Hidden information stays hidden: all public text of whole games is checked."""

from __future__ import annotations

from random import Random

import pytest
import simcord

from bot.store.transaction import TableTransaction
from tests.bot.curious import Curious
from tests.bot.eavesdropper import bodies, cards, told
from tests.bot.evening import Evening
from tests.examples import slow

FOR_EVER = 100
"""More turns than a round has."""


async def play_a_while(evening: Evening, turns: int) -> None:
    """Both players use all commands and buttons, in the channel and in direct messages."""
    random = Random(11)
    for number in range(turns):
        if (await evening.position()).result is not None:
            return
        mover, turn = await evening.mover(), await evening.sensible(random)
        panel = evening.direct_message(mover) if number % 3 == 0 else await evening.panel(mover)
        if number % 3 == 2:
            await evening.move(turn)
        else:
            await evening.turn(mover, turn, panel)
        if number % 10 == 0:
            for person in (evening.ada, evening.boris):
                for command in ("hand", "log", "board"):
                    await evening.say(person, command)
                await evening.press(person, "My hand")
                await evening.press(person, "Log")
                await person.autocomplete(evening.channel, "move", "move", "")


@pytest.mark.slow
@pytest.mark.parametrize(
    "begun", [pytest.param(FOR_EVER, id="whole", marks=pytest.mark.slow), pytest.param(12, id="skipping")]
)
async def test_channel_shows_no_hand_drawn_card_or_panel_in_a_whole_game(
    evening: Evening, begun: int
) -> None:
    """The game skips to its last turns after some, since presses are slow."""
    await evening.begin()
    await play_a_while(evening, begun)
    await evening.hurry(left=4)
    await play_a_while(evening, FOR_EVER)
    assert (await evening.position()).result is not None
    public = [told(body) for body in bodies(evening, evening.channel)]
    assert len(public) > len(evening.posts)
    for words in public:
        assert "-hand." not in words, "the picture of a hand"
        assert "draw the" not in words
        assert "Your hand" not in words
        assert "eg:panel" not in words, "a panel names cards"


@pytest.mark.parametrize("turns", [pytest.param(30, marks=pytest.mark.slow), 6])
async def test_channel_names_only_cards_that_were_played_or_discarded(evening: Evening, turns: int) -> None:
    """Cards in posts have been played or discarded. Numbers appear only with a colour."""
    await evening.begin()
    random, open_, read = Random(5), set[str](), 0
    for _ in range(turns):
        turn = await evening.sensible(random)
        await evening.turn(await evening.mover(), turn)
        open_.add(turn.split()[0][1:])
        words = [told(body) for body in bodies(evening, evening.channel)][read:]
        read += len(words)
        assert words
        assert cards(" ".join(words)) <= open_


@pytest.mark.parametrize("turns", [pytest.param(20, marks=pytest.mark.slow), 4])
async def test_direct_message_names_only_own_and_played_cards(evening: Evening, turns: int) -> None:
    await evening.begin()
    random, laid = Random(5), set[str]()
    for _ in range(turns):
        turn = await evening.sensible(random)
        await evening.turn(await evening.mover(), turn)
        laid.add(turn.split()[0][1:])
        position, mover = await evening.position(), await evening.mover()
        hands = position.state.hands
        seat = position.to_move[0]
        message = evening.direct_message(mover)
        words = f"{message.text} {message.pictures} {message.buttons}"
        assert cards(words) <= {*hands[seat], *laid}


@pytest.mark.slow
async def test_buttons_show_an_onlooker_no_hand_and_no_panel(evening: Evening) -> None:
    await evening.begin()
    await evening.move((await evening.legal())[0])
    for label in ["Play", "My hand", "More…"]:
        answer = await evening.press(evening.chen, label)
        assert answer.is_private, label
        assert "lost_cities-hand.jpg" not in answer.pictures, label
        assert "Your hand" not in answer.text, label
        assert "draw the" not in answer.text, label
        assert not any(id_.startswith(("eg:panel", "eg:pick")) for id_ in answer.buttons.values()), label


async def test_panel_in_the_channel_is_visible_only_to_the_player_who_opened_it(evening: Evening) -> None:
    await evening.begin()
    panel = await evening.panel(evening.ada)
    for other in (evening.boris, evening.chen):
        seen = {message.id for message in evening.channel.history(viewer=other)}
        assert panel.id not in seen
    assert panel.id in {message.id for message in evening.channel.history(viewer=evening.ada)}


GAMES = {
    "lost-cities": {"rounds": 1},
    "lost-cities-board": {"length": "short"},
    "tikal": {},
}
SOON = [
    "lost-cities",
    *(pytest.param(game, marks=pytest.mark.slow) for game in ("lost-cities-board", "tikal")),
]


@pytest.mark.slow
@pytest.mark.parametrize("who", [*slow("ada"), "boris", *slow("chen")])
@pytest.mark.parametrize("game", SOON)
async def test_answers_stay_the_same_when_cards_hidden_from_the_asker_are_dealt_again(
    evening: Evening, game: str, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After all hidden cards are dealt again, commands and buttons answer as before."""
    await sit_down(evening, game)
    random, curious = Random(7), Curious(evening, monkeypatch)
    for _ in range(9):
        await evening.move(random.choice(await evening.legal()))
    person, asked = getattr(evening, who), (await evening.legal())[0].split()[0].lstrip("+-")
    answers = await curious.asks(person, asked)
    await deal_anew(evening, person, seed=9)
    assert await curious.asks(person, asked) == answers


async def sit_down(evening: Evening, game: str) -> None:
    await evening.say(evening.ada, f"play {game}", opponent=evening.boris, **GAMES[game])
    await evening.start(evening.post, evening.boris)


async def deal_anew(evening: Evening, person: simcord.MemberActor, seed: int) -> None:
    """Replace all that the player cannot know."""
    position = await evening.position()
    player = position.table.player_of(person.id)
    other = position.game.visibility.resample(position.state, None if player is None else player.seat, seed)
    assert other != position.state
    state = position.game.dump(other)
    await evening.bot.manager.run(TableTransaction.set_columns, position.table.id, state=state)
