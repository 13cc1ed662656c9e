"""Messages of the cup: its page, the end of a deal, results, the section in halls, and the cup's pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import discord
import msgspec

from bot.features.cup import cup_rules, cups
from bot.features.cup.cup_queries import Cup, Try
from bot.features.cup.cup_rules import Place, Standing
from bot.features.cup.cups import GAME, CupView, Progress, deals
from bot.tables import solo, weeks
from bot.tables.positions import Position
from bot.tables.solo import OPPONENT, PLAYER
from bot.ui import pictures, posts
from bot.ui.clock_text import moment
from bot.ui.custom_id import CustomId
from bot.ui.markup import display_name, escaped, unmarked
from bot.ui.message import Button, Image, Message, Row, Section
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, join_names, signed
from engine.core.types import Event
from engine.duplicate import DealPoints, deal_difference
from engine.game_transcript import fingerprint, shown_fingerprint
from render import cup_picture, picture
from render.club_parts import Season, SeasonRow
from render.cup_picture import MOST_WEEK_ROWS, NOT_PLAYED, CupCard, Player, WeekCard

VERB, PLAY, JOIN, LEAVE = "cup", "cupplay", "cupjoin", "cupleave"
"""Verbs of the buttons: open the page, play a deal, take part, leave."""
GREEN, BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary
MOST, MOST_IN_POST = 5, 8
"""Places that are named on the page and in a post. Others are counted."""
MOST_NEXT = 2
"""Players named after the winners in a server's week."""
MOST_WINNERS = 3
"""Players named who share a first place."""
Results = Mapping[int, Sequence[Place]]
"""The places in the closed cups of a season, by week."""
MOST_IN_ALT = 8
"""Places that the alt text names."""


def page(view: CupView, user_id: int, images: Sequence[Image], say: Say) -> Message:
    """Return this week's cup as a user sees it: own deals, last result, season.

    `images`: the picture of the open cup, or after its close the result. Tables that it names in full are not
    in the text. Raises Refused: rules-gone.
    """
    named = MOST_IN_POST if images else 0
    lines = [*_title_and_terms(view, say), *_own_deals_and_join_hint(view, say)]
    if view.last and (view.is_open or len(view.last) > named):
        lines.append(say("cup-results", number=view.last_week))
        lines += _place_lines(view.last, MOST, user_id, say)
    if len(view.season) > _named_in_season(view.season_until, images):
        lines += _season_lines(view.season_until, view.season, MOST, user_id, say)
    lines += _champion_lines(view.season_until, view.season, say)
    return Message("\n".join(lines), images, _page_rows(view, say))


def _title_and_terms(view: CupView, say: Say) -> Iterator[str]:
    """Yield the title, then the terms or, after the close, when the next cup opens and this one's seed."""
    cup = view.cup
    yield say("cup-title", number=cup.week, game=say(f"game-{cup.game}"))
    if not view.is_open:
        yield say("cup-closed", opens=f"<t:{weeks.opens_at(cup.week + 1)}:f>")
        yield say("daily-seed", seed=cup.seed, fingerprint=fingerprint(cup.seed))
        return
    game, persona = solo.game_of(cup), solo.opponent_of(cup)
    yield say(
        "cup-about",
        deals=deals(),
        options=game.words.options(msgspec.json.decode(cup.options, type=game.Options), say),
        opponent=f"{persona.face} **{persona.name}**",
        level=say(f"level-{persona.level}"),
        closes=_closing_timestamp(cup.week),
        members=view.members,
        fingerprint=shown_fingerprint(cup.seed),
    )


def _own_deals_and_join_hint(view: CupView, say: Say) -> Iterator[str]:
    """Yield a user's leads if they have begun; for non-members how to join and, while open, what counts."""
    if view.tries:
        states = [_try_state(view.tries.get(number), say) for number in range(1, deals() + 1)]
        yield say("cup-own", deals=" · ".join(states))
        if view.is_open and not view.is_member:
            yield say("cup-own-elsewhere")
    if not view.is_member:
        yield say("cup-join-hint")


def _try_state(own: Try | None, say: Say) -> str:
    """Return the lead in a try, a word while it is unfinished, or `NOT_PLAYED`."""
    if own is None:
        return NOT_PLAYED
    return say("cup-begun") if own.lead is None else signed(own.lead)


