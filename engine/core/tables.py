"""Reads the component tables of `data/`: what is in each game's box."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def table(key: str) -> dict[str, Any]:
    """The table of one game, by its key, as nested dictionaries and lists."""
    return tomllib.loads(files("data").joinpath(f"{key}.toml").read_text(encoding="utf-8"))
