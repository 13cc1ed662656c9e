"""The weekly cup: three deals a week, played alone by all members of a server who take part."""
