"""The public post after a turn: what happened, the tabletop, whose turn it is, and the buttons of *More…*."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

import discord

from bot.store import Player, Table
from bot.store.rating_queries import NO_EFFECTS, Outcome
from bot.store.records import is_computer
from bot.tables import clock
from bot.tables.computers import next_level
from bot.tables.game import SETUP
from bot.tables.positions import Position
from bot.ui import clock_text, game_text, match_messages, pictures, table_requests
from bot.ui.button_rows import LAYOUT_ROOM, fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.markup import addressed, bold, display_name, level_details, mention
from bot.ui.message import MAX_TEXT, Button, Image, Layout, Message, Part, Row, newest_sentences
from bot.ui.outcome import outcome_lines
from bot.ui.pictures import PATIENCE, PENDING
from engine.ai.character import Level
from engine.core.catalogue import Catalogue, Say
from engine.core.phrasing import READER, join_names, numeral
from engine.core.types import ABANDONED, PLAYED_OUT, Event, Result, ScoreLine, Seat
from engine.game_transcript import shown_fingerprint

PRIMARY_VERBS = ("play", "rematch")
"""Verbs of the highlighted buttons."""
MORE = "more"
"""Verb of the last button below every board."""


async def post(
    position: Position,
    events: Sequence[Event],
    say: Catalogue,
    *,
    opening: bool = False,
    outcome: Outcome = NO_EFFECTS,
    ended_by: Seat | None = None,
    patience: float = PATIENCE,
) -> Message:
    """Return the post about `events`; of a running match the players' progress.

    `opening` adds the fingerprint of the seed; `outcome` adds ratings and achievements. `ended_by` is the
    seat of the last step, whose player is not notified of resigning. `images` is `PENDING` if a picture takes
    longer than `patience` seconds. Without pictures the text describes the position.
    """
    result = position.result
    if position.table.is_match and result is None and not position.table.is_on_hold:
        people = [position.table.players[seat].user_id for seat in position.to_move]
        return Message(
            _match_progress_and_fingerprint(position, say), rows=board_rows(position, say), mentions=people
        )
    sentences = game_text.event_news(position.table, events, None, say)
    closing, mentions = (
        _turn_line(position, say) if result is None else _ending_and_mentions(position, result, say, ended_by)
    )
    changed = outcome_lines(position.table, outcome, say)
    closing = "\n".join([closing, *changed, *_fingerprint_lines(position.table, say, opening=opening)])
    images = await post_images(position, events, say, patience=patience)
    if not (images or position.table.is_match):
        closing += "\n\n" + position_text(position, say)
    watched = _spectator_line(position, say)
    room = max(MAX_TEXT - len(watched) - len(closing) - 2, MAX_TEXT // 2)
    text = "\n".join(filter(None, [watched, newest_sentences(sentences, room), closing]))
    return Message(text, images, board_rows(position, say), mentions)


def followed_post_text(table: Table, events: Sequence[Event], say: Say, *, since: int) -> str:
    """Return the text, with its events, of a post that another one follows.

    Empty without public events. `since` is the version before them: an opening adds the seed's fingerprint.
    """
    news = newest_sentences(game_text.event_news(table, events, None, say), MAX_TEXT // 2)
    return "\n".join([news, *_fingerprint_lines(table, say, opening=since < SETUP)]) if news else ""


def _spectator_line(position: Position, say: Say) -> str:
    """Return who plays in a game between computers; else an empty text."""
    table = position.table
    if not table.only_computers:
        return ""
    names = join_names(map(display_name, table.players), say)
    return say("practice-watched", host=mention(table.host_id), names=names, game=say(f"game-{table.game}"))


def _fingerprint_lines(table: Table, say: Say, *, opening: bool) -> list[str]:
    """Return the seed's fingerprint, which commits the operator to the shuffle. Empty unless `opening`."""
    seed = table.seed
    if seed is None or not opening:
        return []
    return [say("shuffle-fingerprint", fingerprint=shown_fingerprint(seed))]


