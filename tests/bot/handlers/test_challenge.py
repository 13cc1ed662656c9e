"""The menus on a person and on a message: *Challenge*, *Profile* and *Show this game*."""

from __future__ import annotations

import pytest
import simcord

from bot.ui.custom_id import CustomId
from tests.bot.elsewhere import leave_server
from tests.bot.evening import Evening, Seen
from tests.bot.handlers.test_elsewhere import INVITED


async def on_person(
    evening: Evening, person: simcord.MemberActor, menu: str, target: simcord.MemberActor
) -> Seen:
    return evening._answer(await person.context_menu(evening.channel, menu, target))


async def on_message(evening: Evening, person: simcord.MemberActor, message: Seen) -> Seen:
    where = next(one for one in evening.guild.channels.values() if one.id == message.channel_id)
    return evening._answer(await person.context_menu(where, "Show this game", message.message))


# Challenge


async def test_challenge_asks_for_the_game_and_opens_a_lobby_with_a_seat_for_the_person(
    evening: Evening,
) -> None:
    question = await on_person(evening, evening.ada, "Challenge", evening.boris)
    assert question.is_private
    assert question.text == "Which game do you want to play with **boris**?"
    lobby = await evening.press(evening.ada, "Tikal", question)
    assert not lobby.is_private
    assert lobby.seats[:2] == ["ada · host", "boris · invited, hasn’t joined yet"]
    await evening.join(evening.boris, lobby)
    assert lobby.seats[1] == "boris"


async def test_challenge_to_oneself_or_a_bot_is_refused(evening: Evening) -> None:
    robot = evening.arrive("robot", bot=True)
    alone = await on_person(evening, evening.ada, "Challenge", evening.ada)
    assert alone.text == "You already have a seat at your own table. Invite someone else."
    assert (
        await on_person(evening, evening.ada, "Challenge", robot)
    ).text == "robot is a bot and can’t play."


@pytest.mark.parametrize("path", [(), ("tikal",), ("chess", "1"), ("tikal", "x"), ("tikal", "99")])
async def test_forged_challenge_is_refused_and_opens_no_lobby(
    evening: Evening, path: tuple[str, ...]
) -> None:
    page = await evening.say(evening.ada, "rules")
    answer = await evening.forge(evening.ada, CustomId("challengein", path=path).write(), page)
    gone = "They aren’t on this server any more."
    assert answer.text == gone or answer.text.startswith("I don’t recognise this button.")
    assert (answer.text == gone) == (path == ("tikal", "99"))
    assert evening.posts == []


async def test_challenge_where_the_bot_is_not_installed_gets_an_invitation_link(evening: Evening) -> None:
    leave_server(evening)
    assert INVITED in (await on_person(evening, evening.ada, "Challenge", evening.boris)).text


# Profile


async def test_profile_menu_answers_privately_and_offers_a_challenge(evening: Evening) -> None:
    profile = await on_person(evening, evening.ada, "Profile", evening.boris)
    assert profile.is_private
    assert "boris" in profile.text
    question = await evening.press(evening.ada, "Challenge", profile)
    assert question.text == "Which game do you want to play with **boris**?"


async def test_own_profile_from_the_menu_offers_no_challenge(evening: Evening) -> None:
    assert (await on_person(evening, evening.ada, "Profile", evening.ada)).labels == []


# Show this game


async def test_show_this_game_on_an_old_post_answers_privately_with_the_current_board(
    evening: Evening,
) -> None:
    first = await evening.begin()
    await evening.move((await evening.legal())[0])
    board = await on_message(evening, evening.chen, first)
    assert board.is_private
    assert board.text.startswith(evening.boris.mention), "the board after the move"
    assert "Play" in board.labels
    assert first.labels == [], "an old post has no buttons"


async def test_show_this_game_on_a_lobby_answers_with_a_link_to_the_lobby(evening: Evening) -> None:
    lobby = await evening.open()
    shown = await on_message(evening, evening.chen, lobby)
    assert shown.buttons["Go to lobby"] == lobby.link


async def test_show_this_game_refuses_a_message_without_a_game(evening: Evening) -> None:
    board = await evening.say(evening.ada, "practice", game="lost_cities")
    await evening.ada.send(evening.channel, "hello")
    other = evening.posts[-1]
    assert other.text == "hello"
    assert (await on_message(evening, evening.chen, other)).text.startswith("That message isn’t about a game")
    assert (await on_message(evening, evening.chen, board)).is_private


async def test_show_this_game_on_a_message_with_a_button_of_a_hidden_game_is_refused(
    evening: Evening,
) -> None:
    hidden = evening.hidden_channel(evening.ada, evening.boris)
    await evening.say(evening.ada, "practice", game="lost_cities", where=hidden)
    table = await evening.table(hidden)
    public = await evening.say(evening.ada, "practice", game="lost_cities")
    forged = CustomId("board", table.id).write()
    stored = public.stored
    stored.components = [
        {"type": 1, "components": [{"type": 2, "style": 2, "label": "x", "custom_id": forged}]}
    ]
    assert (await on_message(evening, evening.chen, public)).text.startswith(
        "That message isn’t about a game"
    )
