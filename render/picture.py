"""Pictures as files for the bot: one function per kind of picture.

A game without a painter of its own falls back to words (`render.fallback`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import cast

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say, catalogue
from engine.core.menu import Question
from engine.core.plugin import AnyGame
from engine.core.turning_points import Decisive
from engine.core.types import GameState, GameView, Result
from engine.duplicate.model import MatchView
from engine.registry import games
from render import (
    analysis_picture,
    daily_picture,
    encoding,
    fallback,
    leaderboard_picture,
    lesson_picture,
    letters,
    lobby_picture,
    match_picture,
    profile_picture,
    share_picture,
)
from render.layers import Layers
from render.painter import painter

LOBBY = "lobby"


class Picture(Struct, frozen=True):
    """An image file: its bytes, a name for it, its size in pixels."""

    data: bytes
    filename: str
    width: int
    height: int


def in_drawable_language(paint: Callable[..., Picture | None], *subject: object) -> Picture | None:
    """A picture, in English where no font has the letters of its language; who says it comes last."""
    *shown, say = subject
    return paint(*shown, letters.say_in_drawable_language(cast(Say, say)))


def lobby(game_key: str, shown: lobby_picture.Lobby, say: Say) -> Picture:
    """Who sits where before a game, under the game's cover if it has one."""
    names = drawable_names([place.name for _, place in shown.places], say)
    return _picture(lobby_picture.lobby_picture(_cover(game_key, say), shown, names, say), game_key, LOBBY)


@lru_cache(maxsize=4)
def _cover(game_key: str, say: Say) -> Image.Image | None:
    """What a game looks like; None for one without such a picture. The newest are kept, of 2 MB each."""
    paint = painter(game_key).cover
    return None if paint is None else paint(say)


def tabletop(game_key: str, view: GameView, names: Sequence[str], say: Say) -> Picture:
    """What lies before everybody, from an onlooker's view. Raises KeyError for a game there is not."""
    game = painter(game_key)
    paint = game.tabletop_layers or game.tabletop or partial(fallback.tabletop, game_key)
    return _picture(paint(view, drawable_names(names, say), say), game_key, "tabletop")


def hand(game_key: str, view: GameView, names: Sequence[str], say: Say) -> Picture | None:
    """What the viewer of a view holds; None where there are no hands to show."""
    game = painter(game_key)
    paint = game.hand_layers or game.hand
    image = paint(view, drawable_names(names, say), say) if paint else None
    return None if image is None else _picture(image, game_key, "hand")


def lesson(
    game_key: str, view: GameView, names: Sequence[str], place: lesson_picture.Place, say: Say
) -> Picture:
    """What a learner plays from, the hand or else the table, and how far in a course this is."""
    game, drawn = painter(game_key), drawable_names(names, say)
    tabletop = game.tabletop or partial(fallback.tabletop, game_key)
    hand = None if game.hand is None else game.hand(view, drawn, say)
    return _picture(
        lesson_picture.with_lesson_foot(hand or tabletop(view, drawn, say), place, say), game_key, "lesson"
    )


def hands(game_key: str, views: Sequence[GameView], names: Sequence[str], say: Say) -> Picture | None:
    """What everybody holds, from the views of their owners by seat; None where there are no hands to show."""
    paint = painter(game_key).hands
    return (
        None if paint is None else _picture(paint(views, drawable_names(names, say), say), game_key, "hands")
    )


def question(game_key: str, view: GameView, asked: Question, say: Say) -> Picture | None:
    """The answers to a question of the panel side by side; None where words will do."""
    paint = painter(game_key).question
    image = paint(view, asked, say) if paint else None
    return None if image is None else _picture(image, game_key, "question")


def question_in_words(game_key: str, view: GameView, asked: Question, say: Say) -> str | None:
    """What a question's picture says that its buttons don't; None where that is nothing."""
    describe = painter(game_key).question_in_words
    return describe(view, asked, say) if describe else None


def paints_covers(game_key: str) -> bool:
    """Whether a game has a cover."""
    return painter(game_key).cover is not None


def paints_hands(game_key: str) -> bool:
    """Whether a game has pictures of hands, in which what is held is numbered."""
    return painter(game_key).hand is not None


def paints_question(game_key: str, asked: Question) -> bool:
    """Whether a game may have a picture for a question; for most of them words will do."""
    has_question_picture = painter(game_key).has_question_picture
    return has_question_picture is not None and has_question_picture(asked)


