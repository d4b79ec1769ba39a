"""Everything that compares, proves agreement, traces, measures or generates: the only package that imports all others."""
