"""What chance brings, as other programs write it and as a record does."""

from rollwright.core import shape
from rollwright.core.errors import BadOutcome, BadPosition
from rollwright.core.message import Message
from rollwright.games.dice_realms.box.face import FACE_OF, FACES, SIDES
from rollwright.games.dice_realms.box.fate import FATE_OF, FATES
from rollwright.games.dice_realms.box.tile import TILE_OF, TILES
from rollwright.games.dice_realms.pieces.board import NONE
from rollwright.games.dice_realms.steps.fortune import FortuneBoard


def outcome_json(board: FortuneBoard, outcome: int) -> object:
    """The outcome with the ids of what came up."""
    if not board.fates:
        return {"tile": TILES[outcome].id}
    if board.fate == NONE:
        return {"fate": FATES[outcome].id}
    names: list[object] = []
    for die in board.rolling_dice():
        names.append(FACES[die.kinds()[outcome % SIDES]].id)
        outcome //= SIDES
    return {"seat": board.rolling_seat(), "faces": names}


def parse_outcome(board: FortuneBoard, data: object) -> int:
    """The inverse of `outcome_json`; raises BadOutcome."""
    board.check_rolling()
    try:
        return _parse(board, data)
    except BadPosition as error:
        raise BadOutcome(Message("core.bad-outcome", {"wanted": error.message})) from None


def _parse(board: FortuneBoard, data: object) -> int:
    if not board.fates:
        names = tuple([TILES[tile].id for tile in board.drawable()])
        known = shape.fields(data, "outcome", ("tile",))
        return TILE_OF[shape.choice(known["tile"], "tile", names)]
    if board.fate == NONE:
        names = tuple([FATES[fate].id for fate in board.fates])
        known = shape.fields(data, "outcome", ("fate",))
        return FATE_OF[shape.choice(known["fate"], "fate", names)]
    known = shape.fields(data, "outcome", ("seat", "faces"))
    seat = board.rolling_seat()
    shape.integer(known["seat"], "seat", seat, seat)
    dice = board.rolling_dice()
    found = shape.items(known["faces"], "faces", len(dice), len(dice))
    faces: list[int] = []
    for die, name in zip(dice, found, strict=True):
        names = tuple([FACES[face].id for face in die.kinds()])
        faces.append(FACE_OF[shape.choice(name, "faces", names)])
    return board.outcome_of(faces)


def outcome_text(board: FortuneBoard, outcome: int) -> str:
    """The outcome in a line: `tile hero`, `fate winter`, `0 farm tower`."""
    data = outcome_json(board, outcome)
    assert isinstance(data, dict)
    if "faces" in data:
        return f"{data['seat']} {' '.join(data['faces'])}"
    name, value = next(iter(data.items()))
    return f"{name} {value}"


def parse_outcome_text(board: FortuneBoard, text: str) -> int:
    """The inverse of `outcome_text`; raises BadOutcome."""
    head, _, rest = text.partition(" ")
    if head in ("tile", "fate"):
        return parse_outcome(board, {head: rest})
    seat: object = int(head) if head in ("0", "1", "2", "3") else head
    faces: list[object] = list(rest.split(" "))
    return parse_outcome(board, {"seat": seat, "faces": faces})
