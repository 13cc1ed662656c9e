"""Pictures of positions, painted in worker threads; a picture that fails never stops the game.

The post, the panel and the direct message of a turn often show the very same picture, so the newest are kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import msgspec

from bot import metrics
from bot.tables.looking import Position
from bot.ui.message import MAX_ALT, Image, parts
from engine.core.catalogue import Say
from engine.core.menu import Question
from engine.core.plugin import AnyGame
from engine.core.types import Result, Seat
from engine.registry import games
from render import picture
from render.leaderboard import Page
from render.picture import Picture

log = logging.getLogger(__name__)
# Threads of Python take turns, so more of them paint nothing sooner, and keep presses waiting for theirs.
_PAINTERS = ThreadPoolExecutor(2, thread_name_prefix="painter")

MOST_KEPT = 32
"""Pictures, of 50 to 250 kilobytes each."""
_recent: dict[tuple[Any, bytes], Future[Picture | None]] = {}


async def of_game(game: AnyGame, say: Say) -> list[Image]:
    """What a game looks like, for a lobby; empty for one without a cover, or if it cannot be painted."""
    if not picture.paints_covers(game.key):
        return []
    alt = say(f"{game.key}-picture-cover")
    return await _paint(picture.cover, game.key, say, alt=alt)


async def of_tabletop(position: Position, say: Say) -> list[Image]:
    """The public table; an empty list if it cannot be painted."""
    game, view, names = position.game, position.view(None), position.table.names
    alt = game.words.position(view, names, say)
    return await _paint(picture.tabletop, game.key, view, names, say, alt=alt)


async def of_hand(position: Position, seat: Seat, say: Say) -> list[Image]:
    """What a seat plays from, its hand or else the table; empty if it cannot be painted."""
    if not position.game.has_hidden_hands:
        return await of_tabletop(position, say)
    game, view, names = position.game, position.view(seat), position.table.names
    alt = game.words.hand(view, say)
    return await _paint(picture.hand, game.key, view, names, say, alt=alt)


async def of_hands(position: Position, say: Say) -> list[Image]:
    """What all seats hold, in one picture; empty if it cannot be painted."""
    game, names = position.game, position.table.names
    views = [position.view(seat) for seat in range(len(names))]
    if not game.has_hidden_hands:
        return []
    told = (f"{name}: {game.words.hand(view, say)}" for name, view in zip(names, views, strict=True))
    alt = "\n".join(parts(one, MAX_ALT // len(names) - 1)[0] for one in told)
    return await _paint(picture.hands, game.key, views, names, say, alt=alt)


async def of_question(position: Position, seat: Seat, question: Question, say: Say) -> list[Image]:
    """A question's answers side by side; an empty list where words will do, or if they cannot be painted."""
    game, view = position.game, position.view(seat)
    if not picture.paints_questions(game.key):
        return []
    alt = "; ".join(game.words.answer(question, answer, view, say) for answer in question.answers)
    return await _paint(picture.question, game.key, view, question, say, alt=alt)


async def of_score_sheet(position: Position, say: Say) -> list[Image]:
    """The sums so far with the table, or the final ones; an empty list if they cannot be painted."""
    game, view, names = position.game, position.view(None), position.table.names
    result = position.result
    alt = say("alt-score-sheet", game=say(f"game-{game.key}"))
    if result is None:
        alt = f"{alt}\n{game.words.position(view, names, say)}"
    return await _paint(picture.score_sheet, game.key, view, result, names, say, alt=alt)


async def of_end(position: Position, result: Result, say: Say) -> list[Image]:
    """How a game ended, in one picture; empty for a game without one, or if it cannot be painted."""
    game, view, names = position.game, position.view(None), position.table.names
    alt = game.words.position(view, names, say)
    return await _paint(picture.finale, game.key, view, result, names, say, alt=alt)


async def of_leaderboard(page: Page, say: Say, *, alt: str) -> list[Image]:
    """A page of a leaderboard; empty if it cannot be painted, or nobody is on it."""
    return await _paint(picture.board, page, say, alt=alt) if page.rows else []


async def of_chart(name: str, board: str, ratings: Sequence[int], say: Say, *, alt: str) -> list[Image]:
    """How a rating went; empty after a single game, or if it cannot be painted."""
    return await _paint(picture.course, name, board, ratings, say, alt=alt) if len(ratings) > 1 else []


async def warm_up(say: Say) -> None:
    """Paints one of everything for nobody: the first pictures of a process make fonts and sprites."""
    for game in games().values():
        await asyncio.wrap_future(_PAINTERS.submit(picture.cover, game.key, say))
        fewest, _ = game.seats
        view = game.view(game.setup(game.Options(), fewest, 0).state, 0)
        names = [str(seat + 1) for seat in range(fewest)]
        for paint in (picture.tabletop, picture.hand):
            await asyncio.wrap_future(_PAINTERS.submit(paint, game.key, view, names, say))


async def _paint(paint: Callable[..., Picture | None], *subject: Any, alt: str) -> list[Image]:
    try:
        # Whoever stops waiting does not take the picture from others who wait for it.
        painted = await asyncio.shield(asyncio.wrap_future(_painting(paint, *subject)))
    except Exception:
        log.exception("A picture failed; its message goes out as text")
        return []
    return [] if painted is None else [Image(painted.data, painted.filename, alt)]


def _painting(paint: Callable[..., Picture | None], *subject: Any) -> Future[Picture | None]:
    """A picture being painted, or painted lately: whatever shows the same looks the same."""
    key = (paint, msgspec.json.encode(subject[:-1]))
    known = _recent.pop(key, None)
    if known is None or (known.done() and known.exception() is not None):
        known = _PAINTERS.submit(_painted, paint, *subject)
    _recent[key] = known
    if len(_recent) > MOST_KEPT:
        del _recent[next(iter(_recent))]
    return known


def _painted(paint: Callable[..., Picture | None], *subject: Any) -> Picture | None:
    """Paints, and notes how long it took."""
    # What is not about a game may be about a person, whose name is nothing to count by.
    game = subject[0] if isinstance(subject[0], str) and subject[0] in games() else ""
    with metrics.painting.labels(game, paint.__name__).time():
        return paint(*subject)
