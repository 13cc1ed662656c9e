"""Looking things up: `/learn`, `/rules`, `/leaderboard`, `/profile`, `/help`."""

from __future__ import annotations

import discord

from bot.components import help, lessons
from bot.components import leaderboard as pressed
from bot.components import profile as profiles
from bot.components.context import person, table_here
from bot.errors import Refused
from bot.feature import Feature, choices
from bot.ratings.seasons import ALL_TIME, before
from bot.services import Services
from bot.ui import help_pages
from bot.ui.help import START
from bot.ui.leaderboard import COMPUTERS, EVERYWHERE, PARTNERS, SERVER
from bot.ui.message import Message
from bot.ui.responder import Interaction, reply_private, say_to
from bot.ui.sentences import COMMANDS
from engine.courses import courses
from engine.registry import games

EVER, NOW, LAST = "ever", "now", "last"
GAMES = choices("game", games())
SCOPES = choices("scope", (SERVER, EVERYWHERE, PARTNERS, COMPUTERS))
SEASONS = choices("season", (EVER, NOW, LAST))

feature = Feature()


@feature.command(describe={"game": "option-rules-game"}, choices={"game": GAMES})
async def rules(services: Services, interaction: Interaction, game: str | None = None) -> None:
    key = game or await _game_here(services, interaction)
    await reply_private(interaction, await _rules_of(services, interaction, key))


async def _rules_of(services: Services, interaction: Interaction, key: str | None) -> Message:
    """The beginning of a game's rules, or the choice of a game. Raises Refused: unknown-rules."""
    if key is None:
        return help_pages.all_rules(say_to(interaction))
    learns = await lessons.are_left(services, interaction.user.id, key)
    try:
        return help_pages.rules_page(key, 0, say_to(interaction), learns=learns)
    except (LookupError, OSError):
        raise Refused("unknown-rules") from None


async def _game_here(services: Services, interaction: Interaction) -> str | None:
    """The game of the table that is asked at; None where there is no such table."""
    try:
        return (await table_here(services, interaction)).game
    except Refused:
        return None


@feature.command(describe={"course": "option-learn-course"}, choices={"course": choices("course", courses())})
async def learn(services: Services, interaction: Interaction, course: str | None = None) -> None:
    await lessons.tell(services, interaction, course)


@feature.command(
    public=True,
    describe={"game": "option-game", "scope": "option-scope", "season": "option-season"},
    choices={"game": GAMES, "scope": SCOPES, "season": SEASONS},
)
async def leaderboard(
    services: Services,
    interaction: Interaction,
    game: str | None = None,
    scope: str = SERVER,
    season: str = EVER,
) -> None:
    now = services.boards.season
    span = {EVER: ALL_TIME, NOW: now, LAST: before(now)}.get(season, ALL_TIME)
    wish = await pressed.first(services, interaction, game, scope, span)
    if wish is None:
        here = SERVER if interaction.guild_id and scope != EVERYWHERE else EVERYWHERE
        where = COMPUTERS if scope == COMPUTERS else here
        text = say_to(interaction)("leaderboard-empty", scope=where, **COMMANDS)
        await reply_private(interaction, Message(text))
        return
    await pressed.tell(services, interaction, wish)


@feature.command(public=True, describe={"user": "option-user"})
async def profile(services: Services, interaction: Interaction, user: discord.User | None = None) -> None:
    await profiles.tell(services, interaction, person(user or interaction.user))


@feature.command("help")
async def show_help(services: Services, interaction: Interaction) -> None:
    await reply_private(interaction, await help.shown(services, interaction, START))
