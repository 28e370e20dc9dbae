"""The puzzles that can be played, and what each of them looks like."""

from rollwright.core.message import say
from rollwright.games import all_games, find_game
from rollwright.server.api_types import CoverDie
from rollwright.server.game_pictures import pictures_of
from rollwright.server.puzzle_types import PuzzleInfo, PuzzlePicture, PuzzlesResponse
from rollwright.tables.puzzle import find_puzzle, packaged_puzzles


def puzzle_list(language: str) -> PuzzlesResponse:
    """All puzzles, with the names of their games in a language."""
    return PuzzlesResponse(
        [
            PuzzleInfo(puzzle.name, game.id, say(game.name(), language), puzzle.difficulty)
            for game in all_games().values()
            for puzzle in packaged_puzzles(game)
        ]
    )


def puzzle_picture(name: str, language: str) -> PuzzlePicture:
    """What lies before the seat of a puzzle; raises UnknownPuzzle."""
    puzzle = find_puzzle(name)
    game = find_game(puzzle.game)
    position = puzzle.table(game).position
    dice = game.paper.dice(position, puzzle.seat)
    plain = all(die.value and not die.tile for die in dice)
    return PuzzlePicture(
        cover=pictures_of(game, position, puzzle.seat, language),
        dice=[CoverDie(die.value, die.tint) for die in dice] if plain else [],
    )
