"""What is fuzzed: something that takes bytes of strangers, and either uses or refuses them."""

from collections.abc import Callable, Iterable

from rollwright.core.errors import RollwrightError
from rollwright.core.message import CATALOGUE, say
from rollwright.core.truncation import truncated


class StateChanged(AssertionError):
    """A refused input has changed something."""


class Broken(AssertionError):
    """An input that was taken, and what came of it is not as it must be."""


class Target:
    """One way into the program. What `take` raises is a bug, whatever the input was."""

    name: str
    # In bytes; longer inputs have tests of their own, with the limits.
    longest = 4_096
    # How many bytes before the text itself choose what it is given to.
    head = 0
    # Texts that mutations put into inputs.
    words: tuple[bytes, ...] = ()

    def seeds(self) -> Iterable[bytes]:
        """Valid inputs to begin with, each of them small."""
        raise NotImplementedError

    def take(self, data: bytes) -> None:
        """Take an input; raises StateChanged, Broken, or what went wrong."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop whatever it has started."""


def refused(attempt: Callable[[], object]) -> bool:
    """Make an attempt; if it is refused, both languages have words for the reason."""
    try:
        attempt()
    except RollwrightError as error:
        for language in CATALOGUE.languages():
            if not say(truncated(error.message), language):
                raise Broken("a refusal without words") from error
        return True
    return False


def unchanged(before: object, after: object) -> None:
    """Raise StateChanged if a refused input has changed something."""
    if before != after:
        raise StateChanged(f"{before!r:.200} became {after!r:.200}")
