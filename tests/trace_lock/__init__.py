"""Laws of the finished tree: every citation looked at, every gap closed, the register as it ships up to date."""
