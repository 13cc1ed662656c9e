"""Copies for simcord, which makes them of all that goes there and back: nearly always plain JSON."""

from __future__ import annotations

import copy
from types import SimpleNamespace
from typing import Any

import pytest
from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.http import router


def plain(value: Any) -> Any:
    """A deep copy, several times as quick as the general one where there are only lists and dictionaries."""
    kind = type(value)
    if kind is str or kind is int or value is None or kind is bool:
        return value
    if kind is dict:
        return {key: plain(one) for key, one in value.items()}
    if kind is list:
        return [plain(one) for one in value]
    return copy.deepcopy(value)


def make_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has simcord copy in this way."""
    for module in (components, results, serializers):
        monkeypatch.setattr(module, "deepcopy", plain)
    for module in (gateway, router):
        monkeypatch.setattr(module, "copy", SimpleNamespace(deepcopy=plain))
