"""The computer player's parts: a fast round, estimates, playouts, memory."""
