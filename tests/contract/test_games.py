"""The contract that every registered game fulfils, tested on random games with all options."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from itertools import islice, product, takewhile
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import structs

from engine.core import game_log, menu, planned_turns
from engine.core.catalogue import Catalogue, catalogue
from engine.core.data_files import load_data
from engine.core.game_errors import (
    BadNotation,
    CorruptState,
    GameError,
    GameFinished,
    InvalidSetup,
    NoSuchSeat,
    NotYourTurn,
    RuleViolation,
)
from engine.core.game_log import Entry
from engine.core.plugin import AnyGame
from engine.core.turning_points import decisive_sentence
from engine.core.types import Seat, Step
from engine.game_registry import games
from tests.contract.positions import (
    MOST_MOVES,
    Position,
    Setting,
    all_played,
    every_option_set,
    every_setting,
    every_setting_in_time,
    is_possible,
    moves,
    option_sets,
    played,
    settings,
)
from tests.contract.requested_actions import nonsense, requested_actions
from tests.contract.turns import shown
from tests.examples import as_many
from tests.names import LONG_NAMES, NAMES

LONGEST_PATH = 60
"""Characters of a custom id that a path may take; the rest names the table and the version."""
LONGEST_TEXT = 1_024
FEW = 10
"""Entries that a person looks through in a menu."""
A_GLANCE = 500
"""Characters of a picture's description, not counting names."""
MOSTLY = 0.9
ASKED_BY_TURNS = 4
"""Expensive checks of a position are spread over this number of positions."""
ONE_STATE_IN = as_many(1, quick=6)
"""Of how many states one is stored and read again."""
JUNK = (None, True, -1, 0, 1, 2, 3, 99, 10**30, "", "D", "x")
"""Values that a damaged store might contain."""
every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)


def long_names(setting: Setting) -> tuple[str, ...]:
    """A name a seat, as at every table."""
    return LONG_NAMES[: setting.seats]


def by_turns(all_: Sequence[Any], number: int) -> Sequence[Any]:
    """Return the share of many things that one of several positions is asked; of a few things, all."""
    return all_ if len(all_) < FEW else all_[number % ASKED_BY_TURNS :: ASKED_BY_TURNS]


# Random games end


@every_setting
def test_random_games_end_within_the_limit_of_moves(setting: Setting) -> None:
    for game in all_played(setting):
        assert len(game.log) < MOST_MOVES


@every_setting
def test_seat_is_to_move_and_has_legal_actions_until_there_is_a_result(setting: Setting) -> None:
    for step, position, _ in _every_step(setting):
        result = setting.game.ending.result(step.state)
        assert (result is None) == bool(setting.game.rules.to_move(step.state))
        assert (result is None) == bool(position.legal)


@every_setting
def test_number_of_seats_outside_the_games_range_is_rejected_with_a_sentence(setting: Setting) -> None:
    fewest, most = setting.game.rules.seats_for(setting.options)
    for seats in (0, fewest - 1, most + 1):
        with pytest.raises(InvalidSetup) as refused:
            setting.game.rules.setup(setting.options, seats, seed=1)
        assert catalogue()(f"refused-{refused.value.reason}", **refused.value.details)
    lowest, highest = setting.game.rules.SEATS
    assert lowest <= fewest <= setting.seats <= most <= highest


@every_game
def test_options_can_be_set_up_for_any_number_of_seats_or_are_refused_with_a_sentence(game: AnyGame) -> None:
    for options in every_option_set(game):
        possible = is_possible(game, options)
        fewest, most = game.rules.seats_for(options) if possible else game.rules.SEATS
        for seats in range(fewest, most + 1):
            if possible:
                game.invariants.check(game.rules.setup(options, seats, 1).state)
            else:
                assert _refused_setup(game, options, seats, 1) != "wrong-seats"


@every_setting
def test_invalid_option_value_is_rejected_with_a_sentence(setting: Setting) -> None:
    for field in structs.fields(setting.options):
        for value in ("nonsense", -1, 99, None):
            bad = structs.replace(setting.options, **{field.name: value})
            assert _refused_setup(setting.game, bad, setting.seats, 1) == "bad-options"


@every_setting
def test_negative_seed_is_rejected_with_a_sentence(setting: Setting) -> None:
    assert _refused_setup(setting.game, setting.options, setting.seats, -1) == "bad-seed"


def _refused_setup(game: AnyGame, options: Any, seats: int, seed: int) -> str:
    """Why a game cannot be set up so."""
    with pytest.raises(InvalidSetup) as refused:
        game.rules.setup(options, seats, seed)
    assert catalogue()(f"refused-{refused.value.reason}", **refused.value.details)
    return refused.value.reason


@every_setting
def test_equal_seeds_deal_alike_and_seeds_that_differ_in_the_last_bit_deal_differently(
    setting: Setting,
) -> None:
    def dealt(seed: int) -> bytes:
        return setting.game.dump(setting.game.rules.setup(setting.options, setting.seats, seed).state)

    assert dealt(7) == dealt(7)
    assert dealt(7) != dealt(8)
    assert dealt(2**128 - 1) != dealt(2**128 - 2)


# States are JSON and keep their invariants


