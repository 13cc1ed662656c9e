"""Features: parts of the bot that no other part needs. Features do not import each other."""
