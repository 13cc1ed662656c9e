"""Every reason to refuse once, each with a sentence of its own; the state stays as it was."""

from __future__ import annotations

from importlib.resources import files
from typing import get_args

import pytest

from engine.core.catalogue import catalogue
from engine.core.game_errors import RuleViolation
from engine.games.tikal import rules
from engine.games.tikal.model import Bid, Choose, Move, Refusal, State
from engine.games.tikal.text import TikalWords
from tests.engine.tikal.jungle import ADA, BORIS, jungle, market, play, violation

say, words = catalogue(), TikalWords()
PLACING = jungle("C4=c1", tile="d4")
BIDDING = play(market("a1 a2", totals=(9, 9)), "bid 3")
CHOOSING = play(market("a1 a2"), "bid 1", "pass")
BUSY = jungle(
    "C4=a4 C5=b6 B3=g3",
    pieces=("A5:17 B4:L C4:1", "A4:1"),
    camps=("", "B4"),
    hoards="C4=mask,jug B3=",
    treasures=("idol bell bell", "idol mask mask"),
)
TEMPLES = jungle("C4=a1/2", pieces=("A4:2L B5:3L C4:1", "A4:5 B5:1"), guards=("", "C4"), levels="A4=10")
NOBODY_LEFT = jungle(pieces=("A5:18L",))
ALL_USED = jungle("C4=a6", camps=("B4 C4",), guards=("A4 B5",))

CASES = [
    (PLACING, "new A5", "place-first", ["place the tile"]),
    (BUSY, "place C3 1", "act-now", ["spend your points", "end the turn"]),
    (BIDDING, "end", "bid-first", ["bid", "pass"]),
    (CHOOSING, "end", "choose-first", ["open tiles"]),
    (jungle(points=4), "camp B4", "not-enough-points", ["5 action points", "4 left"]),
    (PLACING, "place C4 1", "discovered", ["C4"]),
    (PLACING, "place H1 1", "not-adjacent", ["H1"]),
    (PLACING, "place D4 1", "cannot-enter", ["D4", "enter"]),
    (PLACING, "place D4 3", "looks-alike", ["the same"]),
    (NOBODY_LEFT, "leader A5", "leader-out", ["leader"]),
    (NOBODY_LEFT, "new A5", "no-explorers", ["no explorers"]),
    (BUSY, "leader B4", "leader-out", ["leader"]),
    (jungle(camps=("", "B4")), "new B4", "not-your-camp", ["B4"]),
    (BUSY, "move B4-A5 1", "not-there", ["B4"]),
    (BUSY, "move B4-C5 L", "volcano", ["volcano", "C5"]),
    (BUSY, "move B4-H1 L", "no-way", ["B4", "H1"]),
    (BUSY, "excavate A4", "no-piece-there", ["A4"]),
    (BUSY, "treasure A4", "no-ruin", ["A4"]),
    (BUSY, "treasure B3", "nothing-left", ["B3"]),
    (play(BUSY, "treasure C4"), "treasure C4", "worked-already", ["C4", "Move another one there first"]),
    (play(TEMPLES, "excavate B5", "excavate B5"), "excavate B5", "worked-twice", ["B5", "Two pieces"]),
    (BUSY, "excavate B4", "no-temple", ["B4"]),
    (TEMPLES, "excavate C4", "guarded", ["C4"]),
    (TEMPLES, "excavate A4", "highest", ["A4"]),
    (jungle(pieces=("B5:1",), levels="A4=10 B5=9"), "excavate B5", "level-used-up", ["level 10"]),
    (BUSY, "swap idol 1 mask", "no-such-player", ["another player"]),
    (BUSY, "swap idol 2 idol", "same-kind", ["same kind"]),
    (BUSY, "swap bell 2 idol", "own-not-lone", ["To swap a bell away, you need exactly one"]),
    (
        BUSY,
        "swap idol 2 mask",
        "other-not-lone",
        ["To take a mask in a swap, its owner must have exactly one"],
    ),
    (ALL_USED, "camp B4", "camps-used", ["placed both camps"]),
    (BUSY, "camp A4", "no-clearing", ["A4", "clearing", "emptied ruin"]),
    (BUSY, "camp C4", "not-emptied", ["C4", "treasures"]),
    (BUSY, "camp B4", "camp-there", ["B4"]),
    (ALL_USED, "guard A4", "guards-used", ["placed both guards"]),
    (jungle(pieces=("A4:1", "A4:1")), "guard A4", "no-majority", ["stronger", "A4"]),
    (BIDDING, "bid 3", "bid-too-low", ["3", "bid more"]),
    (BIDDING, "bid 10", "bid-too-high", ["9 points"]),
    (CHOOSING, "take g1", "not-open", ["open"]),
]


@pytest.mark.parametrize(
    ("state", "wish", "reason", "parts"),
    CASES,
    ids=[f"{reason}: {wish}" for _, wish, reason, _ in CASES],
)
def test_each_rejected_action_of_tikal_has_its_reason_and_names_its_parts(
    state: State, wish: str, reason: str, parts: list[str]
) -> None:
    """Tikal, "Turns as text": each refusal names its reason."""
    assert state.turn is not None
    error = violation(state, state.turn, wish)
    sentence = words.violation(error, say)
    assert error.reason == reason
    assert all(part.lower() in sentence.lower() for part in parts), sentence
    assert "{" not in sentence


def test_move_without_pieces_is_rejected_with_its_sentence() -> None:
    """Tikal, "Turns as text": the notation writes no such thing."""
    with pytest.raises(RuleViolation) as refused:
        rules.apply(BUSY, ADA, Move("A5", "B4", 0))
    assert refused.value.reason == "no-pieces-chosen"
    assert words.violation(refused.value, say).startswith("Say who goes")


def test_every_refusal_sentence_of_tikal_is_tested_and_different() -> None:
    """Tikal, "Turns as text": none is missing, and none is left over."""
    text = (files("data") / "locales" / "en" / "tikal.ftl").read_text(encoding="utf-8")
    prefix = "tikal-refused-"
    written = {line.split(" ")[0][len(prefix) :] for line in text.splitlines() if line.startswith(prefix)}
    assert written == {reason for _, _, reason, _ in CASES} | {"no-pieces-chosen"} == set(get_args(Refusal))
    sentences = [line.split(" = ")[1] for line in text.splitlines() if line.startswith(prefix)]
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("tile", ["", "s1", "z9"])
def test_choosing_an_unknown_tile_is_rejected_as_not_open(tile: str) -> None:
    with pytest.raises(RuleViolation) as refused:
        rules.apply(CHOOSING, ADA, Choose(tile))
    assert refused.value.reason == "not-open"


@pytest.mark.parametrize("wish", [Bid(10**30), Bid(-(10**30)), Choose("x" * 5_000)], ids=str)
def test_refusal_of_a_huge_bid_or_tile_name_is_a_short_sentence(wish: Bid | Choose) -> None:
    state = BIDDING if isinstance(wish, Bid) else CHOOSING
    with pytest.raises(RuleViolation) as refused:
        rules.apply(state, ADA if state is CHOOSING else BORIS, wish)
    assert len(words.violation(refused.value, say)) < 200
