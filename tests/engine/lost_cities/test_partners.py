"""The game of four: two partnerships, common expeditions, and cards passed instead of a turn."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import msgspec
import pytest

from engine.core import game_log, menu
from engine.core.catalogue import catalogue
from engine.core.game_errors import BadNotation, InvalidSetup, RuleViolation
from engine.core.types import Step
from engine.games.lost_cities import GAME, invariants, model, rules, scoring, visibility
from engine.games.lost_cities.model import (
    Handed,
    Handing,
    Options,
    Pass,
    Passed,
    Received,
    Retired,
    RoundBegan,
    RoundEnded,
    Seated,
    State,
    deck,
)
from engine.games.lost_cities.notation import read, write
from engine.games.lost_cities.prompts import slots
from engine.games.lost_cities.text import LostCitiesWords
from tests.engine.lost_cities.table import (
    ADA,
    BORIS,
    CHEN,
    DANA,
    FOUR,
    board,
    legal,
    play,
    position,
    refusal,
    take,
)

PARTNERS = Options(partners=True)
SEVEN = "Y8 Y9 Y10"  # 27 − 20
TWO = "B4 B8 B10"  # 22 − 20
HANDS = {
    "ada": "Y5 Y6 Y7 Y8 Y9 Y10 B5 B6",
    "boris": "W5 W6 W7 W8 W9 W10 B7 B8",
    "chen": "G5 G6 G7 G8 G9 G10 B9 B10",
    "dana": "R5 R6 R7 R8 R9 R10 BW BW",
}
"""Four hands of which every card is there only once, but for Dana's wagers."""

EVERY_SEAT = pytest.mark.parametrize("seat", [ADA, BORIS, CHEN, DANA], ids=FOUR)
ENEMIES = pytest.mark.parametrize("viewer", [BORIS, DANA, None], ids=["Boris", "Dana", "onlooker"])

say, words = catalogue(), LostCitiesWords()


def table(**about: object) -> State:
    """A table of four, laid out as `position` does."""
    return position(partners=True, **about)


def sizes(state: State) -> list[int]:
    return [len(hand) for hand in state.hands]


def two_of(state: State) -> str:
    """Return a pass of the first two cards of the seat to move."""
    first, second, *_ = state.hands[state.turn]
    return f">{first} {second}"


def described(step: Step[State], viewer: int | None = None) -> str:
    return " ".join(words.describe(step.events, viewer, FOUR, say))


# The cards and the seats


def test_deck_for_partners_has_75_cards_with_a_second_2_3_and_4_of_each_colour() -> None:
    """Lost Cities, "Partners": the 60 plus a second 2, 3 and 4 of each colour."""
    assert len(deck(PARTNERS)) == 75
    low = [f"{colour}{number}" for colour in "YBWGR" for number in (2, 3, 4)]
    assert Counter(deck(PARTNERS)) - Counter(deck(Options())) == Counter(low)


def test_each_partner_is_dealt_eight_cards_and_the_pile_has_43() -> None:
    """Lost Cities, "Partners": 8 cards each, 43 in the pile."""
    state = rules.setup(PARTNERS, 4, seed=4).state
    assert sizes(state) == [8, 8, 8, 8]
    assert len(state.pile) == 43
    assert Counter(sum(state.hands, state.pile)) == Counter(deck(PARTNERS))


@pytest.mark.parametrize("seats", [0, 1, 2, 3, 5])
def test_partners_game_rejects_any_number_of_players_but_four(seats: int) -> None:
    """Lost Cities, "Partners (4 players)"."""
    with pytest.raises(InvalidSetup) as refused:
        rules.setup(PARTNERS, seats, seed=1)
    assert refused.value.reason == "wrong-seats"
    assert refused.value.details == {"seats": seats, "fewest": 4, "most": 4}


def test_partners_game_with_six_expeditions_is_rejected() -> None:
    """Lost Cities, "Partners": five colours only."""
    six = Options(colours=6, partners=True)
    for wish in (lambda: rules.seats_for(six), lambda: rules.setup(six, 4, seed=1)):
        with pytest.raises(InvalidSetup) as refused:
            wish()
        assert refused.value.reason == "partners-five-colours"
    assert say("refused-partners-five-colours") == "Partners play with five expeditions, not six."


