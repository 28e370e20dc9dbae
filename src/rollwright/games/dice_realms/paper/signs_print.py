"""The signs: a card that says in a few words what each sign on the faces means.

It has the signs of the faces in play and of the Fate die, and no others: who looks for one that no
face has would search in vain.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from rollwright.core.message import Message
from rollwright.core.print import (
    ASIDE,
    Item,
    PathItem,
    Print,
    TextItem,
    circle,
    translated,
)
from rollwright.games.dice_realms.box.face import DESTROYED, FACES
from rollwright.games.dice_realms.box.fate import FATES
from rollwright.games.dice_realms.box.power import PER_DICE
from rollwright.games.dice_realms.paper.board import (
    BAND_HEIGHT,
    BOARD_WIDTH,
    MARGIN,
    MOST_KEPT,
    finish_board,
    start_board,
)
from rollwright.games.dice_realms.paper.face_picture import (
    FIGHT,
    NOT_AGAIN,
    PRICE,
    TAG,
    TURNED,
    Atom,
    Part,
    Row,
    face_rows,
    fate_rows,
    sign,
)
from rollwright.games.dice_realms.paper.reference_print import wrapped
from rollwright.games.dice_realms.paper.row_print import draw_rows

_CUBE: Final = Atom("", (("cube", 1.0),))
# What is drawn, by the name of its message: an order to be read down the first column, then down
# the second.
_SIGNS: Final[dict[str, Part]] = {
    "attack": Part([Atom("", (("sword", 1.0),)), Atom("", (("rivals", 0.8),), 0.8)], FIGHT),
    "crowd": Part([sign("crowd")]),
    "sleep": Part([sign("cube-lost")]),
    "broken": Part([sign("broken")]),
    "shield": Part([sign("shield")]),
    "shield-grain": Part([Atom("", (("shield", 0.98), ("grain", 0.56)))]),
    "shield-cube": Part([Atom("", (("shield", 0.98), ("cube", 0.56)))]),
    "again": Part([Atom("", (("again", 1.0),))]),
    "turn": Part([TURNED, NOT_AGAIN]),
    "token": Part([sign("token")]),
    "set": Part([sign("set")]),
    "max-one": Part([Atom("1"), _CUBE]),
    "lift": Part([Atom("", (("lift", 0.8),), 0.8)]),
    "repair": Part([sign("trowel")]),
    "per": Part([Atom("", words=("per",))]),
    "per-cube": Part([_CUBE]),
    "per-two": Part([_CUBE]),
    "per-grain": Part([Atom("", (("face-white", 1.0), ("grain", 0.76)))]),
    "sack": Part([Atom("", (("sack", 1.0), ("grain", 0.56)))]),
    "pay": Part([sign("grain")], PRICE),
    "missing": Part([Atom("", (("grain", 0.94), ("strike", 0.9)), 0.86)]),
    "swap": Part([Atom("", (("swap", 0.7),), 0.64)]),
    "endless": Part([Atom("", (("endless", 0.8),), 0.8)]),
    "discount": Part([Atom("\u22122"), sign("coin")], TAG),
    "laurel": Part([Atom("", (("laurel", 1.0), ("vp", 0.5)))]),
    "misery": Part([sign("misery")]),
    "dots": Part([]),
}
SIGNS: Final = tuple(_SIGNS)
# On every Fate die, among the goods of every game, and on all faces.
_ALWAYS: Final = ("crowd", "token", "set", "misery", "dots")
_COLUMNS: Final = 2
_ROOM: Final = 56.0
# What is left free on either side of a sign.
_AIR: Final = 3.0
# So high that the rows stand apart and three cards still fit below each other on a page.
_STEP: Final = 34.0
_HIGH: Final = 29.0
_LETTERS: Final = 26
_LINE_HIGH: Final = 14.5
_LINES: Final = 2


@lru_cache(MOST_KEPT)
def signs_print(faces: tuple[int, ...], fates: tuple[int, ...]) -> Print:
    """Every sign on these faces that is not the name of a good, with its meaning."""
    title = Message("dice-realms.print.signs")
    names = needed_signs(faces, fates)
    rows = -(-len(names) // _COLUMNS)
    height = BAND_HEIGHT + rows * _STEP + 12
    items = start_board(title, height, Message("dice-realms.print.signs-hint"))
    width = (BOARD_WIDTH - 2 * MARGIN) / _COLUMNS
    for at, name in enumerate(names):
        x = MARGIN - 6 + at // rows * (width + 6)
        y = BAND_HEIGHT + 5 + (at % rows + 0.5) * _STEP
        _draw_sign(items, name, x, y)
        _draw_meaning(items, name, x + _ROOM + 6, y)
    return finish_board("signs", title, height, items, [])._replace(role=ASIDE)


def needed_signs(faces: Iterable[int], fates: Iterable[int]) -> list[str]:
    """The names of the signs that are on these faces and faces of the Fate die."""
    in_play = [FACES[number] for number in faces]
    drawn = _drawn([row for face in in_play for row in face_rows(face)])
    drawn |= _drawn([row for number in fates for row in fate_rows(FATES[number])])
    if "broken" in drawn:
        # A face that is destroyed lies on its die from then on.
        drawn |= _drawn(face_rows(FACES[DESTROYED]))
    named = {name for name, part in _SIGNS.items() if drawn.intersection(_marks(part)[:1])}
    named |= {*_ALWAYS}
    named -= {"max-one", "per-two"}
    if any([face.one_a_die for face in in_play]):
        named.add("max-one")
    powers = [power for face in in_play for power in face.powers]
    if any([PER_DICE in power.per and power.each > 1 for power in powers]):
        named = named - {"per-cube"} | {"per-two"}
    return [name for name in SIGNS if name in named]


def _drawn(rows: list[Row]) -> set[str]:
    """Everything that is drawn in these rows."""
    return {mark for row in rows for part in row for mark in _marks(part)}


def _marks(part: Part) -> list[str]:
    """What tells a part from others: its frame, then what is drawn as one sign, or a word."""
    atoms = ["+".join([name for name, _ in atom.signs]) for atom in part.atoms]
    words = [word for atom in part.atoms for word in atom.words[:1]]
    return [mark for mark in (part.frame, *atoms, *words) if mark]


def _draw_sign(items: list[Item], name: str, x: float, y: float) -> None:
    part = _SIGNS[name]
    if part.atoms:
        draw_rows(items, [[part]], (x + _AIR, y - _HIGH / 2, _ROOM - 2 * _AIR, _HIGH))
        return
    dots = [circle(x + _ROOM / 2 + 6 * offset, y, 4.4) for offset in (-1, 1)]
    items.append(PathItem("".join(dots), "ink"))


def _draw_meaning(items: list[Item], name: str, x: float, y: float) -> None:
    """The words, in one line or in two: as many as each language needs."""
    texts = translated(Message(f"dice-realms.sign.{name}"))
    for language, text in texts.items():
        lines = meaning_lines(text)
        for at, line in enumerate(lines):
            words = {other: line if other == language else "" for other in texts}
            low = y + 4.5 + _LINE_HIGH * (at - (len(lines) - 1) / 2)
            items.append(TextItem(words, x, low, "tiny"))


def meaning_lines(text: str) -> list[str]:
    """The text in one line; a longer one in two of about the same length."""
    if len(text) <= _LETTERS:
        return [text]
    letters = len(text) // 2
    while len(wrapped(text, letters)) > _LINES:
        letters += 1
    return wrapped(text, letters)
