"""*Rematch*: the same people once more, from the last post or the last direct message."""

from __future__ import annotations

from functools import partial
from itertools import count

import msgspec
import pytest

from bot.store import table_queries
from bot.ui.custom_id import CustomId
from tests.bot.evening import ADA_BEGINS, BORIS_BEGINS, DAY, HOUR, Evening, Tap
from tests.examples import slow


@pytest.fixture
async def over(evening: Evening) -> Evening:
    """Ada and Boris have just finished a game."""
    await finish(evening)
    return evening


async def finish(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.boris)


@pytest.mark.slow
async def test_last_post_and_direct_messages_offer_a_rematch(over: Evening) -> None:
    assert over.post.labels[0] == "Rematch"
    for person in (over.ada, over.boris):
        message = over.direct_message(person)
        assert "**Game over.**" in message.text
        assert message.labels[0] == "Rematch"


async def test_rematch_is_offered_by_one_press_and_started_by_the_opponents_accept(over: Evening) -> None:
    over.shuffle(BORIS_BEGINS)
    before, posts = await over.table(), len(over.posts)
    offer = await over.press(over.boris, "Rematch")
    ends = (await over.table()).created_at + DAY
    assert offer.text == (
        f"{over.ada.mention}, boris offers you a rematch.\n"
        "**Lost Cities**. One round, 3 days a turn. Rated.\n"
        f"-# Waiting for ada. The offer ends <t:{ends}:R>. boris starts."
    )
    assert offer.labels == ["Accept", "No, thanks", "Options…"]
    assert offer.pictures == {}
    asked = over.direct_message(over.ada)
    assert asked.text.startswith("**boris** offers you a rematch in **Lost Cities**")
    assert asked.labels[:2] == ["Accept", "No, thanks"]
    await over.press(over.ada, "Accept", offer)
    after = await over.table()
    assert after.is_playing
    assert (after.game, after.options, after.channel_id) == (before.game, before.options, before.channel_id)
    assert (offer.text, offer.labels) == ("The rematch is on. **boris** starts.", [])
    assert len(over.posts) == posts + 2, "the offer and the first post"


@pytest.mark.slow
async def test_rematch_button_is_hidden_everywhere_while_an_offer_is_open(over: Evening) -> None:
    shown = [over.post, over.direct_message(over.ada), over.direct_message(over.boris)]
    before = [(one.text, [*one.pictures], one.labels) for one in shown]
    await over.press(over.ada, "Rematch", shown[0])
    after = [(one.text, [*one.pictures], ["Rematch", *one.labels]) for one in shown]
    assert after == before, "only the button is gone"


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["No, thanks", "Accept"])
async def test_rematch_button_comes_back_if_the_offer_is_declined_but_not_if_accepted(
    over: Evening, answer: str
) -> None:
    shown = [over.post, over.direct_message(over.ada), over.direct_message(over.boris)]
    before = [one.labels for one in shown]
    offer = await over.press(over.ada, "Rematch", shown[0])
    await over.press(over.boris, answer, offer)
    assert [one.labels == labels for one, labels in zip(shown, before, strict=True)] == [
        answer == "No, thanks"
    ] * 3


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_rematch_button_comes_back_after_an_unanswered_offer_and_a_restart(over: Evening) -> None:
    last = over.post
    await over.press(over.ada, "Rematch", last)
    await over.restart()
    await over.pass_time(DAY + 3 * HOUR)
    assert last.labels[0] == "Rematch"


@pytest.mark.slow
async def test_rematch_accepted_by_direct_message_starts_the_game(over: Evening) -> None:
    offer = await over.press(over.boris, "Rematch")
    await over.press(over.ada, "Accept", over.direct_message(over.ada))
    assert (await over.table()).is_playing
    assert offer.text.startswith("The rematch is on.")


async def test_declined_rematch_says_who_cannot_play_and_may_be_offered_again(over: Evening) -> None:
    last = over.post
    offer = await over.press(over.ada, "Rematch", last)
    await over.press(over.boris, "No, thanks", offer)
    assert (offer.text, offer.labels) == ("boris can’t play again just now.", [])
    assert offer.notified == set()
    again = await over.press(over.ada, "Rematch", last)
    assert again.labels == ["Accept", "No, thanks", "Options…"]


@pytest.mark.slow
async def test_rematch_declined_by_direct_message_is_closed_in_the_channel(over: Evening) -> None:
    offer = await over.press(over.ada, "Rematch")
    invitation = over.direct_message(over.boris)
    await over.press(over.boris, "No, thanks", invitation)
    assert (offer.text, offer.labels) == ("boris can’t play again just now.", [])
    assert invitation.text == "You declined **ada**’s offer of a rematch in **Lost Cities**, so it’s closed."


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_unanswered_rematch_is_closed_after_a_day(over: Evening) -> None:
    offer = await over.press(over.ada, "Rematch")
    await over.pass_time(DAY + 2 * HOUR)
    assert (offer.text, offer.labels) == ("boris didn’t answer the offer of a rematch.", [])


