"""The whole game as a pure state machine: set-up, decisions, what each seat may see, transcripts."""
