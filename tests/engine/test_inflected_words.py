"""Sentences get ids beside finished words, for languages whose words change with the sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.ui.markup import level_details
from engine.core.catalogue import Say, catalogue
from engine.games.lost_cities import notation as card_notation
from engine.games.lost_cities import teaching as card_teaching
from engine.games.lost_cities import visibility as card_visibility
from engine.games.lost_cities.text import LostCitiesWords
from engine.games.lost_cities_board import notation as board_notation
from engine.games.lost_cities_board import teaching as board_teaching
from engine.games.lost_cities_board import visibility as board_visibility
from engine.games.lost_cities_board.text import BoardWords
from engine.games.tikal import notation as tikal_notation
from engine.games.tikal import visibility as tikal_visibility
from engine.games.tikal.text import TikalWords
from tests.engine.lost_cities import table
from tests.engine.lost_cities_board import board
from tests.engine.tikal import jungle
from tests.new_language import dutch_in

pytestmark = pytest.mark.xdist_group("sentences")  # one process, which reads every file once
ADA, BORIS = 0, 1


@pytest.fixture
def dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    yield from dutch_in(tmp_path, "words.ftl", monkeypatch)


def swapped(say: Say) -> str:
    step = jungle.take(jungle.jungle(treasures=("idol", "mask")), ADA, "swap idol 2 mask")
    return TikalWords().describe(step.events, None, jungle.NAMES, say)[0]


def swap(say: Say) -> str:
    return TikalWords().action(tikal_notation.read("swap idol 2 mask"), say)


def refused_swap(say: Say) -> str:
    state = jungle.jungle(treasures=("mask", "mask"))
    return TikalWords().violation(jungle.violation(state, ADA, "swap idol 2 mask"), say)


def tile_to_place(say: Say) -> str:
    view = tikal_visibility.view(jungle.jungle(tile="a4", stack="b1"), None)
    return TikalWords().position(view, jungle.NAMES, say).partition(".")[0]


def taken_discard(say: Say) -> str:
    return LostCitiesWords().action(card_notation.read("+Y3 B"), say)


def last_turn(say: Say) -> str:
    state = table.play(table.position(ada="Y3", discards="B5"), "+Y3 B")
    view = card_visibility.view(state, BORIS)
    return LostCitiesWords().glance(view, table.NAMES, say).splitlines()[-1].rpartition(". ")[2]


def skipped_cards(say: Say) -> str:
    state = table.position(ada="YW YW Y3 Y4 Y9", expeditions=("", ""), left=30)
    view, action = card_visibility.view(state, ADA), card_notation.read("+Y9 D")
    facts = card_teaching.action_facts(view, None, action, say)
    return next(fact.text for fact in facts if "mist" in fact.text)


def skipped_cards_of_a_column(say: Say) -> str:
    state = board.position("Y5 Y6 Y9", columns=("Y3",), figures=("Y1",))
    view, action = board_visibility.view(state, ADA), board_notation.read("+Y9")
    facts = board_teaching.action_facts(view, view, action, say)
    return next(fact.text for fact in facts if "mist" in fact.text)


def refused_card(say: Say) -> str:
    error = board.refusal(board.position("B3 B4"), "+B4 A")
    return BoardWords().violation(error, say)


def refused_pile(say: Say) -> str:
    error = table.refusal(table.position(ada="Y3"), "+Y3 B")
    return LostCitiesWords().violation(error, say)


def level_button(say: Say) -> str:
    return say("button-level", **level_details("level", "easy", say))


CHOICE = "{ $%s_kind ->\n [idol] het idool\n *[other] de { $%s_kind }\n}"
CASES: dict[Callable[[Say], str], tuple[str, str]] = {
    swapped: (
        f"tikal-exchanged = ruilt {CHOICE % ('given', 'given')} voor {CHOICE % ('taken', 'taken')}",
        "Ada ruilt het idool voor de mask.",
    ),
    swap: ("tikal-action-exchange = { $give_kind }-{ $take_kind }-{ $seat }", "idol-mask-2"),
    refused_swap: ("tikal-refused-own-not-lone = Geen { $give_kind }", "Geen idol"),
    tile_to_place: (
        "tikal-position = { $what ->\n [tile] { $kind } { $treasures } { $stones }.\n *[act] nee\n}",
        "ruin 4 N ×2 en SE",
    ),
    taken_discard: ("lost_cities-action = { $colour }{ $number } { $source_colour }", "Y3 B"),
    last_turn: ("lost_cities-position-last = { $how }, { $source_colour }", "play, B"),
    skipped_cards: (
        "lost_cities-why-skips = mist { $count } { $colour }: { $wagers }, { $numbers }",
        "mist 4 Y: 2, 3, 4",
    ),
    skipped_cards_of_a_column: (
        "lost_cities_board-why-skips = mist { $count } { $colour }: { $numbers }",
        "mist 2 Y: 5, 6",
    ),
    refused_card: ("lost_cities_board-refused-not-lowest = { $card_colour } { $card_number }", "B 4"),
    refused_pile: ("cards-refused-discard-empty = Op: { $colour_id }", "Op: B"),
    level_button: ("button-level = Naar { $level_id }", "Naar easy"),
}  # fmt: skip


@pytest.mark.parametrize("said", CASES, ids=lambda said: said.__name__)
def test_translation_may_inflect_words_by_the_ids_beside_them(
    dutch: Path, said: Callable[[Say], str]
) -> None:
    message, expected = CASES[said]
    dutch.write_text(f"{message}\n", encoding="utf-8")
    assert said(catalogue("nl")) == expected
