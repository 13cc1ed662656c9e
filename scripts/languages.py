"""Check translations: what is missing, unused or too long.

uv run python scripts/languages.py [LANGUAGE ...]

Each language gets a line that says how complete it is, followed by one line per problem. Exits with 1 if
there are problems: a release needs complete translations. Other commits need only English. With `--unused`,
also lists messages that no code uses. An id built in code is judged by its constant part.
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
"""Discord's limits in characters, by patterns of message ids."""
PICTURE_ROOM = 1.7, 8
"""How long text in pictures may be: a factor of the English length, and extra characters."""
NUMBERS = {"zero", "one", "two", "few", "many", "other"}
MILLIONS = "many"
"""The plural form that French, Spanish and Portuguese use only for millions, which never occur here."""


def main() -> None:
    """Print the problems of the requested languages and exit."""
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
    """Return the languages other than English."""
    folders = (folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    return sorted(name for name in folders if name != ENGLISH)


def completeness(language: str) -> str:
    """Return how many messages and rules pages a language has, as text."""
    english, here = messages(ENGLISH), messages(language)
    pages = [page.stem.split(".")[0] for page in RULES.glob(f"*.{ENGLISH}.md")]
    written = sum((RULES / f"{key}.{language}.md").exists() for key in pages)
    said = len(english.keys() & here.keys())
    return f"{said} of {len(english)} messages, {written} of {len(pages)} rules pages"


def missing(language: str) -> list[str]:
    """Return a line for each message and rules page that a language lacks."""
    lines = [f"{key}: missing" for key in messages(ENGLISH).keys() - messages(language).keys()]
    return sorted([*lines, *(f"{page}: missing" for page in _missing_pages(language))])


def problems(language: str) -> list[str]:
    """Return a line for each mistake in a translation."""
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
    """Yield missing and impossible word cases of a choice, such as `[none]`."""
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
    cases: list[frozenset[str]]
    choices: Mapping[str, WordChoice]
    """The choices by variable."""
    length: int
    """The length of the longest case in characters, without variables."""


def messages(language: str) -> Mapping[str, MeasuredMessage]:
    """Return the messages of a language by id.

    Terms are left out; their variables count for the messages that use them.
    """
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
    """Collects what a message uses, also through other messages and terms."""

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
        # A term sees only its own arguments.
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
        # An attribute may refer to its own message.
        if key in self._entries and key not in self._visited:
            self._visited.add(key)
            self.visit(self._entries[key][1])


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


def _files(language: str) -> list[Path]:
    return sorted((LOCALES / language).glob("*.ftl"))


def _entries(file: Path) -> list[Entry]:
    return [entry for entry in parsed_entries(file) if isinstance(entry, fluent.Message | fluent.Term)]


@cache
def parsed_entries(file: Path) -> list[fluent.EntryType]:
    """Parse a Fluent file, once."""
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body


def _key(entry: Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name


def _junk(language: str) -> Iterator[tuple[Path, str]]:
    for file in _files(language):
        for entry in parsed_entries(file):
            if isinstance(entry, fluent.Junk):
                yield file, entry.content or ""


def unused() -> list[str]:
    """Return the ids of English messages that no code names and no other message includes."""
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
    """Yield the strings of a module, each with whether it is constant. Others are patterns."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, True
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "choices":
            # `choices("daily", days)` names the choices of a command by `daily-DAY`.
            match node.args:
                case [ast.Constant(str(prefix)), *_]:
                    yield f"{re.escape(prefix)}-.+", False
        elif isinstance(node, ast.JoinedStr):
            parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
            if re.fullmatch(r"[a-z_-]{3,}", "".join(part or "" for part in parts)):
                yield "".join(".+" if part is None else re.escape(part) for part in parts), False


if __name__ == "__main__":
    main()
