"""Explorers' Guild on Discord: the only package that uses Discord or a database."""
