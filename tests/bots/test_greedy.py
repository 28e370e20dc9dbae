"""The greedy bot compares whole turns, on mazes whose best path is known."""

from rollwright.bots import Suggestion, find_bot
from rollwright.core.chance import Luck
from tests.bots.maze import START, Corridor, Maze, MazeGame, Rooms, Values

# Twelve rooms that look better than the last one, which alone leads to a treasure.
TEMPTING = "abcdefghijkl"
CROWD: Rooms = {START: [*TEMPTING, "dark"], "dark": ["treasure"]}
CROWD |= {room: [f"{room}-end", f"{room}-other"] for room in TEMPTING}
CROWD_VALUES: Values = {room: 5.0 + at / 10 for at, room in enumerate(TEMPTING)}
CROWD_VALUES |= {f"{room}-end": 3.0 for room in TEMPTING} | {"dark": 1.0, "treasure": 10.0}


def advise(maze: Maze, millis: int | None = None) -> Suggestion:
    return find_bot("greedy").advise(MazeGame(), maze, 0, Luck(1), millis)


def test_a_step_that_looks_worse_is_taken_for_what_it_leads_to() -> None:
    rooms = {START: ["tempting", "dull", "end"], "tempting": ["trap"], "dull": ["treasure"]}
    values = {"tempting": 5.0, "trap": 2.0, "dull": 0.0, "treasure": 10.0, "end": 3.0}
    assert advise(Maze(rooms, values)) == Suggestion((1, 0), 10.0, [(2, 3.0), (0, 2.0)])


def test_the_line_goes_on_to_the_end_of_the_turn() -> None:
    rooms = {START: ["a", "b"], "b": ["c", "d"], "d": ["e", "f", "treasure"]}
    assert advise(Maze(rooms, {"treasure": 10.0})).line == (1, 1, 2)


def test_the_turn_ends_early_where_going_on_hurts() -> None:
    rooms = {START: ["on", "end"], "on": ["further", "late"], "further": ["last"]}
    # Only the end of a path counts, not what looks good on the way.
    values = {"on": 9.0, "end": 5.0, "further": 9.0, "late": 2.0, "last": 4.0}
    assert advise(Maze(rooms, values)) == Suggestion((1,), 5.0, [(0, 4.0)])


def test_going_on_wins_where_it_gains() -> None:
    rooms = {START: ["end", "on"], "on": ["late"]}
    assert advise(Maze(rooms, {"end": 5.0, "on": 1.0, "late": 6.0})).move == 1


def test_of_equal_ways_the_first_is_taken() -> None:
    rooms = {START: ["left", "right"]}
    assert advise(Maze(rooms, {"left": 1.0, "right": 1.0})) == Suggestion((0,), 1.0, [(1, 1.0)])


def test_the_search_stops_at_the_end_of_the_turn_though_the_seat_goes_on() -> None:
    rooms = {START: ["a", "b"], "a": ["treasure"], "b": ["nothing"]}
    values = {"a": 1.0, "treasure": 100.0, "b": 2.0}
    assert advise(Maze(rooms, values)).move == 0
    assert advise(Maze(rooms, values, {"a": 2, "b": 2})) == Suggestion((1,), 2.0, [(0, 1.0)])


def test_the_same_room_by_another_door_does_not_crowd_out_other_ways() -> None:
    rooms = {START: ["hall"] * 12 + ["dark"], "hall": ["end"], "dark": ["treasure"]}
    values = {"hall": 5.0, "end": 6.0, "dark": 1.0, "treasure": 10.0}
    assert advise(Maze(rooms, values)).move == 12


def test_only_the_best_few_ways_are_followed_without_a_time() -> None:
    assert advise(Maze(CROWD, CROWD_VALUES)).value == 3.0


def test_with_time_every_way_is_followed_until_none_is_left_out() -> None:
    advice = advise(Maze(CROWD, CROWD_VALUES), millis=60_000)
    assert (advice.move, advice.value) == (12, 10.0)
    assert sorted(move for move, _ in advice.alternatives) == list(range(12))


def test_without_any_time_at_least_every_first_step_is_compared() -> None:
    assert advise(Maze(CROWD, CROWD_VALUES), millis=0).move == 11


def test_a_walk_in_circles_is_left() -> None:
    rooms = {START: ["a"], "a": [START, "b"], "b": ["a", "end"]}
    assert advise(Maze(rooms, {"end": 1.0})) == Suggestion((0, 1, 1), 1.0, [])


def test_a_turn_without_end_gets_an_answer() -> None:
    advice = advise(Corridor())
    assert advice.move == 0
    assert advice.alternatives == [(1, -1.0)]
    assert advise(Corridor(), millis=0).move == 0
