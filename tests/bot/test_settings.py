"""Settings from the environment, and one clear sentence for bad ones."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.operating.settings import Settings, SettingsError, load


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder without `.env` and an environment without our variables."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_without_anything_it_is_a_playground_with_a_file_here() -> None:
    settings = load()
    assert settings.discord_token is None
    assert settings.database_url == "sqlite+aiosqlite:///explorers.db"
    assert settings.discord_api_url is None
    assert settings.logging_level == logging.INFO


def test_the_environment_wins_over_the_file(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (bare / ".env").write_text("DISCORD_TOKEN=from.the.file\nLOG_LEVEL=debug\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("DISCORD_TOKEN", " from.the.environment\n")
    settings = load()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "from.the.environment"
    assert settings.log_level == "DEBUG"


def test_empty_is_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.setenv(name.upper(), "")
    assert load() == Settings.model_construct()
    monkeypatch.setenv("DISCORD_TOKEN", "  ")
    assert load().discord_token is None


def test_the_api_address_has_no_slash_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_API_URL", "http://localhost:8080/api/v10/")
    assert load().discord_api_url == "http://localhost:8080/api/v10"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "loud"),
        ("DATABASE_URL", "games.db"),
        ("DATABASE_URL", "sqlite:///:memory:"),
        ("DATABASE_URL", "sqlite+pysqlcipher:///games.db"),
        ("DATABASE_URL", "mysql+aiomysql://root:hunter2@host/games"),
        ("DISCORD_API_URL", "ftp://user:hunter2@proxy"),
        ("STATUS_FILE", "/nowhere/status.html"),
        ("STATUS_FILE", "/usr/bin"),
    ],
)
def test_a_bad_value_is_one_sentence_that_does_not_repeat_it(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        load()
    sentence = str(caught.value)
    assert sentence.startswith(f"{name} must ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert value not in sentence


def test_all_bad_values_are_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("DISCORD_API_URL", "nowhere")
    with pytest.raises(SettingsError, match=r"DISCORD_API_URL must .*; LOG_LEVEL must "):
        load()


def test_the_token_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very.secret.token")
    assert "secret" not in f"{load()!r} {load()}"
