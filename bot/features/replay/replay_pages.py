"""A replay turn by turn: its pages with their buttons, its video, and the picture to share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from bot.errors import Refused
from bot.feature import Feature, Services
from bot.handlers import context, solo_buttons
from bot.handlers.context import chosen_value, may_see, public_name, table_number
from bot.store import Player, Table
from bot.tables import positions
from bot.tables.positions import Position, Turn, are_hands_open, hand_owners, turning_points
from bot.tables.solo import with_player_name
from bot.ui import game_text, pictures, posts
from bot.ui.button_rows import fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.markup import bold, name_of, unmarked_names
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
from bot.ui.pictures import PENDING
from bot.ui.posts import FOLLOW
from bot.ui.responder import (
    Interaction,
    acknowledge,
    defer_reply,
    edit,
    reply_private,
    say_to,
    show_pictured,
)
from bot.ui.sentences import explain
from engine.core.catalogue import Say
from engine.core.phrasing import join_names
from engine.core.turning_points import TurningPoint
from engine.core.types import ABANDONED, Result
from render.video import SUFFIX, Script, Shot, ShotKind

PROGRESS_EVERY = 3.0
"""Seconds between progress reports of a video or analysis."""
WHAT_IF = "whatif"
"""Verb of the buttons that try another move."""
LAST = 10**9
"""A turn number beyond every game's end."""
OPEN, STEP, LEAP, VIDEO, HANDS = "replay", "turn", "leap", "video", "openhand"
"""Verbs: open a replay, go to a turn, jump to a moment, make a video, show or hide the own hand."""

feature = Feature()


