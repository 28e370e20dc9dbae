"""Positions as JSON and back, with checks that a saved position could have been played."""