def test_partners_sit_opposite_each_other() -> None:
    """Lost Cities, "Partners": seats 1 and 3 against 2 and 4."""
    assert model.sides(PARTNERS, 4) == ((ADA, CHEN), (BORIS, DANA))
    assert visibility.view(table(), ADA).sides == ((ADA, CHEN), (BORIS, DANA))


def test_turns_of_partners_go_round_the_table() -> None:
    """Lost Cities, "Partners": turns go round the table."""
    state, movers = table(), []
    for _ in range(6):
        movers += rules.to_move(state)
        state = play(state, legal(state)[0])
    assert movers == [ADA, BORIS, CHEN, DANA, ADA, BORIS]


def test_partner_who_starts_the_first_round_is_random() -> None:
    """Lost Cities, "The duel", 2, which applies to partners too."""
    begins = Counter(rules.setup(PARTNERS, 4, seed).state.starter for seed in range(400))
    assert set(begins) == {ADA, BORIS, CHEN, DANA}
    assert all(70 < times < 130 for times in begins.values())


def test_partners_are_warned_of_table_talk_at_the_start_and_not_in_later_rounds_or_the_duel() -> None:
    """Lost Cities, "Partners": the bot says so once at the start."""
    start = rules.setup(PARTNERS, 4, seed=4)
    assert start.events == (Seated(((ADA, CHEN), (BORIS, DANA))), RoundBegan(1, start.state.starter))
    assert described(start).startswith(
        "Ada & Chen play against Boris & Dana. No table talk: partners may only signal"
    )
    later = take(table(ada="R2", left=1), "-R2 D")
    assert "No table talk" not in described(later)
    assert "table talk" not in " ".join(
        words.describe(rules.setup(Options(), 2, 4).events, None, FOUR[:2], say)
    )


# Common expeditions


def test_partners_play_onto_the_same_expeditions() -> None:
    """Lost Cities, "Partners": onto the *same* five expeditions."""
    state = table(ada="B5", boris="B6", chen="B7", dana="B8")
    state = play(state, "+B5 D", "+B6 D", "+B7 D", "+B8 D")
    assert state.board == board("B5 B7", "B6 B8")


def test_number_below_a_partners_card_is_rejected() -> None:
    """Lost Cities, "Partners": the same expeditions; "Bad input": a number not above the last."""
    state = play(table(ada="B9", boris="B2", chen="B7 BW"), "+B9 D", "-B2 D")
    lower = refusal(state, "+B7 D")
    assert (lower.reason, lower.details) == ("not-higher", {"card": "B7", "last": "B9"})
    assert refusal(state, "+BW D").reason == "wager-after-number"
    assert not {"+B7 D", "+BW D"} & set(legal(state))


def test_second_copy_of_a_number_on_the_own_sides_expedition_is_rejected() -> None:
    """Lost Cities, "Partners": numbers strictly increase. A second 3 on a 3, by the partner or oneself."""
    state = play(table(ada="Y3", boris="B2", chen="Y3"), "+Y3 D", "-B2 D")
    error = refusal(state, "+Y3 D")
    assert (error.reason, error.details) == ("not-higher", {"card": "Y3", "last": "Y3"})
    assert "+Y3 D" not in legal(state)
    assert "-Y3 D" in legal(state), "it can be discarded"
    own = table(ada="Y3", expeditions=("Y2 Y3", ""))
    assert refusal(own, "+Y3 D").reason == "not-higher"


def test_second_copy_of_a_number_may_be_played_by_the_other_side() -> None:
    """Lost Cities, "Partners": a second 2, 3 and 4 of each colour."""
    assert play(table(ada="Y3", boris="Y3"), "+Y3 D", "+Y3 D").board == board("Y3", "Y3")


def test_partners_lay_wagers_onto_the_same_expedition() -> None:
    """Lost Cities, "The duel", 3: before the first number of either partner."""
    state = play(table(ada="RW", boris="B2", chen="RW", dana="B3"), "+RW D", "-B2 D", "+RW D", "-B3 D")
    assert state.board == board("RW RW", "")


# Passing cards


def test_pass_moves_two_cards_from_the_hand_to_the_partner() -> None:
    """Lost Cities, "Partners": instead of playing and drawing, any two cards from hand, to the partner."""
    state = play(table(**HANDS), ">Y7 B5")
    assert state.hands[ADA] == ("Y5", "Y6", "Y8", "Y9", "Y10", "B6")
    assert state.hands[CHEN] == ("Y7", "B5", "B9", "B10", "G5", "G6", "G7", "G8", "G9", "G10")


