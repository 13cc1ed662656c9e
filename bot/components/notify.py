"""The menus and buttons of `/notify`: a choice takes effect at once and can be undone."""

from __future__ import annotations

from collections.abc import Mapping

from bot.errors import Refused
from bot.feature import Feature
from bot.handlers.context import picked
from bot.services import Services
from bot.store import rows
from bot.store.columns import PreferenceColumns
from bot.store.records import USUAL_WISHES, Preferences
from bot.tables import digest, quiet_hours
from bot.tables.notification_settings import mute, set_preferences, unmute
from bot.ui import notify as shown
from bot.ui.custom_id import CustomId
from bot.ui.message import Layout
from bot.ui.option_form import Answer, filled_in
from bot.ui.responder import Interaction, ask, edit, reply_private, say_to

feature = Feature()


@feature.button("notify")
async def change(services: Services, interaction: Interaction, press: CustomId) -> None:
    """One choice; without a path, the page itself. Raises Refused: unknown-button, quiet-too-long, …"""
    before = await services.store.read(rows.preferences, interaction.user.id)
    what, *path = press.path or ("",)
    if (what, picked(interaction)) == (shown.QUIET, shown.OTHER):
        await ask(interaction, shown.hours_form(before, say_to(interaction)))
        return
    if not what:
        await reply_private(interaction, page(services, interaction, before))
        return
    if what == shown.ZONES:
        await edit(interaction, page(services, interaction, before, asks_zone=True))
        return
    muting = {shown.MUTE: mute, shown.UNMUTE: unmute}.get(what)
    if muting is not None:
        wishes = await services.manager.run_for(muting, interaction.user.id)
        await edit(interaction, page(services, interaction, wishes, before=before))
        return
    try:
        chosen = _chosen(interaction, what, path)
    except (KeyError, ValueError):
        raise Refused("unknown-button") from None
    wishes = await services.manager.run_for(set_preferences, interaction.user.id, **chosen)
    asks_zone = what != shown.ZONE and _has_no_zone(wishes)
    await edit(interaction, page(services, interaction, wishes, before=before, asks_zone=asks_zone))


def page(
    services: Services,
    interaction: Interaction,
    wishes: Preferences,
    *,
    before: Preferences | None = None,
    asks_zone: bool = False,
) -> Layout:
    """The page as things stand."""
    now = services.publisher.now()
    return shown.page(wishes, now, say_to(interaction), before=before, asks_zone=asks_zone)


def _has_no_zone(wishes: Preferences) -> bool:
    """Whether somebody has chosen hours, and nobody knows yet by whose clocks they are meant."""
    has_hours = quiet_hours.length(wishes) > 0 or digest.wanted(wishes)
    return has_hours and wishes.time_zone == USUAL_WISHES.time_zone


def _chosen(interaction: Interaction, what: str, path: list[str]) -> PreferenceColumns:
    """What was chosen, as wishes. Raises KeyError and ValueError for what nobody offers."""
    value = picked(interaction)
    match what:
        case shown.UNDO:
            return shown.read(path)
        case shown.RESET:
            return shown.read(shown.written(USUAL_WISHES))
        case shown.NEXT:
            return {"next_up": path == ["1"]}
        case shown.OTHER:
            return _hours(filled_in(interaction.data))
        case shown.QUIET:
            first, _, last = value.partition("-") if value != shown.NONE else ("0", "", "0")
            return {"quiet_from": int(first), "quiet_until": int(last)}
        case shown.DAILY:
            return {"digest": int(value)}
        case shown.TURNS:
            return {"turns": value}
        case shown.REMIND:
            return {"remind": value}
        case shown.ZONE:
            return {"time_zone": value}
    raise KeyError(what)


def _hours(given: Mapping[str, Answer]) -> PreferenceColumns:
    """The hours of a form. Raises KeyError and ValueError."""
    return {"quiet_from": int(given["from"] or ""), "quiet_until": int(given["until"] or "")}
