"""Computer players of the board game: fast expeditions, estimates, playouts, memory."""
