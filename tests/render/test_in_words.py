"""Everything that a picture shows of a position is also said in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from engine.core.catalogue import catalogue
from render import picture
from tests.contract.positions import Setting, every_setting_in_time, played
from tests.names import NAMES

SAID_OTHERWISE = {"viewer", "options", "sides", "starter", "phase", "candidates"}
"""Fields that sentences express in another way, or that other messages contain."""


def watched(view: Struct, read: set[str]) -> Struct:
    """Return a copy of a view that records which of its fields are read."""

    def note(self: Struct, name: str) -> Any:
        if name in fields:
            read.add(name)
        return object.__getattribute__(self, name)

    fields = set(type(view).__struct_fields__)
    kind = type(type(view).__name__, (type(view),), {"__getattribute__": note}, frozen=True)
    copy: Struct = kind(**{name: getattr(view, name) for name in fields})
    read.clear()
    return copy


def fields_read(use: Callable[[Any], object], view: Struct) -> set[str]:
    read: set[str] = set()
    use(watched(view, read))
    return read


def looks(setting: Setting) -> Iterator[Struct]:
    """Return onlookers' views from the middle and the end of some games."""
    for position in played(setting, 1).sample(3)[1:]:
        yield setting.game.visibility.view(position.state, None)


@every_setting_in_time
def test_text_of_a_position_reads_every_field_that_the_tabletop_reads(setting: Setting) -> None:
    game, say, names = setting.game, catalogue(), NAMES[: setting.seats]
    painted: set[str] = set()
    described: set[str] = set()
    for view in looks(setting):
        painted |= fields_read(lambda view: picture.tabletop(game.key, view, names, say), view)
        described |= fields_read(lambda view: game.words.position(view, names, say), view)
    assert painted - described - SAID_OTHERWISE == set()


@every_setting_in_time
def test_texts_of_a_hand_read_every_field_that_its_picture_reads(setting: Setting) -> None:
    game, say, names = setting.game, catalogue(), NAMES[: setting.seats]
    if not game.has_hidden_hands:
        return
    painted: set[str] = set()
    described: set[str] = set()
    for position in played(setting, 1).sample(4)[1:3]:
        view = game.visibility.view(position.state, position.mover)
        painted |= fields_read(lambda view: picture.hand(game.key, view, names, say), view)
        for tell in (game.words.hand, lambda view, say: game.words.position(view, names, say)):
            described |= fields_read(lambda view, tell=tell: tell(view, say), view)
    assert painted - described - SAID_OTHERWISE == set()
