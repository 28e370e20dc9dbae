"""Watching other seats, the lines of the log, labels and reasons, over a socket."""

from contextlib import ExitStack

from rollwright.server.client_messages import MOST_LABELS, MOST_WATCHED
from tests.server.live_server import HttpClient, Json, RunningServer, SocketClient

# At an event fewer boards may be watched than at a table.
AT_EVENT = 12


def next_update(player: SocketClient, has: str) -> Json:
    """The next update with this field."""
    while True:
        message = player.take()
        if message["op"] == "update" and has in message:
            return message


def pair(server: RunningServer) -> tuple[HttpClient, HttpClient, str]:
    """Ann and Bob at a table that is not started yet."""
    ann, bob = server.new_client(), server.new_client()
    table = ann.open(seats=2, dice="manual")
    bob.join(table, "Bob")
    return ann, bob, table


def test_a_watched_move_arrives_as_marks_without_asking(server: RunningServer) -> None:
    ann, bob, table = pair(server)
    with ann.open_socket(table) as one, bob.open_socket(table) as two:
        one.execute("start")
        one.execute("roll", outcome="r3 b4")
        two.until(lambda: two.view["moves"])
        assert two.ask("watch", seats=[0])["seats"] == [0]
        two.until(lambda: "0" in two.view["boards"])
        assert two.view["boards"]["0"]["marks"] == []
        one.execute("play", move="r3>PA")
        change = next_update(two, "boards")["boards"]
        assert [*change] == ["0"]
        assert set(change["0"]) == {"marks", "dice"}
        assert [mark[1:] for mark in change["0"]["marks"]] == [["filled", "3"]]
        # The whole view has what is watched, too.
        two.ask("why", move="done")
        two.socket.send('{"op":"sync","command":"s"}')
        while two.take()["op"] != "view":
            pass
        assert set(two.view["boards"]) == {"0", "1"}
        # Whoever does not look any more is told no more.
        two.ask("watch", seats=[])
        known = two.view["boards"]["0"]
        one.execute("play", move="b4>IA")
        two.until(lambda: two.version >= one.version)
        two.execute("play", move="r3>OH")
        assert two.view["boards"]["0"] == known
        assert one.view["boards"]["0"] != known


def test_a_spectator_may_watch_from_before_the_start(server: RunningServer) -> None:
    ann, _, table = pair(server)
    with ann.open_socket(table) as host, server.new_client().open_socket(table) as spectator:
        assert spectator.ask("watch", seats=[0, 1])["op"] == "watching"
        assert spectator.view["boards"] == {}
        host.execute("start")
        spectator.until(lambda: spectator.view["boards"])
        assert set(spectator.view["boards"]) == {"0", "1"}


def test_a_crowd_may_be_watched_seat_by_seat(server: RunningServer) -> None:
    host, guests = server.new_client(), [server.new_client() for _ in range(3)]
    table = host.open(kind="event")
    for at, guest in enumerate(guests):
        guest.join(table, f"G{at}")
    with host.open_socket(table) as screen, guests[1].open_socket(table) as player:
        screen.ask("watch", seats=[1])
        screen.execute("start")
        player.until(lambda: player.view["moves"])
        screen.until(lambda: screen.view["status"]["phase"] == "play")
        assert set(screen.view["boards"]) == {"1"}
        player.play_first()
        change = next_update(screen, "boards")["boards"]
        assert [*change] == ["1"]
        assert change["1"]["marks"] == player.view["boards"]["1"]["marks"]


def test_watching_has_limits(server: RunningServer) -> None:
    host = server.new_client()
    table = host.open(kind="event")
    for at in range(AT_EVENT + 1):
        server.new_client().join(table, f"G{at}")
    with host.open_socket(table) as screen:
        many = list(range(AT_EVENT + 1))
        assert screen.ask("watch", seats=many[:-1])["op"] == "watching"
        answer = screen.ask("watch", seats=many)
        assert (answer["op"], answer["error"]["code"]) == ("refused", "refused")
        assert str(AT_EVENT) in answer["error"]["message"]
        for seats in ([99], [0, 13]):
            assert screen.ask("watch", seats=seats)["error"]["code"] == "refused"
        for wrong in ([-1], ["0"], [0] * (MOST_WATCHED + 1), "0", [None]):
            assert screen.ask("watch", seats=wrong)["error"]["code"] == "bad-request"


# --- labels and reasons ----------------------------------------------------------------------


