"""`/leaderboard`: ranks as a picture and as text, with the user's own."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
import simcord
from sqlalchemy import Connection

from bot.ratings import rating_updates
from bot.ratings.rating_model import Game, Player
from bot.store import connect, rating_queries
from bot.store.schema import ratings, results, tables
from tests.bot.evening import Evening, Seen

JULY = 1_783_000_000


async def words(evening: Evening, board: Seen, person: simcord.MemberActor | None = None) -> str:
    """Return all that a page shows, as text."""
    assert list(board.pictures) == ["leaderboard-page.jpg"]
    return (await evening.press(person or evening.chen, "As text", board)).text


async def lines(evening: Evening, board: Seen, person: simcord.MemberActor | None = None) -> list[str]:
    """Return the lines of a page about a player."""
    told = await words(evening, board, person)
    return [line for line in told.splitlines() if re.match(r"\d+\. ", line)]


async def play(evening: Evening, people: list[tuple[int, str]], *, at: int, first: int = 1) -> None:
    """Store duels in which each listed player beats the next, as if played here."""
    database = connect(evening.url)

    def write(connection: Connection) -> None:
        for number, pair in enumerate(pairwise(people), start=first):
            _duel(connection, evening.guild.id, 10_000 + number, pair, at + number)

    await database.write(write)
    await database.close()


def _duel(
    connection: Connection, guild_id: int, table_id: int, pair: tuple[tuple[int, str], ...], at: int
) -> None:
    about = {"game": "lost_cities", "guild_id": guild_id}
    empty = {"rules_version": 1, "options": "{}", "channel_id": 1, "host_id": 1, "status": "finished"}
    connection.execute(tables.insert().values(id=table_id, **about, **empty, created_at=at, changed_at=at))
    for seat, (user_id, name) in enumerate(pair):
        who = {"table_id": table_id, "seat": seat, "side": seat, "user_id": user_id, "name": name}
        sums = {"placing": seat + 1, "score": 20 - seat, "why": "played-out", "rated": True, "ended_at": at}
        connection.execute(results.insert().values(**who, **about, **sums))
    players = tuple(
        Player(user, seat, seat + 1, 20 - seat, left=False) for seat, (user, _) in enumerate(pair)
    )
    rating_updates.rate(connection, Game(table_id, guild_id, "lost_cities", at, players))


async def crowd(evening: Evening, people: list[tuple[int, str]]) -> None:
    """Store players on the board of duels, each ten points below the one before."""
    await play(evening, people, at=JULY)
    database = connect(evening.url)

    def stand(connection: Connection) -> None:
        for number, (user_id, _) in enumerate(people):
            mine = ratings.c.user_id == user_id
            connection.execute(ratings.update().where(mine).values(rating=2000 - 10 * number))
        rating_queries.recount_places(connection)

    await database.write(stand)
    await database.close()


CROWD = [(1000 + number, f"player {number}") for number in range(26)]


async def test_empty_leaderboard_is_answered_privately(evening: Evening) -> None:
    board = await evening.say(evening.chen, "leaderboard")
    assert board.is_private, "an empty answer is only for whoever asked"
    assert board.text == "Nobody has finished a rated game on this server yet. Open a lobby with /play!"
    everywhere = await evening.write(evening.chen, "leaderboard")
    assert everywhere.text == "Nobody has finished a rated game yet. Open a lobby with /play!"


@pytest.mark.parametrize(
    ("asked", "meant"),
    [({"game": "tikal"}, "rated game of **Tikal**"), ({"scope": "partners"}, "rated game of **partners**")],
)
async def test_empty_leaderboard_names_the_game_or_line_up_asked_for(
    evening: Evening, asked: dict[str, str], meant: str
) -> None:
    await play(evening, CROWD[:2], at=JULY)
    board = await evening.say(evening.chen, "leaderboard", **asked)
    assert board.text == f"Nobody has finished a {meant} on this server yet. Open a lobby with /play!"


async def test_finished_game_is_on_the_leaderboard_at_once(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    board = await evening.say(evening.boris, "leaderboard")
    assert not board.is_private
    assert board.notified == set()
    assert board.text.startswith("**Leaderboard** · Lost Cities · duel · this server · all time\n")
    assert "**boris** is #1 of 2, rated 1" in board.text
    first, second = await lines(evening, board)
    assert first.startswith("1. **boris** · 1")
    assert "one win in one game" in first
    assert second.startswith("2. **ada** · ")
    assert "no wins in one game" in second
    assert "fewer than 10 games" in await words(evening, board)


@pytest.mark.slow
@pytest.mark.xdist_group("painters")  # one process, warmed up once
async def test_leaderboard_has_a_picture_and_a_longer_private_text(painters: None, evening: Evening) -> None:
    await play(evening, CROWD[:4], at=JULY)
    board = await evening.say(evening.chen, "leaderboard")
    assert list(board.pictures) == ["leaderboard-page.jpg"]
    as_text = await evening.press(evening.chen, "As text", board)
    assert as_text.is_private
    (alt,) = board.pictures.values()
    assert "player 0" in alt
    assert len(alt) < len(as_text.text), "who stands where; As text has the rest"
    assert "best score" in as_text.text and "best score" not in alt


async def test_leaderboard_tells_a_caller_without_rated_games_to_play_one(evening: Evening) -> None:
    await play(evening, CROWD[:3], at=JULY)
    board = await evening.say(evening.chen, "leaderboard")
    assert board.text.splitlines()[1] == "**chen** has no rank here yet. Play a rated game with /play!"


@pytest.mark.slow
async def test_further_pages_of_the_leaderboard_are_answered_privately(evening: Evening) -> None:
    await crowd(evening, CROWD)
    board = await evening.say(evening.chen, "leaderboard")
    assert board.labels == ["Lower", "As text"]
    before = board.text
    mine = await evening.press(evening.boris, "Lower", board)
    assert mine.is_private and "You have no rank here yet." in mine.text
    assert board.text == before, "what everybody sees stays"
    assert mine.labels == ["Higher", "Lower", "As text"]
    assert (await lines(evening, mine, evening.boris))[0].startswith("11. ")
    again = await evening.press(evening.boris, "Lower", mine)
    assert again.id == mine.id, "a private page turns in place"
    assert again.labels == ["Higher", "As text"]
    assert len(await lines(evening, again, evening.boris)) == 6


@pytest.mark.slow
async def test_leaderboard_shows_the_callers_rank_and_opens_the_page_with_it(evening: Evening) -> None:
    await crowd(evening, [*CROWD, (evening.ada.id, "ada")])
    board = await evening.say(evening.ada, "leaderboard")
    assert "My place" in board.labels
    assert "**ada** is #27 of 27" in board.text
    in_words = await evening.press(evening.ada, "As text", board)
    assert "27. **ada**" in in_words.text, "below the ten best"
    assert in_words.text.splitlines()[1].startswith("You’re #27 of 27, rated")
    mine = await evening.press(evening.ada, "My place", board)
    assert "You’re #27 of 27" in mine.text
    assert (await lines(evening, mine, evening.ada))[-1].startswith("27. **ada**")
    assert "My place" not in mine.labels


async def test_players_with_equal_ratings_share_a_rank_and_the_next_rank_is_skipped(evening: Evening) -> None:
    await play(evening, CROWD[:2], at=JULY)
    await play(evening, CROWD[2:4], at=JULY, first=9)
    board = await evening.say(evening.chen, "leaderboard")
    assert [line.split(".")[0] for line in await lines(evening, board)] == ["1", "1", "3", "3"]


async def test_later_games_do_not_change_the_leaderboard_of_a_past_season(evening: Evening) -> None:
    await play(evening, CROWD[:2], at=JULY)
    season = "server.lost_cities.1v1.2026q3.0"
    board = await evening.say(evening.chen, "leaderboard")
    shown = await evening.forge(evening.chen, f"eg:ranks:0:0:{season}", board)
    kept = await lines(evening, shown)
    assert "third quarter of 2026" in shown.text
    await play(evening, CROWD[1::-1], at=JULY + 200 * 24 * 3600, first=9)
    again = await evening.forge(evening.chen, f"eg:ranks:0:0:{season}", board)
    assert await lines(evening, again) == kept


async def test_past_season_says_to_a_caller_without_a_rank_that_they_had_none_in_that_season(
    evening: Evening,
) -> None:
    await play(evening, CROWD[:2], at=JULY)
    board = await evening.say(evening.chen, "leaderboard")
    shown = await evening.forge(evening.chen, "eg:ranks:0:0:server.lost_cities.1v1.2026q3.0", board)
    assert shown.text.splitlines()[1] == "You have no rank in that season."
    assert "You have no rank in that season." in await words(evening, shown)


async def test_menus_switch_the_season_and_scope_of_the_leaderboard(evening: Evening) -> None:
    await play(evening, CROWD[:2], at=JULY)
    board = await evening.say(evening.chen, "leaderboard")
    assert "everywhere · all time" in board.menu
    assert "this server · this season" in board.menu
    elsewhere = await evening.pick(evening.chen, "everywhere · all time", board)
    assert elsewhere.is_private
    assert "everywhere" in elsewhere.text
    empty = await evening.pick(evening.chen, "this server · this season", elsewhere)
    assert empty.text.endswith("Nobody finished a rated game there.")


async def test_leaderboard_of_an_empty_season_or_scope_is_answered_privately(evening: Evening) -> None:
    await play(evening, CROWD[:2], at=JULY)
    assert not (await evening.say(evening.chen, "leaderboard")).is_private
    for empty in ({"season": "last"}, {"scope": "partners"}, {"scope": "computers"}):
        answer = await evening.say(evening.chen, "leaderboard", **empty)
        assert answer.is_private, empty
        assert evening.posts[1:] == [], empty


async def test_leaderboard_shows_no_games_of_another_server(evening: Evening) -> None:
    await play(evening, CROWD[:2], at=JULY)
    guild = evening.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("games")
    dana = guild.add_member(evening.env.create_user("dana"))
    here = await evening.say(dana, "leaderboard", where=channel)
    assert here.text.startswith("Nobody has finished a rated game on this server yet.")
    everywhere = await evening.say(dana, "leaderboard", where=channel, scope="everywhere", game="lost_cities")
    (alt,) = everywhere.pictures.values()
    assert re.search(r"^1\. Explorer [0-9A-Z]{4}, ", alt, re.MULTILINE)
    assert "player" not in alt


async def test_leaderboard_in_direct_messages_covers_all_servers_and_offers_no_single_one(
    evening: Evening,
) -> None:
    await play(evening, CROWD[:2], at=JULY)
    board = await evening.write(evening.chen, "leaderboard")
    assert board.text.startswith("**Leaderboard** · Lost Cities · duel · everywhere · all time")
    assert not any(label.startswith("this server") for label in board.menu)


async def test_practice_games_are_on_no_leaderboard(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    await evening.resign(evening.ada)
    for ask in (evening.say, evening.write):
        board = await ask(evening.ada, "leaderboard")
        assert board.text.startswith("Nobody has finished a rated game ")


async def test_game_abandoned_early_is_not_on_the_leaderboard(evening: Evening) -> None:
    await evening.begin(rounds=3)
    await evening.resign(evening.ada)
    board = await evening.say(evening.chen, "leaderboard")
    assert board.text.startswith("Nobody has finished a rated game ")


async def test_forged_leaderboard_page_or_text_is_refused_privately(evening: Evening) -> None:
    await play(evening, CROWD[:2], at=JULY)
    board = await evening.say(evening.chen, "leaderboard")
    unknown = "There’s no leaderboard with that name. Try /leaderboard."
    for verb in ["ranks", "rankstext"]:
        for path in [
            "",
            "server",
            "server.chess.1v1.ever.0",
            "server.lost_cities.1v1.ever.-1",
            "server.lost_cities.1v1.ever.99999999",
            "server.lost_cities.1v1.2026q9.0",
            "server.lost_cities.1v1.ever.x",
            "nowhere.lost_cities.1v1.ever.0",
            "server.lost_cities..ever.0",
        ]:
            made_up = f"eg:{verb}:0:0:{path}"
            answer = await evening.forge(evening.boris, made_up, board)
            assert answer.is_private, made_up
            assert answer.text == unknown, made_up


@pytest.mark.slow
async def test_forged_leaderboard_page_beyond_the_end_shows_the_last_page(evening: Evening) -> None:
    await crowd(evening, CROWD)
    board = await evening.say(evening.chen, "leaderboard")
    last = await evening.forge(evening.chen, "eg:ranks:0:0:server.lost_cities.1v1.ever.9999", board)
    assert (await lines(evening, last))[0].startswith("21. ")


async def test_leaderboard_makes_no_links_or_pings_of_names_with_markdown_or_mentions(
    evening: Evening,
) -> None:
    await play(evening, [(1, "**[x](http://x.example)**"), (2, "@everyone")], at=JULY)
    board = await evening.say(evening.chen, "leaderboard")
    as_text = await evening.press(evening.chen, "As text", board)
    assert "http://" not in as_text.text
    assert as_text.notified == set()


async def test_leaderboard_shows_movement_in_seven_days_and_recent_results(evening: Evening) -> None:
    now = evening.bot.manager.now()
    await play(evening, CROWD[:2], at=now - 30 * 24 * 3600)
    await play(evening, CROWD[1::-1], at=now - 3600, first=9)
    board = await evening.say(evening.chen, "leaderboard")
    after = {line.split("**")[1]: line for line in await lines(evening, board)}
    assert "recent results: 2nd, 1st" in after["player 1"]
    assert "recent results: 1st, 2nd" in after["player 0"]
    assert re.search(r"\(\+\d+ in seven days\)", after["player 1"])
