"""A table's life, from the lobby to the result; knows no Discord."""
