"""Prints, tiles and handwriting: documents that never change, each at the digest of its bytes."""

import gzip
import hashlib
import re
from collections import OrderedDict
from xml.etree import ElementTree

import msgspec
import pytest

from rollwright.core.chance import Luck
from rollwright.core.message import CATALOGUE, Message
from rollwright.core.place import BLANK, Place, box
from rollwright.core.plain_print import plain_print
from rollwright.core.position import ROLL
from rollwright.games import all_games, find_game
from rollwright.server.print_library import LIBRARY, PrintLibrary, hand_digest, tiles_digest
from rollwright.server.wire.prints import Drawing, HandDocument, PrintDocument, TilesDocument
from tests.harness.toy import ToyGame, ToyPaper, ToyPosition
from tests.server.live_server import HttpClient, Json, RunningServer

GAMES = sorted(all_games())
EVIL = '</text><script>alert("1")</script>&"'


def open_board(client: HttpClient, game: str, language: str = "en") -> Json:
    """The view of a new game, at a table where the cards and dice are known."""
    seats = find_game(game).min_seats
    table = client.open(game=game, seats=seats, bots=["random"] * (seats - 1), start=True)
    with client.open_socket(table, f"?language={language}") as player:
        player.until(lambda: player.view["boards"]["0"]["prints"])
        player.until(lambda: player.view["status"]["phase"] != "roll" or player.view["moves"])
        return player.view


def digests_in(view: Json) -> list[str]:
    """All documents that a view names."""
    boards = [digest for board in view["boards"].values() for digest in board["prints"]]
    return [digest for digest in (*boards, view["hand"], view["tiles"]) if digest]


def document(game: str, language: str) -> list[PrintDocument]:
    """The prints of the first seat of a new game."""
    found = find_game(game)
    position = found.new(found.min_seats, {})
    if not found.paper.prints(position, 0):
        outcome = position.outcomes()[0][0]
        assert position.phase == ROLL
        position.roll(outcome)
    prints = found.paper.prints(position, 0)
    digests = LIBRARY.digests(found, position, prints, language)
    return [read(digest) for digest in digests]


