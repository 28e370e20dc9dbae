"""Tiles and set-ups, read from their file: the faces in play besides the standard lines."""

from typing import Final

from rollwright.core import shape
from rollwright.games.data import read_data
from rollwright.games.dice_realms.box.box import FILE, Part
from rollwright.games.dice_realms.box.face import (
    FACE_OF,
    FACES,
    ORIGINS,
    PACKAGE,
    WHITE,
    read_origin,
)
from rollwright.games.dice_realms.box.fate import FATE_OF, FATES
from rollwright.games.dice_realms.box.power import (
    check_tables,
    read_flag,
    read_id,
    read_names,
    read_table,
)

WHITE_TILE: Final = "white"
LINE_TILE: Final = "line"
FATE_TILE: Final = "fate"
_KINDS: Final = (WHITE_TILE, LINE_TILE, FATE_TILE)
ADD_GRAIN: Final = "grain"
ADD_MISERY: Final = "misery"
_TILE_FIELDS: Final = (
    *("id", "kind", "attack", "destroys", "adds", "swaps", "calm_swaps", "origin"),
)
_LIMITED: Final = ("fate", "attack", "line")

Swap = tuple[int, int]


class Tile:
    """A randomizer tile."""

    __slots__ = (
        *("adds", "attack", "calm_swaps", "destroys", "id", "kind", "number"),
        *("origin", "swaps"),
    )

    def __init__(self, number: int, name: str, kind: str) -> None:
        self.number = number
        self.id = name
        self.kind = kind
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
    """A named set of tiles. The first game leaves out what tiles add."""

    __slots__ = ("adds", "id", "origin", "tiles")

    def __init__(self, name: str, tiles: list[str], adds: bool, origin: str) -> None:
        self.id = name
        self.tiles = tiles
        self.adds = adds
        self.origin = origin


class Limits:
    """The most tiles of each kind that may be drawn."""

    __slots__ = ("attack", "fate", "line")

    def __init__(self, data: dict[str, object]) -> None:
        limits = Part(data, "limits", _LIMITED)
        limits.check_origin()
        self.fate = limits.number("fate")
        self.attack = limits.number("attack")
        self.line = limits.number("line")

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
    check_tables(data, ("limits", "box", "start", "prices", "tile", "setup"))
    tiles: list[Tile] = []
    adding: list[object] = []
    for number, entry in enumerate(shape.items(data.get("tile"), "tile", 1)):
        known = read_table(entry, f"tile[{number}]", _TILE_FIELDS)
        tiles.append(_read_tile(known, f"tile[{number}]", tiles))
        adding.append(known.get("adds", []))
    # A tile may add another one that comes later in the file.
    names = (ADD_GRAIN, ADD_MISERY, *[tile.id for tile in tiles])
    for tile, adds in zip(tiles, adding, strict=True):
        tile.adds = read_names(adds, f"tile[{tile.number}].adds", names)
    return tiles


def _read_tile(known: dict[str, object], where: str, before: list[Tile]) -> Tile:
    name = read_id(known, where, [tile.id for tile in before])
    kind = shape.choice(known.get("kind"), f"{where}.kind", _KINDS)
    if kind != FATE_TILE:
        shape.choice(name, f"{where}.id", _brought_by(kind))
    tile = Tile(len(before), name, kind)
    tile.attack = read_flag(known, "attack", where)
    tile.destroys = read_flag(known, "destroys", where)
    tile.swaps = _read_swaps(known.get("swaps", []), f"{where}.swaps")
    tile.calm_swaps = _read_swaps(known.get("calm_swaps", []), f"{where}.calm_swaps")
    swaps = tile.swaps or tile.calm_swaps
    parts = ("name", "adds", "swaps") if swaps else ("name", "adds")
    tile.origin = read_origin(known.get("origin"), f"{where}.origin", parts)
    return tile


def _brought_by(kind: str) -> tuple[str, ...]:
    """What a tile of a kind can bring and is named after: a white face, or a line."""
    if kind == WHITE_TILE:
        return tuple([face.id for face in FACES if face.line.kind == WHITE])
    lines = [face.line.id for face in FACES if face.line.kind == LINE_TILE]
    return tuple(dict.fromkeys(lines))


def _read_swaps(data: object, where: str) -> list[Swap]:
    swaps: list[Swap] = []
    for pair in shape.items(data, where, 0):
        shape.items(pair, where, 2, 2)
        names = read_names(pair, where, tuple(FATE_OF))
        swaps.append((FATE_OF[names[0]], FATE_OF[names[1]]))
    return swaps


def read_setups(data: dict[str, object]) -> dict[str, NamedSetup]:
    """The named set-ups, by their ids and in the order of the file."""
    setups: dict[str, NamedSetup] = {}
    for number, entry in enumerate(shape.items(data.get("setup"), "setup", 1)):
        where = f"setup[{number}]"
        known = read_table(entry, where, ("id", "tiles", "adds", "origin"))
        tiles = read_names(known.get("tiles"), f"{where}.tiles", tuple(TILE_OF))
        origin = shape.choice(known.get("origin"), f"{where}.origin", ORIGINS)
        name = read_id(known, where, list(setups))
        adds = read_flag(known, "adds", where, default=True)
        setups[name] = NamedSetup(name, tiles, adds, origin)
    return setups


def first_fates() -> list[int]:
    """The faces of the Fate die before any swap."""
    return [number for number, face in enumerate(FATES) for _ in range(face.copies)]


TILES: Final = read_data(PACKAGE, FILE, read_tiles)
TILE_OF: Final = {tile.id: tile.number for tile in TILES}
SETUPS: Final = read_data(PACKAGE, FILE, read_setups)
LIMITS: Final = read_data(PACKAGE, FILE, Limits)
