"""`explorers doctor` finds faults and names remedies."""

from __future__ import annotations

import asyncio
import base64
import shutil
import socket
import sqlite3
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot import metrics
from bot.ops import check_database, doctor, installation
from bot.ops.installation import Check
from bot.ops.permissions import NAMES, NEEDED, invite_link, missing
from bot.ops.settings import Settings
from bot.store import connect, database, migrate, schema_version
from tests.examples import slow

TOKEN = base64.urlsafe_b64encode(b"123456789012345678").decode().rstrip("=") + ".GaBcDe.x-y_z0123456789"


pytestmark = pytest.mark.usefixtures("bare")


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.db'}"


def damage(file: Path) -> None:
    """Overwrite a page that is not read when the database is opened."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        (page,) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'key_values'"
        ).fetchone()
    with file.open("r+b") as pages:
        pages.seek((page - 1) * size)
        pages.write(b"\xaa" * size)


async def make(url: str) -> None:
    database = connect(url)
    await migrate(database)
    await database.close()


# The whole report


def test_doctor_finds_no_problem_in_a_correct_installation_and_lists_its_checks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert doctor.run() == 0
    said = capsys.readouterr().out
    lines = said.splitlines()
    checks = lines[: lines.index("")]
    assert [line.split()[0] for line in checks] == ["ok"] * len(checks)
    for name in ("Python", "Games", "Fonts", "Database", "Discord"):
        assert f"{name}: " in said
    assert "Lost Cities" in said
    assert doctor.PLACEHOLDER in said
    assert "Attach Files" in said


def test_doctor_prints_an_invitation_link_for_the_tokens_application(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert doctor.run() == 0
    said = capsys.readouterr().out
    assert "client_id=123456789012345678&" in said
    assert TOKEN not in said


def test_doctor_reports_invalid_settings_and_makes_the_other_checks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    assert doctor.run() == 1
    said = capsys.readouterr().out
    assert "problem  Settings: not usable\n         → LOG_LEVEL must be one of" in said
    assert "ok       Games: " in said


# Single checks


def test_python_before_3_11_is_a_problem() -> None:
    assert not installation.check_python((3, 10, 14)).is_ok
    assert installation.check_python((3, 11, 0)).is_ok


@pytest.mark.parametrize(
    "token",
    ["", "abc", "a.b.c", "NDI=.x", "Bot " + TOKEN, TOKEN + ".more", "é.é.é", TOKEN.replace("-y_", "+y/")],
)
def test_malformed_token_is_a_problem_and_is_not_printed(token: str) -> None:
    assert doctor.application_id(token) is None
    check = doctor.check_token(token)
    assert not check.is_ok
    assert not token or token not in str(check)


def test_wellformed_token_is_accepted() -> None:
    assert doctor.check_token(TOKEN).is_ok


async def test_missing_database_is_accepted_and_not_created_by_the_check(url: str, tmp_path: Path) -> None:
    check = await doctor.check_database(url)
    assert check.is_ok
    assert "first start" in check.found
    assert not (tmp_path / "games.db").exists()


@pytest.mark.slow
async def test_current_database_is_accepted_and_left_unchanged(url: str, tmp_path: Path) -> None:
    await make(url)
    before = (tmp_path / "games.db").read_bytes()
    assert (await doctor.check_database(url)).is_ok
    assert (tmp_path / "games.db").read_bytes() == before


async def test_missing_database_folder_is_a_problem_whose_remedy_names_it(tmp_path: Path) -> None:
    check = await doctor.check_database(f"sqlite:///{tmp_path / 'nowhere' / 'games.db'}")
    assert (
        check.remedy == f"The folder {tmp_path / 'nowhere'} doesn't exist. Create it, or change DATABASE_URL."
    )


async def test_nearly_full_disk_is_a_problem_whose_remedy_says_how_much_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite itself only reports an I/O error."""
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=1_200_000))
    check = await doctor.check_database(f"sqlite:///{tmp_path / 'games.db'}")
    assert check.remedy == f"Make room: the disk of {tmp_path} has only 1 MB left."


