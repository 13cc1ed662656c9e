"""Computer players of Tikal: evaluation of positions, and a search for the best turn.

A `place` is the index of a hex (a spot); `has_leader` says that the leader is there too.
"""
