"""The drawing model: groups of cells, each cell with its moves."""

from dataclasses import asdict, dataclass

from rollwright.core.game import Game
from rollwright.core.message import Message, say
from rollwright.core.place import Place
from rollwright.core.position import Position


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of the drawing.

    `shape` and `numbers` are those of a place's outline; `center` is where to write.
    """

    id: str
    shape: str
    numbers: tuple[float, ...]
    center: tuple[float, float]
    mark: str
    text: str
    print: str
    name: str
    tint: str
    icons: tuple[str, ...]
    moves: tuple[str, ...]
    # A text that replaces the print.
    title: str = ""
    # How many dots are printed at its edge.
    dots: int = 0


@dataclass(frozen=True, slots=True)
class Group:
    """Cells that belong together, in one system of coordinates."""

    id: str
    name: str
    cells: tuple[Cell, ...]
    # Is it shared by all seats, and the same on every sheet?
    common: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one seat sees; `moves` are those that belong to no cell."""

    groups: tuple[Group, ...]
    moves: tuple[str, ...]


def draw(game: Game, position: Position, seat: int, language: str) -> Sheet:
    """The sheet of a seat, with its legal moves attached."""
    moves: dict[str, list[str]] = {}
    for move in position.legal(seat):
        place_id = game.paper.place_of(position, seat, move)
        moves.setdefault(place_id, []).append(position.text(seat, move))
    groups: dict[str, list[Cell]] = {}
    for place in game.paper.places(position, seat):
        cell = cell_of(place, tuple(moves.get(place.id, ())), language)
        groups.setdefault(place.group, []).append(cell)
    common = game.paper.common_groups()
    named = tuple(
        Group(group, group_name(game.id, group, language), tuple(cells), group in common)
        for group, cells in groups.items()
    )
    return Sheet(named, tuple(moves.get("", ())))


def group_name(game_id: str, group: str, language: str) -> str:
    """The name of a group."""
    return say(Message(f"{game_id}.group.{group}"), language)


def sheet_json(sheet: Sheet) -> dict[str, object]:
    """The sheet as JSON."""
    return asdict(sheet)


def cell_of(place: Place, moves: tuple[str, ...], language: str) -> Cell:
    """The cell of a place."""
    return Cell(
        id=place.id,
        shape=place.outline.kind,
        numbers=place.outline.numbers,
        center=place.outline.center,
        mark=place.mark,
        text=place.text,
        print=place.print,
        title="" if place.title is None else say(place.title, language),
        name=say(place.name, language),
        tint=place.tint,
        icons=place.icons,
        dots=place.dots,
        moves=moves,
    )
