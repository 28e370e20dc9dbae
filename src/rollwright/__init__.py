"""Rollwright: dice games that are written on paper."""
