"""The games of the package, a room each."""
