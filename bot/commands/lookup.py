"""Looking things up: `/learn`, `/rules`, `/leaderboard`, `/profile`, `/help`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.translations import text
from bot.components import help, lessons
from bot.components import leaderboard as pressed
from bot.components import profile as profiles
from bot.components.context import person, table_here
from bot.errors import Refused
from bot.ratings.seasons import ALL_TIME, before
from bot.services import Services
from bot.ui import help_pages
from bot.ui.help import START
from bot.ui.leaderboard import COMPUTERS, EVERYWHERE, PARTNERS, SERVER
from bot.ui.message import Message
from bot.ui.responder import Interaction, reply_private, responding, say_to
from bot.ui.sentences import COMMANDS
from engine.lessons import courses
from engine.registry import games

EVER, NOW, LAST = "ever", "now", "last"
GAMES = [app_commands.Choice(name=text(f"game-{key}"), value=key) for key in games()]
COURSES = [app_commands.Choice(name=text(f"course-{key}"), value=key) for key in courses()]
SCOPES = [
    app_commands.Choice(name=text(f"scope-{scope}"), value=scope)
    for scope in (SERVER, EVERYWHERE, PARTNERS, COMPUTERS)
]
SEASONS = [app_commands.Choice(name=text(f"season-{season}"), value=season) for season in (EVER, NOW, LAST)]


class GuideCommands(commands.Cog):
    """What can be asked anywhere."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._manager = services.manager

    @app_commands.command(description=text("command-rules"))
    @app_commands.describe(game=text("option-rules-game"))
    @app_commands.choices(game=GAMES)
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        async with responding(interaction, self._services.languages):
            key = game or await self._game_here(interaction)
            await reply_private(interaction, await self._rules_of(interaction, key))

    async def _rules_of(self, interaction: Interaction, key: str | None) -> Message:
        """The beginning of a game's rules, or the choice of a game. Raises Refused: unknown-rules."""
        if key is None:
            return help_pages.all_rules(say_to(interaction))
        learns = await lessons.are_left(self._services, interaction.user.id, key)
        try:
            return help_pages.rules_page(key, 0, say_to(interaction), learns=learns)
        except (LookupError, OSError):
            raise Refused("unknown-rules") from None

    async def _game_here(self, interaction: Interaction) -> str | None:
        """The game of the table that is asked at; None where there is no such table."""
        try:
            return (await table_here(self._services, interaction)).game
        except Refused:
            return None

    @app_commands.command(description=text("command-learn"))
    @app_commands.describe(course=text("option-learn-course"))
    @app_commands.choices(course=COURSES)
    async def learn(self, interaction: Interaction, course: str | None = None) -> None:
        async with responding(interaction, self._services.languages):
            await lessons.tell(self._services, interaction, course)

    @app_commands.command(description=text("command-leaderboard"))
    @app_commands.describe(game=text("option-game"), scope=text("option-scope"), season=text("option-season"))
    @app_commands.choices(game=GAMES, scope=SCOPES, season=SEASONS)
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        scope: str = SERVER,
        season: str = EVER,
    ) -> None:
        async with responding(interaction, self._services.languages, public=True):
            now = self._services.boards.season
            span = {EVER: ALL_TIME, NOW: now, LAST: before(now)}.get(season, ALL_TIME)
            wish = await pressed.first(self._services, interaction, game, scope, span)
            if wish is None:
                here = SERVER if interaction.guild_id and scope != EVERYWHERE else EVERYWHERE
                where = COMPUTERS if scope == COMPUTERS else here
                text = say_to(interaction)("leaderboard-empty", scope=where, **COMMANDS)
                await reply_private(interaction, Message(text))
                return
            await pressed.tell(self._services, interaction, wish)

    @app_commands.command(description=text("command-profile"))
    @app_commands.describe(user=text("option-user"))
    async def profile(self, interaction: Interaction, user: discord.User | None = None) -> None:
        async with responding(interaction, self._services.languages, public=True):
            await profiles.tell(self._services, interaction, person(user or interaction.user))

    @app_commands.command(description=text("command-help"))
    async def help(self, interaction: Interaction) -> None:
        async with responding(interaction, self._services.languages):
            await reply_private(interaction, await help.shown(self._services, interaction, START))
