"""Translated sentences by id, from the Fluent files in `data/locales/<language>/`."""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable, Iterable
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

_log = logging.getLogger(__name__)
LOCALES = files("data") / "locales"
"""One folder per language."""
ENGLISH = "en"
MAX_CACHED = 4096
"""Formatted sentences kept per language; the least recently used are dropped."""
MAX_DETAIL_LENGTH = 2500
"""Characters of a text argument. Longer ones are cut, since Fluent rejects them."""
MAX_LISTED = 10
"""Untranslated ids named in the log. `scripts/languages.py` lists all."""
_BEGINS = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""The start of a message or term. Continuation lines are indented."""
_REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""A possible reference to another message or term inside a placeable."""


class Say(Protocol):
    """A function that returns sentences of one language by id: `say("played", name="Ada")`."""

    @property
    def language(self) -> str:
        """The language code, such as `pt-BR`."""

    def __call__(self, text: str, /, **details: str | int) -> str:
        """Return the sentence of an id, with `details` as arguments. Raises KeyError for an unknown id."""

    def __hash__(self) -> int:
        """Return a hash, so that pictures are cached by language."""


class Catalogue:
    """The sentences of one language; calling it formats one.

    Ids without a translation fall back along `fallbacks`.
    """

    def __init__(self, language: str = ENGLISH) -> None:
        """Read the sentences of a language.

        Logs a warning about ids without a translation. Raises FileNotFoundError for an unknown language.
        """
        self.language = language
        # Isolation marks around names count towards Discord's limits, and some screen readers speak them.
        self._bundle = FluentBundle(
            [language], functions={"ORDINAL": partial(_ordinal, language)}, use_isolating=False
        )
        chain = fallbacks(language)
        self._unread = {key: text for each in reversed(chain) for key, text in _sources(each).items()}
        self._english = _only_in_english(chain)
        if self._english:
            _report_missing(language, self._english)
        # The same short sentences are needed again and again, and formatting is slow.
        self._said = lru_cache(MAX_CACHED, typed=True)(self._put)

    def __contains__(self, text: str) -> bool:
        """Return whether an id has a sentence in this language or a fallback, English included."""
        return text in self._unread or self._bundle.has_message(text)

    def __call__(self, text: str, /, **details: str | int) -> str:
        """Return the sentence with this id, formatted with `details`; cached.

        Raises KeyError for an id that English lacks, or if the English sentence lacks an argument.
        """
        return self._said(text, **details)

    def __reduce__(self) -> tuple[Callable[[str], Catalogue], tuple[str]]:
        """Pickle as the language alone: another process takes its own catalogue."""
        # Unpickling loads the catalogue from the other process's own files.
        return catalogue, (self.language,)

    def _put(self, text: str, /, **details: str | int) -> str:
        """Return the formatted sentence, in English if the translation is missing or fails.

        A failing translation is logged. Raises KeyError as `__call__` does.
        """
        if text in self._english:
            return catalogue(ENGLISH)(text, **details)  # with the plural forms of English
        self._read(text)
        message = self._bundle.get_message(text)
        if message.value is None:
            raise KeyError(text)
        sentence, problems = self._bundle.format_pattern(message.value, _fluent_arguments(details))
        if problems and self.language != ENGLISH:
            _log.error("%s: %s is said in English, since it has problems: %s", self.language, text, problems)
            return catalogue(ENGLISH)(text, **details)
        if problems:
            raise KeyError(f"{text}: {problems}")
        return str(sentence)

    def _read(self, text: str) -> None:
        """Parse a message and everything it refers to, on first use. Parsing all files is slow."""
        read, names = dict[str, str](), [text]
        while names:
            name = names.pop()
            if name not in read and (source := self._unread.get(name)) is not None:
                read[name] = source
                names += _REFERENCE.findall(source)
        if read:
            self._bundle.add_resource(FluentResource("".join(read.values())), allow_overrides=True)
        # After adding them, so that another thread never finds them in neither place.
        for name in read:
            self._unread.pop(name, None)


def _fluent_arguments(details: dict[str, str | int]) -> dict[str, object]:
    """Return arguments as Fluent takes them: integers without thousands separators, long texts cut."""
    return {
        name: fluent_number(detail, useGrouping=False) if isinstance(detail, int) else _cut_detail(detail)
        for name, detail in details.items()
    }