@EVERY_SEAT
def test_passed_cards_go_to_the_seat_opposite(seat: int) -> None:
    """Lost Cities, "Partners": to the partner, who sits opposite."""
    state = table(**HANDS, turn=seat)
    after = play(state, two_of(state))
    assert [b - a for a, b in zip(sizes(state), sizes(after), strict=True)] == [
        {seat: -2, (seat + 2) % 4: 2}.get(other, 0) for other in range(4)
    ]


def test_passing_cards_draws_nothing_and_ends_the_turn() -> None:
    """Lost Cities, "Partners": *instead of* playing and drawing; nothing is drawn."""
    state = table(**HANDS, expeditions=("WW", "GW"), discards="R4 R2")
    after = play(state, ">Y7 B5")
    assert rules.to_move(after) == (BORIS,)
    assert (after.pile, after.board, after.discards) == (state.pile, state.board, state.discards)


def test_hand_sizes_after_a_pass_do_not_change_in_the_round() -> None:
    """Lost Cities, "Partners": hands stay the size they become."""
    state = play(table(**HANDS), ">Y7 B5")
    for text in ("-W5 D", "-G5 D", "-R5 D", "-Y5 D", "-W6 D", "-G6 D"):
        assert sizes(state) == [6, 8, 10, 8]
        state = play(state, text)


def test_passing_two_cards_in_either_order_gives_the_same_state() -> None:
    """People name first the card they think of first."""
    one, other = play(table(**HANDS), ">Y7 B5"), play(table(**HANDS), ">B5 Y7")
    assert one == other


def test_player_with_two_cards_of_a_kind_may_pass_both() -> None:
    """Lost Cities, "Partners": *any* two cards from hand."""
    state = table(**HANDS, turn=DANA)
    assert ">BW BW" in legal(state)
    assert play(state, ">BW BW").hands[BORIS].count("BW") == 2


def test_passed_cards_may_be_passed_back() -> None:
    """Lost Cities, "Partners": any two cards from hand."""
    state = play(table(**HANDS), ">Y7 B5", "-W5 D", ">B5 Y7")
    assert state.hands == (*table(**HANDS).hands[:1], *state.hands[1:])
    assert sizes(state) == [8, 8, 8, 8]


def test_every_pass_is_listed_in_either_order_after_the_turns() -> None:
    state = table(**HANDS)
    passes = [text for text in legal(state) if text.startswith(">")]
    assert passes == [f">{one} {other}" for one, other in permutations(state.hands[ADA], 2)]
    assert legal(state)[-len(passes) :] == passes


def test_listed_passes_are_exactly_those_that_the_rules_accept() -> None:
    """Lost Cities, "Partners": every two cards there are, tried one by one."""
    state = table(ada="Y2 Y2 YW YW YW B5 B6 R9")
    accepted = set()
    for cards in permutations([*dict.fromkeys(deck(PARTNERS)), "Y2", "YW"], 2):
        try:
            rules.apply(state, ADA, Pass(cards))
        except RuleViolation:
            continue
        accepted.add(Pass(cards))
    listed = [action for action in rules.legal_actions(state, ADA) if isinstance(action, Pass)]
    assert set(listed) == accepted
    assert len(listed) == len(accepted)


def test_passing_from_a_hand_of_seven_is_rejected() -> None:
    """Lost Cities, "Partners" and "Bad input": it may not leave fewer than six cards."""
    state = table(sizes=(7, 8, 9, 8))
    error = refusal(state, two_of(state))
    assert (error.reason, error.details) == ("hand-too-small", {"cards": 7})
    assert not any(text.startswith(">") for text in legal(state))
    assert words.violation(error, say) == ("You need eight or more cards to pass two; you have 7.")


def test_passing_from_a_hand_of_six_is_rejected() -> None:
    """Lost Cities, "Partners": it needs a hand of eight or more, also of one who has passed before."""
    state = play(table(**HANDS), ">Y7 B5", "-W5 D", "-G5 D", "-R5 D")
    error = refusal(state, ">Y5 Y6")
    assert (error.reason, error.details) == ("hand-too-small", {"cards": 6})
    assert not any(text.startswith(">") for text in legal(state))


