"""Bytes that are sent often, compressed once for each encoding that clients accept."""

import gzip
import re
from typing import Final

import brotli

# Takes as long as gzip, and saves a tenth to a third of it.
QUICK: Final = 5
# For what is compressed when the server starts.
THOROUGH: Final = 11
# Typefaces and pictures are compressed already: a few bytes less are not worth unpacking them.
_WORTH: Final = 0.95
# Browsers offer brotli on secure connections and on the machine itself, else gzip only.
_ENCODINGS: Final = ("br", "gzip")
# How long clients may keep what has its digest in its address.
FOR_EVER: Final = "public, max-age=31536000, immutable"
_REFUSED: Final = re.compile(r"q=0(\.0*)?")


class Packed:
    """A body, with its compressed forms as soon as somebody has asked for them."""

    __slots__ = ("_forms", "_quality", "plain")

    def __init__(self, plain: bytes, quality: int = QUICK) -> None:
        self.plain = plain
        self._quality = quality
        self._forms: dict[str, bytes] = {}

    def form_for(self, accepted: str) -> tuple[bytes, dict[str, str]]:
        """The body for an `Accept-Encoding` header, and the headers that tell its encoding."""
        encoding = best_encoding(accepted)
        if encoding:
            body = self.form(encoding)
            if body is not self.plain:
                return body, {"content-encoding": encoding, "vary": "accept-encoding"}
        return self.plain, {"vary": "accept-encoding"}

    def form(self, encoding: str) -> bytes:
        """The compressed body; the plain one if that is hardly larger."""
        found = self._forms.get(encoding)
        if found is None:
            packed = self._pack(encoding)
            found = packed if len(packed) < len(self.plain) * _WORTH else self.plain
            self._forms[encoding] = found
        return found

    def _pack(self, encoding: str) -> bytes:
        if encoding == "br":
            return bytes(brotli.compress(self.plain, quality=self._quality))
        # A fixed time, so that equal bodies stay equal.
        return gzip.compress(self.plain, mtime=0)


def best_encoding(accepted: str) -> str:
    """The best encoding that an `Accept-Encoding` header names; empty if there is none."""
    encodings = _accepted(accepted)
    return next((encoding for encoding in _ENCODINGS if encoding in encodings), "")


def _accepted(header: str) -> set[str]:
    parts = [part.replace(" ", "").lower().partition(";") for part in header.split(",")]
    return {name for name, _, weight in parts if not _REFUSED.fullmatch(weight)}
