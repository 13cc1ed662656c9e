"""Views become pictures."""
