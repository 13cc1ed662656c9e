"""The command tree: register commands with Discord when they change, and answer outdated ones."""

from __future__ import annotations

import hashlib
import json
import logging
from contextlib import suppress

import discord
from discord import app_commands

from bot import network_errors
from bot.errors import Refused
from bot.log_context import describe
from bot.services import Services
from bot.store import names
from bot.ui.responder import Interaction, TooLate, responding
from bot.ui.translations import Translator
from engine.core.catalogue import files_digest

log = logging.getLogger(__name__)

DIGEST_KEY = "commands"
"""Key of the stored digest of the registered commands."""
_KINDS = tuple(discord.AppCommandType)
"""The kinds of commands that a bot registers. Discord itself adds others."""
_OUTDATED = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""Errors of commands that the user's Discord client knows in an older form."""


class Tree(app_commands.CommandTree[discord.Client]):
    """The slash commands."""

    _services: Services
    _synced_again = False

    async def register(self, services: Services, *, sync: bool = True, translated: bool = True) -> None:
        """Give the tree its services, and register the commands with Discord if they have changed.

        Also if Discord has others: another program may have registered its own with the token. `sync` False
        (all but one process) registers nothing. `translated` False (the simulated Discord) sends English
        only, and trusts what was stored. Raises outages of Discord and the database.
        """
        self._services = services
        if not sync:
            return
        if translated:
            await self.set_translator(Translator())
        digest = self._commands_hash()
        has_changed = await services.store.read(names.read_value, DIGEST_KEY) != digest
        if (has_changed or (translated and await self._has_others())) and await self._sync_commands():
            await services.store.write(names.write_value, DIGEST_KEY, digest)

    async def _has_others(self) -> bool:
        """Return whether Discord has commands of other names than these. False if it does not say."""
        try:
            there = {command.name for command in await self.fetch_commands() if command.type in _KINDS}
        except network_errors.REQUEST_FAILURES as error:
            log.info("The registered commands can't be read: %s", describe(error))
            return False
        return there != {command.name for command in self.get_commands()}

    async def _sync_commands(self) -> bool:
        """Register the commands; return whether Discord accepts them. Logs a rejection, raises an outage."""
        try:
            await self._sync_translated()
        except discord.DiscordServerError:
            raise  # an outage
        except (discord.HTTPException, discord.RateLimited) as error:
            log.error("Discord rejects the commands and keeps the former ones: %s", describe(error))
            return False
        return True

    async def _sync_translated(self) -> None:
        """Register the commands, in English if Discord rejects the translations, which is logged.

        Raises Discord's other errors.
        """
        try:
            await self.sync()
        except app_commands.CommandSyncFailure as error:
            log.error(
                "Discord rejects the translated commands, so they are in English: %s",
                describe(error),
            )
            await self.set_translator(None)
            await self.sync()

    def _commands_hash(self) -> str:
        """Return a SHA-256 of the application's id, the commands and all sentence files."""
        commands = [command.to_dict(self) for command in self.get_commands()]
        facts = [self.client.application_id, commands, files_digest()]
        encoded = json.dumps(facts, sort_keys=True, default=str)
        return hashlib.sha256(encoded.encode()).hexdigest()

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether a command may run.

        False if the operator refuses its user or server: a command is then answered, and suggestions are
        empty.
        """
        if not self._services.manager.operator.refuses(interaction.user.id, interaction.guild_id):
            return True
        await self._answer_failure(interaction, Refused("not-served"))
        return False

    async def _answer_failure(self, interaction: Interaction, error: Exception) -> None:
        """Answer a command with the sentence for an error. A request for suggestions gets an empty list."""
        with suppress(TooLate):
            async with responding(interaction, self._services.languages):
                if interaction.type is not discord.InteractionType.autocomplete:
                    raise error
                await interaction.response.autocomplete([])

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer a command that failed before its handler ran. Suggestions become empty.

        A command that ended with TooLate has its answer. If the user's Discord client knows the command in an
        older form, register the commands again.
        """
        if isinstance(error, app_commands.CommandInvokeError) and isinstance(error.original, TooLate):
            return
        shown = Refused("unknown-command") if isinstance(error, _OUTDATED) else error
        await self._answer_failure(interaction, shown)
        if isinstance(error, _OUTDATED):
            await self._sync_again_once()

    async def _sync_again_once(self) -> None:
        """Register the commands again, once per process. An outage is logged; the next call tries again."""
        # After a restored backup the stored digest may be wrong. Once per start repairs that.
        if self._synced_again:
            return
        self._synced_again = True
        try:
            await self._sync_commands()
        except network_errors.REQUEST_FAILURES as error:
            self._synced_again = False
            network_errors.warn(error)
