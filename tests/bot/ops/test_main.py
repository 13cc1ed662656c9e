"""The command `explorers`."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import discord
import pytest
from aiohttp import ClientConnectionError
from sqlalchemy.exc import OperationalError

from bot import __main__ as command
from bot import installed_version
from bot.network_errors import NotDiscord
from bot.ops import backup, health, installation, logs, shutdown
from bot.ops.alerts import Alerts
from bot.ops.settings import Settings
from bot.ops.shutdown import Ending
from bot.store.schema_version import NewerDatabase
from playground import start

(_NAMES,) = (action.choices for action in command._command_parser()._actions if action.dest == "command")
COMMANDS = list(_NAMES or ())


@pytest.fixture(autouse=True)
def bare(bare: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Set up a folder without `.env`, no bot variables, and unchanged logging and signals."""
    monkeypatch.setattr("tempfile.tempdir", str(bare))
    monkeypatch.setattr(discord.utils, "setup_logging", lambda **_: None)
    monkeypatch.setattr(Ending, "handle_signals", lambda _: None)
    return bare


class Revoked:
    """A stand-in for a connection that Discord closed because of its token."""

    close_code = 4004


class Fake(SimpleNamespace):
    """A bot that can be started."""

    async def __aenter__(self) -> Fake:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def start(self, token: str) -> None:
        self.run(token)


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Replace the bot by one that records its settings and whose `run` tests can set."""
    manager = SimpleNamespace(operator=SimpleNamespace(alert=None))
    fake = Fake(
        run=lambda _token: None, settings=None, settled=0, add_listener=lambda *_: None, manager=manager
    )

    def settle() -> None:
        fake.settled += 1

    monkeypatch.setattr(
        shutdown, "tune_interpreter", settle
    )  # The real function would change the process permanently.

    def build(settings: Settings) -> SimpleNamespace:
        fake.settings = settings
        return fake

    client = ModuleType("bot.app.client")
    client.build = build  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "bot.app.client", client)
    return fake


def code(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        command.main(arguments)
    assert isinstance(ended.value.code, int)
    return ended.value.code


def raises(error: BaseException) -> Callable[..., Any]:
    def run(*_: object, **__: object) -> None:
        raise error

    return run


# On Discord


def test_program_with_a_token_runs_the_bot_with_it_after_tuning_garbage_collection_once(
    bot: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs: list[tuple[str, int]] = []
    bot.run = lambda token: runs.append((token, bot.settled))
    monkeypatch.setenv("DISCORD_TOKEN", "the.real.token")
    assert code() == 0
    assert runs == [("the.real.token", 1)], "what was there before has been looked through once"
    assert bot.settings.database_url == "sqlite+aiosqlite:///explorers.db"


def test_daily_backups_start_only_if_a_folder_is_set(
    bot: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folders: list[Path | None] = []
    monkeypatch.setattr(
        backup, "start_daily_backups", lambda settings: folders.append(settings.backup_folder)
    )
    monkeypatch.setenv("DISCORD_TOKEN", "the.real.token")
    assert code() == 0
    assert folders == []
    monkeypatch.setenv("BACKUP_FOLDER", str(tmp_path))
    assert code() == 0
    assert folders == [tmp_path]


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (discord.LoginFailure(), "DISCORD_TOKEN"),
        (discord.PrivilegedIntentsRequired(None), "intent"),
        (NewerDatabase(), "newer version"),
        (OperationalError("BEGIN", {}, Exception("disk I/O error")), "use the database: disk I/O error. "),
        (OperationalError("", None, TimeoutError()), "use the database: TimeoutError. "),
        (ClientConnectionError("no route"), "Can't reach Discord: no route. Check the network"),
        (discord.ConnectionClosed(Revoked(), shard_id=0), "no longer accepts this DISCORD_TOKEN"),  # type: ignore[arg-type]
        (discord.RateLimited(60), "Can't reach Discord"),
        (NotDiscord("a page in HTML"), "Can't reach Discord: a page in HTML"),
        (discord.GatewayNotFound(), "discord was not found. Check the network"),
    ],
)
def test_expected_failure_at_the_start_exits_with_one_sentence_without_the_token(
    error: Exception,
    said: str,
    bot: SimpleNamespace,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    bot.run = raises(error)
    monkeypatch.setenv("DISCORD_TOKEN", "the.real.token")
    assert code() == 1
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.count("\n") == 1
    assert "the.real.token" not in captured.err + captured.out


TOKEN_ALERT = "Discord rejects the bot's token, so the bot has stopped. Set a new one."


@pytest.mark.parametrize(
    ("error", "alert"),
    [
        (discord.LoginFailure(), TOKEN_ALERT),
        (discord.ConnectionClosed(Revoked(), shard_id=0), TOKEN_ALERT),  # type: ignore[arg-type]
        (
            OperationalError("BEGIN", {}, Exception("database or disk is full")),
            "The bot can't use its database, so it has stopped. The log says why.",
        ),
        (ValueError(), "An error was logged: ValueError in bot.__main__. The log says more."),
    ],
)
def test_bot_that_ends_by_an_error_sends_one_alert_with_the_cause(
    error: Exception, alert: str, bot: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = list[str]()
    monkeypatch.setattr(Alerts, "_post", lambda _, text: sent.append(text))
    bot.run = raises(error)
    monkeypatch.setenv("DISCORD_TOKEN", "the.real.token")
    monkeypatch.setenv("ALERT_WEBHOOK", "https://discord.com/api/webhooks/1/hidden-letters")
    assert code() == 1
    assert sent == [alert]


def test_token_and_webhook_of_alerts_are_hidden_in_the_log(
    bot: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    hidden = list[str]()
    monkeypatch.setattr(logs, "hide_tokens", lambda *secrets: hidden.extend(secrets))
    monkeypatch.setenv("DISCORD_TOKEN", "the.real.token")
    monkeypatch.setenv("ALERT_WEBHOOK", "https://discord.com/api/webhooks/1/hidden-letters")
    monkeypatch.setattr(Alerts, "_post", lambda *_: None)
    assert code() == 0
    assert hidden == ["the.real.token", "https://discord.com/api/webhooks/1/hidden-letters"]


def test_unexpected_error_of_the_bot_exits_with_1_and_is_logged_with_its_traceback(
    bot: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bot.run = raises(ZeroDivisionError())
    monkeypatch.setenv("DISCORD_TOKEN", "the.real.token")
    assert code() == 1
    assert "The bot has ended by an error that it doesn't know" in caplog.text
    assert "in run\n    raise error\nZeroDivisionError" in caplog.text


def test_invalid_setting_at_the_start_exits_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    assert code() == 2
    assert capsys.readouterr().err.startswith("LOG_LEVEL must be one of DEBUG, ")


# In the browser


def test_playground_uses_a_temporary_database_and_ignores_the_set_database_and_api_address(
    bot: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, bare: Path
) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite:///precious.db")
    monkeypatch.setenv("DISCORD_API_URL", "http://proxy/api/v10")
    seen: list[tuple[object, int, bool]] = []

    async def run(played: object, *, port: int) -> None:
        folder = Path(bot.settings.database_url.removeprefix("sqlite+aiosqlite:///")).parent
        seen.append((played, port, folder.is_dir()))

    monkeypatch.setattr(start, "run", run)
    assert code("--port", "8123") == 0
    assert seen == [(bot, 8123, True)]
    assert bot.settings.discord_api_url is None
    assert "precious" not in bot.settings.database_url
    assert list(bare.iterdir()) == [], "the temporary database is gone"


def test_start_without_a_playground_package_fails_and_names_it_and_the_command_to_run(
    bot: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(installation, "find_spec", lambda name: None if name == "simcord" else object())
    assert code() == 2
    said = capsys.readouterr().err
    assert said.startswith("The browser page is missing simcord. Run `uv run explorers` in ")
    assert said.endswith("\nOr set DISCORD_TOKEN to run it on Discord.\n")


def test_ctrl_c_ends_the_playground_with_exit_code_0_and_without_output(
    bot: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "run", raises(KeyboardInterrupt()))
    assert code() == 0
    assert capsys.readouterr() == ("", "")


def test_port_in_use_at_the_start_exits_with_one_sentence(
    bot: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import errno

    monkeypatch.setattr(start, "run", raises(OSError(errno.EADDRINUSE, "in use")))
    assert code("--port", "80") == 1
    assert capsys.readouterr().err == "Port 80 is in use or not allowed. Try another --port.\n"


@pytest.mark.parametrize("port", ("-1", "65536", "http"))
def test_port_outside_0_to_65535_or_not_numeric_is_rejected_with_one_sentence(
    port: str, bot: SimpleNamespace, capsys: pytest.CaptureFixture[str]
) -> None:
    assert code("--port", port) == 2
    assert f"{port!r} isn't a number from 0 to 65535" in capsys.readouterr().err


# Other commands


def test_help_of_the_program_explains_discord_playground_and_commands(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert code("--help") == 0
    said = capsys.readouterr().out
    for word in ("Without a token", "With a token", "DISCORD_TOKEN", "doctor", "health", "--port"):
        assert word in said


def test_version_option_prints_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert code("--version") == 0
    assert capsys.readouterr().out == f"explorers {installed_version()}\n"


def test_unknown_command_of_the_program_is_rejected_with_one_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert code("dance") == 2
    assert capsys.readouterr().err == (
        "explorers: there's no 'dance'. `explorers --help` explains the command.\n"
    )


@pytest.mark.parametrize("name", COMMANDS)
def test_misspelled_command_of_the_program_is_answered_with_the_right_one(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    middle = len(name) // 2
    assert code(name[:middle] + name[middle + 1 :]) == 2
    assert f"Did you mean '{name}'?" in capsys.readouterr().err


def test_misspelled_option_of_the_program_is_answered_with_the_right_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert code("ratings", "--rebild") == 2
    assert "there's no '--rebild'. Did you mean '--rebuild'?" in capsys.readouterr().err


def test_health_command_succeeds_only_while_the_heartbeat_is_fresh(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert code("health") == 1, "no bot has run yet"
    assert capsys.readouterr().out.startswith("No bot with these settings has run from this folder.")
    health.beat(health.heartbeat())
    assert code("health") == 0
    long_ago = time.time() - health.PATIENCE - 1
    os.utime(health.heartbeat(), (long_ago, long_ago))
    assert code("health") == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("The bot hangs or is down; restart it.")
    health.beat(health.heartbeat())
    assert code("health") == 0
    assert capsys.readouterr().out.startswith("The bot is alive.")


def test_health_command_fails_for_a_shard_or_database_without_its_own_heartbeat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of several processes of one user, each is monitored separately."""
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://host/games")
    monkeypatch.setenv("SHARD_COUNT", "2")
    monkeypatch.setenv("SHARD_IDS", "0")
    health.beat(health.heartbeat())
    assert code("health") == 0
    monkeypatch.setenv("SHARD_IDS", "1")
    assert code("health") == 1
    monkeypatch.setenv("SHARD_IDS", "0")
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://host/others")
    assert code("health") == 1


def test_health_finds_the_heartbeat_by_the_database_of_the_environment_or_else_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The environment overrides `.env`, and an empty value counts as not set."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("DATABASE_URL=sqlite:////srv/games.db\n")
    health.beat(health.heartbeat())
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert code("health") == 1, "without a database named, it is the file in this folder"
    monkeypatch.setenv("DATABASE_URL", "sqlite:////srv/games.db")
    assert code("health") == 0
    (tmp_path / "elsewhere" / ".env").write_text("DATABASE_URL=sqlite:////srv/others.db\n")
    assert code("health") == 0
    monkeypatch.setenv("DATABASE_URL", "")
    assert code("health") == 1


def test_heartbeat_that_cannot_be_written_raises_nothing_and_counts_as_dead(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "gone"))
    health.beat(health.heartbeat())
    assert not health.is_alive()
