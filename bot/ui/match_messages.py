"""Duplicate matches: progress, a player's next deal, and the results of a deal and a match."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.store import Table
from bot.store.solo_games import MatchGame
from bot.tables import clock as clocks
from bot.tables import solo
from bot.tables.positions import Position
from bot.tables.solo import opponent_of
from bot.ui import clock_text
from bot.ui.custom_id import CustomId
from bot.ui.markup import addressed, bold, display_name, level_details, link, unmarked
from bot.ui.message import Button, Choice, Image, Menu, Message
from engine.core.catalogue import Say
from engine.core.phrasing import join_names, numeral, signed
from engine.core.types import ABANDONED, PLAYED_OUT, Result, Seat
from engine.duplicate import UNFINISHED, MatchView, comparison_lines, deal_difference, progress_line
from engine.game_transcript import fingerprint

DEAL, REPLAY = "deal", "replay"
"""Verbs of the buttons: play the next deal, watch a replay."""
BLUE = discord.ButtonStyle.primary


def rules(table: Table, say: Say) -> str:
    """Return the lobby's explanation of a match.

    It names the deals, the computers' level, and the cost of unfinished deals.
    """
    level = level_details("level", solo.match_settings().level, say)
    return say("match-rules", deals=table.deals or 0, unfinished=numeral(UNFINISHED), **level)


def progress_text(position: Position, say: Say) -> str:
    """Return all players' progress, without results of a deal that a player still has to play."""
    table, view = position.table, _match_view(position)
    lines = [_progress_line(position, view, seat, say) for seat in range(len(table.players))]
    paused = [say("clock-paused")] if table.paused_at is not None else []
    heading = say("match-running", game=say(f"game-{table.game}"), deals=view.deals)
    away = clock_text.absences(table, say)
    return "\n".join([heading, *lines, *comparison_lines(view, bold(table), say), *paused, *away])


def _progress_line(position: Position, view: MatchView, seat: Seat, say: Say) -> str:
    """Return a player's progress; a player to move is mentioned, with the time left for the deal."""
    table, player = position.table, position.table.players[seat]
    if seat not in position.to_move:
        return progress_line(view, seat, display_name(player), say)
    line = progress_line(view, seat, addressed(player), say)
    until = clocks.deadline(table, seat) if table.paused_at is None else None
    return line if until is None else f"{line} {say('match-until', when=clock_text.moment(until))}"


def panel(position: Position, seat: Seat, say: Say) -> Message:
    """Return a player's next deal and its opponent, with the button to play it."""
    table = position.table
    number = _match_view(position).done[seat] + 1
    persona = opponent_of(solo.match_deal(table, number))
    text = say(
        "match-next", deal=number, deals=table.deals or 0, opponent=f"{persona.face} **{persona.name}**"
    )
    return Message(text, rows=[[deal_button(table, number, say)]])


def deal_button(table: Table, number: int, say: Say) -> Button:
    """Return the button that opens the player's next or current deal; `number`, from 1, is its label."""
    return Button(say("button-deal", deal=number), next_deal_press(table), style=BLUE)


def next_deal_press(match: Table) -> CustomId:
    """Return the press that opens the player's next or current deal."""
    return CustomId(DEAL, match.id, match.version)


def heading(position: Position, match: Table, number: int, say: Say) -> str:
    """Return which deal (`number`, from 1) is being played, against which computer."""
    opponent = display_name(position.table.players[1])
    return say("match-deal", deal=number, deals=match.deals or 0, opponent=opponent)


def deal_result(position: Position, user_id: int, number: int, images: Sequence[Image], say: Say) -> Message:
    """Return a player's own result of deal `number` (from 1), with the button for the next.

    After the last deal, or when the match is over, it links to the match, if its channel exists.
    """
    table = position.table
    player = table.player_of(user_id)
    assert player is not None  # the message goes to players only
    played = solo.match_state(table).played[player.seat][number - 1]
    done = say("match-deal-done", deal=number, deals=table.deals or 0, result=deal_difference(played, say))
    if player.seat in position.to_move:
        return Message(done, images, [[deal_button(table, number + 1, say)]])
    rest = say("match-wait" if position.result is None else "match-over")
    way = [] if table.channel_gone else [[Button(say("button-table"), url=link(table))]]
    return Message(f"{done} {rest}", images, way)


def ending_text(position: Position, result: Result, say: Say) -> str:
    """Return how a match ended: the winners and all deals side by side, or that it was abandoned."""
    if result.why == ABANDONED:
        return say("match-abandoned")
    names = bold(position.table)
    winners = join_names([names[seat] for seat in result.winners], say)
    lines = comparison_lines(_match_view(position), names, say)
    if result.why != PLAYED_OUT:
        return "\n".join([say("match-resigned", winners=winners), *lines])
    order = sorted(range(len(names)), key=lambda seat: result.placings[seat])
    sums = " · ".join(f"{names[seat]} {signed(result.scores[seat])}" for seat in order)
    return "\n".join([_winner_sentence(result, winners, say), *lines, say("match-sums", sums=sums)])


def _winner_sentence(result: Result, winners: str, say: Say) -> str:
    """Return who won a match, by how many points over the second; or who shares the win, with their sum."""
    # By placing, since a player who left is last even with the most points.
    (_, best), (_, second), *_ = sorted(zip(result.placings, result.scores, strict=True))
    if len(result.winners) > 1:
        return say("match-shared", winners=winners, sum=signed(best))
    ahead = best - second
    return say("match-won", winners=winners, sum=signed(best), ahead=ahead, points=numeral(ahead))


def superseded_post(table: Table, say: Say) -> Message:
    """Return the text of a match's post that a newer one follows."""
    return Message(say("match-followed", game=say(f"game-{table.game}")))


def replay_menu(match: Table, games: Sequence[MatchGame], say: Say) -> Message:
    """Return a menu of the finished deals in `games` to watch, or that there are none.

    Deals of users who have no seat any more are left out.
    """
    names = {player.user_id: unmarked(player.name) for player in match.players}
    choices = [
        Choice(say("match-replay", deal=game.deal, name=names[game.user_id]), str(game.table_id))
        for game in games
        if game.user_id in names
    ]
    if not choices:
        return Message(say("match-no-replays"))
    return Message(say("match-replays"), rows=[Menu(CustomId(REPLAY), say("choose"), choices)])


def verification_result(match: Table, *, is_valid: bool, say: Say) -> Message:
    """Return that the deals match the match's seed (`is_valid`) or do not, with the seed of each deal."""
    seed = match.seed or ""
    text = say("match-verified", holds="yes" if is_valid else "no", seed=seed, fingerprint=fingerprint(seed))
    seeds = [
        say("match-seed", deal=number, seed=solo.deal_seed(seed, number))
        for number in range(1, (match.deals or 0) + 1)
    ]
    return Message("\n".join([text, *seeds]))


def _match_view(position: Position) -> MatchView:
    view = position.view(None)
    assert isinstance(view, MatchView)
    return view
