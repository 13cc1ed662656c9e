"""Computers adapt to options that change the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from engine.ai.character import Level
from engine.ai.choice import choose
from engine.ai.situation import situation_of
from engine.core.plugin import AnyGame
from engine.core.types import Event, Seat
from tests.reimport import reimported

MOVES, EVERY = 30, 10


def with_option(model: Any, name: str) -> None:
    """Adds an option to a game's model that can be chosen or not."""
    bases = (model.Options,)
    model.Options = msgspec.defstruct(
        "Options", [(name, bool, False)], bases=bases, frozen=True, forbid_unknown_fields=True
    )


def positions(game: AnyGame, options: Any, seats: int) -> Iterator[tuple[Any, Seat, list[Event]]]:
    """Yield some states of a random game, the seat to move, and all events."""
    random, step = Random(1), game.rules.setup(options, seats, 1)
    events = list(step.events)
    for number in range(MOVES):
        state = step.state
        game.invariants.check(state)
        seat = game.rules.to_move(state)[0]
        if number % EVERY == 0:
            yield state, seat, events
        step = game.rules.apply(state, seat, random.choice(list(game.rules.legal_actions(state, seat))))
        events += step.events


def plays(game: AnyGame, state: Any, seat: Seat, events: list[Event]) -> None:
    """A computer that looks further finds something that may be done."""
    for level in (Level.HARD, Level.EXPERT):
        action = choose(game, state, seat, events, 1, level, 6)
        assert action in game.rules.legal_actions(state, seat)


def test_computer_of_lost_cities_counts_a_second_seven_that_an_option_adds_as_unseen() -> None:
    def change(model: Any) -> None:
        copies = model.copies_in_deck
        with_option(model, "sevens")
        model.copies_in_deck = lambda kind, options: (
            copies(kind, options) + (options.sevens and model.NUMBER[kind] == 7)
        )

    with reimported("engine.games.lost_cities", "model", change) as imported:
        game, model, compact = imported("").GAME, imported(".model"), imported(".computer.compact")
        perception, playouts = imported(".computer.perception"), imported(".computer.playouts")
        options = model.Options(sevens=True)
        assert len(model.deck(options)) == 65
        for state, seat, events in positions(game, options, 2):
            hidden = Counter((*state.pile, *state.hands[1 - seat]))
            situation = situation_of(game, state, seat, events, 1, Level.EXPERT)
            round_ = perception.remembered_round(situation)
            assert hidden == Counter(
                model.make_card(model.COLOURS[card >> 4], compact.NUMBERS[card & 15])
                for colour, held in enumerate(round_.unseen[seat])
                for card in compact.cards_of(colour, held)
            )
            dealt = playouts.Playouts(situation, [], imported(".judgement").estimate_for(2)).dealt(1)
            assert len(dealt.pile) == len(state.pile)
            plays(game, state, seat, events)


def test_computer_of_the_board_game_counts_a_third_copy_that_an_option_adds_as_unseen() -> None:
    def change(model: Any) -> None:
        with_option(model, "thrice")
        model.deck = lambda options: model.DECK + model.CARDS * options.thrice

    with reimported("engine.games.lost_cities_board", "model", change) as imported:
        game, model = imported("").GAME, imported(".model")
        compact, playouts = imported(".computer.compact"), imported(".computer.playouts")
        for state, seat, events in positions(game, model.Options(thrice=True), 3):
            others = [hand for other, hand in enumerate(state.hands) if other != seat]
            hidden = Counter(card for row in (*others, state.pile, state.aside) for card in row)
            situation = situation_of(game, state, seat, events, 1, Level.EXPERT)
            unseen = compact.compact_expedition(situation.state).unseen[seat]
            counted = Counter(
                f"{colour}{number}"
                for colour, held in zip(model.COLOURS, unseen, strict=True)
                for number in compact.card_numbers(held)
            )
            assert counted == hidden
            dealt = playouts.Playouts(situation, [], None, None).dealt(1)
            known = [sum(held.bit_count() for held in dealt.unseen[other]) for other in range(3)]
            assert known == [hidden.total() + len(state.hands[seat]) - len(hand) for hand in state.hands]
            plays(game, state, seat, events)


@pytest.mark.parametrize("auction", [False, True])
def test_computer_of_tikal_does_not_expect_tiles_and_treasures_that_an_option_removes(auction: bool) -> None:
    def change(model: Any) -> None:
        groups, treasures = model.groups, model.hidden_treasures
        with_option(model, "short")
        model.groups = lambda options: groups(options)[: 4 if options.short else None]
        model.hidden_treasures = lambda options: treasures(options)[:: 2 if options.short else 1]

    with reimported("engine.games.tikal", "model", change) as imported:
        game, model = imported("").GAME, imported(".model")
        appraisal = imported(".computer.appraisal")
        for state, seat, events in positions(game, model.Options(auction=auction, short=True), 2):
            view = game.visibility.view(state, seat)
            seen = appraisal.Outlook(view, seat)
            hidden = Counter((*state.pool, *(kind for hoard in state.hoards for kind in hoard)))
            assert Counter(seen.unseen) == hidden
            volcanoes = sum(model.LAND[tile].kind == model.VOLCANO for tile in state.stack)
            assert seen.waits[seat][-1] == len(state.stack) + 1
            assert len(seen.waits[seat]) >= volcanoes + 1
            assert state.scoring is not None or 0.0 not in seen.waits[seat], (
                "there are no more rounds than that"
            )
            plays(game, state, seat, events)
