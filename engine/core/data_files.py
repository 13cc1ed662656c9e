"""The TOML files in `data/`: contents of game boxes and weights of computer players."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def load_data(key: str) -> dict[str, Any]:
    """Return `data/<key>.toml` parsed and cached: do not change it. Raises FileNotFoundError if missing."""
    return tomllib.loads(files("data").joinpath(f"{key}.toml").read_text(encoding="utf-8"))
