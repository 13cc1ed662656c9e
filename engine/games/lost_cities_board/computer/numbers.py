"""The computer player's weights, and how they change in the course of an expedition."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

LONG = 24
"""Turns left for each player from which on it is early."""


class Numbers(Struct, frozen=True):
    """How much things count; in points, or as factors of points."""

    pace: float
    """Steps a turn that bring figures towards the bridge."""
    chance: float
    """How likely a card not seen yet gets here, against one's mere share of the cards drawn."""
    unit: float
    """What a card that can be played is worth."""
    artifact: float
    """The worth of an artifact, against what one is worth in the long run."""
    race: float
    """How much more it is worth where another is close to it."""
    arrow: float
    """The worth of an arrow, against the best other step there is."""
    play: float
    play_held: float
    """What playing a card is worth, and the more for each one that is held and fits."""
    hurry: float
    """What playing a card is worth the more, the more playable cards wait for each turn left."""
    now: float
    ahead: float
    """What the next step and the one after it bring."""
    jump: float
    jump_late: float
    jump_full: float
    """What a playable card is worth that is passed over; how much less when turns are short, or there are
    more cards for the path than steps."""
    cross: float
    cross_lead: float
    """Stepping over a bridge, and the more of it there are the more for whoever is ahead."""
    start: float
    start_need: float
    """Beginning a path, and how much less when playable cards wait already."""
    start_estimate: float
    start_tiles: float
    start_late: float
    start_jump: float
    start_card: float
    focus: float
    """The part of the turns left that may go into a new path."""
    researcher: float
    researcher_from: float
    researcher_wait: float
    """What the researcher gains by a path's worth above a least one, which is higher for every turn left."""
    own: float
    own_gap: float
    own_full: float
    own_late: float
    """One's use for a card that fits: less behind a gap, where cards are plenty, in the last turns."""
    own_start: float
    own_low: float
    rival: float
    rival_gap: float
    rival_start: float
    rival_far: float
    cover: float
    take: float
    take_now: float
    take_gap: float
    take_start: float
    take_start_card: float
    take_start_low: float
    deny: float
    delay: float
    delay_lead: float
    """Leaving the pile alone, for playable cards that wait, and when behind."""
    walk: float
    walk_ahead: float
    walk_full: float
    walk_held: float
    """Steps without a card: for paths that cards would bring to their end anyway, or that have none."""
    finished: float
    end: float
    end_lead: float
    end_held: float
    """Ending the expedition: as it is, by the lead, by the cards that could still be played."""


def between(early: Mapping[str, float], late: Mapping[str, float]) -> list[Numbers]:
    """The numbers by turns left, from `late` to `early`; they stay so beyond the last."""
    return [
        Numbers(**{name: late[name] + (early[name] - late[name]) * turns / LONG for name in early})
        for turns in range(LONG + 1)
    ]
