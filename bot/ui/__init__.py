"""What people see and press: posts, panels, and the one place where presses arrive."""
