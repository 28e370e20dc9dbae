"""What is sent often is compressed once, as each client accepts it."""

import gzip
import os

import brotli
import pytest

from rollwright.server.packed import Packed

BODY = b"the same again and again, " * 100


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0.0, gzip;q=0", None),
        ("brotli", None),
        ("", None),
    ],
)
def test_a_client_gets_what_it_accepts(accepted: str, encoding: str | None) -> None:
    body, headers = Packed(BODY).form_for(accepted)
    assert headers.get("content-encoding") == encoding
    assert headers["vary"] == "accept-encoding"
    unpack = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[encoding]
    assert unpack(body) == BODY


def test_it_is_compressed_once() -> None:
    packed = Packed(BODY)
    assert packed.form_for("br")[0] is packed.form_for("gzip, br")[0]
    assert packed.form_for("gzip")[0] is packed.form_for("gzip")[0]


def test_what_is_compressed_already_is_sent_as_it_is() -> None:
    noise = Packed(os.urandom(5000))
    assert noise.form_for("br, gzip") == (noise.plain, {"vary": "accept-encoding"})
