"""A finished game in one breath, for those who do not see its picture to share."""

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
from bot.ui.message import MAX_ALT, Image, parts
from bot.ui.painter_workers import Paint, Painters, PictureTimeout
from engine.core.catalogue import Say
from engine.core.menu import Question
from engine.core.phrasing import join_clauses, join_commas, join_names, numeral
from engine.core.plugin import AnyGame
from engine.core.turning_points import Decisive, decisive_sentence
from engine.core.types import GameView, Result, Seat
from render import daily_picture, picture
from render.analysis_picture import AnalysisData
from render.leaderboard_picture import Page
from render.lesson_picture import Place
from render.lobby_picture import Lobby
from render.picture import Picture
from render.profile_picture import Card
from render.share_picture import outcome_text


def share_alt(
    game: AnyGame, result: Result, decisive: Decisive | None, names: Sequence[str], say: Say
) -> str:
    """What the picture shows: the game, each side with its points from the first on, what decided it."""
    sides = sorted(result.sides, key=lambda side: (result.placings[side[0]], side[0]))
    scores = (
        say(
            "share-score",
            name=join_names([names[seat] for seat in side], say),
            points=numeral(result.scores[side[0]]),
        )
        for side in sides
    )
    first = say(
        "alt-share",
        game=say(f"game-{game.key}"),
        scores=join_commas(scores, say),
        outcome=outcome_text(result, say),
    )
    return first if decisive is None else f"{first} {decisive_sentence(decisive, names, say)}"


_Subject = TypeVarTuple("_Subject")
log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds a message waits for a picture, before it goes out in words."""
LONG_PATIENCE = 20.0
"""Seconds for a picture that comes after a minute of work, to whoever has waited that long already."""
LATE_PATIENCE, LATE_TRIES, LATE_PAUSE = 20.0, 3, 5.0
"""For a picture that follows its answer: seconds of each try, the number of tries, seconds between them."""
PENDING: Final[list[Image]] = []
"""No pictures yet: they were not there in time, but may be later."""

LOBBY = f"-{picture.LOBBY}."
"""In the name of every lobby's picture."""

_painters = Painters(0)
_follows: ContextVar[bool] = ContextVar("_follows", default=False)


def use(painters: Painters) -> None:
    """From now on these paint."""
    global _painters
    _painters = painters


@contextmanager
def following() -> Iterator[None]:
    """Give the pictures painted within more time: the answer without them has been sent.

    One that is still late then counts as one that cannot be painted.
    """
    token = _follows.set(True)
    try:
        yield
    finally:
        _follows.reset(token)


def together(*some: list[Image]) -> list[Image]:
    """Return all these pictures; `PENDING` if any of them is late."""
    return PENDING if any(one is PENDING for one in some) else list(chain.from_iterable(some))


async def of_lobby(key: str, shown: Lobby, say: Say, *, alt: str) -> list[Image]:
    """Who sits where before a game, under its cover; empty if it cannot be painted."""
    if picture.paints_covers(key):
        alt = f"{say(f'{key}-picture-cover')}\n{alt}"
    return await _paint(picture.lobby, key, shown, say, alt=alt)


async def of_tabletop(position: Position, say: Say, *, patience: float = PATIENCE) -> list[Image]:
    """The public table; an empty list if it cannot be painted."""
    game, view, names = position.game, position.view(None), position.table.names
    alt = _at_a_glance(game, view, unmarked_names(position.table), say)
    return await _paint(picture.tabletop, game.key, view, names, say, alt=alt, patience=patience)


async def of_hand(position: Position, seat: Seat, say: Say) -> list[Image]:
    """What a seat plays from, its hand or else the table; empty if it cannot be painted."""
    if not position.game.has_hidden_hands:
        return await of_tabletop(position, say)
    game, view, names = position.game, position.view(seat), position.table.names
    alt = game.words.hand(view, say)
    return await _paint(picture.hand, game.key, view, names, say, alt=alt)


async def of_lesson(
    game: AnyGame,
    view: GameView,
    names: tuple[str, ...],
    place: Place,
    say: Say,
    *,
    called: tuple[str, ...],
) -> list[Image]:
    """What a learner plays from, and how far in the course; empty if it cannot be painted.

    `called`: the names as the words beside it have them.
    """
    alt = game.words.hand(view, say) if game.has_hidden_hands else _at_a_glance(game, view, called, say)
    return await _paint(picture.lesson, game.key, view, names, place, say, alt=alt)


def has_hand(position: Position, seat: Seat, say: Say) -> bool:
    """Whether a panel has its picture at once, since it was painted lately; in mid-turn it may be another."""
    game, names = position.game, position.table.names
    if not position.turn_complete:
        return False
    if not game.has_hidden_hands:
        return _painters.has(picture.tabletop, game.key, position.view(None), names, say)
    return _painters.has(picture.hand, game.key, position.view(seat), names, say)


def has_question(game: AnyGame, view: GameView, question: Question, say: Say) -> bool:
    """Whether a question's picture is painted already, or words will do."""
    if not picture.paints_question(game.key, question):
        return True
    return _painters.has(picture.question, game.key, view, question, say)


