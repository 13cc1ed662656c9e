"""Settings from the environment and a `.env` file (docs/operating.md lists them)."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args

from dotenv import dotenv_values
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from bot.store.database import POOL
from bot.tables.operator import DEFAULT_LIMITS, Limit, Limits

_Value = TypeVar("_Value")
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


@dataclass(frozen=True)
class Secret:
    """A text that neither logs nor tracebacks show."""

    value: str = field(repr=False)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings, with their defaults. `load` reads and checks them at the start."""

    discord_token: Secret | None = None
    database_url: str = f"{DRIVER}:///explorers.db"
    database_pool: int = POOL
    shard_count: int | None = None
    shard_ids: tuple[int, ...] | None = None
    discord_api_url: str | None = None
    picture_workers: int | None = None
    log_level: Level = "INFO"
    log_format: Format = "text"
    metrics_port: int | None = None
    metrics_host: str = "127.0.0.1"
    sentry_dsn: Secret | None = None
    status_file: Path | None = None
    support_url: str | None = None
    alert_webhook: Secret | None = None
    backup_folder: Path | None = None
    backup_keep: int = 7
    limits: Limits = DEFAULT_LIMITS

    @property
    def logging_level(self) -> int:
        """The level of the log as Python's `logging` has it."""
        return logging.getLevelNamesMapping()[self.log_level]

    def for_playground(self, folder: str) -> Settings:
        """Return a copy of these settings for a playground.

        Its database is in `folder`; the addresses of Discord and of the status page are dropped.
        """
        database = f"{DRIVER}:///{Path(folder, 'playground.db').as_posix()}"
        return replace(self, database_url=database, discord_api_url=None, status_file=None)


# How each setting is read from its text. A function raises ValueError for an unfit one.

Read = Callable[[str], object]


def _number(lowest: int, highest: int) -> Read:
    """Return a function that reads a whole number within these bounds, or raises ValueError."""

    def read(text: str) -> int:
        return _require(lowest <= (number := int(text)) <= highest, number)

    return read


def _numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of a text such as `2,0`, in order, each once. Raises ValueError for other texts."""
    return tuple(sorted({int(number) for number in text.split(",")}))


def _limit(text: str) -> Limit:
    """Return a limit such as `25,500`: the most per user and per server.

    Raises ValueError unless both are numbers of at least 1.
    """
    person, server = map(int, text.split(","))
    return _require(min(person, server) >= 1, Limit(person, server))


def _level(text: str) -> str:
    return _require((level := text.upper()) in get_args(Level), level)


def _format(text: str) -> str:
    return _require((name := text.lower()) in get_args(Format), name)


def _database(text: str) -> str:
    """Return a database's address in standard form.

    Raises ValueError for another kind of database, one in memory, and PostgreSQL without its driver.
    """
    try:
        address = make_url(url := standard_url(text))
    except ArgumentError as error:
        raise ValueError from error
    known = (DRIVER, SHORT_DRIVER, *([LARGE_DRIVER] if find_spec("asyncpg") else []))
    is_usable = address.drivername in known and address.database not in (None, "", ":memory:")
    return _require(is_usable, url)


def _web_address(text: str) -> str:
    """Return a web address without slashes at its end. Raises ValueError for other texts."""
    return _require(text.startswith(("http://", "https://")), text.rstrip("/"))


def _link(text: str) -> str:
    """Return an address that Discord accepts for a button. Raises ValueError for others."""
    return _require(bool(_PAGE.fullmatch(text)) and len(text) <= _LONGEST_LINK, text)


def _webhook(text: str) -> Secret:
    """Return the address of a Discord webhook, on any host. Raises ValueError for others."""
    return _require(bool(_WEBHOOK.fullmatch(text)), Secret(text))


def _sentry_dsn(text: str) -> Secret:
    """Return the address at which Sentry takes reports. Raises ValueError also if `sentry_sdk` is missing."""
    return _require(bool(_DSN.fullmatch(text) and find_spec("sentry_sdk")), Secret(text))


def _file(text: str) -> Path:
    """Return a file, which may be missing, in a folder that exists. Raises ValueError otherwise."""
    file = Path(text)
    return _require(_has_folder(file) and not file.is_dir(), file)


def _folder(text: str) -> Path:
    """Return a folder that exists, or that can be made in one that exists. Raises ValueError otherwise."""
    folder = Path(text)
    return _require(folder.is_dir() or (_has_folder(folder) and not folder.exists()), folder)


def _has_folder(path: Path) -> bool:
    return path.absolute().parent.is_dir()


def _require(is_met: bool, value: _Value) -> _Value:
    """Return the value if a condition is met; else raise ValueError."""
    if not is_met:
        raise ValueError
    return value


_LIMIT = _limit, "must be two numbers of at least 1, like 25,500: per person and per server"
_SETTINGS: dict[str, tuple[Read, str]] = {
    "discord_token": (Secret, "must be the bot's token from the Discord developer portal"),
    "database_url": (
        _database,
        f"must name a SQLite file, like {DRIVER}:///explorers.db "
        "or a PostgreSQL database, like postgresql://user:password@host/name "
        "(which needs the extra: pip install 'explorers-guild[postgres]')",
    ),
    "database_pool": (
        _number(1, 1000),
        "must be a number from 1 to 1000: the most connections to PostgreSQL",
    ),
    "shard_count": (
        _number(1, 1_000_000),
        "must be a number of at least 1: how many shards the bot's servers are split into",
    ),
    "shard_ids": (
        _numbers,
        "must be the shards of this process, like 0,1, each less than SHARD_COUNT, "
        "with a PostgreSQL database that all processes share",
    ),
    "discord_api_url": (_web_address, "must be a web address, like http://localhost:8080/api/v10"),
    "picture_workers": (
        _number(0, 64),
        "must be a number from 0 to 64: how many processes draw pictures (0: only the bot's own)",
    ),
    "log_level": (_level, f"must be one of {', '.join(get_args(Level))}"),
    "log_format": (_format, f"must be one of {', '.join(get_args(Format))}"),
    "metrics_port": (_number(1, 65535), "must be a number from 1 to 65535: the port for /metrics"),
    "metrics_host": (str, "must be an address of this machine, like 127.0.0.1"),
    "sentry_dsn": (
        _sentry_dsn,
        "must be a DSN, like https://key@host/1 "
        "(which needs the extra: pip install 'explorers-guild[sentry]')",
    ),
    "status_file": (_file, "must name a file in an existing folder, like /var/www/html/status.html"),
    "support_url": (_link, "must be a web address, like https://discord.gg/CODE"),
    "alert_webhook": (
        _webhook,
        "must be the address of a Discord webhook, like https://discord.com/api/webhooks/1/secret",
    ),
    "backup_folder": (
        _folder,
        "must name a folder, like /var/backups/explorers, or a new one in an existing folder",
    ),
    "backup_keep": (_number(1, 10_000), "must be a number from 1 to 10000: how many backups are kept"),
    **{f"limit_{what}": _LIMIT for what in Limits._fields},
}
"""The function that reads each setting, and what the setting must be.

