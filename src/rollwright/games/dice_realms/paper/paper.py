"""The paper of Dice Realms: the sheet of a seat, and the places where moves are made."""

from functools import cache
from typing import Final

from rollwright.core.counter import Counter
from rollwright.core.message import Message
from rollwright.core.offer import NOWHERE, Offer, Terms
from rollwright.core.paper import NOBODY, Paper
from rollwright.core.place import Mark, Place
from rollwright.core.print import Print, translated
from rollwright.core.table_die import TableDie
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import COSTS, FACES
from rollwright.games.dice_realms.box.fate import FATES
from rollwright.games.dice_realms.box.power import GOODS, GRAIN
from rollwright.games.dice_realms.box.setup import read_setup
from rollwright.games.dice_realms.paper.cell import face_args, fate_title
from rollwright.games.dice_realms.paper.common import COMMON, common_places
from rollwright.games.dice_realms.paper.forfeit import forfeited
from rollwright.games.dice_realms.paper.goods_counter import (
    goods_counters,
    goods_of,
    supply_of,
)
from rollwright.games.dice_realms.paper.market_print import tray_faces
from rollwright.games.dice_realms.paper.own import dice_places, own_places, table_dice
from rollwright.games.dice_realms.paper.sheet_marks import sheet_marks
from rollwright.games.dice_realms.paper.sheet_prints import (
    paper_prints,
    place_numbers,
    sheet_prints,
)
from rollwright.games.dice_realms.paper.tile_print import tile_prints
from rollwright.games.dice_realms.pieces.board import NONE
from rollwright.games.dice_realms.position import DiceRealmsPosition
from rollwright.games.dice_realms.steps.buying import price_of
from rollwright.games.dice_realms.steps.move import (
    BUY,
    CLOSE,
    COLLECT_ALL,
    DONE,
    IMPROVE,
    MEND,
    PROMOTE_TO,
    REPAIR_AT,
    SELL,
    SET,
    SUFFER,
    SWAP,
    TOKEN_ROLL,
    TURN_TO,
    WARE_GRAY,
    WARE_GREEN,
    WARE_SET,
    WARE_TOKEN,
    WARE_UPGRADE,
    WARES,
    die_of,
    first_of,
    kind_of,
    second_of,
)
from rollwright.games.dice_realms.words.refusal import reason_there

# Moves of these kinds belong to no place.
_LOOSE: Final = (DONE, SUFFER, COLLECT_ALL, SELL, SWAP, CLOSE)


# After these a die has a face on top, or on some side, that it has not now.
_TURNED: Final = (SET, TURN_TO, REPAIR_AT, MEND)
# What is spent to roll a die again, or to turn it.
_TOKENS: Final = {TOKEN_ROLL: "token", SET: "set"}
# Dice to buy have no sign.
_CHIPS: Final = (WARE_TOKEN, WARE_SET, WARE_UPGRADE)


def _made_by(move: int) -> str:
    """The face that a die will have, or the good that is got."""
    kind = kind_of(move)
    if kind in _TURNED:
        return FACES[first_of(move)].id
    if kind == BUY and first_of(move) in _CHIPS:
        return WARES[first_of(move)]
    if kind == SWAP:
        return GOODS[second_of(move)]
    return "coin" if kind == SELL else ""


def _dice_names(position: DiceRealmsPosition, seat: int) -> tuple[str, ...]:
    return tuple([die.name() for die in position.realms[seat].dice])


@cache
def _told_tiles() -> list[Print]:
    """The tiles, each with what it is and does in words."""
    told = {face.id: Message("dice-realms.place.side", face_args(face)) for face in FACES}
    told.update({fate.id: fate_title(fate) for fate in FATES})
    return [tile._replace(about=translated(told[tile.id])) for tile in tile_prints()]


