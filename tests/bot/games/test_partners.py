"""Four players: sides in the lobby, passed cards, and a win that two players share."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
import simcord

from bot.store import table_queries
from bot.ui.custom_id import CustomId
from engine.core.catalogue import catalogue
from engine.core.menu import Question
from tests.bot.eavesdropper import bodies, cards, told
from tests.bot.evening import Evening, Seen, Tap
from tests.bot.ranked import standings

TAPS_A_TURN = 3
ADA_BEGINS_AS_PARTNER = 3
"""A seed with which the first of four moves first."""
BUTTONS = ["Accept", "Decline", "Options…"]
SIDE_FULL = "Both seats on that side are taken."
A_LIST = re.compile(r"^\s*([-*+]|\d+[.)])\s", re.MULTILINE)
"""Lines that Discord would render as a numbered list."""


@pytest.fixture
def dana(evening: Evening) -> simcord.MemberActor:
    evening.shuffle(ADA_BEGINS_AS_PARTNER)
    return evening.arrive("dana")


async def invite(evening: Evening, **options: Any) -> Seen:
    """Ada invites the three others in the order of their names. Return the lobby."""
    _, boris, chen, dana = evening.people
    return await evening.open(partners=True, opponent=boris, opponent2=chen, opponent3=dana, **options)


async def begin(evening: Evening, **options: Any) -> Seen:
    """Ada and Chen play one round against Boris and Dana. Return the first post."""
    lobby = await invite(evening, **{"rounds": 1, **options})
    await evening.start(lobby, *evening.people[1:])
    return evening.post


async def first_and_last(evening: Evening) -> tuple[str, str]:
    """Return two cards of the player to move."""
    position = await evening.position()
    hand = position.state.hands[position.to_move[0]]
    return hand[0], hand[-1]


async def words(evening: Evening, card: str) -> str:
    """Return a button's text about a card."""
    position = await evening.position()
    return position.game.words.answer(Question("first", (card,), ()), card, position.view(None), catalogue())


async def button(evening: Evening, card: str) -> str:
    """Return the button of a card of the player to move, with its number in the picture."""
    position = await evening.position()
    keys = list(dict.fromkeys(position.state.hands[position.to_move[0]]))
    return f"{keys.index(card) + 1} · {await words(evening, card)}"


# The lobby


