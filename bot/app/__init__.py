"""Where the parts meet: the client, the router of presses, the registry of features."""