def _page_rows(view: CupView, say: Say) -> list[Row]:
    """Return buttons of deals that the user has begun or may begin, and *Take part* or *Leave*."""
    plays = [
        _deal_button(view, number, say)
        for number in range(1, deals() + 1)
        if number in view.tries or (view.is_member and view.is_open)
    ]
    join = Button(say("button-cup-join"), CustomId(JOIN), style=GREEN)
    leave = Button(say("button-cup-leave"), CustomId(LEAVE))
    return list(filter(None, [plays, [leave if view.is_member else join]]))


def _deal_button(view: CupView, number: int, say: Say) -> Button:
    """Return the button of deal `number`, whose label says if the user's try is new, begun or over."""
    own = view.tries.get(number)
    state = "new" if own is None else "begun" if own.lead is None else "over"
    label = say("button-cup-deal", deal=number, state=state)
    return Button(label, play_press(view.cup.week, number), style=BLUE)


def _place_lines(places: Sequence[Place], most: int, user_id: int | None, say: Say) -> Iterator[str]:
    """Yield the first `most` places, that of `user_id` (if any) if below, and how many others follow."""
    shown = [*places[:most], *(one for one in places[most:] if one.entry.user_id == user_id)]
    for place in shown:
        yield say(
            "cup-place",
            rank=place.rank,
            name=escaped(place.entry.name),
            total=signed(place.entry.total),
            deals=" · ".join(map(_lead_text, place.entry.leads)),
            points=place.points,
        )
    if more := len(places) - len(shown):
        yield say("hall-more", count=more)


def _lead_text(lead: int | None) -> str:
    return NOT_PLAYED if lead is None else signed(lead)


def _season_lines(
    week: int, standings: Sequence[Standing], most: int, user_id: int | None, say: Say
) -> Iterator[str]:
    """Yield a title and a season's table up to a cup: the `most` first members, the user, and how many more.

    Nothing without standings.
    """
    if not standings:
        return
    season = cup_rules.season_of(week)
    after = week - cup_rules.weeks_of_season(week).start + 1
    yield say("cup-season", season=season, after=after, cups=cup_rules.SEASON)
    shown = [*standings[:most], *(one for one in standings[most:] if one.user_id == user_id)]
    for one in shown:
        yield say("cup-standing", rank=one.rank, name=escaped(one.name), points=one.points)
    if more := len(standings) - len(shown):
        yield say("hall-more", count=more)


def _named_in_season(week: int, images: Sequence[Image]) -> int:
    """Return the most rows of a season's table that its picture names; 0 without `images`.

    At the season's end it is one fewer.
    """
    return MOST_IN_POST - cup_rules.ends_season(week) if images else 0


def _champion_lines(week: int, standings: Sequence[Standing], say: Say) -> Iterator[str]:
    """Yield who has won the season, if it ends with this cup."""
    if standings and cup_rules.ends_season(week):
        names = [f"**{escaped(one.name)}**" for one in standings if one.rank == 1]
        season = cup_rules.season_of(week)
        yield say("cup-champion", names=_joined_winners(names, say), count=len(names), season=season)


def _joined_winners(names: Sequence[str], say: Say) -> str:
    """Join the first `MOST_WINNERS` names, and say how many more there are."""
    if len(names) <= MOST_WINNERS:
        return join_names(names, say)
    return say("cup-many", names=join_commas(names[:MOST_WINNERS], say), more=len(names) - MOST_WINNERS)


def results_post(
    week: int, places: Sequence[Place], standings: Sequence[Standing], images: Sequence[Image], say: Say
) -> Message:
    """Return the silent public message about a closed cup: winners, first places, and the season's table.

    Tables that the picture names in full are not in the text.
    """
    named = MOST_IN_POST if images else 0
    lines = [
        say("cup-title", number=week, game=say(f"game-{GAME}")),
        _winners_line(places, say) if places else say("cup-no-results"),
    ]
    if len(places) > named:
        lines += _place_lines(places, MOST_IN_POST, None, say)
    if len(standings) > _named_in_season(week, images):
        lines += _season_lines(week, standings, MOST, None, say)
    lines += _champion_lines(week, standings, say)
    # The week in the path tells which message it is, after a crash.
    button = Button(say("button-cup"), CustomId(VERB, path=(str(week),)))
    return Message("\n".join(lines), images, [[button]], silent=True)


