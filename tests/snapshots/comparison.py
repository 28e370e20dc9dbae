"""Two pictures side by side: where they differ more than machines do among themselves."""

from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops, ImageFilter

Picture = Image.Image
# What has not changed is pale in the picture of a difference, what has is of this colour.
_PALE: Final = 0.75
_STRIKING: Final = (230, 0, 40)
_WHITE: Final = (255, 255, 255)


@dataclass(frozen=True, slots=True)
class Tolerance:
    """What still counts as the same picture.

    `shift` is how many pixels an edge may lie elsewhere, `colour` how far a channel may be off (of
    255), and `pixels` how many may be off by more in any square of `SQUARE` pixels.
    """

    shift: int
    colour: int
    pixels: int


# Faults are counted by square: a lost word is as bad in a large picture as in a small one.
SQUARE: Final = 16


def is_alike(before: Picture, after: Picture, tolerance: Tolerance) -> bool:
    """Do these pictures show the same?"""
    if before.size != after.size:
        return False
    return _most_in_a_square(faults(before, after, tolerance)) <= tolerance.pixels


def faults(before: Picture, after: Picture, tolerance: Tolerance) -> Picture:
    """A black picture, white where the two of one size differ.

    A pixel is compared with the darkest and lightest of those around it in the other picture, both
    ways: so edges may move a little, but nothing appears or disappears.
    """
    over = ImageChops.lighter(_beyond(before, after, tolerance), _beyond(after, before, tolerance))
    red, green, blue = over.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([255 * (value > tolerance.colour) for value in range(256)])


def shown_difference(before: Picture, after: Picture, tolerance: Tolerance) -> Picture:
    """The earlier picture, pale, with what differs in a striking colour."""
    size = max(before.width, after.width), max(before.height, after.height)
    old, new = (_laid_on(one, size) for one in (before, after))
    ground = Image.blend(old, Image.new("RGB", size, _WHITE), _PALE)
    # Single pixels would hardly be seen.
    where = faults(old, new, tolerance).filter(ImageFilter.MaxFilter(3))
    ground.paste(_STRIKING, mask=where)
    return ground


def _beyond(one: Picture, other: Picture, tolerance: Tolerance) -> Picture:
    """How far each pixel of one picture is outside of what the other has around there."""
    if not tolerance.shift:
        return ImageChops.difference(one, other)
    around = 2 * tolerance.shift + 1
    low, high = (
        other.filter(ImageFilter.MinFilter(around)),
        other.filter(ImageFilter.MaxFilter(around)),
    )
    return ImageChops.lighter(ImageChops.subtract(one, high), ImageChops.subtract(low, one))


def _most_in_a_square(where: Picture) -> int:
    """How many white pixels the square with the most of them has."""
    most = 0
    # Squares overlap by half, so that no border cuts a small fault into two smaller ones.
    for left in range(0, where.width, SQUARE // 2):
        strip = where.crop((left, 0, left + SQUARE, where.height))
        if strip.getbbox() is None:
            continue
        for top in range(0, where.height, SQUARE // 2):
            square = strip.crop((0, top, SQUARE, top + SQUARE))
            most = max(most, square.histogram()[255])
    return most


def _laid_on(one: Picture, size: tuple[int, int]) -> Picture:
    """A picture on a white ground of this size."""
    ground = Image.new("RGB", size, _WHITE)
    ground.paste(one, (0, 0))
    return ground
