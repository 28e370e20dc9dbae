"""Why nothing can be done at a place: the rule against the move that was probably meant."""

import pytest

from rollwright.core.message import say
from rollwright.core.offer import Terms
from rollwright.sheets.sheet import sheet_of
from tests.games.dice_realms.table import GAME, Table, table


def why(game: Table, place: str, source: str = "", language: str = "en") -> str:
    """The reason shown for a tap on a place; empty if there is a move."""
    reason = GAME.paper.why_not_there(game.position, 0, place, "", source)
    return "" if reason is None else say(reason, language)


def terms_of(game: Table, move: str) -> Terms:
    """The terms of a move of seat 0."""
    return GAME.paper.offer(game.position, 0, game.position.parse(0, move)).terms


def goods_of(game: Table) -> dict[str, int]:
    """The goods of seat 0, as they stand on its paper."""
    places = GAME.paper.places(game.position, 0)
    found = {place.id: place.text for place in places if place.id.startswith("goods:")}
    return {name.partition(":")[2]: int(text or 0) for name, text in found.items()}


def rolled(realm: str = "tower barony", fate: str = "good-harvest") -> Table:
    """Seat 0 may reroll."""
    return table(realm, "barony barony", fate=fate)


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("die:black", ""),
        ("black:2", "You have no set-a-die token."),
        ("shop:token", "That belongs to another step: the Collect step."),
        ("tray:county", "That belongs to another step: the Upgrade step."),
        ("goods:grain", "Nothing can be done there now: 3 grain."),
        ("black:7", "There is no place “black:7” on this sheet."),
        ("gray1:1", "There is no place “gray1:1” on this sheet."),
        ("tray:destroyer", "There is no place “tray:destroyer” on this sheet."),
        ("tray:hero", "There is no place “tray:hero” on this sheet."),
        ("shop:everything", "There is no place “shop:everything” on this sheet."),
    ],
)
def test_in_the_roll_step(place: str, reason: str) -> None:
    assert why(rolled("tower barony grain=3"), place) == reason


def test_a_side_can_be_set_with_a_token_but_at_the_die() -> None:
    game = rolled("tower barony sets=1")
    assert why(game, "black:2").startswith("Nothing can be done there now: ")
    assert why(game, "die:black") == ""


def test_after_the_free_reroll() -> None:
    game = rolled("tower barony+plow-team tokens=0").reroll("reroll:white", "plow-team")
    assert why(game, "die:black") == "Your free reroll of this round is used."
    assert "gratis" in why(game, "die:black", language="es")


def test_under_attack() -> None:
    game = table("tower barony barony", "highwayman barony", fate="good-harvest").keep()
    assert game.step == "attack"
    assert why(game, "die:black") == ""
    assert why(game, "black:2") == "That belongs to another step: the Upgrade step."


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("shop:upgrade", ""),
        ("shop:gray", "That costs 5 coins, and you have 4."),
        ("tray:county", "That belongs to another step: the Upgrade step."),
        ("die:black", "There is nothing to collect there any more."),
        ("white:1", "That belongs to another step: the Upgrade step."),
    ],
)
def test_in_the_collect_step(place: str, reason: str) -> None:
    game = rolled("prospector prospector treasury=0").keep()
    assert game.has("coins") == [4]
    assert why(game, place) == reason


def test_a_destroyed_face_wants_coins() -> None:
    game = rolled("barony tower+destroyed lost=tinker coins=0 treasury=0").keep()
    assert why(game, "white:2") == "That costs 3 coins, and you have 1."


def test_in_the_upgrade_step() -> None:
    game = rolled("scholar tower+destroyed lost=tinker").collect()
    assert game.has("upgrades") == [1]
    assert why(game, "tray:county") == ""
    assert why(game, "tray:duchy") == "That takes 3 upgrades, and you have 1."
    assert why(game, "white:2") == "A destroyed face can't be upgraded; it can be repaired."
    assert why(game, "die:black") == "That belongs to another step: the Roll step."


def test_of_equal_faces_any_may_be_taken_in_hand() -> None:
    game = rolled("scholar tinker+tinker").collect()
    assert game.position.realms[0].dice[1].side == 0
    move = game.position.parse(0, "white:tinker>engineer")
    sides = [GAME.paper.number_of(game.position, 0, side) for side in ("white:1", "white:2")]
    assert GAME.paper.offer(game.position, 0, move).terms.sources == tuple(sides)
    for place in ("white:1", "white:2"):
        assert why(game, place) == ""


@pytest.mark.parametrize(
    ("move", "upgrades"),
    [("white:barony>county", 1), ("white:barony>mill", 2), ("white:barony>>duchy", 0)],
)
def test_a_swap_tells_what_it_costs(move: str, upgrades: int) -> None:
    game = table("steward university", "barony barony", fate="innovation").collect()
    terms = terms_of(game, move)
    assert terms.price == ("upgrade",) * upgrades
    assert terms.plain == (upgrades == 0)
    before = game.position.realms[0].upgrades
    assert game.play(move).has("upgrades") == [before - upgrades]