def test_passing_from_a_hand_of_ten_is_legal() -> None:
    """Lost Cities, "Partners": eight *or more*."""
    assert sizes(play(table(**HANDS), ">Y7 B5", "-W5 D", ">G5 G6")) == [8, 8, 8, 8]


@pytest.mark.parametrize("cards", ["", "Y7", "Y7 B5 Y8", "Y5 Y6 Y7 Y8"])
def test_passing_any_number_of_cards_but_two_is_rejected(cards: str) -> None:
    """Lost Cities, "Partners": any *two* cards."""
    with pytest.raises(RuleViolation) as refused:
        rules.apply(table(**HANDS), ADA, Pass(tuple(cards.split())))
    assert refused.value.reason == "pass-two"
    assert words.violation(refused.value, say) == "Pass exactly two cards, as in >Y7 B3."


@pytest.mark.parametrize("text", [">Y7 W5", ">W5 Y7", ">G5 Y7", ">P2 Y7"])
def test_passing_a_card_not_held_is_rejected(text: str) -> None:
    """Lost Cities, "Bad input": a card not in hand."""
    error = refusal(table(**HANDS), text)
    strange = next(card for card in text[1:].split() if card != "Y7")
    assert (error.reason, error.details) == ("card-not-in-hand", {"card": strange})


def test_passing_a_single_card_twice_is_rejected() -> None:
    """Lost Cities, "Bad input": the second one is not in hand."""
    error = refusal(table(**HANDS), ">Y7 Y7")
    assert (error.reason, error.details) == ("card-not-in-hand", {"card": "Y7"})


def test_passing_in_the_duel_is_rejected() -> None:
    """Lost Cities, "Partners": there is no partner in the duel."""
    state = position(ada="Y7 B5")
    error = refusal(state, ">Y7 B5")
    assert error.reason == "no-partner"
    assert words.violation(error, say) == "You can only pass cards in the game with partners."
    assert not any(text.startswith(">") for text in legal(state))


# Four passes in a row


def three_passes() -> State:
    """Ada, Boris and Chen have passed; Dana is to move and holds ten cards."""
    return play(table(**HANDS), ">Y7 B5", ">W5 W6", ">G5 G6")


def test_three_seats_in_a_row_may_pass() -> None:
    """Lost Cities, "Partners" [R]: only the fourth must play."""
    state = three_passes()
    assert rules.to_move(state) == (DANA,)
    assert sizes(state) == [8, 6, 8, 10]


def test_fourth_pass_in_a_row_is_rejected() -> None:
    """Lost Cities, "Partners" [R]: the fourth must play a card instead."""
    state = three_passes()
    error = refusal(state, ">R5 R6")
    assert error.reason == "fourth-pass"
    assert words.violation(error, say) == "Three players in a row have passed cards, so you must play one."
    assert legal(state)
    assert not any(text.startswith(">") for text in legal(state))


@pytest.mark.parametrize("played", ["-R5 D", "+R5 D"])
def test_play_after_three_passes_allows_passing_again(played: str) -> None:
    """Lost Cities, "Partners" [R]: four seats *in a row*."""
    state = play(three_passes(), played, ">Y5 Y6")
    assert sizes(state) == [6, 6, 10, 10]
    assert sizes(play(state, "-W7 D", ">G7 G8", ">R6 R7")) == [8, 8, 8, 8]


def test_play_between_passes_allows_three_more_passes_in_a_row() -> None:
    """Lost Cities, "Partners" [R]: two passes, a play, and three passes more; only then it is enough."""
    state = play(table(**HANDS), ">Y7 B5", ">W5 W6", "-G5 D", ">R5 R6", "-Y5 D", ">W7 W8", ">G6 G7")
    state = play(state, ">R7 R8")
    assert rules.to_move(state) == (ADA,)
    assert refusal(state, ">Y6 Y8").reason == "fourth-pass"


def test_next_round_starts_without_passes_counted_or_cards_given() -> None:
    """Lost Cities, "Partners" [R]: a new round, a new row."""
    state = play(table(**HANDS, left=1), ">Y7 B5", ">W5 W6", ">G5 G6", "-R5 D")
    assert (state.round, state.passes, state.given) == (2, 0, ((),) * 4)
    assert sizes(state) == [8, 8, 8, 8]


# The end of a round, and the next


