"""A table's life, from the lobby to the last move; knows no Discord."""
