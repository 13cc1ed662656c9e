"""Finished games: a list, and each as a file."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refused
from bot.feature import Feature, choices
from bot.features.replay.replay_messages import OPEN
from bot.handlers.context import chosen_value, may_see, table_number, visible_channels
from bot.services import Services
from bot.store import archive
from bot.store.archive import Finished
from bot.tables.recorded_game import may_have_transcript
from bot.ui import verification
from bot.ui.custom_id import CustomId, page_number
from bot.ui.labels import yes_or_no
from bot.ui.markup import escaped
from bot.ui.message import MAX_LABEL, Button, Choice, Menu, Message, Row, clipped
from bot.ui.responder import Interaction, defer_reply, reply_private, say_to, show
from bot.ui.sentences import COMMANDS
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, numeral
from engine.core.types import ABANDONED, ON_TIME, PLAYED_OUT
from engine.game_registry import games

A_PAGE = 8
VERB, FILE = "history", "transcript"
MINE, SERVER = "mine", "server"


def list_message(finished: Sequence[Finished], user_id: int, scope: str, number: int, say: Say) -> Message:
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
    replays = [Choice(game_label(game, place, place, say), str(game.table_id)) for place, game in numbered]
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


def game_label(game: Finished, number: int, numbered: int, say: Say) -> str:
    """Return a game in one line without markup. It starts with its number if that is at most `numbered`."""
    players = join_commas([f"{one.name} {numeral(one.score)}" for one in game.players], say)
    which = number if number <= numbered else "none"
    return clipped(
        say("history-label", number=which, game=say(f"game-{game.game}"), players=players), MAX_LABEL
    )


feature = Feature()


async def page_of_games(services: Services, interaction: Interaction, scope: str, number: int) -> Message:
    """Return a page (`number`, from 0) of finished games.

    `scope`: `mine`, or `server`: those that the user may see there. Outside servers it is always `mine`.
    """
    scope = scope if interaction.guild_id else MINE
    first, user_id = number * A_PAGE, interaction.user.id
    if scope == SERVER:
        games = await visible_games(services, interaction, first=first, most=A_PAGE + 1)
    else:
        games = await services.store.read(archive.played_by, user_id, first=first, most=A_PAGE + 1)
    return list_message(games, user_id, scope, number, say_to(interaction))


async def visible_games(
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
    message = await page_of_games(services, interaction, shown, page_number(number))
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
    await reply_private(interaction, verification.transcript_message(table, transcript, say_to(interaction)))


@feature.command(
    "history", describe={"whose": "option-whose"}, choices={"whose": choices("whose", (MINE, SERVER))}
)
async def show_history(services: Services, interaction: Interaction, whose: str = MINE) -> None:
    """Handle `/history`: answer privately with the first page of finished games."""
    await reply_private(interaction, await page_of_games(services, interaction, whose, 0))
