"""`/help`: pages by task, with buttons that do the task, and the welcome on a new server."""

from __future__ import annotations

from functools import partial

import discord
import pytest
from msgspec.structs import replace as changed

from bot.features.help import ALL, FAIR, OPEN, PRACTISE, START, TIME, TURN, TYPING
from bot.tables.clock import OFF
from bot.ui import sentences
from bot.ui.custom_id import CustomId
from engine.game_registry import games
from tests.bot.evening import Evening, Seen

WAYS_IN = ["Learn", "Practise", "Open a lobby"]
PAGES = ["My games", "My turn", "Time and pings", "Fair play", "All commands"]


async def test_first_help_page_has_three_actions_and_five_pages(evening: Evening) -> None:
    page = await evening.say(evening.chen, "help")
    assert page.is_private
    assert page.text.startswith("### Welcome to the Explorers’ Guild")
    assert page.labels == [*WAYS_IN, *PAGES]
    *_, commands = page.text.splitlines()
    assert (
        commands.startswith("-# The commands people use: `/play` `/practice` ") and commands.count("/") == 10
    )


async def test_help_has_a_support_button_if_a_support_channel_is_configured(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sentences, "_address", "https://discord.gg/CODE")
    page = await evening.say(evening.chen, "help")
    assert page.buttons["Support"] == "https://discord.gg/CODE"
    assert page.labels == [*WAYS_IN, *PAGES, "Support"]


async def test_help_in_direct_messages_offers_no_lobby(evening: Evening) -> None:
    page = await evening.write(evening.chen, "help")
    assert page.labels == ["Learn", "Practise", *PAGES]
    forged = await evening.forge(evening.chen.user, CustomId("open", path=("tikal",)).write(), page)
    assert forged.text == "Games are played in a server’s channels. Use this command there."


async def test_help_page_replaces_the_previous_one(evening: Evening) -> None:
    first = await evening.say(evening.chen, "help")
    for label in [*WAYS_IN, *PAGES[1:]]:
        shown = await evening.press(evening.chen, label, first)
        assert shown.id == first.id, label
        assert not shown.text.startswith("### Welcome"), label
        await evening.press(evening.chen, "‹ Help", first)
        assert first.labels == [*WAYS_IN, *PAGES]


async def test_next_leads_from_my_turn_through_the_help_pages_to_the_commands(evening: Evening) -> None:
    page = await evening.say(evening.chen, "help")
    await evening.press(evening.chen, "My turn", page)
    titles = []
    while "Next ›" in page.labels:
        titles.append(page.text.splitlines()[0])
        await evening.press(evening.chen, "Next ›", page)
    assert titles == ["### When it’s your turn", "### Time and pings", "### Fair play"]
    assert page.text.startswith("### All commands")


async def test_practise_button_in_help_starts_a_public_game_against_one_computer_at_once(
    evening: Evening,
) -> None:
    page = await evening.say(evening.chen, "help")
    await evening.press(evening.chen, "Practise", page)
    begun = await evening.forge(evening.chen, CustomId("practise", path=("lost_cities",)).write(), page)
    assert not begun.is_private
    assert "Lost Cities" in begun.text
    table = await evening.table()
    assert table.is_playing
    assert table.player_of(evening.chen.id) is not None
    assert len(table.players) == 2


async def test_practise_page_has_a_button_for_each_game(evening: Evening) -> None:
    page = await evening.say(evening.chen, "help")
    await evening.press(evening.chen, "Practise", page)
    pressed = [CustomId.read(custom_id) for custom_id in ids(page)]
    offered = [press.path[0] for press in pressed if press and press.verb == "practise"]
    assert offered == list(games())


async def test_open_button_in_help_opens_a_public_lobby_that_others_can_join(evening: Evening) -> None:
    page = await evening.say(evening.chen, "help")
    await evening.press(evening.chen, "Open a lobby", page)
    lobby = await evening.forge(evening.chen, CustomId("open", path=("tikal",)).write(), page)
    assert not lobby.is_private
    assert lobby.seats[0] == "chen · host"
    await evening.join(evening.boris, lobby)
    assert lobby.seats[1] == "boris", "later changes find it"


async def test_forged_practise_or_open_of_an_unknown_game_is_refused(evening: Evening) -> None:
    page = await evening.say(evening.chen, "help")
    for verb in ("practise", "open"):
        for path in ((), ("chess",)):
            answer = await evening.forge(evening.chen, CustomId(verb, path=path).write(), page)
            assert answer.text.startswith("I don’t recognise this button."), (verb, path)
    assert evening.posts == []


async def test_rules_opened_from_help_are_a_new_private_message(evening: Evening) -> None:
    page = await evening.say(evening.chen, "help")
    await evening.press(evening.chen, "Learn", page)
    rules = await evening.forge(evening.chen, CustomId("rules", path=("tikal", "0")).write(), page)
    assert rules.id != page.id
    assert rules.is_private
    assert rules.text.startswith("**Tikal: rules**")


# Buttons by context


@pytest.mark.slow
async def test_help_shows_players_buttons_to_play_undo_see_the_hand_and_resign(evening: Evening) -> None:
    await evening.begin()
    page = await evening.say(evening.ada, "help")
    assert page.labels == ["Play", *WAYS_IN, *PAGES]
    panel = await evening.press(evening.ada, "Play", page)
    assert panel.text == "**Which card do you play or discard?**"
    await evening.press(evening.ada, "My turn", page)
    assert page.labels == ["Undo", "Show me how", "‹ Help", "Show my hand", "Next ›"]
    assert "Your hand" in (await evening.press(evening.boris, "Show my hand", await my_turn(evening))).text
    await evening.press(evening.ada, "Time and pings", await evening.press(evening.ada, "‹ Help", page))
    assert page.labels[-4:] == ["Resign", "‹ Help", "Clocks", "Next ›"]


