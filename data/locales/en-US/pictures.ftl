# Where American spelling differs from data/locales/en. All other messages are taken from there.

picture-lobby-cancelled = canceled
