"""An artificial language: English with its vowels doubled and every letter changed.

Its words are about 40 % longer than English ones, it can still be read, and no English word is left in it.
Variables of sentences (names, numbers, moves), markup, links and commands stay the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.ui import rules_pages
from engine.core import catalogue as sentences

ACUTE, GRAVE = "áéíóúÁÉÍÓÚ", "àèìòùÀÈÌÒÙ"
"""The vowels of two artificial languages, which distinguish them."""
CONSONANTS = str.maketrans("cdgjlnrstwyzCDGJLNRSTWYZ", "çďğĵļñřšťŵýžÇĎĞĴĻÑŘŠŤŴÝŽ")
LEFT = re.compile(r"(<[^>]*>|`[^`\s]*`|\]\([^)]*\)|https?://\S+|docs/\S+|/[a-z-]+(?![A-Za-z0-9_])|\\.)")
"""Parts of a text that are the same in every language."""
LONGER = "aeiouAEIOU"


def pseudo(text: str, vowels: str = ACUTE) -> str:
    kept = LEFT.split(text)
    return "".join(part if number % 2 else _said(part, vowels) for number, part in enumerate(kept))


def _said(text: str, vowels: str) -> str:
    for letter, changed in zip(LONGER, vowels, strict=True):
        text = text.replace(letter, changed + changed.lower())
    return text.translate(CONSONANTS)


class _Pseudo(Transformer):
    def __init__(self, vowels: str) -> None:
        self._vowels = vowels

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(pseudo(node.value, self._vowels))


@cache
def _sentences(vowels: str) -> dict[str, str]:
    """Return the files of the language by name, translated once."""
    if vowels != ACUTE:  # Parsing all sentences takes a second.
        other = str.maketrans(ACUTE, vowels)
        return {name: text.translate(other) for name, text in _sentences(ACUTE).items()}
    english = (sentences.LOCALES / sentences.ENGLISH).iterdir()
    parsed = {file.name: FluentParser().parse(file.read_text(encoding="utf-8")) for file in english}
    return {name: FluentSerializer().serialize(_Pseudo(vowels).visit(file)) for name, file in parsed.items()}


def _write_rules(folder: Path, language: str, vowels: str) -> None:
    folder.mkdir(exist_ok=True)
    if not (folder / "images").exists():
        (folder / "images").symlink_to(str(rules_pages.RULES / "images"))
    for page in rules_pages.RULES.iterdir():
        if page.name.endswith(f".{sentences.ENGLISH}.md"):
            text = page.read_text(encoding="utf-8")
            (folder / page.name).write_text(text, encoding="utf-8")
            own = page.name.replace(f".{sentences.ENGLISH}.", f".{language}.")
            (folder / own).write_text(pseudo(text, vowels), encoding="utf-8")


def spoken(folder: Path, **languages: str) -> Iterator[None]:
    """Provide English and two artificial languages, each with its vowels."""
    locales = folder / "locales"
    locales.mkdir()
    (locales / sentences.ENGLISH).symlink_to(str(sentences.LOCALES / sentences.ENGLISH))
    rules = folder / "rules"
    for language, vowels in languages.items():
        (locales / language).mkdir()
        for name, text in _sentences(vowels).items():
            (locales / language / name).write_text(text, encoding="utf-8")
        _write_rules(rules, language, vowels)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sentences, "LOCALES", folder / "locales")
        patch.setattr(rules_pages, "RULES", rules)
        _reload_languages()
        yield
    _reload_languages()


def _reload_languages() -> None:
    for known in (sentences.languages, sentences._sources, sentences.catalogue, rules_pages.sections):
        known.cache_clear()
