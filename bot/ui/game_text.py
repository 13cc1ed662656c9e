"""A game in words: its events, its log, advice, and answers to *Fairness*, which prove the shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.store import Table
from bot.store.records import is_computer, is_former
from bot.tables import rated_games
from bot.tables.game import HistoryEntry, game_of
from bot.tables.positions import Position
from bot.ui.custom_id import CustomId
from bot.ui.markup import COMMANDS, bold, display_name
from bot.ui.message import MAX_TEXT, Attached, Button, Message
from engine import game_transcript
from engine.ai.choice import Advice
from engine.core.catalogue import Say
from engine.core.phrasing import actor, join_clauses, join_names
from engine.core.types import (
    Event,
    Fact,
    Idle,
    Left,
    LostOnTime,
    Restored,
    Resumed,
    Returned,
    Seat,
    TableEvent,
    TookBack,
    TurnTimedOut,
)
from engine.game_transcript import Transcript

TABLE_EVENTS: dict[type[Event], str] = {
    Left: "event-left",
    Returned: "event-returned",
    TurnTimedOut: "event-late",
    LostOnTime: "event-lost-on-time",
    Idle: "event-idle",
    TookBack: "event-undid",
    Resumed: "event-resumed",
    Restored: "event-restored",
}
"""Sentence keys of events that belong to the table, not to the game."""


def event_sentences(table: Table, events: Sequence[Event], viewer: Seat | None, say: Say) -> list[str]:
    """Return sentences on what `viewer` (None: the public) may know of events. Raises Refused: rules-gone."""
    names, words = bold(table), game_of(table).words
    sentences = []
    for is_ours, some in groupby(events, lambda event: type(event) in TABLE_EVENTS):
        if is_ours:
            sentences += [_table_event_sentence(table, event, viewer, say) for event in some]
        else:
            sentences += words.describe(list(some), viewer, names, say)
    return sentences


def event_news(table: Table, events: Sequence[Event], viewer: Seat | None, say: Say) -> list[str]:
    """Return sentences about events as `event_sentences` does; in a match only about events of the table.

    These are for example resigning and being replaced. Raises Refused: rules-gone.
    """
    if table.is_match:
        events = [event for event in events if type(event) in TABLE_EVENTS]
    return event_sentences(table, events, viewer, say)


def _table_event_sentence(table: Table, event: Event, viewer: Seat | None, say: Say) -> str:
    """Return the sentence of an event of the table, such as a player who left, undid or lost on time."""
    assert isinstance(event, TableEvent)
    seat, name = event.seat, actor(event.seat, viewer, bold(table))
    if isinstance(event, Left) and is_former(table.players[seat].user_id):
        return say("event-left-for-good", name=name)
    if isinstance(event, TookBack):
        return _undo_sentence(table, seat, name, say)
    if isinstance(event, LostOnTime):
        return say("event-lost-on-time", name=name, opponent=actor(1 - seat, viewer, bold(table)))
    return say(TABLE_EVENTS[type(event)], name=name)


def _undo_sentence(table: Table, seat: Seat, name: str, say: Say) -> str:
    """Return who undid their turn, whether others had to agree, and whether the game still counts."""
    how = "agreed" if rated_games.other_people(table, seat) else "alone"
    counts = "no" if rated_games.is_against_computers(table) else "yes"
    return say("event-undid", name=name, how=how, counts=counts)


STEPS_A_PAGE = 12


def log_page(
    table: Table, history: Sequence[HistoryEntry], viewer: Seat | None, page: int | None, say: Say
) -> Message:
    """Return a page of a table's log, without what `viewer` (None: the public) may not know.

    `page` counts from 0; None or beyond the end: the last. An empty log says so. Raises Refused: rules-gone.
    """
    if not history:
        return Message(say("log-empty"))
    last = (len(history) - 1) // STEPS_A_PAGE
    page = last if page is None else min(max(page, 0), last)
    first = page * STEPS_A_PAGE
    lines = [
        f"{number}. {' '.join(event_sentences(table, entry.events, viewer, say))}"
        for number, entry in enumerate(history[first : first + STEPS_A_PAGE], start=first + 1)
    ]
    numbers = {"first": first + 1, "last": first + len(lines), "steps": len(lines), "all": len(history)}
    title = say("log-title", game=say(f"game-{table.game}"), **numbers)
    turns = [*([(page - 1, "earlier")] if page > 0 else []), *([(page + 1, "later")] if page < last else [])]
    buttons = [
        Button(say(f"button-{name}"), CustomId("log", table.id, path=(str(to),))) for to, name in turns
    ]
    text = "\n".join([title, *_cut_to_room(lines, MAX_TEXT - len(title))])
    return Message(text, rows=[buttons] if buttons else [])


def _cut_to_room(lines: Sequence[str], room: int) -> list[str]:
    """Cut each line to an equal share of `room` characters, if together they are longer."""
    if sum(len(line) + 1 for line in lines) <= room:
        return list(lines)
    share = room // len(lines) - 1
    return [line if len(line) <= share else f"{line[: share - 1]}…" for line in lines]


CONFIRMED = ("anyway",)
"""Path of a press that confirms asking for advice."""
MOST_FACTS = 3


def advice_warning(position: Position, say: Say) -> Message:
    """Return the warning that advice keeps a game off the computers' leaderboard, with a button to go on."""
    press = CustomId("advice", position.table.id, position.table.version, CONFIRMED)
    return Message(say("advice-warning"), rows=[[Button(say("button-anyway"), press)]])