@every_setting_in_time
def test_state_is_equal_after_saving_and_loading_as_json(setting: Setting) -> None:
    game = setting.game
    for number, (step, position, _) in enumerate(islice(_every_step(setting), None, None, ONE_STATE_IN)):
        data = game.dump(step.state)
        json.loads(data)
        loaded = game.load(data)  # which checks the invariants too
        assert loaded == step.state
        assert hash(loaded) == hash(step.state), "what is worked out of it is kept by it"
        assert game.visibility.view(loaded, None) in {game.visibility.view(step.state, None)}
        if position.mover is not None and number % ASKED_BY_TURNS == 0:
            assert tuple(game.rules.legal_actions(loaded, position.mover)) == position.legal


@every_setting_in_time
def test_stored_state_with_a_list_element_lost_or_doubled_is_rejected(setting: Setting) -> None:
    game = setting.game
    for position in played(setting, 0).sample(6):
        data = game.dump(position.state)
        for what, damaged in _damages(data, game.State.history_fields):
            with pytest.raises(CorruptState):
                game.load(damaged)
                pytest.fail(f"loaded although {what}")


@every_setting
def test_stored_state_of_malformed_json_or_without_fields_is_rejected(setting: Setting) -> None:
    data = setting.game.dump(played(setting, 0).positions[0].state)
    bad_text = data.replace(b'"seed":"', b'"seed":"\xff', 1)
    deep = data.replace(b'"seed":"', b'"seed":' + b"[" * 100_000 + b'"', 1)
    for junk in (b"", b"{}", b"[]", b"null", b"\xff", data[:-1], data.replace(b":", b";", 1), bad_text, deep):
        with pytest.raises(CorruptState):
            setting.game.load(junk)


@every_setting
def test_unknown_field_in_a_stored_state_is_rejected(setting: Setting) -> None:
    """Such a field comes from other or future rules."""
    game = setting.game
    for position in played(setting, 0).sample(6):
        tree = json.loads(game.dump(position.state))
        for path, inside in list(_objects(tree, ())):
            inside["unheard of"] = 1
            with pytest.raises(CorruptState):
                game.load(msgspec.json.encode(tree))
                pytest.fail(f"loaded although there is something unknown in {path}")
            del inside["unheard of"]


def _objects(tree: Any, path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], dict[str, Any]]]:
    if isinstance(tree, dict):
        yield path, tree
    inside = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in inside:
        yield from _objects(value, (*path, key))


@every_setting_in_time
def test_changed_state_that_still_loads_can_be_viewed_and_played(setting: Setting) -> None:
    """A damaged state is rejected or behaves like any other."""
    game, random = setting.game, Random(5)
    for position in played(setting, 0).sample(as_many(3, quick=2)):
        tree = json.loads(game.dump(position.state))
        for where, key, leaf in list(_leaves(tree)):
            for junk in random.sample(JUNK, as_many(2, quick=1)):
                where[key] = junk
                try:
                    state = game.load(msgspec.json.encode(tree))
                except CorruptState:
                    continue
                for viewer in setting.viewers:
                    game.words.position(game.visibility.view(state, viewer), long_names(setting), catalogue())
                for mover in game.rules.to_move(state):
                    legal = list(game.rules.legal_actions(state, mover))
                    assert legal
                    game.invariants.check(game.rules.apply(state, mover, random.choice(legal)).state)
            where[key] = leaf


def _leaves(tree: Any) -> Iterator[tuple[Any, Any, Any]]:
    """Yield (parent, key, value) of every scalar in a tree."""
    for key, value in list(tree.items() if isinstance(tree, dict) else enumerate(tree)):
        if isinstance(value, dict | list):
            yield from _leaves(value)
        else:
            yield tree, key, value


def _damages(data: bytes, past: frozenset[str]) -> Iterator[tuple[str, bytes]]:
    """The state with an element of one of its lists lost, or doubled."""
    tree = json.loads(data)
    for path, items in _lists(tree, ()):
        if path[0] in past:
            continue
        whole = list(items)
        items[:] = whole[:-1]
        yield f"the last of {path} is lost", msgspec.json.encode(tree)
        items[:] = [*whole, whole[-1]]
        yield f"the last of {path} is doubled", msgspec.json.encode(tree)
        items[:] = whole


def _lists(tree: Any, path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], list[Any]]]:
    if isinstance(tree, list) and tree:
        yield path, tree
    inside = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in inside:
        yield from _lists(value, (*path, key))


# Actions are text


@every_setting_in_time
def test_legal_actions_have_distinct_texts_and_are_read_back_from_them(setting: Setting) -> None:
    game = setting.game
    for _, position, _ in _every_step(setting):
        texts = [game.notation.write(action) for action in position.legal]
        assert [game.notation.read(text) for text in texts] == list(position.legal)
        assert len(set(texts)) == len(texts)


@every_game
def test_text_of_every_action_fits_a_log_entry(game: AnyGame) -> None:
    for action in requested_actions(game):
        assert 0 < len(game.notation.write(action)) <= game_log.MAX_ENTRY_LENGTH


@every_setting
def test_turn_is_complete_at_the_start_and_at_the_end_of_every_game(setting: Setting) -> None:
    for whole in all_played(setting):
        assert setting.game.rules.turn_complete(whole.steps[0].state)
        assert setting.game.rules.turn_complete(whole.end)


