"""The operator's decisions: refused users and servers, a notice, and the data of a lost account."""

from __future__ import annotations

import asyncio
import calendar
import json
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.__main__ import main
from bot.features import barred, blocks
from bot.features.privacy import person_command
from bot.features.roles import Holder, record_holder
from bot.ops import health
from bot.tables import operator
from bot.tables.operator import PERSON, SERVER, Decisions, Notice, Refusal, refusal_key
from bot.tables.proposal import Person
from bot.ui.custom_id import CustomId
from tests.bot.evening import DAY, MINUTE, Evening, Tap

DORA = 80351110224678913
"""The id of a user who never used the bot."""
REFUSED = "This bot isn’t available to you here."


@pytest.fixture(autouse=True)
def _database(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", evening.url)


async def run(*arguments: object) -> int:
    """Run `explorers` beside the running bot, and return its exit code."""
    with pytest.raises(SystemExit) as ended:
        await asyncio.to_thread(main, list(map(str, arguments)))
    return int(ended.value.code or 0)


async def decide(evening: Evening, *arguments: object) -> None:
    """Run `explorers`, and let the running bot notice within a minute."""
    assert await run(*arguments) == 0
    await evening.pass_time(MINUTE + 1)


# Refused users


async def test_refused_user_gets_the_same_private_sentence_from_commands_and_buttons(
    evening: Evening,
) -> None:
    lobby = await evening.open()
    page = await evening.say(evening.boris, "help")
    await decide(evening, "refuse", PERSON, evening.boris.id)
    answers = [
        await evening.say(evening.boris, "help"),
        await evening.write(evening.boris, "games"),
        await evening.join(evening.boris, lobby),
        await evening.press(evening.boris, "My games", page),
        *await evening.tap(Tap(evening.boris, lobby, "eg:panel:12:34:Y7.+"), Tap(evening.boris, lobby, "x")),
    ]
    assert {answer.text for answer in answers[:-1]} == {REFUSED}
    assert all(answer.is_private for answer in answers)
    assert lobby.seats == ["ada · host", "free seat"]


async def test_refused_user_gets_no_suggestions(evening: Evening) -> None:
    assert await evening.boris.autocomplete(evening.channel, "away", "until", "")
    await decide(evening, "refuse", PERSON, evening.boris.id)
    assert await evening.boris.autocomplete(evening.channel, "away", "until", "") == []


async def test_refusal_of_one_user_does_not_refuse_another(evening: Evening) -> None:
    await decide(evening, "refuse", PERSON, evening.boris.id)
    assert (await evening.say(evening.chen, "help")).text != REFUSED


@pytest.mark.slow
async def test_refused_player_takes_turns_in_a_running_game_but_opens_no_new_one(evening: Evening) -> None:
    await evening.begin()
    await decide(evening, "refuse", PERSON, evening.ada.id)
    panel = await evening.press(evening.ada, "Play")
    assert REFUSED not in panel.text
    await evening.turn(evening.ada, (await evening.legal())[0], panel)
    assert len(await evening.log()) == 1
    assert (await evening.say(evening.ada, "play lost-cities")).text == REFUSED


@pytest.mark.slow
async def test_refused_player_cannot_use_buttons_of_a_finished_game(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    await decide(evening, "refuse", PERSON, evening.ada.id)
    assert (await evening.press(evening.ada, "Rematch")).text == REFUSED


async def test_refused_stranger_with_a_forged_button_gets_the_refusal(evening: Evening) -> None:
    await evening.begin()
    await decide(evening, "refuse", PERSON, evening.chen.id)
    number = (await evening.table()).id
    answer = await evening.forge(evening.chen, CustomId("board", number).write())
    assert answer.text == REFUSED


async def test_refused_user_gets_no_invitation_by_dm(evening: Evening) -> None:
    await evening.say(evening.boris, "help")
    await decide(evening, "refuse", PERSON, evening.boris.id)
    await evening.open(opponent=evening.boris)
    await evening.pass_time(MINUTE)
    assert evening.direct_messages(evening.boris) == []


@pytest.mark.slow
async def test_full_lobby_of_a_refused_host_is_cancelled_without_messages(evening: Evening) -> None:
    await evening.say(evening.boris, "help")
    lobby = await evening.open(opponent=evening.boris)
    await decide(evening, "refuse", PERSON, evening.ada.id)
    (asked,) = evening.direct_messages(evening.boris)
    await evening.join(evening.boris, asked)
    posts = len(evening.posts)
    await evening.pass_time(15 * MINUTE)
    assert lobby.text == "**Lost Cities**: this lobby was cancelled."
    assert asked.text == "**ada**’s game of **Lost Cities** was cancelled."
    assert evening.direct_messages(evening.ada) == []
    assert (len(evening.posts), len(evening.direct_messages(evening.boris))) == (posts, 1)


@pytest.mark.slow
async def test_full_lobby_is_cancelled_after_a_restart_if_its_host_was_refused_just_before(
    evening: Evening,
) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    assert await run("refuse", PERSON, evening.ada.id) == 0
    await evening.restart()
    await evening.pass_time(15 * MINUTE)
    assert lobby.text == "**Lost Cities**: this lobby was cancelled."


async def test_refusal_until_a_date_is_in_force_to_the_end_of_that_day_in_utc(evening: Evening) -> None:
    today = time.strftime("%Y-%m-%d", time.gmtime())
    assert await run("refuse", PERSON, evening.boris.id, "--until", today) == 0
    decided = await evening.bot.manager.store.read(operator.decisions)
    (refusal,) = decided.refusals.values()
    assert refusal.until == calendar.timegm(time.strptime(today, "%Y-%m-%d")) + DAY
    assert decided.in_force(refusal.until - 1) == decided
    assert decided.in_force(refusal.until) == Decisions()


@pytest.mark.slow
async def test_refusal_can_be_listed_and_undone_once(
    evening: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    await decide(evening, "refuse", PERSON, evening.boris.id)
    assert await run("refuse") == 0
    assert f"The person {evening.boris.id} is refused.\n" in capsys.readouterr().out
    await decide(evening, "refuse", PERSON, evening.boris.id, "--undo")
    assert (await evening.say(evening.boris, "help")).text != REFUSED
    assert await run("refuse", PERSON, evening.boris.id, "--undo") == 1
    assert await run("refuse") == 0
    assert "isn't refused" in (said := capsys.readouterr().out) and said.endswith("No one is refused.\n")


async def test_user_refused_by_the_operator_is_refused_after_a_restart(evening: Evening) -> None:
    assert await run("refuse", PERSON, evening.boris.id) == 0
    await evening.restart()
    assert (await evening.say(evening.boris, "help")).text == REFUSED


async def test_command_reads_no_operator_decisions_from_the_database(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unexpected(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(operator, "decisions", unexpected)
    assert (await evening.say(evening.boris, "help")).text != REFUSED
    assert evening.errors == []


async def test_heartbeat_goes_on_while_reading_operator_decisions_hangs(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang() -> None:
        await asyncio.sleep(DAY)

    monkeypatch.setattr(evening.bot.manager.operator, "renew", hang)
    beats = list[None]()
    monkeypatch.setattr(health, "beat", lambda _: beats.append(None))
    await evening.pass_time(5 * MINUTE)
    assert len(beats) == 5


# Refused servers


async def test_users_of_a_refused_server_are_refused_there_but_not_in_direct_messages(
    evening: Evening,
) -> None:
    await decide(evening, "refuse", SERVER, evening.guild.id)
    assert (await evening.say(evening.ada, "help")).text == REFUSED
    assert (await evening.write(evening.ada, "help")).text != REFUSED


async def test_bot_leaves_a_server_refused_with_the_leave_option(evening: Evening) -> None:
    await decide(evening, "refuse", SERVER, evening.guild.id, "--leave")
    assert evening.bot.get_guild(evening.guild.id) is None


async def test_bot_leaves_the_other_refused_servers_if_one_leave_fails(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[int]()

    class Guild:
        def __init__(self, number: int) -> None:
            self.id = number

        async def leave(self) -> None:
            asked.append(self.id)
            if self.id == 1:
                raise discord.HTTPException(SimpleNamespace(status=404, reason="Not Found"), "")  # type: ignore[arg-type]

    monkeypatch.setattr(evening.bot, "get_guild", Guild)
    monkeypatch.setattr(evening.bot.manager.operator, "servers_to_leave", lambda: iter((1, 2)))
    await evening.bot._leave_refused_servers()
    assert asked == [1, 2]
    (error,) = evening.errors
    assert "Server 1 could not be left; retrying in the next round" in error
    evening.errors.clear()


# The notice


async def test_operators_notice_is_shown_in_help_and_games_until_it_is_cleared(evening: Evening) -> None:
    await decide(evening, "notice", "Back at 18:00", "--hours", 3)
    shown = "📢 **Back at 18:00**\n"
    assert (await evening.say(evening.ada, "help")).text.startswith(shown)
    assert (await evening.say(evening.ada, "games")).text.startswith(shown)
    assert evening.posts == []
    await decide(evening, "notice", "--clear")
    assert shown not in (await evening.say(evening.ada, "help")).text
    assert shown not in (await evening.say(evening.ada, "games")).text


async def test_notice_command_prints_the_notice_with_its_end(
    evening: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await run("notice") == 0
    assert await run("notice", "Back at 18:00") == 0
    assert await run("notice") == 0
    first, _, last = capsys.readouterr().out.splitlines()
    assert first == "There's no notice."
    assert last.startswith("Until ") and last.endswith(": Back at 18:00")


def test_refusals_and_notices_end_at_their_time() -> None:
    decided = Decisions(
        {refusal_key(PERSON, 1): Refusal(), refusal_key(SERVER, 2): Refusal(10)}, Notice("a", 20)
    )
    assert set(decided.in_force(9).refusals) == {"person 1", "server 2"}
    assert set(decided.in_force(10).refusals) == {"person 1"}
    assert decided.in_force(19).notice is not None
    assert decided.in_force(20).notice is None


# A user without an account


@pytest.mark.slow
async def test_operators_export_has_the_users_games_and_overwrites_no_file(
    evening: Evening, tmp_path: Path
) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    file = tmp_path / "ada.json"
    assert await run(PERSON, evening.ada.id, "--export", file) == 0
    exported = json.loads(file.read_text(encoding="utf-8"))
    assert exported["person"] == str(evening.ada.id)
    assert len(exported["tables"]) == 1
    assert await run(PERSON, evening.ada.id, "--export", file) == 1, "the file exists"


async def test_export_that_the_disk_has_no_room_for_leaves_no_file(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A full disk is imitated by the process's limit on the size of files."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    read = person_command.export_json

    async def read_before_the_disk_is_full(*given: Any) -> bytes:
        data = await read(*given)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
        return data

    monkeypatch.setattr(person_command, "export_json", read_before_the_disk_is_full)
    await evening.open()
    try:
        assert await run(PERSON, evening.ada.id, "--export", tmp_path / "ada.json") == 1
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert "Can't write" in capsys.readouterr().out
    assert not (tmp_path / "ada.json").exists()


async def test_person_command_counts_stored_data_by_kind_and_says_if_there_is_none(
    evening: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    await evening.open()
    assert await run(PERSON, evening.ada.id) == 0
    assert "lobbies: 1\n" in capsys.readouterr().out
    assert await run(PERSON, 80351110224678912) == 1
    assert capsys.readouterr().out == "Nothing is stored about 80351110224678912.\n"


@pytest.mark.slow
async def test_forgetting_a_user_by_command_frees_their_seat_after_the_restart(evening: Evening) -> None:
    lobby = await evening.open(opponent=evening.boris)
    await evening.join(evening.boris, lobby)
    assert lobby.seats == ["ada · host", "boris"]
    assert await run(PERSON, evening.boris.id, "--forget") == 0
    await evening.restart()
    await evening.pass_time(MINUTE + 1)
    assert lobby.seats == ["ada · host", "free seat"]
    assert await run(PERSON, evening.boris.id, "--forget") == 1, "nothing is stored any more"


@pytest.mark.slow
async def test_forgetting_a_user_in_a_process_of_its_own_empties_their_name_in_block_lists(
    evening: Evening,
) -> None:
    """The tests have imported all features; a new process has only those that it imports."""
    await evening.open()
    blocked = Person(evening.ada.id, "ada")
    await evening.bot.manager.run_for(blocks.block, evening.boris.id, blocked)
    await evening.bot.manager.store.close()
    command = [sys.executable, "-m", "bot", PERSON, str(blocked.id), "--forget"]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    await evening.restart()
    (block,) = await evening.bot.manager.store.read(blocks.blocks_of, evening.boris.id)
    assert block.name == ""


async def test_forgetting_a_user_known_only_from_block_and_bar_lists_empties_their_name_there(
    evening: Evening,
) -> None:
    store = evening.bot.manager.store
    await evening.bot.manager.run_for(blocks.block, evening.boris.id, Person(DORA, "dora"))
    await store.write(barred.bar, evening.guild.id, Person(DORA, "dora"))
    assert await run(PERSON, DORA) == 0
    await store.close()
    assert await run(PERSON, DORA, "--forget") == 0
    assert await run(PERSON, DORA, "--forget") == 1, "nothing is stored any more"
    await evening.restart()
    (block,) = await evening.bot.manager.store.read(blocks.blocks_of, evening.boris.id)
    (bar,) = await evening.bot.manager.store.read(barred.barred_on, evening.guild.id)
    assert (block.name, bar.name) == ("", "")


async def test_forgetting_a_user_by_command_names_the_roles_that_they_keep_on_servers(
    evening: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    store = evening.bot.manager.store
    await store.write(record_holder, evening.guild.id, Holder(5, evening.ada.id), given=True)
    await store.close()
    assert await run(PERSON, evening.ada.id, "--forget") == 0
    assert f"They may keep role 5 on server {evening.guild.id}:" in capsys.readouterr().out


@pytest.mark.slow
async def test_lobby_of_a_forgotten_host_loses_its_join_button_and_the_hosts_name(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    assert await run(PERSON, evening.ada.id, "--forget") == 0
    await evening.restart()
    await evening.pass_time(MINUTE + 1)
    assert "Join" not in lobby.presses
    assert "ada" not in lobby.text


async def test_forgetting_on_a_database_server_is_refused_while_a_bot_runs(
    evening: Evening, on_postgres: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    if not on_postgres:
        pytest.skip("an SQLite file is locked instead")
    await evening.open()
    assert await run(PERSON, evening.ada.id, "--forget") == 1
    assert "A bot is already running on the database" in capsys.readouterr().out
    await evening.bot.manager.store.close()
    assert await run(PERSON, evening.ada.id, "--forget") == 0


# Bad input


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["refuse", "person", "ada"],
            "argument ID: 'ada' isn't an id of Discord, such as 80351110224678912.",
        ),
        (["refuse", "person", "12"], "argument ID: '12' isn't an id of Discord"),
        (["refuse", "person"], "the following arguments are required: ID."),
        (["refuse", "persn", "80351110224678912"], "there's no 'persn'. Did you mean 'person'?"),
        (
            ["refuse", "person", "80351110224678912", "--leave"],
            "only a server can be left: `explorers refuse server ID --leave`",
        ),
        (
            ["refuse", "server", "80351110224678912", "--until", "soon"],
            "'soon' isn't a date, such as 2027-01-31",
        ),
        (["refuse", "server", "80351110224678912", "--until", "2020-01-01"], "2020-01-01 is past"),
        (["notice", ""], "it has to be one line of at most 200 characters"),
        (["notice", "a\nb"], "it has to be one line of at most 200 characters"),
        (["notice", "a", "--hours", "0"], "'0' isn't a number from 1 to 720"),
        (["person", "80351110224678912", "--export"], "expected one argument"),
        (["person", "80351110224678912", "--export", "a", "--forget"], "not allowed with argument"),
    ],
)
def test_invalid_argument_of_operator_commands_is_rejected_with_one_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1
