"""The suite: vectors with expected answers, their files and schemas."""
