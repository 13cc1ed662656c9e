"""Computer players: what those of all games share. Pure: no clock, no input or output, only seeded chance."""
