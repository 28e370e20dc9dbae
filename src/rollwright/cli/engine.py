"""`rollwright engine`: the protocol for other programs."""

import sys

from rollwright.engine.stream import serve


def engine() -> None:
    """Answer requests, one JSON object a line, until the input ends."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
