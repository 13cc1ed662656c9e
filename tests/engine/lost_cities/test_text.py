"""Important sentences. Whole games in words are recorded as playthroughs."""

from __future__ import annotations

import pytest

from engine.core import menu
from engine.core.catalogue import catalogue
from engine.core.game_errors import RuleViolation
from engine.core.types import Step
from engine.games.lost_cities import visibility
from engine.games.lost_cities.model import COLOURS, Options, State
from engine.games.lost_cities.notation import read
from engine.games.lost_cities.prompts import slots
from engine.games.lost_cities.text import LostCitiesWords
from tests.engine.lost_cities.table import ADA, BORIS, NAMES, position, refusal, take

say, words = catalogue(), LostCitiesWords()
VIEW = visibility.view(position(), None)


def described(step: Step[State], viewer: int | None = None) -> str:
    return " ".join(words.describe(step.events, viewer, NAMES, say))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("+BW D", "Ada plays a blue wager and draws from the pile."),
        ("+B4 D", "Ada starts the blue expedition with the 4 and draws from the pile."),
        ("+Y7 D", "Ada adds the yellow 7 to the expedition and draws from the pile."),
        ("-Y7 G", "Ada discards the yellow 7 and takes the discarded green wager."),
    ],
)
def test_each_kind_of_turn_is_described_by_its_sentence(text: str, sentence: str) -> None:
    state = position(ada="BW B4 Y7", expeditions=("Y3", ""), discards="G2 GW")
    assert described(take(state, text)) == sentence


def test_drawn_card_is_reported_to_its_drawer_only() -> None:
    """Lost Cities, "What each seat may see"."""
    step = take(position(ada="Y7", pile="W9"), "-Y7 D")
    assert "white 9" in described(step, ADA)
    assert "white 9" not in described(step, BORIS)
    assert "white 9" not in described(step, None)


def test_end_of_a_round_is_reported_with_its_points_the_totals_and_the_next_starter() -> None:
    step = take(position(ada="R2", expeditions=("Y8 Y9 Y10", "YW"), left=1), "-R2 D")
    assert "Ada 7, Boris −40." in described(step), "in the first round the total says nothing new"
    second = take(
        position(ada="R2", expeditions=("Y8 Y9 Y10", "YW"), left=1, finished=(("B10", ""),)), "-R2 D"
    )
    assert "Ada 7 (total −3), Boris −40 (total −40)." in described(second)
    assert "Round 2: Ada goes first." in described(step)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("+G4 D", ["green 4", "green 6", "discard it"]),
        ("+RW D", ["wager", "red 2"]),
        ("+W10 D", ["white 10"]),
        ("+P2 D", ["purple 2"]),
        ("-G4 G", ["discarding this turn"]),
        ("-G4 B", ["blue", "empty"]),
        ("-G4 P", ["purple"]),
    ],
)
def test_refusal_of_a_card_names_it_with_the_reason_or_an_alternative(text: str, parts: list[str]) -> None:
    """Lost Cities, "Bad input": each is refused with its own sentence."""
    state = position(ada="G4 RW", boris="W10", expeditions=("G6 R2", ""))
    sentence = words.violation(refusal(state, text), say)
    assert all(part in sentence for part in parts)


def test_each_refused_turn_of_the_rules_page_has_its_own_sentence() -> None:
    """Lost Cities, "Bad input"."""
    state = position(ada="G4 RW", boris="W10", expeditions=("G6 R2", ""))
    preferences = ("+G4 D", "+RW D", "+W10 D", "-G4 G", "-G4 B", "-G4 P")
    assert len({words.violation(refusal(state, wish), say) for wish in preferences}) == len(preferences)


def test_refusal_of_a_card_that_the_game_lacks_says_that_there_is_no_such_card() -> None:
    error = RuleViolation("card-not-in-hand", card="Q9")
    assert words.violation(error, say) == "There’s no card Q9 in this game."


def test_position_text_has_round_points_cards_and_discards() -> None:
    state = position(expeditions=("YW Y6", "R7"), discards="G9 G2", finished=(("B10", ""),))
    text = words.position(visibility.view(state, None), NAMES, say)
    ada = "Ada (to play), −38 points (−10 before, −28 in this round)"
    for part in (
        "round 2 of 3",
        ada,
        "Boris, −13 points (0 before, −13 in this round)",
        "yellow wager 6 = −28",
        "red 7 = −13",
        "green 2 (2)",
    ):
        assert part in text
    assert "Boris (to play)" not in text


def test_hand_text_lists_the_hand_and_the_playable_cards() -> None:
    state = position(ada="YW Y2 Y7 BW R3 R4 W2 W3", expeditions=("Y5", ""))
    text = words.hand(visibility.view(state, ADA), say)
    assert "yellow wager, yellow 2, yellow 7, blue wager" in text
    assert "Playable: yellow 7, blue wager" in text


