"""Background jobs: deliver committed steps to Discord, and run what falls due with time."""
