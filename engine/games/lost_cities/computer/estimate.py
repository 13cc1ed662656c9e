"""One-ply evaluation of turns as a sum over colours, cached for playouts."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, inf

from engine.games.lost_cities.computer.compact import (
    ABOVE,
    COUNTS,
    KINDS,
    LAST,
    NO_SEAT,
    NUMBERS,
    PILE,
    PLAYED_WAGERS,
    WAGERS_HELD,
    WITHOUT_SECOND_COPIES,
    Note,
    Round,
    cards_of,
)
from engine.games.lost_cities.computer.look import NO_CARD, Look, Mood, Weights
from engine.games.lost_cities.model import (
    FEWEST_AFTER_PASSING,
    HAND,
    PASSED,
    PASSES_IN_A_ROW,
    SIDES,
    partner_of,
)

PHASES = (2, 5, 9, 14, 21, 30, 99)
"""The most cards in the pile in each phase of a round."""
PHASE: tuple[int, ...] = tuple(
    next(phase for phase, most in enumerate(PHASES) if cards <= most) for cards in range(PHASES[-1])
)
PILE_IN_PHASE: tuple[float, ...] = (1.5, 4, 7.5, 12, 18, 26, 38)
"""Typical number of cards in the pile in each phase."""
FULL_PILE = 43
"""Approximate number of cards in the pile at first."""
HURRY_STEPS = 3
"""Levels of hurry, and of leisure, that are distinguished."""
FIRST_EARLY_PHASE = 3
"""The first phase in which it is not too late to begin an expedition."""
MAX_CACHED = 200_000
MAX_IDLE_TURNS = 4
"""Turns in a row without a draw from the pile or a longer expedition."""
TurnAct = tuple[int, bool, int]
"""(card, whether it is discarded, source of the new card)"""
PassAct = tuple[int, int]
"""Two cards for the partner."""
Act = TurnAct | PassAct


class Estimate:
    """Evaluation with a set of weights, for two seats or four."""

    def __init__(self, numbers: Mapping[str, float], seats: int) -> None:
        """Build the moods of all phases and hurries. `numbers` are the weights by name."""
        self.numbers = Weights(**numbers)
        self.seats = seats
        self.turns = tuple((cards + 1) / seats for cards in range(PHASES[-1]))
        self.partners = [partner_of(seat, seats) if seats > SIDES else NO_SEAT - 1 for seat in range(seats)]
        self.steps = HURRY_STEPS if self.numbers.play_hurry or self.numbers.pile_hurry else 1
        self.moods = [
            self._mood(phase, left, hurry)
            for phase, left in enumerate(PILE_IN_PHASE)
            for hurry in range(-self.steps, self.steps)
        ]
        self._remembered: dict[int, Note] = {}

    def _mood(self, phase: int, left: float, hurry: int) -> Mood:
        """Return the mood for a phase with about `left` cards in the pile; `hurry` is that of `Mood`."""
        numbers, gone = self.numbers, 1 - left / FULL_PILE
        chance = numbers.chance + numbers.chance_late * (gone - 0.5)
        coming = chance * _expected_cards(left, self.seats) / (left + HAND * (self.seats - 1))
        turns = max(1, int((left + 1) / self.seats + 0.5))
        return Mood(
            numbers, hurry, phase < FIRST_EARLY_PHASE, min(1.0, coming), numbers.contested * gone, turns
        )

    def choose(self, round_: Round) -> Act:
        """Return the turn or pass with the highest estimate; a pass only if the best turn's is negative."""
        worth, turn = self.best_turn(round_)
        if self.seats > SIDES and worth < 0 and self.may_pass(round_):
            passing, cards = self.best_pass(round_)
            if passing > worth:
                return cards
        return turn

    def best_turn(self, round_: Round) -> tuple[float, TurnAct]:
        """Return the best turn's points (−inf without cards), and (card, whether it is discarded, source)."""
        notes = self.notes(round_)
        source, take, other, less = self._sources(round_, notes)
        best, colour, kind, discard = -inf, 0, 0, False
        for place, (play, played, throw, thrown, _) in enumerate(notes):
            drawn = take
            if source == place:
                drawn = less
                if play > -inf and _still_fits(round_, place, played):
                    play += take - less
            if play + drawn > best:
                best, colour, kind, discard = play + drawn, place, played, False
            if throw + drawn > best:
                best, colour, kind, discard = throw + drawn, place, thrown, True
        if source == colour and (discard or not _still_fits(round_, colour, kind)):
            source = other
        return best, (colour << 4 | kind, discard, source)

    def best_pass(self, round_: Round) -> tuple[float, tuple[int, int]]:
        """Return a pass's points and its best two cards, best first. Raises ValueError with fewer cards."""
        mood, values = self.mood(round_), []
        for colour, held in enumerate(round_.hands[round_.turn]):
            look = self.look(round_, colour, mood)
            values += [(look.pass_value(card & 15), card) for card in cards_of(colour, held)]
        (first, one), (second, other) = sorted(values, reverse=True)[:PASSED]
        return self.numbers.hand_over + first + second, (one, other)

    def may_pass(self, round_: Round) -> bool:
        """Return False in the duel, after `PASSES_IN_A_ROW` passes, or with too few cards; else True."""
        if self.seats == SIDES or round_.passes >= PASSES_IN_A_ROW:
            return False
        hand = round_.hands[round_.turn]
        return sum(COUNTS[held] + (held & WAGERS_HELD) for held in hand) >= FEWEST_AFTER_PASSING + PASSED

    def notes(self, round_: Round) -> list[Note]:
        """Return each colour's evaluation for the seat to move, as from `Look.note`.

        It is cached until the mood or that colour's cards change.
        """
        seat = round_.turn
        mood = self.mood(round_)
        notes = round_.notes[seat]
        if mood != round_.moods[seat]:
            round_.moods[seat] = mood
            notes = round_.notes[seat] = [None] * round_.colours
        for colour, note in enumerate(notes):
            if note is None:
                notes[colour] = self._note(round_, seat, colour, mood)
        return notes  # type: ignore[return-value]

    def mood(self, round_: Round) -> int:
        """Return the index in `moods` for the seat to move: the phase by pile size, and the hurry."""
        cards, steps = len(round_.pile), self.steps
        first = PHASE[cards] * 2 * steps
        turns = self.turns[cards] - self.numbers.slack
        if turns >= HAND + steps - 1:
            return first
        hand, own = round_.hands[round_.turn], round_.expeditions[round_.turn % SIDES]
        need = 0
        for held, expedition in zip(hand, own, strict=True):
            if expedition and held:
                need += COUNTS[held & ABOVE[expedition & LAST]]
        return first + max(0, min(ceil(need - turns) - 1 + steps, 2 * steps - 1))

    def _note(self, round_: Round, seat: int, colour: int, mood: int) -> Note:
        """Return a seat's note of a colour, as `Look.note`, cached across rounds; `mood` indexes `moods`."""
        side = seat % SIDES
        own, rival = round_.expeditions[side][colour], round_.expeditions[1 - side][colour]
        held, unseen = round_.hands[seat][colour], WITHOUT_SECOND_COPIES[round_.unseen[seat][colour]]
        pile = round_.discards[colour]
        top = pile[-1] & 15 if pile else NO_CARD
        together = round_.laid_by[side][colour] == self.partners[seat]
        rivals = rival & (LAST | PLAYED_WAGERS) | (rival > 0) << 6 | together << 7
        key = ((((held << KINDS | unseen) << 10 | own) << 8 | rivals) << 6 | mood) << 4 | top + 1
        note = self._remembered.get(key)
        if note is None:
            if len(self._remembered) >= MAX_CACHED:
                self._remembered.clear()
            note = self._remembered[key] = Look(
                self.moods[mood], held, unseen, own, rival, top, together
            ).note()
        return note

    def look(self, round_: Round, colour: int, mood: int) -> Look:
        """Return the detailed evaluation of a colour for the seat to move. `mood` is an index of `moods`."""
        seat, side, pile = round_.turn, round_.turn % SIDES, round_.discards[colour]
        return Look(
            self.moods[mood],
            round_.hands[seat][colour],
            WITHOUT_SECOND_COPIES[round_.unseen[seat][colour]],
            round_.expeditions[side][colour],
            round_.expeditions[1 - side][colour],
            pile[-1] & 15 if pile else NO_CARD,
            round_.laid_by[side][colour] == self.partners[seat],
        )

    def _sources(self, round_: Round, notes: list[Note]) -> tuple[int, float, int, float]:
        """Return the best source and its value, then the second best and its value.

        The pile counts as 0 and fills missing places. After `MAX_IDLE_TURNS` no discard counts.
        """
        source, take, other, less = PILE, 0.0, PILE, 0.0
        if round_.idle >= MAX_IDLE_TURNS:
            return source, take, other, less
        for colour, note in enumerate(notes):
            worth = note[4]
            if worth > less:
                if worth > take:
                    source, take, other, less = colour, worth, source, take
                else:
                    other, less = colour, worth
        return source, take, other, less


def _expected_cards(left: float, seats: int) -> float:
    """Return how many more cards a side will receive: half the pile, and the partner's hand."""
    return left / 2 + (seats // SIDES - 1) * min(HAND, left / seats)


def _still_fits(round_: Round, colour: int, kind: int) -> bool:
    """Return whether a colour's top discard, which must exist, is higher than a card of this kind."""
    return NUMBERS[round_.discards[colour][-1] & 15] > NUMBERS[kind]
