"""The rules desk: questions that players ask, answered in a few words and shown on cards."""
