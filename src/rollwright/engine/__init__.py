"""The engine: tables for other programs, as lines of JSON on a byte stream."""

from rollwright.games.messages import add_messages

add_messages("rollwright.engine")
