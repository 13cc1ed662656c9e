"""Positions of Tikal in words, complete and short, and phrases that all its sentences share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.catalogue import Say
from engine.core.phrasing import join_clauses, join_commas, join_list
from engine.core.types import Seat
from engine.games.tikal import land, scoring
from engine.games.tikal.model import (
    BID,
    CAMPS,
    CHOOSE,
    EDGES,
    GUARDS,
    HEXES,
    KINDS,
    LAND,
    SPOTS,
    SUPPLY,
    TILE,
    VOLCANO,
    Auction,
    Done,
    ScoreSheet,
    ScoringRound,
    Spot,
    Tile,
    Trace,
    View,
)
from engine.games.tikal.notation import LEADER

MessageDetails = dict[str, str | int]


def tile_name(tile: Tile, say: Say) -> str:
    """Return what a tile shows: “temple of 3”."""
    return say("tikal-land", **tile_details(tile))


def tile_details(tile: Tile) -> MessageDetails:
    """Return a tile's kind, temple value and number of treasures as arguments of a sentence."""
    land = LAND[tile]
    return {"kind": land.kind, "value": land.value, "treasures": land.treasures}


def kind_details(name: str, kind: str, say: Say, *, article: bool = False) -> MessageDetails:
    """Return a kind of treasure as arguments: `name` has its words, and `NAME_kind` its id.

    They are “mask”, or with `article` “a mask”.
    """
    return {name: say("tikal-a-kind" if article else "tikal-kind", kind=kind), f"{name}_kind": kind}


def stone_list(stones: Sequence[int], say: Say) -> str:
    """Return the edges with stones: “N ×2 and S”; "" without any."""
    return join_list(
        [say("tikal-stones", count=count, edge=EDGES[edge]) for edge, count in enumerate(stones) if count],
        say,
    )


def piece_group(explorers: int, leader: bool, say: Say) -> MessageDetails:
    """Return a group of pieces as arguments: “the leader and 2 explorers”, and its parts."""
    parts: MessageDetails = {"explorers": explorers, "leader": yes_or_no(leader)}
    return {"group": say("tikal-group", **parts), **parts}


def yes_or_no(holds: bool) -> str:
    """Return “yes” or “no”, for choices in sentences."""
    return "yes" if holds else "no"


def position(view: View, names: Sequence[str], say: Say) -> str:
    """Return the complete public position: phase, players, map, ways, last turn."""
    chart = land.chart(view.tiles, view.rotations)
    lines = [
        " ".join([_headline(view, names, say), *_situation_sentences(view, names, say)]),
        *_player_sentences(view, names, say),
        *_map_sentences(view, chart, say),
        *_way_sentences(chart, say),
    ]
    if view.last is not None and (view.last.touched or view.last.deeds):
        ways = ["-".join(HEXES[spot] for spot in way) for way in view.last.ways]
        lines.append(_last_turn_sentence(view.last, names, say, join_commas(ways, say) or "none"))
    return "\n".join(lines)


def glance(view: View, names: Sequence[str], say: Say) -> str:
    """Return the phase, each player's points if scored now, who leads, and the last turn.

    A resignation follows the phase. After the game no player leads.
    """
    leaders = scoring.leading_seats(view) if view.turn is not None else ()
    pending = scoring.pending_points(view)
    players = [
        say(
            "tikal-glance-player",
            name=names[seat],
            total=points,
            worth=pending[seat],
            ahead=yes_or_no(seat in leaders),
        )
        for seat, points in enumerate(scoring.current_points(view))
    ]
    last = view.last
    touched = (
        [_last_turn_sentence(last, names, say)] if last is not None and (last.touched or last.deeds) else []
    )
    retired = [] if view.retired is None else [say("tikal-position-retired", name=names[view.retired])]
    return " ".join([_headline(view, names, say), *retired, *players, *touched])


def _last_turn_sentence(last: Trace, names: Sequence[str], say: Say, ways: str = "none") -> str:
    """Return the last turn by deeds; without deeds, the hexes touched. `ways` are in words, or "none"."""
    deeds = join_commas([_deed_phrase(done, names, say) for done in last.deeds], say)
    hexes = _hex_names(last.touched)
    return say("tikal-position-last", name=names[last.seat], deeds=deeds or "none", hexes=hexes, ways=ways)


