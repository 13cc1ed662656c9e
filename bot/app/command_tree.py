"""The command tree: sends commands to Discord when they change, and answers outdated ones."""

from __future__ import annotations

import hashlib
import json
import logging

import discord
from discord import app_commands

from bot.errors import Refused
from bot.log_context import describe
from bot.services import Services
from bot.store import key_values
from bot.ui.responder import Interaction, responding
from bot.ui.translations import Translator
from engine.core.catalogue import files_digest

log = logging.getLogger(__name__)

MEMO = "commands"
"""Under which name it is written down what Discord was last told."""
_OLD = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""What comes of a command that somebody's Discord knows otherwise than we do."""


class Tree(app_commands.CommandTree[discord.Client]):
    """The commands, as discord.py keeps them."""

    _services: Services
    _told_anew = False

    async def register(self, services: Services, *, tell: bool = True, translated: bool = True) -> None:
        """Tells Discord of the commands if they are not those it was last told of; it takes 200 a day.

        Of several processes, one tells. A make-believe Discord shows no translations.
        """
        self._services = services
        if not tell:
            return
        if translated:
            await self.set_translator(Translator())
        digest = self._digest()
        if await services.store.read(key_values.read_value, MEMO) != digest and await self._told():
            await services.store.write(key_values.write_value, MEMO, digest)

    async def _told(self) -> bool:
        """Tells Discord of the commands; whether it took them.

        A refused translation must not cost the commands: they are told in English then. If that is refused
        too, those it knows stay, buttons work, and it is told again at the next start.
        """
        try:
            await self._sync_translated()
        except discord.DiscordServerError:
            raise  # an outage
        except (discord.HTTPException, discord.RateLimited) as error:
            log.error("Discord rejects the commands and keeps the former ones: %s", describe(error))
            return False
        return True

    async def _sync_translated(self) -> None:
        try:
            await self.sync()
        except app_commands.CommandSyncFailure as error:
            log.error(
                "Discord rejects the translated commands, so they are in English: %s",
                describe(error),
            )
            await self.set_translator(None)
            await self.sync()

    def _digest(self) -> str:
        """Changes with the commands and with every file of a language; to read these would take long."""
        commands = [command.to_dict(self) for command in self.get_commands()]
        told = [self.client.application_id, commands, files_digest()]
        said = json.dumps(told, sort_keys=True, default=str)
        return hashlib.sha256(said.encode()).hexdigest()

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """discord.py's event for what no command has answered."""
        async with responding(interaction, self._services.languages):
            if interaction.type is discord.InteractionType.autocomplete:
                await interaction.response.autocomplete([])
            else:
                raise Refused("unknown-command") if isinstance(error, _OLD) else error
        if isinstance(error, _OLD):
            await self._tell_anew()

    async def _tell_anew(self) -> None:
        # A restored backup may remember other commands than Discord does; once is enough to mend that.
        if not self._told_anew:
            self._told_anew = True
            await self._told()
