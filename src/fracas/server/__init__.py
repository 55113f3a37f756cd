"""Tables in the browser: a server on an embedded store, which knows no game's rules."""
