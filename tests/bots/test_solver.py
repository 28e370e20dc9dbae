"""The solver answers programs, says what no answer can beat, and is missed in plain words."""

import sys

import pytest

from rollwright.bots.solver import NoSolver, can_solve, solve
from rollwright.core.program import Program


def knapsack() -> tuple[Program, list[int]]:
    """Of three things at most two; the first forbids the second; and up to four of a cheap one."""
    program = Program()
    program.fixed_cost = 20
    things = [program.choice(-worth) for worth in (8, 7, 2)]
    program.count(things, 0, 2)
    program.some([~things[0], ~things[1]])
    cheap = program.number(4, -1)
    program.at_most([cheap], things, 1)
    return program, [*things, cheap]


def test_the_best_answer_is_found_and_proven() -> None:
    pytest.importorskip("ortools", reason="needs OR-tools, of the extra `bound`")
    program, numbers = knapsack()
    found = solve(program, 5)
    assert found.answer is not None
    assert [found.answer[number] for number in numbers] == [1, 0, 1, 3]
    assert program.cost(found.answer) == found.least == 7
    assert program.breaches(found.answer) == 0


def test_a_fixed_hint_is_kept_to_and_a_mere_one_is_not() -> None:
    pytest.importorskip("ortools", reason="needs OR-tools, of the extra `bound`")
    program, (first, second, third, cheap) = knapsack()
    kept = solve(program, 5, {second: 1}, fixed=True).answer
    assert kept is not None
    assert [kept[number] for number in (first, second, third, cheap)] == [0, 1, 1, 3]
    assert solve(program, 5, {first: 1, second: 1}, fixed=True).answer is None
    free = solve(program, 5, {first: 0, second: 1}).answer
    assert free is not None
    assert program.cost(free) == 7


def test_breaches_are_counted() -> None:
    program, _ = knapsack()
    assert program.breaches([1, 0, 1, 3]) == 0
    assert program.breaches([1, 0, 1, 4]) == 1
    assert program.breaches([1, 1, 1, 0]) == 2
    assert program.cost([0, 1, 0, 2]) == 11


def test_a_copy_is_extended_alone() -> None:
    program, numbers = knapsack()
    other = program.copy()
    other.some([other.choice(5)])
    other.count(numbers[:1], 1, 1)
    assert (len(other.most), len(program.most)) == (5, 4)
    assert program.breaches([0, 0, 0, 0]) == 0
    assert other.breaches([0, 0, 0, 0, 0]) == 2


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ortools.sat.python", None)
    with pytest.raises(NoSolver, match=r"rollwright\[bound\]"):
        solve(knapsack()[0], 1)


def test_tests_have_the_extra() -> None:
    assert can_solve()
