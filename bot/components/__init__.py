"""What people press: every button and menu, of every age."""
