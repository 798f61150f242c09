"""Playing in the terminal: a full-screen table, and a line mode for screen readers and pipes."""
