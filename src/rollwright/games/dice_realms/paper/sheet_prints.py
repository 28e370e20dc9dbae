"""The prints before a seat, and everything that a game needs on paper."""

from functools import lru_cache
from typing import Final

from rollwright.core.print import Print
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.box.fate import FATES
from rollwright.games.dice_realms.box.setup import Layout, Setup
from rollwright.games.dice_realms.paper.board import MOST_KEPT
from rollwright.games.dice_realms.paper.goods_print import (
    goods_print,
    shop_print,
    supply_print,
)
from rollwright.games.dice_realms.paper.market_print import market_print
from rollwright.games.dice_realms.paper.net_print import FATE, net_print
from rollwright.games.dice_realms.paper.record_print import ledger_print, price_print, score_print
from rollwright.games.dice_realms.paper.reference_print import face_cards, fate_cards
from rollwright.games.dice_realms.paper.signs_print import signs_print

# The dice of one player on paper, with one of each kind to buy.
_PAPER_DICE: Final = ("black", "white", "gray1", "green1")


@lru_cache(MOST_KEPT)
def sheet_prints(
    dice: tuple[str, ...], trays: tuple[int, ...], fates: tuple[int, ...]
) -> tuple[Print, ...]:
    """The prints of a seat with these dice, where these faces have trays and are on the Fate die.

    While tiles are drawn there are no trays, and the Fate die is not known either.
    """
    prints = [net_print(die) for die in dice]
    has_discount = any([FACES[number].discount for number in trays])
    prints += [goods_print(), shop_print(has_discount)]
    if trays:
        prints += [market_print(trays), supply_print(), net_print(FATE, fates)]
        return (*prints, signs_print(trays, fates))
    return (*prints, supply_print())


@lru_cache(MOST_KEPT)
def place_numbers(
    dice: tuple[str, ...], trays: tuple[int, ...], fates: tuple[int, ...]
) -> dict[str, int]:
    """The number of each place on those prints."""
    places = [place.id for one in sheet_prints(dice, trays, fates) for place in one.places]
    return {place: number for number, place in enumerate(places)}


def paper_prints(setup: Setup) -> list[Print]:
    """What a set-up needs on paper; where tiles are still to be drawn, any face may come."""
    layout = Layout(setup.tiles, setup.adds)
    numbers = [face.number for face in FACES] if setup.draws() else layout.faces
    fates = list(range(len(FATES))) if setup.draws() else layout.fates
    records = [
        ledger_print("goods"),
        ledger_print("supply"),
        price_print(),
        score_print(),
    ]
    nets = [net_print(die) for die in _PAPER_DICE]
    nets.append(net_print(FATE, () if setup.draws() else tuple(fates)))
    signs = signs_print(tuple(numbers), tuple(fates))
    return [*face_cards(numbers), *fate_cards(fates), signs, *records, *nets]
