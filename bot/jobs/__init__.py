"""What the world is owed for committed steps, and what falls due with time."""
