"""The table server: the JSON API, the web sockets, and the static files of the page."""

from rollwright.games.messages import add_messages

add_messages("rollwright.server")
