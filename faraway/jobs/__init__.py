"""Long jobs: numbered pieces, checkpoints, executors."""
