"""Makes a process ready to paint: its first pictures make fonts, grounds and sprites."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.catalogue import catalogue
from engine.registry import games
from render import lobby, picture


def warm_up() -> Iterator[None]:
    """Paints one of everything for nobody, a picture at a time."""
    say = catalogue()
    for game in games().values():
        fewest, _ = game.seats
        view = game.view(game.setup(game.Options(), fewest, 0).state, 0)
        names = [str(seat + 1) for seat in range(fewest)]
        for paint in (picture.tabletop, picture.hand):
            yield None
            paint(game.key, view, names, say)
        yield None
        places = tuple((seat, lobby.Place(names[0] * seat, "host")) for seat in range(fewest))
        picture.lobby(game.key, lobby.Lobby(places), say)
