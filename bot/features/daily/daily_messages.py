"""Messages of the daily deal: introduction, result, ranking, shared result, reminders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord
import msgspec

from bot.features.daily import daily_deals
from bot.features.daily.daily_deals import Place, Ranked, Standing
from bot.features.daily.daily_queries import Deal
from bot.store.records import Preferences
from bot.tables import solo
from bot.tables.positions import Position
from bot.tables.solo import closes_at
from bot.ui import pictures, posts, rules_pages
from bot.ui.button_rows import fitting_rows
from bot.ui.clock_text import moment
from bot.ui.custom_id import CustomId
from bot.ui.markup import COMMANDS, clock_hour, escaped, name_of, yes_or_no
from bot.ui.message import Button, Choice, Menu, Message, Row, Section
from engine.core.catalogue import Say, capitalized
from engine.core.phrasing import numeral
from engine.core.types import Event
from engine.game_transcript import fingerprint, shown_fingerprint
from render.daily_picture import Card

VERB, PLAY, RANKS, SHARE, REMIND = "daily", "dailyplay", "dailyranks", "dailyshare", "dailyremind"
"""Verbs of the buttons: open a day's deal, play it, see the ranking, share the result, manage reminders."""
PASTE = "dailypaste"
"""Verb of the button for the result as text to paste elsewhere."""
PLAYED_SIGN, DISCARDED_SIGN, MOST_SIGNS = "🟩", "⬜", 24
"""Signs of a turn in the text to paste, and how many are shown."""
ASK, AT, STOP = "ask", "at", "stop"
"""Paths of reminder buttons: ask for the hour, choose it, stop."""
OPENING = "opening"
"""Menu value: when the deal opens."""
GREEN, BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary


def intro(standing: Standing, say: Say, *, learns: bool) -> Message:
    """Return a deal's introduction, with the seed's fingerprint; `learns` adds a button to the lessons.

    Raises Refused: rules-gone.
    """
    deal = standing.deal
    game, opponent = solo.game_of(deal), solo.opponent_of(deal)
    text = say(
        "daily-intro",
        title=deal_title(deal, say),
        options=capitalized(game.words.options(msgspec.json.decode(deal.options, type=game.Options), say)),
        opponent=f"{opponent.face} **{opponent.name}**",
        level=say(f"level-{opponent.level}"),
        played=standing.everywhere.among,
        closes=_closing_timestamp(deal),
        streak=standing.streak.current,
        fingerprint=shown_fingerprint(deal.seed),
    )
    play = Button(say("button-daily-play"), _deal_press(PLAY, deal), style=GREEN)
    ways = [play, _ranking_button(deal, say), *(rules_pages.learn_buttons(deal.game, say) if learns else [])]
    return Message(text, rows=fitting_rows([*ways, _reminder_button(say, stop=standing.is_reminded)]))


async def result_message(position: Position, standing: Standing, news: Sequence[Event], say: Say) -> Message:
    """Return the result of the user's try: picture (words if painting fails), ranks, streak and buttons."""
    images = await posts.post_images(position, news, say)
    words = [] if images else [posts.position_text(position, say)]
    text = "\n".join([*_result_lines(standing, say), *words])
    return Message(text, images, _result_rows(position, standing, say))


def _result_lines(standing: Standing, say: Say) -> Iterator[str]:
    """Yield the points, ranks or that it is late, expert's points, streak and, while open, the close.

    The try must be finished.
    """
    assert standing.own is not None and standing.own.score is not None
    deal, score = standing.deal, standing.own.score
    yield say("daily-result", title=deal_title(deal, say), points=score, score=numeral(score))
    if standing.everywhere.rank is None:
        yield say("daily-late")
    yield from _comparison_lines(standing, say)
    if (streak := standing.streak).current > 1:
        yield say("daily-streak", days=streak.current, longest=streak.longest)
    if not standing.is_over:
        yield say("daily-closed-until", closes=_closing_timestamp(deal))


def _comparison_lines(standing: Standing, say: Say) -> Iterator[str]:
    """Yield the user's ranks on the server and everywhere, unless late, and the expert's points if known."""
    if standing.everywhere.rank is not None:
        if standing.here is not None and standing.here.rank is not None:
            yield _rank_line("here", standing.here, say)
        yield _rank_line("everywhere", standing.everywhere, say)
    if (expert := standing.deal.expert) is not None:
        yield say("daily-expert", points=expert, score=numeral(expert))


def _rank_line(scope: str, place: Place, say: Say) -> str:
    """Return the user's rank among the finished in a scope; rank 0 if they have none."""
    return say("daily-place", where=scope, rank=place.rank or 0, among=place.among)


