"""The request and response bodies of the API of puzzles."""

import msgspec

from rollwright.server.api_types import CoverDie, CoverPicture, ReplayStepResponse


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle and its game; of a hundred quick looks so many miss the best way."""

    name: str
    game: str
    game_name: str
    difficulty: int


class PuzzlesResponse(msgspec.Struct, frozen=True):
    """All puzzles, those of a game together, easy ones first."""

    puzzles: list[PuzzleInfo]


class PuzzlePicture(msgspec.Struct, frozen=True):
    """What lies before the seat of a puzzle, and its dice, where they show numbers."""

    cover: list[CoverPicture]
    dice: list[CoverDie]


class PuzzleRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to play a puzzle."""

    name: str


class PuzzleTable(msgspec.Struct, frozen=True):
    """A table at which a puzzle is played, and the seat whose turn it is."""

    table: str
    seat: int


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """How a puzzle was played; `solved` if nothing better is sure to be there.

    Against the best way it costs the `loss` on average, in words, with its standard error, which is
    empty where it is sure. `second` is what the second best known way costs. `played` and `best`
    show both ways step by step, first what was there before any move.
    """

    puzzle: str
    solved: bool
    loss: str
    error: str
    second: str
    played: list[ReplayStepResponse]
    best: list[ReplayStepResponse]
