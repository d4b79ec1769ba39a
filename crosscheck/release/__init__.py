"""Check what would be uploaded."""
