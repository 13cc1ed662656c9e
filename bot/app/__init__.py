"""The client, the router of presses, and the registry of features."""
