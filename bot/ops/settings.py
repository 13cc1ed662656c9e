"""Settings from the environment and a `.env` file (docs/operating.md lists them)."""

from __future__ import annotations

import logging
import os
import re
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Literal, get_args

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from bot.store.database import POOL
from bot.tables.limits import DEFAULT_LIMITS, Limit, Limits

Level = Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]
Format = Literal["text", "json"]
DRIVER = "sqlite+aiosqlite"
SHORT_DRIVER = "sqlite"
LARGE_DRIVER = "postgresql+asyncpg"
ENV_FILE, ENCODING = ".env", "utf-8-sig"
"""The settings file, and its encoding: UTF-8, with or without a byte order mark."""
_TOKEN, _NEARLY = "DISCORD_TOKEN", 0.85
"""The token's setting, and how similar an unknown name must be to count as misspelled."""
_WEBHOOK = re.compile(r"https?://[^/\s@]+/api/(v\d+/)?webhooks/\d+/[\w-]+(\?\S*)?", re.ASCII)
_PAGE, _LONGEST_LINK = re.compile(r"https?://[\w-]+(\.[\w-]+)+([/?#]\S*)?", re.ASCII), 512
_DSN = re.compile(r"https?://[^/@\s]+@[^/@\s]+/(.*/)?\d+")


_LIMITED = tuple(f"limit_{what}" for what in Limits._fields)
_Limited = Annotated[Limit, NoDecode]


class SettingsError(Exception):
    """An invalid setting. The text is one sentence for the operator."""


_PARAMETERS = ("ssl", "host", "port", "target_session_attrs", "prepared_statement_cache_size")
"""The parameters of a PostgreSQL URL that connections use."""
_UNUSED_PARAMETERS = ("sslmode", "channel_binding", "connect_timeout", "application_name")
"""Parameters of PostgreSQL's own library that are translated, or that the bot can do without."""


def unknown_parameters(url: str) -> str:
    """Return the end of a sentence that names the parameters of a `standard_url` which the bot does not know.

    Empty without any, and for SQLite.
    """
    address = make_url(url)
    unknown = [name for name in address.query if name not in _PARAMETERS]
    if address.drivername != LARGE_DRIVER or not unknown:
        return ""
    return f"has parameters that this bot doesn't know: {', '.join(unknown)}. Remove them; it knows sslmode."


def standard_url(url: str) -> str:
    """Return a database's URL as asyncpg needs it, from one as hosts hand it out.

    Other databases' URLs stay the same. Raises ArgumentError.
    """
    address = make_url(url)
    if address.drivername not in ("postgres", "postgresql", LARGE_DRIVER):
        return url
    ssl = {"ssl": mode} if (mode := address.query.get("sslmode")) else {}
    address = address.set(drivername=LARGE_DRIVER).update_query_dict(ssl)
    return address.difference_update_query(_UNUSED_PARAMETERS).render_as_string(hide_password=False)


