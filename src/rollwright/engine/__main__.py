"""`python -m rollwright.engine`: the engine on standard input and output."""

from rollwright.engine.stream import run

run()
