"""Sentences of Tikal (`data/locales/*/tikal.ftl`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise

from engine.core.catalogue import Say, capitalized
from engine.core.game_errors import RuleViolation
from engine.core.phrasing import actor, join_list
from engine.core.types import Event, Seat
from engine.games.tikal import position_text, prompts
from engine.games.tikal.events import (
    Camped,
    Entered,
    Excavated,
    Exchanged,
    Found,
    GameBegan,
    Guarded,
    Moved,
    Offered,
    Passed,
    Placed,
    Retired,
    RoundOpened,
    Scored,
    ScoringBegan,
    ScoringEnded,
    TileChosen,
    TileDrawn,
    TileRemoved,
    TurnEnded,
    Won,
)
from engine.games.tikal.model import (
    Action,
    Bid,
    Camp,
    Choose,
    Enter,
    Excavate,
    Exchange,
    Guard,
    Hunt,
    Move,
    Options,
    Pass,
    Place,
    View,
)
from engine.games.tikal.position_text import (
    MessageDetails,
    kind_details,
    piece_group,
    tile_details,
    tile_name,
    yes_or_no,
)


class TikalWords:
    """The part `words`. See engine.core.plugin.Words."""

    ask = staticmethod(prompts.question_text)
    answer = staticmethod(prompts.answer_label)
    symbol = staticmethod(prompts.answer_symbol)
    position = staticmethod(position_text.position)
    glance = staticmethod(position_text.glance)

    def options(self, options: Options, say: Say) -> str:
        """Return whether turns are auctioned, as a phrase."""
        return say("tikal-auction" if options.auction else "tikal-no-auction")

    def describe(
        self, events: Sequence[Event], viewer: Seat | None, names: Sequence[str], say: Say
    ) -> list[str]:
        """Return the events that the viewer may see as sentences, a seat's deeds in a row as one.

        Raises TypeError for other games' events.
        """
        sentences, names = list[str](), [actor(seat, viewer, names) for seat in range(len(names))]
        visible = [event for event in events if event.is_for(viewer)]
        for seat, own in groupby(_without_placed_draws(visible), key=_acting_seat):
            if seat is None:
                sentences += [_event_sentence(event, names, say) for event in own]
            else:
                clauses = [_clause(deeds, seat, names, say) for deeds in _merged(own)]
                sentences.append(say("tikal-turn", name=names[seat], deeds=join_list(clauses, say)))
        return sentences

    def action(self, action: Action, say: Say) -> str:
        match action:
            case Place():
                return say("tikal-action-place", hex=action.hex, number=action.rotation + 1)
            case Enter():
                return say("tikal-action-enter", hex=action.hex, leader=yes_or_no(action.leader))
            case Move():
                going = piece_group(action.explorers, action.leader, say)
                return capitalized(say("tikal-action-move", start=action.start, end=action.end, **going))
            case Excavate() | Hunt() | Camp() | Guard():
                return say(f"tikal-action-{type(action).__name__.lower()}", hex=action.hex)
            case Exchange():
                give = kind_details("give", action.give, say)
                take = kind_details("take", action.take, say)
                return say("tikal-action-exchange", seat=action.seat + 1, **give, **take)
            case Bid():
                return say("tikal-action-bid", points=action.points)
            case Pass():
                return say("tikal-action-pass")
            case Choose():
                land = tile_name(action.tile, say)
                tile = action.tile.upper()
                return say("tikal-action-choose", land=land, tile=tile, **tile_details(action.tile))
        return say("tikal-action-end")

    def hand(self, view: View, say: Say, names: Sequence[str] = ()) -> str:
        """Return the viewer's points, treasures and pieces left; for an onlooker that there are none."""
        if view.viewer is None:
            return say("tikal-hand-none")
        return say("tikal-hand", **position_text.belongings(view, view.viewer, say))

    def violation(self, error: RuleViolation, say: Say) -> str:
        """Return the refusal's sentence. Raises KeyError for a reason without one."""
        details: MessageDetails = dict(error.details)
        for name in details.keys() & {"give", "take"}:
            details |= kind_details(name, str(details[name]), say, article=True)
        return say(f"tikal-refused-{error.reason}", **details)


def _without_placed_draws(events: Iterable[Event]) -> Iterator[Event]:
    """Yield the events without draws of tiles that are placed next, which the turn's sentence names."""
    for event, following in pairwise([*events, None]):
        if event is not None and not (isinstance(event, TileDrawn) and isinstance(following, Placed)):
            yield event


