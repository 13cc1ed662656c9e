"""The numbers a computer player weighs things with (data/ai/lost_cities_board.toml says what they are)."""

from __future__ import annotations

from msgspec import Struct


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
    arrow: float
    """The worth of an arrow, against the best other step there is."""
    play: float
    hurry: float
    """What playing a card is worth the more, the more playable cards wait for each turn left."""
    now: float
    ahead: float
    """What the next step and the one after it bring."""
    jump: float
    jump_late: float
    """What a playable card is worth that is passed over, and how much less when turns are short."""
    cross: float
    start: float
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
    own: float
    own_gap: float
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
    walk: float
    walk_ahead: float
    walk_full: float
    finished: float
    end: float
    end_lead: float
    end_held: float
