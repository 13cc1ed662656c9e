"""Games on hold: stopped without a result, and resumed by a button."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import discord
import pytest
import simcord

from bot.features import absence
from bot.features.privacy import personal_data
from bot.ops import check_database
from bot.ratings import rating_updates
from bot.store import Table, archive, outbox, table_queries
from bot.store.schema import ENDED, IDLE, ON_HOLD, QUIET
from bot.store.transaction import TableTransaction
from bot.tables import consent, notifications, on_hold, resigning
from bot.tables.clock import ASKS_AFTER, ASKS_IN_A_PAUSE_AFTER, CLOSES_AFTER
from bot.ui.custom_id import CustomId
from tests.bot.evening import DAY, HOUR, MINUTE, Evening, Seen
from tests.bot.sounds import Sounds
from tests.examples import slow

pytestmark = pytest.mark.usefixtures("hourly")


async def three(evening: Evening, **options: object) -> None:
    """Ada, Boris and Chen sit down to Tikal with an hour a turn."""
    lobby = await evening.say(evening.ada, "play tikal", **{"clock": "1h", **options})
    await evening.start(lobby, evening.boris, evening.chen)


async def everybody_stops(evening: Evening, where: simcord.ChannelHandle | None = None) -> Table:
    """Let time pass without a move until the game goes on hold."""
    for _ in range(40):
        await evening.pass_time(3 * HOUR)
        table = await evening.table(where)
        if not table.is_playing:
            return table
    raise AssertionError("the game never ends")


async def is_consistent(evening: Evening) -> bool:
    """Whether the operator's checks find nothing."""
    database = evening.bot.manager.store._database
    return (
        await rating_updates.check_ratings(database)
    ).differences == () and await check_database._check_tables_and_ratings(database) == 0


async def ends(evening: Evening, person: simcord.MemberActor) -> Seen:
    """Let a user stop the channel's game, and return the answer."""
    ask = await evening.say(person, "end-game")
    return await evening.press(person, "Yes, end it", ask)


def a_manager(evening: Evening) -> simcord.MemberActor:
    """A server manager who does not play."""
    role = evening.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return evening.guild.add_member(evening.env.create_user("mia"), roles=[role])


async def a_week_later(evening: Evening, seconds: int = ASKS_AFTER) -> Seen:
    """Let the quiet time pass, and return the newest post."""
    await evening.pass_time(seconds + 2 * HOUR)
    return evening.post


# No player is active
@pytest.mark.slow
async def test_game_in_which_all_ran_out_of_time_goes_on_hold_once_and_unrated(evening: Evening) -> None:
    await three(evening)
    posts = len(evening.posts)
    table = await everybody_stops(evening)
    assert table.status == ON_HOLD
    assert evening.post.text.startswith(
        "**This game is on hold.** Everyone ran out of time. No rating changes."
    )
    assert evening.post.labels == ["Resume", "More…"]
    assert evening.post.notified == {person.id for person in evening.people}
    assert len(evening.posts) - posts < 30, "the computers do not play it out"
    assert await evening.bot.manager.store.read(archive.ending, table.id) == [], "there is no result"
    assert not table.rated
    quiet = len(evening.posts)
    await evening.pass_time(10 * DAY)
    assert len(evening.posts) == quiet, "and nothing more is told"
    assert await is_consistent(evening)


@pytest.mark.slow
async def test_resumed_game_has_full_clocks_stays_unrated_and_gives_the_seat_back(evening: Evening) -> None:
    await three(evening)
    await everybody_stops(evening)
    answer = await evening.press(evening.boris, "Resume")
    table = await evening.table()
    assert answer.text.startswith("The game continues:")
    assert table.is_playing
    assert table.players[1].is_present, "whoever resumes plays again"
    assert {player.bank for player in table.players} == {HOUR}
    assert "The game continues." in evening.post.text
    assert "Resume" not in evening.post.labels
    while (mover := await evening.mover()) is not evening.boris:
        await evening.pass_time(2 * HOUR)
    assert mover is evening.boris
    await evening.move((await evening.legal())[0])
    assert not (await evening.table()).rated, "computers took people’s turns, so it stays unrated"
    assert await is_consistent(evening)


@pytest.mark.parametrize("rated", [True, *slow(False)])
async def test_rematch_of_a_game_that_was_on_hold_is_rated_as_the_game_was_begun(
    evening: Evening, rated: bool
) -> None:
    await evening.begin(clock="1h", rated=rated)
    table = await evening.table()
    await evening.bot.manager.run(on_hold.put_on_hold, table.id, IDLE)
    await evening.bot.publisher.publish(table.id)
    await evening.press(evening.boris, "Resume")
    assert not (await evening.table()).rated
    await evening.resign(evening.boris)
    await evening.press(evening.ada, "Rematch")
    assert (await evening.table()).rated is rated


