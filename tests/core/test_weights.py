"""Files of weights: small, checked, and only for what they were learned for."""

import json

import pytest

from rollwright.core.errors import BadData
from rollwright.core.weights import TraitBlock, Weights, fitted, read_weights, write_weights

BLOCKS = [TraitBlock("map", "1", 0, 3), TraitBlock("dice", "ab", 3, 2)]
VALUES = [0.5, -0.25, 0.125, 1000.0, -3.0]
WEIGHTS = Weights("maze", 2, BLOCKS, VALUES)


def test_what_is_written_is_read_again() -> None:
    found = read_weights(write_weights(WEIGHTS))
    assert found._replace(values=[]) == WEIGHTS._replace(values=[])
    # Each block has a scale of its own: large weights don't blur small ones.
    assert found.values == pytest.approx(VALUES, rel=1e-3, abs=0.02)
    assert found.values[:3] == pytest.approx(VALUES[:3], abs=1e-4)


def test_weights_of_nothing_are_a_file_too() -> None:
    zeros = WEIGHTS._replace(values=[0.0] * 5)
    assert read_weights(write_weights(zeros)) == zeros
    nothing = Weights("maze", 1, [], [])
    assert read_weights(write_weights(nothing)) == nothing


@pytest.mark.parametrize("at", [0, 3, 60, -1])
def test_damage_is_noticed(at: int) -> None:
    data = bytearray(write_weights(WEIGHTS))
    data[at] ^= 1
    with pytest.raises(BadData):
        read_weights(bytes(data))


def test_another_format_is_refused() -> None:
    line, _, body = write_weights(WEIGHTS).partition(b"\n")
    head = json.loads(line) | {"format": 99}
    with pytest.raises(BadData):
        read_weights(json.dumps(head).encode() + b"\n" + body)
    for data in (b"", b"{}\n", b"[]\n", b"\xff\n"):
        with pytest.raises(BadData):
            read_weights(data)


def test_a_block_fits_where_name_edition_and_size_are_the_same() -> None:
    moved = [
        TraitBlock("new", "1", 0, 1),
        TraitBlock("dice", "ab", 1, 2),
        TraitBlock("map", "2", 3, 3),
    ]
    assert fitted(WEIGHTS, moved) == [0.0, 1000.0, -3.0, 0.0, 0.0, 0.0]
    assert fitted(WEIGHTS, BLOCKS) == VALUES
    assert fitted(WEIGHTS, []) == []