class DiceRealmsPaper(Paper[DiceRealmsPosition]):
    """The seat's own pieces, the shared ones, and the dice."""

    def places(self, position: DiceRealmsPosition, seat: int) -> list[Place]:
        realm = position.realms[seat]
        shared = common_places(position, realm)
        return own_places(realm) + shared + dice_places(position, realm)

    def prints(self, position: DiceRealmsPosition, seat: int) -> list[Print]:
        trays, fates = tray_faces(position.stock), tuple(position.fates)
        return list(sheet_prints(_dice_names(position, seat), trays, fates))

    def marks(self, position: DiceRealmsPosition, seat: int) -> list[Mark]:
        return sheet_marks(position, position.realms[seat])

    def counters(self, position: DiceRealmsPosition) -> list[Counter]:
        return goods_counters()

    def counts(self, position: DiceRealmsPosition, seat: int) -> list[int]:
        return goods_of(position.realms[seat]) + supply_of(position)

    def tiles(self) -> list[Print]:
        return _told_tiles()

    def tiles_in_play(self, position: DiceRealmsPosition) -> list[str]:
        # Before the supply is chosen there are only the faces of the dice.
        shown = {face for realm in position.realms for die in realm.dice for face in die.faces}
        stock = position.stock
        faces = [face.id for face in FACES if stock[face.number] >= 0 or face.number in shown]
        return faces + [FATES[number].id for number in dict.fromkeys(position.fates)]

    def whole_set(self, options: dict[str, object]) -> list[Print]:
        return paper_prints(read_setup(options))

    def number_of(self, position: DiceRealmsPosition, seat: int, place: str) -> int:
        trays, fates = tray_faces(position.stock), tuple(position.fates)
        numbers = place_numbers(_dice_names(position, seat), trays, fates)
        return numbers.get(place, NOWHERE)

    def common_groups(self) -> list[str]:
        return list(COMMON)

    def place_of(self, position: DiceRealmsPosition, seat: int, move: int) -> str:
        kind = kind_of(move)
        if kind in (IMPROVE, PROMOTE_TO):
            return f"tray:{FACES[second_of(move)].id}"
        if kind == BUY:
            return f"shop:{WARES[first_of(move)]}"
        if kind in _LOOSE:
            return ""
        return f"die:{position.realms[seat].dice[die_of(move)].name()}"

    def dice(self, position: DiceRealmsPosition, seat: int) -> list[TableDie]:
        return table_dice(position, None if seat == NOBODY else position.realms[seat])

    def offer(self, position: DiceRealmsPosition, seat: int, move: int) -> Offer:
        place = self.place_of(position, seat, move)
        group, _, die = place.partition(":")
        number = NOWHERE if group == "die" else self.number_of(position, seat, place)
        price = self._price(position, seat, move)
        terms = Terms(
            die=die if group == "die" else "",
            price=price,
            plain=not price and kind_of(move) != DONE,
            ends=kind_of(move) == DONE,
            sources=self._sources(position, seat, move),
            makes=_made_by(move),
            forfeits=forfeited(position, seat) if kind_of(move) == DONE else (),
        )
        return Offer(position.text(seat, move), number, (), terms)

    def _sources(self, position: DiceRealmsPosition, seat: int, move: int) -> tuple[int, ...]:
        """The sides to choose from for an upgrade: equal faces are equivalent."""
        if kind_of(move) not in (IMPROVE, PROMOTE_TO):
            return ()
        die = position.realms[seat].dice[die_of(move)]
        sides = [side for side, face in enumerate(die.faces) if face == first_of(move)]
        names = [f"{die.name()}:{side + 1}" for side in sides]
        return tuple([self.number_of(position, seat, name) for name in names])

    def _price(self, position: DiceRealmsPosition, seat: int, move: int) -> tuple[str, ...]:
        """Upgrades for a swap, goods for what is bought or exchanged, tokens for dice."""
        kind = kind_of(move)
        if kind in _TOKENS:
            return (_TOKENS[kind],)
        if kind == REPAIR_AT:
            return ("coin",) * BOX.repair_price
        sale = position.fate_face().sell if kind == SELL else None
        if sale is not None:
            return ("grain",) * sale.price[GRAIN]
        if kind == SWAP:
            return (GOODS[first_of(move)],)
        if kind == IMPROVE:
            return ("upgrade",) * COSTS[first_of(move)][second_of(move)]
        if kind == BUY:
            ware = first_of(move)
            grain = BOX.die_grain if ware in (WARE_GRAY, WARE_GREEN) else 0
            return ("coin",) * price_of(position.realms[seat], ware) + ("grain",) * grain
        return ()

    def rolling(self, position: DiceRealmsPosition) -> list[tuple[int, str]] | None:
        """Empty while tiles are drawn."""
        if not position.fates:
            return []
        if position.fate == NONE:
            return [(seat, "fate") for seat in range(len(position.realms))]
        seat = position.rolling_seat()
        return [(seat, die.name()) for die in position.rolling_dice()]

    def reason_there(
        self, position: DiceRealmsPosition, seat: int, place: str, die: str, source: str = ""
    ) -> Message | None:
        return reason_there(position, seat, place, source)
