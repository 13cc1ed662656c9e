"""Duplicate matches: all players play the same deals alone, and the differences count."""

from __future__ import annotations

import asyncio
import json
import re
from datetime import timedelta

import pytest
import simcord

from bot.errors import Refused
from bot.features.privacy import personal_data
from bot.ops.check_database import _table_fault
from bot.ratings import rating_updates
from bot.store import Table, archive, connect, deletion, solo_games, table_queries
from bot.store.schema import ENDED, EVERYWHERE
from bot.tables import clock, lobby_rules, moves, on_hold, resigning, solo
from bot.tables.game import options_of
from bot.tables.proposal import Person, Proposal
from bot.ui import lobby_options
from bot.ui.custom_id import CustomId
from engine.core.catalogue import catalogue
from engine.core.phrasing import numeral, signed
from engine.duplicate import DealPoints, Outcome, deal_score
from engine.game_registry import games
from engine.games.lost_cities.model import Options
from tests.bot import solo_deals
from tests.bot.evening import DAY, Evening, Seen, Tap
from tests.bot.features.test_history import file
from tests.bot.jobs.test_failures import messages_of
from tests.bot.jobs.test_invitations import known
from tests.examples import slow

Actor = simcord.MemberActor
DEALS = 3
LONG = 30.0
"""Seconds in which a busy machine plays a turn."""


async def begin(evening: Evening, *others: Actor, **options: object) -> Seen:
    """Start a match of Ada's with others. Return its post."""
    lobby = await evening.open(duplicate=True, **options)
    await evening.start(lobby, *(others or (evening.boris,)))
    return evening.post


async def match_of(evening: Evening) -> Table:
    return await evening.table()


async def table_of(evening: Evening, person: Actor, deal: int) -> Table:
    match, manager = await match_of(evening), evening.bot.manager
    table_id = await manager.store.read(solo_games.match_table_of, match.id, deal, person.id)
    assert table_id is not None
    return await manager.table(table_id)


async def turn(evening: Evening, person: Actor, shown: Seen, deal: int = 1, *, place: int = 0) -> Seen:
    """Play a whole turn by presses, each time with the answer at `place`, by default the first."""
    table = await table_of(evening, person, deal)
    return await solo_deals.turn(evening, person, table, shown, place=place)


async def play_out(evening: Evening, person: Actor, *, place: int = 0) -> int:
    """Play a player's next deal to its end without presses. Return the difference of points."""
    bot = evening.bot
    match = await match_of(evening)
    table_id = await bot.manager.matches.begin(match, Person(person.id, person.name))
    await solo_deals.play_out(evening, person, table_id, place=place)
    await bot.publisher.publish(match.id)
    await evening.env.settle()
    result = (await bot.manager.view(await bot.manager.table(table_id), person.id)).result
    assert result is not None
    own, computer = result.scores
    return own - computer


async def play_in_channel(evening: Evening, person: Actor, post: Seen, deal: int) -> Seen:
    """Play a player's next deal by presses in the private answer below the post."""
    shown = await evening.press(person, "Play", post)
    while f"Deal {deal} of {DEALS} · against" in shown.text:
        shown = await turn(evening, person, shown, deal)
    return shown


async def hand_in(evening: Evening, person: Actor, *differences: int) -> None:
    """Record a player's next deals with these differences of points."""
    match, bot = await match_of(evening), evening.bot
    player = match.player_of(person.id)
    assert player is not None
    for difference in differences:
        outcome = Outcome(DealPoints(20 + difference, 20))
        await bot.manager.run(moves.apply_action, match.id, player.seat, outcome)
    await bot.publisher.publish(match.id)
    await evening.env.settle()


def close_messages(evening: Evening, person: Actor) -> None:
    path = messages_of(person.user.dm_channel)
    evening.env.inject_error("POST", path, status=403, code=50007, times=None)


# The lobby


async def test_match_lobby_names_its_deals_of_one_round_their_computer_and_time_and_seats_no_computer(
    evening: Evening,
) -> None:
    lobby = await evening.open(duplicate=True, rounds=5)
    assert "**Duplicate match:** everyone plays the same 3 deals alone" in lobby.text
    assert "Your opponent in each deal is the same medium computer." in lobby.text
    assert "one round" in lobby.text, "a deal is one round, whatever was asked for"
    assert "3 days a deal" in lobby.text
    options = await evening.press(evening.ada, "Options…", lobby)
    assert not any("computer" in label.lower() for menu in options.menus.values() for label in menu)
    assert "who starts" not in lobby.text


