"""`/games` lists the user's games on all servers, `/tables` those of this server."""

from __future__ import annotations

import re

import discord
import pytest

from bot.features import absence
from bot.features.table_lists import A_PAGE
from bot.ui.custom_id import CustomId
from tests.bot.evening import DAY, HOUR, Evening, Seen
from tests.bot.named import is_named


async def begin_in(evening: Evening, name: str) -> None:
    """Ada and Boris start a game in another channel too."""
    channel = evening.guild.create_text_channel(name)
    lobby = await evening.say(evening.ada, "play lost-cities", where=channel, opponent=evening.boris)
    await evening.start(lobby, evening.boris)


def lines(answer: Seen) -> list[str]:
    return re.findall(r"^\d+\. .*$", answer.text, flags=re.MULTILINE)


# /games


async def test_empty_list_of_games_is_private_and_says_how_to_start(evening: Evening) -> None:
    answer = await evening.say(evening.ada, "games")
    assert answer.is_private
    assert answer.text.startswith("You’re not playing anywhere right now. /play")


async def test_list_of_games_shows_whose_turn_it_is_and_since_when(evening: Evening) -> None:
    await evening.begin()
    table = await evening.table()
    since = f"<t:{table.turn_at}:R>"
    (line,) = lines(await evening.say(evening.ada, "games"))
    game = f"1. [Lost Cities]({evening.post.link}) with **boris**"
    assert line == f"{game}: **your turn**, last move {since}"
    (line,) = lines(await evening.say(evening.boris, "games"))
    assert line == f"{game.replace('boris', 'ada')}: **ada**’s turn, last move {since}"


async def test_list_of_games_says_to_others_that_the_player_to_move_is_away_until_they_are_back(
    evening: Evening,
) -> None:
    await evening.begin()
    manager = evening.bot.manager
    until = manager.now() + DAY
    await manager.run_for(absence.start_absence, evening.ada.id, until)
    (line,) = lines(await evening.say(evening.boris, "games"))
    assert line.endswith(f" · **ada** is away until <t:{until - 1}:D>.")
    (line,) = lines(await evening.say(evening.ada, "games"))
    assert "away" not in line, "that is no news to herself"
    await evening.pass_time(DAY)
    (line,) = lines(await evening.say(evening.boris, "games"))
    assert "away" not in line


