"""Discord's objects with the fields that discord.py requires."""

from __future__ import annotations

from typing import Any

GUILD = 10
SHARD = 1 << 22
"""The difference between server ids of neighbouring shards."""
CHANNELS = range(1000, 1500)
FIRST_PERSON = 100_000
"""User ids below this are bots."""
MOST_BYTES = 32 * 1024 * 1024
PERMISSIONS = str(0x7FFF_FFFF_FFFF)
LONG_AGO = "2026-01-01T00:00:00+00:00"

Json = dict[str, Any]


def attachment(number: int) -> Json:
    address = f"http://127.0.0.1/{number}"
    return {"id": str(number), "filename": "picture", "size": 1, "url": address, "proxy_url": address}


def user(id_: int) -> Json:
    is_bot = id_ < FIRST_PERSON
    about = {"username": f"person{id_}", "discriminator": "0", "avatar": None, "global_name": None}
    return {"id": str(id_), "bot": is_bot, **about}


def member(person: int) -> Json:
    about = {"roles": [], "joined_at": LONG_AGO, "deaf": False, "mute": False, "flags": 0}
    return {"user": user(person), "permissions": PERMISSIONS, "nick": None, "avatar": None, **about}


def guild_of(channel: int, shards: int) -> int:
    """Return the server of a channel. There is one per shard, and channels are spread over them."""
    return GUILD + channel % shards * SHARD


def channel(id_: int, shards: int) -> Json:
    about = {"type": 0, "name": f"games-{id_}", "position": 0, "permission_overwrites": [], "nsfw": False}
    return {"id": str(id_), "guild_id": str(guild_of(id_, shards)), "parent_id": None, "topic": None, **about}


def guild(bot: int, id_: int = GUILD, shards: int = 1) -> Json:
    everyone = {
        "id": str(id_),
        "name": "@everyone",
        "color": 0,
        "hoist": False,
        "position": 0,
        "permissions": PERMISSIONS,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    return {
        "id": str(id_),
        "name": "The guild",
        "owner_id": str(FIRST_PERSON),
        "icon": None,
        "roles": [everyone],
        "emojis": [],
        "features": [],
        "member_count": 3,
        "members": [member(bot)],
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "preferred_locale": "en-GB",
        "system_channel_flags": 0,
        "afk_timeout": 60,
        "premium_progress_bar_enabled": False,
        "channels": [channel(each, shards) for each in CHANNELS if guild_of(each, shards) == id_],
        "threads": [],
        "voice_states": [],
        "presences": [],
        "stickers": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
    }


def ready(bot: int, shard: int = 0, shards: int = 1) -> Json:
    return {
        "v": 10,
        "user": user(bot),
        "session_id": str(bot),
        "resume_gateway_url": "ws://127.0.0.1",
        "shard": [shard, shards],
        "guilds": [{"id": str(guild_of(shard, shards)), "unavailable": True}],
        "application": {"id": str(bot), "flags": 0},
    }


def application(bot: int) -> Json:
    return {
        "id": str(bot),
        "name": "bot",
        "description": "",
        "icon": None,
        "owner": user(FIRST_PERSON),
        "rpc_origins": [],
        "verify_key": "",
        "flags": 0,
        "bot_public": True,
        "bot_require_code_grant": False,
    }


def message(id_: int, channel: int, author: int) -> Json:
    return {
        "id": str(id_),
        "channel_id": str(channel),
        "author": user(author),
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
        "components": [],
    }


def interaction(id_: int, bot: int, person: int, channel_id: int, shards: int = 1) -> Json:
    return {
        "id": str(id_),
        "application_id": str(bot),
        "token": f"t{id_}",
        "version": 1,
        "guild_id": str(guild_of(channel_id, shards)),
        "channel_id": str(channel_id),
        "channel": channel(channel_id, shards),
        "member": member(person),
        "app_permissions": PERMISSIONS,
        "locale": "en-GB",
        "context": 0,
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(GUILD)},
        "attachment_size_limit": MOST_BYTES,
    }
