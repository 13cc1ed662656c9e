"""The messages of the Fluent files, measured: variables, cases, words to choose by, and lengths."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "data" / "locales"
ENGLISH = "en"
NUMBERS = {"zero", "one", "two", "few", "many", "other"}
"""The plural forms of Unicode."""


class Cases(NamedTuple):
    """The cases of one choice."""

    of: str
    """The variable."""
    names: frozenset[str]
    default: str
    is_ordinal: bool
    """Whether it is chosen by ORDINAL: first, second."""


@dataclass(frozen=True)
class WordChoice:
    """The words between which a message chooses. Plural forms are not included."""

    words: frozenset[str] = frozenset()
    otherwise: frozenset[str] = frozenset()
    """The words that are also the default case."""

    def __or__(self, other: WordChoice) -> WordChoice:
        return WordChoice(self.words | other.words, self.otherwise | other.otherwise)


@dataclass(frozen=True)
class MeasuredMessage:
    """A message with its variables, cases and length, including the messages it refers to."""

    file: str
    variables: frozenset[str]
    counted: frozenset[str]
    """Variables that only choose a plural form, which not every language needs."""
    cases: list[Cases]
    choices: Mapping[str, WordChoice]
    """The choices by variable."""
    length: int
    """The length of the longest case in characters, without variables."""
    source: str
    """The message as written, without comments."""
    comment: str
    words: str
    """The text of all cases, without variables."""


def messages(language: str) -> Mapping[str, MeasuredMessage]:
    """Return the messages of a language's own files by id.

    Terms are left out; their variables count for the messages that use them. So do those of messages that
    the language takes from another one, such as English.
    """
    chain = (language, *fallbacks(language))
    return _measured_messages(
        *(tuple((file.name, file.read_text(encoding="utf-8")) for file in files(each)) for each in chain)
    )


Sources = tuple[tuple[str, str], ...]
"""The files of a language: name and text of each."""


@cache
def _measured_messages(own_files: Sources, *wider: Sources) -> Mapping[str, MeasuredMessage]:
    """Return the messages of a language's own files, whose references may lead to `wider` languages.

    The cache's key contains the texts, so a changed file is measured again.
    """
    own, *others = (
        {key_of(entry): (name, entry) for name, text in sources for entry in _with_ids(_parsed(text))}
        for sources in (own_files, *wider)
    )
    entries = {key: entry for each in reversed(others) for key, entry in each.items()} | own
    return {key: _measured(key, entries, own.keys()) for key in own if not key.startswith("-")}


def fallbacks(language: str) -> tuple[str, ...]:
    """Return the folders from which a language takes what it lacks: `es` and `en` for `es-419`."""
    wider = language.partition("-")[0]
    here = [wider] if wider != language and (LOCALES / wider).is_dir() else []
    return tuple(dict.fromkeys([*here, ENGLISH])) if language != ENGLISH else ()


Entry = fluent.Message | fluent.Term
Entries = dict[str, tuple[str, Entry]]


def _measured(key: str, entries: Entries, own: Set[str]) -> MeasuredMessage:
    file, entry = entries[key]
    seen = _Seen(entries, own)
    seen.visit(entry)
    return MeasuredMessage(
        file,
        frozenset(seen.variables),
        frozenset(seen.counted - seen.said),
        seen.cases,
        seen.choices,
        length=_length(entry.value) if entry.value else 0,
        source=_source(entry),
        comment=(entry.comment.content or "") if entry.comment else "",
        words=_words(entry),
    )


def _words(entry: Entry) -> str:
    """Return the text of an entry without placeables."""
    texts = _Texts()
    texts.visit(entry)
    return " ".join(texts.found)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def _source(entry: Entry) -> str:
    bare = entry.clone()
    bare.comment = None
    return re.sub(r'\{ ("[^"]*") \}', r"{\1}", FluentSerializer().serialize_entry(bare)).strip()


class _Seen(Visitor):
    """Collects what a message uses, also through other messages and terms."""

    def __init__(self, entries: Entries, own: Set[str]) -> None:
        self._entries, self._own = entries, own
        self._visited: set[str] = set()
        self.variables: set[str] = set()
        self.counted: set[str] = set()
        self.said: set[str] = set()
        self.cases: list[Cases] = []
        self.choices: dict[str, WordChoice] = {}

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        self.said.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self._through(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        # A term sees only its own arguments.
        self.generic_visit(node)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        cases = frozenset(_case(variant) for variant in node.variants)
        default = next(_case(variant) for variant in node.variants if variant.default)
        selector, is_ordinal = node.selector, isinstance(node.selector, fluent.FunctionReference)
        if isinstance(selector, fluent.FunctionReference):
            selector = selector.arguments.positional[0]
        of = selector.id.name if isinstance(selector, fluent.VariableReference) else ""
        self.cases.append(Cases(of, cases, default, is_ordinal))
        self._note_words(node)
        if isinstance(node.selector, fluent.VariableReference) and cases <= NUMBERS:
            self.variables.add(node.selector.id.name)
            self.counted.add(node.selector.id.name)
            for variant in node.variants:
                self.visit(variant)
        else:
            self.generic_visit(node)

    def _note_words(self, node: fluent.SelectExpression) -> None:
        if isinstance(node.selector, fluent.VariableReference):
            name, words = node.selector.id.name, [v for v in node.variants if _is_word(_case(v))]
            choice = WordChoice(
                frozenset(map(_case, words)),
                frozenset(_case(variant) for variant in words if variant.default),
            )
            self.choices[name] = self.choices.get(name, WordChoice()) | choice

    def _through(self, key: str) -> None:
        # An attribute may refer to its own message.
        if key in self._entries and key not in self._visited:
            self._visited.add(key)
            cases = self.cases
            if key not in self._own:
                self.cases = []  # what is taken from another language has that one's plural forms
            self.visit(self._entries[key][1])
            self.cases = cases


def _case(variant: fluent.Variant) -> str:
    return variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value


def _is_word(case: str) -> bool:
    return case not in NUMBERS and not case.isdigit()


def _length(pattern: fluent.Pattern) -> int:
    """Return the length of a pattern's longest case."""
    return sum(_longest(element) for element in pattern.elements)


