"""Every face has the effect in its file: gains, attacks, shields, harvests and the rest."""

import pytest

from rollwright.core.message import say
from rollwright.games.dice_realms.box.caption import describe, describe_fate
from rollwright.games.dice_realms.box.face import FACE_OF, FACES
from rollwright.games.dice_realms.box.fate import FATES
from tests.games.dice_realms.table import table

# What a face collects beside a Barony, from zero: grain, points, coins, upgrades, tokens.
GAINS = """
barony 0 2 0 0 0
county 0 3 0 0 0
duchy 0 5 0 0 0
farm 2 1 0 0 0
mill 4 1 0 0 0
grange 6 1 0 0 0
prospector 0 1 2 0 0
quarry 0 1 3 0 0
mine 0 1 5 0 1
tower 1 1 1 0 0
keep 2 1 1 0 0
castle 4 1 2 0 0
tinker 0 1 0 1 0
engineer 0 1 0 2 0
university 0 1 0 3 0
grain-robber 2 1 1 0 0
hero 0 2 0 0 0
aqueduct 2 1 0 0 0
matchmaker 0 1 2 0 0
monastery 0 3 0 0 0
quarantine 1 3 0 0 0
saboteur 0 1 1 0 0
shrine 0 3 0 0 1
temple 0 7 0 0 0
highwayman 0 1 3 0 0
brewer 1 1 0 0 0
mason 0 1 2 1 0
scholar 1 2 0 1 0
monument 0 1 0 0 0
steward 0 1 0 0 0
castellan 0 1 0 0 0
granary 0 1 0 0 0
banker 0 1 0 0 0
patron 0 1 0 0 0
"""
# The same with one face of Lands and one of their own line showing, on two dice.
COUNTING_GAINS = """
baron 0 2 0 0 0
count 0 3 0 0 0
duke 0 5 0 0 0
herder 1 1 0 0 0
rancher 3 1 1 0 0
cattle-baron 0 3 2 0 0
croft 3 1 0 0 0
plantation 3 1 0 0 0
feodum 5 2 0 0 0
stall 1 1 1 0 0
market 0 1 3 0 0
great-fair 0 3 2 0 0
shepherd 1 1 1 0 0
flock 0 2 2 0 0
wool-estate 0 5 0 0 0
militia 0 2 0 0 0
warband 0 2 0 0 0
siege 0 4 0 0 0
scout 1 1 0 0 0
raider 2 1 1 0 0
warlord 3 1 3 0 0
apprentice 1 1 0 1 0
journeyman 0 1 2 1 0
guildmaster 0 2 2 2 0
"""
COLLECTED = dict([line.split(maxsplit=1) for line in (GAINS + COUNTING_GAINS).split("\n") if line])
REROLLED = {"plow-team", "gardener", "almshouse", "jack-of-all-trades", "minstrel"}


def test_every_face_is_gained_from_rerolled_or_a_ruin() -> None:
    assert set(FACE_OF) == set(COLLECTED) | REROLLED | {"destroyed"}


@pytest.mark.parametrize(("face", "goods"), COLLECTED.items())
def test_what_a_face_collects(face: str, goods: str) -> None:
    """In a winter, which takes the two grain; the Heroes block what attacks."""
    realm = f"{face} barony grain=2 tokens=0 treasury=0"
    game = table(realm, "hero hero", fate="winter").keep()
    while game.step == "attack":
        game.play("block:black", seat=1)
    if "collect" in game.legal():
        game.play("collect")
    assert game.has("grain vp coins upgrades tokens") == [int(count) for count in goods.split()]


def test_cattle_of_the_rulebook() -> None:
    """6 points, 6 + 3 coins and 9 + 3 grain from one of each."""
    realm = "cattle-baron rancher herder grain=3 treasury=0"
    game = table(realm, "barony barony", fate="winter").keep()
    assert game.has("vp coins grain") == [6, 9, 12]


def test_cattle_count_only_cattle_that_are_active() -> None:
    realm = "cattle-baron rancher herder barony grain=0 treasury=0"
    game = table(realm, "barony barony", fate="robber").keep()
    game.play("lose:gray1").play("lose:black", seat=1)
    assert game.has("vp coins grain") == [4 + 1, 4 + 2, 6]


def test_nobles_of_the_rulebook() -> None:
    """County, Baron, Count and Duke: 2 + 3 + 4 + 8 points."""
    game = table("county baron count duke", "barony barony", fate="good-harvest").keep()
    assert game.has("vp") == [17]


def test_a_baron_counts_nobles_and_lands_but_not_itself() -> None:
    game = table("baron barony county", "baron tinker", fate="good-harvest").keep()
    assert game.has("vp") == [2 + 1 + 2]
    assert game.has("vp", seat=1) == [0]
    game = table("baron baron county", "barony tinker", fate="good-harvest").keep()
    assert game.has("vp") == [2 + 2 + 2]


def test_sheep_count_lands_but_no_other_green_faces() -> None:
    game = table("wool-estate barony duke", "barony barony", fate="good-harvest").keep()
    assert game.has("vp") == [2 + 2 + 1 + 2 * 2]


def test_sheep_and_nobles_are_green() -> None:
    green = {face.line.id for face in FACES if face.is_green}
    assert green == {"lands", "nobles", "sheep"}


def test_fairs_count_active_dice_whatever_they_show() -> None:
    realm = "great-fair destroyed farm tinker lost=farm treasury=0"
    game = table(realm, "barony barony", fate="robber").keep()
    game.play("lose:white").play("lose:black", seat=1)
    assert game.has("coins vp") == [2, 3]


def test_a_stall_rounds_up() -> None:
    game = table("stall tinker tinker grain=3", "barony barony", fate="winter").keep()
    assert game.has("grain") == [2]


