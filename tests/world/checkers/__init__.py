"""Checkers: properties of every history. A checker watches messages, and checks everything at the end."""

from __future__ import annotations

from typing import Protocol

from tests.world.checkers.answers import Answers
from tests.world.checkers.apart import Apart
from tests.world.checkers.calls import Calls
from tests.world.checkers.clocks import Clocks
from tests.world.checkers.cup import Cup
from tests.world.checkers.deadlines import Deadlines
from tests.world.checkers.fold import Fold
from tests.world.checkers.half_turns import HalfTurns
from tests.world.checkers.hall import Hall
from tests.world.checkers.league import League
from tests.world.checkers.ledger import Ledger
from tests.world.checkers.mentions import Mentions
from tests.world.checkers.notices import Notices
from tests.world.checkers.planned_turns import PlannedTurns
from tests.world.checkers.posts import Posts
from tests.world.checkers.questions import Questions
from tests.world.checkers.ratings import Ratings
from tests.world.checkers.recovery import Recovery
from tests.world.checkers.results import Results
from tests.world.checkers.roles import Roles
from tests.world.checkers.secrets import Secrets
from tests.world.checkers.undone import Undone
from tests.world.checkers.upkeep import Upkeep
from tests.world.world import World


class Checker(Protocol):
    """A checker, which watches a world from its beginning."""

    def __init__(self, world: World) -> None: ...

    async def at_end(self) -> None:
        """Check the whole history after the world has ended."""


ALL: tuple[type[Checker], ...] = (
    Ledger,
    Fold,
    Posts,
    Mentions,
    Calls,
    Secrets,
    HalfTurns,
    Undone,
    PlannedTurns,
    Recovery,
    Questions,
    Clocks,
    Deadlines,
    Ratings,
    Answers,
    Upkeep,
)

OF_A_CLUB: tuple[type[Checker], ...] = (Notices, Apart, Cup, League, Roles, Results, Hall)
"""Checkers of what only the people of a club use."""
