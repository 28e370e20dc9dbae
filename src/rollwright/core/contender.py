"""Contenders: whose scores are compared, where that is not done seat by seat."""

from typing import NamedTuple

from rollwright.core.message import Message


class Contender(NamedTuple):
    """One of them with its present score, as people read it; `acts` if it is played for now."""

    name: Message
    points: str
    score: int
    acts: bool
