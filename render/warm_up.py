"""Makes a process ready to paint: its first pictures make fonts, grounds and sprites."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.catalogue import catalogue
from engine.core.menu import Question
from engine.core.plugin import AnyGame
from engine.core.types import GameState
from engine.registry import games
from render import lobby, picture


def warm_up() -> Iterator[None]:
    """Paints one of everything for nobody, a picture at a time."""
    say = catalogue()
    for game in games().values():
        fewest, _ = game.seats
        state = game.setup(game.Options(), fewest, 0).state
        view = game.view(state, game.to_move(state)[0])
        names = [str(seat + 1) for seat in range(fewest)]
        for paint in (picture.tabletop, picture.hand):
            yield None
            paint(game.key, view, names, say)
        for asked in _questions(game, state):
            yield None
            picture.question(game.key, view, asked, say)
        yield None
        places = tuple((seat, lobby.Place(names[0] * seat, "host")) for seat in range(fewest))
        picture.lobby(game.key, lobby.Lobby(places), say)


def _questions(game: AnyGame, state: GameState) -> Iterator[Question]:
    """What the first player is asked one after the other, who always gives the first answer."""
    path, seat = list[str](), game.to_move(state)[0]
    while isinstance(asked := game.ask(state, seat, path), Question):
        yield asked
        path.append(asked.answers[0])
