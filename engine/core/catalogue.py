"""Every sentence of the project, by id, from the Fluent files in `data/locales/<language>/`."""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

_log = logging.getLogger(__name__)
LOCALES = files("data") / "locales"
"""A folder a language."""
ENGLISH = "en"
MAX_CACHED = 4096
"""So many sentences are kept ready, those used least lately being forgotten."""
MAX_DETAIL_LENGTH = 2500
"""Characters of one detail of a sentence; the rest is cut off, since Fluent refuses longer ones."""
MAX_LISTED = 10
"""In the log, of messages a language misses; `scripts/languages.py` lists them all."""
_BEGINS = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a message or a term begins; what belongs to it is indented."""
_REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""What may be the name of another, within a placeable."""


class Say(Protocol):
    """Speaks one language: `say("played", name="Ada")`."""

    @property
    def language(self) -> str:
        """Which one, such as `pt-BR`."""

    def __call__(self, text: str, /, **details: str | int) -> str: ...

    def __hash__(self) -> int: ...


class Catalogue:
    """The sentences of one language. Calling it raises KeyError for an id no file has.

    What a language misses is said in English: half a translation is better than a bot that falls silent.
    """

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        # No invisible marks around names: they are counted by Discord and spoken by some screen readers.
        self._bundle = FluentBundle(
            [language], functions={"ORDINAL": partial(_ordinal, language)}, use_isolating=False
        )
        self._unread = {**_sources(ENGLISH), **_sources(language)}
        _report_missing(language)
        # Cards, colours and questions are said over and over, and putting a sentence together takes long.
        self._said = lru_cache(MAX_CACHED, typed=True)(self._put)

    def __contains__(self, text: str) -> bool:
        return text in self._unread or self._bundle.has_message(text)

    def __call__(self, text: str, /, **details: str | int) -> str:
        return self._said(text, **details)

    def __reduce__(self) -> tuple[Callable[[str], Catalogue], tuple[str]]:
        # Another process is told the language, and reads the sentences itself.
        return catalogue, (self.language,)

    def _put(self, text: str, /, **details: str | int) -> str:
        self._read(text)
        message = self._bundle.get_message(text)
        if message.value is None:
            raise KeyError(text)
        sentence, problems = self._bundle.format_pattern(message.value, _plain(details))
        if problems and self.language != ENGLISH:
            _log.error("%s: %s is said in English, since it has problems: %s", self.language, text, problems)
            return catalogue(ENGLISH)(text, **details)
        if problems:
            raise KeyError(f"{text}: {problems}")
        return str(sentence)

    def _read(self, text: str) -> None:
        """Reads a message when it is first said, with all that it refers to: to read them all takes long."""
        read, names = dict[str, str](), [text]
        while names:
            name = names.pop()
            if name not in read and (source := self._unread.get(name)) is not None:
                read[name] = source
                names += _REFERENCE.findall(source)
        if read:
            self._bundle.add_resource(FluentResource("".join(read.values())), allow_overrides=True)
        # Only now, since another thread may be asked for the same.
        for name in read:
            self._unread.pop(name, None)


def _plain(details: dict[str, str | int]) -> dict[str, object]:
    """Details as Fluent takes them: numbers without gaps in every language, and texts it allows."""
    return {
        name: fluent_number(detail, useGrouping=False) if isinstance(detail, int) else _short(detail)
        for name, detail in details.items()
    }


def _short(detail: str) -> str:
    return detail if len(detail) <= MAX_DETAIL_LENGTH else f"{detail[: MAX_DETAIL_LENGTH - 1]}…"


@cache
def languages() -> tuple[str, ...]:
    """The languages there are sentences in, English first; such as `de` and `pt-BR`."""
    folders = (folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    return ENGLISH, *sorted(name for name in folders if name != ENGLISH)


@cache
def files_digest() -> str:
    """Another text if any file of any language was another when this process began."""
    digest = hashlib.sha256()
    for language in languages():
        for file in _files(language):
            digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


@cache
def _sources(language: str) -> dict[str, str]:
    """Each message and term of a language by its id, as it is written; of two with the same id the first."""
    sources = dict[str, str]()
    for file in _files(language):
        for entry in _BEGINS.split(file.read_text(encoding="utf-8"))[1:]:
            sources.setdefault(entry.partition("=")[0].rstrip(), entry)
    return sources


def _files(language: str) -> list[Traversable]:
    """The files of a language, in the order of their names."""
    listed = (file for file in (LOCALES / language).iterdir() if file.name.endswith(".ftl"))
    return sorted(listed, key=lambda file: file.name)


def _report_missing(language: str) -> None:
    """Logs what is left in English, once, since a catalogue is read once."""
    if missing := sorted(_sources(ENGLISH).keys() - _sources(language).keys()):
        some = ", ".join(missing[:MAX_LISTED]) + (", …" if len(missing) > MAX_LISTED else "")
        _log.warning("%s: %d messages are said in English: %s", language, len(missing), some)


def _ordinal(language: str, number: int) -> Any:  # a text, which the library takes but does not name
    """Which form a language gives an ordinal number: in English "one" is 1st and 21st, but not 11th."""
    return Locale.parse(language, sep="-").ordinal_form(int(number))


@cache
def catalogue(language: str = ENGLISH) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)


def capitalized(text: str) -> str:
    """A text with its first letter large, where a phrase stands by itself."""
    return text[:1].upper() + text[1:]


def language_for_locale(locale: str | None) -> str | None:
    """The language for what Discord calls a locale: `es` for es-419, `pt-BR` for pt; None: there is none.

    Only names of folders come out, whatever somebody sends.
    """
    wanted = (locale or "").lower()
    there_are = {language.lower(): language for language in languages()}
    if wanted in there_are:
        return there_are[wanted]
    main = wanted.partition("-")[0]
    return next((language for name, language in there_are.items() if name.partition("-")[0] == main), None)


def catalogue_for(*wanted: str | None) -> Catalogue:
    """The catalogue of the first that is known of some languages; English where none is."""
    known = filter(None, map(language_for_locale, wanted))
    return catalogue(next(known, ENGLISH))


@cache
def babel_locale(language: str) -> Locale:
    """How babel calls a language; our English has British dates, and no comma before its last *and*."""
    return Locale.parse("en-GB" if language == ENGLISH else language, sep="-")


def native_name(language: str) -> str:
    """How a language calls itself: *Deutsch*, *português (Brasil)*."""
    return str(Locale.parse(language, sep="-").get_display_name())
