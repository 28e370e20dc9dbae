"""Edited entries of faces: each field has its effect, or is refused with its location."""

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.data import read_toml
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import FACE_FIELDS, FACE_OF, FACES, PACKAGE, read_faces
from rollwright.games.dice_realms.box.fate import read_fate
from rollwright.games.dice_realms.box.power import DEEDS, DETAILS
from tests.games.dice_realms.table import Table, load, table

Powers = list[dict[str, object]]
DATA: Any = read_toml(PACKAGE, "faces.toml")


def entries(name: str, **changes: object) -> dict[str, object]:
    """The file of the faces with one entry changed."""
    data = copy.deepcopy(DATA)
    data["face"][FACE_OF[name]] |= changes
    return dict(data)


@contextmanager
def edited(name: str, **changes: object) -> Iterator[None]:
    """A context in which a face has its changed entry."""
    number = FACE_OF[name]
    kept = FACES[number]
    face = read_faces(entries(name, **changes))[number]
    face.line = kept.line
    FACES[number] = face
    try:
        yield
    finally:
        FACES[number] = kept


def collecting(first: str, second: str = "farm farm", fate: str = "innovation") -> Table:
    return table(first, second, fate=fate).keep()


def collect(**power: object) -> Powers:
    return [{"step": "collect", **power}]


# --- accepted entries have their effect ------------------------------------------------------


def _exchanges() -> list[str]:
    game = collecting("banker tinker vp=1 treasury=0").play("collect", "bank:black")
    return game.legal()


def _converts() -> list[object]:
    game = collecting("patron tinker tokens=1").play("collect", "convert:black")
    assert "convert:black" not in game.legal()
    return game.has("tokens upgrades")


def _reroll_conversion(vp: int) -> list[str]:
    return table(f"gardener tinker vp={vp}", "farm farm", fate="innovation").legal("convert")


def _relieves() -> list[object]:
    game = table("almshouse tinker misery=3", "farm farm", fate="innovation")
    return game.reroll("resolve:black", "barony").has("misery")


def _mends_twice() -> list[object]:
    ruins = "destroyed+destroyed mason lost=county,mill"
    return collecting(ruins).play("mend:black=county", "mend:black=mill").has("lost")


def _loses_two_dice() -> list[bool]:
    game = collecting("highwayman tinker", "farm farm farm")
    return game.play("lose:black", seat=1).play("lose:white", seat=1).active(seat=1)


def _block(fate: str) -> list[str]:
    return collecting("banker farm farm grain=5", fate=fate).legal("block")


TWO_DICE = [{"step": "attack", "lose": "die"}, {"step": "attack", "lose": "die"}]
MENDS = [{"step": "collect", "repair": 1}, {"step": "collect", "repair": 1}]