def test_labels_are_told_of_legal_moves_alone(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(dice="manual", start=True)
    with ann.open_socket(table, "?language=es") as player:
        assert player.ask("labels", moves=["r3>PA"])["labels"] == {}
        player.execute("roll", outcome="r3 b4")
        asked = ["r3>PA", "done", "r3>TX", "nonsense", "", "r3>PA"]
        labels = player.ask("labels", moves=asked)["labels"]
        assert labels == {"r3>PA": "Anotar el 3 rojo en Pensilvania"}
        every = player.ask("labels", moves=player.moves())["labels"]
        assert list(every) == player.moves()
        assert all(every.values())
        many = ["r3>PA"] * MOST_LABELS
        assert player.ask("labels", moves=many)["labels"] == labels
        for wrong in ([*many, "done"], "done", [1], ["x" * 500]):
            assert player.ask("labels", moves=wrong)["error"]["code"] == "bad-request"
    with server.new_client().open_socket(table) as spectator:
        assert spectator.ask("labels", moves=["done"])["error"]["code"] == "not-seated"


def test_a_place_asks_with_a_die_and_with_what_is_in_hand(server: RunningServer) -> None:
    ann, bob = server.new_client(), server.new_client()
    table = ann.open(game="dice-realms", seats=2, dice="manual")
    bob.join(table, "Bob")
    with ann.open_socket(table) as one, bob.open_socket(table) as two:
        one.execute("start")
        for outcome in ("fate innovation", "0 tinker farm", "1 farm tinker"):
            one.execute("roll", outcome=outcome)
        assert one.ask("why-there", place="die:black")["legal"]
        assert one.ask("why-there", place="die:black", die="black")["legal"]
        assert not one.ask("why-there", place="die:black", die="white")["legal"]
        for _ in range(2):
            for player in (one, two):
                player.until(lambda player=player: "done" in player.moves())  # type: ignore[misc]
                player.execute("play", move="done")
        one.until(lambda: "black:tinker>engineer" in one.moves())
        assert one.ask("why-there", place="tray:engineer", source="black:5")["legal"]
        dear = one.ask("why-there", place="tray:duchy", source="black:5")
        assert not dear["legal"]
        assert "upgrades" in dear["reason"]
        assert not one.ask("why-there", place="tray:engineer", source="nowhere")["legal"]


# --- the log ---------------------------------------------------------------------------------


def test_a_line_that_changes_brings_the_whole_log(server: RunningServer) -> None:
    ann, bob, table = pair(server)
    with ann.open_socket(table) as one, bob.open_socket(table) as two:
        one.execute("start")
        one.execute("roll", outcome="r3 b4")
        lines = next_update(two, "lines")["lines"]
        assert lines
        known = len(two.view["log"])
        two.until(lambda: two.view["moves"])
        two.play_first()
        # Bob's move is told with his name from now on.
        two.execute("leave")
        one.until(lambda: one.version >= two.version)
        log = one.view["log"]
        assert log == ann.look(table)["log"]
        assert [line["text"] for line in log if line["text"].startswith("Bob: ")]
        assert len(log) >= known


def test_a_long_log_drops_its_oldest_lines(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(start=True)
    with ann.open_socket(table) as player:
        while len(player.view["log"]) < 70:
            player.play_first()
        kept = ann.look(table)["log"]
        assert len(kept) < 70
        assert player.view["log"][-len(kept) :] == kept


def test_a_table_tells_how_many_watch_and_counts_each_once(server: RunningServer) -> None:
    ann, bob, table = pair(server)
    eve = server.new_client()
    with ann.open_socket(table) as host, bob.open_socket(table):
        assert host.view["watchers"] == 0
        # Two windows of one guest are one who watches.
        with eve.open_socket(table) as seen, eve.open_socket(table):
            host.until(lambda: host.view["watchers"] == 1)
            seen.until(lambda: seen.view["watchers"] == 1)
        host.until(lambda: host.view["watchers"] == 0)


def test_of_many_who_watch_not_each_is_told(server: RunningServer) -> None:
    ann, _, table = pair(server)
    with ann.open_socket(table) as host, ExitStack() as crowd:
        for _ in range(20):
            crowd.enter_context(server.new_client().open_socket(table))
        host.until(lambda: host.view["watchers"] == 20)
        one_more = crowd.enter_context(server.new_client().open_socket(table))
        one_more.until(lambda: one_more.view["watchers"] == 20)
        # The next thing that she is told is the answer: nobody has told of the last one.
        host.socket.send('{"op":"why","command":"w","move":"?"}')
        assert host.take()["command"] == "w"


def test_nobody_is_counted_at_an_event(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(kind="event", seat=True)
    with ann.open_socket(table) as host, server.new_client().open_socket(table) as eve:
        assert eve.view["watchers"] == host.view["watchers"] == 0
