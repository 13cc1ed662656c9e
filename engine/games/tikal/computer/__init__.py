"""Computer players of Tikal: evaluation of positions, and a search for the best turn."""
