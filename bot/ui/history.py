"""Finished games: a list, and each as a file."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import Table
from bot.store.archive import Finished, Finisher
from bot.store.records import is_computer
from bot.ui.custom_id import CustomId
from bot.ui.markup import escaped, shown
from bot.ui.message import MAX_LABEL, Attached, Button, Choice, Menu, Message, Row, clipped
from bot.ui.replay import OPEN
from bot.ui.sentences import COMMANDS
from engine import game_transcript
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, join_names, numeral
from engine.core.types import ABANDONED, PLAYED_OUT
from engine.game_transcript import Transcript
from engine.registry import games

A_PAGE = 8
VERB, FILE = "history", "transcript"
MINE, SERVER = "mine", "server"


def page(finished: Sequence[Finished], user_id: int, whose: str, number: int, say: Say) -> Message:
    """A page (from 0) of finished games; one game more than fits says that there is another page.

    As files there are those that somebody may have.
    """
    if not finished:
        return Message(say("history-none", whose=whose, **COMMANDS))
    first = number * A_PAGE + 1
    numbered = list(enumerate(finished[:A_PAGE], start=first))
    lines = [_line(place, game, say) for place, game in numbered]
    files = [
        Choice(say("history-choice", number=place, game=say(f"game-{game.game}")), str(game.table_id))
        for place, game in numbered
        if _is_given(game, user_id)
    ]
    replays = [Choice(label(game, place, place, say), str(game.table_id)) for place, game in numbered]
    rows: list[Row] = [
        Menu(CustomId(OPEN), say("history-replay"), replays),
        *([Menu(CustomId(FILE), say("history-menu"), files)] if files else []),
    ]
    if turns := _turns(whose, number, further=len(finished) > A_PAGE, say=say):
        rows.append(turns)
    return Message("\n".join([say("history-title", whose=whose), *lines]), rows=rows)


def _is_given(game: Finished, user_id: int) -> bool:
    """Whether somebody is given the file of a game, as `tables.fairness` says."""
    played = any(player.user_id == user_id for player in game.players)
    rules = games().get(game.game)
    return played or game.is_open or (rules is not None and not rules.has_hidden_hands)


def _turns(whose: str, number: int, *, further: bool, say: Say) -> list[Button]:
    later = [("later", number - 1)] if number > 0 else []
    earlier = [("earlier", number + 1)] if further else []
    return [
        Button(say(f"button-{name}"), CustomId(VERB, path=(whose, str(to))))
        for name, to in (*earlier, *later)
    ]


def _line(number: int, game: Finished, say: Say) -> str:
    players = join_commas(
        [
            say("history-player", name=escaped(one.name), score=numeral(one.score), won=_won(one, game))
            for one in game.players
        ],
        say,
    )
    kind = "abandoned" if game.why == ABANDONED else "rated" if game.rated else "unrated"
    return say(
        "history-line",
        number=number,
        when=f"<t:{game.ended_at}:d>",
        game=say(f"game-{game.game}"),
        players=players,
        kind=kind,
        resigned="yes" if game.why not in (PLAYED_OUT, ABANDONED) else "no",
    )


def _won(player: Finisher, game: Finished) -> str:
    """Return whether a player won, as the sentence asks: of an abandoned game nobody did."""
    return "yes" if player.placing == 1 and game.why != ABANDONED else "no"


def label(game: Finished, number: int, mine: int, say: Say) -> str:
    """A game in one line without markup; only among the first so many it goes by its number."""
    players = join_commas([f"{one.name} {numeral(one.score)}" for one in game.players], say)
    which = number if number <= mine else "none"
    return clipped(
        say("history-label", number=which, game=say(f"game-{game.game}"), players=players), MAX_LABEL
    )


def file(table: Table, told: Transcript, say: Say) -> Message:
    """A finished game as a file."""
    game = say(f"game-{table.game}")
    return Message(say("transcript", game=game, **COMMANDS), attached=[_attached(table, told)])


def verified(table: Table, told: Transcript, *, holds: bool, say: Say) -> Message:
    """What became of checking a finished game, with the file by which anybody can check it."""
    details = {"seed": told.seed, "fingerprint": told.fingerprint, "game": say(f"game-{table.game}")}
    text = say("verify-holds" if holds else "verify-fails", **details)
    return Message(text, attached=[_attached(table, told)])


def vouched(table: Table, told: Transcript, *, holds: bool, say: Say) -> Message:
    """What became of checking a finished game, without what shows hands: who can check it themselves."""
    people = join_names([shown(player) for player in table.players if not is_computer(player.user_id)], say)
    text = say("verify-vouched", holds="yes" if holds else "no", fingerprint=told.fingerprint, names=people)
    return Message(text)


def not_yet(table: Table, say: Say) -> Message:
    """The fingerprint of a game that runs; its seed is nobody's business before the end."""
    assert table.seed is not None
    return Message(say("verify-running", fingerprint=game_transcript.fingerprint(table.seed)))


def _attached(table: Table, told: Transcript) -> Attached:
    return Attached(game_transcript.write(told).encode(), f"{table.game}-{table.id}.txt")