@feature.button("replay")
async def begin(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Replay*, or a game chosen in `/history`: answer privately with its replay.

    Raises Refused: no-such-table, or as `opening_page`.
    """
    await defer_reply(interaction)
    table = await require_replayable(
        services, interaction, table_number(chosen_value(interaction) or str(press.table))
    )
    await context.answer(
        services, interaction, partial(opening_page, services, interaction, table), reply_private
    )


async def opening_page(services: Services, interaction: Interaction, table: Table) -> Message:
    """Return a replay's start, a running game's newest turn, or a match's list of deals.

    Raises Refused: match-open for a running match, and as `page` for other games.
    """
    if table.is_match:
        return await solo_buttons.match_replays(services, table, say_to(interaction))
    return await page(services, interaction, table, 0 if table.is_finished else LAST)


@feature.button("turn")
@feature.button("leap")
@feature.button("openhand")
async def step(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Show the turn that a button or menu names.

    *Show my hand* and *Hide my hand* first store the user's consent. Raises Refused: no-such-table (also a
    forged turn), not-seated and not-over (the hand), rules-gone, match-alone, daily-open, match-open, and as
    `page`.
    """
    await acknowledge(interaction)
    table = await require_replayable(services, interaction, press.table)
    # A choice of the menu is a turn and a place, since a turn may be there for several reasons.
    turn = table_number(chosen_value(interaction).partition(".")[0] or "".join(press.path[:1]) or "0")
    if press.verb == HANDS:
        agrees = press.path[1:] == ("show",)
        table = await services.manager.run(
            positions.set_hand_consent, table.id, interaction.user.id, agrees=agrees
        )
    compose = partial(page, services, interaction, table, turn)
    await context.answer(services, interaction, compose, show_pictured)


@feature.button("lookat")
async def look_at(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Show a turn in a new private message, with *What if?* if the path has the index of a log entry.

    Raises Refused: no-such-table (also a forged turn), rules-gone, match-alone, daily-open, match-open, and
    as `page`.
    """
    await defer_reply(interaction)
    table = await require_replayable(services, interaction, press.table)
    turn, label = table_number("".join(press.path[:1])), say_to(interaction)("button-what-if")
    tries = [Button(label, CustomId(WHAT_IF, table.id, path=(step,))) for step in press.path[1:2]]
    compose = partial(page, services, interaction, table, turn, tries)
    await context.answer(services, interaction, compose, reply_private)


@feature.button("video")
async def video(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Animation*: answer with the progress, then with the video of the game.

    If it fails, say why, and offer another try. Raises Refused: no-such-table, rules-gone, match-alone,
    daily-open, match-open.
    """
    await defer_reply(interaction)
    table = await require_replayable(services, interaction, press.table)
    turns = await services.manager.replay(table)
    try:
        message = await _ready_video(services, interaction, table, turns)
    except Refused as refusal:
        text = explain(refusal, say_to(interaction)) or ""
        message = Message(text, rows=[[_video_button(table, say_to(interaction))]])
    await edit(interaction, message, pictures=True)


async def _ready_video(
    services: Services, interaction: Interaction, table: Table, turns: Sequence[Turn]
) -> Message:
    """Show the progress until the video is ready, and return it.

    Make it again if the players' consent to show hands has changed since the start. Raises Refused if it
    fails, or as `require_replayable`.
    """
    shows, language = are_hands_open(table), say_to(interaction).language
    making = services.videos.make(
        (table.id, len(turns), shows, table.names, language),
        video_script(table, turns, language),
        user_id=interaction.user.id,
        guild_id=interaction.guild_id or 0,
    )
    while (data := await making.within(PROGRESS_EVERY)) is None:
        await edit(interaction, _video_progress(making.done, len(turns), say_to(interaction)))
    now = await require_replayable(services, interaction, table.id)
    if are_hands_open(now) is not shows:
        return await _ready_video(services, interaction, now, turns)
    return _video_message(table, data, turns, say_to(interaction))


async def page(
    services: Services, interaction: Interaction, table: Table, turn: int, more: Sequence[Button] = ()
) -> Message:
    """Return turn `turn` of a game (0: the deal); if there are fewer turns, the last. `more` buttons follow.

    Raises Refused: not-started, lobby-cancelled, match-alone, daily-open, match-open, rules-gone.
    """
    turns = await services.manager.replay(table)
    place = min(turn, len(turns) - 1)
    user_id, say = interaction.user.id, say_to(interaction)
    return await turn_message(table, turns, place, user_id, say, more)


async def require_replayable(services: Services, interaction: Interaction, table_id: int) -> Table:
    """Return a table whose replay the user may see.

    Strangers get a day's best game, under the player's public name. Raises Refused: no-such-table,
    rules-gone, match-alone, and for an open deal daily-open or match-open.
    """
    table = await services.manager.table(table_id)
    if table.is_match and may_see(interaction, table):
        return table
    if table.match_id is not None and await _sees_match(services, interaction, table):
        return table
    if not may_see(interaction, table):
        for public in public_name:
            called = await public(services, table, interaction.guild_id or 0)
            if called is not None:
                return with_player_name(table, name_of(called, say_to(interaction)))
        raise Refused("no-such-table")
    await services.manager.require_over(table)
    return table


async def _sees_match(services: Services, interaction: Interaction, table: Table) -> bool:
    """Return whether the user may see the match of which `table` is a deal.

    Raises Refused: match-open, if they may but others may still play the deal.
    """
    match, _ = await services.manager.matches.of(table)
    if not may_see(interaction, match):
        return False
    await services.manager.require_over(table)
    return True


@feature.button("share")
async def share(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Share*: answer privately with the picture to share, or its words.

    Raises Refused: not-over, no-winner, no-such-table, rules-gone, match-alone, daily-open, match-open.
    """
    await defer_reply(interaction)
    table = await require_replayable(services, interaction, press.table)
    position = await services.manager.view(table, None)
    if position.result is None:
        raise Refused("not-over", table)
    if position.result.why == ABANDONED:
        raise Refused("no-winner", table)
    await reply_private(interaction, await _share_message(position, position.result, say_to(interaction)))


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
    buttons = [_video_button(table, say)] if len(turns) > 1 else []
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


def _video_button(table: Table, say: Say) -> Button:
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


def _video_progress(painted: int | None, turns: int, say: Say) -> Message:
    """Return the progress of a video: `painted` of `turns` turns. None: it waits for other videos."""
    if painted is None:
        return Message(say("video-waits"))
    return Message(say("video-paints" if painted < turns else "video-joins", turn=painted, turns=turns))


def _video_message(table: Table, data: bytes, turns: Sequence[Turn], say: Say) -> Message:
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


async def _share_message(position: Position, result: Result, say: Say) -> Message:
    """Return the picture to share, or its words if it is late or painting fails."""
    images = await pictures.of_share(position, result, say)
    if images:
        return Message(say("share-picture"), images)
    decisive = position.game.decisive(position.view(None), result)
    words = pictures.share_alt(position.game, result, decisive, unmarked_names(position.table), say)
    return Message(say("share-late" if images is PENDING else "share-words", words=words))
