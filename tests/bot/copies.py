"""Faster deep copies for simcord, which copies all data. It is nearly always JSON."""

from __future__ import annotations

import copy
from types import SimpleNamespace
from typing import Any

import pytest
from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.http import router


def plain(value: Any) -> Any:
    """Return a deep copy, several times faster than `copy.deepcopy` for lists and dictionaries."""
    kind = type(value)
    if kind is str or kind is int or value is None or kind is bool:
        return value
    if kind is dict:
        return {key: plain(one) for key, one in value.items()}
    if kind is list:
        return [plain(one) for one in value]
    return copy.deepcopy(value)


def make_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make simcord copy with `plain`."""
    for module in (components, results, serializers):
        monkeypatch.setattr(module, "deepcopy", plain)
    for module in (gateway, router):
        monkeypatch.setattr(module, "copy", SimpleNamespace(deepcopy=plain))
