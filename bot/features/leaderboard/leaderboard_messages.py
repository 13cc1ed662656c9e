"""A leaderboard as a message: picture, text, buttons and menus.

A board ranks the players of a game and line-up. Its scope is the server, everywhere, or computers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.ratings import rating_model
from bot.ratings.leaderboards import Page, Ranked, is_against_computers
from bot.ratings.rating_model import ALL_TIME, season_parts
from bot.store.rating_queries import Board
from bot.ui import pictures
from bot.ui.custom_id import CustomId, number, page_number
from bot.ui.markup import COMMANDS, escaped, lineup_name, name_of, yes_or_no
from bot.ui.message import Button, Choice, Menu, Message, Row
from engine.core.catalogue import Catalogue
from engine.core.phrasing import READER, join_commas, numeral, signed
from engine.game_registry import games
from render import leaderboard_picture as painter
from render import picture

VERB, IN_WORDS = "ranks", "rankstext"
SERVER, EVERYWHERE, PARTNERS, COMPUTERS = "server", "everywhere", "partners", "computers"
PARTNERS_LINEUP, DUEL = "2v2", "1v1"
_EVER, _MINE = "ever", "mine"
_SCOPES = (SERVER, EVERYWHERE)


class PageRequest(NamedTuple):
    """A page of a leaderboard. `page` None: the page with the user's own rank."""

    scope: str
    game: str
    lineup: str
    season: str = ALL_TIME
    page: int | None = 0

    def path(self) -> tuple[str, ...]:
        """Return the path of a button that opens this page: scope, game, line-up, season, page."""
        page = _MINE if self.page is None else str(self.page)
        return (self.scope, self.game, self.lineup, self.season or _EVER, page)

    @classmethod
    def read(cls, path: Sequence[str]) -> PageRequest:
        """Parse the path that `path` writes. Raises ValueError for an impossible leaderboard."""
        scope, game, lineup, season, page = path
        if scope not in (*_SCOPES, COMPUTERS) or game not in games() or not lineup:
            raise ValueError(path)
        if (scope == COMPUTERS) is not is_against_computers(lineup):
            raise ValueError(path)
        if season != _EVER:
            season_parts(season)
        if page != _MINE and number(page) != page_number(page):
            raise ValueError(page)
        place = None if page == _MINE else number(page)
        return cls(scope, game, lineup, ALL_TIME if season == _EVER else season, place)


@dataclass(frozen=True)
class MenuOptions:
    """What the menus offer: boards, boards against computers, seasons, and the server's scope."""

    boards: Sequence[Board]
    against: Sequence[Board]
    seasons: Sequence[str]
    on_server: bool


async def leaderboard(
    page: Page,
    request: PageRequest,
    name: str,
    menu_options: MenuOptions,
    say: Catalogue,
    *,
    is_private: bool,
) -> Message:
    """Return a page as picture and menus, as text if painting fails, or that no player is ranked.

    `name` is the reader's. `is_private`: only they see it, so that it says “you”.
    """
    seasons = menu_options.seasons
    words = page_text(page, request, name, seasons, say, is_private=is_private)
    glance = _alt_text(page, request, name, seasons, say)
    shown = _picture_page(page, request, name, seasons, say)
    images = await pictures.painted(picture.board, shown, say, alt=glance) if shown.rows else []
    if not page.ranked:
        text = f"{_page_title(request, seasons, say)}\n{say('leaderboard-no-results')}"
        return Message(text, rows=_menu_rows(page, request, menu_options, say))
    own = _own_line(page, name, seasons, say, is_private=is_private)
    legend = say("leaderboard-legend", kind="computers" if request.scope == COMPUTERS else "rated")
    text = f"{_page_title(request, seasons, say)}\n{own}\n{legend}" if images else words
    return Message(text, images, _menu_rows(page, request, menu_options, say))


def _alt_text(page: Page, request: PageRequest, name: str, seasons: Sequence[str], say: Catalogue) -> str:
    """Return the title and a line for each shown player, with the user's own if it is on another page."""
    shown = [*page.ranked, *_own_row_if_off_page(page)]
    entries = (
        say(
            "leaderboard-glance",
            rank=one.rank,
            name=escaped(_shown_name(one, page, name, say)),
            rating=one.listed.standing.rating,
        )
        for one in shown
    )
    return "\n".join([_page_title(request, seasons, say), *entries])