def _result_rows(position: Position, standing: Standing, say: Say) -> list[Row]:
    """Return buttons to share, compare and read a result, and about reminders.

    Once the day is over: also replay, analysis and verification.
    """
    table, deal = position.table, standing.deal
    share = Button(say("button-share"), _deal_press(SHARE, deal), style=BLUE)
    paste = Button(say("button-daily-paste"), _deal_press(PASTE, deal))
    looking = [
        Button(say(f"button-{verb}"), CustomId(verb, table.id, table.version)) for verb in ("text", "log")
    ]
    open_now = [
        Button(say(f"button-{verb}"), CustomId(verb, table.id, table.version))
        for verb in ("replay", "analyse", "verify")
        if standing.is_over
    ]
    remind = _reminder_button(say, stop=standing.is_reminded)
    return [
        *fitting_rows([share, paste, _ranking_button(deal, say)]),
        *fitting_rows(open_now),
        *fitting_rows([*looking, remind]),
    ]


def text_to_paste(standing: Standing, discards: Sequence[bool], say: Say) -> Message:
    """Return a finished try's result in five lines without cards, in a code block; four without a streak.

    `discards` are those of `discards_of`.
    """
    assert standing.own is not None and standing.own.score is not None
    deal, score, place = standing.deal, standing.own.score, standing.everywhere
    signs = "".join(DISCARDED_SIGN if discard else PLAYED_SIGN for discard in discards[:MOST_SIGNS])
    lines = [
        deal_title(deal, say),
        signs,
        say("daily-paste-points", points=score, score=numeral(score)),
        _rank_line("everywhere", place, say) if place.rank is not None else say("daily-paste-late"),
        *([f"🔥 {say('picture-daily-streak', days=streak)}"] if (streak := standing.streak.current) else []),
    ]
    return Message("\n".join(["```", *(line.replace("*", "") for line in lines), "```"]))


def ranking(standing: Standing, name: str, say: Say) -> Message:
    """Return the ranking on the server and everywhere for a user called `name`.

    Until the user has finished, names and the expert's score are hidden. After the day all see them and the
    seed.
    """
    deal, named = standing.deal, standing.is_over or standing.is_finished
    called = name if named else None
    lines = [say("daily-ranks-title", title=deal_title(deal, say))]
    if standing.here is not None and standing.here.among:
        lines += _best_lines("here", standing.best_here, standing, called, say)
    if standing.everywhere.among:
        lines += _best_lines("everywhere", standing.best_everywhere, standing, called, say)
    else:
        lines.append(say("daily-ranks-empty", over=yes_or_no(standing.is_over)))
    if deal.expert is not None and named:
        lines.append(say("daily-expert", points=deal.expert, score=numeral(deal.expert)))
    if standing.is_over:
        lines.append(say("daily-seed", seed=deal.seed, fingerprint=fingerprint(deal.seed)))
    else:
        lines.append(
            say("daily-ranks-open" if named else "daily-ranks-hidden", closes=_closing_timestamp(deal))
        )
    return Message("\n".join(lines), rows=_ranking_rows(standing, say))


def _best_lines(
    scope: str, best: Sequence[Ranked], standing: Standing, name: str | None, say: Say
) -> Iterator[str]:
    """Yield a heading, the best players, then the user's rank if it is below.

    `name` is the user's; None hides all names.
    """
    yield say("daily-ranks-where", where=scope)
    own = standing.own.user_id if standing.own is not None else None
    for one in best:
        is_own = one.user_id == own
        shown = escaped(name_of(one.called, say) if name is None or not is_own else name)
        mine = "nobody" if name is None else "yes" if is_own else "no"
        yield say("daily-rank", rank=one.rank, score=numeral(one.score), name=shown, own=mine)
    place = standing.here if scope == "here" else standing.everywhere
    if place is not None and place.rank is not None and own not in {one.user_id for one in best}:
        assert standing.own is not None
        yield _rank_line(scope, place, say)


def _ranking_rows(standing: Standing, say: Say) -> list[Row]:
    """Return *Play today’s deal* or *My result*; once the day is over, other buttons.

    These lead to the best game (here, else anywhere), the user's result or unfinished try, and today's deal.
    """
    deal = standing.deal
    if not standing.is_over:
        label = "button-daily-result" if standing.is_finished else "button-daily-play"
        verb = VERB if standing.is_finished else PLAY
        return [[Button(say(label), _deal_press(verb, deal), style=BLUE)]]
    buttons = []
    best = [*standing.best_here[:1], *standing.best_everywhere[:1]]
    if best:
        buttons.append(Button(say("button-daily-best"), CustomId("replay", best[0].table_id), style=BLUE))
    if standing.is_finished:
        buttons.append(Button(say("button-daily-own"), _deal_press(VERB, deal)))
    elif standing.own is not None:
        buttons.append(Button(say("button-daily-on"), _deal_press(PLAY, deal)))
    return [[*buttons, Button(say("button-daily"), CustomId(VERB))]]


