"""The real bot on a make-believe Discord in the browser; `start.run` begins it."""
