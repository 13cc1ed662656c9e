"""Finished games: a list, each as a file, and the choice of one for `/replay` and `/analyse`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from discord import app_commands

from bot.errors import Refused
from bot.feature import Choices, Feature, Services, choices
from bot.features.replay import analysis, replay_pages
from bot.features.replay.analysis import has_analysis
from bot.features.replay.replay_pages import OPEN
from bot.handlers import context
from bot.handlers.context import chosen_value, may_see, table_here, table_number, visible_channels
from bot.store import Table, archive, table_queries
from bot.store.archive import Finished
from bot.tables.positions import may_have_transcript
from bot.ui import game_text
from bot.ui.custom_id import CustomId, page_number
from bot.ui.markup import COMMANDS, escaped, yes_or_no
from bot.ui.message import MAX_LABEL, MOST_CHOICES, Button, Choice, Menu, Message, Row, clipped
from bot.ui.responder import Interaction, defer_reply, language_of, reply_private, say_to, show
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, numeral
from engine.core.types import ABANDONED, ON_TIME, PLAYED_OUT
from engine.game_registry import games

A_PAGE = 8
VERB, FILE = "history", "transcript"
MINE, SERVER = "mine", "server"
TABLE = "#"
"""Prefix of a table's number. A number without it counts lines of `/history`."""
SEARCHED = 200
"""Newest games that are searched for typed text: the user's own and those they may see."""

feature = Feature()


def _list_message(finished: Sequence[Finished], user_id: int, scope: str, number: int, say: Say) -> Message:
    """Return a page (`number`, from 0) of finished games, with menus to replay one or get its file.

    `finished` has one more game than fits if a page follows; without any, the page says so. `scope` is `mine`
    or `server`.
    """
    if not finished:
        return Message(say("history-none", whose=scope, **COMMANDS))
    first = number * A_PAGE + 1
    numbered = list(enumerate(finished[:A_PAGE], start=first))
    lines = [_game_line(place, game, say) for place, game in numbered]
    files = [
        Choice(say("history-choice", number=place, game=say(f"game-{game.game}")), str(game.table_id))
        for place, game in numbered
        if _may_have_file(game, user_id)
    ]
    replays = [Choice(_game_label(game, place, place, say), str(game.table_id)) for place, game in numbered]
    rows: list[Row] = [
        Menu(CustomId(OPEN), say("history-replay"), replays),
        *([Menu(CustomId(FILE), say("history-menu"), files)] if files else []),
    ]
    if turns := _page_buttons(scope, number, has_more=len(finished) > A_PAGE, say=say):
        rows.append(turns)
    return Message("\n".join([say("history-title", whose=scope), *lines]), rows=rows)


def _may_have_file(game: Finished, user_id: int) -> bool:
    """Return whether a user may have a game as a file: they played it, or its hands are open to all."""
    played = any(player.user_id == user_id for player in game.players)
    rules = games().get(game.game)
    return played or game.is_open or (rules is not None and not rules.has_hidden_hands)


def _page_buttons(scope: str, number: int, *, has_more: bool, say: Say) -> list[Button]:
    """Return *Earlier* if `has_more`, and *Later* after page 0."""
    later = [("later", number - 1)] if number > 0 else []
    earlier = [("earlier", number + 1)] if has_more else []
    return [
        Button(say(f"button-{name}"), CustomId(VERB, path=(scope, str(to))))
        for name, to in (*earlier, *later)
    ]


def _game_line(number: int, game: Finished, say: Say) -> str:
    """Return the line of game `number` (from 1): day, players with scores, whether rated, how it ended."""
    players = [
        say(
            "history-player",
            name=escaped(one.name),
            score=numeral(one.score),
            won=yes_or_no(one.placing == 1 and game.why != ABANDONED),
        )
        for one in game.players
    ]
    kind = "abandoned" if game.why == ABANDONED else "rated" if game.rated else "unrated"
    return say(
        "history-line",
        number=number,
        when=f"<t:{game.ended_at}:d>",
        game=say(f"game-{game.game}"),
        players=join_commas(players, say),
        kind=kind,
        ended=game.why if game.why in (PLAYED_OUT, ABANDONED, ON_TIME) else "resigned",
    )


