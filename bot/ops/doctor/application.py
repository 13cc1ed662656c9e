"""Checks the token, and gives the invite link, or the playground where there is no token."""

from __future__ import annotations

import base64
import binascii

from bot.ops.browser_page import obstacle
from bot.ops.doctor.finding import Check
from bot.ops.permissions import NAMES, invite_link

PLACEHOLDER = "YOUR_APPLICATION_ID"


def check_playground() -> Check:
    """Whether the browser page can run, which is what there is without a token."""
    if found := obstacle():
        return Check(
            "Discord", f"no DISCORD_TOKEN is set. {found.found}", f"Set DISCORD_TOKEN. {found.remedy}"
        )
    return Check("Discord", "no DISCORD_TOKEN is set; `explorers` opens the browser page")


def check_token(token: str) -> Check:
    """Whether a token looks like one; only Discord knows whether it still holds."""
    application = application_id(token)
    if application is None:
        return Check(
            "Discord",
            "DISCORD_TOKEN doesn't look like a bot's token",
            "Copy it from the developer portal: your application, then Bot, then Reset Token "
            '(three parts separated by dots, without "Bot " in front).',
        )
    return Check(
        "Discord", f"DISCORD_TOKEN is for application {application}; --online checks it with Discord"
    )


def application_id(token: str) -> int | None:
    """The application a token belongs to, which is its first part; None if it is no token."""
    parts = token.split(".")
    if len(parts) != 3 or not all(map(_is_base64, parts)):
        return None
    decoded = base64.urlsafe_b64decode(_padded(parts[0]))
    return int(decoded) if decoded.isdigit() else None


def _is_base64(part: str) -> bool:
    try:
        return bool(base64.b64decode(_padded(part), altchars=b"-_", validate=True))
    except (binascii.Error, ValueError):
        return False


def _padded(part: str) -> str:
    return part + "=" * (-len(part) % 4)


def invitation(token: str | None) -> str:
    """How to bring the bot to a server, and what it asks for there."""
    application = (application_id(token) if token else None) or PLACEHOLDER
    lines = ["", "Invite the bot to a server:", f"  {invite_link(application)}"]
    if application == PLACEHOLDER:
        lines.append(f"  ({PLACEHOLDER}: in the developer portal under General Information)")
    return "\n".join([*lines, f"It asks for: {', '.join(NAMES.values())}."])
