"""Where the accounts of the rules meet."""