async def test_invited_partners_are_seated_on_alternate_sides_and_pinged(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    lobby = await invite(evening)
    assert "For four. Three rounds, two against two, 3 days a turn. Rated." in lobby.text
    (alt,) = lobby.pictures.values()
    assert alt.splitlines()[1:] == [
        "Side 1",
        "1 · ada · host",
        "3 · chen · invited, hasn’t joined yet",
        "Side 2",
        "2 · boris · invited, hasn’t joined yet",
        "4 · dana · invited, hasn’t joined yet",
    ]
    assert lobby.labels == BUTTONS
    assert lobby.addressed == {evening.boris.id, evening.chen.id, dana.id}


async def test_seat_lines_of_a_lobby_for_four_are_not_markdown_lists(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    """Seats 1 and 3 of a side would be shown as 1 and 2."""
    for lobby in (await invite(evening), await evening.say(dana, "board")):
        assert not A_LIST.search(lobby.text)


async def test_seat_lines_of_a_lobby_for_two_are_not_markdown_lists(evening: Evening) -> None:
    assert not A_LIST.search((await evening.open()).text)


async def test_invited_player_joins_the_reserved_side(evening: Evening, dana: simcord.MemberActor) -> None:
    lobby = await invite(evening)
    await evening.join(evening.chen, lobby)
    await evening.join(dana, lobby)
    players = {player.name: (player.seat, player.joined) for player in (await evening.table()).players}
    assert players == {"ada": (0, True), "boris": (1, False), "chen": (2, True), "dana": (3, True)}


async def test_players_of_a_fully_invited_lobby_for_four_cannot_take_seats_kept_on_the_other_side(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    lobby, table = await invite(evening), await evening.table()
    for person, side in ((evening.boris, "0"), (evening.chen, "1"), (evening.ada, "1")):
        refused = await evening.forge(person, CustomId("join", table.id, path=(side,)).write(), lobby)
        assert refused.is_private
        assert refused.text == SIDE_FULL
    assert [player.name for player in (await evening.table()).players] == ["ada", "boris", "chen", "dana"]


async def test_sides_with_seats_kept_for_invited_players_can_be_joined_by_them_until_full(
    evening: Evening,
) -> None:
    lobby = await evening.open(partners=True, opponent=evening.boris, opponent2=evening.chen)
    assert lobby.disabled == []
    await evening.press(evening.boris, "Join side 2", lobby)
    await evening.press(evening.chen, "Join side 1", lobby)
    assert lobby.disabled == ["Join side 1"]


@pytest.mark.slow
async def test_players_of_a_lobby_for_four_choose_and_change_sides_until_one_is_full(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    lobby = await evening.open(partners=True)
    assert lobby.seats == ["ada · host", "free seat", "free seat", "free seat"]
    await evening.press(evening.boris, "Join side 1", lobby)
    assert lobby.seats == ["ada · host", "boris", "free seat", "free seat"]
    await evening.press(evening.boris, "Join side 2", lobby)
    assert lobby.seats == ["ada · host", "free seat", "boris", "free seat"]
    await evening.press(evening.chen, "Join side 2", lobby)
    assert lobby.disabled == ["Join side 2"]
    full = await evening.forge(dana, lobby.buttons["Join side 2"], lobby)
    assert full.is_private
    assert full.text == SIDE_FULL
    joins = {side: lobby.buttons[f"Join side {side}"] for side in (1, 2)}
    await evening.press(dana, "Join side 1", lobby)
    assert lobby.seats == ["ada · host", "dana", "boris", "chen"]
    assert "It starts by itself <t:" in lobby.text
    for person, side, said in (
        (dana, 1, "You already have a seat at this table."),
        (dana, 2, SIDE_FULL),
        (evening.ada, 2, SIDE_FULL),
    ):
        assert (await evening.forge(person, joins[side], lobby)).text == said


@pytest.mark.slow
async def test_host_can_change_sides_in_a_lobby_for_four_and_seats_follow_at_the_start(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    lobby = await evening.open(partners=True)
    await evening.press(evening.ada, "Join side 2", lobby)
    assert lobby.seats == ["free seat", "free seat", "ada · host", "free seat"]
    for guest, side in ((evening.boris, 1), (evening.chen, 2), (dana, 1)):
        await evening.press(guest, f"Join side {side}", lobby)
    assert lobby.seats == ["boris", "dana", "ada · host", "chen"]
    await evening.press(evening.ada, "Start", lobby)
    assert (await evening.table()).names == ("boris", "ada", "dana", "chen")
    assert "**boris** & **dana** play against **ada** & **chen**." in evening.post.text


@pytest.mark.slow
async def test_partners_swap_sides_by_leaving_and_joining_again(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    lobby = await invite(evening)
    for guest in (evening.boris, evening.chen, dana):
        await evening.join(guest, lobby)
    await evening.press(evening.chen, "Leave", lobby)
    await evening.press(evening.boris, "Join side 1", lobby)
    await evening.press(evening.chen, "Join side 2", lobby)
    assert lobby.seats == ["ada · host", "boris", "chen", "dana"]


async def test_concurrent_joins_of_the_last_seat_of_a_side_seat_one_player(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    lobby = await evening.open(partners=True)
    await evening.press(evening.boris, "Join side 1", lobby)
    await evening.press(evening.chen, "Join side 2", lobby)
    join = lobby.buttons["Join side 2"]
    answers = await evening.tap(Tap(evening.boris, lobby, join), Tap(dana, lobby, join))
    assert [answer.text == SIDE_FULL for answer in answers].count(True) == 1
    table = await evening.table()
    assert len({player.seat for player in table.players}) == len(table.players)
    assert len({player.user_id for player in table.players}) == len(table.players)


@pytest.mark.slow
async def test_start_of_a_partners_lobby_is_refused_until_four_players_have_joined(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    lobby = await evening.open(partners=True)
    start = CustomId("start", (await evening.table()).id).write()
    for guest, said in (
        (evening.boris, "You need 3 more players."),
        (evening.chen, "You need 2 more players."),
        (dana, "You need one more player."),
    ):
        assert (await evening.forge(evening.ada, start, lobby)).text == said
        await evening.press(guest, f"Join side {1 if guest is dana else 2}", lobby)
    await evening.press(evening.ada, "Start", lobby)
    assert lobby.text.startswith("**Lost Cities** has begun. **ada** starts.")
    assert (await evening.table()).names == ("ada", "boris", "dana", "chen")


async def test_start_of_a_partners_lobby_is_refused_until_all_invited_players_have_joined(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    lobby = await invite(evening)
    await evening.join(evening.chen, lobby)
    start = CustomId("start", (await evening.table()).id).write()
    early = await evening.forge(evening.ada, start, lobby)
    assert early.text.startswith("boris, dana must join")
    assert (await evening.table()).in_lobby


@pytest.mark.slow
async def test_join_with_a_forged_side_seats_no_player_outside_the_four_seats(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    """A forged press joins no side or a free one."""
    lobby = await evening.open(partners=True)
    table = await evening.table()
    for side in ("2", "9", "99999999999999999999", "-1", "x", "1.0"):
        for person in (evening.boris, dana):
            answer = await evening.forge(person, f"eg:join:{table.id}:0:{side}", lobby)
            assert answer.text, side
        players = (await evening.table()).players
        assert all(player.seat in range(4) for player in players), side


async def test_partners_cannot_use_the_sixth_expedition(evening: Evening, dana: simcord.MemberActor) -> None:
    for options in ({}, {"opponent": evening.boris}, {"thread": True}):
        refused = await evening.open(partners=True, expeditions=6, **options)
        assert refused.is_private
        assert refused.text == "Partners play with five expeditions, not six."
    assert evening.posts == []
    assert evening.channel.threads == []
    assert await evening.bot.manager.store.read(table_queries.live_in_channel, evening.channel.id) is None


async def test_inviting_two_players_to_a_game_for_two_is_refused(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    refused = await evening.open(opponent=evening.boris, opponent2=evening.chen)
    assert refused.text == "This game is for two: invite one player, or take one computer."


# Passing


@pytest.mark.slow
async def test_start_post_and_direct_messages_introduce_the_partners_and_their_rule(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    post = await begin(evening)
    assert post.text.startswith(
        "**ada** & **chen** play against **boris** & **dana**. No table talk: partners may only signal"
    )
    assert post.addressed == {evening.ada.id}
    for person in (evening.ada, evening.boris, evening.chen, dana):
        (message,) = evening.direct_messages(person)
        assert "No table talk: partners may only signal" in message.text
        assert (": it’s your turn." in message.text) is (person is evening.ada)


async def test_two_cards_are_passed_in_three_taps(evening: Evening, dana: simcord.MemberActor) -> None:
    await begin(evening)
    first, last = await first_and_last(evening)
    panel = await evening.panel(evening.ada)
    (label,) = [label for label in panel.labels if label.endswith("Pass two cards to your partner")]
    await evening.press(evening.ada, label, panel)
    assert panel.text == "**Which card does your partner get first?**"
    assert len(panel.presses) <= 9
    await evening.press(evening.ada, await button(evening, first), panel)
    assert panel.text == f"**Which card goes with the {(await words(evening, first)).lower()}?**"
    assert (await evening.table()).version == 1, "nothing is passed before the last tap"
    await evening.press(evening.ada, await button(evening, last), panel)
    assert await evening.log() == [f">{first} {last}"]
    assert panel.labels == ["My hand", "Plan my turn", "Go to table"]
    assert cards(panel.text) == {first, last}
    position = await evening.position()
    assert [len(hand) for hand in position.state.hands] == [6, 8, 10, 8]
    assert evening.post.text.startswith(
        f"**ada** passes two cards to **chen** instead of playing.\n{evening.boris.mention}, it’s your turn."
    )
    assert evening.post.addressed == {evening.boris.id}


@pytest.mark.slow
async def test_pass_button_has_no_card_number(evening: Evening, dana: simcord.MemberActor) -> None:
    """The numbers are those of the hand's picture, which does not have these cards."""
    await begin(evening)
    panel = await evening.panel(evening.ada)
    assert "Pass two cards to your partner" in panel.labels


@pytest.mark.slow
async def test_back_while_passing_cards_returns_to_the_choice_of_a_card(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    await begin(evening)
    first, _ = await first_and_last(evening)
    panel = await evening.panel(evening.ada)
    at_first = panel.labels
    (label,) = [label for label in panel.labels if label.endswith("Pass two cards to your partner")]
    await evening.press(evening.ada, label, panel)
    await evening.press(evening.ada, await button(evening, first), panel)
    await evening.press(evening.ada, "Back", panel)
    assert panel.text == "**Which card does your partner get first?**"
    await evening.press(evening.ada, "Back", panel)
    assert panel.text == "**Which card do you play or discard?**"
    assert panel.labels == at_first


@pytest.mark.slow
async def test_receiver_alone_sees_the_passed_cards_marked_in_hand_and_can_play_them(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    await begin(evening)
    passed = await first_and_last(evening)
    await evening.move(f">{' '.join(passed)}")
    from_partner = (
        f"From your partner: {', '.join([(await words(evening, card)).lower() for card in passed])}."
    )
    hand = await evening.say(evening.chen, "hand")
    assert hand.is_private
    assert from_partner in hand.text
    for other in (evening.ada, evening.boris, dana):
        assert "From your partner" not in str(told_to(await evening.say(other, "hand")))
    await evening.move(next(text for text in await evening.legal() if text.startswith("-")))
    message = evening.direct_message(evening.chen)
    assert from_partner in " ".join(message.pictures.values())
    assert set(passed) <= {CustomId.read(id_).path[0] for id_ in map(message.buttons.get, message.presses)}


@pytest.mark.slow
async def test_direct_message_about_a_turn_lists_the_passes_and_turns_of_other_players_before_it(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    """A player in direct messages would otherwise miss two of three turns and all passes."""
    await begin(evening)
    await evening.move(f">{' '.join(await first_and_last(evening))}")
    await evening.move(next(text for text in await evening.legal() if text.startswith("-")))
    told = evening.direct_message(evening.chen).text
    assert "**ada** passes two cards to **chen** instead of playing." in told
    assert "**boris** discards the " in told


def told_to(message: Seen) -> tuple[str, dict[str, str]]:
    """Return a message's text with its alt texts."""
    return message.text, message.pictures


async def test_passed_cards_are_named_to_no_opponent_onlooker_or_public_post(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    """Neither the channel nor any answer to opponents and onlookers names them."""
    await begin(evening)
    panel, passed = await evening.panel(evening.ada), await first_and_last(evening)
    before = len(list(bodies(evening, evening.channel)))
    await evening.turn(evening.ada, f">{' '.join(passed)}", panel)
    for person in (evening.boris, dana, evening.arrive("emil")):
        for command in ("log", "board", "hand"):
            answer = await evening.say(person, command)
            hers = set() if command != "hand" else {*await hand_of(evening, person)}
            assert cards(str(told_to(answer))) <= hers
        for label in ("As text", "Log"):
            assert cards(str(told_to(await evening.press(person, label)))) == set()
    public = [told(body) for body in bodies(evening, evening.channel)][before:]
    assert public
    for text in public:
        assert cards(text) == set()
        assert "eg:panel" not in text


async def hand_of(evening: Evening, person: simcord.MemberActor) -> tuple[str, ...]:
    position = await evening.position()
    player = position.table.player_of(person.id)
    return position.state.hands[player.seat] if player else ()


@pytest.mark.slow
async def test_log_names_passed_cards_only_to_partners(evening: Evening, dana: simcord.MemberActor) -> None:
    await begin(evening)
    passed = await first_and_last(evening)
    await evening.move(f">{' '.join(passed)}")
    line, cards = (
        "\n2. **ada** passes two cards to **chen** instead of playing.",
        await listed(evening, passed),
    )
    for person in (*evening.people[1:], evening.arrive("emil")):
        log = (await evening.say(person, "log")).text
        told = f" **ada** gave **chen**: {cards}." if person is evening.chen else ""
        assert log.endswith(f"{line}{told}")
    own = (await evening.say(evening.ada, "log")).text
    assert own.endswith(f"You pass two cards to **chen** instead of playing. You gave **chen**: {cards}.")


async def listed(evening: Evening, passed: tuple[str, ...]) -> str:
    return ", ".join([(await words(evening, card)).lower() for card in passed])


@pytest.mark.slow
async def test_typed_move_passes_cards_and_an_impossible_pass_is_refused_with_its_reason(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    """`/move` suggests passes like turns, and names the reason of a refusal."""
    await begin(evening)
    one, other = await first_and_last(evening)
    offered = await evening.ada.autocomplete(evening.channel, "move", "move", f">{one} {other}".lower())
    assert [choice["value"] for choice in offered] == [f">{one} {other}"]
    for text, said in (
        (f">{one}", "Pass exactly two cards"),
        (f">{one} {one} {other}", "Pass exactly two cards"),
        (f">{one} P9", "You don’t have the purple 9."),
        (">", "I can’t read “>” as a move"),
    ):
        answer = await evening.move(text)
        assert answer.is_private
        assert said in answer.text
    assert (await evening.table()).version == 1
    answer = await evening.move(f">{one} {other}".lower())
    assert cards(answer.text) == {one, other}
    assert (await evening.table()).version == 2


@pytest.mark.slow
async def test_fourth_pass_in_a_row_is_neither_offered_nor_accepted(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    await begin(evening)
    for _ in range(3):
        await evening.move(f">{' '.join(await first_and_last(evening))}")
    panel = await evening.panel(dana)
    assert not any("Pass" in label for label in panel.labels)
    answer = await evening.move(f">{' '.join(await first_and_last(evening))}")
    assert answer.text == "Three players in a row have passed cards, so you must play one."


# A whole game


@pytest.mark.slow
@pytest.mark.xdist_group("painters")  # one process, warmed up once
@pytest.mark.usefixtures("painters")
async def test_four_players_finish_a_round_and_all_read_which_partners_win(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    """Two passes and the last turns by presses, the rest by text and without presses."""
    await begin(evening)
    for number in range(2):
        before, mover = evening.post, await evening.mover()
        assert before.addressed == {mover.id}
        panel = evening.direct_message(mover) if number else await evening.panel(mover)
        taps = await evening.turn(mover, f">{' '.join(await first_and_last(evening))}", panel)
        assert len(taps) == TAPS_A_TURN
        assert before.labels == []
    random = Random(7)
    for _ in range(4):
        mover = await evening.mover()
        await evening.move(await evening.sensible(random))
        assert evening.post.addressed == {(await evening.mover()).id} != {mover.id}
    await evening.hurry(left=2)
    while (await evening.position()).result is None:
        mover = await evening.mover()
        assert evening.post.addressed == {mover.id}
        await evening.turn(mover, await evening.sensible(random))
    result = (await evening.position()).result
    assert result is not None
    assert result.sides == ((0, 2), (1, 3))
    winners = [evening.people[seat] for seat in result.winners]
    last = evening.post
    assert "**Game over.**" in last.text
    pair = " & ".join(f"**{person.name}**" for person in winners)
    assert f"{pair} win" in last.text
    assert last.addressed == {person.id for person in evening.people}
    assert [name.partition(".")[0] for name in last.pictures] == ["lost_cities-finale"]
    for person in evening.people:
        *before, closing = evening.direct_messages(person)
        assert not any(message.presses for message in before)
        assert f"**Game over.** {pair} win" in closing.text
    sums = (await evening.press(evening.boris, "As text")).text
    assert "**ada** & **chen**: " in sums
    assert "**boris** & **dana**: " in sums


@pytest.mark.slow
async def test_partners_share_the_win_rank_and_score_on_the_leaderboard(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    await begin(evening)
    await evening.hurry(left=0)
    result = (await evening.position()).result
    assert result is not None
    places = await standings(evening.bot.manager.store, lineup="2v2")
    assert {name: (place.games, place.wins, place.best) for name, place in places.items()} == {
        person.name: (1, int(result.placings[seat] == 1), result.scores[seat])
        for seat, person in enumerate(evening.people)
    }
    assert sorted(place.wins for place in places.values()) == [0, 0, 1, 1]
    board = await evening.say(evening.ada, "leaderboard", game="lost_cities", scope="partners")
    (words,) = board.pictures.values()
    for person in (evening.people[seat] for seat in result.winners):
        assert f"1. {person.name}, " in words, "they share the rank"


@pytest.mark.slow
async def test_win_sentence_is_plural_for_partners_and_singular_for_one_winner(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    await begin(evening)
    await evening.hurry(left=0)
    assert re.search(r"\*\*\w+\*\* & \*\*\w+\*\* win with ", evening.post.text)
    await evening.begin()
    await evening.hurry(left=0)
    assert re.search(r"\*\*Game over\.\*\* \*\*\w+\*\* wins with ", evening.post.text)


@pytest.mark.slow
async def test_computer_takes_the_seat_of_a_partner_who_leaves(
    evening: Evening, dana: simcord.MemberActor
) -> None:
    await begin(evening)
    ask = await evening.say(dana, "resign")
    assert "A computer will take over your seat" in ask.text
    await evening.press(dana, "Yes, resign", ask)
    assert "**dana** left the table." in evening.post.text
    table = await evening.table()
    assert table.is_playing
    assert [player.is_present for player in table.players] == [
        player.name != "dana" for player in table.players
    ]
