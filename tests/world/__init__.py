"""A simulated world: weeks of play at many tables, derived from one seed, in minutes."""