def _winners_line(places: Sequence[Place], say: Say) -> str:
    """Return who has won a cup, with the sum, or who alone has played it. There must be a place."""
    count = sum(place.rank == 1 for place in places)
    total = signed(places[0].entry.total)
    if len(places) == 1:
        return say("cup-alone", name=_winner_names(places, say), total=total)
    return say("cup-won", names=_winner_names(places, say), count=count, total=total)


def _winner_names(places: Sequence[Place], say: Say) -> str:
    """Return in bold who share the first place: at most `MOST_WINNERS` names, and how many more."""
    names = [f"**{escaped(place.entry.name)}**" for place in places if place.rank == 1]
    return _joined_winners(names, say)


def week_lines(week: int, places: Sequence[Place], standings: Sequence[Standing], say: Say) -> Iterator[str]:
    """Yield a closed cup's winners and the next `MOST_NEXT`, then the champions if a season ends with it."""
    if places:
        then = [escaped(place.entry.name) for place in places if place.rank != 1][:MOST_NEXT]
        next_names = join_commas(then, say) if then else "none"
        yield say("cup-week", number=week, names=_winner_names(places, say), next=next_names)
    yield from _champion_lines(week, standings, say)


def page_button(say: Say) -> Button:
    """Return the button that shows this week's cup."""
    return Button(say("button-cup"), CustomId(VERB), style=GREEN)


def deal_heading(position: Position, own: Try, say: Say) -> str:
    """Return a line with the number of the deal, how many deals the cup has, and the computer's name."""
    opponent = display_name(position.table.players[OPPONENT])
    return say("match-deal", deal=own.deal, deals=deals(), opponent=opponent)


async def deal_over(
    position: Position, own: Try, view: CupView, news: Sequence[Event], say: Say, *, is_public: bool
) -> Message:
    """Return the end of a user's finished deal: result, picture (words if painting fails) and buttons.

    `is_public`: the cup has closed; the buttons are replay, analysis and verification, else the next deal. A
    try that ended after the close is called late.
    """
    assert position.result is not None
    points = DealPoints(position.result.scores[PLAYER], position.result.scores[OPPONENT])
    images = await posts.post_images(position, news, say)
    text = say("match-deal-done", deal=own.deal, deals=deals(), result=deal_difference(points, say))
    is_late = own.ended_at is None or own.ended_at >= weeks.closes_at(own.week)
    secret = "" if is_public else say("cup-secret", closes=_closing_timestamp(own.week))
    note = say("cup-late") if is_late else secret
    words = "" if images else posts.position_text(position, say)
    lines = filter(None, [text, note, words])
    return Message("\n".join(lines), images, _over_rows(position, own, view, say, is_public))


def _over_rows(position: Position, own: Try, view: CupView, say: Say, is_public: bool) -> list[Row]:
    """Return the buttons below the end of a deal.

    The first unfinished deal or, once `is_public`, replay, analysis and verification; then *Cup*.
    """
    table, home = position.table, Button(say("button-cup"), CustomId(VERB))
    if is_public:
        verbs = ("replay", "analyse", "verify")
        looks = [Button(say(f"button-{verb}"), CustomId(verb, table.id, table.version)) for verb in verbs]
        return [[*looks, home]]
    unfinished = [
        _deal_button(view, number, say)
        for number in range(1, deals() + 1)
        if (tried := view.tries.get(number)) is None or tried.lead is None
    ]
    return [[*unfinished[:1], home]]


def section(cup: Cup, members: int, winners: str | None, say: Say, *, is_open: bool) -> Section:
    """Return the cup's section in a server's hall. `winners`: the line of the newest result, or None.

    `is_open`: it names the close and has *Play*; else it names the next opening.
    """
    text = say(
        "hall-cup",
        number=cup.week,
        open="yes" if is_open else "no",
        members=members,
        when=moment(weeks.closes_at(cup.week) if is_open else weeks.opens_at(cup.week + 1)),
    )
    lines = [text, *([f"-# {winners}"] if winners else [])]
    button = Button(say("button-play" if is_open else "button-cup"), CustomId(VERB), style=BLUE)
    return Section("\n".join(lines), button)


def play_press(week: int, number: int) -> CustomId:
    """Return the press that plays deal `number` of a week's cup."""
    return CustomId(PLAY, path=(str(week), str(number)))


def _closing_timestamp(week: int) -> str:
    return f"<t:{weeks.closes_at(week)}:f>"


