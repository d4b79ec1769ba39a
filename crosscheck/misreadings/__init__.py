"""What catches each misreading."""
