"""The guest of a request: known by its token, or made where the request needs one."""

from rollwright.server.guest_tokens import GuestTokens
from rollwright.server.request_info import Headers, authenticate, bearer_token, cookie_value


class RequestGuest:
    """Who sent a request.

    A cookie replaces the one that a browser got meanwhile with another response, and with it the
    seat. So a new guest is made only by requests that take a seat; all others leave cookies alone.
    """

    def __init__(self, headers: Headers, tokens: GuestTokens, is_secure: bool) -> None:
        # Both are empty without a valid token.
        self.id, self._token = authenticate(headers, tokens)
        self._tokens = tokens
        # Over TLS the cookie is a better one; without it, that one may come through a proxy.
        names = [tokens.secure_cookie] if is_secure else [tokens.secure_cookie, tokens.cookie]
        is_sent = any(cookie_value(headers, name) == self._token for name in names)
        self._has_cookie = bearer_token(headers) is not None or is_sent
        # The token whose cookie the response has to set; empty for none.
        self.new_cookie = ""
        # Has the response to remove the cookies?
        self.is_leaving = False

    def find(self) -> str:
        """The id of the guest; empty if it is not known."""
        if self.id and not self._has_cookie:
            # A cookie of an earlier version is taken over; that changes the guest of nobody.
            self.new_cookie = self._token
        return self.id

    def find_or_make(self) -> str:
        """The id of the guest, who is a new one if it is not known."""
        if not self.id:
            self.new_cookie = self._tokens.new_token()
            self.id = self._tokens.guest_of(self.new_cookie) or ""
            return self.id
        return self.find()

    def renew(self) -> str:
        """A new token for the same guest, whose others were ended; browsers get it as a cookie."""
        self.new_cookie = self._tokens.next_token(self._token)
        return self.new_cookie

    def leave(self) -> None:
        """Let the browser forget the guest."""
        self.is_leaving = True
