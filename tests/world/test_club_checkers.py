"""Checkers of a club report what is wrong, also what no world does within an hour."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import create_engine

from bot.store.schema import metadata
from bot.tables import weeks
from bot.ui.custom_id import CustomId
from tests.world.checkers.hall import wrong_seats
from tests.world.checkers.league import League, Match, Member, Tally, tally
from tests.world.checkers.notices import WEEK, Notice, Notices
from tests.world.checkers.results import KEYS, PLAYER_KEYS, Results
from tests.world.checkers.roles import Roles
from tests.world.discord_world import Discord, Message
from tests.world.history import DAY, History
from tests.world.mail import ANSWER, DIRECT, MENTION, SILENT, Mail
from tests.world.payloads import FIRST_PERSON, GUILD, ROLES

ADA, BORIS, CHEN, DORA = range(FIRST_PERSON, FIRST_PERSON + 4)
TABLE, SECRET, SEED = 7, "5ec7e7", "5eed"
NAMES = ("ada", "boris", "chen", "dora")


class Stage:
    """The parts of a world that checkers read: an empty database, four people, and no bot."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self.history = History(lambda: 0.0)
        self.discord = Discord(lambda: 0.0, lambda: 0.0, self.history)
        self.people = [self.discord.arrive(name) for name in NAMES]
        self.record = SimpleNamespace(on_look=[], on_change=[], games={})
        self.network = SimpleNamespace(on_post=[])
        self.loop = SimpleNamespace(outside=lambda coroutine: coroutine.close(), time=lambda: 0.0)
        self.on_restore = list[Any]()
        self.clock = SimpleNamespace(true_time=lambda: 0.0, has_leapt=False)

    def ask(self, question: str, *given: object) -> list[tuple[Any, ...]]:
        return list(self._connection.execute(question, given).fetchall())

    def store(self, table: str, **row: object) -> None:
        """Insert a row; columns that are left out get 0 or nothing."""
        columns = self._connection.execute(f"PRAGMA table_info({table})").fetchall()
        needed = {name: 0 for _, name, _, not_null, default, _ in columns if not_null and default is None}
        values = {**needed, **row}
        marks = ", ".join("?" * len(values))
        self._connection.execute(
            f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})", tuple(values.values())
        )

    @property
    def found(self) -> list[str]:
        return [finding.what for finding in self.history.findings]


@pytest.fixture
def stage() -> Iterator[Stage]:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    connection = engine.raw_connection()
    yield Stage(connection)
    connection.close()
    engine.dispose()


def look(stage: Stage) -> None:
    for hears in stage.record.on_look:
        hears()


# The league


def add_season(stage: Stage, *, left: int | None = None) -> None:
    """Add a season with a group of four; `left` has left it."""
    stage.store("league_seasons", guild_id=GUILD, season=1, seed="1", content_hash="")
    for place, name in enumerate(NAMES):
        person = FIRST_PERSON + place
        left_at = 5 if person == left else None
        about = {"user_id": person, "name": name, "pool": 0, "place": place, "left_at": left_at}
        stage.store("league_players", guild_id=GUILD, season=1, **about)


def add_game(stage: Stage, table: int, first: int, second: int, **result: int | None) -> None:
    """Add a game between two places: finished if there is a result, else running."""
    status = "finished" if result else "playing"
    where = {"guild_id": GUILD, "channel_id": table}
    stage.store("tables", id=table, **where, status=status, game="lost_cities", options="{}")
    for seat, place in enumerate((first, second)):
        stage.store("seats", table_id=table, seat=seat, user_id=FIRST_PERSON + place, name=NAMES[place])
    pair = {"first": first, "second": second, "table_id": table}
    stage.store("league_games", guild_id=GUILD, season=1, pool=0, **pair, **result)


def played(stage: Stage, table: int, scores: tuple[int, int], placings: tuple[int, int]) -> None:
    """Let a game be played to this result."""
    result = SimpleNamespace(scores=scores, placings=placings)
    rules = SimpleNamespace(ending=SimpleNamespace(result=lambda _: result))
    stage.record.games[table] = SimpleNamespace(rules=rules, state=None)


def won(points: tuple[int, int], winner: int | None) -> dict[str, int | None]:
    return {"first_points": points[0], "second_points": points[1], "winner": winner, "ended_at": 9}


def test_third_league_game_of_a_member_at_once_is_found(stage: Stage) -> None:
    League(stage)  # type: ignore[arg-type]
    add_season(stage)
    add_game(stage, 1, 0, 1)
    add_game(stage, 2, 0, 2)
    look(stage)
    assert stage.found == []
    add_game(stage, 3, 0, 3)
    look(stage)
    assert stage.found == ["ada plays 3 games of the league at once"]


