"""The six targets by name."""

from collections.abc import Callable
from importlib import import_module
from typing import Final, cast

from fuzz.target import Target

# With the share of all inputs that each gets: a card takes a hundred times as long.
SHARES: Final = {
    "card": 0.01,
    "record": 0.30,
    "position": 0.29,
    "engine": 0.10,
    "socket": 0.18,
    "api": 0.12,
}


def make_target(name: str) -> Target:
    """The target of that name; its modules are imported now, so that they can be instrumented."""
    module = import_module(f"fuzz.{name}_target")
    make = cast(Callable[[], Target], getattr(module, f"{name.capitalize()}Target"))
    return make()
