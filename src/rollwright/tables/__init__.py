"""Tables: the state of every running game, its event log and its storage. No network."""

from rollwright.games.messages import add_messages

add_messages("rollwright.tables")
