"""What those need who know only the prints: the card of signs, and what there is at the start."""

from collections.abc import Iterable
from typing import cast

import pytest

from rollwright.core.message import CATALOGUE, Message, say
from rollwright.core.print import Item, Print, PrintPlace, SignItem, TextItem
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import DESTROYED, FACES
from rollwright.games.dice_realms.box.fate import FATES
from rollwright.games.dice_realms.box.names import face_name, fate_name
from rollwright.games.dice_realms.box.setup import RANDOM
from rollwright.games.dice_realms.paper.goods_print import (
    SEAT_GOODS,
    goods_print,
    supply_print,
)
from rollwright.games.dice_realms.paper.market_print import tray_faces
from rollwright.games.dice_realms.paper.net_print import net_print
from rollwright.games.dice_realms.paper.signs_print import (
    SIGNS,
    meaning_lines,
    needed_signs,
    signs_print,
)
from rollwright.games.dice_realms.paper.tile_print import draw_face, draw_fate
from rollwright.games.dice_realms.position import DiceRealmsPosition
from rollwright.sheets.lettering import STYLES, line_width
from tests.games.dice_realms.table import GAME

# Goods have their names on the boards, and an arrow explains itself.
NAMED = ("arrow", *SEAT_GOODS)
# The lines and the faces of the Fate die are known by name; dots are told of as such.
PARTS_OF_FACES = ("line-", "fate-", "face-", "four-dots")
# The room beside a sign, up to the next column.
ROOM = 165.0
ALL_FACES = tuple(face.number for face in FACES)
ALL_FATES = tuple(range(len(FATES)))


def signs_of(one: Print) -> set[str]:
    return {item.name for item in one.items if isinstance(item, SignItem)}


def words_in(one: Print, place: PrintPlace) -> list[str]:
    """The texts that are printed within a place."""
    x, y, width, height = place.box
    texts = [item for item in one.items if isinstance(item, TextItem)]
    inside = [text for text in texts if x <= text.x <= x + width and y <= text.y <= y + height]
    return [text.words["en"] for text in inside]


@pytest.mark.parametrize("tile", GAME.paper.tiles(), ids=lambda tile: str(tile.id))
def test_every_sign_on_a_face_is_explained(tile: Print) -> None:
    own = {name for name in signs_of(tile) if not name.startswith(PARTS_OF_FACES)}
    assert own - {*NAMED} <= signs_of(signs_print(ALL_FACES, ALL_FATES))


def drawn_on_faces(faces: Iterable[int], fates: Iterable[int]) -> set[str]:
    """The signs that are drawn on these faces and faces of the Fate die."""
    items: list[Item] = []
    for face in faces:
        draw_face(items, FACES[face], 0, 0)
    for fate in fates:
        draw_fate(items, FATES[fate], 0, 0)
    return {item.name for item in items if isinstance(item, SignItem)}


@pytest.mark.parametrize("setup", ["first-game", "plague-years", "border-strife"])
def test_on_the_table_the_signs_in_play_are_explained_and_no_others(setup: str) -> None:
    position = cast(DiceRealmsPosition, GAME.new(2, {"setup": setup}))
    signs = next(one for one in GAME.paper.prints(position, 0) if one.id == "signs")
    in_play = drawn_on_faces(tray_faces(position.stock), position.fates)
    own = {name for name in in_play if not name.startswith(PARTS_OF_FACES)} - {*NAMED}
    assert own <= signs_of(signs)
    left = drawn_on_faces([DESTROYED], []) if "broken" in in_play else set()
    # Opponents are told from everybody where only the Fate die attacks, too.
    assert signs_of(signs) <= in_play | left | {"rivals", *SEAT_GOODS}


def test_a_sign_that_no_face_has_is_not_explained() -> None:
    first = cast(DiceRealmsPosition, GAME.new(2, {"setup": "first-game"}))
    needed = needed_signs(tray_faces(first.stock), first.fates)
    assert {"attack", "again", "lift", "pay", "max-one", "per-cube"} <= {*needed}
    assert not {"sack", "laurel", "discount", "swap", "shield-grain", "broken"} & {*needed}
    assert "per-two" not in needed


def test_no_sign_is_explained_that_is_on_no_face_at_all() -> None:
    needed = needed_signs(ALL_FACES, ALL_FATES)
    assert needed == [name for name in SIGNS if name != "per-cube"]


@pytest.mark.parametrize("language", CATALOGUE.languages())
@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_is_explained_in_two_short_lines(sign: str, language: str) -> None:
    message = Message(f"dice-realms.sign.{sign}")
    text = say(message, language)
    assert text != message.key
    lines = meaning_lines(text)
    assert " ".join(lines) == text
    assert len(lines) <= 2
    assert max(line_width(line, STYLES["tiny"]) for line in lines) <= ROOM


def test_the_card_of_signs_lies_on_the_table_and_among_the_paper() -> None:
    position = GAME.new(2, {})
    for prints in (GAME.paper.prints(position, 0), GAME.paper.whole_set({})):
        assert [one.id for one in prints].count("signs") == 1


@pytest.mark.parametrize(
    ("die", "faces"),
    [("black", BOX.start_faces), ("gray1", BOX.start_faces), ("green1", BOX.start_green)],
)
def test_a_net_names_the_faces_of_the_start(die: str, faces: list[int]) -> None:
    net = net_print(die)
    for place, face in zip(net.places, faces, strict=True):
        assert say(face_name(FACES[face]), "en") in words_in(net, place)


@pytest.mark.parametrize("setup", ["first-game", "plague-years"])
def test_the_net_of_the_fate_die_names_its_faces(setup: str) -> None:
    position = cast(DiceRealmsPosition, GAME.new(2, {"setup": setup}))
    for prints in (GAME.paper.prints(position, 0), GAME.paper.whole_set({"setup": setup})):
        net = next(one for one in prints if one.id == "fate")
        for place, fate in zip(net.places, position.fates, strict=True):
            assert say(fate_name(FATES[fate]), "en") in " ".join(words_in(net, place))


def test_where_tiles_are_drawn_the_net_of_the_fate_die_names_no_faces() -> None:
    net = next(one for one in GAME.paper.whole_set({"setup": RANDOM}) if one.id == "fate")
    assert [words_in(net, place) for place in net.places] == [[str(at + 1)] for at in range(6)]


def test_the_goods_tell_what_a_seat_has_at_the_start() -> None:
    position = cast(DiceRealmsPosition, GAME.new(2, {}))
    realm = position.realms[0]
    told = [item.words["en"] for item in goods_print().items if isinstance(item, TextItem)]
    start = f"{realm.grain} :grain:, {realm.treasury} :coin: and {realm.tokens} :token:"
    assert f"At the start: {start}" in told
    assert not realm.vp


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_tells_what_it_has_at_the_start(seats: int) -> None:
    position = cast(DiceRealmsPosition, GAME.new(seats, {}))
    told = [item.words["en"] for item in supply_print().items if isinstance(item, TextItem)]
    for count in (position.grain, position.vp, position.misery):
        assert count % seats == 0
        assert f"start: {count // seats} per player" in told
