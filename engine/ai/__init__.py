"""Computer players: what every game's shares. Pure: no clock, no input or output, no chance but a seed's."""