@pytest.mark.slow
async def test_game_whose_seats_are_all_played_by_computers_goes_on_hold(evening: Evening) -> None:
    """As an older version left tables behind."""
    await three(evening)
    table = await evening.table()

    def hand_over(change: TableTransaction) -> None:
        change.update_players(replace(player, computer="hard") for player in change.table.players)
        change.set_columns(awaits_computer=True)
        change.wake_at(None)

    await evening.bot.manager.run(hand_over, table.id)
    await evening.bot.publisher.publish(table.id)
    assert (await evening.table()).on_hold == "idle"
    assert "**This game is on hold.**" in evening.post.text


@pytest.mark.slow
async def test_game_against_computers_goes_on_hold_if_its_player_misses_turns(evening: Evening) -> None:
    await evening.say(evening.ada, "play lost-cities", computers=1, clock="1h")
    table = await everybody_stops(evening)
    assert table.on_hold == "idle"


@pytest.mark.slow
async def test_game_on_hold_in_a_busy_channel_is_resumed_once_in_a_thread(evening: Evening) -> None:
    await three(evening)
    table, held = await everybody_stops(evening), evening.post
    await evening.say(evening.chen, "practice", game="lost_cities")
    offer = await evening.press(evening.ada, "Resume", held)
    assert offer.text.startswith("There’s already a table in this channel")
    answers = await evening.tap(
        *[simulated(evening.ada, offer, "Resume in a thread") for _ in range(2)],
    )
    (thread,) = evening.channel.threads
    assert sorted(answer.text.split(":")[0] for answer in answers) == [
        "The game continues",
        "This game isn’t on hold",
    ]
    now = await evening.bot.manager.table(table.id)
    assert (now.channel_id, now.is_playing) == (thread.id, True)
    await evening.pass_time(MINUTE)
    assert "The game continues." in evening.posts_in(thread)[-1].text


@pytest.mark.slow
async def test_game_is_not_resumed_in_a_thread_while_another_process_delivers_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await three(evening)
    await everybody_stops(evening)
    held = evening.post
    await evening.say(evening.chen, "practice", game="lost_cities")
    offer = await evening.press(evening.ada, "Resume", held)

    @asynccontextmanager
    async def hold(_: int) -> AsyncIterator[bool]:
        yield False

    monkeypatch.setattr(evening.bot.publisher.turns, "hold", hold)
    answer = await evening.press(evening.ada, "Resume in a thread", offer)
    assert answer.text == "That took too long. Please try again."
    assert len(evening.channel.threads) == 0


def simulated(person: simcord.MemberActor, message: Seen, label: str) -> object:
    """A press of a button, to be made at the same time as another."""
    from tests.bot.evening import Tap

    return Tap(person, message, message.buttons[label])


@pytest.mark.slow
async def test_game_on_hold_is_resumed_only_by_players_and_refuses_moves(evening: Evening) -> None:
    await three(evening)
    post = evening.post
    await everybody_stops(evening)
    dana = evening.arrive("dana")
    assert (await evening.press(dana, "Resume")).text == "Only a player of this game can resume it."
    for answer in (
        await evening.press(evening.ada, "Play", post) if "Play" in post.labels else await play(evening),
        await evening.say(evening.ada, "move", move="end"),
        await evening.say(evening.ada, "resign"),
    ):
        assert answer.text.startswith("This game is on hold. Press **Resume**")
    board = await evening.say(evening.chen, "board")
    assert "**This game is on hold.**" in board.text
    await evening.press(evening.ada, "Resume")
    assert (await evening.table()).is_playing


async def play(evening: Evening) -> Seen:
    table = await evening.table()
    return await evening.forge(evening.ada, f"eg:play:{table.id}:{table.version}:")


@pytest.mark.slow
async def test_game_put_on_hold_before_a_restart_says_so_once_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await three(evening)
    table = await evening.table()
    monkeypatch.setattr(evening.bot.publisher, "schedule", lambda _table: None)
    await evening.bot.manager.run(on_hold.put_on_hold, table.id, ENDED)
    assert "on hold" not in evening.post.text, "committed, and not told yet"
    await evening.restart()
    assert evening.post.text.startswith("**This game is on hold.**")
    await evening.pass_time(2 * HOUR)
    assert sum("on hold" in post.text for post in evening.posts) == 1
    now = await evening.table()
    assert now.published_version == now.version
    assert await evening.bot.manager.store.read(outbox.pending_tables, evening.bot.manager.store.share) == ()


