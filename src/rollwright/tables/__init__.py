"""Tables: one authority for each running game. No network."""

from rollwright.games.messages import add_messages

add_messages("rollwright.tables")
