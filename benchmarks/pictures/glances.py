"""Pictures of positions for a five-second test, and a key to check the answers.

uv run python -m benchmarks.pictures.glances [positions per setting] [seed] [--folder build/glances]

Computers of the levels medium and hard play each setting. A position from the middle of every game is painted
as `01.png`, `02.png`, … in random order, so that names of files tell nothing. `key.json` says of each who is
to move, who leads and what happened last, in the words of the picture's description. Show each picture for
five seconds, 360 pixels wide, and ask for these three.
"""

from __future__ import annotations

import argparse
import json
import sys
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image

from benchmarks.computers.matches import MOST_DECISIONS, Setting, player
from engine.core.catalogue import catalogue
from engine.core.types import Event
from engine.game_registry import games
from render import picture

SETTINGS = (
    "lost_cities:rounds=3",
    "lost_cities:rounds=1,colours=6",
    "lost_cities@4:partners=true",
    "lost_cities_board@2",
    "lost_cities_board@3:up_or_down=true",
    "lost_cities_board@4",
    "tikal@2",
    "tikal@3",
    "tikal@4",
    "tikal@2:auction=true",
    "tikal@4:auction=true",
)
NAMES = ("Ada", "Boris", "Chen", "Dana")
LEVELS = ("medium", "hard")
PLAYOUTS = 0
BEGUN, OVER = 0.2, 0.9
"""The part of a game that positions are taken from."""


def states_of_a_game(setting: Setting, random: Random) -> list[Any]:
    """Return the states of a game at the ends of turns."""
    game, deal = games()[setting.key], random.getrandbits(30)
    seated = [player(random.choice(LEVELS), PLAYOUTS) for _ in range(setting.seats)]
    step = game.rules.setup(setting.options, setting.seats, deal)
    history, states = list[Event](step.events), list[Any]()
    while movers := game.rules.to_move(step.state):
        seat, number = movers[0], deal * MOST_DECISIONS + len(history)
        action = seated[seat](game, step.state, seat, history, number)
        step = game.rules.apply(step.state, seat, action)
        history += step.events
        if game.rules.turn_complete(step.state) and game.rules.to_move(step.state):
            states.append(step.state)
    return states


def shown(setting: Setting, state: Any) -> tuple[Image.Image, dict[str, object]]:
    """Return the picture of a position, and the right answers about it."""
    game, say = games()[setting.key], catalogue()
    view, names = game.visibility.view(state, None), NAMES[: setting.seats]
    file = picture.tabletop(setting.key, view, names, say)
    return Image.open(BytesIO(file.data)).convert("RGB"), {
        "game": setting.key,
        "to move": [names[seat] for seat in game.rules.to_move(state)],
        "description": game.words.glance(view, names, say),
    }


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("count", type=int, nargs="?", default=2)
    arguments.add_argument("seed", type=int, nargs="?", default=1)
    arguments.add_argument("--folder", type=Path, default=Path("build/glances"))
    given = arguments.parse_args()
    random = Random(given.seed)
    found = []
    for setting in map(Setting.read, SETTINGS):
        for _ in range(given.count):
            states = states_of_a_game(setting, random)
            first, last = int(len(states) * BEGUN), int(len(states) * OVER)
            found.append(shown(setting, random.choice(states[first : last or 1])))
    random.shuffle(found)
    given.folder.mkdir(parents=True, exist_ok=True)
    for number, (image, _) in enumerate(found, start=1):
        image.save(given.folder / f"{number:02}.png")
    key = {f"{number:02}.png": answers for number, (_, answers) in enumerate(found, start=1)}
    (given.folder / "key.json").write_text(json.dumps(key, indent=2, ensure_ascii=False), encoding="utf-8")
    sys.stdout.write(f"{len(found)} pictures and key.json in {given.folder}\n")


if __name__ == "__main__":
    main()
