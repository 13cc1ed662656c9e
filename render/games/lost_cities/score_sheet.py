"""The score sheet of Lost Cities: who leads, and how each round was scored.

Every part has a height and a function that paints it (`sheet_parts.Part`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from engine.core.types import ABANDONED, ON_TIME, Result
from engine.games.lost_cities.highlights import Journey, best_and_worst
from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS, Board, Expedition, View
from engine.games.lost_cities.scoring import BONUS_CARDS, board_scores, expedition_points, score_expedition
from render import rounds_chart, sheet_parts, sprites, theme
from render.backgrounds import shipped
from render.bars import BADGE
from render.canvas import LEFT, RIGHT, Canvas
from render.drawing import paste_sprite
from render.games.lost_cities import card_sprites
from render.geometry import PAD, WIDTH, Box
from render.landscapes import night_land
from render.rounds_chart import Round, Rounds
from render.sheet_parts import HeadWords, Part, Plate, stacked, turn_parts
from render.theme import Style


def paint_head(
    picture: Canvas, y: int, *, view: View, result: Result | None, names: Sequence[str], say: Say
) -> None:
    """Paint who leads or has won and by how much, after a round (result None) or at the end."""
    lit = _lit_sides(view, result)
    order = sorted(range(len(view.sides)), key=lambda side: not lit[side])
    plates = [_side_plate(view, result, side, say, lit=lit[side]) for side in order]
    details = {"round": str(len(view.finished)), "rounds": str(view.options.rounds)}
    sheet = say("picture-final") if result else say("picture-after-round", **details)
    words = HeadWords(_headline_text(view, result, order[0], say), say("game-lost_cities"), sheet)
    sheet_parts.paint_head(picture, y, plates=plates, names=names, words=words, lands=view.options.colours)


def _lit_sides(view: View, result: Result | None) -> list[bool]:
    """Return by side whether it has won, or leads after a round (result None).

    No side is lit in an abandoned game, nor in a tie after a round.
    """
    if result:
        return [result.placings[seats[0]] == 1 and result.why != ABANDONED for seats in view.sides]
    most = max(view.totals)
    return [total == most > min(view.totals) for total in view.totals]


def _side_plate(view: View, result: Result | None, side: int, say: Say, *, lit: bool) -> Plate:
    """Return a side's plate.

    From the second round on, while the game runs, it has the points of the last round.
    """
    gain = None
    if not result and len(view.finished) > 1:
        points = board_scores(view.finished[-1])[side]
        word = say("lost_cities-picture-this-round")
        gain = sprites.fitted_pill(points, sheet_parts.GAIN, theme.WORTH, sheet_parts.GAIN_PAD, word)
    retired = view.retired if view.retired in view.sides[side] else None
    return Plate(view.sides[side], numeral(view.totals[side]), lit, gain=gain, retired=retired)


def _headline_text(view: View, result: Result | None, first: int, say: Say) -> str:
    """Return by how much side `first` has won or leads (result None), or why the game ended early."""
    margin = view.totals[first] - view.totals[1 - first]
    how = "margin" if margin else "tie"
    if result is None:
        return say("lost_cities-picture-lead", how=how, margin=str(margin))
    if result.why != "played-out":
        how = result.why if result.why in (ABANDONED, ON_TIME) else "resigned"
    return say("lost_cities-picture-outcome", how=how, margin=str(margin))


def score_sheet(view: View, result: Result | None, names: Sequence[str], say: Say) -> Image.Image:
    """Return the score sheet after a round (result None; it says who is to move) or at the end."""
    parts = result_parts(view, result, names, say)
    if result is not None or not view.finished:
        return stacked(parts, PAD)
    round_ = say("picture-round-number", round=str(view.round))
    return stacked([*parts, *turn_parts(view.turn, round_, names, say)], 0)


def result_parts(view: View, result: Result | None, names: Sequence[str], say: Say) -> list[Part]:
    """Return the head, and below it the finished rounds, if any.

    After a round (result None) only the last round is shown.
    """
    head = partial(paint_head, view=view, result=result, names=names, say=say)
    parts = [Part(sheet_parts.head_height(len(view.sides)), head)]
    if not view.finished:
        return parts
    if result is None or len(view.finished) == 1:
        board = view.finished[-1]
        rows = partial(paint_rows, sides=view.sides, board=board)
        return [*parts, Part(rows_height(board), rows)]
    return [*parts, _rounds_part(view, say)]


def _rounds_part(view: View, say: Say) -> Part:
    """Return the chart of all finished rounds, with the best and the worst expedition marked."""
    rounds_shown = [_round_sums(view, number, say) for number in range(len(view.finished))]
    keys = [COLOUR_KEYS[letter] for letter in COLOURS[: view.options.colours]]
    journeys = best_and_worst(view.finished)
    best, worst = ([_journey_spot(journey)] for journey in journeys) if journeys else ([], [])
    shown = Rounds(rounds_shown, view.sides, keys, best, worst)
    chart = partial(rounds_chart.paint_rounds_chart, shown=shown, title=say("lost_cities-picture-rounds"))
    return Part(rounds_chart.chart_height(len(rounds_shown)), chart)


def _round_sums(view: View, number: int, say: Say) -> Round:
    """Return a round's points by side and suit. `number` counts from 0."""
    board = view.finished[number]
    brought = tuple(
        tuple(expedition_points(expedition) if expedition else None for expedition in side) for side in board
    )
    return Round(say("picture-round-number", round=str(number + 1)), board_scores(board), brought)


