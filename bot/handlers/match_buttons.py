"""Duplicate matches: play the next deal, watch replays, check the seeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.errors import Refused
from bot.feature import Feature
from bot.handlers import context, solo_turn
from bot.handlers.context import Send, message_id, person
from bot.handlers.solo_turn import current_turn
from bot.services import Services
from bot.store import Table
from bot.store.match_games import MatchGame
from bot.tables.duplicate_matches import deal_seed, match_state
from bot.tables.positions import Position
from bot.tables.solo import PLAYER
from bot.ui import match_messages, posts
from bot.ui.custom_id import CustomId
from bot.ui.message import Message
from bot.ui.responder import Interaction, defer_reply, defer_update, reply_private, say_to, show_pictured
from engine.core.catalogue import Say
from engine.core.types import Event
from engine.duplicate import DealPoints

feature = Feature()


@feature.table_button("deal")
async def deal(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Play deal …*: show the player's next deal in the pressed message.

    Raises Refused: unknown-button (the table is no match), or as `play`.
    """
    if not table.is_match:
        raise Refused("unknown-button")
    await defer_update(interaction)
    await _show_next(services, interaction, table, show_pictured)


async def play(services: Services, interaction: Interaction, table: Table) -> None:
    """Answer *Play* or `/hand` in a match privately with the player's next deal.

    Raises Refused: not-seated, on-hold, match-over, match-left, match-played, rules-gone.
    """
    await defer_reply(interaction)
    await _show_next(services, interaction, table, reply_private)


async def _show_next(services: Services, interaction: Interaction, table: Table, send: Send) -> None:
    """Begin or continue the player's next deal, and show it by `send`. Raises Refused as `play`."""
    table_id = await services.manager.matches.begin(table, person(interaction.user))
    await context.answer(services, interaction, partial(current_turn, services, interaction, table_id), send)


async def replays(services: Services, table: Table, say: Say) -> Message:
    """Return the menu of replays of a finished match. Raises Refused: match-open."""
    return match_messages.replay_menu(table, await services.manager.matches.games(table), say)


async def verify(services: Services, table: Table, say: Say) -> Message:
    """Return in words if a finished match's deals agree with seed and records. Raises Refused: match-open."""
    games = await services.manager.matches.games(table)
    is_valid = all([await _is_valid_game(services, table, game) for game in games])
    return match_messages.verification_result(table, is_valid=is_valid, say=say)


async def _is_valid_game(services: Services, match: Table, game: MatchGame) -> bool:
    """Return whether a game is over, was dealt from the match's seed, and has the recorded result."""
    played = await services.manager.table(game.table_id)
    result = (await services.manager.view(played, None)).result
    player = match.player_of(game.user_id)
    if result is None or player is None or played.seed != deal_seed(match.seed or "", game.deal):
        return False
    points = match_state(match).played[player.seat][game.deal - 1]
    transcript = await services.manager.transcript(played)
    return points == DealPoints(*result.scores) and await services.manager.is_as_recorded(played, transcript)


@solo_turn.shows(solo_turn.MATCH)
async def show_turn(
    services: Services, interaction: Interaction, position: Position, news: Sequence[Event]
) -> Message:
    """Return the next turn of a match's deal, or that the computer failed.

    If the deal is over, return its result, and update the match's messages. `news`: the events since the
    player's last turn.
    """
    (match, number), say = await services.manager.matches.of(position.table), say_to(interaction)
    if position.result is not None:
        services.publisher.schedule(match.id)
        services.publisher.refresh_dm(
            match.id, interaction.user.id, except_message_id=message_id(interaction)
        )
        whole = await services.manager.view(match, interaction.user.id)
        images = await posts.post_images(position, news, say)
        return match_messages.deal_result(whole, interaction.user.id, number, images, say)
    if PLAYER not in position.to_move:
        return solo_turn.computer_failed(match_messages.next_deal_press(match), say)
    asked = await solo_turn.turn_message(position, news, say)
    return replace(asked, text=f"{match_messages.heading(position, match, number, say)}\n{asked.text}")
