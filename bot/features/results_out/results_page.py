"""The page of `/settings` for results: where they are sent, and a file with all of them."""

from __future__ import annotations

import secrets

import discord
from discord.ui.view import BaseView
from yarl import URL

from bot.errors import Refused
from bot.feature import Feature, Services
from bot.features.results_out import game_results, webhooks
from bot.features.results_out.webhooks import LONGEST_ADDRESS, Webhook, require_address
from bot.handlers.context import managed, visible_channels
from bot.ui.clock_text import moment
from bot.ui.custom_id import CustomId, interaction_data, submitted_answers
from bot.ui.message import MAX_TITLE, Attached, Button, Message, clipped
from bot.ui.responder import Interaction, defer_reply, edit, reply_private, say_to, send_form
from engine.core.catalogue import Say

VERB = "results"
FORM, ADDRESS, STOP, FILE = "form", "address", "stop", "csv"
"""Paths of presses: ask for an address, the submitted form, stop sending, download. Without one: the page."""
URL_FIELD = "url"
MOST_LINES = 40_000
"""Lines of a file."""

feature = Feature()


@feature.button(VERB)
async def manage_results(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Results…* in `/settings`: answer privately with its page.

    Its buttons open a form for an address, stop sending, and send a file. Raises Refused: not-in-server,
    not-manager, webhook-address, unknown-button, too-slow.
    """
    guild_id, say = managed(interaction), say_to(interaction)
    match press.path:
        case ():
            await reply_private(interaction, await _page(services, guild_id, say))
        case (kind,) if kind == FORM:
            await send_form(interaction, address_form(say))
        case (kind,) if kind == ADDRESS:
            await _start_sending(services, interaction, guild_id)
        case (kind,) if kind == STOP:
            await services.store.write(webhooks.delete_webhook, guild_id)
            await edit(interaction, await _page(services, guild_id, say))
        case (kind,) if kind == FILE:
            await _send_file(services, interaction, guild_id)
        case _:
            raise Refused("unknown-button")


async def _page(services: Services, guild_id: int, say: Say) -> Message:
    return page(await services.store.read(webhooks.webhook_of, guild_id), say)


def page(webhook: Webhook | None, say: Say) -> Message:
    """Return where results are sent, if anywhere, and whether they arrive, with buttons to change it.

    Another gives a file of all results.
    """
    lines = [say("results-title")]
    if webhook is not None:
        lines.append(say("results-sent", host=URL(webhook.url).host or ""))
        if webhook.failing_since is not None:
            since = moment(webhook.failing_since)
            lines.append(say("results-failing", error=webhook.error or "", since=since))
        elif webhook.delivered_at is not None:
            lines.append(say("results-delivered", when=moment(webhook.delivered_at)))
    label = "button-results-start" if webhook is None else "button-results-change"
    buttons = [Button(say(label), CustomId(VERB, path=(FORM,)))]
    if webhook is not None:
        buttons.append(Button(say("button-results-stop"), CustomId(VERB, path=(STOP,))))
    file = Button(say("button-results-file"), CustomId(VERB, path=(FILE,)))
    return Message("\n".join(lines), rows=[[*buttons, file]])


def address_form(say: Say) -> discord.ui.Modal:
    """Return the form that asks for the address."""
    form = discord.ui.Modal(
        title=clipped(say("results-form"), MAX_TITLE), custom_id=CustomId(VERB, path=(ADDRESS,)).write()
    )
    field = discord.ui.TextInput[BaseView](
        custom_id=URL_FIELD, placeholder="https://example.com/results", max_length=LONGEST_ADDRESS
    )
    form.add_item(discord.ui.Label(text=clipped(say("results-form-address"), MAX_TITLE), component=field))
    # Stopped, so that discord.py does not keep it in memory.
    form.stop()
    return form


async def _start_sending(services: Services, interaction: Interaction, guild_id: int) -> None:
    """Send results to the submitted address from now on, and show the new secret, once.

    An earlier address is replaced. Raises Refused: webhook-address.
    """
    answer = submitted_answers(interaction_data(interaction)).get(URL_FIELD)
    url, secret = require_address(str(answer or "")), secrets.token_hex(32)
    chosen = Webhook(guild_id, str(url), secret)
    await services.store.write(webhooks.store_webhook, chosen, services.manager.now())
    text = say_to(interaction)("results-secret", host=url.host or "", secret=secret)
    await reply_private(interaction, Message(text))


async def _send_file(services: Services, interaction: Interaction, guild_id: int) -> None:
    """Answer privately with results as CSV (`MOST_LINES` at most), of channels that the user may see."""
    await defer_reply(interaction)
    channels = visible_channels(interaction)
    data = await services.store.read(game_results.results_csv, guild_id, channels, MOST_LINES)
    text = say_to(interaction)("results-file")
    await reply_private(interaction, Message(text, attached=[Attached(data, "results.csv")]))
