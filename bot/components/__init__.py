"""Handlers of buttons, menus and forms, on messages of any age."""
