"""Check translations, and help to write them.

uv run python scripts/languages.py [LANGUAGE ...]          what is translated, and what is wrong
uv run python scripts/languages.py next LANGUAGE           the next 20 messages to translate, most seen first
uv run python scripts/languages.py show LANGUAGE WHAT ...  messages with sample values
uv run python scripts/languages.py record LANGUAGE [WHAT ...]  note that translations fit today's English
uv run python scripts/languages.py unused                  English messages that no code uses

WHAT is an id, a pattern of ids such as "clock-*", or a heading of the English files such as "The lobby".

Each language gets a line that says how complete it is, followed by one line per mistake, and by the first
messages that are missing. Exits with 1 if there are any: a release needs complete translations. Other
commits need only English.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Set
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import ast as fluent

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine.core.catalogue import catalogue
from scripts.sentences import (
    ENGLISH,
    NUMBERS,
    ROOT,
    MeasuredMessage,
    WordChoice,
    entries_of,
    fallbacks,
    files,
    junk,
    key_of,
    messages,
    parsed_entries,
    translations,
)

RULES = ROOT / "data" / "rules"
RECORDS = ROOT / "scripts" / "translated.txt"
"""A line per id and original: the original's short hash, and that of each language's translation of it.

The original is the English message. A region that says where it differs is compared with its language.
"""
MOST_SEEN = ROOT / "scripts" / "most_seen.txt"
"""Ids, those that players see most often first. `benchmarks.tools.sentences` writes it."""
CODE = ("bot", "engine", "render", "playground")
LIMITS = {
    r"command-.*|option-.*|scope-.*|whose-.*|season-.*|level-.*": 100,
    r"button-.*": 80,
    r".*-form(-.*)?": 45,
}
"""Discord's limits in characters, by patterns of message ids."""
PICTURE_ROOM = 1.7, 8
"""How long text in pictures may be: a factor of the English length, and extra characters."""
COUNTED_TO = 200
"""Plural forms matter that a whole number up to this one has. French “many” is for millions."""
AT_ONCE = 20
_INCLUDED = re.compile(r"\{ ([a-z][\w-]*)")
"""A message inside another one."""
_INSERTED = re.compile(r"(?:finished|list of|one of)\s+([a-z][\w-]*\w)")
"""A message whose words fill a variable, as comments name it: “$tile is a finished tikal-land”."""


def main() -> None:
    """Run the requested command and exit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("words", nargs="*", help="a command, or languages such as de; without it: all")
    match parser.parse_args().words:
        case ["next", language]:
            _print(next_messages(language))
        case ["show", language, *wanted] if wanted:
            _print(shown(language, wanted))
        case ["record", language, *wanted]:
            record(language, wanted)
        case ["unused"]:
            _print(unused())
        case ["next" | "show" | "record", *_]:
            parser.error("name a language")
        case languages if unknown := set(languages) - set(translations()):
            parser.error(f"not a translation: {', '.join(sorted(unknown))}")
        case languages:
            sys.exit(_check(languages or translations()))


def _print(lines: Iterable[str]) -> None:
    sys.stdout.writelines(f"{line}\n" for line in lines)


def _check(languages: Iterable[str]) -> bool:
    """Print the state of languages; return whether something is to mend."""
    wrong = False
    for language in languages:
        found, lacking = to_mend(language), missing(language)
        mistakes = [line for line in found if line not in lacking]
        _print([f"{language}: {completeness(language)}, {len(found)} to mend"])
        _print(f"  {line}" for line in (*mistakes, *lacking[:AT_ONCE]))
        if more := lacking[AT_ONCE:]:
            _print(
                [f"  … and {len(more)} more that are missing: `next {language}` prints those seen most often"]
            )
        wrong = wrong or bool(found)
    return wrong


def to_mend(language: str) -> list[str]:
    """Return a line for each missing, outdated or wrong message and each missing rules page of a language."""
    checks = (missing, outdated, unrecorded, problems)
    return sorted(line for check in checks for line in check(language))


def translated(language: str) -> dict[str, MeasuredMessage]:
    """Return the messages that a language has in its own words.

    A message of the same words as in English counts if it was recorded: *Replay* is German, too.
    """
    english, records = messages(ENGLISH), _records(language)
    return {
        key: message
        for key, message in messages(language).items()
        if key in records or key not in english or message.words != english[key].words
    }


def completeness(language: str) -> str:
    """Return how many messages and rules pages a language has, as text."""
    here = translated(language).keys()
    if _has_own_parent(language):
        return f"{len(here - set(_repeated(language)))} messages unlike those of {fallbacks(language)[0]}"
    needed = _with_words()
    pages = [page.stem.split(".")[0] for page in RULES.glob(f"*.{ENGLISH}.md")]
    written = sum((RULES / f"{key}.{language}.md").exists() for key in pages)
    return f"{len(needed & here)} of {len(needed)} messages, {written} of {len(pages)} rules pages"


def missing(language: str) -> list[str]:
    """Return a line for each message and rules page that a language lacks. A region's own lacks none."""
    if _has_own_parent(language):
        return []
    lines = [f"{key}: missing" for key in _with_words() - translated(language).keys()]
    return sorted([*lines, *(f"{page}: missing" for page in _missing_pages(language))])


