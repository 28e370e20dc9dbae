"""What the comparison of pictures sees, and what it overlooks."""

import random
from pathlib import Path

import pytest
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from rollwright.sheets import fonts
from tests.snapshots.album import Album, thinned
from tests.snapshots.cards import CARD_TOLERANCE, card_sheets, draw_sheets
from tests.snapshots.comparison import Picture, is_alike
from tests.web.scenes import FRAME_TOLERANCE, shrunk

SIZE = (400, 240)
PAPER, BUTTON, INK = (245, 239, 226), (38, 104, 96), (52, 44, 36)
LETTERS = Path(fonts.__file__).with_name("nunito-sans-latin-400-normal.ttf")


def page(
    left: int = 240, colour: tuple[int, int, int] = BUTTON, words: str = "Waiting for Bob to play"
) -> Picture:
    """A page with a button and a line of words, as a browser would draw it."""
    picture = Image.new("RGB", SIZE, PAPER)
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle((left, 150, left + 96, 190), 10, fill=colour)
    draw.text((24, 40), words, fill=INK, font=ImageFont.truetype(LETTERS, 16))
    return picture


def same_frame(before: Picture, after: Picture) -> bool:
    """Do the kept pictures of these two screens show the same?"""
    old, new = (thinned(shrunk(one)) for one in (before, after))
    return is_alike(old, new, FRAME_TOLERANCE)


def test_a_frame_is_like_itself() -> None:
    assert same_frame(page(), page())


@pytest.mark.parametrize(
    "changed",
    [
        page(left=246),
        page(left=234),
        page(words="Waiting for to play"),
        page(words=""),
        page(colour=(104, 38, 96)),
        # As dark as before, but of another hue.
        page(colour=(38, 96, 130)),
        page().crop((0, 0, 400, 238)),
    ],
    ids=["right", "left", "one word", "all words", "colour", "hue", "size"],
)
def test_what_moved_is_lost_or_has_another_colour_is_seen(changed: Picture) -> None:
    assert not same_frame(page(), changed)


def test_the_noise_of_another_browser_is_not_seen() -> None:
    # Softer edges, and letters half a pixel further.
    soft = page().filter(ImageFilter.GaussianBlur(0.6))
    assert same_frame(page(), soft)
    wide = page().resize((800, 480), Image.Resampling.BICUBIC)
    aside = wide.transform(wide.size, Image.Transform.AFFINE, (1, 0, -1, 0, 1, 0), fillcolor=PAPER)
    assert same_frame(page(), aside.resize(SIZE, Image.Resampling.BOX))
    luck = random.Random(1)
    noisy = page()
    for x in range(SIZE[0]):
        for y in range(SIZE[1]):
            red, green, blue = (one + luck.randint(-5, 5) for one in page_pixel(noisy, x, y))
            noisy.putpixel((x, y), (red, green, blue))
    assert same_frame(page(), noisy)


def page_pixel(picture: Picture, x: int, y: int) -> tuple[int, int, int]:
    found = picture.getpixel((x, y))
    assert isinstance(found, tuple)
    return int(found[0]), int(found[1]), int(found[2])


def test_a_card_that_lost_a_pip_a_word_or_a_colour_is_seen() -> None:
    sheet = next(sheet for sheet in card_sheets() if sheet.name == "realms-wingspan")
    card = thinned(draw_sheets([sheet])["realms-wingspan"])
    assert is_alike(card, thinned(draw_sheets([sheet])["realms-wingspan"]), CARD_TOLERANCE)
    for box in ((84, 118, 96, 130), (206, 158, 232, 168)):
        poorer = card.copy()
        poorer.paste(page_pixel(card, box[0] - 1, box[1] - 1), box)
        assert not is_alike(card, poorer, CARD_TOLERANCE)
    red, green, blue = card.split()
    redder = Image.merge(
        "RGB", (red.point([min(255, one + 29) for one in range(256)]), green, blue)
    )
    assert not is_alike(card, redder, CARD_TOLERANCE)


def test_an_album_names_the_pictures_of_a_difference(tmp_path: Path) -> None:
    album = Album("frames", FRAME_TOLERANCE, tmp_path)
    assert "not kept" in album.complaint("page", shrunk(page()))
    assert album.keep("page", shrunk(page()))
    assert album.names() == ["page"]
    assert album.complaint("page", shrunk(page())) == ""
    # What looks the same is not written again.
    assert not album.keep("page", shrunk(page()))
    told = album.complaint("page", shrunk(page(left=200)))
    written = sorted(path.name for path in (tmp_path / "build" / "snapshots" / "frames").iterdir())
    assert written == ["page-after.png", "page-before.png", "page-difference.png"]
    assert all(f"build/snapshots/frames/{name}" in told for name in written)
    with Image.open(tmp_path / "build" / "snapshots" / "frames" / "page-difference.png") as shown:
        colours = shown.getcolors(shown.width * shown.height) or []
    assert (230, 0, 40) in [colour for _, colour in colours]
    # Once it looks as before, nothing is left of the complaint.
    assert album.complaint("page", shrunk(page())) == ""
    assert list((tmp_path / "build" / "snapshots" / "frames").iterdir()) == []
    album.drop("page")
    assert album.names() == []
