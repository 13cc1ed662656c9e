"""One painter a game, found by the game's key."""