async def post_images(
    position: Position, events: Sequence[Event], say: Say, *, patience: float = PATIENCE
) -> list[Image]:
    """Return the pictures of a post: the final result, the score sheet after a round, or the tabletop.

    A game without a final picture ends with sheet and tabletop; a sheet that fails gives way to the tabletop.
    Empty in a match that is not played out, or if all painting fails. `PENDING` after `patience` seconds.
    """
    result = position.result
    if position.table.is_match:
        over = result is not None and result.why == PLAYED_OUT
        return await pictures.of_match(position, result, say, patience=patience) if result and over else []
    if result is not None:
        end = await pictures.of_end(position, result, say, patience=patience)
        if end or end is PENDING:
            return end
        sheet = await pictures.of_score_sheet(position, say, patience=patience)
        board = await pictures.of_tabletop(position, say, patience=patience)
        return pictures.combined(sheet, board)
    if any(event.milestone for event in events):
        sums = await pictures.of_score_sheet(position, say, patience=patience)
        if sums or sums is PENDING:
            return sums
    return await pictures.of_tabletop(position, say, patience=patience)


def _turn_line(position: Position, say: Say) -> tuple[str, list[int]]:
    """Return whose turn it is and the time left, and the user ids of the people to move.

    While the game is on hold: the notice about that, and the user ids of all people who play.
    """
    if position.table.is_on_hold:
        return table_requests.hold_notice(position.table, say)
    movers = [position.table.players[seat] for seat in position.to_move]
    people = [mover.user_id for mover in movers if mover.is_present]
    called = _movers_line(position, say)
    return " ".join(filter(None, [called, clock_text.remaining(position, say)])), people


def _movers_line(position: Position, say: Say) -> str:
    """Return whose turn it is, mentioning people; computers only if no person is to move."""
    movers = [position.table.players[seat] for seat in position.to_move]
    people = [mover for mover in movers if mover.is_present]
    if people:
        return say("post-turn", mention=" ".join(map(addressed, people)))
    # A computer is named, not mentioned.
    return say("post-turn-computer", name=join_names(map(addressed, movers), say))


def with_current_time(content: str, position: Position, say: Say) -> str:
    """Return a post's text with the time in its line about the turn updated, if that names the same players.

    Of a match return the current text.
    """
    if position.table.is_match:
        return _match_progress_and_fingerprint(position, say)
    called, line = _movers_line(position, say), _turn_line(position, say)[0]
    return "\n".join(line if old.startswith(called) else old for old in content.split("\n"))


def closed_post_text(text: str, say: Say) -> str:
    """Return a post's text without the lines that ask for a turn or name players without direct messages.

    Lines about a hold become past ones.
    """
    lines = (table_requests.resumed_line(line, say) or line for line in text.split("\n"))
    return "\n".join(line for line in lines if not _turn_line_pattern(say).match(line)).strip("\n")


@lru_cache(maxsize=16)
def _turn_line_pattern(say: Say) -> re.Pattern[str]:
    """Return a pattern for lines that ask for a turn, or that name players without direct messages.

    It matches from the line's start.
    """
    name = "\x00"
    asking = {
        say("post-turn", mention=name): r".*<@\d+>",
        say("post-turn-computer", name=name): r".*\*\*",
        say("post-later", names=name): ".+",
        say("post-later-no-hands", names=name): ".+",
    }
    lines = (re.escape(line).replace(re.escape(name), anybody) for line, anybody in asking.items())
    return re.compile("|".join(lines))


def _match_progress_and_fingerprint(position: Position, say: Say) -> str:
    """Return the progress of a match, and below it the fingerprint of its shuffles."""
    return "\n".join(
        [match_messages.progress_text(position, say), *_fingerprint_lines(position.table, say, opening=True)]
    )


def turn_ping(position: Position, player: Player, say: Say) -> Message:
    """Return a message that notifies a player that their turn waits, where the post itself was silent."""
    waits = say("turn-waiting", mention=mention(player.user_id))
    text = " ".join(filter(None, [waits, clock_text.remaining(position, say, player.seat)]))
    return Message(text, rows=board_rows(position, say), mentions=[player.user_id])


