"""Features: parts of the bot that no other part needs. Each imports the core, never another feature."""