async def test_started_lobby_of_a_duplicate_match_says_that_the_match_has_started(evening: Evening) -> None:
    lobby = await evening.open(duplicate=True)
    await evening.start(lobby, evening.boris)
    assert lobby.text.startswith("The duplicate match has started.")


async def test_invitation_to_a_duplicate_match_names_its_number_of_deals(evening: Evening) -> None:
    await known(evening, evening.boris)
    await evening.open(duplicate=True, opponent=evening.boris)
    assert "Duplicate match of 3 deals, one round" in evening.direct_message(evening.boris).text


async def test_options_of_a_duplicate_match_cannot_change_rounds_or_partners(evening: Evening) -> None:
    lobby = await evening.open(duplicate=True)
    table = await match_of(evening)
    shown = lobby_options.options_form(table, catalogue()).to_dict()
    assert "colours" in str(shown)
    assert "rounds" not in str(shown)
    changed = await evening.bot.manager.lobbies.run(
        lobby_rules.change_options, table.id, evening.ada.id, Options(rounds=5, colours=6, partners=True)
    )
    assert options_of(changed) == Options(rounds=1, colours=6, partners=False)
    assert lobby.labels


async def test_computers_are_refused_in_a_duplicate_match(evening: Evening) -> None:
    refused = await evening.open(duplicate=True, computers=1)
    assert refused.is_private
    assert refused.text.startswith("Computers can’t join a duplicate match")
    lobby = await evening.open(duplicate=True)
    table = await match_of(evening)
    (answer,) = await evening.tap(Tap(evening.ada, lobby, CustomId("seat", table.id).write(), ("easy",)))
    assert answer.text.startswith("Computers can’t join a duplicate match")
    assert (await match_of(evening)).players == table.players


async def test_match_is_refused_and_not_offered_for_games_without_matches(evening: Evening) -> None:
    for game, proposal in {
        key: Proposal(key, game.Options(), 1, 2, Person(3, "ada"), duplicate=True)
        for key, game in games().items()
    }.items():
        if not solo.has_matches(game):
            with pytest.raises(Refused, match="no-matches"):
                await evening.bot.manager.lobbies.open(proposal)
    commands = {one.name: one for one in evening.bot.tree.get_command("play").commands}
    with_matches = [
        name for name, one in commands.items() if any(p.name == "duplicate" for p in one.parameters)
    ]
    assert with_matches == ["lost-cities"]


# A whole match


async def test_match_deal_is_played_in_one_private_message_and_its_post_counts_finished_deals(
    evening: Evening,
) -> None:
    post = await begin(evening)
    assert post.text.count("0 of 3 deals played") == 2
    assert "-# Shuffle: " in post.text
    assert post.labels == ["Play", "More…"]
    shown = first = await evening.press(evening.ada, "Play", post)
    while "Play deal 2" not in shown.labels:
        assert shown.is_private
        assert shown.id == first.id
        assert "Deal 1 of 3 · against" in shown.text
        assert len(shown.pictures) == 1
        shown = await turn(evening, evening.ada, shown)
    assert re.match(r"You finished deal 1 of 3: \*\*[+−]?\d+ \(", shown.text)
    assert evening.post.id == post.id
    assert f"{evening.ada.mention}: 1 of 3 deals played" in post.text
    on = await evening.press(evening.ada, "Play deal 2", shown)
    assert on.id == first.id
    assert "Deal 2 of 3 · against" in on.text


async def test_match_deal_offers_neither_back_nor_advice_during_a_turn(evening: Evening) -> None:
    shown = await evening.press(evening.ada, "Play", await begin(evening))
    while "Play deal 2" not in shown.labels:
        assert not {"Back", "What would you play?"} & {*shown.labels}
        shown = await turn(evening, evening.ada, shown)


@pytest.mark.slow
async def test_match_deal_is_played_in_the_direct_message_that_announced_it(evening: Evening) -> None:
    await begin(evening)
    told = evening.direct_message(evening.boris)
    assert told.text.startswith("**Lost Cities** with **ada**: your duplicate match has started.")
    assert told.labels[0] == "Play deal 1"
    shown = await evening.press(evening.boris, "Play deal 1", told)
    assert shown.id == told.id
    after = await turn(evening, evening.boris, shown)
    assert after.id == told.id
    assert "Deal 1 of 3 · against" in after.text


