"""The buttons below a table's post: play, hand, text, log, advice, undo, resign, verify."""

from __future__ import annotations

import dataclasses
from functools import partial

import discord

from bot.errors import Refused
from bot.feature import Feature, Services
from bot.handlers import context, solo_buttons
from bot.handlers.context import Compose, message_id, missing_permissions, seated_player
from bot.store import Player, Table, outbox
from bot.store.schema import CLOSED, CLOSED_NOTIFIED
from bot.tables import consent, rated_games, resigning, restored_tables
from bot.tables.consent import require_undo_consent
from bot.tables.game import SETUP, game_of
from bot.tables.positions import Position, may_have_transcript, viewer_of
from bot.tables.resigning import can_take_over
from bot.ui import clock_text, game_text, panel_message, pictures, posts
from bot.ui.custom_id import CustomId, number
from bot.ui.markup import COMMANDS
from bot.ui.message import Button, Message, Row, split_text
from bot.ui.player_messages import with_title
from bot.ui.responder import Interaction, acknowledge_soon, defer_reply, reply_private, say_to, show
from bot.ui.sentences import explain, permissions
from bot.ui.table_requests import undo_offer
from engine.core.catalogue import Say


def away_message(table: Table, say: Say) -> Message:
    """Return the notice that a computer plays the user's seat, with *Take my seat back*."""
    button = Button(say("button-return"), CustomId("return", table.id), style=discord.ButtonStyle.primary)
    return Message(say("away"), rows=[[button]])


feature = Feature()


