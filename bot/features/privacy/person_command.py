"""`explorers person`: what the bot stores about a user who can't use `/privacy`, for the operator."""

from __future__ import annotations

import time
from pathlib import Path

from bot.features.privacy import personal_data
from bot.features.privacy.personal_data import export_json, forget_person
from bot.ops.open_database import FAILED, OK, on_database, on_unused_database, say
from bot.store import Database, Store, table_queries
from bot.store.schema import role_holders
from bot.tables.languages import say_by


@on_database
async def show(database: Database, user_id: int) -> int:
    """Print how many rows of each kind are stored about a user. Return the exit code, FAILED without data."""
    counts = await _counts(database, user_id)
    for kind, count in counts.items():
        if count:
            say(f"{kind}: {count}")
    return OK if any(counts.values()) else _report_nothing_stored(user_id)


@on_database
async def export(database: Database, user_id: int, file: Path) -> int:
    """Write all that is stored about a user to a new file, as `/privacy` gives it.

    Return the exit code, FAILED without data or if the file can't be created. The reason is printed.
    """
    if not any((await _counts(database, user_id)).values()):
        return _report_nothing_stored(user_id)
    data = await export_json(Store(database), user_id, int(time.time()))
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


@on_unused_database
async def forget(database: Database, user_id: int) -> int:
    """Delete what is stored about a user, as `/privacy` does, while no bot runs.

    Print what they left and the roles they may keep. Return the exit code, FAILED if nothing is stored or a
    bot runs.
    """
    if not any((await _counts(database, user_id)).values()):
        return _report_nothing_stored(user_id)
    preferences = await database.read(table_queries.read_preferences, user_id)
    name = say_by(preferences)("former-player")
    roles = await database.read(personal_data.own_rows, role_holders, user_id)
    left = await Store(database).change_person(forget_person, user_id, int(time.time()), name)
    say(
        f"Everything about {user_id} is deleted. Games they left: {len(left.games)}, lobbies: "
        f"{len(left.lobbies)}; their channels show it after the bot's start. Backups keep deleted data."
    )
    for role in roles:
        where = f"role {role['role_id']} on server {role['guild_id']}"
        say(f"They may keep {where}: ask its managers to take it.")
    return OK


async def _counts(database: Database, user_id: int) -> dict[str, int]:
    """Return the number of stored items about a user by kind, with lists of others that have their name."""
    counts = await database.read(personal_data.summary, user_id)
    return counts | {"names in lists": await database.write(personal_data.count_names_in_lists, user_id)}


def _report_nothing_stored(user_id: int) -> int:
    """Print that nothing is stored about a user; return FAILED."""
    say(f"Nothing is stored about {user_id}.")
    return FAILED
