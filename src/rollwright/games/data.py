"""Reading the data files of the games."""

import tomllib
from collections.abc import Callable
from importlib import resources
from typing import TypeVar

from rollwright.core.errors import BadData, BadPosition
from rollwright.core.message import Message

T = TypeVar("T")


def read_text(package: str, name: str) -> str:
    """The text of a file of a package."""
    return resources.files(package).joinpath(name).read_text(encoding="utf-8")


def read_toml(package: str, name: str) -> dict[str, object]:
    """A TOML file of a package, unchecked."""
    return tomllib.loads(read_text(package, name))


def read_data(package: str, name: str, read: Callable[[dict[str, object]], T]) -> T:
    """The result of `read` for a TOML file of a package; raises BadData, which names the file."""
    try:
        return read(read_toml(package, name))
    except BadPosition as error:
        raise _bad_data(name, error.message) from None
    except (LookupError, TypeError, ValueError) as error:
        reason = Message("core.unreadable-data", {"reason": f"{type(error).__name__}: {error}"})
        raise _bad_data(name, reason) from None


def _bad_data(name: str, reason: Message) -> BadData:
    return BadData(Message("core.bad-data", {"file": name, "reason": reason}))