@pytest.mark.parametrize(
    ("stored", "is_right"),
    [(won((20, 10), 0), True), (won((10, 20), 0), False), (won((20, 10), 1), False)],
    ids=("equal", "other points", "another winner"),
)
def test_league_result_unlike_the_game_played_is_found(
    stage: Stage, stored: dict[str, int | None], is_right: bool
) -> None:
    League(stage)  # type: ignore[arg-type]
    add_season(stage)
    played(stage, 1, (20, 10), (1, 2))
    add_game(stage, 1, 0, 1, **stored)
    look(stage)
    assert bool(stage.found) is not is_right


def test_league_result_of_a_player_who_has_left_is_found(stage: Stage) -> None:
    League(stage)  # type: ignore[arg-type]
    add_season(stage, left=BORIS)
    played(stage, 1, (20, 10), (1, 2))
    add_game(stage, 1, 0, 1, **won((20, 10), 0))
    look(stage)
    assert stage.found == ["table 1 counts: True, both players are in: False"]


def test_second_league_result_of_a_pairing_is_found(stage: Stage) -> None:
    League(stage)  # type: ignore[arg-type]
    add_season(stage)
    for table, first, second in ((1, 0, 1), (2, 1, 0)):
        played(stage, table, (20, 10), (1, 2))
        add_game(stage, table, first, second, **won((20, 10), first))
    look(stage)
    assert stage.found == ["tables 1 and 2 count for the same two players"]


def test_league_table_counts_no_game_against_a_member_who_left_before_half_of_their_games() -> None:
    group = [Member(1, 0, place, FIRST_PERSON + place, NAMES[place], None) for place in range(3)]
    group.append(Member(1, 0, 3, DORA, "dora", 5))
    matches = [
        Match(1, 0, 0, 1, 1, 20, 10, 0, 9),
        Match(1, 0, 1, 2, 2, 5, 5, None, 9),
        Match(1, 0, 0, 3, 3, 0, 50, 3, 9),
    ]
    ada, boris, chen = tally(group, matches).values()
    assert (ada, boris, chen) == (Tally(1, 2, 10), Tally(2, 1, -10), Tally(1, 1, 0))


# Roles


def test_role_of_a_former_champion_is_found(stage: Stage) -> None:
    checker = Roles(stage)  # type: ignore[arg-type]
    ada, boris, *_ = stage.people
    role = ROLES[0]
    boris.roles.add(role)
    checker._compare({role: [{boris.id}]})
    assert stage.found == []
    checker._compare({role: [{ada.id}]})
    (found,) = stage.found
    assert found.startswith(f"role {role} is held by ['boris']")


def test_role_that_a_member_holds_without_any_title_for_it_is_found(stage: Stage) -> None:
    checker = Roles(stage)  # type: ignore[arg-type]
    stage.people[0].roles.add(ROLES[1])
    checker._compare({})
    assert len(stage.found) == 1


def test_champions_of_the_cup_are_counted_from_its_last_finished_season(stage: Stage) -> None:
    checker = Roles(stage)  # type: ignore[arg-type]
    stage.store("cup_servers", guild_id=GUILD, next_week=6)
    for week, person, points in ((1, ADA, 12), (4, ADA, 1), (4, BORIS, 12), (5, CHEN, 12)):
        about = {"week": week, "user_id": person, "points": points, "name": "", "leads": "[]"}
        stage.store("cup_results", guild_id=GUILD, **about)
    assert checker._cup_champions() == {ADA}


# Results


@pytest.fixture
def results(stage: Stage) -> Results:
    """The checker on a server that sends results, with one finished game to be sent."""
    checker = Results(stage)  # type: ignore[arg-type]
    stage.store("webhooks", guild_id=GUILD, url="https://results.world/1", secret=SECRET)
    stage.store("tables", id=TABLE, guild_id=GUILD, status="finished", options="{}", game="tikal", seed=SEED)
    stage.store("webhook_results", guild_id=GUILD, table_id=TABLE)
    look(stage)
    return checker


def send(stage: Stage, *, secret: str = SECRET, **more: object) -> None:
    """Let a result arrive, signed with a secret."""
    about: dict[str, object] = dict.fromkeys(KEYS, 0)
    players = [dict.fromkeys(PLAYER_KEYS, 0)]
    body = json.dumps({**about, "table": TABLE, "options": {}, "players": players, **more}).encode()
    signature = hmac.new(secret.encode(), b"5." + body, hashlib.sha256).hexdigest()
    headers = {"X-Explorers-Timestamp": "5", "X-Explorers-Signature": f"sha256={signature}"}
    for hears in stage.network.on_post:
        hears("https://results.world/1", body, headers)


