"""The property harness: the laws that every game must keep.

A law is a function of a set-up and a seed that plays at random and asserts something.
`tests/test_laws.py` tries each law on each set-up of `tests/harness/cases.py`.
"""

from collections.abc import Callable
from typing import Final

from tests.harness import (
    chance_laws,
    move_laws,
    offer_laws,
    paper_laws,
    surface_laws,
    table_laws,
    value_laws,
)
from tests.harness.cases import Case

Law = Callable[[Case, int], None]

ALL_LAWS: Final[tuple[Law, ...]] = (
    *move_laws.LAWS,
    *chance_laws.LAWS,
    *value_laws.LAWS,
    *paper_laws.LAWS,
    *offer_laws.LAWS,
    *surface_laws.LAWS,
    *table_laws.LAWS,
)
