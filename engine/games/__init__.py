"""One package per game; each exports GAME."""
