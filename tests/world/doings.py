"""Commands that people type besides their turns: settings, absences, look-ups, second thoughts."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

from engine.game_registry import games
from tests.world.discord_world import PERSON_MENU, Person
from tests.world.payloads import Json, member, user
from tests.world.tables import LEVELS, TEXT

LOOKS_UP = ("hand", "board", "log", "clock", "tables", "games", "history", "leaderboard", "profile", "rules")
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu")
MENU, INPUT, RADIO, BOX = 3, 4, 21, 23
"""Discord's numbers for the components of a form."""
LONGEST_AWAY = 2
"""Days: at most as long as a world goes on."""
ADDRESS = "https://results.world/"
"""Beginning of the addresses to which results are sent."""


def typed(name: str, **given: str) -> Json:
    """Return a command with its options."""
    options = [{"type": TEXT, "name": option, "value": value} for option, value in given.items()]
    return {"id": "1", "name": name, "type": 1, "options": options}


def from_menu(name: str, whom: Person) -> Json:
    """Return a command in the menu on a person."""
    known = {
        "users": {str(whom.id): user(whom.id, whom.name)},
        "members": {str(whom.id): member(whom.id, whom.name)},
    }
    return {"id": "1", "name": name, "type": PERSON_MENU, "target_id": str(whom.id), "resolved": known}


def some_command(random: Random, now: float) -> Json:
    """Return a random command that reads or changes something."""
    what = random.choice(
        ("notify", "notify", "undo", "undo", "clock", "away", "back", "practice", "look", "look")
    )
    match what:
        case "look":
            return typed(random.choice(LOOKS_UP))
        case "notify" if random.random() < 0.5:
            return typed("notify", **{"time-zone": random.choice(ZONES)})
        case "away":
            return away(random, now)
        case "practice":
            return typed("practice", game=random.choice(sorted(games())), level=random.choice(LEVELS))
    return typed(what)


def away(random: Random, now: float, longest: int = LONGEST_AWAY) -> Json:
    """Return `/away` until a random day, at most `longest` days from now."""
    last = datetime.fromtimestamp(now, UTC) + timedelta(days=random.randint(0, longest))
    return typed("away", until=last.date().isoformat())


def filled_in(random: Random, form: Json) -> Json:
    """Return a form with random answers.

    The length of the game keeps its preset value, so that the game ends.
    """
    rows = [
        {"type": row["type"], "component": _answered(random, row["component"])} for row in form["components"]
    ]
    return {"custom_id": form["custom_id"], "components": rows}


def _answered(random: Random, asked: Json) -> Json:
    answer: Json = {"type": asked["type"], "custom_id": asked["custom_id"]}
    options = asked.get("options", ())
    match asked["type"]:
        case part if part == MENU:
            return {**answer, "values": [random.choice(options)["value"]]}
        case part if part == INPUT:
            return {**answer, "value": f"{ADDRESS}{random.randrange(10)}"}
        case part if part == RADIO:
            return {**answer, "value": next(one["value"] for one in options if one.get("default"))}
        case part if part == BOX:
            return {**answer, "value": random.random() < 0.5}
    raise NotImplementedError(asked)
