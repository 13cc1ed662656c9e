"""The score sheet of Lost Cities: who leads, and how each round was scored.

Every part has a height and a function that paints it (`sheet_parts.Part`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from engine.core.types import ABANDONED, Result
from engine.games.lost_cities.highlights import Journey, best_and_worst
from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS, Board, Expedition, View
from engine.games.lost_cities.scoring import board_scores, expedition_points, score_expedition
from render import result_head, round_panels, rounds_chart, sprites, theme
from render.bars import BADGE
from render.canvas import LEFT, RIGHT, Canvas
from render.drawing import Sprite
from render.games.lost_cities import strip
from render.geometry import PAD, WIDTH, Box
from render.result_head import HeadWords, Plate
from render.round_panels import Round, Rounds
from render.sheet_parts import Part, stacked, turn_parts


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
    result_head.paint_head(picture, y, plates=plates, names=names, words=words, lands=view.options.colours)


def _lit_sides(view: View, result: Result | None) -> list[bool]:
    """Return which sides have won or lead; none in an abandoned game or at a tie after a round."""
    if result:
        return [result.placings[seats[0]] == 1 and result.why != ABANDONED for seats in view.sides]
    most = max(view.totals)
    return [total == most > min(view.totals) for total in view.totals]


def _side_plate(view: View, result: Result | None, side: int, say: Say, *, lit: bool) -> Plate:
    """Return a side's plate: total, the last of several rounds' points, and a resignation."""
    gain = None
    if not result and len(view.finished) > 1:
        points = board_scores(view.finished[-1])[side]
        word = say("lost_cities-picture-this-round")
        gain = sprites.fitted_pill(points, result_head.GAIN, theme.WORTH, result_head.GAIN_PAD, word)
    retired = view.retired if view.retired in view.sides[side] else None
    return Plate(view.sides[side], numeral(view.totals[side]), lit, gain=gain, retired=retired)


def _headline_text(view: View, result: Result | None, first: int, say: Say) -> str:
    """Return by how much side `first` leads or won, or why the game ended early."""
    margin = view.totals[first] - view.totals[1 - first]
    how = "margin" if margin else "tie"
    if result is None:
        return say("lost_cities-picture-lead", how=how, margin=str(margin))
    if result.why != "played-out":
        how = "abandoned" if result.why == ABANDONED else "resigned"
    return say("lost_cities-picture-outcome", how=how, margin=str(margin))


LEDGER_ROW = 88
LEDGER_HEAD = 84
SYMBOL = 58
PILL_WIDTH, PILL_HEIGHT = 132, 60
PILL_FROM_CENTRE = 60
"""The distance of the pills from the centre line, in pixels."""
STRIPE = 8
STRIPE_SHARE = 0.24
RADIUS = 18


def ledger_height(colours: int) -> int:
    """Return the height of a ledger with a number of suits, in pixels."""
    return LEDGER_HEAD + colours * LEDGER_ROW + STRIPE


def paint_ledger(picture: Canvas, y: int, sides: Sequence[Sequence[int]], board: Board) -> None:
    """Paint the scoring of a round at height y, suit by suit, the two sides facing each other.

    `sides` are the seats of each side.
    """
    for side, seats in enumerate(sides):
        _paint_ledger_head(picture, y + LEDGER_HEAD // 2, side, seats)
    y += LEDGER_HEAD
    for colour in range(len(board[0])):
        _paint_ledger_row(picture, Box(PAD, y, WIDTH - 2 * PAD, LEDGER_ROW), colour, board)
        y += LEDGER_ROW


def _paint_ledger_head(picture: Canvas, y: int, side: int, seats: Sequence[int]) -> None:
    first = 0 if side else 1 - len(seats)
    for index, seat in enumerate(seats, start=first):
        x = _pill_x(side) + index * (BADGE + PAD)
        picture.centre(sprites.badge(seat, BADGE), x, y)


def _pill_x(side: int) -> int:
    away = PILL_FROM_CENTRE + PILL_WIDTH // 2
    return WIDTH // 2 + (away if side else -away)


def _paint_ledger_row(picture: Canvas, box: Box, colour: int, board: Board) -> None:
    """Paint a suit's row: both sides' points and workings, the symbol between."""
    key = COLOUR_KEYS[COLOURS[colour]]
    picture.put(_row_stripe(box.w, box.h - STRIPE, key), box.x, box.y + STRIPE // 2)
    x, y = box.middle
    picture.centre(sprites.icon(key, SYMBOL, theme.SUITS[key].top), x, y)
    for side, expeditions in enumerate(board):
        if expeditions[colour]:
            _paint_expedition_score(picture, side, y, expeditions[colour])


def _row_stripe(w: int, h: int, key: str) -> Sprite:
    paint = theme.SUITS[key].bottom
    return sprites.panel(w, h, RADIUS, theme.blend(theme.TABLE_DARK, paint, STRIPE_SHARE))


def _paint_expedition_score(picture: Canvas, side: int, y: int, expedition: Expedition) -> None:
    sum_, middle = score_expedition(expedition), _pill_x(side)
    picture.centre(sprites.points_pill(sum_.points, PILL_WIDTH, PILL_HEIGHT, theme.WORTH), middle, y)
    away = PILL_WIDTH // 2 + PAD
    x, across = (middle + away, LEFT) if side else (middle - away, RIGHT)
    picture.text(working(expedition), x, y, theme.LABEL, theme.CREAM, across=across)


def working(expedition: Expedition) -> str:
    """Return an expedition's scoring as a formula: `47 − 20`, `(47 − 20) × 2 + 20`."""
    sum_ = score_expedition(expedition)
    text = f"{sum_.numbers} − {sum_.cost}"
    if sum_.factor > 1:
        text = f"({text}) × {sum_.factor}"
    return f"{text} + {sum_.bonus}" if sum_.bonus else text


