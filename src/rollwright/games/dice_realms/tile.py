"""Tiles and set-ups, as their file tells: which faces are in play beside the standard lines."""

from typing import Final

from rollwright.core import shape
from rollwright.games.data import read_data
from rollwright.games.dice_realms.face import (
    FACE_OF,
    FACES,
    FATE_OF,
    FATES,
    ORIGINS,
    PACKAGE,
    read_origin,
)
from rollwright.games.dice_realms.power import read_names, read_table

WHITE_TILE: Final = "white"
LINE_TILE: Final = "line"
FATE_TILE: Final = "fate"
_KINDS: Final = (WHITE_TILE, LINE_TILE, FATE_TILE)
ADD_GRAIN: Final = "grain"
ADD_MISERY: Final = "misery"
_TILE_FIELDS: Final = (
    *("id", "kind", "first", "attack", "destroys", "adds", "swaps", "calm_swaps", "origin"),
)
FATE_SIDES: Final = 6
SIDES: Final = 6

Swap = tuple[int, int]


class Tile:
    """A randomizer tile."""

    __slots__ = (
        *("adds", "attack", "calm_swaps", "destroys", "first", "id", "kind", "number"),
        *("origin", "swaps"),
    )

    def __init__(self, number: int, name: str, kind: str) -> None:
        self.number = number
        self.id = name
        self.kind = kind
        self.first = False
        self.attack = False
        self.destroys = False
        self.adds: list[str] = []
        self.swaps: list[Swap] = []
        self.calm_swaps: list[Swap] = []
        self.origin: dict[str, str] = {}

    def faces(self) -> list[int]:
        """The faces that it brings into play."""
        if self.kind == FATE_TILE:
            return []
        if self.kind == WHITE_TILE:
            return [FACE_OF[self.id]]
        return [face.number for face in FACES if face.line.id == self.id]


class NamedSetup:
    """Some tiles that go well together. The first game leaves out what tiles add."""

    __slots__ = ("adds", "id", "origin", "tiles")

    def __init__(self, name: str, tiles: list[str], adds: bool, origin: str) -> None:
        self.id = name
        self.tiles = tiles
        self.adds = adds
        self.origin = origin


class Box:
    """What is in the box: pieces for each player, dice to buy, prices, and the start."""

    __slots__ = (
        *("die_grain", "die_price", "grain", "gray", "green", "misery", "points"),
        *("repair_price", "set_price", "starred_grain", "starred_misery", "tiles"),
        *("start_faces", "start_grain", "start_green", "start_tokens", "start_treasury"),
        *("token_price", "upgrade_price"),
    )

    def __init__(self, data: dict[str, object]) -> None:
        box, start, prices = _part(data, "box"), _part(data, "start"), _part(data, "prices")
        self.tiles = _number(box, "tiles")
        self.grain = _number(box, "grain")
        self.points = _number(box, "points")
        self.misery = _number(box, "misery")
        self.gray = [int(str(count)) for count in shape.items(box.get("gray"), "box.gray", 3, 3)]
        self.green = [int(str(count)) for count in shape.items(box.get("green"), "box.green", 3, 3)]
        self.starred_grain = _number(box, "starred_grain")
        self.starred_misery = _number(box, "starred_misery")
        self.start_grain = _number(start, "grain")
        self.start_tokens = _number(start, "tokens")
        self.start_treasury = _number(start, "treasury")
        self.start_faces = _faces(start.get("faces"), "start.faces")
        self.start_green = _faces(start.get("green_faces"), "start.green_faces")
        self.token_price = _number(prices, "token")
        self.set_price = _number(prices, "set")
        self.repair_price = _number(prices, "repair")
        self.upgrade_price = _number(prices, "upgrade")
        self.die_price = _number(prices, "die")
        self.die_grain = _number(prices, "die_grain")

    def stock(self) -> list[int]:
        """The faces left in the trays when all dice are assembled, those in the box too."""
        left = [face.count for face in FACES]
        for count, faces in ((13, self.start_faces), (4, self.start_green)):
            for face in faces:
                left[face] -= count
        return left


