"""The dice over HTTP and sockets: seals, pledges, words, and what the dice come from at the end."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from rollwright.core.provable import commitment_of
from rollwright.core.record import read_record
from rollwright.core.toss import Attempt, Pledge, TossedRoll, pledge_of
from rollwright.server.commitments import Commitments
from rollwright.server.errors import UnknownCommitment
from rollwright.tables.proof import WITNESSED, prove
from rollwright.tables.sight import Sight
from rollwright.tables.toss_driver import Patience
from tests.server.live_server import (
    HttpClient,
    Json,
    RunningServer,
    SocketClient,
    run_in_thread,
    settings_for,
)

REALMS = {"rounds": 1, "realms": [["scythe", "wingspan", "euphoria"]]}
ANNS, BOBS = "a" * 32, "b" * 32


@pytest.fixture(scope="module")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server that waits for words as long as a busy machine may need."""
    settings = settings_for(tmp_path_factory.mktemp("patient"), patience=Patience(60, 60))
    with run_in_thread(settings) as running:
        yield running


def sealed(guest: HttpClient) -> str:
    answer = guest.http.post("/api/seals")
    assert answer.status_code == 200, answer.text
    seal: str = answer.json()["seal"]
    return seal


def pledge(player: SocketClient, word: str) -> None:
    """Pledge a word for the own seat."""
    seat, commitment = player.view["you"]["seat"], player.view["commitment"]
    digest = pledge_of(commitment, seat, word)
    player.execute("pledge", seat=seat, commitment=commitment, hash=digest)


def reveal(player: SocketClient, word: str) -> None:
    """Show the word once the list is frozen."""
    player.until(lambda: player.view["toss"]["phase"] == "revealing")
    answer = player.ask("reveal", commitment=player.view["commitment"], word=word)
    assert answer["op"] == "ack", answer


def end_turn(player: SocketClient) -> None:
    """End the turn, unless the game is over."""
    player.until(lambda: player.view["moves"] or player.view["stage"] == "over")
    if player.view["moves"]:
        player.execute("play", move="done")


def play_on(player: SocketClient) -> None:
    """End turn after turn, until the game is over."""
    while player.view["stage"] != "over":
        end_turn(player)


def open_pledged(guest: HttpClient, word: str, **wishes: object) -> tuple[str, str]:
    """Open a table with a pledge for the first seat, as the page does; returns it and the seal."""
    seal = sealed(guest)
    return guest.open(seal=seal, pledge=pledge_of(seal, 0, word), **wishes), seal


def test_a_table_of_two_from_the_seal_to_the_proof(patient_server: RunningServer) -> None:
    ann, bob = patient_server.new_client(), patient_server.new_client()
    table, seal = open_pledged(ann, ANNS, seats=2, game="rolling-realms", options=REALMS)
    asked = {"name": "Bob", "adds_word": True}
    assert bob.http.post(f"/api/tables/{table}/join", json=asked).status_code == 200
    with ann.open_socket(table) as host, bob.open_socket(table) as guest:
        assert host.view["commitment"] == seal
        pledge(guest, BOBS)
        host.execute("start")
        reveal(host, ANNS)
        assert not host.view["moves"]
        frozen = host.view["toss"]["frozen"]
        # A client that loses its connection finds the list again, and shows its word then.
        with bob.open_socket(table) as again:
            assert again.view["toss"]["frozen"] == frozen
            assert again.view["you"]["pledge"] == pledge_of(seal, 1, BOBS)
            reveal(again, BOBS)
        host.until(lambda: host.view["status"].get("outcome"))
        rolled = host.view["status"]["outcome"]
        while host.view["stage"] != "over":
            end_turn(host)
            end_turn(guest)
    record = read_record(ann.http.get(f"/api/tables/{table}/record").text)
    sight = Sight(seal, frozen, ANNS, 0, {rolled["number"]: rolled["text"]})
    proof = prove(record, sight)
    assert (proof.dice, proof.word_seats) == (WITNESSED, [0, 1])