def score_sheet(
    game_key: str, view: GameView, result: Result | None, names: Sequence[str], say: Say
) -> Picture:
    """How the scores came about: after a round (result None) or at the end."""
    paint = painter(game_key).score_sheet or partial(fallback.score_sheet, game_key)
    return _picture(paint(view, result, drawable_names(names, say), say), game_key, "score_sheet")


def finale(game_key: str, view: GameView, result: Result, names: Sequence[str], say: Say) -> Picture | None:
    """How a game ended, all in one picture; None where the score sheet and the tabletop show it."""
    paint = painter(game_key).finale
    image = paint(view, result, drawable_names(names, say), say) if paint else None
    return None if image is None else _picture(image, game_key, "finale")


def match(game_key: str, view: GameView, result: Result, names: Sequence[str], say: Say) -> Picture:
    """How a duplicate match of a game ended."""
    assert isinstance(view, MatchView)
    image = match_picture.match_picture(
        say(f"game-{game_key}"), view, result, drawable_names(names, say), say
    )
    return _picture(image, game_key, "match")


def share(
    game_key: str, view: GameView, result: Result, decisive: Decisive | None, names: Sequence[str], say: Say
) -> Picture:
    """How a game ended, cut for sharing, with what decided it if something did."""
    backdrop = (painter(game_key).backdrop or share_picture.default_backdrop)(view, result, decisive, say)
    drawn = drawable_names(names, say)
    image = share_picture.share_picture(backdrop, say(f"game-{game_key}"), result, decisive, drawn, say)
    return _picture(image, game_key, "share")


def analysis(data: analysis_picture.AnalysisData, names: Sequence[str], say: Say) -> Picture:
    """How a finished game turned."""
    return _picture(
        analysis_picture.analysis(data, drawable_names(names, say), say), data.game_key, "analysis"
    )


def board(page: leaderboard_picture.Page, say: Say) -> Picture:
    """A page of a leaderboard."""
    rows = (*page.rows, *([] if page.apart is None else [page.apart]))
    image = leaderboard_picture.leaderboard_picture(
        page, drawable_names([row.name for row in rows], say), say
    )
    return _picture(image, "leaderboard", "page")


def career(card: profile_picture.Card, name: str, say: Say) -> Picture:
    """Somebody's profile."""
    rival = "" if card.rival is None else card.rival[0]
    drawn, rival = drawable_names((name, rival), say)
    return _picture(profile_picture.profile_picture(card, drawn, rival, say), "profile", "card")


def daily(card: daily_picture.Card, name: str, say: Say) -> Picture:
    """How somebody did with a day's deal."""
    (drawn,) = drawable_names((name,), say)
    return _picture(daily_picture.daily_picture(card, drawn, say), "daily", "card")


def drawable_names(names: Sequence[str], say: Say) -> tuple[str, ...]:
    """The names as they can be drawn; the same stand-in everywhere for one of which nothing can be.

    Who it is at a table tells the badge beside it.
    """
    return tuple(letters.legible(name) or say("picture-somebody") for name in names)


def _picture(image: Image.Image | Layers, game_key: str, what: str) -> Picture:
    data = encoding.encode_layers(image) if isinstance(image, Layers) else encoding.encode_image(image)
    return Picture(data, f"{game_key}-{what}.{encoding.SUFFIX}", image.width, image.height)


def warm_up() -> Iterator[None]:
    """Paints one of everything for nobody, a picture at a time."""
    say = catalogue()
    for game in games().values():
        fewest, _ = game.seats
        state = game.setup(game.Options(), fewest, 0).state
        view = game.view(state, game.to_move(state)[0])
        names = [str(seat + 1) for seat in range(fewest)]
        for paint in (tabletop, hand):
            yield None
            paint(game.key, view, names, say)
        for asked in _questions(game, state):
            yield None
            question(game.key, view, asked, say)
        yield None
        places = tuple((seat, lobby_picture.Place(names[0] * seat, "host")) for seat in range(fewest))
        lobby(game.key, lobby_picture.Lobby(places), say)


def _questions(game: AnyGame, state: GameState) -> Iterator[Question]:
    """What the first player is asked one after the other, who always gives the first answer."""
    path, seat = list[str](), game.to_move(state)[0]
    while isinstance(asked := game.ask(state, seat, path), Question):
        yield asked
        path.append(asked.answers[0])
