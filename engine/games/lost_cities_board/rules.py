"""How the board game is played (data/rules/lost_cities_board.en.md explains it to players)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.errors import (
    GameFinished,
    NoSuchAction,
    RuleViolation,
    require,
)
from engine.core.plugin import check_setup
from engine.core.seating import check_seat, check_seats, check_turn, everybody_alone
from engine.core.tuples import put
from engine.core.types import ABANDONED, Event, Line, Result, Seat, Step, placings
from engine.games.lost_cities_board import scoring
from engine.games.lost_cities_board.model import (
    ADVENTURER,
    ARROW,
    ARTIFACT,
    ASIDE,
    BRIDGE,
    COLOUR,
    COLOURS,
    CROSSINGS,
    DECK,
    DRAW,
    FIGURES,
    GO,
    HAND,
    NOTHING,
    NUMBER,
    ORDER,
    PILE,
    PLACES,
    PLAY,
    RESEARCHER,
    STONES,
    TILES,
    Action,
    Card,
    Column,
    Discarded,
    Draw,
    Drew,
    ExpeditionBegan,
    ExpeditionEnded,
    Go,
    Laid,
    Options,
    Play,
    Received,
    Retired,
    Sheet,
    State,
    Stay,
    Stayed,
    Stones,
    Trace,
    View,
    Walked,
    direction,
)

SEATS = (2, 4)
TWO = 2


def seats_for(options: Options) -> tuple[int, int]:
    """Two to four, whatever the options."""
    return SEATS


# Setting up


def setup(options: Options, seats: int, seed: int) -> Step[State]:
    """Lays out the first expedition and lets chance say who begins. Raises InvalidSetup."""
    check_setup(options, seed)
    check_seats(seats, SEATS)
    starter, dice = Dice.from_seed(seed).below(seats)
    state = _lay_out(options, dice, expedition=1, starter=starter, totals=(0,) * seats, tokens=(0,) * seats)
    return Step(state, (ExpeditionBegan(1, starter),), reveals=True)


def _lay_out(
    options: Options,
    dice: Dice,
    *,
    expedition: int,
    starter: Seat,
    totals: tuple[int, ...],
    tokens: tuple[int, ...],
    sheets: tuple[Sheet, ...] = (),
) -> State:
    """An expedition's beginning (rules, "An expedition", 1)."""
    seats = len(totals)
    tiles, dice = dice.shuffle(TILES)
    cards, dice = dice.shuffle(DECK)
    aside = ASIDE if seats == TWO else 0
    dealt = aside + seats * HAND
    nothing: tuple[Column, ...] = ((),) * len(COLOURS)
    return State(
        options=options,
        dice=dice,
        expedition=expedition,
        starter=starter,
        turn=starter,
        phase=PLAY,
        hands=tuple(_sorted(cards[first : first + HAND]) for first in range(aside, dealt, HAND)),
        columns=(nothing,) * seats,
        stones=((0,) * len(COLOURS),) * seats,
        researchers=(None,) * seats,
        tiles=_on_places(tiles),
        discards=nothing,
        pile=cards[dealt:],
        aside=cards[:aside],
        totals=totals,
        gained=(0,) * seats,
        tokens=tokens,
        found=(0,) * seats,
        sheets=sheets,
    )


def _on_places(tiles: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    left = iter(tiles)
    return tuple(
        tuple(next(left) if stone in places else NOTHING for stone in range(1, STONES + 1))
        for places in PLACES
    )


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=ORDER.__getitem__))


# What may be done


def to_move(state: State) -> tuple[Seat, ...]:
    """The seat whose turn it is; nobody once the game is over."""
    return () if state.turn is None else (state.turn,)


def turn_complete(state: State) -> bool:
    """Whether the seat to move has not played a card yet; until it draws, all it does can be taken back."""
    return state.turn is None or state.phase == PLAY


def legal_actions(state: State, seat: Seat) -> list[Action]:
    """All the seat may do now: lay down a card, walk on or stay, or draw."""
    if seat != state.turn or type(seat) is not int:
        return []
    if state.phase == PLAY:
        return [play for card in dict.fromkeys(state.hands[seat]) for play in _plays(state, seat, card)]
    if state.phase == GO:
        return [*(Go(COLOURS[colour]) for colour in _walkers(state.stones[seat])), Stay()]
    return [Draw(source) for source in (PILE, *COLOURS) if _why_not_draw(state, source) is None]


