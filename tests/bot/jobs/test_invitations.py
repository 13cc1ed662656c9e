"""Invitations: sent by direct message, answered there or in the lobby, expired after a day."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.features.privacy import personal_data
from bot.jobs.dm_rate_limit import TOO_FAST
from bot.store import heartbeats
from bot.store.schema import CANCELLED
from bot.tables import notifications
from tests.bot.evening import ADA_BEGINS, BORIS_BEGINS, DAY, HOUR, MINUTE, Evening, Seen, Tap

TO_THE_LOBBY, NO_MORE = "Go to lobby", "Block ada"
INVITED = "boris · invited, hasn’t joined yet"
CLOSED: dict[str, Any] = {"status": 403, "code": 50007, "times": None}
SILENT = 1 << 12
"""Discord's flag of a message that arrives without a sound."""


def letters(person: simcord.MemberActor) -> str:
    """Return the API path that posts DMs to a user."""
    return f"/channels/{person.user.dm_channel.id}/messages"


async def known(evening: Evening, *people: simcord.MemberActor) -> None:
    """Record that these people have used the bot."""
    for person in people:
        await evening.say(person, "notify")


async def invite(evening: Evening, **options: Any) -> tuple[Seen, Seen]:
    """Let Ada invite Boris, who knows the bot; return the lobby and his newest DM."""
    await known(evening, evening.boris)
    lobby = await evening.open(**{"opponent": evening.boris, "rounds": 1, **options})
    return lobby, evening.direct_message(evening.boris)


async def test_guest_who_has_used_the_bot_is_invited_by_dm_and_the_lobby_mentions_no_player(
    evening: Evening,
) -> None:
    lobby, asked = await invite(evening)
    until = (await evening.table()).created_at + DAY
    assert asked.text == (
        "**ada** invites you to **Lost Cities** on **The guild**.\n"
        "One round, 3 days a turn. Rated.\n"
        f"-# The invitation ends <t:{until}:R>."
    )
    assert asked.buttons[TO_THE_LOBBY] == lobby.link
    assert asked.presses == ["Accept", "Decline", NO_MORE]
    assert lobby.notified == set()
    assert lobby.seats == ["ada · host", INVITED]


async def test_guest_new_to_the_bot_is_mentioned_in_the_lobby_instead_of_a_dm(evening: Evening) -> None:
    lobby = await evening.open(opponent=evening.boris)
    assert lobby.text.startswith(f"{evening.boris.mention}, ada invites you to **Lost Cities**.")
    assert lobby.notified == {evening.boris.id}
    await evening.pass_time(2 * MINUTE)
    await evening.restart()
    assert evening.direct_messages(evening.boris) == []
    assert len(evening.posts) == 1


async def test_guest_joining_by_dm_is_shown_in_the_lobby(evening: Evening) -> None:
    lobby, asked = await invite(evening)
    await evening.join(evening.boris, asked)
    assert asked.text.startswith("You have a seat in **ada**’s game of **Lost Cities**.")
    assert asked.labels == [TO_THE_LOBBY]
    assert lobby.seats == ["ada · host", "boris"]
    await evening.press(evening.ada, "Start", lobby)
    assert (await evening.table()).is_playing


async def test_declining_frees_the_seat_at_once_and_is_shown_in_the_lobby(evening: Evening) -> None:
    lobby, asked = await invite(evening)
    await evening.press(evening.boris, "Decline", asked)
    assert asked.text.startswith("You declined **ada**’s invitation to **Lost Cities**.")
    assert asked.labels == [TO_THE_LOBBY, NO_MORE]
    assert lobby.seats == ["ada · host", "free seat"]
    assert "boris declined." in lobby.text
    await evening.join(evening.boris, lobby)
    assert "declined" not in lobby.text, "one may change one's mind"
    assert asked.text.startswith("You have a seat in")


