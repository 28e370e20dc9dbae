"""Timing: who comes first if dice or faces are scarce, and that the order changes nothing."""

import itertools

import pytest

from tests.games.dice_realms.table import Table, table

RICH = "mine mine grain=9"
# Five Duchies each.
DUCHIES = "duchy+duchy+duchy+duchy+duchy university"
TWO = "duchy+duchy university"
TILES = "banker brewer steward temple shrine"
TEMPLES = "temple shrine steward hero plow-team"


def grain_race(holder: int) -> Table:
    """Four grain are left, seat 1 would collect five, and seat 0 can give one back."""
    realms = ("banker tinker grain=8", "mill brewer grain=12")
    game = table(*realms, holder=holder, tiles=TILES, fate="innovation")
    assert game.position.grain == 4
    return game.keep()


def dice_race(holder: int, first: str = RICH) -> Table:
    """Two seats want dice, of which three gray ones and two green ones are left."""
    return table(first, RICH, holder=holder, fate="good-harvest").keep()


def test_the_holder_of_the_fate_die_buys_dice_first() -> None:
    """Eleven coins pay for two dice, so of three gray ones the other may take one at once."""
    game = dice_race(holder=1)
    assert "buy:gray" in game.legal(seat=0)
    game.play("buy:gray")
    assert "buy:gray" not in game.legal(seat=0)
    assert game.why("buy:gray") == "Seat 1 chooses first, and there may not be enough for both."
    assert "buy:gray" in game.legal(seat=1)


def test_what_the_first_leaves_is_for_the_next() -> None:
    game = dice_race(holder=1)
    assert game.why("buy:green").startswith("Seat 1 chooses first")
    game.play("buy:green", "done", seat=1).play("buy:green")
    assert game.position.green == 0
    assert game.why("buy:green") == "No such die is left."


def test_who_comes_first_never_waits() -> None:
    game = dice_race(holder=1)
    assert "buy:green" in game.legal(seat=1)


def test_who_still_converts_might_want_all_dice() -> None:
    game = dice_race(holder=0, first="banker tinker grain=0 vp=21 treasury=0")
    assert game.why("buy:gray", seat=1).startswith("Seat 0 chooses first")
    game.play("collect", "bank:black")
    assert game.why("buy:gray", seat=1).startswith("Seat 0 chooses first")
    game.play("close", "done")
    assert "buy:gray" in game.legal(seat=1)


@pytest.mark.parametrize(
    ("first", "claimed"),
    [
        # Seven goods, one for one, are a die; the Brewer's three points count before they come.
        ("banker tinker grain=6 treasury=0", 0),
        ("banker tinker grain=7 treasury=0", 1),
        ("banker brewer grain=1 treasury=0", 0),
        ("banker brewer grain=2 treasury=0", 1),
        # Two points for each four grain.
        ("banker plantation+plantation grain=5 treasury=0", 1),
        ("mine tinker grain=1", 0),
        ("mine tinker grain=2", 1),
    ],
)
def test_nobody_waits_for_who_can_t_pay(first: str, claimed: int) -> None:
    """There are two green dice, and the other takes one or two of them at once."""
    game = dice_race(holder=0, first=first)
    game.play("buy:green", seat=1)
    assert ("buy:green" in game.legal(seat=1)) == (claimed == 0)


@pytest.mark.parametrize(
    ("grain", "treasury", "claimed"),
    [(0, 0, 0), (11, 0, 0), (12, 0, 1), (9, 1, 0), (10, 1, 1), (23, 0, 1), (24, 0, 2)],
)
def test_in_a_bad_harvest_grain_to_sell_claims_what_it_can_buy(
    grain: int, treasury: int, claimed: int
) -> None:
    """Ten grain are five coins, and two more go with the die."""
    realms = (f"barony barony grain={grain} treasury={treasury}", "mine mine grain=9")
    game = table(*realms, tiles="plow-team temple shrine hero steward", fate="bad-harvest").keep()
    game.play("collect", seat=1)
    bought = 0
    while "buy:green" in game.legal(seat=1):
        game.play("buy:green", seat=1)
        bought += 1
    assert bought == 2 - claimed


def test_who_sells_may_still_take_what_is_claimed() -> None:
    game = table("barony barony grain=12 treasury=0", RICH, fate="bad-harvest").keep()
    game.play("collect", *["sell"] * 5, "buy:green")
    assert game.has("grain coins") == [0, 0]


def test_no_die_is_left_when_all_are_bought() -> None:
    realm = "mine mine green/barony green/barony grain=9"
    game = table(realm, "barony barony", fate="good-harvest").keep()
    assert game.why("buy:green") == "No such die is left."


def test_the_holder_of_the_fate_die_chooses_faces_first() -> None:
    game = table(DUCHIES, DUCHIES, TWO, holder=1, fate="innovation").collect()
    assert game.left("duchy") == 0
    game.play("black:duchy>mine", seat=2)
    assert game.left("duchy") == 1
    wanted = "Seat 1 chooses first, and there may not be enough for both."
    assert game.why("white:barony>duchy", seat=0) == wanted
    game.play("white:barony>duchy", seat=1)
    assert game.left("duchy") == 0


def test_who_comes_later_waits_only_for_what_is_scarce() -> None:
    game = table(DUCHIES, DUCHIES, holder=1, fate="innovation").collect()
    assert game.left("duchy") == 2
    assert "white:barony>duchy" not in game.legal()
    assert "white:barony>county" in game.legal()
    game.play("done", seat=1)
    assert "white:barony>duchy" in game.legal()


