"""Presses that Discord would never deliver: the bot does not rest on that."""

from __future__ import annotations

import discord
import pytest
import simcord
from simcord.backend.command_access import Access

from tests.bot.evening import Evening, Seen, Tap

GONE = "That table is no longer there."


class Elsewhere:
    """Another server with the bot in it, which Dora manages."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        guild = evening.env.create_guild("Another guild")
        self.channel = guild.create_text_channel("games")
        keeper = guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
        self.dora = guild.add_member(evening.env.create_user("dora"), roles=[keeper])

    async def press(self, custom_id: str, person: simcord.MemberActor | None = None) -> Seen:
        """A button with an id of one's own making, below a message of the bot in the other server."""
        message = await self._evening.say(self.dora, "help", where=self.channel)
        (answer,) = await self._evening.tap(Tap(person or self.dora, message, custom_id))
        return answer


async def test_nobody_changes_a_lobby_of_another_server(evening: Evening) -> None:
    await evening.open()
    elsewhere = Elsewhere(evening)
    for verb in ["join", "leave", "start", "cancel", "thread"]:
        answer = await elsewhere.press(f"eg:{verb}:{(await evening.table()).id}:0:")
        assert answer.text.startswith(GONE), verb
        table = await evening.table()
        assert table.status == "lobby", verb
        assert table.names == ("ada",), verb


async def test_nobody_looks_at_a_table_of_another_server(evening: Evening) -> None:
    await evening.begin()
    table, elsewhere = await evening.table(), Elsewhere(evening)
    for verb in ["play", "hand", "text", "log", "panel", "look", "pick", "undo", "resign"]:
        answer = await elsewhere.press(f"eg:{verb}:{table.id}:{table.version}:")
        assert answer.text.startswith(GONE), verb


@pytest.mark.parametrize("verb", ["text", "log"])
async def test_a_stranger_does_not_look_at_a_table_by_direct_message(evening: Evening, verb: str) -> None:
    await evening.begin()
    message = await evening.write(evening.chen, "help")
    (answer,) = await evening.tap(Tap(evening.chen, message, f"eg:{verb}:{(await evening.table()).id}:1:"))
    assert answer.text.startswith(GONE)


async def test_no_table_is_opened_in_direct_messages(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord does not offer the command there."""
    monkeypatch.setattr("simcord.actors.command_access", lambda *_, **__: Access(allowed=True, reason=None))
    answer = await evening.write(evening.ada, "play lost-cities")
    assert answer.text.startswith("Games are played in a server’s channels.")
    assert await evening.bot.manager.store.lobbies_before(2**40) == ()
