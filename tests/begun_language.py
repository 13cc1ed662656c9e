"""A language that somebody has just begun to translate, beside those there are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core import catalogue as module
from engine.core.catalogue import LOCALES, catalogue, files_digest, languages


def dutch_in(folder: Path, file: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The path of a file of Dutch that is still to be written; afterwards nobody remembers the language."""
    for language in LOCALES.iterdir():
        (folder / language.name).symlink_to(str(language))
    (folder / "nl").mkdir()
    monkeypatch.setattr(module, "LOCALES", folder)
    languages.cache_clear()
    yield folder / "nl" / file
    for remembered in (languages, catalogue, files_digest, module._sources):
        remembered.cache_clear()
