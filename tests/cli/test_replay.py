"""Replaying a record: all at once, or step by step."""

import re
import tracemalloc
from pathlib import Path

import pytest

from rollwright.cli.playback import Playback
from rollwright.core.chance import Luck
from rollwright.core.message import Message
from rollwright.core.position import PLAY
from rollwright.core.record import read_record
from rollwright.games import find_game
from rollwright.tables.archive import record_of, table_of
from rollwright.tables.table import load_table, new_table
from tests.cli.shell import rolls_in, run, run_program, start
from tests.harness.walks import step_table


@pytest.fixture
def file(tmp_path: Path, finished_record: str) -> str:
    path = tmp_path / "record.txt"
    path.write_text(finished_record, encoding="utf-8")
    return str(path)


def test_all_of_it(file: str, finished_record: str) -> None:
    answer = run("replay", file, "--all")
    assert answer.code == 0
    assert len(rolls_in(answer.output)) == 24
    for moves in re.findall(r"^   0: (.*)$", finished_record, re.M):
        for move in moves.split():
            assert f"Ann: {move} " in answer.output
    assert answer.output.count("seat 1: Bob") == 24
    assert answer.output.count("Colour change [") == 48
    assert "Powers used" in answer.output
    assert "•" not in answer.output


def test_one_seat_only(file: str) -> None:
    output = run("replay", file, "--all", "--seat", "1").output
    assert output.count("Colour change [") == 24
    refused = run("replay", file, "--all", "--seat", "2")
    assert refused.code == 1
    assert refused.errors == "There is no seat 2 at this table.\n"


def test_standard_input_is_shown_at_once(finished_record: str) -> None:
    answer = run_program("replay", "-", typed=finished_record.encode())
    assert answer.code == 0
    assert len(rolls_in(answer.output)) == 24


def test_forward_back_and_to_a_roll(file: str) -> None:
    typed = "\nb\n24\n99\nxyz\n" + "9" * 5000 + "\nq\n"
    answer = run("replay", file, typed=typed)
    assert answer.code == 0
    headings = re.findall(r"^Roll (\d+) ", answer.output, re.M)
    assert headings == ["1", "1", "24"]
    assert answer.output.count("q quits") == 4
    assert "Powers used" not in answer.output


def test_enter_leads_to_the_end(file: str) -> None:
    answer = run("replay", file, typed="24\n" + "\n" * 20)
    assert "The game is over" in answer.output
    assert "Powers used" in answer.output


def test_a_number_that_is_no_roll_is_asked_for_again(file: str) -> None:
    typed = f"0000000019999\n{'9' * 5000}\n0\n0002\nq\n"
    answer = run("replay", file, typed=typed)
    assert answer.code == 0
    assert answer.output.count("goes to that roll") == 4
    assert "Roll 2 · " in answer.output


def test_sentences_that_name_seats_stand_below_the_move(tmp_path: Path) -> None:
    path = str(tmp_path / "game.txt")
    run("play", "dice-realms", "--seed", "3", "--record", path, typed="1\n" * 8)
    output = run("replay", path, "--all", "--seat", "0").output
    assert re.search(r"^greedy: \S+\n(Greedy|Player)(:| collects)", output, re.MULTILINE)
    assert not re.search(r"^greedy: \S+ Greedy", output, re.MULTILINE)


def test_the_end_of_input_leaves(file: str) -> None:
    answer = run("replay", file)
    assert answer.code == 0
    assert len(rolls_in(answer.output)) == 1


def test_a_record_before_its_first_roll(tmp_path: Path, finished_record: str) -> None:
    start = re.sub(r"\[(Scores|Ranking) .*\n", "", finished_record.partition("\n1. ")[0]) + "\n"
    path = tmp_path / "start.txt"
    path.write_text(start, encoding="utf-8")
    for args in ((), ("--all",)):
        answer = run("replay", str(path), *args)
        assert answer.code == 0
        assert "The game is not over: it stands in round 1, turn 1." in answer.output


def test_every_step_leads_to_the_position_of_the_record(finished_record: str) -> None:
    record = read_record(finished_record)
    playback = Playback(record)
    played, steps = playback.played, playback.steps
    last = playback.after(len(steps) - 1)
    assert last.position.to_json() == table_of(record).position.to_json()
    assert [step.text for step in steps if step.seat is None] == [r.outcome for r in record.rolls]
    assert len(steps) == len(played.turns) + sum(len(turn.moves) for turn in played.turns)


def test_a_step_is_the_same_from_wherever_one_comes(finished_record: str) -> None:
    playback = Playback(read_record(finished_record))
    forth = [_shown(playback, at) for at in range(len(playback.steps))]
    assert all(events for events, _ in forth)
    back = [_shown(playback, at) for at in reversed(range(len(playback.steps)))]
    assert back[::-1] == forth
    leaping = Playback(read_record(finished_record))
    for at in (40, 3, 40, 41, 41, 0):
        assert _shown(leaping, at) == forth[at]


def _shown(playback: Playback, at: int) -> tuple[list[Message], object]:
    result = playback.after(at)
    return result.events, result.position.to_json()


def test_the_game_of_a_crowd_takes_room_for_each_seat_once() -> None:
    rooms = [_room(seats) for seats in (20, 80)]
    assert rooms[1] < 8 * rooms[0]


def _room(seats: int) -> int:
    """The peak memory needed to look at every step of a short game."""
    table, luck = new_table(find_game("rolling-america"), seats, seed="crowd"), Luck(1)
    for _ in range(4):
        table.roll()
        while table.position.phase == PLAY:
            step_table(table, luck)
    record = record_of(table, with_seed=True)
    tracemalloc.start()
    playback = Playback(record)
    moments = [playback.after(at) for at in range(len(playback.steps))]
    assert len(moments) > 8 * seats
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return most


def test_a_reader_that_stops_early_is_no_error(file: str) -> None:
    with start("replay", file, "--all") as program:
        assert program.stdout is not None
        program.stdout.read(100)
        program.stdout.close()
        assert program.stderr is not None
        assert program.stderr.read() == b""


def test_a_record_that_begins_within_a_turn() -> None:
    position = find_game("rolling-america").new(1, {})
    position.roll(position.parse_outcome_text("r3 b4"))
    table = load_table(find_game("rolling-america"), position.to_json())
    table.play(0, "r3>PA")
    playback = Playback(record_of(table, with_seed=True))
    assert [step.text for step in playback.steps] == ["-", "r3>PA"]
    assert playback.after(1).position.to_json() == playback.played.position.to_json()
    assert playback.after(0).position.to_json() == position.to_json()