def test_a_power_claims_a_face_as_upgrades_do() -> None:
    first = "duchy+duchy+duchy+duchy+duchy steward"
    second = "duchy+duchy+duchy+duchy+duchy university barony+duchy"
    game = table(first, second, fate="good-harvest").collect()
    assert game.left("duchy") == 1
    assert game.why("white:barony>duchy", seat=1).startswith("Seat 0 chooses first")


def temples(first: str, fate: str = "innovation") -> Table:
    """Seat 1 wants a Temple, of which two are left; seat 0 chooses first."""
    second = "shrine+temple+temple+temple+temple+temple temple engineer"
    game = table(first, second, tiles=TEMPLES, fate=fate)
    return game.collect()


@pytest.mark.parametrize(
    ("first", "free"),
    [
        # A Temple has six dots: six upgrades from a Barony, four from a Shrine, three from a Duchy.
        ("tinker tinker", True),
        ("tinker tinker+duchy", True),
        ("engineer engineer+duchy", False),
        ("tinker tinker+shrine", True),
        ("engineer engineer engineer+shrine", False),
        # What a power lifts to four dots can be swapped again.
        ("steward tinker", True),
        ("steward engineer engineer", False),
        # A green die takes no Temple.
        ("tinker tinker green/duchy+duchy", True),
    ],
)
def test_a_face_is_claimed_as_often_as_it_can_be_paid(first: str, free: bool) -> None:
    game = temples(first)
    assert game.left("temple") == 2
    assert ("black:shrine>temple" in game.legal(seat=1)) == free


def test_a_face_that_goes_back_is_for_everybody_at_once() -> None:
    game = table(DUCHIES, DUCHIES, TWO, fate="innovation").collect()
    assert game.why("white:barony>duchy") == "No Duchy is left."
    game.play("black:duchy>mine", seat=2)
    assert "white:barony>duchy" in game.legal()


def test_collecting_in_any_order_ends_alike() -> None:
    """Whether the grain ran out is settled clockwise, whoever was quick."""
    ends = set()
    for order in itertools.permutations(range(2)):
        game = table("banker grange grain=9", "banker grange grain=5", fate="good-harvest").keep()
        for seat in order:
            moves = ["bank:black", *["grain>vp"] * 4, "close"] if seat == 0 else []
            game.play("collect", *moves, "done", seat=seat)
        ends.add((game.position.final, tuple(game.position.scores()), game.position.grain))
    assert len(ends) == 1


def test_grain_given_back_by_an_earlier_seat_serves_the_later_one() -> None:
    game = grain_race(holder=0)
    game.play("collect", seat=1).play("done", seat=1)
    game.play("collect", "bank:black", "grain>vp", "close", "done")
    assert not game.position.final


@pytest.mark.parametrize(("taken", "final"), [("tinker", False), ("tower", True)])
def test_grain_taken_at_most_counts_though_some_was_given_back(taken: str, final: bool) -> None:
    """Four grain are left: the later seat takes four, gives one back, the earlier takes one."""
    realms = (f"banker {taken} grain=8", "banker mill grain=12")
    game = table(*realms, tiles=TILES, fate="innovation").keep()
    assert game.position.grain == 4
    game.play("collect", "bank:black", "grain>vp", "close", "done", seat=1)
    assert not game.position.final
    game.play("collect", "done")
    assert game.position.grain == (0 if final else 1)
    assert game.position.final == final


@pytest.mark.parametrize(("taken", "final"), [("tinker", False), ("barony", True)])
def test_points_taken_at_most_count_though_some_were_given_back(taken: str, final: bool) -> None:
    """Two points are left; the later seat takes two, gives one back, and the earlier takes one."""
    realms = (f"banker {taken} vp=34", "banker county vp=0")
    game = table(*realms, tiles=TILES, fate="innovation").keep()
    assert game.position.vp == 2
    game.play("collect", "bank:black", "vp>grain", "close", "done", seat=1)
    assert not game.position.final
    game.play("collect", "done")
    assert game.position.vp == (0 if final else 1)
    assert game.position.final == final


def test_grain_given_back_by_a_later_seat_comes_too_late() -> None:
    game = grain_race(holder=1)
    game.play("collect", "bank:black", "grain>vp", "close", "done")
    game.play("collect", "done", seat=1)
    assert game.position.final


def test_who_is_named_is_one_who_may_take_it() -> None:
    """Seat 0 comes first of all, but can't get a Temple, nor pay for a die."""
    game = table("tinker tinker", *temple_race(), tiles=TEMPLES, fate="innovation").collect()
    assert game.why("black:shrine>temple", seat=2).startswith("Seat 1 chooses first")
    game = table("tinker tinker", RICH, RICH, fate="good-harvest").keep()
    game.play("buy:green", seat=2)
    assert game.why("buy:green", seat=2).startswith("Seat 1 chooses first")


def temple_race() -> tuple[str, str]:
    """Two seats that can pay for a Temple."""
    return "engineer engineer+duchy", "shrine+temple+temple+temple+temple+temple temple engineer"


def test_a_face_that_does_not_fit_is_not_waited_for() -> None:
    """A green die takes no Steward, whoever chooses first."""
    stewards = "steward+steward+steward+steward+steward+steward"
    realms = ("tinker tinker", f"{stewards} engineer+steward green/barony")
    game = table(*realms, tiles="steward temple shrine hero plow-team", fate="innovation").collect()
    assert game.left("steward") == 1
    assert game.why("white:barony>steward", seat=1).startswith("Seat 0 chooses first")
    assert game.why("green1:barony>steward", seat=1).startswith("Steward is not green")
