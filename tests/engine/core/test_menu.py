"""A list of actions becomes one short question at a time."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.menu import MORE, ON_EVERY_PAGE, Chosen, NoSuchPath, Question, Slots, ask


def journeys(*texts: str) -> list[tuple[Slots, str]]:
    """Options with three slots: `car north slowly` travels north by car."""
    names = ("how", "where", "speed")
    return [(tuple(zip(names, text.split(), strict=True)), text) for text in texts]


JOURNEYS = journeys("car north fast", "car north slowly", "car south fast", "boat north slowly")


def test_first_question_of_a_menu_has_the_answers_in_legal_order() -> None:
    assert ask(JOURNEYS, ()) == Question("how", ("car", "boat"), settled=())


def test_answer_to_the_first_question_of_a_menu_leads_to_the_second() -> None:
    assert ask(JOURNEYS, ["car"]) == Question("where", ("north", "south"), settled=(("how", "car"),))


def test_answer_to_the_last_question_of_a_menu_chooses_the_action() -> None:
    chosen = ask(JOURNEYS, ["car", "north", "slowly"])
    settled = (("how", "car"), ("where", "north"), ("speed", "slowly"))
    assert chosen == Chosen("car north slowly", settled)


def test_last_question_of_a_menu_is_asked_even_with_one_answer() -> None:
    """No action happens without a click."""
    settled = (("how", "boat"), ("where", "north"))
    assert ask(JOURNEYS, ["boat"]) == Question("speed", ("slowly",), settled)
    assert ask(JOURNEYS, ["boat", "slowly"]).action == "boat north slowly"


def test_question_with_one_answer_is_skipped_unless_it_is_the_last() -> None:
    options = journeys("car north fast", "car north slowly")
    assert ask(options, ()) == Question("speed", ("fast", "slowly"), (("how", "car"), ("where", "north")))
    assert ask(options, ["slowly"]).action == "car north slowly"


def test_menu_of_a_single_action_asks_only_its_last_question() -> None:
    assert ask(journeys("car north fast"), ()).answers == ("fast",)
    assert ask(journeys("car north fast"), ["fast"]).action == "car north fast"


def test_menu_asks_only_the_questions_of_actions_that_fit_the_answers_so_far() -> None:
    options: list[tuple[Slots, str]] = [
        ((("what", "pass"),), "pass"),
        ((("what", "go"), ("where", "north")), "go north"),
        ((("what", "go"), ("where", "south")), "go south"),
    ]
    assert ask(options, ["pass"]).action == "pass"
    assert ask(options, ["go"]) == Question("where", ("north", "south"), (("what", "go"),))


@pytest.mark.parametrize(
    "path",
    [["train"], [""], ["car", "west"], ["boat", "north"], ["car", "south", "fast", "fast"], ["car"] * 9],
    ids=".".join,
)
def test_answer_that_a_menu_did_not_offer_is_rejected(path: list[str]) -> None:
    """Also one that was not asked for, as a journey by boat leads north anyway."""
    with pytest.raises(NoSuchPath):
        ask(JOURNEYS, path)


def test_menu_without_actions_rejects_every_path() -> None:
    with pytest.raises(NoSuchPath):
        ask([], ())


def test_two_actions_with_the_same_answers_are_rejected() -> None:
    with pytest.raises(NoSuchPath):
        ask(journeys("car north fast", "car north fast"), ["fast"])


@pytest.mark.parametrize("longer_first", [True, False])
@pytest.mark.parametrize("path", [[], ["north"], ["go"]], ids=["nothing", "north", "go"])
def test_action_whose_answers_begin_those_of_another_is_rejected(path: list[str], longer_first: bool) -> None:
    """Whichever is listed first: to stop there and to go on would be the same answer."""
    options: list[tuple[Slots, str]] = [
        ((("what", "go"),), "go"),
        ((("what", "go"), ("where", "north")), "go north"),
        ((("what", "go"), ("where", "south")), "go south"),
    ]
    with pytest.raises(NoSuchPath):
        ask(options[::-1] if longer_first else options, path)


def test_second_question_with_the_name_of_the_first_is_skipped_if_it_has_one_answer() -> None:
    options: list[tuple[Slots, str]] = [
        ((("what", "go"), ("where", "north")), "go north"),
        ((("what", "pass"),), "pass"),
        ((("what", "sing"), ("what", "loudly"), ("when", "now")), "sing"),
    ]
    assert ask(options, ()).answers == ("go", "pass", "sing")
    for path, action in ((["go", "north"], "go north"), (["pass"], "pass"), (["sing", "now"], "sing")):
        assert ask(options, path).action == action


triples = st.tuples(*[st.sampled_from("abc")] * 3)


@given(st.lists(triples, min_size=1, unique=True))
def test_answers_taken_from_an_actions_slots_choose_that_action(chosen: list[tuple[str, ...]]) -> None:
    options = journeys(*map(" ".join, chosen))
    for slots, action in options:
        path: list[str] = []
        while isinstance(question := ask(options, path), Question):
            assert len(question.answers) > 1 or question.name == "speed"
            path.append(dict(slots)[question.name])
        assert question == Chosen(action, slots)


def test_answers_beyond_three_rows_of_buttons_are_on_further_pages() -> None:
    """Three rows of buttons: fourteen and the way back, or thirteen before anything is answered."""
    far = [str(number) for number in range(40)]
    options: list[tuple[Slots, str]] = [((("how", "car"), ("where", place)), place) for place in far]
    options.append(((("how", "boat"),), "boat"))
    assert ask(options, ["car"]) == Question("where", (*far[:13], MORE), (("how", "car"),))
    assert ask(options, ["car", MORE]).answers == (*far[13:26], MORE)
    assert ask(options, ["car", MORE, MORE]).answers == tuple(far[26:])
    assert ask(options, ["car", MORE, MORE, "39"]).action == "39"
    first = ask(options[:40], ())
    assert first.answers == (*far[:12], MORE)
    for path in (["car", "39"], ["car", MORE, "0"], ["car", MORE, MORE, MORE]):
        with pytest.raises(NoSuchPath):
            ask(options, path)


def test_menu_answers_are_sorted_by_rank_and_those_ranked_on_every_page_are_on_each() -> None:
    options: list[tuple[Slots, str]] = [((("what", str(number)),), str(number)) for number in range(20)]

    def rank(question: str, answer: str) -> int:
        assert question == "what"
        return ON_EVERY_PAGE if answer == "0" else int(answer != "19")

    assert ask(options, (), rank).answers == ("19", *map(str, range(1, 11)), MORE, "0")
    assert ask(options, [MORE], rank).answers == (*map(str, range(11, 19)), "0")
    assert ask(options, [MORE, "0"], rank).action == "0"
