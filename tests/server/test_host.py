"""The host of a crowd sees it as it is; one who stays away can be replaced."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.server.presence import Presence
from rollwright.server.viewer import Viewer
from tests.server.house import Guest, House, Json, Player, house, settings_for

CROWD = 16


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[House]:
    """A server where nobody waits for a host."""
    with house(settings_for(tmp_path, guest_rate=1000.0, host_seconds=0.0)) as running:
        yield running


def crowd(home: House, table: str) -> list[Guest]:
    guests = [home.guest() for _ in range(CROWD)]
    for at, guest in enumerate(guests):
        guest.join(table, f"Guest {at}")
    return guests


def standings(player: Player, seats: int) -> Json:
    """The next standings with so many seats."""
    player.others.clear()
    player.until(lambda: any(told.get("seats") == seats for told in player.others))
    return player.others[-1]


def seat(player: Player, number: int) -> Json:
    found: Json = next(one for one in player.view["seats"] if one["seat"] == number)
    return found


def test_who_came_after_the_host_looked_can_be_removed_at_once(home: House) -> None:
    host = home.guest()
    table = host.open(kind="event")
    with host.sit(table) as player:
        crowd(home, table)
        told = standings(player, CROWD)
        player.until(lambda: len(player.view["seats"]) == 12)
        assert player.ask("kick", seat=11, version=told["version"])["op"] == "ack"
        player.until(lambda: all(one["seat"] != 11 for one in player.view["seats"]))


def test_the_host_sees_who_still_thinks_and_who_was_removed(home: House) -> None:
    host = home.guest()
    table = host.open(kind="event")
    guests = crowd(home, table)
    with host.sit(table) as player, guests[3].sit(table) as third:
        player.do("start")
        player.until(lambda: seat(player, 3)["waiting"])
        third.until(lambda: third.view["moves"])
        while third.view["moves"]:
            third.play_first()
        player.until(lambda: not seat(player, 3)["waiting"])
        assert seat(player, 4)["waiting"]
        assert player.ask("kick", seat=5)["op"] == "ack"
        player.until(lambda: seat(player, 5)["kind"] == "bot")


def test_a_host_finds_anybody_by_name(home: House) -> None:
    host = home.guest()
    table = host.open(kind="event")
    guests = crowd(home, table)
    with host.sit(table) as player, guests[0].sit(table) as stranger:
        found = player.ask("seats", text=" gUEST 15 ")
        assert [(one["seat"], one["name"], one["kind"]) for one in found["seats"]] == [
            (15, "Guest 15", "person")
        ]
        assert player.ask("kick", seat=15, version=found["version"])["op"] == "ack"
        assert player.ask("seats", text="Guest 15")["seats"] == []
        assert [one["seat"] for one in player.ask("seats", text="")["seats"]] == list(range(12))
        assert stranger.ask("seats", text="")["error"]["code"] == "not-host"


@pytest.mark.parametrize("kind", ["table", "event"])
def test_somebody_who_sits_takes_over_from_an_absent_host(hasty: House, kind: str) -> None:
    host, bob, eve = hasty.guest(), hasty.guest(), hasty.guest()
    table = host.open(kind=kind, seats=2 if kind == "table" else 1)
    bob.join(table, "Bob")
    with bob.sit(table) as player, eve.sit(table) as stranger:
        with host.sit(table):
            player.until(lambda: not player.view["host"]["away"])
            assert player.ask("claim")["error"]["code"] == "refused"
        name = "Ann" if kind == "table" else ""
        player.until(lambda: player.view["host"] == {"name": name, "away": True})
        assert stranger.ask("claim")["error"]["code"] == "not-seated"
        player.do("claim")
        player.until(lambda: player.view["you"]["host"])
        stranger.until(lambda: stranger.view["host"] == {"name": "Bob", "away": False})
        assert stranger.view["log"][-1]["text"] == "Bob is the host now."
        player.do("start")


def test_a_host_who_left_only_now_is_waited_for(home: House) -> None:
    host, bob = home.guest(), home.guest()
    table = host.open(seats=2)
    bob.join(table, "Bob")
    with bob.sit(table) as player:
        assert not player.view["host"]["away"]
        assert player.ask("claim")["error"]["code"] == "refused"


def test_how_long_somebody_has_been_away() -> None:
    now = [100.0]
    presence = Presence(lambda: now[0])

    async def send(text: str) -> None:
        pass

    here, there = Viewer("ann", "en", send), Viewer("ann", "en", send)
    now[0] = 130.0
    assert presence.away_for("ann") == 30.0
    presence.come(here)
    presence.come(there)
    now[0] = 150.0
    presence.go(here, remember=True)
    assert presence.is_here("ann")
    assert presence.away_for("ann") == 0.0
    presence.go(there, remember=True)
    now[0] = 155.0
    assert (presence.is_here("ann"), presence.away_for("ann")) == (False, 5.0)