def test_the_report_on_the_dice_tells_what_each_number_would_have_brought(
    server: RunningServer,
) -> None:
    ann = server.new_client()
    table, seal = open_pledged(ann, ANNS, start=True, game="rolling-realms", options={"rounds": 1})
    assert ann.http.get(f"/api/tables/{table}/dice").status_code == 409
    with ann.open_socket(table) as player:
        reveal(player, ANNS)
        play_on(player)
    report: Json = ann.http.get(f"/api/tables/{table}/dice").json()
    assert commitment_of(report["seed"]) == seal
    assert report["words"] == {"0": ANNS}
    pledges = {seat: Pledge(number, digest) for seat, number, digest in report["pledges"]}
    mix = Attempt(seal, pledges, {0: ANNS}).mix()
    record = read_record(ann.http.get(f"/api/tables/{table}/record").text)
    assert [roll["text"] for roll in report["rolls"]] == [roll.outcome for roll in record.rolls]
    for at, roll in enumerate(report["rolls"], 1):
        assert roll["number"] == at
        source = TossedRoll(report["seed"], mix, at)
        for choices in roll["choices"]:
            assert choices[source.below(len(choices))] == roll["text"]
    # The first roll deals three of the realms, without putting any back.
    counts = [len(choices) for choices in report["rolls"][0]["choices"]]
    assert counts == [counts[0], counts[0] - 1, counts[0] - 2]
    assert [len(choices) for choices in report["rolls"][1]["choices"]] == [6, 6]


def test_real_dice_have_no_report(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(start=True, dice="manual", pledge="0" * 64, seal=sealed(ann))
    assert ann.look(table)["toss"] is None
    assert ann.http.get(f"/api/tables/{table}/dice").status_code == 409


def test_a_client_that_does_not_care_waits_for_nobody(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(start=True)
    with ann.open_socket(table) as player:
        player.until(lambda: player.view["moves"])
        assert player.view["toss"]["phase"] == "settled"
    assert '[Words ""]' in ann.http.get(f"/api/tables/{table}/record").text


def test_at_an_event_everybody_gets_the_hash_of_the_list_alone(
    patient_server: RunningServer,
) -> None:
    server = patient_server
    host = server.new_client()
    table = host.open(kind="event")
    people = [server.new_client() for _ in range(5)]
    words = [f"{number:032}" for number in range(5)]
    with ExitStack() as stack:
        screen = stack.enter_context(host.open_socket(table))
        sockets = []
        for number, guest in enumerate(people):
            asked = {"name": f"G{number}", "adds_word": number < 4}
            assert guest.http.post(f"/api/tables/{table}/join", json=asked).status_code == 200
            sockets.append(stack.enter_context(guest.open_socket(table)))
        for socket, word in zip(sockets[:4], words, strict=False):
            pledge(socket, word)
        screen.execute("start")
        for socket, word in zip(sockets[:4], words, strict=False):
            reveal(socket, word)
        screen.until(lambda: screen.view["status"].get("outcome"))
        toss = screen.view["toss"]
        assert (toss["phase"], "pledges" in toss, len(toss["frozen"])) == ("settled", False, 64)
        record = host.http.get(f"/api/tables/{table}/record").text
        values = read_record(record).values("Words")
    assert values == (*words[:4], "")


def test_a_seal_serves_one_table(server: RunningServer) -> None:
    ann = server.new_client()
    seal = sealed(ann)
    ann.open(seal=seal)
    asked = {"game": "rolling-america", "name": "Ann", "seal": seal}
    again = ann.http.post("/api/tables", json=asked)
    assert (again.status_code, again.json()["error"]["code"]) == (409, "unknown-seal")


@pytest.mark.parametrize("pledge", ["x" * 64, "0" * 63, "0" * 65])
def test_a_pledge_is_a_hash(server: RunningServer, pledge: str) -> None:
    ann = server.new_client()
    asked = {"game": "rolling-america", "name": "Ann", "seal": sealed(ann), "pledge": pledge}
    assert ann.http.post("/api/tables", json=asked).status_code == 400


def test_the_next_game_has_a_new_secret_and_new_words(server: RunningServer) -> None:
    ann = server.new_client()
    table, seal = open_pledged(ann, ANNS, start=True, game="rolling-realms", options=REALMS)
    with ann.open_socket(table) as player:
        reveal(player, ANNS)
        play_on(player)
    following = ann.http.post(f"/api/tables/{table}/rematch").json()["table"]
    with ann.open_socket(following) as player:
        assert player.view["commitment"] not in ("", seal)
        assert player.view["toss"]["phase"] == "pledging"
        # The first word is of no use here: its pledge was made with another secret.
        pledge(player, BOBS)
        reveal(player, BOBS)
        player.until(lambda: player.view["moves"])
    assert f'[Words "{BOBS}"]' in ann.http.get(f"/api/tables/{following}/record").text


def test_the_secret_is_behind_its_seal_and_the_oldest_are_forgotten() -> None:
    commitments = Commitments()
    first, second = commitments.create(), commitments.create()
    assert commitment_of(commitments.redeem(second)) == second
    for _ in range(10_000):
        commitments.create()
    with pytest.raises(UnknownCommitment):
        commitments.redeem(first)
    assert commitments.redeem("") != commitments.redeem("")
