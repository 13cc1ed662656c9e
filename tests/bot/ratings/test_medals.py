"""Each achievement has a medal, an icon and texts; the rarest come first."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.ratings import earned_achievements
from bot.ratings.earned_achievements import UNKNOWN, medal, medals, rarity_key
from bot.ui.outcome import achievement_line, achievement_title, has_sentence
from engine.core.catalogue import catalogue
from engine.core.game_log import replay_log
from engine.game_registry import games
from render import icons
from render.profile_picture import METALS
from tests.bot.thousand import kept

EVERY = {
    *earned_achievements.ACHIEVEMENTS,
    *(
        f"{key}:{achievement}"
        for key, game in games().items()
        for achievement in getattr(game.achievements, "ACHIEVEMENTS", ())
    ),
}


def test_every_achievement_has_a_medal_and_every_medal_an_achievement() -> None:
    assert set(medals()) == EVERY


@pytest.mark.parametrize("achievement", sorted(EVERY))
def test_achievement_has_a_medal_with_icon_and_metal_and_a_sentence(achievement: str) -> None:
    say = catalogue()
    assert icons.icon_mask(medal(achievement).mark, 10).getbbox()
    assert medal(achievement).metal in METALS
    assert has_sentence(achievement, say)
    assert achievement_line(achievement, say).startswith(
        f"{medal(achievement).sign} **{achievement_title(achievement, say)}**: "
    )


def test_unknown_achievement_ranks_last_with_a_star_and_no_sentence() -> None:
    assert medal("chess:mate") == UNKNOWN
    assert icons.icon_mask(UNKNOWN.mark, 10).getbbox()
    assert rarity_key("chess:mate") > max(map(rarity_key, EVERY))
    assert not has_sentence("chess:mate", catalogue())


@pytest.mark.slow
def test_metal_of_a_medal_fits_how_often_it_is_won_in_a_thousand_games() -> None:
    """Gold is managed in fewer than a hundred games, silver in fewer than five hundred."""
    managed, played = Counter[str](), Counter[str]()
    for one in kept():
        game = games()[one.key]
        *_, end = replay_log(game, game.Options(**one.options), len(one.people), int(one.seed, 16), one.moves)
        seats = range(len(one.people))
        managed.update(
            {f"{one.key}:{achievement}" for seat in seats for achievement in game.earned(end.state, seat)}
        )
        played[one.key] += 1
    for achievement, count in managed.items():
        share = 1000 * count / played[achievement.split(":")[0]]
        assert medal(achievement).metal == (
            "gold" if share < 100 else "silver" if share < 500 else "bronze"
        ), achievement