@pytest.mark.slow
async def test_direct_message_of_a_match_names_the_next_deal_until_the_last(
    evening: Evening,
) -> None:
    post = await begin(evening)
    told = evening.direct_message(evening.boris)
    for deal in (1, 2, 3):
        assert told.labels[0] == f"Play deal {deal}"
        assert f"Deal {deal} of 3, against" in told.text
        await play_in_channel(evening, evening.boris, post, deal)
    assert re.fullmatch(
        r"You finished deal 3 of 3: \*\*.+\*\*\. That was your last one\. The match ends .+", told.text
    )
    assert told.labels == ["Go to table"]


@pytest.mark.slow
async def test_result_of_a_match_deal_is_shown_in_its_direct_message(evening: Evening) -> None:
    await begin(evening)
    told = evening.direct_message(evening.boris)
    shown = await evening.press(evening.boris, "Play deal 1", told)
    while "Play deal 2" not in shown.labels:
        shown = await turn(evening, evening.boris, shown)
    assert shown.id == told.id
    assert told.text.startswith("You finished deal 1 of 3:")


async def test_finished_deals_of_a_match_send_no_further_posts_or_direct_messages(evening: Evening) -> None:
    """Holds for any number of finished deals."""
    post = await begin(evening)
    before = [len(evening.direct_messages(one)) for one in (evening.ada, evening.boris)]
    await hand_in(evening, evening.ada, 10, 20)
    await hand_in(evening, evening.boris, -5)
    assert evening.post.id == post.id
    assert [len(evening.direct_messages(one)) for one in (evening.ada, evening.boris)] == before


@pytest.mark.slow
async def test_match_is_won_by_the_sum_of_differences_and_ends_in_a_new_post(evening: Evening) -> None:
    post = await begin(evening)
    await hand_in(evening, evening.boris, 30, 5, -10)
    await hand_in(evening, evening.ada, 12, 14, 0)
    end = evening.post
    assert end.id != post.id
    assert post.text == "**Lost Cities**, duplicate match: the newest post is further down."
    assert post.labels == []
    assert "**ada** wins with +26 in total, 1 point ahead." in end.text
    assert "Deal 1: **boris** +30 (50 to 20) · **ada** +12 (32 to 20)" in end.text
    assert "All deals: **ada** +26 · **boris** +25" in end.text
    assert end.labels == ["Rematch", "More…"]
    began, told = evening.direct_messages(evening.boris)
    assert began.text == "**Lost Cities** with **ada**: the match is over."
    assert "wins with +26" in told.text


@pytest.mark.slow
async def test_match_of_three_is_ranked_by_sums_of_differences(evening: Evening) -> None:
    await begin(evening, evening.boris, evening.chen)
    await hand_in(evening, evening.ada, 0, 0, 0)
    await hand_in(evening, evening.boris, 5, 5, 5)
    await hand_in(evening, evening.chen, 15, 0, 0)
    assert "**boris** & **chen** share the win with +15 in total." in evening.post.text
    ended = await evening.bot.manager.store.read(archive.ending, (await match_of(evening)).id)
    assert [(one.name, one.placing, one.score) for one in ended] == [
        ("ada", 3, 0),
        ("boris", 1, 15),
        ("chen", 1, 15),
    ]


@pytest.mark.slow
async def test_rematch_of_a_duplicate_match_opens_a_duplicate_match(evening: Evening) -> None:
    await begin(evening)
    await hand_in(evening, evening.ada, 1, 1, 1)
    await hand_in(evening, evening.boris, 0, 0, 0)
    lobby = await evening.press(evening.ada, "Rematch")
    assert lobby
    assert "**Duplicate match:**" in evening.post.text
    assert (await match_of(evening)).deals == DEALS


# Same deals for all players


@pytest.mark.slow
async def test_players_of_a_match_get_the_same_deal_and_computer_moves_over_a_restart(
    evening: Evening,
) -> None:
    """Covers the public post and direct messages, before and after a restart."""
    post = await begin(evening)
    first = await evening.press(evening.ada, "Play", post)
    second = await evening.press(evening.boris, "Play deal 1", evening.direct_message(evening.boris))
    for round_ in range(4):
        first = await turn(evening, evening.ada, first)
        if round_ == 1:
            await evening.restart()
        second = await turn(evening, evening.boris, second)
        mine, theirs = [await table_of(evening, one, 1) for one in (evening.ada, evening.boris)]
        assert mine.state == theirs.state
    assert mine.id != theirs.id
    assert mine.seed == theirs.seed == solo.deal_seed((await match_of(evening)).seed or "", 1)
    store = evening.bot.manager.store
    logs = [
        [logged.entry for logged in await store.read(table_queries.read_log, one.id)]
        for one in (mine, theirs)
    ]
    assert logs[0] == logs[1]
    assert {entry.seat for entry in logs[0]} == {solo.PLAYER, solo.OPPONENT}


