"""Replays: step through a game turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.errors import Refused
from bot.feature import Feature
from bot.features.replay import replay_messages
from bot.handlers import context, match_buttons
from bot.handlers.context import chosen_value, may_see, public_name, table_number
from bot.services import Services
from bot.store import Table
from bot.tables import recorded_game as replays
from bot.tables.recorded_game import Turn, are_hands_open
from bot.tables.solo import with_player_name
from bot.ui.custom_id import CustomId
from bot.ui.labels import name_of
from bot.ui.message import Button, Message
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
from engine.core.types import ABANDONED

feature = Feature()


PROGRESS_EVERY = 3.0
"""Seconds between progress reports of a video or analysis."""
WHAT_IF = "whatif"
"""Verb of the buttons that try another move."""
LAST = 10**9
"""A turn number beyond every game's end."""


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
        return await match_buttons.replays(services, table, say_to(interaction))
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
    if press.verb == replay_messages.HANDS:
        agrees = press.path[1:] == ("show",)
        table = await services.manager.run(
            replays.set_hand_consent, table.id, interaction.user.id, agrees=agrees
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
        message = Message(text, rows=[[replay_messages.video_button(table, say_to(interaction))]])
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
        replay_messages.video_script(table, turns, language),
        user_id=interaction.user.id,
        guild_id=interaction.guild_id or 0,
    )
    while (data := await making.within(PROGRESS_EVERY)) is None:
        await edit(interaction, replay_messages.video_progress(making.done, len(turns), say_to(interaction)))
    now = await require_replayable(services, interaction, table.id)
    if are_hands_open(now) is not shows:
        return await _ready_video(services, interaction, now, turns)
    return replay_messages.video_message(table, data, turns, say_to(interaction))


async def page(
    services: Services, interaction: Interaction, table: Table, turn: int, more: Sequence[Button] = ()
) -> Message:
    """Return turn `turn` of a game (0: the deal); if there are fewer turns, the last. `more` buttons follow.

    Raises Refused: not-started, lobby-cancelled, match-alone, daily-open, match-open, rules-gone.
    """
    turns = await services.manager.replay(table)
    place = min(turn, len(turns) - 1)
    user_id, say = interaction.user.id, say_to(interaction)
    return await replay_messages.turn_message(table, turns, place, user_id, say, more)


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
async def show(services: Services, interaction: Interaction, press: CustomId) -> None:
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
    await reply_private(
        interaction, await replay_messages.share_message(position, position.result, say_to(interaction))
    )
