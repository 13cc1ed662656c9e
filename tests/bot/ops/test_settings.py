"""Settings from the environment, and one clear sentence for each invalid one."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.ops import health
from bot.ops.settings import SETTING_NAMES, Settings, SettingsError, load, parse
from bot.ui import sentences
from engine.core.catalogue import catalogue

pytestmark = pytest.mark.usefixtures("bare")


def test_settings_without_an_environment_have_no_token_and_a_database_in_the_working_folder() -> None:
    settings = load()
    assert settings.discord_token is None
    assert settings.database_url == "sqlite+aiosqlite:///explorers.db"
    assert settings.discord_api_url is None
    assert settings.logging_level == logging.INFO


def test_environment_overrides_the_settings_file_and_is_stripped(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (bare / ".env").write_text("DISCORD_TOKEN=from.the.file\nLOG_LEVEL=debug\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("DISCORD_TOKEN", " from.the.environment\n")
    settings = load()
    assert settings.discord_token is not None
    assert settings.discord_token.value == "from.the.environment"
    assert settings.log_level == "DEBUG"


def test_empty_value_counts_as_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SETTING_NAMES:
        monkeypatch.setenv(name, "")
    assert load() == Settings()
    monkeypatch.setenv("DISCORD_TOKEN", "  ")
    assert load().discord_token is None


def test_trailing_slash_of_the_api_address_is_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_API_URL", "http://localhost:8080/api/v10/")
    assert load().discord_api_url == "http://localhost:8080/api/v10"


def test_support_address_of_the_settings_becomes_a_button(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sentences, "_address", None)
    monkeypatch.setenv("SUPPORT_URL", "https://discord.gg/CODE")
    sentences.use_support_address(load().support_url)
    ((button,),) = sentences.support_row(catalogue())
    assert button.url == "https://discord.gg/CODE"


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
        ("SUPPORT_URL", "discord.gg/hunter2"),
        ("SUPPORT_URL", "https://hunter2"),
        ("SUPPORT_URL", "https://discord.gg/two words"),
        ("ALERT_WEBHOOK", "https://discord.com/api/channels/5/hunter2"),
        ("ALERT_WEBHOOK", "https://discord.com/api/webhooks/5/two words"),
        ("BACKUP_FOLDER", "/nowhere/backups"),
        ("BACKUP_FOLDER", "/etc/passwd"),
        ("BACKUP_KEEP", "-2"),
    ],
)
def test_invalid_setting_is_rejected_with_one_sentence_without_its_value(
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


@pytest.mark.parametrize("scheme", ["postgres", "postgresql"])
def test_postgresql_addresses_of_hosting_providers_are_adapted_to_asyncpg(
    scheme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hosts hand out addresses for PostgreSQL's own library, whose parameters asyncpg names otherwise."""
    monkeypatch.setenv(
        "DATABASE_URL", f"{scheme}://bot:h%40nter2@db/games?sslmode=require&channel_binding=require"
    )
    assert load().database_url == "postgresql+asyncpg://bot:h%40nter2@db/games?ssl=require"


def test_unknown_parameters_of_an_address_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    address = "postgresql://bot:h@db/games?sslmode=require&connect_timeout=5&options=-c%20x&sslrootcert=a"
    monkeypatch.setenv("DATABASE_URL", address)
    with pytest.raises(SettingsError, match=r"^DATABASE_URL has .* know: options, sslrootcert\. Remove"):
        load()
    monkeypatch.setenv("DATABASE_URL", address.partition("&options")[0])
    assert load().database_url == "postgresql+asyncpg://bot:h@db/games?ssl=require"


def test_all_invalid_settings_are_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("DISCORD_API_URL", "nowhere")
    with pytest.raises(SettingsError, match=r"DISCORD_API_URL must .*; LOG_LEVEL must "):
        load()


