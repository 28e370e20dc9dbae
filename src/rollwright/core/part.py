"""Parts: what a score is made of, as people want to see it at the end."""

from typing import NamedTuple

from rollwright.core.message import Message


class Part(NamedTuple):
    """One line of a breakdown; lines that follow each other under one heading belong together."""

    heading: Message
    name: Message
    score: int