@pytest.mark.slow
async def test_hold_is_announced_by_dm_if_the_channel_was_deleted(evening: Evening) -> None:
    await three(evening)
    table = await evening.table()
    await evening.bot.publisher.channel_deleted(table.id)
    await evening.bot.manager.run(on_hold.put_on_hold, table.id, ENDED)
    await evening.bot.publisher.publish(table.id)
    for person in evening.people:
        assert "**This game is on hold.**" in evening.direct_message(person).text
    assert await evening.bot.manager.store.read(outbox.pending_tables, evening.bot.manager.store.share) == ()


@pytest.mark.slow
async def test_hold_by_dm_is_silent_for_a_player_who_has_muted_messages(evening: Evening) -> None:
    await evening.begin()
    table = await evening.table()
    await evening.bot.publisher.channel_deleted(table.id)
    await evening.bot.manager.run_for(notifications.mute, evening.ada.id)
    await evening.bot.manager.run(on_hold.put_on_hold, table.id, QUIET)
    await evening.bot.publisher.publish(table.id)
    for person, is_silent in ((evening.ada, True), (evening.boris, False)):
        message = evening.direct_message(person)
        assert "**This game is on hold.**" in message.text
        assert message.is_silent == is_silent


@pytest.mark.slow
async def test_inactivity_reminder_by_dm_is_silent_for_a_player_who_wants_no_sounds(evening: Evening) -> None:
    await evening.begin(clock="off")
    await evening.bot.publisher.channel_deleted((await evening.table()).id)
    wanted = {"turns": notifications.NEITHER}
    await evening.bot.manager.run_for(notifications.set_preferences, evening.ada.id, **wanted)
    await evening.pass_time(ASKS_AFTER + 2 * HOUR)
    message = evening.direct_message(evening.ada)
    assert "it’s still your turn." in message.text
    assert message.is_silent


@pytest.mark.slow
async def test_incomplete_turn_with_hidden_hands_is_undone_when_a_game_goes_on_hold(evening: Evening) -> None:
    """The others did not see it, so they could not be shown the rest of the turn."""
    lobby = await evening.say(evening.ada, "play lost-cities-board")
    await evening.start(lobby, evening.boris)
    before = (await evening.position()).state
    mover = await evening.mover()
    await evening.move((await evening.legal())[0])
    assert not (await evening.position()).turn_complete
    table = await evening.bot.manager.run(on_hold.put_on_hold, (await evening.table()).id, ENDED)
    await evening.bot.publisher.publish(table.id)
    assert (await evening.position()).state == before
    assert evening.post.text.startswith("**This game is on hold.**")
    await evening.bot.manager.resume(table.id, mover.id, is_manager=True)
    await evening.bot.publisher.publish(table.id)
    assert evening.direct_message(mover).labels[0].startswith("1 · ")
    assert await is_consistent(evening)


@pytest.mark.slow
async def test_incomplete_turn_without_hands_is_kept_when_a_game_goes_on_hold(evening: Evening) -> None:
    """In a game without hidden hands the others have seen it, so it goes on from there."""
    lobby = await evening.say(evening.ada, "play tikal")
    await evening.start(lobby, evening.boris)
    mover = await evening.mover()
    await evening.move((await evening.legal())[0])
    half = (await evening.position()).state
    assert not (await evening.position()).turn_complete
    table = await evening.bot.manager.run(on_hold.put_on_hold, (await evening.table()).id, ENDED)
    assert (await evening.position()).state == half
    assert len(await evening.log()) == 1
    await evening.bot.manager.resume(table.id, mover.id, is_manager=True)
    assert (await evening.position()).state == half
    assert await evening.mover() is mover
    assert await is_consistent(evening)


# No clock


