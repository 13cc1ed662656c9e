"""The compact round goes the same way as the real one, turn for turn."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.lost_cities import rules
from engine.games.lost_cities.computer import compact
from engine.games.lost_cities.computer.compact import compact_round
from engine.games.lost_cities.model import COLOURS, NUMBER, PILE, Action, Card, Options, Pass
from engine.games.lost_cities.scoring import board_scores
from tests.examples import slow

SETTINGS = (Options(rounds=1), Options(rounds=1, colours=6), Options(rounds=1, partners=True))


def uncached(round_: compact.Round) -> dict[str, object]:
    """Return everything of a round except cached evaluations."""
    own = ("notes", "moods", "idle", "laid_by")
    return {name: getattr(round_, name) for name in compact.Round.__slots__ if name not in own}


def take(round_: compact.Round, action: Action) -> None:
    if isinstance(action, Pass):
        first, second = (number(round_, card) for card in action.cards)
        round_.hand_over(first, compact.second_copy(second) if first == second else second)
    else:
        source = compact.PILE if action.source == PILE else COLOURS.index(action.source)
        round_.take(number(round_, action.card), action.discard, source)


def number(round_: compact.Round, card: Card) -> int:
    """A card in the hand of the one to move."""
    colour = COLOURS.index(card[0])
    return colour << 4 | compact.held_kind(round_.hands[round_.turn][colour], NUMBER[card])


def cards(round_: compact.Round) -> dict[str, object]:
    """Return all cards by place, without distinguishing copies."""

    def alike(held: int) -> list[int]:
        return sorted(compact.NUMBERS[card & 15] for card in compact.cards_of(0, held))

    fields = uncached(round_)
    for name in ("hands", "unseen"):
        fields[name] = [[alike(held) for held in row] for row in fields[name]]  # type: ignore[attr-defined]
    fields["discards"] = [[compact.NUMBERS[card & 15] for card in pile] for pile in round_.discards]
    fields["pile"] = [(card >> 4, compact.NUMBERS[card & 15]) for card in round_.pile]
    return fields


@pytest.mark.parametrize("options", [*slow(*SETTINGS[:2]), *SETTINGS[2:]], ids=str)
def test_compact_round_has_the_cards_of_the_rules_after_each_turn_and_their_scores_at_the_end(
    options: Options,
) -> None:
    random = Random(5)
    for seed in range(5):
        state = rules.setup(options, rules.seats_for(options)[0], seed).state
        round_ = compact_round(state)
        while state.turn is not None:
            action = random.choice(rules.legal_actions(state, state.turn))
            take(round_, action)
            state = rules.apply(state, state.turn, action).state
            if state.turn is not None:
                assert cards(round_) == cards(compact_round(state))
        assert round_.scores() == board_scores(state.board)
        assert not round_.pile


def test_change_of_a_copied_compact_round_leaves_the_original_unchanged() -> None:
    round_ = compact_round(rules.setup(Options(), 2, 3).state)
    before, other = uncached(round_.copy()), round_.copy()
    other.take(next(iter(compact.cards_of(0, other.hands[other.turn][0]))), True, compact.PILE)
    assert uncached(round_) == before != uncached(other)


def test_replaced_hand_holds_the_given_cards_and_hand_plus_unseen_is_equal_for_both_seats() -> None:
    round_ = compact_round(rules.setup(Options(), 2, 3).state)
    hand = round_.pile[:8]
    round_.hold(1, hand, knower=0)
    held = [card for colour, row in enumerate(round_.hands[1]) for card in compact.cards_of(colour, row)]
    assert sorted(held) == sorted(hand)
    hidden = [list(map(sum, zip(round_.hands[seat], round_.unseen[seat], strict=True))) for seat in (0, 1)]
    assert hidden[0] == hidden[1], "what neither has laid down yet"
