"""Roles that the bot gives to the holders of titles: champions, and the leader of a leaderboard."""
