"""The preview of a move: what it would change on the own board, without being made."""

import msgspec
import pytest

from rollwright.core.chance import Luck
from rollwright.core.errors import IllegalMove, NotYourTurn
from rollwright.games import all_games
from rollwright.games.dice_realms.position import DiceRealmsPosition
from rollwright.server.client_messages import PreviewMove
from rollwright.server.own_view import BoardRoom, all_parts, own_view
from rollwright.server.preview import preview_of
from rollwright.server.print_library import LIBRARY
from rollwright.tables.commands import Pause, Play, RollDice, Start
from rollwright.tables.errors import NotSeated, Refused, Stale
from rollwright.tables.live import FINISHED
from tests.server.live_server import Json, RunningServer
from tests.server.test_boards import redraw
from tests.tables.table_driver import ANN, BOB, EVE, TableDriver, friends, new_id, state_of

SEATS = {name: max(2, game.min_seats) for name, game in all_games().items() if game.max_seats != 1}
STEPS = 80


def table_with(*rolls: str, **wishes: object) -> TableDriver:
    """Ann and Bob at a table after these rolls of real dice."""
    driver = TableDriver(**{"seats": 2, "dice": "manual", **wishes})
    driver.join(BOB, "Bob")
    driver.execute(ANN, Start(command=new_id()))
    for outcome in rolls:
        driver.execute(ANN, RollDice(command=new_id(), outcome=outcome))
    return driver


def play(driver: TableDriver, *moves: str, guest: str = ANN) -> None:
    """Make these moves."""
    for move in moves:
        driver.execute(guest, Play(command=new_id(), move=move))


def previewed(driver: TableDriver, move: str, guest: str = ANN, language: str = "en") -> Json:
    """The preview of a move, as it is sent."""
    query = PreviewMove(command="p", move=move)
    found: Json = msgspec.to_builtins(preview_of(driver.live, guest, query, language))
    return found


def board(driver: TableDriver, guest: str) -> Json:
    """The whole own board, as it is sent."""
    view = own_view(driver.live, guest, "en", None, BoardRoom(driver.live))
    (found,) = msgspec.json.decode(all_parts(driver.live, view, "en")["boards"]).values()
    return dict(found)


# --- each game -------------------------------------------------------------------------------


def test_a_number_is_seen_in_its_state_before_it_is_written() -> None:
    driver = table_with("r3 b5")
    change = previewed(driver, "r3>PA!")
    (mark,) = [mark for mark in change["marks"] if mark[1] == "outlined"]
    assert mark[2] == "3"
    assert change["counters"][:3] == [3, 2, 3]
    assert [die["mark"] for die in change["dice"] if die["id"] == "r3"] == ["crossed"]
    assert "prints" not in change
    assert board(driver, ANN)["marks"] == []


def test_a_star_and_a_resource_are_seen_before_they_are_won() -> None:
    realms = [["wingspan", "scythe", "tapestry"]]
    driver = table_with("3 5", game="rolling-realms", options={"rounds": 1, "realms": realms})
    changes = {move: previewed(driver, move) for move in moves_of(driver)}
    gains = {move for move, change in changes.items() if "counters" in change}
    assert gains, "no move brings a resource"
    for move in gains:
        again = table_with("3 5", game="rolling-realms", options={"rounds": 1, "realms": realms})
        play(again, move)
        assert board(again, ANN)["counters"] == changes[move]["counters"] != [0, 0, 0]


def moves_of(driver: TableDriver) -> list[str]:
    """The legal moves of Ann."""
    position = driver.live.running.position
    return [position.text(0, move) for move in position.legal(0)]


def test_a_die_that_would_be_bought_has_its_print_in_the_preview() -> None:
    driver = table_with(
        "fate good-harvest", "0 prospector prospector", "1 farm tinker", game="dice-realms"
    )
    play(driver, "done")
    play(driver, "done", guest=BOB)
    position = driver.live.running.position
    assert isinstance(position, DiceRealmsPosition)
    position.realms[0].coins = 7
    before = board(driver, ANN)
    token, die = previewed(driver, "buy:token"), previewed(driver, "buy:gray")
    ids = [counter.id for counter in driver.live.game.paper.counters(position)]
    assert spent(ids, before, token) == {"coin": -1, "token": 1}
    assert "prints" not in token
    assert spent(ids, before, die) == {"coin": -5, "grain": -2}
    (added,) = set(die["prints"]) - set(before["prints"])
    document = LIBRARY.find(added)
    assert document is not None
    assert msgspec.json.decode(document.plain)["id"] == "die-gray1"


