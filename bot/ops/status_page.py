"""The public status page: HTML without scripts, from data/status.html and the catalogue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template
from urllib.parse import quote

from babel.numbers import format_decimal

from bot.ops.status import Report, State, Status
from bot.store.schema import LOBBY, OFFERED, OPENING, PLAYING
from engine.core.catalogue import ENGLISH, Catalogue, Say, babel_locale, languages, native_name

MINUTE = 60


@cache
def _frame() -> Template:
    return Template((files("data") / "status.html").read_text(encoding="utf-8"))


def files_of(first: Path) -> dict[str, Path]:
    """Where the page is in each language: English at its place, the others beside it (status.de.html)."""
    others = {language: first.with_suffix(f".{language}{first.suffix}") for language in languages()[1:]}
    return {ENGLISH: first} | others


def page(status: Status, say: Catalogue, files: Mapping[str, Path]) -> str:
    """The whole page in one language, with links to the others."""
    state = status.state
    headline = say(f"status-{state}")
    is_over = state is State.ENDED
    words = {
        "title": say("status-title", bot=status.bot, headline=headline),
        "language": say.language,
        "bot": status.bot,
        "state": state,
        "headline": headline,
        "lead": say(f"status-{state}-lead"),
        "written": say("status-since" if is_over else "status-written"),
        "stale": "" if is_over else say("status-stale"),
        "versions": say(
            "status-version", version=", ".join(sorted({each.version for each in status.reports}))
        ),
    }
    parts = {
        "time": _time(status.now),
        "since": "" if is_over else f"{escape(say('status-running'))} {_time(status.since)}",
        "languages": " · ".join(_link(*each) for each in files.items()),
        "figures": "".join(_figure(*each) for each in _figures(status, say)),
        "processes": _processes(status, say) if status.shards is not None else "",
    }
    return _frame().substitute({name: escape(text) for name, text in words.items()} | parts)


def _link(language: str, file: Path) -> str:
    name = escape(native_name(language))
    return f'<a href="{quote(file.name)}" hreflang="{language}" lang="{language}">{name}</a>'


def _time(at: int) -> str:
    moment = datetime.fromtimestamp(at, UTC)
    return f'<time datetime="{moment:%Y-%m-%dT%H:%M:%SZ}">{moment:%Y-%m-%d %H:%M} UTC</time>'


def _figure(name: str, value: str, note: str = "") -> str:
    told = f"<small>{escape(note)}</small>" if note else ""
    return f"<div><dt>{escape(name)}</dt><dd>{value}{told}</dd></div>\n"


def _figures(status: Status, say: Say) -> Iterator[tuple[str, ...]]:
    tables = status.tables
    lobbies = sum(tables.get(state, 0) for state in (LOBBY, OFFERED, OPENING))
    yield say("status-playing"), say("status-number", number=tables.get(PLAYING, 0))
    yield say("status-lobbies"), say("status-number", number=lobbies)
    owed, minutes = status.backlog.posts, status.backlog.oldest // MINUTE
    oldest = say("status-oldest", minutes=minutes) if owed and minutes else ""
    yield say("status-owed"), say("status-number", number=owed), oldest
    if status.quick is not None:
        yield say("status-quick"), escape(_seconds(status.quick, say)), say("status-quick-note")


def _seconds(seconds: float, say: Say) -> str:
    return say("status-seconds", seconds=format_decimal(seconds, locale=babel_locale(say.language)))


def _processes(status: Status, say: Say) -> str:
    rows = [_row(report, status.now, say) for report in status.reports]
    if status.nobodys:
        rows.append(_cells(State.SILENT, _shards(status.nobodys), say(f"status-{State.SILENT}"), ""))
    heads = "".join(
        f"<th>{escape(say(f'status-column-{column}'))}</th>" for column in ("shards", "state", "quick")
    )
    return f"<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{''.join(rows)}</tbody>\n</table>"


def _row(report: Report, now: int, say: Say) -> str:
    state = report.state_at(now)
    quick = "" if report.quick is None else escape(_seconds(report.quick, say))
    return _cells(state, _shards(report.shards), say(f"status-{state}"), quick)


def _cells(state: State, shards: str, said: str, quick: str) -> str:
    cells = (shards, f'<span class="{state}">{escape(said)}</span>', quick)
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>\n"


def _shards(shards: tuple[int, ...]) -> str:
    return ", ".join(map(str, shards))
