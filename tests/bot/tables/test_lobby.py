"""Before the game: inviting, joining, leaving, starting, calling off; in channels and threads."""

from __future__ import annotations

import re

import pytest
import simcord

from bot.jobs import publisher
from bot.store import table_queries
from bot.store.schema import CANCELLED
from bot.ui.custom_id import CustomId
from tests.bot.evening import DAY, HOUR, Evening, Tap
from tests.examples import slow

BUTTONS = ["Join", "Options…"]
INVITING = ["Accept", "Decline", "Options…"]
CLOSED = ["Open again", "Play a computer", "Tell me about the next one"]
UNKNOWN = 10062
"""Discord’s error code for an interaction whose answer came after three seconds."""
FULL = ["Start now", "Leave", "Options…"]
LOT = "A random player starts."


async def test_play_without_options_opens_a_public_lobby_of_three_rounds(evening: Evening) -> None:
    lobby = await evening.open()
    assert not lobby.is_private
    assert lobby.text == (
        "**Lost Cities** for two, one seat is free.\n"
        "Three rounds, 3 days a turn. Rated.\n"
        f"-# Closes <t:{(await evening.table()).created_at + DAY:.0f}:R>. {LOT}"
    )
    assert lobby.seats == ["ada · host", "free seat"]
    assert lobby.labels == BUTTONS
    assert lobby.notified == set()


async def test_lobby_whose_answer_comes_too_late_is_discarded_and_frees_the_channel(evening: Evening) -> None:
    evening.env.inject_error("POST", "/interactions/*/callback", status=404, code=UNKNOWN)
    await evening.ada.slash(evening.channel, "play lost-cities", opponent=evening.boris)
    await evening.env.settle()
    assert evening.posts == []
    lobby = await evening.open()
    assert lobby.labels == BUTTONS
    assert evening.direct_messages(evening.boris) == []


async def test_guest_invited_by_play_is_pinged_and_has_a_reserved_seat(evening: Evening) -> None:
    lobby = await evening.open(opponent=evening.boris, rounds=5, expeditions=6)
    ends = (await evening.table()).created_at + DAY
    assert lobby.text == (
        f"{evening.boris.mention}, ada invites you to **Lost Cities**.\n"
        "For two. Five rounds, six expeditions, 3 days a turn. Rated.\n"
        f"-# Waiting for boris. The invitation ends <t:{ends}:R>. {LOT}"
    )
    assert lobby.seats == ["ada · host", "boris · invited, hasn’t joined yet"]
    assert lobby.labels == INVITING
    assert lobby.notified == {evening.boris.id}
    refused = await evening.join(evening.chen, lobby)
    assert refused.is_private
    assert refused.text == f"This seat is kept for boris. It’s free <t:{ends}:R> if there’s no answer."


async def test_join_takes_the_free_seat_and_a_second_join_is_refused(evening: Evening) -> None:
    lobby = await evening.open()
    join = lobby.buttons["Join"]
    await evening.join(evening.boris, lobby)
    assert lobby.seats == ["ada · host", "boris"]
    starts = (await evening.table()).starts_at
    assert lobby.text == (
        f"**Lost Cities**: ada and boris are here. It starts by itself <t:{starts}:R>.\n"
        f"Three rounds, 3 days a turn. Rated.\n-# {LOT}"
    )
    full = await evening.forge(evening.chen, join, lobby)
    assert full.text == "All seats at this table are taken."
    again = await evening.forge(evening.boris, join, lobby)
    assert again.text == "You already have a seat at this table."


async def test_lobby_shows_a_player_whose_press_was_answered_too_late(evening: Evening) -> None:
    lobby = await evening.say(evening.ada, "play tikal")
    evening.env.inject_error("POST", "/interactions/*/callback", status=404, code=UNKNOWN)
    await evening.boris.click(lobby.message, custom_id=lobby.buttons["Join"])
    await evening.env.settle()
    assert "boris" in lobby.seats
    assert "Start with 2" in lobby.labels


