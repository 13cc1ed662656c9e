"""Pictures for messages, painted by `Painters`. A picture that fails leaves an empty list."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import lru_cache
from itertools import chain
from typing import Final, TypeVarTuple

from bot import metrics
from bot.tables.positions import Position
from bot.ui.markup import unmarked_names
from bot.ui.message import MAX_ALT, Image, split_text
from bot.ui.painter_workers import Paint, Painters, PictureTimeout
from engine.core.catalogue import Say
from engine.core.menu import Question
from engine.core.phrasing import join_clauses, join_commas, join_names, numeral
from engine.core.plugin import AnyGame
from engine.core.turning_points import Decisive, decisive_sentence
from engine.core.types import GameView, Result, Seat
from render import daily_picture, picture
from render.analysis_data import AnalysisData
from render.lesson_picture import Place
from render.lobby_picture import Lobby
from render.picture import Picture
from render.share_picture import outcome_text


def share_alt(
    game: AnyGame, result: Result, decisive: Decisive | None, names: Sequence[str], say: Say
) -> str:
    """Return the alt text of a share picture: game, scores from first to last, the decisive moment if any."""
    sides = sorted(result.sides, key=lambda side: (result.placings[side[0]], side[0]))
    owners = (join_names([names[seat] for seat in side], say) for side in sides)
    points = (numeral(result.scores[side[0]]) for side in sides)
    each = (say("share-score", name=name, points=sum_) for name, sum_ in zip(owners, points, strict=True))
    about = {"game": say(f"game-{game.key}"), "outcome": outcome_text(result, say)}
    first = say("alt-share", scores=join_commas(each, say), **about)
    return first if decisive is None else f"{first} {decisive_sentence(decisive, names, say)}"


_Subject = TypeVarTuple("_Subject")
log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds that a message waits for a picture before it goes out as text."""
LONG_PATIENCE = 20.0
"""Seconds that an analysis waits for its picture, after a minute of work, or a post without a reader."""
LATE_PATIENCE, LATE_TRIES, LATE_PAUSE = 20.0, 3, 5.0
"""For a picture that follows its answer: seconds a try, number of tries, seconds between tries."""
PENDING: Final[list[Image]] = []
"""Marker, compared by identity: no picture within the timeout, but maybe later."""

LOBBY = f"-{picture.LOBBY}."
"""Part of the file name of every lobby's picture."""

_painters = Painters(0)
_follows: ContextVar[bool] = ContextVar("_follows", default=False)


def use_painters(painters: Painters) -> None:
    """Set the painters that all functions of this module use."""
    global _painters
    _painters = painters


def has_backlog() -> bool:
    """Return whether a picture waits for a free painter."""
    return _painters.has_backlog


@contextmanager
def late_pictures() -> Iterator[None]:
    """Give pictures within this context longer timeouts and retries.

    A picture that is late even then is an empty list, not `PENDING`.
    """
    token = _follows.set(True)
    try:
        yield
    finally:
        _follows.reset(token)


def combined(*some: list[Image]) -> list[Image]:
    """Return all pictures in one list, in order, or `PENDING` if one of the lists is."""
    return PENDING if any(one is PENDING for one in some) else list(chain.from_iterable(some))


def has_cover(key: str) -> bool:
    """Return whether a game has a cover."""
    return picture.paints_covers(key)


async def of_cover(key: str, say: Say) -> list[Image]:
    """Return a game's cover; empty if it has none or painting fails, `PENDING` if late."""
    return await painted(picture.cover, key, say, alt=say(f"game-{key}"), patience=LONG_PATIENCE)


async def of_lobby(key: str, lobby: Lobby, say: Say, *, alt: str) -> list[Image]:
    """Return a lobby's picture with its seats; empty if painting fails, `PENDING` if late."""
    if picture.paints_covers(key):
        alt = f"{say(f'{key}-picture-cover')}\n{alt}"
    return await painted(picture.lobby, key, lobby, say, alt=alt)


async def of_tabletop(position: Position, say: Say, *, patience: float = PATIENCE) -> list[Image]:
    """Return the public table's picture; empty if painting fails, `PENDING` after `patience` seconds."""
    game, view, names = position.game, position.view(None), position.table.names
    alt = _position_alt(game, view, unmarked_names(position.table), say)
    return await painted(picture.tabletop, game.key, view, names, say, alt=alt, patience=patience)


async def of_hand(position: Position, seat: Seat, say: Say) -> list[Image]:
    """Return a seat's hand, or the public table in games without hidden hands.

    Empty if painting fails, `PENDING` if late.
    """
    if not position.game.has_hidden_hands:
        return await of_tabletop(position, say)
    game, view, names = position.game, position.view(seat), position.table.names
    alt = game.words.hand(view, say, unmarked_names(position.table))
    return await painted(picture.hand, game.key, view, names, say, alt=alt)


async def of_lesson(
    game: AnyGame,
    view: GameView,
    names: tuple[str, ...],
    place: Place,
    say: Say,
    *,
    alt_names: tuple[str, ...],
) -> list[Image]:
    """Return a lesson's position with the progress in the course; empty if painting fails, `PENDING` if late.

    `alt_names` has the names for the alt text, `names` those for the picture.
    """
    if game.has_hidden_hands:
        alt = game.words.hand(view, say, alt_names)
    else:
        alt = _position_alt(game, view, alt_names, say)
    return await painted(picture.lesson, game.key, view, names, place, say, alt=alt)


