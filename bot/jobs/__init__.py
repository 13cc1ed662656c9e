"""Background jobs: tell Discord about committed steps, and do what falls due with time."""
