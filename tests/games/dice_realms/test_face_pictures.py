"""The pictures of faces tell what the faces do."""

import pytest

from rollwright.games.dice_realms.box.face import FACE_OF, FACES
from rollwright.games.dice_realms.box.fate import FATE_OF, FATES
from rollwright.games.dice_realms.paper.face_picture import Part, Row, face_rows, fate_rows


def formula(rows: list[Row]) -> str:
    """What a picture reads like."""
    return " | ".join(" ".join(told(part) for part in row) for row in rows)


def told(part: Part) -> str:
    """What a part of a row reads like, with its frame."""
    atoms = [
        atom.text + "-".join(atom.words) + "@".join(sign for sign, _ in atom.signs)
        for atom in part.atoms
    ]
    return f"{part.frame}({' '.join(atoms)})" if part.frame else " ".join(atoms)


@pytest.mark.parametrize(
    ("face", "picture"),
    [
        ("county", "vp vp"),
        ("duchy", "4 vp"),
        ("mine", "5 coin token"),
        ("castle", "2 shield 4 grain 2 coin"),
        ("plow-team", "grain grain | then again"),
        ("gardener", "price(grain) arrow 2 vp | then again"),
        ("steward", "face-green@line-lands lift face-green@line-lands@four-dots"),
        ("grain-robber", "fight(sword rivals −2 grain) | grain grain coin"),
        ("almshouse", "−1 misery | then again"),
        ("aqueduct", "grain | +1 grain per face-white@grain"),
        ("banker", "grain swap coin swap vp | 1:1 endless"),
        (
            "granary",
            "shield@grain | face-yellow@line-farming lift face-yellow@line-farming@four-dots",
        ),
        ("jack-of-all-trades", "turn-die face-white@again@strike"),
        ("matchmaker", "coin coin | cube tag(−2 coin)"),
        ("monument", "13 laurel@vp | at-end"),
        ("patron", "price(2 coin) arrow 4 vp"),
        ("quarantine", "shield@cube grain 2 vp"),
        ("saboteur", "fight(sword rivals broken) coin | fight(sword rivals −1 grain)"),
        ("mason", "coin coin upgrade | trowel broken"),
        ("baron", "vp per-other face-green@line-nobles | vp per face-green@line-lands"),
        ("duke", "2 vp per face-green@line-nobles | 2 vp per face-green@line-lands"),
        ("rancher", "3 grain per face-yellow@line-cattle | coin per face-yellow@line-cattle"),
        ("plantation", "grain grain grain | vp per 4 sack@grain"),
        ("stall", "coin | grain per 2 cube"),
        ("warband", "fight(sword rivals cube-lost) | shield vp"),
        ("destroyed", "broken −2 laurel@vp | at-end"),
    ],
)
def test_the_picture_of_a_face_tells_its_powers(face: str, picture: str) -> None:
    assert formula(face_rows(FACES[FACE_OF[face]])) == picture


@pytest.mark.parametrize(
    ("fate", "picture"),
    [
        ("winter", "−1 grain per cube | misery per grain@strike"),
        ("innovation", "upgrade upgrade"),
        ("bad-harvest", "−1 grain per face-white@grain | price(2 grain) arrow coin endless"),
        ("plague", "fight(sword cube-lost) | fight(sword −2 grain)"),
        ("golden-age", "vp upgrade"),
    ],
)
def test_the_picture_of_a_fate_tells_what_it_brings(fate: str, picture: str) -> None:
    assert formula(fate_rows(FATES[FATE_OF[fate]])) == picture
