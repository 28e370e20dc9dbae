"""Counters: the goods of each seat, and the supply that all share."""

from rollwright.core.message import say
from tests.games.dice_realms.table import GAME, Table, load, new_game, table


def counted(game: Table, seat: int = 0) -> dict[str, int]:
    """The numbers of a seat by counter."""
    ids = [counter.id for counter in GAME.paper.counters(game.position)]
    return dict(zip(ids, GAME.paper.counts(game.position, seat), strict=True))


def test_each_good_of_a_seat_and_of_the_supply_is_counted() -> None:
    game = table("tower barony grain=5 vp=4 misery=3 tokens=2 sets=1", "barony barony grain=2")
    own = {"grain": 5, "vp": 4, "coin": 1, "upgrade": 0, "token": 2, "set": 1, "misery": 3}
    found = counted(game)
    assert {name: count for name, count in found.items() if ":" not in name} == own
    assert counted(game, 1)["grain"] == 2
    supply = {name: count for name, count in found.items() if ":" in name}
    assert list(supply) == ["supply:grain", "supply:vp", "supply:misery"]
    assert supply == {name: count for name, count in counted(game, 1).items() if ":" in name}


def test_what_is_bought_is_counted() -> None:
    data = table("barony barony", "barony barony", fate="good-harvest").keep().json()
    data["realms"][0] |= {"coins": 6}
    game = load(data)
    before = counted(game)
    game.play("buy:token", "buy:upgrade")
    after = counted(game)
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    assert changed == {"coin": -3, "token": 1, "upgrade": 1}


def test_a_supply_counter_is_common_and_says_what_it_belongs_to() -> None:
    counters = {counter.id: counter for counter in GAME.paper.counters(new_game().position)}
    assert [name for name, one in counters.items() if one.common] == [
        "supply:grain",
        "supply:vp",
        "supply:misery",
    ]
    grain = counters["supply:grain"]
    assert (say(grain.name), say(grain.name, "es")) == ("Supply: grain", "Reserva: grano")
    assert grain.sign == counters["grain"].sign == "grain"
