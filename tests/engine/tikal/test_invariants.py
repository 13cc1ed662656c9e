"""Invariants that legal steps keep, and states that `check` rejects."""

from __future__ import annotations

import os
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from engine.core.dice import Dice
from engine.core.game_errors import CorruptState
from engine.core.types import Step
from engine.games.tikal import GAME, invariants, land, rules, scoring
from engine.games.tikal.model import (
    GONE,
    LAND,
    LEVELS,
    PRINTED,
    SPOT,
    SUPPLY,
    TREASURES,
    Auction,
    Options,
    ScoreSheet,
    ScoringRound,
    State,
    Worker,
)
from tests.engine.tikal.jungle import (
    ADA,
    AUCTION,
    BORIS,
    CHEN,
    LAND_TILES,
    by_hex,
    everywhere,
    game_of,
    jungle,
    market,
    play,
    walk,
)
from tests.examples import a_few

agreements = st.builds(Options, st.booleans())
tables = st.integers(2, 4)
seeds = st.integers(0, 2**64)
choices = st.lists(st.integers(0, 10**6), min_size=60, max_size=400)
games = given(agreements, tables, seeds, choices)


# What is never lost


def is_kept(state: State) -> None:
    """Assert that no tile, treasure, piece or point is missing or misplaced."""
    shown = state.auction.open if state.auction else ()
    waiting = state.scoring.volcano if state.scoring else None
    at_hand = [tile for tile in (state.tile, waiting.tile if waiting else None) if tile]
    lying = [tile for tile in state.tiles if tile and tile not in PRINTED]
    assert Counter((*lying, *state.stack, *state.removed, *shown, *at_hand)) == Counter(LAND_TILES)
    treasures = (*state.pool, *(kind for row in (*state.hoards, *state.treasures) for kind in row))
    assert Counter(treasures) == Counter(TREASURES)
    for seat in range(len(state.totals)):
        own, guards = sum(state.explorers[seat]), state.guards.count(seat)
        assert min(state.explorers[seat]) >= 0 <= state.supply[seat]
        assert own + state.supply[seat] <= 18 - max(0, guards - (state.leaders[seat] == GONE))
        assert guards <= 2 >= state.camps.count(seat)
        assert state.leaders[seat] in (SUPPLY, GONE) or state.tiles[state.leaders[seat]]
    used = Counter(
        number
        for tile, level in zip(state.tiles, state.levels, strict=True)
        if level
        for number in range(LAND[tile].value + 1, level + 1)
    )
    assert all(used[level] <= count for level, count in LEVELS.items())
    assert 0 <= state.points <= 10
    assert min(state.totals) >= 0
    start = 20 if state.options.auction else 0
    for seat, total in enumerate(state.totals):
        scored = sum(sheet.points for sheet in state.sheets if sheet.seat == seat)
        assert total == start + scored - state.paid[seat]


@a_few
@games
def test_steps_neither_lose_nor_duplicate_tiles_treasures_pieces_or_points(
    agreed: Options, seats: int, seed: int, whims: list[int]
) -> None:
    """Tikal, "The map"."""
    for step in walk(agreed, seats, seed, whims):
        is_kept(step.state)
        invariants.check(step.state)


@a_few
@games
def test_action_points_are_ten_before_a_turn_and_never_rise_within_it(
    agreed: Options, seats: int, seed: int, whims: list[int]
) -> None:
    """Tikal, "A turn": ten at its beginning, and never more."""
    for before, after in pairwise(walk(agreed, seats, seed, whims)):
        one, other = before.state, after.state
        if rules.turn_complete(other) and other.turn is not None:
            assert other.points == 10
            assert other.workers == ((),)
        elif one.turn == other.turn and not rules.turn_complete(one):
            assert other.points <= one.points


@a_few
@games
def test_only_steps_that_uncover_a_tile_or_a_treasure_count_as_revealing(
    agreed: Options, seats: int, seed: int, whims: list[int]
) -> None:
    """Tikal, "Playing here": a tile drawn, tiles opened, a treasure taken."""
    for step in walk(agreed, seats, seed, whims):
        what = {type(event).__name__ for event in step.events}
        assert step.reveals == bool(what & {"TileDrawn", "RoundOpened", "Found"})