async def of_hands(position: Position, say: Say) -> list[Image]:
    """What all seats hold, in one picture; empty if it cannot be painted."""
    game, names = position.game, position.table.names
    views = [position.view(seat) for seat in range(len(names))]
    if not game.has_hidden_hands:
        return []
    called = unmarked_names(position.table)
    told = (f"{name}: {game.words.hand(view, say)}" for name, view in zip(called, views, strict=True))
    alt = "\n".join(parts(one, MAX_ALT // len(names) - 1)[0] for one in told)
    return await _paint(picture.hands, game.key, views, names, say, alt=alt)


async def of_question(game: AnyGame, view: GameView, question: Question, say: Say) -> list[Image]:
    """A question's picture; an empty list where words will do, or if they cannot be painted."""
    if not picture.paints_question(game.key, question):
        return []
    alt = _in_words(game, view, question, say)
    return await _paint(picture.question, game.key, view, question, say, alt=alt)


def _in_words(game: AnyGame, view: GameView, question: Question, say: Say) -> str:
    """What the picture of a question shows besides its buttons; the answers, where it shows nothing else."""
    told = picture.question_in_words(game.key, view, question, say)
    return told or join_clauses([game.label(question, answer, view, say) for answer in question.answers], say)


async def of_score_sheet(position: Position, say: Say, *, patience: float = PATIENCE) -> list[Image]:
    """The sums so far with the table, or the final ones; an empty list if they cannot be painted."""
    game, view, names = position.game, position.view(None), position.table.names
    result = position.result
    alt = say("alt-score-sheet", game=say(f"game-{game.key}"))
    if result is None:
        alt = f"{alt}\n{game.words.glance(view, unmarked_names(position.table), say)}"
    return await _paint(picture.score_sheet, game.key, view, result, names, say, alt=alt, patience=patience)


async def of_end(position: Position, result: Result, say: Say, *, patience: float = PATIENCE) -> list[Image]:
    """How a game ended, in one picture; empty for a game without one, or if it cannot be painted."""
    game, view, names = position.game, position.view(None), position.table.names
    alt = game.words.glance(view, unmarked_names(position.table), say)
    return await _paint(picture.finale, game.key, view, result, names, say, alt=alt, patience=patience)


async def of_match(
    position: Position, result: Result, say: Say, *, patience: float = PATIENCE
) -> list[Image]:
    """How a duplicate match ended; empty if it cannot be painted."""
    game, view, names = position.game, position.view(None), position.table.names
    alt = game.words.position(view, unmarked_names(position.table), say)
    return await _paint(
        picture.match, position.table.game, view, result, names, say, alt=alt, patience=patience
    )


async def of_share(position: Position, result: Result, say: Say) -> list[Image]:
    """How a game ended, cut for sharing; empty if it cannot be painted."""
    game, view, names = position.game, position.view(None), position.table.names
    decisive = game.decisive(view, result)
    alt = share_alt(game, result, decisive, unmarked_names(position.table), say)
    return await _paint(picture.share, game.key, view, result, decisive, names, say, alt=alt)


async def of_analysis(looked: AnalysisData, names: tuple[str, ...], say: Say, *, alt: str) -> list[Image]:
    """How a finished game turned; empty if it cannot be painted."""
    return await _paint(picture.analysis, looked, names, say, alt=alt, patience=LONG_PATIENCE)


async def of_leaderboard(page: Page, say: Say, *, alt: str) -> list[Image]:
    """A page of a leaderboard; empty if it cannot be painted, or nobody is on it."""
    return await _paint(picture.board, page, say, alt=alt) if page.rows else []


async def of_profile(card: Card, name: str, say: Say, *, alt: str) -> list[Image]:
    """Somebody's profile; empty if it cannot be painted."""
    return await _paint(picture.career, card, name, say, alt=alt)


async def of_daily(card: daily_picture.Card, name: str, say: Say, *, alt: str) -> list[Image]:
    """How somebody did with a day's deal; empty if it cannot be painted."""
    return await _paint(picture.daily, card, name, say, alt=alt)


@lru_cache(32)
def _at_a_glance(game: AnyGame, view: GameView, names: tuple[str, ...], say: Say) -> str:
    """A position at a glance. Post, panel and direct message often show the same one."""
    return game.words.glance(view, names, say)


async def _paint(
    paint: Paint[*_Subject], *subject: *_Subject, alt: str, patience: float = PATIENCE
) -> list[Image]:
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
        log.exception("A picture failed; its message goes out as text")
        return []
    return [] if painted is None else [Image(painted.data, painted.filename, alt)]


async def _painted_late(paint: Paint[*_Subject], *subject: *_Subject) -> Picture | None:
    """Paint a picture that may take long, in several tries. Raises PictureTimeout."""
    for _ in range(LATE_TRIES - 1):
        with suppress(PictureTimeout):
            return await _painters.paint(paint, *subject, patience=LATE_PATIENCE)
        await asyncio.sleep(LATE_PAUSE)
    return await _painters.paint(paint, *subject, patience=LATE_PATIENCE)
