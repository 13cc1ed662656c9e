"""The week of a server in one post: games ended, cup, who rose, a record, free seats."""
