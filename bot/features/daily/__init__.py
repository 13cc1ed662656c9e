"""The daily deal: one deal for all players each day, played alone and compared with the others."""