def _game_label(game: Finished, number: int, numbered: int, say: Say) -> str:
    """Return a game in one line without markup. It starts with its number if that is at most `numbered`."""
    players = join_commas([f"{one.name} {numeral(one.score)}" for one in game.players], say)
    which = number if number <= numbered else "none"
    return clipped(
        say("history-label", number=which, game=say(f"game-{game.game}"), players=players), MAX_LABEL
    )


async def _page_of_games(services: Services, interaction: Interaction, scope: str, number: int) -> Message:
    """Return a page (`number`, from 0) of finished games.

    `scope`: `mine`, or `server`: those that the user may see there. Outside servers it is always `mine`.
    """
    scope = scope if interaction.guild_id else MINE
    first, user_id = number * A_PAGE, interaction.user.id
    if scope == SERVER:
        games = await _visible_games(services, interaction, first=first, most=A_PAGE + 1)
    else:
        games = await services.store.read(archive.played_by, user_id, first=first, most=A_PAGE + 1)
    return _list_message(games, user_id, scope, number, say_to(interaction))


async def _visible_games(
    services: Services, interaction: Interaction, *, first: int, most: int
) -> list[Finished]:
    """Return the server's finished games that the user played or whose channels they may see, newest first.

    At most `most`, after skipping `first`; outside servers none.
    """
    if interaction.guild_id is None:
        return []
    whose, channels = (interaction.guild_id, interaction.user.id), visible_channels(interaction)
    return await services.store.read(archive.played_on, *whose, channels, first=first, most=most)


@feature.button("history")
async def turn_history(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Show another page of `/history`. A forged path shows the first."""
    whose, number = (*press.path, "", "")[:2]
    shown = SERVER if whose == SERVER else MINE
    message = await _page_of_games(services, interaction, shown, page_number(number))
    await show(interaction, message)


@feature.button("transcript")
async def send_transcript(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Answer privately with the game chosen in `/history` as a file.

    Raises Refused: no-such-table, not-over, file-for-players, match-alone, daily-open, match-open,
    rules-gone.
    """
    await defer_reply(interaction)
    table = await services.manager.table(table_number(chosen_value(interaction)))
    if not may_see(interaction, table):
        raise Refused("no-such-table")
    if table.is_finished and not may_have_transcript(table, interaction.user.id):
        raise Refused("file-for-players", table)
    transcript = await services.manager.transcript(table)
    await reply_private(interaction, game_text.transcript_message(table, transcript, say_to(interaction)))


@feature.command(
    "history", describe={"whose": "option-whose"}, choices={"whose": choices("whose", (MINE, SERVER))}
)
async def show_history(services: Services, interaction: Interaction, whose: str = MINE) -> None:
    """Handle `/history`: answer privately with the first page of finished games."""
    await reply_private(interaction, await _page_of_games(services, interaction, whose, 0))


@feature.command("replay", describe={"game": "option-replay-game"})
async def show_replay(services: Services, interaction: Interaction, game: str | None = None) -> None:
    """Handle `/replay`: answer privately with a game's replay; without `game` the channel's newest.

    Raises Refused: no-such-game; without `game` no-replay-here, no-table-here, no-table-yours, which-table
    and no-such-table; in both cases not-started, lobby-cancelled, rules-gone, match-alone, daily-open,
    match-open.
    """
    await defer_reply(interaction)
    table = await (
        _channel_game(services, interaction) if game is None else _find_game(services, interaction, game)
    )
    compose = partial(replay_pages.opening_page, services, interaction, table)
    await context.answer(services, interaction, compose, reply_private)


@feature.command("analyse", describe={"game": "option-analyse-game"})
async def analyse(services: Services, interaction: Interaction, game: str | None = None) -> None:
    """Handle `/analyse`: answer privately with a game's analysis.

    Without `game` it is the user's newest that can be analysed. Raises Refused: no-such-game,
    no-game-to-analyse (they finished none), or as `analysis.answer_with_analysis`.
    """
    await defer_reply(interaction)
    table = await (
        _newest_own_game(services, interaction, has_analysis)
        if game is None
        else _find_game(services, interaction, game)
    )
    if table is None:
        raise Refused("no-game-to-analyse")
    await analysis.answer_with_analysis(services, interaction, table.id)


async def _newest_own_game(
    services: Services, interaction: Interaction, fits: Callable[[Table, str], bool] = lambda table, why: True
) -> Table | None:
    """Return the user's newest finished game that `fits`, other than a deal that others still play.

    `fits` gets the table and why the game ended. If there is none, return the newest game, or None without
    any. Raises Refused: no-such-table, rules-gone.
    """
    newest, user_id = None, interaction.user.id
    for game in await services.store.read(archive.played_by, user_id, first=0, most=MOST_CHOICES):
        table = await services.manager.table(game.table_id)
        newest = newest or table
        if not fits(table, game.why):
            continue
        if not table.is_solo:
            return table
        with suppress(Refused):
            await services.manager.require_over(table)
            return table
    return newest


@feature.suggestions("analyse", "game")
@feature.suggestions("replay", "game")
async def _suggest_games(services: Services, interaction: Interaction, typed: str) -> Choices:
    """Suggest finished games that match the text typed: the user's, then those visible on the server.

    A choice's value is TABLE and the table's id.
    """
    return [
        app_commands.Choice(name=text, value=f"{TABLE}{table_id}")
        for text, table_id in (await _matching_games(services, interaction, typed))[:MOST_CHOICES]
    ]


async def _matching_games(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, int]]:
    """Return (label, table id) of games whose label contains the typed text: own ones, then the server's.

    Each part is newest first; own ones are numbered as in `/history`. Without text fewer are read.
    """
    store, most = services.store, SEARCHED if typed else MOST_CHOICES
    mine = await store.read(archive.played_by, interaction.user.id, first=0, most=most)
    here = await _visible_games(services, interaction, first=0, most=most)
    games = [*mine, *(game for game in here if game not in mine)]
    say = await language_of(interaction, services.languages)
    labels = [_game_label(game, place, len(mine), say) for place, game in enumerate(games, 1)]
    every = ((text, game.table_id) for text, game in zip(labels, games, strict=True))
    return [(text, table_id) for text, table_id in every if typed.lower() in text.lower()]