@a_few
@games
def test_every_placed_tile_but_volcanoes_can_be_reached_from_the_base_camp(
    agreed: Options, seats: int, seed: int, whims: list[int]
) -> None:
    """Tikal, "A turn": every hex but a volcano can be reached from the base camp."""
    state = list(walk(agreed, seats, seed, whims))[-1].state
    chart = land.chart(state.tiles, state.rotations)
    reached, waiting = set(), [SPOT["A5"]]
    while waiting:
        place = waiting.pop()
        if place not in reached:
            reached.add(place)
            waiting += [other for other, _ in chart.exits[place]]
    walkable = {place for place, tile in enumerate(state.tiles) if tile and LAND[tile].kind != "volcano"}
    assert reached == walkable


# Many whole games


NIGHTLY = os.environ.get("NIGHTLY_GAMES")
WHOLE_GAMES = int(NIGHTLY) if NIGHTLY else 40
"""Games per table, for a few seconds in total unless NIGHTLY_GAMES is set."""


def over(step: Step[State], seats: int) -> None:
    """Assert what is true at the end of every game."""
    state = step.state
    assert rules.to_move(state) == ()
    assert state.stack == ()
    rounds_scored = 1 + 3
    assert len(state.sheets) == rounds_scored * seats
    result = scoring.result(state)
    assert result is not None
    assert 1 in result.placings
    assert tuple(sum(line.points for line in sums) for sums in result.score_sheets) == result.scores


