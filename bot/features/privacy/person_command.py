"""`explorers person`: what the bot stores about a user who can't use `/privacy`, for the operator."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

from bot.features.privacy import data_export
from bot.features.privacy.forgetting import forget_person
from bot.features.privacy.privacy_page import personal_data_json
from bot.ops.open_database import FAILED, OK, say, with_database, with_database_alone
from bot.store import Database, Store, rows
from bot.store.schema import role_holders
from bot.tables.languages import say_by


def show(user_id: int) -> int:
    """Print how much is stored about a user, by kind. Return the exit code, FAILED without data."""
    return with_database(partial(_print_counts, user_id=user_id))


def export(user_id: int, file: Path) -> int:
    """Write all that is stored about a user to a new file, as `/privacy` gives it.

    Return the exit code, FAILED without data or if the file can't be created.
    """
    return with_database(partial(_write_export, user_id=user_id, file=file))


def forget(user_id: int) -> int:
    """Delete what is stored about a user, as `/privacy` does, while no bot runs.

    Return the exit code, FAILED if nothing is stored or a bot runs.
    """
    return with_database_alone(partial(_delete_data, user_id=user_id))


async def _print_counts(database: Database, user_id: int) -> int:
    """Print how many rows of each kind are stored about a user; return the exit code.

    It is FAILED if nothing is stored.
    """
    counts = await database.read(data_export.summary, user_id)
    for kind, count in counts.items():
        if count:
            say(f"{kind}: {count}")
    return OK if any(counts.values()) else _report_nothing_stored(user_id)


async def _write_export(database: Database, user_id: int, file: Path) -> int:
    """Write a user's data to a new file; return the exit code.

    It is FAILED, and the reason is printed, if nothing is stored or the file exists or is not writable.
    """
    if not any((await database.read(data_export.summary, user_id)).values()):
        return _report_nothing_stored(user_id)
    data = await personal_data_json(Store(database), user_id, int(time.time()))
    try:
        _write_new(file, data)
    except FileExistsError:
        say(f"{file} already exists. Name another file.")
        return FAILED
    except OSError as error:
        say(f"Can't write {file} ({error.strerror}).")
        return FAILED
    say(f"{file}: all that is stored about {user_id}. It's personal: send it to them alone.")
    return OK


def _write_new(file: Path, data: bytes) -> None:
    """Write a new file; if that fails, leave none. Raises OSError."""
    with file.open("xb") as new:
        try:
            new.write(data)
            new.flush()
        except OSError:
            file.unlink()
            raise


async def _delete_data(database: Database, user_id: int) -> int:
    """Delete a user's data, and print what they left and the roles they may keep; return the exit code.

    It is FAILED if nothing is stored.
    """
    if not any((await database.read(data_export.summary, user_id)).values()):
        return _report_nothing_stored(user_id)
    preferences = await database.read(rows.preferences, user_id)
    name = say_by(preferences)("former-player")
    roles = await database.read(data_export.own_rows, role_holders, user_id)
    left = await Store(database).change_person(forget_person, user_id, int(time.time()), name)
    say(
        f"Everything about {user_id} is deleted. Games they left: {len(left.games)}, lobbies: "
        f"{len(left.lobbies)}; their channels show it after the bot's start. Backups keep deleted data."
    )
    for role in roles:
        where = f"role {role['role_id']} on server {role['guild_id']}"
        say(f"They may keep {where}: ask its managers to take it.")
    return OK


def _report_nothing_stored(user_id: int) -> int:
    """Print that nothing is stored about a user; return FAILED."""
    say(f"Nothing is stored about {user_id}.")
    return FAILED
