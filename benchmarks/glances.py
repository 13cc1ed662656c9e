"""Pictures for a test of five seconds: who is to move, who leads, what was done last?

    uv run python -m benchmarks.glances FOLDER [COUNT] [SEED]

Computers play, and posts of their games are put on sheets, as wide as a phone shows them. Look at a sheet,
write your answers down, and only then open the file beside it, which tells each position in words.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

from PIL import Image

from engine.ai.character import Level
from engine.ai.choice import choose
from engine.core.catalogue import catalogue
from engine.core.plugin import AnyGame
from engine.core.types import Event
from engine.registry import games
from render import picture

PHONE, APART, COLUMNS, A_SHEET = 360, 12, 4, 8
"""Points that a phone shows a picture at; how many stand side by side, and on a sheet."""
Thing = TypeVar("Thing")
NAMES = ("Ada", "Boris", "Chen", "Dana")
FROM, TO = 0.15, 0.95
"""Which part of a game is looked at."""


class Glance(NamedTuple):
    """A post: its picture, and what is to be seen in it."""

    image: Image.Image
    answers: str


def glances(game: AnyGame, count: int, seed: int) -> Iterator[Glance]:
    """Posts of games of two, three and four, a few of each game."""
    random, seats = Random(seed), range(game.seats[0], game.seats[1] + 1)
    while count > 0:
        turns = list(_turns(game, random.choice(seats), random.getrandbits(32)))
        inner = turns[round(FROM * len(turns)) : round(TO * len(turns))]
        for state, events, players in random.sample(inner, min(count, 4)):
            count -= 1
            yield _glance(game, state, events, players)


def _turns(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Any, Sequence[Event], int]]:
    """The states after the turns of a game, with what happened in each."""
    options = game.Options()
    low, high = game.seats_for(options)
    seats = min(max(seats, low), high)
    step = game.setup(options, seats, seed)
    history, lately = list(step.events), list[Event]()
    while movers := game.to_move(step.state):
        action = choose(game, step.state, movers[0], history, seed, Level.CASUAL, 0)
        step = game.apply(step.state, movers[0], action)
        history += step.events
        lately += step.events
        if game.turn_complete(step.state):
            yield step.state, lately, seats
            lately = []


def _glance(game: AnyGame, state: Any, events: Sequence[Event], seats: int) -> Glance:
    say, view, names = catalogue(), game.view(state, None), NAMES[:seats]
    made = picture.tabletop(game.key, view, names, say)
    image = Image.open(BytesIO(made.data)).convert("RGB")
    small = image.resize((PHONE, image.height * PHONE // image.width), Image.Resampling.LANCZOS)
    movers = ", ".join(names[seat] for seat in game.to_move(state)) or "nobody"
    done = " ".join(game.words.describe(events, None, names, say))
    return Glance(small, f"to move: {movers}\n{game.words.glance(view, names, say)}\nlast: {done}")


def _by(size: int, things: Sequence[Thing]) -> list[Sequence[Thing]]:
    return [things[first : first + size] for first in range(0, len(things), size)]


def sheet(images: Sequence[Image.Image]) -> Image.Image:
    """Pictures side by side, in rows."""
    rows = _by(COLUMNS, images)
    heights = [max(image.height for image in row) + APART for row in rows]
    whole = Image.new("RGB", (COLUMNS * (PHONE + APART), sum(heights)), (49, 51, 56))
    for number, row in enumerate(rows):
        for column, image in enumerate(row):
            whole.paste(image, (column * (PHONE + APART), sum(heights[:number])))
    return whole


def main() -> None:
    """Writes the sheets, and what is on them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the sheets are put")
    parser.add_argument("count", type=int, nargs="?", default=20, help="pictures a game")
    parser.add_argument("seed", type=int, nargs="?", default=1, help="other games for another seed")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for key, game in games().items():
        found = list(glances(game, given.count, given.seed))
        for number, some in enumerate(_by(A_SHEET, found), start=1):
            sheet([one.image for one in some]).save(given.folder / f"{key}-{number}.png")
        told = (f"{number}. {one.answers}" for number, one in enumerate(found, start=1))
        (given.folder / f"{key}.txt").write_text("\n\n".join(told) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