@pytest.mark.slow
@pytest.mark.parametrize("agreed", [Options(), AUCTION], ids=["drawn", "auction"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_two_to_four_players_end_with_all_pieces_and_score_sheets_that_add_up(
    seats: int, agreed: Options
) -> None:
    """Tikal, "The end": half of them at random, half with some sense; three volcanoes, and the end."""
    seen: Counter[str] = Counter()
    for seed in range(WHOLE_GAMES):
        steps = game_of(seats, seed, agreed) if seed % 2 else at_random(seats, seed, agreed)
        for step in steps:
            is_kept(step.state)
            seen.update(type(event).__name__ for event in step.events)
        invariants.check(step.state)
        over(step, seats)
    assert {"Guarded", "Camped", "Exchanged", "Found", "Excavated"} <= set(seen)


def at_random(seats: int, seed: int, agreed: Options) -> list[Step[State]]:
    """A whole game in which everything legal is as likely as everything else."""
    random, steps = Random(f"{agreed} {seed}"), [rules.setup(agreed, seats, seed)]
    while (seat := steps[-1].state.turn) is not None:
        state = steps[-1].state
        steps.append(rules.apply(state, seat, random.choice(rules.legal_actions(state, seat))))
    return steps


# States that are refused

SOUND = jungle(
    "C4=a4 C5=b3 B3=a1",
    pieces=("A4:2L C4:1", "B5:3 A5:1"),
    camps=("B4",),
    guards=("", "B3"),
    levels="A4=3",
    hoards="C4=jug,crown",
    treasures=("mask jug", "bell"),
    totals=(6, 4),
)
PLACING = jungle("C4=c1", tile="c3")
WORKED = play(SOUND, "excavate A4", "excavate A4")
LED = play(jungle(pieces=("A4:L",)), "excavate A4")
ERUPTED = play(jungle(seats=3, stack="b6 c1 c2"), "end", "end")
FINAL = play(jungle(seats=3, stack=""), "end")
FINISHED = play(jungle(stack=""), "end", "end", "end")
BIDDING = play(market("a1 a2 a3", seats=3), "bid 3", "pass")
CHOSEN = play(BIDDING, "pass", "take a2")
WALKED = play(jungle(pieces=("A5:1",)), "move A5-A4 1")
AUCTIONED = play(market("g1 g2"), "pass", "pass", "take g1", "place C4 1", "end", "place B3 1", "end")
"""The last scoring round of an auction."""
LEFT = rules.retire(SOUND, ADA).state
SURROUNDED = jungle(everywhere("B1=b6 A2=d5", but="A1", kept="g1"), stack="g1")
"""All is discovered but A1, which touches volcanoes only."""
GUARDED = jungle(guards=("A4",), gone=(ADA,), pieces=("A5:2",))


def put(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    return (*items[:place], item, *items[place + 1 :])


def there(items: tuple[Any, ...], name: str, item: Any) -> tuple[Any, ...]:
    """By hex, with another item on a hex."""
    return put(items, SPOT[name], item)


def own(state: State, seat: int, name: str, count: int) -> tuple[Any, ...]:
    """Return all explorers, with these numbers of a seat on a hex."""
    return put(state.explorers, seat, there(state.explorers[seat], name, count))


def auctioned(state: State, **changes: Any) -> dict[str, Auction]:
    assert state.auction is not None
    return {"auction": structs.replace(state.auction, **changes)}


def with_scoring(state: State, **changes: Any) -> dict[str, ScoringRound]:
    assert state.scoring is not None
    return {"scoring": structs.replace(state.scoring, **changes)}


def volcano(state: State, **changes: Any) -> dict[str, ScoringRound]:
    assert state.scoring is not None
    return with_scoring(state, volcano=structs.replace(state.scoring.volcano, **changes))


def trace(state: State, **changes: Any) -> dict[str, Any]:
    return {"last": structs.replace(state.last, **changes)}


def sheet(**changes: Any) -> dict[str, Any]:
    return {"sheets": put(SOUND.sheets, 0, structs.replace(SOUND.sheets[0], **changes))}


def worker(state: State, **changes: Any) -> dict[str, Any]:
    first, *others = state.workers[0]
    return {"workers": ((structs.replace(first, **changes), *others),)}


EVERY_SOUND = {
    "begun": SOUND,
    "tile to place": PLACING,
    "after work of two explorers": WORKED,
    "after work of the leader": LED,
    "scoring after a volcano": ERUPTED,
    "last scoring round": FINAL,
    "finished": FINISHED,
    "bidding": BIDDING,
    "auction won": CHOSEN,
    "resigned": LEFT,
    "leader gone as a guard": GUARDED,
    "after a walk": WALKED,
    "last scoring of an auction": AUCTIONED,
}

DAMAGED: list[tuple[str, State, str, dict[str, Any]]] = [
    # Sizes
    ("one player", SOUND, "seats", {"totals": (6,)}),
    ("five players", SOUND, "seats", {"totals": (0,) * 5}),
    ("the pieces of one are missing", SOUND, "seats", {"explorers": SOUND.explorers[:1]}),
    ("a leader is missing", SOUND, "seats", {"leaders": SOUND.leaders[:1]}),
    ("a supply is missing", SOUND, "seats", {"supply": SOUND.supply[:1]}),
    ("the treasures of one are missing", SOUND, "seats", {"treasures": SOUND.treasures[:1]}),
    ("what one paid is missing", SOUND, "seats", {"paid": (0,)}),
    ("a hex is missing", SOUND, "hexes", {"levels": SOUND.levels[:-1]}),
    ("a hex is missing for one", SOUND, "hexes", {"explorers": put(SOUND.explorers, 0, (0,) * 39)}),
    # The dice
    ("dice of no seed", SOUND, "dice", {"dice": Dice("xyz", 1)}),
    ("dice of an empty seed", SOUND, "dice", {"dice": Dice("", 1)}),
    ("dice of a seed and a line's end", SOUND, "dice", {"dice": Dice("ab\n", 1)}),
    ("dice that shuffled nothing", SOUND, "dice", {"dice": Dice("ab", 0)}),
    # Tiles
    ("the base camp is gone", SOUND, "printed", {"tiles": there(SOUND.tiles, "A5", "")}),
    ("a printed tile is there twice", SOUND, "printed", {"tiles": there(SOUND.tiles, "A3", "s2")}),
    ("a tile is there twice", SOUND, "tiles", {"tiles": there(SOUND.tiles, "A3", "a1")}),
    ("a tile is lost", SOUND, "tiles", {"stack": SOUND.stack[1:]}),
    ("a tile is removed and there", SOUND, "tiles", {"removed": ("c1",)}),
    ("a tile there is not", SOUND, "tiles", {"stack": ("z9", *SOUND.stack[1:])}),
    ("groups in the wrong order", SOUND, "stack", {"stack": SOUND.stack[::-1]}),
    (
        "a tile is isolated",
        SOUND,
        "island",
        {"tiles": there(SOUND.tiles, "H1", "g4"), "stack": tuple(t for t in SOUND.stack if t != "g4")},
    ),
    ("a tile turned too far", SOUND, "rotation", {"rotations": there(SOUND.rotations, "C4", 6)}),
    ("the unknown is turned", SOUND, "rotation", {"rotations": there(SOUND.rotations, "H1", 1)}),
    ("what is printed is turned", SOUND, "rotation", {"rotations": there(SOUND.rotations, "B4", 1)}),
    # Temples, guards, camps
    ("a temple lower than printed", SOUND, "levels", {"levels": there(SOUND.levels, "B5", 0)}),
    ("a temple higher than ten", SOUND, "levels", {"levels": there(SOUND.levels, "B5", 11)}),
    ("a temple on a clearing", SOUND, "levels", {"levels": there(SOUND.levels, "B4", 2)}),
    (
        "two tens",
        SOUND,
        "levels",
        {"levels": there(there(SOUND.levels, "A4", 10), "B5", 10)},
    ),
    ("a guard on a ruin", SOUND, "guards", {"guards": there(SOUND.guards, "C4", BORIS)}),
    ("a guard of a missing seat", SOUND, "guards", {"guards": there(SOUND.guards, "B3", 2)}),
    ("a camp of a missing seat", SOUND, "camps", {"camps": there(SOUND.camps, "B4", 2)}),
    ("a camp on a temple", SOUND, "camps", {"camps": there(SOUND.camps, "A4", ADA)}),
    ("a camp on treasures", SOUND, "camps", {"camps": there(SOUND.camps, "C4", ADA)}),
    # Treasures
    (
        "more treasures than a ruin shows",
        SOUND,
        "hoards",
        {"hoards": there(SOUND.hoards, "C4", SOUND.pool[:5]), "pool": SOUND.pool[5:]},
    ),
    ("treasures on a temple", SOUND, "hoards", {"hoards": there(SOUND.hoards, "A4", ("mask",))}),
    ("a treasure from nowhere", SOUND, "treasures", {"treasures": (("mask", "mask", "jug"), ("bell",))}),
    ("a kind there is not", SOUND, "treasures", {"pool": ("hat", *SOUND.pool[1:])}),
    (
        "a treasure left behind",
        SOUND,
        "pool",
        {"treasures": (("mask",), SOUND.treasures[1]), "pool": (*SOUND.pool, "jug")},
    ),
    ("treasures out of order", SOUND, "treasures", {"treasures": (("jug", "mask"), SOUND.treasures[1])}),
    # Pieces
    (
        "three guards",
        SOUND,
        "limits",
        {"guards": by_hex({"A4": BORIS, "B5": BORIS, "B3": BORIS}, None)},
    ),
    (
        "three camps",
        jungle("C4=a6 C5=b4 B3=b5", camps=("B4 C4",)),
        "limits",
        {"camps": by_hex(dict.fromkeys(("B4", "C4", "C5"), ADA), None)},
    ),
    ("a leader nowhere there is", SOUND, "leaders", {"leaders": (40, SUPPLY)}),
    ("a leader gone without a guard", SOUND, "leaders", {"leaders": (GONE, SUPPLY)}),
    ("explorers below nothing", SOUND, "explorers", {"explorers": own(SOUND, ADA, "B5", -1)}),
    ("an explorer in the unknown", SOUND, "standing", {"explorers": own(SOUND, ADA, "H1", 1)}),
    ("a leader in the unknown", SOUND, "standing", {"leaders": (SPOT["H1"], SUPPLY)}),
    (
        "an explorer on a volcano",
        jungle("C4=b6"),
        "standing",
        {"explorers": own(jungle("C4=b6"), ADA, "C4", 1)},
    ),
    ("an explorer too many", SOUND, "explorers", {"explorers": own(SOUND, ADA, "A5", 1)}),
    ("an explorer too few", SOUND, "explorers", {"explorers": own(SOUND, ADA, "C4", 0)}),
    ("a supply below nothing", SOUND, "explorers", {"supply": (-1, SOUND.supply[1])}),
    ("the guard is in the supply too", SOUND, "explorers", {"supply": put(SOUND.supply, BORIS, 14)}),
    # Workers
    (
        "three works at one place",
        WORKED,
        "workers",
        {"workers": ((*WORKED.workers[0], WORKED.workers[0][0]),)},
    ),
    ("work in the unknown", WORKED, "workers", worker(WORKED, sites=(SPOT["H1"],))),
    ("work off the board", WORKED, "workers", worker(WORKED, sites=(40,))),
    ("a piece that worked twice there", WORKED, "workers", worker(WORKED, sites=(SPOT["A4"],) * 2)),
    ("a piece that did not work", WORKED, "workers", worker(WORKED, sites=())),
    ("a worker off the board", WORKED, "workers", worker(WORKED, at=40)),
    ("a leader that worked elsewhere", LED, "workers", worker(LED, at=SPOT["A5"])),
    ("more workers than pieces", WORKED, "workers", worker(WORKED, at=SPOT["B5"])),
    (
        "two leaders that worked",
        LED,
        "workers",
        {"workers": ((*LED.workers[0], Worker(SPOT["A4"], True, (SPOT["B5"],))),)},
    ),
    # The course
    ("begun by a missing seat", SOUND, "turn", {"starter": 2}),
    ("the turn of a missing seat", SOUND, "turn", {"turn": 2}),
    ("the turn of the seat −1", SOUND, "turn", {"turn": -1}),
    ("a missing seat left", LEFT, "retired", {"retired": 7}),
    ("a phase there is not", SOUND, "phase", {"phase": "rest"}),
    ("eleven points", SOUND, "points", {"points": 11}),
    ("points below nothing", SOUND, "points", {"points": -1}),
    ("no seat is to move before the end", SOUND, "finished", {"turn": None}),
    ("a player left and the game goes on", SOUND, "finished", {"retired": ADA}),
    ("a seat is to move after the end", FINISHED, "finished", {"turn": ADA}),
    ("a player left after the end", FINISHED, "finished", {"retired": ADA}),
    ("the wrong scoring round", ERUPTED, "scoring", with_scoring(ERUPTED, number=2)),
    ("a player is not asked to score", ERUPTED, "queue", with_scoring(ERUPTED, queue=())),
    ("a tile is placed in a scoring round", ERUPTED, "queue", {"phase": "tile"}),
    ("a stranger scores", ERUPTED, "queue", with_scoring(ERUPTED, queue=(3,))),
    ("a player scores twice", FINAL, "queue", with_scoring(FINAL, queue=(ADA, ADA))),
    ("the others score in the wrong order", FINAL, "queue", with_scoring(FINAL, queue=(BORIS, ADA))),
    ("it is another player's turn to score", ERUPTED, "queue", {"turn": BORIS}),
    ("a volcano of a stranger", ERUPTED, "drawer", volcano(ERUPTED, drawer=7)),
    ("a volcano of another player", ERUPTED, "queue", volcano(ERUPTED, drawer=ADA)),
    ("a scoring round ends too early", ERUPTED, "tiles", {"scoring": None}),
    (
        "a scoring round for something else",
        ERUPTED,
        "tile",
        {**volcano(ERUPTED, tile="c1"), "removed": (*ERUPTED.removed, "b6"), "stack": ("c2",)},
    ),
    (
        "a scoring round before anything was drawn",
        SOUND,
        "finished",
        {"scoring": ScoringRound(1, (BORIS,), None)},
    ),
    (
        "the volcano is gone",
        ERUPTED,
        "final",
        {**with_scoring(ERUPTED, volcano=None), "removed": (*ERUPTED.removed, "b6")},
    ),
    ("no tile to place", SOUND, "tile", {"phase": "tile"}),
    ("a tile at hand while acting", PLACING, "tile", {"phase": "act"}),
    ("a tile at hand that fits nowhere", SURROUNDED, "tile", {"phase": "tile", "tile": "g1", "stack": ()}),
    ("the last round with tiles left", FINAL, "final", {"stack": ("g4",), "removed": FINAL.removed[:-1]}),
    ("an auction where tiles are drawn", BIDDING, "auction", {"options": Options()}),
    ("no auction where there should be one", SOUND, "auction", {"options": AUCTION}),
    # The newest turn
    ("a turn of a stranger", WORKED, "last", trace(WORKED, seat=7)),
    ("another player's turn", WORKED, "begun", trace(WORKED, seat=BORIS)),
    ("a turn that has begun with nothing", WORKED, "begun", {"last": None}),
    ("a turn that has not begun, but spent points", WORKED, "points", {"begun": False}),
    ("a hex off the board is touched", WALKED, "last", trace(WALKED, touched=(40,))),
    ("a hex is touched below the first", WALKED, "last", trace(WALKED, touched=(-1,))),
    ("the unknown is touched", WALKED, "last", trace(WALKED, touched=(SPOT["H1"],))),
    ("a hex is touched twice", WALKED, "last", trace(WALKED, touched=WALKED.last.touched * 2)),
    ("a way off the board", WALKED, "last", trace(WALKED, ways=((SPOT["A5"], 40),))),
    ("a way of one hex", WALKED, "last", trace(WALKED, ways=((SPOT["A5"],),))),
    ("a way of none", WALKED, "last", trace(WALKED, ways=((),))),
    ("a way that cannot be walked", WALKED, "last", trace(WALKED, ways=((SPOT["A5"], SPOT["H1"]),))),
    (
        "a way whose ends were not touched",
        WALKED,
        "last",
        trace(WALKED, ways=((SPOT["A4"], SPOT["A5"]),), touched=(SPOT["A5"],)),
    ),
    # The auction
    ("who has passed is to bid", BIDDING, "passed", {"turn": BORIS}),
    ("who has bid most is to bid", BIDDING, "passed", {"turn": ADA}),
    ("a player without enough points is to bid", BIDDING, "bid", auctioned(BIDDING, bid=20)),
    ("the turn of a player who has not won it", play(BIDDING, "pass"), "turn", {"turn": CHEN}),
    ("bids without waiting players", AUCTIONED, "waiting", auctioned(AUCTIONED, waiting=(ADA,), first=ADA)),
    ("a stranger waits", BIDDING, "waiting", auctioned(BIDDING, waiting=(0, 1, 3))),
    ("a player waits twice", BIDDING, "waiting", auctioned(BIDDING, waiting=(0, 1, 1))),
    ("a player passed who does not wait", BIDDING, "passed", auctioned(BIDDING, passed=(3,))),
    ("a player passed twice", BIDDING, "passed", auctioned(BIDDING, passed=(1, 1))),
    (
        "a player too many for the tiles",
        CHOSEN,
        "open",
        {**auctioned(CHOSEN, open=("a1",)), "removed": (*CHOSEN.removed, "a3")},
    ),
    ("a bid below nothing", BIDDING, "bid", auctioned(BIDDING, bid=-1)),
    ("a bid of no player", BIDDING, "bid", auctioned(BIDDING, bidder=None)),
    ("a bidder without a bid", BIDDING, "bid", auctioned(BIDDING, bid=0)),
    ("a bid of one who does not wait", BIDDING, "bid", auctioned(BIDDING, bidder=3)),
    ("a first bidder there is not", BIDDING, "first", auctioned(BIDDING, first=3)),
    # Sums
    ("points from nowhere", SOUND, "totals", {"totals": (7, 4)}),
    ("points that were paid by no player", SOUND, "totals", {"totals": (7, 4), "paid": (-1, 0)}),
    ("another number of round", SOUND, "sheets", sheet(number=2)),
    ("a temple off the board", SOUND, "sheets", sheet(temples=((40, 6),), treasures=0)),
    ("points of a stranger", SOUND, "sheets", sheet(seat=7)),
    ("a temple that never was so high", SOUND, "sheets", sheet(temples=((SPOT["A4"], 6),), treasures=0)),
    ("a temple lower than printed", SOUND, "sheets", sheet(temples=((SPOT["A4"], 0),))),
    ("points for a ruin", SOUND, "sheets", sheet(temples=((SPOT["C4"], 3),), treasures=3)),
    (
        "treasures worth less than nothing",
        SOUND,
        "sheets",
        {**sheet(temples=((SPOT["A4"], 3),), treasures=-3), "totals": (0, 4)},
    ),
    (
        "a player scored twice in a round",
        SOUND,
        "sheets",
        {"sheets": (ScoreSheet(1, ADA, (), 3), ScoreSheet(1, ADA, (), 3)), "totals": (6, 0)},
    ),
]


@pytest.mark.parametrize("state", EVERY_SOUND.values(), ids=EVERY_SOUND)
def test_stored_state_of_a_game_passes_the_checks_and_is_read_back(state: State) -> None:
    invariants.check(state)
    assert GAME.load(GAME.dump(state)) == state


@pytest.mark.parametrize(
    ("state", "what", "changes"),
    [case[1:] for case in DAMAGED],
    ids=[case[0] for case in DAMAGED],
)
def test_impossible_state_of_tikal_is_rejected_with_what_is_wrong(
    state: State, what: str, changes: dict[str, Any]
) -> None:
    invariants.check(state)
    damaged = structs.replace(state, **changes)
    with pytest.raises(CorruptState) as refused:
        invariants.check(damaged)
    assert refused.value.details["what"] == what
    with pytest.raises(CorruptState):
        GAME.load(GAME.dump(damaged))
