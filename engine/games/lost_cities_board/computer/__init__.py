"""The computer player's parts: a fast expedition, estimates, playouts, memory."""
