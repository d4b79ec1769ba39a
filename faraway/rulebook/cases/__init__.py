"""Concrete cases in questions: parsed, computed by the reference, and answered in a sentence that is true as it stands."""