class Limits:
    """How many tiles of a kind may be drawn at most."""

    __slots__ = ("attack", "fate", "line")

    def __init__(self, data: dict[str, object]) -> None:
        limits = _part(data, "limits")
        self.fate = _number(limits, "fate")
        self.attack = _number(limits, "attack")
        self.line = _number(limits, "line")

    def allow(self, drawn: list[Tile], tile: Tile) -> bool:
        """May this tile join those drawn before?"""
        if tile in drawn:
            return False
        fates = sum([other.kind == FATE_TILE for other in drawn])
        attacks = sum([other.attack for other in drawn])
        lines = sum([other.kind == LINE_TILE for other in drawn])
        return not (
            (tile.kind == FATE_TILE and fates >= self.fate)
            or (tile.attack and attacks >= self.attack)
            or (tile.kind == LINE_TILE and lines >= self.line)
        )


def read_tiles(data: dict[str, object]) -> list[Tile]:
    """The tiles, in the order of the file."""
    tiles: list[Tile] = []
    for number, entry in enumerate(shape.items(data.get("tile"), "tile", 1)):
        where = f"tile[{number}]"
        known = read_table(entry, where, _TILE_FIELDS)
        tile = Tile(number, str(known["id"]), shape.choice(known.get("kind"), where, _KINDS))
        tile.first = known.get("first") is True
        tile.attack = known.get("attack") is True
        tile.destroys = known.get("destroys") is True
        tile.adds = read_names(known.get("adds", []), f"{where}.adds")
        tile.swaps = _read_swaps(known.get("swaps", []), f"{where}.swaps")
        tile.calm_swaps = _read_swaps(known.get("calm_swaps", []), f"{where}.calm_swaps")
        swaps = tile.swaps or tile.calm_swaps
        parts = ("name", "adds", "swaps") if swaps else ("name", "adds")
        tile.origin = read_origin(known.get("origin"), f"{where}.origin", parts)
        tiles.append(tile)
    return tiles


def _read_swaps(data: object, where: str) -> list[Swap]:
    swaps: list[Swap] = []
    for pair in shape.items(data, where, 0):
        names = [shape.choice(name, where, tuple(FATE_OF)) for name in shape.items(pair, where, 2)]
        swaps.append((FATE_OF[names[0]], FATE_OF[names[1]]))
    return swaps


def read_setups(data: dict[str, object]) -> dict[str, NamedSetup]:
    """The named set-ups, by their ids and in the order of the file."""
    setups: dict[str, NamedSetup] = {}
    for number, entry in enumerate(shape.items(data.get("setup"), "setup", 1)):
        where = f"setup[{number}]"
        known = read_table(entry, where, ("id", "tiles", "adds", "origin"))
        tiles = read_names(known.get("tiles"), f"{where}.tiles")
        for name in tiles:
            shape.choice(name, f"{where}.tiles", tuple(TILE_OF))
        origin = shape.choice(known.get("origin"), f"{where}.origin", ORIGINS)
        name = str(known["id"])
        setups[name] = NamedSetup(name, tiles, known.get("adds") is not False, origin)
    return setups


def first_fates() -> list[int]:
    """The faces of the Fate die before any swap."""
    return [number for number, face in enumerate(FATES) for _ in range(face.copies)]


def _part(data: dict[str, object], name: str) -> dict[str, object]:
    part = data.get(name)
    if not isinstance(part, dict):
        raise shape.wrong(name, "core.want-object")
    return part


def _number(part: dict[str, object], name: str) -> int:
    return shape.integer(part.get(name), name, 0, 99)


def _faces(data: object, where: str) -> list[int]:
    names = shape.items(data, where, SIDES, SIDES)
    return [FACE_OF[shape.choice(name, where, tuple(FACE_OF))] for name in names]


_FILE: Final = "tiles.toml"
TILES: Final = read_data(PACKAGE, _FILE, read_tiles)
TILE_OF: Final = {tile.id: tile.number for tile in TILES}
SETUPS: Final = read_data(PACKAGE, _FILE, read_setups)
BOX: Final = read_data(PACKAGE, _FILE, Box)
LIMITS: Final = read_data(PACKAGE, _FILE, Limits)