async def test_deals_of_a_match_have_different_seeds(evening: Evening) -> None:
    await begin(evening)
    match = await match_of(evening)
    deals = [solo.match_deal(match, number) for number in (1, 2, 3)]
    assert len({deal.seed for deal in deals}) == DEALS
    assert match.seed not in {deal.seed for deal in deals}


@pytest.mark.slow
async def test_match_deal_continues_unchanged_after_a_restart(evening: Evening) -> None:
    shown = await evening.press(evening.ada, "Play", await begin(evening))
    shown = await turn(evening, evening.ada, shown)
    before = await table_of(evening, evening.ada, 1)
    await evening.restart()
    again = await evening.press(evening.ada, "Play")
    assert again.labels == shown.labels
    assert await table_of(evening, evening.ada, 1) == before
    assert (await evening.say(evening.ada, "hand")).labels == shown.labels, "as any game's"


async def test_double_tap_on_play_begins_one_table_for_the_match_deal(evening: Evening) -> None:
    post = await begin(evening)
    press = post.buttons["Play"]
    await evening.tap(Tap(evening.ada, post, press), Tap(evening.ada, post, press))
    await table_of(evening, evening.ada, 1)
    tables = [await evening.bot.manager.store.table(number) for number in range(1, 10)]
    assert len([one for one in tables if one is not None and one.match_id is not None]) == 1


@pytest.mark.slow
async def test_panel_pressed_again_after_the_last_turn_records_no_second_deal(evening: Evening) -> None:
    """A second press on the last question finds the deal finished."""
    shown = await evening.press(evening.ada, "Play", await begin(evening))
    table = await table_of(evening, evening.ada, 1)
    while (await table_of(evening, evening.ada, 1)).is_playing:
        table, before = await table_of(evening, evening.ada, 1), shown
        shown = await turn(evening, evening.ada, shown)
    again = await evening.forge(evening.ada, CustomId("panel", table.id, table.version).write(), before)
    assert again.text.startswith("The game has moved on")
    match = await match_of(evening)
    assert [len(own) for own in solo.match_state(match).played] == [1, 0]


# Nothing is revealed before the end


LOOKS = ("verify", "replay", "share", "video", "turn", "leap", "openhand", "lookat", "analyse")


async def test_answers_about_open_match_deals_reveal_no_cards_points_or_seeds(evening: Evening) -> None:
    post = await begin(evening)
    shown = await evening.press(evening.ada, "Play", post)
    await play_out(evening, evening.ada)
    table, match = await table_of(evening, evening.ada, 1), await match_of(evening)
    own = solo.match_state(match).played[0][0]
    assert own is not None
    told = [post, evening.direct_message(evening.boris)]
    for verb in LOOKS:
        press = CustomId(verb, table.id, path=("0", "show")).write()
        mine, theirs = [await evening.forge(one, press, shown) for one in (evening.ada, evening.boris)]
        assert mine.text.startswith(("Others are still playing these deals", "The seed of")), verb
        assert theirs.text.startswith(("That table is no longer there", "Others are still")), verb
        told += [mine, theirs]
    for verb in ("verify", "replay", "share", "analyse", "turn", "video", "text", "log", "board"):
        for one in (evening.boris, evening.chen):
            told.append(await evening.forge(one, CustomId(verb, match.id, match.version).write(), post))
    for command in ("board", "log", "verify", "replay"):
        told.append(await evening.say(evening.boris, command))
    for name in ("transcript", "replay"):
        told += await evening.tap(Tap(evening.boris, shown, CustomId(name).write(), (str(table.id),)))
        told += await evening.tap(Tap(evening.boris, shown, CustomId(name).write(), (str(match.id),)))
    assert table.seed is not None and match.seed is not None
    points = f"({numeral(own.own)} to {numeral(own.computer)})"
    for answer in told:
        assert points not in answer.text
        assert signed(deal_score(own)) not in answer.text
        assert table.seed not in answer.text
        assert not answer.pictures
    kept = await evening.press(evening.ada, "Export", await evening.say(evening.ada, "privacy"))
    exported = json.loads(file(evening, kept))
    assert all(not one["moves"] for one in exported["tables"] if one["table"] == table.id)


