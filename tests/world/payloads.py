"""Discord's objects, with only the fields that discord.py needs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Json = dict[str, Any]

BOT = 1
GUILD = 10
BOT_ROLE = 11
ROLES = range(21, 27)
"""Roles without permissions, below the bot's."""
FIRST_CHANNEL, FIRST_PERSON = 1_000, 100_000
DIRECT = 10_000_000
"""The difference between the ids of a user and of their DM channel."""
ALL = 0x7FFF_FFFF_FFFF & ~(1 << 3)
"""All permissions but the administrator's, to whom channel overwrites would not apply."""
LONG_AGO = "2026-01-01T00:00:00+00:00"
TEXT, DM, THREAD = 0, 1, 11
SNOWFLAKES = 1_420_070_400_000
"""Discord's epoch for snowflakes, in milliseconds."""


def user(id_: int, name: str) -> Json:
    return {
        "id": str(id_),
        "username": name,
        "global_name": name.capitalize(),
        "discriminator": "0",
        "avatar": None,
        "bot": id_ == BOT,
    }


def member(id_: int, name: str, roles: Iterable[int] = ()) -> Json:
    about = {"roles": [str(one) for one in sorted(roles)], "joined_at": LONG_AGO, "deaf": False}
    return {
        "user": user(id_, name),
        "permissions": str(ALL),
        "nick": None,
        "avatar": None,
        "mute": False,
        "flags": 0,
        **about,
    }


def role(id_: int, name: str, permissions: int) -> Json:
    return {
        "id": str(id_),
        "name": name,
        "permissions": str(permissions),
        "managed": id_ == BOT_ROLE,
        "color": 0,
        "hoist": False,
        "position": {GUILD: 0, BOT_ROLE: len(ROLES) + 1}.get(id_, 1),
        "mentionable": False,
        "flags": 0,
    }


def guild(channels: list[Json], threads: list[Json]) -> Json:
    return {
        "id": str(GUILD),
        "name": "The guild",
        "owner_id": str(FIRST_PERSON),
        "icon": None,
        "roles": [
            role(GUILD, "@everyone", ALL),
            role(BOT_ROLE, "bot", ALL),
            *(role(one, f"role {one}", 0) for one in ROLES),
        ],
        "emojis": [],
        "features": [],
        "member_count": 12,
        "members": [member(BOT, "bot", [BOT_ROLE])],
        "channels": channels,
        "threads": threads,
        "preferred_locale": "en-GB",
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "system_channel_flags": 0,
        "afk_timeout": 60,
        "joined_at": LONG_AGO,
        "voice_states": [],
        "presences": [],
        "stickers": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
    }


def ready(session: str) -> Json:
    return {
        "v": 10,
        "user": user(BOT, "bot"),
        "session_id": session,
        "resume_gateway_url": "wss://gateway.world",
        "shard": [0, 1],
        "guilds": [{"id": str(GUILD), "unavailable": True}],
        "application": {"id": str(BOT), "flags": 0},
    }


def application() -> Json:
    return {
        "id": str(BOT),
        "name": "bot",
        "description": "",
        "icon": None,
        "owner": user(FIRST_PERSON, "ada"),
        "rpc_origins": [],
        "verify_key": "",
        "flags": 0,
        "bot_public": True,
        "bot_require_code_grant": False,
    }


def message(id_: int, channel: int, author: Json) -> Json:
    return {
        "id": str(id_),
        "channel_id": str(channel),
        "author": author,
        "content": "",
        "timestamp": LONG_AGO,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": 0,
        "components": [],
    }


def attachment(number: int, about: Json, size: int) -> Json:
    name = about.get("filename", "picture")
    return {
        "id": str(number + 1),
        "filename": name,
        "description": about.get("description"),
        "size": size,
        "url": f"https://cdn.world/{name}",
        "proxy_url": f"https://cdn.world/{name}",
    }
