"""A second import of a game, with its source changed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any


class _Changing(MetaPathFinder):
    """A finder that changes a module's contents before any other module imports them."""

    def __init__(self, name: str, change: Callable[[Any], None]) -> None:
        self._name, self._change = name, change

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self._name:
            return None
        spec = PathFinder.find_spec(name, path, target)
        assert spec is not None and spec.loader is not None
        run = spec.loader.exec_module

        def exec_module(module: ModuleType) -> None:
            run(module)
            self._change(module)

        spec.loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec


@contextmanager
def reimported(package: str, module: str, change: Callable[[Any], None]) -> Iterator[Callable[[str], Any]]:
    """Import modules of a package again, one of them changed; yield a function that imports by suffix."""
    before = _modules_of(package)
    parent, _, child = package.rpartition(".")
    finder = _Changing(f"{package}.{module}", change)
    sys.meta_path.insert(0, finder)
    try:
        for name in before:
            del sys.modules[name]
        yield lambda name: import_module(f"{package}{name}")
    finally:
        sys.meta_path.remove(finder)
        for name in _modules_of(package):
            del sys.modules[name]
        sys.modules.update(before)
        if package in before:
            setattr(sys.modules[parent], child, before[package])


def _modules_of(package: str) -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if f"{name}.".startswith(f"{package}.")}
