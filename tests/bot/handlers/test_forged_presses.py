"""Forged presses that Discord would never deliver. The bot does not rely on that."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import discord
import pytest
import simcord
from simcord.backend.command_access import Access

from bot.app.dispatch import buttons, table_buttons
from bot.store import Table, backlog
from bot.store.schema import FINISHED
from bot.ui.custom_id import number, page_number
from bot.ui.posts import closed_post_text
from engine.core.catalogue import catalogue
from tests.bot.evening import MINUTE, Evening, Seen, Tap
from tests.examples import slow

GONE = "That table is no longer there."


class Elsewhere:
    """Another server with the bot, which Dora manages."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        guild = evening.env.create_guild("Another guild")
        self.channel = guild.create_text_channel("games")
        keeper = guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
        self.dora = guild.add_member(evening.env.create_user("dora"), roles=[keeper])

    async def press(self, custom_id: str, person: simcord.MemberActor | None = None) -> Seen:
        """Press a forged custom id below a message of the bot on the other server."""
        message = await self._evening.say(self.dora, "help", where=self.channel)
        (answer,) = await self._evening.tap(Tap(person or self.dora, message, custom_id))
        return answer


async def test_lobby_of_another_server_cannot_be_changed(evening: Evening) -> None:
    await evening.open()
    elsewhere = Elsewhere(evening)
    for verb in ["join", "leave", "start", "cancel", "thread"]:
        answer = await elsewhere.press(f"eg:{verb}:{(await evening.table()).id}:0:")
        assert answer.text.startswith(GONE), verb
        table = await evening.table()
        assert table.status == "lobby", verb
        assert table.names == ("ada",), verb


@pytest.mark.slow
async def test_table_of_another_server_cannot_be_viewed_or_played_by_forged_presses(evening: Evening) -> None:
    await evening.begin()
    table, elsewhere = await evening.table(), Elsewhere(evening)
    for verb in ["play", "hand", "text", "log", "panel", "look", "undo", "resign"]:
        answer = await elsewhere.press(f"eg:{verb}:{table.id}:{table.version}:")
        assert answer.text.startswith(GONE), verb


async def test_stranger_cannot_view_a_table_by_direct_message(evening: Evening) -> None:
    await evening.begin()
    message = await evening.write(evening.chen, "help")
    for verb in ["text", "log"]:
        pressed = f"eg:{verb}:{(await evening.table()).id}:1:"
        (answer,) = await evening.tap(Tap(evening.chen, message, pressed))
        assert answer.text.startswith(GONE), verb


@pytest.mark.slow
async def test_user_without_channel_access_cannot_use_its_lobby_or_game_by_forged_presses(
    evening: Evening,
) -> None:
    """Covers a forged button below a private answer in a public channel of the same server."""
    hidden = evening.hidden_channel(evening.ada, evening.boris)
    await open_in(evening, hidden)
    await nothing_is_done_by_chen(evening, hidden)
    await begin_in(evening, hidden)
    await nothing_is_done_by_chen(evening, hidden)


async def nothing_is_done_by_chen(evening: Evening, hidden: simcord.ChannelHandle) -> None:
    """Press forged buttons of a table in a channel that Chen cannot see."""
    before = await evening.table(hidden)
    for verb in sorted(table_buttons()):
        own = await evening.say(evening.chen, "rules")
        answer = await evening.forge(evening.chen, f"eg:{verb}:{before.id}:{before.version}:", own)
        assert answer.text.startswith(GONE), (verb, before.status)
        assert await evening.table(hidden) == before, (verb, before.status)


async def open_in(evening: Evening, channel: simcord.ChannelHandle) -> None:
    await evening.say(evening.ada, "play lost-cities", where=channel, opponent=evening.boris, rounds=1)


async def begin_in(evening: Evening, channel: simcord.ChannelHandle) -> None:
    (lobby,) = evening.posts_in(channel)
    await evening.start(lobby, evening.boris)


@pytest.mark.slow
async def test_press_with_a_forged_version_changes_no_table_and_sends_nothing(evening: Evening) -> None:
    """Only a button of the bot's own message, pressed by a player, leads to a restored version."""
    await evening.begin()
    before, posts = await evening.table(), len(evening.posts)
    counts = counted(before)
    told = [len(evening.direct_messages(player)) for player in (evening.ada, evening.boris)]
    for who, verb in product((evening.ada, evening.boris, evening.chen), ("play", "text", "log", "panel")):
        answer = await evening.forge(who, f"eg:{verb}:{before.id}:{before.version + 9_000}:")
        assert answer.is_private, (who.name, verb)
        await evening.pass_time(2 * MINUTE)
        assert counted(await evening.table()) == counts, (who.name, verb)
        assert len(evening.posts) == posts, (who.name, verb)
    assert [len(evening.direct_messages(player)) for player in (evening.ada, evening.boris)] == told


def counted(table: Table) -> tuple[int, ...]:
    """Return all columns that hold a table's versions, and the newest message."""
    hands = (player.dm_version for player in table.players)
    return (table.version, table.published_version, table.turn_version, table.post_message_id or 0, *hands)