@pytest.mark.parametrize(
    ("written", "name", "meant"),
    [
        ("DISCORD_TOKNE=a.b.c", "DISCORD_TOKNE", "DISCORD_TOKEN"),
        ("DISCORD_BOT_TOKEN=a.b.c", "DISCORD_BOT_TOKEN", "DISCORD_TOKEN"),
        ("DATABSE_URL=sqlite:///games.db", "DATABSE_URL", "DATABASE_URL"),
        ("database-url=sqlite:///games.db", "DATABASE-URL", "DATABASE_URL"),
        ("SHARD_ID=1", "SHARD_ID", "SHARD_IDS"),
        ("LIMIT_VIDEO=1,2", "LIMIT_VIDEO", "LIMIT_VIDEOS"),
    ],
)
def test_misspelt_setting_in_the_file_is_rejected_with_the_name_meant(
    bare: Path, written: str, name: str, meant: str
) -> None:
    (bare / ".env").write_text(f"{written}\n")
    with pytest.raises(SettingsError) as caught:
        load()
    assert (
        str(caught.value)
        == f"{name} isn't a setting. Did you mean {meant}? If so, rename it; otherwise remove it."
    )


def test_misspelt_setting_in_the_environment_with_a_token_is_rejected_unless_the_right_one_is_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """systemd and Docker pass the lines of their file as environment variables."""
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("DATABASE_URI", "sqlite:///games.db")
    with pytest.raises(SettingsError, match=r"DATABASE_URI isn't a setting\. Did you mean DATABASE_URL\?"):
        load()
    monkeypatch.setenv("DATABASE_URL", "sqlite:///games.db")
    load()


def test_without_a_token_only_a_misspelt_token_is_rejected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LOGLEVEL", "debug")
    load()
    monkeypatch.setenv("DISCORD_TOKENS", "a.b.c")
    with pytest.raises(SettingsError, match="DISCORD_TOKENS isn't a setting"):
        load()


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16"])
def test_file_in_another_encoding_is_rejected_with_one_sentence(bare: Path, encoding: str) -> None:
    (bare / ".env").write_text("# für die Gilde\nDISCORD_TOKEN=a.b.c\n", encoding=encoding)
    with pytest.raises(SettingsError) as caught:
        load()
    assert str(caught.value) == ".env isn't in UTF-8. Save it in that encoding."
    assert health.heartbeat(), "which the health check does not stumble over"


def test_byte_order_mark_of_the_settings_file_is_ignored(bare: Path) -> None:
    (bare / ".env").write_text("LOG_LEVEL=error\n", encoding="utf-8-sig")
    assert load().log_level == "ERROR"


def test_unreadable_settings_file_is_rejected_with_one_sentence(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    (bare / ".env").write_text("LOG_LEVEL=error\n")
    monkeypatch.setattr("bot.ops.settings.dotenv_values", refuse)
    with pytest.raises(SettingsError, match=r"^Can't read \.env \(Permission denied\)\.$"):
        load()


def test_token_is_not_in_the_text_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very.secret.token")
    assert "secret" not in f"{load()!r} {load()}"


def test_value_of_the_file_is_used_if_the_environment_has_an_empty_one(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (bare / ".env").write_text("LOG_LEVEL=error\n")
    monkeypatch.setenv("LOG_LEVEL", " ")
    assert load().log_level == "ERROR"


@pytest.mark.parametrize(
    ("variables", "shards"),
    [
        ({"SHARD_COUNT": "3", "SHARD_IDS": "2,0,2", "DATABASE_URL": "postgresql://bot@db/games"}, (0, 2)),
        ({"SHARD_COUNT": "3", "SHARD_IDS": "3", "DATABASE_URL": "postgresql://bot@db/games"}, None),
        ({"SHARD_COUNT": "3", "SHARD_IDS": "0"}, None),
        ({"SHARD_IDS": "0", "DATABASE_URL": "postgresql://bot@db/games"}, None),
    ],
)
def test_shards_need_their_count_and_a_shared_database(
    variables: dict[str, str], shards: tuple[int, ...] | None
) -> None:
    if shards:
        assert parse(variables).shard_ids == shards
    else:
        with pytest.raises(SettingsError, match=r"^SHARD_IDS must be the shards of this process"):
            parse(variables)
