"""Ratings: how strong everybody is, reckoned from the results of rated games and from nothing else."""