@pytest.mark.parametrize("path", ["0", *slow("")])
async def test_forged_press_does_not_change_a_post_unless_it_ends_the_game(
    evening: Evening, path: str
) -> None:
    """Forged presses of a player do not change what the others see.

    A press that ends or changes the game is followed by a new game.
    """
    begun = None
    for verb in sorted(table_buttons()):
        if begun is None or await evening.table() != begun:
            await begin_anew(evening)
            begun = await evening.table()
        post, before = evening.post, as_it_is(evening.post)
        mover = await evening.mover()
        answer = await evening.forge(mover, f"eg:{verb}:{begun.id}:{begun.version}:{path}", post)
        assert answer.is_private, verb
        ended = (await evening.table()).status == FINISHED
        # The next post removes the buttons and the line about the turn.
        left = before._replace(text=closed_post_text(before.text, catalogue()), buttons={})
        assert as_it_is(post) == (left if ended else before), verb


async def test_forged_invitation_answer_does_not_change_a_post(evening: Evening) -> None:
    await evening.begin()
    table, post = await evening.table(), evening.post
    before = as_it_is(post)
    for verb in ("accept", "decline", "refuseinviter", "allowinviter"):
        answer = await evening.forge(evening.boris, f"eg:{verb}:{table.id}:0:", post)
        assert answer.is_private, verb
        assert as_it_is(post) == before, verb


async def begin_anew(evening: Evening) -> None:
    """Start a game with a clock for Ada and Boris in a new channel."""
    evening.channel = evening.guild.create_text_channel(f"games-{len(evening.guild.channels)}")
    await evening.begin(clock="1d")


class Shown(NamedTuple):
    """A message as others see it."""

    text: str
    pictures: dict[str, str]
    buttons: dict[str, str]
    menus: dict[str, dict[str, str]]


def as_it_is(message: Seen) -> Shown:
    return Shown(message.text, message.pictures, message.buttons, message.menus)


async def test_forged_join_below_another_lobbys_post_joins_and_leaves_that_post_unchanged(
    evening: Evening,
) -> None:
    """The forged press joins, but the pressed message stays as it is."""
    await evening.open()
    lobby = evening.post
    other = evening.guild.create_text_channel("more-games")
    await evening.say(evening.boris, "play tikal", where=other)
    (tikal,) = evening.posts_in(other)
    before = as_it_is(tikal)
    await evening.forge(evening.chen, lobby.buttons["Join"], tikal)
    assert as_it_is(tikal) == before
    assert (await evening.table()).names == ("ada", "chen")


async def test_play_command_in_direct_messages_is_refused_even_if_discord_allows_it_there(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord does not offer the command there."""
    monkeypatch.setattr("simcord.actors.command_access", lambda *_, **__: Access(allowed=True, reason=None))
    answer = await evening.write(evening.ada, "play lost-cities")
    assert answer.text.startswith("Games are played in a server’s channels.")
    assert not any((await evening.bot.manager.store.read(backlog.live_tables)).values())


MADE_UP = ("-5", "--5", "9" * 30, "٣", "1.5", " 1", "")


@pytest.mark.parametrize("text", MADE_UP)
def test_text_that_is_no_number_below_2_to_the_63_reads_as_no_id_and_as_page_zero(text: str) -> None:
    """Numbers count from 0 and fit into the database."""
    assert (number(text), page_number(text)) == (None, 0)
    assert (number("12"), page_number("12")) == (12, 12)
    assert number(str(2**63 - 1)) == 2**63 - 1
    assert (number(str(2**63)), page_number(str(2**63 - 1))) == (None, 0)


@pytest.mark.slow
async def test_forged_negative_or_huge_number_is_refused_and_leaves_the_table(evening: Evening) -> None:
    await evening.begin(clock="1d")
    table, own = await evening.table(), await evening.say(evening.ada, "help")
    for made_up in ("-5", "--5", "9" * 30):
        await require_a_sentence(evening, own, table, made_up)
    assert await evening.table() == table


async def require_a_sentence(evening: Evening, own: Seen, table: Table, made_up: str) -> None:
    """Send the forged number in all places of custom ids and menu values."""
    verbs = ["replay", "transcript", "turn", "leap", "history", "games", "tables", "profiletext", "ranks"]
    paths = [f"{verb}:{table.id}:0:{made_up}" for verb in (*verbs, "log", "give")]
    paths += [f"history:0:0:server.{made_up}", f"rules:0:0:lost_cities.{made_up}"]
    paths.append(f"ranks:0:0:server.lost_cities.1v1.ever.{made_up}")
    assert {path.split(":")[0] for path in paths} <= {*buttons(), *table_buttons()}
    taps = [Tap(evening.ada, own, f"eg:{path}") for path in paths]
    menus = ("replay", "transcript", "turn", "leap", "rules")
    taps += [Tap(evening.ada, own, f"eg:{verb}:{table.id}:0:", (made_up,)) for verb in menus]
    for tap, answer in zip(taps, await evening.tap(*taps), strict=True):
        assert answer.is_private and answer.text, tap.custom_id
        assert "page -" not in answer.text and "Something went wrong" not in answer.text, tap.custom_id


async def test_forged_negative_rules_section_is_refused(evening: Evening) -> None:
    rules = await evening.say(evening.chen, "rules", game="lost_cities")
    answer = await evening.forge(evening.chen, "eg:rules:0:0:lost_cities.-2", rules)
    assert answer.text.startswith("That rules page doesn’t exist.")
