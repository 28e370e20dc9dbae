"""Files of weights: what was learned about a game, small and checked.

A line of JSON tells for which game and rules the weights are, and the digest of what follows: the
weights as whole numbers of 16 bits, compressed. They come in blocks, as the cards of a game: a
block is used only for the very edition that it was learned for.
"""

import hashlib
import json
import sys
import zlib
from array import array
from importlib import resources
from typing import Final, NamedTuple

from rollwright.core.errors import BadData
from rollwright.core.message import Message

# The name of the file in the package of its game.
WEIGHTS_FILE: Final = "learned.weights"
_FORMAT: Final = 1
# The greatest weight of a block becomes this number.
_LARGEST: Final = 32767


class TraitBlock(NamedTuple):
    """Traits that are learned together: their name and edition, the first one, and how many."""

    name: str
    edition: str
    start: int
    size: int


class Weights(NamedTuple):
    """The weights of all blocks of a game, one after the other."""

    game: str
    rules: int
    blocks: list[TraitBlock]
    values: list[float]


def write_weights(weights: Weights) -> bytes:
    """The file of these weights; they lose some precision."""
    numbers = array("h")
    scales: list[float] = []
    for block in weights.blocks:
        values = weights.values[block.start : block.start + block.size]
        scale = max([abs(value) for value in values] + [1e-6]) / _LARGEST
        scales.append(scale)
        numbers.extend([round(value / scale) for value in values])
    if sys.byteorder == "big":
        numbers.byteswap()
    body = zlib.compress(numbers.tobytes(), 9)
    head = {
        "format": _FORMAT,
        "game": weights.game,
        "rules": weights.rules,
        "blocks": [
            [block.name, block.edition, block.size, scale]
            for block, scale in zip(weights.blocks, scales, strict=True)
        ],
        "digest": hashlib.sha256(body).hexdigest(),
    }
    return json.dumps(head).encode() + b"\n" + body


def read_weights(data: bytes) -> Weights:
    """The weights of a file; raises BadData if it is damaged or of another kind."""
    line, _, body = data.partition(b"\n")
    try:
        head = json.loads(line)
        if head["format"] != _FORMAT or head["digest"] != hashlib.sha256(body).hexdigest():
            raise ValueError("the digest or the format is another one")
        numbers = array("h", zlib.decompress(body))
        if sys.byteorder == "big":
            numbers.byteswap()
        blocks: list[TraitBlock] = []
        values: list[float] = []
        for name, edition, count, scale in head["blocks"]:
            start = len(values)
            blocks.append(TraitBlock(name, edition, start, count))
            values += [number * scale for number in numbers[start : start + count]]
        if len(values) != len(numbers):
            raise ValueError("the number of weights is another one")
        return Weights(head["game"], head["rules"], blocks, values)
    except (ValueError, LookupError, TypeError, zlib.error) as error:
        raise BadData(Message("core.unreadable-data", {"reason": str(error)})) from None


def packaged_weights(package: str, game: str, rules: int) -> Weights | None:
    """The weights in the package of a game; None if there are none for these rules."""
    file = resources.files(package).joinpath(WEIGHTS_FILE)
    if not file.is_file():
        return None
    weights = read_weights(file.read_bytes())
    return weights if (weights.game, weights.rules) == (game, rules) else None


def fitted(weights: Weights, blocks: list[TraitBlock]) -> list[float]:
    """The weights for these blocks; those of a block that was not learned are zero."""
    learned = {(block.name, block.edition, block.size): block.start for block in weights.blocks}
    values = [0.0] * sum([block.size for block in blocks])
    for block in blocks:
        start = learned.get((block.name, block.edition, block.size))
        if start is not None:
            found = weights.values[start : start + block.size]
            values[block.start : block.start + block.size] = found
    return values
