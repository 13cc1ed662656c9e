"""Important sentences. Whole games in words are recorded as playthroughs."""

from __future__ import annotations

import pytest

from engine.core import menu
from engine.core.catalogue import catalogue
from engine.core.types import Step
from engine.games.lost_cities_board import visibility
from engine.games.lost_cities_board.model import CARDS, COLOURS, Options, State
from engine.games.lost_cities_board.notation import read
from engine.games.lost_cities_board.prompts import slots
from engine.games.lost_cities_board.text import BoardWords
from tests.engine.lost_cities_board.board import ADA, NAMES, Expedition, play, position, take

say, words = catalogue(), BoardWords()
VIEW = visibility.view(position(), None)


def described(step: Step[State], viewer: int | None = None) -> str:
    return " ".join(words.describe(step.events, viewer, NAMES, say))


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        (
            "+B4 A",
            "Ada sends an adventurer out on the blue path with the 4.",
        ),
        (
            "+B4 R",
            "Ada sends the researcher out on the blue path with the 4.",
        ),
        ("+Y7", "Ada plays the yellow 7 and reaches −10."),
        ("+W7", "Ada plays the white 7 and reaches −15 (artifact)."),
        ("+G7", "Ada plays the green 7 and reaches −15 (arrow)."),
        ("-Y7", "Ada discards the yellow 7."),
    ],
)
def test_each_kind_of_play_is_described_by_its_sentence(text: str, sentences: str) -> None:
    state = position("B4 Y7 W7 G7", figures=("Y2 W1 G1",), tiles="W2=artifact G2=arrow Y2=5")
    assert described(take(state, text)) == sentences


def test_crossing_the_bridge_onto_a_tile_is_described_with_its_points() -> None:
    state = position("R7", figures=("R6",), tiles="R7=15")
    sentences = "Ada plays the red 7 and crosses the bridge to 30 (+15 points)."
    assert described(take(state, "+R7")) == sentences


def test_crossing_the_bridge_without_a_tile_is_described_without_points() -> None:
    """Another player has taken the artifact."""
    state = position("Y7", figures=("Y6", "Y7"), tiles="Y7=artifact")
    assert described(take(state, "+Y7")) == "Ada plays the yellow 7 and crosses the bridge to 30."


def test_end_of_an_expedition_by_the_bridge_is_described_with_all_points() -> None:
    state = position("Y7", seats=3, figures=("Y6 B7", "W7 *G8", "R9"), tiles="Y7=15")
    assert described(take(state, "+Y7")) == (
        "Ada plays the yellow 7 and crosses the bridge to 30. "
        "The fifth explorer is over the bridge, and expedition 1 ends: "
        f"Ada 60 for explorers (total {state.totals[0] + 60}), "
        f"Boris 100 for explorers (total {state.totals[1] + 100}), "
        f"Chen 50 for explorers (total {state.totals[2] + 50}). "
        "Expedition 2: Boris goes first."
    )


def test_end_of_an_expedition_by_the_pile_is_described_with_all_points() -> None:
    state = play(position("Y7", left=1, figures=("R1", "")), "-Y7")
    assert described(take(state, "draw D")) == (
        "Ada draws from the pile. The pile is empty, and expedition 1 ends: "
        "Ada −20 for explorers (total 0), Boris 0 for explorers (total 0). Expedition 2: Boris goes first."
    )


def test_draws_are_described_with_the_card_to_their_drawer_and_a_stop_is_described() -> None:
    state = play(position("Y5", figures=("Y1",), tiles="Y2=arrow", discards="B2", pile="W9"), "+Y5")
    assert described(take(state, "stay")) == "Ada stops there."
    state = play(state, "stay")
    assert described(take(state, "draw B")) == "Ada takes the discarded blue 2."
    assert described(take(state, "draw D"), ADA) == "You draw the white 9."


def said(name: str, answer: str) -> str:
    """Return an answer's label in any position."""
    return words.answer(menu.Question(name, (answer,), ()), answer, VIEW, say)


