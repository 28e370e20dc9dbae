"""Verifiable dice, compared with a second implementation of their description."""

from collections import Counter
from hashlib import sha256

import pytest

from rollwright.core.provable import ProvableRoll, commitment_of, is_word


def _hmac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 by its definition."""
    key = sha256(key).digest() if len(key) > 64 else key
    key = key.ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def _chunks(secret: str, words: list[str], number: int, blocks: int) -> list[int]:
    """The 8-byte integers of a roll."""
    found = []
    for block in range(blocks):
        text = "\n".join(["rollwright dice 1", str(number), str(block), "\n".join(words)])
        digest = _hmac(secret.encode(), text.encode())
        found += [int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24)]
    return found


@pytest.mark.parametrize("secret", ["", "secret", "ein geheimes Wörtchen", "x" * 100])
@pytest.mark.parametrize("words", [[], ["a"], ["left", "right", "middle"]])
@pytest.mark.parametrize("number", [1, 2, 24, 1000])
def test_a_roll_is_the_chunks_modulo_the_bound(secret: str, words: list[str], number: int) -> None:
    source = ProvableRoll(secret, words, number)
    bounds = [6, 21, 36, 2, 1, 1000, 6, 6, 15]
    chunks = _chunks(secret, words, number, 3)
    expected = [chunk % bound for chunk, bound in zip(chunks, bounds, strict=False)]
    assert [source.below(bound) for bound in bounds] == expected


def test_known_numbers() -> None:
    # These values must never change: old records must stay provable.
    source = ProvableRoll("rollwright", ["north", "south"], 1)
    assert [source.below(6) for _ in range(12)] == [4, 1, 4, 0, 2, 0, 0, 2, 1, 2, 4, 1]


def test_chunks_that_would_favor_small_numbers_are_passed_over() -> None:
    # With this bound about every other chunk is skipped.
    bound = 2**63 + 1
    source = ProvableRoll("secret", ["a", "b"], 7)
    fair = [chunk for chunk in _chunks("secret", ["a", "b"], 7, 40) if chunk < bound]
    assert len(fair) < 120
    assert [source.below(bound) for _ in range(30)] == fair[:30]


def test_a_power_of_two_wastes_nothing() -> None:
    source = ProvableRoll("secret", [], 1)
    chunks = _chunks("secret", [], 1, 2)
    assert [source.below(2**64) for _ in range(8)] == chunks


@pytest.mark.parametrize(
    "other",
    [
        ProvableRoll("Secret", ["a", "b"], 1),
        ProvableRoll("secret", ["b", "a"], 1),
        ProvableRoll("secret", ["ab"], 1),
        ProvableRoll("secret", [], 1),
        ProvableRoll("secret", ["a", "b"], 2),
    ],
)
def test_the_secret_each_word_and_the_number_of_the_roll_matter(other: ProvableRoll) -> None:
    source = ProvableRoll("secret", ["a", "b"], 1)
    assert [source.below(1000) for _ in range(5)] != [other.below(1000) for _ in range(5)]


def test_rolls_are_even() -> None:
    found = Counter(ProvableRoll("even", ["w"], number).below(6) for number in range(6000))
    assert all(abs(count - 1000) < 150 for count in found.values())


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment_of("abc") == (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    assert commitment_of("é") == sha256("é".encode()).hexdigest()


@pytest.mark.parametrize("word", ["a", "A-b_c.9", "x" * 64, "-", "0"])
def test_words_are_short_and_plain(word: str) -> None:
    assert is_word(word)


@pytest.mark.parametrize(
    "word", ["", " ", "a b", "a\n", "\na", "a\nb", "x" * 65, "é", "ａ", "٣", "a;"]
)
def test_other_words_are_none(word: str) -> None:
    assert not is_word(word)
