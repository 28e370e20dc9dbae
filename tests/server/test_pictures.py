"""Small pictures of games and cards, each a file that never changes."""

import gzip
import hashlib
import re
from xml.etree import ElementTree

import pytest

from rollwright.games import all_games, find_game
from rollwright.server.api_types import GameInfo, ListItem
from rollwright.server.game_list import game_list
from rollwright.server.game_pictures import cover_of
from rollwright.server.picture_library import PICTURES, PictureLibrary
from tests.server.live_server import RunningServer

GAMES = sorted(all_games())


def info(game: str, language: str = "en") -> GameInfo:
    return next(one for one in game_list(language).games if one.id == game)


def realms_in(game: str) -> list[ListItem]:
    (lists,) = (one.lists for one in info(game).options if one.name == "realms")
    assert lists is not None
    return lists.items


def root_of(digest: str) -> ElementTree.Element:
    kept = PICTURES.find(digest)
    assert kept is not None
    assert hashlib.sha256(kept.plain).hexdigest().startswith(digest)
    return ElementTree.fromstring(kept.plain)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_shows_its_sheets_in_play(game: str) -> None:
    cover = info(game).cover
    assert 1 <= len(cover) <= 3
    assert len({(one.width, one.height) for one in cover}) == 1
    # It is always the same game, in every language.
    assert [one.width for one in info(game, "es").cover] == [one.width for one in cover]
    assert cover_of.__wrapped__(find_game(game), "en") == cover
    drawn = "".join(ElementTree.tostring(root_of(one.picture), "unicode") for one in cover)
    # Somebody has written on it, or put faces onto its dice.
    assert "var(--p-pencil)" in drawn or game == "dice-realms"


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_tells_what_came_about_in_which_turn(game: str) -> None:
    told = info(game)
    drawn = "".join(ElementTree.tostring(root_of(one.picture), "unicode") for one in told.cover)
    turns = {int(turn) for turn in re.findall(r'data-turn="(\d+)"', drawn)}
    assert len(turns) >= 4
    assert min(turns) >= 1
    if game == "dice-realms":
        assert told.rolls == [], "its dice show no numbers"
    else:
        assert max(turns) <= len(told.rolls)
        assert all(1 <= int(die.value) <= 6 for roll in told.rolls for die in roll)
        # What was written in a turn is gone before it: nothing else carries a pencil.
        rest = re.sub(r"<(\w+:)?g data-turn.*?</(\w+:)?g></(\w+:)?g>", "", drawn)
        assert rest.count("--p-pencil)") < drawn.count("--p-pencil)") / 2


@pytest.mark.parametrize("game", GAMES)
def test_pictures_have_colors_for_light_and_dark_and_no_typefaces(game: str) -> None:
    for one in info(game).cover:
        root = root_of(one.picture)
        assert root.get("id") == "dark"
        (style,) = (part for part in root if part.tag.endswith("style"))
        light, dark = re.findall(r"svg(?::target)?\{(.*?)\}", style.text or "")
        names = [set(re.findall(r"--p-[a-z0-9-]+(?=:)", look)) for look in (light, dark)]
        used = set(re.findall(r"var\((--p-[a-z0-9-]+)\)", ElementTree.tostring(root, "unicode")))
        assert names[0] == names[1] == used
        assert light != dark
        assert "font-face" not in (style.text or "")


def test_every_realm_is_drawn_and_says_how_much_of_it_is_ours() -> None:
    for game, count in (("rolling-realms", 66), ("youtoma", 11), ("youtoma-together", 11)):
        items = realms_in(game)
        assert len([one for one in items if one.picture]) == count
    cards = {card.id: card.origins["reconstructed"] for card in find_game("rolling-realms").cards()}
    items = realms_in("rolling-realms")
    assert {one.id: one.ours for one in items} == cards
    assert cards["meadow"] == 1.0
    assert len({one.picture for one in items}) == 66


def test_a_picture_is_served_for_ever_and_packed(server: RunningServer) -> None:
    ann = server.new_client()
    games = ann.get("/api/games?language=en")["games"]
    digest = games[0]["cover"][0]["picture"]
    plain = ann.http.get(f"/pictures/{digest}", headers={"accept-encoding": "identity"})
    assert plain.headers["content-type"].startswith("image/svg+xml")
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    with ann.http.stream(
        "GET", f"/pictures/{digest}", headers={"accept-encoding": "gzip"}
    ) as answer:
        packed = b"".join(answer.iter_raw())
    assert gzip.decompress(packed) == plain.content
    assert len(packed) < len(plain.content) / 3
    assert ann.http.get("/pictures/" + "0" * 24).status_code == 404
    assert {game["id"]: game["pieces"] for game in games}["youtoma"] == "rolling-realms"
    assert all(game["minutes"] > 0 for game in games)


def test_a_blank_print_is_drawn_once() -> None:
    america = find_game("rolling-america")
    (one,) = america.paper.whole_set({})
    library = PictureLibrary()
    assert library.blank(one, "en") == library.blank(one, "en") != library.blank(one, "es")
    kept = library.find(library.blank(one, "en"))
    assert kept is not None
    assert gzip.decompress(kept.form("gzip")) == kept.plain