def no_dm_line(position: Position, waiting: Sequence[Player], say: Say) -> str:
    """Return a line for players who cannot receive direct messages: the channel's buttons show the same."""
    what = "post-later" if position.game.has_hidden_hands else "post-later-no-hands"
    return say(what, names=join_names(map(display_name, waiting), say))


def _ending_and_mentions(
    position: Position, result: Result, say: Say, ended_by: Seat | None = None
) -> tuple[str, list[int]]:
    """Return the sentence that ends a game, and the ids of its people, whom it mentions.

    A player who resigned, in the seat `ended_by`, is not mentioned.
    """
    resigned = None if result.why == PLAYED_OUT or position.was_lost_on_time else ended_by
    people = [one.user_id for one in position.table.players if one.user_id > 0 and one.seat != resigned]
    return f"{ending_text(position, result, say)} {' '.join(map(mention, people))}".rstrip(), people


def ending_text(position: Position, result: Result, say: Say, viewer: Seat | None = None) -> str:
    """Return the sentence that ends a game: abandoned, resigned, lost on time, or won by points.

    It speaks to `viewer`, the seat of its only reader, if that won alone.
    """
    if position.table.is_match:
        return match_messages.ending_text(position, result, say)
    if result.why == ABANDONED:
        return say("over-abandoned")
    names = bold(position.table)
    winners = join_names([names[seat] for seat in result.winners], say)
    winners = READER if list(result.winners) == [viewer] else winners
    if result.why != PLAYED_OUT:
        return say("over-resigned", winners=winners, count=len(result.winners), why=result.why)
    sides = [side for side in result.sides if result.placings[side[0]] == 1]
    how = "shared" if len(sides) > 1 else "together" if len(sides[0]) > 1 else "alone"
    points = result.scores[result.winners[0]]
    return say("over-won", winners=winners, how=how, points=points, score=numeral(points))


async def board_message(position: Position, say: Say) -> Message:
    """Return the public table as it is now, without pings; in words in a match, or if painting fails."""
    result = position.result
    closing = _turn_line(position, say)[0] if result is None else ending_text(position, result, say)
    picture = [] if position.table.is_match else await pictures.of_tabletop(position, say)
    text = closing if picture else f"{closing}\n\n{position_text(position, say)}"
    return Message(text, picture, board_rows(position, say))


def board_rows(position: Position, say: Say, *, rematch: bool = True) -> list[Row]:
    """Return the buttons below a board: for the turn, or after the end for a rematch or the next level.

    A game that was played out or resigned also has an analysis (if a person played) and *Share*. `rematch`
    False leaves out *Rematch*.
    """
    result = position.result
    if result is None:
        return list(fitting_rows(running_buttons(position, say)))
    table = position.table
    again = [
        *verb_buttons(table, ["rematch"] if rematch else [], say),
        *_next_level_button(table, result, say),
    ]
    if result.why == ABANDONED or table.is_match:
        return list(fitting_rows([*again, *verb_buttons(table, [MORE], say)]))
    # An analysis reveals all hands, so only the game's players get it.
    analyse = [] if table.only_computers else ["analyse"]
    return [*fitting_rows(again), *fitting_rows(verb_buttons(table, [*analyse, "share", MORE], say))]


def _next_level_button(table: Table, result: Result, say: Say) -> list[Button]:
    """Return the button to play at the level above one that a person has beaten. Empty without any."""
    won = result.why != ABANDONED and any(table.players[seat].user_id > 0 for seat in result.winners)
    beaten = [Level(one.computer) for one in table.players if one.computer and is_computer(one.user_id)]
    level = next_level(max(beaten, key=list(Level).index)) if won and beaten else None
    if level is None:
        return []
    press = CustomId("practise", path=(table.game, level))
    return [Button(say("button-next-level", **level_details("level", level, say)), press)]


