"""The files of faces, Fate faces and tiles, compared with the counts of the box."""

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.data import read_toml
from rollwright.games.dice_realms.box.box import BOX, FILE
from rollwright.games.dice_realms.box.face import FACES, PACKAGE, read_faces
from rollwright.games.dice_realms.box.fate import FATES, read_fate
from rollwright.games.dice_realms.box.tile import SETUPS, TILES


def _of(kind: str) -> list[int]:
    return [face.count for face in FACES if face.line.kind == kind]


def test_668_faces_of_72_kinds() -> None:
    fates = sum(face.copies + face.spare for face in FATES)
    assert sum(face.count for face in FACES) + fates == 668
    assert len(FACES) + len(FATES) == 72


def test_the_five_bags() -> None:
    """272 standard and gray ones, 12 of the Fate die, 40 and 152 white, 192 coloured."""
    assert sum(_of("standard")) + sum(_of("ruin")) == 272
    assert sum(face.copies + face.spare for face in FATES) == 12
    first = SETUPS["first-game"].tiles
    assert sum(face.count for face in FACES if face.id in first) == 40
    assert sum(_of("white")) == 40 + 152
    assert sum(_of("line")) == 192


def test_the_kinds() -> None:
    assert len(_of("standard")) == 15
    assert _of("white") == [8] * 24
    assert _of("line") == [8] * (8 * 3)
    assert len(FATES) == 8


def test_120_faces_with_one_dot_and_what_is_left_of_them() -> None:
    """Six Tinkers and three of each other when all dice are assembled."""
    ones = [face for face in FACES if face.line.kind == "standard" and face.dots == 1]
    assert sum(face.count for face in ones) == 120
    left = {face.id: BOX.stock()[face.number] for face in ones}
    assert left == {"barony": 3, "farm": 3, "prospector": 3, "tower": 3, "tinker": 6}


def test_six_faces_are_on_the_fate_die_and_six_beside_it() -> None:
    assert sum(face.copies for face in FATES) == 6
    assert sum(face.spare for face in FATES) == 6
    assert {face.id: face.copies for face in FATES if face.winter} == {"winter": 2}


def test_no_more_fate_faces_are_swapped_in_than_there_are() -> None:
    for tile in TILES:
        comes = [FATES[new].id for _, new in tile.swaps + tile.calm_swaps]
        for face in FATES:
            assert comes.count(face.id) <= face.spare


def test_35_tiles_of_which_five_attack() -> None:
    kinds = [tile.kind for tile in TILES]
    assert [kinds.count(kind) for kind in ("white", "line", "fate")] == [24, 8, 3]
    assert sum(tile.attack for tile in TILES) == 5
    assert [tile.id for tile in TILES if tile.destroys] == ["saboteur", "war"]


def test_attack_tiles_are_those_whose_faces_attack() -> None:
    for tile in TILES:
        faces = [FACES[face] for face in tile.faces()]
        assert tile.attack == any(face.attacks for face in faces)
        assert tile.destroys == any(
            power.step == 1 and power.loss == 2 for face in faces for power in face.powers
        )


def test_eighteen_dice() -> None:
    """Four black and white, five gray, four green and the Fate die."""
    assert 4 + 4 + BOX.gray[-1] + BOX.green[-1] + 1 == 18
    assert (BOX.gray, BOX.green) == ([3, 4, 5], [2, 3, 4])


def test_the_prices_and_pieces() -> None:
    prices = (BOX.token_price, BOX.set_price, BOX.repair_price, BOX.upgrade_price)
    assert prices == (1, 4, 3, 2)
    assert (BOX.die_price, BOX.die_grain) == (5, 2)
    assert (BOX.grain, BOX.points, BOX.misery) == (12, 18, 4)
    assert (BOX.start_grain, BOX.start_tokens, BOX.start_treasury) == (3, 1, 1)
    assert (BOX.starred, BOX.starred_grain, 2 * BOX.starred_misery) == (12, 4, 4)


def test_what_four_players_have_is_not_printed() -> None:
    """They take all that is in the box, and no print tells how much that is."""
    box = read_toml(PACKAGE, FILE)["box"]
    assert isinstance(box, dict)
    assert (box["origin"]["four"], box["origin"]["starred"]) == ("reconstructed", "reconstructed")
    assert box["origin"]["grain"] == "printed"


def test_dots() -> None:
    dots = [face.dots for face in FACES if face.line.kind in ("standard", "line")]
    assert dots == [1, 2, 4] * 13
    white = {face.id: face.dots for face in FACES if face.line.kind == "white" and face.dots != 2}
    assert white == {"temple": 6, "monument": 8}


