"""No part of the page looks different from its kept picture."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.snapshots.album import Album
from tests.web.house import House
from tests.web.scenes import FRAME_TOLERANCE, SCENES, Photographer, Scene

ALBUM = Album("frames", FRAME_TOLERANCE)


@pytest.fixture(scope="module")
def photographer(browser: Browser, house: House) -> Iterator[Photographer]:
    found = Photographer(browser, house.address)
    yield found
    found.close()


@pytest.mark.parametrize("scene", SCENES, ids=[scene.name for scene in SCENES])
def test_the_page_looks_as_it_did(photographer: Photographer, scene: Scene) -> None:
    assert ALBUM.complaint(scene.name, photographer.take(scene)) == ""


def test_no_picture_is_kept_of_a_scene_that_is_gone() -> None:
    assert ALBUM.names() == sorted(scene.name for scene in SCENES)