def running_buttons(position: Position, say: Say) -> list[Button]:
    """Return *Play* or *Stop* (between computers), and *More…*; on hold *Resume* and *More…*.

    With hidden hands *My hand* follows *Play*.
    """
    table = position.table
    if table.is_on_hold:
        return table_requests.resume_buttons(table, say)
    own = ["play", "hand"] if position.game.has_hidden_hands else ["play"]
    verbs = ["stop"] if table.only_computers else own
    return verb_buttons(table, [*verbs, MORE], say)


def verb_buttons(table: Table, verbs: Sequence[str], say: Say) -> list[Button]:
    """Return a button for each verb; those in PRIMARY_VERBS are blue."""
    return [
        Button(
            say(f"button-{verb}"),
            CustomId(verb, table.id, table.version),
            style=discord.ButtonStyle.primary if verb in PRIMARY_VERBS else discord.ButtonStyle.secondary,
        )
        for verb in verbs
    ]


def position_text(position: Position, say: Say) -> str:
    """Return the public part of a position in words, with the score sheets once the game is over."""
    names, result = bold(position.table), position.result
    lines = [position.game.words.position(position.view(None), names, say)]
    if result is None:
        return lines[0]
    for side in result.sides:
        owners, total = join_names([names[seat] for seat in side], say), numeral(result.scores[side[0]])
        lines.append(say("text-score-sheet", name=owners, total=total))
        lines += [_score_line(line, say) for line in result.score_sheets[side[0]]]
    return "\n".join(lines)


def _score_line(line: ScoreLine, say: Say) -> str:
    """Return one line of a score sheet: how the points were made, and how many."""
    details = {
        name: numeral(detail) if isinstance(detail, int) and detail < 0 else detail
        for name, detail in line.details.items()
    }
    return f"- {say(line.text, **details)} = {numeral(line.points)}"


CLOCKS = "clocks"
"""Verb of the button that shows the players' time, only in running games with a clock."""
MORE_RUNNING = ("text", "log", CLOCKS, "verify")
MORE_OVER = ("replay", "log", "text", "verify")
"""Verbs of the buttons about a running and a finished game."""
FOLLOW = "follow"
"""Verb of the button that asks for a message at the end, for readers without a seat."""


def more_panel(position: Position, viewer: Seat | None, say: Say, *, in_server: bool) -> Layout:
    """Return the further buttons of a table; of a finished game also its result and how to go on.

    `viewer` is the reader's seat (None: no seat); `in_server`: on a server, where lobbies can be opened.
    """
    table, result = position.table, position.result
    if result is None:
        has_clocks = table.is_playing and clock.parse_clock(table.clock) is not None
        verbs = [verb for verb in MORE_RUNNING if verb != CLOCKS or has_clocks]
        buttons = [*verb_buttons(table, verbs, say), *_own_buttons(table, viewer, say)]
        return Layout(parts=[say("more-title"), *fitting_rows(buttons, LAYOUT_ROOM)])
    others = Button(say("button-others"), CustomId("again", table.id))
    again = _section_parts("again", [others], say) if in_server else []
    standing = [
        Button(say(f"button-{verb}"), CustomId(verb, path=(table.game,))) for verb in ("profile", "standing")
    ]
    return Layout(
        parts=[
            say("more-title"),
            ending_text(position, result, say, viewer),
            *_section_parts("back", verb_buttons(table, MORE_OVER, say), say),
            *again,
            *_section_parts("standing", standing, say),
        ]
    )


def _own_buttons(table: Table, viewer: Seat | None, say: Say) -> list[Button]:
    """Return *Tell me how it ends* for a viewer without a seat, *Resign* for a player who may; else none."""
    if viewer is None:
        return verb_buttons(table, [FOLLOW], say)
    if table.is_on_hold or not table.players[viewer].is_present:
        return []
    return [Button(say("button-give-up"), CustomId("askresign", table.id))]


def _section_parts(name: str, buttons: Sequence[Button], say: Say) -> list[Part]:
    return [say(f"more-{name}"), *fitting_rows(buttons, LAYOUT_ROOM)]