def advice_message(position: Position, seat: Seat, best: Sequence[Advice], say: Say) -> Message:
    """Return the advised actions, best first, with facts about them and a button to play each."""
    lines, buttons, table = [say("advice")], list[Button](), position.table
    for number, advice in enumerate(best, start=1):
        lines.append(_advice_line(position, seat, number, advice, say))
        # All questions are answered.
        press = CustomId("panel", table.id, table.version, position.path_to(seat, advice.action))
        buttons.append(Button(say("button-play-idea", number=number, count=len(best)), press))
    return Message("\n".join(lines), rows=[buttons])


def _advice_line(position: Position, seat: Seat, number: int, advice: Advice, say: Say) -> str:
    """Return advised action `number` (from 1) with facts, and further steps of the turn on a second line."""
    game = position.game
    facts = position.action_facts(seat, advice.action, say)
    lines = [
        say(
            "advice-line",
            number=number,
            rank="best" if number == 1 else "equal" if advice.place == 1 else "other",
            action=game.words.action(advice.action, say),
            facts=_facts_clause(facts, say),
        )
    ]
    if advice.line:
        steps = " → ".join(game.words.action(step, say) for step in advice.line)
        *earlier, last = (advice.action, *advice.line)
        more = [fact for fact in position.action_facts(seat, last, say, earlier) if fact not in facts]
        lines.append(say("advice-then", steps=steps, facts=_facts_clause(more, say)))
    return "\n".join(lines)


def _facts_clause(facts: Sequence[Fact], say: Say) -> str:
    """Return the facts in favour, then after “but” the first against, at most `MOST_FACTS` in all.

    Without facts it is the selector `none`.
    """
    against = [say("advice-but", fact=fact.text) for fact in facts if fact.against][:1]
    favourable = [fact.text for fact in facts if not fact.against][: MOST_FACTS - len(against)]
    return join_clauses([*favourable, *against], say) or "none"


def transcript_message(table: Table, transcript: Transcript, say: Say) -> Message:
    """Return a finished game as a file."""
    game = say(f"game-{table.game}")
    return Message(say("transcript", game=game, **COMMANDS), attached=[_attach_transcript(table, transcript)])


def verification_result(table: Table, transcript: Transcript, *, is_valid: bool, say: Say) -> Message:
    """Return that a finished game matches its seed (`is_valid`) or does not, with the file to check it."""
    key, game = "verify-matches" if is_valid else "verify-fails", say(f"game-{table.game}")
    text = say(key, seed=transcript.seed, fingerprint=transcript.fingerprint, game=game)
    return Message(text, attached=[_attach_transcript(table, transcript)])


def result_without_file(table: Table, transcript: Transcript, *, is_valid: bool, say: Say) -> Message:
    """Return that a finished game matches its seed (`is_valid`) or does not, and who may have the file."""
    people = [display_name(player) for player in table.players if not is_computer(player.user_id)]
    names, holds = join_names(people, say), "yes" if is_valid else "no"
    return Message(say("verify-onlooker", holds=holds, fingerprint=transcript.fingerprint, names=names))


def running_fingerprint(table: Table, say: Say) -> Message:
    """Return a running game's fingerprint. Its seed stays secret until the end."""
    assert table.seed is not None
    return Message(say("verify-running", fingerprint=game_transcript.fingerprint(table.seed)))


def _attach_transcript(table: Table, transcript: Transcript) -> Attached:
    return Attached(game_transcript.write(transcript).encode(), f"{table.game}-{table.id}.txt")
