"""Advice for bots: an estimate of how well a seat stands, and the moves worth considering."""
