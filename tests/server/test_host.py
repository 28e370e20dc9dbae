"""The host of an event sees all seats; a host who is absent can be replaced."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.server.connection import Connection
from rollwright.server.presence import Presence
from tests.server.live_server import (
    HttpClient,
    Json,
    RunningServer,
    SocketClient,
    run_in_thread,
    settings_for,
)
from tests.server.scripted_line import ScriptedLine

CROWD = 16


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[RunningServer]:
    """A server at which an absent host can be replaced at once."""
    with run_in_thread(settings_for(tmp_path, guest_rate=1000.0, host_seconds=0.0)) as running:
        yield running


def crowd(server: RunningServer, table: str) -> list[HttpClient]:
    guests = [server.new_client() for _ in range(CROWD)]
    for at, guest in enumerate(guests):
        guest.join(table, f"Guest {at}")
    return guests


def standings(player: SocketClient, seats: int) -> Json:
    """The next standings with this many seats."""
    player.others.clear()
    player.until(lambda: any(told.get("seats") == seats for told in player.others))
    return player.others[-1]


def seat(player: SocketClient, number: int) -> Json:
    found: Json = next(one for one in player.view["seats"] if one["seat"] == number)
    return found


def test_who_came_after_the_host_looked_can_be_removed_at_once(server: RunningServer) -> None:
    host = server.new_client()
    table = host.open(kind="event")
    with host.open_socket(table) as player:
        crowd(server, table)
        told = standings(player, CROWD)
        player.until(lambda: len(player.view["seats"]) == 12)
        assert player.ask("kick", seat=11, version=told["version"])["op"] == "ack"
        player.until(lambda: all(one["seat"] != 11 for one in player.view["seats"]))


def test_the_host_sees_who_still_thinks_and_who_was_removed(server: RunningServer) -> None:
    host = server.new_client()
    table = host.open(kind="event")
    guests = crowd(server, table)
    with host.open_socket(table) as player, guests[3].open_socket(table) as third:
        player.execute("start")
        player.until(lambda: seat(player, 3).get("waiting"))
        third.until(lambda: third.view["moves"])
        while third.view["moves"]:
            third.play_first()
        player.until(lambda: not seat(player, 3).get("waiting"))
        assert seat(player, 4).get("waiting")
        assert player.ask("kick", seat=5)["op"] == "ack"
        player.until(lambda: seat(player, 5)["kind"] == "bot")


def test_a_host_finds_anybody_by_name(server: RunningServer) -> None:
    host = server.new_client()
    table = host.open(kind="event")
    guests = crowd(server, table)
    with host.open_socket(table) as player, guests[0].open_socket(table) as stranger:
        found = player.ask("seats", text=" gUEST 15 ")
        assert [(one["seat"], one["name"], one["kind"]) for one in found["seats"]] == [
            (15, "Guest 15", "person")
        ]
        assert player.ask("kick", seat=15, version=found["version"])["op"] == "ack"
        assert player.ask("seats", text="Guest 15")["seats"] == []
        assert [one["seat"] for one in player.ask("seats", text="")["seats"]] == list(range(12))
        assert stranger.ask("seats", text="")["error"]["code"] == "not-host"


@pytest.mark.parametrize("kind", ["table", "event"])
def test_somebody_who_sits_takes_over_from_an_absent_host(hasty: RunningServer, kind: str) -> None:
    host, bob, eve = hasty.new_client(), hasty.new_client(), hasty.new_client()
    table = host.open(kind=kind, seats=2 if kind == "table" else 1)
    bob.join(table, "Bob")
    with bob.open_socket(table) as player, eve.open_socket(table) as stranger:
        with host.open_socket(table):
            player.until(lambda: not player.view["host"]["away"])
            assert player.ask("claim")["error"]["code"] == "refused"
        name = "Ann" if kind == "table" else ""
        player.until(lambda: player.view["host"] == {"name": name, "away": True})
        assert stranger.ask("claim")["error"]["code"] == "not-seated"
        player.execute("claim")
        player.until(lambda: player.view["you"]["host"])
        stranger.until(lambda: stranger.view["host"] == {"name": "Bob", "away": False})
        assert stranger.view["log"][-1]["text"] == "Bob is the host now."
        player.execute("start")


def test_a_host_who_left_only_now_is_waited_for(server: RunningServer) -> None:
    host, bob = server.new_client(), server.new_client()
    table = host.open(seats=2)
    bob.join(table, "Bob")
    with bob.open_socket(table) as player:
        assert not player.view["host"]["away"]
        assert player.ask("claim")["error"]["code"] == "refused"


def test_how_long_somebody_has_been_away() -> None:
    now = [100.0]
    presence = Presence(lambda: now[0])

    here, there = [Connection("ann", "en", ScriptedLine()) for _ in range(2)]
    now[0] = 130.0
    assert presence.away_for("ann") == 30.0
    presence.add(here)
    presence.add(there)
    now[0] = 150.0
    presence.remove(here, remember=True)
    assert presence.is_here("ann")
    assert presence.away_for("ann") == 0.0
    presence.remove(there, remember=True)
    now[0] = 155.0
    assert (presence.is_here("ann"), presence.away_for("ann")) == (False, 5.0)
