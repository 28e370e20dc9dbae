"""The numbering of all moves of a game, for learning programs and other fixed tables."""

from mypy_extensions import mypyc_attr

from rollwright.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbering:
    """Numbers from 0 for all moves that games with the same options can ever have.

    A number stands for one text of the notation, whatever the seat, the round and the position.
    """

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self._numbers = {text: number for number, text in enumerate(texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def number_of(self, position: Position, seat: int, move: int) -> int:
        """The number of a move of this seat."""
        return self._numbers[position.text(seat, move)]

    def move_of(self, position: Position, seat: int, number: int) -> int:
        """The move with this number, legal or not; raises IllegalMove if there is none here."""
        return position.parse(seat, self.texts[number])