Errors never repeat a value: it may be secret.
"""
SETTING_NAMES = tuple(name.upper() for name in _SETTINGS)
"""The settings' names in the environment."""


def load() -> Settings:
    """Return the settings from `.env` and the environment, which overrides the file.

    Raises SettingsError with one sentence that names every invalid one, or a misspelled name.
    """
    settings = parse(environment())
    _require_known_names(settings)
    return settings


def environment() -> dict[str, str]:
    """Return the variables of `.env` and of the environment, stripped and without empty ones.

    The environment overrides the file. Raises SettingsError if the file can't be read.
    """
    # Compose files and panels of hosting providers pass empty variables. Pasted values end with a line break.
    variables = [*_read_file().items(), *os.environ.items()]
    return {name.upper(): text.strip() for name, text in variables if text.strip()}


def _read_file() -> dict[str, str]:
    """Return the variables of `.env`; none without that file. Raises SettingsError if it can't be read."""
    try:
        values = dotenv_values(ENV_FILE, encoding=ENCODING)
    except UnicodeDecodeError:
        raise SettingsError(f"{ENV_FILE} isn't in UTF-8. Save it in that encoding.") from None
    except OSError as error:
        raise SettingsError(f"Can't read {ENV_FILE} ({error.strerror}).") from None
    return {name: value or "" for name, value in values.items()}


def parse(variables: Mapping[str, str]) -> Settings:
    """Return the settings that are among these variables.

    Raises SettingsError with one sentence that names every invalid one.
    """
    values, invalid = dict[str, Any](), list[str]()
    for name, (read, _) in _SETTINGS.items():
        try:
            if name.upper() in variables:
                values[name] = read(variables[name.upper()])
        except (ValueError, OSError):  # OSError: a folder that this user may not open
            invalid.append(name)
    limits = {what: values.pop(name) for what in Limits._fields if (name := f"limit_{what}") in values}
    settings = Settings(**values, limits=Limits(**limits))
    if "shard_ids" not in invalid and not _has_existing_shards(settings):
        invalid.append("shard_ids")
    if invalid:
        raise SettingsError("; ".join(f"{name.upper()} {_SETTINGS[name][1]}" for name in invalid) + ".")
    if problem := unknown_parameters(settings.database_url):
        raise SettingsError(f"DATABASE_URL {problem}")
    return settings


def _has_existing_shards(settings: Settings) -> bool:
    """Return whether SHARD_IDS is not set, or names existing shards of a shared database.

    Processes that write one SQLite file would wait for each other, and give up.
    """
    if settings.shard_ids is None:
        return True
    count = settings.shard_count or 0
    is_shared = make_url(settings.database_url).get_backend_name() != "sqlite"
    return is_shared and all(0 <= shard < count for shard in settings.shard_ids)


def _require_known_names(settings: Settings) -> None:
    """Reject a misspelled name, in the file or the environment.

    Raises SettingsError for one that nearly matches a setting that is not set. Without a token, names in the
    environment are ignored unless they nearly match DISCORD_TOKEN.
    """
    in_file = {name.upper() for name in _read_file()}
    around = {name.upper() for name in os.environ}
    for name in sorted((in_file | around).difference(SETTING_NAMES)):
        (meant, *_) = (*get_close_matches(name, SETTING_NAMES, 1, _NEARLY), "")
        # A variable of the environment may be another program's. It is reported only if the bot would connect
        # to Discord, or fails to because the token's name is misspelled.
        is_for_us = name in in_file or settings.discord_token is not None or meant == _TOKEN
        if meant and is_for_us and meant not in in_file | around:
            raise SettingsError(
                f"{name} isn't a setting. Did you mean {meant}? If so, rename it; otherwise remove it."
            )