async def my_turn(evening: Evening) -> Seen:
    return await evening.press(evening.boris, "My turn", await evening.say(evening.boris, "help"))


@pytest.mark.slow
async def test_help_buttons_answer_like_the_commands_undo_resign_and_clock(evening: Evening) -> None:
    await evening.begin()
    page = await evening.press(evening.ada, "My turn", await evening.say(evening.ada, "help"))
    refused = await evening.press(evening.ada, "Undo", page)
    assert refused.text == (await evening.say(evening.ada, "undo")).text
    await evening.press(evening.ada, "Next ›", page)
    asked = await evening.press(evening.ada, "Resign", page)
    assert asked.text == (await evening.say(evening.ada, "resign")).text
    assert asked.labels == ["Yes, resign"]
    assert (await evening.table()).is_playing, "it asks again before anything happens"
    clock = await evening.press(evening.ada, "Clocks", page)
    assert clock.text == (await evening.say(evening.ada, "clock")).text


@pytest.mark.slow
async def test_help_hides_game_buttons_from_onlookers(evening: Evening) -> None:
    await evening.begin()
    page = await evening.press(evening.chen, "My turn", await evening.say(evening.chen, "help"))
    assert page.labels == ["Show me how", "‹ Help", "Next ›"]
    await evening.press(evening.chen, "Next ›", page)
    assert not {"Resign", "Clocks"} & set(page.labels)


async def test_help_tells_onlookers_who_plays_here_with_a_button_to_the_lobby_or_board(
    evening: Evening,
) -> None:
    lobby = await evening.open(opponent=evening.boris)
    gathering = await evening.say(evening.chen, "help")
    assert "**Lost Cities** is about to start here, with **ada** & **boris**." in gathering.text
    assert gathering.buttons["Go to lobby"] == lobby.link
    await evening.start(lobby, evening.boris)
    watching = await evening.say(evening.chen, "help")
    assert "**ada** & **boris** are playing **Lost Cities** here." in watching.text
    board = await evening.press(evening.chen, "Board", watching)
    assert board.text == (await evening.say(evening.chen, "board")).text


async def test_fairness_button_in_help_answers_like_verify_for_the_running_game(evening: Evening) -> None:
    await evening.begin()
    page = await evening.press(evening.chen, "Fair play", await evening.say(evening.chen, "help"))
    proof = await evening.press(evening.chen, "Fairness", page)
    assert proof.text == (await evening.say(evening.chen, "verify")).text


async def test_away_button_in_help_asks_for_a_day_and_becomes_a_back_button(evening: Evening) -> None:
    page = await evening.press(evening.ada, "Time and pings", await evening.say(evening.ada, "help"))
    asked = await evening.press(evening.ada, "Away", page)
    day = list(asked.menu)[2]
    assert (await evening.pick(evening.ada, day, asked)).text.startswith("You’re away until ")
    page = await evening.press(evening.ada, "Time and pings", await evening.say(evening.ada, "help"))
    assert "Away" not in page.labels
    back = await evening.press(evening.ada, "I’m back", page)
    assert back.text == "Welcome back. Your clocks are running again."


@pytest.mark.parametrize(
    ("clock", "told"),
    [
        ("1d", "Each turn has a clock, usually one day a turn."),
        (OFF, "Games here usually have no clock, but can have one."),
    ],
)
async def test_help_names_the_servers_default_clock(evening: Evening, clock: str, told: str) -> None:
    await evening.bot.manager.change_server(evening.guild.id, partial(changed, clock=clock))
    page = await evening.press(evening.ada, "Time and pings", await evening.say(evening.ada, "help"))
    assert told in page.text


async def test_pings_button_in_help_shows_the_notification_settings(evening: Evening) -> None:
    page = await evening.press(evening.ada, "Time and pings", await evening.say(evening.ada, "help"))
    panel = await evening.press(evening.ada, "Pings", page)
    assert panel.text == (await evening.say(evening.ada, "notify")).text


# Contents


async def test_help_page_of_commands_lists_each_command_with_its_description(evening: Evening) -> None:
    page = await evening.press(evening.chen, "All commands", await evening.say(evening.chen, "help"))
    for command in evening.bot.tree.get_commands(type=discord.AppCommandType.chat_input):
        mark = " · also a button" if command.name in ("board", "hand", "log", "verify") else ""
        assert f"`/{command.name}` {command.description}{mark}\n" in page.text + "\n", command.name
    for menu in evening.bot.tree.get_commands(type=discord.AppCommandType.user):
        assert f"*{menu.name}*" in page.text


@pytest.mark.slow
async def test_help_pages_fit_a_message_and_topics_offer_at_most_three_actions(evening: Evening) -> None:
    """Discord accepts 4,000 characters in a message. A phone shows some twenty lines."""
    await evening.begin()
    for name in (START, PRACTISE, OPEN, TURN, TYPING, TIME, FAIR, ALL, "nonsense"):
        page = await evening.forge(evening.ada, CustomId("help", path=(name,)).write())
        assert page.is_private, name
        assert len(page.text) < 4_000, name
        sections = [part for part in page.stored.components[0]["components"] if part["type"] == 9]
        most = {START: 4, "nonsense": 4, PRACTISE: len(games()), OPEN: len(games())}
        assert len(sections) <= most.get(name, 3), name


def ids(message: Seen) -> list[str]:
    """Return the custom ids of all buttons, also of those with equal labels."""
    container = message.stored.components[0]["components"]
    buttons = [part["accessory"] for part in container if "accessory" in part]
    return [button["custom_id"] for button in buttons]