@every_game
def test_unreadable_text_is_rejected_with_a_valid_example(game: AnyGame) -> None:
    for text in ("", " ", "\n", "😀", "x" * 6_000, "\x00", game_log.RETIRED, game_log.RETIRED.upper()):
        with pytest.raises(BadNotation) as refused:
            game.notation.read(text)
        assert game.notation.read(refused.value.expected), "the example shown is an action"


@every_setting
def test_action_text_with_lookalike_letters_or_digits_is_rejected(setting: Setting) -> None:
    """Python treats them as equal."""
    game = setting.game
    for action in played(setting, 0).positions[0].legal[:20]:
        for own, like in {"1": "١", "7": "７", "s": "ſ", "i": "ı", "k": "\u212a"}.items():
            text = game.notation.write(action)
            if own in text:
                with pytest.raises(BadNotation):
                    game.notation.read(text.replace(own, like))


@every_game
def test_sentence_that_refuses_6000_unreadable_characters_fits_a_message(game: AnyGame) -> None:
    """An option of a slash command takes 6,000 characters; a message holds 2,000."""
    for text in ("x", "x" * 6_000):
        with pytest.raises(BadNotation) as refused:
            game.notation.read(text)
        assert len(catalogue()("refused-bad-notation", **refused.value.details)) <= 2_000


# What is legal can be done, and nothing else


@every_setting_in_time
def test_legal_actions_lead_to_valid_states_and_do_not_change_the_one_before(setting: Setting) -> None:
    for position in _sample(setting):
        before = setting.game.dump(position.state)
        for action in position.legal:
            setting.game.invariants.check(
                setting.game.rules.apply(position.state, position.mover, action).state
            )
        assert setting.game.dump(position.state) == before


@every_setting_in_time
def test_unlisted_actions_are_rejected_and_change_nothing(setting: Setting) -> None:
    game = setting.game
    for number, position in enumerate(_sample(setting)):
        before = game.dump(position.state)
        for action in set(by_turns(requested_actions(game), number)) - set(position.legal):
            with pytest.raises(GameFinished if position.mover is None else RuleViolation):
                game.rules.apply(position.state, position.mover or 0, action)
        assert game.dump(position.state) == before


@every_setting_in_time
def test_action_with_a_nonsense_value_of_the_right_type_is_rejected_with_a_sentence(setting: Setting) -> None:
    game, say = setting.game, catalogue()
    for position in played(setting, 0).sample(9)[:-1]:
        for action in nonsense(game):
            if repr(action) in map(repr, position.legal):
                continue
            with pytest.raises(RuleViolation) as refused:
                game.rules.apply(position.state, position.mover, action)
            assert _why(game, refused.value, say)


@every_setting
def test_seat_given_as_float_or_bool_cannot_act_view_or_leave(setting: Setting) -> None:
    """Python takes 1.0 and True for 1."""
    game = setting.game
    for position in played(setting, 0).sample(9)[:-1]:
        for seat in (float(position.mover), bool(position.mover)):
            with pytest.raises(NotYourTurn):
                game.rules.apply(position.state, seat, position.legal[0])
            for action in (game.visibility.view, game.rules.retire):
                with pytest.raises(NoSuchSeat):
                    action(position.state, seat)


@every_setting
def test_action_out_of_turn_or_after_the_end_is_rejected(setting: Setting) -> None:
    game = setting.game
    for position in _sample(setting):
        before = game.dump(position.state)
        waiting = set(range(-1, setting.seats + 1)) - set(game.rules.to_move(position.state))
        for seat in waiting:
            assert list(game.rules.legal_actions(position.state, seat)) == []
            for action in position.legal or requested_actions(game)[:20]:
                with pytest.raises(GameFinished if position.mover is None else NotYourTurn):
                    game.rules.apply(position.state, seat, action)
        assert game.dump(position.state) == before


# The menu


@every_setting
def test_menu_reaches_exactly_the_legal_actions_by_questions_that_fit_the_buttons(setting: Setting) -> None:
    for position in _sample(setting):
        if position.mover is None:
            continue
        assert position.game.ask(position.state, position.mover, ()) == position.ask(())
        # Some answers stand on every page of a question.
        reached = set(map(position.game.notation.write, _walk(position, ())))
        assert reached == set(map(position.game.notation.write, position.legal))


def _walk(position: Position, path: tuple[str, ...]) -> Iterator[Any]:
    """Every action that the questions after `path` lead to."""
    question = position.ask(path)
    if isinstance(question, menu.Chosen):
        assert len(".".join(path)) <= LONGEST_PATH
        if question.times > 1 or question.plan is not None:
            _require_in_a_row(position, question)
            return
        assert question.settled == position.game.prompts.slots(position.state, question.action)
        yield question.action
        return
    last = all(isinstance(position.ask((*path, answer)), menu.Chosen) for answer in question.answers)
    assert (1 if last else 2) <= len(question.answers) <= menu.MAX_ANSWERS
    assert len(set(question.answers)) == len(question.answers)
    for answer in question.answers:
        assert answer
        assert not set(answer) & set(".: "), "a path is joined with dots inside a custom id"
        yield from _walk(position, (*path, answer))


