"""The buttons below `/privacy`: export and delete."""

from __future__ import annotations

from bot.errors import Refused
from bot.feature import Feature
from bot.services import Services
from bot.store import personal_data
from bot.tables import privacy as table_privacy
from bot.ui import privacy
from bot.ui.custom_id import CustomId
from bot.ui.markup import called
from bot.ui.responder import Interaction, defer_reply, defer_update, edit, reply_private, say_to
from bot.ui.responder import show as show_own

feature = Feature()


@feature.button("privacy")
async def show(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*What you keep*, in help."""
    user_id = interaction.user.id
    kept = await services.store.read(personal_data.summary, user_id)
    await reply_private(interaction, privacy.page(kept, user_id, say_to(interaction)))


@feature.button("export")
async def export(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Export*."""
    await defer_reply(interaction)
    user_id = interaction.user.id
    data = await table_privacy.export(services.store, user_id, services.publisher.now())
    await reply_private(interaction, privacy.export(data, user_id, say_to(interaction)))


@feature.button("publicname")
async def name(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Show my name everywhere*, or *Hide my name*: the account's own, since nicknames belong to servers."""
    user = interaction.user
    own = called(user.global_name, user.name)
    await services.manager.run_for(table_privacy.show_name, user.id, own if press.path == ("show",) else None)
    kept = await services.store.read(personal_data.summary, user.id)
    await show_own(interaction, privacy.page(kept, user.id, say_to(interaction)))


@feature.button("askforget")
async def ask(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Delete*: what would follow, and the button that does it. Raises Refused: not-yours."""
    user_id = _own(interaction, press)
    kept = await services.store.read(personal_data.summary, user_id)
    await reply_private(interaction, privacy.question(kept, user_id, say_to(interaction)))


@feature.button("forget")
async def forget(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Yes, delete everything*: again, if pressed again. Raises Refused: not-yours."""
    user_id = _own(interaction, press)
    await defer_update(interaction)
    left = await services.manager.run_for(table_privacy.forget, user_id, say_to(interaction)("former-player"))
    services.languages.forget(user_id)
    for table in left.games:
        services.publisher.schedule(table.id)
    await edit(interaction, privacy.forgotten(say_to(interaction)))
    for table in left.lobbies:
        await services.publisher.show_lobby(await services.manager.table(table.id))


def _own(interaction: Interaction, press: CustomId) -> int:
    """Whoever presses, if the button is theirs. Raises Refused: not-yours."""
    if press.path != (str(interaction.user.id),):
        raise Refused("not-yours")
    return int(interaction.user.id)