def outdated(language: str) -> list[str]:
    """Return a line for each translation whose original has changed since it was recorded."""
    originals, here, records = _originals(language), messages(language), _records(language)
    return [
        f"{key}: {_original_of(language)} has changed since; `record {language} {key}` if this still fits"
        for key in sorted(originals.keys() & here.keys() & records.keys())
        if records[key][0] != _hash(originals[key]) and records[key][1] == _hash(here[key])
    ]


def unrecorded(language: str) -> list[str]:
    """Return a line for each unrecorded message of a region, whose original could change unnoticed."""
    here = messages(language).keys() - _records(language).keys() if _has_own_parent(language) else ()
    return [f"{key}: not recorded; run `record {language}`" for key in sorted(here)]


def _original_of(language: str) -> str:
    """Return the language from which a language is translated: `es` for `es-419`, else English."""
    return fallbacks(language)[0] if _has_own_parent(language) else ENGLISH


def _originals(language: str) -> dict[str, MeasuredMessage]:
    """Return the messages from which a language is translated, by id."""
    return {**messages(ENGLISH), **messages(_original_of(language))}


def _has_own_parent(language: str) -> bool:
    """Return whether a language only says where it differs from another one, as `es-419` from `es`."""
    return language.partition("-")[0] in (ENGLISH, fallbacks(language)[0])


def _with_words() -> set[str]:
    """Return the English messages that have words to translate."""
    return {key for key, message in messages(ENGLISH).items() if any(map(str.isalpha, message.words))}


def next_messages(language: str) -> list[str]:
    """Return the originals of the next messages to translate, ready to be copied into files.

    The most seen come first, each with the messages that it includes or whose words it inserts.
    """
    originals = _originals(language)
    waiting = {
        line.partition(":")[0] for line in (*missing(language), *outdated(language))
    } & originals.keys()
    seen = MOST_SEEN.read_text(encoding="utf-8").split() if MOST_SEEN.exists() else []
    order = {key: place for place, key in enumerate(dict.fromkeys([*seen, *originals]))}
    wanted = sorted(waiting, key=lambda key: order[key])
    ordered = (part for key in wanted for part in (*_parts(key, originals), key))
    chosen = [key for key in dict.fromkeys(ordered) if key in waiting][:AT_ONCE]
    lines = [f"# {len(chosen)} of {len(waiting)} messages that wait for a translation"]
    for file in sorted({originals[key].file for key in chosen}):
        lines += ["", f"# data/locales/{language}/{file}"]
        for key in (key for key in chosen if originals[key].file == file):
            lines += [f"# {line}" for line in originals[key].comment.splitlines()]
            lines.append(originals[key].source)
    return lines


def _parts(key: str, originals: Mapping[str, MeasuredMessage]) -> list[str]:
    """Return the messages that one includes, or that its comment names, and all that these include."""
    found, names = list[str](), [key]
    while names:
        message = originals[names.pop()]
        named = [*_INCLUDED.findall(message.source), *_INSERTED.findall(message.comment)]
        new = [name for name in dict.fromkeys(named) if name in originals.keys() - {*found, key}]
        found += new
        names += new
    return found[::-1]


