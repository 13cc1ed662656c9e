"""The picture of a finished duplicate match, for any number of players, names and points."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from engine.core.catalogue import Catalogue, catalogue, languages
from engine.core.types import GameState
from engine.duplicate import DealPoints, DealResult, MatchState, match_of
from engine.game_registry import games
from render import fonts, match_picture, picture, sprites
from render.drawing import Sprite
from render.geometry import WIDTH
from render.picture import Picture
from tests.render.golden import compare
from tests.render.test_leaderboard import LONG

DEALS = 3
NAMES = ("Ada", LONG, "Boris of Blackwater Hall", "Dana", "מרים", "x")
MOST_BYTES = 300_000


def played(*deals: tuple[int, int] | None) -> tuple[DealResult, ...]:
    return tuple(None if deal is None else DealPoints(*deal) for deal in deals)


MATCHES = {
    "two": (played((54, 42), (-11, 23), (31, 40)), played((40, 61), (18, 9), (60, 12))),
    "six": (
        played((54, 42), (-11, 23), (31, 40)),
        played((40, 61), (18, 9), (60, 12)),
        played((12, 12), (18, 9), (0, 8)),
        played((-120, 105), None, None),
        played((54, 42), (-11, 23), (31, 40)),
        played(None, (156, -100), (2, 3)),
    ),
}


def painted(deals: tuple[tuple[DealResult, ...], ...], names: tuple[str, ...], say: Catalogue) -> Picture:
    game = match_of(games()["lost_cities"], DEALS)
    state: GameState = MatchState(deals)
    result = game.ending.result(state)
    assert result is not None
    return picture.match("lost_cities", game.visibility.view(state, None), result, names[: len(deals)], say)


@pytest.mark.parametrize("kind", MATCHES)
def test_match_matches_recorded_picture(kind: str, record: bool, say: Catalogue) -> None:
    made = painted(MATCHES[kind], NAMES, say)
    compare(Image.open(BytesIO(made.data)).convert("RGB"), f"match-{kind}", record)


def test_only_deals_that_a_player_did_not_finish_have_a_flag(
    say: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    flags, icon = list[str](), sprites.icon

    def watched(name: str, *how: Any) -> Sprite:
        flags.extend([name] * (name == "flag"))
        return icon(name, *how)

    monkeypatch.setattr(sprites, "icon", watched)
    painted(MATCHES["six"], NAMES, say)
    assert len(flags) == sum(deal is None for deals in MATCHES["six"] for deal in deals) == 3
    painted(MATCHES["two"], NAMES, say)
    assert len(flags) == 3


@pytest.mark.parametrize("kind", MATCHES)
def test_match_height_follows_its_rows_and_its_file_has_at_most_300_kilobytes(
    kind: str, say: Catalogue
) -> None:
    made = painted(MATCHES[kind], NAMES, say)
    rows = len(MATCHES[kind])
    assert (made.width, made.height) == (
        WIDTH,
        match_picture.HEAD
        + rows * (match_picture.ROW + match_picture.GAP)
        - match_picture.GAP
        + match_picture.FOOT,
    )
    assert len(made.data) <= MOST_BYTES


@pytest.mark.parametrize("language", languages())
def test_match_picture_can_be_painted_in_every_language(language: str) -> None:
    assert painted(MATCHES["six"], NAMES, catalogue(language)).data


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", sorted(games()))
def test_winners_name_is_not_cut_beside_the_name_of_the_game(key: str, language: str) -> None:
    say = catalogue(language)
    room = match_picture.winner_room(say(f"game-{key}"), say("picture-match-title"))
    for name in ("Wilhelmina Featherstone", "Konstantinopolitanischer", "W" * 24):
        lines, style = match_picture.winner_lines([name], room, say)
        assert "".join(lines).replace(" ", "") == name.replace(" ", "")
        assert all(fonts.advance(line, style) <= room for line in lines)
