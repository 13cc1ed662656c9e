"""Analyses of finished games: storage, messages and buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import msgspec
from sqlalchemy import Connection, select

from bot.errors import Refused
from bot.feature import Feature, Services
from bot.features.replay.replay_pages import PROGRESS_EVERY, require_replayable
from bot.handlers import context
from bot.store import Table, table_queries
from bot.store.dialects import upsert
from bot.store.records import Logged, is_computer
from bot.store.schema import analyses
from bot.tables.game import game_of, has_rules, steps_of
from bot.tables.positions import Turn, viewer_of
from bot.ui import game_text, pictures
from bot.ui.custom_id import CustomId
from bot.ui.markup import bold, unmarked_names
from bot.ui.message import Button, Message
from bot.ui.responder import Interaction, defer_reply, edit, say_to
from engine.ai.game_analysis import Analysis, Cost, can_analyse
from engine.core.catalogue import Say, capitalized
from engine.core.game_log import NO_ACTIONS, ends_turn
from engine.core.phrasing import READER, actor, join_clauses, join_commas, join_names
from engine.core.plugin import AnyGame
from engine.core.types import ABANDONED, Event, Fact, GameAction, GameState, Result, Seat
from render.analysis_data import AnalysisData, CostlyTurnRow, Play, steepest_stretch


def stored_analysis(connection: Connection, table_id: int) -> Analysis | None:
    """Return a game's stored analysis. None if there is none in the current format."""
    found = connection.scalar(select(analyses.c.found).where(analyses.c.table_id == table_id))
    try:
        return None if found is None else msgspec.json.decode(found, type=Analysis)
    except msgspec.ValidationError:
        return None


def keep_analysis(connection: Connection, table_id: int, analysis: Analysis) -> None:
    """Store an analysis, replacing an earlier one of the game."""
    row = {"table_id": table_id, "found": msgspec.json.encode(analysis).decode()}
    connection.execute(upsert(connection, analyses), row)


@dataclass(frozen=True)
class CostlyTurn:
    """A turn that cost points, with the state before it and its events."""

    cost: Cost
    before: GameState
    events: tuple[Event, ...]


def has_analysis(table: Table, why: str) -> bool:
    """Return whether a finished game can be analysed.

    Not if it was abandoned (`why`: how it ended), its rules are gone, or its game has no analyses.
    """
    return why != ABANDONED and has_rules(table) and can_analyse(game_of(table))


def require_analysable(table: Table, user_id: int, result: Result | None) -> None:
    """Check that a user may see a game's analysis, which reveals all hands.

    `result` is None before the end. Raises Refused: not-over, not-analysed-for (no player), no-analysis
    (abandoned, or none exists for the game).
    """
    if result is None:
        raise Refused("not-over", table)
    if table.player_of(user_id) is None:
        raise Refused("not-analysed-for", table)
    if not has_analysis(table, result.why):
        raise Refused("no-analysis", table)


def judged_seats(table: Table) -> frozenset[Seat]:
    """Return the seats whose turns are judged: people's, or all in a game between computers."""
    people = frozenset(player.seat for player in table.players if not is_computer(player.user_id))
    return people or frozenset(player.seat for player in table.players)


def costly_turns(table: Table, log: Sequence[Logged], analysis: Analysis) -> Iterator[CostlyTurn]:
    """Yield the turns that an analysis lists as costly, in the order of play. Raises Refused: rules-gone."""
    steps = steps_of(table, log)
    for cost in sorted(analysis.costs, key=lambda cost: cost.step):
        yield CostlyTurn(cost, steps[cost.step].state, steps[cost.step + 1].events)


LOOK = "lookat"
"""Verb of the buttons that open a turn in the replay."""
MOST_REASONS = 2


def progress_message(percent: int | None, say: Say) -> Message:
    """Return the progress of an analysis. None: it waits for other analyses."""
    return Message(say("analysis-waits") if percent is None else say("analysis-runs", percent=percent))


def picture_data(
    table: Table,
    result: Result,
    log: Sequence[Logged],
    turns: Sequence[Turn],
    analysis: Analysis,
    costly: Sequence[CostlyTurn],
    say: Say,
) -> AnalysisData:
    """Return the data of the analysis's picture."""
    return AnalysisData(
        game_key=table.game,
        sides=analysis.sides,
        points=tuple(result.scores[side[0]] for side in analysis.sides),
        winners=tuple(number for number, side in enumerate(analysis.sides) if result.placings[side[0]] == 1),
        chances=analysis.chances,
        rounds=tuple(number for number, turn in enumerate(turns) if turn.milestones),
        rows=tuple(_costly_turn_row(table, one, say) for one in costly),
        luck=analysis.luck,
        round_points=tuple(_round_points(turns, len(analysis.sides))),
        stretch_actions=tuple(_stretch_actions(table, log, analysis)),
    )


