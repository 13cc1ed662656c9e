"""A table's clock in words: how long a turn may take, and when the running one ends."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from bot.store import Player, Table
from bot.tables import clock
from bot.tables.consent import people_playing
from bot.tables.positions import Position
from bot.ui.custom_id import CustomId
from bot.ui.markup import bold, display_name, unmarked
from bot.ui.message import Button, Choice, Message
from engine.core.catalogue import Say, capitalized
from engine.core.phrasing import actor, join_names
from engine.core.types import Seat


def setting(text: str, say: Say, *, match: bool = False) -> str:
    """Return a clock setting such as `1d` in words, no clock for `off`; in a match the time is per deal."""
    chosen, each = clock.parse_clock(text), "deal" if match else "turn"
    if chosen is None:
        return say("clock-off")
    if not chosen.is_bank:
        return say("clock-turn", each=each, **_duration_arguments("time", chosen.more, say))
    return say("clock-bank", each=each, **_clock_arguments(chosen, ("first", "more", "most"), say))


def _clock_arguments(chosen: clock.Clock, names: Sequence[str], say: Say) -> dict[str, str | int]:
    """Return the clock's fields `names` as arguments of a sentence."""
    durations = (_duration_arguments(name, getattr(chosen, name), say) for name in names)
    return {part: value for duration in durations for part, value in duration.items()}


def _duration_arguments(name: str, seconds: int, say: Say) -> dict[str, str | int]:
    """Return a duration as arguments of a sentence: in days if it is whole days, else in hours.

    The key `name` has its words; `NAME_count` and `NAME_unit` are for languages with cases.
    """
    unit, length = ("hours", clock.HOUR) if seconds % clock.DAY else ("days", clock.DAY)
    count = seconds // length
    return {name: say(unit, count=count), f"{name}_count": count, f"{name}_unit": unit}


def choices(chosen: str | None, say: Say) -> list[Choice]:
    """Return every clock setting as a short choice, with details in its second line.

    The setting `chosen` is preselected; None: none.
    """
    return [_choice(one, say)._replace(chosen=one == chosen) for one in clock.CLOCK_CHOICES]


def _choice(text: str, say: Say) -> Choice:
    """Return a clock setting as a choice; a time bank's limit is in its second line."""
    words, parsed = setting(text, say), clock.parse_clock(text)
    if parsed is None or not parsed.is_bank:
        return Choice(words, text)
    short = say("clock-bank-short", **_clock_arguments(parsed, ("first", "more"), say))
    return Choice(short, text, about=capitalized(words))


def remaining(position: Position, say: Say, seat: Seat | None = None) -> str:
    """Return when a turn ends, or that the clock is paused; then who was away when the turn began.

    Empty if no clock runs and no one is away. `seat` is the reader's, whose own absence is left out; None:
    the earliest end among all seats to move.
    """
    table, away = position.table, absences(position.table, say, reader=seat)
    if table.paused_at is not None:
        return " ".join([say("clock-paused"), *away])
    moments = [clock.deadline(table, mover) for mover in position.to_move if seat in (None, mover)]
    running = [moment for moment in moments if moment is not None]
    ends = [say("clock-ends", when=moment(min(running)))] if running else []
    return " ".join([*ends, *away])


@lru_cache(maxsize=16)
def remaining_pattern(say: Say) -> re.Pattern[str]:
    """Return a pattern for the beginning of a line from `remaining` in a game with a clock."""
    ends = re.escape(say("clock-ends", when="\x00")).replace(re.escape("\x00"), r"<t:\d+:R>")
    return re.compile(f"{ends}|{re.escape(say('clock-paused'))}")


def absences(table: Table, say: Say, reader: Seat | None = None) -> list[str]:
    """Return a line for each player who was away when the current turn began.

    Except those who left, and the player in the seat `reader`.
    """
    present = (player for player in table.players if player.is_present and player.seat != reader)
    return [away_line(player, say) for player in present if player.preferences.away_until > table.turn_at]


def away_line(player: Player, say: Say) -> str:
    """Return until when a player is away."""
    return say("clock-away", name=display_name(player), when=day(player.preferences.away_until))


def page(position: Position, say: Say, viewer: Seat | None) -> Message:
    """Return a running game's clock page: each present player's time, or that there is no clock.

    For a `viewer` who plays it has buttons to give time, pause or continue. A match leaves out players who
    have no deal left.
    """
    table = position.table
    if clock.parse_clock(table.clock) is None:
        return Message(say("clock-none"))
    lines = [say("clock-title", clock=setting(table.clock or clock.OFF, say, match=table.is_match))]
    present = people_playing(table)
    timed = [player for player in present if not table.is_match or player.seat in position.to_move]
    lines += [_time_of(position, player, viewer, say) for player in timed]
    wanting = [display_name(player) for player in present if player.wants_pause]
    if wanting:
        lines.append(say("clock-pause-wanted", names=join_names(wanting, say)))
    if table.paused_at is not None:
        lines.append(say("clock-paused"))
    rows = [_clock_buttons(position, player.seat, say) for player in present if player.seat == viewer]
    return Message("\n".join(lines), rows=rows)


def _time_of(position: Position, player: Player, viewer: Seat | None, say: Say) -> str:
    """Return when a player's running turn ends; else the time that they have for a turn, in full hours.

    In a pause, a player to move has what is left of their turn, at least an hour.
    """
    table, is_mover = position.table, player.seat in position.to_move
    name = actor(player.seat, viewer, bold(table))
    until = clock.deadline(table, player.seat) if is_mover else None
    if until is not None and table.paused_at is None:
        return say("clock-of-mover", name=name, when=moment(until))
    is_paused = is_mover and table.paused_at is not None
    left = clock.time_left(table, player, table.paused_at or 0) if is_paused else player.bank
    hours = max(left // clock.HOUR, 1) * clock.HOUR
    return say("clock-of", name=name, **_duration_arguments("time", hours, say))


def _clock_buttons(position: Position, viewer: Seat, say: Say) -> list[Button]:
    """Return a button to resume a paused game.

    Else one for each other person to move to give them time, then one to pause.
    """
    table = position.table
    if table.paused_at is not None:
        return [Button(say("button-goon"), CustomId("goon", table.id))]
    others = [table.players[seat] for seat in position.to_move if seat != viewer]
    movers = [player for player in others if player.is_present]
    labels = {mover.seat: say("button-give", name=unmarked(mover.name)) for mover in movers}
    give = [Button(label, CustomId("give", table.id, path=(str(seat),))) for seat, label in labels.items()]
    return [*give, Button(say("button-pause"), CustomId("pause", table.id))]


def day(seconds: int) -> str:
    """Format the last day before a Unix time, an excluded end, as a date in Discord's markup."""
    return f"<t:{seconds - 1}:D>"


def moment(seconds: int) -> str:
    """Format a Unix time in Discord's markup, relative to the reader's present: “in 3 hours”."""
    return f"<t:{seconds}:R>"
