"""Who looks on at a table, and how long somebody else has been away."""

import time
from collections.abc import Callable, Iterable

from rollwright.server.viewer import Viewer

Clock = Callable[[], float]


class Presence:
    """The viewers of a room by guest: one may look on from several places."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._viewers_of: dict[str, list[Viewer]] = {}
        self._left: dict[str, float] = {}
        self._begun = clock()

    def come(self, viewer: Viewer) -> None:
        """Somebody comes."""
        self._viewers_of.setdefault(viewer.guest, []).append(viewer)

    def go(self, viewer: Viewer, *, remember: bool) -> None:
        """Somebody goes, and it may matter when."""
        others = self._viewers_of[viewer.guest]
        others.remove(viewer)
        if not others:
            del self._viewers_of[viewer.guest]
            if remember:
                self._left[viewer.guest] = self._clock()

    def is_here(self, guest: str) -> bool:
        """Does this guest look on?"""
        return guest in self._viewers_of

    def guests(self) -> set[str]:
        """Those who look on."""
        return set(self._viewers_of)

    def viewers(self, guest: str) -> Iterable[Viewer]:
        """From where this guest looks on."""
        return self._viewers_of.get(guest, ())

    def away_for(self, guest: str) -> float:
        """For how many seconds this guest has not been here, as far as anybody can know."""
        if guest in self._viewers_of:
            return 0.0
        return self._clock() - self._left.get(guest, self._begun)
