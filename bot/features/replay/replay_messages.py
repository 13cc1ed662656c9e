"""A replay as messages: one turn at a time, with buttons to the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.store import Player, Table
from bot.tables.positions import Position
from bot.tables.recorded_game import Turn, are_hands_open, hand_owners, turning_points
from bot.ui import game_text, pictures, posts
from bot.ui.button_rows import fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.markup import bold, unmarked_names
from bot.ui.message import (
    MAX_TEXT,
    MOST_CHOICES,
    Attached,
    Button,
    Choice,
    Menu,
    Message,
    Row,
    newest_sentences,
)
from bot.ui.more_message import FOLLOW
from bot.ui.pictures import PENDING
from engine.core.catalogue import Say
from engine.core.phrasing import join_names
from engine.core.turning_points import TurningPoint
from engine.core.types import Result
from render.video import SUFFIX, Script, Shot, ShotKind

OPEN, STEP, LEAP, VIDEO, HANDS = "replay", "turn", "leap", "video", "openhand"
"""Verbs: open a replay, go to a turn, jump to a moment, make a video, show or hide the own hand."""


async def turn_message(
    table: Table, turns: Sequence[Turn], number: int, user_id: int, say: Say, more: Sequence[Button] = ()
) -> Message:
    """Return the table after turn `number` (0: the deal), its events, and buttons to other turns and a video.

    Hands are shown if the players agree, for which they get a button (except for solo deals). Others may
    follow a running game. The buttons `more` come last. Raises Refused: rules-gone.
    """
    turn = turns[number]
    head = say(
        "replay-title",
        game=say(f"game-{table.game}"),
        names=join_names(bold(table), say),
        turn=number,
        turns=len(turns) - 1,
        runs="no" if table.is_finished else "yes",
    )
    images = await posts.post_images(turn.position, turn.events, say)
    words = "" if images else posts.position_text(turn.position, say)
    if are_hands_open(table):
        images = pictures.combined(images, await pictures.of_hands(turn.position, say))
    asked = [] if table.is_solo else hand_owners(table)
    player = next((one for one in asked if one.user_id == user_id), None)
    consent = "" if player is None else _consent_line(table, say)
    room = MAX_TEXT - len(head) - len(words) - len(consent) - 3
    story = newest_sentences(
        game_text.event_sentences(table, turn.events, None, say), max(room, MAX_TEXT // 2)
    )
    text = "\n".join(filter(None, [head, story, words, consent]))
    buttons = [video_button(table, say)] if len(turns) > 1 else []
    if player is not None:
        buttons.append(_consent_button(table, player, number, say))
    if not (table.is_finished or table.is_solo) and table.player_of(user_id) is None:
        buttons.append(Button(say("button-follow"), CustomId(FOLLOW, table.id)))
    rows = [*_navigation_rows(table, turns, number, say), *fitting_rows([*buttons, *more])]
    return Message(text, images, rows)


def _consent_line(table: Table, say: Say) -> str:
    """Return how many players show their hands, of all who have hidden ones."""
    asked = hand_owners(table)
    agreed = sum(player.shows_hand for player in asked)
    return say("replay-hands", agreed=agreed, count=len(asked), open="yes" if are_hands_open(table) else "no")


def _consent_button(table: Table, player: Player, number: int, say: Say) -> Button:
    """Return the button that shows the player's hand in the replay, or hides it again."""
    verb = "hide" if player.shows_hand else "show"
    return Button(say(f"button-hand-{verb}"), CustomId(HANDS, table.id, path=(str(number), verb)))


