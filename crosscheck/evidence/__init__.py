"""The executable evidence of rulings and ledger: examples to run, and what carries a sentence that generalises."""
