"""Ratings, records and achievements in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ratings.earned_achievements import GOLD, medal, rarity_key
from bot.ratings.rating_model import ESTABLISHED, points
from bot.store import Table
from bot.store.rating_queries import KEY_SEPARATOR, BrokenRecord, Gain, Outcome
from bot.ui.markup import COMMANDS, display_name, escaped, lineup_name
from engine.core.catalogue import Catalogue, Say
from engine.core.phrasing import join_names, numeral, signed

MAX_ON_PROFILE = 8
"""Achievements on a profile at most."""


def has_sentence(achievement: str, say: Catalogue) -> bool:
    """Return whether an achievement has a name. Those of removed games have none."""
    return _achievement_key(achievement) in say


def achievement_title(achievement: str, say: Say) -> str:
    """Return an achievement's name."""
    return say(_achievement_key(achievement))


def achievement_line(achievement: str, say: Say) -> str:
    """Return an achievement's line: its sign, its name and what it is for."""
    title, story = achievement_title(achievement, say), say(f"{_achievement_key(achievement)}-story")
    return say("achievement", sign=medal(achievement).sign, title=title, story=story)


def _achievement_key(achievement: str) -> str:
    """Return the sentence key of an achievement. A game's own begins with the game's key."""
    game, _, own = achievement.rpartition(KEY_SEPARATOR)
    return f"{game}-achievement-{own}" if game else f"achievement-{own}"


MOST_ACHIEVEMENTS = 2
"""Achievements in a post at most, a line each."""


def outcome_lines(table: Table, outcome: Outcome, say: Catalogue) -> list[str]:
    """Return lines for the post: rating changes (with a note if provisional), a record, achievements."""
    gains = [(gain, player) for player in table.players if (gain := outcome.of(player.user_id))]
    ratings = [
        say("outcome-rating", name=display_name(player), **_rating_arguments(gain)) for gain, player in gains
    ]
    rating_lines = [say("outcome-ratings", ratings=" · ".join(ratings))] if ratings else []
    if any(gain.games < ESTABLISHED for gain, _ in gains):
        rating_lines.append(say("outcome-provisional"))
    return [
        *rating_lines,
        *([] if outcome.broken is None else [_record_sentence(outcome.broken, say)]),
        *_achievement_lines(table, outcome, say),
    ]


def _achievement_lines(table: Table, outcome: Outcome, say: Catalogue) -> list[str]:
    """Return a line for each of the rarest `MOST_ACHIEVEMENTS` new achievements.

    Only gold ones and a player's first of a kind count; players who earned the same one share a line. The
    last line says how many more there are.
    """
    who: dict[tuple[str, int], list[str]] = {}
    for player in table.players:
        for one in outcome.achievements:
            counts = one.times == 1 or medal(one.achievement).metal == GOLD
            if one.user_id == player.user_id and counts and has_sentence(one.achievement, say):
                who.setdefault((one.achievement, one.times), []).append(display_name(player))
    order = sorted(who, key=lambda one: (rarity_key(one[0]), one[1]))
    last, more = min(len(order), MOST_ACHIEVEMENTS) - 1, max(len(order) - MOST_ACHIEVEMENTS, 0)
    return [
        say(
            "outcome-achievement",
            names=join_names(who[achievement, times], say),
            achievement=achievement_line(achievement, say),
            times=times,
            more=more if number == last else 0,
            **COMMANDS,
        )
        for number, (achievement, times) in enumerate(order[:MOST_ACHIEVEMENTS])
    ]


def own_rating_line(gain: Gain | None, say: Say) -> list[str]:
    """Return the player's own rating change in a line. Empty for None: the game was not rated."""
    return [] if gain is None else [say("outcome-own", **_rating_arguments(gain))]


def _rating_arguments(gain: Gain) -> dict[str, str | int]:
    """Return the rating before and after, the difference with its sign, and whether it is provisional."""
    before, after = points(gain.before), points(gain.after)
    return {
        "before": before,
        "after": after,
        "gain": signed(after - before),
        "provisional": "yes" if gain.games < ESTABLISHED else "no",
    }


def _record_sentence(broken: BrokenRecord, say: Catalogue) -> str:
    """Return that a record was broken: by whom, with how many points, and who held it before."""
    return say(
        "outcome-record",
        game=say(f"game-{broken.board.game}"),
        lineup=lineup_name(broken.board.lineup, say),
        points=broken.now.score,
        score=numeral(broken.now.score),
        names=_bold_names(broken.now.names, say),
        before=numeral(broken.before.score),
        holders=_bold_names(broken.before.names, say),
    )


def _bold_names(names: Sequence[str], say: Say) -> str:
    return join_names([f"**{escaped(name)}**" for name in names], say)
