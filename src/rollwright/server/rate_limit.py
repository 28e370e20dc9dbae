"""Rate limiting with token buckets, and budgets of processor time."""

import time
from typing import Final

# How many clients are tracked; the least recently active are forgotten first.
_MAX_BUCKETS: Final = 50_000


class TokenBucket:
    """Holds at most `most` tokens, and regains `rate` tokens a second."""

    __slots__ = ("_at", "_most", "_rate", "_tokens")

    def __init__(self, rate: float, most: int) -> None:
        self._rate = rate
        self._most = most
        self._tokens = float(most)
        self._at = time.monotonic()

    def take(self, cost: int = 1) -> bool:
        """Take a token, or some; False if there are not so many."""
        now = time.monotonic()
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True


class RateLimiter:
    """A token bucket per client."""

    def __init__(self, rate: float, most: int) -> None:
        self._rate = rate
        self._most = most
        self._buckets: dict[str, TokenBucket] = {}

    def allow(self, client: str, cost: int = 1) -> bool:
        """Take a token of a client, or some; False if it is over its limit."""
        bucket = self._buckets.pop(client, None) or TokenBucket(self._rate, self._most)
        self._buckets[client] = bucket
        if len(self._buckets) > _MAX_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(cost)


class TimeBudget:
    """The processor time of clients: each regains `share` seconds a second, up to `most`."""

    def __init__(self, share: float, most: float) -> None:
        self._share = share
        self._most = most
        # What each has left, perhaps less than nothing, and when that was.
        self._left: dict[str, tuple[float, float]] = {}

    def has_some(self, client: str) -> bool:
        """Has a client any left?"""
        return self._left_of(client) > 0

    def spend(self, client: str, seconds: float) -> None:
        """Note what was done for a client."""
        left = self._left_of(client) - seconds
        self._left.pop(client, None)
        self._left[client] = (left, time.monotonic())
        if len(self._left) > _MAX_BUCKETS:
            del self._left[next(iter(self._left))]

    def _left_of(self, client: str) -> float:
        left, since = self._left.get(client, (self._most, 0.0))
        return min(self._most, left + (time.monotonic() - since) * self._share)
