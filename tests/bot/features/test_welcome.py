"""The welcome on a new server: once, silent, where the bot may post, with buttons."""

from __future__ import annotations

from typing import Any

import discord
import simcord
from simcord.backend import serializers

from engine.core.catalogue import catalogue
from engine.game_registry import games
from tests.bot.evening import Evening


async def arrive(evening: Evening, guild: simcord.GuildHandle) -> None:
    """The bot is invited: Discord sends the server, without an outage before."""
    backend = evening.env.backend
    payload: dict[str, Any] = dict(serializers.guild_create_payload(backend, backend.get_guild(guild.id)))
    payload.pop("unavailable")
    backend.emit("GUILD_CREATE", payload)
    await evening.env.settle()


async def test_bot_that_joins_a_server_posts_a_silent_welcome_with_games_and_four_buttons(
    evening: Evening,
) -> None:
    await arrive(evening, evening.guild)
    (welcome,) = evening.posts
    title, offered, *_ = welcome.text.splitlines()
    assert title == "### Hello! I host board games here"
    assert offered.startswith(f"{', '.join(catalogue()(f'game-{key}') for key in games())}. ")
    assert welcome.labels == ["Learn", "Practise", "Open a lobby", "Help"]
    assert welcome.notified == set()
    assert welcome.stored.flags & discord.MessageFlags(suppress_notifications=True).value
    assert len(welcome.text) < 500


async def test_welcome_buttons_answer_privately(evening: Evening) -> None:
    await arrive(evening, evening.guild)
    (welcome,) = evening.posts
    before = welcome.text
    for label in welcome.labels:
        answer = await evening.press(evening.chen, label, welcome)
        assert answer.is_private, label
        assert answer.id != welcome.id, label
    assert welcome.text == before
    assert len(evening.posts) == 1


async def test_no_welcome_without_permission_to_post(evening: Evening) -> None:
    evening.forbid("send_messages")
    await arrive(evening, evening.guild)
    assert evening.posts == []


async def test_welcome_is_posted_in_the_first_channel_with_all_permissions(evening: Evening) -> None:
    evening.forbid("attach_files")
    hall = evening.guild.create_text_channel("hall")
    await arrive(evening, evening.guild)
    assert evening.posts == []
    assert len(evening.posts_in(hall)) == 1


async def test_server_that_becomes_available_again_gets_no_welcome(evening: Evening) -> None:
    backend = evening.env.backend
    guild = backend.get_guild(evening.guild.id)
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
    await evening.env.settle()
    assert evening.posts == []