async def shared_result(standing: Standing, discards: Sequence[bool], name: str, say: Say) -> Message:
    """Return a public message about a finished try, without cards: a picture, or words if painting fails.

    `discards` are those of `discards_of`. Once the day is over, others can no longer play it.
    """
    assert standing.own is not None and standing.own.score is not None
    deal, score = standing.deal, standing.own.score
    title = deal_title(deal, say)
    what = "daily-shared-over" if standing.is_over else "daily-shared"
    about = _title_details(deal, say)
    text = say(what, name=escaped(name), points=score, score=numeral(score), **about)
    alt = say("alt-daily", title=title, name=name, points=score, score=numeral(score))
    compared = list(_comparison_lines(standing, say))
    if (streak := standing.streak).current > 1:
        days = say("picture-daily-streak", days=streak.current)
        compared.append(f"{days} {say('picture-daily-longest', longest=streak.longest)}")
    shown = card(standing, discards, say)
    images = await pictures.of_daily(shown, name, say, alt="\n".join([alt, *compared]).replace("*", ""))
    words = [] if images else compared
    too = Button(say("button-daily-too"), _deal_press(VERB, deal), style=BLUE)
    ways = [_ranking_button(deal, say), Button(say("button-daily"), CustomId(VERB))]
    return Message(
        "\n".join([text, *words]), images, [ways if standing.is_over else [too, _ranking_button(deal, say)]]
    )


def card(standing: Standing, discards: Sequence[bool], say: Say) -> Card:
    """Return the data of the picture by which a user shares a finished try."""
    assert standing.own is not None and standing.own.score is not None
    deal, place = standing.deal, standing.everywhere
    day = daily_deals.date_of(deal.day)
    return Card(
        number=daily_deals.number_of(deal.day),
        game=say(f"game-{deal.game}"),
        day=day.day,
        month=day.month,
        score=standing.own.score,
        rank=place.rank,
        among=place.among,
        points=tuple(sorted(standing.points.items())),
        expert=deal.expert,
        streak=standing.streak.current,
        longest=standing.streak.longest,
        is_over=standing.is_over,
        discards=tuple(discards),
    )


def reminder(deal: Deal, say: Say) -> Message:
    """Return the reminder that a day's deal is open."""
    text = say("daily-reminder", closes=_closing_timestamp(deal), **_title_details(deal, say))
    play = Button(say("button-daily-play"), play_press(deal.day), style=GREEN)
    return Message(text, rows=[[play, _reminder_button(say, stop=True)]])


def section(deal: Deal, played: int, say: Say) -> Section:
    """Return the deal's section in a server's hall; `played` players there have finished it in time."""
    text = say(
        "hall-daily",
        number=daily_deals.number_of(deal.day),
        played=played,
        closes=moment(closes_at(deal.day)),
    )
    # Without a day it opens today's deal, also on a message that was not renewed.
    return Section(text, Button(say("button-play"), CustomId(VERB), style=BLUE))


def reminder_over(deal: Deal, say: Say) -> Message:
    """Return the closed reminder of a deal that was not played."""
    return Message(say("daily-reminder-over", **_title_details(deal, say)))


def play_press(day: int) -> CustomId:
    """Return the press that begins or continues a user's try at a day's deal."""
    return CustomId(PLAY, path=(str(day),))


def hour_menu(preferences: Preferences, say: Say) -> Message:
    """Return the menu of reminder times: the deal's opening, and each hour in the user's time zone."""
    hours = [
        Choice(say("daily-reminder-opening"), OPENING, "🌅"),
        *(
            Choice(say("notify-digest-at", time=clock_hour(number)), str(number), "📬")
            for number in range(24)
        ),
    ]
    text = say("daily-reminder-ask", zone=preferences.time_zone.replace("_", " "), **COMMANDS)
    return Message(text, rows=[Menu(CustomId(REMIND, path=(AT,)), say("choose"), hours)])


def reminders_on(next_at: int, say: Say) -> Message:
    """Return the confirmation of daily reminders, with a button that stops them.

    `next_at` is the Unix time of the first.
    """
    text = say("daily-reminder-on", time=f"<t:{next_at}:t>", next=f"<t:{next_at}:D>")
    return Message(text, rows=[[_reminder_button(say, stop=True)]])


def reminders_off(say: Say) -> Message:
    """Return the confirmation that reminders stop."""
    return Message(say("daily-reminder-off"), rows=[[_reminder_button(say, stop=False)]])


def _reminder_button(say: Say, *, stop: bool) -> Button:
    """Return the button that asks for a daily reminder or, with `stop`, ends it."""
    label = "button-daily-remind-stop" if stop else "button-daily-remind"
    return Button(say(label), CustomId(REMIND, path=(STOP if stop else ASK,)))


def deal_title(deal: Deal, say: Say) -> str:
    """Return the title of a day's deal: its number and game."""
    return str(_title_details(deal, say)["title"])


def _title_details(deal: Deal, say: Say) -> dict[str, str]:
    """Return a deal's title, number and game, as arguments of sentences."""
    number, game = str(daily_deals.number_of(deal.day)), say(f"game-{deal.game}")
    return {"title": say("daily-title", number=number, game=game), "number": number, "game": game}


def _closing_timestamp(deal: Deal) -> str:
    return f"<t:{closes_at(deal.day)}:f>"


def _deal_press(verb: str, deal: Deal) -> CustomId:
    return CustomId(verb, path=(str(deal.day),))


def _ranking_button(deal: Deal, say: Say) -> Button:
    return Button(say("button-daily-ranks"), _deal_press(RANKS, deal))