def page_text(
    page: Page, request: PageRequest, name: str, seasons: Sequence[str], say: Catalogue, *, is_private: bool
) -> str:
    """Return the page as text, with all that the picture shows. Parameters as for `leaderboard`."""
    shown = [*page.ranked, *_own_row_if_off_page(page)]
    against = request.scope == COMPUTERS
    sentence = "leaderboard-line-computers" if against else "leaderboard-line"
    entries = (say(sentence, **_line_arguments(one, _shown_name(one, page, name, say), say)) for one in shown)
    own = _own_line(page, name, seasons, say, is_private=is_private)
    lines = [_page_title(request, seasons, say), own, *entries]
    if not against and any(_is_provisional(one) for one in shown):
        lines.append(say("leaderboard-provisional"))
    return "\n".join(lines)


def _page_title(request: PageRequest, seasons: Sequence[str], say: Catalogue) -> str:
    """Return the title with the game's name and the board (line-up and season) in words."""
    return say(
        "leaderboard-title", game=say(f"game-{request.game}"), board=_board_in_words(request, seasons, say)
    )


def _board_in_words(request: PageRequest, seasons: Sequence[str], say: Catalogue) -> str:
    """Return line-up, scope and season; against computers only the line-up."""
    if request.scope == COMPUTERS:
        return lineup_name(request.lineup, say)
    season = season_name(request.season, seasons, say)
    lineup, scope = lineup_name(request.lineup, say), say(f"scope-{request.scope}")
    return say("leaderboard-board", lineup=lineup, scope=scope, season=season)


def season_name(season: str, seasons: Sequence[str], say: Catalogue) -> str:
    """Return a season in words: all time, now (`seasons[1]`), or a past quarter; ValueError for others."""
    if season == ALL_TIME:
        return say("season-ever")
    if season == seasons[1]:
        return say("season-now")
    year, quarter = season_parts(season)
    return say("season-past", quarter=quarter, year=str(year))


def _own_line(page: Page, name: str, seasons: Sequence[str], say: Catalogue, *, is_private: bool) -> str:
    """Return the user's rank and rating, or that they have none. `is_private` says “you”."""
    subject = READER if is_private else escaped(name)
    against = is_against_computers(page.board.lineup)
    if page.own is None and page.season not in seasons[:2]:
        return say("leaderboard-no-rank", name=subject)
    if page.own is None:
        not_yet = "leaderboard-not-yet-computers" if against else "leaderboard-not-yet"
        return say(not_yet, name=subject, **COMMANDS)
    rating = page.own.listed.standing.rating
    return say(
        "leaderboard-own-computers" if against else "leaderboard-own",
        name=subject,
        rank=page.own.rank,
        count=page.count,
        rating=rating,
        provisional="yes" if _is_provisional(page.own) else "no",
    )


def _shown_name(ranked: Ranked, page: Page, name: str, say: Catalogue) -> str:
    """Return `name` for the user's own row, else the name of its player."""
    return name if ranked == page.own else name_of(ranked.called, say)


def _line_arguments(ranked: Ranked, name: str, say: Catalogue) -> dict[str, str | int]:
    """Return the arguments of a player's line on a board of people or against computers."""
    standing = ranked.listed.standing
    return {
        "rank": ranked.rank,
        "name": escaped(name),
        "rating": standing.rating,
        "doubt": rating_model.doubt(standing.skill),
        "provisional": yes_or_no(_is_provisional(ranked)),
        "moved": "none" if ranked.movement is None else signed(ranked.movement),
        "games": standing.games,
        "wins": standing.wins,
        "share": _win_percentage(ranked),
        "best": numeral(standing.best) if standing.best else "none",
        "form": recent_results(standing.form, say),
    }


def recent_results(form: str, say: Catalogue) -> str:
    """Return placings (one digit each) in words, in the same order: "1st, 1st, 2nd"."""
    return join_commas([say("picture-placing", placing=int(placing)) for placing in form], say)


def _win_percentage(one: Ranked) -> int:
    return round(100 * one.listed.standing.wins / one.listed.standing.games)


def _is_provisional(one: Ranked) -> bool:
    """Return whether a player has finished fewer than `rating_model.ESTABLISHED` games."""
    return one.listed.standing.games < rating_model.ESTABLISHED


def _own_row_if_off_page(page: Page) -> list[Ranked]:
    """Return the user's own row if they are ranked on another page; else nothing."""
    return [page.own] if page.own is not None and page.own not in page.ranked else []


