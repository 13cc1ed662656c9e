"""The league: members join, games open by themselves, results make a table, and seasons follow each other."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from random import Random

import discord
import pytest
import simcord
from msgspec.structs import replace as changed
from sqlalchemy import select

from bot.features import blocks
from bot.features.league import league_messages, league_queries, league_rules, league_tables, leagues
from bot.features.league.league_queries import LeagueGame, LeaguePlayer, Season
from bot.features.league.leagues import GroupView, LeagueView
from bot.features.privacy import personal_data
from bot.store import Table, jobs
from bot.store.schema import ENDED, league_members, league_players
from bot.store.transaction import TableTransaction
from bot.tables import clock, moves, on_hold, operator, resigning, time_outs, weeks
from bot.tables.positions import committed
from bot.tables.proposal import Person
from bot.ui.custom_id import CustomId
from engine.core.catalogue import catalogue
from engine.core.types import ABANDONED
from render import picture
from render.league_picture import Score, Turn
from tests.bot.evening import DAY, HOUR, MINUTE, Evening, Seen, Tap

Actor = simcord.MemberActor
NAMES = ("ada", "boris", "chen", "dora", "emil", "fay")


@pytest.fixture
def keeper(evening: Evening) -> Actor:
    """A member who manages the server."""
    return evening.add_keeper("keeper")


class League:
    """A server's league in the channel #league."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.channel = evening.guild.create_text_channel("league")
        self.people = [evening.ada, evening.boris, evening.chen, *map(evening.arrive, NAMES[3:])]

    @property
    def guild_id(self) -> int:
        return self.evening.guild.id

    @property
    def message(self) -> Seen:
        """The newest message of the bot in the channel, without notices of threads."""
        return self.messages[-1]

    @property
    def messages(self) -> list[Seen]:
        return [post for post in self.evening.posts_in(self.channel) if post.text.startswith("**⚔️")]

    async def turn(self, *, on: bool) -> None:
        """Turn the league on in its channel, or off."""
        await self.set_channel(self.channel.id if on else None)

    async def set_channel(self, channel_id: int | None) -> None:
        await self.evening.bot.manager.change_server(self.guild_id, partial(changed, league=channel_id))
        await self.run()

    async def join(self, *people: Actor) -> None:
        for person in people:
            await self.evening.press(person, "Join", self.message)
        await self.evening.pass_time(MINUTE)
        await self.run()

    async def join_from_page(self, person: Actor) -> None:
        """Join by /league, as users do while a season runs."""
        page = await self.evening.say(person, "league")
        await self.evening.press(person, "Join", page)

    async def run(self) -> None:
        """Run the league's job a minute later, and deliver what it has caused."""
        await self.evening.pass_time(MINUTE)
        store, now = self.evening.bot.manager.store, self.evening.bot.manager.now()
        await store.write(jobs.advance, jobs.server_job(leagues.JOB, self.guild_id, now))
        for _ in range(2):
            self.evening.bot.publisher.run_due_jobs()
            await self.evening.finish()

    async def begin_season(self) -> None:
        """Turn the league on, let six join, and let the season begin at once."""
        await self.turn(on=True)
        await self.join(*self.people)
        await self.begin()

    async def end_season(self) -> None:
        """Let the four weeks of the season be over now."""
        store, now = self.evening.bot.manager.store, self.evening.bot.manager.now()
        await store.write(league_queries.change_season, await self.season(), ends_at=now)
        await self.run()
        await self.run()

    async def begin(self) -> None:
        """Let the season begin now."""
        store, now = self.evening.bot.manager.store, self.evening.bot.manager.now()
        await store.write(league_queries.change_season, await self.season(), begins_at=now)
        await self.run()

    async def season(self) -> Season:
        return (await self.view()).season

    async def view(self) -> LeagueView:
        return await leagues.Leagues(self.evening.bot.manager).view(self.guild_id)

    async def games(self) -> list[LeagueGame]:
        """Return all opened games of the newest season."""
        return await self.evening.bot.manager.store.read(league_queries.games, await self.season())

    async def tables(self) -> list[Table]:
        """Return the tables of the running games."""
        found = [await self.evening.bot.manager.table(game.table_id) for game in await self.games()]
        return [table for table in found if table.is_playing]

    async def table_of(self, one: Actor, other: Actor) -> Table:
        both = {one.id, other.id}
        return next(
            table for table in await self.tables() if both == {player.user_id for player in table.players}
        )

    async def move(self, table: Table) -> None:
        """Make one move at a table."""
        position = committed(table)
        seat = position.to_move[0]
        action = position.game.rules.legal_actions(position.state, seat)[0]
        await self.evening.bot.manager.run(moves.play, table.id, table.players[seat].user_id, action)

    async def resign(self, table: Table, user_id: int) -> None:
        await self.evening.bot.manager.run(resigning.leave, table.id, user_id)

    async def play_all(self) -> None:
        """Let the player with the lower id lose each game until none is left, in turn after one move."""
        while tables := await self.tables():
            for table in tables:
                await self.resign(table, min(player.user_id for player in table.players))
            await self.run()
        await self.run()


def plain(shown: Seen) -> str:
    """Return a message's text without the marks that isolate names."""
    return shown.text.replace("\u2068", "").replace("\u2069", "")


def table_in_words(shown: Seen) -> str:
    """Return the alt text of a message's only picture, a league's table."""
    ((name, alt),) = shown.pictures.items()
    assert name.startswith("league-table")
    return str(alt)