def _plays(state: State, seat: Seat, card: Card) -> list[Action]:
    plays: list[Action] = [Play(card, discard=True)]
    if _why_not_lay(state, seat, card) is None:
        plays[:0] = [Play(card, figure=figure) for figure in _figures_for(state, seat, card)]
    return plays


def _figures_for(state: State, seat: Seat, card: Card) -> tuple[str, ...]:
    """The figures that may begin the card's path; an empty text where its column lies already."""
    if state.columns[seat][COLOUR[card]]:
        return ("",)
    on_paths = sum(stone > 0 for stone in state.stones[seat])
    if state.researchers[seat] is not None:
        return (ADVENTURER,)
    return (RESEARCHER,) if on_paths == FIGURES - 1 else (ADVENTURER, RESEARCHER)


def _why_not_lay(state: State, seat: Seat, card: Card) -> str | None:
    """The reason a card may not go onto its column, if there is one ("Play")."""
    column = state.columns[seat][COLOUR[card]]
    if not column:
        return None if _may_begin(state, seat, card) else "not-lowest"
    new, last = NUMBER[card], NUMBER[column[-1]]
    heading = direction(column) if state.options.up_or_down else 1
    if heading == 0 or (new - last) * heading >= 0:
        return None
    return "lower" if heading > 0 else "higher"


def _may_begin(state: State, seat: Seat, card: Card) -> bool:
    """Whether a card may begin a column: the lowest of its colour in hand, unless an option lifts that."""
    if state.options.free_first_card or state.options.up_or_down:
        return True
    return all(ORDER[card] <= ORDER[other] for other in state.hands[seat] if other[0] == card[0])


def _walkers(stones: tuple[int, ...]) -> list[int]:
    """The paths whose figures can still walk: on the path, and not at its end."""
    return [colour for colour, stone in enumerate(stones) if 0 < stone < STONES]