# The face, the change of its entry, what is observed, and the result.
EFFECTS: dict[str, tuple[Any, ...]] = {
    "gain": (
        *("banker", {"powers": collect(gain={"vp": 3})}),
        *(lambda: collecting("banker tinker").has("vp"), [3]),
    ),
    "per": (
        *("banker", {"powers": collect(gain={"vp": 1}, per=["farming"])}),
        *(lambda: collecting("banker farm farm").has("vp"), [2]),
    ),
    "others": (
        *("banker", {"powers": collect(gain={"vp": 1}, per=["white"], others=True)}),
        *(lambda: collecting("banker banker banker").has("vp"), [6]),
    ),
    "each": (
        *("banker", {"powers": collect(gain={"vp": 1}, per=["grain"], each=3)}),
        *(lambda: collecting("banker tinker grain=8").has("vp"), [2]),
    ),
    "exchange": (
        *("banker", {"powers": collect(exchange=["vp", "grain"])}),
        *(_exchanges, ["close", "grain>vp", "vp>grain"]),
    ),
    "convert": (
        *("patron", {"powers": collect(convert={"token": 1}, into={"upgrade": 2})}),
        *(_converts, [0, 5]),
    ),
    "into": (
        *("patron", {"powers": collect(convert={"token": 1}, into={"token": 1, "upgrade": 1})}),
        *(_converts, [1, 4]),
    ),
    "repair": ("mason", {"powers": MENDS}, _mends_twice, [[]]),
    "relief": ("almshouse", {"powers": [{"step": "reroll", "relief": 2}]}, _relieves, [1]),
    "turn": (
        *("minstrel", {"powers": [{"step": "reroll", "turn": True}]}),
        *(lambda: table("minstrel farm", "farm farm", fate="winter").legal("turn:black=t"),),
        ["turn:black=tower", "turn:black=tinker"],
    ),
    "lose": ("highwayman", {"powers": TWO_DICE}, _loses_two_dice, [False, False, True]),
    "amount": (
        *("highwayman", {"powers": [{"step": "attack", "lose": "grain", "amount": 4}]}),
        *(lambda: collecting("highwayman tinker", "tinker tinker grain=5").has("grain", 1), [1]),
    ),
    "line": (
        *("steward", {"powers": [{"step": "upgrade", "line": "commerce"}]}),
        *(lambda: collecting("steward tinker").collect().legal("white:prospector>>"),),
        ["white:prospector>>mine"],
    ),
    "step": (
        *("banker", {"powers": [{"step": "reroll", "gain": {"vp": 1}}]}),
        *(lambda: table("banker tinker", "farm farm", fate="winter").legal("resolve"),),
        ["resolve:black"],
    ),
    "shields": ("banker", {"shields": 1}, lambda: _block("robber"), ["block:black"]),
    "grain_shields": ("banker", {"grain_shields": 1}, lambda: _block("invasion"), ["block:black"]),
    "safe_dice": (
        *("banker", {"safe_dice": True}),
        *(lambda: collecting("banker tinker", fate="robber").position.waiting(), [1]),
    ),
    "harvest": (
        *("banker", {"harvest": 2}),
        *(lambda: collecting("banker farm grain=0").play("collect").has("grain"), [4]),
    ),
    "discount": (
        *("banker", {"discount": 4}),
        *(lambda: collecting("banker tinker").play("collect", "buy:gray").has("coins"), [0]),
    ),
    "one_a_die": (
        *("banker", {"one_a_die": True}),
        *(lambda: collecting("banker engineer").collect().legal("black:farm>banker"), []),
    ),
    "score": ("banker", {"score": 3}, lambda: FACES[FACE_OF["banker"]].worth(), 4),
    "dots": ("banker", {"dots": 4}, lambda: FACES[FACE_OF["banker"]].worth(), 2),
    "count": ("banker", {"count": 5}, lambda: BOX.stock()[FACE_OF["banker"]], 5),
}


@pytest.mark.parametrize("field", EFFECTS)
def test_a_field_has_its_effect(field: str) -> None:
    name, changes, observe, wanted = EFFECTS[field]
    with edited(name, **changes):
        assert observe() == wanted


def test_no_field_is_left_out() -> None:
    named = {"id", "line", "powers", "origin"}
    assert {*FACE_FIELDS, *DEEDS, *DETAILS} - named == set(EFFECTS) - named


def test_a_shield_against_grain_helps_against_nothing_else() -> None:
    with edited("banker", grain_shields=1):
        assert _block("robber") == []


@pytest.mark.parametrize(("vp", "wanted"), [(0, []), (1, ["convert:black"])])
def test_a_reroll_face_that_takes_points_needs_them(vp: int, wanted: list[str]) -> None:
    powers = [{"step": "reroll", "convert": {"vp": 1}, "into": {"grain": 2}}]
    with edited("gardener", powers=powers):
        assert _reroll_conversion(vp) == wanted


def test_an_exchange_is_saved_with_the_goods_it_knows() -> None:
    with edited("banker", powers=collect(exchange=["vp", "grain"])):
        game = collecting("banker tinker vp=1").play("collect", "bank:black", "vp>grain")
        data = game.json()
        data["realms"][0]["got"] = ["coin"]
        with pytest.raises(BadPosition, match=r"Realms\[0\]\.got: "):
            load(data)


# --- entries without effect are refused ------------------------------------------------------

