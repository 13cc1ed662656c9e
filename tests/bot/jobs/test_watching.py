"""Games among computers: one post that is edited, until a user stops them."""

from __future__ import annotations

import pytest

from bot.jobs import publisher
from bot.store import Table, table_queries
from tests.bot.evening import MINUTE, Evening, Seen
from tests.bot.tables.test_on_hold import a_manager

WATCHED = 90.0
"""Seconds between two turns. simcord waits in real time for any sleep of less than a minute."""


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip all sleeps except the computers' pauses."""
    monkeypatch.setattr(publisher, "COMPUTER_PAUSE", WATCHED)


async def watch(evening: Evening, game: str = "lost_cities", **options: object) -> Seen:
    """Let Ada start a game among computers; return its post."""
    return await evening.say(evening.ada, "practice", game=game, watch=True, **options)


async def to_the_end(evening: Evening) -> Table:
    """Let time pass until the game is over."""
    for _ in range(60):
        await evening.pass_time(10 * WATCHED)
        table = await evening.table()
        if not table.is_playing:
            return table
    raise AssertionError("the game never ends")


def edits(evening: Evening, post: Seen) -> int:
    path = f"/channels/{post.channel_id}/messages/{post.id}"
    return sum(entry.method == "PATCH" and entry.path.endswith(path) for entry in evening.http)


@pytest.mark.parametrize(("game", "computers"), [("lost_cities", 2), ("lost_cities_board", 4), ("tikal", 4)])
async def test_practice_with_computers_in_all_seats_is_refused_without_watch(
    evening: Evening, game: str, computers: int
) -> None:
    answer = await evening.say(evening.ada, "practice", game=game, computers=computers)
    assert answer.is_private
    assert "To watch computers play each other, use /practice with “watch”." in answer.text
    assert await evening.bot.manager.store.read(table_queries.live_in_channel, evening.channel.id) is None
    assert evening.posts == []


async def test_play_offers_at_most_three_computers_and_refuses_more_than_other_seats(
    evening: Evening,
) -> None:
    (play,) = [command for command in evening.bot.tree.get_commands() if command.name == "play"]
    told = play.to_dict(evening.bot.tree)
    most = {
        one["name"]: next(option["max_value"] for option in one["options"] if option["name"] == "computers")
        for one in told["options"]
    }
    assert {name: most[name] for name in ("lost-cities", "lost-cities-board", "tikal")} == {
        "lost-cities": 3,
        "lost-cities-board": 3,
        "tikal": 3,
    }
    refused = await evening.say(evening.ada, "play lost-cities", computers=2)
    assert refused.text.startswith("You take a seat too, so add just one computer.")


@pytest.mark.slow
async def test_game_among_computers_edits_one_post_from_start_to_result(evening: Evening) -> None:
    post = await watch(evening)
    table = await to_the_end(evening)
    assert [one.id for one in evening.posts] == [post.id], "one post from the first turn to the last"
    assert "**Game over.**" in post.text
    assert "is watching" in post.text
    assert "Shuffle: " in post.text, "the fingerprint still stands where it stood"
    assert list(post.pictures) == ["lost_cities-finale.jpg"]
    assert "Rematch" in post.labels
    assert table.published_version == table.version
    assert not post.notified
    assert edits(evening, post) > 20, "turn by turn"


@pytest.mark.slow
async def test_post_of_a_game_among_computers_is_edited_about_once_per_pause_between_turns(
    evening: Evening,
) -> None:
    post = await watch(evening)
    before = edits(evening, post)
    await evening.pass_time(10 * WATCHED)
    assert 5 < edits(evening, post) - before <= 10 + 2


async def test_only_the_host_stops_and_resumes_a_game_among_computers_in_its_post(evening: Evening) -> None:
    post = await watch(evening)
    assert post.labels == ["Stop", "More…"]
    refused = await evening.press(evening.boris, "Stop", post)
    assert refused.text == "Only the person who started this game, or a server manager, can stop it."
    await evening.press(evening.ada, "Stop", post)
    assert "**This game is on hold.** It was stopped." in post.text
    version = (await evening.table()).version
    await evening.pass_time(10 * MINUTE)
    assert (await evening.table()).version == version, "nobody plays on"
    assert len(evening.posts) == 1
    assert await evening.bot.manager.store.read(table_queries.live_in_channel, evening.channel.id) is None
    refused = await evening.press(evening.boris, "Resume", post)
    assert refused.text == "Only a player of this game can resume it."
    await evening.press(evening.ada, "Resume", post)
    await evening.pass_time(6 * WATCHED)
    assert (await evening.table()).version > version + 3
    assert [one.id for one in evening.posts] == [post.id]


async def test_server_manager_can_stop_a_game_among_computers(evening: Evening) -> None:
    post = await watch(evening)
    await evening.press(a_manager(evening), "Stop", post)
    assert "**This game is on hold.** It was stopped." in post.text


@pytest.mark.slow
async def test_game_among_computers_resumes_in_the_same_post_after_a_restart(evening: Evening) -> None:
    post = await watch(evening)
    await evening.pass_time(5 * WATCHED)
    await evening.restart()
    await to_the_end(evening)
    assert [one.id for one in evening.posts] == [post.id]
    assert "**Game over.**" in post.text


@pytest.mark.slow
async def test_sweep_does_not_play_a_game_among_computers_to_its_end(evening: Evening) -> None:
    """A clock elsewhere is checked while computers play each other."""
    await watch(evening, "tikal", computers=4)
    await evening.bot.scheduler.sweep()
    assert (await evening.table()).is_playing, "a round takes a turn at most"


async def test_game_among_computers_runs_and_stops_in_one_direct_message(evening: Evening) -> None:
    post = await evening.write(evening.ada, "practice", game="lost_cities", watch=True)
    await evening.pass_time(2 * WATCHED)
    assert [one.id for one in evening.direct_messages(evening.ada)] == [post.id]
    await evening.press(evening.ada, "Stop", post)
    assert "It was stopped." in post.text


@pytest.mark.slow
async def test_rematch_among_computers_gets_one_new_post(evening: Evening) -> None:
    post = await watch(evening)
    await to_the_end(evening)
    again = await evening.press(evening.ada, "Rematch", post)
    await evening.pass_time(2 * WATCHED)
    assert [one.id for one in evening.posts] == [post.id, again.id]


async def test_practice_refused_for_a_watched_game_in_direct_messages_names_its_stop_button(
    evening: Evening,
) -> None:
    await evening.write(evening.ada, "practice", game="lost_cities", watch=True)
    refused = await evening.write(evening.ada, "practice", game="tikal")
    assert refused.text.endswith(". Press **Stop** there first.")
    (post,) = evening.direct_messages(evening.ada)
    await evening.press(evening.ada, "Stop", post)
    started = await evening.write(evening.ada, "practice", game="tikal")
    assert "**ada** is playing " in started.text
