"""The game that a cover shows: always the same one, with what came about in which turn."""

from functools import cache
from typing import Final

from rollwright.bots import DEFAULT_BOT, find_bot
from rollwright.core.chance import Luck
from rollwright.core.game import Game
from rollwright.core.place import Mark
from rollwright.core.position import OVER, ROLL, Position
from rollwright.core.table_die import TableDie

_SEED: Final = "cover"
# So many moves of the first seat fill a good part of a sheet, and end no game.
_MOVES: Final = 26


class CoverGame:
    """A game that a bot plays for a while, watched at its first seat.

    Turns are counted from 1 on, since these prints lie there. `turns` has that of each place that
    was marked, `star_turns` those of the stars on each print, and `rolls` the dice of each turn.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self.position = game.new(game.min_seats, {})
        self._prints: list[str] = []
        self.marks: dict[str, Mark] = {}
        self.turns: dict[str, int] = {}
        self.star_turns: dict[str, tuple[int, ...]] = {}
        self.rolls: list[list[TableDie]] = []

    def play(self) -> None:
        """Play until the sheet of the first seat shows something."""
        position, luck, bot = self.position, Luck(_SEED), find_bot(DEFAULT_BOT)
        count = 0
        while position.phase != OVER and count < _MOVES:
            if position.phase == ROLL:
                position.roll(position.sample(luck))
                self._begin_turn(position)
                continue
            for seat in position.waiting():
                while position.is_waiting(seat):
                    for move in bot.advise(self._game, position, seat, luck).line:
                        position.apply(seat, move)
                        if seat == 0:
                            count += 1
                            self._look(position)

    def _begin_turn(self, position: Position) -> None:
        dice = self._game.paper.dice(position, 0)
        if dice:
            self.rolls.append(dice)
        self._look(position)

    def _look(self, position: Position) -> None:
        """Note what has come about."""
        paper = self._game.paper
        prints = paper.prints(position, 0)
        ids = [place.id for one in prints for place in one.places]
        marks = dict(zip(ids, paper.marks(position, 0), strict=True))
        stars = paper.stars(position, 0)
        if [one.id for one in prints] != self._prints:
            # Other cards, on which nothing is written yet.
            self._prints = [one.id for one in prints]
            self.turns, self.star_turns = {}, {}
            self.rolls = self.rolls[-1:] if paper.dice(position, 0) else []
        else:
            for place, mark in marks.items():
                if self.marks[place] != mark:
                    self.turns[place] = len(self.rolls)
        for name, count in stars.items():
            known = self.star_turns.get(name, ())
            self.star_turns[name] = (*known, *[len(self.rolls)] * (count - len(known)))[:count]
        self.marks = marks


@cache
def played_for_a_while(game: Game) -> CoverGame:
    """The game of the cover."""
    played = CoverGame(game)
    played.play()
    return played