def _journey_spot(journey: Journey) -> rounds_chart.Spot:
    """Return a journey's round (from 0), side and suit."""
    return journey.round - 1, journey.side, journey.colour


HEAD, ROW, ROW_GAP, RADIUS, IN = 84, 132, 8, 18, 16
NIGHT, LINE, LINE_SHARE = 0.66, 2, 0.7
MEDAL, GAP = 74, 16
PILL_HEIGHT, PILL_PAD, POINTS = 62, 24, Style(theme.WORTH.face, 48)
CARD_WIDTH, CARD_HEIGHT, CARD_DOWN, STEP = 62, 72, 10, 67
SUM_DOWN, STAR = 106, 36
"""The centre of a sum from a row's top, and the size of the star for many cards."""
SIDES = (RIGHT, LEFT)
"""How texts of the left and right side are aligned: towards the middle."""


def played_lands(board: Board) -> list[int]:
    """Return the indices of the suits of which at least one side has cards."""
    return [colour for colour in range(len(board[0])) if any(side[colour] for side in board)]


def rows_height(board: Board) -> int:
    """Return the height of a round's rows and the space below them, in pixels."""
    return HEAD + len(played_lands(board)) * (ROW + ROW_GAP) + ROW_GAP


def paint_rows(picture: Canvas, y: int, *, sides: Sequence[Sequence[int]], board: Board) -> None:
    """Paint a finished round at height y: a row for each suit that was played.

    `sides` are the seats by side.
    """
    for side, seats in enumerate(sides):
        _paint_badges(picture, y + HEAD // 2, side, seats)
    box = Box(PAD, y + HEAD, WIDTH - 2 * PAD, ROW)
    lands = played_lands(board)
    for number, colour in enumerate(lands):
        _paint_row(picture, Box(box.x, box.y + number * (ROW + ROW_GAP), box.w, ROW), colour, board)


def _paint_badges(picture: Canvas, y: int, side: int, seats: Sequence[int]) -> None:
    """Paint a side's badges at height y, left of the middle for side 0, right for side 1."""
    away = MEDAL // 2 + GAP + BADGE
    x = WIDTH // 2 + (away if side else -away - (len(seats) - 1) * (BADGE + GAP))
    for index, seat in enumerate(seats):
        picture.centre(sprites.badge(seat, BADGE), x + index * (BADGE + GAP), y)


def _paint_row(picture: Canvas, box: Box, colour: int, board: Board) -> None:
    """Paint a colour's row: its land and medal, and each side's expedition, if begun."""
    key = COLOUR_KEYS[COLOURS[colour]]
    picture.image.paste(_row_ground(key), (box.x, box.y), sprites.rounded_mask(box.w, box.h, RADIUS))
    paints = theme.SUITS[key]
    picture.centre(sprites.medal(key, MEDAL, paints.top, paints.bottom, paints.ink), *box.middle)
    for side, expeditions in enumerate(board):
        if expeditions[colour]:
            _paint_expedition(picture, box, side, expeditions[colour])


def _paint_expedition(picture: Canvas, box: Box, side: int, expedition: Expedition) -> None:
    """Paint an expedition's cards outwards from the middle, its points, and below them how they are made.

    A star marks the bonus.
    """
    score, outwards = score_expedition(expedition), 1 if side else -1
    pill = sprites.fitted_pill(score.points, PILL_HEIGHT, POINTS, PILL_PAD)
    middle = WIDTH // 2 + outwards * (MEDAL // 2 + GAP + pill.w // 2)
    picture.centre(pill, middle, box.middle[1])
    if len(expedition) >= BONUS_CARDS:
        star = sprites.medal("star", STAR, *theme.GOLDEN)
        picture.centre(star, middle + outwards * (pill.w // 2 - 6), box.middle[1] - PILL_HEIGHT // 2 + 4)
    inner = middle + outwards * (pill.w // 2 + GAP)
    for card, x in zip(expedition, card_places(inner, side, len(expedition)), strict=True):
        picture.put(card_sprites.mini_card(card, CARD_WIDTH, CARD_HEIGHT), x, box.y + CARD_DOWN)
    picture.text(working(expedition), inner, box.y + SUM_DOWN, theme.LABEL, theme.CREAM, across=SIDES[side])


def card_places(inner: int, side: int, count: int) -> list[int]:
    """Return the left edges of a side's cards, from the left.

    `inner` is the edge of their room next to the points.
    """
    room = (WIDTH - PAD - IN - inner if side else inner - PAD - IN) - CARD_WIDTH
    step = min(STEP, room // max(count - 1, 1))
    left = inner if side else inner - CARD_WIDTH - step * (count - 1)
    return [left + index * step for index in range(count)]


@shipped("duel-row", *((key,) for key in COLOUR_KEYS.values()))
def _row_ground(key: str) -> Image.Image:
    """Return a suit's land at night with a line around it, the ground of its row."""
    w = WIDTH - 2 * PAD
    ground = night_land(key, w, ROW, NIGHT)
    line = theme.blend(theme.TABLE_DARK, theme.SUITS[key].bottom, LINE_SHARE)
    paste_sprite(ground, sprites.frame(w, ROW, RADIUS, LINE, line), 0, 0)
    return ground


def working(expedition: Expedition) -> str:
    """Return an expedition's scoring as a formula: `47 − 20`, `(47 − 20) × 2 + 20`."""
    sum_ = score_expedition(expedition)
    text = f"{sum_.numbers} − {sum_.cost}"
    if sum_.factor > 1:
        text = f"({text}) × {sum_.factor}"
    return f"{text} + {sum_.bonus}" if sum_.bonus else text
