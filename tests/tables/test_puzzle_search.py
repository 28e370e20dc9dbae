"""A puzzle is a roll after which one way to play is clearly best, and not seen at once."""

from rollwright.core.chance import Luck, Source
from rollwright.tables.puzzle_search import Findings, find_answers
from tests.bots.maze import START, Maze, MazeAdvice, MazeGame, Rooms, Values

DOORS = ["a", "b", "c", "d", "e", "f"]
# Behind each door is a way out.
WAYS_OUT: Rooms = {door: ["out " + door] for door in DOORS}
# What a quick look sees: `d` looks like any other.
LOOKS: Values = {"a": 1.0, "b": 3.0, "c": 2.0, "d": 2.5, "e": 1.5, "f": 0.5}


class NumberedMaze(Maze):
    """A maze whose doors have numbers; a way out is as good as the room before it."""

    def worth(self) -> float:
        return self.values.get(self.room[-1], 0.0)

    def text(self, seat: int, move: int) -> str:
        return f"door {move}"

    def copy(self) -> "NumberedMaze":
        other = NumberedMaze(self.rooms, self.values, self.turns)
        other.enter(self.room)
        return other


class ChancyAdvice(MazeAdvice):
    """A playout brings what a room is worth in truth, and a die of this many sides."""

    def __init__(self, worth: Values, sides: int) -> None:
        super().__init__()
        self.worth = worth
        self.sides = sides
        self.asked = 0

    def playouts(self) -> int:
        return 60

    def playout(self, position: Maze, seat: int, source: Source) -> float:
        self.asked += 1
        # The noise differs from room to room: the same dice don't help every one of them alike.
        luck = (source.below(1 << 20) >> DOORS.index(position.room[-1])) % self.sides
        return self.worth[position.room[-1]] + luck


def found_in(worth: Values, sides: int = 3, looks: Values = LOOKS) -> Findings | None:
    game = MazeGame()
    game.advice = ChancyAdvice(worth, sides)
    rooms: Rooms = {START: list(worth), **WAYS_OUT}
    return find_answers(game, NumberedMaze(rooms, looks), 0, Luck("search"))


def test_a_room_that_is_clearly_best_makes_a_puzzle() -> None:
    found = found_in({"a": 0, "b": 0, "c": 0, "d": 4, "e": 0, "f": 0})
    assert found is not None
    assert found.answers[0].line == ("door 3", "door 0")
    assert found.answers[0].loss == 0
    assert all(2 < answer.loss < 6 for answer in found.answers[1:])
    assert found.difficulty > 50


def test_two_rooms_that_are_as_good_make_none() -> None:
    assert found_in({"a": 0, "b": 4, "c": 0, "d": 4, "e": 0, "f": 0}) is None


def test_a_difference_that_is_small_beside_luck_makes_none() -> None:
    worth = {"a": 0.0, "b": 0.0, "c": 0.0, "d": 1.0, "e": 0.0, "f": 0.0}
    assert found_in(worth, sides=2) is not None
    assert found_in(worth, sides=2000) is None


def test_what_everybody_sees_makes_none() -> None:
    worth: Values = {"a": 0, "b": 0, "c": 0, "d": 4, "e": 0, "f": 0}
    plain = dict.fromkeys(DOORS, 0.0) | {"d": 1000.0}
    harder = found_in(worth)
    easier = found_in(worth, looks={**LOOKS, "d": 4.0})
    assert harder is not None
    assert easier is not None
    assert easier.difficulty < harder.difficulty
    assert found_in(worth, looks=plain) is None


def test_few_ways_to_play_make_none() -> None:
    assert found_in({"a": 0, "b": 4}) is None


def test_less_than_people_care_for_makes_none() -> None:
    worth: Values = {"a": 0, "b": 0, "c": 0, "d": 0.1, "e": 0, "f": 0}
    assert found_in(worth, sides=1) is None
    assert found_in({**worth, "d": 0.4}, sides=1) is not None


def test_a_single_move_makes_none() -> None:
    game = MazeGame()
    game.advice = ChancyAdvice({**dict.fromkeys(DOORS, 0.0), "d": 4.0}, 3)
    maze = NumberedMaze({START: DOORS}, LOOKS)
    assert find_answers(game, maze, 0, Luck("search")) is None


def test_what_only_adds_something_to_the_best_way_is_no_other_way() -> None:
    """Who goes through the window of d wastes something, and has not played otherwise."""
    worth: Values = {"a": 0, "b": 0, "c": 0, "d": 4, "e": 0, "f": 3.9}
    rooms: Rooms = {START: ["a", "b", "c", "d", "e"], **WAYS_OUT}
    rooms["d"] = ["out d", "ladder"]
    rooms["ladder"] = ["window f"]
    game = MazeGame()
    game.advice = ChancyAdvice(worth, 1)
    found = find_answers(game, NumberedMaze(rooms, LOOKS), 0, Luck("search"))
    assert found is not None
    assert [answer.line for answer in found.answers if answer.line[0] == "door 3"] == [
        ("door 3", "door 0")
    ]
    assert len(found.answers) == 5


def test_only_a_clear_difference_is_compared_for_long() -> None:
    advice = ChancyAdvice(dict.fromkeys(DOORS, 0.0), 3)
    game = MazeGame()
    game.advice = advice
    find_answers(game, NumberedMaze({START: DOORS, **WAYS_OUT}, LOOKS), 0, Luck("search"))
    assert advice.asked <= 60
