"""A tiny game to test searching with: one seat walks through rooms, and each room has a value."""

from typing import Final

from rollwright.core.advice import Advice
from rollwright.core.game import Game
from rollwright.core.position import PLAY, ROLL, Events, Position

START: Final = "start"

# The doors of a room, in order, by the room they lead to; a room without doors ends the turn.
Rooms = dict[str, list[str]]
Values = dict[str, float]


class Maze(Position):
    """A position in the maze. A move is the number of a door."""

    def __init__(self, rooms: Rooms, values: Values, turns: dict[str, int] | None = None) -> None:
        self.rooms = rooms
        self.values = values
        self.turns = turns or {}
        self.enter(START)

    def enter(self, room: str) -> None:
        self.room = room
        self.round = 1
        self.turn = self.turns.get(room, 1)
        self.phase = PLAY if self.rooms.get(room) else ROLL

    def seats(self) -> int:
        return 1

    def is_waiting(self, seat: int) -> bool:
        return self.phase == PLAY

    def legal(self, seat: int) -> list[int]:
        return list(range(len(self.rooms.get(self.room, []))))

    def apply(self, seat: int, move: int, events: Events | None = None) -> None:
        self.enter(self.rooms[self.room][move])

    def worth(self) -> float:
        return self.values.get(self.room, 0.0)

    def copy(self) -> "Maze":
        other = Maze(self.rooms, self.values, self.turns)
        other.enter(self.room)
        return other


class Corridor(Maze):
    """Every room except the last has a door to the next one, which looks better."""

    def __init__(self, at: int = 0) -> None:
        self.at = at
        super().__init__({START: ["on", "out"]}, {})

    def apply(self, seat: int, move: int, events: Events | None = None) -> None:
        self.at += 1
        if move == 1:
            self.phase = ROLL

    def worth(self) -> float:
        return -1.0 if self.phase == ROLL else float(self.at)

    def copy(self) -> "Corridor":
        return Corridor(self.at)


class MazeAdvice(Advice[Maze]):
    """The estimate of a room is its value."""

    def estimate(self, position: Maze, seat: int) -> float:
        return position.worth()


class MazeGame(Game):
    """A game of mazes, for bots."""

    def __init__(self) -> None:
        super().__init__("maze", 1)
        self.advice = MazeAdvice()