SAMPLES = {
    "host": "Ada",
    "link": "#games",
    "mention": "@Ada",
    "mentions": "@Ada @Boris",
    "mover": "Ada",
    "name": "Ada",
    "names": "Ada & Boris",
    "opponent": "Boris",
    "other": "Boris",
    "to": "Chen",
    "winners": "Ada",
}
"""What stands for a variable in `show`, where its name doesn't."""
NUMBERS_SHOWN = (2, 0, 1, 5, 21)


def shown(language: str, wanted: Iterable[str]) -> list[str]:
    """Return messages with sample values: each number form and each word that they choose by."""
    english, here = messages(ENGLISH), messages(language)
    lines = []
    for key in _chosen(wanted):
        own = here.get(key)
        lines += ["", f"{key}{'' if own else '  (not translated)'}"]
        lines += [f"    # {line}" for line in english[key].comment.splitlines()]
        lines += [f"    {line}" for line in _said(language, key, english[key], own or english[key])]
    return lines or ["nothing has such an id or heading"]


def _said(language: str, key: str, english: MeasuredMessage, own: MeasuredMessage) -> list[str]:
    """Return a message once for each value of each variable, the other variables having their first one."""
    say = catalogue(language)
    values = {name: _samples(name, english, own) for name in sorted(english.variables | own.variables)}
    first = {name: choices[0] for name, choices in values.items()}
    found = {say(key, **first): ""}
    for name, choices in values.items():
        for value in choices:
            found.setdefault(say(key, **first | {name: value}), f"   ← {name}: {value}")
    return [f"{text.replace(chr(10), ' / ')}{why}" for text, why in found.items()]


def _samples(name: str, english: MeasuredMessage, own: MeasuredMessage) -> list[str | int]:
    """Return the values with which a variable is shown."""
    words = english.choices.get(name) or own.choices.get(name)
    numbers = {case for cases in (*english.cases, *own.cases) if cases.of == name for case in cases.names}
    if numbers and all(case in NUMBERS or case.isdigit() for case in numbers):
        return list(NUMBERS_SHOWN)
    if words and words.words:
        other = [] if words.otherwise and words.otherwise != {"other"} else [SAMPLES.get(name, f"‹{name}›")]
        return [*sorted(words.words - {"other"}), *other]
    return [SAMPLES.get(name, f"‹{name}›")]


def _chosen(wanted: Iterable[str]) -> list[str]:
    """Return the English ids that fit one of the patterns, or stand below one of the headings."""
    patterns, found = list(wanted), []
    for file in files(ENGLISH):
        heading = ""
        for entry in parsed_entries(file):
            if isinstance(entry, fluent.Comment):
                heading = entry.content or ""
            elif isinstance(entry, fluent.Message):
                key = entry.id.name
                if any(fnmatchcase(key, one) or one.lower() == heading.lower() for one in patterns):
                    found.append(key)
    return found


def record(language: str, wanted: Iterable[str] = ()) -> None:
    """Note which originals the translations were made from: of new and changed ones, and of those named."""
    originals, here, records = _originals(language), messages(language), _records(language)
    named, done = set(_chosen(wanted)), translated(language)
    for key, message in here.items():
        own = _hash(message)
        is_new = key in done and records.get(key, ("", ""))[1] != own
        if key in originals and (key in named or is_new):
            records[key] = _hash(originals[key]), own
    kept = {key: both for key, both in records.items() if key in here}
    _write_records(language, kept)
    _print([f"{len(kept)} messages are recorded in scripts/{RECORDS.name}. Send that file too."])


def _records(language: str) -> dict[str, tuple[str, str]]:
    """Return the recorded hashes of the original and of the translation by id."""
    return {
        key: (original, own[language]) for (key, original), own in _all_records().items() if language in own
    }


def _all_records() -> dict[tuple[str, str], dict[str, str]]:
    """Return the hash of each language's translation, by id and the original's hash."""
    lines = RECORDS.read_text(encoding="utf-8").splitlines() if RECORDS.exists() else []
    return {
        (key, original): dict(one.split(":") for one in own) for key, original, *own in map(str.split, lines)
    }


def _write_records(language: str, records: Mapping[str, tuple[str, str]]) -> None:
    """Replace a language's records; keep those of the others."""
    table = _all_records()
    for translations_by_language in table.values():
        translations_by_language.pop(language, None)
    for key, (original, own) in records.items():
        table.setdefault((key, original), {})[language] = own
    lines = [_record_line(*at, table[at]) for at in sorted(table) if table[at]]
    RECORDS.write_text("".join(lines), encoding="utf-8")