async def test_file_that_is_no_database_is_a_problem(url: str, tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("This is a shopping list. " * 100)
    check = await doctor.check_database(url)
    assert "file is not a database" in check.found
    assert not check.is_ok


async def test_check_accepts_an_empty_database_file_and_says_it_is_set_up_at_the_first_start(
    url: str, tmp_path: Path
) -> None:
    (tmp_path / "games.db").touch()
    check = await doctor.check_database(url)
    assert "first start" in check.found
    assert check.is_ok


@pytest.mark.parametrize(
    ("seen", "found", "remedy"),
    [
        ("0001_schema", "older", "start the bot"),
        *slow(("9999", "newer", "Update")),
    ],
)
async def test_database_of_an_older_or_newer_version_is_reported_with_a_remedy(
    seen: str, found: str, remedy: str, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make(url)
    monkeypatch.setattr(schema_version, "_known_migrations", lambda: ("0002_next", "0001_schema"))
    with closing(sqlite3.connect(tmp_path / "games.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", [seen])
    check = await doctor.check_database(url)
    assert found in check.found
    assert remedy in (check.remedy or "")


async def test_damaged_page_of_the_database_is_a_problem_whose_remedy_names_a_backup(
    url: str, tmp_path: Path
) -> None:
    """The header is sound and simple queries succeed, but an index differs from its rows."""
    await make(url)
    damage(tmp_path / "games.db")
    check = await doctor.check_database(url)
    assert "is damaged" in check.found
    assert "backup" in (check.remedy or "")


async def test_database_locked_by_another_program_is_a_problem_whose_remedy_says_to_close_that(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_BUSY_SECONDS", 0)
    await make(url)
    with closing(sqlite3.connect(tmp_path / "games.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        check = await doctor.check_database(url)
    assert check.found.endswith("is locked by another program")
    assert "Close the program" in (check.remedy or "")


@pytest.mark.parametrize("overwrite", [damage, lambda file: file.write_bytes(b"no database" * 1000)])
def test_commands_printed_by_check_for_a_damaged_database_restore_the_newest_backup(
    overwrite: Callable[[Path], object],
    bare: Path,
    url: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file, folder = bare / "games.db", bare / "Ada's backups"
    asyncio.run(make(url))
    folder.mkdir()
    shutil.copy(file, folder / "explorers-20260329-120005Z.db")
    overwrite(file)
    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.setenv("BACKUP_FOLDER", str(folder))
    assert check_database.check_command() == 1
    steps = [line.strip() for line in capsys.readouterr().out.splitlines() if line.startswith("  ")]
    assert [step.split()[0] for step in steps] == ["mv", "rm", "cp", "explorers", "explorers"]
    subprocess.run("; ".join(steps[:3]), shell=True, check=True)
    assert check_database.check_command() == 0
    assert (bare / "games.db.damaged").is_file()


@pytest.mark.parametrize("locked", ["games.db", *slow(".")])
async def test_unwritable_file_or_folder_is_a_problem_with_its_path(
    locked: str, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make(url)
    # The tests may run as root, who may write everywhere; so the system's answer is simulated.
    monkeypatch.setattr(
        "os.access", lambda path, _mode: Path(path).resolve() != (tmp_path / locked).resolve()
    )
    check = await doctor.check_database(url)
    assert check.remedy is not None
    assert str(tmp_path) in check.remedy


async def test_failed_database_check_hides_the_password(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(_url: str) -> bool:
        raise ConnectionRefusedError("nobody there")

    monkeypatch.setattr(doctor, "_try_database", refuse)
    check = await doctor.check_database("postgresql+asyncpg://ada:hunter2@localhost/games")
    assert not check.is_ok
    assert "hunter2" not in str(check)


@pytest.mark.slow
async def test_unreachable_database_server_is_reported_with_a_remedy_and_without_the_password() -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    check = await doctor.check_database(f"postgresql+asyncpg://ada:hunter2@127.0.0.1:{port}/games")
    assert "can't be reached" in check.found
    assert "Start the database server" in (check.remedy or "")
    assert "hunter2" not in str(check)


def test_doctor_accepts_an_empty_database_and_says_tables_will_be_created(
    new_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", new_url)
    if new_url.startswith("sqlite"):
        Path(new_url.removeprefix("sqlite:///")).touch()
    assert doctor.run() == 0
    assert "its tables will be created at the first start" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["Fonts", "Database"])
def test_check_that_raises_is_reported_and_does_not_stop_the_others(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def breaks(*_: object) -> Check:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(installation, "check_fonts", breaks)
    monkeypatch.setattr(doctor, "check_database", breaks)
    assert doctor.run() == 1
    said = capsys.readouterr().out
    assert f"problem  {name}: could not be checked (ZeroDivisionError: a bug)" in said
    assert "Discord: " in said, "the other checks are made"


def absent(*names: str) -> Callable[[str], object]:
    return lambda name: None if name in names else object()


@pytest.fixture
def api() -> Iterator[str]:
    """Serve the gateway's address at one path, as Discord's API does."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path == "/api/v10/gateway" else 404)
            self.end_headers()
            self.wfile.write(b'{"url": "wss://gateway"}')

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_proxy_that_reaches_discord_is_accepted(api: str) -> None:
    assert installation.check_proxy(f"{api}/api/v10").is_ok


def test_proxy_that_does_not_reach_discord_is_a_problem(api: str) -> None:
    assert not installation.check_proxy(api).is_ok
    assert not installation.check_proxy("http://127.0.0.1:1/api/v10").is_ok


def test_doctor_names_the_shards_of_the_process() -> None:
    assert installation.check_shards(3, (0, 2)).found == "0, 2 of 3; run the others in other processes"
    assert installation.check_shards(3, None).found == "all 3"


def test_status_page_in_an_unwritable_folder_is_a_problem_that_names_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert installation.check_status_file(tmp_path / "status.html").is_ok
    monkeypatch.setattr(installation.os, "access", lambda *_: False)
    found = installation.check_status_file(tmp_path / "status.html")
    assert not found.is_ok
    assert str(tmp_path) in str(found)


def test_backups_need_a_writable_folder_and_pg_dump_for_postgresql(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, server = tmp_path / "backups", "postgresql+asyncpg://host/games"
    assert installation.check_backups(folder, "sqlite:///games.db").is_ok
    monkeypatch.setenv("PATH", str(tmp_path))
    assert installation.check_backups(folder, server).found == "pg_dump isn't installed here"
    monkeypatch.setattr(installation.os, "access", lambda *_: False)
    assert str(tmp_path) in str(installation.check_backups(folder, "sqlite:///games.db").remedy)


def test_metrics_port_used_by_another_program_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        metrics, "PAGE_TIMEOUT", 0.2
    )  # The other program accepts the connection and sends nothing.
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        taken = installation.check_port("127.0.0.1", port)
    assert f"127.0.0.1:{port} is in use" in taken.found
    assert "another METRICS_PORT" in (taken.remedy or "")
    assert installation.check_port("127.0.0.1", port).is_ok, "once it is free"


def test_port_of_the_bots_own_metrics_is_accepted(free_port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "PAGE_TIMEOUT", 60.0)  # A busy machine responds late.
    server = metrics.serve_metrics("127.0.0.1", free_port)
    assert server is not None
    found = installation.check_port("127.0.0.1", free_port)
    server.shutdown()
    server.server_close()
    assert found == Check("Figures", f"a bot shows them at 127.0.0.1:{free_port}")


def test_shards_proxy_metrics_status_page_and_backups_are_checked_only_when_set(
    tmp_path: Path, free_port: int
) -> None:
    nothing = Settings()
    assert list(installation.examine_environment(nothing)) == []
    everything = Settings(
        shard_count=2,
        discord_api_url="http://127.0.0.1:1",
        metrics_port=free_port,
        status_file=tmp_path / "status.html",
        backup_folder=tmp_path,
    )
    names = [check.name for check in installation.examine_environment(everything)]
    assert names == ["Shards", "Proxy", "Figures", "Status page", "Backups"]


def test_missing_font_package_is_a_problem_with_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(installation, "find_spec", absent("fontpkg_source_sans_3"))
    assert installation.check_fonts().remedy == "pip install fontpkg-source-sans-3"


def test_missing_simcord_is_a_problem_of_the_playground_whose_remedy_names_its_extra(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(installation, "find_spec", absent("simcord"))
    check = doctor.check_playground()
    assert "simcord" in check.found
    assert "explorers-guild[playground]" in (check.remedy or "")


def test_unsupported_simcord_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installation, "version", lambda _name: "9.9")
    check = doctor.check_playground()
    assert f"needs simcord {installation.SIMCORD}, not 9.9" in check.found
    assert not check.is_ok


def test_playground_whose_parts_are_installed_is_accepted() -> None:
    assert doctor.check_playground().is_ok


def test_game_that_cannot_be_imported_is_a_problem_instead_of_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken() -> list[str]:
        raise ImportError("no such card")

    monkeypatch.setattr(installation, "_game_names", broken)
    check = installation.check_games()
    assert "no such card" in check.found
    assert not check.is_ok


# Permissions of the invitation


def test_bot_with_the_invitations_permissions_lacks_none_at_tables_and_threads() -> None:
    for thread in (False, True):
        assert missing(NEEDED, thread) == []
    assert missing(NEEDED, thread=False, opening=True) == []


def test_administrator_lacks_no_permission() -> None:
    assert missing(discord.Permissions(administrator=True), thread=True, opening=True) == []


@pytest.mark.parametrize("flag", sorted(NAMES))
def test_each_permission_of_the_invitation_is_needed_somewhere(flag: str) -> None:
    less = discord.Permissions(NEEDED.value)
    setattr(less, flag, False)
    assert {*missing(less, False), *missing(less, True), *missing(less, False, opening=True)} == {flag}


def test_posting_in_a_thread_does_not_need_the_permission_for_channels() -> None:
    silent = discord.Permissions(NEEDED.value)
    silent.send_messages = False
    assert missing(silent, thread=True) == []
    assert missing(silent, thread=False) == ["send_messages"]


def test_invitation_link_requests_all_needed_permissions_and_commands() -> None:
    asked = parse_qs(urlsplit(invite_link(1234)).query)
    assert asked["client_id"] == ["1234"]
    assert asked["permissions"] == [str(NEEDED.value)]
    assert asked["scope"] == ["bot applications.commands"]
