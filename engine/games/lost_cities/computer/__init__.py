"""The parts of the computer player: a fast round, how a turn looks in it, playouts, what is remembered."""