@pytest.fixture
def league(evening: Evening, hourly: None) -> League:
    """A league that is off. Tests turn it on, since the simulated clock does not run in fixtures."""
    return League(evening)


# Signing up


async def test_league_command_names_settings_on_a_server_without_a_league(evening: Evening) -> None:
    answer = await evening.say(evening.ada, "league")
    assert answer.is_private
    assert answer.text == "This server has no league. Its managers can start it in /settings."


async def test_manager_turns_the_league_on_and_off_in_settings(evening: Evening, keeper: Actor) -> None:
    channel, press = evening.guild.create_text_channel("league"), CustomId("server", path=("league",)).write()
    page = await evening.say(keeper, "settings")
    await keeper.select(page.message, [channel], custom_id=press)
    await evening.finish()
    assert (await evening.bot.manager.server(evening.guild.id)).league == channel.id
    (message,) = evening.posts_in(channel)
    assert message.labels == ["Join", "My games", "Rules"]
    assert message.is_silent
    assert "No one is in yet. The season begins once 6 are in." in message.text
    page = await evening.say(keeper, "settings")
    await keeper.select(page.message, [], custom_id=press)
    await evening.finish()
    assert (await evening.bot.manager.server(evening.guild.id)).league is None
    assert evening.posts_in(channel) == []


async def test_league_channel_without_permission_for_threads_is_refused(
    evening: Evening, keeper: Actor
) -> None:
    no_threads = {evening.guild.me: discord.PermissionOverwrite(create_public_threads=False)}
    channel = evening.guild.create_text_channel("league", overwrites=no_threads)
    press = CustomId("server", path=("league",)).write()
    page = await evening.say(keeper, "settings")
    await keeper.select(page.message, [channel], custom_id=press)
    assert (await evening.bot.manager.server(evening.guild.id)).league is None


async def test_league_season_is_planned_for_a_monday_once_six_are_in(league: League) -> None:
    await league.turn(on=True)
    await league.join(*league.people[:3])
    assert "3 are in. The season begins once 6 are in." in league.message.text
    await league.join(*league.people[3:])
    season = await league.season()
    assert season.begins_at is not None
    assert season.begins_at == weeks.opens_at(weeks.week_at(season.begins_at))
    assert season.begins_at >= league.evening.bot.manager.now() + league_rules.NOTICE - HOUR
    assert f"6 are in. The season begins on <t:{season.begins_at}:f>." in league.message.text
    assert len(league.messages) == 1, "the message is edited"


async def test_answer_to_the_sixth_league_member_names_the_start_of_the_season(league: League) -> None:
    await league.turn(on=True)
    *others, last = league.people
    await league.join(*others)
    page = await league.evening.press(last, "Join", league.message)
    season = await league.season()
    assert season.begins_at is not None
    assert f"6 are in. The season begins on <t:{season.begins_at}:f>." in page.text


@pytest.mark.slow
async def test_planned_season_is_called_off_if_a_member_leaves_and_too_few_remain(league: League) -> None:
    await league.turn(on=True)
    await league.join(*league.people)
    evening, ada = league.evening, league.evening.ada
    page = await evening.press(ada, "My games", league.message)
    asked = await evening.press(ada, "Leave the league", page)
    assert asked.id == page.id
    assert "5 are in" not in league.message.text, "it asks first"
    left = await evening.press(ada, "Yes, leave", asked)
    assert left.text == "You’ve left the league."
    await league.run()
    assert "5 are in. The season begins once 6 are in." in league.message.text
    assert (await league.season()).begins_at is None


