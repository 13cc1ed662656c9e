"""Pictures of games, made from views."""
