"""Players, the game loop, chance and narration."""