def is_question_cached(game: AnyGame, view: GameView, question: Question, say: Say) -> bool:
    """Return whether a question needs no picture or has it painted and cached."""
    if not picture.paints_question(game.key, question):
        return True
    return _painters.has(picture.question, game.key, view, question, say)


async def of_hands(position: Position, say: Say) -> list[Image]:
    """Return all hands in one picture; empty without hidden hands or if painting fails, `PENDING` if late."""
    game, names = position.game, position.table.names
    views = [position.view(seat) for seat in range(len(names))]
    if not game.has_hidden_hands:
        return []
    called = unmarked_names(position.table)
    held = (game.words.hand(view, say, called) for view in views)
    words = (f"{name}: {hand}" for name, hand in zip(called, held, strict=True))
    alt = "\n".join(split_text(one, MAX_ALT // len(names) - 1)[0] for one in words)
    return await painted(picture.hands, game.key, views, names, say, alt=alt)


async def of_question(game: AnyGame, view: GameView, question: Question, say: Say) -> list[Image]:
    """Return a question's own picture; empty if it has none or painting fails, `PENDING` if late."""
    if not picture.paints_question(game.key, question):
        return []
    labels = [game.label(question, answer, view, say) for answer in question.answers]
    alt = picture.question_in_words(game.key, view, question, say) or join_clauses(labels, say)
    return await painted(picture.question, game.key, view, question, say, alt=alt)


async def of_score_sheet(position: Position, say: Say, *, patience: float = PATIENCE) -> list[Image]:
    """Return the score sheet so far with the table, or the final one.

    Empty if the game has none or painting fails, `PENDING` after `patience` seconds.
    """
    game, view, names = position.game, position.view(None), position.table.names
    result = position.result
    alt = say("alt-score-sheet", game=say(f"game-{game.key}"))
    if result is None:
        alt = f"{alt}\n{game.words.glance(view, unmarked_names(position.table), say)}"
    return await painted(picture.score_sheet, game.key, view, result, names, say, alt=alt, patience=patience)


async def of_end(position: Position, result: Result, say: Say, *, patience: float = PATIENCE) -> list[Image]:
    """Return the final picture; empty if the game has none or painting fails.

    `PENDING` after `patience` seconds.
    """
    game, view, names = position.game, position.view(None), position.table.names
    alt = game.words.glance(view, unmarked_names(position.table), say)
    return await painted(picture.finale, game.key, view, result, names, say, alt=alt, patience=patience)


async def of_match(
    position: Position, result: Result, say: Say, *, patience: float = PATIENCE
) -> list[Image]:
    """Return a duplicate match's final picture; empty if painting fails, `PENDING` if it is late."""
    game, view, names = position.game, position.view(None), position.table.names
    alt = game.words.position(view, unmarked_names(position.table), say)
    return await painted(
        picture.match, position.table.game, view, result, names, say, alt=alt, patience=patience
    )


async def of_share(position: Position, result: Result, say: Say) -> list[Image]:
    """Return the picture to share of a finished game; empty if painting fails, `PENDING` if late."""
    game, view, names = position.game, position.view(None), position.table.names
    decisive = game.decisive(view, result)
    alt = share_alt(game, result, decisive, unmarked_names(position.table), say)
    return await painted(picture.share, game.key, view, result, decisive, names, say, alt=alt)


async def of_analysis(data: AnalysisData, names: tuple[str, ...], say: Say, *, alt: str) -> list[Image]:
    """Return the chart of a game analysis; empty if painting fails, `PENDING` if late."""
    return await painted(picture.analysis, data, names, say, alt=alt, patience=LONG_PATIENCE)


async def of_daily(card: daily_picture.Card, name: str, say: Say, *, alt: str) -> list[Image]:
    """Return the card of a player's daily result; empty if painting fails, `PENDING` if late."""
    return await painted(picture.daily, card, name, say, alt=alt)


@lru_cache(32)
def _position_alt(game: AnyGame, view: GameView, names: tuple[str, ...], say: Say) -> str:
    """Return a position's alt text. Cached: post, panel and direct message often show the same one."""
    return game.words.glance(view, names, say)


async def painted(
    paint: Paint[*_Subject], *subject: *_Subject, alt: str, patience: float = PATIENCE
) -> list[Image]:
    """Return the picture that `paint` makes of a subject, in a list.

    Empty if there is none or painting fails, `PENDING` after `patience` seconds.
    """
    try:
        if _follows.get():
            painted = await _painted_late(paint, *subject)
        else:
            painted = await _painters.paint(paint, *subject, patience=patience)
    except PictureTimeout as error:
        metrics.unpainted.labels(error.why).inc()
        return [] if _follows.get() else PENDING
    except Exception:
        metrics.unpainted.labels("failed").inc()
        log.exception("Painting a picture failed; its message is sent as text")
        return []
    return [] if painted is None else [Image(painted.data, painted.filename, alt)]


async def _painted_late(paint: Paint[*_Subject], *subject: *_Subject) -> Picture | None:
    """Paint with `LATE_TRIES` tries.

    None: the painter has no such picture. Raises PictureTimeout if the last is late too.
    """
    for _ in range(LATE_TRIES - 1):
        with suppress(PictureTimeout):
            return await _painters.paint(paint, *subject, patience=LATE_PATIENCE)
        await asyncio.sleep(LATE_PAUSE)
    return await _painters.paint(paint, *subject, patience=LATE_PATIENCE)
