"""Facts, no code: component tables, sentences, rules pages and icon paths."""
