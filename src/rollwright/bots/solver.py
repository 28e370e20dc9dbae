"""Solves programs with OR-tools; it comes with the extra `bound` of the package.

Work is measured by what the solver does and not by a clock, in one thread and with a fixed seed: so
the same version gives the same answer on a fast machine as on a slow one.
"""

from importlib.util import find_spec
from typing import ClassVar, NamedTuple

from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message
from rollwright.core.program import Program


class NoSolver(RollwrightError):
    """The extra that solves programs is not installed."""

    code: ClassVar[str] = "no-solver"


class Solution(NamedTuple):
    """The best answer found, None if there is none yet, and a cost that no answer is below."""

    answer: list[int] | None
    least: int


def can_solve() -> bool:
    """Is the extra installed?"""
    return find_spec("ortools") is not None


def solve(
    program: Program, effort: float, hint: dict[int, int] | None = None, *, fixed: bool = False
) -> Solution:
    """The best answer that so much effort finds, in about as many seconds.

    A hint is where the search begins, or if it is `fixed`, what an answer has to keep to.
    """
    try:
        from ortools.sat.python import cp_model
    except ImportError:
        raise NoSolver(Message("bots.no-solver")) from None
    model = cp_model.CpModel()
    numbers = [
        model.new_bool_var("") if most == 1 else model.new_int_var(0, most, "")
        for most in program.most
    ]
    for clause in program.clauses:
        model.add_bool_or([numbers[one] if one >= 0 else ~numbers[~one] for one in clause])
    for terms, least, most in program.limits:
        total = cp_model.LinearExpr.weighted_sum(
            [numbers[number] for number, _ in terms], [factor for _, factor in terms]
        )
        model.add_linear_constraint(total, least, most)
    model.minimize(
        program.fixed_cost
        + cp_model.LinearExpr.weighted_sum(
            [numbers[number] for number, _ in program.costs], [cost for _, cost in program.costs]
        )
    )
    for number, value in (hint or {}).items():
        model.add_hint(numbers[number], value)
    solver = cp_model.CpSolver()
    solver.parameters.random_seed = 1
    solver.parameters.num_workers = 8
    # In turns and in one thread.
    solver.parameters.interleave_search = True
    solver.parameters.max_deterministic_time = effort
    solver.parameters.fix_variables_to_their_hinted_value = fixed
    status = solver.solve(model)
    found = status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    answer = [int(solver.value(number)) for number in numbers] if found else None
    # The bound is a whole number but for rounding.
    return Solution(answer, round(solver.best_objective_bound))
