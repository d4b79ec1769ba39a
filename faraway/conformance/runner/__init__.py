"""The runner: ask a port what concerns it, have each reply judged, and check its plumbing."""
