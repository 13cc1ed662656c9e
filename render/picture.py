"""Pictures as files for the bot: one function per kind of picture.

A game without a painter of its own falls back to words (`tabletop_in_words`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from engine.core.catalogue import Say, catalogue
from engine.core.menu import Question
from engine.core.plugin import AnyGame
from engine.core.turning_points import Decisive
from engine.core.types import GameState, GameView, Result
from engine.duplicate import MatchView
from engine.game_registry import games
from render import (
    analysis_picture,
    club_parts,
    cup_picture,
    daily_picture,
    encoding,
    fonts,
    leaderboard_picture,
    league_picture,
    lesson_picture,
    lobby_picture,
    match_picture,
    profile_picture,
    share_picture,
)
from render.analysis_data import AnalysisData
from render.image_cache import MAX_BYTES, cached_image, images
from render.layers import Layers, whole_image
from render.painter import painter, score_sheet_in_words, tabletop_in_words

LOBBY = "lobby"
Named = TypeVar("Named", cup_picture.Row, cup_picture.Player, league_picture.Row, club_parts.SeasonRow)


class Picture(Struct, frozen=True):
    """An image file: its bytes, its file name, its size in pixels."""

    data: bytes
    filename: str
    width: int
    height: int


def in_drawable_language(paint: Callable[..., Picture | None], *subject: object) -> Picture | None:
    """Call a function of this module with `subject`; in English if fonts lack letters of the language.

    `say` must be the last of the arguments `subject`. None if the function returns None.
    """
    *shown, say = subject
    return paint(*shown, fonts.say_in_drawable_language(cast(Say, say)))


def cover(game_key: str, say: Say) -> Picture | None:
    """Return a game's cover; None if it has none."""
    return _optional_picture(_cover_image(game_key, say), game_key, "cover")


def lobby(game_key: str, shown: lobby_picture.Lobby, say: Say) -> Picture:
    """Return the picture of a lobby, under the game's cover if it has one."""
    names = drawable_names([place.name for _, place in shown.places], say)
    image = lobby_picture.lobby_picture(_cover_image(game_key, say), shown, names, say)
    return _encoded_picture(image, game_key, LOBBY)


@cached_image
def _cover_image(game_key: str, say: Say) -> Image.Image | None:
    """Return the cover of a game in a language, or None if its painter has none."""
    paint = painter(game_key).cover
    return None if paint is None else paint(say)


def tabletop(game_key: str, view: GameView, names: Sequence[str], say: Say) -> Picture:
    """Return the table as an onlooker sees it. Raises KeyError for an unknown game."""
    paint = painter(game_key).tabletop or partial(tabletop_in_words, game_key)
    return _encoded_picture(paint(view, drawable_names(names, say), say), game_key, "tabletop")


def hand(game_key: str, view: GameView, names: Sequence[str], say: Say) -> Picture | None:
    """Return the hand of the view's viewer; None if the game or the viewer has no hand."""
    paint = painter(game_key).hand
    return _optional_picture(paint and paint(view, drawable_names(names, say), say), game_key, "hand")


def lesson(
    game_key: str, view: GameView, names: Sequence[str], place: lesson_picture.Place, say: Say
) -> Picture:
    """Return what a learner plays from, the hand or else the table, with the progress in the course.

    Raises KeyError for an unknown game.
    """
    game, drawn = painter(game_key), drawable_names(names, say)
    tabletop = game.tabletop or partial(tabletop_in_words, game_key)
    hand = None if game.hand is None else game.hand(view, drawn, say)
    shown = whole_image(hand or tabletop(view, drawn, say))
    return _encoded_picture(lesson_picture.with_lesson_foot(shown, place, say), game_key, "lesson")


def hands(game_key: str, views: Sequence[GameView], names: Sequence[str], say: Say) -> Picture | None:
    """Return all hands, from each owner's view by seat; None if the game has no pictures of hands."""
    paint = painter(game_key).hands
    return _optional_picture(paint and paint(views, drawable_names(names, say), say), game_key, "hands")


def question(game_key: str, view: GameView, asked: Question, say: Say) -> Picture | None:
    """Return the answers to a panel question as a picture; None if the game paints none for it."""
    paint = painter(game_key).question
    return _optional_picture(paint and paint(view, asked, say), game_key, "question")


def question_in_words(game_key: str, view: GameView, asked: Question, say: Say) -> str | None:
    """Return what a question's picture says beyond its buttons; None if nothing."""
    describe = painter(game_key).question_in_words
    return describe(view, asked, say) if describe else None


def paints_covers(game_key: str) -> bool:
    """Return whether a game has a cover."""
    return painter(game_key).cover is not None


def paints_hands(game_key: str) -> bool:
    """Return whether a game has pictures of a player's hand."""
    return painter(game_key).hand is not None


def paints_question(game_key: str, asked: Question) -> bool:
    """Return whether a game may have a picture for a question. Most questions have none."""
    has_question_picture = painter(game_key).has_question_picture
    return has_question_picture is not None and has_question_picture(asked)


def score_sheet(
    game_key: str, view: GameView, result: Result | None, names: Sequence[str], say: Say
) -> Picture:
    """Return how the scores came about, after a round (result None) or at the end.

    Raises KeyError for an unknown game after a round.
    """
    paint = painter(game_key).score_sheet or partial(score_sheet_in_words, game_key)
    return _encoded_picture(paint(view, result, drawable_names(names, say), say), game_key, "score_sheet")


def finale(game_key: str, view: GameView, result: Result, names: Sequence[str], say: Say) -> Picture | None:
    """Return the final picture of a game; None if it shows score sheet and tabletop instead."""
    paint = painter(game_key).finale
    drawn = drawable_names(names, say)
    return _optional_picture(paint and paint(view, result, drawn, say), game_key, "finale")


