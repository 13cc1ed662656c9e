"""What the languages beside English miss, have too much of, or say too long.

    uv run python scripts/languages.py [LANGUAGE ...]

One line per language says how complete it is. Below it, one line each, follow what is missing and what is
wrong. Exits with 1 if a language lacks anything or says anything wrong: a release needs all languages whole,
and every other commit needs English alone. With `--unused`, messages that no code uses are listed too; an id
that code puts together is judged by its fixed part.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
LOCALES, RULES = ROOT / "data" / "locales", ROOT / "data" / "rules"
ENGLISH = "en"
CODE = ("bot", "engine", "render", "playground")
LIMITS = {
    r"command-.*|option-.*|scope-.*|whose-.*|season-.*|level-.*": 100,
    r"button-.*": 80,
    r".*-form(-.*)?": 45,
}
"""What Discord takes, in characters, by the ids that become such things."""
PICTURE_ROOM = 1.7, 8
"""Words in pictures may be so many times as long as English, and so many letters more."""
NUMBERS = {"zero", "one", "two", "few", "many", "other"}
MILLIONS = "many"
"""Only millions have this form in French, Spanish and Portuguese, and nothing here is counted in them."""


def main() -> None:
    """Prints what was found in the languages that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("language", nargs="*", help="such as de; without it: all")
    parser.add_argument("--unused", action="store_true", help="also what no code says")
    asked = parser.parse_args()
    wrong = False
    for language in asked.language or translations():
        found = sorted([*missing(language), *problems(language)])
        sys.stdout.write(f"{language}: {completeness(language)}, {len(found)} to mend\n")
        sys.stdout.writelines(f"  {line}\n" for line in found)
        wrong = wrong or bool(found)
    if asked.unused:
        sys.stdout.writelines(f"unused: {key}\n" for key in unused())
    sys.exit(wrong)


