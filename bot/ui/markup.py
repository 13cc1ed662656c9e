"""How messages write users, computers and tables: names, levels, links, mentions and emojis."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Protocol
from unicodedata import bidirectional, category

import discord

from bot.store import Player, Table
from bot.store.names import DisplayName
from bot.store.records import Preferences
from bot.tables.computers import persona_of
from engine.ai.character import EVEN_TEMPERAMENT
from engine.core.catalogue import Catalogue, Say, ids_after
from engine.core.types import Seat
from render.emoji_images import emojis
from render.fonts import is_visible, isolated

COMMANDS = {name: f"/{name}" for name in ids_after("command-")}
"""Commands as sentences name them, each with a sentence that describes it."""
_ours: dict[str, str] = {}


def use_emojis(uploaded: Mapping[str, str]) -> None:
    """Set the application's emojis, by name, as Discord writes them (`<:yellow_1a2b3c4d:123>`)."""
    _ours.clear()
    _ours.update(uploaded)


def emoji_for(symbol: str | None) -> str | None:
    """Return the uploaded emoji that a symbol names, else its plain replacement; a plain emoji stays.

    None without a symbol or replacement.
    """
    if symbol is None:
        return None
    known = emojis().get(symbol)
    return _ours.get(symbol) or (known.plain if known is not None else symbol) or None


def badge(seat: Seat) -> str:
    """Return a seat's badge and a space, or an empty text if the emoji is not uploaded."""
    ours = _ours.get(f"seat-{seat + 1}")
    return f"{ours} " if ours else ""


MOST_NAMES = 1024
"""Cached names. A turn writes the names of a table several times, and escaping is slow."""
_DIRECTING = ("LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI")
_MARKS = "\u200e\u200f\u061c"
_LIVE = re.compile(r"(?<=:)(?=//)|(?<=\.\w\w)(?=\w*/)|(?<=<)")
"""Places where Discord would make a link, an invitation, a mention, a command or a timestamp."""
_ZERO_WIDTH_SPACE = "\u200b"


def link(table: Table) -> str:
    """Return the URL of a table's newest post, else of its channel.

    For a solo deal return the command that shows it.
    """
    if table.is_solo:
        return "/cup" if table.is_cup else "/daily" if table.is_daily else "/games"
    return post_link(table)


class Place(Protocol):
    """Where a table's newest post is: server (0: direct messages), channel, message (None: no post)."""

    @property
    def guild_id(self) -> int: ...
    @property
    def channel_id(self) -> int: ...
    @property
    def post_message_id(self) -> int | None: ...


def post_link(place: Place) -> str:
    """Return the URL of a table's newest post, else of its channel."""
    channel = f"https://discord.com/channels/{place.guild_id or '@me'}/{place.channel_id}"
    return channel if place.post_message_id is None else f"{channel}/{place.post_message_id}"


def mention(user_id: int) -> str:
    """Return a user mention. It notifies only if the message allows it."""
    return f"<@{user_id}>"


def plain(name: str) -> str:
    """Return a name without outer spaces, control characters and marks that change the text direction."""
    return "".join(letter for letter in name if not _is_unseen(letter)).strip()


@lru_cache(MOST_NAMES)
def unmarked(name: str) -> str:
    """Return a name for labels and alt texts, isolated from the text direction around it."""
    return isolated(plain(name))


def visible_name(name: str | None, account: str) -> str:
    """Return the display name, or the account's name if nothing of it is visible."""
    kept = plain(name or "")
    return kept if is_visible(kept) else account


def _is_unseen(letter: str) -> bool:
    """Return whether a letter is a control character or changes the text direction."""
    return letter in _MARKS or bidirectional(letter) in _DIRECTING or category(letter) in ("Cc", "Zl", "Zp")


@lru_cache(MOST_NAMES)
def escaped(name: str) -> str:
    """Return a name for messages: no markup, links, mentions, or change of the text direction."""
    name = plain(name)
    safe = discord.utils.escape_markdown(name, ignore_links=False)
    safe = discord.utils.escape_mentions(_LIVE.sub(_ZERO_WIDTH_SPACE, safe))
    return isolated(safe)


def unmarked_names(table: Table) -> tuple[str, ...]:
    """Return the players' names by seat, for labels and alt texts."""
    return tuple(map(unmarked, table.names))


def bold(table: Table) -> tuple[str, ...]:
    """Return the players' names by seat, each as `display_name` writes it."""
    return tuple(map(display_name, table.players))


def display_name(player: Player) -> str:
    """Return a player's name in bold, a computer's with its emoji face."""
    persona = persona_of(player.user_id)
    name = f"**{escaped(player.name)}**"
    return name if persona is None else f"{persona.face} {name}"


def addressed(player: Player) -> str:
    """Return the player to move, with their badge: a mention for a person, a name for a computer."""
    return badge(player.seat) + (mention(player.user_id) if player.is_present else display_name(player))


def name_of(name: DisplayName, say: Say) -> str:
    """Return a user's stored name, or a label made from their code if they have none."""
    return name.name or say("unnamed", code=name.code)


def level_details(name: str, level: str | None, say: Say) -> dict[str, str | int]:
    """Return a computer's level as arguments: `name` has its words, and `NAME_id` its id.

    Both are `none` for None.
    """
    words = "none" if level is None else say(f"level-{level}")
    return {name: words, f"{name}_id": level or "none"}


def computer_level(user_id: int, level: str, say: Say) -> str:
    """Return a computer's level, with its temperament if it has one."""
    persona = persona_of(user_id)
    temperament = EVEN_TEMPERAMENT if persona is None else persona.temperament
    return say("computer-kind", level=say(f"level-{level}"), temperament=temperament)


def lineup_name(lineup: str, say: Catalogue) -> str:
    """Return a line-up such as `1v1` in words, or as it is if it has no sentence."""
    return say(f"lineup-{lineup}") if f"lineup-{lineup}" in say else lineup


def community_language(guild: discord.Guild | None) -> str | None:
    """Return a community server's Discord locale. None for other servers."""
    if guild is None or "COMMUNITY" not in guild.features:
        return None
    return str(guild.preferred_locale.value)


def yes_or_no(value: object) -> str:
    """Return `yes` for a true value, else `no`, as sentences and custom ids have it."""
    return "yes" if value else "no"


def clock_hour(number: int) -> str:
    """Return hour `number` (24 is 0) as a clock shows it: `09:00`."""
    return f"{number % 24:02}:00"


def unknown_zone_hint(preferences: Preferences, say: Say) -> str:
    """Return the hint that the stored time zone is unknown, so that hours are in UTC."""
    return say("notify-zone-unknown", zone=preferences.time_zone, **COMMANDS)
