"""The bot on a simulated Discord in the browser, started by `start.run`."""
