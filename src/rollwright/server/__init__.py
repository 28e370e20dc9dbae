"""The table server: the JSON API, the sockets, and the page's files."""

from rollwright.games.messages import add_messages

add_messages("rollwright.server")