def translations() -> list[str]:
    """The languages beside English, each a folder."""
    folders = (folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    return sorted(name for name in folders if name != ENGLISH)


def completeness(language: str) -> str:
    """How much of a language is there."""
    english, here = messages(ENGLISH), messages(language)
    pages = [page.stem.split(".")[0] for page in RULES.glob(f"*.{ENGLISH}.md")]
    written = sum((RULES / f"{key}.{language}.md").exists() for key in pages)
    said = len(english.keys() & here.keys())
    return f"{said} of {len(english)} messages, {written} of {len(pages)} rules pages"


def missing(language: str) -> list[str]:
    """Return a line for each message and rules page that a language lacks; people read those in English."""
    lines = [f"{key}: missing" for key in messages(ENGLISH).keys() - messages(language).keys()]
    return sorted([*lines, *(f"{page}: missing" for page in _missing_pages(language))])


def problems(language: str) -> list[str]:
    """Return a line for each mistake in what a language says."""
    english, here = messages(ENGLISH), messages(language)
    lines = [f"{key}: not a message of English" for key in here.keys() - english.keys()]
    lines += [f"{file.name}: not understood: {text.strip()[:60]}" for file, text in _junk(language)]
    for key in english.keys() & here.keys():
        lines += [f"{key}: {fault}" for fault in _faults(key, english[key], here[key], language)]
    return sorted(lines)


def _faults(key: str, english: MeasuredMessage, here: MeasuredMessage, language: str) -> Iterator[str]:
    if left := english.variables - english.counted - here.variables:
        yield f"doesn’t use {', '.join(sorted(left))}"
    if unknown := here.variables - english.variables:
        yield f"uses {', '.join(sorted(unknown))}, which English doesn’t have"
    forms = set(Locale.parse(language, sep="-").plural_form.tags) | {"other"}
    for cases in here.cases:
        if never := (cases & NUMBERS) - forms:
            yield f"has a case for {', '.join(sorted(never))}, a form the language doesn’t have"
        if cases & (NUMBERS - {"other"}) and (left := forms - {MILLIONS} - cases):
            yield f"has no case for {', '.join(sorted(left))}"
    for name, words in english.choices.items():
        yield from _faults_of_choice(name, words, here)
    if here.length > (most := _limit(key)):
        yield f"{here.length} characters, Discord takes {most}"
    times, more = PICTURE_ROOM
    if english.file.startswith("pictures") and here.length > english.length * times + more:
        yield f"{here.length} characters in a picture, English has {english.length}"


def _faults_of_choice(name: str, english: WordChoice, here: MeasuredMessage) -> Iterator[str]:
    """Cases by words, such as [none]: those that English has, and those that never come."""
    if name not in here.choices:
        if english.words and name in here.variables:
            yield f"says {name} as it is, which may be {', '.join(sorted(english.words))}"
        return
    own = here.choices[name]
    if left := english.words - english.otherwise - own.words:
        yield f"has no case of {name} for {', '.join(sorted(left))}"
    if never := own.words - english.words - own.otherwise:
        yield f"has a case of {name} that never comes: {', '.join(sorted(never))}"


def _limit(key: str) -> int:
    return next((most for ids, most in LIMITS.items() if re.fullmatch(ids, key)), 2000)


def _missing_pages(language: str) -> list[str]:
    pages = sorted(page.stem.split(".")[0] for page in RULES.glob(f"*.{ENGLISH}.md"))
    names = [f"{key}.{language}.md" for key in pages]
    return [name for name in names if not (RULES / name).exists()]


@dataclass(frozen=True)
class WordChoice:
    """The words by which a message chooses what to say for a detail; forms of numbers are none."""

    words: frozenset[str] = frozenset()
    otherwise: frozenset[str] = frozenset()
    """Those that stand for everything else, too."""

    def __or__(self, other: WordChoice) -> WordChoice:
        return WordChoice(self.words | other.words, self.otherwise | other.otherwise)


@dataclass(frozen=True)
class MeasuredMessage:
    """A message, measured: what others it rests on is counted with it."""

    file: str
    variables: frozenset[str]
    counted: frozenset[str]
    """Variables that only choose a number’s form (one point, two points), which not every language has."""
    cases: list[frozenset[str]]
    choices: Mapping[str, WordChoice]
    """By the variable that is chosen by."""
    length: int
    """In characters: the longest case, without what is filled in."""


def messages(language: str) -> Mapping[str, MeasuredMessage]:
    """The messages of a language by their ids; a term is no message, but what it asks for is its callers'."""
    entries = {_key(entry): (file.name, entry) for file in _files(language) for entry in _entries(file)}
    return {
        key: _measured(key, file, entries)
        for key, (file, entry) in entries.items()
        if not key.startswith("-")
    }


Entry = fluent.Message | fluent.Term
Entries = dict[str, tuple[str, Entry]]


def _measured(key: str, file: str, entries: Entries) -> MeasuredMessage:
    seen = _Seen(entries)
    seen.visit(entries[key][1])
    pattern = entries[key][1].value
    length = _length(pattern) if pattern else 0
    counted = seen.counted - seen.said
    return MeasuredMessage(
        file, frozenset(seen.variables), frozenset(counted), seen.cases, seen.choices, length
    )


class _Seen(Visitor):
    """What a message asks for, also through the messages and terms in it."""

    def __init__(self, entries: Entries) -> None:
        self._entries = entries
        self._visited: set[str] = set()
        self.variables: set[str] = set()
        self.counted: set[str] = set()
        self.said: set[str] = set()
        self.cases: list[frozenset[str]] = []
        self.choices: dict[str, WordChoice] = {}

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        self.said.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self._through(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        # A term sees only what it is given, by names of its own.
        self.generic_visit(node)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        cases = frozenset(_case(variant) for variant in node.variants)
        self.cases.append(cases)
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
        # An attribute may take in its own message.
        if key in self._entries and key not in self._visited:
            self._visited.add(key)
            self.visit(self._entries[key][1])


def _case(variant: fluent.Variant) -> str:
    return variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value


def _is_word(case: str) -> bool:
    return case not in NUMBERS and not case.isdigit()


def _length(pattern: fluent.Pattern) -> int:
    """Of the longest case."""
    return sum(_longest(element) for element in pattern.elements)


def _longest(element: fluent.TextElement | fluent.Placeable) -> int:
    if isinstance(element, fluent.TextElement):
        return len(element.value)
    if isinstance(element.expression, fluent.SelectExpression):
        return max(_length(variant.value) for variant in element.expression.variants)
    if isinstance(element.expression, fluent.StringLiteral):
        return len(element.expression.value)
    return 0


def _files(language: str) -> list[Path]:
    return sorted((LOCALES / language).glob("*.ftl"))


def _entries(file: Path) -> list[Entry]:
    return [entry for entry in parsed_entries(file) if isinstance(entry, fluent.Message | fluent.Term)]


@cache
def parsed_entries(file: Path) -> list[fluent.EntryType]:
    """What a file says, read once."""
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body


def _key(entry: Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name


def _junk(language: str) -> Iterator[tuple[Path, str]]:
    for file in _files(language):
        for entry in parsed_entries(file):
            if isinstance(entry, fluent.Junk):
                yield file, entry.content or ""


def unused() -> list[str]:
    """The English messages that no code names and no other message takes in."""
    texts = [text for folder in CODE for file in (ROOT / folder).rglob("*.py") for text in _literals(file)]
    whole, put_together = {t for t, fixed in texts if fixed}, {t for t, fixed in texts if not fixed}
    asked = re.compile("|".join(put_together))
    keys = {_key(entry) for file in _files(ENGLISH) for entry in _entries(file)}
    inside = {
        name
        for file in _files(ENGLISH)
        for name in re.findall(r"\{ -?([a-z][\w-]*) ", file.read_text(encoding="utf-8"))
    }
    return sorted(key for key in keys if key not in whole | inside and not asked.fullmatch(key))


def _literals(file: Path) -> Iterator[tuple[str, bool]]:
    """The texts of a module: as they are, or as a pattern where parts are filled in."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, True
        elif isinstance(node, ast.JoinedStr):
            parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
            if re.fullmatch(r"[a-z_-]{3,}", "".join(part or "" for part in parts)):
                yield "".join(".+" if part is None else re.escape(part) for part in parts), False


if __name__ == "__main__":
    main()
