"""Tiles and set-ups, as their file tells: which faces are in play beside the standard lines."""

from typing import Final

from rollwright.core import shape
from rollwright.games.data import read_data
from rollwright.games.dice_realms.box.face import (
    FACE_OF,
    FACES,
    FATE_OF,
    FATES,
    ORIGINS,
    PACKAGE,
    SIDES,
    WHITE,
    read_origin,
)
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
_BOX_PARTS: Final = (
    *("grain", "points", "misery", "gray", "green", "starred_grain", "starred_misery"),
)
_START_PARTS: Final = ("grain", "tokens", "treasury", "faces", "green_faces")
_PRICES: Final = ("token", "set", "repair", "upgrade", "die", "die_grain")
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

    # Named here, for the compiler can't always see as far as the parts they are read from.
    tiles: int
    grain: int
    points: int
    misery: int
    gray: list[int]
    green: list[int]
    starred_grain: int
    starred_misery: int

    def __init__(self, data: dict[str, object]) -> None:
        box = _Part(data, "box", ("tiles", *_BOX_PARTS))
        read_origin(box.known.get("origin"), "box.origin", _BOX_PARTS)
        self.tiles = box.number("tiles")
        self.grain = box.number("grain")
        self.points = box.number("points")
        self.misery = box.number("misery")
        self.gray = box.counts("gray")
        self.green = box.counts("green")
        self.starred_grain = box.number("starred_grain")
        self.starred_misery = box.number("starred_misery")
        self._read_start(_Part(data, "start", _START_PARTS))
        self._read_prices(_Part(data, "prices", _PRICES))

    def _read_start(self, start: "_Part") -> None:
        start.check_origin()
        self.start_grain = start.number("grain")
        self.start_tokens = start.number("tokens")
        self.start_treasury = start.number("treasury")
        self.start_faces = _faces(start.known.get("faces"), "start.faces")
        self.start_green = _faces(start.known.get("green_faces"), "start.green_faces")

    def _read_prices(self, prices: "_Part") -> None:
        prices.check_origin()
        self.token_price = prices.number("token")
        self.set_price = prices.number("set")
        self.repair_price = prices.number("repair")
        self.upgrade_price = prices.number("upgrade")
        self.die_price = prices.number("die")
        self.die_grain = prices.number("die_grain")

    def stock(self) -> list[int]:
        """The faces left in the trays when all dice are assembled, those in the box too."""
        left = [face.count for face in FACES]
        # The box has what the most players need: two dice for each, and those that can be bought.
        players = len(self.gray) + 1
        plain, green = 2 * players + self.gray[-1], self.green[-1]
        for count, faces in ((plain, self.start_faces), (green, self.start_green)):
            for face in faces:
                left[face] -= count
        return left


class Limits:
    """How many tiles of a kind may be drawn at most."""

    __slots__ = ("attack", "fate", "line")

    def __init__(self, data: dict[str, object]) -> None:
        limits = _Part(data, "limits", _LIMITED)
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
    # A tile may add one that comes later.
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
    """What a tile of a kind can bring, and so is called: a white face, or a line."""
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


class _Part:
    """A table of the file, and its numbers."""

    __slots__ = ("known", "name")

    def __init__(self, data: dict[str, object], name: str, fields: tuple[str, ...]) -> None:
        self.name = name
        self.known = read_table(data.get(name), name, (*fields, "origin"))

    def check_origin(self) -> None:
        """Where all of it comes from."""
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


_FILE: Final = "tiles.toml"
TILES: Final = read_data(PACKAGE, _FILE, read_tiles)
TILE_OF: Final = {tile.id: tile.number for tile in TILES}
SETUPS: Final = read_data(PACKAGE, _FILE, read_setups)
BOX: Final = read_data(PACKAGE, _FILE, Box)
LIMITS: Final = read_data(PACKAGE, _FILE, Limits)
