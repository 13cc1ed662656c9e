"""The values a game's options can have."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal, TypeVar, get_args, get_origin

from msgspec import structs

from engine.core.types import GameOptions

Opt = TypeVar("Opt", bound=GameOptions)
Value = bool | int | str
"""What an option may be set to."""


def values_of(kind: object) -> tuple[Value, ...]:
    """Every value an option of this type can have."""
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    raise TypeError(f"nobody knows every {kind}")


def every(options: type[Opt]) -> Iterator[Opt]:
    """Every combination of options, those included that do not go together."""
    fields = structs.fields(options)
    for values in product(*(values_of(field.type) for field in fields)):
        yield options(**dict(zip((field.name for field in fields), values, strict=True)))
