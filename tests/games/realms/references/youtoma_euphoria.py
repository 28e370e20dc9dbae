"""Euphoria (Youtoma): one area for each die, also on a pair."""

from collections.abc import Iterable

from tests.games.realms.references.desk import ReferenceDie
from tests.games.realms.references.euphoria import Euphoria


class YoutomaEuphoria(Euphoria):
    """As Euphoria, with the limits that are printed on this card."""

    def uses(self, die: ReferenceDie) -> Iterable[str]:
        return [name for name in ("left", "right") if not self.marks[f"{name}{die.value}"]]


REFERENCE = YoutomaEuphoria
