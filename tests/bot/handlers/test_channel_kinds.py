"""Tables in each channel type: each works, or is refused with a sentence."""

from __future__ import annotations

import discord
import pytest
import simcord
from simcord.backend.models import channel as models
from simcord.enums import ChannelType

from bot.ui.message import CHANNEL_TYPES
from tests.bot.evening import Evening, Seen
from tests.bot.jobs.test_threads import begin_in_thread
from tests.bot.tables.test_on_hold import everybody_stops
from tests.examples import slow

NEWS_THREAD = discord.ChannelType.news_thread.value


@pytest.fixture(autouse=True)
def announcement_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add threads of announcement channels, which simcord lacks."""
    monkeypatch.setattr(models, "THREAD_TYPES", (*models.THREAD_TYPES, NEWS_THREAD))


def channel(evening: Evening, kind: str) -> simcord.ChannelHandle:
    """Create a channel of a type, for a forum with a post in it."""
    match kind:
        case "text":
            return evening.guild.create_text_channel("new")
        case "news":
            return evening.guild.create_news_channel("new")
        case "voice":
            return evening.guild.create_voice_channel("new")
        case "stage":
            return evening.guild.create_stage_channel("new")
    parent = evening.channel if kind == "thread" else evening.guild.create_forum_channel("new")
    thread = evening.env.backend.create_thread(parent.id, "new", evening.ada.id)
    return simcord.ChannelHandle(evening.env, evening.guild, thread)


async def a_game(evening: Evening, where: simcord.ChannelHandle) -> Seen:
    """Start a game of two in a channel. Return its newest post."""
    lobby = await evening.open(opponent=evening.boris, rounds=1, where=where)
    await evening.start(lobby, evening.boris)
    return evening.posts_in(where)[-1]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["voice", "forum", *slow("text", "news", "stage", "thread")])
async def test_game_starts_and_takes_a_move_in_each_channel_type(evening: Evening, kind: str) -> None:
    where = channel(evening, kind)
    first = await a_game(evening, where)
    await evening.press(evening.ada, "Play", first)
    table = await evening.table(where)
    position = await evening.bot.manager.view(table, None)
    mover = evening.player(table, position.to_move[0])
    discard = next(
        position.game.notation.write(action)
        for action in position.game.rules.legal_actions(position.state, position.to_move[0])
        if position.game.notation.write(action).startswith("-")
    )
    answer = await evening.say(mover, "move", move=discard, where=where)
    assert answer.is_private
    newest = evening.posts_in(where)[-1]
    assert newest.id != first.id
    assert "discards" in newest.text


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["news", *slow("text")])
async def test_thread_for_a_second_table_is_of_the_news_type_in_a_news_channel_else_public(
    evening: Evening, kind: str
) -> None:
    where = channel(evening, kind)
    await a_game(evening, where)
    offer = await evening.say(evening.chen, "play lost-cities", where=where)
    await evening.press(evening.chen, "Play in a thread", offer)
    (thread,) = where.threads
    expected = NEWS_THREAD if kind == "news" else ChannelType.PUBLIC_THREAD
    assert evening.env.backend.get_channel(thread.id).type == expected
    assert "Join" in evening.posts_in(thread)[-1].labels


@pytest.mark.slow
async def test_game_in_a_thread_of_an_announcement_channel_posts_whose_turn_it_is(evening: Evening) -> None:
    thread = await begin_in_thread(evening, channel(evening, "news"))
    assert "your turn" in evening.posts_in(thread)[-1].text


@pytest.mark.parametrize("kind", ["voice", *slow("stage", "forum", "thread")])
async def test_second_table_is_refused_in_channels_without_threads(evening: Evening, kind: str) -> None:
    where = channel(evening, kind)
    await a_game(evening, where)
    refused = await evening.say(evening.chen, "play lost-cities", where=where)
    assert refused.is_private
    assert refused.text.startswith("There’s already a table in this ")
    assert refused.labels == []
    refused = await evening.say(evening.chen, "play lost-cities", thread=True, where=where)
    assert refused.text == "I can’t open threads from here. Use a text channel, or leave out the thread."


@pytest.mark.slow
async def test_resuming_a_game_in_a_voice_channel_with_another_is_refused_without_a_thread(
    evening: Evening,
) -> None:
    where = channel(evening, "voice")
    await evening.say(evening.ada, "play lost-cities", computers=1, clock="1h", where=where)
    await everybody_stops(evening, where)
    held = evening.posts_in(where)[-1]
    await evening.say(evening.chen, "practice", game="lost_cities", where=where)
    refused = await evening.press(evening.ada, "Resume", held)
    assert refused.text.startswith("There’s already a table in this channel")
    assert refused.labels == []


def test_settings_offer_text_news_voice_stage_and_forum_channels() -> None:
    assert {kind.name for kind in CHANNEL_TYPES} == {"text", "news", "voice", "stage_voice", "forum"}