def _why_not_draw(state: State, source: str) -> str | None:
    if source == PILE:
        return None
    if source not in COLOURS:
        return "no-such-pile"
    if not state.discards[COLOURS.index(source)]:
        return "discard-empty"
    # The card discarded this turn lies on top of its pile.
    own = state.last is not None and state.last.discarded and state.last.card[0] == source
    return "own-discard" if own else None


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Lays down a card, walks on, stays, or draws.

    Raises GameFinished, NotYourTurn, NoSuchAction, or RuleViolation with one of the reasons card-not-in-hand,
    not-lowest, lower, higher, no-figure-needed, figure-needed, figure-out, not-on-path, at-the-end,
    no-such-pile, discard-empty, own-discard, play-first, go-first, draw-now.
    """
    check_turn(seat, state.turn)
    kind = type(action)
    if kind not in PHASE_OF or (isinstance(action, Play) and type(action.discard) is not bool):
        raise NoSuchAction
    if state.phase != PHASE_OF[kind]:
        raise RuleViolation(_ORDERS[state.phase])
    match action:
        case Play():
            return _discard(state, seat, action) if action.discard else _lay(state, seat, action)
        case Draw():
            return _draw(state, seat, action.source)
        case Go():
            return _go(state, seat, action)
    return Step(replace(state, phase=DRAW), (Stayed(seat),), reveals=False)


PHASE_OF: dict[type, str] = {Play: PLAY, Go: GO, Stay: GO, Draw: DRAW}
"""When each kind of action is done."""


_ORDERS = {PLAY: "play-first", GO: "go-first", DRAW: "draw-now"}


def _require_card(state: State, seat: Seat, card: Card) -> None:
    if card not in state.hands[seat]:
        raise RuleViolation("card-not-in-hand", card=card)


def _discard(state: State, seat: Seat, play: Play) -> Step[State]:
    _require_card(state, seat, play.card)
    if play.figure != "":
        raise RuleViolation("no-figure-needed")
    colour = COLOUR[play.card]
    after = replace(
        state,
        phase=DRAW,
        hands=_without(state.hands, seat, play.card),
        discards=put(state.discards, colour, (*state.discards[colour], play.card)),
        last=Trace(seat, play.card, discarded=True),
    )
    return Step(after, (Discarded(seat, play.card),), reveals=False)


def _lay(state: State, seat: Seat, play: Play) -> Step[State]:
    _require_card(state, seat, play.card)
    reason = _why_not_lay(state, seat, play.card)
    column = state.columns[seat][COLOUR[play.card]]
    if reason is not None:
        raise RuleViolation(reason, card=play.card, last=column[-1] if column else play.card)
    _check_figure(state, seat, play)
    colour = COLOUR[play.card]
    columns = put(state.columns[seat], colour, (*column, play.card))
    after = replace(
        state,
        hands=_without(state.hands, seat, play.card),
        columns=put(state.columns, seat, columns),
        last=Trace(seat, play.card, discarded=False),
    )
    laid = Laid(seat, play.card, play.figure)
    if play.figure == RESEARCHER:
        after = replace(after, researchers=put(after.researchers, seat, colour))
    if after.stones[seat][colour] == STONES:
        return _offer(after, seat, (laid,))
    return _walk(after, seat, colour, (laid,))


def _check_figure(state: State, seat: Seat, play: Play) -> None:
    figures = _figures_for(state, seat, play.card)
    if play.figure not in figures:
        if figures == ("",):
            raise RuleViolation("no-figure-needed")
        raise RuleViolation("figure-out" if play.figure else "figure-needed")


def _go(state: State, seat: Seat, action: Go) -> Step[State]:
    if action.colour not in COLOURS or not state.stones[seat][COLOURS.index(action.colour)]:
        raise RuleViolation("not-on-path", colour=action.colour)
    colour = COLOURS.index(action.colour)
    if state.stones[seat][colour] == STONES:
        raise RuleViolation("at-the-end", colour=action.colour)
    return _walk(state, seat, colour, ())


def _walk(state: State, seat: Seat, colour: int, events: tuple[Event, ...]) -> Step[State]:
    """Moves a figure one stone on and carries out the tile it reaches ("Event tiles")."""
    stone = state.stones[seat][colour] + 1
    state = replace(state, stones=put(state.stones, seat, put(state.stones[seat], colour, stone)))
    if state.last is not None:
        state = replace(state, last=replace(state.last, walked=(*state.last.walked, (colour, stone))))
    crossed = stone == BRIDGE + 1
    if crossed and _crossed(state) == CROSSINGS:
        walked = Walked(seat, COLOURS[colour], stone, NOTHING, crossed)
        return _end_expedition(state, (*events, walked), bridge=True)
    tile = state.tiles[colour][stone - 1]
    events = (*events, Walked(seat, COLOURS[colour], stone, tile, crossed))
    if tile == ARROW:
        return _offer(state, seat, events)
    if tile == ARTIFACT:
        rest = put(state.tiles[colour], stone - 1, NOTHING)
        state = replace(
            state,
            tiles=put(state.tiles, colour, rest),
            found=put(state.found, seat, state.found[seat] + 1),
        )
    elif tile:
        state = replace(
            state,
            totals=put(state.totals, seat, state.totals[seat] + int(tile)),
            gained=put(state.gained, seat, state.gained[seat] + int(tile)),
        )
    return Step(replace(state, phase=DRAW), events, reveals=False)


def _offer(state: State, seat: Seat, events: tuple[Event, ...]) -> Step[State]:
    """A step that may be taken or left; where no figure can walk there is nothing to ask [R]."""
    phase = GO if _walkers(state.stones[seat]) else DRAW
    return Step(replace(state, phase=phase), events, reveals=False)


def _crossed(state: State) -> int:
    return sum(stone > BRIDGE for stones in state.stones for stone in stones)


def _draw(state: State, seat: Seat, source: str) -> Step[State]:
    reason = _why_not_draw(state, source)
    if reason is not None:
        raise RuleViolation(reason, colour=source)
    pile, discards, taken = state.pile, state.discards, None
    if source == PILE:
        card, pile = pile[-1], pile[:-1]
    else:
        colour = COLOURS.index(source)
        card = taken = discards[colour][-1]
        discards = put(discards, colour, discards[colour][:-1])
    after = replace(
        state,
        turn=(seat + 1) % len(state.hands),
        phase=PLAY,
        hands=put(state.hands, seat, _sorted((*state.hands[seat], card))),
        pile=pile,
        discards=discards,
        last=replace(state.last, source=source) if state.last is not None else None,
        drawn=card,
    )
    drew = Drew(seat, source, taken)
    if taken is not None:
        return Step(after, (drew,), reveals=False)
    events = (drew, Received(seat, card, audience=(seat,)))
    if pile:
        return Step(after, events, reveals=True)
    return _end_expedition(replace(after, turn=seat), events, bridge=False)


def _without(hands: tuple[tuple[Card, ...], ...], seat: Seat, card: Card) -> tuple[tuple[Card, ...], ...]:
    place = hands[seat].index(card)
    return put(hands, seat, hands[seat][:place] + hands[seat][place + 1 :])


# The end of an expedition


def _end_expedition(state: State, events: tuple[Event, ...], *, bridge: bool) -> Step[State]:
    """Counts figures, keeps artifacts, and lays out the next expedition or ends the game."""
    figures = tuple(
        sum(scoring.figures(stones, researcher))
        for stones, researcher in zip(state.stones, state.researchers, strict=True)
    )
    totals = tuple(max(0, total + net) for total, net in zip(state.totals, figures, strict=True))
    sheet = Sheet(state.stones, state.researchers, state.gained, state.found, totals)
    sheets = (*state.sheets, sheet)
    shown = () if state.options.edition == "2008" else totals
    events = (*events, ExpeditionEnded(state.expedition, bridge, figures, shown))
    # Whoever moved last is still the one to move here; the next player begins the next expedition.
    last_mover = state.turn or 0
    tokens = tuple(map(sum, zip(state.tokens, state.found, strict=True)))
    if len(sheets) == scoring.expeditions(state.options):
        over = replace(state, turn=None, totals=totals, sheets=sheets)
        return Step(over, events, reveals=True)
    starter = (last_mover + 1) % len(state.hands)
    following = _lay_out(
        state.options,
        state.dice,
        expedition=state.expedition + 1,
        starter=starter,
        totals=totals,
        tokens=tokens,
        sheets=sheets,
    )
    return Step(following, (*events, ExpeditionBegan(following.expedition, starter)), reveals=True)


def retire(state: State, seat: Seat) -> Step[State]:
    """A player gives up, which ends the game for everybody. Raises NoSuchSeat and GameFinished."""
    check_seat(seat, len(state.hands))
    if state.turn is None:
        raise GameFinished
    return Step(replace(state, turn=None, retired=seat), (Retired(seat),), reveals=False)


# What is seen and what comes out


def view(state: State, viewer: Seat | None) -> View:
    """What a seat (None: an onlooker) may see: its own hand, and all that lies open. Raises NoSuchSeat.

    In the edition of 2008 points lie face down: only their owner sees the total before the end.
    """
    check_seat(viewer, len(state.hands))
    hand = state.hands[viewer] if viewer is not None else ()
    last = state.last
    drew_last = last is not None and last.seat == viewer and last.source is not None
    hidden = state.options.edition == "2008" and state.turn is not None
    return View(
        viewer=viewer,
        options=state.options,
        expedition=state.expedition,
        expeditions=scoring.expeditions(state.options),
        starter=state.starter,
        turn=state.turn,
        phase=state.phase,
        columns=state.columns,
        directions=tuple(
            tuple(_heading(column, state.options) for column in columns) for columns in state.columns
        ),
        stones=state.stones,
        researchers=state.researchers,
        tiles=state.tiles,
        discards=tuple((pile[-1] if pile else None, len(pile)) for pile in state.discards),
        pile=len(state.pile),
        crossed=_crossed(state),
        totals=tuple(None if hidden and seat != viewer else total for seat, total in enumerate(state.totals)),
        tokens=state.tokens,
        found=state.found,
        hand=hand,
        playable=tuple(
            card for card in dict.fromkeys(hand) if _why_not_lay(state, viewer or 0, card) is None
        ),
        drawn=state.drawn if drew_last else None,
        last=last,
        sheets=tuple(map(_face_down, state.sheets)) if hidden else state.sheets,
        retired=state.retired,
    )


def _face_down(sheet: Sheet) -> Sheet:
    # The points of tiles would add up to the totals.
    return replace(sheet, tiles=(), totals=())


def _heading(column: Column, options: Options) -> int:
    if not column:
        return 0
    return direction(column) if options.up_or_down else 1


def result(state: State) -> Result | None:
    """Placings by points, then by artifacts; who gave up is last (rules, "The game")."""
    if state.turn is not None:
        return None
    seats = range(len(state.hands))
    played_out = state.retired is None
    sheets = tuple(_lines(state, seat) for seat in seats) if played_out else ((),) * len(seats)
    scores = tuple(sum(line.points for line in lines) for lines in sheets) if played_out else state.totals
    ranks = [(seat != state.retired, scores[seat], _artifacts(state, seat)) for seat in seats]
    return Result(
        sides=everybody_alone(state.options, len(seats)),
        placings=placings(ranks),
        scores=scores,
        score_sheets=sheets,
        why=_why(state),
    )


def _why(state: State) -> str:
    if state.retired is None:
        return "played-out"
    # A longer game given up in its first expedition was hardly one, and does not count for anybody.
    began = state.sheets or scoring.expeditions(state.options) == 1
    return "resigned" if began else ABANDONED


def _artifacts(state: State, seat: Seat) -> int:
    return state.tokens[seat] + state.found[seat]


def _lines(state: State, seat: Seat) -> tuple[Line, ...]:
    """A player's sum, line by line; a line of its own wherever a total would have fallen below 0."""
    lines: list[Line] = []
    for number, sheet in enumerate(state.sheets, start=1):
        figures = sum(scoring.figures(sheet.stones[seat], sheet.researchers[seat]))
        lines.append(_line("tiles", sheet.tiles[seat], expedition=number))
        lines.append(_line("figures", figures, expedition=number))
        lines += _floor(lines)
    artifacts = _artifacts(state, seat)
    lines.append(_line("artifacts", scoring.artifacts(artifacts, state.options), artifacts=artifacts))
    return tuple(lines + _floor(lines))


