"""`rollwright engine`: the line protocol for other programs."""

import sys

from rollwright.cli.own_cards import CardsOption
from rollwright.engine.stream import serve_stream


def engine(cards: CardsOption = None) -> None:
    """Answer requests, one JSON object a line, until the input ends."""
    serve_stream(sys.stdin.buffer, sys.stdout.buffer)
