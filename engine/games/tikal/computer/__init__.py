"""A computer that plays Tikal: how it values a position, and how it looks for the turn that leads to it."""
