"""Reads the numbers of `data/`: what is in each game's box, and what its computer players weigh."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def load_data(key: str) -> dict[str, Any]:
    """What a game's TOML file says, by its key, as nested dictionaries and lists."""
    return tomllib.loads(files("data").joinpath(f"{key}.toml").read_text(encoding="utf-8"))