async def test_joining_and_leaving_in_the_channel_update_the_invitation_by_dm(evening: Evening) -> None:
    lobby, asked = await invite(evening)
    await evening.join(evening.boris, lobby)
    assert asked.labels == [TO_THE_LOBBY]
    assert asked.text.startswith("You have a seat in")
    await evening.press(evening.boris, "Leave", lobby)
    assert asked.text.startswith("You left **ada**’s game")


async def test_double_press_on_accept_joins_once(evening: Evening) -> None:
    lobby, asked = await invite(evening)
    tap = Tap(evening.boris, asked, asked.buttons["Accept"])
    answers = await evening.tap(tap, tap)
    assert sorted(answer.text.split(".")[0] for answer in answers) == [
        "You already have a seat at this table",
        "You have a seat in **ada**’s game of **Lost Cities**",
    ]
    assert lobby.seats == ["ada · host", "boris"]


async def test_invitation_pressed_by_another_user_is_refused_and_keeps_the_seat(evening: Evening) -> None:
    lobby, asked = await invite(evening)
    for label in asked.presses:
        answer = await evening.forge(evening.chen, asked.buttons[label], lobby)
        assert answer.text == "This invitation isn’t for you."
    assert lobby.seats == ["ada · host", INVITED]


async def test_invitation_to_a_cancelled_lobby_says_so_and_cannot_be_accepted(evening: Evening) -> None:
    lobby, asked = await invite(evening)
    join = asked.buttons["Accept"]
    await evening.cancel(evening.ada, lobby)
    assert asked.text == "**ada**’s game of **Lost Cities** was cancelled."
    late = await evening.forge(evening.boris, join, asked)
    assert late.text.startswith("This lobby was cancelled.")


async def test_deleting_the_channel_cancels_its_lobby_and_closes_the_invitation(evening: Evening) -> None:
    """An invitation that is accepted later would begin a game that has no channel."""
    _, asked = await invite(evening)
    table_id = (await evening.table()).id
    evening.env.backend.delete_channel(evening.channel.id)
    await evening.env.settle()
    table = await evening.bot.manager.table(table_id)
    assert table.status == CANCELLED
    assert asked.presses == []


async def test_declining_one_invitation_leaves_another_open(evening: Evening) -> None:
    _, first = await invite(evening)
    hall = evening.guild.create_text_channel("hall")
    await evening.say(evening.chen, "play lost-cities", where=hall, opponent=evening.boris)
    second = evening.direct_message(evening.boris)
    await evening.press(evening.boris, "Decline", first)
    assert second.text.startswith("**chen** invites you")
    await evening.join(evening.boris, second)
    assert second.text.startswith("You have a seat in **chen**’s game")


async def test_guest_who_is_away_is_invited_silently_and_named_as_away_in_the_lobby(evening: Evening) -> None:
    days = await evening.boris.autocomplete(evening.channel, "away", "until", "")
    await evening.say(evening.boris, "away", until=days[3]["value"])
    lobby, asked = await invite(evening)
    assert "boris is away until" in lobby.text
    assert asked.presses == ["Accept", "Decline", NO_MORE]
    assert asked.stored.flags & SILENT


async def test_invitation_in_quiet_hours_is_silent(evening: Evening) -> None:
    """Quiet hours begin at 22:00; the evening of these tests begins at midnight."""
    await evening.bot.manager.run_for(
        notifications.set_preferences, evening.boris.id, quiet_from=22, quiet_until=8
    )
    _, asked = await invite(evening)
    assert asked.stored.flags & SILENT


@pytest.mark.slow
async def test_rematch_invites_the_opponent_by_dm_and_accepting_starts_it(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.boris)
    await evening.press(evening.boris, "Rematch")
    asked = evening.direct_message(evening.ada)
    assert asked.text.startswith("**boris** offers you a rematch in **Lost Cities**")
    await evening.join(evening.ada, asked)
    assert (await evening.table()).is_playing


