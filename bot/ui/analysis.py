"""How a finished game turned, as messages for its players."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import Table
from bot.tables.analysis import CostlyTurn
from bot.tables.game import game_of
from bot.tables.replay import Turn
from bot.ui import event_text, pictures
from bot.ui.custom_id import CustomId
from bot.ui.markup import bold, unmarked_names
from bot.ui.message import Button, Message
from engine.ai.game_analysis import Analysis
from engine.core.catalogue import Say
from engine.core.phrasing import join_clauses, join_commas, join_names
from engine.core.plugin import AnyGame
from engine.core.types import Result
from render.analysis_picture import AnalysisData, CostlyTurnRow

LOOK = "lookat"
"""The verb of the buttons that lead to a turn."""
MOST_FACTS = 2


def making(percent: int | None, say: Say) -> Message:
    """How far an analysis has come; None: it waits for others."""
    return Message(say("analysis-waits") if percent is None else say("analysis-runs", percent=percent))


def looked(
    table: Table,
    result: Result,
    turns: Sequence[Turn],
    found: Analysis,
    costly: Sequence[CostlyTurn],
    say: Say,
) -> AnalysisData:
    """What the picture shows."""
    return AnalysisData(
        game_key=table.game,
        sides=found.sides,
        points=tuple(result.scores[side[0]] for side in found.sides),
        winners=tuple(number for number, side in enumerate(found.sides) if result.placings[side[0]] == 1),
        chances=found.chances,
        rounds=tuple(number for number, turn in enumerate(turns) if turn.milestones),
        rows=tuple(_row(table, one, say) for one in costly),
        luck=found.luck,
    )


async def made(table: Table, shown: AnalysisData, costly: Sequence[CostlyTurn], say: Say) -> Message:
    """The picture, why something else was better, and the ways to look at these turns."""
    head = say("analysis", game=say(f"game-{table.game}"), names=join_names(bold(table), say))
    reasons = [_reason(table, one, say) for one in costly]
    nothing = [] if reasons or not shown.luck else [say("analysis-nothing")]
    text = "\n".join([head, *reasons, *nothing, *_luck(table, shown, say)])
    images = await pictures.of_analysis(shown, table.names, say, alt=_alt(table, shown, say))
    buttons = [_look_button(table, row, say) for row in shown.rows]
    return Message(text, images, [buttons] if buttons else [])


def _row(table: Table, one: CostlyTurn, say: Say) -> CostlyTurnRow:
    game, cost = game_of(table), one.cost
    deed = " ".join(game.words.describe(one.events, None, unmarked_names(table), say))
    better = say("analysis-better", action=game.words.action(game.read(cost.better), say))
    return CostlyTurnRow(cost.seat, cost.turn, round(cost.points), deed, better)


def _reason(table: Table, one: CostlyTurn, say: Say) -> str:
    """What was done, what was better, and what could be counted for it.

    Who reads it need not be who played the turn, so it says to whom its *you* speaks.
    """
    cost = one.cost
    action, facts = better_of(game_of(table), one, say)
    return say(
        "analysis-line",
        turn=cost.turn,
        deed=" ".join(event_text.told(table, one.events, None, say)),
        points=round(cost.points),
        action=action,
        name=bold(table)[cost.seat],
        facts=join_clauses(facts, say) or "none",
    )


def better_of(game: AnyGame, one: CostlyTurn, say: Say) -> tuple[str, Sequence[str]]:
    """What was better, a turn of many actions to its end, and what could be counted for it."""
    cost = one.cost
    *earlier, last = steps = [game.read(text) for text in (cost.better, *cost.then)]
    action = " → ".join(game.words.action(step, say) for step in steps)
    facts = game.why(one.before, cost.seat, last, say, earlier)
    # What a whole turn would have scored comes last, and says more than what lies where it ends.
    return action, facts[-MOST_FACTS:] if earlier else facts[:MOST_FACTS]


def _luck(table: Table, shown: AnalysisData, say: Say) -> list[str]:
    if not shown.luck:
        return []
    best = shown.luckiest
    if best is None:
        return [say("analysis-luck-even")]
    name = join_names([bold(table)[seat] for seat in shown.sides[best]], say)
    return [say("analysis-luck", name=name, points=round(shown.luck[best]))]


def _look_button(table: Table, row: CostlyTurnRow, say: Say) -> Button:
    return Button(say("button-look-at", turn=row.turn), CustomId(LOOK, table.id, path=(str(row.turn),)))


def _alt(table: Table, shown: AnalysisData, say: Say) -> str:
    """The picture in words: the chances in the beginning, the middle and the end; the rest is in the text."""
    names = unmarked_names(table)
    called = [join_names([names[seat] for seat in side], say) for side in shown.sides]
    last = len(shown.chances) - 1
    lines = [
        say(
            "alt-analysis-turn",
            turn=turn,
            chances=join_commas(
                [
                    say("alt-analysis-chance", name=name, percent=round(100 * chance))
                    for name, chance in zip(called, shown.chances[turn], strict=True)
                ],
                say,
            ),
        )
        for turn in sorted({0, last // 4, last // 2, 3 * last // 4, last})
    ]
    return "\n".join([say("alt-analysis", game=say(f"game-{table.game}")), *lines])
