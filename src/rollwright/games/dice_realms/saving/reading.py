"""Reading a saved position: every value is checked, and that they are consistent."""

from typing import Final

from rollwright.core import shape
from rollwright.core.errors import BadOptions
from rollwright.core.position import PHASES
from rollwright.games.dice_realms import GAME_ID
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import DESTROYED, FACE_OF, FACES, SIDES
from rollwright.games.dice_realms.box.fate import FATE_OF, FATES
from rollwright.games.dice_realms.box.power import GOODS, flag
from rollwright.games.dice_realms.box.setup import OPTIONS, RULES, Layout, Setup, read_setup
from rollwright.games.dice_realms.box.tile import TILE_OF, TILES
from rollwright.games.dice_realms.pieces.board import NONE, SUPPLIES
from rollwright.games.dice_realms.pieces.die import (
    ALL_USED,
    BLACK,
    DIE_COLORS,
    GRAY,
    GREEN,
    UNROLLED,
    WHITE,
    Die,
)
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.saving.consistency import check_position
from rollwright.games.dice_realms.saving.writing import DIE_FIELDS, FIELDS, REALM_FIELDS
from rollwright.games.dice_realms.steps.attacking import is_attack_sound
from rollwright.games.dice_realms.steps.course import Course
from rollwright.games.dice_realms.steps.gaining import exchanged
from rollwright.games.dice_realms.steps.step import ATTACK_STEP, ROLL_STEP, UPGRADE_STEP

_MOST: Final = 9999


def read_position(data: object, position: Course) -> None:
    """Fill a position from JSON; raises BadPosition."""
    known = shape.fields(data, "position", FIELDS)
    shape.check_game(known, GAME_ID, RULES)
    setup = _read_setup(known["options"])
    realms = shape.items(known["realms"], "realms", 2, 4)
    position.set_up(len(realms), setup)
    position.phase = PHASES.index(shape.choice(known["phase"], "phase", PHASES))
    position.round = shape.integer(known["round"], "round", 1, _MOST)
    position.turn = shape.integer(known["turn"], "turn", ROLL_STEP, UPGRADE_STEP)
    position.rolls = shape.integer(known["rolls"], "rolls", 0, _MOST)
    position.holder = shape.integer(known["holder"], "holder", 0, len(realms) - 1)
    if known["ran_out"] is not None:
        position.ran_out = shape.choice(known["ran_out"], "ran_out", SUPPLIES)
    position.realms = [_read_realm(realm, f"realms[{at}]") for at, realm in enumerate(realms)]
    _read_tiles(position, known["tiles"])
    _read_fate(position, known["fate"])
    _count_supply(position)
    _read_reroll(position, known["reroll"])
    _read_attack(position, known["attack"])
    check_position(position)


def _read_setup(data: object) -> Setup:
    known = shape.fields(data, "options", tuple([option.name for option in OPTIONS]))
    for option in OPTIONS:
        if not option.takes(known[option.name]):
            raise shape.wrong(f"options.{option.name}", "dice-realms.want-option")
    try:
        setup = read_setup(known)
    except BadOptions as error:
        raise shape.wrong(
            "options", "core.wrong-value", {"where": "tiles", "wanted": error.message}
        ) from None
    if setup.to_json() != known:
        raise shape.wrong("options", "dice-realms.want-option")
    return setup


def _read_tiles(position: Course, data: object) -> None:
    given = shape.items(data, "tiles", 0, len(TILES))
    names = [shape.choice(name, "tiles", tuple(TILE_OF)) for name in given]
    tiles = [TILE_OF[name] for name in names]
    setup = position.setup
    if setup.draws() and len(tiles) < setup.draws():
        position.tiles = tiles
    else:
        drawn = tiles[: setup.draws()] if setup.draws() else setup.tiles
        if Layout(drawn, setup.adds).tiles != tiles:
            raise shape.wrong("tiles", "dice-realms.want-tiles", {"count": BOX.tiles})
        if setup.draws():
            position.tiles = drawn
            position.lay_out()
    for at in range(min(len(tiles), setup.draws())):
        if tiles[at] not in setup.drawable(tiles[:at]):
            raise shape.wrong("tiles", "dice-realms.want-limits", {"tile": TILES[tiles[at]].id})


def _read_fate(position: Course, data: object) -> None:
    if data is None:
        position.fate = NONE
        return
    names = tuple([FATES[fate].id for fate in position.fates])
    position.fate = FATE_OF[shape.choice(data, "fate", names)]


