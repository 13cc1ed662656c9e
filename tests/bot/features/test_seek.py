"""`/seek`: searches that stand for a week, their matches, partners, and what others learn of them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import discord
import pytest
import simcord
from simcord.components import walk_components
from simcord.enums import ComponentType

from bot.features import absence, barred, blocks
from bot.features.privacy import personal_data
from bot.features.seek import pairing, seek_queries
from bot.features.seek.pairing import find_group
from bot.features.seek.seek_jobs import schedule_question
from bot.features.seek.seek_queries import Seek
from bot.store import Table, table_queries
from bot.tables import operator
from bot.tables.proposal import Person
from bot.ui.custom_id import CustomId
from tests.bot.evening import DAY, HOUR, MINUTE, Evening, Seen, Tap
from tests.bot.features.test_hall import hall, message, renewed

Actor = simcord.MemberActor
__all__ = ["hall"]
LOOK = "Look for players"


def seek(user_id: int, **about: Any) -> Seek:
    """Return a search of Lost Cities, by default with anyone."""
    usual: dict[str, Any] = {
        "guild_id": 1,
        "user_id": user_id,
        "game": "lost_cities",
        "name": f"user {user_id}",
        "clock": "3d",
        "rated": True,
        "near": False,
        "seats": 0,
        "partner_id": None,
        "partner_name": "",
        "has_accepted": True,
        "channel_id": 2,
        "language": "en",
        "created_at": user_id,
        "expires_at": 10**10,
    }
    return Seek(**{**usual, **about})


async def look(evening: Evening, person: Actor, **options: Any) -> Seen:
    """Search with what the panel of `/seek` shows first. Return the answer."""
    return await evening.press(person, LOOK, await evening.say(person, "seek", **options))


def play_press(shown: Seen) -> str:
    """Return the custom id of the first *Play* at a search in a hall."""
    ids = (str(part.get("custom_id")) for part in walk_components(shown.stored.components))
    return next(one for one in ids if one.startswith("eg:seekplay:"))


async def searches(evening: Evening) -> list[Seek]:
    return await evening.bot.manager.store.read(seek_queries.seeks_on, evening.guild.id)


async def tables(evening: Evening) -> list[Table]:
    return list(await evening.bot.manager.store.read(table_queries.live_on_server, evening.guild.id))


def found(evening: Evening, person: Actor) -> list[Seen]:
    """Return the direct messages to a person about tables."""
    return [one for one in evening.direct_messages(person) if "Lost Cities" in one.text]


# Matching


def test_two_searches_on_the_same_terms_match() -> None:
    one, two = seek(1), seek(2)
    assert find_group(two, [one], pairing.have_same_terms) == (one, two)


@pytest.mark.parametrize("other", [{"clock": "1d"}, {"rated": False}, {"game": "tikal"}])
def test_searches_on_other_terms_do_not_match(other: dict[str, Any]) -> None:
    assert find_group(seek(2), [seek(1, **other)], pairing.have_same_terms) is None


def test_pairs_search_matches_only_searches_that_fill_exactly_the_seats_it_wants() -> None:
    pair = seek(1, seats=3, partner_id=11)
    four = seek(2, seats=4, partner_id=12)
    alone, last = seek(3), seek(4)
    fits = pairing.have_same_terms
    assert find_group(four, [pair], fits) is None, "one wants three seats, the other four"
    assert find_group(alone, [pair], fits) == (pair, alone)
    assert find_group(last, [four], fits) is None, "a seat remains free"
    assert find_group(last, [four, alone], fits) == (four, alone, last)
    assert find_group(four, [seek(5, seats=4, partner_id=15)], fits) == (
        four,
        seek(5, seats=4, partner_id=15),
    )


def test_search_that_fits_none_of_a_hundred_is_compared_once_with_each() -> None:
    compared = list[int]()

    def fits(other: Seek, one: Seek) -> bool:
        compared.append(other.user_id)
        return False

    assert find_group(seek(1), [seek(number) for number in range(2, 102)], fits) is None
    assert compared == [*range(2, 102)]


def test_own_search_of_a_partner_does_not_match_their_pairs_search() -> None:
    assert find_group(seek(11), [seek(1, seats=3, partner_id=11)], pairing.have_same_terms) is None


def test_search_for_ones_level_matches_ratings_at_most_200_apart() -> None:
    near, far = {1: 1000, 2: 1200}, {1: 1000, 2: 1201}
    assert pairing.are_near(seek(1, near=True), seek(2), near)
    assert not pairing.are_near(seek(1, near=True), seek(2), far)
    assert pairing.are_near(seek(1), seek(2), far)


# Searching and playing


@pytest.mark.slow
async def test_match_of_two_searches_becomes_a_game_in_a_thread_with_one_dm_each(
    evening: Evening,
) -> None:
    panel = await evening.say(evening.ada, "seek")
    assert panel.is_private
    assert panel.labels == [LOOK, "We’re two…"]
    assert panel.chosen == ["Lost Cities", "3 days a turn", "Rated · with anyone"]
    stands = await evening.press(evening.ada, LOOK, panel)
    assert stands.id == panel.id
    assert stands.text.startswith("You’re looking for players for **Lost Cities** (3 days a turn · rated)")
    assert evening.posts == []
    answer = await look(evening, evening.boris)
    assert answer.is_private
    assert answer.text == "You play **Lost Cities** with **ada**. The game has started!"
    (table,) = await tables(evening)
    assert table.is_playing
    assert table.parent_id == evening.channel.id
    assert table.host_id == evening.ada.id
    assert (table.clock, table.rated) == ("3d", True)
    assert answer.buttons["Go to table"].startswith(
        f"https://discord.com/channels/{evening.guild.id}/{table.channel_id}"
    )
    await evening.finish()
    assert await searches(evening) == []
    for person in (evening.ada, evening.boris):
        assert len(found(evening, person)) == 1, "each has one direct message about the game"
    await evening.pass_time(HOUR)
    for person in (evening.ada, evening.boris):
        assert len(found(evening, person)) == 1


async def test_waiting_searcher_is_pinged_once_when_matched(evening: Evening) -> None:
    await look(evening, evening.ada)
    sounds = list[bool]()
    sent = evening.env.backend.emit

    def hear(event: str, payload: Any, *more: Any, **about: Any) -> None:
        if event == "MESSAGE_CREATE" and int(payload["channel_id"]) == evening.ada.user.dm_channel.id:
            sounds.append(not payload["flags"] & discord.MessageFlags.suppress_notifications.flag)
        sent(event, payload, *more, **about)

    evening.env.backend.emit = hear
    await look(evening, evening.boris)
    await evening.pass_time(10 * MINUTE)
    assert sounds.count(True) == 1


async def test_first_searcher_is_offered_a_computer_and_the_daily_deal_until_another_looks(
    evening: Evening,
) -> None:
    stands = await look(evening, evening.ada)
    assert "No one else is looking right now." in stands.text
    assert stands.labels == ["Play a computer", "Today’s deal", "My searches (1)"]
    panel = await evening.pick(evening.boris, "one day a turn", await evening.say(evening.boris, "seek"))
    assert "1. **ada** · **Lost Cities** · 3 days a turn · rated" in panel.text
    other = await evening.press(evening.boris, LOOK, panel)
    assert "No one else" not in other.text
    assert other.labels == ["My searches (1)"]
    assert await tables(evening) == []


async def test_answer_to_a_second_search_counts_both(evening: Evening) -> None:
    await look(evening, evening.ada)
    panel = await evening.pick(evening.ada, "Tikal", await evening.say(evening.ada, "seek"))
    stands = await evening.press(evening.ada, LOOK, panel)
    assert "My searches (2)" in stands.labels


async def test_play_button_in_the_seek_panel_joins_the_search_of_another(evening: Evening) -> None:
    await look(evening, evening.ada)
    answer = await evening.press(evening.boris, "Play 1", await evening.say(evening.boris, "seek"))
    assert answer.text == "You play **Lost Cities** with **ada**. The game has started!"
    (table,) = await tables(evening)
    assert {one.name for one in table.players} == {"ada", "boris"}


async def test_play_joins_the_chosen_search_before_an_older_one_like_it(evening: Evening) -> None:
    await evening.bot.manager.run_for(blocks.block, evening.ada.id, Person(evening.boris.id, "boris"))
    await look(evening, evening.ada)
    await evening.pass_time(MINUTE)
    await look(evening, evening.boris)
    panel = await evening.say(evening.chen, "seek")
    press = CustomId("seekplay", path=(str(evening.boris.id), "lost_cities")).write()
    for _ in range(2):
        answer = await evening.forge(evening.chen, press, panel)
        assert answer.text == "You play **Lost Cities** with **boris**. The game has started!"
    (table,) = await tables(evening)
    assert {one.name for one in table.players} == {"boris", "chen"}


async def test_newcomers_who_look_for_their_level_find_each_other(evening: Evening) -> None:
    for person in (evening.ada, evening.boris):
        panel = await evening.say(person, "seek")
        await evening.press(
            person, LOOK, await evening.pick(person, "Rated · people of about my level", panel)
        )
    (table,) = await tables(evening)
    assert {one.name for one in table.players} == {"ada", "boris"}


async def test_seek_panel_is_preset_with_the_game_clock_and_rating_the_user_last_played(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    lobby = await evening.say(evening.ada, "play tikal", opponent=evening.boris, clock="1d", rated=False)
    await evening.start(lobby, evening.boris)
    panel = await evening.say(evening.boris, "seek")
    assert panel.chosen == ["Tikal", "one day a turn", "Not rated · with anyone"]


async def test_seek_panel_after_a_game_against_computers_is_preset_with_the_last_game_between_people(
    evening: Evening,
) -> None:
    await evening.begin(clock="1d")
    await evening.resign(evening.ada)
    await evening.say(evening.ada, "practice", game="tikal")
    panel = await evening.say(evening.ada, "seek")
    assert panel.chosen == ["Lost Cities", "one day a turn", "Rated · with anyone"]


async def test_seek_panel_after_a_cancelled_lobby_is_preset_with_the_last_game_that_started(
    evening: Evening,
) -> None:
    await evening.begin(clock="1d")
    await evening.resign(evening.ada)
    await evening.cancel(evening.ada, await evening.say(evening.ada, "play tikal", clock="7d"))
    panel = await evening.say(evening.ada, "seek")
    assert panel.chosen == ["Lost Cities", "one day a turn", "Rated · with anyone"]


async def test_repeated_taps_on_search_open_one_table(evening: Evening) -> None:
    await look(evening, evening.ada)
    panel = await evening.say(evening.boris, "seek")
    press = panel.buttons[LOOK]
    await evening.tap(*[Tap(evening.boris, panel, press)] * 2)
    await evening.tap(Tap(evening.boris, panel, press))
    assert len(await tables(evening)) == 1
    assert await searches(evening) == []


async def test_search_on_a_panel_older_than_the_last_match_is_placed(evening: Evening) -> None:
    old = await evening.say(evening.ada, "seek")
    await look(evening, evening.ada)
    await look(evening, evening.boris)
    await evening.pass_time(2 * MINUTE)
    stands = await evening.press(evening.ada, LOOK, old)
    assert stands.text.startswith("You’re looking for players for **Lost Cities**")


async def test_search_does_not_cancel_a_lobby_that_its_user_has_opened_since(evening: Evening) -> None:
    panel = await evening.say(evening.ada, "seek")
    lobby = await evening.open()
    stands = await evening.press(evening.ada, LOOK, panel)
    assert stands.text.startswith("You’re looking for players for **Lost Cities**")
    (table,) = await tables(evening)
    assert table.in_lobby, "it still waits for its players"
    assert "cancelled" not in lobby.text
    assert [one.name for one in await searches(evening)] == ["ada"]


@pytest.mark.slow
async def test_two_people_who_join_a_search_at_once_get_one_table_and_one_refusal(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await look(evening, evening.ada)
    shown = await renewed(evening, hall)
    press = play_press(shown)
    answers = await evening.tap(Tap(evening.boris, shown, press), Tap(evening.chen, shown, press))
    assert sorted("The game has started!" in one.text for one in answers) == [False, True]
    assert any(one.text.startswith("That search is over.") for one in answers)
    assert len(await tables(evening)) == 1


async def test_two_matching_searches_at_once_become_one_table(evening: Evening) -> None:
    panels = [(one, await evening.say(one, "seek")) for one in (evening.ada, evening.boris)]
    await evening.tap(*(Tap(one, panel, panel.buttons[LOOK]) for one, panel in panels))
    await evening.pass_time(3 * MINUTE)
    assert len(await tables(evening)) == 1
    assert await searches(evening) == []


@pytest.mark.slow
@pytest.mark.parametrize("step", ["thread", "settled"])
async def test_restart_between_match_and_game_repeats_no_thread_and_no_ping(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """The thread is created once, and each is notified once."""
    await look(evening, evening.ada)
    service = evening.bot.manager.lobbies
    broken = "settle" if step == "thread" else "start"

    async def fail(*given: Any) -> None:
        raise OSError("killed")

    monkeypatch.setattr(service, broken, fail)
    answer = await look(evening, evening.boris)
    assert answer.text == "You play **Lost Cities** with **ada**. I’ll send you the link in a moment."
    monkeypatch.undo()
    await evening.restart()
    await evening.pass_time(5 * MINUTE)
    (table,) = await tables(evening)
    assert table.is_playing
    assert await searches(evening) == []
    threads = [one for one in evening.env.backend.channels.values() if one.parent_id == evening.channel.id]
    assert len(threads) == 1
    assert [one.is_silent for one in found(evening, evening.ada)] == [False]
    assert sum(not one.is_silent for one in found(evening, evening.boris)) <= 1, "his turn"


@pytest.mark.slow
async def test_searches_whose_thread_discord_refused_stand_again_and_match_later(evening: Evening) -> None:
    await look(evening, evening.ada)
    evening.env.inject_error("POST", f"/channels/{evening.channel.id}/threads", status=403, code=50013)
    await look(evening, evening.boris)
    assert await tables(evening) == []
    assert [one.table_id for one in await searches(evening)] == [None, None]
    await evening.pass_time(2 * HOUR)
    assert len(await tables(evening)) == 1


async def test_game_that_its_host_starts_while_the_table_opens_leaves_no_searches(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await look(evening, evening.ada)
    lobbies = evening.bot.manager.lobbies
    start = lobbies.start

    async def start_twice(table_id: int, host_id: int) -> Table:
        await start(table_id, host_id)
        return await start(table_id, host_id)

    monkeypatch.setattr(lobbies, "start", start_twice)
    await look(evening, evening.boris)
    assert [table.is_playing for table in await tables(evening)] == [True]
    assert await searches(evening) == []


async def test_searcher_without_direct_messages_is_mentioned_in_the_games_thread(evening: Evening) -> None:
    await look(evening, evening.ada)
    path = f"/channels/{evening.ada.user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=403, code=50007, times=None)
    await look(evening, evening.boris)
    (table,) = await tables(evening)
    posts = [
        Seen(evening.env, table.channel_id, one) for one in evening.env.backend.messages[table.channel_id]
    ]
    assert [one.notified for one in posts if "I’ve found players" in one.text] == [{evening.ada.id}]


# Who is not paired


@pytest.mark.slow
async def test_blocked_pair_is_neither_shown_to_each_other_nor_matched_nor_given_a_reason(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await evening.bot.manager.run_for(blocks.block, evening.ada.id, Person(evening.boris.id, "boris"))
    await look(evening, evening.ada)
    panel = await evening.say(evening.boris, "seek")
    assert "ada" not in panel.text
    stands = await evening.press(evening.boris, LOOK, panel)
    assert stands.text.startswith("You’re looking for players")
    press = CustomId("seekplay", path=(str(evening.ada.id), "lost_cities")).write()
    for person, other in ((evening.boris, evening.ada), (evening.ada, evening.boris)):
        press = CustomId("seekplay", path=(str(other.id), "lost_cities")).write()
        answer = await evening.forge(person, press, message(evening, hall))
        assert answer.text.startswith("There’s no seat for you at this table.")
    await evening.pass_time(2 * HOUR)
    assert await tables(evening) == []
    assert (await look(evening, evening.chen)).text.startswith("You play **Lost Cities** with **ada**")


async def test_barred_member_cannot_search_and_their_search_matches_no_one(evening: Evening) -> None:
    await look(evening, evening.ada)
    await evening.bot.manager.store.write(barred.bar, evening.guild.id, Person(evening.ada.id, "ada"))
    assert "ada" not in (await evening.say(evening.boris, "seek")).text
    await look(evening, evening.boris)
    assert await tables(evening) == []
    refused = await look(evening, evening.ada)
    assert refused.text.startswith("This server’s managers don’t let you open tables here.")


async def test_away_searcher_is_neither_shown_nor_matched_until_the_absence_ends(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await look(evening, evening.ada)
    stale = play_press(await renewed(evening, hall))
    await evening.bot.manager.run_for(
        absence.start_absence, evening.ada.id, evening.bot.manager.now() + 10 * MINUTE
    )
    assert "ada" not in (await evening.say(evening.boris, "seek")).text
    gone = await evening.forge(evening.boris, stale, message(evening, hall))
    assert gone.text.startswith("That search is over.")
    await look(evening, evening.boris)
    assert await tables(evening) == []
    await evening.pass_time(HOUR + 5 * MINUTE)
    (table,) = await tables(evening)
    assert {one.name for one in table.players} == {"ada", "boris"}


@pytest.mark.slow
async def test_hall_drops_within_the_hour_the_search_of_someone_who_begins_an_absence(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await look(evening, evening.ada)
    await evening.pass_time(5 * MINUTE)
    assert "ada" in message(evening, hall).text
    await evening.bot.manager.run_for(
        absence.start_absence, evening.ada.id, evening.bot.manager.now() + 2 * DAY
    )
    await evening.pass_time(HOUR + 5 * MINUTE)
    assert "ada" not in message(evening, hall).text


async def test_search_placed_during_an_absence_is_matched(evening: Evening) -> None:
    await evening.bot.manager.run_for(
        absence.start_absence, evening.ada.id, evening.bot.manager.now() + 2 * DAY
    )
    await evening.pass_time(HOUR)
    await look(evening, evening.ada)
    assert (await look(evening, evening.boris)).text.startswith("You play **Lost Cities** with **ada**")


async def test_search_of_someone_whom_the_operator_refuses_is_not_offered(evening: Evening) -> None:
    await look(evening, evening.ada)
    refused = operator.Decisions({operator.refusal_key(operator.PERSON, evening.ada.id): operator.Refusal()})
    await evening.bot.manager.store.write(operator.change, lambda before: refused)
    panel = await evening.say(evening.boris, "seek")
    assert "ada" not in panel.text
    press = CustomId("seekplay", path=(str(evening.ada.id), "lost_cities")).write()
    gone = await evening.forge(evening.boris, press, panel)
    assert gone.text.startswith("That search is over.")


async def test_searcher_who_left_the_server_is_removed_and_not_matched(evening: Evening) -> None:
    await look(evening, evening.ada)
    evening.guild.remove_member(evening.ada)
    stands = await look(evening, evening.boris)
    assert stands.text.startswith("You’re looking for players")
    assert [one.name for one in await searches(evening)] == ["boris"]


async def test_matched_table_is_opened_in_a_channel_that_all_its_people_can_read(evening: Evening) -> None:
    hidden = evening.hidden_channel(evening.ada)
    await look(evening, evening.ada, where=hidden)
    await look(evening, evening.boris)
    (table,) = await tables(evening)
    assert table.parent_id == evening.channel.id


async def test_searchers_without_a_common_channel_are_not_matched(evening: Evening) -> None:
    mine, theirs = evening.hidden_channel(evening.ada), evening.hidden_channel(evening.boris)
    await look(evening, evening.ada, where=mine)
    stands = await look(evening, evening.boris, where=theirs)
    assert stands.text.startswith("You’re looking for players")
    assert await tables(evening) == []


async def test_play_at_a_search_without_a_common_channel_is_refused_and_the_search_stays(
    evening: Evening,
) -> None:
    mine, theirs = evening.hidden_channel(evening.ada), evening.hidden_channel(evening.boris)
    await look(evening, evening.ada, where=mine)
    panel = await evening.say(evening.boris, "seek", where=theirs)
    refused = await evening.press(evening.boris, "Play 1", panel)
    assert refused.text.startswith("I can’t open a thread here for a game."), "the search isn’t over"
    assert [one.user_id for one in await searches(evening)] == [evening.ada.id]


async def test_search_is_refused_where_the_bot_cannot_open_threads(evening: Evening) -> None:
    evening.forbid("create_public_threads")
    evening.env.backend.announce_channel_update(evening.channel.id)
    refused = await look(evening, evening.ada)
    assert refused.text.startswith("I can’t open a thread here for a game.")
    assert await searches(evening) == []


async def test_searches_of_another_server_do_not_match(evening: Evening) -> None:
    await look(evening, evening.ada)
    (mine,) = await searches(evening)
    await evening.bot.manager.store.write(
        seek_queries.write_seek, replace(mine, guild_id=7, user_id=evening.chen.id, name="chen")
    )
    await look(evening, evening.boris)
    (table,) = await tables(evening)
    assert {one.name for one in table.players} == {"ada", "boris"}


# Partners


async def pair(evening: Evening, label: str = "Look for one more") -> Seen:
    """Ada searches with Chen as her partner. Return the answer."""
    panel = await evening.press(evening.ada, "We’re two…", await evening.say(evening.ada, "seek"))
    assert panel.chosen[0] == "Lost Cities: The Board Game", "the first game for three"
    (menu,) = user_menus(panel)
    (panel,) = await evening.tap(Tap(evening.ada, panel, menu, (str(evening.chen.id),)))
    return await evening.press(evening.ada, label, panel)


def user_menus(shown: Seen) -> list[str]:
    """Return the custom ids of a message's menus of members."""
    return [
        part["custom_id"]
        for part in walk_components(shown.stored.components)
        if part["type"] == ComponentType.USER_SELECT
    ]


