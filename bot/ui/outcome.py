"""What a game has changed: everybody's rating, and the best score on the server."""

from __future__ import annotations

from collections.abc import Sequence

from bot.standings.reckoning import ESTABLISHED, points
from bot.store import Table
from bot.store.outcomes import Broken, Gain, Outcome
from bot.ui.leaderboard import lineup_name
from bot.ui.markup import escaped, shown
from engine.core.catalogue import Catalogue, Say
from engine.core.numerals import numeral
from render.numerals import signed


def lines(table: Table, outcome: Outcome, say: Catalogue) -> list[str]:
    """For everybody: a line for each rating, and one for a record."""
    gains = [(gain, player) for player in table.players if (gain := outcome.of(player.user_id))]
    told = [say("outcome-rating", name=shown(player), **_numbers(gain)) for gain, player in gains]
    if any(gain.games < ESTABLISHED for gain, _ in gains):
        told.append(say("outcome-provisional"))
    return [*told, *([] if outcome.broken is None else [_record(outcome.broken, say)])]


def own(gain: Gain | None, say: Say) -> list[str]:
    """For the one whose rating it is; nothing where there is none."""
    return [] if gain is None else [say("outcome-own", **_numbers(gain))]


def _numbers(gain: Gain) -> dict[str, str | int]:
    before, after = points(gain.before), points(gain.after)
    return {
        "before": before,
        "after": after,
        "gain": signed(after - before),
        "provisional": "yes" if gain.games < ESTABLISHED else "no",
    }


def _record(broken: Broken, say: Catalogue) -> str:
    return say(
        "outcome-record",
        game=say(f"game-{broken.board.game}"),
        lineup=lineup_name(broken.board.lineup, say),
        score=numeral(broken.now.score),
        names=_bold(broken.now.names),
        before=numeral(broken.before.score),
        holders=_bold(broken.before.names),
    )


def _bold(names: Sequence[str]) -> str:
    return " & ".join(f"**{escaped(name)}**" for name in names)