def _require_in_a_row(position: Position, chosen: menu.Chosen[Any]) -> None:
    """Require that a repeated action is legal each time."""
    game, state = position.game, position.state
    for _ in range(chosen.times):
        assert chosen.action in game.rules.legal_actions(state, position.mover)
        state = game.rules.apply(state, position.mover, chosen.action).state


@every_setting
def test_no_action_is_forced_while_there_is_a_choice(setting: Setting) -> None:
    for position in _sample(setting):
        following = position.game.shortcuts.forced_action(position.state)
        assert following is None or list(position.legal) == [following]


@every_setting
def test_answers_taken_from_an_actions_slots_choose_that_action(setting: Setting) -> None:
    for position in _sample(setting):
        # Of hundreds of actions, some from all over the list will do.
        for action in position.legal[:: 1 + len(position.legal) // 50]:
            slots = dict(position.game.prompts.slots(position.state, action))
            question, path = position.ask(()), []
            while isinstance(question, menu.Question):
                answer = slots[question.name]
                path.append(answer if answer in question.answers else menu.MORE)
                question = position.ask(path)
            assert question.action == action


@every_setting
def test_words_in_the_name_of_a_symbol_occur_in_its_button_label(setting: Setting) -> None:
    """An emoji is named with words that stand beside it: colour and shape never contradict them."""
    game, say, emojis = setting.game, catalogue(), load_data("emojis")
    for position in _sample(setting):
        view = game.visibility.view(position.state, position.mover)
        for action in position.legal[:: 1 + len(position.legal) // 20]:
            slots = game.prompts.slots(position.state, action)
            for number, (name, answer) in enumerate(slots):
                symbol = game.words.symbol(name, answer)
                if symbol in emojis:
                    question = menu.Question(name, (answer, answer), slots[:number])
                    label = game.words.answer(question, answer, view, say).lower()
                    assert all(word in label for word in symbol.split("-")), (symbol, label)
                else:
                    assert symbol is None or not symbol.isascii(), "what is no emoji of ours is one by itself"


@every_setting
def test_menu_path_that_was_not_offered_is_rejected(setting: Setting) -> None:
    for position in _sample(setting):
        for path in (["nonsense"], [""], ["nonsense"] * 9):
            with pytest.raises(menu.NoSuchPath):
                position.game.ask(position.state, position.mover or 0, path)
        for waiting in set(range(setting.seats)) - set(position.game.rules.to_move(position.state)):
            with pytest.raises(menu.NoSuchPath):
                position.game.ask(position.state, waiting, ())


# Plans


@every_setting
def test_every_planned_turn_is_complete_at_its_last_action_and_its_questions_fit_the_buttons(
    setting: Setting,
) -> None:
    game = setting.game
    for number, (supposed, seat) in enumerate(_supposed(setting)):
        path, random = (), Random(number)
        while isinstance(
            asked := planned_turns.ask_plan(game, supposed, seat, path), planned_turns.PlanQuestion
        ):
            _require_short(asked, game, seat, path)
            others = (planned_turns.DECIDE_MYSELF,) if asked.changed else ()
            path = (*path, random.choice((*asked.question.answers, *others)))
        assert asked.standing is not None or asked.ways
        for way in asked.ways:
            _require_whole(game, supposed, seat, way)
            assert planned_turns.plan_obstacle(game, supposed, seat, way) is None
        with pytest.raises(menu.NoSuchPath):
            planned_turns.ask_plan(game, supposed, seat, (*path, "?"))


def _require_short(
    asked: planned_turns.PlanQuestion, game: AnyGame, seat: Seat, path: tuple[str, ...]
) -> None:
    view, say = game.visibility.view(asked.state, seat), catalogue()
    assert game.words.ask(asked.question, view, say)
    labels = [game.label(asked.question, answer, view, say) for answer in asked.question.answers]
    assert all(0 < len(label) <= 80 for label in labels)
    assert len(asked.question.answers) <= menu.MAX_ANSWERS
    assert len(".".join((*path, planned_turns.DECIDE_MYSELF))) <= LONGEST_PATH
    assert all(say(premise.text, **premise.details) for premise in asked.changed)


def _require_whole(game: AnyGame, state: Any, seat: Seat, way: planned_turns.PlannedTurn) -> None:
    """Require that a planned turn ends where it reveals something."""
    for number, text in enumerate(way.actions, start=1):
        step = game.rules.apply(state, seat, game.notation.read(text))
        assert game.rules.turn_complete(step.state) == (number == len(way.actions))
        assert number == len(way.actions) or not step.reveals
        state = step.state
    assert all(catalogue()(premise.text, **premise.details) for premise in way.premises)


def _supposed(setting: Setting) -> Iterator[tuple[Any, Seat]]:
    """Yield turns of waiting players, as they plan them."""
    for position in _sample(setting)[::5]:
        for seat in range(setting.seats):
            supposed = setting.game.assume_turn(position.state, seat)
            if supposed is not None:
                yield supposed, seat


@every_setting
def test_no_turn_can_be_planned_by_the_seat_to_move_or_after_the_end(setting: Setting) -> None:
    for position in _sample(setting)[::5]:
        assert position.mover is None or setting.game.assume_turn(position.state, position.mover) is None
    assert setting.game.assume_turn(played(setting, 0).end, 0) is None


# Results


@every_setting
def test_result_gives_every_side_one_place_and_score(setting: Setting) -> None:
    for game in all_played(setting):
        result = setting.game.ending.result(game.end)
        assert result is not None
        assert result.sides == setting.game.rules.sides(setting.options, setting.seats)
        assert sorted(seat for side in result.sides for seat in side) == list(range(setting.seats))
        assert len(result.placings) == len(result.scores) == len(result.score_sheets) == setting.seats
        assert 1 in result.placings
        assert result.winners
        for side in result.sides:
            for outcome in (result.placings, result.scores, result.score_sheets):
                assert all(outcome[seat] == outcome[side[0]] for seat in side), "partners share everything"


@every_setting
def test_score_lines_add_up_and_more_points_place_higher(setting: Setting) -> None:
    for game in all_played(setting):
        result = setting.game.ending.result(game.end)
        assert [sum(line.points for line in lines) for lines in result.score_sheets] == list(result.scores)
        by_placing = sorted(range(setting.seats), key=result.placings.__getitem__)
        by_score = [result.scores[seat] for seat in by_placing]
        assert by_score == sorted(by_score, reverse=True)


# The log and leaving


@every_setting
def test_log_replays_to_the_same_steps(setting: Setting) -> None:
    for game in all_played(setting):
        again = game_log.replay_log(setting.game, setting.options, setting.seats, game.seed, game.log)
        assert tuple(again) == game.steps


@every_setting_in_time
def test_any_seat_can_leave_at_any_time_and_the_log_replays_that(setting: Setting) -> None:
    """The state stays sound, can be stored, and the log with the leaving in it replays."""
    game, whole = setting.game, played(setting, 1)
    for number, position in enumerate(whole.sample()[:-1]):
        for seat in range(setting.seats):
            step = game.rules.retire(position.state, seat)
            assert game.load(game.dump(step.state)) == step.state
            assert (game.ending.result(step.state) is None) == bool(game.rules.to_move(step.state))
            if (number + seat) % ASKED_BY_TURNS == 0:
                log = (*whole.log_to(position), Entry(seat, game_log.RETIRED))
                *_, last = game_log.replay_log(game, setting.options, setting.seats, whole.seed, log)
                assert last == step


@every_setting
def test_seat_whose_leaving_ends_the_game_is_placed_last(setting: Setting) -> None:
    game = setting.game
    for position in played(setting, 1).sample(5)[:-1]:
        for seat in range(setting.seats):
            result = game.ending.result(game.rules.retire(position.state, seat).state)
            if result is not None:
                assert result.placings[seat] == max(result.placings)
                assert seat not in result.winners


@every_setting
def test_leaving_a_finished_game_is_rejected(setting: Setting) -> None:
    end = played(setting, 1).end
    for seat in range(setting.seats):
        with pytest.raises(GameFinished):
            setting.game.rules.retire(end, seat)


# Hidden information stays hidden


@every_setting
def test_seat_out_of_range_can_neither_view_nor_leave(setting: Setting) -> None:
    """Python would take −1 for the last seat."""
    for position in played(setting, 1).sample(3):
        for seat in (-1, setting.seats, 9):
            for action in (setting.game.visibility.view, setting.game.rules.retire):
                with pytest.raises(NoSuchSeat):
                    action(position.state, seat)


@every_setting_in_time
def test_resampled_state_is_valid_and_deals_hidden_cards_again(setting: Setting) -> None:
    game, differs = setting.game, []
    for position, viewer, other in _redeals(setting):
        assert game.load(game.dump(other)) == other
        assert game.visibility.resample(position.state, viewer, 5) == game.visibility.resample(
            position.state, viewer, 5
        )
        assert game.visibility.resample(position.state, viewer, 6) != other, (
            "the dice are hidden in every game"
        )
        # But they alone would make every comparison below an empty one.
        cards = [{**json.loads(game.dump(state)), "dice": None} for state in (position.state, other)]
        differs.append(cards[0] != cards[1])
    nothing_is_hidden = not game.has_hidden_hands and not any(differs)
    assert nothing_is_hidden or sum(differs) > 0.7 * len(differs)


@every_setting
def test_resample_depends_only_on_what_the_viewer_sees(setting: Setting) -> None:
    """Computer players think about a resampled state; they would be cheating if the truth shone through."""
    for position, viewer, other in _redeals(setting):
        samples = [position.game.visibility.resample(state, viewer, 5) for state in (position.state, other)]
        assert samples[0] == samples[1]


@every_setting_in_time
def test_resample_changes_what_other_seats_hold(setting: Setting) -> None:
    """Early in a game, in nearly every sample. Later much is known."""
    game = setting.game
    if not game.has_hidden_hands:
        return
    for viewer, seat in product(setting.viewers, range(setting.seats)):
        if viewer == seat:
            continue
        sampled = [
            (
                game.visibility.view(position.state, seat),
                game.visibility.view(game.visibility.resample(position.state, viewer, seed), seat),
            )
            for whole in all_played(setting)
            for position in whole.sample(200)[:12]
            for seed in (71, 72)
        ]
        assert sum(one != other for one, other in sampled) > MOSTLY * len(sampled)


@every_setting_in_time
def test_resample_changes_what_the_next_action_turns_up(setting: Setting) -> None:
    """An action that turns something up turns up something else in most samples, while much is left."""
    game, differ = setting.game, []
    for position in played(setting, 0).sample(20)[:-1]:
        if position.mover is None:
            continue
        other = game.visibility.resample(position.state, position.mover, 73)
        news = [
            [
                _for_mover(game, game.rules.apply(state, position.mover, action), position.mover)
                for action in actions
            ]
            for actions in [
                [a for a in position.legal if game.rules.apply(position.state, position.mover, a).reveals]
            ]
            for state in (position.state, other)
        ]
        if news[0]:
            differ.append(news[0] != news[1])
    assert differ
    assert sum(differ) > 0.5 * len(differ)


@every_setting_in_time
def test_step_that_shows_the_mover_something_counts_as_revealing(setting: Setting) -> None:
    """Otherwise players could draw, look, and undo."""
    game = setting.game
    for seed, position in enumerate(_sample(setting)):
        for action in position.legal[:: 1 + len(position.legal) // 12]:
            other = game.visibility.resample(position.state, position.mover, 2_000 + seed)
            steps = [game.rules.apply(state, position.mover, action) for state in (position.state, other)]
            if _for_mover(game, steps[0], position.mover) != _for_mover(game, steps[1], position.mover):
                assert all(step.reveals for step in steps), game.notation.write(action)


def _for_mover(game: AnyGame, step: Step[Any], mover: Seat) -> tuple[Any, ...]:
    """Return what the mover sees after a step."""
    return game.visibility.view(step.state, mover), [event for event in step.events if event.is_for(mover)]


@every_setting
def test_view_texts_and_legal_actions_are_equal_after_hidden_cards_are_dealt_again(setting: Setting) -> None:
    game, say = setting.game, catalogue()
    for position, viewer, other in _redeals(setting):
        views = [game.visibility.view(state, viewer) for state in (position.state, other)]
        assert views[0] == views[1]
        assert not isinstance(views[0], game.State), "a view is a type of its own"
        texts = [
            (
                game.words.position(v, long_names(setting), say),
                game.words.glance(v, long_names(setting), say),
                game.words.hand(v, say),
            )
            for v in views
        ]
        assert texts[0] == texts[1]
        assert game.rules.to_move(position.state) == game.rules.to_move(other)
        assert game.ending.result(position.state) == game.ending.result(other)
        if viewer is not None:
            assert game.rules.legal_actions(position.state, viewer) == game.rules.legal_actions(other, viewer)


@every_setting
def test_plan_choices_are_equal_after_hidden_cards_are_dealt_again(setting: Setting) -> None:
    game = setting.game
    for position, viewer, other in islice(_redeals(setting), 0, None, 3):
        if viewer is None:
            continue
        supposed, others = (game.assume_turn(state, viewer) for state in (position.state, other))
        assert supposed == others
        for action in game.rules.legal_actions(position.state, viewer)[::5]:
            named = [game.shortcuts.premises(state, viewer, action) for state in (position.state, other)]
            assert named[0] == named[1]


@every_setting_in_time
def test_picture_is_equal_after_hidden_cards_are_dealt_again(setting: Setting) -> None:
    picture = pytest.importorskip("render.picture", exc_type=ImportError)
    key, names, say = setting.key, NAMES[: setting.seats], catalogue()
    for position, viewer, other in islice(_redeals(setting), 0, None, 97):
        views = [setting.game.visibility.view(state, viewer) for state in (position.state, other)]
        for paint in (picture.tabletop, picture.hand):
            pictures = [paint(key, view, names, say) for view in views]
            assert pictures[0] == pictures[1]


@every_setting
def test_events_seen_by_others_are_equal_after_hidden_cards_are_dealt_again(setting: Setting) -> None:
    """Compares moves that are legal in both states, up to the first event that uncovers something."""
    game, compared = setting.game, 0
    for position, viewer, _ in _redeals(setting):
        if position.mover is None or viewer == position.mover:
            continue
        for action in position.legal[:: max(1, len(position.legal) // 4)]:
            other = _where_legal(position, viewer, action)
            if other is None:
                continue
            states = (position.state, other)
            texts = [
                _visible_events(game.rules.apply(state, position.mover, action), viewer) for state in states
            ]
            assert texts[0] == texts[1]
            compared += 1
    assert compared > 20


def _visible_events(step: Step[Any], viewer: Seat | None) -> list[Any]:
    """Return the events that a viewer sees before the first one that uncovers something."""
    known = takewhile(lambda event: not event.uncovers, step.events)
    return [event for event in known if event.is_for(viewer)]


@every_setting
def test_step_that_uncovers_something_counts_as_revealing(setting: Setting) -> None:
    for step, _, _ in _every_step(setting):
        assert step.reveals >= any(event.uncovers for event in step.events)


@every_setting_in_time
def test_actions_that_look_alike_to_a_viewer_have_equal_events_and_texts_for_that_viewer(
    setting: Setting,
) -> None:
    """Events must not reveal what the views hide, such as exchanged cards.

    Steps with milestones or uncovered things are skipped, since they may leave no trace in the view.
    """
    game, say = setting.game, catalogue()
    for position in played(setting, 0).sample(12)[:-1]:
        steps = [game.rules.apply(position.state, position.mover, action) for action in position.legal]
        steps = [
            step for step in steps if not any(event.milestone or event.uncovers for event in step.events)
        ]
        for viewer in set(setting.viewers) - {position.mover}:
            texts: dict[bytes, tuple[Any, list[str]]] = {}
            for step in steps:
                looks = msgspec.json.encode(game.visibility.view(step.state, viewer))
                events = [event for event in step.events if event.is_for(viewer)]
                observed = events, game.words.describe(step.events, viewer, long_names(setting), say)
                assert texts.setdefault(looks, observed) == observed


def _where_legal(position: Position, viewer: Seat | None, action: Any) -> Any | None:
    """A state that looks the same to the viewer, and in which the mover may take the action as well."""
    for seed in range(60):
        other = position.game.visibility.resample(position.state, viewer, seed)
        if action in position.game.rules.legal_actions(other, position.mover):
            return other
    return None


@every_setting_in_time
def test_refusal_reason_ignores_what_the_player_cannot_see(setting: Setting) -> None:
    for position, viewer, other in islice(_redeals(setting), 0, None, 3):
        if viewer is None:
            continue
        for action in requested_actions(setting.game)[::9]:
            answers = [_refusal(setting.game, state, viewer, action) for state in (position.state, other)]
            assert answers[0] == answers[1]


def _refusal(game: AnyGame, state: Any, seat: Seat, action: Any) -> tuple[str, Any] | None:
    try:
        game.rules.apply(state, seat, action)
    except GameError as error:
        return error.reason, error.details
    return None


def _redeals(setting: Setting) -> Iterator[tuple[Position, Seat | None, Any]]:
    """Yield positions with a viewer and a resampled state."""
    for seed, position in enumerate(_sample(setting)):
        for viewer in setting.viewers:
            yield position, viewer, setting.game.visibility.resample(position.state, viewer, 1_000 + seed)


# Every sentence exists


@every_setting_in_time
def test_every_event_has_a_sentence_and_private_events_are_left_out_for_others(setting: Setting) -> None:
    game, say = setting.game, catalogue()
    for step, _, _ in _every_step(setting):
        for viewer in setting.viewers:
            sentences = game.words.describe(step.events, viewer, long_names(setting), say)
            assert all(sentences)
            allowed = [event for event in step.events if event.is_for(viewer)]
            assert sentences == game.words.describe(allowed, viewer, long_names(setting), say)
        texts = game.words.describe(step.events, None, long_names(setting), say)
        assert len("\n".join(texts)) <= LONGEST_TEXT


@every_setting
def test_text_about_a_player_who_leaves_names_them_to_all(setting: Setting) -> None:
    for position in played(setting, 0).sample(5)[:-1]:
        for seat in range(setting.seats):
            step = setting.game.rules.retire(position.state, seat)
            sentences = setting.game.words.describe(step.events, None, long_names(setting), catalogue())
            assert LONG_NAMES[seat] in " ".join(sentences)


@every_setting
def test_every_question_and_answer_has_words_that_fit_a_button(setting: Setting) -> None:
    for position in played(setting, 0).sample(8)[:-1]:
        for question in _questions(position, ()):
            words, view = position.game.words, position.game.visibility.view(position.state, position.mover)
            assert 0 < len(words.ask(question, view, catalogue())) <= LONGEST_TEXT
            game, say = position.game, catalogue()
            labels = [game.label(question, answer, view, say) for answer in question.answers]
            assert all(0 < len(label) <= 80 for label in labels), "a button holds 80 characters"
            assert len(set(labels)) == len(labels)


def _questions(position: Position, path: tuple[str, ...]) -> Iterator[menu.Question]:
    question = position.game.ask(position.state, position.mover, path)
    if isinstance(question, menu.Question):
        yield question
        for answer in question.answers:
            yield from _questions(position, (*path, answer))


@every_setting
def test_every_legal_action_has_its_own_phrase_that_fits_a_suggestion(setting: Setting) -> None:
    for position in played(setting, 0).sample(8):
        phrases = [position.game.words.action(action, catalogue()) for action in position.legal]
        assert all(0 < len(phrase) <= 100 for phrase in phrases), "autocompletion holds 100 characters"
        assert len(set(phrases)) == len(phrases)


@every_setting_in_time
def test_picture_description_and_hand_text_of_any_position_have_at_most_1024_characters(
    setting: Setting,
) -> None:
    game = setting.game
    for whole in all_played(setting):
        for position in whole.sample():
            for viewer in setting.viewers:
                view = game.visibility.view(position.state, viewer)
                assert game.words.position(view, long_names(setting), catalogue())
                assert len(game.words.glance(view, long_names(setting), catalogue())) <= LONGEST_TEXT
                assert len(game.words.hand(view, catalogue())) <= LONGEST_TEXT


@every_setting_in_time
def test_picture_description_without_names_has_at_most_500_characters(setting: Setting) -> None:
    initials = [name[0] for name in long_names(setting)]
    for whole in all_played(setting):
        for position in whole.sample():
            for viewer in setting.viewers:
                view = setting.game.visibility.view(position.state, viewer)
                assert 0 < len(setting.game.words.glance(view, initials, catalogue())) <= A_GLANCE


@every_setting_in_time
def test_every_refusal_has_a_sentence(setting: Setting) -> None:
    game, say, met = setting.game, catalogue(), {}
    for number, position in enumerate(played(setting, 0).sample(15)):
        for seat in range(setting.seats):
            for action in by_turns(requested_actions(game), number + seat):
                try:
                    game.rules.apply(position.state, seat, action)
                except RuleViolation as error:
                    met[error.reason, *sorted(error.details)] = error
    reasons = {error.reason for error in met.values()}
    assert {"not-your-turn", "game-finished"} <= reasons
    assert not game.refusals or reasons & set(game.refusals)
    for error in met.values():
        assert _why(game, error, say)


def _why(game: AnyGame, error: RuleViolation, say: Catalogue) -> str:
    """Return the refusal's sentence: shared reasons from core, others from the game."""
    shared = f"refused-{error.reason}"
    return say(shared, play="/play", **error.details) if shared in say else game.words.violation(error, say)


@every_setting
def test_options_and_score_lines_of_finished_and_resigned_games_have_words(setting: Setting) -> None:
    game, say = setting.game, catalogue()
    assert game.words.options(setting.options, say)
    left = [
        game.rules.retire(played(setting, 0).positions[0].state, seat).state for seat in range(setting.seats)
    ]
    for state in (*(whole.end for whole in all_played(setting)), *left):
        result = game.ending.result(state)
        if result is not None:
            assert all(say(line.text, **line.details) for lines in result.score_sheets for line in lines)


@every_setting_in_time
def test_turning_points_and_round_ends_fit_a_menu_and_have_sentences(setting: Setting) -> None:
    """Of a whole game, and of half of one."""
    say = catalogue()
    for game in all_played(setting):
        turns = shown(game)
        for some, result in ((turns, setting.game.ending.result(game.end)), (turns[: len(turns) // 2], None)):
            points = setting.game.memorable_turns(some, result)
            rounds = sum(any(event.milestone for event in turn.events) for turn in some)
            assert len(points) + rounds <= FEW
            assert [point.turn for point in points] == sorted(point.turn for point in points)
            for point in points:
                assert point.turn in range(1, len(some))
                assert say(point.text, name="Ada", other="Bo", **point.details)


@every_setting
def test_decisive_sentence_names_its_players_and_a_resigned_game_has_none(setting: Setting) -> None:
    """It names a winner, or says what a loser did wrong."""
    say, names = catalogue(), [f"<{seat}>" for seat in range(setting.seats)]
    for game in all_played(setting):
        result = setting.game.ending.result(game.end)
        assert result is not None
        what = setting.game.decisive(setting.game.visibility.view(game.end, None), result)
        if what is None:
            continue
        sentence = decisive_sentence(what, names, say)
        assert sentence.startswith("The turning point: ") and sentence.endswith(".")
        assert all(names[seat] in sentence for seat in what.seats)
        assert what.other is None or names[what.other] in sentence
        assert len(sentence) <= 150
        resigned = structs.replace(result, why="resigned")
        assert setting.game.decisive(setting.game.visibility.view(game.end, None), resigned) is None


@every_game
def test_different_options_have_different_words(game: AnyGame) -> None:
    texts = [game.words.options(options, catalogue()) for options in option_sets(game)]
    assert len(set(texts)) == len(texts)


@every_game
def test_game_and_options_have_names_that_fit_discords_limits(game: AnyGame) -> None:
    say = catalogue()
    assert len(say(f"game-{game.key}")) <= 32
    assert say(f"game-{game.key}-about")
    assert len(say(f"command-play-{game.key}")) <= 100, "a slash command's description holds 100 characters"
    for field in structs.fields(game.Options):
        name = f"option-{game.key}-{field.name}"
        assert len(say(name)) <= 32
        assert len(say(f"{name}-about")) <= 100, "a slash command's parameter holds 100 characters"


# The same with many more games

SHARE = max(2, int(os.environ.get("NIGHTLY_GAMES", 0)) // len(settings()))
"""Games of one setting; of all together fifty, unless NIGHTLY_GAMES asks for more."""


@pytest.mark.slow
@every_setting
def test_many_random_games_pass_the_checks_of_their_states(setting: Setting) -> None:
    game = setting.game
    for seed in range(10, 10 + SHARE):
        for step, position, entry in moves(setting, seed):
            game.invariants.check(step.state)
            assert entry is None or game.notation.write(game.notation.read(entry.text)) == entry.text
            assert (position.mover is None) == (game.ending.result(step.state) is not None)


@pytest.mark.slow
@every_setting
def test_many_random_games_are_equal_after_json_and_replay_of_the_log(setting: Setting) -> None:
    game = setting.game
    for seed in range(10_000, 10_000 + SHARE):
        steps, _, entries = zip(*moves(setting, seed), strict=True)
        log = [entry for entry in entries if entry]
        *_, last = game_log.replay_log(game, setting.options, setting.seats, seed, log)
        assert last == steps[-1]
        assert game.load(game.dump(last.state)) == last.state


# Helpers


def _every_step(setting: Setting) -> Iterator[tuple[Any, Position, Entry | None]]:
    for whole in all_played(setting):
        yield from zip(whole.steps, whole.positions, (*whole.log, None), strict=True)


def _sample(setting: Setting) -> list[Position]:
    """Positions of a short and of a usual random game."""
    return [position for whole in all_played(setting)[:2] for position in whole.sample()]
