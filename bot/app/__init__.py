"""The client, the dispatch of presses and commands to features, and the operator's commands."""
