"""The contract of a game, chance, moves and records. No rules, no files, no network."""

from rollwright.core import sentences as sentences