def _longest(element: fluent.TextElement | fluent.Placeable) -> int:
    if isinstance(element, fluent.TextElement):
        return len(element.value)
    if isinstance(element.expression, fluent.SelectExpression):
        return max(_length(variant.value) for variant in element.expression.variants)
    if isinstance(element.expression, fluent.StringLiteral):
        return len(element.expression.value)
    return 0


def translations() -> list[str]:
    """Return the languages other than English."""
    folders = (folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    return sorted(name for name in folders if name != ENGLISH)


def files(language: str) -> list[Path]:
    """Return a language's own files."""
    return sorted((LOCALES / language).glob("*.ftl"))


def entries_of(file: Path) -> list[Entry]:
    """Return the messages and terms of a file."""
    return _with_ids(parsed_entries(file))


def _with_ids(entries: Sequence[fluent.EntryType]) -> list[Entry]:
    return [entry for entry in entries if isinstance(entry, fluent.Message | fluent.Term)]


def parsed_entries(file: Path) -> Sequence[fluent.EntryType]:
    """Parse a Fluent file, again only if its text has changed."""
    return _parsed(file.read_text(encoding="utf-8"))


@cache
def _parsed(text: str) -> Sequence[fluent.EntryType]:
    return FluentParser(with_spans=False).parse(text).body


def key_of(entry: Entry) -> str:
    """Return an entry's id; that of a term begins with `-`."""
    return f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name


def junk(language: str) -> Iterator[tuple[Path, str]]:
    """Yield what cannot be parsed, with its file."""
    for file in files(language):
        for entry in parsed_entries(file):
            if isinstance(entry, fluent.Junk):
                yield file, entry.content or ""
