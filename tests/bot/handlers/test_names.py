"""Names create no links, mentions or markup, and do not change the text direction."""

from __future__ import annotations

import pytest

from bot.ui.markup import escaped, plain, unmarked, visible_name
from tests.bot.evening import Evening

SUPPRESS_EMBEDS = 1 << 2
OVERRIDE, ISOLATE, END = "\u202e", "\u2068", "\u2069"
HEBREW = "\u05e9\u05dc\u05d5\u05dd"


@pytest.mark.parametrize(
    ("name", "live"),
    [
        ("https://a.example/x", "://"),
        ("HTTP://a.example", "://"),
        ("discord.gg/abc", ".gg/"),
        ("discord.com/invite/abc", ".com/"),
        ("[here](https://a.example)", "[here]("),
        ("<#123456789012345678>", "<#"),
        ("</play:123456789012345678>", "</"),
        ("<t:0:R>", "<t"),
        ("@everyone", "@e"),
        ("<@123456789012345678>", "<@"),
    ],
)
def test_escaped_name_makes_no_link_mention_or_markup(name: str, live: str) -> None:
    assert live in name
    assert live not in escaped(name).replace("\\[", "")


def test_markup_within_a_url_in_a_name_is_escaped() -> None:
    assert escaped("https://a/_b_**c**").count("\\") == 6


def test_direction_marks_are_removed_from_names() -> None:
    directing = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    assert plain(f"a{directing}b") == escaped(f"a{directing}b") == "ab"


def test_line_breaks_and_control_characters_are_removed_from_names() -> None:
    assert plain("a\nb\r\u2028\u2029\x00c") == "abc"


@pytest.mark.parametrize("name", ["\u200d", "\u200b \u200c", "\u3164", "\u2800", "\u0301"])
def test_name_without_visible_letters_is_replaced_by_the_account_name(name: str) -> None:
    assert visible_name(name, "dora") == "dora"
    assert visible_name(f"D{name}ra", "dora") != "dora"


def test_joiner_within_an_emoji_of_a_name_is_kept() -> None:
    assert plain("\U0001f469\u200d\U0001f680") == "\U0001f469\u200d\U0001f680"


@pytest.mark.parametrize("name", [HEBREW, "Ada \u0639\u0644\u064a"])
def test_right_to_left_name_is_wrapped_in_isolating_marks(name: str) -> None:
    assert escaped(name) == f"{ISOLATE}{name}{END}"
    assert unmarked(name) == f"{ISOLATE}{name}{END}"


def test_ordinary_name_is_not_escaped() -> None:
    assert escaped("Zoë 3.0 / 木") == "Zoë 3.0 / 木"


@pytest.mark.slow
async def test_right_to_left_name_is_isolated_in_all_alt_texts(evening: Evening) -> None:
    """In the lobby, at the table, at the end, and in the share picture."""
    dora = evening.arrive("dora", global_name=HEBREW)
    lobby = await evening.say(dora, "play lost-cities", opponent=evening.boris)
    await evening.join(evening.boris, lobby)
    isolated = f"{ISOLATE}{HEBREW}{END}"
    told = [*lobby.pictures.values()]
    await evening.press(dora, "Start", lobby)
    told += evening.post.pictures.values()
    await evening.hurry(left=0)
    told += evening.post.pictures.values()
    told += (await evening.press(dora, "Share", evening.post)).pictures.values()
    assert len(told) == 4
    for alt in told:
        assert isolated in alt, alt
        assert HEBREW not in alt.replace(isolated, ""), alt


async def test_invisible_marks_are_removed_from_stored_names_and_a_name_of_marks_alone_is_replaced(
    evening: Evening,
) -> None:
    """Pictures, alt texts and threads show it without any markup."""
    dora = evening.arrive("dora", global_name=f"{OVERRIDE}arod")
    nobody = evening.arrive("nobody", global_name=OVERRIDE * 3)
    await evening.say(dora, "play lost-cities", opponent=nobody)
    assert (await evening.table()).names == ("arod", "nobody")


async def test_opening_a_table_with_an_invisible_name_stores_the_account_name(evening: Evening) -> None:
    dora = evening.arrive("dora", global_name="\u3164")
    await evening.say(dora, "play lost-cities", opponent=evening.ada)
    assert (await evening.table()).names[0] == "dora"


async def test_posts_direct_messages_and_answers_of_a_running_game_suppress_link_previews(
    evening: Evening,
) -> None:
    await evening.begin()
    answers = [await evening.say(evening.ada, "log"), await evening.press(evening.ada, "Play")]
    for message in (*evening.posts, *evening.direct_messages(evening.ada), *answers):
        assert message.stored.flags & SUPPRESS_EMBEDS, message