def _deed_phrase(done: Done, names: Sequence[str], say: Say) -> str:
    """Return one deed of a turn: its kind, hexes, number of pieces, treasures, and another player in it."""
    return say(
        "tikal-deed",
        what=done.what,
        hex="–".join(HEXES[spot] for spot in done.at),
        count=done.count,
        kind=done.kind or "none",
        given=say("tikal-a-kind", kind=done.given) if done.given else "none",
        leader=yes_or_no(done.leader),
        name="" if done.seat is None else names[done.seat],
    )


def belongings(view: View, seat: Seat, say: Say) -> MessageDetails:
    """Return a player's total, points if scored now, treasures and pieces left as arguments of a sentence."""
    taken = view.treasures[seat]
    kinds = [say("tikal-kinds", kind=kind, count=taken.count(kind)) for kind in KINDS if kind in taken]
    return {
        "total": view.totals[seat],
        "worth": view.worth[seat],
        "supply": view.supply[seat],
        "leader": yes_or_no(view.leaders[seat] == SUPPLY),
        "camps": CAMPS - view.camps.count(seat),
        "guards": GUARDS - view.guards.count(seat),
        "treasures": join_list(kinds, say) or say("tikal-nothing"),
    }


def _headline(view: View, names: Sequence[str], say: Say) -> str:
    """Return the sentence about phase, seat to move, points, tiles and stack."""
    return say(
        "tikal-position",
        what=_phase_key(view),
        name=names[view.turn] if view.turn is not None else "",
        points=view.points,
        land=_tile_with_stones(view.tile, say) if view.tile is not None else "",
        **(_fresh_details(view.tile, say) if view.tile is not None else {}),
        open=_open_tiles(view, say),
        number=view.scoring.number if view.scoring else 0,
        stack=view.stack,
        group=view.next_group or "none",
    )


def _phase_key(view: View) -> str:
    """Return over, final, scoring, or the view's phase."""
    if view.turn is None:
        return "over"
    if view.scoring is not None:
        return "final" if view.scoring.final else "scoring"
    return view.phase


def _tile_with_stones(tile: Tile, say: Say) -> str:
    """Return a tile in words, with its stones as if not turned."""
    return say("tikal-fresh", land=tile_name(tile, say), **_fresh_details(tile, say))


def _fresh_details(tile: Tile, say: Say) -> MessageDetails:
    """Return a tile that is not placed yet, and its stones when not turned, as arguments."""
    return {**tile_details(tile), "stones": stone_list(land.stones(tile, 0), say) or "none"}


def _open_tiles(view: View, say: Say) -> str:
    """Return an auction's open tiles in words; "" without any."""
    tiles = view.auction.open if view.auction else ()
    return join_list([_tile_with_stones(tile, say) for tile in tiles], say)


