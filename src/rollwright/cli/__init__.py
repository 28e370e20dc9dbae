"""The command line: games in a terminal, records, and the engine on standard input."""

from rollwright.games.messages import add_messages

add_messages("rollwright.cli")