def _read_realm(data: object, where: str) -> Realm:
    known = shape.fields(data, where, REALM_FIELDS)
    realm = Realm()
    dice = shape.items(known["dice"], f"{where}.dice", 2, 11)
    realm.dice = [_read_die(die, f"{where}.dice[{at}]") for at, die in enumerate(dice)]
    _number_dice(realm, where)
    realm.grain = shape.integer(known["grain"], f"{where}.grain", 0, _MOST)
    realm.vp = shape.integer(known["vp"], f"{where}.vp", 0, _MOST)
    realm.misery = shape.integer(known["misery"], f"{where}.misery", 0, _MOST)
    realm.tokens = shape.integer(known["tokens"], f"{where}.tokens", 0, _MOST)
    realm.sets = shape.integer(known["sets"], f"{where}.sets", 0, _MOST)
    realm.treasury = shape.integer(known["treasury"], f"{where}.treasury", 0, 1)
    realm.coins = shape.integer(known["coins"], f"{where}.coins", 0, _MOST)
    realm.upgrades = shape.integer(known["upgrades"], f"{where}.upgrades", 0, _MOST)
    lost = shape.items(known["lost"], f"{where}.lost", 0, len(realm.dice) * SIDES)
    realm.lost = [_read_face(name, where) for name in lost]
    realm.busy = flag(known["busy"], f"{where}.busy")
    realm.free = flag(known["free"], f"{where}.free")
    realm.bank = shape.integer(known["bank"], f"{where}.bank", NONE, len(realm.dice) - 1)
    realm.got = _read_got(known["got"], f"{where}.got", realm)
    realm.discounts = shape.integer(known["discounts"], f"{where}.discounts", 0, 11)
    drawn = shape.items(known["drawn"], f"{where}.drawn", 4, 4)
    numbers = [shape.integer(number, f"{where}.drawn", -_MOST, _MOST) for number in drawn]
    realm.grain_drawn, realm.grain_most, realm.vp_drawn, realm.vp_most = numbers
    realm.grain_spent = shape.integer(known["spent"], f"{where}.spent", 0, _MOST)
    if len(realm.lost) != realm.destroyed():
        raise shape.wrong(f"{where}.lost", "dice-realms.want-lost")
    return realm


def _read_got(data: object, where: str, realm: Realm) -> list[int]:
    """The goods received in the current exchange, each once and in order."""
    goods = exchanged(realm.dice[realm.bank]) if realm.bank != NONE else []
    names = shape.items(data, where, 0, len(goods))
    known = tuple([GOODS[good] for good in goods])
    got = [GOODS.index(shape.choice(name, where, known)) for name in names]
    if got != sorted(set(got)):
        raise shape.wrong(where, "core.want-choice", {"choices": ", ".join(known)})
    return got


def _read_die(data: object, where: str) -> Die:
    known = shape.fields(data, where, DIE_FIELDS)
    color = DIE_COLORS.index(shape.choice(known["color"], f"{where}.color", DIE_COLORS))
    names = shape.items(known["faces"], f"{where}.faces", SIDES, SIDES)
    die = Die(color, 0, [_read_face(name, where, destroyed=True) for name in names])
    die.side = shape.integer(known["side"], f"{where}.side", UNROLLED, SIDES - 1)
    die.active = flag(known["active"], f"{where}.active")
    die.used = shape.integer(known["used"], f"{where}.used", 0, ALL_USED)
    die.blocked = shape.integer(known["blocked"], f"{where}.blocked", 0, 9)
    for side, face in enumerate(die.faces):
        if face != DESTROYED and not die.takes(FACES[face], side):
            raise shape.wrong(f"{where}.faces", "dice-realms.want-fitting")
    return die


def _number_dice(realm: Realm, where: str) -> None:
    """A black and a white die come first; bought ones are numbered by colour."""
    colors = [die.color for die in realm.dice]
    if colors[:2] != [BLACK, WHITE] or any([color not in (GRAY, GREEN) for color in colors[2:]]):
        raise shape.wrong(f"{where}.dice", "dice-realms.want-dice")
    for at, die in enumerate(realm.dice):
        if at >= 2:
            die.number = colors[: at + 1].count(die.color)


def _read_face(name: object, where: str, destroyed: bool = False) -> int:
    names = [face for face in FACE_OF if destroyed or face != FACES[DESTROYED].id]
    return FACE_OF[shape.choice(name, f"{where}.faces", tuple(names))]


def _count_supply(position: Course) -> None:
    """Compute the supply: whatever the realms don't have."""
    tray = position.stock[:]
    for realm in position.realms:
        for at, die in enumerate(realm.dice):
            whole = BOX.start_green if die.color == GREEN else BOX.start_faces
            for face in whole:
                position.stock[face] += 1
            for face in die.faces:
                position.stock[face] -= 1
            if at >= 2:
                position.gray -= die.color == GRAY
                position.green -= die.color == GREEN
        for face in realm.lost:
            position.stock[face] -= 1
        position.grain -= realm.grain - BOX.start_grain
        position.vp -= realm.vp
        position.misery -= realm.misery
    if min(position.gray, position.green) < 0:
        raise shape.wrong("realms", "dice-realms.want-dice")
    short = [left < min(0, full) for left, full in zip(position.stock, tray, strict=True)]
    # Ruins don't run out.
    if any([is_short for face, is_short in enumerate(short) if face != DESTROYED]):
        raise shape.wrong("realms", "dice-realms.want-faces")


def _read_reroll(position: Course, data: object) -> None:
    if data is None:
        return
    seat, die = shape.items(data, "reroll", 2, 2)
    position.reroll_seat = shape.integer(seat, "reroll", 0, len(position.realms) - 1)
    dice = position.realms[position.reroll_seat].dice
    position.reroll_die = shape.integer(die, "reroll", 0, len(dice) - 1)


def _read_attack(position: Course, data: object) -> None:
    if data is None:
        return
    source, die, power = shape.items(data, "attack", 3, 3)
    position.attack_source = shape.integer(source, "attack", NONE, len(position.realms) - 1)
    position.attack_die = shape.integer(die, "attack", 0, 10)
    position.attack_power = shape.integer(power, "attack", 0, 9)
    if position.turn != ATTACK_STEP or position.fate == NONE or not is_attack_sound(position):
        raise shape.wrong("attack", "dice-realms.want-attack")