async def result_images(
    week: int, season: Results, say: Say, *, patience: float = pictures.PATIENCE
) -> list[Image]:
    """Return the picture of a cup's result. Empty if no one has played it or painting fails.

    `PENDING` after `patience` seconds.
    """
    if not season.get(week):
        return []
    card = _result_card(week, season)
    alt = _result_alt(card, say)
    return await pictures.painted(picture.cup, card, say, alt=alt, patience=patience)


async def week_images(week: int, progress: Progress, say: Say) -> list[Image]:
    """Return the picture of an open cup. Empty if no one takes part or painting fails, `PENDING` if late."""
    if not progress.members:
        return []
    card = week_card(week, progress)
    return await pictures.painted(picture.cup_week, card, say, alt=_week_alt(card, say))


def _result_card(week: int, season: Results) -> CupCard:
    """Return what the picture of a cup shows. At least one player must have a place in it."""
    rows = (
        cup_picture.Row(place.rank, place.entry.name, place.entry.leads, place.entry.total)
        for place in season[week]
    )
    return CupCard(week, tuple(rows), _painted_season(week, season))


def week_card(week: int, progress: Progress) -> WeekCard:
    """Return what the picture of an open cup shows: who has finished which deals, without points.

    Players with a finished deal come first, by name. At most `MOST_WEEK_ROWS` are shown.
    """
    played = sorted(progress.played, key=lambda one: (one.name.casefold(), one.user_id))
    deals = len(played[0].leads) if played else cups.deals()
    players = [
        *(Player(one.name, tuple(lead is not None for lead in one.leads)) for one in played),
        *(Player(name, (False,) * deals) for name in progress.others),
    ]
    return WeekCard(
        week,
        tuple(players[:MOST_WEEK_ROWS]),
        progress.members,
        sum(all(player.done) for player in players),
        _painted_season(progress.season_until, progress.season) if any(progress.season.values()) else None,
    )


def _painted_season(week: int, season: Results) -> Season:
    """Return the table of a cup's season; `season` has its places up to this cup."""
    rows = (
        SeasonRow(one.rank, one.name, _points_by_cup(one.user_id, week, season), one.points)
        for one in cup_rules.season_table(season.values())
    )
    weeks = cup_rules.weeks_of_season(week)
    return Season(cup_rules.season_of(week), tuple(rows), weeks.index(week) + 1, cup_rules.ends_season(week))


def _points_by_cup(user_id: int, week: int, season: Results) -> tuple[int | None, ...]:
    """Return a player's points in each cup of the season: 0 if not played, None after `week`."""
    return tuple(
        sum(place.points for place in season.get(one, ()) if place.entry.user_id == user_id)
        if one <= week
        else None
        for one in cup_rules.weeks_of_season(week)
    )


def _result_alt(card: CupCard, say: Say) -> str:
    """Return the first `MOST_IN_ALT` places, “1. Ada +56 (+41, +18, −3)”, and the season's table."""
    places = (
        f"{row.rank}. {unmarked(row.name)} {signed(row.total)} "
        f"({join_commas([*map(_lead_text, row.leads)], say)})"
        for row in card.rows[:MOST_IN_ALT]
    )
    lines = (
        say("picture-cup-title", cup=card.number),
        *places,
        *_more_in_alt(len(card.rows), say),
        *_season_in_alt(card.season, say),
    )
    return "\n".join(lines)


def _week_alt(card: WeekCard, say: Say) -> str:
    """Return the first `MOST_IN_ALT` players' finished deals (“Ada 2/3”), and the season's table, if any."""
    players = (
        f"{unmarked(player.name)} {sum(player.done)}/{len(player.done)}"
        for player in card.players[:MOST_IN_ALT]
    )
    lines = (
        say("picture-cup-title", cup=card.number),
        *players,
        *_more_in_alt(card.members, say),
        *([] if card.season is None else _season_in_alt(card.season, say)),
    )
    return "\n".join(lines)


def _more_in_alt(count: int, say: Say) -> Iterator[str]:
    """Yield how many of `count` are beyond `MOST_IN_ALT`, if any."""
    if count > MOST_IN_ALT:
        yield say("picture-cup-more", count=count - MOST_IN_ALT)


def _season_in_alt(season: Season, say: Say) -> Iterator[str]:
    """Yield the season's title and its first `MOST_IN_ALT` rows."""
    yield say("picture-cup-season", season=season.number)
    yield from (f"{row.rank}. {unmarked(row.name)} {row.points}" for row in season.rows[:MOST_IN_ALT])