@pytest.mark.slow
async def test_game_quiet_for_a_week_asks_once_and_unanswered_goes_on_hold(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    asked = await a_week_later(evening)
    assert "Are you still playing? The last move was" in asked.text
    assert asked.labels == ["Play", "Still playing"]
    assert asked.notified == {evening.ada.id}, "one mention"
    count = len(evening.posts)
    await evening.pass_time(CLOSES_AFTER - 4 * HOUR)
    assert len(evening.posts) == count, "asked once"
    await evening.pass_time(6 * HOUR)
    assert evening.post.text.startswith("**This game is on hold.** Nobody has played for a while.")
    assert await evening.bot.manager.store.read(table_queries.live_in_channel, evening.channel.id) is None, (
        "the channel is free"
    )
    await evening.press(evening.ada, "Resume")
    await evening.move((await evening.legal())[0])
    assert (await evening.table()).is_playing


@pytest.mark.slow
async def test_still_playing_keeps_a_game_open_until_asked_again_a_week_later(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    asked = await a_week_later(evening)
    first_text = asked.text
    refused = await evening.press(evening.boris, "Still playing", asked)
    assert refused.text.startswith("You’re not playing at this table")
    await evening.press(evening.ada, "Still playing", asked)
    assert asked.text == "**ada** is still playing, so this game stays open."
    count = len(evening.posts)
    await evening.pass_time(ASKS_AFTER - 3 * HOUR)
    assert len(evening.posts) == count
    again = await a_week_later(evening, 3 * HOUR)
    assert again.labels == ["Play", "Still playing"]
    last_move = (await evening.table()).changed_at
    for question in (first_text, again.text):
        assert f"The last move was <t:{last_move}:R>." in question


async def test_still_playing_question_is_closed_even_if_its_answer_comes_too_late(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    asked = await a_week_later(evening)
    evening.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await evening.ada.click(asked.message, custom_id=asked.buttons["Still playing"])
    await evening.env.settle()
    assert (asked.text, asked.labels) == ("I asked here if you’re still playing.", [])


@pytest.mark.slow
async def test_player_who_left_cannot_answer_that_they_are_still_playing(evening: Evening) -> None:
    """A game that only their computer goes on with is not kept open by them."""
    lobby = await evening.say(evening.ada, "play lost-cities-board", clock="off")
    await evening.start(lobby, evening.boris, evening.chen)
    table = await evening.table()
    await evening.bot.manager.run(resigning.leave, table.id, evening.boris.id)
    refused = await evening.forge(evening.boris, CustomId("still", table.id).write())
    assert refused.text.startswith("You left this game")
    await evening.press(evening.boris, "Take my seat back", refused)
    player = (await evening.table()).player_of(evening.boris.id)
    assert player is not None and player.is_present


@pytest.mark.slow
async def test_turn_after_the_activity_check_keeps_the_game_open(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    await a_week_later(evening)
    await evening.move((await evening.legal())[0])
    await evening.pass_time(CLOSES_AFTER - HOUR)
    assert (await evening.table()).is_playing
    assert (await evening.table()).asked_at is None


@pytest.mark.slow
async def test_activity_check_waits_for_the_end_of_an_absence(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    now = evening.bot.manager.now()
    await evening.bot.manager.run_for(absence.start_absence, evening.ada.id, now + 10 * DAY)
    count = len(evening.posts)
    await evening.pass_time(16 * DAY)
    assert len(evening.posts) == count
    await evening.pass_time(2 * DAY)
    assert len(evening.posts) == count + 1


@pytest.mark.slow
async def test_activity_check_of_a_paused_game_comes_later_and_the_hold_after_it_keeps_it_rated(
    evening: Evening,
) -> None:
    await evening.begin()
    table = await evening.table()
    for person in (evening.ada, evening.boris):
        await evening.bot.manager.run(consent.ask_for_pause, table.id, person.id)
    count = len(evening.posts)
    await evening.pass_time(ASKS_IN_A_PAUSE_AFTER - HOUR)
    assert len(evening.posts) == count
    assert "Still playing" in (await a_week_later(evening, 3 * HOUR)).labels
    await evening.pass_time(CLOSES_AFTER + HOUR)
    assert (await evening.table()).on_hold == "quiet"
    assert (await evening.table()).rated, "nobody took anybody’s turn: resumed, it counts"


@pytest.mark.slow
async def test_downtime_after_the_activity_check_extends_the_time_to_answer_it(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    await a_week_later(evening)
    await evening.bot.close()
    await evening.pass_time(CLOSES_AFTER + DAY)
    await evening.restart()
    assert (await evening.table()).is_playing
    await evening.pass_time(CLOSES_AFTER)
    assert (await evening.table()).on_hold == "quiet"


async def test_thread_archived_by_discord_is_not_opened_if_its_game_has_no_clock(evening: Evening) -> None:
    await evening.say(evening.ada, "play lost-cities", computers=1, thread=True, clock="off")
    (thread,) = evening.channel.threads
    before = sum(entry.method == "PATCH" and entry.path == f"/channels/{thread.id}" for entry in evening.http)
    payload = {**thread_payload(evening, thread.id), "thread_metadata": {"archived": True, "locked": False}}
    evening.env.backend.emit("THREAD_UPDATE", payload)
    await evening.env.settle()
    after = sum(entry.method == "PATCH" and entry.path == f"/channels/{thread.id}" for entry in evening.http)
    assert after == before


def thread_payload(evening: Evening, thread_id: int) -> dict[str, object]:
    from simcord.backend import serializers

    return dict(serializers.channel_payload(evening.env.backend, evening.env.backend.get_channel(thread_id)))


# A manager of the server


@pytest.mark.slow
async def test_manager_ends_a_game_by_a_second_press_and_only_managers_resume_it(evening: Evening) -> None:
    await evening.begin()
    mia = a_manager(evening)
    ask = await evening.say(mia, "end-game")
    assert ask.text.startswith("End this game of **Lost Cities** with **ada** & **boris**?")
    assert (await evening.table()).is_playing, "not before the second tap"
    answer = await evening.press(mia, "Yes, end it", ask)
    assert answer.text == "The game has ended, and this channel is free."
    assert evening.post.text.startswith("**This game is on hold.** A server manager ended it.")
    assert evening.post.notified == {evening.ada.id, evening.boris.id}
    theirs = await evening.press(evening.ada, "Resume")
    assert theirs.text == "A server manager ended this game, so only a server manager can resume it."
    await evening.press(mia, "Resume")
    assert (await evening.table()).is_playing
    assert (await evening.table()).rated


@pytest.mark.slow
async def test_player_to_move_is_notified_when_the_game_is_resumed(evening: Evening) -> None:
    """The message about the hold has mentioned them before."""
    await evening.begin()
    mia = a_manager(evening)
    await ends(evening, mia)
    await evening.pass_time(HOUR)
    sounds = Sounds(evening)
    await evening.press(mia, "Resume")
    loud, _ = sounds.look()
    assert loud == {evening.ada.name: 1}


@pytest.mark.slow
async def test_player_who_resumes_on_their_turn_is_notified_only_if_they_do_not_move_soon(
    evening: Evening,
) -> None:
    await evening.begin()
    table = await evening.table()
    await evening.bot.manager.run(on_hold.put_on_hold, table.id, QUIET)
    await evening.bot.publisher.publish(table.id)
    await evening.pass_time(HOUR)
    sounds = Sounds(evening)
    await evening.press(evening.ada, "Resume")
    assert sounds.loud(evening.ada) == 0
    await evening.pass_time(HOUR)
    assert sounds.loud(evening.ada) == 1, "once they have not begun their turn"


async def test_server_manager_closes_a_lobby_with_the_command_to_end_games(evening: Evening) -> None:
    lobby = await evening.open()
    mia = a_manager(evening)
    ask = await evening.say(mia, "end-game")
    assert (ask.text, ask.labels) == ("Close this lobby for everyone?", ["Yes, close it"])
    answer = await evening.press(mia, "Yes, close it", ask)
    assert answer.text == "The lobby is closed."
    assert lobby.text == "**Lost Cities**: this lobby was cancelled."
    assert (await evening.say(mia, "end-game")).text == "There’s no game or lobby in this channel."


async def test_forged_press_of_a_member_does_not_end_a_game(evening: Evening) -> None:
    await evening.begin()
    table = await evening.table()
    answer = await evening.forge(evening.chen, f"eg:endgame:{table.id}:{table.version}:")
    assert answer.text == "Only a server manager can end other people’s games."
    assert (await evening.table()).is_playing


# What else knows of such a game


async def test_game_on_hold_reveals_no_seed_and_refuses_a_rematch(evening: Evening) -> None:
    await evening.begin()
    mia = a_manager(evening)
    await ends(evening, mia)
    verified = await evening.say(evening.ada, "verify")
    seed = (await evening.table()).seed
    assert seed is not None
    assert f"`{seed}`" not in verified.text
    assert verified.text.startswith("The seed of this game has the fingerprint")
    rematch = await evening.forge(evening.ada, f"eg:rematch:{(await evening.table()).id}:0:")
    assert rematch.text.startswith("This game isn’t over yet")


@pytest.mark.slow
async def test_player_whose_data_was_deleted_is_replaced_when_the_game_is_resumed(evening: Evening) -> None:
    await three(evening)
    mia = a_manager(evening)
    await ends(evening, mia)
    await evening.bot.manager.run_for(personal_data.forget_person, evening.boris.id, "a former player")
    await evening.press(mia, "Resume")
    assert [player.is_present for player in (await evening.table()).players] == [True, False, True]