def test_questions_about_card_target_figure_path_and_source_have_sentences_and_labels() -> None:
    card, to, figure = slots(position(), read("+Y7 A"))
    questions = [
        menu.Question("card", ("Y7", "B2"), ()),
        menu.Question("to", ("+", "-"), (card,)),
        menu.Question("figure", ("A", "R"), (card, to)),
        menu.Question("go", ("Y", "stay"), ()),
        menu.Question("from", ("D", "B"), ()),
    ]
    assert [words.ask(question, VIEW, say) for question in questions] == [
        "Which card do you play or discard?",
        "Where does the yellow 7 go?",
        "The yellow 7 starts a path. Who sets out?",
        "Move one explorer one stone further?",
        "Where do you draw from?",
    ]
    answers = [
        card,
        to,
        ("to", "-"),
        figure,
        ("figure", "R"),
        ("go", "B"),
        ("go", "stay"),
        ("from", "D"),
    ]
    assert [said(*answer) for answer in answers] == [
        "Yellow 7",
        "My column",
        "Discard",
        "Adventurer",
        "Researcher",
        "On the blue path",
        "Stay",
        "Draw and end turn",
    ]


def test_answer_to_draw_a_discard_names_its_card() -> None:
    view = visibility.view(play(position("Y5", discards="B3 B7"), "-Y5"), ADA)
    question = menu.Question("from", ("D", "B"), ())
    assert words.answer(question, "B", view, say) == "Blue 7, from the discards"


@pytest.mark.parametrize(
    ("columns", "options", "card", "reason"),
    [
        ("", Options(), "Y7", "you must start a path with your lowest yellow card."),
        ("Y9", Options(), "Y7", "your yellow column is already at 9."),
        (
            "Y6 Y3",
            Options(up_or_down=True),
            "Y7",
            "your yellow column goes down, and is already at 3.",
        ),
    ],
)
def test_question_about_an_unplayable_card_says_why_it_can_only_be_discarded(
    columns: str, options: Options, card: str, reason: str
) -> None:
    figures = ("Y2" if columns else "",)
    view = visibility.view(position(f"Y5 {card}", columns=(columns,), figures=figures, options=options), ADA)
    question = menu.Question("to", ("-",), (("card", card),))
    assert words.ask(question, view, say) == f"The yellow 7 can only be discarded: {reason}"


def test_question_about_a_fitting_card_gives_no_reason_to_discard_it() -> None:
    view = visibility.view(position("Y5 Y7"), ADA)
    question = menu.Question("to", ("+", "-"), (("card", "Y5"),))
    assert words.ask(question, view, say) == "Where does the yellow 5 go?"


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("+Y7 A", "Yellow 7 starts a path with an adventurer"),
        ("+Y7 R", "Yellow 7 starts a path with the researcher"),
        ("+Y7", "Yellow 7 to its column"),
        ("-Y7", "Yellow 7 discarded"),
        ("go W", "Walk on along the white path"),
        ("stay", "Stay"),
        ("draw D", "Draw from the pile"),
        ("draw G", "Take the green discard"),
    ],
)
def test_each_kind_of_board_game_action_has_its_phrase(text: str, phrase: str) -> None:
    assert words.action(read(text), say) == phrase


def test_cards_paths_and_draw_pile_have_their_symbols_and_staying_has_none() -> None:
    assert len({words.symbol("card", f"{colour}7") for colour in COLOURS} - {None}) == 5
    assert words.symbol("go", "Y") == words.symbol("card", "Y0")
    assert words.symbol("go", "stay") is None
    assert words.symbol("from", "D") == "draw-pile"
    assert words.symbol("from", "R") == words.symbol("go", "R") is not None


@pytest.mark.parametrize(("figure", "symbol"), [("A", "adventurer"), ("R", "researcher")])
def test_symbols_of_figures_a_and_r_are_the_adventurer_and_the_researcher_not_red(
    figure: str, symbol: str
) -> None:
    """The researcher's letter is that of red, too."""
    assert words.symbol("figure", figure) == symbol


