"""Computer players. Pure code: no clock, no input or output, randomness only from seeds."""
