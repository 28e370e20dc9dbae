"""`rollwright puzzles`: the list, one to play, and the search for new ones."""

from collections.abc import Generator
from pathlib import Path

import pytest

from rollwright.games import find_game
from rollwright.tables.puzzle import Puzzle, packaged_puzzles, read_puzzles, write_puzzles
from rollwright.tables.puzzle_search import PuzzleSearch
from tests.cli.shell import run

AMERICA = find_game("rolling-america")


def puzzle() -> Puzzle:
    return packaged_puzzles(AMERICA)[0]


def test_puzzles_are_listed_with_their_difficulty() -> None:
    answer = run("puzzles")
    assert answer.code == 0
    for one in packaged_puzzles(AMERICA):
        assert f"{one.name}  rolling-america  {one.difficulty} %" in answer.output
    only = run("puzzles", "list", "dice-realms").output
    assert "dice-realms" in only
    assert "rolling-america" not in only


def test_the_best_way_solves_it() -> None:
    one = puzzle()
    typed = "\n".join(one.answers[0].line) + "\n"
    answer = run("puzzles", "play", one.game, one.name, typed=typed)
    assert answer.code == 0
    assert "Solved" in answer.output


def test_another_way_is_told_what_it_costs_and_what_is_best() -> None:
    one = puzzle()
    typed = "\n".join(one.answers[1].line) + "\n"
    answer = run("puzzles", "play", one.game, one.name, typed=typed)
    assert f"{one.answers[1].loss:.1f} worse" in answer.output
    assert "Best is:" in answer.output
    assert "Solved" not in answer.output


def test_a_file_may_bring_its_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(write_puzzles([puzzle()]), encoding="utf-8")
    lines = run("puzzles", "list", "--file", str(file)).output.splitlines()
    assert [line.split()[0] for line in lines if "rolling-america" in line] == [puzzle().name]


class FoundSearch(PuzzleSearch):
    """A search that finds what is known already, one in each game: a real one takes minutes."""

    def run(self, jobs: int | None = None) -> Generator[int, None, None]:
        for one in packaged_puzzles(find_game(self.plan.game))[: self.plan.games]:
            self.puzzles.append(one)
            self.played += 1
            yield self.played


def test_a_search_writes_what_it_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollwright.cli.puzzles.PuzzleSearch", FoundSearch)
    file = tmp_path / "found.json"
    make = ("puzzles", "make", "rolling-america", "--seed", "1", "--output", str(file))
    answer = run(*make, "--games", "6", "--most", "3")
    assert answer.code == 0
    assert "3 puzzles" in answer.output
    found = read_puzzles(file.read_text())
    assert found == packaged_puzzles(AMERICA)[:6:2]
    # Nothing is written over what is there.
    assert run(*make, "--games", "2").code == 1
    assert run(*make, "--games", "2", "--force").code == 0
    assert len(read_puzzles(file.read_text())) == 2


def test_other_words_are_refused() -> None:
    for args in (("find",), ("make",)):
        answer = run("puzzles", *args)
        assert answer.code == 1
        assert "rollwright puzzles make GAME" in answer.errors
    assert "no such puzzle" in run("puzzles", "play", "rolling-america", "none").errors
