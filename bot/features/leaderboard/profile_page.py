"""`/profile`: a user's rating, results and achievements, as a picture or as text."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import mean

import discord

from bot.errors import Refused
from bot.feature import AnyUser, Feature, Services
from bot.features.leaderboard.leaderboard_messages import EVERYWHERE, SERVER, recent_results
from bot.handlers import context
from bot.handlers.context import person, say_here, server_here
from bot.ratings import profiles
from bot.ratings.earned_achievements import medal
from bot.ratings.leaderboards import board_server
from bot.ratings.profiles import CHART_GAMES, LATELY, Profile
from bot.ratings.rating_model import ESTABLISHED, doubt, season_parts
from bot.store import Table
from bot.store.rating_queries import KEY_SEPARATOR, Board, EarnedAchievement, Standing
from bot.tables.game import game_of, state_of
from bot.tables.proposal import Person
from bot.ui import pictures
from bot.ui.custom_id import CustomId, is_with_the_bot, number
from bot.ui.markup import COMMANDS, escaped, lineup_name, name_of
from bot.ui.message import Button, Message
from bot.ui.outcome import MAX_ON_PROFILE, achievement_line, achievement_title, has_sentence
from bot.ui.responder import Interaction, defer_reply, reply_private, reply_public, say_to
from engine.core.catalogue import Catalogue, Say
from engine.core.phrasing import join_commas, numeral
from engine.core.types import Seat
from render import picture
from render import profile_picture as painter
from render.rating_chart import RatedGame

GAMES = 20
"""Latest games that count."""
LandPoints = Sequence[tuple[str, int]]
"""The (land's colour, points) of each expedition of a game."""


@dataclass(frozen=True)
class Lands:
    """Average points by land's colour, and the number of games."""

    points: dict[str, int]
    games: int


def points_by_land(table: Table, seat: Seat) -> LandPoints | None:
    """Return (land's colour, points) of a seat's expeditions in a finished game; None if it has no lands."""
    found = game_of(table).points_by_land(state_of(table), seat)
    return None if found is None else list(found)


def average_lands(games: Sequence[LandPoints]) -> Lands:
    """Return each land's average points, rounded, and the number of games."""
    found = defaultdict[str, list[int]](list)
    for land, points in (one for game in games for one in game):
        found[land].append(points)
    return Lands({land: round(mean(points)) for land, points in found.items()}, len(games))


IN_WORDS = "profiletext"
"""Verb of *As text*."""
MOST_OTHERS = 4
"""Other boards in the picture at most."""


async def profile_message(
    career: Profile, lands: Lands, user_id: int, name: str, scope: str, say: Catalogue
) -> Message:
    """Return a profile as a picture with *As text*, or as text if painting fails.

    `user_id` and `name` are its owner's. `scope` is `server` or `everywhere`.
    """
    words = profile_text(career, lands, name, scope, say)
    card = _card(career, lands, scope, say)
    images = await pictures.painted(picture.career, card, name, say, alt=words)
    if not images:
        return Message(words, images)
    button = Button(say("button-text"), CustomId(IN_WORDS, path=(str(user_id),)))
    return Message(_profile_title(name, scope, say), images, [[button]])


def profile_text(career: Profile, lands: Lands, name: str, scope: str, say: Catalogue) -> str:
    """Return the profile as text, with all that the picture shows. `name` is its owner's."""
    lines = [
        _profile_title(name, scope, say),
        *(_standing_line(*one, say) for one in career.standings),
        *_main_board_lines(career, say),
        *_win_share_lines(career, say),
        *_land_lines(lands, say),
        *_achievement_lines(career, say),
    ]
    return "\n".join(lines)


def _profile_title(name: str, scope: str, say: Say) -> str:
    return say("profile-title", name=escaped(name), scope=say(f"scope-{scope}"))


def _standing_line(board: Board, standing: Standing, say: Catalogue) -> str:
    """Return a board's line: rating and its doubt, games, wins and form."""
    return say(
        "profile-standing",
        board=_board_name(board, say),
        rating=standing.rating,
        doubt=doubt(standing.skill),
        provisional="yes" if standing.games < ESTABLISHED else "no",
        games=standing.games,
        wins=standing.wins,
        form=recent_results(standing.form, say),
    )


def _board_name(board: Board, say: Catalogue) -> str:
    return f"{say(f'game-{board.game}')} · {lineup_name(board.lineup, say)}"


def _main_board_lines(career: Profile, say: Catalogue) -> list[str]:
    """Return the lines about the first board: rank, best and worst score, streaks, usual opponent."""
    (board, standing), (longest, current) = career.standings[0], career.streaks
    lines = [say("profile-rank", board=_board_name(board, say), rank=career.rank, among=career.among)]
    if standing.best and career.worst is not None:
        lines.append(say("profile-scores", best=numeral(standing.best), worst=numeral(career.worst)))
    shown = "all" if standing.games <= CHART_GAMES else CHART_GAMES
    lines.append(say("profile-streaks", longest=longest, current=current, of=shown))
    if career.opponent is not None and career.opponent_name is not None:
        name, (_, met, won) = name_of(career.opponent_name, say), career.opponent
        lately = "all" if standing.games <= LATELY else LATELY
        lines.append(say("profile-opponent", name=escaped(name), games=met, won=won, of=lately))
    return lines


def _win_share_lines(career: Profile, say: Say) -> list[str]:
    """Return the wins by seat, if there are several, and by computers' level."""
    lines = []
    if len(career.seats) > 1:
        seats = [say("profile-seat", seat=seat + 1, **one._asdict()) for seat, one in career.seats.items()]
        lines.append(say("profile-seats", seats=join_commas(seats, say)))
    if career.levels:
        levels = [
            say("profile-level", level=say(f"level-{level}"), **one._asdict())
            for level, one in career.levels.items()
        ]
        lines.append(say("profile-levels", levels=join_commas(levels, say)))
    return lines


def _land_lines(lands: Lands, say: Say) -> list[str]:
    """Return a line with the average points of each land, most first; nothing without games."""
    if not lands.points:
        return []
    most_first = sorted(lands.points.items(), key=lambda one: -one[1])
    averages = [say("profile-land", land=land, points=numeral(points)) for land, points in most_first]
    return [say("profile-lands", lands=join_commas(averages, say), games=lands.games)]


def _named_achievements(career: Profile, say: Catalogue) -> list[EarnedAchievement]:
    """Return the achievements that have a name; those of removed games have none."""
    return [one for one in career.achievements if has_sentence(one.achievement, say)]


def _achievement_lines(career: Profile, say: Catalogue) -> list[str]:
    """Return a heading and at most MAX_ON_PROFILE achievements, and how many more there are.

    Nothing if the user has none.
    """
    named = _named_achievements(career, say)
    if not named:
        return []
    lines = [
        say("profile-achievement", achievement=achievement_line(one.achievement, say), times=one.times)
        for one in named[:MAX_ON_PROFILE]
    ]
    more = len(named) - len(lines)
    return [
        say("profile-achievements"),
        *lines,
        *([say("profile-achievements-more", count=more)] if more else []),
    ]


def _card(career: Profile, lands: Lands, scope: str, say: Catalogue) -> painter.Card:
    """Return a profile's data for the painter, about the first of its boards."""
    (board, standing), (longest, current) = career.standings[0], career.streaks
    usual, called = career.opponent, career.opponent_name
    return painter.Card(
        scope=say(f"scope-{scope}"),
        game=say(f"game-{board.game}"),
        lineup=lineup_name(board.lineup, say),
        rating=standing.rating,
        provisional=standing.games < ESTABLISHED,
        rank=career.rank,
        among=career.among,
        games=standing.games,
        wins=standing.wins,
        best=standing.best or None,
        longest=longest,
        current=current,
        course=tuple(RatedGame(one.rating, one.won, _season_text(one.season, say)) for one in career.course),
        lands=tuple(lands.points.items()),
        lands_of=lands.games,
        rival=None if usual is None or called is None else (name_of(called, say), usual.games, usual.won),
        achievements=tuple(
            _painted_achievement(one, say) for one in _named_achievements(career, say)[:MAX_ON_PROFILE]
        ),
        others=tuple(
            painter.OtherBoard(
                _board_name(other, say), own.rating, own.games < ESTABLISHED, own.games, own.wins
            )
            for other, own in career.standings[1 : 1 + MOST_OTHERS]
        ),
    )


def _season_text(season: str, say: Say) -> str:
    year, quarter = season_parts(season)
    return say("picture-season", year=str(year), quarter=quarter)


def _painted_achievement(one: EarnedAchievement, say: Catalogue) -> painter.Achievement:
    """Return an achievement for the painter, with its game's name or that it counts for any game."""
    game, _, _ = one.achievement.rpartition(KEY_SEPARATOR)
    where = say(f"game-{game}") if game else say("picture-any-game")
    shown = medal(one.achievement)
    return painter.Achievement(
        achievement_title(one.achievement, say), where, one.times, shown.metal, shown.mark
    )


feature = Feature()


@feature.button("profile")
async def show_own_profile(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *My profile* below a finished game: answer privately with it, or that it is empty."""
    await _answer_with_profile(services, interaction, person(interaction.user))


@feature.menu("profile", anywhere=True)
async def show_from_menu(services: Services, interaction: Interaction, user: AnyUser) -> None:
    """Handle *Profile* in the menu on a person: answer privately, with what can be done about them."""
    about = [] if user.bot else _challenge_and_block_buttons(interaction, user.id)
    await _answer_with_profile(services, interaction, person(user), about)


async def _answer_with_profile(
    services: Services,
    interaction: Interaction,
    owner: Person,
    buttons: Sequence[Button] = (),
    *,
    public: bool = False,
) -> None:
    """Answer with a profile and `buttons`, or privately that it is empty or hidden."""
    is_posted = public and not is_with_the_bot(interaction)
    career = await _visible_profile(services, interaction, owner.id, is_posted=is_posted)
    rows = [buttons] if buttons else []
    if career is None:
        await reply_private(interaction, replace(_without_games(interaction, owner), rows=rows))
        return
    await defer_reply(interaction, public=public)
    say = await say_here(services, interaction) if public else say_to(interaction)
    brought = await lands_of(services, career.standings[0][0], owner.id)

    async def compose() -> Message:
        shown = await profile_message(career, brought, owner.id, owner.name, _current_scope(interaction), say)
        return replace(shown, rows=[*shown.rows, *rows])

    await context.answer(services, interaction, compose, reply_public if public else reply_private)


def _without_games(interaction: Interaction, owner: Person) -> Message:
    """Return that a profile is empty, or outside servers that another person's is hidden."""
    scope, say = _current_scope(interaction), say_to(interaction)
    is_hidden = scope == EVERYWHERE and owner.id != interaction.user.id
    what = "profile-hidden" if is_hidden else "profile-empty"
    return Message(say(what, name=escaped(owner.name), scope=scope, **COMMANDS))


def _challenge_and_block_buttons(interaction: Interaction, user_id: int) -> list[Button]:
    """Return *Challenge* (only on a server) and *Block*; none for the user's own id."""
    if user_id == interaction.user.id:
        return []
    verbs = ["block"] if server_here(interaction) is None else ["challenge", "block"]
    say = say_to(interaction)
    return [Button(say(f"button-{verb}"), CustomId(verb, path=(str(user_id),))) for verb in verbs]


@feature.button("profiletext")
async def show_profile_text(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *As text* below a profile: answer privately with it in words.

    Raises Refused: unknown-profile, also if it is hidden from the user or has no rated games.
    """
    user_id = number("".join(press.path))
    career = None if user_id is None else await _visible_profile(services, interaction, user_id)
    if user_id is None or career is None:
        raise Refused("unknown-profile")
    is_own = user_id == interaction.user.id
    name = person(interaction.user).name if is_own else name_of(career.called, say_to(interaction))
    brought = await lands_of(services, career.standings[0][0], user_id)
    words = profile_text(career, brought, name, _current_scope(interaction), say_to(interaction))
    await reply_private(
        interaction, Message(words, rows=[_challenge_and_block_buttons(interaction, user_id)])
    )


async def _visible_profile(
    services: Services, interaction: Interaction, user_id: int, *, is_posted: bool = False
) -> Profile | None:
    """Return a user's profile as the reader may see it here; None if hidden or without rated games.

    `is_posted`: others read it too.
    """
    place, viewer = board_server(server_here(interaction)), interaction.user.id
    return await services.store.read(profiles.profile, place, user_id, viewer, is_posted=is_posted)


async def lands_of(services: Services, board: Board, user_id: int) -> Lands:
    """Return the average points by land in a user's latest `GAMES` games on a board, and their number.

    Only rated games that were played out count. Games whose rules are gone are neither counted nor replaced.
    Empty for games without lands.
    """
    games = list[LandPoints]()
    for table_id, seat in await services.store.read(profiles.played_out, board, user_id, GAMES):
        table = await _finished_game(services, table_id)
        if table is None:
            continue
        brought = points_by_land(table, seat)
        if brought is None:
            break
        games.append(brought)
    return average_lands(games)


async def _finished_game(services: Services, table_id: int) -> Table | None:
    """Return a finished game with its state; None if its rules are gone or it was never dealt."""
    try:
        table = await services.manager.table(table_id)
    except Refused:
        return None
    return None if table.state is None else table


def _current_scope(interaction: Interaction) -> str:
    return SERVER if server_here(interaction) else EVERYWHERE


@feature.command("profile", public=True, describe={"user": "option-user"}, anywhere=True)
async def profile_command(
    services: Services, interaction: Interaction, user: discord.User | None = None
) -> None:
    """Handle `/profile`: post the profile of `user`, or of the caller.

    If it is empty or hidden, answer so privately.
    """
    await _answer_with_profile(services, interaction, person(user or interaction.user), public=True)