REROLL_GAIN = {"step": "reroll", "gain": {"vp": 1}}
# The change of the entry of a Banker, the location of the mistake, and words of the reason.
REFUSED: dict[str, tuple[Any, ...]] = {
    "a repair of two": ({"powers": collect(repair=2)}, "powers[0].repair", "write two powers"),
    "two dice lost at once": (
        *({"powers": [{"step": "attack", "lose": "die", "amount": 2}]},),
        *("powers[0].amount", "write two powers"),
    ),
    "two reroll powers": (
        *({"powers": [REROLL_GAIN, REROLL_GAIN]}, "powers[1]"),
        "a face that is rolled again has no other power",
    ),
    "a reroll power after another": (
        *({"powers": [*collect(gain={"vp": 1}), REROLL_GAIN]}, "powers[1]"),
        "a face that is rolled again has no other power",
    ),
    "two conversions": (
        *({"powers": collect(convert={"vp": 1}, into={"coin": 1}) * 2}, "powers[1]"),
        "a face converts once",
    ),
    "four powers": ({"powers": collect(gain={"vp": 1}) * 4}, "powers", "at most 3 values"),
    "both kinds of shields": ({"shields": 1, "grain_shields": 1}, "grain_shields", "not both"),
    "shields of a reroll face": (
        *({"powers": [REROLL_GAIN], "shields": 1}, "shields"),
        "would have no effect",
    ),
    "coins in the Roll step": (
        *({"powers": [{"step": "reroll", "gain": {"coin": 1}}]}, "powers[0].gain"),
        "in the Collect step only",
    ),
    "a gain in an attack": (
        *({"powers": [{"step": "attack", "gain": {"vp": 1}}]}, "powers[0].step"),
        "reroll, collect",
    ),
    "a detail of another deed": (
        *({"powers": collect(gain={"vp": 1}, into={"vp": 1})}, "powers[0].into"),
        "would have no effect",
    ),
    "each of a line": (
        *({"powers": collect(gain={"vp": 1}, per=["lands"], each=2)}, "powers[0].each"),
        "would have no effect",
    ),
    "others of another line": (
        *({"powers": collect(gain={"vp": 1}, per=["lands"], others=True)}, "powers[0].others"),
        "would have no effect",
    ),
    "a line there isn't": (
        *({"powers": collect(gain={"vp": 1}, per=["cows"])}, "powers[0].per"),
        "lands",
    ),
    "lines and dice": (
        *({"powers": collect(gain={"vp": 1}, per=["dice", "lands"])}, "powers[0].per"),
        "lands",
    ),
    "a lift of no line": (
        *({"powers": [{"step": "upgrade", "line": "cows"}]}, "powers[0].line"),
        "lands",
    ),
    "an exchange of upgrades": (
        *({"powers": collect(exchange=["vp", "upgrade"])}, "powers[0].exchange"),
        "grain, coin",
    ),
    "an exchange of one good": (
        *({"powers": collect(exchange=["vp"])}, "powers[0].exchange"),
        "the right length",
    ),
    "no turn at all": (
        *({"powers": [{"step": "reroll", "turn": False}]}, "powers[0].turn"),
        "would have no effect",
    ),
    "a flag in words": ({"safe_dice": "yes"}, "safe_dice", "true, false"),
}


@pytest.mark.parametrize("mistake", REFUSED)
def test_what_has_no_effect_is_refused_with_its_place(mistake: str) -> None:
    changes, place, reason = REFUSED[mistake]
    with pytest.raises(BadPosition) as refusal:
        read_faces(entries("banker", **({"powers": []} | changes)))
    told = str(refusal.value)
    assert told.startswith(f"Face[{FACE_OF['banker']}].{place}: ")
    assert reason in told


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"attacks": [{"lose": "face", "amount": 2}]}, "attacks[0].amount"),
        ({"sell": {"convert": {"vp": 1}, "into": {"coin": 1}}}, "sell.convert.grain"),
        ({"sell": {"convert": {"grain": 1, "vp": 1}, "into": {"coin": 1}}}, "sell.convert.vp"),
        ({"sell": {"convert": {"grain": 1}, "into": {"vp": 1}}}, "sell.into.coin"),
    ],
)
def test_so_it_is_in_the_fate_die(changes: dict[str, object], place: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        read_fate({"fate": [{"id": "fog", "copies": 1, "spare": 0, **changes}]})
    assert str(refusal.value).startswith(f"Fate[0].{place}: ")
