"""Messages whose request is over: a short text that stays true."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.store import Player, Table
from bot.store.records import Invitation, Kind
from bot.tables.histories import HistoryEntry
from bot.tables.positions import Position
from bot.ui import game_text, panel_message, pictures
from bot.ui.markup import bold, display_name, escaped
from bot.ui.message import Button, Message, newest_sentences
from engine.core.catalogue import Say
from engine.core.phrasing import join_names
from engine.core.types import Event, Seat, TookBack

MAX_EVENTS_TEXT = 1000
"""Most characters of a turn's events."""
_CLOSING: dict[str, str] = {
    Kind.FIRST: "past-first",
    Kind.NEXT: "past-next",
    Kind.LATE: "past-late",
    Kind.GONE: "past-gone",
    Kind.END: "past-over",
    Kind.ON_HOLD: "past-on-hold",
}
"""Closing sentences of direct messages that asked for no turn, by kind."""
NO_TURN = tuple(_CLOSING)
_TIME_NOTICES: dict[str, str] = {
    Kind.REMINDER: "past-reminded",
    Kind.OVERDUE: "past-overdue",
    Kind.DEPARTED: "past-departed",
}


@dataclass(frozen=True)
class TurnOutcome:
    """How a requested turn ended, in words."""

    text: str
    taken_back: bool = False


def turn_outcome(
    position: Position, player: Player, history: Sequence[HistoryEntry], say: Say
) -> TurnOutcome | None:
    """Return how the turn that a player's message asked for ended: undone, taken, on hold, or over.

    None: it is still pending. In a match it ends only with the match or by a hold.
    """
    since = [step for step in history if step.version > player.dm_message_version]
    first = next((step for step in since if step.seat == player.seat or is_undo(step)), None)
    if first is not None and is_undo(first):
        return TurnOutcome(say("past-taken-back"), taken_back=True)
    # A match is one turn for every player, which ends with the match.
    events = [] if position.table.is_match else _own_turn(player, since)
    if events:
        sentences = game_text.event_sentences(position.table, events, player.seat, say)
        return TurnOutcome(newest_sentences(sentences, MAX_EVENTS_TEXT))
    if position.table.is_on_hold:
        return TurnOutcome(say("past-on-hold"))
    over = "match-past" if position.table.is_match else "past-over"
    return None if position.result is None else TurnOutcome(say(over))


def is_undo(step: HistoryEntry) -> bool:
    """Return whether a step took back a complete turn."""
    return any(isinstance(event, TookBack) for event in step.events)


def _own_turn(player: Player, since: Iterable[HistoryEntry]) -> list[Event]:
    """Return the events of a player's first complete turn in `since`.

    Empty while it is incomplete; for a player who has left, what they did until then.
    """
    events = list[Event]()
    for step in since:
        if step.seat == player.seat:
            events += step.events
            if step.complete and not step.is_table_event:
                return events
    return [] if player.is_present else events


async def finished_turn(
    position: Position, player: Player, outcome: TurnOutcome, say: Say, onward: Sequence[Button] = ()
) -> Message:
    """Return a waiting player's newest direct message: their turn and the way to the table.

    It offers to plan the next turn, and the next game (`onward`), only if the turn was undone or was taken on
    this message. After an undo it shows the hand.
    """
    elsewhere = player.dm_kind != Kind.PLAYED and not outcome.taken_back
    rows = panel_message.buttons_after(position, player, say, followed=elsewhere, onward=onward)
    text = _closed_text(position.table, player.seat, outcome.text, say)
    if not outcome.taken_back:
        return Message("\n".join([text, *panel_message.plan_status(position.game, player, say)]), rows=rows)
    images = await pictures.of_hand(position, player.seat, say) if position.game.has_hidden_hands else []
    return Message(panel_message.with_hand(position, player.seat, text, images, say), images, rows)


def superseded_dm(position: Position, player: Player, history: Sequence[HistoryEntry], say: Say) -> Message:
    """Return the closed text of a direct message that a newer one follows.

    It names the turn's outcome, if the message asked for a turn and the outcome is known.
    """
    said = _CLOSING.get(player.dm_kind or "")
    outcome = turn_outcome(position, player, history, say)
    what = outcome.text if outcome is not None and said is None else say(said or "past-newer")
    rows = list(filter(None, [panel_message.back_buttons(position.table, say)]))
    return Message(_closed_text(position.table, player.seat, what, say), rows=rows)


def _closed_text(table: Table, seat: Seat, what: str, say: Say) -> str:
    """Return a closed direct message to `seat`: the game, the other players, and `what` happened."""
    others = join_names([name for other, name in enumerate(bold(table)) if other != seat], say)
    return say("past", game=say(f"game-{table.game}"), names=others, what=what)


def time_notice(kind: str, player: Player, say: Say) -> Message:
    """Return the text that replaces a REMINDER of a player, or a question OVERDUE or DEPARTED about them."""
    return Message(say(_TIME_NOTICES[kind], name=display_name(player)))


def still_playing(say: Say) -> Message:
    """Return the text that replaces the question whether the players still play."""
    return Message(say("past-still-playing"))


def undo(player: Player, say: Say, *, agreed: bool) -> Message:
    """Return the text that replaces the undo question of `player`: agreed, or refused."""
    return Message(say("past-undo-agreed" if agreed else "past-undo", name=display_name(player)))


def invitation(table: Table, invited: Invitation, say: Say) -> Message:
    """Return the text that replaces an answered or expired invitation in the channel."""
    return Message(say("past-invitation", name=escaped(invited.name), game=say(f"game-{table.game}")))
