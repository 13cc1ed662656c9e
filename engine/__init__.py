"""The games: no input or output, no clock, no global randomness, no Discord, no pictures."""