async def test_invitation_is_sent_only_once_an_offered_thread_is_accepted(evening: Evening) -> None:
    await known(evening, evening.boris)
    await evening.open()
    offer = await evening.say(evening.ada, "play lost-cities", opponent=evening.boris)
    await evening.pass_time(2 * MINUTE)
    assert evening.direct_messages(evening.boris) == []
    await evening.press(evening.ada, "Play in a thread", offer)
    assert evening.direct_message(evening.boris).presses == ["Accept", "Decline", NO_MORE]


# The start


async def start_with_guest(evening: Evening, starter: int) -> Seen:
    """Let Boris accept his invitation and Ada start the game a minute later; return the invitation."""
    evening.shuffle(starter)
    lobby, asked = await invite(evening)
    await evening.join(evening.boris, asked)
    await evening.pass_time(2 * MINUTE)
    await evening.press(evening.ada, "Start", lobby)
    return asked


async def test_invitation_becomes_the_message_with_the_first_hand_of_a_guest_who_waits(
    evening: Evening,
) -> None:
    asked = await start_with_guest(evening, ADA_BEGINS)
    (message,) = evening.direct_messages(evening.boris)
    assert message.id == asked.id
    assert message.text.startswith("**Lost Cities** with **ada**: the game has started.")
    assert message.pictures
    assert "Plan my turn" in message.labels
    player = (await evening.table()).player_of(evening.boris.id)
    assert player is not None
    assert player.dm_message_id == asked.id


@pytest.mark.slow
async def test_guest_who_moves_first_gets_a_loud_message_replacing_the_invitation(
    evening: Evening,
) -> None:
    asked = await start_with_guest(evening, BORIS_BEGINS)
    (message,) = evening.direct_messages(evening.boris)
    assert message.id != asked.id
    assert not message.is_silent
    assert "your turn" in message.text