def _round_points(turns: Sequence[Turn], sides: int) -> Iterator[tuple[int, ...]]:
    """Yield the points of each round by side; a round ends with a turn that has milestones.

    Points after the last are left out.
    """
    points: Counter[int] = Counter()
    for turn in turns:
        for event in turn.events:
            points.update(event.points_by_side())
        if turn.milestones:
            yield tuple(points[side] for side in range(sides))
            points.clear()


def _stretch_actions(table: Table, log: Sequence[Logged], analysis: Analysis) -> Iterator[GameAction]:
    """Yield the actions, in the steepest stretch, of the side that gained in it; none without a stretch."""
    stretch = steepest_stretch(analysis.chances)
    if stretch is None:
        return
    game, turn = game_of(table), -1
    for step, logged in zip(steps_of(table, log), log, strict=False):
        turn += ends_turn(game, step)
        seat, text = logged.entry.seat, logged.entry.text
        is_action = seat in analysis.sides[stretch.side] and text not in NO_ACTIONS
        if is_action and stretch.first <= turn < stretch.last:
            yield game.notation.read(text)


async def analysis_message(
    table: Table, data: AnalysisData, costly: Sequence[CostlyTurn], reader: Seat, say: Say
) -> Message:
    """Return the analysis: picture, costly turns with reasons and buttons, steepest stretch, and luck.

    `reader`: the seat that the sentences address.
    """
    head = say("analysis", game=say(f"game-{table.game}"), names=join_names(bold(table), say))
    reasons = [_reason_line(table, one, reader, say) for one in costly]
    nothing = [] if reasons or not data.luck else [say("analysis-nothing")]
    ends = [*_stretch_line(table, data, reader, say), *_luck_line(table, data, reader, say)]
    text = "\n".join([head, *reasons, *nothing, *ends])
    images = await pictures.of_analysis(data, table.names, say, alt=_alt_text(table, data, say))
    buttons = [
        Button(
            say("button-look-at", turn=one.cost.turn),
            CustomId(LOOK, table.id, path=(str(one.cost.turn), str(one.cost.step))),
        )
        for one in costly
    ]
    return Message(text, images, [buttons] if buttons else [])


def _costly_turn_row(table: Table, one: CostlyTurn, say: Say) -> CostlyTurnRow:
    """Return a costly turn's row for the painter: what was played, what is better, and the first reason."""
    game, cost = game_of(table), one.cost
    view = game.visibility.view(one.before, None)
    played, improved = game.notation.read(cost.played), game.notation.read(cost.better)
    _, facts = better_of(game, one, unmarked_names(table), say)
    return CostlyTurnRow(
        cost.seat,
        cost.turn,
        round(cost.points),
        deed=game.words.action(played, say),
        better=say("analysis-better", action=game.words.action(improved, say)),
        reason=capitalized(facts[0]) if facts else "",
        played=Play(view, played),
        improved=Play(view, improved),
    )


def _reason_line(table: Table, one: CostlyTurn, reader: Seat, say: Say) -> str:
    """Return what a player did, what was better, and why; name the player, or address the reader."""
    cost = one.cost
    action, facts = better_of(game_of(table), one, bold(table), say)
    return say(
        "analysis-line",
        turn=cost.turn,
        deed=" ".join(game_text.event_sentences(table, one.events, reader, say)),
        points=round(cost.points),
        action=action,
        name=actor(cost.seat, reader, bold(table)),
        facts=join_clauses(facts, say) or "none",
    )


def better_of(game: AnyGame, one: CostlyTurn, names: Sequence[str], say: Say) -> tuple[str, Sequence[str]]:
    """Return a better turn's actions in words, joined by arrows, and at most `MOST_REASONS` reasons.

    `names` are by seat.
    """
    steps = [game.notation.read(text) for text in (one.cost.better, *one.cost.then)]
    action = " → ".join(game.words.action(step, say) for step in steps)
    played = game.action_facts(one.before, one.cost.seat, game.notation.read(one.cost.played), say)
    better = _better_facts(game, one, say)
    # What is true of both turns is no reason.
    wrong = [say("analysis-played", fact=fact.text) for fact in played if fact.against and fact not in better]
    right = [fact.text for fact in better if not fact.against and fact not in played]
    return action, [*_largest_gain(game, one, names, say), *wrong[:1], *right][:MOST_REASONS]


def _largest_gain(game: AnyGame, one: CostlyTurn, names: Sequence[str], say: Say) -> Iterator[str]:
    """Yield where the better turn gained most, if that is known."""
    cause = one.cost.cause
    if cause is not None and game.teaching is not None:
        rival = None if cause.rival is None else names[cause.rival]
        yield game.teaching.cause(cause.part, round(cause.points), rival, say)


def _better_facts(game: AnyGame, one: CostlyTurn, say: Say) -> list[Fact]:
    """Return the facts for and against a better turn, the most important ones first."""
    *earlier, last = [game.notation.read(text) for text in (one.cost.better, *one.cost.then)]
    facts = list(game.action_facts(one.before, one.cost.seat, last, say, earlier))
    # The score of a whole turn comes last and says more than the facts about its last step.
    return facts[::-1] if earlier else facts


