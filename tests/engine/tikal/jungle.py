"""Builds Tikal positions for tests and plays on in notation.

Ada sits at seat 0, then Boris, Chen and Dana. A map is written by hex with tile and rotation: `"C4=c1/2
D3=a4"`. Pieces are written as in the log: `"A5:3L B4:1"` is three explorers and the leader in the base camp,
and an explorer on B4. The printed hexes are always there: the base camp on A5, temples 1 on A4 and B5, a
clearing on B4. Their ways: A4 –2– A5 –1– B4, A5 –2– B5, and stones towards A3, B3, C4 and C5.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

import pytest
from msgspec import structs

from engine.core.dice import Dice
from engine.core.game_errors import RuleViolation
from engine.core.types import Step
from engine.games.tikal import invariants, notation, rules, turns_and_auctions
from engine.games.tikal.model import (
    BID,
    GONE,
    GROUPS,
    HEXES,
    KINDS,
    LAND,
    PRINTED,
    SPOT,
    SUPPLY,
    TILE,
    TREASURES,
    TURN_POINTS,
    Camp,
    Enter,
    Excavate,
    Guard,
    Hunt,
    Move,
    Options,
    ScoreSheet,
    State,
    Trace,
)

ADA, BORIS, CHEN, DANA = range(4)
NAMES = ("Ada", "Boris", "Chen", "Dana")
AUCTION = Options(auction=True)
FAR_RUINS = {"H5": "a4", "H4": "a5", "H3": "b3", "G5": "c3", "G4": "d3", "H2": "e3", "H1": "f3", "G3": "g3"}
"""Where treasures come from that players hold already, unless the ruins of the map can have held them."""
LAND_TILES = tuple(tile for group in GROUPS for tile in group)


def jungle(
    tiles: str = "",
    *,
    seats: int = 2,
    pieces: tuple[str, ...] = (),
    camps: tuple[str, ...] = (),
    guards: tuple[str, ...] = (),
    gone: tuple[int, ...] = (),
    levels: str = "",
    hoards: str = "",
    treasures: tuple[str, ...] = (),
    totals: tuple[int, ...] = (),
    points: int = TURN_POINTS,
    turn: int = ADA,
    tile: str = "",
    stack: str | None = None,
    options: Options | None = None,
) -> State:
    """Return a valid state in which `turn` spends `points`, or places `tile`.

    Pieces, camps, guards and treasures are by seat. A leader that is `gone` is a guard. Temples are as
    high as printed unless `levels` says more (`"A4=3"`). Ruins are full, or named with the top first
    (`"C4=mask,jug"`). Treasures of players came from ruins too; the last player holds the unnamed ones.
    `stack` names all tiles to be drawn, the next one first; other missing tiles are then out of the game.
    Without `stack`, all missing tiles are to be drawn.
    """
    lying, turned = _map(tiles)
    _add_far_ruins(lying, (*treasures, hoards.replace(",", " ")), (tile, *(stack or "").split()))
    left = {text.split("=")[0]: text.split("=")[1] for text in hoards.split()}
    held, hidden, pool = _treasures(lying, left, _by_seat(treasures, seats))
    posted = [text.split() for text in _by_seat(guards, seats)]
    standing = [_pieces(text) for text in _by_seat(pieces, seats)]
    spare = [each for each in LAND_TILES if each not in (*lying.values(), tile)]
    drawn = spare if stack is None else stack.split()
    agreed = options or Options()
    state = structs.replace(
        rules.setup(Options(), seats, 1).state,
        options=agreed,
        dice=Dice.from_seed(1).shuffle(TREASURES)[1],
        phase=TILE if tile else "act",
        starter=turn,
        turn=turn,
        points=points,
        begun=points < TURN_POINTS,
        last=Trace(turn) if points < TURN_POINTS else None,
        stack=tuple(reversed(drawn)),
        removed=tuple(each for each in spare if each not in drawn),
        tile=tile or None,
        tiles=by_hex(lying, ""),
        rotations=by_hex(turned, 0),
        levels=by_hex({at: LAND[each].value for at, each in lying.items()} | _numbers(levels), 0),
        hoards=by_hex({at: tuple(reversed(kinds)) for at, kinds in hidden.items()}, ()),
        pool=pool,
        camps=_owners(camps),
        guards=_owners(guards),
        explorers=tuple(by_hex(explorers, 0) for explorers, _ in standing),
        leaders=tuple(GONE if seat in gone else leader for seat, (_, leader) in enumerate(standing)),
        supply=tuple(
            18 - sum(explorers.values()) - len(posted[seat]) + (seat in gone)
            for seat, (explorers, _) in enumerate(standing)
        ),
        treasures=held,
        **_points(totals, seats, agreed),
    )
    if not agreed.auction:
        invariants.check(state)
    return state


def market(open_tiles: str, tiles: str = "", *, first: int = ADA, rest: str = "", **given: Any) -> State:
    """Return a newly opened auction round: one tile per player, then `rest`."""
    state = jungle(tiles, stack=f"{open_tiles} {rest}", options=AUCTION, **given)
    state = turns_and_auctions.open_auction(state, first, ())[0]
    assert state.phase == BID
    invariants.check(state)
    return state


def by_hex(given: Mapping[str, Any], nothing: Any) -> tuple[Any, ...]:
    return tuple(given.get(name, nothing) for name in HEXES)


def _by_seat(texts: tuple[str, ...], seats: int) -> tuple[str, ...]:
    return (*texts, *[""] * (seats - len(texts)))


def _numbers(text: str) -> dict[str, int]:
    return {each.split("=")[0]: int(each.split("=")[1]) for each in text.split()}


def _map(tiles: str) -> tuple[dict[str, str], dict[str, int]]:
    lying = {at: tile for tile, at in PRINTED.items()}
    turned = {}
    for text in tiles.split():
        at, _, what = text.partition("=")
        lying[at], _, rotation = what.partition("/")
        turned[at] = int(rotation or 0)
    return lying, turned


def _add_far_ruins(lying: dict[str, str], treasures: Iterable[str], elsewhere: tuple[str, ...]) -> None:
    """Add distant ruins for all treasures that are held or on the map."""
    wanted = sum(len(text.split()) for text in treasures)
    used = (*lying.values(), *elsewhere)
    far = [(at, ruin) for at, ruin in FAR_RUINS.items() if at not in lying and ruin not in used]
    while sum(LAND[each].treasures for each in lying.values()) < wanted:
        # Two at a time, so that no tile is isolated.
        lying.update(far[:2])
        del far[:2]


def _treasures(
    lying: Mapping[str, str], left: Mapping[str, str], texts: tuple[str, ...]
) -> tuple[tuple[tuple[str, ...], ...], dict[str, list[str]], tuple[str, ...]]:
    """Return the treasures of players, on ruins (top first), and in the pool."""
    held = [text.split() for text in texts]
    hidden = {at: [kind for kind in text.split(",") if kind] for at, text in left.items()}
    named = [kind for kinds in (*held, *hidden.values()) for kind in kinds]
    rest = Counter(TREASURES)
    rest.subtract(named)
    assert min(rest.values()) >= 0, "there are three treasures of each kind"
    spare = list(rest.elements())
    # Treasures that are held came from the unnamed ruins, the last ones first.
    taken = sum(map(len, held)) - sum(LAND[lying[at]].treasures - len(kinds) for at, kinds in hidden.items())
    for at in reversed([at for at, tile in lying.items() if LAND[tile].treasures and at not in hidden]):
        full = LAND[lying[at]].treasures
        remaining = full - min(full, max(0, taken))
        taken -= full - remaining
        hidden[at] = [spare.pop() for _ in range(remaining)]
    assert taken <= 0, "treasures come from ruins"
    held[-1] += [spare.pop() for _ in range(-taken)]
    return tuple(tuple(sorted(own, key=KINDS.index)) for own in held), hidden, tuple(spare)


def _pieces(text: str) -> tuple[dict[str, int], int]:
    """A player's explorers by hex, and where the leader is."""
    explorers, leader = {}, SUPPLY
    for each in text.split():
        at, _, who = each.partition(":")
        explorers[at] = int(who.rstrip("L") or 0)
        if who.endswith("L"):
            leader = SPOT[at]
    return explorers, leader