def _picture_page(
    page: Page, request: PageRequest, name: str, seasons: Sequence[str], say: Catalogue
) -> painter.Page:
    """Return a page's data for the painter: its rows, and the user's own row if it is on another page."""
    apart = next(iter(_own_row_if_off_page(page)), None)
    return painter.Page(
        say(f"game-{request.game}"),
        _board_in_words(request, seasons, say),
        tuple(_picture_row(one, page, _shown_name(one, page, name, say)) for one in page.ranked),
        None if apart is None else _picture_row(apart, page, name),
    )


def _picture_row(one: Ranked, page: Page, name: str) -> painter.Row:
    """Return a player's row for the painter; against computers with the share of wins."""
    standing, against = one.listed.standing, is_against_computers(page.board.lineup)
    return painter.Row(
        rank=one.rank,
        name=name,
        rating=standing.rating,
        games=standing.games,
        wins=standing.wins,
        best=standing.best or None,
        form=standing.form,
        movement=one.movement,
        provisional=not against and _is_provisional(one),
        share=_win_percentage(one) if against else None,
        own=one == page.own,
    )


def _menu_rows(page: Page, request: PageRequest, menu_options: MenuOptions, say: Catalogue) -> list[Row]:
    """Return the buttons between pages (if any player is ranked), the menu of boards, and that of scopes.

    The menu of boards is left out if there is no other board.
    """
    rows: list[Row] = [_paging_buttons(page, request, say)] if page.ranked else []
    boards = menu_options.against if request.scope == COMPUTERS else menu_options.boards
    if any(board[1:] != page.board[1:] for board in boards):
        rows.append(_boards_menu(request, boards, say))
    return [*rows, _scopes_and_seasons_menu(request, menu_options, say)]


def _paging_buttons(page: Page, request: PageRequest, say: Catalogue) -> list[Button]:
    """Return the buttons to other pages, and *As text*."""
    turns = [
        *([("up", request._replace(page=page.number - 1))] if page.number > 0 else []),
        *([("down", request._replace(page=page.number + 1))] if page.number < page.last else []),
        *([("mine", request._replace(page=None))] if _own_row_if_off_page(page) else []),
    ]
    buttons = [Button(say(f"button-{name}"), CustomId(VERB, path=to.path())) for name, to in turns]
    here = request._replace(page=page.number)
    return [*buttons, Button(say("button-text"), CustomId(IN_WORDS, path=here.path()))]


def _boards_menu(request: PageRequest, boards: Sequence[Board], say: Catalogue) -> Menu:
    """Return the menu of boards, each with its first page. Discord shows at most 25."""
    requests = [request._replace(game=board.game, lineup=board.lineup, page=0) for board in boards]
    answers = [
        Choice(f"{say(f'game-{one.game}')} · {lineup_name(one.lineup, say)}", ".".join(one.path()))
        for one in requests
    ]
    current = f"{say(f'game-{request.game}')} · {lineup_name(request.lineup, say)}"
    return Menu(CustomId(VERB, path=("games",)), current, answers[:25])


def _scopes_and_seasons_menu(request: PageRequest, menu_options: MenuOptions, say: Catalogue) -> Menu:
    """Return the menu of all scopes in all seasons, and of the game's board against computers, if any.

    Outside servers the only scope is EVERYWHERE.
    """
    seasons = menu_options.seasons
    scopes = _SCOPES if menu_options.on_server else (EVERYWHERE,)
    spans = [(scope, season) for scope in scopes for season in seasons]
    here = request._replace(lineup=_current_lineup(request, menu_options), page=0)
    requests = [here._replace(scope=scope, season=season) for scope, season in spans]
    own = [board for board in menu_options.against if board.game == request.game]
    if own:
        requests.append(PageRequest(COMPUTERS, request.game, own[0].lineup))
    answers = [Choice(_scope_and_season(one, seasons, say), ".".join(one.path())) for one in requests]
    return Menu(CustomId(VERB, path=("spans",)), _scope_and_season(request, seasons, say), answers)


def _current_lineup(request: PageRequest, menu_options: MenuOptions) -> str:
    """Return the line-up for boards of people: the requested one, else the game's first, else DUEL."""
    if request.scope != COMPUTERS:
        return request.lineup
    return next((board.lineup for board in menu_options.boards if board.game == request.game), DUEL)


def _scope_and_season(request: PageRequest, seasons: Sequence[str], say: Catalogue) -> str:
    """Return scope and season in words; against computers only the scope."""
    if request.scope == COMPUTERS:
        return say("scope-computers")
    return f"{say(f'scope-{request.scope}')} · {season_name(request.season, seasons, say)}"
