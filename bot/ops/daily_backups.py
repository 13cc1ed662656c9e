"""Daily backups to BACKUP_FOLDER, made by the process that has the first shard."""

from __future__ import annotations

import logging
import re
import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from sqlalchemy import make_url

from bot.log_context import describe
from bot.ops.backup import UNFINISHED, BackupFailed, back_up
from bot.ops.open_database import is_there
from bot.ops.settings import Settings

log = logging.getLogger(__name__)

FIRST, EVERY = 60.0, 3600.0
"""Seconds from the start to the first check for a due backup, and between two checks."""
DUE = timedelta(days=1)
_TIME = "%Y%m%d-%H%M%SZ"
_NAME = re.compile(r"explorers-(\d{8}-\d{6}Z)\.(?:db|dump)")


class Backup(NamedTuple):
    """A complete backup and the time it was made."""

    file: Path
    made_at: datetime


def is_wanted(settings: Settings) -> bool:
    """Return whether this process makes backups: BACKUP_FOLDER is set, and it has shard 0 or all shards."""
    is_first = settings.shard_ids is None or 0 in settings.shard_ids
    return settings.backup_folder is not None and is_first


def start(settings: Settings) -> Thread:
    """Make backups in a daemon thread until the process ends. Return the thread."""
    thread = Thread(target=_make_backups_forever, args=(settings,), name="backups", daemon=True)
    thread.start()
    return thread


def _make_backups_forever(settings: Settings) -> None:
    """Check every EVERY seconds, first after FIRST, whether a backup is due, and make it."""
    time.sleep(FIRST)
    while True:
        run_once(settings)
        time.sleep(EVERY)


def run_once(settings: Settings) -> None:
    """Make a backup if one is due, and log the outcome."""
    try:
        made = make_if_due(settings, datetime.now(UTC))
    except (BackupFailed, OSError) as error:
        log.error("The daily backup failed and is retried in an hour: %s", describe(error))
    except Exception:
        log.exception("The daily backup failed and is retried in an hour")
    else:
        if made is not None:
            log.info("Backed up to %s (%.1f MB)", made, made.stat().st_size / 1e6)


def make_if_due(settings: Settings, now: datetime) -> Path | None:
    """Make a backup if the newest is a day old, then delete all but the newest `backup_keep`.

    Create the folder if needed. Return the backup's file; None if none is due, or without database or folder.
    Raises BackupFailed and OSError. If the backup fails, no older one is deleted. One that cannot be deleted
    is logged, and tried again after the next backup.
    """
    folder, address = settings.backup_folder, make_url(settings.database_url)
    if folder is None or not is_there(address):
        return None
    folder.mkdir(exist_ok=True)
    newest = next(iter(listed(folder, now)), None)
    if newest is not None and now - newest.made_at < DUE:
        return None
    _delete_unfinished(folder)
    kind = "db" if address.get_backend_name() == "sqlite" else "dump"
    made = folder / f"explorers-{now.strftime(_TIME)}.{kind}"
    back_up(address, made)
    for old in listed(folder, now)[settings.backup_keep :]:
        _delete_or_log(old.file)
    return made


def _delete_or_log(file: Path) -> None:
    try:
        file.unlink()
    except OSError as error:
        log.error("The old backup %s can't be deleted: %s", file, describe(error))


def listed(folder: Path, now: datetime) -> list[Backup]:
    """List the daily backups in a folder that were made by `now`, the newest first. Raises OSError.

    One of a later time is left out: the machine's clock was wrong when it was made.
    """
    named = ((file, _made_at(file)) for file in folder.iterdir())
    made = [Backup(file, made_at) for file, made_at in named if made_at is not None and made_at <= now]
    return sorted(made, key=lambda backup: backup.made_at, reverse=True)


def _made_at(file: Path) -> datetime | None:
    """Return the time in a daily backup's name; None for other files, and for a time that does not exist."""
    found = _NAME.fullmatch(file.name)
    if found is None:
        return None
    with suppress(ValueError):
        return datetime.strptime(found[1], _TIME).replace(tzinfo=UTC)
    return None


def _delete_unfinished(folder: Path) -> None:
    """Delete the files of unfinished backups in a folder. Raises OSError."""
    for file in folder.glob(f"explorers-*{UNFINISHED}"):
        file.unlink()
