"""A guest who reads all answers, and records words of another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import simcord
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from simcord.components import walk_components

from bot.tables.computers import personas
from bot.ui.custom_id import CustomId
from engine.core.catalogue import ENGLISH, LOCALES, fallbacks, languages, native_name
from tests.bot.evening import Evening, Seen
from tests.pseudo import LEFT

ROOT = Path(__file__).resolve().parents[2]
WORD = re.compile(r"[A-Za-zÀ-ɏ]{3,}|[ぁ-ヿ一-鿿]+")
"""In Japanese a run of characters, since sentences have no spaces."""
TYPED = re.compile(r"\b[a-z]+ [A-H][1-5]( \d)?\b")
"""Typed moves of Tikal, which are the same in all languages."""
PAGES = ("help", "rules", "learn", "notify", "privacy", "settings", "daily", "games", "history")
"""Commands that show a page with buttons."""
NAMES = {"ada", "boris", "chen", "dana", "games", "guild", "the", "new", "utc", "move"}
"""Names of users and places, such as New York, and the verbs of Tikal's typed moves."""


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found = list[str]()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def sentences(folder: Path) -> dict[str, str]:
    """Return the sentences of a folder by key, without variables."""
    parser, found = FluentParser(with_spans=False), dict[str, str]()
    for file in sorted(folder.glob("*.ftl")):
        for entry in parser.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                texts = _Texts()
                texts.visit(entry)
                found[entry.id.name] = " ".join(texts.found)
    return found


def words_in(text: str) -> set[str]:
    """Return the words of a text, without those that are the same in all languages."""
    return {word.lower() for word in WORD.findall(TYPED.sub(" ", LEFT.sub(" ", text)))}


def names() -> set[str]:
    """Return names that are the same in all languages: users, computers, and languages."""
    computers = {persona.name.lower() for persona in personas()}
    return NAMES.union(computers, *(words_in(native_name(language)) for language in languages()))


def whole_languages() -> list[str]:
    """Return the languages that are more than the differences to another one, as `es-419` is to `es`."""
    return [ENGLISH, *(one for one in languages() if one[:2] != ENGLISH and len(fallbacks(one)) == 2)]


@cache
def words_of(language: str) -> frozenset[str]:
    """Return the words of all sentences and rules pages, the English ones where a language lacks its own."""
    folder = Path(str(LOCALES))
    texts = sentences(folder / ENGLISH) | sentences(folder / language)
    pages = _rules_pages(ENGLISH) | _rules_pages(language)
    return frozenset().union(*map(words_in, [*texts.values(), *pages.values()])) - names()


def _rules_pages(language: str) -> dict[str, str]:
    pages = (ROOT / "data" / "rules").glob(f"*.{language}.md")
    return {page.name.split(".")[0]: page.read_text(encoding="utf-8") for page in pages}


@cache
def english() -> frozenset[str]:
    """Return all English words of the project, its handbooks included, to find English sentences in code."""
    handbooks = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    written = map(words_in, [page.read_text(encoding="utf-8") for page in handbooks])
    return words_of(ENGLISH).union(*written) - names()


@cache
def foreign_to(language: str) -> frozenset[str]:
    """Return the words of other languages that this one does not have."""
    others = (words_of(other) for other in whole_languages() if other != language)
    return english().union(*others) - words_of(language)


def english_in(language: str) -> frozenset[str]:
    """Return the English words that a language does not have."""
    return english() - words_of(language)


def written(message: Seen) -> Iterator[str]:
    """Return all visible text of a message."""
    yield message.text
    yield from message.pictures.values()
    for part in walk_components(message.stored.components):
        yield part.get("label") or ""
        yield part.get("placeholder") or ""
        for option in part.get("options", ()):
            yield option["label"]
            yield option.get("description") or ""


def strange(message: Seen, words: frozenset[str]) -> set[str]:
    """Return those of the words that occur in a message."""
    return words_in(" ".join(written(message))) & words


def in_form(form: dict[str, Any]) -> str:
    """Return the text of a form: title, questions, and choices."""
    return " ".join([form["title"], *_labels(form["components"])])


def _labels(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        for one in part:
            yield from _labels(one)
    elif isinstance(part, dict):
        yield from (part[key] for key in ("label", "description", "placeholder") if part.get(key))
        for inner in ("component", "components", "options"):
            yield from _labels(part.get(inner))


def verb_of(message: Seen, label: str) -> str | None:
    """Return the verb of a button, or None for a link."""
    custom_id = CustomId.read(message.buttons[label])
    return custom_id and custom_id.verb


def labelled(message: Seen, verb: str) -> str:
    """Return the label of the first button with this verb."""
    return next(label for label in message.presses if verb_of(message, label) == verb)


class Guest:
    """Read the answers of an evening and record words of another language."""

    def __init__(self, evening: Evening, words: frozenset[str]) -> None:
        self._evening, self._words = evening, words
        self.found = dict[str, tuple[set[str], str]]()

    def read(self, what: str, message: Seen) -> Seen:
        self.read_text(what, " ".join(written(message)))
        return message

    def read_text(self, what: str, text: str) -> None:
        """Read a text that is no message."""
        if found := words_in(text) & self._words:
            self.found[what] = found, text

    async def say(self, who: simcord.MemberActor, command: str, **options: object) -> Seen:
        return self.read(f"/{command}", await self._evening.say(who, command, **options))

    async def press(self, who: simcord.MemberActor, label: str, message: Seen | None = None) -> Seen:
        return self.read(label, await self._evening.press(who, label, message))

    async def press_verb(self, who: simcord.MemberActor, verb: str, message: Seen) -> Seen:
        """Press the button with this verb, in any language."""
        return await self.press(who, labelled(message, verb), message)

    async def form(self, who: simcord.MemberActor, verb: str, message: Seen) -> None:
        """Open the form behind a button, and read it."""
        shown = await who.click(message.message, custom_id=message.buttons[labelled(message, verb)])
        assert shown.modal is not None
        self.read_text(f"form of {verb}", in_form(shown.modal))

    async def read_pages(self, language: str) -> None:
        """Press all buttons on all pages as a server manager, and go away for a while."""
        keeper = self._evening.add_keeper("dana")
        self._evening.speaks(keeper, language)
        for command in PAGES:
            page = await self.say(keeper, command)
            for label in page.presses:
                page = await self.say(keeper, command)
                if label in page.labels:
                    await self.press(keeper, label, page)
        await self.say(keeper, "away", until="2026-01-03")
        await self.say(keeper, "back")
        await self.say(keeper, "practice", game="tikal")

    def told(self) -> str:
        """Return the recorded words, and where they were."""
        return "".join(
            f"\n{sorted(words)} in {what}: {text[:600]}" for what, (words, text) in self.found.items()
        )

    def read_everything(self) -> None:
        """Return all posts in their current state, and all private messages."""
        backend = self._evening.env.backend
        for channel_id, messages in backend.messages.items():
            for message in messages.values():
                if message.author_id == backend.bot_user.id:
                    self.read(f"message {message.id}", Seen(self._evening.env, channel_id, message.id))
