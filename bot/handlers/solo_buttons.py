"""Deals that a player plays alone: a turn of one, and the deals of a duplicate match."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import takewhile

import discord

from bot.errors import Refused
from bot.feature import Feature, Services
from bot.handlers import context
from bot.handlers.context import Send, message_id, person
from bot.store import Table
from bot.store.solo_games import MatchGame
from bot.tables import moves
from bot.tables.positions import Position
from bot.tables.solo import OPPONENT, PLAYER, deal_seed, match_state
from bot.ui import game_text, match_messages, panel_message, posts
from bot.ui.custom_id import CustomId
from bot.ui.message import MAX_TEXT, Button, Message, newest_sentences
from bot.ui.responder import Interaction, defer_reply, defer_update, reply_private, say_to, show_pictured
from engine.core.catalogue import Say
from engine.core.menu import Chosen
from engine.core.types import Event, GameAction
from engine.duplicate import DealPoints

DAY, MATCH, CUP = "day", "match", "cup"
"""Kinds of solo deals: a daily deal, and a deal of a duplicate match or of a cup."""
Show = Callable[[Services, Interaction, Position, Sequence[Event]], Awaitable[Message]]
"""Returns the message for a position of a solo deal, with the events since the player's last one."""
_SHOWS: dict[str, Show] = {}

feature = Feature()


def shows(kind: str) -> Callable[[Show], Show]:
    """Return a decorator that registers the function to show turns of a `kind`: `DAY`, `MATCH` or `CUP`.

    It gets the services, interaction, position, and events since the player's last turn; it returns a
    message.
    """

    def declare(function: Show) -> Show:
        _SHOWS[kind] = function
        return function

    return declare


async def play_action(
    services: Services, interaction: Interaction, position: Position, chosen: Chosen[GameAction]
) -> None:
    """Play an action and the computer's turn, and show what follows.

    Raises RuleViolation, and Refused: moved-on if the table has changed since `position`, or as `moves.play`.
    """
    await defer_update(interaction)
    user_id, table = interaction.user.id, position.table
    done = await services.manager.run(moves.play_choice, table.id, user_id, chosen, version=table.version)
    after = await services.manager.view(await services.computers.play_until_person(table.id), user_id)
    compose = partial(panel_message.panel_after, done, after, say_to(interaction))
    if after.turn_complete:
        compose = partial(_shown_turn, services, interaction, after, done.step.events)
    await context.answer(services, interaction, compose, show_pictured)


async def current_turn(services: Services, interaction: Interaction, table_id: int) -> Message:
    """Play the computer's turn if it is next.

    Return the panel of the player's own table, or the result. Raises Refused: no-such-table, rules-gone.
    """
    table = await services.computers.play_until_person(table_id)
    position = await services.manager.view(table, interaction.user.id)
    return await _shown_turn(services, interaction, position, ())


async def _shown_turn(
    services: Services, interaction: Interaction, position: Position, own: Sequence[Event]
) -> Message:
    """Return the next turn or the end of a solo deal, with the player's `own` events and the computer's."""
    table, history = position.table, await services.manager.history(position.table, interaction.user.id)
    answer = list(takewhile(lambda entry: entry.seat == OPPONENT, reversed(history)))
    news = [*own, *(event for entry in reversed(answer) for event in entry.events)]
    kind = CUP if table.is_cup else DAY if table.is_daily else MATCH
    return await _SHOWS[kind](services, interaction, position, news)


async def turn_message(position: Position, news: Sequence[Event], say: Say, heading: str = "") -> Message:
    """Return the panel of the player's next turn, below a heading and the newest events in `news`.

    The events take up to half a message.
    """
    news_text = newest_sentences(game_text.event_sentences(position.table, news, PLAYER, say), MAX_TEXT // 2)
    asked = await panel_message.turn_panel(position, PLAYER, say)
    return Message("\n".join(filter(None, [heading, news_text, asked.text])), asked.images, asked.rows)


def computer_failed(press: CustomId, say: Say) -> Message:
    """Return the notice that the computer has not moved. Its button, with custom id `press`, tries again."""
    on = Button(say("button-daily-on"), press, style=discord.ButtonStyle.primary)
    return Message(say("daily-unanswered"), rows=[[on]])


@feature.table_button("deal")
async def play_deal(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Play deal …*: show the player's next deal in the pressed message.

    Raises Refused: unknown-button (the table is no match), or as `show_deal`.
    """
    if not table.is_match:
        raise Refused("unknown-button")
    await defer_update(interaction)
    await _show_next_deal(services, interaction, table, show_pictured)


async def show_deal(services: Services, interaction: Interaction, table: Table) -> None:
    """Answer *Play* or `/hand` in a match privately with the player's next deal.

    Raises Refused: not-seated, on-hold, match-over, match-left, match-played, rules-gone.
    """
    await defer_reply(interaction)
    await _show_next_deal(services, interaction, table, reply_private)


async def _show_next_deal(services: Services, interaction: Interaction, table: Table, send: Send) -> None:
    """Begin or continue the player's next deal, and show it by `send`. Raises Refused as `show_deal`."""
    table_id = await services.manager.matches.begin(table, person(interaction.user))
    await context.answer(services, interaction, partial(current_turn, services, interaction, table_id), send)


async def match_replays(services: Services, table: Table, say: Say) -> Message:
    """Return the menu of replays of a finished match. Raises Refused: match-open."""
    return match_messages.replay_menu(table, await services.manager.matches.games(table), say)


async def match_verification(services: Services, table: Table, say: Say) -> Message:
    """Return in words if a finished match's deals agree with seed and records. Raises Refused: match-open."""
    games = await services.manager.matches.games(table)
    is_valid = all([await _is_valid_game(services, table, game) for game in games])
    return match_messages.verification_result(table, is_valid=is_valid, say=say)


async def _is_valid_game(services: Services, match: Table, game: MatchGame) -> bool:
    """Return whether a game is over, was dealt from the match's seed, and has the recorded result."""
    played = await services.manager.table(game.table_id)
    result = (await services.manager.view(played, None)).result
    player = match.player_of(game.user_id)
    seed = (played.seed or "").lstrip("0")  # earlier versions stored zeros in front
    if result is None or player is None or seed != deal_seed(match.seed or "", game.deal):
        return False
    points = match_state(match).played[player.seat][game.deal - 1]
    transcript = await services.manager.transcript(played)
    return points == DealPoints(*result.scores) and await services.manager.is_as_recorded(played, transcript)


@shows(MATCH)
async def show_match_turn(
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
        return computer_failed(match_messages.next_deal_press(match), say)
    heading = match_messages.heading(position, match, number, say)
    return await turn_message(position, news, say, heading)