@feature.table_button("play", pictured=True)
async def play(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Play*: answer privately with the panel, or if it is not the player's turn, with whose it is.

    Raises Refused: moved-on (below an outdated post), not-seated, on-hold, game-finished, not-your-turn-of,
    rules-gone; in a match also as `solo_buttons.show_deal`.
    """
    position, player = await seated_player(services, interaction, table)
    # The newest post may be older than the table: a turn is half taken or was taken back, or Discord delays
    # the next post. An edited post may have been pressed just before the edit.
    newest = table.is_match or message_id(interaction) == table.post_message_id
    oldest = SETUP if newest else table.published_version
    if not oldest <= press.version <= position.table.version:
        raise Refused("moved-on", position.table)
    await _show_panel(services, interaction, position, player)


async def show_restored(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle a button of a version that a restored backup has undone: answer privately with the board.

    The table skips such versions from now on. A running game is no longer rated. Raises Refused: rules-gone.
    """
    table = await services.manager.run(restored_tables.skip_versions, table.id, press.version)
    services.publisher.schedule(table.id)
    board = await posts.board_message(await services.manager.view(table, None), say_to(interaction))
    text = f"{say_to(interaction)('restored')}\n{board.text}"
    await reply_private(interaction, dataclasses.replace(board, text=text))


@feature.table_button("hand", pictured=True)
async def hand(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *My hand*: answer privately with hand and plan, on the user's turn with the panel (`show_hand`).

    Raises Refused: not-seated, on-hold, and as `_show_panel`.
    """
    await show_hand(services, interaction, *await seated_player(services, interaction, table))


async def show_hand(services: Services, interaction: Interaction, position: Position, player: Player) -> None:
    """Answer privately with the hand and plan of `player`.

    If they are to move, if a computer plays for them, or in a duplicate match, answer with the panel or what
    they can do instead, and raise, as `_show_panel`.
    """
    if position.table.is_match or player.seat in position.to_move or not player.is_present:
        await _show_panel(services, interaction, position, player)
        return
    plan_lines = panel_message.plan_status(position.game, player, say_to(interaction))
    words = panel_message.hand_text(position, player.seat, say_to(interaction))
    text = "\n".join([words, *plan_lines])
    acknowledge_soon(interaction, thinking=True)
    compose = partial(_hand_message, position, player, text, say_to(interaction))
    await _answer_with_notices(services, interaction, compose, position.table, player)


async def _hand_message(position: Position, player: Player, text: str, say: Say) -> Message:
    """Return the player's hand as a picture below `text`, and the buttons for a plan."""
    images = await pictures.of_hand(position, player.seat, say)
    return Message(text, images, _plan_rows(position, player, say))


async def _show_panel(
    services: Services, interaction: Interaction, position: Position, player: Player
) -> None:
    """Answer privately with the panel, or with what the user can do instead.

    Raises Refused: game-finished, not-your-turn-of, rules-gone; in a match as `solo_buttons.show_deal`.
    """
    if position.table.is_match:
        await solo_buttons.show_deal(services, interaction, position.table)
        return
    if not player.is_present and position.result is None:
        await reply_private(interaction, away_message(position.table, say_to(interaction)))
        return
    if player.seat not in position.to_move:
        if position.result is not None:
            raise Refused("game-finished", position.table)
        await _answer_whose_turn(services, interaction, position, player)
        return
    acknowledge_soon(interaction, thinking=True)
    compose = partial(panel_message.turn_panel, position, player.seat, say_to(interaction))
    await _answer_with_notices(services, interaction, compose, position.table, player)


async def _answer_whose_turn(
    services: Services, interaction: Interaction, position: Position, player: Player
) -> None:
    """Answer with whose turn it is and buttons to plan. Raises Refused: not-your-turn-of, without buttons."""
    names = tuple(position.table.names[seat] for seat in position.to_move)
    refusal = Refused("not-your-turn-of", position.table, name=names)
    rows = _plan_rows(position, player, say_to(interaction))
    if not rows:
        raise refusal
    plan_lines = panel_message.plan_status(position.game, player, say_to(interaction))
    text = "\n".join(filter(None, [explain(refusal, say_to(interaction)), *plan_lines]))
    await reply_private(interaction, Message(text, rows=rows))


def _plan_rows(position: Position, player: Player, say: Say) -> list[Row]:
    """Return a row that offers to plan the next turn or to cancel the plan; no row if neither is possible."""
    return list(filter(None, [panel_message.plan_buttons(position, player, say)]))


async def _answer_with_notices(
    services: Services, interaction: Interaction, compose: Compose, table: Table, player: Player
) -> None:
    """Answer with the message of `compose`, and notices of missing permissions and closed direct messages.

    The first appears only in the table's channel. The other appears once, which is stored before.
    """
    notices, say = list[str](), say_to(interaction)
    if player.dm_state == CLOSED:
        await services.store.write(outbox.record_hand, table.id, player.seat, dm_state=CLOSED_NOTIFIED)
        what = "dm-closed" if game_of(table).has_hidden_hands else "dm-closed-no-hands"
        notices.append(say(what, **COMMANDS))
    missing = missing_permissions(interaction)
    if missing and interaction.channel_id == table.channel_id:
        notices.append(say("cannot-post", permissions=permissions(missing, say)))

    async def compose_with_notices() -> Message:
        message = await compose()
        return dataclasses.replace(message, text="\n".join([message.text, *notices]))

    await context.answer(services, interaction, compose_with_notices, reply_private)


@feature.table_button("text", in_solo=True)
async def text(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *As text*: answer privately with what all may see of the position, in one or more messages.

    Raises Refused: not-started, lobby-cancelled, rules-gone.
    """
    position = await services.manager.view(table, interaction.user.id)
    for part in split_text(posts.position_text(position, say_to(interaction))):
        await reply_private(interaction, Message(part))


@feature.table_button("log", in_solo=True)
async def log(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Log* and its *Earlier* and *Later*: show the page in the path, without one the last."""
    user_id, page = interaction.user.id, number("".join(press.path[:1]))
    history = await services.manager.history(table, user_id)
    message = game_text.log_page(table, history, viewer_of(table, user_id), page, say_to(interaction))
    await (show if press.path else reply_private)(interaction, message)


@feature.table_button("more")
async def more(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *More…*: answer privately with less frequent buttons, among them those for the user's seat.

    Raises Refused: not-started, lobby-cancelled, rules-gone.
    """
    user_id, in_server = interaction.user.id, interaction.guild_id is not None
    position, viewer = await services.manager.view(table, user_id), viewer_of(table, user_id)
    panel = posts.more_panel(position, viewer, say_to(interaction), in_server=in_server)
    await reply_private(interaction, panel)


@feature.table_button("resign")
async def resign(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Yes, resign*: the user leaves the game; show that, or how to take the seat back.

    The game ends, or a computer plays on until the player takes the seat back. Raises GameFinished, and
    Refused: left (a computer plays the seat), not-seated, on-hold, rules-gone, no-such-table.
    """
    done = await services.manager.run(resigning.leave, table.id, interaction.user.id)
    services.publisher.schedule(table.id)
    if done.table.players[done.seat].is_present:
        await show(interaction, Message(say_to(interaction)("resigned")))
    else:
        await show(interaction, away_message(done.table, say_to(interaction)))


@feature.table_button("return", in_match=False)
async def come_back(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Take my seat back*: the computer stops playing for the user, who sees buttons to go on.

    Raises GameFinished, and Refused: not-left, not-seated, on-hold, rules-gone, no-such-table.
    """
    await services.manager.run(resigning.give_back, table.id, interaction.user.id)
    services.publisher.schedule(table.id)
    say = say_to(interaction)
    await show(interaction, Message(say("returned-to-game"), rows=[panel_message.back_buttons(table, say)]))


@feature.table_button("advice", slow=True, in_match=False)
async def advice(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *What would you play?*: answer privately with an expert's best actions for the user's turn.

    While the game counts on the leaderboard against computers, a first press only warns; the advice after a
    second one ends that. Raises Refused: no-advice (no computer has a seat of its own), not-your-turn,
    game-finished, still-working, advice-busy, not-seated, on-hold, rules-gone, no-such-table.
    """
    position, player = await seated_player(services, interaction, table)
    if not rated_games.is_against_computers(table):
        raise Refused("no-advice", table)
    if player.seat not in position.to_move:
        raise Refused("game-finished" if position.result else "not-your-turn", table)
    counts = rated_games.counts_against_computers(table, player.seat)
    if counts and press.path != game_text.CONFIRMED:
        await reply_private(interaction, game_text.advice_warning(position, say_to(interaction)))
        return
    with services.in_progress.running("advice", player.user_id):
        best = await services.computers.advise(table, player.seat)
    if counts:
        await services.manager.run(rated_games.record_help, table.id, player.user_id)
    advice = game_text.advice_message(position, player.seat, best, say_to(interaction))
    await reply_private(interaction, advice)


@feature.table_button("board")
async def board(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Answer privately with the current table and its picture.

    Raises Refused: not-started, lobby-cancelled, rules-gone.
    """
    await defer_reply(interaction)
    position = await services.manager.view(table, interaction.user.id)
    compose = partial(posts.board_message, position, say_to(interaction))
    await context.answer(services, interaction, compose, reply_private)


@feature.table_button("clocks")
async def clocks(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Answer privately with each player's time.

    Raises Refused: on-hold, game-finished, not-started, lobby-cancelled, rules-gone.
    """
    position, viewer = await services.manager.view(table, None), viewer_of(table, interaction.user.id)
    if table.is_on_hold:
        raise Refused("on-hold", table)
    if position.result is not None:
        raise Refused("game-finished", table)
    await reply_private(interaction, clock_text.page(position, say_to(interaction), viewer))


@feature.table_button("verify", slow=True, in_solo=True)
async def verify(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Fairness*: answer privately with the seed, or with its fingerprint while the game runs.

    Raises Refused: not-started (a lobby), daily-open, match-open (others may play the deal), rules-gone.
    """
    await defer_reply(interaction)
    await reply_private(interaction, await _verification(services, interaction, table))


async def _verification(services: Services, interaction: Interaction, table: Table) -> Message:
    """Return the result of checking a table's shuffle; of a running game the seed's fingerprint.

    In a match all deals are checked. Users who may have the transcript get it as a file. Raises Refused:
    not-started (a lobby has no seed), daily-open, match-open, rules-gone.
    """
    if table.seed is None:
        raise Refused("not-started", table)
    if not table.is_finished:
        return game_text.running_fingerprint(table, say_to(interaction))
    if table.is_match:
        return await solo_buttons.match_verification(services, table, say_to(interaction))
    transcript = await services.manager.transcript(table)
    is_valid = await services.manager.is_as_recorded(table, transcript)
    if not may_have_transcript(table, interaction.user.id):
        return game_text.result_without_file(table, transcript, is_valid=is_valid, say=say_to(interaction))
    return game_text.verification_result(table, transcript, is_valid=is_valid, say=say_to(interaction))


@feature.table_button("askresign")
async def ask_to_resign(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Ask privately for confirmation before a player resigns.

    Raises Refused: game-finished, left, or as `seated_player`.
    """
    position, player = await seated_player(services, interaction, table)
    if position.result is not None:
        raise Refused("game-finished", position.table)
    if not player.is_present:
        raise Refused("left", position.table)
    say, press = say_to(interaction), CustomId("resign", table.id)
    alone = "match" if position.table.is_match else "no"
    goes_on = "yes" if can_take_over(position.table, player.seat) else alone
    button = Button(say("button-resign"), press, style=discord.ButtonStyle.danger)
    question = Message(say("resign-ask", goes=goes_on), rows=[[button]])
    await reply_private(interaction, _with_game_in_dms(interaction, question, position.table, player))


def _with_game_in_dms(interaction: Interaction, message: Message, table: Table, player: Player) -> Message:
    """Return the message with its game and the other players above it, if it goes to direct messages."""
    if interaction.guild_id is not None:
        return message
    return with_title(message, table, player.seat, say_to(interaction))


@feature.table_button("takeback", in_match=False)
async def take_back(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Take back the user's last step and answer privately with the panel, or offer to ask the others.

    Raises GameFinished, and Refused: match-alone, nothing-to-undo, moved-on, left, not-seated, on-hold,
    not-started, lobby-cancelled, rules-gone, no-such-table; undo-needs-agreement if no one can be asked.
    """
    if table.is_match:
        raise Refused("match-alone", table)
    await defer_reply(interaction)
    position, player = await seated_player(services, interaction, table)
    try:
        # A step that was taken after this position was read stays. Only the player to move gives the version:
        # to the others it would reveal that half a turn was taken.
        seen = position.table.version if player.seat in position.to_move else None
        about = (position.table.id, player.user_id)
        table = await services.manager.run(consent.undo_step, *about, version=seen)
    except Refused as refusal:
        if refusal.reason != "nothing-to-undo" or not await _has_taken_turn(services, position, player):
            raise
        require_undo_consent(position.table, player.seat)
        deals_again = await services.manager.would_deal_again(position.table, player.seat)
        offer = undo_offer(position.table, player.seat, say_to(interaction), deals_again=deals_again)
        await reply_private(interaction, _with_game_in_dms(interaction, offer, position.table, player))
        return
    services.publisher.schedule(table.id)
    services.publisher.refresh_dm(table.id, player.user_id)
    before = await services.manager.view(table, player.user_id)
    compose = partial(panel_message.turn_panel, before, player.seat, say_to(interaction))
    await context.answer(services, interaction, compose, reply_private)


async def _has_taken_turn(services: Services, position: Position, player: Player) -> bool:
    """Return whether the game runs and the player has completed a turn that others can be asked to undo."""
    history = await services.manager.history(position.table, player.user_id)
    turns = (step for step in history if step.complete and not step.is_table_event)
    return position.result is None and any(step.seat == player.seat for step in turns)
