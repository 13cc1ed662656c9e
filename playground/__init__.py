"""The real bot on a simulated Discord in the browser; `start.run` starts it."""