def _owners(texts: tuple[str, ...]) -> tuple[int | None, ...]:
    owners = {at: seat for seat, text in enumerate(texts) for at in text.split()}
    return by_hex(owners, None)


def _points(totals: tuple[int, ...], seats: int, agreed: Options) -> dict[str, Any]:
    """Return fields of a state that explain these totals: an earlier scoring round, or bids."""
    start = 20 if agreed.auction else 0
    if not totals:
        return {"totals": (start,) * seats, "paid": (0,) * seats}
    paid = tuple(max(0, start - total) for total in totals)
    gained = [total - start + spent for total, spent in zip(totals, paid, strict=True)]
    sheets = tuple(ScoreSheet(1, seat, (), points) for seat, points in enumerate(gained))
    return {"totals": totals, "paid": paid, "sheets": sheets if any(gained) else ()}


def everywhere(tiles: str = "", *, but: str = "", kept: str = "") -> str:
    """A map with a tile on every hex but one: those that are named, and all others, save one, in order."""
    lying = dict(text.split("=") for text in tiles.split())
    free = [name for name in HEXES if name not in (*lying, *PRINTED.values(), but)]
    rest = [tile for tile in LAND_TILES if tile not in (*lying.values(), kept)]
    return " ".join(f"{name}={tile}" for name, tile in (*lying.items(), *zip(free, rest, strict=True)))


