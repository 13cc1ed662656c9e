"""Only one bot runs on an SQLite file at a time."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot import __main__ as command
from bot.store.file_lock import SUFFIX, InUse, file_locked
from tests.bot.ops.test_backup import said
from tests.bot.stored_tables import stored_tables
from tests.examples import slow

pytestmark = pytest.mark.xdist_group("stored tables")  # one process, which plays them once

HOLDER = """
import sys
from bot.store.file_lock import file_locked

with file_locked(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""
"""A process that keeps the lock until it is ended, or its input is."""


@contextmanager
def another_bot(url: str) -> Iterator[subprocess.Popen[str]]:
    """A process that runs on the database, as far as anybody can see."""
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", HOLDER, url], stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return Path(shutil.copy(stored_tables(), tmp_path / "games.db"))


@pytest.fixture
def url(file: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    url = f"sqlite+aiosqlite:///{file}"
    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.chdir(file.parent)
    return url


def test_second_bot_on_the_same_database_file_does_not_start(
    url: str, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "the.real.token")
    monkeypatch.setattr(command, "_serve", lambda *_: command.OK)  # which would connect to Discord
    monkeypatch.setattr(command.Ending, "handle_signals", lambda _: None)
    with another_bot(url), pytest.raises(SystemExit) as refused:
        command.main([])
    sentence = f"A bot is already running on the database {file}. Stop it first, or name another database.\n"
    assert (refused.value.code, capsys.readouterr().err) == (1, sentence)
    with pytest.raises(SystemExit) as served:
        command.main([])
    assert served.value.code == 0, "once the other has ended"


KEEPER = """
import fcntl, sys
with open(sys.argv[1], "a") as file:
    fcntl.flock(file, fcntl.LOCK_EX)
    print("held", flush=True)
    sys.stdin.read()
"""
"""A process that keeps the lock as a bot does, and imports nothing else."""


@pytest.mark.skipif(sys.platform == "win32", reason="its locks are others")
def test_killed_process_releases_its_lock_on_a_file(url: str, file: Path) -> None:
    command, pipe = [sys.executable, "-S", "-c", KEEPER, f"{file}{SUFFIX}"], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as keeper:
        assert keeper.stdout is not None
        assert keeper.stdout.readline() == "held\n"
        with pytest.raises(InUse), file_locked(url):
            pass
        keeper.kill()
        keeper.wait()
        with file_locked(url):
            pass


def test_hard_link_of_a_database_file_shares_its_lock(url: str, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.db"
    link.hardlink_to(tmp_path / "games.db")
    with file_locked(url), pytest.raises(InUse, match=r"link\.db"), file_locked(f"sqlite:///{link}"):
        pass
    with file_locked(f"sqlite:///{link}"):
        pass


@pytest.mark.slow
def test_crash_of_a_bot_releases_the_lock_of_its_database(url: str) -> None:
    with another_bot(url) as process:
        process.send_signal(signal.SIGKILL)
        process.wait()
        with file_locked(url):
            pass


@pytest.mark.slow
def test_relative_and_linked_paths_of_a_database_file_share_its_lock(
    url: str, file: Path, tmp_path: Path
) -> None:
    (tmp_path / "link.db").symlink_to(file)
    with another_bot(url):
        for name in (str(tmp_path / "link.db"), "games.db", str(tmp_path / "." / "games.db")):
            with pytest.raises(InUse), file_locked(f"sqlite:///{name}"):
                pass


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [["{file}", "copy.db"], *slow(["other.db", "{file}"])])
def test_copying_from_or_onto_a_database_in_use_is_refused(
    arguments: list[str], url: str, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(stored_tables(), tmp_path / "other.db")
    before = file.read_bytes()
    with another_bot(url):
        ended, text = said(capsys, "copy-database", *(name.format(file=file) for name in arguments))
    assert (ended, text.startswith("A bot is already running on the database")) == (1, True)
    assert file.read_bytes() == before
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.slow
def test_rebuilding_ratings_is_refused_while_a_bot_runs(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with another_bot(url):
        ended, text = said(capsys, "ratings", "--rebuild")
    assert (ended, text.startswith("A bot is already running on the database")) == (1, True)


@pytest.mark.slow
def test_read_only_commands_are_not_refused_while_a_bot_holds_the_lock(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with another_bot(url):
        read_everything(capsys)


def read_everything(capsys: pytest.CaptureFixture[str]) -> None:
    """Calls every command that only reads the database."""
    for arguments in (["backup", "copy.db"], ["check"], ["ratings"], ["doctor"]):
        with pytest.raises(SystemExit):
            command.main(arguments)
        assert "A bot is already running" not in capsys.readouterr().out


def test_bot_starts_with_a_warning_on_a_disk_without_locks(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def unsupported(*_: object, **__: object) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr("bot.store.file_lock.FileLock.acquire", unsupported)
    with file_locked(url):
        pass
    assert "so a second bot on it would not be noticed" in caplog.text


def test_file_lock_of_a_database_server_url_excludes_no_second_holder() -> None:
    with file_locked("postgresql+asyncpg://host/games"), file_locked("postgresql+asyncpg://host/games"):
        pass