class Settings(BaseSettings):
    """The settings, read once at the start. Raises pydantic's ValidationError; see `load`."""

    # An empty variable counts as not set: compose files and panels of hosters like to pass those.
    # Errors never repeat what was given, for it may be the token or hold a password.
    model_config = SettingsConfigDict(
        env_file=ENV_FILE,
        env_file_encoding=ENCODING,
        env_ignore_empty=True,
        extra="ignore",
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = None
    database_url: str = f"{DRIVER}:///explorers.db"
    database_pool: int = Field(default=POOL, ge=1, le=1000)
    shard_count: int | None = Field(default=None, ge=1)
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None
    discord_api_url: str | None = None
    picture_workers: int | None = Field(default=None, ge=0, le=64)
    log_level: Level = "INFO"
    log_format: Format = "text"
    metrics_port: int | None = Field(default=None, ge=1, le=65535)
    metrics_host: str = "127.0.0.1"
    sentry_dsn: SecretStr | None = None
    status_file: Path | None = None
    support_url: str | None = None
    alert_webhook: SecretStr | None = None
    backup_folder: Path | None = None
    backup_keep: int = Field(default=7, ge=1, le=10_000)
    limit_tables: _Limited = DEFAULT_LIMITS.tables
    limit_lobbies: _Limited = DEFAULT_LIMITS.lobbies
    limit_practice: _Limited = DEFAULT_LIMITS.practice
    limit_threads: _Limited = DEFAULT_LIMITS.threads
    limit_videos: _Limited = DEFAULT_LIMITS.videos
    limit_openings: _Limited = DEFAULT_LIMITS.openings

    @field_validator("discord_token", mode="before")
    @classmethod
    def _strip_or_none(cls, value: object) -> object:
        # A pasted token often ends with a line break.
        return (value.strip() or None) if isinstance(value, str) else value

    @field_validator("database_url")
    @classmethod
    def _require_known_database(cls, value: str) -> str:
        """Return the address in standard form.

        Raises ValueError for another kind of database, one in memory, and PostgreSQL without its driver.
        """
        try:
            value = standard_url(value)
        except ArgumentError as error:
            raise ValueError from error
        address = make_url(value)
        known = (DRIVER, SHORT_DRIVER, *([LARGE_DRIVER] if find_spec("asyncpg") else []))
        if address.drivername not in known or address.database in (None, "", ":memory:"):
            raise ValueError
        return value

    @field_validator("shard_ids", *_LIMITED, mode="before")
    @classmethod
    def _split_at_commas(cls, value: object) -> object:
        """Split text at commas, for pydantic to convert the parts."""
        return tuple(value.split(",")) if isinstance(value, str) else value

    @field_validator("shard_ids")
    @classmethod
    def _require_existing_shards(
        cls, value: tuple[int, ...] | None, info: ValidationInfo
    ) -> tuple[int, ...] | None:
        """Return the shards in order, each once, or None.

        Raises ValueError if one is not below SHARD_COUNT, without SHARD_COUNT, and for SQLite.
        """
        if value is None:
            return None
        count, url = info.data.get("shard_count"), info.data.get("database_url", "")
        if count is None or not all(0 <= shard < count for shard in value):
            raise ValueError
        # Several processes that write one SQLite file would wait for each other, and give up.
        if make_url(url or DRIVER).get_backend_name() == "sqlite":
            raise ValueError
        return tuple(sorted(set(value)))

    @field_validator(*_LIMITED)
    @classmethod
    def _require_positive(cls, value: Limit) -> Limit:
        if min(value) < 1:
            raise ValueError
        return value

    @field_validator("support_url")
    @classmethod
    def _require_linkable(cls, value: str | None) -> str | None:
        """Return an address, or None, if Discord accepts it for a button. Raises ValueError."""
        if value is not None and not (_PAGE.fullmatch(value) and len(value) <= _LONGEST_LINK):
            raise ValueError
        return value

    @field_validator("discord_api_url")
    @classmethod
    def _require_web_address(cls, value: str | None) -> str | None:
        """Return a web address without slashes at its end, or None. Raises ValueError."""
        if value is not None and not value.startswith(("http://", "https://")):
            raise ValueError
        return value and value.rstrip("/")

    @field_validator("log_level", mode="before")
    @classmethod
    def _to_upper_case(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("log_format", mode="before")
    @classmethod
    def _to_lower_case(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("sentry_dsn")
    @classmethod
    def _require_sentry_dsn(cls, value: SecretStr | None) -> SecretStr | None:
        """Return a DSN, or None. Raises ValueError, also if `sentry_sdk` is not installed."""
        if value is not None and not (_DSN.fullmatch(value.get_secret_value()) and find_spec("sentry_sdk")):
            raise ValueError
        return value

    @field_validator("status_file")
    @classmethod
    def _require_file_in_folder(cls, value: Path | None) -> Path | None:
        """Return a file, or None.

        Raises ValueError for a folder, and for a file whose folder does not exist.
        """
        try:
            if value is None or (value.absolute().parent.is_dir() and not value.is_dir()):
                return value
        except OSError as error:  # a folder that this user may not even look into
            raise ValueError from error
        raise ValueError

    @field_validator("alert_webhook")
    @classmethod
    def _require_discord_webhook(cls, value: SecretStr | None) -> SecretStr | None:
        """Return the address of a Discord webhook, on any host, or None. Raises ValueError."""
        if value is not None and not _WEBHOOK.fullmatch(value.get_secret_value()):
            raise ValueError
        return value

    @field_validator("backup_folder")
    @classmethod
    def _require_folder(cls, value: Path | None) -> Path | None:
        """Return a folder that exists or can be made in an existing one, or None. Raises ValueError."""
        try:
            if value is None or value.is_dir() or (value.absolute().parent.is_dir() and not value.exists()):
                return value
        except OSError as error:
            raise ValueError from error
        raise ValueError

    @property
    def limits(self) -> Limits:
        """The limits per user and per server."""
        return Limits(
            tables=self.limit_tables,
            lobbies=self.limit_lobbies,
            practice=self.limit_practice,
            threads=self.limit_threads,
            videos=self.limit_videos,
            openings=self.limit_openings,
        )

    @property
    def logging_level(self) -> int:
        """The level of the log as Python's `logging` has it."""
        return logging.getLevelNamesMapping()[self.log_level]

    def for_playground(self, folder: str) -> Settings:
        """Return a copy of these settings for a playground.

        Its database is in `folder`; the addresses of Discord and of the status page are dropped.
        """
        database = f"{DRIVER}:///{Path(folder, 'playground.db').as_posix()}"
        ours = {"database_url": database, "discord_api_url": None, "status_file": None}
        return self.model_copy(update=ours)


_EXPECTED = {
    "discord_token": "must be the bot's token from the Discord developer portal",
    "database_url": f"must name a SQLite file, like {DRIVER}:///explorers.db "
    "or a PostgreSQL database, like postgresql://user:password@host/name "
    "(which needs the extra: pip install 'explorers-guild[postgres]')",
    "database_pool": "must be a number from 1 to 1000: the most connections to PostgreSQL",
    "shard_count": "must be a number of at least 1: how many shards the bot's servers are split into",
    "shard_ids": "must be the shards of this process, like 0,1, each less than SHARD_COUNT, "
    "with a PostgreSQL database that all processes share",
    "discord_api_url": "must be a web address, like http://localhost:8080/api/v10",
    "picture_workers": "must be a number from 0 to 64: how many processes draw pictures "
    "(0: only the bot's own)",
    "log_level": f"must be one of {', '.join(get_args(Level))}",
    "log_format": f"must be one of {', '.join(get_args(Format))}",
    "metrics_port": "must be a number from 1 to 65535: the port for /metrics",
    "metrics_host": "must be an address of this machine, like 127.0.0.1",
    "status_file": "must name a file in an existing folder, like /var/www/html/status.html",
    "support_url": "must be a web address, like https://discord.gg/CODE",
    "alert_webhook": "must be the address of a Discord webhook, like https://discord.com/api/webhooks/1/secret",
    "backup_folder": "must name a folder, like /var/backups/explorers, or a new one in an existing folder",
    "backup_keep": "must be a number from 1 to 10000: how many backups are kept",
    "sentry_dsn": "must be a DSN, like https://key@host/1 "
    "(which needs the extra: pip install 'explorers-guild[sentry]')",
    **dict.fromkeys(_LIMITED, "must be two numbers of at least 1, like 25,500: per person and per server"),
}


def load() -> Settings:
    """Return the settings. Raises SettingsError with one sentence that names every invalid one."""
    try:
        settings = Settings()
        _require_known_names(settings)
    except UnicodeDecodeError:
        raise SettingsError(f"{ENV_FILE} isn't in UTF-8. Save it in that encoding.") from None
    except OSError as error:
        raise SettingsError(f"Can't read {ENV_FILE} ({error.strerror}).") from None
    except ValidationError as error:
        # A setting may have several errors; it is named once.
        names = dict.fromkeys(str(problem["loc"][0]).lower() for problem in error.errors(include_input=False))
        raise SettingsError("; ".join(f"{name.upper()} {_EXPECTED[name]}" for name in names) + ".") from None
    if problem := unknown_parameters(settings.database_url):
        raise SettingsError(f"DATABASE_URL {problem}")
    return settings


def _require_known_names(settings: Settings) -> None:
    """Reject a misspelled name, in the file or the environment.

    Raises SettingsError for one that nearly matches a setting that is not set. Without a token, names in the
    environment are ignored unless they nearly match DISCORD_TOKEN.
    """
    ours = {name.upper() for name in Settings.model_fields}
    in_file = {name.upper() for name in dotenv_values(ENV_FILE, encoding=ENCODING)}
    around = {name.upper() for name in os.environ}
    for name in sorted((in_file | around) - ours):
        (meant, *_) = (*get_close_matches(name, ours, 1, _NEARLY), "")
        # A variable of the environment may be another program's. It is reported only if the bot would connect
        # to Discord, or fails to because the token's name is misspelled.
        is_for_us = name in in_file or settings.discord_token is not None or meant == _TOKEN
        if meant and is_for_us and meant not in in_file | around:
            raise SettingsError(
                f"{name} isn't a setting. Did you mean {meant}? If so, rename it; otherwise remove it."
            )