def _floor(lines: list[Line]) -> list[Line]:
    total = sum(line.points for line in lines)
    return [_line("floor", -total)] if total < 0 else []


def _line(what: str, points: int, **details: str | int) -> Line:
    return Line(f"lost_cities_board-line-{what}", dict(details), points)


# What must always hold


def check(state: State) -> None:
    """No card, tile or figure is lost or doubled, columns are in order. Raises CorruptState."""
    seats = len(state.hands)
    require(SEATS[0] <= seats <= SEATS[1], "seats")
    by_seat = (
        state.columns,
        state.stones,
        state.researchers,
        state.totals,
        state.gained,
        state.tokens,
        state.found,
    )
    require(all(len(each) == seats for each in by_seat), "seats")
    _check_cards(state)
    for stones, researcher in zip(state.stones, state.researchers, strict=True):
        _check_figures(stones, researcher)
    _check_columns(state)
    _check_course(state)
    _check_tiles(state)
    _check_last(state)
    _check_sums(state)


def _check_cards(state: State) -> None:
    rows = (*state.hands, *state.discards, state.pile, state.aside)
    columns = tuple(column for own in state.columns for column in own)
    cards = [card for row in (*rows, *columns) for card in row]
    require(all(card in ORDER for card in cards), "unknown card")
    require(Counter(cards) == Counter(DECK), "cards")
    require(len(state.aside) == (ASIDE if len(state.hands) == TWO else 0), "aside")
    for own in (*state.columns, state.discards):
        require(len(own) == len(COLOURS), "colours")
        require(all(COLOUR[card] == colour for colour, row in enumerate(own) for card in row), "colour")
    require(all(_in_order(column, state.options) for column in columns), "order")
    for seat, hand in enumerate(state.hands):
        require(len(hand) == HAND - (seat == _half_way(state)), "hands")
        require(hand == _sorted(hand), "hands")


