"""Explorers' Guild on Discord: the only place that knows Discord or a database."""
