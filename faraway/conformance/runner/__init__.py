"""The runner: ask a port what applies to it, have each reply judged, and check the connection."""
