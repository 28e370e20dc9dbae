"""Positions as JSON and back, with the checks that a saved position could have been played."""
