"""What a bot scores in a game, to tell how good a score is."""

from functools import cache
from typing import Any, Final, NamedTuple

from rollwright.core.game import Game
from rollwright.games.data import read_toml

_FILE: Final = "yardsticks.toml"
# Listed cards may imply the number of rounds: a game is asked for it instead of this option.
_ROUNDS: Final = "rounds"
# A band holds the scores that are better than so many of a hundred games; the best band first.
BANDS: Final = (95, 70, 40, 10, 0)


class Yardstick(NamedTuple):
    """The scores of a hundred games that stand for all that were measured, from worst to best.

    `rounds` is the number of rounds of that game, or 0; `options` are those it was played with.
    """

    game: str
    seats: int
    rounds: int
    options: dict[str, object]
    bot: str
    games: int
    scores: tuple[int, ...]

    def fits(self, seats: int, rounds: int, options: dict[str, object]) -> bool:
        """Does it measure such a game? One for a single seat measures any number of seats."""
        same = [
            options.get(name) == value for name, value in self.options.items() if name != _ROUNDS
        ]
        return self.seats in (1, seats) and self.rounds == rounds and all(same)

    def better_than(self, score: int, *, higher_is_better: bool) -> int:
        """The number of games, of a hundred, that were worse than this score."""
        if higher_is_better:
            return sum(one < score for one in self.scores)
        return sum(one > score for one in self.scores)

    def least(self, beaten: int, *, higher_is_better: bool) -> int | None:
        """The worst score that is better than so many games; None if every score is."""
        if not beaten:
            return None
        return self.scores[beaten - 1] + (1 if higher_is_better else -1)


def find_yardstick(
    game: Game, seats: int, rounds: int, options: dict[str, object]
) -> Yardstick | None:
    """What measures such a game, or None."""
    whole = whole_options(game, options)
    fitting = [one for one in measured_games() if one.game == game.id]
    return next((one for one in fitting if one.fits(seats, rounds, whole)), None)


def is_usual(yardstick: Yardstick, game: Game, options: dict[str, object]) -> bool:
    """Was the game played like the measured ones in everything that is left open by them?"""
    whole = whole_options(game, options)
    names = {option.name for option in game.options} - {_ROUNDS, *yardstick.options}
    return all(whole[one.name] == one.default for one in game.options if one.name in names)


def whole_options(game: Game, options: dict[str, object]) -> dict[str, object]:
    """The options with the defaults of those that are not given."""
    return {option.name: options.get(option.name, option.default) for option in game.options}


@cache
def measured_games() -> list[Yardstick]:
    """All yardsticks."""
    found: Any = read_toml("rollwright.bots", _FILE)["yardstick"]
    return [Yardstick(**{**entry, "scores": tuple(entry["scores"])}) for entry in found]
