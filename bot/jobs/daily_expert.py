"""What an expert makes of a day's deal: played once, in the computers' processes, when somebody plays it."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from bot.jobs.computer_workers import Thinker, Thought
from bot.store import Store
from bot.store.daily import Deal, write_expert
from bot.tables import solo
from bot.tables.solo import PLAYER
from engine.ai.character import Character, Level
from engine.core.plugin import AnyGame
from engine.core.types import Event, GameState, Seat

log = logging.getLogger(__name__)

PLAYOUTS = 200
"""So many an action, however long they take: a busy machine's expert is as good as an idle one's."""


class DailyExpert:
    """Plays days' deals in the background; a restart that cuts it short begins anew when somebody asks."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        self._store = store
        self._thinker = thinker
        self._playing = dict[int, asyncio.Task[None]]()

    def ask(self, deal: Deal) -> None:
        """Has a deal played, unless that is done or under way."""
        playing = self._playing.get(deal.day)
        if deal.expert is None and (playing is None or playing.done()):
            self._playing[deal.day] = asyncio.create_task(self._play(deal))

    async def _play(self, deal: Deal) -> None:
        try:
            score = await self.score(deal)
            await self._store.write(write_expert, deal.day, score)
        except Exception:
            log.exception("No expert has played a day's deal; it is tried again when somebody asks")

    async def score(self, deal: Deal) -> int:
        """How many points an expert makes of a deal against the day's computer."""
        game = solo.game_of(deal)
        options = msgspec.json.decode(deal.options, type=game.Options)
        step = game.setup(options, 2, int(deal.seed, 16))
        events = list(step.events)
        while movers := game.to_move(step.state):
            thought = thought_of(deal, game, step.state, movers[0], events)
            action = game.read(await self._thinker.decide(thought))
            step = game.apply(step.state, movers[0], action)
            events += step.events
        result = game.result(step.state)
        assert result is not None  # nobody is to move
        return result.scores[PLAYER]

    def close(self) -> None:
        """Gives up what is being played."""
        for playing in self._playing.values():
            playing.cancel()


def thought_of(deal: Deal, game: AnyGame, state: GameState, seat: Seat, events: list[Event]) -> Thought:
    """All that a seat may know, as at anybody's table; the other seat answers as it answers everybody."""
    seed = solo.computer_seed(deal.seed)
    opponent = solo.opponent_of(deal)
    who = Character(Level.EXPERT) if seat == PLAYER else opponent.character(seed + seat)
    return Thought(
        deal.game,
        deal.rules_version,
        game.dump(game.resample(state, seat, seed)),
        seat,
        tuple(event for event in events if event.is_for(seat)),
        seed,
        who,
        is_last=True,
        playouts=PLAYOUTS,
    )
