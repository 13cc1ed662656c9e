"""The options form in the lobby: the host sees and changes the options."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.tables.game import options_of
from tests.bot.evening import Evening, Seen


async def form(evening: Evening, lobby: Seen) -> Any:
    options = await evening.press(evening.ada, "Options…", lobby)
    return await evening.ada.click(options.message, custom_id=options.buttons["Game options…"])


def filled_in(shown: simcord.InteractionResult) -> dict[str, Any]:
    """Return the answers as the form shows them at first."""
    assert shown.modal is not None
    questions = [row["component"] for row in shown.modal["components"]]
    return {question["custom_id"]: _answer(question) for question in questions}


def _answer(question: dict[str, Any]) -> Any:
    chosen = [option["value"] for option in question.get("options", ()) if option.get("default")]
    return chosen[0] if chosen else question.get("default", False)


async def send(evening: Evening, shown: simcord.InteractionResult, **changed: Any) -> Seen:
    """Submit the form with changed answers. Return the bot's answer."""
    return evening._answer(await evening.ada.submit_modal(shown, {**filled_in(shown), **changed}))


async def agreed(evening: Evening) -> Any:
    return options_of(await evening.table())


async def test_options_form_shows_the_options_the_lobby_was_opened_with(evening: Evening) -> None:
    shown = await form(evening, await evening.open(rounds=5, expeditions=6))
    assert shown.modal["title"] == "Lost Cities: options"
    assert [row["label"] for row in shown.modal["components"]] == ["Rounds", "Expeditions", "Partners"]
    assert filled_in(shown) == {"rounds": "5", "colours": "6", "partners": False}


async def test_changed_options_are_shown_in_the_lobby_at_once(evening: Evening) -> None:
    lobby = await evening.open()
    await send(evening, await form(evening, lobby), rounds="1", partners=True)
    options = await agreed(evening)
    assert (options.rounds, options.colours, options.partners) == (1, 5, True)
    assert "Join side 2" in lobby.labels
    assert "One round" in lobby.text


async def test_only_the_host_is_offered_and_given_the_options_form(evening: Evening) -> None:
    lobby = await evening.open()
    guest = await evening.press(evening.boris, "Options…", lobby)
    assert guest.labels == ["Rules"] and "ada can change it." in guest.text
    options = await evening.press(evening.ada, "Options…", lobby)
    refused = await evening.forge(evening.boris, options.buttons["Game options…"], lobby)
    assert refused.text == "Only the host can do that."


async def test_conflicting_options_are_refused_without_changes(evening: Evening) -> None:
    lobby = await evening.open()
    before = await agreed(evening)
    told = await send(evening, await form(evening, lobby), colours="6", partners=True)
    assert told.text == "Partners play with five expeditions, not six."
    assert await agreed(evening) == before


async def test_options_for_two_are_refused_if_three_have_joined(evening: Evening) -> None:
    lobby = await evening.open(partners=True)
    for person, side in ((evening.boris, 1), (evening.chen, 2)):
        await evening.press(person, f"Join side {side}", lobby)
    told = await send(evening, await form(evening, lobby), partners=False)
    assert told.text == "With these options the game is for two players, and more have joined."
    assert (await agreed(evening)).partners


async def test_seats_of_partners_become_those_of_a_duel_when_the_host_turns_partners_off(
    evening: Evening,
) -> None:
    lobby = await evening.open(partners=True)
    await evening.press(evening.boris, "Join side 1", lobby)
    await send(evening, await form(evening, lobby), partners=False)
    assert [player.seat for player in (await evening.table()).players] == [0, 1]


@pytest.mark.slow
async def test_options_form_submitted_after_the_start_changes_nothing(evening: Evening) -> None:
    lobby = await evening.open(opponent=evening.boris)
    shown = await form(evening, lobby)
    await evening.start(lobby, evening.boris)
    before = await agreed(evening)
    told = await send(evening, shown, rounds="1")
    assert told.is_private
    assert await agreed(evening) == before


@pytest.mark.slow
async def test_options_form_submitted_after_a_restart_is_applied(evening: Evening) -> None:
    shown = await form(evening, await evening.open())
    await evening.restart()
    await send(evening, shown, rounds="5")
    assert (await agreed(evening)).rounds == 5
