"""Check requests of the bot against Discord's published API description.

The description is not part of the project. The environment variable DISCORD_OPENAPI names the file
(`openapi.json` of discord/discord-api-spec). Without it nothing is checked.
"""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import jsonschema_rs

VARIABLE = "DISCORD_OPENAPI"


class Request(Protocol):
    """A request as simcord logs it."""

    method: str
    path: str
    json: Any


class Description:
    """The operations of the API with their bodies. Validators are created at first use."""

    def __init__(self, description: dict[str, Any]) -> None:
        self._components = description["components"]
        # discord.py sends some ids as numbers, which Discord accepts too.
        self._components["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        self._operations = {
            (method.upper(), path): operation
            for path, methods in description["paths"].items()
            for method, operation in methods.items()
            if isinstance(operation, dict)
        }
        self._patterns = [
            (method, path, re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path))))
            for method, path in self._operations
        ]
        self._validator = cache(self._make_validator)

    def problems(self, request: Request) -> list[str]:
        """Return what is wrong with a request, a line each."""
        path = self._path(request.method, request.path)
        where = f"{request.method} {request.path}"
        if path is None:
            return [f"{where}: there is no such operation"]
        validator = self._validator(request.method, path)
        if validator is None:
            return [] if request.json is None else [f"{where}: takes no body"]
        return [
            f"{where}: at {'/'.join(map(str, error.instance_path)) or 'the top'}: {error.message[:500]}"
            for error in validator.iter_errors(request.json)
        ]

    def _path(self, method: str, path: str) -> str | None:
        """Return the operation's path: of those that match, the one with the fewest parameters."""
        fitting = [p for m, p, pattern in self._patterns if m == method and pattern.fullmatch(path)]
        return min(fitting, key=lambda template: template.count("{"), default=None)

    def _make_validator(self, method: str, path: str) -> Any:
        content = self._operations[method, path].get("requestBody", {}).get("content", {})
        if not content:
            return None
        # Multipart bodies have the same schema. simcord logs their `payload_json` part.
        schema = (content.get("application/json") or next(iter(content.values())))["schema"]
        return jsonschema_rs.Draft202012Validator({**schema, "components": self._components})


def from_environment() -> Description | None:
    """Return the description that DISCORD_OPENAPI names, or None."""
    file = os.environ.get(VARIABLE)
    return Description(json.loads(Path(file).read_text(encoding="utf-8"))) if file else None
