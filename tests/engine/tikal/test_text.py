"""Important sentences. Whole games in words are recorded as playthroughs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import structs

from engine.core.catalogue import catalogue
from engine.core.menu import MAX_ANSWERS, Chosen, Question
from engine.core.types import Event
from engine.games.tikal import GAME, rules, visibility
from engine.games.tikal.events import Found
from engine.games.tikal.model import KINDS, LAND, Exchange, Options, State
from engine.games.tikal.notation import read
from engine.games.tikal.text import TikalWords
from tests.engine.tikal.jungle import (
    ADA,
    AUCTION,
    BORIS,
    LAND_TILES,
    NAMES,
    everywhere,
    game_of,
    jungle,
    last,
    market,
    play,
    take,
)

say, words = catalogue(), TikalWords()
LONG_NAMES = tuple(letter * 32 for letter in "MWÄ@")
LONGEST_LABEL = 80


def described(state: State, *texts: str, viewer: int | None = None) -> list[str]:
    """Return the sentences about several actions together, for a seat or the public (None)."""
    events: list[Event] = []
    for text in texts:
        assert state.turn is not None
        step = take(state, state.turn, text)
        events += step.events
        state = step.state
    return words.describe(events, viewer, NAMES, say)


# Turns


def test_actions_of_a_turn_are_described_in_one_sentence() -> None:
    state = jungle(tile="a4", pieces=("A5:1L", ""), camps=("B4",), stack="b1")
    assert described(state, "place C4 1", "move A5-C4 1", "new B4", "end") == [
        "Ada discovers a ruin with 4 treasures on C4, moves an explorer from A5 to C4 (2), "
        "brings an explorer to B4 and ends the turn with 7 points unspent.",
        "Boris draws a temple worth 2.",
    ]


def test_single_action_is_described_in_a_sentence() -> None:
    assert described(jungle(points=0, stack="a6"), "end") == ["Ada ends the turn.", "Boris draws a clearing."]
    assert described(jungle(), "new A5") == ["Ada brings an explorer to A5."]


@pytest.mark.parametrize(
    ("points", "end"),
    [
        (0, "ends the turn"),
        (1, "ends the turn with one point unspent"),
        (7, "ends the turn with 7 points unspent"),
    ],
)
def test_end_of_a_turn_names_the_points_left_unspent(points: int, end: str) -> None:
    assert described(jungle(points=points, stack="a6"), "end")[0] == f"Ada {end}."


def test_explorers_entering_one_camp_in_a_row_are_described_together() -> None:
    state = jungle(camps=("B4",))
    assert described(state, "new A5", "new A5", "new A5", "new B4", "leader A5", "new A5") == [
        "Ada brings 3 explorers to A5, brings an explorer to B4 and brings the leader and an explorer to A5."
    ]


def test_consecutive_moves_of_the_same_pieces_are_described_as_one() -> None:
    state = jungle("C4=a4", pieces=("A5:2L",))
    assert described(state, "move A5-B4 1", "move B4-C4 1") == ["Ada moves an explorer from A5 to C4 (2)."]
    assert described(state, "move A5-B4 1", "move B4-A5 1") == [
        "Ada moves an explorer from A5 to B4 (1) and moves an explorer from B4 to A5 (1)."
    ]
    assert described(state, "move A5-B4 2", "move B4-C4 1") == [
        "Ada moves 2 explorers from A5 to B4 (2) and moves an explorer from B4 to C4 (1)."
    ]


def test_end_without_lost_points_is_left_out_after_other_actions() -> None:
    state = jungle(points=1, stack="a6")
    assert described(state, "new A5", "end")[0] == "Ada brings an explorer to A5."


def test_draw_of_a_tile_is_not_described_if_it_is_placed_next() -> None:
    state = jungle(points=0, stack="a6 b1")
    assert described(state, "end", "place C4 1", "end")[1:] == [
        "Boris discovers a clearing on C4 and ends the turn with 10 points unspent.",
        "Ada draws a temple worth 2.",
    ]


def test_repeated_excavations_of_a_temple_are_described_by_the_last_level() -> None:
    state = jungle(pieces=("A4:2 B5:1",))
    assert described(state, "excavate A4", "excavate A4", "excavate B5") == [
        "Ada excavates the temple on A4 to 3 and excavates the temple on B5 to 2."
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("move A5-B4 1", "Ada moves an explorer from A5 to B4 (1)."),
        ("move A5-B4 2", "Ada moves 2 explorers from A5 to B4 (2)."),
        ("move A5-B4 L", "Ada moves the leader from A5 to B4 (1)."),
        ("move A5-B4 1L", "Ada moves the leader and an explorer from A5 to B4 (2)."),
        ("move A5-B4 2L", "Ada moves the leader and 2 explorers from A5 to B4 (3)."),
        ("treasure C4", "Ada finds a mask on C4."),
        ("camp B4", "Ada pitches a camp on B4."),
        ("swap bell 2 ring", "Ada swaps a bell for Boris’s ring."),
        ("guard A4", "Ada guards the temple worth 1 on A4."),
    ],
)
def test_every_action_is_described_by_its_sentence(text: str, sentence: str) -> None:
    state = jungle(
        "C4=a4",
        pieces=("A5:2L C4:1 A4:1",),
        hoards="C4=mask,jug",
        treasures=("bell", "ring"),
    )
    assert described(state, text) == [sentence]


@pytest.mark.parametrize(
    ("pieces", "others"),
    [
        ("A4:2", "another piece there leaves the game"),
        ("A4:2L", "2 other pieces there leave the game"),
        ("A4:4L", "4 other pieces there leave the game"),
    ],
)
def test_guard_is_described_with_the_pieces_that_leave_the_game(pieces: str, others: str) -> None:
    assert described(jungle(pieces=(pieces,)), "guard A4") == [
        f"Ada guards the temple worth 1 on A4 ({others})."
    ]


def test_idol_that_is_found_has_the_article_an() -> None:
    event = Found(ADA, "C4", "idol")
    assert words.describe([event], None, NAMES, say) == ["Ada finds an idol on C4."]


def test_idol_that_is_swapped_has_the_article_an() -> None:
    assert described(jungle(treasures=("idol", "mask")), "swap idol 2 mask") == [
        "Ada swaps an idol for Boris’s mask."
    ]
    assert described(jungle(treasures=("mask", "idol")), "swap mask 2 idol") == [
        "Ada swaps a mask for Boris’s idol."
    ]


def test_start_of_a_game_is_described_with_its_first_player_and_tile() -> None:
    step = rules.setup(Options(), 3, 7)
    assert step.state.tile is not None
    about = LAND[step.state.tile]
    began, drawn = words.describe(step.events, None, NAMES, say)
    name = NAMES[step.state.starter]
    assert began == f"{name} goes first."
    assert drawn.startswith(f"{name} draws ")
    assert about.kind in drawn
    assert words.describe(step.events, step.state.starter, NAMES, say)[0] == "You go first."


# Rounds


def test_scoring_round_is_described_with_each_players_points() -> None:
    state = jungle(pieces=("", "A4:1"), treasures=("mask mask", ""), levels="A4=3", stack="b6 c1", points=0)
    assert described(state, "end", "excavate A4", "end", "end", "place C4 1") == [
        "Ada ends the turn.",
        "Boris draws a volcano.",
        "Scoring round 1: everyone takes a 10-point turn without a tile and then scores.",
        "Boris excavates the temple on A4 to 4 and ends the turn with 8 points unspent.",
        "Boris scores 4 (4 for temples, 0 for treasures) and has 4.",
        "Ada ends the turn with 10 points unspent.",
        "Ada scores 3 (0 for temples, 3 for treasures) and has 3.",
        "Scoring round 1 is over.",
        "Boris discovers a volcano on C4.",
    ]


def test_scoring_round_is_described_to_its_reader_with_you() -> None:
    state = jungle(treasures=("mask mask", ""), stack="b6 c1", points=0)
    spoken = described(state, "end", "end", "end", viewer=ADA)
    assert "You score 3 (0 for temples, 3 for treasures) and have 3." in spoken
    assert "Boris scores 0 (0 for temples, 0 for treasures) and has 0." in spoken


def test_last_scoring_round_is_described_as_the_last() -> None:
    assert described(jungle(stack="", points=0), "end") == [
        "Ada ends the turn.",
        "The jungle is explored. Last scoring round: "
        "everyone takes a 10-point turn without a tile and then scores.",
    ]


def test_tile_that_fits_nowhere_is_described_as_leaving_the_game() -> None:
    state = jungle(everywhere("B1=b6 A2=d5", but="A1", kept="g1"), stack="g1", points=0)
    assert described(state, "end")[1:] == [
        "Boris draws a temple worth 3.",
        "The temple worth 3 doesn’t fit anywhere and leaves the game.",
    ]


def test_resignation_is_described_with_the_name_of_its_player() -> None:
    assert words.describe(rules.retire(jungle(), BORIS).events, None, NAMES, say) == ["Boris resigns."]


def test_auction_is_described_with_bids_passes_winner_and_price() -> None:
    state = market("a1 a4 b6", seats=3, totals=(9, 4, 2))
    assert described(state, "bid 1", "pass", "pass", "take b6")[:5] == [
        "Ada bids 1.",
        "Boris passes.",
        "Chen passes.",
        "Ada wins the auction for one point.",
        "Ada takes the volcano.",
    ]
    forced = ["Boris can’t bid more and passes.", "Chen can’t bid more and passes."]
    assert described(state, "bid 4") == ["Ada bids 4.", *forced, "Ada wins the auction for 4 points."]
    assert described(state, "pass", "pass", "pass")[-1] == "Ada wins the auction without a bid."


def test_auction_is_described_to_its_reader_with_you() -> None:
    state = market("a1 a4 b6", seats=3, totals=(9, 4, 2))
    assert described(state, "bid 1", "pass", "pass", "take b6", viewer=ADA)[:5] == [
        "You bid 1.",
        "Boris passes.",
        "Chen passes.",
        "You win the auction for one point.",
        "You take the volcano.",
    ]
    assert described(state, "bid 4", viewer=BORIS)[:2] == ["Ada bids 4.", "You can’t bid more and pass."]


def test_swap_is_described_to_the_former_owner_with_your() -> None:
    state = jungle(treasures=("bell", "ring"))
    assert described(state, "swap bell 2 ring", viewer=BORIS) == ["Ada swaps a bell for your ring."]


def test_tiles_opened_for_an_auction_are_described_with_the_first_bidder() -> None:
    step = rules.setup(AUCTION, 3, 7)
    assert step.state.auction is not None
    opened = words.describe(step.events, None, NAMES, say)[1]
    for tile in step.state.auction.open:
        assert LAND[tile].kind in opened
    assert opened.endswith(f"{NAMES[step.state.starter]} bids first.")


def test_event_of_another_game_raises_an_error() -> None:
    with pytest.raises(TypeError):
        words.describe([Event()], None, NAMES, say)


# The panel


def question(state: State, *path: str) -> tuple[str, list[str]]:
    """The next question as it is asked, and its answers as their buttons say them."""
    assert state.turn is not None
    asked = GAME.ask(state, state.turn, path)
    assert isinstance(asked, Question)
    view = visibility.view(state, state.turn)
    return words.ask(asked, view, say), [GAME.label(asked, answer, view, say) for answer in asked.answers]


def test_questions_about_a_tiles_hex_and_rotation_name_the_tile_and_its_paths() -> None:
    state = jungle("C4=c1", tile="a1")
    assert question(state) == (
        "Where does the temple worth 1 go?",
        ["A3", "B3", "C3", "C5", "D3", "D4"],
    )
    assert question(state, "D4") == (
        "Which way round does the temple worth 1 go on D4?",
        ["5 · stones SW ×2 and NW · from C4 (1)", "6 · stones N and NW ×2 · from C4 (2)"],
    )


def test_buttons_of_actions_show_their_prices_below_the_points_left() -> None:
    state = jungle("C4=a4", pieces=("A5:2 C4:1 B5:1",), treasures=("mask", "idol"), hoards="C4=jug,ring")
    assert question(state) == (
        "10 points left. Pick a hex to move from, or an action.",
        [
            "Excavate B5 (2)",
            "Treasure C4 (3)",
            "Guard B5 (5)",
            "A5",
            "B5",
            "C4",
            "New (1)",
            "2 new (2)",
            "3 new (3)",
            "5 new (5)",
            "Leader (1)",
            "More…",
            "End turn",
        ],
    )


def test_buttons_of_actions_at_a_site_name_action_hex_and_price() -> None:
    state = jungle("C3=a6 C4=a4 C5=a5", pieces=("A4:1 B5:2 C4:1 C5:1",))
    assert question(state)[1] == [
        *("Excavate A4 (2)", "Excavate B5 (2)", "Treasure C4 (3)", "Treasure C5 (3)"),
        *("Guard A4 (5)", "Guard B5 (5)"),
        *("A4", "B5", "C4", "C5", "New (1)", "More…", "End turn"),
    ]
    assert question(state, "more")[1] == [
        *("2 new (2)", "3 new (3)", "5 new (5)", "Leader (1)", "Camp (5)", "End turn"),
    ]


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (0, "No points left."),
        (1, "One point left. Pick a hex to move from, or an action. 🏁 ends your turn."),
        (2, "2 points left. Pick a hex to move from, or an action. 🏁 ends your turn."),
        (9, "9 points left. Pick a hex to move from, or an action."),
    ],
)
def test_first_question_tells_the_points_left(points: int, text: str) -> None:
    assert question(jungle(points=points))[0] == text


def test_every_action_of_tikal_has_its_own_symbol_and_hexes_have_none() -> None:
    deeds = ("new", "leader", "excavate", "treasure", "exchange", "camp", "guard", "end")
    symbols = {words.symbol("do", deed) for deed in deeds}
    assert None not in symbols
    assert len(symbols) == len(deeds)
    assert words.symbol("do", "A5-B4-1") is words.symbol("do", "A5") is None, "hexes read as on the map"
    assert words.symbol("do", "new3") == words.symbol("do", "new")
    assert words.symbol("go", "A5") is None


@pytest.mark.parametrize("deed", ["excavate", "treasure", "camp", "guard"])
def test_button_of_an_action_with_its_hex_has_the_actions_symbol(deed: str) -> None:
    assert words.symbol("do", f"{deed}-C5") == words.symbol("do", deed) is not None


def test_questions_of_a_move_have_sentences_and_prices() -> None:
    state = jungle("C5=a4", pieces=("A5:2L",), guards=("", "A4"))
    text, answers = question(state, "A5")
    assert text == "Where do you go from A5? The coins show what one piece pays."
    assert answers[:4] == ["B4", "B4 ×2", "B4 ×1 + leader", "B4 ×2 + leader"]
    text, answers = question(state, "A5-L")
    assert text == "Where do you go from A5? The coins show what one piece pays."
    assert answers == ["B4", "A4", "B5", "C5"]
    crowd = jungle("C5=a4 C4=a6 D5=a5", pieces=("A5:8L",), guards=("", "A4"))
    assert question(crowd, "A5") == (
        "Where do you go from A5? The coins show what one piece pays.",
        ["B4", "A4", "B5", "C4", "C5", "D5"],
    )
    text, answers = question(crowd, "A5", "B5")
    assert text == "Who goes from A5 to B5? 🏁 ends your turn."
    assert answers[:2] == ["An explorer (2)", "2 explorers (4)"]
    assert "The leader and 2 explorers (6)" in answers


def test_answer_says_that_it_ends_the_turn_exactly_if_it_spends_the_last_points() -> None:
    """Tikal, "A turn"."""
    for points in range(1, 11):
        state = jungle("C4=a4 C5=a6", pieces=("A5:2L B5:1 C4:2",), points=points, treasures=("mask", "idol"))
        assert all(says is ends for says, ends in promises(state, ()))


def promises(state: State, path: tuple[str, ...]) -> Iterator[tuple[bool, bool]]:
    """By answer that completes a choice: whether it says that it ends the turn, and whether it does."""
    asked = GAME.ask(state, ADA, path)
    assert isinstance(asked, Question)
    for answer in asked.answers:
        choice = GAME.ask(state, ADA, (*path, answer))
        if isinstance(choice, Question):
            yield from promises(state, (*path, answer))
        elif choice.action != read("end"):
            after = state
            for _ in range(choice.times):
                after = GAME.rules.apply(after, ADA, choice.action).state
            label = words.answer(asked, answer, visibility.view(state, ADA), say)
            yield label.endswith(" 🏁"), GAME.shortcuts.forced_action(after) is not None


def test_buttons_for_camps_and_entries_name_the_hex() -> None:
    state = jungle(
        "C4=a4 C5=a5 B3=a6",
        pieces=("A4:1 B5:2 C4:1 C5:1",),
        camps=("B3",),
        levels="A4=4",
        hoards="C4=jug",
    )
    text, answers = question(state, "entries")
    assert text == "Who enters, and at which camp?"
    assert answers[:5] == ["A5", "A5 ×2", "A5 ×3", "A5 ×5", "A5 leader"]
    few = jungle("B3=a6", camps=("B3",))
    assert {"New A5 (1)", "New B3 (1)", "2 new (2)", "Leader B3 (1)"} <= set(question(few)[1])
    assert question(few, "new2") == ("To which camp?", ["A5", "B3"])
    emptied = jungle("C4=g3", hoards="C4=")
    assert question(emptied, "camp") == ("Where do you pitch a camp?", ["B4", "C4"])


def test_questions_of_a_swap_name_treasures_and_their_owners() -> None:
    state = jungle(seats=3, treasures=("mask jug", "idol", "bell"))
    assert question(state, "exchange") == (
        "Which treasure do you take?",
        ["idol of player 2", "bell of player 3"],
    )
    assert question(state, "exchange", "2-bell") == (
        "Which of yours do you give for the bell?",
        ["Mask", "Jug"],
    )


def test_question_before_ending_a_turn_names_the_points_left() -> None:
    assert question(jungle(points=7), "end") == (
        "You still have 7 action points. End your turn anyway?",
        ["Yes, end the turn"],
    )


def test_questions_of_an_auction_name_tiles_highest_bid_and_amounts() -> None:
    state = market("a1 a4", totals=(41, 41))
    assert question(state) == (
        "No bids yet. Bid or pass? The tiles: 1 · Temple worth 1, 2 · Ruin with 4 treasures.",
        ["Pass", "Bid up to…", "1 to 9", "10 to 19", "20 to 29", "30 to 39", "40 to 41"],
    )
    assert question(state, "1x")[0] == "How much do you bid?"
    assert question(play(state, "bid 1"), "0x")[1][0] == "2 points"
    one = question(play(state, "bid 1"))[0]
    assert one.startswith("The highest bid is one point. Bid more or pass?")
    text, answers = question(play(state, "bid 38"))
    assert text.startswith("The highest bid is 38 points. Bid more or pass?")
    assert answers == ["Pass", "Bid up to…", "39 points", "40 points", "41 points"]
    assert question(play(state, "bid 38"), "up")[1] == ["Up to 40 points", "Up to 41 points"]
    assert question(market("a1 a4", totals=(2, 2)))[1] == ["Pass", "Bid up to…", "1 point", "2 points"]


def test_open_tiles_of_one_kind_have_different_labels() -> None:
    state = play(market("a2 a3 a4", seats=3), "bid 1", "pass", "pass")
    text, answers = question(state)
    assert text == "Which tile do you take?"
    assert len(set(answers)) == 3
    assert answers[2].endswith("Ruin with 4 treasures")


def visit(state: State, path: tuple[str, ...]) -> None:
    assert state.turn is not None
    asked = GAME.ask(state, state.turn, path)
    if isinstance(asked, Chosen):
        return
    view = visibility.view(state, state.turn)
    labels = [GAME.label(asked, answer, view, say) for answer in asked.answers]
    assert len(set(labels)) == len(labels) <= MAX_ANSWERS
    assert all(0 < len(label) <= LONGEST_LABEL for label in labels)
    assert 0 < len(words.ask(asked, view, say)) <= 2_000
    for answer in {asked.answers[0], asked.answers[-1]}:
        visit(state, (*path, answer))


# Actions


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("place C3 3", "Place the tile on C3, way 3"),
        ("new A5", "Bring an explorer to A5"),
        ("leader A5", "Bring the leader to A5"),
        ("move A5-C3 2", "2 explorers from A5 to C3"),
        ("move A5-C3 L", "The leader from A5 to C3"),
        ("move A5-C3 1L", "The leader and an explorer from A5 to C3"),
        ("excavate C3", "Excavate the temple on C3"),
        ("treasure C3", "Take a treasure on C3"),
        ("swap mask 2 idol", "Swap your mask for player 2’s idol"),
        ("camp C3", "Pitch a camp on C3"),
        ("guard C3", "Guard the temple on C3"),
        ("end", "End the turn"),
        ("bid 1", "Bid one point"),
        ("bid 12", "Bid 12 points"),
        ("pass", "Pass"),
    ],
)
def test_each_kind_of_tikal_action_has_its_phrase(text: str, phrase: str) -> None:
    assert words.action(read(text), say) == phrase


def test_taking_each_tile_has_its_own_phrase() -> None:
    phrases = {words.action(read(f"take {tile}"), say) for tile in LAND_TILES}
    assert len(phrases) == len(LAND_TILES)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_treasure_is_named_in_the_phrase_of_a_swap(kind: str) -> None:
    assert kind in words.action(Exchange(kind, BORIS, "mask"), say)


# The position


def test_position_text_of_tikal_has_points_pieces_treasures_sites_and_camps() -> None:
    state = jungle(
        "C4=a4 C5=a6",
        pieces=("A5:2L B5:1", "A4:3 B5:2"),
        camps=("C5", ""),
        guards=("", "A4"),
        levels="B5=4 A4=2",
        hoards="C4=jug",
        treasures=("mask mask bell", ""),
        points=7,
        stack="b6 c1",
    )
    text = words.position(visibility.view(state, None), NAMES, say)
    for part in (
        "Ada has 7 points left. 2 tiles left, the next from group B.",
        "1 Ada: 0 points, 4 if scored now. In reserve: 15 explorers, one camp, 2 guards. "
        "Treasures: mask ×2 and bell.",
        "2 Boris: 0 points, 6 if scored now. In reserve: 12 explorers and the leader, 2 camps, one guard. "
        "Treasures: none.",
        "The map (player:explorers, L = leader): ",
        "A4 2 guard 2 2:3",
        "A5 1:2L",
        "B5 4 held by 2 1:1 2:2",
        "C4 one treasure",
        "C5 camp 1",
    ):
        assert part in text
    assert "\nFree for a camp: B4. Volcanoes: none.\n" in text


def test_position_text_after_the_end_has_points_without_those_if_scored_now() -> None:
    over = play(jungle(stack="", pieces=("A4:1", "")), "end", "end", "end")
    assert over.turn is None
    assert line(over, 1).startswith("1 Ada: one point. In reserve: 17 explorers and the leader, ")


def test_position_text_lists_hexes_free_for_a_camp_and_volcanoes() -> None:
    """Clearings and emptied ruins without a camp, and volcanoes; not a ruin with treasures."""
    state = jungle("C4=g3 C5=a6 C3=a4 B3=b6 D4=d4", camps=("", "C5"), hoards="C4= C3=mask")
    assert bare(state) == "Free for a camp: B4 C4 D4. Volcanoes: B3."
    assert bare(jungle(camps=("B4",))) == "Free for a camp: none. Volcanoes: none."


def bare(state: State) -> str:
    """Return the sentence about hexes without pieces."""
    lines = words.position(visibility.view(state, None), NAMES, say).splitlines()
    return next(line for line in lines if line.startswith("Free for a camp"))


@pytest.mark.parametrize(
    ("state", "head"),
    [
        (jungle(tile="b6", stack="c1"), "Ada has to place the volcano. One tile left, from group C."),
        (jungle(stack=""), "Ada has 10 points left. No tiles left."),
        (play(jungle(stack="b6 c1"), "end"), "Scoring round 1, Boris has 10 points left. One tile left"),
        (
            market("a1 a2"),
            "It’s Ada’s turn to bid for: temple worth 1 (stones N ×2 and NE) and temple worth 2 (stones",
        ),
        (
            play(market("a1 a2"), "bid 1", "pass"),
            "Ada chooses from: temple worth 1 (stones N ×2 and NE) and temple worth 2 (stones",
        ),
        (play(market("a1 a4 b6", seats=3), "bid 1", "pass", "pass", "take a4"), "Ada has to place the ruin"),
        (rules.retire(jungle(), ADA).state, "The game is over."),
    ],
    ids=["tile", "act", "scoring", "bid", "choose", "chosen", "over"],
)
def test_position_text_of_tikal_starts_with_who_has_to_do_what(state: State, head: str) -> None:
    assert words.position(visibility.view(state, None), NAMES, say).startswith(head)


@pytest.mark.slow
def test_position_text_with_long_names_is_the_same_as_with_short_ones() -> None:
    for number, step in enumerate(game_of(4, 8, AUCTION)):
        if number % 5 == 0:
            view = visibility.view(step.state, None)
            text = words.position(view, LONG_NAMES, say)
            for short, long in zip(NAMES, LONG_NAMES, strict=True):
                text = text.replace(long, short)
            assert text == words.position(view, NAMES, say)


def line(state: State, number: int) -> str:
    """A line of the position; the last are counted from the end."""
    return words.position(visibility.view(state, None), NAMES, say).splitlines()[number]


def test_position_text_has_the_price_of_each_path_and_the_edges_with_stones_to_unexplored_hexes() -> None:
    """Stones of both sides; towards undiscovered hexes those of one."""
    state = jungle("C4=b6 C5=a6")
    assert (
        line(state, -2) == "Paths and what they cost each piece: A4-A5 2, A5-B4 1, A5-B5 2, B4-C5 1, B5-C5 1."
    )
    assert line(state, -1) == ("Stones on the edges to unexplored hexes: A4 N and NE; B4 N; C5 NE.")


def test_position_text_of_a_fully_explored_map_has_no_line_of_stones_towards_unexplored_hexes() -> None:
    assert line(jungle(everywhere()), -1).startswith("Paths")


def test_position_text_has_the_tile_to_place_and_where_it_fits() -> None:
    assert line(jungle("C4=c1", tile="d4", stack=""), 0) == (
        "Ada has to place the clearing (stones N, SE and SW). No tiles left. It fits on A3 B3 C3 C5 D3 D4."
    )


def test_position_text_has_the_order_of_a_scoring_round_and_the_volcano_to_place() -> None:
    state = play(jungle(seats=3, stack="b6 c1"), "end")
    assert line(state, 0) == (
        "Scoring round 1, Boris has 10 points left. One tile left, from group C. "
        "Then: Chen and Ada. After that, Boris still has the volcano to place."
    )
    assert line(play(jungle(stack=""), "end", "end"), 0) == (
        "Last scoring round, Ada has 10 points left. No tiles left."
    )


def test_position_text_has_the_highest_bid_passes_open_tiles_and_who_follows() -> None:
    state = market("a1 a4 b6", seats=3)
    assert line(state, 0).endswith("No bids yet.")
    assert line(play(state, "bid 1"), 0).endswith("Highest bid: one point by Ada.")
    state = play(state, "bid 3", "pass")
    assert line(state, 0).endswith("Highest bid: 3 points by Ada. Passed: Boris.")
    assert line(play(state, "pass"), 0).endswith("No tiles left. Then: Boris and Chen.")
    assert line(play(state, "pass", "take a4", "place C4 1"), 0) == (
        "Ada has 10 points left. No tiles left. "
        "Open tiles: temple worth 1 (stones N ×2 and NE) and volcano. Then: Boris and Chen."
    )


def test_position_text_of_an_auctions_scoring_round_has_the_open_tiles() -> None:
    state = play(market("a1 a4 b6", seats=3), "bid 1", "pass", "pass", "take b6")
    assert state.scoring
    assert line(state, 0) == (
        "Scoring round 1, Ada has 10 points left. No tiles left. "
        "Open tiles: temple worth 1 (stones N ×2 and NE) and ruin with 4 treasures (stones N ×2 and SE). "
        "Then: Boris and Chen. After that, Ada still has the volcano to place."
    )


def test_position_text_has_scores_of_past_rounds_and_bids_paid() -> None:
    state = play(market("b6 a1", pieces=("A4:1",), treasures=("mask", "")), "bid 4", "pass", "take b6", "end")
    assert line(state, 1).endswith(
        "Treasures: mask. Paid: 4. Round 1: 1 for temples (A4 1), 1 for treasures."
    )
    assert line(play(state, "end"), 2).endswith(". Paid: 0. Round 1: 0 for temples, 0 for treasures.")


def test_position_text_has_the_actions_and_paths_of_the_last_turn() -> None:
    state = play(jungle("C4=a6", pieces=("A5:1 A4:1",)), "excavate A4", "move A5-C4 1")
    assert line(state, -1) == "Ada’s latest turn: dug A4, moved A5–C4; paths A5-B4-C4."
    assert line(play(jungle(), "new A5"), -1) == "Ada’s latest turn: one explorer in at A5."


def test_position_text_counts_a_moved_leader_among_the_pieces() -> None:
    state = play(jungle(pieces=("A5:1L", "")), "move A5-B4 1L")
    assert line(state, -1) == "Ada’s latest turn: moved 2 including the leader A5–B4; paths A5-B4."


def test_last_turn_stored_without_its_actions_is_described_by_its_hexes() -> None:
    state = play(jungle(), "new A5")
    assert state.last
    older = structs.replace(state, last=structs.replace(state.last, deeds=()))
    assert line(older, -1) == "Ada’s latest turn: A5."


def test_glance_names_the_leader_of_a_running_game_and_none_after_its_end() -> None:
    state = play(jungle(stack="", pieces=("A4:1",)), "end", "end")
    running, over = (
        words.glance(visibility.view(one, None), NAMES, say) for one in (state, play(state, "end"))
    )
    assert "Ada, in the lead, one point if scored now" in running
    assert "Ada, one point. Boris, 0 points." in over


def test_position_text_says_who_is_out_of_the_game() -> None:
    assert line(rules.retire(jungle(), BORIS).state, 0).endswith("Boris is out of the game.")


@pytest.mark.parametrize("agreed", [Options(), AUCTION], ids=["drawn", "auction"])
def test_different_positions_of_tikal_have_different_texts(agreed: Options) -> None:
    """Rotations show in ways and open edges."""
    described: dict[str, Any] = {}
    for step in game_of(3, 4, agreed):
        view = structs.replace(visibility.view(step.state, None), begun=False, removed=(), rotations=())
        if view.last is not None and not view.last.touched:
            view = structs.replace(view, last=None)
        text = words.position(visibility.view(step.state, None), NAMES, say)
        assert described.setdefault(text, view) == view


def test_hand_text_of_tikal_has_pieces_left_treasures_and_points() -> None:
    state = jungle(
        pieces=("A4:17", "B5:1"), camps=("B4",), guards=("", "A4"), treasures=("mask mask", "bell")
    )
    assert words.hand(visibility.view(state, ADA), say) == (
        "You have one explorer and the leader to bring in, and one camp and 2 guards left. "
        "Your treasures: mask ×2. You have 0 points, and would score 3 now."
    )
    assert "2 camps and one guard left" in words.hand(visibility.view(state, BORIS), say)


def test_hand_text_for_an_onlooker_says_that_there_are_no_hidden_hands() -> None:
    assert words.hand(visibility.view(jungle(), None), say) == "There are no hidden hands in this game."
    assert not GAME.has_hidden_hands


@pytest.mark.parametrize(
    ("options", "sentence"),
    [(Options(), "tiles are drawn"), (AUCTION, "tiles are auctioned, 20 points to start with")],
)
def test_options_of_tikal_are_described_in_one_phrase(options: Options, sentence: str) -> None:
    assert words.options(options, say) == sentence


def test_sentence_about_an_action_says_you_to_its_player_and_the_name_to_others() -> None:
    """Tikal, "Playing here": there are no hands."""
    step = last(jungle("C4=a4", pieces=("C4:1",)), "treasure C4")
    told = {viewer: words.describe(step.events, viewer, NAMES, say) for viewer in (ADA, BORIS, None)}
    assert told[BORIS] == told[None] == ["Ada finds a crown on C4."]
    assert told[ADA] == ["You find a crown on C4."]
