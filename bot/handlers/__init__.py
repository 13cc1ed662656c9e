"""Handlers of the commands and buttons at a table and its lobby."""