def said(name: str, answer: str) -> str:
    """Return an answer's label in any position."""
    return words.answer(menu.Question(name, (answer,), ()), answer, VIEW, say)


def test_questions_about_card_target_and_source_have_their_sentences_and_button_labels() -> None:
    card, to, source = slots(position(), read("+Y7 D"))
    questions = [
        menu.Question("card", ("Y7", "B2"), ()),
        menu.Question("to", ("+", "-"), (card,)),
        menu.Question("from", ("D", "B"), (card, to)),
    ]
    assert [words.ask(question, VIEW, say) for question in questions] == [
        "Which card do you play or discard?",
        "Where does the yellow 7 go?",
        "The yellow 7 goes on your expedition. Where do you draw from?",
    ]
    answers = [said(*slot) for slot in (card, to, ("to", "-"), source)]
    assert answers == ["Yellow 7", "Expedition", "Discard", "Draw and end turn"]


def test_answer_to_draw_a_discard_names_its_card() -> None:
    view = visibility.view(position(discards="B3 BW"), ADA)
    question = menu.Question("from", ("D", "B"), (("card", "Y7"), ("to", "-")))
    assert words.answer(question, "B", view, say) == "Blue wager, from the discards"


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("Y7", "The yellow 7 can only be discarded: your yellow expedition is already at 9."),
        ("YW", "wagers come before the first number, and your yellow expedition is at 9."),
        ("B7", "The blue 7 goes on the discard pile."),
    ],
)
def test_question_about_an_unplayable_card_says_why_it_can_only_be_discarded(card: str, reason: str) -> None:
    view = visibility.view(position(ada="Y7 YW B7", expeditions=("Y9", "")), ADA)
    question = menu.Question("from", ("D",), (("card", card), ("to", "-")))
    assert reason in words.ask(question, view, say)


def test_hand_text_tells_both_scores_expeditions_discards_and_the_last_turn() -> None:
    state = position(ada="B7", expeditions=("YW Y3 Y9", "G4 G5"), discards="R5 R6", finished=(("B10", ""),))
    text = words.hand(visibility.view(take(state, "-B7 D").state, BORIS), say)
    for part in (
        "Round 2 of 3, ",
        "Opponent (−26): yellow 9 (3, ×2) = −16.",
        "You (−11, ahead): green 5 (2) = −11.",
        "blue 7 (1), red 6 (2)",
        "Your opponent discarded the blue 7 and drew from the pile.",
        "To play: You.",
    ):
        assert part in text


@pytest.mark.parametrize("colour", COLOURS)
def test_colours_have_distinct_names(colour: str) -> None:
    names = [said("card", f"{each}7") for each in COLOURS]
    assert names.count(said("card", f"{colour}7")) == 1


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (Options(), "three rounds"),
        (Options(rounds=1), "one round"),
        (Options(rounds=5, colours=6), "five rounds, six expeditions"),
    ],
)
def test_options_of_lost_cities_are_described_in_one_phrase(options: Options, sentence: str) -> None:
    assert words.options(options, say) == sentence


def test_position_text_counts_an_expedition_during_the_round_and_after_the_game() -> None:
    state = position(ada="Y2", expeditions=("", "R7"), left=1, rounds=1)
    assert "Boris, −13 points: red 7 = −13." in words.position(visibility.view(state, None), NAMES, say)
    over = take(state, "-Y2 D").state
    assert "Boris, −13 points: red 7 = −13." in words.position(visibility.view(over, None), NAMES, say)


@pytest.mark.parametrize(
    ("seat", "sentence"), [(ADA, "du hast die gelbe 2"), (BORIS, "dein Gegner hat die gelbe 2")]
)
def test_last_turn_in_german_addresses_its_player_and_names_the_opponent(seat: int, sentence: str) -> None:
    state = take(position(ada="Y2", discards="R5"), "-Y2 R").state
    assert f"Letzter Zug: {sentence}" in words.hand(visibility.view(state, seat), catalogue("de"))


def test_position_text_has_the_last_turn_and_earlier_rounds() -> None:
    state = take(position(ada="Y2", discards="R5", finished=(("B10", ""),)), "-Y2 R").state
    text = words.position(visibility.view(state, None), NAMES, say)
    assert "Last turn: Ada discarded the yellow 2 and took the red discard." in text
    assert "Round 1: Ada −10, Boris 0." in text


def test_glance_names_the_leader_of_a_running_game_and_none_after_its_end() -> None:
    state = position(ada="Y2", expeditions=("", "R7"), left=1, rounds=1)
    states = (state, take(state, "-Y2 D").state)
    running, over = (words.glance(visibility.view(one, None), NAMES, say) for one in states)
    assert "Ada (to play), 0 points, in the lead" in running
    assert "Ada, 0 points, no expeditions." in over