@pytest.mark.slow
async def test_withdrawn_rematch_is_shown_as_withdrawn_without_buttons(over: Evening) -> None:
    offer = await over.press(over.ada, "Rematch")
    await over.cancel(over.ada, offer)
    assert (offer.text, offer.labels) == ("The offer of a rematch was withdrawn.", [])


@pytest.mark.slow
async def test_options_of_a_rematch_offer_let_the_host_withdraw_and_the_invited_answer_later(
    over: Evening,
) -> None:
    offer = await over.press(over.ada, "Rematch")
    hosts = await over.press(over.ada, "Options…", offer)
    assert hosts.text.startswith("### Rematch\n")
    assert "Withdraw" in hosts.labels
    assert "Later" not in hosts.labels
    theirs = await over.press(over.boris, "Options…", offer)
    assert theirs.labels == ["Rules", "Later", "Pings"]
    pings = await over.press(over.boris, "Pings", theirs)
    assert pings.is_private
    assert "Later" in theirs.labels


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
@pytest.mark.parametrize("restarted", [False, True])
async def test_rematch_put_off_is_offered_again_loudly_a_day_later(over: Evening, restarted: bool) -> None:
    offer = await over.press(over.ada, "Rematch")
    first = over.direct_message(over.boris)
    opened = (await over.table()).created_at
    answer = await over.press(over.boris, "Later", await over.press(over.boris, "Options…", offer))
    assert answer.text.startswith(f"I’ll ask you again <t:{opened + DAY}:R>.")
    assert f"<t:{opened + 2 * DAY}:R>" in offer.text
    assert f"<t:{opened + 2 * DAY}:R>" in first.text
    count_before = len(over.direct_messages(over.boris))
    if restarted:
        await over.restart()
    await over.pass_time(DAY + 2 * HOUR)
    again = over.direct_message(over.boris)
    assert again.id != first.id
    assert again.labels[:2] == ["Accept", "No, thanks"]
    assert not again.is_silent
    assert len(over.direct_messages(over.boris)) == count_before, "the first one is deleted"
    assert "Later" not in (await over.press(over.boris, "Options…", offer)).labels
    await over.press(over.boris, "Accept", again)
    assert (await over.table()).is_playing


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_rematch_put_off_and_unanswered_is_closed_after_two_days(over: Evening) -> None:
    offer = await over.press(over.ada, "Rematch")
    await over.press(over.boris, "Later", await over.press(over.boris, "Options…", offer))
    await over.pass_time(2 * DAY - 2 * HOUR)
    assert offer.labels == ["Accept", "No, thanks", "Options…"]
    await over.pass_time(4 * HOUR)
    assert offer.text == "boris didn’t answer the offer of a rematch."


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_rematch_answered_after_it_was_put_off_is_not_offered_again(over: Evening) -> None:
    offer = await over.press(over.ada, "Rematch")
    await over.press(over.boris, "Later", await over.press(over.boris, "Options…", offer))
    await over.press(over.boris, "No, thanks", offer)
    messages = len(over.direct_messages(over.boris))
    await over.pass_time(DAY + 2 * HOUR)
    assert len(over.direct_messages(over.boris)) == messages


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_rematch_is_put_off_only_by_the_invited_player_and_only_once(over: Evening) -> None:
    offer = await over.press(over.ada, "Rematch")
    options = await over.press(over.boris, "Options…", offer)
    later = options.buttons["Later"]
    for person in (over.ada, over.chen):
        refused = await over.forge(person, later, offer)
        assert refused.text == "This invitation isn’t for you."
    await over.press(over.boris, "Later", options)
    await over.pass_time(DAY + 2 * HOUR)
    refused = await over.forge(over.boris, later, offer)
    assert refused.text == "You’ve put this off once already. Accept, or say **No, thanks**."


async def test_each_of_two_invited_players_can_put_off_a_rematch_once(evening: Evening) -> None:
    lobby = await evening.say(evening.ada, "play tikal")
    await evening.start(lobby, evening.boris, evening.chen)
    for person in (evening.boris, evening.chen, evening.ada):
        await evening.resign(person)
    offer = await evening.press(evening.ada, "Rematch", evening.post)
    later = CustomId("later", (await evening.table()).id).write()
    for person in (evening.boris, evening.chen):
        assert "Later" in (await evening.press(person, "Options…", offer)).labels
        assert (await evening.forge(person, later, offer)).text.startswith("I’ll ask you again")
        assert "Later" not in (await evening.press(person, "Options…", offer)).labels
    await evening.pass_time(HOUR)
    closes_at = (await evening.table()).created_at
    refused = await evening.forge(evening.boris, later, offer)
    assert refused.text == "You’ve put this off once already. Accept, or say **No, thanks**."
    assert (await evening.table()).created_at == closes_at


