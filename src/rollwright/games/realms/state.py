"""A realm in play: the content of the card of one seat."""

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from rollwright.games.realms.realm import Realm

# The content of a place: nothing, a mark, a number written there, such a number marked, or one of
# the signs of the card.
BLANK: Final = 0
OUTLINED: Final = 1
MARKED: Final = 2
CROSSED: Final = 3
WRITTEN: Final = 16
MARKED_NUMBER: Final = 128
SIGN: Final = 256

MOST_STARS: Final = 6


def numbers_from(least: int, most: int) -> list[int]:
    """The contents of a place for these written numbers."""
    return [WRITTEN + number for number in range(least, most + 1)]


# The number of a die was written there, or such a number was marked afterwards.
NUMBERS: Final[list[int]] = numbers_from(1, 6)
MARKED_NUMBERS: Final[list[int]] = [cell - WRITTEN + MARKED_NUMBER for cell in NUMBERS]


@final
class RealmState:
    """The content of each place of a card, and the stars scored at once. The rules are shared."""

    __slots__ = ("cells", "rules", "slot", "stars")

    def __init__(self, rules: "Realm", slot: int, cells: list[int], stars: int = 0) -> None:
        self.rules = rules
        self.slot = slot
        self.cells = cells
        self.stars = stars

    def copy(self) -> "RealmState":
        """An independent copy."""
        return RealmState(self.rules, self.slot, self.cells[:], self.stars)

    # --- writing -------------------------------------------------------------------------

    def mark(self, place: int) -> None:
        """Mark a place, or the number written there."""
        assert place >= 0, "no such place"
        cell = self.cells[place]
        assert cell < MARKED_NUMBER, "a sign, or a number that is marked already"
        self.cells[place] = cell - WRITTEN + MARKED_NUMBER if cell >= WRITTEN else MARKED

    def outline(self, place: int) -> None:
        """Outline a place."""
        assert place >= 0, "no such place"
        self.cells[place] = OUTLINED

    def cross(self, place: int) -> None:
        """Cross a place off."""
        assert place >= 0, "no such place"
        self.cells[place] = CROSSED

    def write(self, place: int, number: int) -> None:
        """Write a number in a place."""
        assert place >= 0, "no such place"
        self.cells[place] = WRITTEN + number

    def write_sign(self, place: int, sign: int) -> None:
        """Write one of the signs of the card in a place."""
        self.cells[place] = SIGN + sign

    def star(self, count: int = 1) -> None:
        """Score stars at once."""
        self.stars = min(MOST_STARS, self.stars + count)

    # --- reading: place -1 doesn't exist, and holds nothing ----------------------------------

    def number_in(self, place: int) -> int:
        """The number written in a place; 0 if there is none."""
        cell = self.cells[place]
        if WRITTEN <= cell < SIGN:
            return cell - MARKED_NUMBER if cell >= MARKED_NUMBER else cell - WRITTEN
        return 0

    def sign_in(self, place: int) -> int:
        """The sign written in a place; -1 if there is none."""
        return self.cells[place] - SIGN if self.cells[place] >= SIGN else -1

    def is_blank(self, place: int) -> bool:
        """Does this place exist, and is it empty?"""
        return place >= 0 and self.cells[place] == BLANK

    def is_outlined(self, place: int) -> bool:
        """Is the place outlined?"""
        return self.cells[place] == OUTLINED

    def is_marked(self, place: int) -> bool:
        """Is the place, or the number in it, marked?"""
        cell = self.cells[place]
        return cell == MARKED or MARKED_NUMBER <= cell < SIGN

    def all_filled(self, places: list[int]) -> bool:
        """Are all of these places filled?"""
        for place in places:
            if self.cells[place] == BLANK:
                return False
        return True

    def count_filled(self, places: list[int]) -> int:
        """The number of filled places among these."""
        cells, count = self.cells, 0
        for place in places:
            if cells[place] != BLANK:
                count += 1
        return count

    def first_blank(self, places: list[int]) -> int:
        """The first of these places that is empty; -1 if there is none."""
        for place in places:
            if self.cells[place] == BLANK:
                return place
        return -1

    def is_in_order(self, places: list[int]) -> bool:
        """Were these places filled from the first one on, without a gap?"""
        return self.all_filled(places[: self.count_filled(places)])

    def filled(self, places: list[int]) -> list[int]:
        """Those of these places that are filled."""
        return [place for place in places if self.cells[place] != BLANK]

    def filled_area(self, places: list[int]) -> int:
        """The same as a set: bit by bit, so that shapes can be compared with it at once."""
        area = 0
        for place in places:
            if self.cells[place] != BLANK:
                area |= 1 << place
        return area

    def blanks(self, places: list[int]) -> list[int]:
        """Those of these places that are empty."""
        return [place for place in places if self.cells[place] == BLANK]

    def outlined(self, places: list[int]) -> list[int]:
        """Those of these places that are outlined."""
        return [place for place in places if self.cells[place] == OUTLINED]
