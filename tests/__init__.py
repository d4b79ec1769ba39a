"""Where the implementations of the rules meet."""
