"""Random deals of playouts keep all cards and respect known ones."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.ai.character import Level
from engine.ai.situation import situation_of
from engine.games.lost_cities import GAME
from engine.games.lost_cities.computer import compact
from engine.games.lost_cities.computer.compact import NUMBERS, Round, cards_of, compact_round
from engine.games.lost_cities.computer.playouts import Playouts
from engine.games.lost_cities.judgement import estimate_for
from engine.games.lost_cities.model import COLOURS, State
from tests.engine.lost_cities.table import ADA, BORIS, CHEN, DANA, position, take


def held(round_: Round, seat: int) -> Counter[int]:
    return Counter(card for colour, row in enumerate(round_.hands[seat]) for card in cards_of(colour, row))


def playouts(state: State, *turns: str) -> tuple[Playouts, State]:
    """Playouts for Ada after these turns, which she has watched."""
    history = []
    for text in turns:
        step = take(state, text)
        state = step.state
        history += step.events
    situation = situation_of(GAME, state, ADA, history, 1, Level.EXPERT)
    return Playouts(situation, [], estimate_for(len(state.hands))), state


@pytest.mark.parametrize("partners", [False, True])
def test_playout_deals_every_hidden_card_once_to_hands_of_their_size(partners: bool) -> None:
    state = position(ada="Y2 Y3 Y4 Y5 B2", partners=partners)
    played, _ = playouts(state)
    deals = [played.dealt(number) for number in range(8)]
    for dealt in deals:
        hidden = sum((held(dealt, seat) for seat in range(1, len(state.hands))), Counter(dealt.pile))
        assert hidden == sum(
            (held(compact_round(state), seat) for seat in range(1, len(state.hands))),
            Counter(compact_round(state).pile),
        )
        assert held(dealt, ADA) == held(compact_round(state), ADA)
        assert [held(dealt, seat).total() for seat in range(len(state.hands))] == list(map(len, state.hands))
        for seat, hand in enumerate(dealt.hands):
            together = [mine + unseen for mine, unseen in zip(hand, dealt.unseen[seat], strict=True)]
            assert together == [a + b for a, b in zip(dealt.hands[ADA], dealt.unseen[ADA], strict=True)]
    assert len({tuple(dealt.pile) for dealt in deals}) == len(deals)


def test_playout_leaves_a_discard_that_a_rival_took_in_the_rivals_hand() -> None:
    state = position(ada="Y2 Y3 Y4 Y5", boris="B2 B3 B4 B5", discards="R5 G6", pile="W9 W8 W7")
    played, _ = playouts(state, "-Y2 D", "-B2 R", "-Y3 D", "-B3 D")
    red_five = COLOURS.index("R") << 4 | 5
    assert all(held(played.dealt(number), BORIS)[red_five] == 1 for number in range(20))


def test_playout_deals_a_card_that_a_rival_took_and_passed_to_either_of_them() -> None:
    state = position(
        ada="Y2 Y3", boris="W2 W3", chen="B2", dana="G2", discards="R5", pile="W9", partners=True
    )
    played, _ = playouts(state, "-Y2 D", "-W2 R", "-B2 D", "-G2 D", "-Y3 D", ">R5 W3")
    red_five = COLOURS.index("R") << 4 | 5
    holders = {seat for n in range(40) for seat in (BORIS, DANA) if held(played.dealt(n), seat)[red_five]}
    assert holders == {BORIS, DANA}


def test_playout_leaves_cards_given_to_the_partner_in_their_hand() -> None:
    state = position(ada="Y2 Y2 Y4 Y5", partners=True)
    played, _ = playouts(state, ">Y2 Y2", f"-{state.hands[BORIS][0]} D")
    for number in range(10):
        yellow = [NUMBERS[card & 15] for card in held(played.dealt(number), CHEN).elements() if not card >> 4]
        assert yellow.count(2) >= 2


def test_playout_deals_rivals_cards_they_need_more_often() -> None:
    """Boris has played up to the yellow 5: he keeps a 10 and has no use for a 3."""
    state = position(ada="B2 B3 B4 B5 W2 W3 W4 W5", expeditions=("", "Y2 Y4 Y5"), pile="R9")
    played, _ = playouts(state)
    hands = [held(played.dealt(number), BORIS) for number in range(300)]
    assert sum(hand[10] for hand in hands) > 1.5 * sum(hand[3] for hand in hands)


def test_playout_draws_the_top_card_of_the_pile_into_the_movers_hand() -> None:
    round_ = compact_round(position(ada="Y2 Y3 Y4 Y5", pile="R9 W8"))
    assert round_.pile[-1] == COLOURS.index("R") << 4 | 9
    round_.take(COLOURS.index("Y") << 4 | 2, False, compact.PILE)
    assert held(round_, ADA)[COLOURS.index("R") << 4 | 9] == 1
