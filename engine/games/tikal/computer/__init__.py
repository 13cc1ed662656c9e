"""A computer player for Tikal: it values positions, and searches for the turn that leads to the best."""