@EVERY_SEAT
def test_round_ends_with_the_last_card_of_the_pile_in_any_seats_turn(seat: int) -> None:
    """Lost Cities, "Partners": end as in the duel; the others of the order have no further turn."""
    state = table(**HANDS, left=1, rounds=1, turn=seat)
    step = take(state, f"-{state.hands[seat][0]} D")
    assert rules.to_move(step.state) == ()
    assert step.events[-1] == RoundEnded(1, scores=(0, 0), totals=(0, 0))


def test_pass_with_one_card_in_the_pile_does_not_end_the_round() -> None:
    """Lost Cities, "Partners": nothing is drawn."""
    state = play(table(**HANDS, left=1, rounds=1), ">Y7 B5")
    assert len(state.pile) == 1
    assert rules.to_move(state) == (BORIS,)


def test_hands_have_eight_cards_again_in_the_round_after_a_pass() -> None:
    """Lost Cities, "Partners": 8 cards each, 43 in the pile."""
    state = play(table(**HANDS, left=1), ">Y7 B5", "-W5 D")
    assert state.round == 2
    assert sizes(state) == [8, 8, 8, 8]
    assert len(state.pile) == 43


def test_partners_score_their_expeditions_together() -> None:
    """Lost Cities, "Partners": scoring as in the duel, per partnership."""
    state = table(chen="Y10", expeditions=("Y8 Y9", TWO), finished=((TWO, SEVEN),), turn=CHEN, left=1)
    step = take(state, "+Y10 D")
    assert step.events[2] == RoundEnded(2, scores=(7, 2), totals=(9, 9))
    assert "Ada & Chen 7 (total 9), Boris & Dana 2 (total 9)" in described(step)


@pytest.mark.parametrize("turn", [ADA, BORIS, CHEN, DANA])
@pytest.mark.parametrize(
    ("sides", "starter", "following"),
    [
        pytest.param((SEVEN, TWO), ADA, CHEN, id="Ada began, Ada & Chen lead"),
        pytest.param((SEVEN, TWO), BORIS, CHEN, id="Boris began, Ada & Chen lead"),
        pytest.param((SEVEN, TWO), CHEN, ADA, id="Chen began, Ada & Chen lead"),
        pytest.param((SEVEN, TWO), DANA, ADA, id="Dana began, Ada & Chen lead"),
        pytest.param((TWO, SEVEN), ADA, BORIS, id="Ada began, Boris & Dana lead"),
        pytest.param((TWO, SEVEN), BORIS, DANA, id="Boris began, Boris & Dana lead"),
        pytest.param((TWO, SEVEN), CHEN, DANA, id="Chen began, Boris & Dana lead"),
        pytest.param((TWO, SEVEN), DANA, BORIS, id="Dana began, Boris & Dana lead"),
    ],
)
def test_seat_of_the_leading_side_that_follows_the_last_starter_begins_the_next_round(
    sides: tuple[str, str], starter: int, following: int, turn: int
) -> None:
    """Lost Cities, "Partners" [R]: its member who sits first after the last round's starter."""
    state = table(expeditions=sides, starter=starter, turn=turn, left=1)
    after = play(state, f"-{state.hands[turn][0]} D")
    assert (after.starter, after.turn) == (following, following)


@EVERY_SEAT
@pytest.mark.parametrize("sides", [("", ""), (SEVEN, "R8 R9 R10")], ids=["nothing", "seven each"])
def test_on_a_tie_the_seat_after_the_last_starter_begins_the_next_round(
    sides: tuple[str, str], seat: int
) -> None:
    """Lost Cities, "Partners" [R]: on a tie, the seat after the last round's starter."""
    state = table(ada="G2", expeditions=sides, starter=seat, left=1)
    assert play(state, "-G2 D").starter == (seat + 1) % 4


def test_side_ahead_in_total_begins_the_next_round_though_the_other_won_the_last() -> None:
    """Lost Cities, "Partners" [R]: the side with the higher *total*."""
    state = table(ada="R2", expeditions=("", TWO), finished=((SEVEN, ""),), starter=ADA, left=1)
    assert play(state, "-R2 D").starter == CHEN


# Results


def test_partners_win_together() -> None:
    """Lost Cities, "Partners": they score together."""
    state = table(ada="R2", expeditions=(SEVEN, TWO), rounds=1, left=1)
    result = scoring.result(play(state, "-R2 D"))
    assert result.sides == ((ADA, CHEN), (BORIS, DANA))
    assert result.placings == (1, 2, 1, 2)
    assert result.scores == (7, 2, 7, 2)
    assert result.winners == (ADA, CHEN)
    assert result.why == "played-out"


