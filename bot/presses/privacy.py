"""The buttons below `/privacy`: to take along what is kept, and to be forgotten."""

from __future__ import annotations

from bot.errors import Refused
from bot.services import Services
from bot.ui import privacy
from bot.ui.answer import Interaction, hold, privately, replace, think
from bot.ui.answer import show as show_own
from bot.ui.markup import plain
from bot.ui.press import Press


async def show(services: Services, interaction: Interaction, press: Press) -> None:
    """*What you keep*, in help."""
    user_id = interaction.user.id
    kept = await services.manager.people.kept(user_id)
    await privately(interaction, privacy.page(kept, user_id, services.say))


async def export(services: Services, interaction: Interaction, press: Press) -> None:
    """*Export*."""
    await think(interaction)
    user_id = interaction.user.id
    data = await services.manager.people.export(user_id)
    await privately(interaction, privacy.export(data, user_id, services.say))


async def name(services: Services, interaction: Interaction, press: Press) -> None:
    """*Show my name everywhere*, or *Hide my name*: the account's own, since nicknames belong to servers."""
    user = interaction.user
    own = plain(user.global_name or "") or user.name
    await services.manager.people.show_name(user.id, own if press.path == ("show",) else None)
    kept = await services.manager.people.kept(user.id)
    await show_own(interaction, privacy.page(kept, user.id, services.say))


async def ask(services: Services, interaction: Interaction, press: Press) -> None:
    """*Delete*: what would follow, and the button that does it. Raises Refused: not-yours."""
    user_id = _own(interaction, press)
    kept = await services.manager.people.kept(user_id)
    await privately(interaction, privacy.question(kept, user_id, services.say))


async def forget(services: Services, interaction: Interaction, press: Press) -> None:
    """*Yes, delete everything*: again, if pressed again. Raises Refused: not-yours."""
    user_id = _own(interaction, press)
    await hold(interaction)
    left = await services.manager.people.forget(user_id, services.say("former-player"))
    for table in left.games:
        services.publisher.schedule(table.id)
    await replace(interaction, privacy.forgotten(services.say))
    for table in left.lobbies:
        await services.publisher.show_lobby(await services.manager.table(table.id))


def _own(interaction: Interaction, press: Press) -> int:
    """Whoever presses, if the button is theirs. Raises Refused: not-yours."""
    if press.path != (str(interaction.user.id),):
        raise Refused("not-yours")
    return int(interaction.user.id)