def _named(part: str, origin: str, kind: str) -> set[str]:
    faces = [face for face in FACES if face.line.kind == kind]
    return {face.id for face in faces if face.origin[part] == origin}


def test_no_more_is_said_to_be_known_of_lines_than_is() -> None:
    """No print tells the colour of Sheep; War attacks, and lines that attack are red."""
    colors = {face.line.id: face.line.origin["color"] for face in FACES}
    known = {line: origin for line, origin in colors.items() if origin != "reconstructed"}
    assert known == {
        **dict.fromkeys(("lands", "farming", "progress", "white"), "printed"),
        **dict.fromkeys(("war", "ruin"), "deduced"),
    }


def test_nor_of_dots() -> None:
    """Of white faces five are told; most have two, which tells nothing of a single one."""
    told = {"steward", "castellan", "granary", "temple", "monument"}
    assert (_named("dots", "printed", "white"), _named("dots", "deduced", "white")) == (told, set())
    assert _named("dots", "deduced", "line") == {"baron", "count", "duke"}
    unknown = {"herder", "rancher", "cattle-baron", "croft", "plantation", "feodum"}
    assert _named("dots", "reconstructed", "line") == unknown


def test_nor_of_powers() -> None:
    """How many faces a Steward lifts, or chips an Almshouse returns, is told nowhere."""
    assert _named("powers", "printed", "white") == {"plow-team", "gardener", "monument"}
    assert _named("powers", "deduced", "white") == set()
    assert _named("powers", "deduced", "line") == {"baron", "count", "duke"}
    assert _named("powers", "printed", "line") == set()


def test_nor_of_the_counts_of_the_fate_die() -> None:
    """A third of the rolls is winter; that leaves one side for each of four others."""
    counts = {face.id: face.origin["count"] for face in FATES}
    assert counts == {
        "winter": "printed",
        **dict.fromkeys(("innovation", "robber", "good-harvest", "bad-harvest"), "deduced"),
        **dict.fromkeys(("plague", "invasion", "golden-age"), "reconstructed"),
    }


def _face(**changes: object) -> dict[str, object]:
    origin = dict.fromkeys(("name", "dots", "count", "powers", "limit"), "printed")
    face: dict[str, object] = {"id": "oak", "line": "wood", "dots": 1, "count": 1, "origin": origin}
    line = {"id": "wood", "color": "green", "kind": "line"}
    line |= {"origin": {"name": "printed", "color": "printed"}}  # type: ignore[dict-item]
    return {"line": [line], "face": [face | changes]}


def test_a_face_is_read_as_it_stands() -> None:
    powers = [
        {"step": "collect", "gain": {"vp": 2}, "per": ["wood"]},
        {"step": "attack", "lose": "grain", "amount": 3},
    ]
    (face,) = read_faces(_face(powers=powers, shields=2, one_a_die=True))
    assert (face.shields, face.one_a_die, face.attacks, face.must_reroll) == (2, True, True, False)
    assert (face.powers[0].gain[1], face.powers[0].per, face.powers[1].amount) == (2, ["wood"], 3)


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"dots": 9}, "face[0].dots"),
        ({"line": "stone"}, "face[0].line"),
        ({"count": 0}, "face[0].count"),
        ({"smell": 1}, "face[0].smell"),
        ({"origin": {}}, "face[0].origin.name"),
        ({"powers": 3}, "face[0].powers"),
        ({"powers": [3]}, "face[0].powers[0]"),
        ({"powers": [{"step": "collect"}]}, "face[0].powers[0]"),
        ({"powers": [{"step": "collect", "gain": {}, "repair": 1}]}, "face[0].powers[0]"),
        ({"powers": [{"step": "sleep", "gain": {}}]}, "face[0].powers[0].step"),
        ({"powers": [{"step": "collect", "gain": {"gold": 1}}]}, "face[0].powers[0].gain.gold"),
        ({"powers": [{"step": "attack", "lose": "hope"}]}, "face[0].powers[0].lose"),
        ({"shields": -1}, "face[0].shields"),
    ],
)
def test_a_mistake_in_a_face_is_named_with_its_place(
    changes: dict[str, object], place: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        read_faces(_face(**changes))
    assert str(refusal.value).lower().startswith(f"{place}: ")


def test_a_mistake_in_the_fate_die_is_named_with_its_place() -> None:
    with pytest.raises(BadPosition, match=r"Fate\[0\]\.copies: "):
        read_fate({"fate": [{"id": "fog", "copies": 7, "spare": 0}]})
