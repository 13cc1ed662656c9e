"""Commands to look things up: `/rules`, `/leaderboard`, `/help`."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.errors import Refused
from bot.services import Services
from bot.ui import reading
from bot.ui.answer import Interaction, answering, privately, publicly
from engine.core.catalogue import catalogue
from engine.registry import games

PLACES = 15
SERVER, EVERYWHERE = "server", "everywhere"
_say = catalogue()
GAMES = [app_commands.Choice(name=_say(f"game-{key}"), value=key) for key in games()]
SCOPES = [app_commands.Choice(name=_say(f"scope-{scope}"), value=scope) for scope in (SERVER, EVERYWHERE)]


class GuideCommands(commands.Cog):
    """What can be asked anywhere."""

    def __init__(self, services: Services) -> None:
        self._manager = services.manager
        self._say = services.say

    @app_commands.command(description=_say("command-rules"))
    @app_commands.describe(game=_say("option-game"))
    @app_commands.choices(game=GAMES)
    async def rules(self, interaction: Interaction, game: str) -> None:
        async with answering(interaction, self._say):
            try:
                message = reading.rules_page(game, 0, self._say)
            except (LookupError, OSError):
                raise Refused("unknown-rules") from None
            await privately(interaction, message)

    @app_commands.command(description=_say("command-leaderboard"))
    @app_commands.describe(game=_say("option-game"), scope=_say("option-scope"))
    @app_commands.choices(game=GAMES, scope=SCOPES)
    async def leaderboard(
        self, interaction: Interaction, game: str | None = None, scope: str | None = None
    ) -> None:
        async with answering(interaction, self._say, public=True):
            scope = scope or (SERVER if interaction.guild_id else EVERYWHERE)
            standings = await self._manager.store.leaderboard(
                game=game, guild_id=interaction.guild_id if scope == SERVER else None, most=PLACES
            )
            await publicly(interaction, reading.leaderboard(standings, game, scope, self._say))

    @app_commands.command(description=_say("command-help"))
    async def help(self, interaction: Interaction) -> None:
        async with answering(interaction, self._say):
            await privately(interaction, reading.help_page(self._say))