async def test_pair_is_shown_once_the_partner_accepts_and_a_third_player_starts_the_game(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    asked = await pair(evening)
    assert asked.text.startswith("I’m asking **chen** by DM.")
    await evening.finish()
    question = evening.direct_message(evening.chen)
    assert "**ada** wants to play **Lost Cities: The Board Game** with you and one more" in question.text
    assert (await look_at(evening, hall)).count("ada") == 0, "not before the partner has accepted"
    accepted = await evening.press(evening.chen, "Accept", question)
    assert accepted.text.startswith("You play **Lost Cities: The Board Game** with **ada**, as soon as")
    assert "ada & chen · **Lost Cities: The Board Game**" in await look_at(evening, hall)
    shown = message(evening, hall)
    answer = await evening.forge(evening.boris, play_press(shown), shown)
    assert "The game has started!" in answer.text
    (table,) = await tables(evening)
    assert {one.name for one in table.players} == {"ada", "boris", "chen"}


@pytest.mark.slow
async def test_pair_is_not_matched_once_one_has_blocked_the_other(evening: Evening) -> None:
    await pair(evening)
    await evening.finish()
    await evening.press(evening.chen, "Accept", evening.direct_message(evening.chen))
    await evening.bot.manager.run_for(blocks.block, evening.chen.id, Person(evening.ada.id, "ada"))
    panel = await evening.say(evening.boris, "seek")
    assert "ada" not in panel.text
    press = CustomId("seekplay", path=(str(evening.ada.id), "lost_cities_board")).write()
    await evening.forge(evening.boris, press, panel)
    await evening.pass_time(2 * HOUR)
    assert await tables(evening) == []


async def look_at(evening: Evening, hall: simcord.ChannelHandle) -> str:
    return (await renewed(evening, hall)).text


@pytest.mark.slow
async def test_pair_that_looks_for_two_more_plays_once_both_have_joined(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await pair(evening, "Look for two more")
    await evening.finish()
    await evening.press(evening.chen, "Accept", evening.direct_message(evening.chen))
    shown = await renewed(evening, hall)
    stands = await evening.forge(evening.boris, play_press(shown), shown)
    assert stands.text.startswith("You’re looking for players")
    assert await tables(evening) == []
    last = evening.arrive("edith")
    answer = await evening.forge(last, play_press(shown), shown)
    assert "The game has started!" in answer.text
    (table,) = await tables(evening)
    assert len(table.players) == 4


@pytest.mark.slow
async def test_third_player_who_presses_a_pairs_play_joins_it_rather_than_an_older_search(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    edith = evening.arrive("edith")
    here = {"guild_id": evening.guild.id, "channel_id": evening.channel.id, "game": "lost_cities_board"}
    older = seek(edith.id, name="edith", created_at=0, **here)
    await pair(evening, "Look for two more")
    await evening.finish()
    await evening.press(evening.chen, "Accept", evening.direct_message(evening.chen))
    shown = await renewed(evening, hall)
    await evening.bot.manager.store.write(seek_queries.write_seek, older)
    answer = await evening.forge(evening.boris, play_press(shown), shown)
    assert "The game has started!" in answer.text
    (table,) = await tables(evening)
    assert len(table.players) == 4


async def test_partner_who_declines_ends_the_search_and_cannot_be_asked_again_that_day(
    evening: Evening,
) -> None:
    await pair(evening)
    await evening.finish()
    answer = await evening.press(evening.chen, "Decline", evening.direct_message(evening.chen))
    assert "this time" in answer.text
    mine = await evening.press(evening.ada, "My searches", await evening.say(evening.ada, "games"))
    assert "**chen** didn’t accept" in mine.text
    refused = await evening.press(evening.ada, "We’re two…", await evening.say(evening.ada, "seek"))
    (menu,) = user_menus(refused)
    (again,) = await evening.tap(Tap(evening.ada, refused, menu, (str(evening.chen.id),)))
    assert again.text.startswith("chen isn’t taking invitations from you right now.")


@pytest.mark.slow
async def test_search_with_a_partner_continues_when_its_user_joins_another_search(evening: Evening) -> None:
    """The partner expects a game, and learns nothing of the other one."""
    edith = evening.arrive("edith")
    here = {"guild_id": evening.guild.id, "channel_id": evening.channel.id, "game": "lost_cities_board"}
    await pair(evening)
    await evening.finish()
    await evening.press(evening.chen, "Accept", evening.direct_message(evening.chen))
    await evening.bot.manager.store.write(seek_queries.write_seek, seek(edith.id, name="edith", **here))
    panel = await evening.say(evening.ada, "seek")
    press = CustomId("seekplay", path=(str(edith.id), "lost_cities_board")).write()
    answer = await evening.forge(evening.ada, press, panel)
    assert "The game has started!" in answer.text
    assert [(one.user_id, one.partner_id) for one in await searches(evening)] == [
        (evening.ada.id, evening.chen.id)
    ]


@pytest.mark.slow
async def test_search_with_a_partner_is_replaced_neither_by_an_own_search_nor_by_joining_another_pair(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    """Neither by an own one, nor when its user joins a table that stays incomplete."""
    edith, chen = evening.arrive("edith"), evening.chen
    here = {"guild_id": evening.guild.id, "channel_id": evening.channel.id, "game": "lost_cities_board"}
    partner = {"partner_id": 77, "partner_name": "faye", "seats": 4}
    theirs = seek(edith.id, name="edith", **here, **partner)
    await evening.bot.manager.store.write(seek_queries.write_seek, theirs)
    await pair(evening)
    alone = await evening.pick(
        evening.ada, "Lost Cities: The Board Game", await evening.say(evening.ada, "seek")
    )
    press = CustomId("seekplay", path=(str(edith.id), "lost_cities_board")).write()
    before = await searches(evening)
    for press_once in (partial(evening.press, evening.ada, LOOK), partial(evening.forge, evening.ada, press)):
        assert (await press_once(alone)).text.startswith("chen hasn’t answered yet.")
    await evening.finish()
    await evening.press(chen, "Accept", evening.direct_message(chen))
    for press_once in (partial(evening.press, evening.ada, LOOK), partial(evening.forge, evening.ada, press)):
        assert (await press_once(alone)).text.startswith("chen plays along in your search for this game.")
    assert [one.user_ids for one in await searches(evening)] == [one.user_ids for one in before]


async def test_strangers_cannot_answer_for_a_partner(evening: Evening) -> None:
    await pair(evening)
    press = CustomId(
        "seekpartner", path=("yes", str(evening.guild.id), str(evening.ada.id), "lost_cities_board")
    )
    panel = await evening.say(evening.boris, "seek")
    answer = await evening.forge(evening.boris, press.write(), panel)
    assert answer.text.startswith("That search is over.")
    assert [one.has_accepted for one in await searches(evening)] == [False]


@pytest.mark.slow
async def test_question_sent_to_a_partner_is_not_repeated_after_a_restart(evening: Evening) -> None:
    await pair(evening)
    await evening.finish()
    await evening.restart()
    await evening.pass_time(HOUR)
    assert sum("wants to play" in one.text for one in evening.direct_messages(evening.chen)) == 1


# The list, the end, the hall


async def test_search_is_listed_under_games_and_can_be_taken_back_there(evening: Evening) -> None:
    await look(evening, evening.ada)
    games = await evening.say(evening.ada, "games")
    page = await evening.press(evening.ada, "My searches (1)", games)
    assert "Lost Cities (3 days a turn · rated): until <t:" in page.text
    gone = await evening.pick(evening.ada, "Lost Cities · ada", page)
    assert gone.text.startswith("You aren’t looking for players now.")
    assert await searches(evening) == []


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_search_without_a_match_ends_after_a_week_without_a_message_and_is_later_removed(
    evening: Evening, hourly: None, hall: simcord.ChannelHandle
) -> None:
    await look(evening, evening.ada)
    await evening.pass_time(HOUR)
    assert "ada · **Lost Cities**" in message(evening, hall).text
    before = len(evening.direct_messages(evening.ada))
    await evening.skip_time(8 * DAY, pace=6)
    await evening.finish()
    assert "ada · " not in message(evening, hall).text
    page = await evening.press(evening.ada, "My searches", await evening.say(evening.ada, "games"))
    assert "without a match" in page.text
    assert len(evening.direct_messages(evening.ada)) == before
    await evening.skip_time(8 * DAY, pace=6)
    assert await searches(evening) == []


async def test_play_at_ones_own_search_in_the_hall_opens_the_list_of_searches(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await look(evening, evening.ada)
    shown = await renewed(evening, hall)
    answer = await evening.forge(evening.ada, play_press(shown), shown)
    assert answer.is_private
    assert answer.text.startswith("**Searches for players**")


@pytest.mark.slow
async def test_partner_who_presses_play_at_the_pairs_search_sees_the_list(
    evening: Evening, hall: simcord.ChannelHandle
) -> None:
    await pair(evening)
    await evening.finish()
    await evening.press(evening.chen, "Accept", evening.direct_message(evening.chen))
    shown = await renewed(evening, hall)
    answer = await evening.forge(evening.chen, play_press(shown), shown)
    assert answer.text.startswith("**Searches for players**")


@pytest.mark.slow
async def test_hall_has_buttons_for_two_of_five_searches_and_four_of_six_lobbies_and_counts_the_rest(
    evening: Evening, hall: simcord.ChannelHandle, keeper: Actor
) -> None:
    page = await evening.say(keeper, "settings")
    await keeper.select(page.message, ["on"], custom_id=CustomId("server", path=("cup",)).write())
    await look(evening, evening.ada)
    (mine,) = await searches(evening)
    for number, clock in enumerate(("1h", "12h", "1d", "7d")):
        other = replace(mine, user_id=1000 + number, name=f"other {number}", clock=clock)
        await evening.bot.manager.store.write(seek_queries.write_seek, other)
    for number in range(6):
        channel = evening.guild.create_text_channel(f"games-{number}")
        await evening.say(evening.boris, "play lost-cities", where=channel)
    await evening.begin()
    shown = await renewed(evening, hall)
    labels = [part.get("label") for part in walk_components(shown.stored.components)]
    assert labels.count("Play") == 4, "two searches, the daily deal and the cup"
    assert "and 3 more" in shown.text
    assert labels.count("Join") == 4
    assert "and 2 more" in shown.text


# Forged presses, limits, privacy


@pytest.mark.parametrize(
    "press",
    [
        CustomId("seekplace", path=("chess", "4", "ra", "0", "1", "0")),
        CustomId("seekplace", path=("lost_cities", "99", "ra", "0", "1", "0")),
        CustomId("seekplace", path=("lost_cities", "4", "zz", "0", "1", "0")),
        CustomId("seekplace", path=("lost_cities", "4", "ra", "x", "1", "3")),
        CustomId("seekplace", path=("lost_cities_board", "4", "ra", "0", "1")),
        CustomId("seekplace"),
        CustomId("seekset", path=("colour", "lost_cities", "4", "ra", "0", "1")),
        CustomId("seekset", path=("game",)),
        CustomId("seekplay", path=("x", "lost_cities")),
        CustomId("seekplay"),
        CustomId("seekpartner", path=("perhaps", "1", "2", "lost_cities")),
        CustomId("seekpartner"),
    ],
    ids=lambda press: press.write(),
)
async def test_forged_search_press_is_answered_privately_and_places_no_search(
    evening: Evening, press: CustomId
) -> None:
    panel = await evening.say(evening.ada, "seek")
    answer = await evening.forge(evening.ada, press.write(), panel)
    assert answer.is_private
    assert await searches(evening) == []


async def test_forged_end_of_anothers_search_leaves_it_standing(evening: Evening) -> None:
    await look(evening, evening.ada)
    panel = await evening.say(evening.boris, "seek")
    value = f"{evening.guild.id} {evening.ada.id} lost_cities"
    for values in ((value,), ("nonsense",), ("1 2 3 4",)):
        await evening.tap(Tap(evening.boris, panel, CustomId("seekstop").write(), values))
    assert len(await searches(evening)) == 1


async def test_second_search_for_a_game_replaces_the_users_first(evening: Evening) -> None:
    await look(evening, evening.ada)
    panel = await evening.pick(evening.ada, "one day a turn", await evening.say(evening.ada, "seek"))
    await evening.press(evening.ada, LOOK, panel)
    assert [one.clock for one in await searches(evening)] == ["1d"]


@pytest.mark.slow
async def test_search_beyond_a_hundred_on_a_server_is_refused(evening: Evening) -> None:
    await look(evening, evening.ada)
    (mine,) = await searches(evening)
    for number in range(seek_queries.MOST_HERE - 1):
        await evening.bot.manager.store.write(
            seek_queries.write_seek, replace(mine, user_id=1000 + number, clock="1h")
        )
    await evening.bot.manager.store.write(seek_queries.delete_seek, mine.key)
    await evening.bot.manager.store.write(seek_queries.write_seek, replace(mine, user_id=999, clock="1h"))
    refused = await look(evening, evening.boris)
    assert refused.text.startswith("100 searches stand on this server (the limit).")


@pytest.mark.slow
async def test_user_searches_at_most_twelve_times_an_hour(evening: Evening) -> None:
    panel = await evening.say(evening.ada, "seek")
    press = panel.buttons[LOOK]
    for _ in range(12):
        await evening.tap(Tap(evening.ada, panel, press))
    (refused,) = await evening.tap(Tap(evening.ada, panel, press))
    assert refused.text.startswith("You’ve looked for players 12 times in the last hour")


@pytest.mark.slow
async def test_privacy_counts_and_exports_searches_of_both_partners_and_deletion_removes_them(
    evening: Evening,
) -> None:
    await pair(evening)
    store = evening.bot.manager.store
    for person in (evening.ada, evening.chen):
        assert (await store.read(personal_data.summary, person.id))["seeks"] == 1
        exported = await store.read(personal_data.export_data, person.id, 0)
        (told,) = exported["seeks"]  # type: ignore[misc, union-attr]
        assert told["game"] == "lost_cities_board"  # type: ignore[index, call-overload]
        assert str(evening.ada.id) not in str(told)
    (waiting,) = await searches(evening)
    await store.write(schedule_question, waiting, evening.bot.manager.now())
    exported = await store.read(personal_data.export_data, evening.chen.id, 0)
    assert [job["kind"] for job in exported["jobs"]] == ["seek partner"]  # type: ignore[index, union-attr, call-overload]
    assert str(evening.ada.id) not in str(exported["jobs"])
    page = await evening.say(evening.chen, "privacy")
    assert "One search for players." in page.text
    await evening.bot.manager.run_for(personal_data.forget_person, evening.chen.id, "someone")
    assert await searches(evening) == []
