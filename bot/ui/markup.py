"""Emojis beside words: our own where Discord has them, plain ones elsewhere, or none.

What is uploaded belongs to the bot's application: it is the same for everybody, in the whole process.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from unicodedata import bidirectional, category

import discord

from bot.store import Player, Table
from bot.tables.computer_players import persona_of
from engine.core.types import Seat
from render.emoji_images import emojis
from render.letters import is_visible, isolated

_ours: dict[str, str] = {}


def use_emojis(uploaded: Mapping[str, str]) -> None:
    """From now on these are shown: by name, as Discord writes them (`<:yellow_1a2b3c4d:123>`)."""
    _ours.clear()
    _ours.update(uploaded)


def emoji_for(symbol: str | None) -> str | None:
    """A symbol (an emoji's name, or a plain emoji) as a button takes it; None if there is nothing to show."""
    if symbol is None:
        return None
    known = emojis().get(symbol)
    return _ours.get(symbol) or (known.plain if known is not None else symbol) or None


def badge(seat: Seat) -> str:
    """A player's badge, as pictures show it, before their name; empty where Discord does not have it."""
    ours = _ours.get(f"seat-{seat + 1}")
    return f"{ours} " if ours else ""


MOST_NAMES = 1024
"""So many are kept ready: those at a table are written several times a turn, and escaping takes long."""
_DIRECTING = ("LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI")
_MARKS = "\u200e\u200f\u061c"
_LIVE = re.compile(r"(?<=:)(?=//)|(?<=\.\w\w)(?=\w*/)|(?<=<)")
"""Where something would come alive: an address, an invitation, a channel, a command, a moment."""
_ZERO_WIDTH_SPACE = "\u200b"


def link(table: Table) -> str:
    """The address of a table's newest post, else of its channel; of a deal played alone, what leads to it."""
    if table.is_solo:
        return "/daily" if table.is_daily else "/games"
    channel = f"https://discord.com/channels/{table.guild_id or '@me'}/{table.channel_id}"
    return channel if table.post_message_id is None else f"{channel}/{table.post_message_id}"


def mention(user_id: int) -> str:
    """A person, so that Discord shows (and, where allowed, notifies) them."""
    return f"<@{user_id}>"


def plain(name: str) -> str:
    """A name without characters that cannot be seen but turn the direction or break the line."""
    return "".join(letter for letter in name if not _is_unseen(letter)).strip()


@lru_cache(MOST_NAMES)
def unmarked(name: str) -> str:
    """A name where there is no markup: in labels and descriptions of pictures. It turns nothing around it."""
    return isolated(plain(name))


def visible_name(name: str | None, account: str) -> str:
    """What somebody is called: the name they chose, or their account's where nothing is seen of that."""
    kept = plain(name or "")
    return kept if is_visible(kept) else account


def _is_unseen(letter: str) -> bool:
    return letter in _MARKS or bidirectional(letter) in _DIRECTING or category(letter) in ("Cc", "Zl", "Zp")


@lru_cache(MOST_NAMES)
def escaped(name: str) -> str:
    """A name that cannot play tricks on the markup, link, mention anybody, or turn the line around."""
    name = plain(name)
    safe = discord.utils.escape_markdown(name, ignore_links=False)
    safe = discord.utils.escape_mentions(_LIVE.sub(_ZERO_WIDTH_SPACE, safe))
    return isolated(safe)


def unmarked_names(table: Table) -> tuple[str, ...]:
    """The players’ names by seat, as labels and descriptions of pictures have them."""
    return tuple(map(unmarked, table.names))


def bold(table: Table) -> tuple[str, ...]:
    """The players' names by seat, as posts show them; computers with their faces."""
    return tuple(map(display_name, table.players))


def display_name(player: Player) -> str:
    """A player's name as posts show it; a computer's with its face."""
    persona = persona_of(player.user_id)
    name = f"**{escaped(player.name)}**"
    return name if persona is None else f"{persona.face} {name}"


def addressed(player: Player) -> str:
    """The player whose turn it is, with their badge: a person is mentioned, a computer only named."""
    return badge(player.seat) + (mention(player.user_id) if player.is_present else display_name(player))