# Playing on


def take(state: State, seat: int, text: str) -> Step[State]:
    """One thing done by a seat; where it leads is sound."""
    step = rules.apply(state, seat, notation.read(text))
    invariants.check(step.state)
    return step


def last(state: State, *texts: str) -> Step[State]:
    """Return the last step after these actions of the seats to move."""
    step = Step(state, (), reveals=False)
    for text in texts:
        assert step.state.turn is not None
        step = take(step.state, step.state.turn, text)
    return step


def play(state: State, *texts: str) -> State:
    """Return the state after these actions of the seats to move."""
    return last(state, *texts).state


def violation(state: State, seat: int, text: str) -> RuleViolation:
    """Return the error of a rejected action. Checks that it is not offered and changes nothing."""
    before = structs.replace(state)
    with pytest.raises(RuleViolation) as refused:
        rules.apply(state, seat, notation.read(text))
    assert state == before
    assert text not in legal(state, seat)
    return refused.value


def refusal(state: State, seat: int, text: str) -> str:
    """The reason why a seat may not do this."""
    return violation(state, seat, text).reason


def legal(state: State, seat: int | None = None) -> list[str]:
    """Return all legal actions of a seat, by default the seat to move."""
    mover = state.turn if seat is None else seat
    assert mover is not None
    return [notation.write(action) for action in rules.legal_actions(state, mover)]


def offered(state: State, word: str) -> set[str]:
    """Return the legal actions of the seat to move that begin with a word."""
    return {text.partition(" ")[2] for text in legal(state) if text.partition(" ")[0] == word}


def at(state: State, seat: int, name: str) -> str:
    """A player's pieces on a hex, as they are written."""
    place = SPOT[name]
    explorers, leads = state.explorers[seat][place], state.leaders[seat] == place
    return f"{explorers or ''}{'L' if leads else ''}"


def level(state: State, name: str) -> int:
    """How high the temple on a hex is."""
    return state.levels[SPOT[name]]


def owner(owners: tuple[int | None, ...], name: str) -> int | None:
    """Whose camp or guard is on a hex."""
    return owners[SPOT[name]]


# Whole games


def walk(agreed: Options, seats: int, seed: int, whims: Iterable[int]) -> Iterator[Step[State]]:
    """A game from its setup on, in which every whim leads to a step; some whims are wiser than others."""
    step = rules.setup(agreed, seats, seed)
    yield step
    for whim in whims:
        state = step.state
        if state.turn is None:
            return
        step = rules.apply(state, state.turn, _wish(state, whim))
        yield step


def _wish(state: State, whim: int) -> Any:
    """Return a sensible legal action. Random players hardly achieve anything."""
    assert state.turn is not None
    options = rules.legal_actions(state, state.turn)
    if whim % 3:
        kinds = ((Guard, Camp, Hunt, Excavate), (Hunt, Excavate), (Enter,), (Move,))[whim // 3 % 4]
        options = [action for action in options if isinstance(action, kinds)] or options
    return options[whim // 12 % len(options)]


def whims(seed: int) -> Iterator[int]:
    random = Random(seed)
    while True:
        yield random.randrange(10**6)


def game_of(seats: int, seed: int, agreed: Options | None = None) -> Iterator[Step[State]]:
    """A whole game, played by whims."""
    return walk(agreed or Options(), seats, seed, whims(seed))
