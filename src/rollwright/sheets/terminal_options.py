"""Options for drawing a sheet on a terminal, and the texts of its places."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final

from rollwright.core.message import ENGLISH
from rollwright.core.place import BLANK, CROSSED, OUTLINED, Place

PLAIN: Final = "plain"
BASIC: Final = "basic"
FULL: Final = "full"
# A shaded place in which nothing is printed.
SHADED: Final = "~"
# Pictures that have a sign on every keyboard.
_SHORT: Final = {"star": "*", "slash": "/"}


@dataclass(frozen=True, slots=True)
class TerminalOptions:
    """The capabilities of a terminal, its language, and which places to mark.

    `colors` are PLAIN (none), BASIC (sixteen) or FULL. `columns` and `lines` are the least
    size of a unit in characters. The places in `marked` get a sign, as moves are made there;
    `faint` are those whose moves should stay in the background.
    """

    language: str = ENGLISH
    width: int = 100
    colors: str = FULL
    ascii_only: bool = False
    columns: int = 2
    lines: int = 1
    tint_names: Mapping[str, str] = field(default_factory=dict)
    marked: frozenset[str] = frozenset()
    faint: frozenset[str] = frozenset()

    def signs(self) -> tuple[str, str]:
        """The signs for places where moves are made: the usual one, and the faint one."""
        return ("*", ".") if self.ascii_only else ("•", "·")

    def sign_for(self, place: Place) -> str:
        """The sign of a place, a blank where no move is made."""
        return self.signs()[place.id in self.faint] if place.id in self.marked else " "


def code_of(place: Place) -> str:
    """What is printed in a place: its text, what is paid there, and its pictures."""
    icons = icon_letters(place)
    # Behind a price, pictures stand apart: they are what it buys.
    gap = " " if place.costs and icons else ""
    costs = cost_letters(place)
    return printed_text(place) + (f" {costs}" if costs else "") + gap + icons


def printed_text(place: Place) -> str:
    """The printed text; a sign stands for a shade without one."""
    return place.print or (SHADED if place.shade else "")


def cost_letters(place: Place) -> str:
    """What is paid at a place: its pictures as letters after a minus."""
    letters = "".join(cost[0].upper() for cost in place.costs)
    return f"-{letters}" if letters else ""


def icon_letters(place: Place) -> str:
    """The pictures of a place as letters; a star is an asterisk, a choice has slashes."""
    return "".join(_SHORT.get(icon, icon[0]) for icon in place.icons)


def written(place: Place) -> str:
    """What was written in a place; where that is outlined, it ends with an exclamation mark."""
    if place.mark == CROSSED:
        return "X"
    if place.mark == OUTLINED:
        return f"{place.text}!"
    return place.text or ("" if place.mark == BLANK else "#")


def note_of(place: Place, letters: Mapping[str, str], options: TerminalOptions) -> str:
    """The text after the printed code: what was written, or the tint and a sign."""
    note = written(place) or letters.get(place.tint, " ") + options.sign_for(place)
    return f" {note}".ljust(3)


def tint_letters(places: Iterable[Place]) -> dict[str, str]:
    """A letter for each tint, to tell them apart without colors; none for a single tint."""
    letters: dict[str, str] = {}
    for place in places:
        if place.tint and place.tint not in letters:
            free = [letter for letter in place.tint if letter not in letters.values()]
            letters[place.tint] = free[0] if free else "?"
    return letters if len(letters) > 1 else {}


def shared_start(lists: Sequence[Sequence[str]]) -> list[str]:
    """The words that all lists start with."""
    columns = zip(*lists, strict=False)
    return [words[0] for words in takewhile(lambda words: len(set(words)) == 1, columns)]
