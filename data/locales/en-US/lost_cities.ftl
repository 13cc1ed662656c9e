# Where American spelling differs from data/locales/en. All other messages are taken from there.

lost_cities-why-dead = doesn’t fit your expedition anymore
