"""Weak computers misjudge the same things throughout a game, depending on their temperament."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from statistics import mean

import pytest

from benchmarks.computers import habits
from benchmarks.computers.matches import MOST_DECISIONS, Setting
from bot.tables.computers import personas
from engine.ai.character import EVEN_TEMPERAMENT, NO_WEAKNESS, Character, Level, temperaments
from engine.ai.choice import choose
from engine.ai.situation import situation_of
from engine.core.data_files import load_data
from engine.core.types import Event
from engine.game_registry import games
from engine.games.lost_cities.computer.perception import misjudgements_in
from engine.games.lost_cities.model import COLOUR, SIDES, Turn, accepts, side_of
from engine.games.tikal.computer.perception import walks_back
from engine.games.tikal.events import Excavated, Moved, TurnEnded
from engine.games.tikal.model import Excavate, Move
from tests.examples import slow

DUEL = Setting.read("lost_cities:rounds=1")
LEVELS = [level for level in Level if level is not Level.EXPERT]


def test_computers_below_expert_have_distinct_temperaments_and_experts_the_even_temperament() -> None:
    for level in Level:
        tempers = [one.temperament for one in personas() if one.level is level]
        if level is Level.EXPERT:
            assert set(tempers) == {EVEN_TEMPERAMENT}
        else:
            assert len(set(tempers)) == len(tempers)
            assert set(tempers) <= set(temperaments()) - {EVEN_TEMPERAMENT}


def test_weakness_of_computers_never_rises_with_the_level_and_experts_have_none() -> None:
    for amounts in (
        load_data("computer_strength/lost_cities")["weakness"]["duel"],
        load_data("computer_strength/lost_cities")["weakness"]["partners"],
        load_data("computer_strength/lost_cities_board")["weakness"],
        load_data("computer_strength/tikal")["weakness"],
    ):
        assert Character(Level.EXPERT, "bold").weakness(amounts) is NO_WEAKNESS
        for one, other in pairwise(LEVELS):
            for what, amount in amounts[one].items():
                assert amount >= amounts[other][what]


def test_weak_computer_ignores_the_same_colours_in_every_turn_of_a_round() -> None:
    """The same colours in every turn of a game, others in another game."""
    game, options = games()["lost_cities"], DUEL.options
    for number in range(3):
        step, found = game.rules.setup(options, SIDES, 7), []
        while (movers := game.rules.to_move(step.state)) and len(found) < 6:
            who = Character(Level.EASY, "dreamy", number)
            situation = situation_of(game, step.state, movers[0], (), len(found), who)
            seen = misjudgements_in(
                situation, who.weakness(load_data("computer_strength/lost_cities")["weakness"]["duel"])
            )
            found.append((tuple(seen.unminded), tuple(seen.fancies)))
            step = game.rules.apply(step.state, movers[0], situation.legal[0])
        assert len(set(found)) == 1
    assert Character(Level.EASY, seed=1).chance("a") != Character(Level.EASY, seed=2).chance("a")


@pytest.mark.parametrize("key", ["lost_cities", "lost_cities_board", "tikal"])
def test_weak_computer_chooses_the_same_action_for_two_decision_seeds(key: str) -> None:
    """Misjudgements depend on the game's seed, not on the decision's."""
    game = games()[key]
    step = game.rules.setup(game.Options(), 2, 3)
    for number in range(8):
        seat, who = game.rules.to_move(step.state)[0], Character(Level.FIRST, "hasty", 5)
        answers = {choose(game, step.state, seat, (), seed, who, 0) for seed in (number, 100 + number)}
        assert len(answers) == 1
        step = game.rules.apply(step.state, seat, answers.pop())


def rounds(level: Level, temperament: str, count: int) -> Counter[str]:
    """Play rounds between equal computers and return the columns begun and wagers laid."""
    game, found = games()["lost_cities"], Counter[str]()
    for deal in range(count):
        step = game.rules.setup(DUEL.options, SIDES, deal)
        history: list[Event] = list(step.events)
        while movers := game.rules.to_move(step.state):
            who = Character(level, temperament, 2 * deal + movers[0])
            action = choose(game, step.state, movers[0], history, deal * MOST_DECISIONS, who, 0)
            if isinstance(action, Turn) and not action.discard:
                found["wagers"] += action.card.endswith("W")
            step = game.rules.apply(step.state, movers[0], action)
            history += step.events
        found["begun"] += sum(bool(column) for row in step.state.board for column in row)
    return found


@pytest.mark.slow
def test_bold_computer_starts_more_expeditions_and_plays_more_wagers_than_a_timid_one() -> None:
    bold, timid = (rounds(Level.EASY, temperament, 6) for temperament in ("bold", "timid"))
    assert bold["begun"] > 1.3 * timid["begun"]
    assert bold["wagers"] > 1.15 * timid["wagers"]


@pytest.mark.parametrize("level", ["first", "easy", *slow("casual", "medium", "skilled")])
def test_weak_computers_rarely_discard_what_they_can_play_or_draw_useless_cards(level: str) -> None:
    """They may take risks, but must not look absurd."""
    counts = [habits.duel(DUEL, level, deal, 0) for deal in range(4)]
    assert mean(each["own thrown"] for each in counts) / SIDES < 0.3
    assert mean(each["useless taken"] for each in counts) / SIDES < 1


def test_beginner_skips_less_than_one_playable_card_of_its_hand_a_round_on_average() -> None:
    """Beginners overlook future cards, but see their own."""
    skipped = 0
    for deal in range(4):
        for state, seat, action in habits.played(DUEL, "first", deal, 0):
            if isinstance(action, Turn) and not action.discard:
                own = state.board[side_of(seat)][COLOUR[action.card]]
                skipped += sum(
                    accepts(own, held) and not accepts((action.card,), held)
                    for held in state.hands[seat]
                    if held[0] == action.card[0] and held != action.card
                )
    assert skipped / SIDES / 4 < 0.75


@pytest.mark.slow
@pytest.mark.parametrize("level", ["first", "easy", "casual"])
def test_weak_computers_of_tikal_do_not_walk_back_and_forth_in_a_turn(level: str) -> None:
    assert not habits.tikal(Setting.read("tikal"), level, 1, 0)["out and back"]


def test_move_counts_as_walking_back_only_directly_after_the_opposite_move_of_the_same_seat() -> None:
    out, back = Moved(0, ("A5", "A4"), 2, False, 1), Move("A4", "A5", 2)
    assert walks_back(back, 0, [out])
    assert not walks_back(back, 0, [out, Excavated(0, "A4", 3)])
    assert not walks_back(back, 0, [out, TurnEnded(0, 0)])
    assert not walks_back(back, 1, [out])
    assert not walks_back(Move("A4", "A3", 2), 0, [out])
    assert not walks_back(Excavate("A4"), 0, [out])
