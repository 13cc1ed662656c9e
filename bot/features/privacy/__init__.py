"""What is stored about a user: shown, exported and deleted."""