async def test_deal_finished_by_all_players_is_compared_in_the_post_at_once(evening: Evening) -> None:
    post = await begin(evening)
    await hand_in(evening, evening.ada, 10, 20)
    assert "+10" not in post.text
    await hand_in(evening, evening.boris, 3)
    assert "Deal 1: **ada** +10 (30 to 20) · **boris** +3 (23 to 20)" in post.text
    assert "+20" not in post.text


@pytest.mark.slow
async def test_match_end_is_posted_with_a_picture_of_all_deals(evening: Evening) -> None:
    post = await begin(evening)
    await hand_in(evening, evening.ada, 10, 20, 5)
    await hand_in(evening, evening.boris, 3, 2)
    assert not post.pictures, "a running match is told in words"
    await hand_in(evening, evening.boris, 1)
    (alt,) = evening.post.pictures.values()
    assert "Deal 3: ada +5 (25 to 20) · boris +1 (21 to 20)" in alt


@pytest.mark.slow
async def test_match_end_as_text_has_signs_before_negative_points(evening: Evening) -> None:
    await begin(evening)
    await hand_in(evening, evening.ada, -50, 0, 0)
    await hand_in(evening, evening.boris, 1, 1, 1)
    told = await evening.press(evening.ada, "As text", evening.post)
    assert "- deal 1, −30 to 20 = −50" in told.text


@pytest.mark.slow
async def test_finished_match_can_be_replayed_and_verified_by_an_onlooker(evening: Evening) -> None:
    await begin(evening)
    for person, place in ((evening.ada, 0), (evening.boris, 1)):
        await play_out(evening, person, place=place)
        await hand_in(evening, person, 5, 5)
    end = evening.post
    menu = await evening.press(evening.chen, "Replay", end)
    assert list(menu.menu) == ["Deal 1 · ada", "Deal 1 · boris"]
    watched = await evening.pick(evening.chen, "Deal 1 · boris", menu)
    assert "boris" in watched.text
    checked = await evening.press(evening.chen, "Fairness", end)
    match = await match_of(evening)
    assert checked.text.startswith("**Shuffle verified.**")
    assert match.seed is not None
    assert f"`{match.seed}`" in checked.text
    assert f"Deal 3: `{solo.deal_seed(match.seed, 3)}`" in checked.text
    store = evening.bot.manager.store
    assert await store.read(table_queries.read_log, match.id)
    assert (
        _table_fault(
            match,
            await store.read(table_queries.read_log, match.id),
            await store.read(archive.ending, match.id),
        )
        is None
    )


# Forged presses and closed deals


async def test_forged_presses_at_anothers_match_deal_are_refused_and_change_nothing(evening: Evening) -> None:
    shown = await evening.press(evening.ada, "Play", await begin(evening))
    table = await table_of(evening, evening.ada, 1)
    for verb in ("panel", "look", "undo", "text", "log"):
        answer = await evening.forge(evening.boris, CustomId(verb, table.id, table.version).write(), shown)
        assert answer.text.startswith("That table is no longer there"), verb
    match = await match_of(evening)
    for verb in ("play", "deal"):
        press = CustomId(verb, match.id, match.version).write()
        stranger = await evening.forge(evening.chen, press)
        assert stranger.is_private
        assert stranger.text.startswith("You’re not playing"), stranger.text
    made_up = await evening.forge(evening.ada, CustomId("deal", table.id).write())
    assert made_up.text.startswith("You can’t do that in a duplicate match")
    assert await table_of(evening, evening.ada, 1) == table


async def test_plans_undo_and_advice_are_refused_in_a_match(evening: Evening) -> None:
    post = await begin(evening)
    await hand_in(evening, evening.ada, 10)
    match = await match_of(evening)
    for verb in (
        *("panel", "look", "undo", "advice", "takeback", "askundo", "consent", "refuse"),
        *("plan", "unplan", "planback", "wait", "standin", "win", "return"),
    ):
        press = CustomId(verb, match.id, match.version, ("x",)).write()
        answer = await evening.forge(evening.ada, press, post)
        assert answer.text.startswith("You can’t do that in a duplicate match"), verb
    assert await match_of(evening) == match


