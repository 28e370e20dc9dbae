"""The socket of a table: playing together, watching, coming back."""

import json
from concurrent.futures import Future
from pathlib import Path

from rollwright.server.view import shared_parts
from rollwright.server.wire.view_parts import StatusView
from rollwright.tables.commands import Leave, RollDice, Start
from rollwright.tables.standings import standings_of
from tests.server.live_server import RunningServer, run_in_thread, settings_for
from tests.tables.table_driver import ANN, BOB, EVE, TableDriver, new_id


def test_against_a_bot_to_the_end(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(
        game="rolling-realms", options={"rounds": 1}, seats=2, bots=["random"], start=True
    )
    with ann.open_socket(table) as player:
        player.play_to_the_end()
        assert player.view["status"]["phase"] == "over"
        assert len(player.view["result"]) == 2
        assert player.view["moves"] == []


def test_two_guests_see_each_others_moves_and_a_third_watches(server: RunningServer) -> None:
    ann, bob, eve = server.new_client(), server.new_client(), server.new_client()
    table = ann.open(seats=2)
    with ann.open_socket(table) as one, eve.open_socket(table, "?language=es") as spectator:
        bob.join(table, "Bob")
        with bob.open_socket(table) as two:
            one.until(lambda: not one.view["seats"][1].get("away"))
            assert one.ask("play", move="done")["error"]["code"] == "refused"
            one.execute("start")
            one.play_first()
            text = one.view["log"][-1]
            two.until(lambda: two.view["log"][-1] == text)
            assert [*two.view["boards"]] == ["1"]
            assert two.view["boards"]["1"]["marks"] == []
            assert one.view["boards"]["0"]["marks"]
            spectator.until(lambda: spectator.version >= two.version)
            assert spectator.view["boards"] == {}
            assert spectator.view["moves"] == []
            assert spectator.view["log"][-1]["text"] != text["text"]
            assert spectator.ask("play", move="done")["error"]["code"] == "not-seated"
            assert spectator.ask("watch", seats=[0])["seats"] == [0]
            spectator.until(lambda: spectator.view["boards"])
            assert [*spectator.view["boards"]] == ["0"]
            assert spectator.view["boards"]["0"]["marks"] == one.view["boards"]["0"]["marks"]
            assert spectator.view["moves"] == []
        one.until(lambda: one.view["seats"][1].get("away"))


def test_an_update_tells_only_what_changed(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(start=True)
    with ann.open_socket(table) as player:
        player.until(lambda: player.view["moves"])
        before = dict(player.view)
        move = player.moves()[0]
        player.socket.send(json.dumps({"op": "play", "command": "c", "move": move}))
        message = player.take()
        while message["op"] != "update":
            message = player.take()
        changes = message["changes"]
        assert {"moves", "can_undo"} <= set(changes)
        assert not {"boards", "log", "game", "commitment", "tiles", "dice"} & set(changes)
        assert all(before[name] != part for name, part in changes.items())
        assert [line["seat"] for line in message["lines"]] == [0]
        (board,) = message["boards"].values()
        assert set(board) == {"marks", "dice"}
        assert len(board["marks"]) == 1
        assert player.view["boards"] != before["boards"]
        assert player.view == ann.look(table)


def test_coming_back_shows_everything(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(start=True)
    with ann.open_socket(table) as player:
        player.play_first()
        left = player.view
        version = player.version
    with ann.open_socket(table, f"?version={version}") as player:
        assert player.version == version
        assert player.view == left
        player.play_first()


def test_sync_shows_everything_again(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(start=True)
    with ann.open_socket(table) as player:
        player.until(lambda: player.view["moves"])
        player.socket.send(json.dumps({"op": "sync", "command": "s"}))
        message = player.take()
        assert message["op"] == "view"
        assert message["view"]["moves"] == player.view["moves"]


def test_undo_brings_back_the_board(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(start=True)
    with ann.open_socket(table) as player:
        player.until(lambda: player.view["moves"])
        boards, moves = player.view["boards"], player.view["moves"]
        assert not player.view["can_undo"]
        assert player.ask("undo")["error"]["code"] == "nothing-to-undo"
        player.play_first()
        assert player.view["can_undo"]
        player.execute("undo")
        assert (player.view["boards"], player.view["moves"]) == (boards, moves)
        assert not player.view["can_undo"]


def test_a_refused_move_tells_why_and_changes_nothing(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(start=True)
    with ann.open_socket(table) as player:
        player.until(lambda: player.view["moves"])
        version = player.version
        answer = player.ask("play", move="done")
        assert (answer["op"], answer["error"]["code"]) == ("refused", "illegal-move")
        why = player.ask("why", move="done")
        assert not why["legal"]
        assert why["reason"] == answer["error"]["message"]
        legal = player.ask("why", move=player.moves()[0])
        assert legal["legal"]
        assert player.version == version == ann.get(f"/api/tables/{table}")["version"]


def test_a_turn_tells_why_it_cannot_be_ended(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(dice="manual", start=True)
    with ann.open_socket(table) as player:
        idle = player.ask("why-end")
        assert idle["reason"] == "Ann has nothing to decide: the dice come first."
        player.execute("roll", outcome="r3 b4")
        why = player.ask("why-end")
        assert not why["legal"]
        assert why["reason"] == player.ask("why", move="done")["reason"] != ""
        player.execute("play", move="r3>PA")
        player.execute("play", move="b4>IL")
        ended = player.ask("why-end")
        assert (ended["op"], ended["legal"], ended["reason"]) == ("why", True, "")


def test_a_place_tells_why_a_die_does_not_go_there(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(dice="manual", start=True)
    with ann.open_socket(table, "?language=es") as player:
        idle = player.ask("why-there", place="PA", die="r3")
        assert idle["reason"] == "Ann no tiene nada que decidir: primero los dados."
        player.execute("roll", outcome="r3 b4")
        assert player.view["status"]["roll"] == "Ann saca el 3 rojo y el 4 azul."
        version = player.version
        legal = player.ask("why-there", place="PA", die="r3")
        assert (legal["op"], legal["legal"], legal["reason"]) == ("why", True, "")
        player.execute("play", move="r3>PA")
        taken = player.ask("why-there", place="PA", die="b4")
        assert not taken["legal"]
        assert taken["reason"].startswith("Pensilvania")
        for place, die in (("nowhere", ""), ("\u0000", "\u0000"), ("PA", "x" * 50)):
            assert not player.ask("why-there", place=place, die=die)["legal"]
        assert player.ask("why-there", die="r3")["error"]["code"] == "bad-request"
        assert player.version == version + 1


def test_a_spectator_has_no_place_to_ask_about(server: RunningServer) -> None:
    ann, eve = server.new_client(), server.new_client()
    table = ann.open(start=True)
    with eve.open_socket(table) as spectator:
        assert spectator.ask("why-there", place="PA")["error"]["code"] == "not-seated"


def test_bots_are_called_by_their_names_in_the_language_of_the_viewer(
    server: RunningServer,
) -> None:
    ann = server.new_client()
    table = ann.open(seats=3, bots=["greedy", "greedy"], start=True)
    with ann.open_socket(table) as english, ann.open_socket(table, "?language=es") as spanish:
        assert [seat["name"] for seat in english.view["seats"]] == ["Ann", "Greedy", "Greedy 2"]
        assert [seat["name"] for seat in spanish.view["seats"]][1:] == ["Codicioso", "Codicioso 2"]
        assert {seat.get("bot") for seat in english.view["seats"]} == {None, "greedy"}


def test_repeating_a_command_is_harmless(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(start=True)
    with ann.open_socket(table) as player:
        player.until(lambda: player.view["moves"])
        move = player.moves()[0]
        first = player.ask("play", "same", move=move)
        assert player.ask("play", "same", move=move) == first
    with ann.open_socket(table) as player:
        assert player.ask("play", "same", move=move) == first
        assert player.version == first["version"]


def test_a_stale_command_is_refused_and_everything_shown(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(start=True)
    with ann.open_socket(table) as player, ann.open_socket(table) as other_tab:
        player.until(lambda: player.view["moves"])
        other_tab.until(lambda: other_tab.view["moves"])
        seen, move = other_tab.version, other_tab.moves()[0]
        player.play_first()
        answer = other_tab.ask("play", version=seen, move=move)
        assert answer["error"]["code"] == "stale"
        other_tab.until(lambda: other_tab.view == player.view)


def test_a_hint_is_a_legal_move(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(game="rolling-realms", start=True)
    with ann.open_socket(table) as player:
        player.until(lambda: player.view["moves"])
        hint = player.ask("hint")
        assert hint["move"] in player.moves()
        labels = player.ask("labels", moves=[hint["move"]])["labels"]
        assert labels == {hint["move"]: hint["label"]}


def test_the_host_types_real_dice(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(dice="manual", start=True)
    with ann.open_socket(table) as player:
        assert player.view["commitment"] == ""
        assert player.view["status"]["phase"] == "roll"
        assert player.ask("roll", outcome="r9 w5")["error"]["code"] == "bad-outcome"
        player.execute("roll", outcome="r3 w5")
        shown = [(die["id"], die["value"]) for die in player.view["status"]["shown"]]
        assert shown == [("r3", "3"), ("w5", "5")]
        assert "3" in player.view["status"]["roll"]
        assert player.view["moves"]


def test_the_rights_of_the_host(server: RunningServer) -> None:
    ann, bob, eve = server.new_client(), server.new_client(), server.new_client()
    table = ann.open(seats=3)
    bob.join(table, "Bob")
    eve.join(table, "Eve")
    with (
        ann.open_socket(table) as host,
        bob.open_socket(table) as other,
        eve.open_socket(table) as third,
    ):
        assert other.ask("kick", seat=2)["error"]["code"] == "not-host"
        host.execute("kick", seat=2)
        third.until(lambda: third.view["you"]["seat"] is None)
        host.execute("bot", seat=2, bot="random")
        host.execute("start")
        host.execute("pause")
        other.until(lambda: other.view["stage"] == "paused")
        assert other.view["moves"] == []
        host.execute("resume")
        host.execute("hand", seat=1)
        other.until(lambda: other.view["you"]["host"])
        other.execute("rename", name="Robert")
        host.until(lambda: host.view["seats"][1]["name"] == "Robert")
        other.execute("pause")


def test_what_somebody_did_keeps_their_name_after_they_left(server: RunningServer) -> None:
    ann, bob, eve = server.new_client(), server.new_client(), server.new_client()
    table = ann.open(seats=2, dice="manual")
    bob.join(table, "Bob")
    with ann.open_socket(table) as host, bob.open_socket(table) as friend:
        host.execute("start")
        host.execute("roll", outcome="r3 b4")
        friend.play_first()
        host.execute("kick", seat=1)
        assert eve.join(table, "Eve") == 1
        host.until(lambda: host.view["seats"][1]["name"] == "Eve")
        told = {line["text"]: line.get("named") for line in host.view["log"] if line["seat"] == 1}
    sat, played, *later = told
    assert sat == "Bob takes a seat."
    assert played.startswith("Bob: ")
    assert later == ["Bob leaves the seat.", "Eve takes a seat."]
    assert all(told.values())


def test_who_rolled_keeps_the_name_after_leaving() -> None:
    driver = TableDriver(seats=2, dice="manual")
    driver.join(BOB, "Bob")
    driver.execute(ANN, Start(command=new_id()))
    driver.execute(ANN, RollDice(command=new_id(), outcome="r3 b4"))
    live = driver.live

    def roll_text() -> object:
        status = shared_parts(live, "en", standings_of(live), lambda _: True)["status"]
        assert isinstance(status, StatusView)
        return status.roll

    before = roll_text()
    assert "Ann" in str(before)
    driver.execute(ANN, Leave(command=new_id()))
    assert roll_text() == before
    driver.join(EVE, "Eve")
    assert roll_text() == before


def test_a_table_nobody_has_opened(server: RunningServer) -> None:
    with server.new_client().connect("zzzzzzzz") as socket:
        message = json.loads(socket.recv(30))
        assert (message["op"], message["code"]) == ("gone", "unknown-table")


def test_what_could_not_be_kept_is_refused_before_the_table_is_loaded_again(tmp_path: Path) -> None:
    with run_in_thread(settings_for(tmp_path)) as small:
        ann = small.new_client()
        table = ann.open(start=True)
        assert small.state is not None
        with ann.open_socket(table) as player:
            small.state.registry.journal.append = _full_disk  # type: ignore[method-assign]
            answer = player.ask("rename", name="Anna")
            assert answer["error"]["code"] == "not-kept"
            player.until(lambda: player.others)
            assert player.others[-1]["code"] == "lost"


def _full_disk(table_id: str, first: int, events: object) -> Future[None]:
    failed: Future[None] = Future()
    failed.set_exception(OSError("the disk is full"))
    return failed


def test_nothing_rolls_while_nobody_is_there(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(start=True)
    assert ann.look(table)["status"]["phase"] == "roll"
    with ann.open_socket(table) as player:
        player.until(lambda: player.view["moves"])


def test_a_crowd_gets_standings_and_only_its_own_moves(server: RunningServer) -> None:
    host = server.new_client()
    table = host.open(kind="event")
    crowd = [server.new_client() for _ in range(3)]
    for at, guest in enumerate(crowd):
        guest.join(table, f"G{at}")
    with (
        host.open_socket(table) as screen,
        crowd[0].open_socket(table) as one,
        crowd[1].open_socket(table) as two,
    ):
        screen.execute("start")
        one.until(lambda: one.view["moves"])
        two.until(lambda: two.view["moves"])
        version = two.version
        one.play_first()
        screen.until(lambda: screen.others and screen.others[-1]["waiting"] == 3)
        assert screen.others[-1]["you"] is None
        assert [entry["seat"] for entry in screen.others[-1]["top"]] == [0, 1, 2]
        two.until(lambda: two.others)
        assert two.others[-1]["you"]["place"] == 1
        assert two.version == version
        assert two.view["log"][-1]["seat"] is None
        screen.execute("hurry")
        turn = two.view["status"]["turn"]
        two.until(lambda: two.view["status"]["turn"] != turn)


def test_whoever_comes_into_the_lobby_of_a_crowd_sees_how_many_are_there(
    server: RunningServer,
) -> None:
    host, crowd = server.new_client(), [server.new_client() for _ in range(5)]
    table = host.open(kind="event")
    with host.open_socket(table) as screen:
        assert screen.view["count"] == 0
        for at, guest in enumerate(crowd):
            guest.join(table, f"G{at}")
        with (
            server.new_client().open_socket(table) as spectator,
            crowd[0].open_socket(table) as player,
        ):
            assert spectator.view["count"] == player.view["count"] == host.look(table)["count"] == 5
            player.execute("leave")
            screen.until(lambda: screen.others and screen.others[-1]["seats"] == 4)
            assert [entry["name"] for entry in screen.others[-1]["top"]] == ["G1", "G2", "G3", "G4"]
            assert crowd[0].join(table, "G0") == 5
            screen.execute("start")
            spectator.until(lambda: spectator.view["stage"] == "playing")
            assert screen.view["count"] == spectator.view["count"] == 5
            assert [seat["name"] for seat in screen.view["seats"]][-1] == "G0"
