"""Check a port, in any language, against the rules over a pipe.

`suite` holds the vectors, `runner` asks a port, `verdict` judges its replies, `diagnosis` finds the misreading behind the
failures, `reports` formats the result, `fuzz` asks random cases, and `reference` is a port itself.
"""