def match(game_key: str, view: GameView, result: Result, names: Sequence[str], say: Say) -> Picture:
    """Return the result of a duplicate match. `view` must be a `MatchView`."""
    assert isinstance(view, MatchView)
    drawn = drawable_names(names, say)
    image = match_picture.match_picture(say(f"game-{game_key}"), view, result, drawn, say)
    return _encoded_picture(image, game_key, "match")


def share(
    game_key: str, view: GameView, result: Result, decisive: Decisive | None, names: Sequence[str], say: Say
) -> Picture:
    """Return the final result in the size for sharing. Without `decisive`, no decisive moment is shown."""
    backdrop = (painter(game_key).backdrop or share_picture.default_backdrop)(view, result, decisive, say)
    drawn = drawable_names(names, say)
    image = share_picture.share_picture(backdrop, say(f"game-{game_key}"), result, decisive, drawn, say)
    return _encoded_picture(image, game_key, "share")


def analysis(data: AnalysisData, names: Sequence[str], say: Say) -> Picture:
    """Return the analysis of a finished game."""
    image = analysis_picture.analysis_picture(data, drawable_names(names, say), say)
    return _encoded_picture(image, data.game_key, "analysis")


def board(page: leaderboard_picture.Page, say: Say) -> Picture:
    """Return a page of a leaderboard."""
    rows = (*page.rows, *([] if page.apart is None else [page.apart]))
    names = drawable_names([row.name for row in rows], say)
    image = leaderboard_picture.leaderboard_picture(page, names, say)
    return _encoded_picture(image, "leaderboard", "page")


def career(card: profile_picture.Card, name: str, say: Say) -> Picture:
    """Return a player's profile."""
    rival = "" if card.rival is None else card.rival[0]
    drawn, rival = drawable_names((name, rival), say)
    return _encoded_picture(profile_picture.profile_picture(card, drawn, rival, say), "profile", "card")


def cup(card: cup_picture.CupCard, say: Say) -> Picture:
    """Return the result of a weekly cup."""
    drawn = replace(card, rows=_drawable_rows(card.rows, say), season=_drawable_season(card.season, say))
    return _encoded_picture(cup_picture.cup_picture(drawn, say), "cup", "result")


def cup_week(card: cup_picture.WeekCard, say: Say) -> Picture:
    """Return who has finished which deal of the open cup."""
    season = None if card.season is None else _drawable_season(card.season, say)
    drawn = replace(card, players=_drawable_rows(card.players, say), season=season)
    return _encoded_picture(cup_picture.cup_week_picture(drawn, say), "cup", "week")


def league(card: league_picture.LeagueCard, say: Say) -> Picture:
    """Return the table of a league's group."""
    drawn = replace(card, rows=_drawable_rows(card.rows, say))
    return _encoded_picture(league_picture.league_picture(drawn, say), "league", "table")


def _drawable_season(season: club_parts.Season, say: Say) -> club_parts.Season:
    return replace(season, rows=_drawable_rows(season.rows, say))


def _drawable_rows(rows: Sequence[Named], say: Say) -> tuple[Named, ...]:
    names = drawable_names([row.name for row in rows], say)
    return tuple(replace(row, name=name) for row, name in zip(rows, names, strict=True))


def daily(card: daily_picture.Card, name: str, say: Say) -> Picture:
    """Return a player's result in a daily deal."""
    (drawn,) = drawable_names((name,), say)
    return _encoded_picture(daily_picture.daily_picture(card, drawn, say), "daily", "card")


def drawable_names(names: Sequence[str], say: Say) -> tuple[str, ...]:
    """Return the names in a form that fonts can draw; one without any drawable letter becomes a stand-in."""
    return tuple(fonts.legible(name) or say("picture-unknown-name") for name in names)


def _optional_picture(image: Image.Image | Layers | None, game_key: str, what: str) -> Picture | None:
    return None if image is None else _encoded_picture(image, game_key, what)


def _encoded_picture(image: Image.Image | Layers, game_key: str, what: str) -> Picture:
    """Return an image as a file that is named after the game and the kind of picture, `what`."""
    data = encoding.encode_layers(image) if isinstance(image, Layers) else encoding.encode_image(image)
    return Picture(data, f"{game_key}-{what}.{encoding.SUFFIX}", image.width, image.height)


def warm_up(most: int = MAX_BYTES) -> Iterator[None]:
    """Paint pictures of each game and its questions to fill the caches of a new process.

    Images may take `most` bytes from then on, and encoded cells a quarter of that or `CACHE_BYTES`. It yields
    before each picture, so that other work can run.
    """
    images.max_bytes = most
    encoding.cached_cells.max_bytes = min(most // 4, encoding.CACHE_BYTES)
    say = catalogue()
    for game in games().values():
        fewest, _ = game.rules.SEATS
        state = game.rules.setup(game.Options(), fewest, 0).state
        view = game.visibility.view(state, game.rules.to_move(state)[0])
        names = [str(seat + 1) for seat in range(fewest)]
        for paint in (tabletop, hand):
            yield None
            paint(game.key, view, names, say)
        for asked in _first_questions(game, state):
            yield None
            question(game.key, view, asked, say)
        yield None
        places = tuple((seat, lobby_picture.Place(names[0] * seat, "host")) for seat in range(fewest))
        lobby(game.key, lobby_picture.Lobby(places), say)


def _first_questions(game: AnyGame, state: GameState) -> Iterator[Question]:
    """Yield the questions of a first turn that the first answers lead through."""
    path, seat = list[str](), game.rules.to_move(state)[0]
    while isinstance(asked := game.ask(state, seat, path), Question):
        yield asked
        path.append(asked.answers[0])