async def test_declining_in_the_lobby_frees_the_seat_for_another_player(evening: Evening) -> None:
    lobby = await evening.open(opponent=evening.boris)
    await evening.press(evening.boris, "Decline", lobby)
    assert lobby.seats == ["ada · host", "free seat"]
    await evening.join(evening.chen, lobby)
    assert lobby.seats == ["ada · host", "chen"]


async def test_host_cannot_leave_their_lobby_and_reads_how_to_cancel_it(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    host = await evening.press(evening.ada, "Leave", lobby)
    assert host.text == "You opened this lobby. **Options…** → **Cancel lobby** closes it for all."
    assert lobby.seats == ["ada · host", "boris"]


@pytest.mark.slow
async def test_next_player_takes_the_seat_that_was_freed_between_others(evening: Evening) -> None:
    """The others keep their seats on both sides of the free one."""
    evening.arrive("dana")
    lobby = await evening.open(
        partners=True, opponent=evening.boris, opponent2=evening.chen, opponent3=evening.people[3]
    )
    await evening.join(evening.people[3], lobby)
    await evening.press(evening.boris, "Leave", lobby)
    (alt,) = lobby.pictures.values()
    assert alt.splitlines()[1:] == [
        "Side 1",
        "1 · ada · host",
        "3 · chen · invited, hasn’t joined yet",
        "Side 2",
        "2 · free seat",
        "4 · dana",
    ]
    emil = evening.arrive("emil")
    await evening.press(emil, "Join side 2", lobby)
    players = {player.name: player.seat for player in (await evening.table()).players}
    assert players == {"ada": 0, "emil": 1, "chen": 2, "dana": 3}


async def test_player_who_rejoins_a_lobby_gets_the_same_seat(evening: Evening) -> None:
    lobby = await evening.open(opponent=evening.boris)
    await evening.press(evening.boris, "Decline", lobby)
    await evening.join(evening.boris, lobby)
    await evening.press(evening.boris, "Leave", lobby)
    await evening.join(evening.boris, lobby)
    assert [(player.name, player.seat) for player in (await evening.table()).players] == [
        ("ada", 0),
        ("boris", 1),
    ]


async def test_only_the_host_may_start_and_only_after_the_guest_has_joined(evening: Evening) -> None:
    lobby = await evening.open(opponent=evening.boris)
    start = CustomId("start", (await evening.table()).id).write()
    early = await evening.forge(evening.ada, start, lobby)
    assert early.text == "boris must join first."
    await evening.join(evening.boris, lobby)
    other = await evening.press(evening.boris, "Start", lobby)
    starts = (await evening.table()).starts_at
    assert other.text == f"ada can start now. Otherwise it starts by itself <t:{starts}:R>."
    await evening.press(evening.ada, "Start", lobby)
    assert lobby.text.startswith("**Lost Cities** has begun. **ada** starts.")
    assert lobby.labels == ["Go to table"]


async def test_host_cannot_start_a_lobby_alone(evening: Evening) -> None:
    lobby = await evening.open()
    refused = await evening.forge(evening.ada, CustomId("start", (await evening.table()).id).write(), lobby)
    assert refused.text == "You need one more player."


async def test_lobby_shows_join_leave_and_start_only_when_they_apply(evening: Evening) -> None:
    """*Leave* appears once a guest has joined, *Start* once the host could start."""
    lobby = await evening.open()
    assert lobby.labels == BUTTONS
    await evening.join(evening.boris, lobby)
    assert lobby.labels == FULL
    await evening.press(evening.boris, "Leave", lobby)
    assert lobby.labels == BUTTONS
    await evening.choose(evening.ada, "Add a computer: easy", lobby)
    assert lobby.labels == ["Start now", "Options…"]


async def test_start_button_names_the_number_of_players(evening: Evening) -> None:
    lobby = await evening.say(evening.ada, "play tikal")
    assert "Start" not in " ".join(lobby.labels)
    await evening.join(evening.boris, lobby)
    assert lobby.labels[:2] == ["Join", "Start with 2"]
    await evening.join(evening.chen, lobby)
    assert lobby.labels[:2] == ["Join", "Start with 3"]
    await evening.join(evening.arrive("dana"), lobby)
    assert lobby.labels[:2] == ["Start now", "Leave"]


async def test_start_pressed_twice_at_once_begins_one_game(evening: Evening) -> None:
    lobby = await evening.open(opponent=evening.boris)
    await evening.join(evening.boris, lobby)
    tap = Tap(evening.ada, lobby, lobby.buttons["Start now"])
    answers = await evening.tap(tap, tap)
    assert sum("This game has already started" in answer.text for answer in answers) == 1
    assert (await evening.table()).version == 1
    assert len(evening.posts) == 2


async def test_one_of_two_users_who_join_at_once_gets_the_last_seat(evening: Evening) -> None:
    lobby = await evening.open()
    join = lobby.buttons["Join"]
    await evening.tap(Tap(evening.boris, lobby, join), Tap(evening.chen, lobby, join))
    assert len((await evening.table()).players) == 2


# Calling off


async def test_only_the_host_cancels_a_lobby_and_its_channel_is_free_again(evening: Evening) -> None:
    lobby = await evening.open()
    table_id = (await evening.table()).id
    start, cancel = (CustomId(verb, table_id).write() for verb in ("start", "cancel"))
    other = await evening.forge(evening.boris, cancel, lobby)
    assert other.text == "Only the host can do that."
    await evening.cancel(evening.ada, lobby)
    assert lobby.text == "**Lost Cities**: this lobby was cancelled."
    assert lobby.labels == CLOSED
    late = await evening.forge(evening.boris, start, lobby)
    assert late.text == "This lobby was cancelled. Open a new one with /play."
    again = await evening.open()
    assert again.labels == BUTTONS, "the channel is free again"


async def test_server_manager_may_cancel_a_lobby(evening: Evening, keeper: simcord.MemberActor) -> None:
    lobby = await evening.open()
    await evening.cancel(keeper, lobby)
    assert lobby.text == "**Lost Cities**: this lobby was cancelled."


@pytest.mark.usefixtures("hourly")
async def test_lobby_closes_after_a_day_and_frees_the_channel(evening: Evening) -> None:
    lobby = await evening.open()
    join = lobby.buttons["Join"]
    await evening.pass_time(DAY - HOUR)
    assert lobby.labels == BUTTONS
    await evening.pass_time(2 * HOUR)
    assert lobby.labels == CLOSED
    late = await evening.forge(evening.boris, join, lobby)
    assert late.text.startswith("This lobby was cancelled.")
    assert (await evening.open()).labels == BUTTONS


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_lobby_that_no_one_joined_says_so_when_it_closes_after_a_day(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.pass_time(DAY + 2 * HOUR)
    assert lobby.text == "**Lost Cities**: nobody joined within a day, so this lobby is closed."
    assert lobby.labels == CLOSED


# Invitations that make no sense


async def test_host_cannot_invite_themselves(evening: Evening) -> None:
    refused = await evening.open(opponent=evening.ada)
    assert refused.is_private
    assert refused.text == "You already have a seat at your own table. Invite someone else."
    assert evening.posts == []


async def test_bot_cannot_be_invited(evening: Evening) -> None:
    robot = evening.arrive("robot", bot=True)
    refused = await evening.open(opponent=robot)
    assert refused.text == "robot is a bot and can’t play."
    assert evening.posts == []


# A channel that is taken


async def test_play_in_a_busy_channel_offers_a_thread_and_opens_the_lobby_there(evening: Evening) -> None:
    first = await evening.open()
    offer = await evening.say(evening.boris, "play lost-cities", opponent=evening.chen, rounds=1)
    assert offer.is_private
    assert (
        offer.text
        == f"There’s already a table in this channel: {first.link}. Want me to open a thread for yours?"
    )
    assert offer.labels == ["Play in a thread"]
    await evening.press(evening.boris, "Play in a thread", offer)
    (thread,) = evening.channel.threads
    assert thread.name == "Lost Cities: boris, chen"
    assert offer.labels == []
    assert thread.mention in offer.text
    (lobby,) = evening.posts_in(thread)
    assert lobby.labels == INVITING
    assert lobby.notified == {evening.chen.id}
    assert list(lobby.pictures) == ["lost_cities-lobby.jpg"]
    await evening.join(evening.chen, lobby)
    await evening.press(evening.boris, "Start", lobby)
    assert "it’s your turn" in evening.posts_in(thread)[-1].text
    assert first.labels == BUTTONS, "the first table is not disturbed"


@pytest.mark.parametrize("how", [{}, {"watch": True}])
async def test_practice_offered_in_a_busy_channel_starts_at_once_in_its_thread(
    evening: Evening, how: dict[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No player has to be waited for: there is no lobby to press *Start* in, though seats are free."""
    # simcord waits in real time for any sleep of less than a minute: here, for all turns that are
    # watched.
    monkeypatch.setattr(publisher, "COMPUTER_PAUSE", 90.0)
    await evening.open()
    offer = await evening.say(evening.boris, "practice", game="tikal", **how)
    await evening.press(evening.boris, "Play in a thread", offer)
    (thread,) = evening.channel.threads
    begun, *posts = evening.posts_in(thread)
    table = await evening.bot.manager.store.read(table_queries.live_in_channel, thread.id)
    assert table is not None
    assert table.is_playing
    if how:
        assert not posts
    else:
        assert begun.text.startswith("**boris** is playing Tikal with ")
        assert posts[-1].labels[0] == "Play"


async def test_thread_offer_pressed_twice_at_once_opens_one_thread(evening: Evening) -> None:
    await evening.open()
    offer = await evening.say(evening.boris, "play lost-cities")
    tap = Tap(evening.boris, offer, offer.buttons["Play in a thread"])
    answers = await evening.tap(tap, tap)
    assert len(evening.channel.threads) == 1
    (lobby,) = evening.posts_in(evening.channel.threads[0])
    assert lobby.labels == BUTTONS
    assert sum(answer.text.startswith("That thread is already open: ") for answer in answers) == 1


async def test_thread_offer_pressed_again_links_the_open_thread(evening: Evening) -> None:
    await evening.open()
    offer = await evening.say(evening.boris, "play lost-cities")
    press = offer.buttons["Play in a thread"]
    await evening.press(evening.boris, "Play in a thread", offer)
    (lobby,) = evening.posts_in(evening.channel.threads[0])
    again = await evening.forge(evening.boris, press, offer)
    assert len(evening.channel.threads) == 1
    assert again.text == f"That thread is already open: {lobby.link}."


async def test_play_with_thread_opens_the_lobby_in_a_thread_below_its_answer(evening: Evening) -> None:
    said = await evening.open(thread=True, opponent=evening.boris)
    (thread,) = evening.channel.threads
    assert not said.is_private
    assert said.text == f"{evening.ada.mention} is starting a game of Lost Cities."
    assert thread.id == said.id, (
        "it hangs on the answer: Discord announces threads of old messages or of none"
    )
    assert said.notified == set()
    (lobby,) = evening.posts_in(thread)
    assert lobby.notified == {evening.boris.id}
    assert (await evening.open()).labels == BUTTONS, "the channel itself stays free"


async def test_play_with_a_thread_that_cannot_be_created_leaves_no_post(evening: Evening) -> None:
    evening.env.inject_error("POST", "/channels/*/messages/*/threads", status=403, code=50001)
    refused = await evening.open(thread=True)
    assert refused.is_private
    assert evening.posts == [] and evening.channel.threads == []
    assert not (await evening.open()).is_private, "the channel stays free"


async def test_second_table_in_a_thread_is_refused(evening: Evening) -> None:
    await evening.open(thread=True)
    (thread,) = evening.channel.threads
    busy = await evening.say(evening.boris, "play lost-cities", where=thread)
    assert busy.text.startswith("There’s already a table in this thread: ")
    nested = await evening.say(evening.boris, "play lost-cities", where=thread, thread=True)
    assert nested.text.startswith("I can’t open threads from here.")


# What the bot may not do


@pytest.mark.parametrize(
    ("permission", "called"),
    [
        ("attach_files", "Attach Files"),
        *slow(("send_messages", "Send Messages"), ("read_message_history", "Read Message History")),
        ("view_channel", "View Channel"),
    ],
)
async def test_play_names_the_permission_that_the_bot_lacks_and_opens_no_lobby(
    evening: Evening, permission: str, called: str
) -> None:
    evening.forbid(permission)
    refused = await evening.open()
    assert refused.is_private
    assert refused.text.startswith(f"I need these permissions in {evening.channel.mention}: ")
    assert called in refused.text
    assert await evening.bot.manager.store.read(table_queries.live_in_channel, evening.channel.id) is None


async def test_play_names_all_missing_permissions_at_once(evening: Evening) -> None:
    evening.forbid("attach_files", "send_messages")
    refused = await evening.open()
    assert refused.text == (
        f"I need these permissions in {evening.channel.mention}: Attach Files, Send Messages."
    )


async def test_play_in_a_busy_channel_offers_no_thread_that_the_bot_may_not_open(evening: Evening) -> None:
    first = await evening.open()
    evening.forbid("create_public_threads")
    refused = await evening.say(evening.boris, "play lost-cities")
    assert refused.text == (
        f"There’s already a table in this channel: {first.link}. "
        "Open yours in another channel, since I can’t open threads here."
    )
    assert refused.labels == []


async def test_play_in_a_thread_names_missing_thread_permissions_and_play_without_one_opens_a_lobby(
    evening: Evening,
) -> None:
    evening.forbid("create_public_threads", "send_messages_in_threads")
    refused = await evening.open(thread=True)
    assert refused.text == (
        f"I need these permissions in {evening.channel.mention}: "
        "Send Messages in Threads, Create Public Threads."
    )
    assert (await evening.open()).labels == BUTTONS, "the channel itself will do"


# Names


MISCHIEF = "**loud** [free](http://x) @everyone"


async def test_user_name_with_markup_is_escaped_in_lobby_refusals_and_posts(evening: Evening) -> None:
    imp = evening.arrive("imp", global_name=MISCHIEF)
    lobby = await evening.open(opponent=imp)
    assert harmless(lobby.text)
    start = CustomId("start", (await evening.table()).id).write()
    waiting = await evening.forge(evening.ada, start, lobby)
    assert harmless(waiting.text)
    await evening.start(lobby, imp)
    await evening.move((await evening.legal())[0])
    not_yours = await evening.press(evening.ada, "Play")
    assert "s turn. I’ll tell you" in not_yours.text
    assert harmless(not_yours.text)
    for post in evening.posts:
        assert harmless(post.text)
        assert evening.chen.id not in post.notified


async def test_name_of_an_invited_bot_is_escaped_in_the_refusal(evening: Evening) -> None:
    refused = await evening.open(opponent=evening.arrive("imp", global_name=MISCHIEF, bot=True))
    assert harmless(refused.text)


async def test_name_of_a_thread_shows_user_names_without_escapes(evening: Evening) -> None:
    """Discord shows the names of threads as they are, backslashes included."""
    imp = evening.arrive("imp", global_name="snake_case_")
    await evening.open(thread=True, opponent=imp)
    (thread,) = evening.channel.threads
    assert thread.name == "Lost Cities: ada, snake_case_"


def harmless(text: str) -> bool:
    """Whether the mischief in a text is only shown, and does nothing."""
    return "**loud**" not in text and "@everyone" not in text and not re.search(r"(?<!\\)\[free\]", text)


async def test_buttons_of_a_cancelled_lobby_are_refused_and_leave_it_cancelled(evening: Evening) -> None:
    lobby = await evening.open()
    buttons = lobby.buttons
    table = await evening.bot.manager.store.read(table_queries.live_in_channel, evening.channel.id)
    assert table is not None
    await evening.cancel(evening.ada, lobby)
    for label, custom_id in buttons.items():
        if label == "Rules":
            continue
        answer = await evening.forge(evening.ada, custom_id, lobby)
        assert answer.is_private
        assert answer.text.startswith("This lobby was cancelled.")
    stored = await evening.bot.manager.table(table.id)
    assert stored.status == CANCELLED


async def test_lobby_says_rated_for_a_rated_game_and_not_rated_for_an_unrated_one(evening: Evening) -> None:
    rated = await evening.open()
    assert "turn. Rated." in rated.text
    await evening.cancel(evening.ada, rated)
    unrated = await evening.open(rated=False)
    assert "Not rated." in unrated.text
