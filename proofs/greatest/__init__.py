"""The greatest total there is, for every number of Sanctuaries; the argument is in ARGUMENT.md."""