def _record_line(key: str, original: str, own: Mapping[str, str]) -> str:
    return " ".join((key, original, *(f"{language}:{own[language]}" for language in sorted(own)))) + "\n"


def _hash(message: MeasuredMessage) -> str:
    return hashlib.sha256(message.source.encode()).hexdigest()[:6]


def _repeated(language: str) -> list[str]:
    """Return the ids of messages of a region that read as in its language."""
    here, wider = messages(language), messages(fallbacks(language)[0])
    return [key for key in here.keys() & wider.keys() if here[key].source == wider[key].source]


def problems(language: str) -> list[str]:
    """Return a line for each mistake in a translation."""
    english, here = messages(ENGLISH), messages(language)
    lines = [f"{key}: not a message of English" for key in here.keys() - english.keys()]
    if _has_own_parent(language):
        lines += [f"{key}: as in {fallbacks(language)[0]}, so leave it out" for key in _repeated(language)]
    lines += [f"{file.name}: not understood: {text.strip()[:60]}" for file, text in junk(language)]
    for key in english.keys() & here.keys():
        lines += [f"{key}: {fault}" for fault in _faults(key, english[key], here[key], language)]
    return sorted(lines)


def _faults(key: str, english: MeasuredMessage, here: MeasuredMessage, language: str) -> Iterator[str]:
    # Variables that a comment names are for languages that cannot use a finished word.
    offered = set(re.findall(r"\$([a-z_]+)", english.comment)) - english.variables
    left = english.variables - english.counted - _verb_forms(english) - here.variables
    if left and not offered & here.variables:
        yield f"doesn’t use {', '.join(sorted(left))}"
    if unknown := here.variables - english.variables - offered:
        yield f"uses {', '.join(sorted(unknown))}, which English doesn’t have"
    yield from _faults_of_numbers(here, language)
    for name, words in english.choices.items():
        yield from _faults_of_choice(name, words, here)
    if here.length > (most := _limit(key)):
        yield f"{here.length} characters, Discord takes {most}"
    times, more = PICTURE_ROOM
    if english.file.startswith("pictures") and here.length > english.length * times + more:
        yield f"{here.length} characters in a picture, English has {english.length}"


def _verb_forms(english: MeasuredMessage) -> set[str]:
    """Return the variables by which English only addresses its reader: other languages may not need them."""
    return {name for name, choice in english.choices.items() if choice.words - choice.otherwise == {"you"}}


def _faults_of_numbers(here: MeasuredMessage, language: str) -> Iterator[str]:
    """Yield plural forms that a language doesn't have, or that no case is for. The default is for one."""
    for cases in here.cases:
        known, needed = _number_forms(language, is_ordinal=cases.is_ordinal)
        if never := (cases.names & NUMBERS) - known:
            yield f"has a case for {', '.join(sorted(never))}, a form the language doesn’t have"
        left, default = needed - cases.names, cases.default
        stands_for_others = default in needed and (cases.names & needed) - {default}
        if cases.names & (NUMBERS - {"other"}) and len(left | ({default} & needed)) > 1 and left:
            yield from [] if stands_for_others else [f"has no case for {', '.join(sorted(left))}"]


@cache
def _number_forms(language: str, *, is_ordinal: bool) -> tuple[Set[str], Set[str]]:
    """Return the plural forms that a language has, and those of them for numbers below `COUNTED_TO`."""
    locale = Locale.parse(language, sep="-")
    form = locale.ordinal_form if is_ordinal else locale.plural_form
    return {*form.tags, "other"}, {form(number) for number in range(COUNTED_TO)}


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


def unused() -> list[str]:
    """Return the ids of English messages that no code names and no other message includes."""
    texts = [text for folder in CODE for file in (ROOT / folder).rglob("*.py") for text in _literals(file)]
    whole, put_together = {t for t, fixed in texts if fixed}, {t for t, fixed in texts if not fixed}
    asked = re.compile("|".join(put_together))
    keys = {key_of(entry) for file in files(ENGLISH) for entry in entries_of(file)}
    inside = {
        name
        for file in files(ENGLISH)
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
