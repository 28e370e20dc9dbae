"""How much of something each of many clients has at the moment."""


class Occupancy:
    """Counts by client; nobody may have more than `most`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def has_room(self, client: str) -> bool:
        """May this client have one more?"""
        return self._counts.get(client, 0) < self._most

    def enter(self, client: str) -> None:
        """This client has one more."""
        self._counts[client] = self._counts.get(client, 0) + 1

    def leave(self, client: str) -> None:
        """This client has one less; who has none is forgotten."""
        left = self._counts.pop(client) - 1
        if left:
            self._counts[client] = left
