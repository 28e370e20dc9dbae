"""Timing: who comes first where dice or faces run short, and that the order changes nothing."""

import itertools

from tests.games.dice_realms.table import Table, table

RICH = "mine mine grain=9"
# Five Duchies each.
DUCHIES = "duchy+duchy+duchy+duchy+duchy university"
TWO = "duchy+duchy university"
TILES = "banker brewer steward temple shrine"


def grain_race(holder: int) -> Table:
    """Three grain are left, seat 1 collects four of them, and seat 0 can give one back."""
    realms = ("banker tinker grain=13", "mill brewer grain=16")
    game = table(*realms, holder=holder, tiles=TILES, fate="innovation")
    assert game.position.grain == 3
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
    game = dice_race(holder=0, first="banker tinker grain=0 treasury=0")
    assert game.why("buy:gray", seat=1).startswith("Seat 0 chooses first")
    game.play("collect", "bank:black")
    assert game.why("buy:gray", seat=1).startswith("Seat 0 chooses first")
    game.play("close", "done")
    assert "buy:gray" in game.legal(seat=1)


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


def test_grain_given_back_by_a_later_seat_comes_too_late() -> None:
    game = grain_race(holder=1)
    game.play("collect", "bank:black", "grain>vp", "close", "done")
    game.play("collect", "done", seat=1)
    assert game.position.final