def read(digest: str) -> PrintDocument:
    kept = LIBRARY.find(digest)
    assert kept is not None
    return msgspec.json.decode(kept.plain, type=PrintDocument, strict=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_document_of_a_view_is_served_at_its_digest(server: RunningServer, game: str) -> None:
    ann = server.new_client()
    digests = digests_in(open_board(ann, game))
    assert len(digests) >= 2
    for digest in digests:
        answer = ann.http.get(f"/prints/{digest}")
        assert answer.status_code == 200
        assert hashlib.sha256(answer.content).hexdigest().startswith(digest)
        assert len(digest) >= 16
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "accept-encoding" in answer.headers["vary"].lower()


def test_a_document_is_compressed_for_who_takes_it(server: RunningServer) -> None:
    ann = server.new_client()
    (digest, *_) = digests_in(open_board(ann, "rolling-america"))
    with ann.http.stream("GET", f"/prints/{digest}", headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
    plain = ann.http.get(f"/prints/{digest}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(packed) == plain.content
    assert len(packed) < len(plain.content) / 2


@pytest.mark.parametrize("digest", ["0" * 24, "x", "%C3%A4"])
def test_what_no_view_has_named_is_not_there(server: RunningServer, digest: str) -> None:
    answer = server.new_client().http.get(f"/prints/{digest}")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not-found"
    assert "immutable" not in answer.headers.get("cache-control", "")


def test_who_comes_later_finds_the_tiles_of_a_table_that_nobody_changed(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others may have named many documents since the first one came."""
    ann = server.new_client()
    table = ann.open(game="dice-realms", seats=2, bots=["random"], start=True)
    with ann.open_socket(table) as first:
        first.until(lambda: first.view["moves"])
        monkeypatch.setattr(LIBRARY, "_documents", OrderedDict())
        assert ann.http.get(f"/prints/{first.view['tiles']}").status_code == 404
        with ann.open_socket(table) as second:
            assert second.view["tiles"] == first.view["tiles"]
            for digest in digests_in(second.view):
                assert ann.http.get(f"/prints/{digest}").status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_each_language_has_documents_of_its_own(game: str) -> None:
    english, spanish = document(game, "en"), document(game, "es")
    assert [one.id for one in english] == [one.id for one in spanish]
    for one, other in zip(english, spanish, strict=True):
        assert [place.id for place in one.places] == [place.id for place in other.places]
        names = [[place.name for place in each.places] or each.drawing for each in (one, other)]
        assert names[0] != names[1], one.id


def test_the_same_document_keeps_its_digest() -> None:
    america = find_game("rolling-america")
    position = america.new(1, {})
    found = [
        PrintLibrary().digests(america, position, america.paper.prints(position, 0), "en")
        for _ in range(2)
    ]
    assert found[0] == found[1]


def test_choices_without_end_do_not_fill_the_memory() -> None:
    realms, library = find_game("dice-realms"), PrintLibrary(most_bytes=400_000)
    names = [tile.id for tile in realms.paper.tiles()]
    for first in range(len(names)):
        digest = library.tiles(realms, tuple(names[first:]), "en")
        assert library.find(digest) is not None
    assert library.size() <= 400_000


def test_a_document_that_left_is_made_again_when_it_is_named() -> None:
    america, library = find_game("rolling-america"), PrintLibrary(most_bytes=1)
    prints = america.paper.prints(america.new(1, {}), 0)
    assert len(prints) == 2
    first = library.digests(america, america.new(1, {}), prints, "en")
    assert library.find(first[0]) is None
    assert library.digests(america, america.new(1, {}), prints[:1], "en") == first[:1]
    assert library.find(first[0]) is not None


def test_what_is_looked_at_stays_longer() -> None:
    realms, library = find_game("dice-realms"), PrintLibrary(most_bytes=30_000)
    names = [tile.id for tile in realms.paper.tiles()]
    digest = library.tiles(realms, tuple(names[:1]), "en")
    for name in names[1:]:
        library.tiles(realms, (name,), "en")
        assert library.find(digest) is not None
    assert library.size() <= 30_000


@pytest.mark.parametrize("language", CATALOGUE.languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_color_is_a_variable_that_light_and_dark_set(game: str, language: str) -> None:
    for one in document(game, language):
        check_colors(one.drawing)
    found = find_game(game)
    digest = tiles_digest(found, found.new(found.min_seats, {}), language)
    kept = LIBRARY.find(digest)
    if digest:
        assert kept is not None
        tiles = msgspec.json.decode(kept.plain, type=TilesDocument, strict=True)
        for drawing in tiles.tiles.values():
            check_colors(drawing)


def check_colors(drawing: Drawing) -> None:
    inside = ElementTree.fromstring(f"<svg>{drawing.svg}</svg>")
    colors = {
        value
        for element in inside.iter()
        for name, value in element.attrib.items()
        if name in ("fill", "stroke", "color", "stop-color") and value != "none"
    }
    assert colors
    variables = {color.removeprefix("var(--p-").removesuffix(")") for color in colors}
    assert colors == {f"var(--p-{name})" for name in variables}, "a color that no look can set"
    assert variables <= set(drawing.light)
    assert set(drawing.light) == set(drawing.dark)
    for value in (*drawing.light.values(), *drawing.dark.values()):
        assert re.fullmatch(r"#[0-9a-f]{3,8}", value), value


def test_all_that_is_written_by_hand_has_strokes() -> None:
    kept = LIBRARY.find(hand_digest())
    assert kept is not None
    hand = msgspec.json.decode(kept.plain, type=HandDocument, strict=True)
    assert set("0123456789x") <= set(hand.strokes)
    assert all(re.fullmatch(r"[-MmLlHhVvCcSsQqTtAaZz0-9., ]+", d) for d in hand.strokes.values())


class EvilPaper(ToyPaper):
    """A card whose name, place and printed text are markup."""

    def places(self, position: ToyPosition, seat: int) -> list[Place]:
        name = Message("core.literal", {"text": EVIL})
        return [Place("box1", EVIL, box(0, 0), BLANK, "", EVIL, name, "", (EVIL,))]


def test_a_name_with_markup_stays_a_name() -> None:
    game = ToyGame(paper=EvilPaper())
    position = game.new(1, {})
    card = plain_print("evil", {"en": EVIL}, game.paper.places(position, 0))
    library = PrintLibrary()
    (digest,) = library.digests(game, position, [card], "en")
    kept = library.find(digest)
    assert kept is not None
    read = msgspec.json.decode(kept.plain, type=PrintDocument, strict=True)
    inside = ElementTree.fromstring(f"<svg>{read.drawing.svg}</svg>")
    assert "<script" not in read.drawing.svg
    assert "script" not in {element.tag for element in inside.iter()}
    assert EVIL in [element.text for element in inside.iter("text")]
    # What is not drawn is told as it is: clients write it as text.
    assert read.drawing.title == EVIL


def test_a_print_that_only_explains_lies_there_for_all() -> None:
    (signs,) = [one for one in document("dice-realms", "en") if not one.places]
    assert signs.id == "signs"
    assert signs.common


@pytest.mark.parametrize(
    ("game", "roles"),
    [
        ("rolling-america", {"map": "board", "powers": "aside"}),
        ("rolling-realms", {"resources": "tally"}),
        ("youtoma", {"kept-resources": "tally"}),
        (
            "dice-realms",
            {
                "die-black": "board",
                "die-white": "board",
                "shop": "board",
                "trays": "board",
                "goods": "tally",
                "supply": "tally",
                "fate": "aside",
                "signs": "aside",
            },
        ),
    ],
)
def test_a_print_tells_what_it_is_there_for(game: str, roles: dict[str, str]) -> None:
    found = find_game(game)
    position = found.new(found.min_seats, {})
    position.roll(position.sample(Luck(1)))
    digests = LIBRARY.digests(found, position, found.paper.prints(position, 0), "en")
    told = {one.id: one.role for one in map(read, digests)}
    # What is dealt by chance is a card to play on.
    dealt = {name: "board" for name in told if name not in roles}
    assert told == {**dealt, **roles}
    assert len(dealt) == (3 if found.pieces == "rolling-realms" else 0)
