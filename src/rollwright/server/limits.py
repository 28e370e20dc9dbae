"""How much anybody may ask for: buckets that fill up again with time."""

import time
from typing import Final

# So many askers are remembered; those who rest longest are forgotten first.
_REMEMBERED: Final = 50_000


class Bucket:
    """Holds so many drops at most, gets back so many a second."""

    __slots__ = ("_at", "_drops", "_most", "_rate")

    def __init__(self, rate: float, most: int) -> None:
        self._rate = rate
        self._most = most
        self._drops = float(most)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a drop, if there is one."""
        now = time.monotonic()
        self._drops = min(self._most, self._drops + (now - self._at) * self._rate)
        self._at = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class Buckets:
    """A bucket for each asker."""

    def __init__(self, rate: float, most: int) -> None:
        self._rate = rate
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, asker: str) -> bool:
        """Take a drop from the asker's bucket, if there is one."""
        bucket = self._buckets.pop(asker, None) or Bucket(self._rate, self._most)
        self._buckets[asker] = bucket
        if len(self._buckets) > _REMEMBERED:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()
