"""A world in a bottle: weeks of many tables, drawn from one seed, in minutes."""
