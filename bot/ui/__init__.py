"""What people see: posts, panels, direct messages, lists, and the sentences for refusals."""
