"""Rate limiting with token buckets."""

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
