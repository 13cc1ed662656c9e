"""Deals of a cup are equal for all and secret until it closes; its result equals an independent count."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable

from bot.tables import weeks
from engine.core.game_log import TABLE_EVENTS
from tests.world.discord_world import Interaction, Message
from tests.world.payloads import DIRECT
from tests.world.world import World

IN_PLACES = (12, 9, 7, 5, 4, 3, 2)
"""Points of the season for the first places; all others get one."""
DEALS = 3
DOUBT = 10
"""Seconds around the close in which a deal may count or not."""
_DEALT = """SELECT week, deal, cup_games.user_id, table_id, seed, game, options, rules_version,
    (SELECT group_concat(user_id || computer) FROM seats WHERE table_id = tables.id AND user_id < 0)
    FROM cup_games JOIN tables ON id = table_id"""
_RESULTS = "SELECT week, user_id, leads, points FROM cup_results"
_MEMBERS = "SELECT user_id, joined_at FROM cup_members"
_TRIES = "SELECT deal, table_id, lead, ended_at FROM cup_games WHERE week = ? AND user_id = ?"
_LAST_MOVE = "SELECT max(at) FROM moves WHERE table_id = ?"


class Cup:
    """Watches messages about deals, and counts again when a result is stored."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._known = set[int]()
        """Weeks whose result is known."""
        self._secret = dict[int, tuple[int, int]]()
        """By table of a deal: its player, and when the cup closes."""
        world.discord.on_message.append(self._sent)
        world.record.on_look.append(self._look)
        world.on_restore.append(self._forget)

    def _forget(self, _: float) -> None:
        self._known.clear()
        self._secret.clear()

    # Secret until it closes

    def _look(self) -> None:
        for week, _, person, table, *_about in self._world.ask(_DEALT):
            self._secret[table] = person, weeks.closes_at(week)
        results = defaultdict[int, dict[int, tuple[str, int]]](dict)
        for week, person, leads, points in self._world.ask(_RESULTS):
            results[week][person] = leads, points
        for week in results.keys() - self._known:
            self._recount(week, results[week])
        self._known |= results.keys()

    def _sent(self, message: Message, _answers: Interaction | None, _edited: bool) -> None:
        now = self._world.clock.true_time()
        if self._world.clock.has_leapt:
            return
        to_dm = message.channel - DIRECT
        reader = message.sees or (to_dm if to_dm in self._world.discord.people else None)
        for table in {press.table for press, _ in message.offers} & self._secret.keys():
            player, closes = self._secret[table]
            if reader != player and now < closes:
                who = self._world.discord.people[reader].name if reader else "all users"
                self._find(f"{who} saw a message about the open deal at table {table}")
        for week, seed in self._world.ask("SELECT week, seed FROM cup_weeks"):
            if seed in f"{message.text}{message.laid_out}" and now < weeks.closes_at(week):
                self._find(f"the seed of cup {week} is shown before it closes")

    # Counted again

    def _recount(self, week: int, stored: dict[int, tuple[str, int]]) -> None:
        """Compare a new result with the games."""
        closes, leads = weeks.closes_at(week), dict[int, tuple[int | None, ...]]()
        for person, joined in self._world.ask(_MEMBERS):
            tries = {
                deal: self._lead(table, closes) for deal, table, *_ in self._world.ask(_TRIES, week, person)
            }
            own = tuple(tries.get(deal) for deal in range(1, DEALS + 1))
            if joined < closes and any(lead is not None for lead in own):
                leads[person] = own
        if self._is_doubtful(week, closes):
            return
        ranks = _ranks(leads)
        expected = {
            person: (own, IN_PLACES[ranks[person]] if ranks[person] < len(IN_PLACES) else 1)
            for person, own in leads.items()
        }
        found = {person: (tuple(json.loads(own)), points) for person, (own, points) in stored.items()}
        if found != expected:
            self._find(f"cup {week} has the result {found}, counted: {expected}")

    def _lead(self, table: int, closes: int) -> int | None:
        """Return the lead of a deal that was finished in time, replayed from its log."""
        game, ((last,),) = self._world.record.games.get(table), self._world.ask(_LAST_MOVE, table)
        result = game.rules.ending.result(game.state) if game is not None else None
        return (
            None if result is None or last is None or last >= closes else result.scores[0] - result.scores[1]
        )

    def _is_doubtful(self, week: int, closes: int) -> bool:
        """Return whether a move was made so close to the close that its commit may count or not."""
        tables = [table for of_week, _, _, table, *_ in self._world.ask(_DEALT) if of_week == week]
        last = (at for table in tables for (at,) in self._world.ask(_LAST_MOVE, table) if at is not None)
        return self._world.clock.has_leapt or any(abs(at - closes) < DOUBT for at in last)

    # Equal for all

    async def at_end(self) -> None:
        """Check that all who play a deal are dealt the same, and get the same answers to the same moves."""
        dealt, tables = (
            defaultdict[tuple[int, int], set[object]](set),
            defaultdict[tuple[int, int], list[int]](list),
        )
        for week, deal, _, table, *about in self._world.ask(_DEALT):
            dealt[week, deal].add(tuple(about))
            tables[week, deal].append(table)
        for (week, deal), kinds in dealt.items():
            if len(kinds) > 1:
                self._find(f"deal {deal} of cup {week} is not the same for all: {kinds}")
            self._compare_answers(week, deal, tables[week, deal])

    def _compare_answers(self, week: int, deal: int, tables: Iterable[int]) -> None:
        answers = dict[tuple[str, ...], str]()
        for game in (
            self._world.record.games[table] for table in tables if table in self._world.record.games
        ):
            texts = [taken.text for taken in game.steps]
            for place, taken in enumerate(game.steps):
                if game.owners[taken.seat] < 0 and taken.text not in TABLE_EVENTS:
                    known = answers.setdefault(tuple(texts[:place]), taken.text)
                    if known != taken.text:
                        self._find(
                            f"deal {deal} of cup {week}: {known} and {taken.text} answer the same moves"
                        )

    def _find(self, what: str) -> None:
        self._world.history.find("cup", what)


def _ranks(leads: dict[int, tuple[int | None, ...]]) -> dict[int, int]:
    """Return ranks from 0: by deals played, then by the sum of leads; equals share one."""

    def score(own: tuple[int | None, ...]) -> tuple[int, int]:
        played = [lead for lead in own if lead is not None]
        return len(played), sum(played)

    return {
        person: sum(score(other) > score(own) for other in leads.values()) for person, own in leads.items()
    }
