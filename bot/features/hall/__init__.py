"""The hall: one message per server, kept current, with open seats, running games and the daily deal."""
