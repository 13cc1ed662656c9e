# Where American spelling differs from data/locales/en. All other messages are taken from there.

lesson-tikal-excavate-wrong-walk = Your leader walked off, and the temple isn’t yours anymore. Stay and excavate.
lesson-tikal-guards-right = Nobody can take it from you or raise it anymore. One explorer became the guard, and your leader stays free.