MAX_PANELS = 3
"""The most panels of rounds side by side, with five suits; with six they are too wide."""


def score_sheet(view: View, result: Result | None, names: Sequence[str], say: Say) -> Image.Image:
    """Return the score sheet after a round (result None) or at the end, 1,200 pixels wide."""
    parts = result_parts(view, result, names, say)
    if result is not None or not view.finished:
        return stacked(parts, PAD)
    parts.append(
        Part(
            strip.FINAL_HEIGHT,
            partial(strip.paint_final_board, view=view, board=view.finished[-1], names=names),
        )
    )
    round_ = say("picture-round-number", round=str(view.round))
    return stacked([*parts, *turn_parts(view.turn, round_, names, say)], 0)


def result_parts(view: View, result: Result | None, names: Sequence[str], say: Say) -> list[Part]:
    """Return the head, and below it the last round's ledger, or all rounds at the end of a longer game."""
    parts = [Part(result_head.HEAD, partial(paint_head, view=view, result=result, names=names, say=say))]
    if not view.finished:
        return parts
    if result is None or len(view.finished) == 1:
        height = ledger_height(view.options.colours)
        return [*parts, Part(height, partial(paint_ledger, sides=view.sides, board=view.finished[-1]))]
    return [*parts, _rounds_part(view, say)]


def _rounds_part(view: View, say: Say) -> Part:
    """Return panels of all rounds if they fit side by side, else a chart."""
    rounds_shown = [_round_sums(view, number, say) for number in range(len(view.finished))]
    keys = [COLOUR_KEYS[letter] for letter in COLOURS[: view.options.colours]]
    best, worst = map(_spot, best_and_worst(view.finished) or ())
    shown = Rounds(rounds_shown, view.sides, keys, best, worst)
    if len(rounds_shown) <= MAX_PANELS and view.options.colours < len(COLOURS):
        return Part(round_panels.panels_height(shown), partial(round_panels.paint_round_panels, rounds=shown))
    title = say("lost_cities-picture-rounds")
    return Part(
        rounds_chart.chart_height(len(rounds_shown)),
        partial(rounds_chart.paint_rounds_chart, shown=shown, title=title),
    )


def _round_sums(view: View, number: int, say: Say) -> Round:
    board = view.finished[number]
    brought = tuple(
        tuple(expedition_points(expedition) if expedition else None for expedition in side) for side in board
    )
    return Round(say("picture-round-number", round=str(number + 1)), board_scores(board), brought)


def _spot(journey: Journey) -> round_panels.Spot:
    return journey.round - 1, journey.side, journey.colour