def spent(ids: list[str], before: Json, change: Json) -> dict[str, int]:
    """How the counters of a seat would change, without the supply."""
    pairs = zip(ids, before["counters"], change["counters"], strict=True)
    return {name: now - old for name, old, now in pairs if now != old and ":" not in name}


# --- all games -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(SEATS))
def test_the_board_with_the_preview_is_the_board_after_the_move(game: str) -> None:
    driver, luck = friends(game=game, seats=SEATS[game]), Luck(f"preview {game}")
    tried = 0
    for _ in range(STEPS):
        live = driver.live
        if live.stage == FINISHED:
            break
        if live.must_roll():
            driver.roll()
            continue
        seat = live.running.position.waiting()[0]
        guest = live.seats[seat].guest
        shown, state, move = board(driver, guest), state_of(live), driver.a_move(guest, luck)
        change = previewed(driver, move, guest)
        assert state_of(driver.live) == state, "a preview has changed the table"
        play(driver, move, guest=guest)
        redraw(shown, change)
        made = board(driver, guest)
        state_now = own_view(driver.live, guest, "en", None, BoardRoom(driver.live))
        starts = [place.start for one in state_now.boards[seat].prints for place in one.places]
        shown["marks"] = [mark for mark in shown["marks"] if mark[1:] != [starts[mark[0]]]]
        assert shown == made, move
        tried += 1
    assert tried > STEPS // 4


# --- refusals --------------------------------------------------------------------------------


def test_what_is_refused_as_a_move_has_no_preview() -> None:
    driver = table_with("r3 b5")
    for move, guest, error in [
        ("r3>CA", ANN, IllegalMove),
        ("nonsense", ANN, IllegalMove),
        ("r3>PA", EVE, NotSeated),
    ]:
        with pytest.raises(error):
            previewed(driver, move, guest)
    play(driver, "r3>PA", "b5>MT", "done")
    with pytest.raises(NotYourTurn):
        previewed(driver, "b5>IA")
    driver.execute(ANN, Pause(command=new_id()))
    with pytest.raises(Refused):
        previewed(driver, "r3>PA", BOB)


def test_a_preview_for_a_board_that_has_changed_is_stale() -> None:
    driver = table_with("r3 b5")
    seen = driver.live.version
    play(driver, "r3>PA")
    with pytest.raises(Stale):
        preview_of(driver.live, ANN, PreviewMove(command="p", move="b5>MT", version=seen), "en")


# --- over a socket ---------------------------------------------------------------------------


def test_a_preview_is_answered_and_leaves_no_trace(server: RunningServer) -> None:
    ann = server.new_client()
    table = ann.open(dice="manual", start=True)
    with ann.open_socket(table, "?language=es") as player:
        assert player.ask("preview", move="r3>PA")["error"]["code"] == "not-your-turn"
        player.execute("roll", outcome="r3 b4")
        version, log = player.version, player.view["log"]
        answer = player.ask("preview", move="r3>PA")
        assert set(answer) == {"op", "command", "board"}
        assert answer["op"] == "preview"
        assert [mark[1:] for mark in answer["board"]["marks"]] == [["filled", "3"]]
        used = [die for die in answer["board"]["dice"] if die["id"] == "r3"]
        assert used[0]["mark"] == "crossed"
        assert player.ask("preview", move="r3>CA")["error"]["code"] == "illegal-move"
        assert player.ask("preview")["error"]["code"] == "bad-request"
        seen = ann.look(table)
        assert [line["version"] for line in seen["log"]] == [line["version"] for line in log]
        assert seen["boards"]["0"]["marks"] == []
        assert player.version == version
    with server.new_client().open_socket(table) as spectator:
        assert spectator.ask("preview", move="r3>PA")["error"]["code"] == "not-seated"
