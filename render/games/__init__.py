"""One package of painters per game, named after the game's key."""
