"""Files to save: games on paper as PDF, and pictures of boards."""

import re
import sys
from datetime import date, timedelta
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import httpx
import pytest

from rollwright.core.record import read_record
from rollwright.games import all_games, find_game
from rollwright.server.attachment import attachment
from rollwright.server.file_api import Look, PaperParameter
from rollwright.server.file_maker import FileMaker
from rollwright.server.paper_file import PaperWish, paper_file, paper_info
from rollwright.sheets.paper_sheet import PAPERS
from rollwright.sheets.print_palette import LOOKS
from rollwright.sheets.print_sheet import sheet_picture
from rollwright.tables.archive import table_of
from tests.harness.toy import ToyGame
from tests.server.live_server import HttpClient, RunningServer, run_in_thread, settings_for

STARTS = {"svg": b"<svg", "png": b"\x89PNG", "pdf": b"%PDF-"}
TYPES = {"svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf"}
NAME = re.compile(r'attachment; filename="([a-z0-9-]+\.[a-z]+)"')


def name_in(answer: httpx.Response) -> str:
    """The name of a file that was given."""
    found = NAME.fullmatch(answer.headers["content-disposition"])
    assert found is not None
    return found[1]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of an error; it is no file, and has a sentence."""
    assert "content-disposition" not in answer.headers
    assert answer.json()["error"]["message"].endswith(".")
    return answer.status_code, answer.json()["error"]["code"]


def open_game(client: HttpClient, **wishes: object) -> str:
    """A table whose first roll is known and whose first move is made."""
    table = client.open(dice="manual", start=True, **wishes)
    with client.open_socket(table) as player:
        player.execute("roll", outcome="r3 w5")
        player.until(player.moves)
        player.execute("play", move="r3>PA")
    return table


# --- games on paper ------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_game_is_given_as_a_file_for_a_printer(server: RunningServer, game: str) -> None:
    answer = server.new_client().http.get(f"/api/games/{game}/print?language=en")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert name_in(answer) == f"{game}-a4.pdf"
    # The same as the command line makes.
    assert answer.content == paper_file(find_game(game), PaperWish("a4", False, False, "en"))


def test_every_wish_gives_another_file(server: RunningServer) -> None:
    http = server.new_client().http
    path = "/api/games/rolling-america/print"
    queries = ("paper=a4", "paper=letter", "ink=true", "rules=true", "language=es")
    files = {query: http.get(f"{path}?{query}") for query in queries}
    assert {answer.status_code for answer in files.values()} == {200}
    assert len({answer.content for answer in files.values()}) == len(files)
    assert name_in(files["paper=letter"]) == "rolling-america-letter.pdf"
    assert http.get(f"{path}?ink=false&rules=false").content == files["paper=a4"].content


def test_options_of_the_game_are_chosen(server: RunningServer) -> None:
    http = server.new_client().http
    path = "/api/games/rolling-realms/print"
    base, every = http.get(path), http.get(f"{path}?set=all")
    assert (base.status_code, every.status_code) == (200, 200)
    assert len(every.content) > len(base.content)
    assert http.get(f"{path}?rounds=1").content == base.content


@pytest.mark.parametrize(
    ("path", "told", "sentence"),
    [
        ("rolling-america/print?paper=a9", (400, "bad-request"), "a9"),
        ("rolling-america/print?ink=perhaps", (400, "bad-request"), "ink"),
        ("rolling-america/print?color=red", (400, "bad-options"), "color"),
        (
            "rolling-realms/print?set=scythe,wingspan",
            (400, "bad-options"),
            "base, promo, redux, all",
        ),
        ("rolling-realms/print?rounds=9", (400, "bad-options"), "1, 2, 3"),
        ("chess/print", (404, "not-found"), "chess"),
        ("..%2f..%2fetc/print", (400, "bad-request"), ""),
        ("%0d%0aset-cookie:x/print", (400, "bad-request"), ""),
    ],
)
def test_what_can_not_be_printed_is_told(
    server: RunningServer, path: str, told: tuple[int, str], sentence: str
) -> None:
    http = server.new_client().http
    english = http.get(f"/api/games/{path}")
    spanish = http.get(f"/api/games/{path}", headers={"accept-language": "es"})
    assert refusal(english) == refusal(spanish) == told
    assert sentence in english.json()["error"]["message"]
    assert english.json() != spanish.json()


def test_the_list_of_games_tells_what_can_be_printed(server: RunningServer) -> None:
    listed = server.new_client().get("/api/games")
    assert listed["prints"] is True
    papers = {game["id"]: game["paper"] for game in listed["games"]}
    assert papers["rolling-america"] == {"rules": True, "options": []}
    assert papers["rolling-realms"] == {"rules": True, "options": ["set"]}
    assert papers["dice-realms"]["options"] == ["setup"]
    http = server.new_client().http
    for game, paper in papers.items():
        status = http.get(f"/api/games/{game}/print?rules=true").status_code
        assert status == (200 if paper["rules"] else 400)


def test_a_game_that_is_not_drawn_is_not_offered() -> None:
    assert paper_info(ToyGame()) is None


def test_the_parameters_are_those_that_can_be_made() -> None:
    assert set(get_args(get_args(PaperParameter)[0])) == set(PAPERS)
    assert set(get_args(get_args(Look)[0])) == set(LOOKS)


# --- pictures of boards --------------------------------------------------------------------


@pytest.mark.parametrize("ending", ["svg", "png", "pdf"])
def test_a_board_is_given_in_every_format(server: RunningServer, ending: str) -> None:
    ada = server.new_client()
    table = open_game(ada, name="Ada")
    # Whoever may watch may have it.
    watcher = server.new_client().http
    answer = watcher.get(f"/api/tables/{table}/sheet?seat=0&format={ending}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0] == TYPES[ending]
    assert answer.headers["cache-control"] == "no-store"
    assert name_in(answer) == f"rolling-america-{table}-ada.{ending}"
    assert answer.content.startswith(STARTS[ending])
    dark = watcher.get(f"/api/tables/{table}/sheet?seat=0&format={ending}&look=dark")
    assert dark.content != answer.content


def test_a_picture_is_that_of_the_record(server: RunningServer) -> None:
    ada = server.new_client()
    table = open_game(ada, seats=2, bots=["random"])
    recorded = table_of(read_record(ada.http.get(f"/api/tables/{table}/record").text))
    game = find_game("rolling-america")
    for language in ("en", "es"):
        for look in LOOKS:
            path = f"/api/tables/{table}/sheet?look={look}&language={language}"
            given = ada.http.get(path).text
            # A day passes at midnight, and elsewhere at another hour.
            days = re.findall(r"(\S+)</text>\s*</svg>\s*$", given)
            assert abs(date.fromisoformat(days[0]) - date.today()) <= timedelta(days=1)
            foot = f"Rolling America · Ann · 0 X{'s' if language == 'en' else ''} · {days[0]}"
            assert given == sheet_picture(game, recorded.position, 0, language, look, foot)
            ElementTree.fromstring(given)


def test_a_picture_shows_the_board_as_it_stands(server: RunningServer) -> None:
    ada = server.new_client()
    table = open_game(ada)
    path = f"/api/tables/{table}/sheet"
    before = ada.http.get(path).content
    with ada.open_socket(table) as player:
        player.execute("undo")
        undone = ada.http.get(path).content
        player.execute("play", move="r3>PA")
    assert undone != before
    assert ada.http.get(path).content == before


def test_a_board_without_prints_is_drawn_as_well(server: RunningServer) -> None:
    ada = server.new_client()
    table = ada.open(game="rolling-realms", dice="manual", start=True)
    answer = ada.http.get(f"/api/tables/{table}/sheet")
    assert answer.status_code == 200
    assert answer.content.startswith(b"<svg")


def test_a_board_of_a_crowd_is_given(server: RunningServer) -> None:
    host, bob = server.new_client(), server.new_client()
    table = host.open(kind="event", dice="manual", seat=True)
    assert bob.join(table, "Bob") == 1
    with host.open_socket(table) as ann, bob.open_socket(table) as player:
        ann.execute("start")
        ann.execute("roll", outcome="r3 w5")
        player.until(player.moves)
        player.execute("play", move="r3>PA")
    boards = [host.http.get(f"/api/tables/{table}/sheet?seat={seat}") for seat in (0, 1)]
    assert [name_in(board) for board in boards] == [
        f"rolling-america-{table}-ann.svg",
        f"rolling-america-{table}-bob.svg",
    ]
    assert boards[0].content != boards[1].content


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("seat=1", (400, "bad-options")),
        ("seat=-1", (400, "bad-options")),
        ("seat=99999999999999999999", (400, "bad-options")),
        ("seat=me", (400, "bad-request")),
        ("look=pink", (400, "bad-request")),
        ("format=exe", (400, "bad-request")),
    ],
)
def test_a_board_that_there_is_not_is_refused(
    server: RunningServer, query: str, told: tuple[int, str]
) -> None:
    ada = server.new_client()
    table = ada.open(start=True)
    assert refusal(ada.http.get(f"/api/tables/{table}/sheet?{query}")) == told


def test_before_the_start_there_is_no_board(server: RunningServer) -> None:
    ada = server.new_client()
    table = ada.open(seats=2)
    assert refusal(ada.http.get(f"/api/tables/{table}/sheet")) == (409, "refused")
    assert refusal(ada.http.get("/api/tables/nowhere2/sheet")) == (404, "unknown-table")


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("Álvaro Núñez", "alvaro-nunez"),
        ('x"; filename="evil.exe', "x-filename-evil-exe"),
        ("../../etc/passwd", "etc-passwd"),
        ("Straße.exe", "strasse-exe"),
        ("дед", "seat-0"),
        ("👩‍👧", "seat-0"),
        ("w" * 40, "w" * 40),
    ],
)
def test_a_name_can_not_harm_the_name_of_the_file(
    server: RunningServer, name: str, part: str
) -> None:
    ada = server.new_client()
    table = ada.open(name=name, start=True)
    answer = ada.http.get(f"/api/tables/{table}/sheet")
    assert name_in(answer) == f"rolling-america-{table}-{part}.svg"


@pytest.mark.parametrize("evil", ["a\r\nset-cookie: b=c", 'a"; b', "a\x00b", "\u2028", "ﬀ\n", ""])
def test_no_header_can_be_made_of_a_part(evil: str) -> None:
    (value,) = attachment(["game", evil], "svg").values()
    assert NAME.fullmatch(value)


# --- without the extra ---------------------------------------------------------------------


def test_without_the_typesetter_only_plain_pictures_are_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with run_in_thread(settings_for(tmp_path)) as running:
        ada = running.new_client()
        assert ada.get("/api/games")["prints"] is False
        table = ada.open(start=True)
        assert ada.http.get(f"/api/tables/{table}/sheet").status_code == 200
        for path in (
            "/api/games/rolling-america/print",
            f"/api/tables/{table}/sheet?format=png",
            f"/api/tables/{table}/sheet?format=pdf",
        ):
            english = ada.http.get(path)
            spanish = ada.http.get(path, headers={"accept-language": "es"})
            assert refusal(english) == refusal(spanish) == (501, "no-typesetter")
            assert english.json() != spanish.json()


def test_a_refusal_for_the_moment_says_when_to_come_back(tmp_path: Path) -> None:
    with run_in_thread(settings_for(tmp_path)) as running:
        assert running.state is not None
        running.state.files = FileMaker(most_pending=0)
        answer = running.new_client().http.get("/api/games/rolling-america/print")
        assert refusal(answer) == (429, "flood")
        assert answer.headers["retry-after"] == "1"
