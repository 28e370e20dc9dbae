"""Plain prints: what is printed at a place is in its drawing."""

from rollwright.core.message import Message
from rollwright.core.place import BLANK, Outline, Place, box, corners_of
from rollwright.core.plain_print import plain_print
from rollwright.core.print import PathItem, TextItem

PLACE = Place("a", "g", box(0, 0, 2, 1), BLANK, "", "5", Message("a"), "")


def texts(place: Place) -> list[str]:
    items = plain_print("p", {"en": "Title"}, [place]).items
    return [item.words["en"] for item in items if isinstance(item, TextItem)][1:]


def fills(*places: Place) -> list[str]:
    items = plain_print("p", {"en": "Title"}, list(places)).items
    return [item.fill for item in items if isinstance(item, PathItem)][1:]


def test_a_price_stands_behind_the_printed_text_as_signs() -> None:
    assert texts(PLACE) == ["5"]
    assert texts(PLACE._replace(costs=("heart", "coin"))) == ["5 −:heart: −:coin:"]
    assert texts(PLACE._replace(print="", costs=("coin",))) == ["−:coin:"]
    assert texts(PLACE._replace(print="")) == []


def test_a_shaded_place_is_darker() -> None:
    blank, shaded = fills(PLACE, PLACE._replace(id="b", outline=box(2, 0), shade=True))
    assert (blank, shaded) == ("place", "line")


def test_the_corners_of_every_outline() -> None:
    assert corners_of(box(1, 2, 3, 4)) == [(1, 2), (4, 2), (4, 6), (1, 6)]
    triangle = Outline("polygon", (0, 0, 2, 0, 1, 2), (1, 1))
    assert corners_of(triangle) == [(0, 0), (2, 0), (1, 2)]
    for kind, count in (("hex", 6), ("circle", 24)):
        corners = corners_of(Outline(kind, (5, 5, 2), (5, 5)))
        assert len(corners) == count
        assert all(abs((x - 5) ** 2 + (y - 5) ** 2 - 4) < 1e-9 for x, y in corners)
