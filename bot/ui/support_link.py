"""The link to the operator's support channel, in help and below apologies for bugs."""

from __future__ import annotations

from bot.ui.message import Button
from engine.core.catalogue import Say

_address: str | None = None


def use_address(address: str | None) -> None:
    """Set the web address of the link to support; None: there is no link."""
    global _address
    _address = address


def support_row(say: Say) -> list[list[Button]]:
    """Return a row with the link to support, if there is one."""
    return [] if _address is None else [[Button(say("button-support"), url=_address)]]
