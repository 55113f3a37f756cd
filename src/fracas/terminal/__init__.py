"""The terminal: the command line, and a table to play at. Needs the `terminal` extra."""