def _situation_sentences(view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return what is special now: a resignation, a scoring round, where the tile fits, or the auction."""
    if view.retired is not None:
        return [say("tikal-position-retired", name=names[view.retired])]
    if view.turn is None:
        return []
    if view.scoring is not None:
        return _scoring_sentences(view, view.scoring, names, say)
    sentences = []
    if view.phase == TILE:
        sentences.append(say("tikal-position-fits", hexes=_hex_names(view.candidates)))
    if view.auction is not None:
        sentences += _auction_sentences(view, view.auction, names, say)
    return sentences


def _scoring_sentences(view: View, scoring: ScoringRound, names: Sequence[str], say: Say) -> list[str]:
    """Return an auction's open tiles, who scores next, and who will place the volcano, if any."""
    open_tiles = _open_tiles(view, say)
    sentences = [say("tikal-position-open", open=open_tiles)] if open_tiles else []
    if scoring.queue:
        sentences.append(_next_seats_sentence(scoring.queue, names, say))
    if scoring.volcano is not None:
        sentences.append(say("tikal-position-volcano", name=names[scoring.volcano.drawer]))
    return sentences


def _auction_sentences(view: View, auction: Auction, names: Sequence[str], say: Say) -> list[str]:
    """Return the sentences about an auction.

    While seats bid: the bid and who has passed, if any. Else: the open tiles, unless one is being chosen, and
    the next seats, if any seat waits.
    """
    sentences = []
    if view.phase == BID:
        bidder = "" if auction.bidder is None else names[auction.bidder]
        sentences.append(say("tikal-position-bids", points=auction.bid, name=bidder))
        if auction.passed:
            sentences.append(say("tikal-position-passed", names=_player_list(auction.passed, names, say)))
    elif auction.open and view.phase != CHOOSE:
        sentences.append(say("tikal-position-open", open=_open_tiles(view, say)))
    waiting = [seat for seat in auction.waiting if seat != view.turn]
    if waiting and view.phase != BID:
        sentences.append(_next_seats_sentence(waiting, names, say))
    return sentences


def _next_seats_sentence(seats: Sequence[Seat], names: Sequence[str], say: Say) -> str:
    return say("tikal-position-then", names=_player_list(seats, names, say))


def _player_list(seats: Iterable[Seat], names: Sequence[str], say: Say) -> str:
    return join_list([names[seat] for seat in seats], say)


def _player_sentences(view: View, names: Sequence[str], say: Say) -> list[str]:
    """Return a sentence for each player: belongings, bids paid (in an auction), points of each scoring.

    After the end of the game, points if scored now are left out.
    """
    hide_worth: MessageDetails = {} if view.turn is not None else {"worth": "none"}
    return [
        " ".join(
            [
                say(
                    "tikal-position-player",
                    number=seat + 1,
                    name=name,
                    **belongings(view, seat, say) | hide_worth,
                ),
                *([say("tikal-position-paid", points=view.paid[seat])] if view.options.auction else []),
                *(_scoring_phrase(sheet, view, say) for sheet in view.sheets if sheet.seat == seat),
            ]
        )
        for seat, name in enumerate(names[: len(view.totals)])
    ]


def _scoring_phrase(sheet: ScoreSheet, view: View, say: Say) -> str:
    """Return the points of one scoring: temples with their hexes, and treasures."""
    temples = join_commas([f"{HEXES[spot]} {value}" for spot, value in sheet.temples], say)
    return say(
        "tikal-position-scored",
        number=sheet.number,
        temples=sheet.points - sheet.treasures,
        sites=temples or "none",
        treasures=sheet.treasures,
    )


def _map_sentences(view: View, chart: land.Chart, say: Say) -> list[str]:
    """Return two sentences: hexes with something on them, then free camp sites and volcanoes."""
    known = [(spot, tile) for spot, tile in zip(SPOTS, view.tiles, strict=True) if tile]
    sites = [_site_phrase(spot, view, say) for spot, _ in known]
    free = [spot for spot in chart.camp_sites if view.camps[spot] is None and not view.hoards[spot]]
    nothing = say("tikal-nothing")
    barred = _hex_names(spot for spot, tile in known if LAND[tile].kind == VOLCANO)
    return [
        say("tikal-position-map", sites=join_commas([site for site in sites if site], say)),
        say("tikal-position-bare", free=_hex_names(free) or nothing, barred=barred or nothing),
    ]


def _hex_names(spots: Iterable[Spot]) -> str:
    """Return the names separated by spaces; "" without any."""
    return " ".join(HEXES[spot] for spot in spots)


def _site_phrase(spot: Spot, view: View, say: Say) -> str | None:
    """Return a hex with what is on it in a few characters; None if nothing is."""
    crowd = [
        f"{seat + 1}:{count or ''}{LEADER if view.leaders[seat] == spot else ''}"
        for seat, count in enumerate(own[spot] for own in view.explorers)
        if count or view.leaders[seat] == spot
    ]
    camp, guard = view.camps[spot], view.guards[spot]
    holder = scoring.temple_holder(view, spot) if view.levels[spot] and guard is None else None
    details = [
        *([str(view.levels[spot])] if view.levels[spot] else []),
        *([say("tikal-site-guard", seat=guard + 1)] if guard is not None else []),
        *([say("tikal-site-holder", seat=holder + 1)] if holder is not None else []),
        *([say("tikal-site-treasures", count=view.hoards[spot])] if view.hoards[spot] else []),
        *([say("tikal-site-camp", seat=camp + 1)] if camp is not None else []),
        *crowd,
    ]
    return f"{HEXES[spot]} {' '.join(details)}" if details else None


def _way_sentences(chart: land.Chart, say: Say) -> list[str]:
    """Return the steps between hexes with prices, and the edges towards undiscovered hexes, if any."""
    ways = [
        f"{HEXES[spot]}-{HEXES[other]} {price}"
        for spot, around in zip(SPOTS, chart.exits, strict=True)
        for other, price in around
        if spot < other
    ]
    edges = [
        f"{HEXES[spot]} {stone_list(lying, say)}"
        for spot, lying in zip(SPOTS, chart.open_edges, strict=True)
        if any(lying)
    ]
    sentences = [say("tikal-position-ways", ways=join_commas(ways, say))]
    return [*sentences, say("tikal-position-edges", edges=join_clauses(edges, say))] if edges else sentences
