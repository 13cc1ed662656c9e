"""One-ply evaluation of every action, split by reason."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from engine.games.lost_cities_board.computer.compact import (
    COPIES,
    FROM,
    GO,
    PILE,
    PLAY,
    UP_TO,
    Expedition,
    distinct_numbers,
    highest,
    lowest,
)
from engine.games.lost_cities_board.computer.outlook import Outlook, weights_by_turns_left
from engine.games.lost_cities_board.model import BRIDGE, CROSSINGS, STONES

Parts = tuple[float, ...]
"""Points for and against an action, which add up to its value."""
NEITHER, RESEARCHER = 0, 1
STAY = -1
USELESS = -2
"""The value of a drawn card that does not fit, relative to one that does."""
Act = tuple[str, int, int]
"""(verb, card or colour or STAY, whether the researcher sets out); see `apply_act`."""


class Estimate:
    """Evaluation with weights that change from the start of an expedition to its end.

    A card is given by `colour`, an index, and the `number` on it.
    """

    def __init__(self, numbers: Mapping[str, Mapping[str, float]]) -> None:
        """Interpolate the weights, given by name for the start (`early`) and the end (`late`)."""
        self.course = weights_by_turns_left(numbers["early"], numbers["late"])

    def outlook(self, expedition: Expedition) -> Outlook:
        """Return what the seat to move can expect, with these weights."""
        return Outlook(expedition, self.course)

    def lay(self, outlook: Outlook, colour: int, number: int) -> Parts:
        """Return the value of laying a card, in parts: play, step, the step after, lost cards, bridge.

        If its path is finished, the best step of another figure is the second part.
        """
        numbers, stone = outlook.numbers, outlook.stones[colour]
        way = outlook.expedition.ways[outlook.seat][colour] or _direction_after(outlook, colour, number)
        lost = outlook.lost(colour, number, way) * numbers.unit
        jump = -lost * (numbers.jump - numbers.jump_late * outlook.need)
        if jump:
            jump /= 1 + numbers.jump_full * outlook.surplus(colour)
        held = outlook.expedition.hands[outlook.seat][colour] & outlook.fitting[colour]
        play = numbers.play + numbers.hurry * outlook.need + numbers.play_held * held.bit_count()
        if stone == STONES:
            return play, numbers.finished * self._best_walk_value(outlook), 0.0, jump, 0.0
        return (
            play,
            numbers.now * outlook.gain(colour, stone + 1),
            numbers.ahead * outlook.gain(colour, stone + 2),
            jump,
            self._end(outlook, colour),
        )

    def _best_walk_value(self, outlook: Outlook) -> float:
        """Return the value of the best step by a figure; 0 if there is none better."""
        walks = [
            sum(self.walk(outlook, colour))
            for colour, stone in enumerate(outlook.stones)
            if 0 < stone < STONES
        ]
        return max([0.0, *walks])

    def walk(self, outlook: Outlook, colour: int) -> Parts:
        """Return the value of a step without a card, in parts: step, the step after, held cards, bridge."""
        numbers, stone = outlook.numbers, outlook.stones[colour]
        held = outlook.expedition.hands[outlook.seat][colour] & outlook.fitting[colour]
        full = max(0, stone + 1 + held.bit_count() - STONES)
        return (
            numbers.walk * outlook.gain(colour, stone + 1),
            numbers.walk_ahead * outlook.gain(colour, stone + 2),
            numbers.walk_held * (not held) - numbers.walk_full * full,
            self._end(outlook, colour),
        )

    def _end(self, outlook: Outlook, colour: int) -> float:
        """Return the value of a step across the bridge, which may end the expedition; 0 for other steps."""
        if outlook.stones[colour] != BRIDGE:
            return 0.0
        numbers, expedition = outlook.numbers, outlook.expedition
        if expedition.crossed < CROSSINGS - 1:
            return numbers.cross + numbers.cross_lead * expedition.crossed * outlook.lead() / 10
        lead = outlook.gain(colour, BRIDGE + 1) - outlook.tile(colour, BRIDGE + 1) + outlook.lead()
        return numbers.end + numbers.end_lead * lead - numbers.end_held * outlook.need * outlook.turns

    def start(self, outlook: Outlook, colour: int, number: int, direction: int, researcher: int) -> Parts:
        """Return the value of beginning a column, in parts: start, figure, tiles, lost cards, researcher.

        `direction` is 1 for rising, −1 for falling; `researcher` is RESEARCHER or NEITHER.
        """
        numbers, expedition, seat = outlook.numbers, outlook.expedition, outlook.seat
        beyond = FROM[number] if direction > 0 else UP_TO[number]
        held = (expedition.hands[seat][colour] & beyond).bit_count()
        coming = (expedition.unseen[seat][colour] & beyond).bit_count() * outlook.share
        steps = min(held + coming, 1 + numbers.focus * outlook.turns)
        figure, tiles = outlook.path_worth(colour, steps)
        better = 0.0
        if researcher:
            waits = numbers.researcher_from + numbers.researcher_wait * outlook.turns
            better = numbers.researcher * (figure - waits)
        return (
            numbers.start
            + numbers.start_card * held
            - numbers.start_late / outlook.turns
            - numbers.start_need * outlook.need,
            numbers.start_estimate * figure,
            numbers.start_tiles * tiles,
            -numbers.start_jump * numbers.unit * outlook.lost(colour, number, direction),
            better,
        )

    def discard(self, outlook: Outlook, colour: int, number: int) -> Parts:
        """Return the value of discarding a card, in parts: own use, the rivals' use, the cover."""
        own = self._own_use(outlook, colour, number)
        return -own, -self._rivals_use(outlook, colour, number), self._cover(outlook, colour)

    def _rivals_use(self, outlook: Outlook, colour: int, number: int) -> float:
        """Return what a discard is worth to the rivals, times its weight."""
        return outlook.numbers.rival * outlook.rivals_use(colour, number)

    def _cover(self, outlook: Outlook, colour: int) -> float:
        """Return the value of covering a discard pile's top card: the rivals' use of it less the own.

        0 if the pile is empty.
        """
        pile = outlook.expedition.discards[colour]
        if not pile:
            return 0.0
        wanted = max(0.0, sum(self._fit(outlook, colour)))
        return outlook.numbers.cover * (outlook.rivals_use(colour, pile[-1]) - wanted)

    def _own_use(self, outlook: Outlook, colour: int, number: int) -> float:
        """Return the points lost without a held card; 0 if it does not fit its column."""
        numbers, expedition, seat = outlook.numbers, outlook.expedition, outlook.seat
        held, last = expedition.hands[seat][colour], expedition.lasts[seat][colour]
        if last < 0:
            use = numbers.own_start * (held.bit_count() - 1) + numbers.own_low * (10 - number)
            return use * min(1.0, outlook.turns / 8)
        if not outlook.fitting[colour] >> COPIES * number & 1:
            return 0.0
        if outlook.stones[colour] == STONES:
            return 0.5 * numbers.own * numbers.unit
        use = numbers.own * numbers.unit / (1 + numbers.own_full * outlook.surplus(colour))
        use -= numbers.own_gap * abs(number - last)
        return max(0.0, use * min(1.0, outlook.turns / numbers.own_late))

    def take(self, outlook: Outlook, colour: int) -> Parts:
        """Return the value of taking a top discard, which must exist: use, lost cards, denial, delay."""
        numbers, number = outlook.numbers, outlook.expedition.discards[colour][-1]
        deny = numbers.deny * outlook.rivals_use(colour, number)
        delay = numbers.delay * max(0.0, outlook.need - 1.0) - numbers.delay_lead * outlook.lead() / 10
        return *self._fit(outlook, colour), deny, delay

    def _fit(self, outlook: Outlook, colour: int) -> Parts:
        """Return how useful a pile's top discard is, and the cost (0 or less) of the cards it skips.

        The pile must not be empty. The use is negative if the card does not fit its column.
        """
        numbers, expedition, seat = outlook.numbers, outlook.expedition, outlook.seat
        number = expedition.discards[colour][-1]
        last, stone = expedition.lasts[seat][colour], outlook.stones[colour]
        if last < 0:
            held = expedition.hands[seat][colour].bit_count()
            return numbers.take_start + numbers.take_start_card * held - numbers.take_start_low * number, 0.0
        if not outlook.fitting[colour] >> COPIES * number & 1:
            return USELESS * numbers.unit, 0.0
        way = expedition.ways[seat][colour] or _direction_after(outlook, colour, number)
        jump = -numbers.take_gap * numbers.unit * outlook.lost(colour, number, way)
        gain = outlook.gain(colour, stone + 1) if stone < STONES else 0.0
        return numbers.take + numbers.take_now * gain, jump

    def choose(self, expedition: Expedition) -> Act:
        """Return the act with the highest value for the seat to move: a play, a walk or a draw, by phase."""
        if expedition.phase == PLAY:
            return self._best_play(self.outlook(expedition))
        if expedition.phase == GO:
            return self._best_walk(self.outlook(expedition))
        sources = fitting_sources(expedition)
        return self._best_draw(self.outlook(expedition), sources) if sources else ("draw", PILE, 0)

    def _best_play(self, outlook: Outlook) -> Act:
        """Return the act of highest value that lays or discards a card."""
        best, act = -inf, ("", 0, 0)
        hand = outlook.expedition.hands[outlook.seat]
        for colour, held in enumerate(hand):
            for worth, number, researcher in self.plays(outlook, colour) if held else ():
                if worth > best:
                    best, act = worth, ("lay", colour << 4 | number, researcher)
        for colour, held in enumerate(hand):
            cover = self._cover(outlook, colour) if held else -inf
            # Own use only lowers the value of a discard, so `cover` is an upper bound.
            for number in distinct_numbers(held) if cover > best else ():
                worth = cover - self._own_use(outlook, colour, number)
                # The rivals' use is slow to compute, so only where it can matter.
                if worth > best:
                    worth -= self._rivals_use(outlook, colour, number)
                    if worth > best:
                        best, act = worth, ("discard", colour << 4 | number, 0)
        return act

    def plays(self, outlook: Outlook, colour: int) -> list[tuple[float, int, int]]:
        """Return (value, number, figure) for laying the nearest card in each direction; empty if none fits.

        An unbegun column, of which a card must be held, is as in `_starts`; else the figure is NEITHER.
        """
        expedition, seat = outlook.expedition, outlook.seat
        last = expedition.lasts[seat][colour]
        if last < 0:
            return self._starts(outlook, colour)
        held = expedition.hands[seat][colour]
        way = expedition.ways[seat][colour]
        numbers = []
        if way >= 0 and held & FROM[last]:
            numbers.append(lowest(held & FROM[last]))
        if way <= 0 and held & UP_TO[last]:
            numbers.append(highest(held & UP_TO[last]))
        return [(sum(self.lay(outlook, colour, number)), number, NEITHER) for number in numbers]

    def _starts(self, outlook: Outlook, colour: int) -> list[tuple[float, int, int]]:
        """Return (value, number, figure) for beginning a column with each figure and direction allowed.

        A rising one begins with the lowest card in hand, a falling one with the highest.
        """
        held = outlook.expedition.hands[outlook.seat][colour]
        found = []
        for researcher in figure_choices(outlook):
            number = lowest(held)
            found.append((sum(self.start(outlook, colour, number, 1, researcher)), number, researcher))
            if outlook.expedition.up_or_down:
                number = highest(held)
                found.append((sum(self.start(outlook, colour, number, -1, researcher)), number, researcher))
        return found

    def _best_walk(self, outlook: Outlook) -> Act:
        """Return the best step of a figure, or to stay if none is worth more than 0."""
        best, act = 0.0, ("walk", STAY, 0)
        for colour, stone in enumerate(outlook.stones):
            if 0 < stone < STONES:
                worth = sum(self.walk(outlook, colour))
                if worth > best:
                    best, act = worth, ("walk", colour, 0)
        return act

    def _best_draw(self, outlook: Outlook, sources: list[int]) -> Act:
        """Return the best draw from `sources`, or from the pile if none is worth more than 0."""
        best, act = 0.0, ("draw", PILE, 0)
        for colour in sources:
            worth = sum(self.take(outlook, colour))
            if worth > best:
                best, act = worth, ("draw", colour, 0)
        return act


