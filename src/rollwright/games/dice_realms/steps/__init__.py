"""The rules of a round: its steps in order, their moves, and chance."""
