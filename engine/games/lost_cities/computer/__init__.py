"""Computer players of Lost Cities: fast rounds, estimates, playouts, memory."""
