"""Ratings: computed from the results of rated games and from nothing else."""
