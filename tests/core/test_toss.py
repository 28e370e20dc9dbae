"""The hashes and rolls of a toss, compared with a second implementation of their description."""

import hmac
from hashlib import sha256

import pytest

from rollwright.core.provable import ProvableRoll, commitment_of
from rollwright.core.toss import (
    Attempt,
    Pledge,
    TossedRoll,
    is_hash,
    is_long_word,
    mismatched,
    pledge_of,
)

SECRET = "the secret"
COMMITMENT = commitment_of(SECRET)
WORDS = {0: "a" * 32, 10: "c" * 32, 2: "b" * 40}
PLEDGES = {seat: Pledge(seat, pledge_of(COMMITMENT, seat, word)) for seat, word in WORDS.items()}
ATTEMPT = Attempt(COMMITMENT, PLEDGES, WORDS)


def _sha(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def test_a_pledge_hashes_the_attempt_the_seat_and_the_word() -> None:
    pledge = pledge_of(COMMITMENT, 3, "w" * 32)
    assert pledge == _sha(f"rollwright pledge 1\n{COMMITMENT}\n3\n{'w' * 32}")
    others = [
        pledge_of(commitment_of("other"), 3, "w" * 32),
        pledge_of(COMMITMENT, 4, "w" * 32),
        pledge_of(COMMITMENT, 3, "v" * 32),
    ]
    assert pledge not in others


def test_the_list_and_the_mix_go_by_seat() -> None:
    lines = [f"{seat} {seat} {PLEDGES[seat].hash}" for seat in (0, 2, 10)]
    listed = _sha("\n".join(["rollwright list 1", COMMITMENT, *lines]))
    assert ATTEMPT.list_hash() == listed
    words = [f"{seat} {WORDS[seat]}" for seat in (0, 2, 10)]
    assert ATTEMPT.mix() == _sha("\n".join(["rollwright mix 1", listed, *words]))


def test_a_roll_is_the_hmac_of_the_mix() -> None:
    mix = ATTEMPT.mix()
    block = hmac.digest(SECRET.encode(), f"rollwright dice 2\n7\n0\n{mix}".encode(), "sha256")
    chunks = [int.from_bytes(block[at : at + 8], "big") for at in (0, 8, 16, 24)]
    source = TossedRoll(SECRET, mix, 7)
    assert [source.below(1000) for _ in range(4)] == [chunk % 1000 for chunk in chunks]


def test_known_numbers() -> None:
    # These values must never change: old records must stay verifiable. The page has the same ones.
    assert ATTEMPT.mix() == "3ee58de574d5130cd0c72447b445144f4c85d0f54666e21bd4b45bc3f1971b76"
    source = TossedRoll(SECRET, ATTEMPT.mix(), 1)
    assert [source.below(6) for _ in range(12)] == [0, 0, 0, 1, 0, 5, 4, 1, 3, 2, 3, 0]


def test_a_toss_rolls_other_dice_than_words_without_pledges() -> None:
    tossed, plain = TossedRoll("s", "m" * 64, 1), ProvableRoll("s", ["m" * 64], 1)
    assert [tossed.below(1000) for _ in range(4)] != [plain.below(1000) for _ in range(4)]


@pytest.mark.parametrize("left_out", [0, 2, 10])
def test_every_word_and_every_pledge_matters(left_out: int) -> None:
    words = {seat: word for seat, word in WORDS.items() if seat != left_out}
    pledges = {seat: pledge for seat, pledge in PLEDGES.items() if seat != left_out}
    mixes = {
        ATTEMPT.mix(),
        ATTEMPT._replace(words=words).mix(),
        ATTEMPT._replace(words=words, pledges=pledges).mix(),
        ATTEMPT._replace(words={**WORDS, left_out: "z" * 32}).mix(),
    }
    assert len(mixes) == 4
    assert ATTEMPT._replace(words=words).withheld() == [left_out]


def test_only_the_pledged_word_opens_a_pledge() -> None:
    assert mismatched(ATTEMPT, WORDS) == []
    assert mismatched(ATTEMPT, {0: WORDS[0], 2: WORDS[10]}) == [2]
    # A pledge that somebody has copied to the own seat can't be opened, even by who knows the word.
    copied = ATTEMPT._replace(pledges={**PLEDGES, 5: Pledge(5, PLEDGES[0].hash)})
    assert mismatched(copied, {5: WORDS[0]}) == [5]
    assert mismatched(ATTEMPT, {7: "w" * 32}) == [7]


@pytest.mark.parametrize("word", ["a" * 32, "a" * 64, "A-b_c.9" * 5])
def test_words_are_too_long_to_be_guessed(word: str) -> None:
    assert is_long_word(word)


@pytest.mark.parametrize("word", ["", "a" * 31, "a" * 65, "a" * 31 + "\n", "a b" * 12])
def test_other_words_are_none(word: str) -> None:
    assert not is_long_word(word)


@pytest.mark.parametrize("text", ["", "0" * 63, "G" * 64, "A" * 64, "0" * 64 + "\n"])
def test_what_is_no_hash(text: str) -> None:
    assert not is_hash(text)
    assert is_hash("0" * 64)