@pytest.mark.parametrize(("move", "sign"), [("token:black", "token"), ("set:black=farm", "set")])
def test_what_is_done_to_a_die_with_a_token_costs_that_token(move: str, sign: str) -> None:
    game = table("barony tinker", "barony barony", fate="innovation")
    realm = game.position.realms[0]
    realm.tokens = realm.sets = 1
    terms = terms_of(game, move)
    assert (terms.price, terms.plain, terms.die) == ((sign,), False, "black")
    assert terms_of(game, "reroll:black").price == ()
    at = [counter.id for counter in GAME.paper.counters(game.position)].index(sign)
    before = GAME.paper.counts(game.position, 0)[at]
    game.position.apply(0, game.position.parse(0, move))
    assert GAME.paper.counts(game.position, 0)[at] == before - 1


def test_a_score_tells_how_it_comes_about() -> None:
    game = table("barony tinker", "barony barony", fate="innovation")
    realm = game.position.realms[0]
    realm.vp = 5
    words = GAME.words.sum_of(game.position, 0)
    assert words is not None
    assert say(words, "en") == f"{realm.score() - 5} on faces + 5 in chips"
    realm.misery = 2
    words = GAME.words.sum_of(game.position, 0)
    assert words is not None
    assert say(words, "en").endswith("5 in chips − 4 for misery")


def test_only_done_ends_a_step() -> None:
    game = table("steward university", "barony barony", fate="innovation").collect()
    assert [text for text in game.legal() if terms_of(game, text).ends] == ["done"]
    assert not terms_of(game, "done").plain


@pytest.mark.parametrize(
    ("ware", "price"), [("upgrade", {"coin": 2}), ("gray", {"coin": 5, "grain": 2})]
)
def test_a_ware_tells_what_it_costs(ware: str, price: dict[str, int]) -> None:
    game = table(
        "prospector prospector treasury=1 grain=5", "barony barony", fate="good-harvest"
    ).keep()
    told = terms_of(game, f"buy:{ware}").price
    assert {good: told.count(good) for good in told} == price
    goods = goods_of(game)
    after = goods_of(game.play(f"buy:{ware}"))
    assert {good: goods[good] - after[good] for good in price} == price


@pytest.mark.parametrize(
    ("dice", "fate", "opens", "move", "price"),
    [
        ("farm tinker grain=4", "bad-harvest", [], "sell", ("grain", "grain")),
        ("banker tinker vp=2", "innovation", ["bank:black"], "vp>coin", ("vp",)),
    ],
)
def test_an_exchange_tells_what_it_takes_and_what_it_brings(
    dice: str, fate: str, opens: list[str], move: str, price: tuple[str, ...]
) -> None:
    tiles = "banker steward temple shrine castellan"
    game = table(dice, "barony barony", tiles=tiles, fate=fate).keep().play("collect", *opens)
    terms = terms_of(game, move)
    assert (terms.price, terms.makes, terms.plain) == (price, "coin", False)
    goods = goods_of(game)
    after = goods_of(game.play(move))
    assert {good: goods[good] - after[good] for good in price} == {price[0]: len(price)}


@pytest.mark.parametrize(
    ("place", "dots", "icons", "name"),
    [
        ("black:1", 1, "shield grain coin", "Tower (Settlement), showing, 1 dot: "),
        ("die:white", 1, "vp", "white die: Barony (Lands), 1 dot: collect 1 point"),
        ("tray:castle", 4, "2 shield 4 grain 2 coin", "Castle (Settlement), 12 left, 4 dots: "),
        ("tray:mine", 4, "5 coin token", "Mine (Commerce), 12 left, 4 dots: "),
        ("tray:scholar", 2, "grain vp upgrade", "Scholar (white), 8 left, 2 dots: "),
        ("shop:gray", 0, "5 coin 2 grain", "A grey die for 5 coins and 2 grain, 3 left"),
        ("shop:upgrade", 0, "coin coin", "An upgrade for 2 coins"),
    ],
)
def test_what_is_printed_there(place: str, dots: int, icons: str, name: str) -> None:
    drawn = {one.id: one for one in GAME.paper.places(rolled().position, 0)}[place]
    assert (drawn.dots, drawn.icons) == (dots, tuple(icons.split()))
    assert say(drawn.name, "en").startswith(name)


def test_what_lies_there_for_all_is_told_apart() -> None:
    sheet = sheet_of(GAME, rolled().position, 1)
    own = [say(group.name) for group in sheet.groups if not group.common]
    assert own == ["black die", "white die", "Goods", "Dice"]


def test_what_is_in_hand_is_meant() -> None:
    game = rolled("scholar tower").collect()
    assert why(game, "tray:county", side_of(game, "barony")) == ""
    farm = side_of(game, "farm")
    assert why(game, "tray:county", farm) == "That takes 2 upgrades, and you have 1."
    assert why(game, "tray:duchy", farm) == "That takes 4 upgrades, and you have 1."


def side_of(game: Table, face: str) -> str:
    """The first side of the black die with this face."""
    return f"black:{game.faces(0, 0).index(face) + 1}"


@pytest.mark.parametrize(
    ("move", "makes"),
    [
        ("buy:token", "token"),
        ("buy:upgrade", "upgrade"),
        ("done", ""),
    ],
)
def test_what_is_bought_is_told(move: str, makes: str) -> None:
    game = rolled("prospector prospector treasury=0").keep()
    assert terms_of(game, move).makes == makes


def test_a_die_that_is_set_is_told_with_its_new_face() -> None:
    game = rolled("tower barony sets=1")
    assert terms_of(game, "set:black=farm").makes == "farm"
    assert terms_of(game, "reroll:black").makes == ""