@pytest.mark.slow
async def test_list_of_games_links_the_direct_message_of_a_game_whose_channel_is_gone(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.bot.publisher.channel_deleted((await evening.table()).id)
    for person in (evening.ada, evening.boris):
        message = evening.direct_message(person)
        (line,) = lines(await evening.say(person, "games"))
        assert f"(https://discord.com/channels/@me/{message.channel_id}/{message.id})" in line


async def test_games_in_which_it_is_the_users_turn_come_first(evening: Evening) -> None:
    await evening.begin()
    await evening.move((await evening.legal())[0])
    await evening.pass_time(HOUR)
    await begin_in(evening, "more-games")
    answer = await evening.say(evening.ada, "games")
    assert answer.text.startswith("**Your games** (2) · 1 waiting for you\n")
    first, second = lines(answer)
    assert "your turn" in first
    assert "**boris**’s turn" in second, "though it has waited longer"
    assert answer.labels == ["Play 1"]


@pytest.mark.slow
@pytest.mark.parametrize("command", ["games", "tables"])
async def test_game_whose_rules_are_gone_is_left_out_of_the_list(evening: Evening, command: str) -> None:
    await evening.begin()
    await begin_in(evening, "more-games")
    await evening.remove_rules()
    (line,) = lines(await evening.say(evening.ada, command))
    assert evening.post.link not in line


@pytest.mark.slow
async def test_play_button_of_the_list_opens_the_panel_on_the_server_and_in_direct_messages(
    evening: Evening,
) -> None:
    await evening.begin()
    for answer in (await evening.say(evening.ada, "games"), await evening.write(evening.ada, "games")):
        panel = await evening.press(evening.ada, "Play 1", answer)
        assert panel.is_private
        assert panel.text == "**Which card do you play or discard?**"


@pytest.mark.slow
async def test_game_on_another_server_is_listed_without_a_play_button(evening: Evening) -> None:
    """A press works only on the table's server, so no button is offered elsewhere."""
    await evening.begin()
    elsewhere = evening.env.create_guild("Another guild")
    ada = elsewhere.add_member(evening.ada.user)
    answer = await evening.say(ada, "games", where=elsewhere.create_text_channel("hall"))
    assert "your turn" in answer.text
    assert answer.labels == []


@pytest.mark.slow
async def test_list_of_own_games_is_empty_for_a_user_who_plays_in_none(evening: Evening) -> None:
    await evening.begin()
    assert lines(await evening.say(evening.chen, "games")) == []


@pytest.mark.slow
async def test_list_longer_than_a_page_leads_to_a_next_page(evening: Evening) -> None:
    for number in range(A_PAGE + 1):
        await begin_in(evening, f"games-{number}")
    first = await evening.say(evening.ada, "games")
    assert len(lines(first)) == A_PAGE
    second = await evening.press(evening.ada, "Next", first)
    assert [line[:2] for line in lines(second)] == [f"{A_PAGE + 1}."]
    again = await evening.press(evening.ada, "Previous", second)
    assert len(lines(again)) == A_PAGE


@pytest.mark.slow
async def test_forged_page_of_the_list_of_games_shows_an_existing_page(evening: Evening) -> None:
    await evening.begin()
    shown = await evening.say(evening.ada, "games")
    for page in ["99999", "999999999", "x", "²", ""]:
        answer = await evening.forge(evening.ada, CustomId("games", path=(page,)).write(), shown)
        assert len(lines(answer)) == 1, page


async def test_forged_page_of_the_list_of_games_shows_none_of_another_user(evening: Evening) -> None:
    await evening.begin()
    answer = await evening.forge(evening.chen, CustomId("games", path=("0",)).write())
    assert answer.is_private
    assert lines(answer) == []


# /tables


async def test_list_of_a_server_without_tables_is_answered_privately(evening: Evening) -> None:
    answer = await evening.say(evening.chen, "tables")
    assert answer.is_private
    assert answer.text.startswith("No games in channels you can see.")


@pytest.mark.slow
async def test_server_list_shows_games_and_lobbies(evening: Evening) -> None:
    await evening.begin()
    other = evening.guild.create_text_channel("more-games")
    await evening.say(evening.boris, "play tikal", where=other)
    game, lobby = lines(await evening.say(evening.chen, "tables"))
    assert game.startswith(f"1. [Lost Cities]({evening.post.link}) · **ada**, **boris**: **ada**’s turn")
    assert lobby.startswith("2. [Tikal](")
    assert lobby.endswith(") · **boris** is waiting for players")


async def test_server_list_shows_that_a_full_lobby_waits_only_for_its_start(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    (line,) = lines(await evening.say(evening.chen, "tables"))
    assert line.endswith(") · full, with **ada**, **boris**, but not started yet")
    (own,) = lines(await evening.say(evening.ada, "tables"))
    assert own.endswith(") · full, with **boris**, but not started yet")


@pytest.mark.slow
async def test_list_names_only_the_other_players_of_the_readers_tables(evening: Evening) -> None:
    """Neither in their own list nor in the server's, in lobbies and in games."""
    await evening.begin()
    other = evening.guild.create_text_channel("more-games")
    lobby = await evening.say(evening.boris, "play tikal", where=other)
    game, alone = lines(await evening.say(evening.boris, "tables"))
    assert game.startswith(f"1. [Lost Cities]({evening.post.link}) with **ada**: **ada**’s turn")
    assert alone.endswith(") · you’re waiting for players")
    await evening.join(evening.chen, lobby)
    _, together = lines(await evening.say(evening.boris, "tables"))
    assert together.endswith(") · you and **chen** are waiting for players")
    (own,) = lines(await evening.say(evening.ada, "games"))
    assert not is_named("ada", own)
    (here, _) = lines(await evening.say(evening.ada, "tables"))
    assert ") with **boris**: **your turn**" in here


async def test_server_list_shows_tables_only_to_members_who_see_their_channel(evening: Evening) -> None:
    hidden = evening.hidden_channel(evening.ada)
    await evening.say(evening.ada, "play lost-cities", where=hidden)
    assert lines(await evening.say(evening.chen, "tables")) == []
    assert len(lines(await evening.say(evening.ada, "tables"))) == 1


@pytest.mark.slow
async def test_finished_games_are_in_neither_the_list_of_games_nor_of_tables(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    assert lines(await evening.say(evening.ada, "games")) == []
    assert lines(await evening.say(evening.chen, "tables")) == []


async def test_list_of_tables_checks_permissions_only_in_channels_with_tables(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server may have hundreds of channels, and permissions take long to compute."""
    places = [evening.guild.create_text_channel(f"room-{number}") for number in range(20)]
    await begin_in(evening, "games-2")
    looked_at = set[int]()
    compute = discord.TextChannel.permissions_for

    def note(channel: discord.TextChannel, who: discord.Member) -> discord.Permissions:
        looked_at.add(channel.id)
        return compute(channel, who)

    monkeypatch.setattr(discord.TextChannel, "permissions_for", note)
    assert len(lines(await evening.say(evening.chen, "tables"))) == 1
    assert looked_at.isdisjoint(place.id for place in places)
