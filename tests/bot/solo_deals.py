"""Play solo deals, daily or of a match: a turn by presses, and the rest without."""

from __future__ import annotations

import simcord

from bot.store import Table
from bot.tables import moves, solo
from bot.tables.positions import Position
from bot.ui.custom_id import CustomId
from engine.core.menu import Chosen, Question
from tests.bot.evening import Evening, Seen


async def turn(
    evening: Evening, person: simcord.MemberActor, table: Table, shown: Seen, *, place: int = 0
) -> Seen:
    """Play a whole turn by presses, each time with the answer at `place`, by default the first."""
    position, path = await evening.bot.manager.view(table, person.id), tuple[str, ...]()
    while isinstance(question := position.ask(solo.PLAYER, path), Question):
        path = (*path, _answer(question, place))
        shown = await evening.forge(person, CustomId("panel", table.id, table.version, path).write(), shown)
    return shown


async def play_out(evening: Evening, person: simcord.MemberActor, table_id: int, *, place: int = 0) -> None:
    """Play a player's deal to its end without presses."""
    while (table := await evening.bot.services.computers.play_until_person(table_id)).is_playing:
        await move(evening, person, table, place=place)


async def move(evening: Evening, person: simcord.MemberActor, table: Table, *, place: int = 0) -> None:
    """Take a player's turn without presses, each time with the answer at `place`, by default the first."""
    chosen = _chosen(await evening.bot.manager.view(table, person.id), place)
    await evening.bot.manager.run(moves.play_choice, table.id, person.id, chosen, version=table.version)


def _chosen(position: Position, place: int) -> Chosen:
    path = tuple[str, ...]()
    while isinstance(asked := position.ask(solo.PLAYER, path), Question):
        path = (*path, _answer(asked, place))
    assert isinstance(asked, Chosen)
    return asked


def _answer(question: Question, place: int) -> str:
    """Return the answer at a place, or else the last."""
    return question.answers[min(place, len(question.answers) - 1)]
