"""Finished games: the list, the replay turn by turn, and the analysis."""
