"""Actions as text. Case and spacing are ignored.

`place C3 2` places the tile on C3, turned clockwise by one edge. `new A5` and `leader A5` bring pieces in.
`move A5-C3 2L` moves two explorers and the leader; either may be left out. `excavate C3`, `treasure C3`,
`camp C3` and `guard C3` act on a hex. `swap mask 2 idol` gives a mask for player 2's idol. In auctions: `bid
3`, `pass`, and `take c2` for an open tile. `end` ends the turn.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.core.game_errors import BadNotation, normalized
from engine.games.tikal.model import (
    EDGES,
    EXPLORERS,
    HEXES,
    KINDS,
    LAND,
    PRINTED,
    Action,
    Bid,
    Camp,
    Choose,
    End,
    Enter,
    Excavate,
    Exchange,
    Guard,
    Hunt,
    Move,
    Pass,
    Place,
)

EXAMPLE = "move A5-B4 2"
LEADER = "L"
_HEX, _KIND = f"({'|'.join(HEXES)})", f"({'|'.join(KINDS)})".upper()
_TILES = "|".join(tile for tile in LAND if tile not in PRINTED).upper()


def _read_move(start: str, end: str, count: str, leader: str) -> Move | None:
    """Return the move of a matched text; None if it moves no piece, too many, or nowhere."""
    explorers = int(count or 0)
    if start == end or not (explorers or leader) or explorers > EXPLORERS:
        return None
    return Move(start, end, explorers, bool(leader))


_WORDS: dict[type, str] = {Excavate: "excavate", Hunt: "treasure", Camp: "camp", Guard: "guard"}
_FORMS: dict[str, Callable[..., Action | None]] = {
    rf"PLACE {_HEX} ([1-{len(EDGES)}])": lambda hex_, way: Place(hex_, int(way) - 1),
    rf"NEW {_HEX}": Enter,
    rf"LEADER {_HEX}": lambda hex_: Enter(hex_, leader=True),
    rf"MOVE {_HEX} ?- ?{_HEX} ((?:[1-9]\d?)?) ?({LEADER}?)": _read_move,
    rf"SWAP {_KIND} ([1-4]) {_KIND}": lambda give, seat, take: Exchange(
        give.lower(), int(seat) - 1, take.lower()
    ),
    **{rf"{word.upper()} {_HEX}": kind for kind, word in _WORDS.items()},
    "END": End,
    r"BID 0*([1-9]\d{0,2})": lambda points: Bid(int(points)),
    "PASS": Pass,
    rf"TAKE ({_TILES})": lambda tile: Choose(tile.lower()),
}
_PATTERNS = [(re.compile(form), make) for form, make in _FORMS.items()]


def write(action: Action) -> str:
    """Return an action in notation."""
    match action:
        case Place():
            return f"place {action.hex} {action.rotation + 1}"
        case Enter():
            return f"{'leader' if action.leader else 'new'} {action.hex}"
        case Move():
            who = f"{action.explorers or ''}{LEADER if action.leader else ''}"
            return f"move {action.start}-{action.end} {who}"
        case Excavate() | Hunt() | Camp() | Guard():
            return f"{_WORDS[type(action)]} {action.hex}"
        case Exchange():
            return f"swap {action.give} {action.seat + 1} {action.take}"
        case Bid():
            return f"bid {action.points}"
        case Pass():
            return "pass"
        case Choose():
            return f"take {action.tile}"
    return "end"


def read(text: str) -> Action:
    """Return the action of a text in any case, legal or not. Raises BadNotation if it is none."""
    shouted = normalized(text, EXAMPLE)
    for pattern, make in _PATTERNS:
        if match := pattern.fullmatch(shouted):
            action = make(*match.groups())
            if action is not None:
                return action
    raise BadNotation(text, expected=EXAMPLE)