def _cut_detail(detail: str) -> str:
    return detail if len(detail) <= MAX_DETAIL_LENGTH else f"{detail[: MAX_DETAIL_LENGTH - 1]}…"


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages with sentences, English first, such as `de` and `pt-BR`."""
    folders = (folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    return ENGLISH, *sorted(name for name in folders if name != ENGLISH)


def fallbacks(language: str) -> tuple[str, ...]:
    """Return the languages in which a sentence is looked up, English last: `es-419`, `es`, `en`.

    The wider language counts only with sentences and the same script.
    """
    wider = language.partition("-")[0]
    has_wider = wider != language and wider in languages() and _script(wider) == _script(language)
    return tuple(dict.fromkeys([language, *([wider] if has_wider else []), ENGLISH]))


def _only_in_english(chain: tuple[str, ...]) -> frozenset[str]:
    """Return the ids for which only English has a sentence; no id if English is first in the `chain`."""
    own = chain if chain[0].partition("-")[0] == ENGLISH else chain[:-1]
    return frozenset(_sources(ENGLISH)).difference(*map(_sources, own))


@cache
def files_digest() -> str:
    """Return a SHA-256 (hex) of all sentence files, to detect different versions between processes."""
    digest = hashlib.sha256()
    for language in languages():
        for file in _sentence_files(language):
            digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


@cache
def _sources(language: str) -> dict[str, str]:
    """Return each message and term by id, unparsed. The first of two with one id wins."""
    sources = dict[str, str]()
    for file in _sentence_files(language):
        for entry in _BEGINS.split(file.read_text(encoding="utf-8"))[1:]:
            sources.setdefault(entry.partition("=")[0].rstrip(), entry)
    return sources


def ids_after(prefix: str) -> list[str]:
    """Return the rest of each id in English that begins with a prefix."""
    return [key.removeprefix(prefix) for key in _sources(ENGLISH) if key.startswith(prefix)]


def _sentence_files(language: str) -> list[Traversable]:
    """Return a language's `.ftl` files, sorted by name."""
    listed = (file for file in (LOCALES / language).iterdir() if file.name.endswith(".ftl"))
    return sorted(listed, key=lambda file: file.name)


def _report_missing(language: str, missing: Iterable[str]) -> None:
    """Log a warning with the number of missing ids and the first `MAX_LISTED`."""
    names = sorted(missing)
    some = ", ".join(names[:MAX_LISTED]) + (", …" if len(names) > MAX_LISTED else "")
    _log.warning("%s: %d messages are said in English: %s", language, len(names), some)


def _ordinal(language: str, number: int) -> Any:  # a text, which the library takes but does not name
    """Return the plural category of `number` as an ordinal: in English "one" for 1 and 21, but not for 11."""
    return Locale.parse(language, sep="-").ordinal_form(int(number))


@cache
def catalogue(language: str = ENGLISH) -> Catalogue:
    """Return the cached catalogue of a language code. Raises FileNotFoundError if not in `languages`."""
    return Catalogue(language)


def capitalized(text: str) -> str:
    """Return the text with its first character in upper case."""
    return text[:1].upper() + text[1:]


def language_for_locale(locale: str | None) -> str | None:
    """Return the language that fits a Discord locale (`pt-BR` for `pt`); None if none does.

    The script must be the same: `zh-TW` is not `zh-CN`.
    """
    return _fitting_language((locale or "").lower(), languages())


@lru_cache(maxsize=256)
def _fitting_language(wanted: str, known: tuple[str, ...]) -> str | None:
    """Return the known language that fits a lower-case locale, exact matches first, or None."""
    main = wanted.partition("-")[0]
    alike = [language for language in known if language.lower().partition("-")[0] == main]
    fitting = [language for language in alike if _script(language) == _script(wanted)]
    exact = [language for language in fitting if language.lower() in (wanted, main)]
    return next(iter([*sorted(exact, key=len, reverse=True), *fitting]), None)


def _script(locale: str) -> str | None:
    """Return the script of a locale, such as `Hant` for `zh-TW`; None if it is unknown or the usual one."""
    try:
        return Locale.parse(locale, sep="-").script
    except (UnknownLocaleError, ValueError):
        return None


def catalogue_for(*wanted: str | None) -> Catalogue:
    """Return the catalogue of the first locale that has one, otherwise English."""
    known = filter(None, map(language_for_locale, wanted))
    return catalogue(next(known, ENGLISH))


@cache
def babel_locale(language: str) -> Locale:
    """Return the babel locale of a language. English uses British dates and no serial comma."""
    return Locale.parse("en-GB" if language == ENGLISH else language, sep="-")


def native_name(language: str) -> str:
    """Return the language's name in itself: *Deutsch*, *português (Brasil)*."""
    return str(Locale.parse(language, sep="-").get_display_name())