def test_holdings_count_grain_and_keep_it() -> None:
    game = table("feodum plantation grain=6", "barony barony", fate="winter").keep()
    assert game.has("grain vp") == [4 + 8, 4 + 3]


def test_a_monument_does_nothing_when_rolled() -> None:
    assert FACES[FACE_OF["monument"]].powers == []


# --- reroll faces ------------------------------------------------------------------------


def test_the_reroll_faces() -> None:
    assert {face.id for face in FACES if face.must_reroll} == REROLLED
    assert {face.id for face in FACES if face.one_a_die} == REROLLED


def test_an_almshouse_gives_a_chip_of_misery_back() -> None:
    game = table("almshouse barony misery=2", "barony barony", fate="innovation")
    supply = game.position.misery
    game.reroll("resolve:black", "barony")
    assert game.has("misery") == [1]
    assert game.position.misery == supply + 1


def test_an_almshouse_is_rolled_again_without_misery_too() -> None:
    game = table("almshouse barony", "barony barony", fate="innovation")
    assert game.legal("resolve") == ["resolve:black"]
    assert game.reroll("resolve:black", "barony").has("misery") == [0]


def test_a_minstrel_takes_a_point_and_is_rolled_again() -> None:
    game = table("minstrel barony", "barony barony", fate="innovation")
    assert game.reroll("resolve:black", "minstrel").has("vp") == [1]
    assert game.reroll("resolve:black", "farm").has("vp") == [2]


def test_a_jack_of_all_trades_turns_its_die_to_a_face_that_is_not_rolled_again() -> None:
    game = table("jack-of-all-trades+minstrel+mill+farm barony", "barony barony", fate="innovation")
    assert game.legal("turn") == [
        *("turn:black=mill", "turn:black=farm", "turn:black=barony", "turn:black=prospector")
    ]
    assert game.legal("resolve") == []
    assert game.why("turn:black=minstrel") == "Jack of All Trades does not do that."
    game.play("turn:black=mill")
    assert game.position.realms[0].dice[0].showing().id == "mill"
    assert "done" in game.legal()


def test_a_jack_of_all_trades_may_turn_to_a_ruin() -> None:
    realm = "jack-of-all-trades+destroyed barony lost=farm"
    game = table(realm, "barony barony", fate="innovation").play("turn:black=destroyed")
    assert game.position.realms[0].dice[0].showing().id == "destroyed"


def test_a_jack_of_all_trades_must_be_used() -> None:
    game = table("jack-of-all-trades barony", "barony barony", fate="innovation")
    assert "done" not in game.legal()
    assert game.why("turn:white=farm") == "Barony is not a face that is rolled again."


# --- what works without being used ---------------------------------------------------------


def test_the_shields() -> None:
    shields = {face.id: face.shields for face in FACES if face.shields}
    assert shields == {
        "tower": 1,
        "keep": 1,
        "castle": 2,
        "hero": 2,
        "castellan": 1,
        "monastery": 1,
        "warband": 1,
        "siege": 1,
    }
    assert [face.id for face in FACES if face.grain_shields] == ["granary"]
    assert [face.id for face in FACES if face.safe_dice] == ["quarantine"]


def test_the_attacks() -> None:
    attacks = {
        face.id: say(describe(face)).split("; ")[: sum(power.step == 1 for power in face.powers)]
        for face in FACES
        if face.attacks
    }
    assert attacks == {
        "grain-robber": ["attack: opponents lose 2 grain"],
        "saboteur": [
            *("attack: opponents lose a face that shows", "attack: opponents lose 1 grain")
        ],
        "highwayman": ["attack: opponents lose a die for this round"],
        "militia": ["attack: opponents lose 1 grain"],
        "warband": ["attack: opponents lose a die for this round"],
        "siege": ["attack: opponents lose a face that shows"],
        "scout": ["attack: opponents lose 1 grain"],
        "raider": ["attack: opponents lose 2 grain"],
        "warlord": ["attack: opponents lose a die for this round"],
    }


@pytest.mark.parametrize(("face", "loss"), [("militia", 1), ("scout", 1), ("raider", 2)])
def test_grain_attacks_of_lines(face: str, loss: int) -> None:
    game = table(f"{face} barony", "barony barony grain=5", fate="innovation").keep()
    assert game.has("grain", seat=1) == [5 - loss]


@pytest.mark.parametrize("face", ["warband", "warlord", "highwayman"])
def test_attacks_on_dice(face: str) -> None:
    game = table(f"{face} barony", "barony barony", fate="innovation").keep()
    assert game.legal(seat=1) == ["lose:black", "lose:white"]


def test_an_invasion_takes_three_grain_of_everybody() -> None:
    game = table("barony barony grain=5", "barony barony grain=2", fate="invasion").keep()
    assert game.has("grain misery") == [2, 0]
    assert game.has("grain misery", seat=1) == [0, 1]


# --- descriptions ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "text"),
    [
        (
            "plow-team",
            "take 2 grain, then roll this die again; one for each die; 1 point at the end",
        ),
        (
            "steward",
            "lift a Lands face of your active dice to 4 dots, without upgrades; 1 point at the end",
        ),
        ("baron", "collect 1 point for each other active Nobles and Lands face that shows"),
        ("monument", "13 points at the end"),
        ("hero", "collect 1 point; 2 shields; 1 point at the end"),
        ("destroyed", "-2 points at the end"),
    ],
)
def test_faces_describe_themselves(face: str, text: str) -> None:
    assert say(describe(FACES[FACE_OF[face]])) == text


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_face_has_a_description(language: str) -> None:
    texts = [say(describe(face), language) for face in FACES]
    texts += [say(describe_fate(face), language) for face in FATES]
    assert all(text and "{" not in text for text in texts)
