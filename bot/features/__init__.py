"""Features: parts of the bot that no other part needs."""
