"""The rules of a round: its steps in order, what each accepts, and what chance brings."""
