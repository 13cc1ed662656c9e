"""A new language with its first translations, beside the existing ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core import catalogue as module
from engine.core.catalogue import LOCALES, catalogue, files_digest, languages


def dutch_in(folder: Path, file: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield the path of a missing Dutch file; clear all caches of the language afterwards."""
    for language in LOCALES.iterdir():
        if language.name != "nl":
            (folder / language.name).symlink_to(str(language))
    (folder / "nl").mkdir()
    monkeypatch.setattr(module, "LOCALES", folder)
    _forget_languages()
    yield folder / "nl" / file
    _forget_languages()


def _forget_languages() -> None:
    for remembered in (languages, catalogue, files_digest, module._sources):
        remembered.cache_clear()