def test_correctly_signed_result_of_a_finished_game_has_no_finding(stage: Stage, results: Results) -> None:
    send(stage)
    assert stage.found == []


@pytest.mark.parametrize(
    ("sent", "found"),
    [
        ({"secret": "another"}, "the result of table 7 has another signature"),
        ({"ended_by": SEED}, "the result of table 7 tells its seed"),
        (
            {"options": {"rounds": 1}},
            "the result of table 7, which is finished, has the options {'rounds': 1}",
        ),
    ],
)
def test_result_sent_with_another_signature_its_seed_or_other_options_is_found(
    stage: Stage, results: Results, sent: dict[str, Any], found: str
) -> None:
    send(stage, **sent)
    assert found in stage.found


def test_result_that_is_sent_after_it_was_accepted_is_found(stage: Stage, results: Results) -> None:
    send(stage)
    stage.ask("DELETE FROM webhook_results")
    send(stage)
    assert stage.found == ["the result of table 7 was sent again after it was accepted"]


# Posts


def test_post_about_a_week_that_is_still_open_is_found_to_be_early(stage: Stage) -> None:
    checker = Notices(stage)  # type: ignore[arg-type]
    stage.clock = SimpleNamespace(true_time=lambda: weeks.closes_at(5) - 1)
    assert checker._is_early(Notice(WEEK, 0, 5))
    assert not checker._is_early(Notice(WEEK, 0, 4))


# Messages of each person


def test_mail_report_counts_messages_by_kind_with_weekly_figures_and_a_sample_week() -> None:
    history, now = History(lambda: 0.0), [0.0]
    discord = Discord(lambda: now[0], lambda: now[0], history)
    mail = Mail(discord)
    ada, boris = (discord.arrive(name) for name in ("ada", "boris"))
    channel = discord.open_channel("games")
    for day in (1, 9, 15):
        now[0] = day * DAY
        arrive(discord, discord.direct(ada).id, now[0], frozenset({ada.id}), "Your turn")
        arrive(discord, channel.id, now[0], frozenset({ada.id, boris.id}), "A new post")
    lines = mail.lines()
    assert lines[0].split() == f"ada 3 {DIRECT} 0 {SILENT} 3 {MENTION} 0 {ANSWER}".split()
    assert "2 people" in lines
    assert f"a week:    1 {DIRECT} at most, 0.5 in the median" in lines
    assert any("ada's week" in line for line in lines)
    assert any("Your turn" in line for line in lines)


def arrive(discord: Discord, channel: int, at: float, loud: frozenset[int], text: str) -> None:
    message = Message(discord.new_id(), channel, at, {"content": text, "components": []}, loud=loud)
    for hears in discord.on_message:
        hears(message, None, False)


# The hall


def hall_of(seats: int, more: int, *, others: int = 0) -> Message:
    """Return a hall with lobbies 1 to `seats`, a count of further ones, and `others` more components."""
    text = "### ⛺ Open seats" + "\nLobby" * seats + (f"\n-# and {more} more" if more else "")
    lines = [{"type": 10, "content": line} for line in text.split("\n")]
    joins = [{"type": 9, "components": [line], "accessory": {"type": 2}} for line in lines[1 : seats + 1]]
    components = [lines[0], *joins, *lines[seats + 1 :], *[{"type": 14}] * others]
    offers = [(CustomId("hallseat", path=(str(table), "hall")), {}) for table in range(1, seats + 1)]
    return Message(1, 1, 0.0, {"components": components}, offers=offers)


@pytest.mark.parametrize(
    ("hall", "free"),
    [
        (hall_of(0, 0), 0),
        (hall_of(3, 0), 3),
        (hall_of(5, 2), 7),
        (hall_of(3, 1, others=28), 4),
    ],
    ids=["none", "all listed", "five listed and two counted", "no room for the fourth"],
)
def test_hall_that_lists_or_counts_every_free_lobby_is_accepted(hall: Message, free: int) -> None:
    assert [*wrong_seats(hall, set(range(1, free + 1)))] == []


@pytest.mark.parametrize(
    ("hall", "free"),
    [(hall_of(3, 0), 2), (hall_of(3, 0), 4), (hall_of(3, 2), 4), (hall_of(3, 1), 4)],
    ids=["a full lobby is listed", "a lobby is missing", "too many are counted", "room for the fourth"],
)
def test_hall_with_a_wrong_list_of_lobbies_is_found(hall: Message, free: int) -> None:
    assert len([*wrong_seats(hall, set(range(1, free + 1)))]) == 1