def _navigation_rows(table: Table, turns: Sequence[Turn], number: int, say: Say) -> list[Row]:
    """Return ⏮, ◀, ▶ and ⏭, and a menu of moments if there are any.

    Turn `number` counts from 0, the deal. Buttons that lead to it are disabled.
    """
    last = len(turns) - 1
    leads = {"first": 0, "previous": max(number - 1, 0), "following": min(number + 1, last), "last": last}
    # The turn is not stored as a version: the search for the table's messages must not find replays.
    # Buttons that lead nowhere are disabled, so that the others keep their place.
    buttons = [
        Button(
            say(f"button-turn-{name}"), CustomId(STEP, table.id, path=(str(to), name)), disabled=to == number
        )
        for name, to in leads.items()
    ]
    choices = list(_moment_choices(table, turns, say))
    menu = [Menu(CustomId(LEAP, table.id), say("replay-jump"), choices)] if choices else []
    return [buttons, *menu]


def video_button(table: Table, say: Say) -> Button:
    """Return the button that makes a video."""
    return Button(say("button-video"), CustomId(VIDEO, table.id))


def video_script(table: Table, turns: Sequence[Turn], language: str) -> Script:
    """Return what a video shows: each turn's table, score sheet or end, and hands if all players agree."""
    return Script(
        language,
        table.game,
        table.names,
        tuple(_video_shot(turn, hands=are_hands_open(table)) for turn in turns),
    )


def _video_shot(turn: Turn, *, hands: bool) -> Shot:
    """Return a turn's end, score sheet (at a milestone) or table; if `hands`, the table with hands."""
    position, result = turn.position, turn.position.result
    what: ShotKind = "finale" if result is not None else "score_sheet" if turn.milestones else "tabletop"
    seats = range(len(position.table.names)) if hands and what == "tabletop" else range(0)
    return Shot(position.view(None), what, result, tuple(map(position.view, seats)))


def video_progress(painted: int | None, turns: int, say: Say) -> Message:
    """Return the progress of a video: `painted` of `turns` turns. None: it waits for other videos."""
    if painted is None:
        return Message(say("video-waits"))
    return Message(say("video-paints" if painted < turns else "video-joins", turn=painted, turns=turns))


def video_message(table: Table, data: bytes, turns: Sequence[Turn], say: Say) -> Message:
    """Return a message with a video's file, the game, the players and the number of turns.

    `turns` begins with the deal, which is not counted.
    """
    text = say(
        "video", game=say(f"game-{table.game}"), names=join_names(bold(table), say), turns=len(turns) - 1
    )
    return Message(text, attached=[Attached(data, f"{table.game}-{table.id}.{SUFFIX}")])


def _moment_choices(table: Table, turns: Sequence[Turn], say: Say) -> Iterator[Choice]:
    """Yield the first `MOST_CHOICES` moments, by turn: the ends of rounds and the turning points."""
    moments = [
        (
            number,
            " ".join(turn.position.game.words.describe(turn.milestones, None, unmarked_names(table), say)),
        )
        for number, turn in enumerate(turns)
        if turn.milestones
    ]
    moments += [(point.turn, _turning_point_text(table, point, say)) for point in turning_points(turns)]
    # By turn; a turning point comes before the end of the round in the same turn.
    found = sorted(enumerate(moments), key=lambda one: (one[1][0], -one[0]))
    for place, (number, what) in found[:MOST_CHOICES]:
        yield Choice(say("replay-moment", turn=number, what=what), f"{number}.{place}")


def _turning_point_text(table: Table, point: TurningPoint, say: Say) -> str:
    """Return the sentence of a turning point, with the names of its players and of the one it was done to."""
    names = unmarked_names(table)
    name = join_names([names[seat] for seat in point.seats], say)
    other = {} if point.other is None else {"other": names[point.other]}
    return say(point.text, name=name, **other, **point.details)


async def share_message(position: Position, result: Result, say: Say) -> Message:
    """Return the picture to share, or its words if it is late or painting fails."""
    images = await pictures.of_share(position, result, say)
    if images:
        return Message(say("share-picture"), images)
    decisive = position.game.decisive(position.view(None), result)
    words = pictures.share_alt(position.game, result, decisive, unmarked_names(position.table), say)
    return Message(say("share-late" if images is PENDING else "share-words", words=words))