def test_partners_have_equal_score_sheets() -> None:
    """Lost Cities, "Partners": a line an expedition of the partnership, for both of it."""
    state = table(ada="R2", expeditions=(f"{SEVEN} GW", TWO), rounds=1, left=1)
    sums = scoring.result(play(state, "-R2 D")).score_sheets
    assert sums[ADA] == sums[CHEN]
    assert sums[BORIS] == sums[DANA]
    assert [(line.details["colour"], line.points) for line in sums[CHEN]] == [("Y", 7), ("G", -40)]
    assert [(line.details["colour"], line.points) for line in sums[DANA]] == [("B", 2)]


def test_equal_totals_of_the_sides_are_a_win_for_all_four() -> None:
    """Lost Cities, "The duel", 6 [R], per partnership."""
    result = scoring.result(play(table(ada="R2", rounds=1, left=1), "-R2 D"))
    assert result.placings == (1, 1, 1, 1)
    assert result.winners == (ADA, BORIS, CHEN, DANA)


# Resigning


@EVERY_SEAT
def test_resigning_loses_the_game_for_both_partners(seat: int) -> None:
    """The partner loses too, regardless of points and turn."""
    leading = (SEVEN, TWO) if seat in (ADA, CHEN) else (TWO, SEVEN)
    step = rules.retire(table(finished=(leading,)), seat)
    invariants.check(step.state)
    assert step.events == (Retired(seat),)
    assert rules.to_move(step.state) == ()
    result = scoring.result(step.state)
    assert result.why == "resigned"
    assert result.winners == ((BORIS, DANA) if seat in (ADA, CHEN) else (ADA, CHEN))
    assert all(result.placings[other] == 2 for other in (seat, (seat + 2) % 4))


def test_resigning_in_the_first_of_three_rounds_abandons_the_game_of_partners() -> None:
    result = scoring.result(rules.retire(table(), DANA).state)
    assert (result.why, result.winners) == ("abandoned", (ADA, CHEN))


# What a pass shows, and to whom


def test_pass_is_public_and_its_cards_are_for_the_partners() -> None:
    """Lost Cities, "What each seat may see": never what was passed to someone else."""
    step = take(table(**HANDS), ">B5 Y7")
    assert step.events == (
        Passed(ADA, CHEN),
        Handed(ADA, CHEN, ("Y7", "B5"), audience=(ADA, CHEN)),
    )
    assert step.reveals, "undo is impossible after the partner has seen the cards"
    public = "Ada passes two cards to Chen instead of playing."
    for viewer in (BORIS, DANA, None):
        assert described(step, viewer) == public
    assert described(step, CHEN) == f"{public} Ada gave Chen: yellow 7, blue 5."
    assert described(step, ADA) == (
        "You pass two cards to Chen instead of playing. You gave Chen: yellow 7, blue 5."
    )


@pytest.mark.parametrize("viewer", [ADA, BORIS, CHEN, DANA, None], ids=[*FOUR, "onlooker"])
def test_all_players_see_passes_and_hand_sizes(viewer: int | None) -> None:
    """Lost Cities, "What each seat may see": every other hand's *size*."""
    seen = visibility.view(play(table(**HANDS), ">Y7 B5"), viewer)
    assert seen.last == Handing(ADA)
    assert seen.hand_sizes == (6, 8, 10, 8)
    assert seen.drawn is None
    assert "Cards in hand: Ada 6, Boris 8, Chen 10, Dana 8." in words.position(seen, FOUR, say)


def test_only_the_receiver_sees_the_cards_given_until_after_the_next_turn() -> None:
    """Lost Cities, "What each seat may see": what was passed to oneself, as long as it is new."""

    def given(state: State) -> list[tuple[str, ...]]:
        return [visibility.view(state, viewer).given for viewer in (ADA, BORIS, CHEN, DANA, None)]

    nothing: tuple[str, ...] = ()
    state = play(table(**HANDS), ">B5 Y7")
    assert given(state) == [nothing, nothing, ("Y7", "B5"), nothing, nothing]
    state = play(state, "-W5 D")
    assert given(state) == [nothing, nothing, ("Y7", "B5"), nothing, nothing]
    assert given(play(state, "-G5 D")) == [nothing] * 5
    assert given(play(state, ">G5 G6")) == [("G5", "G6"), *[nothing] * 4]