def _half_way(state: State) -> Seat | None:
    """Who has played a card and drawn none: in a turn, or when that turn ended the expedition."""
    return state.last.seat if state.last is not None and state.last.source is None else None


def _in_order(column: Column, options: Options) -> bool:
    numbers = [NUMBER[card] for card in column]
    rising, falling = numbers == sorted(numbers), numbers == sorted(numbers, reverse=True)
    return rising or (falling and options.up_or_down)


def _check_figures(stones: Stones, researcher: int | None) -> None:
    """Stones there are, and the researcher on one of them once all five figures are sent out."""
    require(len(stones) == len(COLOURS) and all(0 <= stone <= STONES for stone in stones), "stones")
    if researcher is None:
        require(0 in stones, "researcher")
    else:
        require(researcher in range(len(COLOURS)) and stones[researcher] > 0, "researcher")


def _check_columns(state: State) -> None:
    """A figure walks a stone for every card on its column, until it stands on the last one."""
    for columns, stones in zip(state.columns, state.stones, strict=True):
        for column, stone in zip(columns, stones, strict=True):
            require(bool(column) == (stone > 0) and min(len(column), STONES) <= stone, "figures")


def _check_course(state: State) -> None:
    """Expeditions, turns and the end fit each other."""
    seats, count = range(len(state.hands)), scoring.expeditions(state.options)
    require(state.starter in seats and (state.turn is None or state.turn in seats), "turn")
    require(state.retired is None or state.retired in seats, "retired")
    require(len(state.sheets) <= count, "sheets")
    require(state.expedition == min(len(state.sheets) + 1, count), "expedition")
    played_out = len(state.sheets) == count
    require((state.turn is None) == (played_out or state.retired is not None), "finished")
    require(not played_out or state.retired is None, "finished")
    require(played_out == (_crossed(state) == CROSSINGS or not state.pile), "end")
    require(_crossed(state) <= CROSSINGS, "end")
    require(_bridge_ended(state) == (played_out and _half_way(state) is not None), "end")
    require(bool(re.fullmatch("[0-9a-f]+", state.dice.seed)) and state.dice.block > 0, "dice")


