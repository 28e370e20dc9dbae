"""Bots at a pace and the host's countdown, as clients of a server see them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live_server import RunningServer, SocketClient, run_in_thread, settings_for

DICE = {"game": "dice-realms", "seats": 3, "bots": ["greedy"]}


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[RunningServer]:
    """A server at which a bot would take minutes for each decision."""
    with run_in_thread(settings_for(tmp_path, guest_rate=1000.0, pace=300.0)) as running:
        yield running


def keep_dice(player: SocketClient) -> None:
    """Decide everything in this step as quickly as possible."""
    while player.view["moves"] and player.view["status"]["turn"] == 1:
        moves = player.moves()
        player.execute("play", move="done" if "done" in moves else moves[0])


def test_the_bots_are_skipped_when_everybody_wants_that(patient: RunningServer) -> None:
    ann, bob = patient.new_client(), patient.new_client()
    table = ann.open(**DICE)
    bob.join(table, "Bob")
    with ann.open_socket(table) as host, bob.open_socket(table) as player:
        host.execute("start")
        player.until(lambda: player.view["moves"])
        keep_dice(host)
        keep_dice(player)
        # Whoever came while the bot thinks sees the same, and so does who comes again.
        with patient.new_client().open_socket(table) as watcher:
            assert watcher.view["status"]["waiting"] == [2]
            assert watcher.ask("skip", on=True) == {
                "op": "skipping",
                "command": next(iter(watcher.answers)),
                "on": True,
            }
        assert host.ask("skip", on=True)["on"]
        # Bob has not skipped: the bot still thinks. A spectator has no say.
        assert ann.look(table)["status"]["waiting"] == [2]
        assert player.ask("skip", on=True)["on"]
        player.until(lambda: player.view["status"]["turn"] > 1)
        assert player.ask("skip", on=False)["on"] is False


def test_who_is_not_there_need_not_agree(patient: RunningServer) -> None:
    ann, bob = patient.new_client(), patient.new_client()
    table = ann.open(**DICE)
    bob.join(table, "Bob")
    with ann.open_socket(table) as host:
        with bob.open_socket(table) as player:
            host.execute("start")
            player.until(lambda: player.view["moves"])
            keep_dice(player)
            keep_dice(host)
            host.ask("skip", on=True)
        host.until(lambda: host.view["status"]["turn"] > 1)


def test_all_see_the_countdown_and_the_log_says_for_whom_a_bot_played(
    server: RunningServer,
) -> None:
    ann, bob = server.new_client(), server.new_client()
    table = ann.open(game="rolling-america", seats=2)
    bob.join(table, "Bob")
    with ann.open_socket(table) as host, bob.open_socket(table) as player:
        host.execute("start")
        player.until(lambda: player.view["moves"])
        assert player.ask("countdown", seconds=30)["error"]["code"] == "not-host"
        assert host.ask("countdown", seconds=30)["op"] == "ack"
        player.until(lambda: player.others)
        told = player.others.pop()
        assert 29 < told.pop("left") <= 30
        assert told == {"op": "countdown", "seconds": 30, "every": False, "runs": True}
        # Whoever comes later sees what is left.
        with server.new_client().open_socket(table) as watcher:
            watcher.until(lambda: watcher.others)
            assert watcher.others[0]["seconds"] == 30
        while host.view["moves"]:
            host.play_first()
        assert host.ask("countdown", seconds=1)["op"] == "ack"
        player.until(lambda: player.view["status"]["turn"] == 2)
        lines = [line for line in player.view["log"] if line["kind"] == "time"]
        assert [line["text"] for line in lines] == ["Time was up: the bot played for Bob."]
        assert (lines[0]["seat"], lines[0]["named"]) == (1, True)
        # That was for one turn only.
        player.until(lambda: player.others and player.others[-1]["seconds"] == 0)
