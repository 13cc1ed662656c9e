"""The games. No input or output, no clock, no global randomness, no Discord, no pictures."""