@pytest.mark.slow
async def test_typed_moves_and_undo_change_nothing_in_a_match(evening: Evening) -> None:
    await begin(evening)
    await hand_in(evening, evening.ada, 10)
    match = await match_of(evening)
    for command, options in (("move", {"move": "99:0"}), ("undo", {})):
        answer = await evening.say(evening.ada, command, **options)
        assert answer.is_private, command
        assert answer.text.startswith("You can’t do that in a duplicate match"), command
    assert (await match_of(evening)).state == match.state


@pytest.mark.slow
async def test_match_player_with_closed_direct_messages_plays_from_the_channel(evening: Evening) -> None:
    close_messages(evening, evening.boris)
    post = await begin(evening)
    assert evening.direct_messages(evening.boris) == []
    shown = await evening.press(evening.boris, "Play", post)
    assert shown.is_private
    after = await turn(evening, evening.boris, shown)
    assert after.id == shown.id


# Time


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_overdue_match_deal_gets_one_reminder_then_counts_as_lost_by_100_and_the_next_is_open(
    evening: Evening,
) -> None:
    """After one reminder by direct message. The next deal has its own time."""
    post = await begin(evening)
    await hand_in(evening, evening.ada, 10)
    before = len(evening.direct_messages(evening.boris))
    await evening.press(evening.boris, "Play", post)
    table = await table_of(evening, evening.boris, 1)
    await evening.pass_time(2 * DAY)
    reminder = evening.direct_message(evening.boris)
    assert len(evening.direct_messages(evening.boris)) == before + 1
    assert reminder.text.startswith(
        "**Lost Cities** with **ada**: you still have a deal of the match to finish."
    )
    assert reminder.labels[0] == "Play deal 1"
    await evening.pass_time(1.2 * DAY)
    assert "Deal 1: **ada** +10 (30 to 20) · **boris** −100 (not finished in time)" in post.text
    closed = await evening.forge(evening.boris, CustomId("panel", table.id, table.version).write(), post)
    assert closed.is_private
    state = solo.match_state(await match_of(evening)).played
    assert [len(own) for own in state] == [2, 1]
    on = await evening.press(evening.boris, "Play", post)
    assert "Deal 2 of 3" in on.text


async def test_turn_in_a_match_deal_whose_time_ran_out_is_refused(evening: Evening) -> None:
    shown = await evening.press(evening.ada, "Play", await begin(evening))
    table = await table_of(evening, evening.ada, 1)
    match = await match_of(evening)
    await evening.bot.manager.run(moves.apply_action, match.id, 0, Outcome(None))
    answer = await turn(evening, evening.ada, shown)
    assert answer.text.startswith("That deal is closed: your time for it ran out")
    assert (await table_of(evening, evening.ada, 1)).version == table.version


async def test_match_player_who_left_the_server_is_retired_once_and_not_after_the_last_deal(
    evening: Evening,
) -> None:
    await begin(evening, evening.boris, evening.chen)
    match, run = await match_of(evening), evening.bot.manager.run
    assert await run(resigning.replace_departed, match.id, 1) is not None
    assert await run(resigning.replace_departed, match.id, 1) is None
    await hand_in(evening, evening.ada, *[10] * DEALS)
    assert await run(resigning.replace_departed, match.id, 0) is None
    assert (await match_of(evening)).is_playing


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_match_without_any_played_deal_is_abandoned(evening: Evening) -> None:
    await begin(evening, clock="1h")
    await evening.pass_time(2 * DAY)
    assert evening.post.text.startswith("**Match over.** Nobody finished a deal, so it doesn’t count.")
    assert not await evening.bot.services.boards.rated_boards(EVERYWHERE)


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_finishing_a_deal_does_not_change_the_opponents_deadline(evening: Evening) -> None:
    await begin(evening)
    before = await match_of(evening)
    deadline = clock.deadline(before, 1)
    await evening.pass_time(DAY)
    await hand_in(evening, evening.ada, 10)
    after = await match_of(evening)
    assert clock.deadline(after, 1) == deadline
    assert clock.deadline(after, 0) == (after.players[0].turn_started_at or 0) + 3 * DAY


@pytest.mark.slow
async def test_away_player_of_a_match_gets_a_later_deadline_and_is_named_as_away(evening: Evening) -> None:
    await begin(evening)
    until = evening.env.now() + timedelta(days=7)
    await evening.say(evening.boris, "away", until=until.date().isoformat())
    match = await match_of(evening)
    assert (clock.deadline(match, 1) or 0) >= evening.bot.publisher.now() + 9 * DAY
    assert "away until" in evening.post.text


