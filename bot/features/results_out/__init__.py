"""Results for managers' own tools: a signed webhook for each finished game, and a CSV file."""
