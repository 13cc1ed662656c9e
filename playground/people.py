"""The people of the playground."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from simcord import MemberActor, UserHandle

NAMES = ("Ada", "Boris", "Chen", "Dana")


@dataclass(frozen=True, slots=True)
class Person:
    """A person to play as: a member of the server, and a user for direct messages."""

    name: str
    member: MemberActor
    user: UserHandle

    @property
    def key(self) -> str:
        """The person's name in addresses."""
        return self.name.lower()