def test_hand_text_names_the_cards_given_to_their_receiver_only() -> None:
    state = play(table(**HANDS), ">B5 Y7")
    assert "From your partner: yellow 7, blue 5." in words.hand(visibility.view(state, CHEN), say)
    for viewer in (ADA, BORIS, DANA):
        assert "From your partner" not in words.hand(visibility.view(state, viewer), say)


def test_hand_text_with_partners_names_the_opponents_and_says_your_partner() -> None:
    text = words.hand(visibility.view(table(**HANDS), BORIS), say, FOUR)
    assert "Your partner" in text
    assert all(name in text for name in (FOUR[ADA], FOUR[CHEN]))
    assert "Player " not in text and FOUR[DANA] not in text


def test_partners_rivals_and_onlookers_see_no_card_of_others_but_those_they_passed() -> None:
    """Lost Cities, "Partners": the bot shows a seat only its own hand, and what it passed itself."""
    state = play(table(**HANDS), ">Y7 B5")
    for viewer in (ADA, BORIS, CHEN, DANA, None):
        shown = msgspec.json.encode(visibility.view(state, viewer)).decode()
        own = state.hands[viewer] if viewer is not None else ()
        passed = ("Y7", "B5") if viewer == ADA else ()
        for card in {*sum(state.hands, ()), *state.pile} - {*own, *passed}:
            assert f'"{card}"' not in shown


def seen_anew(state: State, viewer: int | None) -> list[State]:
    """States that look the same to a viewer."""
    others = [visibility.resample(state, viewer, seed) for seed in range(30)]
    for other in others:
        invariants.check(other)
        assert visibility.view(other, viewer) == visibility.view(state, viewer)
    return others


def test_passed_cards_are_known_to_the_giver_until_played() -> None:
    """Lost Cities, "What each seat may see": passed cards are known to the two partners."""
    state = play(table(**HANDS), ">Y7 B5", "-W5 D")
    later = play(state, "-G5 D", legal(play(state, "-G5 D"))[-1])
    assert all({"Y7", "B5"} <= {*other.hands[CHEN]} for other in seen_anew(later, ADA))
    assert {*sum(visibility.view(later, ADA).known[CHEN : CHEN + 1], ())} == {"Y7", "B5"}
    assert any(not {"Y7", "B5"} <= {*other.hands[CHEN]} for other in seen_anew(later, BORIS))
    played = play(state, "-Y7 D")
    assert visibility.view(played, ADA).known[CHEN] == ("B5",)


def test_openly_taken_card_that_may_have_been_passed_is_known_to_be_with_one_of_the_partners() -> None:
    """Lost Cities, "What each seat may see": the passed cards are secret."""
    state = play(table(**HANDS, discards="R4"), "-Y7 R", "-W5 D", "-G5 D")
    assert visibility.view(state, BORIS).known[ADA] == ("R4",)
    state = play(state, legal(state)[0], ">R4 B5")
    assert visibility.view(state, BORIS).known == ((), state.hands[BORIS], (), ())
    assert visibility.view(state, BORIS).between == (("R4",), ())
    assert visibility.view(state, ADA).known[CHEN] == ("B5", "R4")
    places = [("R4" in other.hands[ADA], "R4" in other.hands[CHEN]) for other in seen_anew(state, BORIS)]
    assert {*places} == {(True, False), (False, True)}


@ENEMIES
def test_rival_cannot_tell_which_cards_were_passed(viewer: int | None) -> None:
    """Lost Cities, "What each seat may see": views, legal actions and texts are the same for all passes."""
    state = table(**HANDS)
    seen = set()
    for one, other in permutations(state.hands[ADA], 2):
        step = take(state, f">{one} {other}")
        later = play(step.state, "-W5 D")
        seen.add(
            msgspec.json.encode(
                [
                    described(step, viewer),
                    [event for event in step.events if event.is_for(viewer)],
                    *(everything_for(viewer, after) for after in (step.state, later)),
                ]
            )
        )
    assert len(seen) == 1


