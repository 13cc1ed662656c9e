"""`/seek`: searches for other players that stand for a week, and become tables when they match."""