@pytest.mark.slow
async def test_rematch_invitation_becomes_the_turn_message_of_a_guest_who_just_accepted(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.resign(evening.boris)
    await evening.press(evening.boris, "Rematch")
    before = evening.direct_messages(evening.ada)
    await evening.join(evening.ada, before[-1])
    assert [message.id for message in evening.direct_messages(evening.ada)] == [one.id for one in before]
    assert "your turn" in evening.direct_message(evening.ada).text


async def test_first_hand_is_sent_if_the_invitation_was_deleted(evening: Evening) -> None:
    lobby, asked = await invite(evening)
    await evening.join(evening.boris, asked)
    evening.env.inject_error("PATCH", f"{letters(evening.boris)}/{asked.id}", status=404, code=10008, times=1)
    await evening.press(evening.ada, "Start", lobby)
    (message,) = evening.direct_messages(evening.boris)
    assert message.id != asked.id
    assert message.pictures and "Plan my turn" in message.labels


@pytest.mark.slow
async def test_first_hand_shown_on_the_invitation_is_not_sent_again_after_a_crash(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby, asked = await invite(evening)
    await evening.join(evening.boris, asked)

    def cut_short(*_: Any, **__: Any) -> None:
        raise RuntimeError("the power went out")

    with monkeypatch.context() as power:
        power.setattr("bot.store.outbox.record_all", cut_short)
        await evening.press(evening.ada, "Start", lobby)
    evening.errors.clear()
    await evening.restart()
    await evening.pass_time(2 * MINUTE)
    assert [message.id for message in evening.direct_messages(evening.boris)] == [asked.id]
    assert "Plan my turn" in asked.labels


async def test_guest_who_closed_dms_after_accepting_keeps_the_invitation_and_gets_no_first_hand(
    evening: Evening,
) -> None:
    lobby, asked = await invite(evening)
    await evening.join(evening.boris, asked)
    evening.env.inject_error("PATCH", f"{letters(evening.boris)}/{asked.id}", **CLOSED)
    evening.env.inject_error("POST", letters(evening.boris), **CLOSED)
    await evening.press(evening.ada, "Start", lobby)
    assert [message.id for message in evening.direct_messages(evening.boris)] == [asked.id]
    player = (await evening.table()).player_of(evening.boris.id)
    assert player is not None
    assert player.dm_message_id is None


async def test_invitation_of_a_guest_with_a_digest_becomes_the_note_that_the_game_began(
    evening: Evening,
) -> None:
    lobby, asked = await invite(evening)
    await evening.join(evening.boris, asked)
    await evening.bot.manager.run_for(
        notifications.set_preferences, evening.boris.id, turns=notifications.DIGEST
    )
    await evening.press(evening.ada, "Start", lobby)
    await evening.pass_time(2 * MINUTE)
    assert asked.text == "You joined **ada**’s game of **Lost Cities**, and it has started."
    assert len(evening.direct_messages(evening.boris)) == 1


# Expired invitations


@pytest.mark.usefixtures("hourly")
async def test_invitation_expires_after_a_day_and_the_lobby_can_fill_for_another_day(
    evening: Evening,
) -> None:
    lobby, asked = await invite(evening)
    await evening.pass_time(DAY + 2 * HOUR)
    assert lobby.seats == ["ada · host", "free seat"]
    assert "boris didn’t answer within a day." in lobby.text
    assert asked.text.startswith("The seat reserved for you in **ada**’s game")
    assert asked.labels == [TO_THE_LOBBY]
    (told,) = evening.direct_messages(evening.ada)
    assert told.text.startswith("boris didn’t answer your invitation to **Lost Cities** within a day")
    assert told.stored.flags & SILENT
    until = (await evening.table()).created_at + DAY
    assert f"<t:{until}:R>" in told.text
    assert f"<t:{until}:R>" in lobby.text
    await evening.pass_time(20 * HOUR)
    await evening.start(lobby, evening.chen)
    assert (await evening.table()).is_playing
    assert len(evening.direct_messages(evening.boris)) == 1


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
@pytest.mark.parametrize("restarted", [True, False])
async def test_downtime_extends_an_invitation_by_its_length(evening: Evening, restarted: bool) -> None:
    lobby, asked = await invite(evening)
    opened = (await evening.table()).created_at
    await evening.pass_time(HOUR)
    evening.bot.each_minute.cancel()
    evening.bot.beat.cancel()
    await evening.pass_time(2 * DAY)
    if restarted:
        await evening.restart()
        await evening.pass_time(MINUTE)
    else:
        await evening.bot.scheduler.sweep()
        await evening.bot.scheduler.sweep()
        await evening.env.settle()
    table = await evening.table()
    assert opened + 2 * DAY <= table.created_at <= opened + 2 * DAY + 2 * HOUR
    assert lobby.seats[1] == INVITED
    assert f"<t:{table.created_at + DAY}:R>" in asked.text
    assert f"<t:{table.created_at + DAY}:R>" in lobby.text
    await evening.join(evening.boris, asked)
    assert lobby.seats == ["ada · host", "boris"]


async def test_guest_mentioned_in_the_lobby_is_not_invited_again_after_downtime(evening: Evening) -> None:
    lobby = await evening.open(opponent=evening.boris)
    assert lobby.notified == {evening.boris.id}
    store, now = evening.bot.manager.store, evening.bot.publisher.now()
    await store.write(heartbeats.record_heartbeat, store.share, now, 300)
    await store.write(heartbeats.record_heartbeat, store.share, now + HOUR, 300)
    await evening.pass_time(2 * MINUTE)
    assert evening.direct_messages(evening.boris) == []
    assert len(evening.posts) == 1


@pytest.mark.usefixtures("hourly")
async def test_system_clock_set_back_frees_no_seat_and_sends_no_second_invitation(evening: Evening) -> None:
    lobby, _ = await invite(evening)
    now = evening.bot.manager.lobbies._now
    evening.bot.manager.lobbies._now = lambda: now() - 3 * DAY
    await evening.pass_time(3 * HOUR)
    evening.bot.manager.lobbies._now = now
    await evening.pass_time(3 * HOUR)
    assert lobby.seats[1] == INVITED
    assert len(evening.direct_messages(evening.boris)) == 1


# The host frees a seat


async def test_freeing_the_seat_of_an_invited_guest_changes_the_invitation_to_withdrawn(
    evening: Evening,
) -> None:
    lobby, asked = await invite(evening)
    page = await evening.choose(evening.ada, "Free boris’s seat", lobby)
    assert page.is_private
    assert not any(label.startswith("Free ") for menu in page.menus.values() for label in menu)
    assert lobby.seats == ["ada · host", "free seat"]
    assert asked.text.startswith("**ada** withdrew your invitation to **Lost Cities**.")
    assert asked.labels == [TO_THE_LOBBY]


@pytest.mark.slow
async def test_host_frees_seats_of_computers_and_guests_and_the_guest_is_informed(
    evening: Evening,
) -> None:
    lobby = await evening.say(evening.ada, "play tikal", computers=1)
    await evening.join(evening.boris, lobby)
    page = await evening.press(evening.ada, "Options…", lobby)
    _, seats = page.menus.values()
    for label in [label for label in seats if label.startswith("Free ")]:
        await evening.pick(evening.ada, label, page)
    assert lobby.seats == ["ada · host", *["free seat"] * 3]
    (told,) = evening.direct_messages(evening.boris)
    assert told.text.startswith("**ada** freed your seat in a game of **Tikal** before it started.")
    await evening.join(evening.boris, lobby)
    assert told.text.startswith("You have a seat in **ada**’s game of **Tikal**.")


async def test_only_the_host_frees_seats_and_neither_their_own_nor_a_free_one(evening: Evening) -> None:
    lobby, _ = await invite(evening)
    assert (await evening.press(evening.chen, "Options…", lobby)).menus == {}
    page = await evening.press(evening.ada, "Options…", lobby)
    _, menu = page.menus
    for person, whose, said in (
        (evening.chen, evening.boris.id, "Only the host can do that."),
        (
            evening.ada,
            evening.ada.id,
            "You opened this lobby. **Options…** → **Cancel lobby** closes it for all.",
        ),
        (evening.ada, evening.chen.id, "That seat is already free."),
        (evening.ada, "nonsense", "That seat is already free."),
    ):
        (answer,) = await evening.tap(Tap(person, page, menu, (str(whose),)))
        assert answer.text == said
    assert lobby.seats == ["ada · host", INVITED]


# Failures


async def test_guest_with_closed_dms_is_mentioned_in_the_channel_once(evening: Evening) -> None:
    await known(evening, evening.boris)
    evening.env.inject_error("POST", letters(evening.boris), **CLOSED)
    lobby = await evening.open(opponent=evening.boris)
    await evening.pass_time(5 * MINUTE)
    (_, call) = evening.posts
    assert call.notified == {evening.boris.id}
    assert call.text.startswith(f"{evening.boris.mention}, **ada** invites you to **Lost Cities**.")
    assert call.buttons[TO_THE_LOBBY] == lobby.link
    await evening.join(evening.boris, lobby)
    assert lobby.seats == ["ada · host", "boris"]
    assert len(evening.posts) == 2
    assert call.text == "boris was invited to a game of **Lost Cities**.", "no seat is kept any more"


async def test_rejected_invitation_is_sent_once_later(evening: Evening) -> None:
    await known(evening, evening.boris)
    evening.env.inject_error("POST", letters(evening.boris), status=500, times=3)
    await evening.open(opponent=evening.boris)
    await evening.pass_time(5 * MINUTE)
    assert len(evening.direct_messages(evening.boris)) == 1
    assert len(evening.posts) == 1


async def test_invitation_not_yet_sent_before_a_restart_is_sent_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await known(evening, evening.boris)
    monkeypatch.setattr(evening.bot.publisher, "inform_guests", lambda _table: None)
    await evening.open(opponent=evening.boris)
    assert evening.direct_messages(evening.boris) == []
    await evening.restart()
    assert evening.direct_message(evening.boris).presses == ["Accept", "Decline", NO_MORE]


async def test_invitation_is_sent_once_after_a_crash_before_it_was_recorded(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut_short(*_: Any, **__: Any) -> None:
        raise RuntimeError("the power went out")

    with monkeypatch.context() as power:
        power.setattr("bot.store.invitation_queries.record_message", cut_short)
        lobby, asked = await invite(evening)
    evening.errors.clear()
    await evening.restart()
    await evening.pass_time(2 * MINUTE)
    assert [message.id for message in evening.direct_messages(evening.boris)] == [asked.id]
    await evening.join(evening.boris, lobby)
    assert asked.labels == [TO_THE_LOBBY]


async def test_lobby_shows_after_a_restart_that_the_guest_accepted_before_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby, asked = await invite(evening)
    monkeypatch.setattr(evening.bot.publisher, "schedule", lambda _table: None)
    await evening.join(evening.boris, asked)
    assert lobby.seats[1] == INVITED
    await evening.restart()
    assert lobby.seats == ["ada · host", "boris"]


async def test_guest_with_closed_dms_in_quiet_hours_is_named_in_the_channel_without_a_ping(
    evening: Evening,
) -> None:
    await known(evening, evening.boris)
    await evening.bot.manager.run_for(
        notifications.set_preferences, evening.boris.id, quiet_from=22, quiet_until=8
    )
    evening.env.inject_error("POST", letters(evening.boris), **CLOSED)
    await evening.open(opponent=evening.boris, rounds=1)
    (_, call) = evening.posts
    assert call.text.startswith(f"{evening.boris.mention}, **ada** invites you to **Lost Cities**.")
    assert call.notified == set()


@pytest.mark.slow
async def test_guest_is_mentioned_in_the_channel_and_not_by_dm_when_new_dms_are_blocked(
    evening: Evening,
) -> None:
    """Discord treats many new DM channels in a row as spam; an invitation does not wait for that."""
    await known(evening, evening.boris)
    evening.env.inject_error("POST", "/users/@me/channels", status=400, code=TOO_FAST, times=1)
    lobby = await evening.open(opponent=evening.boris)
    assert evening.direct_messages(evening.boris) == []
    assert evening.post.notified == {evening.boris.id}
    assert evening.post.buttons[TO_THE_LOBBY] == lobby.link
    await evening.pass_time(2 * HOUR)
    assert len(evening.posts) == 2
    assert evening.direct_messages(evening.boris) == []


# Limits from one person to another


async def ring(evening: Evening, times: int) -> list[Seen]:
    """Let Ada invite Boris and cancel, `times` times; return the answers to her command."""
    await known(evening, evening.boris)
    answers = list[Seen]()
    for _ in range(times):
        answers.append(await evening.open(opponent=evening.boris, rounds=1))
        if not answers[-1].is_private:
            await evening.cancel(evening.ada, answers[-1])
    return answers


@pytest.mark.slow
async def test_host_invites_a_guest_at_most_three_times_an_hour_with_one_sound(evening: Evening) -> None:
    *invited, refused = await ring(evening, 5)
    assert [answer.is_private for answer in invited] == [False, False, False, True]
    assert refused.text.startswith("You’ve invited boris three times in the last hour.")
    asked = evening.direct_messages(evening.boris)
    assert [message.is_silent for message in asked] == [False, True, True]
    assert not (await evening.open()).is_private, "a table without the guest is opened"
    await evening.cancel(evening.ada)
    await evening.pass_time(HOUR)
    await evening.open(opponent=evening.boris)
    assert [message.is_silent for message in evening.direct_messages(evening.boris)][3:] == [False]


@pytest.mark.slow
async def test_guest_new_to_the_bot_is_mentioned_once_an_hour(evening: Evening) -> None:
    notified = list[set[int]]()
    for _ in range(3):
        lobby = await evening.open(opponent=evening.boris)
        notified.append(lobby.notified)
        await evening.cancel(evening.ada, lobby)
    assert notified == [{evening.boris.id}, set(), set()]


@pytest.mark.slow
async def test_freeing_the_seat_does_not_reset_the_limit_of_invitations(evening: Evening) -> None:
    await known(evening, evening.boris)
    for _ in range(5):
        lobby = await evening.open(opponent=evening.boris)
        if not lobby.is_private:
            await evening.choose(evening.ada, "Free boris’s seat", lobby)
            await evening.cancel(evening.ada, lobby)
    sounds = [message for message in evening.direct_messages(evening.boris) if not message.is_silent]
    assert len(sounds) == 1
    assert len(evening.direct_messages(evening.boris)) == 3


@pytest.mark.slow
async def test_ignored_rematch_invites_at_most_three_times_and_then_leaves_the_seat_open(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.resign(evening.boris)
    over, before = evening.post, len(evening.direct_messages(evening.boris))
    for _ in range(5):
        lobby = await evening.press(evening.ada, "Rematch", over)
        seats = lobby.seats
        await evening.cancel(evening.ada, lobby)
    assert len(evening.direct_messages(evening.boris)) == before + 3
    assert seats == ["ada · host", "free seat"], "the seat is open to anyone"


@pytest.mark.slow
async def test_accepted_invitations_do_not_count_towards_the_limit(evening: Evening) -> None:
    for _ in range(5):
        lobby, asked = await invite(evening)
        assert not asked.is_silent
        await evening.join(evening.boris, asked)
        await evening.cancel(evening.ada, lobby)


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_host_whose_invitation_was_declined_cannot_invite_the_guest_for_a_day(evening: Evening) -> None:
    lobby, asked = await invite(evening)
    await evening.press(evening.boris, "Decline", asked)
    await evening.cancel(evening.ada, lobby)
    refused = await evening.open(opponent=evening.boris)
    assert refused.text.startswith("boris isn’t taking invitations from you right now.")
    assert not (await evening.say(evening.chen, "play lost-cities", opponent=evening.boris)).is_private
    await evening.cancel(evening.chen)
    await evening.pass_time(DAY)
    assert not (await evening.open(opponent=evening.boris)).is_private


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
@pytest.mark.parametrize("answered", [False, True])
async def test_host_blocked_from_an_invitation_cannot_invite_until_unblocked(
    evening: Evening, answered: bool
) -> None:
    lobby, asked = await invite(evening)
    if answered:
        await evening.press(evening.boris, "Decline", asked)
    stranger = await evening.forge(evening.chen.user, asked.buttons[NO_MORE], asked)
    assert stranger.text == "This invitation isn’t for you."
    await evening.press(evening.boris, NO_MORE, asked)
    assert asked.text.startswith(
        "You’ve blocked **ada**. They can’t invite you or join your lobbies any more"
    )
    assert lobby.seats == ["ada · host", "free seat"]
    await evening.cancel(evening.ada, lobby)
    await evening.bot.manager.run_for(personal_data.forget_person, evening.ada.id, "a former player")
    await evening.pass_time(DAY + HOUR)
    assert (await evening.open(opponent=evening.boris)).is_private, "deleting one’s data ends no block"
    await evening.press(evening.boris, "Unblock", asked)
    assert not (await evening.open(opponent=evening.boris)).is_private


@pytest.mark.slow
async def test_fourth_invitation_of_a_guest_within_an_hour_is_refused_also_in_a_busy_channel(
    evening: Evening,
) -> None:
    await ring(evening, 3)
    await evening.say(evening.chen, "play lost-cities")
    refused = await evening.open(opponent=evening.boris)
    assert refused.text.startswith("You’ve invited boris three times in the last hour.")