def _bridge_ended(state: State) -> bool:
    return _crossed(state) == CROSSINGS


def _check_last(state: State) -> None:
    """The last turn is one that was possible, and has got as far as the phase says."""
    last, playing = state.last, state.turn is not None
    require(state.phase in (PLAY, GO, DRAW), "phase")
    if last is None:
        require(state.phase == PLAY and state.drawn is None, "phase")
        require(not playing or state.turn == state.starter, "turn")
        return
    require(last.seat in range(len(state.hands)) and last.card in ORDER, "last")
    colour = COLOUR[last.card]
    pile = state.discards[colour] if last.discarded else state.columns[last.seat][colour]
    require(pile[-1:] == (last.card,), "last")
    _check_walked(state, last)
    if last.source is None:
        require(state.drawn is None or state.drawn in ORDER, "drawn")
        require(not playing or state.turn == last.seat, "turn")
        require((state.phase != DRAW if _bridge_ended(state) else state.phase != PLAY), "phase")
        return
    require(last.source in (PILE, *COLOURS), "last")
    require(not (last.discarded and last.source == last.card[0]), "last")
    require(state.drawn in state.hands[last.seat], "drawn")
    require(not playing or state.turn == (last.seat + 1) % len(state.hands), "turn")
    require(state.phase == PLAY and (bool(state.pile) or last.source == PILE), "phase")


def _check_walked(state: State, last: Trace) -> None:
    """Stone by stone to where the figures stand: first the card's own figure, then on by arrows."""
    stones, colour = state.stones[last.seat], COLOUR[last.card]
    left = list(stones)
    for path, stone in reversed(last.walked):
        require(path in range(len(COLOURS)) and 0 < stone == left[path], "walked")
        left[path] -= 1
    require(all(state.tiles[path][stone - 1] == ARROW for path, stone in last.walked[:-1]), "walked")
    if last.discarded:
        require(not last.walked and state.phase != GO, "walked")
        return
    # A path that was finished before lends its step to another figure, or to none.
    finished = left[colour] == STONES
    require(finished or (last.walked != () and last.walked[0][0] == colour), "walked")
    if state.phase == GO and not _bridge_ended(state):
        path, stone = last.walked[-1] if last.walked else (colour, STONES)
        require(not last.walked or state.tiles[path][stone - 1] == ARROW, "walked")
        require(bool(_walkers(stones)), "walked")


