"""Only a step that has shown nothing new is undone without a vote."""

from __future__ import annotations

from bot.store.schema import ON_HOLD
from engine.core.game_errors import GameError
from engine.core.game_log import TABLE_EVENTS, TOOK_BACK
from engine.core.types import GameState, Seat
from tests.world.discord_world import TOKEN_LIVES
from tests.world.record import Change, Game, Taken
from tests.world.world import World

DEALS = 4
"""Number of other deals on which a step is tried. A step that reveals something differs in at least one."""
EARLY = 30.0
"""Seconds before a step's commit in which the press that undoes it may have been made."""
UNDO = ("undo", "takeback")


class Undone:
    """Checks every step that leaves the log.

    It does not use `Step.reveals`: it deals the hidden parts of a viewer again, takes the same step, and
    compares the views. If they differ, the step has shown something.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        world.record.on_change.append(self._changed)

    def _changed(self, change: Change) -> None:
        if any(taken.text == TOOK_BACK for taken in change.new):
            return  # all agreed, which `ledger` checks
        game = change.game
        steps = [taken for taken in change.gone if taken.text not in TABLE_EVENTS]
        for taken in steps:
            what = f"table {game.table} ({game.rules.key}): {taken.text!r}, which led to {taken.version},"
            if game.rules.rules.turn_complete(taken.step.state):
                self._find(f"{what} was taken back, though the turn was complete")
            elif _shows(game, taken):
                self._find(f"{what} was taken back, though it had shown something")
            elif not self._was_asked_for(game, taken):
                self._find(f"{what} was taken back, though its player did not ask for it")

    def _was_asked_for(self, game: Game, taken: Taken) -> bool:
        """Return whether the player pressed *Back*, or the game went on hold before others saw the step."""
        if game.status == ON_HOLD:
            return game.rules.has_hidden_hands
        since = max(self._world.loop.time() - TOKEN_LIVES, taken.at - EARLY)
        owner = game.owners[taken.seat]
        return any(
            made.sent >= since
            and made.person.id == owner
            and (made.press.verb if made.press else made.what) in UNDO
            for made in self._world.discord.interactions
        )

    def _find(self, what: str) -> None:
        self._world.history.find("undone", what)

    async def at_end(self) -> None:
        """Do nothing: each step was checked when it was undone."""


def _shows(game: Game, taken: Taken) -> bool:
    """Return whether a step revealed something to a viewer of the incomplete turn."""
    hidden = game.rules.has_hidden_hands
    viewers = [taken.seat] if hidden else [None, *range(len(game.owners))]
    return any(_shows_to(game, taken, viewer) for viewer in viewers)


def _shows_to(game: Game, taken: Taken, viewer: Seat | None) -> bool:
    rules, action = game.rules, game.rules.notation.read(taken.text)
    seen = rules.visibility.view(taken.step.state, viewer)
    for seed in range(DEALS):
        other: GameState = rules.visibility.resample(taken.before, viewer, seed)
        try:
            after = rules.rules.apply(other, taken.seat, action).state
        except GameError:
            return True
        if rules.visibility.view(after, viewer) != seen:
            return True
    return False
