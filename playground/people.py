"""The people of the playground."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from simcord import MemberActor, UserHandle

NAMES = ("Ada", "Boris", "Chen", "Dana")


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody to be: as a member of the server, and as the other end of a direct message."""

    name: str
    member: MemberActor
    user: UserHandle

    @property
    def key(self) -> str:
        """The person's part of an address."""
        return self.name.lower()
