"""The rulebook: clauses with what each edition says, rulings on the questions players ask, and the search for them."""