def _merged(deeds: Iterable[Event]) -> list[list[Event]]:
    """Return a turn's deeds in lists of those that form one clause.

    After other deeds, an end without lost points is left out.
    """
    merged: list[list[Event]] = []
    for deed in deeds:
        if merged and _continues(merged[-1], deed):
            merged[-1].append(deed)
        elif not (merged and isinstance(deed, TurnEnded) and not deed.unspent):
            merged.append([deed])
    return merged


def _continues(clause: Sequence[Event], deed: Event) -> bool:
    """Return whether a deed joins the clause: more work or entries on a hex, or a walk that goes on."""
    match clause[-1], deed:
        case (Entered(hex=place), Entered(hex=there)) | (Excavated(hex=place), Excavated(hex=there)):
            return bool(place == there)
        case Moved() as last, Moved():
            same = (last.explorers, last.leader) == (deed.explorers, deed.leader)
            return same and last.way[-1] == deed.way[0] and deed.way[-1] != _moves_among(clause)[0].way[0]
    return False


def _moves_among(deeds: Iterable[Event]) -> list[Moved]:
    return [deed for deed in deeds if isinstance(deed, Moved)]


def _acting_seat(event: Event) -> Seat | None:
    """Return whose deed an event is; None if it gets its own sentence."""
    deeds = (Placed, Entered, Moved, Excavated, Found, Exchanged, Camped, Guarded, TurnEnded)
    return event.seat if isinstance(event, deeds) else None


def _clause(deeds: Sequence[Event], seat: Seat, names: Sequence[str], say: Say) -> str:
    """Return a seat's deeds as one part of its turn's sentence. Raises TypeError for other events."""
    name, event = names[seat], deeds[-1]
    match event:
        case Placed():
            return say("tikal-placed", name=name, hex=event.hex, **tile_details(event.tile))
        case Entered():
            leaders = [deed.leader for deed in deeds if isinstance(deed, Entered)]
            coming = piece_group(leaders.count(False), any(leaders), say)
            return say("tikal-entered", name=name, hex=event.hex, **coming)
        case Moved():
            going, moves = piece_group(event.explorers, event.leader, say), _moves_among(deeds)
            start, cost = moves[0].way[0], sum(move.cost for move in moves)
            return say("tikal-moved", name=name, start=start, end=event.way[-1], cost=cost, **going)
        case Excavated():
            return say("tikal-excavated", name=name, hex=event.hex, level=event.level)
        case Found():
            return say("tikal-found", name=name, kind=event.kind, hex=event.hex)
        case Exchanged():
            given = kind_details("given", event.given, say, article=True)
            taken = kind_details("taken", event.taken, say)
            return say("tikal-exchanged", name=name, other=names[event.other], **given, **taken)
        case Camped():
            return say("tikal-camped", name=name, hex=event.hex)
        case Guarded():
            return say("tikal-guarded", name=name, hex=event.hex, level=event.level, left=event.left)
        case TurnEnded():
            return say("tikal-ended", name=name, unspent=event.unspent)
    raise TypeError(event)


def _event_sentence(event: Event, names: Sequence[str], say: Say) -> str:
    """Return an event's own sentence. Raises TypeError for deeds of a turn."""
    match event:
        case GameBegan():
            return say("tikal-began", name=names[event.starter])
        case TileDrawn():
            return say("tikal-drawn", name=names[event.seat], **tile_details(event.tile))
        case TileRemoved():
            return say("tikal-removed", **tile_details(event.tile))
        case ScoringBegan():
            why = "final" if event.final else "volcano"
            return say("tikal-scoring", number=event.number, why=why)
        case Scored():
            parts = {"temples": event.temples, "treasures": event.treasures, "total": event.total}
            points = event.temples + event.treasures
            return say("tikal-scored", name=names[event.seat], points=points, **parts)
        case ScoringEnded():
            return say("tikal-scoring-ended", number=event.number)
        case RoundOpened():
            tiles = join_list([tile_name(tile, say) for tile in event.tiles], say)
            return say("tikal-opened", tiles=tiles, name=names[event.first])
        case Offered():
            return say("tikal-offered", name=names[event.seat], points=event.points)
        case Passed():
            return say("tikal-passed", name=names[event.seat], forced=yes_or_no(event.forced))
        case Won():
            return say("tikal-won", name=names[event.seat], points=event.points)
        case TileChosen():
            return say("tikal-chosen", name=names[event.seat], **tile_details(event.tile))
        case Retired():
            return say("tikal-retired", name=names[event.seat])
    raise TypeError(event)
