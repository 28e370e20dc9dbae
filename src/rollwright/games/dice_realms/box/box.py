"""The box: the number of pieces, the prices, and the initial goods."""

from typing import Final

from rollwright.core import shape
from rollwright.games.data import read_data
from rollwright.games.dice_realms.box.face import (
    FACE_OF,
    FACES,
    ORIGINS,
    PACKAGE,
    SIDES,
    read_origin,
)
from rollwright.games.dice_realms.box.power import read_table

FILE: Final = "tiles.toml"
_BOX_PARTS: Final = (
    *("grain", "points", "misery", "gray", "green", "starred", "starred_grain", "starred_misery"),
)
_START_PARTS: Final = ("grain", "tokens", "treasury", "faces", "green_faces")
_PRICES: Final = ("token", "set", "repair", "upgrade", "die", "die_grain")


class Part:
    """A table of the file, and its numbers."""

    __slots__ = ("known", "name")

    def __init__(self, data: dict[str, object], name: str, fields: tuple[str, ...]) -> None:
        self.name = name
        self.known = read_table(data.get(name), name, (*fields, "origin"))

    def check_origin(self) -> None:
        """Check that all of it has an origin."""
        shape.choice(self.known.get("origin"), f"{self.name}.origin", ORIGINS)

    def number(self, field: str) -> int:
        """A count or a price."""
        return shape.integer(self.known.get(field), f"{self.name}.{field}", 0, 99)

    def counts(self, field: str) -> list[int]:
        """A count for two, three and four players."""
        where = f"{self.name}.{field}"
        counts = shape.items(self.known.get(field), where, 3, 3)
        return [shape.integer(count, where, 0, 99) for count in counts]


def _faces(data: object, where: str) -> list[int]:
    names = shape.items(data, where, SIDES, SIDES)
    return [FACE_OF[shape.choice(name, where, tuple(FACE_OF))] for name in names]


class Box:
    """What is in the box: pieces for each player, dice to buy, prices, and the start."""

    __slots__ = (
        *("die_grain", "die_price", "grain", "gray", "green", "misery", "points"),
        *("repair_price", "set_price", "starred", "starred_grain", "starred_misery", "tiles"),
        *("start_faces", "start_grain", "start_green", "start_tokens", "start_treasury"),
        *("token_price", "upgrade_price"),
    )

    # Annotated here: the compiler can't always infer types through the parts.
    tiles: int
    grain: int
    points: int
    misery: int
    gray: list[int]
    green: list[int]
    # So many starred chips of either kind are there, and so much each of them is worth.
    starred: int
    starred_grain: int
    starred_misery: int

    def __init__(self, data: dict[str, object]) -> None:
        box = Part(data, "box", ("tiles", *_BOX_PARTS))
        # What four players have is not printed where that for fewer is.
        read_origin(box.known.get("origin"), "box.origin", (*_BOX_PARTS, "four"))
        self.tiles = box.number("tiles")
        self.grain = box.number("grain")
        self.points = box.number("points")
        self.misery = box.number("misery")
        self.gray = box.counts("gray")
        self.green = box.counts("green")
        self.starred = box.number("starred")
        self.starred_grain = box.number("starred_grain")
        self.starred_misery = box.number("starred_misery")
        self._read_start(Part(data, "start", _START_PARTS))
        self._read_prices(Part(data, "prices", _PRICES))

    def _read_start(self, start: Part) -> None:
        start.check_origin()
        self.start_grain = start.number("grain")
        self.start_tokens = start.number("tokens")
        self.start_treasury = start.number("treasury")
        self.start_faces = _faces(start.known.get("faces"), "start.faces")
        self.start_green = _faces(start.known.get("green_faces"), "start.green_faces")

    def _read_prices(self, prices: Part) -> None:
        prices.check_origin()
        self.token_price = prices.number("token")
        self.set_price = prices.number("set")
        self.repair_price = prices.number("repair")
        self.upgrade_price = prices.number("upgrade")
        self.die_price = prices.number("die")
        self.die_grain = prices.number("die_grain")

    def stock(self) -> list[int]:
        """The faces left in the trays when all dice are assembled, those never sold included."""
        left = [face.count for face in FACES]
        # The box has enough for the most players: two dice each, and those that can be bought.
        players = len(self.gray) + 1
        plain, green = 2 * players + self.gray[-1], self.green[-1]
        for count, faces in ((plain, self.start_faces), (green, self.start_green)):
            for face in faces:
                left[face] -= count
        return left


BOX: Final = read_data(PACKAGE, FILE, Box)