async def _channel_game(services: Services, interaction: Interaction) -> Table:
    """Return the channel's newest game.

    Direct messages without one: the user's newest finished game, else that of `table_here`. Raises Refused:
    no-replay-here on servers, no-table-here, no-table-yours, which-table, no-such-table, rules-gone,
    match-alone, daily-open, match-open.
    """
    table = await services.store.read(table_queries.newest_in_channel, interaction.channel_id or 0)
    if table is not None:
        return await replay_pages.require_replayable(services, interaction, table.id)
    if interaction.guild_id is not None:
        raise Refused("no-replay-here")
    return await _newest_own_game(services, interaction) or await table_here(services, interaction)


async def _find_game(services: Services, interaction: Interaction, name: str) -> Table:
    """Return the game that `name` means. Raises Refused: no-such-game, or as `require_replayable`.

    It is `#` and a table's id, a number in the user's `/history`, or text in the label of a suggestion (the
    first counts).
    """
    name = name.strip()
    try:
        table_id = table_number(name.removeprefix(TABLE))
        if name.startswith(TABLE):
            return await replay_pages.require_replayable(services, interaction, table_id)
        table = await _own_game(services, interaction, table_id)
    except Refused as refusal:
        if refusal.reason != "no-such-table":  # such as a deal that is still open
            raise
        fitting = await _matching_games(services, interaction, name) if name else []
        table = await services.manager.table(fitting[0][1]) if fitting else None
    if table is None:
        raise Refused("no-such-game")
    return table


async def _own_game(services: Services, interaction: Interaction, number: int) -> Table | None:
    """Return the user's game with this number in `/history` (from 1), or None.

    Raises Refused: no-such-table, rules-gone.
    """
    if number < 1:
        return None
    games = await services.store.read(archive.played_by, interaction.user.id, first=number - 1, most=1)
    return await services.manager.table(games[0].table_id) if games else None