def _stretch_line(table: Table, data: AnalysisData, reader: Seat, say: Say) -> list[str]:
    """Return a line about the turns in which a side's chance rose most, if any."""
    stretch, teaching = steepest_stretch(data.chances), game_of(table).teaching
    if stretch is None:
        return []
    name = _side_name(table, data.sides[stretch.side], reader, say)
    deeds = teaching.main_deeds(data.stretch_actions, say) if teaching is not None else ""
    percent = round(100 * stretch.rise)
    first, last = stretch.first + 1, stretch.last
    return [
        say("analysis-stretch", first=first, last=last, name=name, percent=percent, deeds=deeds or "none")
    ]


def _luck_line(table: Table, data: AnalysisData, reader: Seat, say: Say) -> list[str]:
    """Return who had most luck, or that it was even; empty without data."""
    if not data.luck:
        return []
    best = data.luckiest
    if best is None:
        return [say("analysis-luck-even")]
    name = _side_name(table, data.sides[best], reader, say)
    return [say("analysis-luck", name=name, points=round(data.luck[best]))]


def _side_name(table: Table, side: Sequence[Seat], reader: Seat, say: Say) -> str:
    """Return the names of a side's players, or `READER` if the reader plays alone on it."""
    if side == (reader,):
        return READER
    return join_names([bold(table)[seat] for seat in side], say)


def _alt_text(table: Table, data: AnalysisData, say: Say) -> str:
    """Return each side's chances at the start, at each quarter, and at the end."""
    names = unmarked_names(table)
    called = [join_names([names[seat] for seat in side], say) for side in data.sides]
    last = len(data.chances) - 1
    lines = [
        say(
            "alt-analysis-turn",
            turn=turn,
            chances=join_commas(
                [
                    say("alt-analysis-chance", name=name, percent=round(100 * chance))
                    for name, chance in zip(called, data.chances[turn], strict=True)
                ],
                say,
            ),
        )
        for turn in sorted({0, last // 4, last // 2, 3 * last // 4, last})
    ]
    return "\n".join([say("alt-analysis", game=say(f"game-{table.game}")), *lines])


feature = Feature()


@feature.button("analyse")
async def show(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Analyse*: answer privately with the analysis. Raises Refused as `answer_with_analysis`."""
    await defer_reply(interaction)
    await answer_with_analysis(services, interaction, press.table)


async def answer_with_analysis(services: Services, interaction: Interaction, table_id: int) -> None:
    """Edit the deferred answer to show a game's analysis, which is computed unless it is stored.

    Raises Refused: no-such-table, rules-gone, match-alone, daily-open and match-open (an open deal),
    not-over, not-analysed-for (no player), no-analysis, own-analyses, server-analyses, analyses-busy,
    analysis-failed.
    """
    compose = partial(_analysis, services, interaction, table_id)
    await context.answer(services, interaction, compose, partial(edit, pictures=True))


async def _analysis(services: Services, interaction: Interaction, table_id: int) -> Message:
    """Return a game's analysis as a message; if none is stored, compute and store it.

    Raises Refused as `answer_with_analysis`.
    """
    table = await require_replayable(services, interaction, table_id)
    position = await services.manager.view(table, interaction.user.id)
    result = position.result
    require_analysable(table, interaction.user.id, result)
    assert result is not None
    found = await services.store.read(stored_analysis, table.id)
    if found is None:
        found = await _computed_analysis(services, interaction, table)
    log = await services.store.read(table_queries.read_log, table.id)
    turns = await services.manager.replay(table)
    costly = list(costly_turns(table, log, found))
    data = picture_data(table, result, log, turns, found, costly, say_to(interaction))
    reader = viewer_of(table, interaction.user.id)
    assert reader is not None
    return await analysis_message(table, data, costly, reader, say_to(interaction))


async def _computed_analysis(services: Services, interaction: Interaction, table: Table) -> Analysis:
    """Compute and store an analysis, and edit the answer to show the progress.

    Raises Refused: own-analyses, server-analyses, analyses-busy, analysis-failed, not-over, match-alone,
    daily-open, match-open, rules-gone.
    """

    async def keep(data: bytes) -> None:
        await services.store.write(keep_analysis, table.id, _decode_analysis(data))

    transcript = await services.manager.transcript(table)
    making = services.analyses.make(
        table.id,
        transcript,
        judged_seats(table),
        user_id=interaction.user.id,
        guild_id=interaction.guild_id or 0,
        keep=keep,
    )
    while (data := await making.within(PROGRESS_EVERY)) is None:
        await edit(interaction, progress_message(making.done, say_to(interaction)))
    return _decode_analysis(data)


def _decode_analysis(data: bytes) -> Analysis:
    return msgspec.json.decode(data, type=Analysis)
