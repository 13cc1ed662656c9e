"""Plans in words: what can be planned, what was, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from bot.store import Player
from bot.tables import plans
from bot.tables.plans import Done, PutAside, Standing, Turn, suppose
from bot.tables.positions import Position
from bot.ui.custom_id import CustomId
from bot.ui.message import Button
from engine.core.catalogue import Say
from engine.core.menu import Premise
from engine.core.plugin import AnyGame


def offered(position: Position, player: Player, say: Say) -> list[Button]:
    """What a player may do about their next turn: plan it, or take the plan back; nothing once it is here."""
    match plans.of(player):
        case Turn():
            return [Button(say("button-cancel-plan"), CustomId("unplan", position.table.id))]
        case Standing():
            return [Button(say("button-unplan"), CustomId("unplan", position.table.id))]
    if suppose(position, player) is None:
        return []
    # Without a version: whenever it is pressed, it begins with how things stand then.
    return [Button(say("button-plan"), CustomId("plan", position.table.id))]


def told(game: AnyGame, player: Player, say: Say) -> list[str]:
    """What a player has planned, or what became of it; nothing where there is nothing to tell."""
    match plans.of(player):
        case Turn(ways):
            turns = [_turn(game, way.actions, say) for way in ways]
            return [say("plan-left", turn=_listed("plan-otherwise", turns, say))]
        case Standing(text):
            return [say(f"{game.key}-plan", plan=int(text) if text.isdecimal() else text)]
    return became(game, player, say)


def became(game: AnyGame, player: Player, say: Say) -> list[str]:
    """What became of a player's plan; nothing where it has not come to that."""
    match plans.of(player):
        case Done(actions):
            return [say("plan-done", turn=_turn(game, actions, say))]
        case PutAside(because):
            return [say("plan-put-aside", because=changes(because, say))]
    return []


def is_done(player: Player) -> bool:
    """Whether a player's turn was taken as it was planned."""
    return isinstance(plans.of(player), Done)


def changes(premises: Sequence[Premise], say: Say) -> str:
    """What has changed, in a clause."""
    return _listed("plan-and", [say(premise.text, **premise.details) for premise in premises], say)


def _turn(game: AnyGame, actions: Sequence[str], say: Say) -> str:
    return _listed("plan-then", [game.words.action(game.read(text), say) for text in actions], say)


def _listed(between: str, texts: Sequence[str], say: Say) -> str:
    return reduce(lambda first, second: say(between, first=first, second=second), texts)