def test_cards_have_distinct_names() -> None:
    assert len({said("card", card) for card in CARDS}) == len(CARDS)


def test_position_text_has_points_figures_tiles_and_discards() -> None:
    earlier = (Expedition(figures=("Y9", "B8"), found=(2, 1)),)
    state = position(
        "R5",
        figures=("Y3 *B7", ""),
        columns=("Y2 Y4 B10",),
        tiles="Y2=15 B3=5",
        discards="G9 G2",
        earlier=earlier,
    )
    text = words.position(visibility.view(state, None), NAMES, say)
    for part in (
        f"Expedition 2 of 3, {len(state.pile)} cards in the pile, 1 of 5 explorers over the bridge.",
        "Ada (to play), in the lead, 70 points, 2 artifacts, explorers worth 50 now: ",
        ": yellow −10 (4), blue 30 R (10).",
        "Boris, 35 points, one artifact, no explorers on the paths.",
        "top card and size): green 2 (2).",
        "Tiles on yellow: −15 +15, 5 ",
        "Tiles on blue: −10 +5, 10 arrow",
        "After expedition 1: Ada 50 (explorers 50, 2 artifacts, tiles 0), Boris 35",
    ):
        assert part in text


def test_position_text_has_the_singular_for_a_pile_of_one_card() -> None:
    assert "one card in the pile" in words.position(visibility.view(position(left=1), None), NAMES, say)


def test_position_text_with_four_long_names_keeps_all_figures_and_tiles() -> None:
    """Long texts are sent in several messages."""
    figures = ("Y1 B1 W1 G1 *R1", "Y2 B2 W2 G2 *R2", "Y3 B3 W3 G3 *R3", "Y2 B2 W2 G2 *R2")
    columns = ("Y10 B10 W10 G10 R10",) * 2
    state = position(seats=4, figures=figures, columns=columns, discards="Y0 B0 W0 G0 R0")
    text = words.position(visibility.view(state, None), tuple(letter * 32 for letter in "MWÄ@"), say)
    assert text.count(" R (") == 4
    assert text.count("Tiles on ") == 5


def test_position_text_has_directions_of_columns() -> None:
    state = position(columns=("Y2 Y4 B9 B7 R5",), figures=("Y3 B3 R2",), options=Options(up_or_down=True))
    text = words.position(visibility.view(state, None), NAMES, say)
    assert "yellow −10 (4, going up), blue −10 (7, going down), red −15 (5)" in text


def test_position_text_has_the_last_turn_with_its_walk_and_draw() -> None:
    state = play(
        position("Y5", "B5", figures=("Y1",), tiles="Y2=arrow", discards="B2"), "+Y5", "go Y", "draw B"
    )
    text = words.position(visibility.view(state, None), NAMES, say)
    assert (
        "Last turn: Ada played the yellow 5, walked to yellow −15, yellow −10 and took the blue discard."
        in text
    )


def test_hand_text_lists_the_hand_the_playable_cards_and_the_points() -> None:
    state = position("Y5 Y7 B3 B4 W9 G2 R2 R2", columns=("Y7 R3",), figures=("Y2 R1",), tiles="Y2=10")
    text = words.hand(visibility.view(state, ADA), say)
    assert "yellow 5, yellow 7, blue 3, blue 4, white 9, green 2, red 2, red 2" in text
    assert "Playable: yellow 7, blue 3, white 9, green 2." in text
    assert "Your points: 10." in text


def test_hand_text_names_the_card_just_drawn() -> None:
    state = play(position("Y5", pile="W9"), "-Y5", "draw D")
    assert "Just drawn: white 9." in words.hand(visibility.view(state, ADA), say)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (Options(), "long game, three expeditions"),
        (Options("short"), "short game, one expedition"),
        (
            Options("long", up_or_down=True, free_first_card=True, edition="2008"),
            "long game, three expeditions, columns up or down, any first card, hidden points (2008)",
        ),
    ],
)
def test_options_of_the_board_game_are_described_in_one_phrase(options: Options, sentence: str) -> None:
    assert words.options(options, say) == sentence