MAX_IDLE_ROUNDS = 2
"""Rounds of turns without a draw from the pile or a card on a column."""


def fitting_sources(expedition: Expedition) -> list[int]:
    """Return the colour indices of discard piles whose top card the seat to move could lay.

    A card that begins a column counts; the pile just discarded onto does not. Empty after too many idle
    turns.
    """
    if expedition.idle >= MAX_IDLE_ROUNDS * expedition.seats:
        return []
    lasts, ways = expedition.lasts[expedition.turn], expedition.ways[expedition.turn]
    return [
        colour
        for colour, pile in enumerate(expedition.discards)
        if pile
        and colour != expedition.thrown
        and (lasts[colour] < 0 or (pile[-1] - lasts[colour]) * ways[colour] >= 0)
    ]


def figure_choices(outlook: Outlook) -> tuple[int, ...]:
    """Return which figures may begin a path: NEITHER (an adventurer), RESEARCHER, or both.

    The last path is the researcher's, unless it has set out before.
    """
    if outlook.researcher >= 0:
        return (NEITHER,)
    return (NEITHER, RESEARCHER) if outlook.stones.count(0) > 1 else (RESEARCHER,)


def _direction_after(outlook: Outlook, colour: int, number: int) -> int:
    """Return the direction of an undecided column after a number: 1 rising, −1 falling, 0 if it is equal."""
    last = outlook.expedition.lasts[outlook.seat][colour]
    return (number > last) - (number < last)


def apply_act(expedition: Expedition, act: Act) -> None:
    """Apply an act of the seat to move to the expedition. Nothing is checked."""
    verb, what, researcher = act
    if verb == "draw":
        expedition.draw(what)
    elif verb == "discard":
        expedition.discard(what)
    elif verb == "lay":
        expedition.lay(what, bool(researcher))
    elif what == STAY:
        expedition.stay()
    else:
        expedition.walk(what)