@pytest.mark.parametrize("answer", ["No, thanks", *slow("Accept")])
async def test_rematch_put_off_has_no_opening_time_in_the_future_once_it_is_a_lobby_or_a_game(
    evening: Evening, answer: str
) -> None:
    lobby = await evening.say(evening.ada, "play tikal")
    await evening.start(lobby, evening.boris, evening.chen)
    for person in (evening.boris, evening.chen, evening.ada):
        await evening.resign(person)
    offer = await evening.press(evening.ada, "Rematch", evening.post)
    await evening.press(evening.boris, "Later", await evening.press(evening.boris, "Options…", offer))
    await evening.press(evening.chen, answer, offer)
    if answer == "Accept":
        await evening.press(evening.boris, "Accept", offer)
    table = await evening.table()
    assert table.is_playing == (answer == "Accept")
    assert table.created_at <= evening.bot.manager.now()


@pytest.mark.slow
async def test_confirmation_that_a_rematch_is_put_off_stays_when_another_player_accepts(
    evening: Evening,
) -> None:
    lobby = await evening.say(evening.ada, "play tikal")
    await evening.start(lobby, evening.boris, evening.chen)
    for person in (evening.boris, evening.chen, evening.ada):
        await evening.resign(person)
    offer = await evening.press(evening.ada, "Rematch", evening.post)
    answer = await evening.press(
        evening.boris, "Later", await evening.press(evening.boris, "Options…", offer)
    )
    await evening.press(evening.chen, "Accept", offer)
    assert answer.text.startswith("I’ll ask you again")


async def test_stranger_can_neither_accept_nor_change_a_rematch(over: Evening) -> None:
    offer = await over.press(over.ada, "Rematch")
    refused = await over.press(over.chen, "Accept", offer)
    assert refused.is_private
    assert refused.text == "This rematch is for ada, boris. /play opens your own lobby."
    assert (await over.press(over.chen, "Options…", offer)).labels == ["Rules"]


@pytest.mark.slow
async def test_rematch_among_three_waits_for_all_and_becomes_a_lobby_if_one_declines(
    evening: Evening,
) -> None:
    lobby = await evening.say(evening.ada, "play tikal")
    await evening.start(lobby, evening.boris, evening.chen)
    for person in (evening.boris, evening.chen, evening.ada):
        await evening.resign(person)
    last = evening.post
    offer = await evening.press(evening.ada, "Rematch", last)
    await evening.press(evening.boris, "Accept", offer)
    assert (await evening.table()).in_lobby
    assert evening.chen.mention in offer.text and evening.boris.mention not in offer.text
    await evening.press(evening.chen, "No, thanks", offer)
    assert offer.text.startswith(
        f"{evening.ada.mention}, you can start with two, or wait.\n**Tikal** for up to"
    )
    assert offer.seats == ["ada · host", "boris", "free seat", "free seat"]


async def test_rematch_offer_names_its_starter_even_if_their_name_is_a_word_of_the_sentence(
    evening: Evening,
) -> None:
    evening.shuffle(ADA_BEGINS)
    lot = evening.arrive("lot")
    await evening.start(await evening.open(), lot)
    await evening.resign(lot)
    offer = await evening.press(evening.ada, "Rematch")
    assert offer.text.endswith(". lot starts.")


@pytest.mark.slow
async def test_players_take_turns_to_begin_rematches(over: Evening) -> None:
    """Ada began the first game by chance; Boris begins the rematch with any seed."""
    seeds = count(100)
    over.bot.manager.lobbies.seed = lambda: next(seeds)
    offer = await over.press(over.ada, "Rematch")
    assert "boris starts." in offer.text
    await over.join(over.boris, offer)
    assert (await over.mover()).id == over.boris.id
    await over.resign(over.boris)
    await over.join(over.boris, await over.press(over.ada, "Rematch"))
    assert (await over.mover()).id == over.ada.id


@pytest.mark.slow
async def test_rematch_from_a_direct_message_opens_in_the_channel(over: Evening) -> None:
    answer = await over.press(over.boris, "Rematch", over.direct_message(over.boris))
    assert answer.is_private
    assert answer.text == f"Here’s your rematch: {over.post.link}"
    assert over.post.labels == ["Accept", "No, thanks", "Options…"]
    assert over.direct_message(over.ada).text.startswith("**boris** offers you a rematch")


@pytest.mark.slow
async def test_rematch_pressed_by_both_players_at_once_starts_the_game(over: Evening) -> None:
    post = over.post
    taps = [Tap(person, post, post.buttons["Rematch"]) for person in (over.ada, over.boris)]
    answers = await over.tap(*taps)
    assert any(answer.text.startswith("Here’s your rematch: ") for answer in answers)
    assert (await over.table()).is_playing


