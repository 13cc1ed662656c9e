"""The rules page agrees with the engine: notation, costs, and levels."""

from __future__ import annotations

import re
from importlib.resources import files

from engine.games.tikal import notation
from engine.games.tikal.model import COST, LEVELS, Action
from tests.engine.tikal import (
    test_auction,
    test_holding,
    test_pieces,
    test_placing,
    test_turns,
    test_working,
)

PAGE = (files("data") / "rules" / "tikal.en.md").read_text(encoding="utf-8")
DEEDS = {
    "New explorer": "new",
    "Move": "stone",
    "Excavate": "excavate",
    "Treasure": "treasure",
    "Swap": "exchange",
    "Camp": "camp",
    "Guard": "guard",
}
"""The page's names of actions. A move costs a point per stone."""


def section(heading: str) -> str:
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def forms() -> list[str]:
    lines = re.findall(r"^- (`.+?) – ", section("Turns as text"), re.MULTILINE)
    return [form for line in lines for form in re.findall(r"`(.+?)`", line)]


def test_every_notation_on_the_rules_page_is_read_and_written_back() -> None:
    """Tikal, "Turns as text": every kind of action is there, as the log writes it."""
    actions = [notation.read(form) for form in forms()]
    assert [notation.write(action) for action in actions] == forms()
    assert {type(action) for action in actions} == set(Action.__args__)


def test_number_of_pieces_per_level_equals_that_on_the_rules_page() -> None:
    """Tikal, "The pieces"."""
    rows = re.findall(r"level (\d+): \*\*(\d+)\*\*", section("The pieces"))
    assert [(int(level), int(count)) for level, count in rows] == list(LEVELS.items())


def test_costs_of_the_actions_equal_those_on_the_rules_page() -> None:
    """Tikal, "The actions" and, for a way from camp to camp, "Paths and camps"."""
    rows = re.findall(r"^- \*\*(.+?)\*\*, (\d+) points?\b", section("The actions"), re.MULTILINE)
    hop = re.search(r"each piece goes for \*\*(\d+) points?\*\*", section("Paths and camps"))
    assert hop is not None
    assert {DEEDS[name]: int(points) for name, points in rows} | {"hop": int(hop[1])} == COST


RULINGS = {
    "Who begins": test_turns.test_player_who_starts_the_game_is_random,
    "Tiles": test_placing.test_tile_that_fits_nowhere_is_removed,
    "Paths": test_pieces.test_pieces_of_all_players_share_hexes,
    "Two pieces": test_working.test_explorer_left_at_a_temple_may_work_after_another_moved_away,
    "Treasures": test_holding.test_swap_of_the_same_kind_is_neither_legal_nor_offered,
    "Camps": test_holding.test_camp_may_be_pitched_among_others_pieces,
    "Guards": test_holding.test_leader_who_becomes_a_guard_leaves_the_game,
    "The last round": test_turns.test_last_scoring_round_begins_after_the_last_tiles_turn,
    "Equal points": test_turns.test_tie_goes_to_the_guard_of_the_most_valuable_temple,
    "Auction": test_auction.test_equal_scores_take_the_last_scoring_round_in_clockwise_order,
    "Resigning": test_turns.test_resigning_ends_the_game_and_places_the_player_last,
}
"""Our interpretations of the rules, and the tests that check them."""


def test_rules_page_lists_exactly_the_known_rulings() -> None:
    """Tikal, "As we read it": the last section, with a line for each."""
    assert PAGE.split("\n## ")[-1].startswith("As we read it\n")
    assert re.findall(r"^- \*\*(.+?)\*\*", section("As we read it"), re.MULTILINE) == list(RULINGS)