# Leaving


async def leave(evening: Evening, person: Actor) -> Seen:
    asked = await evening.say(person, "resign")
    assert asked.text.startswith("Leave the match? You’ll be placed behind everyone who stays.")
    return await evening.press(person, next(iter(asked.labels)), asked)


@pytest.mark.parametrize("leaves", ["before", *slow("after")])
async def test_player_who_resigned_from_a_match_is_not_asked_to_agree_to_a_pause(
    evening: Evening, leaves: str
) -> None:
    await begin(evening, evening.boris, evening.chen)
    if leaves == "before":
        await leave(evening, evening.chen)
    await evening.press(evening.ada, "Pause", await evening.say(evening.ada, "clock"))
    question = evening.post
    assert evening.boris.mention in question.text
    assert (evening.chen.mention in question.text) == (leaves == "after")
    await evening.press(evening.boris, "Pause", await evening.say(evening.boris, "clock"))
    if leaves == "after":
        await leave(evening, evening.chen)
    assert (await match_of(evening)).paused_at is not None
    assert question.labels == ["Continue"]
    assert (await evening.press(evening.chen, "Continue", question)).text.startswith("You left this match.")
    page = await evening.say(evening.chen, "clock")
    assert "chen" not in page.text and page.labels == []
    await evening.press(evening.boris, "Continue", question)
    assert question.labels == []


async def test_match_on_hold_whose_player_deleted_their_data_ends_once_it_is_resumed(
    evening: Evening,
) -> None:
    await begin(evening)
    await hand_in(evening, evening.ada, 10)
    manager, match = evening.bot.manager, await match_of(evening)
    await manager.run(on_hold.put_on_hold, match.id, ENDED)
    await manager.run_for(personal_data.forget_person, evening.boris.id, "a former player")
    resumed = await manager.resume(match.id, evening.ada.id, is_manager=True)
    assert resumed.is_finished
    assert not resumed.awaits_computer


async def test_leaving_a_match_of_two_makes_the_opponent_win(evening: Evening) -> None:
    await begin(evening)
    await hand_in(evening, evening.ada, -40)
    assert (await leave(evening, evening.boris)).text == "You resigned."
    assert "Nobody else is left, so **ada** wins." in evening.post.text
    assert "ada" in evening.post.text


@pytest.mark.slow
async def test_match_of_three_continues_and_the_leaver_is_last(evening: Evening) -> None:
    post = await begin(evening, evening.boris, evening.chen)
    await hand_in(evening, evening.chen, 90)
    await leave(evening, evening.chen)
    assert "**chen**: left the match" in post.text
    again = await evening.press(evening.chen, "Play", post)
    assert again.text.startswith("You left this match.")
    await hand_in(evening, evening.ada, 1, 1, 1)
    await hand_in(evening, evening.boris, 0, 0, 0)
    ended = await evening.bot.manager.store.read(archive.ending, (await match_of(evening)).id)
    assert [(one.name, one.placing) for one in ended] == [("ada", 1), ("boris", 2), ("chen", 3)]


@pytest.mark.slow
async def test_player_who_left_a_match_with_the_best_sum_does_not_win_or_change_the_margin(
    evening: Evening,
) -> None:
    await begin(evening, evening.boris, evening.chen)
    await hand_in(evening, evening.chen, 90, 90, 90)
    await leave(evening, evening.chen)
    await hand_in(evening, evening.boris, 5, 5, 5)
    await hand_in(evening, evening.ada, 10, 10, 10)
    assert "**ada** wins with +30 in total, 15 points ahead." in evening.post.text
    assert "All deals: **ada** +30 · **boris** +15 · **chen** +270" in evening.post.text


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_player_who_leaves_the_server_loses_the_match(evening: Evening) -> None:
    await begin(evening)
    await hand_in(evening, evening.ada, 10)
    evening.env.backend.get_guild(evening.guild.id).members.pop(evening.boris.id)
    await evening.pass_time(2 * DAY)
    assert "Nobody else is left, so **ada** wins." in evening.post.text


