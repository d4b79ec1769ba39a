"""The fast paths: each is equal to its plain twin, and trades clarity for speed."""
