"""What one guest, and one address, may have: tables, names, guests, analyses, sockets, time.

Tokens are free, so what counts by guest alone stops nobody who drops the cookie; what counts by
address has room for many people behind one. A proxy that does not tell for whom it asks, and
whoever sits at this machine, is counted by guest alone.
"""

from typing import Final

from rollwright.core.message import Message
from rollwright.server.errors import OverQuota
from rollwright.server.occupancy import Occupancy
from rollwright.server.quiet_log import QUIET_LOG
from rollwright.server.rate_limit import RateLimiter, TimeBudget
from rollwright.server.settings import Settings
from rollwright.server.trusted_proxies import TrustedProxies

_HOUR: Final = 3600.0
# A larger table counts as one for each ten seats begun.
_SEATS_OF_ONE: Final = 10
# Whoever has asked for little may ask for the shares of so many seconds at once.
_SHARES_AT_ONCE: Final = 20
# What a message takes at least, in seconds: not all of its work is done at once.
_LEAST_SPENT: Final = 0.0005


class Quotas:
    """The quotas of a server. Each of them is regained bit by bit, the whole in an hour."""

    def __init__(self, settings: Settings, proxies: TrustedProxies) -> None:
        self._proxies = proxies
        self._tables_of_guest = _hourly(settings.tables_per_guest)
        self._tables_at = _hourly(settings.tables_per_address)
        self._names_of_guest = _hourly(settings.names_per_guest)
        self._guests_at = _hourly(settings.guests_per_address)
        self._deletions_at = _hourly(settings.deletions_per_address)
        self._analyses_of_guest = _hourly(settings.analyses_per_guest)
        self._analyses_at = _hourly(settings.analyses_per_address)
        self._time_of_guest = _shared(settings.guest_share)
        self._time_at = _shared(settings.address_share)
        self._sockets_of_guest = Occupancy(settings.sockets_per_guest)
        self._sockets_at = Occupancy(settings.connections_per_address)

    def open_table(self, guest: str, client: str, seats: int) -> None:
        """Count a table of so many seats; raises OverQuota."""
        cost = -(-seats // _SEATS_OF_ONE)
        if not self._is_apart(client) and not self._tables_at.allow(client, cost):
            raise _refusal("tables", client)
        if not self._tables_of_guest.allow(guest, cost):
            raise _refusal("tables", client)

    def make_guest(self, client: str) -> None:
        """Count a new guest; raises OverQuota."""
        if not self._is_apart(client) and not self._guests_at.allow(client):
            raise _refusal("guests", client)

    def delete_guest(self, client: str) -> None:
        """Count a guest who wants to be deleted; raises OverQuota."""
        if not self._is_apart(client) and not self._deletions_at.allow(client):
            raise _refusal("deletions", client)

    def analyse(self, guest: str, client: str) -> None:
        """Count an analysis that a guest begins; raises OverQuota."""
        if not self._is_apart(client) and not self._analyses_at.allow(client):
            raise _refusal("analyses", client)
        if not self._analyses_of_guest.allow(guest):
            raise _refusal("analyses", client)

    def take_name(self, guest: str, client: str = "") -> None:
        """Count a name that a guest takes at a table; raises OverQuota."""
        if not self._names_of_guest.allow(guest):
            raise _refusal("names", client)

    def may_command(self, guest: str) -> bool:
        """May this guest give another command? Then it is counted."""
        if not self._time_of_guest.has_some(guest):
            return False
        self._time_of_guest.spend(guest, _LEAST_SPENT)
        return True

    def may_ask(self, guest: str, client: str) -> bool:
        """May this guest ask for something that has to be computed?"""
        is_room = self._is_apart(client) or self._time_at.has_some(client)
        return is_room and self._time_of_guest.has_some(guest)

    def answered(self, guest: str, client: str, seconds: float) -> None:
        """Count the processor time of an answer."""
        spent = max(seconds, _LEAST_SPENT)
        self._time_of_guest.spend(guest, spent)
        self._time_at.spend(client, spent)

    def open_socket(self, guest: str, client: str) -> bool:
        """Count an open socket; False if it is one too many."""
        is_room = self._is_apart(client) or self._sockets_at.has_room(client)
        if not is_room or not self._sockets_of_guest.has_room(guest):
            QUIET_LOG.warning("a socket was refused: too many are open at %s", client)
            return False
        self._sockets_of_guest.enter(guest)
        self._sockets_at.enter(client)
        return True

    def close_socket(self, guest: str, client: str) -> None:
        """Count a socket no longer."""
        self._sockets_of_guest.leave(guest)
        self._sockets_at.leave(client)

    def _is_apart(self, client: str) -> bool:
        return self._proxies.is_named(client)


def _hourly(most: int) -> RateLimiter:
    return RateLimiter(most / _HOUR, most)


def _shared(share: float) -> TimeBudget:
    return TimeBudget(share, _SHARES_AT_ONCE * share)


def _refusal(what: str, client: str) -> OverQuota:
    QUIET_LOG.warning("over the quota of %s at %s", what, client or "a socket")
    return OverQuota(Message(f"server.quota-{what}"))