def _check_tiles(state: State) -> None:
    """Tiles lie on their places, artifacts only where nobody has been; points are those of the others."""
    require(len(state.tiles) == len(COLOURS) and all(len(row) == STONES for row in state.tiles), "tiles")
    lying = Counter(tile for row in state.tiles for tile in row if tile)
    require(all(found >= 0 for found in state.found), "tiles")
    lying[ARTIFACT] += sum(state.found)
    require(lying == Counter(TILES), "tiles")
    carried_out = [_carried_out(state, seat) for seat in range(len(state.hands))]
    for colour, (row, places) in enumerate(zip(state.tiles, PLACES, strict=True)):
        for stone, tile in enumerate(row, start=1):
            require(stone in places or not tile, "tiles")
            if tile == ARTIFACT or (stone in places and not tile):
                been_there = any((colour, stone) in own for own in carried_out)
                require(been_there == (not tile), "artifacts")
    for own, gained, found in zip(carried_out, state.gained, state.found, strict=True):
        tiles = [state.tiles[colour][stone - 1] for colour, stone in own if stone in PLACES[colour]]
        require(gained == sum(int(tile) for tile in tiles if tile not in (ARROW, NOTHING)), "gained")
        require(found <= tiles.count(NOTHING), "found")


def _carried_out(state: State, seat: Seat) -> set[tuple[int, int]]:
    """The stones a seat's figures have walked onto, all but the one that ended the expedition."""
    stones = enumerate(state.stones[seat])
    spots = {(colour, stone) for colour, last in stones for stone in range(1, last + 1)}
    last = state.last
    if _bridge_ended(state) and last is not None and last.seat == seat:
        require(last.walked != () and last.walked[-1][1] == BRIDGE + 1, "walked")
        spots.discard(last.walked[-1])
    return spots


def _check_sums(state: State) -> None:
    """Points and artifacts are what the sheets and this expedition's tiles come to."""
    seats = range(len(state.hands))
    totals, tokens = [0] * len(seats), [0] * len(seats)
    for sheet in state.sheets:
        by_seat = (sheet.stones, sheet.researchers, sheet.tiles, sheet.found, sheet.totals)
        require(all(len(each) == len(seats) for each in by_seat), "sheet")
        require(min(*sheet.tiles, *sheet.found) >= 0 and sum(sheet.found) <= TILES.count(ARTIFACT), "sheet")
        for seat in seats:
            _check_figures(sheet.stones[seat], sheet.researchers[seat])
            net = sum(scoring.figures(sheet.stones[seat], sheet.researchers[seat]))
            totals[seat] = max(0, totals[seat] + sheet.tiles[seat] + net)
            tokens[seat] += sheet.found[seat]
        require(sheet.totals == tuple(totals), "sheet")
    if len(state.sheets) == scoring.expeditions(state.options):
        now = Sheet(state.stones, state.researchers, state.gained, state.found, state.totals)
        require(state.sheets[-1] == now, "sheet")
        require(tuple(map(sum, zip(state.tokens, state.found, strict=True))) == tuple(tokens), "tokens")
    else:
        points = tuple(map(sum, zip(totals, state.gained, strict=True)))
        require(state.totals == points and state.tokens == tuple(tokens), "totals")


def resample(state: State, viewer: Seat | None, seed: int) -> State:
    """A state the viewer cannot tell from this one: hands, pile and what is set aside dealt anew."""
    hidden = [seat for seat in range(len(state.hands)) if seat != viewer]
    known = {seat: _known(state, seat) for seat in hidden}
    unknown = {seat: list(state.hands[seat]) for seat in hidden}
    for seat, seen in known.items():
        for card in seen:
            unknown[seat].remove(card)
    cards = [*state.pile, *state.aside, *(card for hand in unknown.values() for card in hand)]
    shuffled, _ = Dice.from_seed(seed).shuffle(_sorted(cards))
    left = list(shuffled)
    hands = list(state.hands)
    for seat in hidden:
        count = len(unknown[seat])
        hands[seat] = _sorted((*known[seat], *left[:count]))
        del left[:count]
    pile, aside = left[: len(state.pile)], left[len(state.pile) :]
    last = state.last
    secret = last is not None and last.seat != viewer and last.source == PILE
    return replace(
        state,
        dice=replace(state.dice, seed=format(seed, "x")),
        hands=tuple(hands),
        pile=tuple(pile),
        aside=tuple(aside),
        drawn=hands[last.seat][0] if last is not None and secret else state.drawn,
    )


def _known(state: State, seat: Seat) -> tuple[Card, ...]:
    """The card in another hand that everybody saw go there: a discard just taken."""
    last = state.last
    taken = last is not None and last.seat == seat and last.source not in (None, PILE)
    return (state.drawn,) if taken and state.drawn else ()
