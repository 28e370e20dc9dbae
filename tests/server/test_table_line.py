"""Tables in a few words: what a guest is told of those to come back to."""

from tests.server.live_server import HttpClient, Json, RunningServer


def lines(client: HttpClient, *tables: str) -> list[Json]:
    found: list[Json] = client.get(f"/api/tables?ids={','.join(tables)}&language=en")["tables"]
    return found


def test_each_guest_is_told_whose_turn_it_is(server: RunningServer) -> None:
    ann, bob, eve = (server.new_client() for _ in range(3))
    table = ann.open(seats=2, name="Ann")
    (line,) = lines(ann, table)
    assert (line["stage"], line["count"], line["others"], line["yours"]) == ("lobby", 1, [], False)
    bob.join(table, "Bob")
    with ann.open_socket(table) as player, bob.open_socket(table) as other:
        player.execute("start")
        player.until(lambda: player.view["moves"])
        other.until(lambda: other.view["moves"])
        (own,) = lines(ann, table)
        assert own["yours"]
        assert own["others"] == own["waiting"] == ["Bob"]
        assert (own["round"], own["turn"]) == (1, 1)
        assert own["game"]["name"] == "Rolling America"
        while player.view["moves"]:
            player.play_first()
        (own,), (his,), (hers,) = (lines(client, table) for client in (ann, bob, eve))
    assert (own["yours"], his["yours"], hers["yours"]) == (False, True, False)
    assert own["waiting"] == ["Bob"]
    assert his["waiting"] == []
    assert (own["seat"], his["seat"], hers["seat"]) == (0, 1, None)
    assert (own["host"], his["host"], hers["host"]) == (True, False, False)


def test_a_table_tells_what_is_played_there_and_what_it_waits_for(server: RunningServer) -> None:
    ann = server.new_client()
    realms = {"rounds": 1, "realms": [["scythe", "wingspan", "tapestry"]]}
    table = ann.open(game="rolling-realms", options=realms, dice="manual", start=True)
    (line,) = lines(ann, table)
    assert [card["name"] for card in line["cards"]] == ["Scythe", "Wingspan", "Tapestry"]
    for card in line["cards"]:
        assert ann.http.get(f"/pictures/{card['picture']}").status_code == 200
    assert line["asks"].startswith("Turn 1")
    with ann.open_socket(table) as player:
        player.execute("roll", outcome="3 5")
    (line,) = lines(ann, table)
    assert "3" in line["asks"]
    assert "5" in line["asks"]
    (seen,) = lines(server.new_client(), table)
    assert seen["asks"] == ""


def test_a_finished_game_tells_the_own_place_and_score(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(seats=2, bots=["random"], start=True)
    with ann.open_socket(table) as player:
        player.play_to_the_end()
        result = next(one for one in player.view["result"] if one["seat"] == 0)
    (line,) = lines(ann, table)
    assert line["stage"] == "over"
    assert (line["place"], line["score"]) == (result["place"], result["words"])
    assert line["others"] == ["Random"]


def test_with_real_dice_it_is_the_hosts_turn_to_roll(server: RunningServer) -> None:
    ann, bob = server.new_client(), server.new_client()
    table = ann.open(seats=2, dice="manual")
    bob.join(table, "Bob")
    with ann.open_socket(table) as player:
        player.execute("start")
    assert [line["yours"] for line in lines(ann, table) + lines(bob, table)] == [True, False]


def test_what_does_not_exist_is_left_out_and_the_order_is_kept(server: RunningServer) -> None:
    ann = server.new_client()
    one, two = ann.open(), ann.open(game="rolling-realms")
    asked = (two, "zzzzzzzz", "no/table", "", one, two)
    assert [line["table"] for line in lines(ann, *asked)] == [two, one]
    # Who is not known is told as well, and makes no guest.
    stranger = server.new_client()
    (line,) = lines(stranger, one)
    assert line["seat"] is None
    assert stranger.cookie == ""
    many = ",".join(["zzzzzzzz"] * 23 + [one])
    assert [line["table"] for line in lines(ann, many)] == [one]
    assert ann.http.get("/api/tables").status_code == 400