async def test_double_press_joins_the_league_once_and_a_full_league_refuses_another_member(
    league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    await league.turn(on=True)
    monkeypatch.setattr(league_rules, "MOST", 2)
    evening = league.evening
    await evening.tap(*[Tap(evening.ada, league.message, CustomId("leaguejoin").write())] * 2)
    assert len((await league.view()).members) == 1
    await league.join(evening.boris)
    answer = await evening.press(evening.chen, "Join", league.message)
    assert answer.text == "The league is full: it has room for 2."
    again = await evening.press(evening.boris, "Join", league.message)
    assert "You’re in." in again.text


@pytest.mark.slow
async def test_presses_on_a_league_turned_off_during_a_season_are_refused_except_rules(
    league: League,
) -> None:
    await league.begin_season()
    evening = league.evening
    message = league.message
    await league.turn(on=False)
    for verb in ("league", "leaguejoin", "leagueleave", "leaguequit"):
        answer = await evening.forge(evening.ada, CustomId(verb, path=("9" * 19, "x")).write(), message)
        assert answer.text.startswith("This server has no league."), verb
    assert (await evening.forge(evening.ada, CustomId("leaguerules").write(), message)).is_private


# Games


async def test_league_season_opens_two_games_in_threads_for_each_member_without_pings(league: League) -> None:
    await league.begin_season()
    tables = await league.tables()
    assert len(tables) == 6
    counts = [sum(table.player_of(one.id) is not None for table in tables) for one in league.people]
    assert counts == [2] * 6
    for table in tables:
        assert table.clock == leagues.CLOCK
        assert table.parent_id == league.channel.id
        assert '"rounds":1' in table.options
        (post,) = league.evening.posts_in(league.evening.env.backend.get_channel(table.channel_id))
        assert post.text
    assert "0 of 15 games · ends" in league.message.text
    assert "Whose move?" in league.message.text
    assert "3 more games are running" in league.message.text
    assert league.message.labels == ["My games", "Rules"]
    (message,) = league.evening.posts_in(league.channel)
    assert not message.notified, "one message, without notices of threads and pings"


async def test_start_of_a_season_sends_each_player_one_message_per_game_and_no_other(league: League) -> None:
    await league.begin_season()
    for person in league.people:
        first, second = league.evening.direct_messages(person)
        for message in (first, second):
            assert "it’s your turn" in message.text or "the game has started" in message.text


async def test_finished_league_game_counts_in_the_message_and_gives_its_winner_two_points(
    league: League,
) -> None:
    await league.begin_season()
    tables = await league.tables()
    loser, winner = (player.user_id for player in tables[0].players)
    await league.move(tables[0])
    await league.resign(tables[0], loser)
    await league.run()
    assert len(await league.tables()) >= 5
    assert "1 of 15 games" in league.message.text
    name = next(one.name for one in league.people if one.id == winner)
    assert f"\n1. {name} 2 (0): " in table_in_words(league.message)


@pytest.mark.slow
@pytest.mark.usefixtures("early_ends")
async def test_early_resignation_is_a_league_win_off_the_leaderboard_as_the_rules_page_says(
    league: League,
) -> None:
    await league.begin_season()
    evening, table = league.evening, (await league.tables())[0]
    loser, winner = (player.user_id for player in table.players)
    await league.resign(table, loser)
    await league.run()
    result = committed(await evening.bot.manager.table(table.id)).result
    assert result is not None and result.why == ABANDONED
    name = next(one.name for one in league.people if one.id == winner)
    assert f"\n1. {name} 2 (0): " in table_in_words(league.message)
    board = await evening.say(evening.ada, "leaderboard")
    assert name not in board.text
    rules = await evening.press(evening.ada, "Rules", league.message)
    assert (
        "If you resign, you lose, even if the game ended too early to count on the leaderboard" in rules.text
    )
    assert "someone who’s waiting takes your place, in the first two weeks." in rules.text


@pytest.mark.slow
async def test_next_league_games_open_when_running_games_are_over_and_no_pair_meets_twice(
    league: League,
) -> None:
    await league.begin_season()
    first = await league.tables()
    for table in first:
        await league.resign(table, table.players[0].user_id)
    await league.run()
    second = await league.tables()
    assert second
    pairs = [frozenset(player.user_id for player in table.players) for table in (*first, *second)]
    assert len(set(pairs)) == len(pairs)
    counts = Counter(user_id for pair in pairs[len(first) :] for user_id in pair)
    assert set(counts) == {one.id for one in league.people}
    assert max(counts.values()) <= league_rules.AT_ONCE


async def champions(league: League) -> list[str]:
    """Return the names of those who hold the league's title."""
    manager, guild_id = league.evening.bot.manager, league.evening.guild.id
    title, found = await manager.store.read(leagues.champions, guild_id, manager.now())
    assert title == "league"
    return [one.name for one in league.people if one.id in found]


@pytest.mark.slow
async def test_season_ends_with_a_champion_once_all_games_are_over_and_the_next_is_announced(
    league: League,
) -> None:
    await league.begin_season()
    assert await champions(league) == []
    await league.play_all()
    games = await league.games()
    old, new = league.messages
    assert new.labels == ["Join", "My games", "Rules"]
    assert "6 are in. The season begins on" in new.text
    assert games == []
    champion = max(league.people, key=lambda one: one.id).name
    assert await champions(league) == [champion]
    assert "The season is over." in old.text
    assert f"👑 **{champion}** is champion!" in plain(old)
    assert f"\n1. {champion} 10 (0): " in table_in_words(old)
    assert old.labels == []
    assert (await league.season()).season == 2


@pytest.mark.slow
async def test_league_page_shows_own_results_and_the_opponents_still_to_come(league: League) -> None:
    await league.begin_season()
    evening, ada = league.evening, league.evening.ada
    table = next(table for table in await league.tables() if table.player_of(ada.id) is not None)
    other = next(player for player in table.players if player.user_id != ada.id)
    await league.resign(table, other.user_id)
    await league.run()
    page = await evening.say(ada, "league")
    assert page.is_private
    assert f"Won against **{other.name}**" in plain(page)
    assert "Still to come: " in page.text
    assert page.labels == ["Rules", "Leave the league"]


@pytest.mark.slow
async def test_league_page_during_a_season_offers_a_stranger_to_join_all_following_seasons(
    league: League,
) -> None:
    await league.begin_season()
    evening = league.evening
    stranger = await evening.say(evening.arrive("zoe"), "league")
    assert stranger.labels == ["Join", "Rules"]
    assert "Join once, and you’re in every season until you leave." in stranger.text


@pytest.mark.parametrize(("opened", "promised"), [(5, True), (6, False)])
def test_league_message_says_when_games_open_only_while_some_are_unopened(
    opened: int, promised: bool
) -> None:
    players = tuple(LeaguePlayer(place, NAMES[place], 0, place) for place in range(4))
    # The last opened game is on hold: it has no turn and no end.
    games = tuple(LeagueGame(0, pair, 1, None, None) for pair in league_rules.schedule(4)[:opened])
    group = GroupView(0, players, games, tuple(league_rules.table([], 4, "a")), 0, 6)
    view = LeagueView(Season(1, 1, begins_at=0, ends_at=DAY, seed="a"), (), (group,))
    shown = league_messages.channel_message(view, [], [], catalogue("en"))
    assert ("The next games open when both can play." in shown.text) is promised


@pytest.mark.slow
async def test_league_page_of_a_player_after_the_season_says_that_the_season_is_over(league: League) -> None:
    await league.begin_season()
    store, now = league.evening.bot.manager.store, league.evening.bot.manager.now()
    await store.write(league_queries.change_season, await league.season(), closed_at=now)
    page = await league.evening.say(league.evening.ada, "league")
    assert page.text.endswith("The season is over.\nYou’re in.")


@pytest.mark.slow
async def test_league_season_ends_after_four_weeks_though_games_are_still_running(league: League) -> None:
    await league.begin_season()
    season, tables = await league.season(), await league.tables()
    assert season.begins_at is not None
    assert season.ends_at == season.begins_at + 4 * weeks.WEEK
    await league.end_season()
    assert (await league.season()).season == 2
    old, new = league.messages
    assert "The season is over." in old.text
    assert "6 are in. The season begins on" in new.text
    for table in tables:
        assert (await league.evening.bot.manager.table(table.id)).is_playing, "running games go on"


def _be_away(person: object, until: int) -> None:
    from bot.features import absence

    absence.start_absence(person, until)  # type: ignore[arg-type]


@pytest.mark.slow
async def test_league_picture_shows_each_games_result_or_turn_from_both_sides(league: League) -> None:
    await league.begin_season()
    tables = await league.tables()
    loser, winner = (player.user_id for player in tables[0].players)
    await league.move(tables[0])
    await league.resign(tables[0], loser)
    waiting = committed(tables[1])
    await league.evening.pass_time(2 * DAY + HOUR)
    await league.run()
    view, now = await league.view(), league.evening.bot.manager.now()
    turns = await leagues.Leagues(league.evening.bot.manager).turns(view)
    card = league_messages.group_card(view, view.groups[0], turns, now, catalogue())
    row_of = {view.groups[0].players[row.place].user_id: number for number, row in enumerate(card.rows)}
    won = card.rows[row_of[winner]].cells[row_of[loser]]
    lost = card.rows[row_of[loser]].cells[row_of[winner]]
    assert isinstance(won, Score)
    assert isinstance(lost, Score)
    assert (won.earned, lost.earned) == (2, 0)
    assert (won.points, won.others) == (lost.others, lost.points)
    mover, other = (
        waiting.table.players[seat].user_id for seat in (waiting.to_move[0], 1 - waiting.to_move[0])
    )
    assert card.rows[row_of[mover]].cells[row_of[other]] == Turn(49, "running")
    assert card.rows[row_of[other]].cells[row_of[mover]] == "waits"
    assert all(row.cells[number] == "self" for number, row in enumerate(card.rows))
    assert {cell for row in card.rows for cell in row.cells if isinstance(cell, str)} == {
        "self",
        "waits",
        "soon",
    }
    assert (card.played, card.games, card.days, card.has_champion) == (1, 15, 28, False)
    assert f"{'Whose move?'} " in table_in_words(league.message)


async def test_league_game_on_hold_is_shown_as_paused_on_the_movers_page_and_in_the_table(
    league: League,
) -> None:
    await league.begin_season()
    table = (await league.tables())[0]
    manager, mover = league.evening.bot.manager, table.players[committed(table).to_move[0]]
    await manager.run(on_hold.put_on_hold, table.id, ENDED)
    page = await league.evening.say(next(one for one in league.people if one.id == mover.user_id), "league")
    other = table.players[1 - mover.seat].name
    assert f"**Your move** against {other} · paused · [game](" in plain(page)
    view = await league.view()
    turns = await leagues.Leagues(manager).turns(view)
    card = league_messages.group_card(view, view.groups[0], turns, manager.now(), catalogue())
    assert Turn(0, "paused") in {cell for row in card.rows for cell in row.cells if isinstance(cell, Turn)}


@pytest.mark.slow
async def test_league_table_is_in_words_if_its_picture_fails_until_it_can_be_painted(
    league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    paints = picture.league
    monkeypatch.setattr(picture, "league", _fail)
    await league.begin_season()
    league.evening.errors.clear()
    assert not league.message.pictures
    assert "1 · **" in league.message.text
    monkeypatch.setattr(picture, "league", paints)
    await league.evening.pass_time(2 * HOUR)
    await league.run()
    assert "1. " in table_in_words(league.message)
    assert "1 · **" not in league.message.text


def _fail(*_: object) -> None:
    raise RuntimeError("the painter fails")


# Who does not play


@pytest.mark.slow
async def test_player_who_misses_the_first_move_is_replaced_by_a_member_who_waits(league: League) -> None:
    await league.begin_season()
    evening, zoe = league.evening, league.evening.arrive("zoe")
    page = await evening.say(zoe, "league")
    joined = await evening.press(zoe, "Join", page)
    assert "or earlier in place of someone who doesn’t show up" in joined.text
    absent = await _miss_first_move(league)
    view = await league.view()
    people = {one.user_id for group in view.groups for one in group.players}
    assert absent.id not in people
    assert zoe.id in people
    assert not view.is_member(absent.id)
    mine = [table for table in await league.tables() if table.player_of(zoe.id) is not None]
    assert len(mine) == 2
    assert "0 of 15 games" in league.message.text


@pytest.mark.slow
async def test_member_who_joins_too_late_for_a_substitute_plays_from_the_next_season_on(
    league: League,
) -> None:
    await league.begin_season()
    evening, store = league.evening, league.evening.bot.manager.store
    page = await evening.press(evening.ada, "Leave the league", await evening.say(evening.ada, "league"))
    await evening.press(evening.ada, "Yes, leave", page)
    again = await evening.press(evening.ada, "Join", await evening.say(evening.ada, "league"))
    assert "You’re in. You play from the next season on." in again.text, "who has left takes no place"
    begins_at = evening.bot.manager.now() - league_rules.SUBSTITUTES_FOR
    await store.write(league_queries.change_season, await league.season(), begins_at=begins_at)
    zoe = evening.arrive("zoe")
    late = await evening.press(zoe, "Join", await evening.say(zoe, "league"))
    assert "You’re in. You play from the next season on." in late.text


async def _miss_first_move(league: League) -> Actor:
    """Let one player miss the time for the first moves while the others move. Return that player."""
    tables = await league.tables()
    absent = tables[0].players[committed(tables[0]).to_move[0]].user_id
    for table in tables:
        while (now := await league.evening.bot.manager.table(table.id)).version < 5:
            seat = committed(now).to_move[0]
            if now.players[seat].user_id == absent:
                await league.evening.bot.manager.run(_ask_opponent, table.id, seat)
                break
            await league.move(now)
    await league.run()
    return next(one for one in league.people if one.id == absent)


@pytest.mark.slow
async def test_no_show_without_a_substitute_leaves_the_season_with_fewer_games(league: League) -> None:
    await league.begin_season()
    absent = await _miss_first_move(league)
    view = await league.view()
    (group,) = view.groups
    left = [one for one in group.players if one.left_at is not None]
    assert [one.user_id for one in left] == [absent.id]
    assert group.total == 10
    assert f"Out of the season: {absent.name}" in plain(league.message).replace("\u2068", "").replace(
        "\u2069", ""
    )
    assert not any(table.player_of(absent.id) for table in await league.tables())
    await league.play_all()
    assert "The season is over." in league.messages[0].text


@pytest.mark.slow
async def test_player_away_past_the_first_deadline_is_not_dropped_from_the_season(league: League) -> None:
    await league.begin_season()
    evening = league.evening
    for person in league.people:
        await evening.bot.manager.run_for(_be_away, person.id, evening.bot.manager.now() + 10 * DAY)
    await evening.pass_time(9 * DAY)
    await league.run()
    (group,) = (await league.view()).groups
    assert all(one.left_at is None for one in group.players)
    assert "away until" in league.message.text


@pytest.mark.slow
async def test_league_player_who_leaves_loses_running_games_and_is_out_of_the_season(league: League) -> None:
    await league.begin_season()
    evening, ada = league.evening, league.evening.ada
    for table in await league.tables():
        if table.player_of(ada.id) is not None:
            await league.move(table)
    await league.move(next(table for table in await league.tables() if table.player_of(ada.id) is not None))
    page = await evening.press(ada, "My games", league.message)
    asked = await evening.press(ada, "Leave the league", page)
    assert "Your running games end as lost" in asked.text
    await evening.press(ada, "Yes, leave", asked)
    await evening.forge(ada, CustomId("leaguequit").write(), league.message)
    await league.run()
    assert not any(table.player_of(ada.id) for table in await league.tables())
    (group,) = (await league.view()).groups
    assert group.total == 10
    assert "Out of the season: " in league.message.text


@pytest.mark.slow
async def test_league_member_who_left_the_server_before_the_start_is_not_in_a_group(league: League) -> None:
    await league.turn(on=True)
    await league.join(*league.people)
    evening = league.evening
    zoe = evening.arrive("zoe")
    await league.join(zoe)
    evening.env.backend.get_guild(evening.guild.id).members.pop(evening.ada.id)
    await league.begin()
    people = {one.user_id for group in (await league.view()).groups for one in group.players}
    assert evening.ada.id not in people
    assert zoe.id in people


@pytest.mark.slow
async def test_league_player_refused_by_the_operator_finishes_running_games_then_leaves_the_season(
    league: League,
) -> None:
    await league.begin_season()
    evening, ada = league.evening, league.evening.ada
    refused = operator.Decisions({operator.refusal_key(operator.PERSON, ada.id): operator.Refusal()})
    await evening.bot.manager.store.write(operator.change, lambda before: refused)
    await evening.bot.manager.operator.renew()
    await league.run()
    own = [table for table in await league.tables() if table.player_of(ada.id) is not None]
    assert len(own) == 2, "running games go on"
    await league.play_all()
    assert "The season is over." in league.messages[0].text
    assert "Out of the season: ada" in plain(league.messages[0])


@pytest.mark.slow
async def test_blocked_league_pair_is_not_paired_and_its_message_does_not_mention_the_block(
    league: League,
) -> None:
    await league.turn(on=True)
    evening = league.evening
    await evening.bot.manager.run_for(blocks.block, evening.ada.id, Person(evening.boris.id, "boris"))
    await league.join(*league.people)
    await league.begin()
    await league.play_all()
    (group,) = (await league.view()).groups
    assert len(group.games) == 14
    assert all(game.ended_at is not None for game in group.games)
    assert "14 of 15 games" in league.message.text
    assert "block" not in league.message.text.casefold()
    page = await evening.say(evening.boris, "league")
    assert "Still to come: " in page.text
    await league.end_season()
    assert "The season is over." in league.messages[0].text


@pytest.mark.slow
async def test_pair_blocked_while_their_game_opens_gets_no_table_and_other_games_open(
    league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The block is stored after the job has looked for pairs to keep apart."""
    await league.turn(on=True)
    await league.join(*league.people)
    evening = league.evening
    for other in league.people[1:]:
        await evening.bot.manager.run_for(blocks.block, evening.ada.id, Person(other.id, "other"))
    monkeypatch.setattr(league_tables, "_which_are_apart", lambda _, people: [False] * len(people))
    await league.begin()
    tables = await league.tables()
    assert tables
    assert evening.ada.id not in {player.user_id for table in tables for player in table.players}
    assert len(tables) > 2, "the job goes on although it may not delete the thread"


@pytest.mark.slow
async def test_no_show_is_dropped_though_the_opponent_won_before_the_job_ran(league: League) -> None:
    await league.begin_season()
    table = (await league.tables())[0]
    absent = table.players[committed(table).to_move[0]]
    manager = league.evening.bot.manager
    await manager.run(_ask_opponent, table.id, absent.seat)
    other = next(player for player in table.players if player is not absent)
    await manager.run(time_outs.decide_overdue, table.id, other.user_id, time_outs.WIN)
    await league.run()
    (group,) = (await league.view()).groups
    assert [one.user_id for one in group.players if one.left_at is not None] == [absent.user_id]
    assert not any(now.player_of(absent.user_id) for now in await league.tables())
    assert "0 of 10 games" in league.message.text


@pytest.mark.slow
async def test_no_show_is_dropped_though_a_computer_took_the_first_move(league: League) -> None:
    await league.begin_season()
    table = (await league.tables())[0]
    absent = table.players[committed(table).to_move[0]]
    manager = league.evening.bot.manager
    await manager.run(_ask_opponent, table.id, absent.seat)
    other = next(player for player in table.players if player is not absent)
    await manager.run(time_outs.decide_overdue, table.id, other.user_id, time_outs.STAND_IN)
    league.evening.bot.publisher.schedule(table.id)
    await league.evening.finish()
    assert committed(await manager.table(table.id)).to_move == (other.seat,), "the computer has moved"
    while committed(now := await manager.table(table.id)).to_move == (other.seat,):
        await league.move(now)
    await league.run()
    (group,) = (await league.view()).groups
    assert [one.user_id for one in group.players if one.left_at is not None] == [absent.user_id]


@pytest.mark.slow
async def test_player_who_is_back_on_the_server_stays_in_the_season_and_one_who_is_gone_does_not(
    league: League,
) -> None:
    await league.begin_season()
    table = (await league.tables())[0]
    seat = committed(table).to_move[0]
    await league.evening.bot.manager.run(_note_departure, table.id, seat)
    await league.run()
    (group,) = (await league.view()).groups
    assert all(one.left_at is None for one in group.players)
    user_id = table.players[seat].user_id
    league.evening.env.backend.get_guild(league.guild_id).members.pop(user_id)
    await league.run()
    (group,) = (await league.view()).groups
    assert [one.user_id for one in group.players if one.left_at is not None] == [user_id]


def _note_departure(change: TableTransaction, seat: int) -> None:
    """Store that the opponent was asked since the player had left the server."""
    change.update_players([replace(change.table.players[seat], reminded=clock.DEPARTED)])


def _ask_opponent(change: TableTransaction, seat: int) -> None:
    """Leave what a missed deadline leaves: the opponent is asked what to do."""
    change.update_players([replace(change.table.players[seat], bank=0, reminded=clock.ASKED)])


@pytest.mark.slow
async def test_league_season_that_all_players_leave_ends_without_champion(league: League) -> None:
    await league.begin_season()
    for person in league.people:
        await league.evening.forge(person, CustomId("leaguequit").write(), league.message)
    await league.run()
    await league.run()
    (old, new) = league.messages
    assert "The season is over." in old.text
    assert "champion" not in old.text
    assert "No one is in yet" in new.text


@pytest.mark.slow
async def test_eight_members_play_in_two_groups_and_see_their_own_group(league: League) -> None:
    evening = league.evening
    league.people += map(evening.arrive, ("gil", "hana"))
    await league.begin_season()
    assert "0 of 12 games · ends" in league.message.text
    assert "**Group A** · 0 of 6 games" in league.message.text
    assert "**Group B** · 0 of 6 games" in league.message.text
    assert len(await league.tables()) == 8
    first, _ = (await league.view()).groups
    person = next(one for one in league.people if one.id == first.players[0].user_id)
    assert not league.message.pictures, "two pictures in a message would be too small to read"
    page = await evening.say(person, "league")
    assert "Group A · Lost Cities" in table_in_words(page)
    assert "**Group" not in page.text
    stranger = await evening.say(evening.arrive("zoe"), "league")
    assert not stranger.pictures
    await league.play_all()
    assert "👑 Group B: " in league.messages[0].text


# Crashes and managers


@pytest.mark.slow
async def test_league_game_is_opened_once_after_a_crash_between_its_thread_and_its_record(
    league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    await league.turn(on=True)
    await league.join(*league.people)
    create = type(league.evening.bot.manager.store).create

    async def crash(*given: object, **named: object) -> None:
        raise OSError("the power went out")

    monkeypatch.setattr(type(league.evening.bot.manager.store), "create", crash)
    await league.begin()
    assert await league.games() == []
    before = set(league.evening.env.backend.channels)
    monkeypatch.setattr(type(league.evening.bot.manager.store), "create", create)
    await league.evening.restart()
    await league.run()
    tables = await league.tables()
    assert len(tables) == 6
    assert len({table.channel_id for table in tables}) == 6
    threads = set(league.evening.env.backend.channels) - before
    assert len(threads) == 5, "the thread that the crash left is used"


async def test_league_message_is_posted_once_despite_a_crash_before_its_record(league: League) -> None:
    await league.turn(on=True)
    store = league.evening.bot.manager.store
    season = await league.season()
    await store.write(league_queries.change_season, season, channel_id=None, message_id=None, content_hash="")
    await league.evening.restart()
    await league.run()
    assert len(league.messages) == 1


async def test_deleted_league_message_is_posted_again(league: League) -> None:
    await league.turn(on=True)
    message = league.message
    page = await league.evening.say(league.evening.ada, "league")
    league.evening.env.backend.delete_message(league.channel.id, message.id)
    await league.evening.press(league.evening.ada, "Join", page)
    await league.run()
    assert league.message.id != message.id
    assert "One person is in" in league.message.text


@pytest.mark.slow
async def test_turning_the_league_off_ends_the_season_but_running_games_go_on(league: League) -> None:
    await league.begin_season()
    before = await league.tables()
    await league.turn(on=False)
    (message,) = league.messages
    assert "A manager has turned the league off" in message.text
    assert message.labels == []
    tables = [await league.evening.bot.manager.table(table.id) for table in before]
    assert all(table.is_playing for table in tables)
    await league.resign(tables[0], tables[0].players[0].user_id)
    await league.turn(on=True)
    assert len(league.messages) == 2
    assert "6 are in. The season begins on" in league.message.text
    assert (await league.season()).season == 2


@pytest.mark.slow
async def test_league_message_moves_when_its_channel_changes(league: League) -> None:
    await league.begin_season()
    other = league.evening.guild.create_text_channel("elsewhere")
    await league.set_channel(other.id)
    assert league.messages == []
    (message,) = [post for post in league.evening.posts_in(other) if post.text.startswith("**⚔️")]
    assert "0 of 15 games" in message.text


@pytest.mark.slow
async def test_message_of_a_league_turned_off_during_an_outage_is_deleted_after_it(
    league: League,
) -> None:
    await league.turn(on=True)
    env, path = league.evening.env, f"/channels/{league.channel.id}/messages/*"
    env.inject_error("DELETE", path, status=503, code=0, times=None)
    await league.turn(on=False)
    assert league.messages != []
    env.backend.faults.clear()
    await league.run()
    assert league.messages == []


@pytest.mark.slow
async def test_league_games_open_once_missing_permissions_return(league: League) -> None:
    await league.turn(on=True)
    await league.join(*league.people)
    league.evening.forbid("create_public_threads", channel=league.channel)
    await league.begin()
    assert await league.games() == []
    league.evening.env.backend.get_channel(league.channel.id).overwrites.clear()
    await league.evening.pass_time(HOUR)
    await league.run()
    assert len(await league.tables()) == 6


@pytest.mark.slow
async def test_season_ends_though_the_bot_may_open_no_threads(league: League) -> None:
    await league.begin_season()
    backend = league.evening.env.backend
    league.evening.forbid("create_public_threads", channel=league.channel)
    backend.announce_channel_update(league.channel.id)
    await league.end_season()
    season = await league.season()
    assert season.season == 1 and season.closed_at is not None
    assert "The season is over." in league.message.text
    backend.get_channel(league.channel.id).overwrites.clear()
    backend.announce_channel_update(league.channel.id)
    await league.run()
    assert (await league.season()).season == 2


@pytest.mark.slow
async def test_league_message_is_edited_hourly_and_not_after_each_move(league: League) -> None:
    await league.begin_season()
    await league.evening.pass_time(2 * HOUR)
    await league.run()
    before = league.message.text
    for table in await league.tables():
        await league.move(table)
    await league.run()
    assert league.message.text == before
    await league.evening.pass_time(2 * HOUR)
    await league.run()
    assert league.message.text != before


# Data


@pytest.mark.slow
async def test_privacy_counts_and_exports_league_data_and_deletion_removes_it_and_the_player(
    league: League,
) -> None:
    await league.begin_season()
    evening, ada, store = league.evening, league.evening.ada, league.evening.bot.manager.store
    for _ in range(2):
        for table in await league.tables():
            if table.player_of(ada.id) is not None:
                await league.move(table)
    counts = await store.read(personal_data.summary, ada.id)
    assert (counts["leagues"], counts["league_seasons"]) == (1, 1)
    page = await evening.say(ada, "privacy")
    assert "The leagues of 1 server, and 1 season you’ve played there." in page.text
    told = await store.read(personal_data.export_data, ada.id, evening.bot.manager.now())
    assert [one["name"] for one in told["league_players"]] == ["ada"]  # type: ignore[union-attr, call-overload, index]
    await evening.delete_data(ada, page)
    await league.run()
    for rows in (league_members, league_players):
        left = await store.read(
            lambda connection, rows=rows: list(connection.execute(select(rows.c.user_id, rows.c.name)))
        )
        assert ada.id not in {row.user_id for row in left}
        assert "ada" not in {row.name for row in left}
    assert not any(table.player_of(ada.id) for table in await league.tables())
    assert "ada" not in league.message.text
    (group,) = (await league.view()).groups
    assert sum(one.left_at is not None for one in group.players) == 1


@pytest.mark.slow
async def test_league_games_of_a_player_who_deletes_their_data_after_two_of_five_do_not_count(
    league: League,
) -> None:
    await league.begin_season()
    evening, ada = league.evening, league.evening.ada
    for table in await league.tables():
        await league.resign(
            table, min(player.user_id for player in table.players if player.user_id != ada.id)
        )
    await league.run()
    assert any(table.player_of(ada.id) for table in await league.tables())
    assert "6 of 15 games" in league.message.text
    await evening.delete_data(ada)
    await league.run()
    assert "4 of 10 games" in league.message.text, "two finished games are fewer than half"


async def open_hall(evening: Evening) -> simcord.ChannelHandle:
    """Turn the hall on, wait until it is posted, and return its channel."""
    hall = evening.guild.create_text_channel("hall")
    await evening.bot.manager.change_server(evening.guild.id, partial(changed, hall=hall.id))
    await evening.pass_time(HOUR)
    return hall


@pytest.mark.slow
async def test_hall_shows_the_leagues_progress_and_opens_it_privately(league: League) -> None:
    await league.begin_season()
    evening = league.evening
    hall = await open_hall(evening)
    await evening.finish()
    (post,) = evening.posts_in(hall)
    assert "League, season 1" in post.text
    assert "0 of 15 games · ends <t:" in post.text
    shown = await evening.press(evening.ada, "League", post)
    assert shown.is_private
    assert "Your games" in shown.text


@pytest.mark.slow
async def test_hall_drops_a_leagues_season_within_a_minute_of_its_last_game_without_showing_15_of_15(
    league: League,
) -> None:
    await league.begin_season()
    evening = league.evening
    hall = await open_hall(evening)
    while len(tables := await league.tables()) > 1:
        await league.resign(tables[0], min(player.user_id for player in tables[0].players))
        await league.run()
    (last,) = tables
    (post,) = evening.posts_in(hall)
    assert "14 of 15 games" in post.text
    await league.resign(last, min(player.user_id for player in last.players))
    shown = []
    for _ in range(2):
        await evening.pass_time(MINUTE / 2)
        evening.bot.publisher.run_due_jobs()
        await evening.finish()
        shown.append("15 of 15 games" in post.text)
    assert not any(shown)
    assert "14 of 15 games" not in post.text


@pytest.mark.slow
async def test_hall_replaces_a_seasons_start_by_the_number_needed_if_too_few_members_remain(
    league: League,
) -> None:
    await league.turn(on=True)
    await league.join(*league.people)
    evening = league.evening
    hall = await open_hall(evening)
    (post,) = evening.posts_in(hall)
    assert "6 are in · begins <t:" in post.text
    evening.env.backend.get_guild(evening.guild.id).members.pop(evening.ada.id)
    await league.begin()
    await league.run()
    assert "5 are in · begins once 6 are in" in post.text


@pytest.mark.slow
async def test_hall_announces_the_next_season_within_minutes_of_the_end(league: League) -> None:
    await league.begin_season()
    evening = league.evening
    hall = await open_hall(evening)
    await league.end_season()
    await evening.pass_time(MINUTE)
    evening.bot.publisher.run_due_jobs()
    await evening.finish()
    (post,) = evening.posts_in(hall)
    assert "League, season 2" in post.text


# A whole season


@pytest.mark.slow
async def test_season_with_absences_restarts_and_outages_has_champions_no_blocked_pair_and_no_pings(
    league: League, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight days instead of four weeks: two groups, one person who waits, one who never plays."""
    monkeypatch.setattr(league_rules, "LASTS", 8 * DAY)
    evening, random = league.evening, Random(5)
    league.people += map(evening.arrive, ("gil", "hana"))
    blocked, lazy = {evening.ada.id, evening.boris.id}, league.people[-1]
    await evening.bot.manager.run_for(blocks.block, evening.ada.id, Person(evening.boris.id, "boris"))
    await league.begin_season()
    zoe = evening.arrive("zoe")
    await league.join_from_page(zoe)
    opponents = set[frozenset[int]]()
    for day in range(8):
        if day == 2:
            await evening.bot.manager.run_for(_be_away, evening.chen.id, evening.bot.manager.now() + 2 * DAY)
        if day == 3:
            evening.env.inject_error("POST", "/channels/*", status=500, code=0, times=3)
        if day in (1, 3, 5):
            await evening.restart()
        for table in await league.tables():
            opponents.add(frozenset(player.user_id for player in table.players))
            mover = table.players[committed(table).to_move[0]].user_id
            if mover == lazy.id or (mover == evening.chen.id and day in (2, 3)):
                continue
            await (league.resign(table, mover) if day and random.random() < 0.4 else league.move(table))
        await evening.pass_time(DAY)
        await league.run()
        counts = Counter(player.user_id for table in await league.tables() for player in table.players)
        assert max(counts.values(), default=0) <= league_rules.AT_ONCE
        games = await league.games()
        assert len({game.table_id for game in games}) == len(games)
    await league.end_season()
    assert frozenset(blocked) not in opponents
    assert any(zoe.id in pair for pair in opponents), "the waiting member replaced the no-show"
    old, new = league.messages
    assert "The season is over." in old.text
    assert "👑" in old.text
    assert new.labels == ["Join", "My games", "Rules"]
    assert not any(post.notified for post in evening.posts_in(league.channel))
