"""The parts of the computer player: a fast expedition, how it looks, playouts, what is remembered."""