def everything_for(viewer: int | None, state: State) -> list[object]:
    """Return everything a viewer can find out about a state."""
    view = visibility.view(state, viewer)
    return [
        view,
        words.position(view, FOUR, say),
        words.hand(view, say, FOUR),
        [write(action) for action in rules.legal_actions(state, viewer)] if viewer is not None else [],
        [why_not(state, viewer, text) for text in (">Y7 B5", "-Y7 D", "+G5 D")] if viewer is not None else [],
    ]


def why_not(state: State, seat: int, text: str) -> str:
    try:
        rules.apply(state, seat, read(text))
    except RuleViolation as error:
        return f"{error.reason} {error.details}"
    return "fine"


def test_partner_can_tell_which_cards_were_passed() -> None:
    """The counterpart of the test before: it would notice."""
    one, other = (take(table(**HANDS), text) for text in (">Y7 B5", ">Y7 B6"))
    assert described(one, CHEN) != described(other, CHEN)
    assert visibility.view(one.state, CHEN) != visibility.view(other.state, CHEN)


def test_log_names_passed_cards_to_the_two_partners_only() -> None:
    """Lost Cities, "What each seat may see": also afterwards, and in later rounds."""
    log: list[game_log.Entry] = []
    state = rules.setup(PARTNERS, 4, seed=2).state
    while state.round == 1:
        discards = (text for text in legal(state) if text.startswith("-") and text.endswith(" D"))
        text = two_of(state) if len(log) < 3 else next(discards)
        log.append(game_log.Entry(state.turn, text))
        state = play(state, text)
    steps = list(game_log.replay_log(GAME, PARTNERS, 4, 2, log))[1:]
    side, other = {log[0].seat, log[2].seat}, {log[1].seat, (log[1].seat + 2) % 4}
    for viewer in (ADA, BORIS, CHEN, DANA, None):
        reads = [number for number, step in enumerate(steps) if " gave " in described(step, viewer)]
        assert reads == ([0, 2] if viewer in side else [1] if viewer in other else [])


def test_drawn_card_is_hidden_from_the_partner() -> None:
    """Lost Cities, "Partners": a seat is shown only its own hand."""
    step = take(table(**HANDS, pile="W4"), "-Y5 D")
    assert step.events[1] == Received(ADA, "W4", audience=(ADA,))
    assert "white 4" not in described(step, CHEN)


# What people read


def test_options_with_partners_are_described_as_two_against_two() -> None:
    assert words.options(PARTNERS, say) == "three rounds, two against two"


def test_questions_of_a_pass_ask_for_the_first_and_the_second_card() -> None:
    card, first, second = slots(position(), read(">Y7 B5"))
    assert (card, first, second) == (("card", ">"), ("first", "Y7"), ("second", "B5"))
    questions = [
        menu.Question("card", ("Y7", ">"), ()),
        menu.Question("first", ("Y7", "B5"), (card,)),
        menu.Question("second", ("B5", "B6"), (card, first)),
    ]
    assert [words.ask(question, visibility.view(table(), None), say) for question in questions] == [
        "Which card do you play or discard?",
        "Which card does your partner get first?",
        "Which card goes with the yellow 7?",
    ]
    assert [
        words.answer(menu.Question(name, (answer,), ()), answer, visibility.view(table(), None), say)
        for name, answer in (card, first, second)
    ] == [
        "Pass two cards to your partner",
        "Yellow 7",
        "Blue 5",
    ]
    assert words.action(read(">Y7 B5"), say) == "Two cards to your partner: yellow 7, blue 5"


def test_position_text_differs_by_the_partner_to_move() -> None:
    texts = [
        words.position(visibility.view(table(**HANDS, turn=seat), None), FOUR, say) for seat in (ADA, CHEN)
    ]
    assert texts[0] != texts[1]


@pytest.mark.parametrize("text", [">Y7 B5", ">y7 b5", "  > Y7   B5 ", ">Y7B5", ">Y10YW", ">Y7\tB5\n"])
def test_pass_is_read_regardless_of_case_and_spaces(text: str) -> None:
    action = read(text)
    assert isinstance(action, Pass)
    assert write(action) == write(read(text.upper()))
    assert len(action.cards) == 2


@pytest.mark.parametrize("text", [">", ">D", ">Y7 D", ">Y7 Q5", ">Y7 Y1", ">+Y7 D", ">Y7,B5", "<Y7 B5"])
def test_invalid_pass_text_is_rejected_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read(text)
    assert read(refused.value.expected)
