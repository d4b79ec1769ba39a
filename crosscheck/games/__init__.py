"""Games that show what the theorems say can happen, as transcripts that reference and spec replay."""
