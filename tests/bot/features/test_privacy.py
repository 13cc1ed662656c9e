"""`/privacy`: stored data, exported as a file, and deleted with two taps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import simcord

from bot.features.privacy import personal_data
from bot.ratings import rating_updates
from bot.store import connect
from bot.tables import notifications
from tests.bot.evening import Evening, Seen, Tap
from tests.bot.features.test_history import file

ASKED = "Yes, delete everything"


async def ask(evening: Evening, person: simcord.MemberActor) -> Seen:
    return await evening.press(person, "Delete", await evening.say(person, "privacy"))


@pytest.mark.slow
async def test_privacy_page_counts_stored_data_by_kind(evening: Evening) -> None:
    nothing = await evening.say(evening.chen, "privacy")
    assert nothing.is_private
    assert "- No games.\n- No ratings.\n" in nothing.text
    assert "- I’ve never sent you a DM. No invitations to games." in nothing.text
    assert "- No notification settings and no away dates." in nothing.text
    await evening.begin()
    await evening.resign(evening.ada)
    await evening.bot.manager.run_for(notifications.set_preferences, evening.ada.id, turns="channel")
    await evening.open()
    mine = await evening.say(evening.ada, "privacy")
    assert "- 1 finished game, 1 lobby: your name" in mine.text
    assert "your moves (1)" in mine.text
    assert (
        "- 4 leaderboard places, how each rated game changed your rating (2), and your achievements"
        " (none yet)." in mine.text
    )
    assert "- Your notification settings and" in mine.text
    assert (await evening.write(evening.ada, "privacy")).text == mine.text


@pytest.mark.slow
async def test_export_has_the_names_moves_and_rating_changes_of_a_finished_game(evening: Evening) -> None:
    await evening.begin()
    await evening.move((await evening.legal())[0])
    await evening.resign(evening.ada)
    page = await evening.say(evening.ada, "privacy")
    kept = await evening.press(evening.ada, "Export", page)
    assert kept.is_private
    (table,) = json.loads(file(evening, kept))["tables"]
    assert table["names"] == ["ada", "boris"]
    assert [move["text"] for move in table["moves"]] == await evening.log()
    assert len(table["rating_changes"]) == 2
    assert [attached["filename"] for attached in kept.stored.attachments] == [
        f"explorers-guild-{evening.ada.id}.json"
    ]


async def test_confirmed_deletion_empties_profile_history_and_seats_and_hides_the_name(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    lobby = await evening.open(opponent=evening.boris)
    question = await ask(evening, evening.boris)
    assert "You leave no running games and 1 lobby" in question.text
    assert (await evening.say(evening.boris, "profile")).text.startswith("**boris** · this server")
    done = await evening.press(evening.boris, ASKED, question)
    assert done.text.startswith("I’ve deleted everything I stored about you.")
    assert done.labels == []
    assert "hasn’t finished a rated game" in (await evening.say(evening.boris, "profile")).text
    assert lobby.seats == ["ada · host", "free seat"]
    hers = await evening.say(evening.ada, "history")
    assert "**a former player** 0" in hers.text
    assert "You haven’t finished a game yet." in (await evening.say(evening.boris, "history")).text


@pytest.mark.slow
async def test_deletion_loses_a_running_duel_and_posts_its_end(evening: Evening) -> None:
    await evening.begin()
    await evening.press(evening.boris, ASKED, await ask(evening, evening.boris))
    assert "**ada** wins by resignation" in evening.post.text
    assert evening.ada.mention in evening.post.text
    written = len(evening.direct_messages(evening.boris))
    await evening.pass_time(120)
    assert len(evening.direct_messages(evening.boris)) == written, "nobody knows where to write to"
    assert "#1 of 1" in (await evening.say(evening.ada, "leaderboard")).text


@pytest.mark.slow
async def test_deletion_at_a_table_of_four_logs_that_a_computer_takes_over_and_prevents_a_return(
    evening: Evening,
) -> None:
    dana = evening.arrive("dana")
    lobby = await evening.open(partners=True, rounds=1)
    for guest in (evening.boris, evening.chen, dana):
        await evening.press(guest, "Join side 1" if guest is evening.boris else "Join side 2", lobby)
    await evening.press(evening.ada, "Start", lobby)
    await evening.press(dana, ASKED, await ask(evening, dana))
    told = await evening.say(evening.ada, "log")
    assert "**a former player** left the table for good. A computer takes over." in told.text
    stays = await evening.forge(dana, f"eg:return:{(await evening.table()).id}:0:")
    assert stays.text.startswith("You’re not playing at this table")


async def test_deletion_ends_the_users_practice_games_in_channels_and_direct_messages(
    evening: Evening,
) -> None:
    await evening.write(evening.ada, "practice", game="lost_cities")
    await evening.say(evening.ada, "practice", game="lost_cities")
    panel = evening.direct_message(evening.ada)
    await evening.press(evening.ada, ASKED, await ask(evening, evening.ada))
    await evening.pass_time(120)
    gone = await evening.press(evening.ada, panel.presses[0], panel)
    assert gone.text.startswith("That table is no longer there.")
    board = await evening.press(evening.ada, "More…", evening.post)
    assert board.text.startswith("This lobby was cancelled.")
    assert (await evening.say(evening.ada, "games")).text.startswith("You’re not playing anywhere")


@pytest.mark.slow
async def test_forged_deletion_of_another_user_is_refused(evening: Evening) -> None:
    await evening.begin()
    question = await ask(evening, evening.boris)
    for verb in ("askforget", "forget"):
        stolen = await evening.forge(evening.chen, f"eg:{verb}:0:0:{evening.boris.id}", evening.post)
        assert stolen.text.startswith("That button is someone else’s.")
        for path in ("", "x", "1.2"):
            forged = await evening.forge(evening.chen, f"eg:{verb}:0:0:{path}", evening.post)
            assert forged.text.startswith("That button is someone else’s.")
    assert (await evening.table()).names == ("ada", "boris")
    await evening.press(evening.boris, ASKED, question)


@pytest.mark.slow
async def test_double_tap_of_delete_answers_both_taps_that_the_data_is_deleted(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    question = await ask(evening, evening.boris)
    tap = Tap(evening.boris, question, question.buttons[ASKED])
    for answer in await evening.tap(tap, tap):
        assert answer.text.startswith("I’ve deleted everything I stored about you.")
    database = connect(evening.url)
    assert (await rating_updates.check_ratings(database)).differences == ()
    await database.close()


@pytest.mark.slow
async def test_end_of_a_deleted_users_game_is_posted_after_a_restart(evening: Evening) -> None:
    """Committed changes are published after the restart."""
    await evening.begin()
    await evening.bot.manager.run_for(personal_data.forget_person, evening.boris.id, "a former player")
    await evening.restart()
    await evening.env.settle()
    assert "**ada** wins by resignation" in evening.post.text


@pytest.mark.slow
async def test_export_has_ids_as_text(evening: Evening) -> None:
    """JavaScript has no exact integers beyond 2**53, and Discord's ids are larger."""
    await evening.begin()
    await evening.resign(evening.ada)
    await evening.open(opponent=evening.boris)
    kept = await evening.press(evening.boris, "Export", await evening.say(evening.boris, "privacy"))
    data = json.loads(file(evening, kept))
    played, _ = data["tables"]
    (invited,) = data["invitations"][-1:]
    conversation = str(evening.boris.user.dm_channel.id)
    ids = {
        data["person"]: evening.boris.id,
        played["server"]: evening.guild.id,
        played["channel"]: evening.channel.id,
        played["own"]["message"]: evening.direct_messages(evening.boris)[-2].id,
        played["own"]["message_channel"]: conversation,
        invited["message"]: evening.direct_message(evening.boris).id,
        invited["message_channel"]: conversation,
        data["direct_messages"][0]: conversation,
    }
    assert {text: str(id_) for text, id_ in ids.items()} == {text: text for text in ids}
    assert {row["guild_id"] for row in data["standings"]} == {"0", str(evening.guild.id)}
    assert max(numbers(data)) < 2**53


def numbers(tree: Any) -> Iterator[int]:
    """Return all numbers in a file."""
    if isinstance(tree, int):
        yield tree
    elif isinstance(tree, dict | list):
        for inside in tree.values() if isinstance(tree, dict) else tree:
            yield from numbers(inside)