@pytest.mark.slow
async def test_rematch_pressed_twice_by_one_player_makes_one_offer(over: Evening) -> None:
    post = over.post
    tap = Tap(over.ada, post, post.buttons["Rematch"])
    answers = await over.tap(tap, tap)
    assert sum("offers you a rematch" in answer.text for answer in answers) == 1
    assert sum(answer.text.startswith("Your offer waits for boris: ") for answer in answers) == 1


async def test_rematch_below_an_older_game_does_not_accept_the_offer_of_a_newer_one(over: Evening) -> None:
    older = over.post
    await finish(over)
    await over.press(over.boris, "Rematch")
    answer = await over.press(over.ada, "Rematch", older)
    assert answer.text.startswith("There’s already a table in that channel: ")
    assert (await over.table()).in_lobby


async def test_rematch_pressed_by_a_stranger_is_refused(over: Evening) -> None:
    answer = await over.press(over.chen, "Rematch")
    assert answer.is_private
    assert answer.text == "Only the players of that game can start a rematch. /play opens your own lobby."
    assert not (await over.table()).in_lobby


async def test_forged_rematch_of_a_running_game_is_refused_with_a_link(evening: Evening) -> None:
    await evening.begin()
    forged = evening.post.buttons["Play"].replace(":play:", ":rematch:")
    answer = await evening.forge(evening.ada, forged)
    assert answer.text == f"This game isn’t over yet: {evening.post.link}"


@pytest.mark.slow
async def test_rematch_is_rejected_if_the_bot_may_no_longer_post_in_the_channel(over: Evening) -> None:
    over.forbid("send_messages")
    answer = await over.press(over.boris, "Rematch", over.direct_message(over.boris))
    assert answer.text.startswith("I can’t post in that game’s channel any more.")
    assert await over.bot.manager.store.read(table_queries.live_in_channel, over.channel.id) is None


@pytest.mark.slow
async def test_rematch_whose_answer_comes_too_late_is_discarded_and_can_be_repeated(over: Evening) -> None:
    posts, letters = len(over.posts), len(over.direct_messages(over.ada))
    over.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await over.boris.click(over.post.message, custom_id=over.post.buttons["Rematch"])
    await over.env.settle()
    assert len(over.posts) == posts
    assert len(over.direct_messages(over.ada)) == letters
    offer = await over.press(over.boris, "Rematch")
    assert offer.labels == ["Accept", "No, thanks", "Options…"]


@pytest.mark.slow
async def test_rematch_pings_in_the_channel_if_the_opponents_dms_are_closed(evening: Evening) -> None:
    evening.env.inject_error(
        "POST", f"/channels/{evening.boris.user.dm_channel.id}/messages", status=403, code=50007, times=None
    )
    await finish(evening)
    await evening.press(evening.ada, "Rematch")
    assert evening.post.notified == {evening.boris.id}


async def test_rematch_is_refused_from_a_direct_message_if_the_server_now_plays_elsewhere(
    over: Evening,
) -> None:
    elsewhere = over.guild.create_text_channel("games-here")
    await over.bot.manager.change_server(
        over.guild.id, partial(msgspec.structs.replace, channels=(elsewhere.id,))
    )
    refused = await over.press(over.boris, "Rematch", over.direct_message(over.boris))
    assert refused.text == f"On this server, games are played in <#{elsewhere.id}>."
    assert (await over.table()).is_finished


@pytest.mark.slow
async def test_rematch_of_a_practice_game_in_direct_messages_starts_at_once_there(evening: Evening) -> None:
    await evening.write(evening.ada, "practice", game="lost_cities")
    await evening.press(evening.ada, "Yes, resign", await evening.write(evening.ada, "resign"))
    over = evening.direct_message(evening.ada)
    assert "**Game over.**" in over.text
    answer = await evening.press(evening.ada, "Rematch", over)
    assert "is playing Lost Cities" in answer.text
    table = await evening.bot.manager.store.read(table_queries.live_in_channel, over.channel_id)
    assert table is not None
    assert table.has_computers


@pytest.mark.slow
async def test_rematch_does_not_change_the_direct_message_of_a_resigned_practice_game(
    evening: Evening,
) -> None:
    """No message says that game's result there, so there are no buttons of a finished game either."""
    await evening.say(evening.ada, "practice", game="lost_cities")
    message = evening.direct_message(evening.ada)
    await evening.resign(evening.ada)
    closed = (message.text, message.labels)
    assert message.text.endswith("You resign.")
    await evening.press(evening.ada, "Rematch")
    assert (await evening.table()).is_playing
    assert (message.text, message.labels) == closed