@pytest.mark.slow
async def test_privacy_delete_loses_the_match_and_empties_its_deals(evening: Evening) -> None:
    await begin(evening)
    await hand_in(evening, evening.ada, 10)
    await evening.press(evening.boris, "Play")
    table = await table_of(evening, evening.boris, 1)
    await evening.delete_data(evening.boris)
    assert "**ada** wins." in evening.post.text
    emptied = await evening.bot.manager.store.table(table.id)
    assert emptied is not None
    assert (emptied.players, emptied.seed) == ((), None)
    menu = await evening.press(evening.ada, "Replay")
    assert menu.text.startswith("Nobody finished a deal")


@pytest.mark.slow
async def test_turn_in_a_deal_of_a_match_on_hold_is_refused_until_it_is_resumed(evening: Evening) -> None:
    shown = await evening.press(evening.ada, "Play", await begin(evening))
    match = await match_of(evening)
    await evening.bot.manager.run(on_hold.put_on_hold, match.id, ENDED)
    await evening.bot.publisher.publish(match.id)
    await evening.env.settle()
    table = await table_of(evening, evening.ada, 1)
    answer = await turn(evening, evening.ada, shown)
    assert "on hold" in answer.text
    assert (await table_of(evening, evening.ada, 1)).version == table.version
    await evening.bot.manager.resume(match.id, evening.ada.id, is_manager=True)
    await evening.bot.publisher.publish(match.id)
    await evening.env.settle()
    assert evening.post.labels == ["Play", "More…"]
    assert "Deal 1 of 3" in (await turn(evening, evening.ada, shown)).text


@pytest.mark.slow
async def test_computer_ends_no_deal_of_a_held_match_until_that_is_resumed(evening: Evening) -> None:
    """The match was put on hold between the player's last move and the computer's."""
    await begin(evening)
    match, manager = await match_of(evening), evening.bot.manager
    computers = evening.bot.services.computers
    table_id = await manager.matches.begin(match, Person(evening.ada.id, "ada"))
    while True:
        table = await computers.play_until_person(table_id)
        if table.is_finished:
            table_id = await manager.matches.begin(await match_of(evening), Person(evening.ada.id, "ada"))
            continue
        await solo_deals.move(evening, evening.ada, table, place=table.version % 3)
        await manager.run(on_hold.put_on_hold, match.id, ENDED)
        async with asyncio.timeout(LONG):
            table = await computers.play_until_person(table_id)
        if table.awaits_computer:
            break
        match = await manager.resume(match.id, evening.ada.id, is_manager=True)
    await manager.resume(match.id, evening.ada.id, is_manager=True)
    assert (await computers.play_until_person(table_id)).is_finished


@pytest.mark.slow
async def test_deals_of_a_player_who_left_a_match_are_purged_after_its_end_and_not_during_it(
    evening: Evening,
) -> None:
    await evening.press(evening.boris, "Play", await begin(evening))
    table = await table_of(evening, evening.boris, 1)
    store = evening.bot.manager.store
    await store.write(deletion.purge_expired, evening.bot.publisher.now())
    assert (await table_of(evening, evening.boris, 1)).players
    await hand_in(evening, evening.ada, 1)
    await leave(evening, evening.boris)
    await store.write(deletion.purge_expired, evening.bot.publisher.now() + deletion.STATES_KEPT + 1)
    emptied = await store.table(table.id)
    assert emptied is not None
    assert emptied.players == ()


# Ratings


@pytest.mark.slow
async def test_match_is_rated_in_a_line_up_of_its_own(evening: Evening, url: str) -> None:
    await begin(evening)
    await hand_in(evening, evening.ada, 1, 1, 1)
    await hand_in(evening, evening.boris, 0, 0, 0)
    assert "Ratings: **ada** " in evening.post.text
    board = await evening.say(evening.chen, "leaderboard")
    assert "duplicate matches" in board.text
    profile = await evening.say(evening.chen, "profile", user=evening.ada.user)
    assert "duplicate matches" in profile.text + "".join(profile.pictures.values())
    database = connect(url)
    found = await rating_updates.check_ratings(database)
    await database.close()
    assert found.changes == 4
    assert not found.differences


@pytest.mark.slow
async def test_deal_of_a_match_is_unrated_and_not_in_the_list_of_games(evening: Evening) -> None:
    await begin(evening)
    await play_out(evening, evening.ada)
    assert not await evening.bot.services.boards.against_computers()
    assert not await evening.bot.services.boards.rated_boards(EVERYWHERE)
    games = await evening.say(evening.ada, "games")
    assert games.text.count("Lost Cities") == 1, "the match, and none of its deals"
