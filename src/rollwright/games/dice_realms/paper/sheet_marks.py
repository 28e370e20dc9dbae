"""The marks of a seat: what stands at each place of its prints, in their order."""

from rollwright.core.place import BLANK, CROSSED, OUTLINED, Mark
from rollwright.games.dice_realms.box.face import DESTROYED, FACES
from rollwright.games.dice_realms.box.fate import FATES
from rollwright.games.dice_realms.paper.goods_counter import goods_of, supply_of
from rollwright.games.dice_realms.paper.market_print import tray_faces
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.pieces.die import Die
from rollwright.games.dice_realms.pieces.realm import Realm


def sheet_marks(board: Board, realm: Realm) -> list[Mark]:
    """The sides of its dice, its goods, the shop, the trays, the supply and the Fate die."""
    marks: list[Mark] = []
    for die in realm.dice:
        marks += [_side_mark(die, side) for side in range(len(die.faces))]
    marks += [Mark(text=str(count)) for count in goods_of(realm)]
    marks += [Mark(), Mark(), Mark()]
    marks += [stock_mark(left, bool(realm.discount())) for left in (board.gray, board.green)]
    for number in tray_faces(board.stock):
        left = board.stock[number]
        marks.append(Mark(BLANK if left else CROSSED, str(left), FACES[number].id))
    marks += [Mark(text=str(left)) for left in supply_of(board)]
    top = board.fates.index(board.fate) if board.fate != NONE else NONE
    for side, fate in enumerate(board.fates):
        marks.append(Mark(OUTLINED if side == top else BLANK, "", FATES[fate].id))
    return marks


def _side_mark(die: Die, side: int) -> Mark:
    face = FACES[die.faces[side]]
    mark = OUTLINED if side == die.side else BLANK
    if face.number == DESTROYED or (side == die.side and not die.active):
        mark = CROSSED
    return Mark(mark, "", face.id)


def stock_mark(left: int, is_cheaper: bool) -> Mark:
    """The dice left to buy; a ring where the next one costs less than printed."""
    if not left:
        return Mark(CROSSED, "0")
    return Mark(OUTLINED if is_cheaper else BLANK, str(left))
